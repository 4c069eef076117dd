"""Combat style: high dice of the grade release it."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.kernel.play import Flow, Play
from holmgang.systems.kampbogen import events
from holmgang.systems.kampbogen.flow.asking import ruling
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Fight, Opponent, Round


def release_style(play: Play[Fight, Knobs], now: Round, able: list[Opponent]) -> Flow[None]:
    """KB-6.1: the style of all, or, where they have several, of the one whose kamp set the grade."""
    setters = [one for one in able if one.kamp == now.kamp] or [play.state.opponent(now.set_by)]
    owner, why = setters[0], ["KB-6.1", "KB-6.2"]
    if len({one.style for one in able}) > 1:
        owner = yield from _of_several(play, setters)
        why.append("KB-6.3")
    now.style, now.style_kind = owner.style, owner.kind
    play.tell(events.Style, ability=owner.style, owner=owner.id, clauses=tuple(why))


def _of_several(play: Play[Fight, Knobs], setters: Sequence[Opponent]) -> Flow[Opponent]:
    """KB-6.3: if those who set the grade have different styles themselves, the master picks."""
    owner = setters[0]
    if all(one.style == owner.style for one in setters):
        return owner
    names = [one.id for one in setters]
    return play.state.opponent((yield from ruling(play, "style_of", names, names[0], "KB-6.3")))
