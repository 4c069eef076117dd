"""Heroes: how a rule system keeps characters from one fight to the next.

A hero is an entry of a pack (its sheet), and the *carried* state in which its last fight has left it: lives, injuries,
ammunition, coins. A system that has heroes gives an instance of :class:`HeroRules` as ``System.heroes``. Everything
here is pure: the outside rolls the dice, stores the results and decides what a player may do.
"""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeVar

from holmgang.kernel.content import Entry, Pack, canonical, validate
from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.view import Track, Value
from holmgang.kernel.yamltext import Document

NIGHT, MENDED, REFILL = "night", "mended", "refill"
"""The rests: one night, everything healed, used and lost things replaced."""
Data = dict[str, Any]


class CarriedState(Entry):
    """Traces of past fights on a hero; the fields of each system come on top. An empty one is a fresh hero."""

    fallen: bool = False


C = TypeVar("C", bound=CarriedState)


@dataclass(frozen=True)
class Hero(Generic[C]):
    """A hero as the rules see it. ``entry`` is the sheet as plain data, ``base`` the template that it was made from."""

    name: str
    entry: Mapping[str, Any]
    carried: C
    base: str
    content: Pack
    knobs: Any


@dataclass(frozen=True)
class FieldValue:
    """One value of a field. ``barred`` says why the rules do not allow it."""

    id: str
    name: Value
    chosen: bool = False
    barred: Phrase | None = None
    clause: str = ""


@dataclass(frozen=True)
class SheetField:
    """A number or a choice of the sheet that a player sets. ``kind``: number, one of the choices, or several."""

    id: str
    name: Value
    kind: Literal["number", "one", "some"]
    value: int = 0
    least: int = 0
    most: int = 0
    choices: tuple[FieldValue, ...] = ()
    clause: str = ""
    note: Value = ""


@dataclass(frozen=True)
class Derived:
    """A number that follows from the sheet, with its terms and their clauses."""

    name: Value
    value: Sum


@dataclass(frozen=True)
class HeldGear:
    """A piece of gear of the hero. ``id`` names it for :meth:`HeroRules.without`; ``where`` says how it is carried."""

    id: str
    kind: str
    name: Value
    where: Value
    facts: tuple[Value, ...] = ()


@dataclass(frozen=True)
class OfferedGear:
    """A piece of gear of the packs that the hero could take. ``barred`` says why not."""

    id: str
    name: Value
    facts: tuple[Value, ...] = ()
    barred: Phrase | None = None
    clause: str = ""


@dataclass(frozen=True)
class HeroSheet:
    """Everything that a page shows of a hero. ``marks`` are wounds and losses, ``load`` is carried of the limit."""

    gauge: Track
    facts: tuple[Derived, ...]
    fields: tuple[SheetField, ...]
    derived: tuple[Derived, ...]
    pieces: tuple[HeldGear, ...]
    marks: tuple[tuple[str, Value], ...] = ()
    load: tuple[Sum, int] | None = None


@dataclass(frozen=True)
class Change:
    """One thing that a fight or a rest does to a hero. ``lasts``: it stays by the rules, so it is ticked.

    ``sets`` are fields of the carried state; ``adds`` are entries of its lists: those of all changes together.
    """

    id: str
    says: Value
    note: Value = ""
    clause: str = ""
    lasts: bool = True
    sets: Mapping[str, Any] | None = None
    adds: Mapping[str, Sequence[Any]] | None = None


@dataclass(frozen=True)
class WayToMend:
    """A way to mend between fights: by the book, or with an ``amount`` that each group sets itself (``house``)."""

    id: str
    says: Value
    clause: str = ""
    amount: int = 0
    dice: tuple[int, int] = (0, 0)
    house: bool = False


