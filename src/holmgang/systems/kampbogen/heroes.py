"""Heroes of Kampbogen: their sheets, what a fight leaves behind, and how they mend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar

from pydantic import Field

from holmgang.kernel.content import Natural, Pack, Ref
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
from holmgang.systems.kampbogen.board.uses import ARMOUR, TRAINING, WARD_BONUS
from holmgang.systems.kampbogen.content import ABILITIES, CONDITIONS, KNOWLEDGES, TALENTS, CharacterModel
from holmgang.systems.kampbogen.state import Character, State

TEMPLATES = ("hilda", "rurik", "malte", "ebba")
Left = Annotated[int, Field(ge=-1, le=60)]
LEAST_BRAWL, MOST_BRAWL = 2, 13


class Carried(CarriedState):
    """The four conditions as they are now, money, loot, and gear that differs from the sheet."""

    lives: Left | None = None
    power: Left | None = None
    psyche: Left | None = None
    blood: Left | None = None
    money: Natural | None = None
    loot: Natural = 0
    gear: list[Annotated[str, Ref("gear")]] | None = None


class KampbogenHeroes(HeroRules[Carried]):
    """Heroes are characters."""

    kind: ClassVar[str] = "characters"
    group: ClassVar[str] = "characters"
    carried_model = Carried

    def templates(self, content: Pack) -> Mapping[str, Data]:
        known = content.kind("characters")
        return {name: plain(known[name]) for name in TEMPLATES if name in known}

    # The sheet

    def sheet(self, hero: Hero[Carried]) -> HeroSheet:
        model = _model(hero)
        lives = Sum.of(_now(hero, "lives"), "lives", "KB-14.5")
        best = sorted(TALENTS, key=lambda name: -getattr(model, name))[:3]
        return HeroSheet(
            gauge=Track(id="lives", name="lives", value=lives, most=model.lives),
            facts=tuple(Derived(name, Sum.of(getattr(model, name), name, "KB-9.1")) for name in best),
            fields=tuple(_fields(hero, model)),
            derived=tuple(_derived(hero, model)),
            pieces=tuple(
                HeldGear(f"gear:{place}", name, name, phrase("hero-carried"), tuple(_gear_facts(hero.content, name)))
                for place, name in enumerate(model.gear)
            ),
            marks=tuple(_marks(hero, model)),
        )

    def changed(self, hero: Hero[Carried], field: str, value: int | str) -> Data:
        entry = dict(hero.entry)
        if field == "expertises":
            had: list[str] = list(entry.get(field, []))
            return {**entry, field: [one for one in had if one != value] if value in had else [*had, value]}
        return {**entry, field: value}

    def offers(self, hero: Hero[Carried]) -> Sequence[OfferedGear]:
        content = hero.content
        return [OfferedGear(name, name, tuple(_gear_facts(content, name))) for name in content.kind("gear")]

    def with_thing(self, hero: Hero[Carried], thing: str) -> Data:
        return {**hero.entry, "gear": [*hero.entry.get("gear", []), thing]}

    def without(self, hero: Hero[Carried], piece: str) -> Data:
        place = piece.partition(":")[2]
        gear = [one for number, one in enumerate(hero.entry.get("gear", [])) if str(number) != place]
        return {**hero.entry, "gear": gear}

    # Between fights

    def aftermath(self, hero: Hero[Carried], state: State, token: str, won: bool) -> Sequence[Change]:
        one = state.character(token)
        if one.standing == "dead":
            return (Change("fallen", phrase("hero-dead"), phrase("hero-falls-how"), "KB-16.4", True, {"fallen": True}),)
        found: list[Change] = []
        for part in CONDITIONS:
            now, before = getattr(one, part), _now(hero, part)
            if now != before:
                says = phrase(f"hero-{part}-of", left=now, most=one.ceilings[part])
                found.append(Change(part, says, phrase("hero-was", before=before), "KB-14.5", sets={part: now}))
        if one.money != _money(hero):
            says, was = phrase("hero-money", money=one.money), phrase("hero-was", before=_money(hero))
            found.append(Change("money", says, was, "KB-18.4", sets={"money": one.money}))
        if won and state.loot:
            # KB-18.1 gives loot to the party; the page offers it to each, and the players agree on who takes it.
            share = state.loot + hero.carried.loot
            says = phrase("hero-loot", count=state.loot)
            first = state.characters[0].id == token
            found.append(Change("loot", says, phrase("hero-loot-of-all"), "KB-18.1", first, {"loot": share}))
        return [*found, *_gear_after(hero, one)]

    def rests(self, hero: Hero[Carried]) -> Sequence[WayToMend]:
        return (
            WayToMend(NIGHT, phrase("hero-night-conditions"), "", amount=1, house=True),
            WayToMend(MENDED, phrase("hero-all-mended"), "", house=True),
            WayToMend(REFILL, phrase("hero-refill"), "", house=True),
        )

    def rested(self, hero: Hero[Carried], rest: str, amount: int) -> Sequence[Change]:
        if rest == REFILL:
            if hero.carried.gear is None:
                return ()
            return (Change("gear", phrase("hero-gear-back"), sets={"gear": None}),)
        model, found = _model(hero), []
        for part in CONDITIONS:
            most, now = getattr(model, part), _now(hero, part)
            then = most if rest == MENDED else min(most, now + amount)
            if then > now:
                says = phrase("hero-condition-from-to", part=part, before=now, after=then)
                found.append(Change(part, says, sets={part: None if then == most else then}))
        return found

    # Into a fight

    def slots(self, setup: Mapping[str, Any], content: Pack) -> Sequence[str]:
        return list(setup.get("characters") or {})

    def placed(self, hero: Hero[Carried], seat: str, slot: Mapping[str, Any]) -> Data:
        model, carried = _model(hero), hero.carried
        numbers = {name: getattr(model, name) for name in ABILITIES}
        brawl = {} if model.brawl_value is None else {"brawl_value": model.brawl_value}
        return {
            "seat": seat,
            "name": hero.name,
            **({"standing": slot["standing"]} if "standing" in slot else {}),
            **{part: _now(hero, part) for part in CONDITIONS},
            **numbers,
            **brawl,
            "expertises": list(model.expertises),
            "gear": list(model.gear if carried.gear is None else carried.gear),
            "money": _money(hero),
        }

    def finished(self, setup: Data, heroes: Mapping[str, Hero[Carried]], beside: Mapping[str, str]) -> Data:
        """Give every hero a sheet of the scenario's own: what it says of conditions is the most they can be."""
        templates = dict(setup.get("templates") or {})
        sheets = {token: plain(_model(hero)) for token, hero in heroes.items()}
        templates["characters"] = {**templates.get("characters", {}), **sheets}
        scenes = [
            {**scene, "characters": scene["characters"] or [next(iter(heroes))]} if "characters" in scene else scene
            for scene in setup.get("scenes", ())
        ]
        return {**setup, "templates": templates, **({"scenes": scenes} if scenes else {})}


