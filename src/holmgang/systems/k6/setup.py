"""From a scenario to the state before the first round; every name of the scenario is looked up first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Final, NamedTuple

from holmgang.kernel.content import Pack, Scenario, unknown_name
from holmgang.kernel.errors import ContentError, Problem, misspelt
from holmgang.kernel.messages import A_SEAT, Translatable
from holmgang.systems.k6 import rules
from holmgang.systems.k6.content import (
    ITEMS,
    LANGUAGES,
    CombatantSetup,
    ConditionSetup,
    CreatureModel,
    Setup,
    ZoneSetup,
)
from holmgang.systems.k6.editor import FEATURES
from holmgang.systems.k6.knobs import Knobs
from holmgang.systems.k6.state import (
    Aimed,
    Aims,
    AnyCondition,
    Armour,
    Combatant,
    Coming,
    Condition,
    Enchantment,
    Hold,
    InCover,
    Injury,
    LooseItem,
    Poisoning,
    Regard,
    SceneThing,
    Snag,
    State,
    ThingHold,
    WeaponHold,
    Zone,
    pair,
    type_of,
)
from holmgang.systems.k6.tables import BODY_PARTS, CONDITIONS

NOWHERE = "scene"
"""The one place of a fight that names none."""
ALL = "all"
"""In ``distances``: all of the other side."""
THINGS: Final[Mapping[str, tuple[str, ...]]] = {**FEATURES, "things": ("small_table", "stool", "bench", "chair")}
"""Things that stand in a place, by the field of the place: those that the editor offers, and those of K6-32.7."""
PART_WORDS: Final[Mapping[type[Condition], tuple[str, ...]]] = {InCover: ("obstacle",), Poisoning: ("deadly",)}
"""The words that ``part`` of a condition may hold, where it names no part of the body."""
A_COMBATANT: Final = Translatable("combatant", "combatant")


class KnownNames(NamedTuple):
    """The names there are for one sort of thing."""

    what: Translatable
    names: Collection[str]


class NameUse(NamedTuple):
    """A name in the set-up, where it stands, and what it may be."""

    path: str
    name: str
    known: KnownNames


def check_names(scenario: Scenario, content: Pack) -> None:
    """A :class:`ContentError` with every name that stands for nothing."""
    if problems := [*_unknown(_Names(scenario, content).all())]:
        raise ContentError(problems)


def unknown_in_distances(scenario: Scenario) -> Iterator[Problem]:
    """Yield the unknown names in ``distances``. A fight can begin with them; they have no effect."""
    setup: Setup = scenario.setup
    people = KnownNames(A_COMBATANT, setup.combatants)
    people_or_all = KnownNames(A_COMBATANT, (*setup.combatants, ALL))
    yield from _unknown(_each("distances", setup.distances, people, keys=True))
    for name, others in setup.distances.items():
        yield from _unknown(_each(f"distances.{name}", others, people_or_all, keys=True))


def without_distances(setup: Mapping[str, Any], gone: str) -> Mapping[str, Any]:
    """Return a set-up as data without the distances of a combatant who has been taken out of it."""
    distances = setup.get("distances")
    if not isinstance(distances, Mapping):
        return setup
    left = {
        name: {other: far for other, far in others.items() if other != gone} if isinstance(others, Mapping) else others
        for name, others in distances.items()
        if name != gone
    }
    return {**setup, "distances": {name: others for name, others in left.items() if others != {}}}


def _unknown(names: Iterable[NameUse]) -> Iterator[Problem]:
    for one in names:
        if one.name not in one.known.names:
            message = unknown_name(one.known.what, one.name, one.known.names)
            yield Problem("scenario", 1, f"setup.{one.path}", message)


class _Names:
    """The names of one scenario."""

    def __init__(self, scenario: Scenario, content: Pack) -> None:
        setup: Setup = scenario.setup
        self.setup, self.content = setup, content
        self.seats = KnownNames(A_SEAT, scenario.seats)
        self.people = KnownNames(A_COMBATANT, setup.combatants)
        self.zones = KnownNames(Translatable("zone", "zone"), setup.zones or (NOWHERE,))
        self.conditions = KnownNames(Translatable("condition", "condition"), CONDITIONS)
        self.weapons, self.spells = self._entries("weapons"), self._entries("spells")
        creatures: Collection[CreatureModel] = content.kind("creatures").values()
        scrolls = [f"scroll_{name}" for name in self.spells.names]
        self.items = _words("items", ITEMS, scrolls, *(one.items for one in creatures))
        self.languages = _words("languages", LANGUAGES, *(one.languages for one in creatures))
        self.parts = _words("body_parts", BODY_PARTS, *(one.body_parts for one in creatures))

    def _entries(self, kind: str, *others: str) -> KnownNames:
        return KnownNames(Translatable(f"entry of {kind}", "entry-of", kind=kind), (*others, *self.content.kind(kind)))

    def all(self) -> Iterator[NameUse]:
        """Every name that is to be looked up, in the order of the file's keys.

        Not those in ``distances``: a fight can begin without them, see :func:`unknown_in_distances`.
        """
        setup = self.setup
        for name, one in setup.combatants.items():
            yield from self._of_combatant(f"combatants.{name}", one)
        for name, zone in setup.zones.items():
            yield from _each(f"zones.{name}.links", zone.links, self.zones, keys=True)
            for field, known in THINGS.items():
                yield from _misspelt(f"zones.{name}.{field}", getattr(zone, field), _words(field, known))
        for name, item in setup.items.items():
            yield from _if_given(f"items.{name}.zone", item.zone, self.zones)
            yield from _if_given(f"items.{name}.near", item.near, self.people)
        for place, coming in enumerate(setup.reinforcements):
            yield from _each(f"reinforcements.{place}.combatants", coming.combatants, self.people)
        yield from _each("victory.keep", setup.victory.keep, self.people)

    def _of_combatant(self, at: str, one: CombatantSetup) -> Iterator[NameUse]:
        yield from _if_given(f"{at}.seat", one.seat, self.seats)
        yield from _if_given(f"{at}.zone", one.zone, self.zones)
        yield from _if_given(f"{at}.readied", one.readied, self.weapons)
        if isinstance(one.armour, str):
            yield NameUse(f"{at}.armour", one.armour, self._entries("armour", "none"))
        yield from _misspelt(f"{at}.items", one.items or (), self.items)
        yield from _misspelt(f"{at}.languages", one.languages or (), self.languages)
        yield from _each(f"{at}.ammo", one.ammo, self.weapons, keys=True)
        yield from _each(f"{at}.loaded", one.loaded or (), self.weapons)
        for place, given in enumerate(one.conditions):
            yield from self._of_condition(f"{at}.conditions.{place}", given)
        yield from _if_given(f"{at}.concentration", one.concentration, self.spells)
        yield from _if_given(f"{at}.concentration_on", one.concentration_on, self.people)
        yield from _each(f"{at}.behind", one.behind, self.people)
        yield from _each(f"{at}.unaware", one.unaware if isinstance(one.unaware, list) else (), self.people)

    def _of_condition(self, at: str, given: str | ConditionSetup) -> Iterator[NameUse]:
        """``source`` is not looked up: who brought it about may be far away."""
        if isinstance(given, str):
            yield NameUse(at, given, self.conditions)
            return
        yield NameUse(f"{at}.id", given.id, self.conditions)
        yield from _if_given(f"{at}.holder", given.holder, self.people)
        if given.id not in CONDITIONS:
            return
        known = self._parts_of(type_of(given.id))
        if known is not None:
            yield from _if_given(f"{at}.part", given.part, known)
        if type_of(given.id) is not Aimed:  # one aims at places too
            yield from _if_given(f"{at}.against", given.against, self.people)

    def _parts_of(self, condition: type[Condition]) -> KnownNames | None:
        """Return the words that ``part`` may hold for a type of condition; None: it is not used."""
        if condition in (Aimed, WeaponHold):
            return self.weapons
        if condition is Enchantment:
            return self.spells
        if condition is ThingHold:
            return _words("items", self.setup.items)
        if issubclass(condition, (Hold, Injury, Snag)):
            return self.parts
        known = PART_WORDS.get(condition)
        return None if known is None else _words("part", known)


def _if_given(path: str, name: str | None, known: KnownNames) -> Iterator[NameUse]:
    if name:
        yield NameUse(path, name, known)


def _words(field: str, *lists: Collection[str]) -> KnownNames:
    """Return the known words of a field."""
    return KnownNames(
        Translatable(f"entry of {field}", "entry-of", kind=field), list(dict.fromkeys(chain.from_iterable(lists)))
    )


def _misspelt(path: str, names: Collection[str], known: KnownNames) -> Iterator[NameUse]:
    """Yield the misspelt words of an open vocabulary: authors may use words of their own."""
    for place, name in enumerate(names):
        if misspelt(name, known.names):
            yield NameUse(f"{path}.{place if isinstance(names, list) else name}", name, known)


def _each(path: str, names: Collection[str], known: KnownNames, *, keys: bool = False) -> Iterator[NameUse]:
    """The names of a list, each at its place, or the keys of a mapping."""
    for place, name in enumerate(names):
        yield NameUse(f"{path}.{name if keys else place}", name, known)


def fight_of(scenario: Scenario, content: Pack) -> State:
    """The state at the start."""
    check_names(scenario, content)
    setup: Setup = scenario.setup
    zones = dict(setup.zones) or {NOWHERE: ZoneSetup.model_validate({"walls": True})}
    first = next(iter(zones))
    fight = State(
        combatants=[combatant(scenario, content, name, model, first) for name, model in setup.combatants.items()],
        zones=[_zone(name, model) for name, model in zones.items()],
        distances={},
        items=[LooseItem(name, item.weapon or "", item.zone or first, item.near) for name, item in setup.items.items()],
        coming=[Coming(list(r.combatants), r.round, r.after_alarm, r.run_rounds) for r in setup.reinforcements],
        aims=Aims(**setup.victory.model_dump()),
    )
    _distances(fight, setup)
    for coming in fight.coming:
        for name in coming.who:
            fight.get(name).present = False
    for name, model in setup.combatants.items():
        if model.unaware is None:
            _overlooks(fight, fight.get(name))
    return fight


def _overlooks(fight: State, one: Combatant) -> None:
    """Without a word in the scenario a combatant does not know of hidden and invisible opponents (K6-16.15)."""
    unseen = ("hidden",) if "ultra_hearing" in one.senses else ("hidden", "invisible")
    one.unaware_of = [foe.id for foe in fight.combatants if foe.faction != one.faction and foe.has(*unseen)]


def _zone(name: str, model: ZoneSetup) -> Zone:
    return Zone(
        name,
        model.lit,
        model.passage,
        model.room,
        model.walls,
        model.confined,
        list(model.terrain),
        model.hazard,
        model.depth,
        list(model.cover),
        list(model.obstacles),
        dict(model.overhead),
        list(model.props),
        {name: SceneThing(thing.damage, list(thing.uses)) for name, thing in model.things.items()},
        dict(model.links),
    )


def _distances(fight: State, setup: Setup) -> None:
    for place, one in enumerate(fight.combatants):
        for other in fight.combatants[place + 1 :]:
            near = one.zone == other.zone
            links = fight.zone_of(one).links.get(other.zone, fight.zone_of(other).links.get(one.zone, 1))
            fight.distances[pair(one.id, other.id)] = setup.distance if near else max(setup.distance, links)
    there = {one.id: one for one in fight.combatants}
    for name, others in setup.distances.items():
        for other_name, run_rounds in others.items() if name in there else ():
            if other_name == ALL:
                for one in fight.combatants:
                    if one.id != name and one.side != there[name].side:
                        fight.distances[pair(name, one.id)] = run_rounds
            elif other_name in there:
                fight.distances[pair(name, other_name)] = run_rounds


def template_of(content: Pack, name: str, model: CombatantSetup) -> tuple[str, CreatureModel]:
    """Return the template of a combatant: the one named, or the one with whose name his own begins."""
    creatures = content.kind("creatures")
    wanted = model.template
    if wanted is None:
        fitting = [known for known in creatures if name == known or name.startswith(f"{known}_")]
        wanted = max(fitting, key=len, default="")
    if wanted not in creatures:
        message = unknown_name(Translatable("creature", "template"), wanted or name, creatures)
        raise ContentError([Problem("scenario", 1, f"setup.combatants.{name}", message)])
    return wanted, creatures[wanted]


def combatant(scenario: Scenario, content: Pack, name: str, model: CombatantSetup, zone: str) -> Combatant:
    """One participant, as template and scenario say."""
    knobs: Knobs = scenario.knobs
    template, base = template_of(content, name, model)

    def pick(field: str) -> Any:
        own = getattr(model, field)
        return getattr(base, field) if own is None else own

    side = pick("side")
    lives = pick("lives")
    weapons = list(pick("weapons"))
    readied = (weapons[0] if weapons else "") if model.readied is None else model.readied
    made = Combatant(
        id=name,
        template=template,
        side=side,
        seat=model.seat or seat_of(scenario, side),
        zone=model.zone or zone,
        strength=pick("strength"),
        finesse=pick("finesse"),
        soul=pick("soul"),
        lives=lives,
        lives_max=model.lives_max or max(lives, base.lives),
        size=pick("size"),
        base_speed=pick("speed"),
        weapons=weapons,
        readied=readied,
        armour=armour_of(scenario, content, model, base),
        shield=knobs.shield_value if pick("shield") and _hands(content, readied) < 2 else 0,
        resistances=dict(pick("resistances")),
        spells=list(pick("spells")),
        abilities=list(pick("abilities")),
        senses=list(pick("senses")),
        body_parts=list(base.body_parts),
        languages=list(pick("languages")),
        flags=[*pick("flags"), *(["winded"] if model.winded else [])],
        ammo={**base.ammo, **model.ammo},
        items=list(pick("items")),
        loaded=_loaded(content, model, readied),
        behind=list(model.behind),
        stance=pick("stance"),
        faction=model.faction or side,
        name=template if model.name is None else "",
        light=model.light,
        pack=model.pack,
        unaware=model.unaware is True,
        unaware_of=list(model.unaware) if isinstance(model.unaware, list) else [],
        arriving=model.arriving,
        concentration=model.concentration,
        concentration_on=model.concentration_on,
        rounds_fought=model.rounds_fought,
    )
    for given in model.conditions:
        made.conditions.append(_condition(made, given))
    if rules.knocked_out(lives, knobs.knockout_at) and not made.has("knocked_out"):
        made.conditions.append(Condition("knocked_out"))
    return made


def _hands(content: Pack, weapon: str) -> int:
    """Hands a weapon takes; who starts with a two-handed one has the shield on his back."""
    return int(content.get("weapons", weapon).hands) if weapon else 0


def _loaded(content: Pack, model: CombatantSetup, readied: str) -> list[str]:
    """Return what is loaded at the start: as the scenario says, else a crossbow in hand."""
    if model.loaded is not None:
        return list(model.loaded)
    return [readied] if readied and content.get("weapons", readied).reload == "crossbow" else []


def _condition(one: Combatant, given: str | ConditionSetup) -> AnyCondition:
    """Return a condition at the start. It depends on its type which keys of the scenario it uses."""
    said = ConditionSetup(id=given) if isinstance(given, str) else given
    made = type_of(said.id)(said.id, said.source or said.holder, expires_round=said.rounds)
    arm = one.limbs[0] if "arm" in CONDITIONS[said.id].limits else ""
    match made:
        case WeaponHold():
            made.holder_id, made.weapon = said.holder, said.part or one.readied
        case ThingHold():
            made.holder_id, made.item = said.holder, said.part
        case Hold():
            made.holder_id, made.part = said.holder, said.part or arm
        case Injury() | Snag():
            made.part = said.part or arm
        case InCover():
            made.obstacle = said.part == "obstacle"
        case Enchantment():
            made.against, made.spell = said.against, said.part
        case Aimed():
            made.against, made.weapon = said.against, said.part
        case Regard():
            made.against = said.against
        case Poisoning():
            made.deadly = said.part == "deadly"
        case _:
            pass
    return made


def seat_of(scenario: Scenario, side: str) -> str:
    """Return the seat of a side where the scenario names none: the master's for opponents, the first for heroes."""
    if side == "gm" and scenario.master is not None:
        return scenario.master
    players = [name for name, seat in scenario.seats.items() if seat.role == "player"]
    if not players:
        return next(iter(scenario.seats))
    return players[0] if side == "hero" else players[-1]


def armour_of(scenario: Scenario, content: Pack, model: CombatantSetup, base: CreatureModel) -> Armour:
    """Return the armour of a combatant; graded armour takes its value from the knobs."""
    knobs: Knobs = scenario.knobs
    worn = base.armour if model.armour is None else model.armour
    if worn is None or worn == "none":
        return Armour()
    if isinstance(worn, int):
        return Armour("armour", worn, covers=["front", "back", "belly", "head"], missing=list(model.missing))
    piece = content.get("armour", worn)
    value = {"light": knobs.armour_light, "heavy": knobs.armour_heavy}.get(piece.grade, piece.value)
    return Armour(worn, value, piece.heavy, dict(piece.against), list(piece.covers), list(model.missing), piece.natural)