class HeroRules(ABC, Generic[C]):
    """The rules of a system for its heroes."""

    kind: ClassVar[str]
    """The kind of content that a hero is an entry of."""
    group: ClassVar[str]
    """The group of a set-up in which heroes stand."""
    carried_model: type[C]
    seat_for_each: ClassVar[bool] = False
    """True if every hero needs a seat of its own."""

    # The sheet

    @abstractmethod
    def templates(self, content: Pack) -> Mapping[str, Data]:
        """Return complete sheets to begin with, by id; the first is taken where none is named."""

    @abstractmethod
    def sheet(self, hero: Hero[C]) -> HeroSheet:
        """Return all that a page shows of a hero."""

    @abstractmethod
    def changed(self, hero: Hero[C], field: str, value: int | str) -> Data:
        """Return the sheet with another value of a field. A value of a field of several is put in or taken out."""

    @abstractmethod
    def offers(self, hero: Hero[C]) -> Sequence[OfferedGear]:
        """Return all gear of the packs."""

    @abstractmethod
    def with_thing(self, hero: Hero[C], thing: str) -> Data:
        """Return the sheet with one more thing of the packs."""

    @abstractmethod
    def without(self, hero: Hero[C], piece: str) -> Data:
        """Return the sheet without a piece of gear."""

    # Between fights

    @abstractmethod
    def aftermath(self, hero: Hero[C], state: Any, token: str, won: bool) -> Sequence[Change]:
        """Return what a fight that is over has changed, each with its clause."""

    @abstractmethod
    def rests(self, hero: Hero[C]) -> Sequence[WayToMend]:
        """Return the ways to mend."""

    @abstractmethod
    def rested(self, hero: Hero[C], rest: str, amount: int) -> Sequence[Change]:
        """Return what a rest does. ``amount`` is what its dice showed, or what the group has agreed on."""

    # Into a fight

    @abstractmethod
    def slots(self, setup: Mapping[str, Any], content: Pack) -> Sequence[str]:
        """Return the ids of those in a set-up in whose place heroes can stand."""

    @abstractmethod
    def placed(self, hero: Hero[C], seat: str, slot: Mapping[str, Any]) -> Data:
        """Return the hero as an entry of the set-up, standing where the entry ``slot`` stood."""

    def finished(self, setup: Data, heroes: Mapping[str, Hero[C]], beside: Mapping[str, str]) -> Data:
        """Return the set-up after all heroes are in it, by token: those beyond its slots stand beside another hero."""
        return setup

    # Common to all systems

    def checked(self, entry: Mapping[str, Any], content: Pack, model: type[Entry], name: str) -> Data:
        """Return a sheet in its full form; raise ``ContentError`` with everything that is wrong in it."""
        data = {key: value for key, value in entry.items() if key != "name" or "name" in model.model_fields}
        made = validate(model, data, Document(dict(entry), name), context=content.ids)
        return {**plain(made), **({"name": entry["name"]} if "name" in entry else {})}

    def carried(self, data: Mapping[str, Any]) -> C:
        """Return stored state as its model."""
        return validate(self.carried_model, dict(data), Document(dict(data), "carried"))

    def after(self, hero: Hero[C], changes: Sequence[Change]) -> Data:
        """Return the carried state, as data, after changes have been taken over."""
        state: Data = plain(hero.carried)
        for change in changes:
            state |= change.sets or {}
        for name in dict.fromkeys(name for change in changes for name in change.adds or {}):
            state[name] = [item for change in changes for item in (change.adds or {}).get(name, ())]
        return plain(self.carried(state))


def plain(entry: Entry) -> Data:
    """Return an entry as data, without what is as usual."""
    data: Data = canonical(entry)
    usual = type(entry).model_fields
    return {key: value for key, value in data.items() if not _is_default(usual[key], value)}


def _is_default(field: Any, value: Any) -> bool:
    return not field.is_required() and canonical(field.get_default(call_default_factory=True)) == value


def slug(name: str, taken: Sequence[str]) -> str:
    """Return an id made from a name that is not taken."""
    letters = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    stem = re.sub(r"[^a-z0-9]+", "_", letters).strip("_")[:24] or "hero"
    stem = stem if stem[0].isalpha() else f"hero_{stem}"
    found, number = stem, 1
    while found in taken:
        number += 1
        found = f"{stem}_{number}"
    return found


