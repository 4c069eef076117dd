"""Heroes of k6: their sheets, what a fight leaves behind, and how they mend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

from holmgang.kernel.content import Entry, Natural, Pack, Ref, load_scenario
from holmgang.kernel.heroes import (
    MENDED,
    NIGHT,
    REFILL,
    CarriedState,
    Change,
    Data,
    Derived,
    FieldValue,
    HeldGear,
    Hero,
    HeroRules,
    HeroSheet,
    OfferedGear,
    SheetField,
    WayToMend,
    plain,
)
from holmgang.kernel.sums import Sum, phrase
from holmgang.kernel.view import Track, Value
from holmgang.systems.k6.board.arms import attributes_with
from holmgang.systems.k6.content import CombatantSetup, Setup
from holmgang.systems.k6.knobs import Knobs
from holmgang.systems.k6.setup import NOWHERE, combatant
from holmgang.systems.k6.state import AnyCondition, Combatant, Injury, State
from holmgang.systems.k6.tables import CONDITIONS, INJURY

TEMPLATES = ("gorondar", "naria", "kara", "tilda")
ATTRIBUTES = ("strength", "finesse", "soul")
NIGHTS_LIVES = 2
"""Lives that a night gives back where a group has not agreed on another number; the book says nothing of nights."""
FROM_SLOT = ("zone", "unaware", "light", "behind", "arriving", "winded")
SHIELD = "shield"


class CarriedCondition(Entry):
    """A condition that has outlasted a fight."""

    id: str
    part: str = ""


class Carried(CarriedState):
    """Lives left, injuries, and gear that differs from the sheet."""

    lives: int | None = None
    conditions: list[CarriedCondition] = []
    weapons: list[Annotated[str, Ref("weapons")]] | None = None
    ammo: dict[str, Natural] | None = None
    items: list[str] | None = None


class K6Heroes(HeroRules[Carried]):
    """Heroes are creatures of the heroes' side."""

    kind: ClassVar[str] = "creatures"
    group: ClassVar[str] = "combatants"
    carried_model = Carried

    def templates(self, content: Pack) -> Mapping[str, Data]:
        known = content.kind("creatures")
        return {name: plain(known[name]) for name in TEMPLATES if name in known}

    # The sheet

    def sheet(self, hero: Hero[Carried]) -> HeroSheet:
        one = _alone(hero)
        lives = Sum.of(one.lives, "lives", "K6-22.1")
        facts = tuple(Derived(name, Sum.of(getattr(one, name), name, "K6-8.1")) for name in ATTRIBUTES)
        return HeroSheet(
            gauge=Track(id="lives", name="lives", value=lives, most=one.lives_max),
            facts=facts,
            fields=tuple(_fields(hero)),
            derived=tuple(_derived(hero, one)),
            pieces=tuple(_pieces(hero)),
            marks=tuple(_marks(hero)),
        )

    def changed(self, hero: Hero[Carried], field: str, value: int | str) -> Data:
        entry = dict(hero.entry)
        if field == "spells":
            had: list[str] = list(entry.get("spells", []))
            spells = [one for one in had if one != value] if value in had else [*had, value]
            return {**entry, "spells": spells}
        return {**entry, field: value}

    def offers(self, hero: Hero[Carried]) -> Sequence[OfferedGear]:
        weapons = [
            OfferedGear(name, name, tuple(_weapon_facts(model)))
            for name, model in hero.content.kind("weapons").items()
            if model.weight in ("light", "heavy") and not model.part
        ]
        armour = [OfferedGear(name, name, (phrase("hero-worn"),)) for name in hero.content.kind("armour")]
        return [*weapons, *armour, OfferedGear(SHIELD, SHIELD, (phrase("hero-in-hand"),))]

    def with_thing(self, hero: Hero[Carried], thing: str) -> Data:
        entry = dict(hero.entry)
        if thing == SHIELD:
            return {**entry, "shield": True}
        if thing in hero.content.kind("armour"):
            return {**entry, "armour": thing}
        weapons = list(entry.get("weapons", []))
        return entry if thing in weapons else {**entry, "weapons": [*weapons, thing]}

    def without(self, hero: Hero[Carried], piece: str) -> Data:
        entry = dict(hero.entry)
        sort, _, name = piece.partition(":")
        if sort == "armour":
            return {**entry, "armour": None}
        if sort == SHIELD:
            return {**entry, "shield": False}
        return {**entry, sort: [one for one in entry.get(sort, []) if one != name]}

    # Between fights

    def aftermath(self, hero: Hero[Carried], state: State, token: str, won: bool) -> Sequence[Change]:
        one, before = state.get(token), _alone(hero)
        found: list[Change] = []
        left = max(0, one.lives)
        if left != before.lives:
            says = phrase("hero-lives-of", lives=left, most=one.lives_max)
            was = phrase("hero-was", before=before.lives)
            found.append(Change("lives", says, was, "K6-22.1", sets={"lives": left}))
        found += _conditions_after(hero, one)
        for weapon, count in one.ammo.items():
            most = before.ammo.get(weapon, 0)
            if count != most and not hero.content.get("weapons", weapon).costly:
                # K6-19.6: what was thrown is found again by those who keep the field.
                says = phrase("hero-pieces-of", thing=weapon, count=count, most=most)
                found.append(_ammo_change(one, weapon, says, "K6-19.6", lasts=not won))
            elif count != most:
                says = phrase("hero-pieces-of", thing=weapon, count=count, most=most)
                found.append(_ammo_change(one, weapon, says, "K6-19.3", lasts=True))
        for weapon in before.weapons:
            if weapon not in one.weapons:
                lost = [name for name in before.weapons if name in one.weapons or name != weapon]
                note = "hero-on-the-ground" if won else "hero-left-behind"
                says = phrase("hero-lost", thing=weapon)
                found.append(Change(f"lost:{weapon}", says, phrase(note), "", not won, {"weapons": lost}))
        gained = [name for name in one.weapons if name not in before.weapons]
        if gained:
            says = phrase("hero-gained", thing=gained[0])
            sets = {"weapons": [*before.weapons, *gained]}
            found.append(Change("gained", says, phrase("hero-picked-up"), "", won, sets))
        if not one.able:
            found.append(Change("fallen", phrase("hero-falls"), phrase("hero-falls-how"), "", False, {"fallen": True}))
        return found

    def rests(self, hero: Hero[Carried]) -> Sequence[WayToMend]:
        return (
            WayToMend(NIGHT, phrase("hero-night-lives"), "K6-22.10", amount=NIGHTS_LIVES, house=True),
            WayToMend(MENDED, phrase("hero-all-mended"), "K6-22.10"),
            WayToMend(REFILL, phrase("hero-refill"), "K6-19.5"),
        )

    def rested(self, hero: Hero[Carried], rest: str, amount: int) -> Sequence[Change]:
        one = _alone(hero)
        if rest == REFILL:
            kept = hero.carried
            if kept.weapons is None and kept.ammo is None and kept.items is None:
                return ()
            sets = {"weapons": None, "ammo": None, "items": None}
            return (Change("gear", phrase("hero-gear-back"), "", "K6-19.5", sets=sets),)
        lives = one.lives_max if rest == MENDED else min(one.lives_max, one.lives + amount)
        found = []
        if lives != one.lives:
            says = phrase("hero-from-to", before=one.lives, after=lives)
            left: Data = {"lives": None if lives == one.lives_max else lives}
            found.append(Change("lives", says, "", "K6-22.10", sets=left))
        if hero.carried.conditions and lives == one.lives_max:
            gone = phrase("hero-injuries-gone")
            found.append(Change("injuries", gone, "", "K6-22.10", sets={"conditions": []}))
        return found

    # Into a fight

    def slots(self, setup: Mapping[str, Any], content: Pack) -> Sequence[str]:
        people = setup.get("combatants") or {}
        known = content.kind("creatures")

        def template(name: str, one: Mapping[str, Any]) -> str:
            fitting = [kind for kind in known if name == kind or name.startswith(f"{kind}_")]
            return str(one.get("template") or max(fitting, key=len, default=""))

        heroes = {name: template(name, one or {}) for name, one in people.items()}
        own = [name for name, kind in heroes.items() if kind in TEMPLATES]
        return own or [
            name
            for name, kind in heroes.items()
            if ((people[name] or {}).get("side") or getattr(known.get(kind), "side", "gm")) == "hero"
        ]

    def placed(self, hero: Hero[Carried], seat: str, slot: Mapping[str, Any]) -> Data:
        made = {**_as_combatant(hero), "seat": seat, **{key: slot[key] for key in FROM_SLOT if key in slot}}
        weapons = made["weapons"]
        loaded = [weapon for weapon in slot.get("loaded") or () if weapon in weapons]
        if loaded:  # a shooter in ambush stays one, also with another name
            made |= {"loaded": loaded, "readied": loaded[0]}
            made["conditions"] = [*made["conditions"], *slot.get("conditions", ())]
        elif slot.get("readied") in weapons:
            made["readied"] = slot["readied"]
        return made

    def finished(self, setup: Data, heroes: Mapping[str, Hero[Carried]], beside: Mapping[str, str]) -> Data:
        distances = dict(setup.get("distances") or {})
        for token, other in beside.items():
            if other in distances:
                distances[token] = distances[other]
            for name, others in list(distances.items()):
                if other in others:
                    distances[name] = {**others, token: others[other]}
        return {**setup, "distances": distances} if distances else setup


