"""The bare ground of a map: where its walls let a step or a line pass. Pure geometry, without creatures.

A ground is known by what lies on it, not by the match it lies in: all matches on the same map share what has been
worked out about it, and a door that turns makes another ground.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

from holmgang.space.lines import QUARTER, cells_met, centre, quarter_points, segment_grade
from holmgang.space.squares import (
    Cell,
    Footprint,
    SquareGrid,
    block_distance,
    cells_within,
    distance,
    footprint,
    neighbours8,
    squeezed,
)
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.knobs import Knobs
from holmgang.systems.tkds.state import COMPASS, Battlefield, Square

TALL, SLIT, LOW = 3, 2, 1
GRADES = {"tall": TALL, "slit": SLIT, "low": LOW}
FREE, LYING, TOO_SMALL, NEAR_SIDE, OUTSIDE, BODY, LOW_WALL, SLIT_WALL, TALL_WALL = range(9)
"""The *mark* of what stands on a line, the worse the higher."""
MARKS = (
    (0, "TK-12.8"),
    (0, "TK-12.15"),
    (0, "TK-12.9"),
    (0, "TK-12.14"),
    (0, "TK-12.13"),
    (LOW, "TK-12.9"),
    (LOW, "TK-12.14"),
    (SLIT, "TK-12.13"),
    (TALL, "TK-12.10"),
)
"""By mark, the grade of a thing and the clause that gives it: the worst mark of a line is its grade with its reason."""
WALL_MARKS = {LOW: LOW_WALL, SLIT: SLIT_WALL, TALL: TALL_WALL}
HIGHEST_STEP = 1
"""A step of this many metres up or down is no longer walking."""
MOST_LINES, MOST_STEPS, MOST_LIGHTS = 100_000, 20_000, 64
OpenSteps = tuple[tuple[Cell, bool], ...]
PricedSteps = list[tuple[Cell, int]]
Kinds = frozenset[str] | None
"""The difficulties of a place; None: no creature gets in there."""
Walker = tuple[object, ...]
"""Everything in which two walkers over the same bare ground may differ."""
COVER_NAMES = ("none", "partial", "full", "hidden")


@dataclass(frozen=True)
class CoverFound:
    """The cover of a target: its result, the clause that decides it, hidden points and all points."""

    result: int
    clause: str
    hidden: int
    points: int

    @property
    def name(self) -> str:
        return COVER_NAMES[self.result]


Mark = tuple[bool, str, tuple[str, ...]]
"""Things on a square beside the ground: is it closed, who shares it, which difficulties lie there."""
Marks = tuple[tuple[Cell, Mark], ...]
"""Things on the squares that matter to a step."""


Info = tuple[Kinds, str]
"""The facts about an anchor: the difficulties of the ground (None: closed), and whose square it is."""


class Floor(NamedTuple):
    """The knowledge that equal walkers share.

    Steps with their prices, where nothing is near and beside whatever is there; bare anchors; and what a step costs
    from one sort of anchor to another, straight or not, with or without paying for what it leaves.
    """

    steps: dict[Cell, PricedSteps]
    beside: dict[tuple[Cell, bool, Marks], PricedSteps]
    infos: dict[Cell, Info]
    prices: dict[tuple[Info, Info, bool, bool], int]


class SightLine(NamedTuple):
    """The line between two footprints: the squares it meets beyond its ends, and the cover that walls alone give."""

    between: frozenset[Cell]
    cover: CoverFound


Lights = tuple[tuple[Cell, int], ...]
"""The squares from which something shines, each with its range in metres."""
Met = Mapping[Cell, int]
"""The marks of creatures by the squares they stand on."""
Bodies = tuple[tuple[Cell, int], ...]
"""Bodies in a line: squares with the marks of the creatures on them."""


class Ground:
    """Walls, difficulties and heights of a map, and what follows from them for steps and lines."""

    def __init__(
        self,
        grid: SquareGrid,
        walls: tuple[tuple[Cell, int], ...],
        kinds: tuple[tuple[Cell, tuple[str, ...]], ...],
        heights: tuple[tuple[Cell, Fraction], ...],
        base: Fraction,
        cuts_corners: bool,
        cover_rules: tuple[bool, tuple[int, int], bool],
        insides: tuple[tuple[Cell, Cell], ...] = (),
    ) -> None:
        self.grid, self.base, self.cuts_corners = grid, base, cuts_corners
        self.walls, self.insides = dict(walls), dict(insides)
        self.slits = frozenset(cell for cell, grade in walls if grade == SLIT)
        self.difficulties = {cell: frozenset(found) for cell, found in kinds}
        self.heights = dict(heights)
        self.flat = not heights
        self._parts = lcm(base.denominator, *(height.denominator for _, height in heights))
        self._levels = {cell: int(height * self._parts) for cell, height in heights}
        self._level = int(base * self._parts)
        self.tall = frozenset(cell for cell, grade in walls if grade == TALL)
        self.solid = frozenset(cell for cell, grade in walls if grade >= SLIT)
        self._many, self._half, self._nearer_side = cover_rules
        self._steps: dict[tuple[Cell, int], OpenSteps] = {}
        self._floors: dict[Walker, Floor] = {}
        self._lines: dict[tuple[Footprint, Footprint], SightLine] = {}
        self._one_way: dict[tuple[Footprint, Footprint], CoverFound] = {}
        self._covers: dict[tuple[Footprint, Footprint, Bodies], CoverFound] = {}
        self._clear: dict[tuple[Footprint, Cell], bool] = {}
        self._lit: dict[tuple[Lights, int], frozenset[Cell]] = {}
        self._watched: dict[tuple[Cell, int, int], Footprint] = {}
        self.beside_walls = frozenset(cell for wall in self.walls for cell in (wall, *neighbours8(wall)))

    def elevation(self, anchor: Cell, side: int = 1) -> Fraction:
        """The height on which a creature stands there: that of the highest square underfoot."""
        if side == 1:
            return self.heights.get(anchor, self.base)
        return max(self.heights.get(cell, self.base) for cell in footprint(anchor, side))

    def level(self, anchor: Cell, side: int) -> int:
        """Return the height in whole parts of a metre: all heights of the map are so many of them."""
        if side == 1:
            return self._levels.get(anchor, self._level)
        return max(self._levels.get(cell, self._level) for cell in footprint(anchor, side))

    def squares_between(self, anchor: Cell, side: int, other: Cell, other_side: int) -> int:
        """From one place to another; a difference in height counts like a distance."""
        if self.flat:
            return block_distance(anchor, side, other, other_side)
        height = abs(self.level(anchor, side) - self.level(other, other_side)) // self._parts
        return rules.squares_between(*anchor, side, *other, other_side, height)

    def watched(self, anchor: Cell, side: int, reach: int) -> Footprint:
        """The squares that a creature reaches from there, heights counted, and that no wall hides."""
        key = (anchor, side, reach)
        found = self._watched.get(key)
        if found is None:
            if len(self._watched) >= MOST_STEPS:
                self._watched.clear()
            near = cells_within(footprint(anchor, side), reach, self.grid)
            found = self._watched[key] = tuple([cell for cell in near if self.watches(anchor, side, reach, cell)])
        return found

    def watches(self, anchor: Cell, side: int, reach: int, cell: Cell) -> bool:
        """Return whether this square is one of them."""
        own = footprint(anchor, side)
        if self.squares_between(cell, 1, anchor, side) > reach or cell in own or cell in self.solid:
            return False
        return self.cover(own, (cell,)).result != rules.HIDDEN

    def clear(self, eye: Footprint, cell: Cell) -> bool:
        """Return whether the straight line to the centre of a square is free of tall squares, that square aside."""
        if not self.tall or cell in eye:
            return True
        key = (eye, cell)
        found = self._clear.get(key)
        if found is None:
            if len(self._clear) >= MOST_LINES:
                self._clear.clear()
            tall = self.tall.difference(eye, [cell])
            found = self._clear[key] = not stopped(centre(eye), centre([cell]), tall)
        return found

    def lit(self, lights: Lights, metres: int) -> frozenset[Cell]:
        """All squares, of so many metres, on which light falls."""
        key = (lights, metres)
        found = self._lit.get(key)
        if found is None:
            if len(self._lit) >= MOST_LIGHTS:
                self._lit.clear()
            found = self._lit[key] = frozenset(cell for cell in self.grid if self.falls_on(cell, lights, metres))
        return found

    def falls_on(self, cell: Cell, lights: Lights, metres: int) -> bool:
        """Return whether light falls on this square."""
        return any(
            distance(source, cell) * metres <= radius and self.clear((source,), cell) for source, radius in lights
        )

    def steps(self, anchor: Cell, side: int) -> OpenSteps:
        """The steps that the ground allows from an anchor, creatures aside, and whether each goes straight."""
        key = (anchor, side)
        found = self._steps.get(key)
        if found is None:
            around = self.grid.neighbours8(anchor, side)
            found = self._steps[key] = tuple(
                (end, end[0] == anchor[0] or end[1] == anchor[1]) for end in around if self._passable(anchor, end, side)
            )
        return found

    def floor(self, walker: Walker) -> Floor:
        """Return the knowledge of this ground for such walkers."""
        found = self._floors.get(walker)
        if found is None:
            found = self._floors[walker] = Floor({}, {}, {}, {})
        return found

    def _passable(self, start: Cell, end: Cell, side: int) -> bool:
        if not self.solid.isdisjoint(footprint(end, side)):
            return False
        if not self.flat and abs(self.elevation(start, side) - self.elevation(end, side)) >= HIGHEST_STEP:
            return False
        return self.cuts_corners or self.solid.isdisjoint(squeezed(start, end, side))

    def line(self, eye: Footprint, own: Footprint) -> SightLine:
        """The line from one footprint to another over this ground."""
        key = (eye, own)
        found = self._lines.get(key)
        if found is None:
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            eyes = [eye, *((slit,) for slit in self.lookouts(eye, own))]
            # A line meets the same squares both ways, so it is drawn once for both.
            met = [cells_met(*sorted((centre(one), centre(own))), unit=QUARTER) for one in eyes]
            between = frozenset[Cell]().union(*met).difference(eye, own)
            found = self._lines[key] = SightLine(between, self._cover_by(eye, own, between, {}))
        return found

    def _cover_by(self, eye: Footprint, own: Footprint, between: frozenset[Cell], met: Met) -> CoverFound:
        """The cover of a target from an eye: a relation of two places, so that who sees is seen (TK-12.12)."""
        found = self._seen_from(eye, own, between, met) if met else self._open_from(eye, own, between)
        if found.result == rules.HIDDEN and self._open_from(own, eye, between).result != rules.HIDDEN:
            return CoverFound(rules.FULL, "TK-12.12", found.hidden, found.points)
        return found

    def _open_from(self, eye: Footprint, own: Footprint, between: frozenset[Cell]) -> CoverFound:
        """The cover one way with no creature in the line: asked once for both directions."""
        key = (eye, own)
        found = self._one_way.get(key)
        if found is None:
            if len(self._one_way) >= MOST_LINES:
                self._one_way.clear()
            found = self._one_way[key] = self._seen_from(eye, own, between, {})
        return found

    def _seen_from(self, eye: Footprint, own: Footprint, between: frozenset[Cell], met: Met) -> CoverFound:
        """The cover one way. A creature that stands at a slit looks out of the slit (TK-12.13)."""
        if between.isdisjoint(self.walls) and not met:
            return self._cover_among(eye, own, None)
        found = self._cover_among(eye, own, self._marks(eye, own, met))
        for slit in self.lookouts(eye, own) if found.result != rules.NONE else ():
            outside = self._cover_among((slit,), own, self._marks((slit,), own, met))
            found = min(found, outside, key=lambda one: one.result)
        return found

    def lookouts(self, eye: Footprint, own: Footprint) -> list[Cell]:
        """The slits right in front of an eye that shield it from this target."""
        if not self.slits:
            return []
        sides = {(x + dx, y + dy) for x, y in eye for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        near = sorted(sides & self.slits)
        return [cell for cell in near if self.shields(cell, own, eye) and not self.shields(cell, eye, own)]

    def shields(self, slit: Cell, eye: Footprint, own: Footprint) -> bool:
        """Return whether a slit protects this target. By its inside if the map names one, else the one nearer to it."""
        inside = self.insides.get(slit)
        if inside is None:
            return min(distance(slit, part) for part in own) <= min(distance(slit, part) for part in eye)
        return _on_side(slit, inside, own) and not _on_side(slit, inside, eye)

    def cover(self, eye: Footprint, own: Footprint) -> CoverFound:
        """The cover that walls alone give between two footprints."""
        return self.line(eye, own).cover

    def cover_past(self, eye: Footprint, own: Footprint, bodies: Bodies) -> CoverFound:
        """The cover that walls give together with those who stand in the line."""
        key = (eye, own, bodies)
        found = self._covers.get(key)
        if found is None:
            if len(self._covers) >= MOST_LINES:
                self._covers.clear()
            found = self._covers[key] = self._cover_by(eye, own, self.line(eye, own).between, dict(bodies))
        return found

    def _marks(self, eye: Footprint, own: Footprint, met: Met) -> Callable[[Cell], int]:
        """The grades with which squares hinder a line, walls and creatures counted."""
        walls = self._wall_marks(eye, own)
        return (lambda cell: max(walls(cell), met.get(cell, FREE))) if met else walls

    def _wall_marks(self, eye: Footprint, own: Footprint) -> Callable[[Cell], int]:
        """The grade with which a square hinders the line between two footprints; their own squares do not."""
        walls, ends = self.walls, {*eye, *own}

        def mark(cell: Cell) -> int:
            wall = 0 if cell in ends else walls.get(cell, 0)
            if not wall:
                return FREE
            if wall == SLIT and not self.shields(cell, eye, own):
                return OUTSIDE
            return NEAR_SIDE if wall == LOW and not self.low_counts(cell, eye, own) else WALL_MARKS[wall]

        return mark

    def _cover_among(self, eye: Footprint, own: Footprint, marks: Callable[[Cell], int] | None) -> CoverFound:
        """Section 6.3 of the rules: of all covers on the line the strongest counts (TK-12.13). None: all is open."""
        start, end = centre(eye), centre(own)
        count = 4 * len(own) if self._many else len(own)
        gate, because = MARKS[FREE if marks is None else segment_grade(start, end, marks, unit=QUARTER)]
        if gate != TALL or marks is None:
            return CoverFound(rules.cover_result(gate, 0, count), because, 0, count)
        points = quarter_points(own) if self._many else tuple(centre([cell]) for cell in own)
        tall = self.tall.difference(eye, own)
        slits = frozenset(cell for cell in self.slits.difference(eye, own) if self.shields(cell, eye, own))
        hidden = [stopped(start, point, tall) for point in points]
        half, of = self._half
        result = rules.cover_result(gate, sum(hidden), count, half, of)
        if result < rules.FULL:
            # What is seen only through a slit, and what else is on the line, may cover more than the corner does.
            slit = sum(gone or stopped(start, point, slits) for point, gone in zip(points, hidden, strict=True))
            rest = lambda cell: 0 if marks(cell) == TALL_WALL else marks(cell)  # noqa: E731
            other, why = MARKS[segment_grade(start, end, rest, unit=QUARTER)]
            if slit > sum(hidden) and rules.cover_result(gate, slit, count, half, of) >= rules.FULL:
                other, why = SLIT, "TK-12.13"
            if other > result:
                result, because = other, why
        return CoverFound(result, "TK-12.12" if result == rules.HIDDEN else because, sum(hidden), count)

    def low_counts(self, cell: Cell, eye: Footprint, own: Footprint) -> bool:
        """Return whether something low in the line counts. By the knob only if it is nearer to the target than the eye."""
        if not self._nearer_side:
            return True
        return min(distance(cell, part) for part in own) <= min(distance(cell, part) for part in eye)


def _on_side(cell: Cell, direction: Cell, own: Footprint) -> bool:
    """Return whether a footprint lies wholly on this side of a square."""
    (x, y), (dx, dy) = cell, direction
    return all((u - x) * dx + (v - y) * dy > 0 for u, v in own)


def stopped(start: tuple[int, int], end: tuple[int, int], tall: frozenset[Cell]) -> bool:
    """Return whether these squares stop a line, in quarters of a square."""
    if tall.isdisjoint(cells_met(start, end, unit=QUARTER)):
        return False
    return bool(segment_grade(start, end, tall.__contains__, unit=QUARTER))


_ground = lru_cache(64)(Ground)


def difficulties(square: Square) -> tuple[str, ...]:
    """Return the difficulties of a square of the map."""
    return (*square.kinds, "climb") if square.cover == "low" else square.kinds


def ground_of(field: Battlefield, knobs: Knobs) -> Ground:
    """The ground of a map as it is now; the same one for the same map."""
    squares = field.by_cell.items()
    walls = tuple((cell, GRADES[square.cover]) for cell, square in squares if square.cover != "none")
    kinds = tuple((cell, found) for cell, square in squares if (found := difficulties(square)))
    heights = tuple((cell, square.elevation) for cell, square in squares if square.elevation != field.base)
    cover_rules = (knobs.cover_samples_per_square == 4, knobs.cover_half, knobs.low_cover_nearer_side_only)
    insides = tuple((cell, COMPASS[square.inside]) for cell, square in squares if square.inside)
    return _ground(field.grid, walls, kinds, heights, field.base, knobs.corner_cutting_past_walls, cover_rules, insides)
