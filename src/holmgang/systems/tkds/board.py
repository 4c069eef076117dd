"""What the map says: cover, sight, light, threat. Pure reading of the state; nothing here changes or asks anything.

A board remembers what it has worked out; whoever changes the state calls :meth:`Board.forget`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from holmgang.space.lines import QUARTER, centre, quarter_points, segment_grade, trace
from holmgang.space.squares import Cell, Footprint, Grid, block_distance, cells_within, distance
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.state import Conflict, Creature, Square, cell_id, cell_of, hostile

TALL, SLIT, LOW = 3, 2, 1
GRADES = {"tall": TALL, "slit": SLIT}
COVER_NAMES = ("none", "partial", "full", "hidden")
SIGHT_UNDER_WATER = 10
OPEN = Square("floor")


@dataclass(frozen=True)
class CoverFound:
    """The cover of a target: its result, the grade of the centre line, hidden points and all points."""

    result: int
    gate: int
    hidden: int
    points: int

    @property
    def name(self) -> str:
        return COVER_NAMES[self.result]


class Board:
    """The map with everybody on it."""

    def __init__(self, state: Conflict, knobs: Any, pack: Any) -> None:
        self.state, self.knobs, self.pack = state, knobs, pack
        self.grid = Grid(state.battlefield.width, state.battlefield.height)
        self.squares: dict[Cell, Square] = {cell_of(name): square for name, square in state.battlefield.squares.items()}
        self.forget()

    def forget(self) -> None:
        """The state has changed."""
        self._covers: dict[tuple[Footprint, str], CoverFound] = {}
        self._threats: dict[str, tuple[Creature, ...]] = {}
        self._reaches: dict[str, int] = {}
        self._lit: dict[Cell, bool] = {}
        self._grades: dict[Cell, int] | None = None
        self._tall_cells: frozenset[Cell] | None = None
        self._standing: dict[Cell, Creature] | None = None
        self.moves: dict[tuple[str, str, int], list[Any]] = {}
        self.flat = all(square.elevation == self.state.battlefield.base for square in self.squares.values())
        self.has_walls = any(square.cover in GRADES for square in self.squares.values())

    def square(self, cell: Cell) -> Square:
        return self.squares.get(cell, OPEN)

    def own_square(self, cell: Cell) -> Square:
        """The square as an entry of the map, made if it was plain floor, so that it can be changed."""
        if cell not in self.squares:
            made = Square("floor", elevation=self.state.battlefield.base)
            self.squares[cell] = self.state.battlefield.squares[cell_id(cell)] = made
        return self.squares[cell]

    def elevation(self, cell: Cell) -> Any:
        return self.squares[cell].elevation if cell in self.squares else self.state.battlefield.base

    def solid(self, cell: Cell) -> bool:
        return self.square(cell).cover in GRADES

    def at(self, cell: Cell) -> list[Creature]:
        """Everybody present whose footprint covers the cell."""
        return [one for one in self.state.creatures if one.present and cell in one.footprint]

    def distance(self, one: Creature, other: Creature) -> int:
        return self.squares_between(one, other) * int(self.knobs.square_metres)

    def distance_to(self, one: Creature, cell: Cell) -> int:
        return self.squares_from(cell, 1, one) * int(self.knobs.square_metres)

    def squares_between(self, one: Creature, other: Creature) -> int:
        return self.squares_from(one.anchor, one.side_length, other)

    def squares_from(self, anchor: Cell, side: int, other: Creature) -> int:
        """From some place to a creature; a difference in height counts like a distance."""
        height = 0 if self.flat else int(abs(self.elevation(anchor) - self.elevation(other.anchor)))
        return rules.squares_between(*anchor, side, *other.anchor, other.side_length, height)

    # ---- cover

    def cover(self, eye: Footprint, target: Creature) -> CoverFound:
        """The cover of a target from a footprint (an attacker's, or the middle square of an area)."""
        key = (eye, target.id)
        if key not in self._covers:
            self._covers[key] = self._find_cover(eye, target)
        return self._covers[key]

    def _find_cover(self, eye: Footprint, target: Creature) -> CoverFound:
        """Section 6.3 of the rules: the gate of the centre line, then the share of hidden points."""
        own = target.footprint
        ends = {*eye, *own}
        start = centre(eye)
        gate = segment_grade(start, centre(own), self._grading(eye, target, ends), unit=QUARTER)
        many = self.knobs.cover_samples_per_square == 4
        points = quarter_points(own) if many else tuple(centre([cell]) for cell in own)
        hidden = 0
        if gate == TALL:
            tall = self._tall()

            def blocks(cell: Cell) -> int:
                return int(cell in tall and cell not in ends)

            hidden = sum(segment_grade(start, point, blocks, unit=QUARTER, ceiling=1) for point in points)
        half, of = self.knobs.cover_half
        return CoverFound(rules.cover_result(gate, hidden, len(points), half, of), gate, hidden, len(points))

    def _grading(self, eye: Footprint, target: Creature, ends: set[Cell]) -> Callable[[Cell], int]:
        """How much a cell hinders the line between these two."""
        walls, bodies = self._walls(), self._bodies()

        def grade(cell: Cell) -> int:
            if cell in ends:
                return 0
            found = walls.get(cell, 0)
            if found >= SLIT:
                return found
            if found == LOW and not self._low_counts(cell, eye, target):
                found = 0
            body = bodies.get(cell)
            return LOW if body is not None and self._hides(body, target) else found

        return grade

    def line(self, eye: Footprint, target: Creature) -> tuple[Cell, ...]:
        """The cells that the centre line crosses, in order."""
        crossings = trace(centre(eye), centre(target.footprint), unit=QUARTER)
        return tuple(cell for crossing in crossings if crossing.kind == "cell" for cell in crossing.cells)

    def cover_clause(self, eye: Footprint, target: Creature) -> str:
        """The clause that decides the cover between these two."""
        found = self.cover(eye, target)
        if found.result == rules.HIDDEN:
            return "TK-12.12"
        if found.gate == TALL:
            return "TK-12.10"
        if found.gate == SLIT:
            return "TK-12.13"
        ends, walls = {*eye, *target.footprint}, self._walls()
        crossings = trace(centre(eye), centre(target.footprint), unit=QUARTER)
        met = [cell for crossing in crossings for cell in crossing.cells if cell not in ends]
        if any(walls.get(cell) == LOW for cell in met):
            return "TK-12.14"
        if found.gate == LOW:
            return "TK-12.9"
        lying = {cell for one in self.state.creatures if one.prone or not one.present for cell in one.footprint}
        return "TK-12.15" if any(cell in lying for cell in met) else "TK-12.8"

    def _tall(self) -> frozenset[Cell]:
        if self._tall_cells is None:
            self._tall_cells = frozenset(cell for cell, grade in self._walls().items() if grade == TALL)
        return self._tall_cells

    def _walls(self) -> dict[Cell, int]:
        if self._grades is None:
            grades = {"tall": TALL, "slit": SLIT, "low": LOW, "none": 0}
            self._grades = {cell: grades[one.cover] for cell, one in self.squares.items() if one.cover != "none"}
        return self._grades

    def _bodies(self) -> dict[Cell, Creature]:
        """The largest standing creature of every cell."""
        if self._standing is None:
            self._standing = {}
            for one in sorted(self.state.present(), key=lambda creature: creature.size):
                if not one.prone:
                    self._standing.update(dict.fromkeys(one.footprint, one))
        return self._standing

    def _hides(self, body: Creature, target: Creature) -> bool:
        match self.state.rulings.get("creature_cover", self.knobs.creature_cover_rule):
            case "never":
                return False
            case "always":
                return True
        return rules.creature_covers(body.quarters, target.quarters)

    def _low_counts(self, cell: Cell, eye: Footprint, target: Creature) -> bool:
        if not self.knobs.low_cover_nearer_side_only:
            return True
        to_eye = min(distance(cell, own) for own in eye)
        return block_distance(target.anchor, target.side_length, cell, 1) <= to_eye

    # ---- sight and light

    def submerged(self, one: Creature) -> bool:
        return one.depth > 0 or self.square(one.anchor).under_water

    def unseen_because(self, one: Creature, target: Creature) -> str:
        """The clause that hides the target from somebody, or nothing if it is seen."""
        if one is target:
            return ""
        if one.blinded:
            return "TK-17.5"
        if target.has("invisible"):
            return "TK-13.3"
        if not self._lit_for(one, target.footprint):
            return "TK-13.2"
        under_water = self.submerged(one) or self.submerged(target)
        if under_water and self.distance(one, target) > SIGHT_UNDER_WATER:
            return "TK-13.8"
        if self.cover(one.footprint, target).result == rules.HIDDEN:
            return "TK-12.12"
        return ""

    def sees(self, one: Creature, target: Creature) -> bool:
        return not self.unseen_because(one, target)

    def sees_cell(self, one: Creature, cell: Cell) -> bool:
        """Is a square visible? Blocked by tall squares on the line between the centres."""
        if one.blinded or not self._lit_for(one, (cell,)):
            return False
        return self.clear(one.footprint, cell)

    def clear(self, eye: Footprint, cell: Cell) -> bool:
        """Is the straight line to the centre of a square free of tall squares, that square itself aside?"""
        if cell in eye:
            return True
        tall = self._tall()
        if not tall:
            return True

        def blocks(one: Cell) -> int:
            return int(one in tall and one != cell and one not in eye)

        return not segment_grade(centre(eye), centre([cell]), blocks, unit=QUARTER, ceiling=1)

    def gropes(self, one: Creature) -> bool:
        """Does it walk in the dark without eyes or a light for it (TK-13.2)?"""
        carries = any(item.lit and not item.shut and one.holds(item.id) for item in one.inventory)
        return self.state.battlefield.dark and not one.darkvision_m and not carries

    def _lit_for(self, one: Creature, cells: Footprint) -> bool:
        if not self.state.battlefield.dark:
            return True
        return any(self.lit(cell) or self._in_darkvision(one, cell) for cell in cells)

    def _in_darkvision(self, one: Creature, cell: Cell) -> bool:
        return one.darkvision_m > 0 and self.distance_to(one, cell) <= one.darkvision_m

    def lit(self, cell: Cell) -> bool:
        """Does light fall on the square?"""
        if not self.state.battlefield.dark:
            return True
        if cell not in self._lit:
            self._lit[cell] = any(
                distance(source, cell) * self.knobs.square_metres <= radius and self.clear((source,), cell)
                for source, radius in self.lights()
            )
        return self._lit[cell]

    def lights(self) -> list[tuple[Cell, int]]:
        """Fixed lights, and what burns in somebody's hands or on the ground."""
        found = [(light.at, light.radius) for light in self.state.battlefield.lights]
        found += [(cell, 1) for cell, square in self.squares.items() if square.fire]
        for one in self.state.present():
            found += [
                (one.anchor, self._radius(i.kind)) for i in one.inventory if i.lit and not i.shut and one.holds(i.id)
            ]
        found += [(thing.at, self._radius(thing.item.kind)) for thing in self.state.ground if thing.item.lit]
        return found

    def _radius(self, kind: str) -> int:
        knobs = self.knobs
        reach: dict[str, int] = {"torch": knobs.torch_m, "lantern": knobs.lantern_m, "candle": knobs.candle_m}
        return reach.get(kind, 0)

    def obscured_because(self, one: Creature, target: Creature) -> str:
        """The clause by which a visible target lacks a clear outline, or nothing."""
        if target.has("obscured"):
            return "TK-13.5"
        for area in self.state.areas:
            touched = any(cell in area.cells for cell in (*target.footprint, *one.footprint))
            if touched and self.pack.get("spells", area.spell).obscures:
                return "TK-13.5"
        if self.submerged(one) or self.submerged(target):
            return "TK-13.8"
        return ""

    # ---- reach and threat

    def reach(self, one: Creature) -> int:
        """The longest melee reach of a creature, its bare hands included."""
        if one.id not in self._reaches:
            longest = max([one.reach, *(attack.reach for attack in one.attacks if not attack.ranged)])
            self._reaches[one.id] = longest + (1 if self._wields_long(one) else 0)
        return self._reaches[one.id]

    def _wields_long(self, one: Creature) -> bool:
        if one.quarters <= 1:
            return False
        return any(
            item.sort == "weapon" and not item.broken and self.usable(one, item.kind) and self._is_long(item.kind)
            for item in one.inventory
            if one.holds(item.id)
        )

    def _is_long(self, kind: str) -> bool:
        return bool(self.pack.get("weapons", kind).long)

    def usable(self, one: Creature, kind: str) -> bool:
        """Does the bearer meet the requirements of a weapon?"""
        if one.printed:
            return True
        weapon = self.pack.get("weapons", kind)
        return bool(one.skills["might"] >= weapon.might and one.skills["dexterity"] >= weapon.dexterity)

    def can_threaten(self, one: Creature) -> bool:
        """Is it in a state in which it threatens anybody at all?"""
        if self.state.rulings.get("threat_states") == "everybody":
            return one.status == "active"
        states = {
            "helpless": one.helpless,
            "unconscious": one.unconscious,
            "disabled": one.status == "disabled",
            "prone": one.prone,
            "blinded": one.blinded,
            "surprised": one.surprised,
        }
        return one.status == "active" and not any(states.get(name, False) for name in self.knobs.threat_states_excluded)

    def threatens(self, one: Creature, target: Creature) -> bool:
        if one is target or not (hostile(one, target) or (self.knobs.threat_from_allies and one.side == target.side)):
            return False
        if not self.can_threaten(one) or not 1 <= self.squares_between(one, target) <= self.reach(one):
            return False
        if target.has("invisible") or not self._lit_for(one, target.footprint):
            return False
        return self.cover(one.footprint, target).result != rules.HIDDEN

    def threatened_by(self, target: Creature) -> tuple[Creature, ...]:
        if target.id not in self._threats:
            self._threats[target.id] = tuple(one for one in self.state.present() if self.threatens(one, target))
        return self._threats[target.id]

    def threatened(self, target: Creature) -> bool:
        return bool(self.threatened_by(target))

    def threat_squares(self, one: Creature) -> tuple[Cell, ...]:
        """All squares within its melee reach, whether or not it can threaten just now."""
        return cells_within(one.footprint, self.reach(one), self.grid)