def put_in(
    rules: HeroRules[Any],
    scenario: Mapping[str, Any],
    heroes: Sequence[tuple[Hero[Any], str]],
    content: Pack,
) -> tuple[Data, dict[int, str]]:
    """Return a scenario, as data, with heroes in place of its own, and the token of each hero by its number.

    ``heroes`` come with the names of their players. Heroes of one player share a seat; those without one share
    another. A name elsewhere in the scenario (distances, scenes, aims) means the hero in that place.
    """
    setup: Data = {**scenario.get("setup", {})}
    group: Data = dict(setup.get(rules.group) or {})
    slots = _slots(rules, scenario, content)
    others = [name for name in group if name not in slots]
    tokens: dict[int, str] = {}
    staying_seats = _staying_seats(rules, scenario, slots, len(heroes))
    for number, (hero, _) in enumerate(heroes):
        tokens[number] = slug(hero.name, [*others, *tokens.values(), *staying_seats])
    seats = _seats(rules, scenario, [(hero, player, tokens[place]) for place, (hero, player) in enumerate(heroes)])
    entries: Data = {}
    for number, (hero, _) in enumerate(heroes):
        slot = group.get(slots[min(number, len(slots) - 1)], {}) if slots else {}
        entries[tokens[number]] = rules.placed(hero, seats.of[tokens[number]], slot or {})
    filled = slots[: len(heroes)] if rules.seat_for_each else slots  # a seat without a hero stays a player's
    stand_in = {slot: tokens.get(place, "") for place, slot in enumerate(filled)}
    first = tokens[0]
    rest = {key: _renamed(value, stand_in, first) for key, value in setup.items() if key != rules.group}
    staying = others if not rules.seat_for_each else [name for name in group if name not in filled]
    kept = {name: _renamed(group[name], stand_in, first) for name in staying}
    last = tokens[max(0, min(len(slots), len(heroes)) - 1)]
    beside = {tokens[number]: last for number in range(max(1, len(slots)), len(heroes))}
    own = {tokens[number]: hero for number, (hero, _) in enumerate(heroes)}
    made = rules.finished({**rest, rules.group: {**entries, **kept}}, own, beside)
    return {**scenario, "seats": seats.seats, "setup": made}, tokens


def join(rules: HeroRules[Any], scenario: Mapping[str, Any], hero: Hero[Any], player: str) -> tuple[Data, str]:
    """Return a scenario, as data, with one more hero beside those it has, and the hero's token.

    The hero sits where the player sits already; otherwise on a new seat, which is named like the player.
    """
    setup: Data = {**(scenario.get("setup") or {})}
    seats: Data = {**(scenario.get("seats") or {})}
    group: Data = dict(setup.get(rules.group) or {})
    slots = _slots(rules, scenario, hero.content)
    tokens = [name for part in setup.values() if isinstance(part, Mapping) for name in part]
    called = player or hero.name
    own = [] if rules.seat_for_each else [name for name, seat in seats.items() if _called(seat) == called]
    token = slug(hero.name, [*(name for name in seats if name not in own), *tokens])
    new = token if rules.seat_for_each else _seat_id(called, hero, token, called, [*seats, *tokens, token])
    seat = own[0] if own else new
    if not own:
        masters = {name: one for name, one in seats.items() if (one or {}).get("role") == "master"}
        players = {name: one for name, one in seats.items() if name not in masters}
        seats = {**players, seat: {"name": dict.fromkeys(("en", "cs", "da"), called)}, **masters}
    entry = rules.placed(hero, seat, {})
    beside = {token: slots[-1]} if slots and slots[-1] in group else {}
    made = rules.finished({**setup, rules.group: {**group, token: entry}}, {token: hero}, beside)
    return {**scenario, "seats": seats, "setup": made}, token


