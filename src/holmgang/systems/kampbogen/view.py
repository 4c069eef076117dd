"""View."""

from __future__ import annotations

from holmgang.kernel.play import Play
from holmgang.kernel.view import View
from holmgang.systems.kampbogen.state import Fight


def view_of(play: Play[Fight]) -> View:
    return View(panels=())
