"""What a seat sees. Nothing is hidden in this game but what the light hides on the map itself."""

from __future__ import annotations

from holmgang.kernel.play import Play
from holmgang.kernel.sums import Say, Sum
from holmgang.kernel.view import Grid, GridCell, Token, View
from holmgang.systems.tkds.state import Conflict, cell_of


def make_view(play: Play[Conflict], seat: str | None) -> View:
    state = play.state
    tokens = tuple(
        (*one.anchor, Token(id=one.id, name=one.id, side=one.side, size=one.side_length)) for one in state.present()
    )
    cells = tuple(
        GridCell(x=cell_of(name)[0], y=cell_of(name)[1], look=square.look) for name, square in state.field.squares.items()
    )
    names = {one.id: Say(f"word-{one.kind}") for one in state.creatures}
    Sum()
    return View(panels=(Grid(id="map", title="map", width=state.field.width, height=state.field.height, cells=cells, tokens=tokens),), names=names)
