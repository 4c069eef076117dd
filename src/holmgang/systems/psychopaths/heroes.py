"""Heroes of Země psychopatů: players' figures that come back, with the glory of all their games.

By the book every game begins from nothing (PS-2.6). What a figure brings along is the group's own rule, so only the
tally of glory is kept without asking.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, ClassVar

from pydantic import Field

from holmgang.kernel.content import Entry, Natural, Pack, Texts, load_scenario
from holmgang.kernel.heroes import (
    CarriedState,
    Change,
    Data,
    Derived,
    HeldGear,
    Hero,
    HeroRules,
    HeroSheet,
    OfferedGear,
    SheetField,
    WayToMend,
)
from holmgang.kernel.play import Play
from holmgang.kernel.sums import Sum, phrase
from holmgang.kernel.view import Track, Value
from holmgang.systems.psychopaths.board.lookups import hand_size, madness
from holmgang.systems.psychopaths.knobs import Knobs
from holmgang.systems.psychopaths.setup import MutationCard, Setup, WeaponCard, make_state
from holmgang.systems.psychopaths.state import GamePlay, Player, State

NAMES: dict[str, dict[str, str]] = {
    "rust": {"en": "Rust", "cs": "Rez", "da": "Rust"},
    "vera": {"en": "Vera", "cs": "Věra", "da": "Vera"},
    "crusher": {"en": "Crusher", "cs": "Drtič", "da": "Knuser"},
    "mole": {"en": "Mole", "cs": "Krtek", "da": "Muldvarpen"},
    "ash": {"en": "Ash", "cs": "Popel", "da": "Aske"},
    "needle": {"en": "Needle", "cs": "Jehla", "da": "Nålen"},
}
MOST_TEMPLATES = 4


class FigureModel(Entry):
    """A player's figure. Weapons and mutations at the start are a rule of the group; the book gives none."""

    name: Texts
    weapons: list[WeaponCard] = []
    mutations: list[MutationCard] = []


class Carried(CarriedState):
    """Glory of all games, games played and won, and cards brought along."""

    glory: int = Field(0, ge=-1_000_000, le=1_000_000)  # a game may end below zero (PS-15.3)
    games: Natural = 0
    wins: Natural = 0
    weapons: list[WeaponCard] | None = None
    mutations: list[MutationCard] | None = None