def _as_combatant(hero: Hero[Carried]) -> Data:
    entry, carried = hero.entry, hero.carried
    base = hero.content.kind("creatures").get(hero.base)
    none = dict.fromkeys(base.ammo, 0) if base is not None else {}
    fields = [name for name in CombatantSetup.model_fields if name in entry and name not in ("name", "lives", "ammo")]
    made = {name: entry[name] for name in fields}
    return {
        **{name: [] for name in ("weapons", "spells", "abilities", "senses", "flags", "items")},
        "resistances": {},
        "shield": False,
        **made,
        "template": hero.base,
        "name": dict.fromkeys(("en", "cs", "da"), hero.name),
        "side": "hero",
        "armour": entry.get("armour") or "none",
        "lives": entry["lives"] if carried.lives is None else carried.lives,
        "lives_max": entry["lives"],
        "ammo": {**none, **(entry.get("ammo", {}) if carried.ammo is None else carried.ammo)},
        **({} if carried.weapons is None else {"weapons": list(carried.weapons)}),
        **({} if carried.items is None else {"items": list(carried.items)}),
        "conditions": [plain(one) for one in carried.conditions],
    }


def _alone(hero: Hero[Carried]) -> Combatant:
    """Return the hero as a combatant would be made of the sheet: every number is the one that counts in a fight."""
    data = {
        "system": "k6",
        "id": "sheet",
        "title": {"en": "sheet"},
        "scene": {"en": "sheet"},
        "seats": {"player": {}},
        "setup": {"combatants": {"hero": {**_as_combatant(hero), "seat": "player"}}},
    }
    scenario = load_scenario(data, Setup, Knobs, system_id="k6", pack=hero.content)
    return combatant(scenario, hero.content, "hero", scenario.setup.combatants["hero"], NOWHERE)


