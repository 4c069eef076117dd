"""What all rule code of this system has in its hands while a step runs. Nothing in it outlives the step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holmgang.kernel.events import Event
from holmgang.kernel.play import Flow, Play
from holmgang.systems.tkds.board import Board
from holmgang.systems.tkds.state import Conflict, Creature

DAMAGE, OTHER, DISPLACEMENT = 0, 1, 2


class Fight:
    """The play with a board on it.

    While several actions are simultaneous (TK-5.8), ``later`` collects what each of them does, and
    :func:`settle` lets it all happen together.
    """

    def __init__(self, play: Play[Conflict]) -> None:
        self.play, self.state, self.knobs, self.pack = play, play.state, play.knobs, play.content
        self.board = Board(play.state, play.knobs, play.content)
        self.later: list[tuple[int, str, str, Callable[[], Flow[None]]]] | None = None
        self.just_fallen: list[str] | None = None
        self.doer = ""
        self.mid_interrupt = False
        self.ending = False

    def tell(self, event: Event) -> None:
        self.play.tell(event)

    def creature(self, name: str) -> Creature:
        return self.state.creature(name)

    def changed(self) -> None:
        """Somebody moved, fell, woke, or the ground changed."""
        self.board.forget()

    def weapon(self, kind: str) -> Any:
        return self.pack.get("weapons", kind)

    def inflict(self, rank: int, whom: str, deed: Callable[[], Flow[None]]) -> Flow[None]:
        """Let something happen to somebody now, or together with everything else that is happening."""
        if self.later is None:
            yield from deed()
        else:
            self.later.append((rank, self.doer, whom, deed))


def settle(fight: Fight, lost: tuple[str, ...] = ()) -> Flow[None]:
    """Apply what simultaneous actions have done: in the order they were rolled, displacement after damage.

    What those in ``lost`` did comes to nothing. Whoever falls in it falls once: all blows were rolled on the state
    before any of them.
    """
    waiting, fight.later, fight.just_fallen = fight.later or [], None, []
    for rank in (DAMAGE, OTHER, DISPLACEMENT):
        for own, doer, _, deed in waiting:
            if own == rank and doer not in lost:
                yield from deed()
    fight.just_fallen = None