class PsychopathsHeroes(HeroRules[Carried]):
    """Heroes are the figures of players."""

    kind: ClassVar[str] = "figures"
    group: ClassVar[str] = "players"
    carried_model = Carried
    seat_for_each: ClassVar[bool] = True

    def templates(self, content: Pack) -> Mapping[str, Data]:
        return {name: {"name": dict(texts)} for name, texts in islice(NAMES.items(), MOST_TEMPLATES)}

    # The sheet

    def sheet(self, hero: Hero[Carried]) -> HeroSheet:
        play, player = _alone(hero)
        carried = hero.carried
        glory = Sum.of(carried.glory, "glory", "PS-1.11")
        return HeroSheet(
            gauge=Track(id="glory", name="glory", value=glory),
            facts=(
                Derived("hero-games", Sum.of(carried.games, "hero-games", "PS-23.1")),
                Derived("hero-wins", Sum.of(carried.wins, "hero-wins", "PS-23.1")),
            ),
            fields=tuple[SheetField, ...](),
            derived=(
                Derived("madness", madness(play, player)),
                Derived("hand_limit", hand_size(play, player)),
                Derived("glory", Sum.of(player.glory, "glory", "PS-2.6")),
            ),
            pieces=tuple(_pieces(hero)),
            marks=tuple(_marks(hero)),
        )

    def changed(self, hero: Hero[Carried], field: str, value: int | str) -> Data:
        return dict(hero.entry)

    def offers(self, hero: Hero[Carried]) -> Sequence[OfferedGear]:
        cards = [*hero.content.kind("weapons"), *hero.content.kind("mutations")]
        return [OfferedGear(name, name, (phrase("hero-own-rule"),), None, "PS-2.6") for name in cards]

    def with_thing(self, hero: Hero[Carried], thing: str) -> Data:
        sort = "weapons" if thing in hero.content.kind("weapons") else "mutations"
        return {**hero.entry, sort: [*hero.entry.get(sort, []), thing]}

    def without(self, hero: Hero[Carried], piece: str) -> Data:
        sort, _, place = piece.partition(":")
        return {
            **hero.entry,
            sort: [one for number, one in enumerate(hero.entry.get(sort, [])) if str(number) != place],
        }

    # Between games

    def aftermath(self, hero: Hero[Carried], state: State, token: str, won: bool) -> Sequence[Change]:
        player, carried = next((one for one in state.players if one.id == token), None), hero.carried
        if player is None:  # left the open table before the end
            return ()
        own = token in state.winners
        tally = {"glory": carried.glory + player.glory, "games": carried.games + 1, "wins": carried.wins + own}
        note = phrase("hero-tally", glory=tally["glory"])
        found = [Change("glory", phrase("hero-glory-gained", glory=player.glory), note, "PS-21.1", True, tally)]
        for sort in ("weapons", "mutations"):
            cards: list[str] = list(getattr(player.inventory, sort))
            if cards and cards != (getattr(carried, sort) or hero.entry.get(sort, [])):
                says = phrase(f"hero-brings-{sort}", count=len(cards))
                found.append(Change(sort, says, phrase("hero-own-rule"), "PS-2.6", False, {sort: cards}))
        return found

    def rests(self, hero: Hero[Carried]) -> Sequence[WayToMend]:
        return ()

    def rested(self, hero: Hero[Carried], rest: str, amount: int) -> Sequence[Change]:
        return ()

    # Into a game

    def slots(self, setup: Mapping[str, Any], content: Pack) -> Sequence[str]:
        return list(setup.get("players") or {})

    def placed(self, hero: Hero[Carried], seat: str, slot: Mapping[str, Any]) -> Data:
        inventory = {**slot.get("inventory", {}), **{sort: _cards(hero, sort) for sort in ("weapons", "mutations")}}
        return {**slot, "inventory": {name: cards for name, cards in inventory.items() if cards}}

    def finished(self, setup: Data, heroes: Mapping[str, Hero[Carried]], beside: Mapping[str, str]) -> Data:
        """Let all heroes be there from the start, also at an open table."""
        absent = [name for name in setup.get("absent", ()) if name not in heroes]
        return {**setup, "absent": absent} if absent else {key: setup[key] for key in setup if key != "absent"}


def _cards(hero: Hero[Carried], sort: str) -> list[str]:
    carried = getattr(hero.carried, sort)
    return list(hero.entry.get(sort, []) if carried is None else carried)


def _alone(hero: Hero[Carried]) -> tuple[GamePlay, Player]:
    """Return a game with the figure in it: every number is the one that counts at the start."""
    inventory = {sort: _cards(hero, sort) for sort in ("weapons", "mutations")}
    data = {
        "system": "psychopaths",
        "id": "sheet",
        "title": {"en": "sheet"},
        "scene": {"en": "sheet"},
        "seats": {"hero": {}, "other": {}},
        "setup": {"players": {"hero": {"inventory": inventory}}},
    }
    scenario = load_scenario(data, Setup, Knobs, system_id="psychopaths", pack=hero.content)
    state = make_state(scenario, hero.content)
    return Play(state, scenario.knobs, hero.content, ("hero", "other"), None), state.player("hero")


def _pieces(hero: Hero[Carried]) -> Iterator[HeldGear]:
    for sort in ("weapons", "mutations"):
        for place, name in enumerate(hero.entry.get(sort, [])):
            yield HeldGear(f"{sort}:{place}", name, name, phrase("hero-own-rule"))


def _marks(hero: Hero[Carried]) -> Iterator[tuple[str, Value]]:
    for sort in ("weapons", "mutations"):
        for name in getattr(hero.carried, sort) or ():
            yield name, name


RULES = PsychopathsHeroes()
