"""The surroundings of rule code while a step runs: the play, its board, and what waits to happen.

Nothing in it outlives the step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, ParamSpec

from holmgang.kernel.events import Event
from holmgang.kernel.play import Flow
from holmgang.systems.tkds.board.board import Board
from holmgang.systems.tkds.state import Creature, GamePlay, Item

P = ParamSpec("P")
DAMAGE, OTHER, DISPLACEMENT = "damage", "other", "displacement"
Deed = Callable[[], Flow[None] | None]
"""Something that happens; it may ask, and need not."""


class Pending(NamedTuple):
    """Something that will happen at the end of a simultaneous moment: to whom, by whose doing, and its damage."""

    rank: str
    doer: str
    whom: str
    deed: Deed
    damage: int = 0


class Fight:
    """The play with a board on it.

    While several actions are simultaneous (TK-5.8), ``later`` collects what each of them does, ``answering`` who cuts
    in, and :func:`settle` lets it all happen together. ``hooks`` carry out prepared actions, ``ways`` and ``means``
    are those that have been worked out in this step, by all that they depend on. ``glimpsed`` are the opponents of whom
    a watched state held for a moment.
    """

    def __init__(self, play: GamePlay) -> None:
        self.play, self.state, self.knobs, self.pack = play, play.state, play.knobs, play.content
        self.board = Board(play)
        self.later: list[Pending] | None = None
        self.just_fallen: list[str] | None = None
        self.doer = ""
        self.mid_interrupt = False
        self.answering: list[Any] | None = None
        self.hooks: Any = None
        self.ending = False
        self.glimpsed: dict[str, frozenset[str]] = {}
        self.ways: dict[Any, Any] = {}
        self.means: dict[Any, Any] = {}

    @classmethod
    def of(cls, play: GamePlay) -> Fight:
        """The fight of the running step: what its board knows serves the rules, the options and the policies alike."""
        found = play.derived.get(cls)
        return found if isinstance(found, Fight) else cls(play)

    @property
    def facts(self) -> dict[Any, Any] | None:
        return self.play.facts

    def tell(self, make: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """State a fact, see :meth:`holmgang.kernel.play.Play.tell`."""
        self.play.tell(make, *args, **kwargs)

    def creature(self, name: str) -> Creature:
        return self.state.creature(name)

    def weapon(self, kind: str) -> Any:
        return self.pack.get("weapons", kind)

    def is_powder(self, item: Item) -> bool:
        """Is it spoilt by water (TK-18.3)?"""
        return item.kind == "grenade" or (item.sort == "weapon" and bool(self.weapon(item.kind).black_powder))
