"""Parts of the home page that other pages fill: our heroes and our fights, as lists of cards.

The pages that keep heroes and fights give ``app.state.home`` a source each when the application is made. A source is
called for every visit of the home page and returns the visitor's own cards, the best first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from fastapi import Request


@dataclass(frozen=True)
class HomeCard:
    """A hero or a fight of the visitor's. ``art``: the address of a picture; ``picture``: markup that we drew.

    ``system`` and ``group`` say which heroes belong together, for the filter "fits our heroes"; ``word`` is a verdict
    of ``holmgang.lab.verdicts``; ``faded``: it stays at home.
    """

    title: str
    href: str
    note: str = ""
    art: str = ""
    picture: str = ""
    system: str = ""
    group: str = ""
    word: str = ""
    faded: bool = False


HomeSource = Callable[[Request], Awaitable[Sequence[HomeCard]]]


@dataclass
class HomeParts:
    """The sources of the home page."""

    heroes: list[HomeSource] = field(default_factory=list)
    fights: list[HomeSource] = field(default_factory=list)

    async def cards(self, request: Request) -> tuple[list[HomeCard], list[HomeCard]]:
        """Return the visitor's heroes and fights."""
        heroes = [card for source in self.heroes for card in await source(request)]
        fights = [card for source in self.fights for card in await source(request)]
        return heroes, fights


def parties(heroes: Sequence[HomeCard]) -> list[tuple[str, int]]:
    """Return how many heroes come along in each system, for the filter."""
    coming: dict[str, int] = {}
    for card in heroes:
        if card.system and not card.faded:
            coming[card.system] = coming.get(card.system, 0) + 1
    return list(coming.items())
