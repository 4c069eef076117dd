"""Cover and path costs against a second, slow and independent reading of the rules, on random small grids.

The oracle knows nothing of ``holmgang.space``: it cuts every segment at all grid lines with fractions, and finds
cheapest ways by relaxing all steps until nothing changes. ``ORACLE_GRIDS=10000 pytest …`` runs the long version.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.systems.tkds import SYSTEM
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.lookups import threatened
from holmgang.systems.tkds.board.ways import ways_of
from holmgang.systems.tkds.state import cell_id

GRIDS = int(os.environ.get("ORACLE_GRIDS", "120"))
LIBRARY = Library([SYSTEM])
WIDTH, HEIGHT = 6, 5
KINDS = ["floor", "floor", "floor", "floor", "wall", "slit", "barricade", "mud", "snow"]
Cell = tuple[int, int]


@dataclass(frozen=True)
class Body:
    name: str
    side: str
    size: int
    at: Cell
    prone: bool

    @property
    def cells(self) -> set[Cell]:
        return {(self.at[0] + i, self.at[1] + j) for i in range(self.size) for j in range(self.size)}


@st.composite
def boards(draw: st.DrawFn) -> tuple[dict[Cell, str], list[Body]]:
    ground = {(x, y): draw(st.sampled_from(KINDS)) for x in range(WIDTH) for y in range(HEIGHT)}
    bodies: list[Body] = []
    taken: set[Cell] = set()
    for name, side in (("a", "heroes"), ("b", "enemies"), ("a2", "heroes"), ("b2", "enemies")):
        size = draw(st.sampled_from([1, 1, 2]))
        at = (draw(st.integers(0, WIDTH - size)), draw(st.integers(0, HEIGHT - size)))
        body = Body(name, side, size, at, draw(st.booleans()) if name.endswith("2") else False)
        if body.cells & taken:
            if name in ("a", "b"):
                return draw(boards())
            continue
        taken |= body.cells
        bodies.append(body)
    for cell in taken:
        if ground[cell] in ("wall", "slit"):
            ground[cell] = "floor"
    return ground, bodies


def fight_of(ground: dict[Cell, str], bodies: list[Body]) -> Conflict:
    creatures: dict[str, Any] = {
        body.name: {
            "of": "sample_hero" if body.side == "heroes" else "sample_enemy",
            "side": body.side,
            "seat": body.side,
            "at": list(body.at),
            "size": body.size,
            "effects": [{"kind": "prone"}] if body.prone else [],
        }
        for body in bodies
    }
    data = {
        "id": "oracle",
        "system": "tkds",
        "title": {"en": "oracle"},
        "scene": {"en": "-"},
        "seats": {"heroes": {}, "enemies": {}},
        "setup": {
            "map": {
                "width": WIDTH,
                "height": HEIGHT,
                "squares": {cell_id(c): k for c, k in ground.items() if k != "floor"},
            },
            "creatures": creatures,
        },
    }
    match = Match(LIBRARY.game_from(SYSTEM, data, "oracle"), SeededDice(1))
    return Conflict(match.play)


# ---- the oracle: cover -----------------------------------------------------------------------------------------------


def middle(cells: set[Cell]) -> tuple[Fraction, Fraction]:
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return Fraction(min(xs) + max(xs) + 1, 2), Fraction(min(ys) + max(ys) + 1, 2)


def gap(one: set[Cell], other: set[Cell]) -> int:
    return min(max(abs(x - u), abs(y - v)) for x, y in one for u, v in other)


def shields(slit: Cell, eye: set[Cell], own: set[Cell]) -> bool:
    return gap({slit}, own) <= gap({slit}, eye)


def grade_of(cell: Cell, ground: dict[Cell, str], bodies: list[Body], eye: set[Cell], own: set[Cell], size: int) -> int:
    if cell in eye or cell in own:
        return 0
    kind = ground.get(cell, "floor")
    if kind == "wall":
        return 3
    if kind == "slit" and shields(cell, eye, own):
        return 2
    if kind == "barricade" and gap({cell}, own) <= gap({cell}, eye):
        return 1
    standing = [body for body in bodies if cell in body.cells and not body.prone and body.size >= size]
    return 1 if standing else 0


def worst(p: tuple[Fraction, Fraction], q: tuple[Fraction, Fraction], grade: Any) -> int:
    """Cut the segment at every grid line and look at the middle of each piece and at each cut."""
    (px, py), (qx, qy) = p, q
    cuts = {Fraction(0), Fraction(1)}
    for line in range(-1, 9):
        if qx != px:
            cuts.add((line - px) / (qx - px))
        if qy != py:
            cuts.add((line - py) / (qy - py))
    times = sorted(t for t in cuts if 0 <= t <= 1)
    found = 0
    for first, second in pairwise(times):
        t = (first + second) / 2
        x, y = px + t * (qx - px), py + t * (qy - py)
        columns = [int(x // 1)] if x % 1 else [int(x) - 1, int(x)]
        rows = [int(y // 1)] if y % 1 else [int(y) - 1, int(y)]
        found = max(found, min(grade((column, row)) for column in columns for row in rows))
    for t in times[1:-1]:
        x, y = px + t * (qx - px), py + t * (qy - py)
        if x % 1 == 0 and y % 1 == 0 and px != qx and py != qy:
            left, right = (int(x) - 1, int(x)), (int(y) - 1, int(y))
            falling = (qx - px) * (qy - py) > 0
            beside = (
                [(left[0], right[1]), (left[1], right[0])] if falling else [(left[0], right[0]), (left[1], right[1])]
            )
            found = max(found, min(grade(cell) for cell in beside))
    return found


def one_line(ground: dict[Cell, str], bodies: list[Body], eye: set[Cell], own: set[Cell], size: int) -> tuple[int, int]:
    """The strongest of all that covers a target from one eye, and how many of its points walls hide."""
    start, end = middle(eye), middle(own)
    quarters = (Fraction(1, 4), Fraction(3, 4))
    points = [(x + i, y + j) for x, y in own for i in quarters for j in quarters]

    def at(cell: Cell) -> int:
        return grade_of(cell, ground, bodies, eye, own, size)

    if worst(start, end, at) < 3:
        return worst(start, end, at), 0
    hidden = [worst(start, point, lambda cell: at(cell) == 3) for point in points]
    through = [worst(start, point, lambda cell: at(cell) == 2) for point in points]
    if all(hidden):
        return 3, len(points)
    covered = sum(one or other for one, other in zip(hidden, through, strict=True))
    corner = 2 if 2 * sum(hidden) > len(points) or (any(through) and 2 * covered > len(points)) else 1
    return max(corner, worst(start, end, lambda cell: 0 if at(cell) == 3 else at(cell))), sum(hidden)


def one_way(ground: dict[Cell, str], bodies: list[Body], eye: set[Cell], own: set[Cell], size: int) -> tuple[int, int]:
    """The cover one way: from the eye, or out of a slit right before it if that shows more."""
    found = one_line(ground, bodies, eye, own, size)
    beside = {(x + dx, y + dy) for x, y in eye for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    for cell in sorted(beside):
        if ground.get(cell) == "slit" and shields(cell, own, eye) and not shields(cell, eye, own):
            found = min(found, one_line(ground, bodies, {cell}, own, size), key=lambda one: one[0])
    return found


def cover_by_hand(ground: dict[Cell, str], bodies: list[Body], eye: Body, target: Body) -> tuple[int, int]:
    others = [body for body in bodies if body is not eye and body is not target]
    result, hidden = one_way(ground, others, eye.cells, target.cells, target.size)
    seen_back = one_way(ground, [], target.cells, eye.cells, eye.size)[0] < 3
    return (2, hidden) if result == 3 and seen_back else (result, hidden)


# ---- the oracle: ways ------------------------------------------------------------------------------------------------


def costs_by_hand(ground: dict[Cell, str], bodies: list[Body], mover: Body, threatened: bool) -> dict[Cell, int]:
    def cells(at: Cell) -> set[Cell]:
        return Body("", "", mover.size, at, False).cells

    others = [body for body in bodies if body is not mover]
    closed = {cell for body in others if body.side != mover.side for cell in body.cells}
    allies = {cell for body in others if body.side == mover.side for cell in body.cells}
    solid = {cell for cell, kind in ground.items() if kind in ("wall", "slit")}

    def kinds(at: Cell) -> set[str]:
        here = {ground[cell] for cell in cells(at)}
        found = {kind for kind in here if kind in ("mud", "snow")} | ({"climb"} if "barricade" in here else set())
        return found | ({"ally"} if cells(at) & allies and at != mover.at else set())

    def fits(at: Cell) -> bool:
        return all(0 <= x < WIDTH and 0 <= y < HEIGHT for x, y in cells(at)) and not cells(at) & (closed | solid)

    def squeezes(at: Cell, to: Cell) -> bool:
        if at[0] == to[0] or at[1] == to[1]:
            return False
        around = {
            (x, y)
            for x in range(min(at[0], to[0]), max(at[0], to[0]) + mover.size)
            for y in range(min(at[1], to[1]), max(at[1], to[1]) + mover.size)
        }
        return bool((around - cells(at) - cells(to)) & solid)

    best = {mover.at: 0}
    changed = True
    while changed:
        changed = False
        for at in list(best):
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    to = (at[0] + dx, at[1] + dy)
                    if to == at or not fits(to) or squeezes(at, to):
                        continue
                    price = best[at] + 1 + len(kinds(at) | kinds(to) | ({"threat"} if threatened else set()))
                    if price < best.get(to, 10**6):
                        best[to] = price
                        changed = True
    return best


# ---- the comparison --------------------------------------------------------------------------------------------------


@settings(max_examples=GRIDS, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(boards())
def test_cover_and_ways_agree_with_the_oracle(board: tuple[dict[Cell, str], list[Body]]) -> None:
    ground, bodies = board
    fight = fight_of(ground, bodies)
    for eye in bodies:
        for target in bodies:
            if eye is not target:
                found = fight.board.cover(fight.creature(eye.name).footprint, fight.creature(target.name))
                assert (found.result, found.hidden) == cover_by_hand(ground, bodies, eye, target), (eye, target)
    mover = bodies[0]
    who = fight.creature(mover.name)
    ways = ways_of(fight, who)
    costs = costs_by_hand(ground, bodies, mover, threatened(fight, who))
    assert ways.costs(10**6) == costs
    for goal, cost in costs.items():
        way = ways.way(goal, 10**6)
        assert (way[0], way[-1]) == (mover.at, goal)
        assert ways.cost(ways.legs(way)).total == sum(dict(ways.steps(a))[b] for a, b in pairwise(way)) == cost
