"""From a scenario to the state before the first step: the map is read, creatures are equipped and placed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

from holmgang.kernel.content import Pack, Scenario, unknown_name
from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.messages import A_SEAT, Translatable
from holmgang.space.squares import Cell, SquareGrid
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.equipment import load_of
from holmgang.systems.tkds.content import AttackModel, CreatureModel, MapModel, ThingModel
from holmgang.systems.tkds.knobs import Knobs
from holmgang.systems.tkds.state import (
    SKILLS,
    Battlefield,
    Creature,
    Item,
    LastingEffect,
    Light,
    NaturalEffect,
    PrintedAttack,
    Square,
    State,
    ThingOnGround,
    cell_id,
)

# ---- what a scenario may not say -------------------------------------------------------------------------------------


def wrong(where: str, path: str, message: str) -> ContentError:
    """Return the error for a place in the set-up of a scenario."""
    return ContentError([Problem(where, 0, f"setup.{path}", message)])


def off_the_map(cell: str) -> str:
    """The message for a place that the map does not have."""
    return Translatable(f"{cell} is not on the map", "off-the-map", field=cell)


def misplaced(setup: Any, field: Battlefield, creatures: list[Creature]) -> Iterator[tuple[str, str]]:
    """Things and lights off the map, and creatures that stand in a wall."""
    grid = SquareGrid(field.width, field.height)
    lying = [("ground", number, thing.at) for number, thing in enumerate(setup.ground)]
    shining = [("map.lights", number, light.at) for number, light in enumerate(setup.map.lights)]
    for path, number, cell in (*lying, *shining):
        if cell not in grid:
            yield f"{path}.{number}.at", off_the_map(cell_id(cell))
    for one in filter(_stands, creatures):
        for cell in one.footprint:
            if field.by_cell.get(cell, field.floor).cover in ("slit", "tall"):
                text = f"{cell_id(cell)} is solid: no creature can stand there"
                yield f"creatures.{one.id}.at", Translatable(text, "square-solid", square=cell_id(cell))
                break


def _stands(one: Creature) -> bool:
    """Return whether a creature fills the squares where it is."""
    return one.status == "active" and not one.mount and not one.passing


def unwanted(setup: Any, creatures: list[Creature]) -> Iterator[tuple[str, str]]:
    """Creatures where another creature stands, and levers without a gate."""
    taken: dict[Cell, str] = {}
    for one in filter(_stands, creatures):
        for cell in one.footprint:
            if cell in taken:
                text = f"{cell_id(cell)} is taken: {taken[cell]} stands there"
                yield (
                    f"creatures.{one.id}.at",
                    Translatable(text, "square-taken", square=cell_id(cell), name=taken[cell]),
                )
                break
            taken[cell] = one.id
    gates = [*setup.map.gates.values()]
    for place, gate in setup.map.levers.items():
        if gate not in gates:
            yield f"map.levers.{place}", unknown_name(Translatable("gate", "gate"), gate, gates)


def misnamed(setup: Any) -> Iterator[tuple[str, str]]:
    """Creatures of which others speak but who are not there."""
    ridden: list[str] = []
    for name, placed in setup.creatures.items():
        others = [other for other in setup.creatures if other != name]
        spoken_of = [
            ("riding", placed.riding),
            *((f"effects.{n}.source", e.source) for n, e in enumerate(placed.effects)),
        ]
        for path, other in spoken_of:
            if other and other not in (others if path == "riding" else setup.creatures):
                yield (
                    f"creatures.{name}.{path}",
                    unknown_name(Translatable("creature of the scenario", "creature"), other, others),
                )
        if placed.riding in ridden or (placed.riding in others and setup.creatures[placed.riding].riding):
            text = f"{placed.riding} already carries a creature, or rides one itself"
            yield f"creatures.{name}.riding", Translatable(text, "no-mount", name=placed.riding)
        ridden += [placed.riding] if placed.riding else []


def check_marks(setup: Any, marks: dict[str, Cell], where: str) -> None:
    """A letter on the map is a terrain of the legend or the place of a creature; else it is a slip of the pen."""
    placed = [creature.at for creature in setup.creatures.values()]
    for glyph, (_, y) in marks.items():
        if glyph not in placed:
            text = f"{glyph!r} is no terrain of the legend, and no creature starts there (`at: {glyph}`)"
            raise wrong(where, f"map.rows.{y}", Translatable(text, "stray-mark", mark=repr(glyph), glyph=glyph))


def check_heights(field: Battlefield, where: str) -> None:
    """TK-21.7: no creature falls farther than a round lasts."""
    heights = [field.base, *(square.elevation for square in field.by_cell.values())]
    most = rules.free_fall(1)
    if max(heights) - min(heights) > most:
        text = f"no more than {most} metres from the lowest square to the highest (TK-21.7)"
        raise wrong(where, "map", Translatable(text, "too-high", most=most))


# ---- making the conflict ---------------------------------------------------------------------------------------------


FLOOR = "floor"


def make_conflict(scenario: Scenario, pack: Pack) -> State:
    """The state a scenario starts from."""
    setup = scenario.setup
    knobs: Knobs = scenario.knobs
    field, marks = make_field(setup.map, pack, scenario.id)
    creatures = []
    for name, placed in setup.creatures.items():
        if placed.seat not in scenario.seats:
            raise wrong(scenario.id, f"creatures.{name}.seat", unknown_name(A_SEAT, placed.seat, scenario.seats))
        creatures.append(make_creature(name, placed, pack, knobs, marks, scenario.id))
    check_marks(setup, marks, scenario.id)
    conflict = State(
        field,
        creatures,
        captives=setup.captives,
        contest=setup.contest,
        contest_goal=setup.contest_goal,
        escape=setup.escape,
        escape_edge=setup.escape_edge,
        round_limit=setup.round_limit,
        rested=setup.rested,
        after_adventure=setup.after_adventure,
        days_without_food=setup.days_without_food,
        encounter=setup.encounter,
        reaction=setup.reaction,
        danger=setup.danger,
        surprise_roll=setup.surprise_roll,
        surprise=[c.id for c in creatures if c.surprised or (setup.surprised and c.side == setup.surprised)],
    )
    check_heights(field, scenario.id)
    for creature in creatures:
        creature.surprised = False
        if not rules.load_allowed(creature.load, creature.capacity, knobs.overload_factor):
            most = creature.capacity * knobs.overload_factor
            text = f"carries {creature.load} slots, at most {most} are possible (TK-19.10)"
            told = Translatable(text, "overloaded", load=str(creature.load), most=str(most))
            raise wrong(scenario.id, f"creatures.{creature.id}.load", told)
        if not SquareGrid(field.width, field.height).holds(creature.anchor, creature.side_length):
            raise wrong(scenario.id, f"creatures.{creature.id}.at", off_the_map(creature.cell))
    if problems := [*misplaced(setup, field, creatures), *misnamed(setup)]:
        raise ContentError([Problem(scenario.id, 0, f"setup.{path}", message) for path, message in problems])
    for thing in setup.ground:
        conflict.ground.append(ThingOnGround(make_item(thing.thing, pack, knobs, []), thing.at))
    return conflict


def objections(scenario: Scenario, pack: Pack) -> Iterator[Problem]:
    """See :meth:`holmgang.kernel.system.System.objections`."""
    for path, message in unwanted(scenario.setup, make_conflict(scenario, pack).creatures):
        yield Problem(scenario.id, 0, f"setup.{path}", message)


def make_field(model: MapModel, pack: Pack, where: str) -> tuple[Battlefield, dict[str, Cell]]:
    """The map, and the cells of the marks (glyphs that stand for a starting place)."""
    rows = model.rows
    width = model.width or max((len(row) for row in rows), default=0)
    height = model.height or len(rows)
    if width < 1 or height < 1:
        raise wrong(where, "map", Translatable("give rows, or width and height", "no-map-size"))
    for y, row in enumerate(rows):
        if len(row) != width:
            text = f"{len(row)} squares, but the map is {width} wide"
            raise wrong(where, f"map.rows.{y}", Translatable(text, "row-width", count=str(len(row)), width=str(width)))
    lights = [Light(light.at, light.radius) for light in model.lights]
    field = Battlefield(width, height, model.dark, lights, Fraction(model.elevation))
    squares: dict[Cell, Square] = {}
    glyphs = {entry.glyph: name for name, entry in pack.kind("terrain").items() if entry.glyph} | model.legend
    marks: dict[str, Cell] = {}
    for y, row in enumerate(rows):
        for x, glyph in enumerate(row):
            if glyph in glyphs:
                squares[x, y] = _laid(squares.get((x, y), field.floor), glyphs[glyph], pack)
            elif glyph.isalnum():
                marks[glyph] = (x, y)
            elif glyph not in ". ":
                known = " ".join(sorted({*glyphs, "."}))
                text = f"{glyph!r} is no terrain of the legend; known: {known}"
                raise wrong(where, f"map.rows.{y}", Translatable(text, "no-terrain", glyph=repr(glyph), known=known))
    for places, name in model.squares.items():
        for cell in _cells(places, field, "squares", where):
            squares[cell] = _laid(squares.get(cell, field.floor), name, pack)
    _connect(squares, field, model, where)
    for cell, square in squares.items():
        field.lay(cell, square)
    return field, marks


def _connect(squares: dict[Cell, Square], field: Battlefield, model: MapModel, where: str) -> None:
    """Levers, the gates they move, and the zones of a map without squares."""
    about: list[tuple[str, str, dict[str, Any]]] = [
        *(("levers", place, {"lever": gate}) for place, gate in model.levers.items()),
        *(("gates", place, {"gate": gate}) for place, gate in model.gates.items()),
        *(("insides", place, {"inside": side}) for place, side in model.insides.items()),
        *((f"zones.{zone}", place, {"zone": zone}) for zone, places in model.zones.items() for place in places),
    ]
    for path, place, what in about:
        for cell in _cells(place, field, path, where):
            squares[cell] = replace(squares.get(cell, field.floor), **what)


def _cells(text: str, field: Battlefield, path: str, where: str) -> list[Cell]:
    """``3,4`` or a range ``8..11,0..1``."""
    try:
        across, down = (_span(part) for part in text.split(","))
    except ValueError:
        message = Translatable(f"{text!r} is not a cell like 3,4 or 8..11,0..1", "no-cell", text=repr(text))
        raise wrong(where, f"map.{path}", message) from None
    if not (across and down and 0 <= across[0] <= across[-1] < field.width and 0 <= down[0] <= down[-1] < field.height):
        raise wrong(where, f"map.{path}", off_the_map(text))
    return [(x, y) for x in across for y in down]


def _span(text: str) -> range:
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)


def _laid(square: Square, name: str, pack: Pack) -> Square:
    """A square on which a terrain of this name is laid, or several of them, one over the other."""
    for part in name.split("+"):
        terrain = pack.get("terrain", part.strip())
        cover = terrain.cover if terrain.cover != "none" else square.cover
        square = replace(
            square,
            look=part.strip(),
            cover="tall" if terrain.door == "closed" else cover,
            kinds=tuple(dict.fromkeys((*square.kinds, *terrain.kinds))),
            # what lies on a roof does not lower it
            elevation=square.elevation if terrain.elevation is None else Fraction(terrain.elevation),
            door=terrain.door or square.door,
            deep=square.deep or terrain.deep,
            under_water=square.under_water or terrain.under_water,
            cramped=square.cramped or terrain.cramped,
            caltrops=square.caltrops or terrain.caltrops,
            oil=square.oil or terrain.oil,
            fire=max(square.fire, terrain.fire),
            trap=terrain.trap if terrain.trap[0] else square.trap,
        )
    return square


def merged(placed: Any, base: CreatureModel) -> CreatureModel:
    """The entry with what the scenario says differently."""
    over = {name: value for name in CreatureModel.model_fields if (value := getattr(placed, name)) is not None}
    return base.model_copy(update=over)


def make_creature(name: str, placed: Any, pack: Pack, knobs: Knobs, marks: dict[str, Cell], where: str) -> Creature:
    """A creature as it enters the conflict."""
    base = pack.get("creatures", placed.of)
    model = merged(placed, base)
    if isinstance(placed.at, str) and placed.at not in marks:
        text = f"the map has no mark {placed.at!r}"
        raise wrong(where, f"creatures.{name}.at", Translatable(text, "no-mark", mark=repr(placed.at)))
    most = health_of(model, pack, knobs)
    race = pack.get("races", model.race) if model.race else None
    creature = Creature(
        id=name,
        kind=placed.of,
        name=(placed.name or {}).get("en", ""),
        side=placed.side,
        seat=placed.seat,
        level=model.level,
        hero=model.hero,
        size=Fraction(model.size),
        anchor=tuple(placed.at) if not isinstance(placed.at, str) else marks[placed.at],
        skills={skill: perfected(model, skill) for skill in SKILLS},
        luck=rules.luck_within(
            (knobs.luck_start if model.hero else 0) if model.luck is None else model.luck,
            knobs.luck_min,
            knobs.luck_max,
        ),
        natural_defence=_natural_defence(model, pack),
        health=most if model.health is None else min(model.health, most),
        health_max=most,
        momentum=model.momentum if model.momentum is not None else (race.momentum if race else 6),
        reach=knobs.melee_reach if model.reach is None else model.reach,
        printed=not model.hero if model.printed is None else model.printed,
        armoured=model.armoured,
        armour=model.armour,
        armour_exceptional=model.armour_exceptional,
        ignores_kinds=list(model.ignores),
        darkvision_m=model.darkvision_m or (knobs.darkvision_m if model.darkvision else 0),
        immunities=list(model.immunities),
        resistances=list(model.resistances),
        calling=model.calling,
        traits=list(model.traits),
        regeneration=model.regeneration,
        talents=list(model.talents),
        abilities=list(model.abilities),
        spells=list(model.spells),
        casting_skill=model.casting_skill,
        magic=model.magic,
        magic_max=model.magic,
        is_mount=model.is_mount,
        attacks=[printed_attack(attack) for attack in model.attacks],
        status=placed.status,
        death_coins=placed.death_coins if placed.death_coins is not None else -1,
        coins_spent_today=placed.coins_spent_today,
        successes=placed.successes,
        mount=placed.riding,
        passing=placed.passing,
        depth=placed.depth,
        without_air=placed.without_air,
        surprised=placed.surprised,
    )
    _equip(creature, model, pack, knobs)
    _situation(creature, placed, pack)
    return creature


def printed_attack(model: AttackModel) -> PrintedAttack:
    """An attack of a statblock as the state keeps it."""
    data = model.model_dump()
    for name in ("on_natural20", "on_natural1"):
        data[name] = None if data[name] is None else NaturalEffect(**data[name])
    return PrintedAttack(**data)


def _situation(creature: Creature, placed: Any, pack: Pack) -> None:
    """Apply the state that the scenario gives a creature at the start."""
    if placed.status in ("dying", "disabled", "dead"):
        creature.health = 0
    for number, effect in enumerate(placed.effects, 1):
        data = effect.model_dump()
        data["polarity"] = effect.polarity or pack.get("conditions", effect.kind).polarity
        creature.effects.append(LastingEffect(id=f"{effect.kind}_s{number}", **data))


def health_of(model: CreatureModel, pack: Pack, knobs: Knobs) -> int:
    """Maximum Health: as printed, or by race, class and level, or by the level of a monster."""
    if model.health_max is not None:
        return model.health_max
    healthier = 6 if "somewhat_healthier" in model.talents else 0
    if model.race and model.calling:
        race, calling = pack.get("races", model.race), pack.get("classes", model.calling)
        return rules.hero_health(race.health, calling.health_per_level, model.level, healthier, knobs.health_level_cap)
    if model.health is not None:
        return model.health
    return rules.monster_health(model.level, knobs.monster_health_base, knobs.monster_health_per_level) + healthier


def _natural_defence(model: CreatureModel, pack: Pack) -> int:
    if model.defence is not None:
        return model.defence
    return int(pack.get("classes", model.calling).natural_defence) if model.calling else 10


def perfected(model: CreatureModel, skill: str) -> int:
    """A skill with Step to Perfection (talent ``step_to_perfection_<skill>``)."""
    steps = model.talents.count(f"step_to_perfection_{skill}")
    value: int = getattr(model, skill)
    return rules.perfected(value, steps) if steps else value


def sort_of(kind: str, pack: Pack) -> str:
    """Return the sort of item that an id names."""
    if kind in pack.kind("weapons"):
        return "weapon"
    if kind in pack.kind("armour"):
        return "shield" if pack.get("armour", kind).kind == "shield" else "armour"
    pack.get("gear", kind)
    return "gear"


def make_item(thing: Any, pack: Pack, knobs: Knobs, taken: list[str]) -> Item:
    """A thing from its entry, under a name that the bearer's other things do not have."""
    model = thing if isinstance(thing, ThingModel) else ThingModel(kind=thing)
    sort = sort_of(model.kind, pack)
    uses = 1
    if sort == "gear":
        gear = pack.get("gear", model.kind)
        uses = knobs.kit_uses if gear.use == "aid_kit" else gear.uses
    name, number = model.kind, 1
    while name in taken:
        number += 1
        name = f"{model.kind}_{number}"
    return Item(
        id=name,
        kind=model.kind,
        sort=sort,
        uses=uses if model.uses is None else model.uses,
        loaded=model.loaded,
        lit=model.lit,
        broken=model.broken,
        jammed=model.jammed,
        wet=model.wet,
        exceptional=model.exceptional,
        sight=model.sight,
    )


def _equip(creature: Creature, model: CreatureModel, pack: Pack, knobs: Knobs) -> None:
    for thing in (*model.held, *model.gear):
        creature.inventory.append(make_item(thing, pack, knobs, [item.id for item in creature.inventory]))
    creature.held = [item.id for item in creature.inventory[: len(model.held)]]
    creature.capacity = creature.skills["might"] if model.capacity is None else model.capacity
    creature.load = load_of(creature, pack, knobs) if model.load is None else model.load
