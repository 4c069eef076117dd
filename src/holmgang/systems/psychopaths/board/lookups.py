"""Facts read off the table: cards, madness, hand sizes, where figures stand and may go, and prices in action points.

Each price has one function, which options show and play takes off the counter (PS-1.6).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from holmgang.kernel.content import Entry
from holmgang.kernel.questions import Option
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.content import (
    Catalogue,
    GameCard,
    HandSize,
    Location,
    Madness,
    Psychopath,
    Rival,
    Voluntary,
    catalogue,
    catalogues,
    number,
)
from holmgang.systems.psychopaths.knobs import Knobs, Offer
from holmgang.systems.psychopaths.state import GamePlay, Player

P = TypeVar("P", bound=Entry)


def book(play: GamePlay) -> Catalogue:
    """The catalogue of the cards in play."""
    return catalogues.get(play.content.hash) or catalogue(play.content)


def card_of(play: GamePlay, name: str) -> GameCard:
    """A card by its id."""
    return book(play).cards[name]


bare = lru_cache(maxsize=1024)(Option)
"""An option that is no more than its id: the same few are offered again and again."""


def choices(cards: Iterable[str]) -> list[Option]:
    """Cards as options; of several copies one."""
    return [bare(card) for card in dict.fromkeys(cards)]


def numbered(cards: Sequence[str]) -> dict[str, str]:
    """Option id → card where copies must be told apart: ``rusty_pipe``, ``rusty_pipe_2``."""
    named: dict[str, str] = {}
    for card in cards:
        copies = sum(1 for other in named.values() if other == card)
        named[card if not copies else f"{card}_{copies + 1}"] = card
    return named


# Effects of mutations on a player.


def of_nature(play: GamePlay, player: Player, nature: str) -> int:
    """Count the physical, or mental, mutations in a player's inventory."""
    return [*map(book(play).natures.get, player.inventory.mutations)].count(nature)


def passives(play: GamePlay, player: Player, kind: type[P]) -> list[tuple[str, P]]:
    """Return the lasting effects of a player's mutations of one kind, each with its card."""
    found = book(play).passives[kind]
    return [(name, effect) for name in player.inventory.mutations if name in found for effect in found[name]]


def madness(play: GamePlay, player: Player) -> Sum:
    """Current madness: base, mutations of the inventory, and what lasts until the end of the turn (PS-1.10)."""
    grown = tuple([(card, effect.amount) for card, effect in passives(play, player, Madness)])
    return _madness(player.base_madness, grown, player.temp_madness)


_madness = lru_cache(maxsize=4096)(rules.current_madness)
"""Players have the same few madnesses again and again."""


def printed_madness(play: GamePlay, name: str) -> Sum:
    """The madness of a psychopath, or of a rival without a card (PS-12.2, PS-19.11)."""
    card = book(play).cards.get(name)
    if isinstance(card, Psychopath):
        return Sum.of(card.madness, "madness", "PS-12.2")
    rival: Rival = play.content.get("rivals", name)
    return Sum.of(number(rival.madness, play.knobs), "madness", "PS-19.11")


def hand_size(play: GamePlay, player: Player) -> Sum:
    """The number of cards that may stay in the hand at the end of the own turn (PS-17.5)."""
    more = [(card, effect.amount) for card, effect in passives(play, player, HandSize)]
    return _hand_size(play.knobs.hand_limit, tuple(more))


@lru_cache(maxsize=1024)
def _hand_size(limit: int, more: tuple[tuple[str, int], ...]) -> Sum:
    """Return the hand size with what each card gives."""
    size = Sum([Term(limit, "hand_limit", "PS-2.7"), *[Term(amount, card, "PS-18.13") for card, amount in more]])
    return size.at_least(rules.hand_size(limit, size.total - limit), "no_less_than_nothing", "PS-17.5")


# Figures.


def unvisited(play: GamePlay, player: Player) -> list[str]:
    """The neighbouring fields not visited this turn, in edge order."""
    visited = play.state.turn.visited
    return [field for field in chart.crossings(play.state, player.figure) if field not in visited]


def visited_neighbours(play: GamePlay, player: Player) -> list[str]:
    """The neighbouring fields that may not be entered again this turn."""
    visited = play.state.turn.visited
    return [field for field in chart.crossings(play.state, player.figure) if field in visited]


def enter(play: GamePlay, player: Player, field: str) -> None:
    """The figure stands on the field, which counts as visited from now on."""
    player.figure = field
    if field not in play.state.turn.visited:
        play.state.turn.visited.append(field)


def together(play: GamePlay, player: Player) -> list[Player]:
    """The other players on the same field, in seat order."""
    return [other for other in play.state.others(player.id) if other.figure == player.figure]


def city_kind(play: GamePlay, area: str) -> str:
    """The kind of the cities of an area; those of a scenario's own areas are normal (PS-19.10)."""
    areas = play.content.kind("areas")
    return str(areas[area].city_kind) if area in areas else "normal"


def location_of(play: GamePlay, area: str) -> str | None:
    """The location in the middle of an area, if it has one."""
    place = book(play).middles.get(area)
    return place if place is None or play.state.extra_area(area) is None else None


REFIGHT = 1
"""The price of another fight with a held psychopath in the newer edition."""


class Price(NamedTuple):
    """A price in AP, and the clause that sets it."""

    ap: int
    clause: str

    @property
    def shown(self) -> Sum:
        """The price as an option shows it."""
        return Sum.of(self.ap, "price", self.clause)

    def times(self, number: int) -> Price:
        """The price of doing something so many times."""
        return Price(self.ap * number, self.clause)

    def within_reach(self, player: Player) -> bool:
        """Tell if the player can pay it now."""
        return rules.can_pay(player.ap, self.ap)


def price_of_step(knobs: Knobs) -> Price:
    """A step to a neighbouring field."""
    return Price(knobs.step_price, "PS-8.4")


def price_of_offer(offer: Offer) -> Price:
    """New areas, as many as the offer says."""
    return Price(offer.price, "PS-6.6")


def price_of_joining(knobs: Knobs) -> Price:
    """Joining two areas that are there."""
    return Price(knobs.join_price, "PS-6.11")


def price_of_wasting(knobs: Knobs) -> Price:
    """An exploration that comes to nothing, where the house allows it."""
    return Price(knobs.join_price, "PS-6.14")


def price_of_refight() -> Price:
    """Another fight with a held psychopath."""
    return Price(REFIGHT, "PS-9.1")


def price_of_action(place: Location, action: Voluntary, knobs: Knobs) -> Price:
    """A voluntary action at a location, once."""
    return Price(number(action.price, knobs), action.clause or place.clause or "PS-19.2")
