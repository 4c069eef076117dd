"""Heroes of tkds: their sheets, what a conflict leaves behind, and how they mend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from holmgang.kernel.content import Natural, Pack, load_scenario, validate
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
from holmgang.kernel.play import Play
from holmgang.kernel.sums import Sum, phrase
from holmgang.kernel.view import Track, Value
from holmgang.kernel.yamltext import Document
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.checks import Attempt, modifier
from holmgang.systems.tkds.board.equipment import defence_of, load_of, means_of, usable
from holmgang.systems.tkds.content import CreatureModel, EffectModel, MapModel, Setup, ThingEntry, ThingModel
from holmgang.systems.tkds.knobs import Knobs
from holmgang.systems.tkds.setup.scenario import make_conflict, make_field, sort_of
from holmgang.systems.tkds.state import DEAD, SKILLS, Creature, Item, LastingEffect, State

TEMPLATES = ("taren", "carl", "abigail", "nicole", "bruni", "pippa", "freya")
SHOWN_TEMPLATES = 4
FROM_SLOT = ("at", "surprised", "riding", "depth", "passing")


class Carried(CarriedState):
    """Health, Luck, death coins and lasting effects, and gear that differs from the sheet."""

    health: Natural | None = None
    luck: int | None = None
    death_coins: Natural | None = None
    coins_spent_today: Natural = 0
    effects: list[EffectModel] = []
    held: list[ThingEntry] | None = None
    gear: list[ThingEntry] | None = None


class TkdsHeroes(HeroRules[Carried]):
    """Heroes are creatures with ``hero: true``."""

    kind: ClassVar[str] = "creatures"
    group: ClassVar[str] = "creatures"
    carried_model = Carried

    def templates(self, content: Pack) -> Mapping[str, Data]:
        known = content.kind("creatures")
        return {name: plain(known[name]) for name in TEMPLATES[:SHOWN_TEMPLATES] if name in known}

    # The sheet

    def sheet(self, hero: Hero[Carried]) -> HeroSheet:
        fight = _alone(hero)
        one = fight.creature("hero")
        health = Sum.of(one.health, "health", "TK-16.1")
        defence = defence_of(fight, one)
        facts = (
            Derived("level", Sum.of(one.level, "level", "TK-24.9")),
            Derived("defence", defence),
            Derived("might", Sum.of(one.skills["might"], "might", "TK-9.1")),
        )
        return HeroSheet(
            gauge=Track(id="health", name="health", value=health, most=one.health_max),
            facts=facts,
            fields=tuple(_fields(hero)),
            derived=(
                Derived("health", health_sum(hero)),
                Derived("defence", defence),
                *_attacks(fight, one),
                Derived("momentum", _momentum(hero, one)),
            ),
            pieces=tuple(_pieces(hero)),
            marks=tuple(_marks(hero)),
            load=(Sum.of(one.load, "load", "TK-19.9"), one.capacity),
        )

    def changed(self, hero: Hero[Carried], field: str, value: int | str) -> Data:
        entry = dict(hero.entry)
        if field in ("talents", "spells"):
            had: list[str] = list(entry.get(field, []))
            return {**entry, field: [one for one in had if one != value] if value in had else [*had, value]}
        return {**entry, field: value}

    def offers(self, hero: Hero[Carried]) -> Sequence[OfferedGear]:
        fight = _alone(hero)
        one = fight.creature("hero")
        return [*_weapon_offers(fight, one), *_armour_offers(fight, one), *_gear_offers(fight)]

    def with_thing(self, hero: Hero[Carried], thing: str) -> Data:
        entry, sort = dict(hero.entry), sort_of(thing, hero.content)
        if sort == "armour":
            return {**entry, "armour": thing}
        if sort in ("weapon", "shield") and not entry.get("held"):
            return {**entry, "held": [thing]}
        return {**entry, "gear": [*entry.get("gear", []), thing]}

    def without(self, hero: Hero[Carried], piece: str) -> Data:
        entry = dict(hero.entry)
        sort, _, place = piece.partition(":")
        if sort == "armour":
            return {**entry, "armour": ""}
        return {**entry, sort: [one for number, one in enumerate(entry.get(sort, [])) if str(number) != place]}

    # Between fights

    def aftermath(self, hero: Hero[Carried], state: State, token: str, won: bool) -> Sequence[Change]:
        one, before = state.creature(token), _alone(hero).creature("hero")
        if one.status == DEAD:
            return (
                Change("fallen", phrase("hero-dead"), phrase("hero-falls-how"), "TK-16.12", True, {"fallen": True}),
            )
        found: list[Change] = []
        if one.health != before.health:
            says = phrase("hero-health-of", health=one.health, most=one.health_max)
            was = phrase("hero-was", before=before.health)
            found.append(Change("health", says, was, "TK-16.1", sets={"health": one.health}))
        if one.luck != before.luck:
            says = phrase("hero-luck", luck=one.luck)
            was = phrase("hero-was", before=before.luck)
            found.append(Change("luck", says, was, "TK-16.17", sets={"luck": one.luck}))
        coins = max(0, one.death_coins)
        if coins != max(0, before.death_coins):
            says = phrase("hero-death-coins", coins=coins)
            was = phrase("hero-was", before=max(0, before.death_coins))
            found.append(Change("coins", says, was, "TK-16.16", sets={"death_coins": coins}))
        for effect in one.effects:
            lasts = not effect.ends
            note = phrase("hero-until-removed" if lasts else "hero-ends-with-fight")
            name = f"effect:{effect.id}"
            adds = {"effects": [_effect(effect)]}
            found.append(Change(name, effect.damage or effect.kind, note, "TK-16.18", lasts, adds=adds))
        return [*found, *_gear_after(one, before)]

    def rests(self, hero: Hero[Carried]) -> Sequence[WayToMend]:
        return (
            WayToMend(NIGHT, phrase("hero-night"), "TK-16.17", dice=hero.knobs.rest_heal),
            WayToMend(MENDED, phrase("hero-adventure-over"), "TK-16.18"),
            WayToMend(REFILL, phrase("hero-refill"), "TK-18.24", house=True),
        )

    def rested(self, hero: Hero[Carried], rest: str, amount: int) -> Sequence[Change]:
        one, knobs = _alone(hero).creature("hero"), hero.knobs
        if rest == REFILL:
            if hero.carried.held is None and hero.carried.gear is None:
                return ()
            return (Change("gear", phrase("hero-gear-back"), "", "TK-18.24", sets={"held": None, "gear": None}),)
        found: list[Change] = []
        luck = one.luck
        if rest == NIGHT:
            clause = "TK-16.17"
            health, luck = rules.rest(one.health, one.health_max, amount, one.luck, knobs.rest_luck, knobs.luck_max)
        else:
            clause = "TK-16.18"
            health, _ = rules.adventure_ends(one.health, one.health_max, max(0, one.death_coins), False)
        if health != one.health:
            says = phrase("hero-from-to", before=one.health, after=health)
            sets: Data = {"health": None if health == one.health_max else health}
            found.append(Change("health", says, "", clause, sets=sets))
        if luck != one.luck:
            says = phrase("hero-luck-from-to", before=one.luck, after=luck)
            found.append(Change("luck", says, "", clause, sets={"luck": luck, "coins_spent_today": 0}))
        if rest == MENDED and hero.carried.effects:
            lasting = [plain(effect) for effect in hero.carried.effects if not effect.ends]
            found.append(Change("effects", phrase("hero-effects-end"), "", clause, sets={"effects": lasting}))
        return found

    # Into a fight

    def slots(self, setup: Mapping[str, Any], content: Pack) -> Sequence[str]:
        known = content.kind("creatures")
        return [
            name
            for name, one in (setup.get("creatures") or {}).items()
            if one.get("side") == "heroes" and getattr(known.get(one.get("of", "")), "hero", False)
        ]

    def placed(self, hero: Hero[Carried], seat: str, slot: Mapping[str, Any]) -> Data:
        where = {key: slot[key] for key in FROM_SLOT if slot.get(key) is not None}
        return {"at": [0, 0], **_as_creature(hero), "side": "heroes", "seat": seat, **where}

    def finished(self, setup: Data, heroes: Mapping[str, Hero[Carried]], beside: Mapping[str, str]) -> Data:
        creatures = {name: dict(one) for name, one in setup["creatures"].items()}
        for token, other in beside.items():
            free = next(_free_cells(setup, creatures, creatures[other]["at"], heroes[token].content), None)
            if free is not None:
                creatures[token]["at"] = list(free)
        content = next(iter(heroes.values())).content
        return {**setup, "creatures": creatures, "map": _without_unused_marks(setup["map"], creatures, content)}


def _without_unused_marks(drawn: Data, creatures: Data, content: Pack) -> Data:
    """Return a map on which the starting places of those who are not there are floor."""
    terrain = {model.glyph for model in content.kind("terrain").values()} | set(drawn.get("legend", {}))
    used = {one["at"] for one in creatures.values() if isinstance(one["at"], str)} | terrain
    rows = [
        "".join("." if glyph.isalnum() and glyph not in used else glyph for glyph in row)
        for row in drawn.get("rows", ())
    ]
    return {**drawn, "rows": rows} if rows else drawn


def _free_cells(setup: Data, creatures: Data, near: Any, content: Pack) -> Iterator[tuple[int, int]]:
    """Yield the squares of plain floor on which no creature stands, the nearest first."""
    model = validate(MapModel, setup["map"], Document(setup["map"], "map"), context=content.ids)
    field, marks = make_field(model, content, "map")
    taken = {
        tuple(marks.get(one["at"], (0, 0)) if isinstance(one["at"], str) else one["at"]) for one in creatures.values()
    }
    x, y = marks.get(near, (0, 0)) if isinstance(near, str) else near
    cells = [(u, v) for u in range(field.width) for v in range(field.height)]
    for cell in sorted(cells, key=lambda cell: (max(abs(cell[0] - x), abs(cell[1] - y)), cell)):
        if cell not in taken and cell not in field.by_cell:
            yield cell


def _as_creature(hero: Hero[Carried]) -> Data:
    carried = hero.carried
    entry = {name: value for name, value in hero.entry.items() if name in CreatureModel.model_fields}
    cleared: Data = {name: [] for name in ("talents", "abilities", "spells", "held", "gear", "traits")}
    state = {name: getattr(carried, name) for name in ("health", "luck", "death_coins")}
    return {
        **cleared,
        "armour": "",
        "magic": 0,
        **entry,
        "hero": True,
        "of": hero.base,
        "name": dict.fromkeys(("en", "cs", "da"), hero.name),
        **{name: value for name, value in state.items() if value is not None},
        "coins_spent_today": carried.coins_spent_today,
        "effects": [plain(effect) for effect in carried.effects],
        **({} if carried.held is None else {"held": [_thing(one) for one in carried.held]}),
        **({} if carried.gear is None else {"gear": [_thing(one) for one in carried.gear]}),
    }


def _thing(thing: Any) -> Any:
    return plain(thing) if isinstance(thing, ThingModel) else thing


def _alone(hero: Hero[Carried]) -> Conflict:
    """Return a field with the hero alone on it: every number is the one that counts in a conflict."""
    data = {
        "system": "tkds",
        "id": "sheet",
        "title": {"en": "sheet"},
        "scene": {"en": "sheet"},
        "seats": {"player": {}},
        "setup": {
            "map": {"width": 5, "height": 5},
            "creatures": {"hero": {**_as_creature(hero), "side": "heroes", "seat": "player", "at": [2, 2], "load": 0}},
        },
    }
    scenario = load_scenario(data, Setup, Knobs, system_id="tkds", pack=hero.content)
    conflict = make_conflict(scenario, hero.content)
    one = conflict.creature("hero")
    one.load = load_of(one, hero.content, hero.knobs)
    return Conflict(Play(conflict, scenario.knobs, hero.content, ("player",), None))


def health_sum(hero: Hero[Carried]) -> Sum:
    """Return maximum Health with its terms; :func:`..setup.scenario.health_of` gives the same number."""
    entry, content, knobs = hero.entry, hero.content, hero.knobs
    if not (entry.get("race") and entry.get("calling")):
        most = _alone(hero).creature("hero").health_max
        return Sum.of(most, "health", "TK-16.2")
    calling, level = entry["calling"], min(entry.get("level", 1), knobs.health_level_cap)
    figure = content.get("classes", calling).health_per_level
    total = Sum.of(content.get("races", entry["race"]).health, entry["race"], "TK-24.7")
    total = total.plus(figure * level, phrase("hero-calling-level", calling=calling, level=level), "TK-24.8")
    healthier = "somewhat_healthier"
    return total.plus(6, healthier, "TK-24.4") if healthier in entry.get("talents", []) else total


def _momentum(hero: Hero[Carried], one: Creature) -> Sum:
    return Sum.of(one.momentum, hero.entry.get("race") or "momentum", "TK-24.7")


def _attacks(fight: Conflict, one: Creature) -> Iterator[Derived]:
    for means in means_of(fight, one):
        if means.item:
            skill = max(means.skills, key=lambda name: one.skills[name])
            total = modifier(fight, one, Attempt(skill))
            if prowess := one.talent("combat_prowess"):
                total = total.plus(fight.knobs.bonus_step * prowess, "combat_prowess", "TK-24.2")
            yield Derived(phrase(f"hero-means-{means.mode}", weapon=means.kind), total)


def _fields(hero: Hero[Carried]) -> Iterator[SheetField]:
    entry, content = hero.entry, hero.content
    race, calling = entry.get("race", ""), entry.get("calling", "")
    races = tuple(FieldValue(name, name, name == race) for name in content.kind("races"))
    callings = tuple(FieldValue(name, name, name == calling) for name in content.kind("classes"))
    yield SheetField("race", "hero-people", "one", choices=races, clause="TK-24.7")
    yield SheetField("calling", "hero-calling", "one", choices=callings, clause="TK-24.8")
    level = entry.get("level", 1)
    yield SheetField("level", "level", "number", level, 1, 10, clause="TK-24.9")
    for skill in SKILLS:
        value = entry.get(skill, 10)
        note = Sum.of(rules.skill_modifier(value, hero.knobs.skill_base), skill, "TK-9.2")
        yield SheetField(skill, skill, "number", value, 1, 20, clause="TK-9.1", note=note)
    yield _talents(hero, level)
    known = entry.get("spells", [])
    if known or entry.get("magic"):
        spells = tuple(FieldValue(name, name, name in known) for name in content.kind("spells"))
        yield SheetField("spells", "spells", "some", len(known), choices=spells, clause="TK-22.1")


def _talents(hero: Hero[Carried], level: int) -> SheetField:
    entry, had = hero.entry, list(hero.entry.get("talents", []))
    allowed = rules.talents_at(level)
    choices = []
    for name, model in hero.content.kind("talents").items():
        barred, wits = None, entry.get("intelligence", 10)
        clause = "TK-24.9"
        if name not in had and wits < model.needs_intelligence:
            barred = phrase("hero-needs", skill="intelligence", value=model.needs_intelligence, has=wits)
            clause = "TK-24.6"
        elif name not in had and len(had) >= allowed:
            barred = phrase("hero-no-more-talents", most=allowed, level=level)
        choices.append(FieldValue(name, name, name in had, barred, clause))
    return SheetField("talents", "talents", "some", len(had), 0, allowed, tuple(choices), "TK-24.9")


def _weapon_offers(fight: Conflict, one: Creature) -> Iterator[OfferedGear]:
    for name, model in fight.pack.kind("weapons").items():
        if model.grip == "natural" or model.improvised:
            continue
        facts: list[Value] = [f"{model.dice[0]}d{model.dice[1]}"]
        if model.grip == "two_handed":
            facts.append(phrase("hero-both-hands"))
        if model.range_m or model.thrown_m:
            facts.append(phrase("hero-reaches", metres=model.range_m or model.thrown_m))
        barred = None
        if not usable(fight, one, name):
            skill = "might" if one.skills["might"] < model.might else "dexterity"
            barred = phrase("hero-needs", skill=skill, value=getattr(model, skill), has=one.skills[skill])
        yield OfferedGear(name, name, tuple(facts), barred, "TK-18.16")


def _armour_offers(fight: Conflict, one: Creature) -> Iterator[OfferedGear]:
    for name, model in fight.pack.kind("armour").items():
        barred = None
        if one.skills["might"] < model.might:
            barred = phrase("hero-needs", skill="might", value=model.might, has=one.skills["might"])
        yield OfferedGear(name, name, (phrase("hero-defence", defence=model.defence),), barred, "TK-19.4")


def _gear_offers(fight: Conflict) -> Iterator[OfferedGear]:
    for name, model in fight.pack.kind("gear").items():
        facts = (phrase("hero-uses", count=model.uses),) if model.uses > 1 else ()
        yield OfferedGear(name, name, facts, None, "TK-19.9")


def _kind_of(thing: Any) -> str:
    return str(thing["kind"]) if isinstance(thing, Mapping) else str(thing)


def _pieces(hero: Hero[Carried]) -> Iterator[HeldGear]:
    entry = hero.entry
    for place, thing in enumerate(entry.get("held", [])):
        yield HeldGear(f"held:{place}", _kind_of(thing), _kind_of(thing), phrase("hero-in-hand"))
    if entry.get("armour"):
        facts = (phrase("hero-defence", defence=hero.content.get("armour", entry["armour"]).defence),)
        yield HeldGear("armour:", entry["armour"], entry["armour"], phrase("hero-worn"), facts)
    for place, thing in enumerate(entry.get("gear", [])):
        yield HeldGear(f"gear:{place}", _kind_of(thing), _kind_of(thing), phrase("hero-at-the-belt"))


def _marks(hero: Hero[Carried]) -> Iterator[tuple[str, Value]]:
    carried = hero.carried
    for effect in carried.effects:
        yield effect.kind, effect.damage or effect.kind
    if carried.death_coins:
        yield "coin", phrase("hero-death-coins", coins=carried.death_coins)
    full = {item.kind: item.uses for item in _fresh_items(hero)}
    now = [*(carried.held or []), *(carried.gear or [])]
    if carried.gear is not None:
        kinds = [one.kind if isinstance(one, ThingModel) else one for one in now]
        for kind in dict.fromkeys(full):
            if kind not in kinds:
                yield kind, phrase("hero-lost", thing=kind)
        for one in now:
            if isinstance(one, ThingModel) and one.uses is not None and one.uses != full.get(one.kind, one.uses):
                yield one.kind, phrase("hero-pieces-of", thing=one.kind, count=one.uses, most=full[one.kind])


def _fresh_items(hero: Hero[Carried]) -> list[Item]:
    fresh = Hero(hero.name, hero.entry, Carried(), hero.base, hero.content, hero.knobs)
    return _alone(fresh).creature("hero").inventory


def _effect(effect: LastingEffect) -> Data:
    names = EffectModel.model_fields
    values = {name: getattr(effect, name) for name in names}
    return plain(EffectModel.model_validate({**values, "dice": list(effect.dice)}))


def _gear_after(one: Creature, before: Creature) -> Iterator[Change]:
    """Yield what is gone, new, or used up. One change keeps all gear as it is now: things depend on each other."""
    held = [_kept(one.item(name)) for name in one.held]
    packed = [_kept(item) for item in one.inventory if item.id not in one.held]
    told: list[Value] = []
    had = {item.id: item for item in before.inventory}
    now = {item.id: item for item in one.inventory}
    told += [phrase("hero-lost", thing=item.kind) for name, item in had.items() if name not in now]
    told += [phrase("hero-gained", thing=item.kind) for name, item in now.items() if name not in had]
    for name in [name for name in had if name in now]:
        if now[name].uses != had[name].uses:
            count, most = now[name].uses, had[name].uses
            told.append(phrase("hero-pieces-of", thing=now[name].kind, count=count, most=most))
        if now[name].broken and not had[name].broken:
            told.append(phrase("hero-broken", thing=now[name].kind))
    for number, says in enumerate(sorted(told, key=str)):
        note = phrase("hero-gear-as-it-is") if number else ""
        yield Change(f"gear:{number}", says, note, "TK-18.24", sets={"held": held, "gear": packed})


def _kept(item: Item) -> Any:
    values = {name: getattr(item, name) for name in ThingModel.model_fields}
    made = plain(ThingModel.model_validate({**values, "uses": item.uses}))
    return item.kind if made == {"kind": item.kind, "uses": 1} else made


RULES = TkdsHeroes()
