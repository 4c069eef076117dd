"""What can be chosen: options with all that a chooser wants to know, menus that make them singly, and bars."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar, Union

from holmgang.kernel.lean import frozen, value
from holmgang.kernel.odds import Odds
from holmgang.kernel.sums import Say, Sum

if TYPE_CHECKING:
    from holmgang.kernel.questions import Question

T = TypeVar("T")
Lazy = Iterable[T] | Callable[[], Iterable[T]]
"""A sequence, or a function that makes it when somebody looks."""
Later = Union[T, Callable[[], T]]  # noqa: UP007 - a bare type variable knows no bar at run time
"""A value, or a function that works it out when somebody looks."""


def made_of(source: Lazy[T]) -> tuple[T, ...]:
    """What a lazy sequence holds."""
    return tuple(source() if callable(source) else source)


@value
class Spot:
    """Something on the board that an option points at, so that it can be clicked."""

    kind: str
    id: str

    @classmethod
    @lru_cache(4096)
    def token(cls, name: str) -> Spot:
        return cls("token", name)

    @classmethod
    @lru_cache(65536)
    def cell(cls, x: int, y: int) -> Spot:
        return cls("cell", f"{x},{y}")


class Option:
    """One thing that may be chosen.

    ``label`` defaults to the words key ``option-<purpose>-<id>``, then to the name of the token ``id``.
    ``details`` are further questions to the same seat that this option brings with it (only in a :class:`Declare`).
    What a chooser wants to know, each with its reasons: ``price`` is what it costs, in ``coin`` (a word: momentum,
    success); ``worth`` is a number it brings (a bonus, a value); ``against`` is what that has to beat; ``odds`` is what
    may come of it. ``along`` are spots to draw a way or a line of sight through. ``like`` names an earlier option that
    comes to the very same, as of two equal dice.

    All but the id, the label and the spots may be given as functions: most options are never chosen, and in a
    simulation nobody reads their worth.
    """

    __slots__ = (
        "_against",
        "_along",
        "_odds",
        "_particulars",
        "_price",
        "_worth",
        "at",
        "clauses",
        "coin",
        "details",
        "id",
        "label",
        "like",
    )

    def __init__(
        self,
        id: str,  # noqa: A002 - the name everybody uses
        label: Say | str = "",
        at: tuple[Spot, ...] = (),
        details: Lazy[Question] = (),
        worth: Later[Sum | None] = None,
        clauses: tuple[str, ...] = (),
        *,
        price: Later[Sum | None] = None,
        coin: str = "",
        against: Later[Sum | None] = None,
        odds: Later[Odds | None] = None,
        along: Later[tuple[Spot, ...]] = (),
        like: str = "",
    ) -> None:
        self.id = id
        self.label = label
        self.at = at
        self.details = details
        self.clauses = clauses
        self.coin = coin
        self.like = like
        self._worth = worth
        self._price = price
        self._against = against
        self._odds = odds
        self._along = along
        self._particulars: tuple[Question, ...] | None = None

    @property
    def particulars(self) -> tuple[Question, ...]:
        """The details, made when first looked at."""
        if self._particulars is None:
            self._particulars = made_of(self.details)
        return self._particulars

    @property
    def worth(self) -> Sum | None:
        """What it brings, worked out when first looked at."""
        if callable(self._worth):
            self._worth = self._worth()
        return self._worth

    @property
    def price(self) -> Sum | None:
        """What it costs, worked out when first looked at."""
        if callable(self._price):
            self._price = self._price()
        return self._price

    @property
    def against(self) -> Sum | None:
        """What its worth has to beat, worked out when first looked at."""
        if callable(self._against):
            self._against = self._against()
        return self._against

    @property
    def odds(self) -> Odds | None:
        """What may come of it, worked out when first looked at."""
        if callable(self._odds):
            self._odds = self._odds()
        return self._odds

    @property
    def along(self) -> tuple[Spot, ...]:
        """A way or a line of sight to draw, worked out when first looked at."""
        if callable(self._along):
            self._along = self._along()
        return self._along

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Menu:
    """Options that are made one by one: their ids in order, and what makes the option of an id.

    ``make`` gives None where the thing is not possible now. Whoever asks for one option pays for one, so a policy that
    has something in mind, and the reading of an answer, need not wait for all the others.

    A menu that is ``sure`` has an option for each of its ids, and ``details`` gives the particulars of each, if any of
    them has some: so chance can choose from it without making any. A subclass may have both as methods.
    """

    __slots__ = ("_all", "_made", "details", "ids", "make", "sure")

    def __init__(
        self,
        ids: Collection[str],
        make: Callable[[str], Option | None],
        sure: bool = False,
        details: Callable[[str], Sequence[Question]] | None = None,
    ) -> None:
        self.ids = ids
        self.make = make
        self.sure = sure
        self.details = details
        self._made: dict[str, Option | None] | None = None
        self._all: tuple[Option, ...] | None = None

    def get(self, name: str) -> Option | None:
        """The option of that id, if it is possible now."""
        made = self._made
        if made is None:
            made = self._made = {}
        if name not in made:
            made[name] = self.make(name) if name in self.ids else None
        return made[name]

    @property
    def options(self) -> tuple[Option, ...]:
        """All that are possible now, in order."""
        if self._all is None:
            self._all = tuple(self)
        return self._all

    def __iter__(self) -> Iterator[Option]:
        return (option for name in self.ids if (option := self.get(name)) is not None)


@frozen
class Barred:
    """Something a person might expect among the options, and the clause that keeps it out."""

    id: str
    clause: str