def _model(hero: Hero[Carried]) -> CharacterModel:
    return CharacterModel.model_validate({name: value for name, value in hero.entry.items() if name != "name"})


def _now(hero: Hero[Carried], part: str) -> int:
    now = getattr(hero.carried, part)
    most: int = hero.entry.get(part, 2)
    return most if now is None else min(now, most)


def _money(hero: Hero[Carried]) -> int:
    return int(hero.entry.get("money", 0)) if hero.carried.money is None else hero.carried.money


def _fields(hero: Hero[Carried], model: CharacterModel) -> Iterator[SheetField]:
    for part in CONDITIONS:
        yield SheetField(part, part, "number", getattr(model, part), 0, 12, clause="KB-14.5")
    for name in TALENTS:
        yield SheetField(name, name, "number", getattr(model, name), 0, 15, clause="KB-9.1")
    for name in KNOWLEDGES:
        yield SheetField(name, name, "number", getattr(model, name), 0, 15, clause="KB-8.1")
    brawl = hero.knobs.default_brawl_value if model.brawl_value is None else model.brawl_value
    yield SheetField("brawl_value", "brawl_value", "number", brawl, LEAST_BRAWL, MOST_BRAWL, clause="KB-10.1")
    trained = tuple(FieldValue(name, name, name in model.expertises) for name in hero.content.kind("expertises"))
    yield SheetField("expertises", "expertises", "some", len(model.expertises), choices=trained, clause=TRAINING)


def _derived(hero: Hero[Carried], model: CharacterModel) -> Iterator[Derived]:
    gear = hero.content.kind("gear")
    best = max(TALENTS, key=lambda name: getattr(model, name))
    yield Derived("hero-combat-roll", Sum.of(getattr(model, best), best, "KB-9.1"))
    for ability in KNOWLEDGES:
        total = Sum.of(getattr(model, ability), ability, "KB-8.3")
        for piece in model.gear:
            if bonus := gear[piece].ward_bonus.get(ability, 0):
                total = total.plus(bonus, piece, WARD_BONUS)
        if len(total.terms) > 1 or total.total == max(getattr(model, name) for name in KNOWLEDGES):
            yield Derived(phrase("hero-ward-with", ability=ability), total)
    manoeuvre = Sum.of(model.fieldcraft, "fieldcraft", "KB-11.1")
    trained = hero.content.kind("expertises")
    for name in model.expertises:
        if bonus := trained[name].manoeuvre:
            manoeuvre = manoeuvre.plus(bonus, name, TRAINING)
    yield Derived("hero-manoeuvre", manoeuvre)
    armour = [(name, gear[name].armour) for name in model.gear if gear[name].armour]
    for name, value in armour:
        yield Derived(phrase("hero-armour-of", thing=name), Sum.of(value, name, ARMOUR))


def _gear_facts(content: Pack, name: str) -> Iterator[Value]:
    model = content.get("gear", name)
    yield from model.tags
    if model.restores:
        yield phrase("hero-restores", part=model.restores, amount=model.amount)
    if model.armour:
        yield phrase("hero-armour", armour=model.armour)


def _marks(hero: Hero[Carried], model: CharacterModel) -> Iterator[tuple[str, Value]]:
    for part in CONDITIONS[1:]:
        if (now := _now(hero, part)) != (most := getattr(model, part)):
            yield part, phrase(f"hero-{part}-of", left=now, most=most)
    if hero.carried.gear is not None:
        left = list(hero.carried.gear)
        for name in model.gear:
            if name in left:
                left.remove(name)
            else:
                yield name, phrase("hero-lost", thing=name)
        for name in left:
            yield name, phrase("hero-gained", thing=name)
    if hero.carried.loot:
        yield "bag", phrase("hero-loot", count=hero.carried.loot)


def _gear_after(hero: Hero[Carried], one: Character) -> Iterator[Change]:
    """Yield what is gone or new; broken gear is gone. Each change keeps all gear as it is now."""
    whole = [piece.id for piece in one.gear if piece.brud >= 0]
    had = list(_model(hero).gear if hero.carried.gear is None else hero.carried.gear)
    left = list(whole)
    for name in had:
        if name in left:
            left.remove(name)
        else:
            yield Change(f"lost:{name}", phrase("hero-lost", thing=name), "", "KB-16.3", sets={"gear": whole})
    for name in left:
        yield Change(f"gained:{name}", phrase("hero-gained", thing=name), "", "KB-18.3", sets={"gear": whole})


RULES = KampbogenHeroes()