def rejoin(rules: HeroRules[Any], scenario: Mapping[str, Any], hero: Hero[Any], token: str) -> Data:
    """Return a scenario, as data, in which a hero is again as its sheet says; seat and place stay."""
    setup: Data = {**(scenario.get("setup") or {})}
    group: Data = dict(setup.get(rules.group) or {})
    slot: Data = group.get(token) or {}
    group[token] = rules.placed(hero, str(slot.get("seat") or token), slot)
    return {**scenario, "setup": rules.finished({**setup, rules.group: group}, {token: hero}, {})}


def _called(seat: Any) -> str:
    names = seat.get("name") if isinstance(seat, Mapping) else None
    return str(names.get("en") or "") if isinstance(names, Mapping) else ""


def _slots(rules: HeroRules[Any], scenario: Mapping[str, Any], content: Pack) -> list[str]:
    """Return those in whose place heroes stand; where every player has one figure, these are the players' seats."""
    if not rules.seat_for_each:
        return list(rules.slots(scenario.get("setup", {}), content))
    return [name for name, seat in scenario.get("seats", {}).items() if (seat or {}).get("role") != "master"]


@dataclass(frozen=True)
class _Seats:
    seats: Data
    of: dict[str, str]


def _seats(rules: HeroRules[Any], scenario: Mapping[str, Any], heroes: Sequence[tuple[Hero[Any], str, str]]) -> _Seats:
    """Return the seats with those of the players in front. Seats that play others of the set-up stay."""
    slots = _slots(rules, scenario, heroes[0][0].content)
    staying = _staying_seats(rules, scenario, slots, len(heroes))
    group: Data = (scenario.get("setup") or {}).get(rules.group) or {}
    taken = [*staying, *group, *(token for _, _, token in heroes)]
    made: Data = {}
    of: dict[str, str] = {}
    for hero, player, token in heroes:
        if token in of:
            continue
        alike = [one for one in heroes if one[1] == player and not rules.seat_for_each] or [(hero, player, token)]
        called = player or ", ".join(one.name for one, _, _ in alike)
        seat = token if rules.seat_for_each else _seat_id(called, hero, token, player or "party", [*taken, *made])
        made[seat] = {"name": dict.fromkeys(("en", "cs", "da"), called)}
        of |= {own: seat for _, _, own in alike}
    return _Seats(made | staying, of)


def _seat_id(called: str, hero: Hero[Any], token: str, stem: str, taken: Sequence[str]) -> str:
    """Return the id of a seat: its hero's token if both have one name, else an id of its own.

    The name of a seat stands for its id in every text, so it must not stand for one of several heroes.
    """
    return token if called == hero.name else slug(stem, taken)


def _staying_seats(rules: HeroRules[Any], scenario: Mapping[str, Any], slots: Sequence[str], heroes: int) -> Data:
    """Return the seats of the master and of those who stay when so many heroes have taken their places."""
    group: Data = (scenario.get("setup") or {}).get(rules.group) or {}
    others = [one for name, one in group.items() if name not in slots and isinstance(one, Mapping)]
    needed = {one.get("seat") for one in others}
    return {
        name: seat
        for name, seat in (scenario.get("seats") or {}).items()
        if (seat or {}).get("role") == "master"
        or name in needed
        or (rules.seat_for_each and name not in slots[:heroes])
    }


def _renamed(data: Any, names: Mapping[str, str], first: str) -> Any:
    """Return data in which every id of a slot is that of its hero. A slot without a hero leaves lists and mappings;
    where one must be named, the first hero stands in."""
    if isinstance(data, str):
        return names.get(data, data) or first
    if isinstance(data, Mapping):
        return {
            names.get(key, key): _renamed(value, names, first) for key, value in data.items() if names.get(key, key)
        }
    if isinstance(data, (list, tuple)):
        return [_renamed(one, names, first) for one in data if not isinstance(one, str) or names.get(one, one)]
    return data
