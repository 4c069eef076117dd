"""How the table is told: an event is made only where somebody listens."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from holmgang.kernel.events import Event
from holmgang.kernel.play import Play
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Fight

P = ParamSpec("P")


def tell(play: Play[Fight, Knobs], kind: Callable[P, Event], *args: P.args, **facts: P.kwargs) -> None:
    """Tell an event of this kind with these facts. Where nobody listens it is not even made."""
    if play.heard:
        play.tell(kind(*args, **facts))
