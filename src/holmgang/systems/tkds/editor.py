"""The workshop of tkds: a map of squares painted with terrain and light, creatures on it, levers with gates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from math import ceil
from string import ascii_letters
from typing import Any, ClassVar, Final

from holmgang.kernel.content import canonical
from holmgang.kernel.editor import (
    Data,
    Editor,
    EditorGroup,
    EditorItem,
    EditorPlace,
    EditorTab,
    EditRefused,
    Remedy,
    mapping,
    setup_of,
    with_setup,
)
from holmgang.kernel.sums import Phrase

MOST: Final = 60
"""Squares of a side."""
FLOOR: Final = "."
LIGHT_RADIUS: Final = 10
Cell = tuple[int, int]


class TkdsEditor(Editor):
    """Terrain is a brush; creatures stand on squares. The map grows where it is painted beyond its edge."""

    on_board: ClassVar[frozenset[str]] = frozenset({"map", "ground"})
    on_cells: ClassVar[bool] = True
    mirrors: ClassVar[bool] = True
    rubber: ClassVar[str] = "terrain/floor"

    @cached_property
    def tabs(self) -> tuple[EditorTab, ...]:
        return (
            EditorTab(id="heroes", icon="people"),
            EditorTab(id="creatures", icon="goblin"),
            EditorTab(id="ground", icon="layers"),
            EditorTab(id="things", icon="gear"),
        )

    @cached_property
    def items(self) -> tuple[EditorItem, ...]:
        creatures = self.pack.kind("creatures").items()
        found = [
            self.entry_item("creatures", name, one, "heroes" if one.hero else "creatures",
                            side="heroes" if one.hero else "enemies")
            for name, one in creatures
        ]  # fmt: skip
        found += [
            EditorItem(id=f"terrain/{name}", tab="ground", name=name, look=name, brush=True)
            for name in self.pack.kind("terrain")
        ]
        found += [
            EditorItem(id="light/lit", tab="ground", name="lit", look="lit", brush=True),
            EditorItem(id="light/dark", tab="ground", name="dark", look="dark", brush=True),
        ]
        for kind in ("weapons", "armour", "gear"):
            found += [
                EditorItem(id=f"ground/{name}", tab="things", name=name, emblem=name, sort=kind)
                for name in self.pack.kind(kind)
            ]
        return tuple(found)

    def entry_item(self, kind: str, name: str, entry: Any, tab: str, *, side: str = "") -> EditorItem:
        data = canonical(entry)
        facts = [(key, data[key]) for key in ("level", "health") if type(data.get(key)) is int]
        held = [one if isinstance(one, str) else one["kind"] for one in data.get("held", [])]
        attacks = [one["name"] for one in data.get("attacks", [])]
        facts += [("held", held[0])] if held else []
        emblem = held[0] if held else attacks[0] if attacks else name
        tags = (*held, *attacks, *data.get("spells", ()), *data.get("abilities", ()), *data.get("traits", ()))
        return EditorItem(
            id=f"{kind}/{name}", tab=tab, name=name, facts=tuple(facts[:2]), tags=tags, side=side, emblem=emblem
        )

    # The map.

    def size(self, data: Data) -> tuple[int, int]:
        """Return width and height of the map in squares."""
        own = mapping(setup_of(data).get("map"))
        rows = [row for row in own.get("rows", ()) if isinstance(row, str)] if isinstance(own.get("rows"), list) else []
        wide, high = own.get("width"), own.get("height")
        width = wide if type(wide) is int and wide else max((len(row) for row in rows), default=0)
        return width, high if type(high) is int and high else len(rows)

    def _glyphs(self, own: Data) -> dict[str, str]:
        usual = {one.glyph: name for name, one in self.pack.kind("terrain").items() if one.glyph}
        return {**usual, **{str(glyph): str(name) for glyph, name in mapping(own.get("legend")).items()}}

    def _solid(self, data: Data) -> set[Cell]:
        """Return the squares in which no creature can stand."""
        own = mapping(setup_of(data).get("map"))
        glyphs, terrain = self._glyphs(own), self.pack.kind("terrain")

        def solid(layers: str) -> bool:
            parts = [part.strip() for part in layers.split("+")]
            return any(part in terrain and terrain[part].cover in ("slit", "tall") for part in parts)

        closed = {glyph for glyph, name in glyphs.items() if solid(name)}
        found = {
            (x, y)
            for y, row in enumerate(own.get("rows") or ())
            if isinstance(row, str)
            for x, glyph in enumerate(row)
            if glyph in closed
        }
        for where, name in mapping(own.get("squares")).items():
            if (cell := _read_cell(where)) is not None:
                found.discard(cell)
                if solid(str(name)):
                    found.add(cell)
        return found

    def _taken(self, data: Data, but: str = "") -> set[Cell]:
        found: set[Cell] = set()
        for key, member in self.members(data, self.group("creatures")).items():
            cell = self._cell(data, mapping(member))
            if cell is not None and f"creatures/{key}" != but:
                wide = self._width(key, mapping(member))
                found |= {(cell[0] + dx, cell[1] + dy) for dx in range(wide) for dy in range(wide)}
        return found

    def _width(self, key: str, member: Data) -> int:
        entry = self.entry_of(self.group("creatures"), key, member)
        size = member.get("size") or (self.pack.get("creatures", entry).size if entry else 1)
        try:
            return max(1, ceil(Fraction(size)))
        except (TypeError, ValueError, ZeroDivisionError):
            return 1

    def _cell(self, data: Data, member: Data) -> Cell | None:
        at = member.get("at")
        if isinstance(at, list) and len(at) == 2 and all(type(one) is int for one in at):
            return at[0], at[1]
        if isinstance(at, str):  # a mark on the map
            rows = mapping(setup_of(data).get("map")).get("rows") or ()
            for y, row in enumerate(rows):
                if isinstance(row, str) and at in row:
                    return row.index(at), y
        return None

    def free(self, data: Data, but: str = "") -> Iterator[Cell]:
        """Yield the squares on which something can be put, row by row."""
        closed = self._solid(data) | self._taken(data, but)
        wide, high = self.size(data)
        for y in range(min(high, 200)):
            for x in range(min(wide, 200)):
                if (x, y) not in closed:
                    yield x, y

    # Places.

    def places(self, data: Data, what: str) -> tuple[EditorPlace, ...]:
        cells = list(self.free(data, what))
        if what.startswith("creatures/") and (near := self._wanted(data, what)) is not None:
            cells.sort(key=lambda cell: max(abs(cell[0] - near[0]), abs(cell[1] - near[1])))
        return tuple(EditorPlace(f"cell:{x},{y}", f"{x},{y}") for x, y in cells)

    def may_go(self, data: Data, what: str, place: str) -> bool:
        cell, (wide, high) = _read_cell(place.removeprefix("cell:")), self.size(data)
        if cell is None or not place.startswith("cell:") or not (cell[0] < wide and cell[1] < high):
            return False
        return cell not in self._taken(data, what) and cell not in self._solid(data)

    def _wanted(self, data: Data, what: str) -> Cell | None:
        """Return the square to look around for a free one: where a creature stands, or the last one of its side."""
        members = self.members(data, self.group("creatures"))
        key = what.partition("/")[2]
        if key in members:
            return self._cell(data, mapping(members[key]))
        known = [item for item in self.items if item.id == what]
        side = known[0].side if known else ""
        mates = [mapping(one) for one in members.values() if mapping(one).get("side") == side]
        return self._cell(data, mates[-1]) if mates else None

    def usual_place(self, data: Data, what: str) -> str:
        return next((place.id for place in self.places(data, what)), "")

    def place_of(self, data: Data, group: EditorGroup, member: Data) -> str:
        cell = self._cell(data, member)
        return f"cell:{cell[0]},{cell[1]}" if cell is not None else ""

    def placed(self, data: Data, group: EditorGroup, member: Data, place: str) -> dict[str, Any]:
        cell = _read_cell(place.removeprefix("cell:"))
        return dict(member) if cell is None else {**member, "at": list(cell)}

    def moved(self, data: Data, things: Sequence[str], place: str) -> dict[str, Any]:
        """Move the first thing to a square, and the others by as much."""
        to = _read_cell(place.removeprefix("cell:"))
        group, _, member = self.member(data, things[0])
        start = self._cell(data, member)
        if to is None or start is None or len(things) == 1:
            return super().moved(data, things, place)
        made, (wide, high) = dict(data), self.size(data)
        for name in things:
            group, key, member = self.member(made, name)
            cell = self._cell(made, member)
            if cell is None:
                continue
            x, y = cell[0] + to[0] - start[0], cell[1] + to[1] - start[1]
            at = [min(max(x, 0), max(wide - 1, 0)), min(max(y, 0), max(high - 1, 0))]
            made = self._with_member(made, group, key, {**member, "at": at})
        return made

    def beside(self, data: Data, group: EditorGroup, member: Data) -> dict[str, Any]:
        cell = self._cell(data, member)
        if cell is None:
            return dict(member)
        near = min(self.free(data), key=lambda one: max(abs(one[0] - cell[0]), abs(one[1] - cell[1])), default=cell)
        return {**member, "at": list(near)}

    # Changes.

    def added(self, data: Data, item: EditorItem, place: str) -> tuple[dict[str, Any], str]:
        kind, _, name = item.id.partition("/")
        if kind != "ground":
            return super().added(data, item, place)
        cell = _read_cell((place or self.usual_place(data, item.id)).removeprefix("cell:"))
        if cell is None:
            raise EditRefused("build-no-cell")
        lying = setup_of(data).get("ground")
        held = list(lying) if isinstance(lying, list) else []
        return with_setup(data, ground=[*held, {"thing": name, "at": list(cell)}]), f"ground/{len(held)}"

    def fresh(self, data: Data, group: EditorGroup, item: EditorItem) -> dict[str, Any]:
        if group.key != "creatures":
            return super().fresh(data, group, item)
        members = [mapping(one) for one in self.members(data, group).values()]
        seats = [one["seat"] for one in members if one.get("side") == item.side and "seat" in one]
        chairs = mapping(data.get("seats"))
        players = [name for name, seat in chairs.items() if mapping(seat).get("role") != "master"] or ["heroes"]
        usual = players[0] if item.side == "heroes" else players[-1]
        return {"of": item.entry, "side": item.side, "seat": seats[-1] if seats else usual}

    def painted(self, data: Data, item: EditorItem, cells: Sequence[Cell]) -> dict[str, Any]:
        kind, _, name = item.id.partition("/")
        own = mapping(setup_of(data).get("map"))
        if any(not (0 <= x < MOST and 0 <= y < MOST) for x, y in cells):
            raise EditRefused("build-map-size", most=MOST)
        if kind == "light":
            return with_setup(data, map=_lit(own, name == "lit", cells))
        own = self._grown(own, data, cells)
        rows = [row for row in own.get("rows", ()) if isinstance(row, str)]
        if not rows or len(rows) != len(own.get("rows", ())):
            squares = mapping(own.get("squares"))
            for x, y in cells:
                squares.pop(f"{x},{y}", None)
                if name != "floor":
                    squares[f"{x},{y}"] = name
            return with_setup(data, map=_with(own, "squares", squares))
        glyph = FLOOR if name == "floor" else self._glyph(own, name)
        if glyph not in self._glyphs(own) and glyph != FLOOR:
            own["legend"] = {**mapping(own.get("legend")), glyph: name}
        grid = [list(row) for row in rows]
        for x, y in cells:
            if y < len(grid) and x < len(grid[y]):
                grid[y][x] = glyph
        own["rows"] = ["".join(row) for row in grid]
        gone = {f"{x},{y}" for x, y in cells}
        for part, kept in (("squares", ""), ("levers", "lever"), ("gates", "portcullis")):
            held = mapping(own.get(part))
            if name != kept and held.keys() & gone:
                own = _with(own, part, {cell: value for cell, value in held.items() if cell not in gone})
        return with_setup(data, map=own)

    def filled(self, data: Data, cell: Cell) -> Sequence[Cell]:
        own, (wide, high) = mapping(setup_of(data).get("map")), self.size(data)
        if not (0 <= cell[0] < wide and 0 <= cell[1] < high):
            raise EditRefused("build-no-cell")
        ground, found, open_cells = self._terrain(own, cell), {cell}, [cell]
        while open_cells:
            x, y = open_cells.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                within = 0 <= near[0] < min(wide, MOST) and 0 <= near[1] < min(high, MOST)
                if within and near not in found and self._terrain(own, near) == ground:
                    found.add(near)
                    open_cells.append(near)
        return sorted(found)

    def mirrored(self, data: Data) -> dict[str, Any]:
        """Exchange east and west: terrain, lights, everything that lies or stands on the map, and named edges."""
        setup, (wide, _) = setup_of(data), self.size(data)
        own = mapping(setup.get("map"))
        for part in ("squares", "levers", "gates", "insides"):
            if isinstance(own.get(part), dict):
                own[part] = {_flipped(cell, wide): _turned_over(value) for cell, value in own[part].items()}
        if isinstance(own.get("zones"), dict):
            zones = own["zones"].items()
            own["zones"] = {name: [_flipped(cell, wide) for cell in _listed(cells)] for name, cells in zones}
        if isinstance(own.get("rows"), list):
            own["rows"] = [str(row).ljust(wide, FLOOR)[::-1] for row in own["rows"]]
        if isinstance(own.get("lights"), list):
            own["lights"] = [_at_mirror(one, wide, 1) for one in own["lights"]]
        made = with_setup(data, map=own)
        if isinstance(setup.get("ground"), list):
            made = with_setup(made, ground=[_at_mirror(one, wide, 1) for one in setup["ground"]])
        if "escape_edge" in setup:
            made = with_setup(made, escape_edge=_turned_over(setup["escape_edge"]))
        group = self.group("creatures")
        members = self.members(data, group).items()
        flipped = {key: _at_mirror(one, wide, self._width(key, mapping(one))) for key, one in members}
        return self.with_members(made, group, flipped)

    def _glyph(self, own: Data, name: str) -> str:
        """Return the letter of a terrain on this map; one that nothing else uses if it has none."""
        glyphs = self._glyphs(own)
        for glyph, known in glyphs.items():
            if known == name:
                return glyph
        used = {str(glyph) for row in own.get("rows", ()) for glyph in row}
        letters = (name[:1].upper(), *ascii_letters)
        free: list[str] = [one for one in letters if one not in glyphs and one not in used]
        if not free:
            raise EditRefused("build-too-many", most=len(ascii_letters))
        return free[0]

    def _grown(self, own: dict[str, Any], data: Data, cells: Sequence[Cell]) -> dict[str, Any]:
        wide, high = self.size(data)
        right, below = max(wide, *(x + 1 for x, _ in cells)), max(high, *(y + 1 for _, y in cells))
        if (right, below) == (wide, high):
            return own
        made = dict(own)
        if isinstance(made.get("rows"), list) and made["rows"]:
            rows = [str(row).ljust(right, FLOOR) for row in made["rows"]]
            made["rows"] = [*rows, *([FLOOR * right] * (below - len(rows)))]
        for part, value in (("width", right), ("height", below)):
            if part in made or not made.get("rows"):
                made[part] = value
        return made

    def joined(self, data: Data, one: str, other: str) -> dict[str, Any]:
        """Join a lever with a gate; both are squares, in any order."""
        own = mapping(setup_of(data).get("map"))
        cells = [_read_cell(name.removeprefix("cell:")) for name in (one, other)]
        looks = {cell: self._terrain(own, cell) for cell in cells if cell is not None}
        lever = next((cell for cell, look in looks.items() if look == "lever"), None)
        gate = next((cell for cell, look in looks.items() if look == "portcullis"), None)
        if lever is None or gate is None:
            raise EditRefused("build-no-join")
        gates, levers = mapping(own.get("gates")), mapping(own.get("levers"))
        at = f"{gate[0]},{gate[1]}"
        name = gates.get(at) or next(
            n for n in ("gate", *(f"gate_{k}" for k in range(2, 99))) if n not in gates.values()
        )
        own = _with(own, "levers", {**levers, f"{lever[0]},{lever[1]}": name})
        return with_setup(data, map=_with(own, "gates", {**gates, at: name}))

    def _terrain(self, own: Data, cell: Cell) -> str:
        x, y = cell
        named = mapping(own.get("squares")).get(f"{x},{y}")
        if named is not None:
            return str(named)
        rows = own.get("rows") or ()
        glyph = rows[y][x] if y < len(rows) and isinstance(rows[y], str) and x < len(rows[y]) else FLOOR
        return self._glyphs(own).get(glyph, "floor")

    # Mistakes and a beginning.

    def spot_of(self, data: Data, path: str) -> str:
        if path.startswith(("setup.map.levers.", "setup.map.gates.", "setup.map.squares.")):
            return f"cell:{path.rpartition('.')[2]}"
        name = self.thing_at(data, path)
        return self.thing(data, name).place if name else ""

    def remedies(self, data: Data, path: str) -> Iterator[Remedy]:
        spot = self.spot_of(data, path)
        if path.startswith("setup.map.levers."):
            cell = _read_cell(spot.removeprefix("cell:"))
            gates = self._portcullises(data)
            if cell is not None and gates:
                label = Phrase("build-remedy-join", {"what": "portcullis"})
                yield Remedy({"op": "join", "one": spot, "other": f"cell:{gates[0][0]},{gates[0][1]}"}, label)
            if cell is not None:
                label = Phrase("build-remedy-remove", {"who": "lever"})
                yield Remedy({"op": "paint", "item": self.rubber, "cells": [list(cell)]}, label)
            return
        first, *rest = super().remedies(data, path) if self.thing_at(data, path) else (None,)
        if first is not None:
            yield first
        cell = _read_cell(spot.removeprefix("cell:"))
        if cell is not None and cell in self._solid(data):
            own = mapping(setup_of(data).get("map"))
            label = Phrase("build-remedy-remove", {"who": self._terrain(own, cell)})
            yield Remedy({"op": "paint", "item": self.rubber, "cells": [list(cell)]}, label)
        yield from rest

    def _portcullises(self, data: Data) -> list[Cell]:
        own = mapping(setup_of(data).get("map"))
        wide, high = self.size(data)
        cells = [(x, y) for y in range(min(high, MOST)) for x in range(min(wide, MOST))]
        return [cell for cell in cells if self._terrain(own, cell) == "portcullis"]

    def blank(self, data: Data) -> dict[str, Any]:
        heroes = [name for name, one in self.pack.kind("creatures").items() if one.hero][:4]
        seats = {
            "heroes": {"name": {"en": "Heroes", "cs": "Hrdinové", "da": "Helte"}},
            "enemies": {"name": {"en": "Enemies", "cs": "Protivníci", "da": "Modstandere"}},
            "master": {"role": "master", "name": {"en": "Game master", "cs": "Pán jeskyně", "da": "Spilleder"}},
        }
        placed = {
            name: {"of": name, "side": "heroes", "seat": "heroes", "at": [1 + n % 2, 2 + n]}
            for n, name in enumerate(heroes)
        }
        return {
            **{key: value for key, value in data.items() if key not in ("knobs", "preset", "mirror")},
            "seats": seats,
            "setup": {"map": {"rows": [FLOOR * 16] * 10}, "creatures": placed},
        }


def _read_cell(text: Any) -> Cell | None:
    x, _, y = str(text).partition(",")
    return (int(x), int(y)) if x.strip().isdigit() and y.strip().isdigit() else None


def _listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list) else []


def _flipped(cell: Any, wide: int) -> str:
    """Return a square's name with left and right exchanged; a span ``x,y-x,y`` is not a square and stays."""
    found = _read_cell(cell)
    return str(cell) if found is None else f"{wide - 1 - found[0]},{found[1]}"


def _turned_over(value: Any) -> Any:
    return {"east": "west", "west": "east"}.get(value, value) if isinstance(value, str) else value


def _at_mirror(one: Any, wide: int, across: int) -> Any:
    """Return what stands at a square, ``across`` squares wide, at the mirrored one. Marks of the map move with it."""
    at = one.get("at") if isinstance(one, dict) else None
    if not isinstance(at, list) or len(at) != 2 or type(at[0]) is not int:
        return one
    return {**one, "at": [max(0, wide - across - at[0]), at[1]]}


def _with(own: Data, part: str, value: Any) -> dict[str, Any]:
    made = {**own, part: value}
    return made if value else {key: held for key, held in made.items() if key != part}


def _lit(own: Data, lit: bool, cells: Sequence[Cell]) -> dict[str, Any]:
    """Return a map with lights on squares, or without them; the first light makes the map dark around it."""
    there = [list(cell) for cell in cells]
    held = [one for one in own.get("lights") or () if isinstance(one, dict) and one.get("at") not in there]
    if lit:
        held += [{"at": list(cell), "radius": LIGHT_RADIUS} for cell in cells]
    return {**_with(own, "lights", held), "dark": True}