def _fields(hero: Hero[Carried]) -> list[SheetField]:
    entry = hero.entry
    numbers = [SheetField(name, name, "number", entry[name], 0, 12, clause="K6-8.1") for name in ATTRIBUTES]
    lives = SheetField("lives", "lives", "number", entry["lives"], 1, 60, clause="K6-22.1")
    known = entry.get("spells", [])
    spells = tuple(FieldValue(name, name, name in known) for name in hero.content.kind("spells"))
    return [*numbers, lives, SheetField("spells", "spells", "some", len(known), choices=spells, clause="K6-32.1")]


def _derived(hero: Hero[Carried], one: Combatant) -> list[Derived]:
    found = [Derived("lives", Sum.of(one.lives_max, "lives", "K6-22.1"))]
    for name in one.weapons:
        model = hero.content.get("weapons", name)
        for means in model.uses:
            usable, clause = attributes_with(means, name, model.weight, one.armour.heavy)
            best = max(usable, key=one.attribute)
            key = "hero-roll-with" if means == "melee" else "hero-shot-with"
            found.append(Derived(phrase(key, weapon=name), Sum.of(one.attribute(best), best, clause)))
        found.append(Derived(phrase("hero-damage-of", weapon=name), Sum.of(model.damage, name, "K6-21.4")))
    worn = one.armour.id or "no_armour"
    armour = Sum.of(one.armour.value, worn, "K6-21.3")
    found.append(Derived("hero-protection", armour.plus(one.shield, SHIELD, "K6-21.3") if one.shield else armour))
    return found


