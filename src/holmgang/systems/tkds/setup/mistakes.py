"""Mistakes of a scenario that its model cannot find: places, and references by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holmgang.kernel.content import unknown_name
from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.messages import Translatable
from holmgang.space.squares import Cell, Grid
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.state import Creature, Field, cell_id


def wrong(where: str, path: str, message: str) -> ContentError:
    """Return the error for a place in the set-up of a scenario."""
    return ContentError([Problem(where, 0, f"setup.{path}", message)])


def off_the_map(cell: str) -> str:
    """The message for a place that the map does not have."""
    return Translatable(f"{cell} is not on the map", "off-the-map", field=cell)


def misplaced(setup: Any, field: Field, creatures: list[Creature]) -> Iterator[tuple[str, str]]:
    """Things and lights off the map, and creatures that stand in a wall."""
    grid = Grid(field.width, field.height)
    lying = [("ground", number, thing.at) for number, thing in enumerate(setup.ground)]
    shining = [("map.lights", number, light.at) for number, light in enumerate(setup.map.lights)]
    for path, number, cell in (*lying, *shining):
        if cell not in grid:
            yield f"{path}.{number}.at", off_the_map(cell_id(cell))
    for one in filter(_stands, creatures):
        for cell in one.footprint:
            if field.by_cell.get(cell, field.floor).cover in ("slit", "tall"):
                text = f"{cell_id(cell)} is solid: nobody can stand there"
                yield f"creatures.{one.id}.at", Translatable(text, "square-solid", square=cell_id(cell))
                break


def _stands(one: Creature) -> bool:
    """Does a creature fill the squares where it is?"""
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
            text = f"{placed.riding} carries somebody else, or rides itself"
            yield f"creatures.{name}.riding", Translatable(text, "no-mount", name=placed.riding)
        ridden += [placed.riding] if placed.riding else []


def check_marks(setup: Any, marks: dict[str, Cell], where: str) -> None:
    """A letter on the map is a terrain of the legend or the place of a creature; else it is a slip of the pen."""
    placed = [creature.at for creature in setup.creatures.values()]
    for glyph, (_, y) in marks.items():
        if glyph not in placed:
            text = f"{glyph!r} is no terrain of the legend, and nobody starts there (`at: {glyph}`)"
            raise wrong(where, f"map.rows.{y}", Translatable(text, "stray-mark", mark=repr(glyph), glyph=glyph))


def check_heights(field: Field, where: str) -> None:
    """TK-21.7: no creature falls farther than a round lasts."""
    heights = [field.base, *(square.elevation for square in field.by_cell.values())]
    most = rules.free_fall(1)
    if max(heights) - min(heights) > most:
        text = f"no more than {most} metres from the lowest square to the highest (TK-21.7)"
        raise wrong(where, "map", Translatable(text, "too-high", most=most))