def _weapon_facts(model: Any) -> list[Value]:
    facts: list[Value] = [phrase("hero-damage", damage=model.damage)]
    if model.hands > 1:
        facts.append(phrase("hero-both-hands"))
    if model.ranged != "none":
        facts.append(phrase("hero-shoots" if model.ranged == "shoot" else "hero-throws"))
    return facts


def _pieces(hero: Hero[Carried]) -> list[HeldGear]:
    entry, found = hero.entry, []
    for place, name in enumerate(entry.get("weapons", [])):
        where = phrase("hero-in-hand" if place == 0 else "hero-at-the-belt")
        facts = _weapon_facts(hero.content.get("weapons", name))
        if name in entry.get("ammo", {}):
            facts.append(phrase("hero-pieces", count=entry["ammo"][name]))
        found.append(HeldGear(f"weapons:{name}", name, name, where, tuple(facts)))
    if entry.get("armour"):
        found.append(HeldGear("armour:", entry["armour"], entry["armour"], phrase("hero-worn")))
    if entry.get("shield"):
        found.append(HeldGear(f"{SHIELD}:", SHIELD, SHIELD, phrase("hero-in-hand")))
    found += [HeldGear(f"items:{name}", name, name, phrase("hero-packed")) for name in entry.get("items", [])]
    return found


def _marks(hero: Hero[Carried]) -> list[tuple[str, Value]]:
    carried, entry = hero.carried, hero.entry
    found: list[tuple[str, Value]] = [(one.id, one.id) for one in carried.conditions]
    for weapon, most in entry.get("ammo", {}).items():
        count = (carried.ammo or {}).get(weapon, most)
        if count != most:
            found.append((weapon, phrase("hero-pieces-of", thing=weapon, count=count, most=most)))
    if carried.weapons is not None:
        lost = [name for name in entry.get("weapons", []) if name not in carried.weapons]
        found += [(name, phrase("hero-lost", thing=name)) for name in lost]
        gained = [name for name in carried.weapons if name not in entry.get("weapons", [])]
        found += [(name, phrase("hero-gained", thing=name)) for name in gained]
    return found


def _conditions_after(hero: Hero[Carried], one: Combatant) -> list[Change]:
    found = []
    for condition in one.conditions:
        kept = CarriedCondition(id=condition.id, part=_part(condition))
        row = CONDITIONS[condition.id]
        lasts = row.duration == INJURY
        note = phrase("hero-until-lives-back" if lasts else "hero-ends-with-fight")
        name = f"condition:{condition.id}:{kept.part}"
        clause = "K6-22.10" if lasts else row.clause
        found.append(Change(name, condition.id, note, clause, lasts, adds={"conditions": [plain(kept)]}))
    if hero.carried.conditions and not any(change.lasts for change in found):
        found.append(Change("injuries", phrase("hero-injuries-gone"), "", "K6-22.10", sets={"conditions": []}))
    return found


def _part(condition: AnyCondition) -> str:
    return condition.part if isinstance(condition, Injury) else ""


def _ammo_change(one: Combatant, weapon: str, says: Value, clause: str, *, lasts: bool) -> Change:
    note = phrase("hero-used-up" if lasts else "hero-found-again")
    return Change(f"ammo:{weapon}", says, note, clause, lasts, {"ammo": dict(one.ammo)})


RULES = K6Heroes()
