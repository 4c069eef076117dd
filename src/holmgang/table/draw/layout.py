"""Where tokens stand in a scene without a grid: nearer in the rules is nearer on the screen.

A small stress majorisation with a fixed start, so the same view always gives the same picture. Kept places are taken
over as they are as long as they still fit the distances, so that nothing jumps from round to round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from holmgang.table.draw.markup import Point, noise

ROUNDS = 60
STEP = 118.0
"""So much farther for every step of distance, where there is room."""
FARTHEST = 4
WIDEST, CROWD, CROWD_WIDEST = 1.25, 8, 2.6
"""A small company may spread by the first factor to fill the place, a crowd by the last."""
STILL_GOOD = 0.45
"""Kept places stay as long as no distance is off by more than this share."""


@dataclass(frozen=True)
class Node:
    """A token to be placed: its radius, and which flock it belongs to (its side)."""

    id: str
    radius: float
    flock: int


Distances = Mapping[tuple[str, str], int]


def distance(distances: Distances, one: str, other: str) -> int:
    """Steps between two tokens; what is not listed is in contact."""
    return min(distances.get((one, other), distances.get((other, one), 0)), FARTHEST)


def wanted(distances: Distances, one: Node, other: Node) -> float:
    """How far apart two tokens should stand."""
    touch = (one.radius + other.radius) * 1.16 + 6
    if one.flock == other.flock and not distance(distances, one.id, other.id):
        touch *= 1.22
    return touch + STEP * distance(distances, one.id, other.id)


def arrange(
    nodes: Sequence[Node], distances: Distances, box: tuple[float, float, float, float], kept: Mapping[str, Point]
) -> dict[str, Point]:
    """A place for every token within the box (left, top, right, bottom). ``kept`` are places within the same box."""
    if not nodes:
        return {}
    start = {node.id: kept.get(node.id) or _first_place(node, nodes, box) for node in nodes}
    if all(node.id in kept for node in nodes) and _good(nodes, distances, start):
        return apart(nodes, start, box)
    places = _majorised(nodes, distances, start)
    if not all(node.id in kept for node in nodes):
        places = _upright(nodes, places)
    return apart(nodes, _fitted(nodes, places, box), box)


def _first_place(node: Node, nodes: Sequence[Node], box: tuple[float, float, float, float]) -> Point:
    """Flocks from left to right, each in a column, slightly out of line."""
    left, top, right, bottom = box
    flocks = sorted({other.flock for other in nodes})
    mates = [other.id for other in nodes if other.flock == node.flock]
    x = left + (right - left) * (flocks.index(node.flock) + 0.5) / len(flocks)
    y = top + (bottom - top) * (mates.index(node.id) + 0.5) / len(mates)
    return x + 24 * (noise("x", node.id) - 0.5), y + 24 * (noise("y", node.id) - 0.5)


def _good(nodes: Sequence[Node], distances: Distances, places: Mapping[str, Point]) -> bool:
    for place, one in enumerate(nodes):
        for other in nodes[place + 1 :]:
            far = hypot(places[one.id][0] - places[other.id][0], places[one.id][1] - places[other.id][1])
            want = wanted(distances, one, other)
            if abs(far - want) > STILL_GOOD * max(want, far):
                return False
    return True


def _majorised(nodes: Sequence[Node], distances: Distances, start: Mapping[str, Point]) -> dict[str, Point]:
    """Every token moves to where all the others want it, weighed by nearness; again and again."""
    places = dict(start)
    for _ in range(ROUNDS):
        moved: dict[str, Point] = {}
        for one in nodes:
            sx = sy = weights = 0.0
            x, y = places[one.id]
            for place, other in enumerate(nodes):
                if other.id == one.id:
                    continue
                ox, oy = places[other.id]
                far = hypot(x - ox, y - oy)
                want = wanted(distances, one, other)
                if far < 1:
                    angle = 2 * pi * noise("split", one.id, place)
                    ux, uy = cos(angle), sin(angle)
                else:
                    ux, uy = (x - ox) / far, (y - oy) / far
                weight = 1 / (want * want)
                sx += weight * (ox + ux * want)
                sy += weight * (oy + uy * want)
                weights += weight
            moved[one.id] = (sx / weights, sy / weights) if weights else (x, y)
        places = moved
    return places


def _upright(nodes: Sequence[Node], places: dict[str, Point]) -> dict[str, Point]:
    """Turned so that the first flock stands on the left."""
    flocks = sorted({node.flock for node in nodes})
    if len(flocks) < 2:
        return places

    def middle(flock: int) -> Point:
        mates = [places[node.id] for node in nodes if node.flock == flock]
        return sum(x for x, _ in mates) / len(mates), sum(y for _, y in mates) / len(mates)

    (ax, ay), (bx, by) = middle(flocks[0]), middle(flocks[1])
    far = hypot(bx - ax, by - ay)
    if far < 1:
        return places
    c, s = (bx - ax) / far, -(by - ay) / far
    return {key: (x * c - y * s, x * s + y * c) for key, (x, y) in places.items()}


def _fitted(
    nodes: Sequence[Node], places: Mapping[str, Point], box: tuple[float, float, float, float]
) -> dict[str, Point]:
    """Moved to the middle of the box, spread a little or drawn together as far as needed in each direction."""
    left, top, right, bottom = box
    xs, ys = [x for x, _ in places.values()], [y for _, y in places.values()]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    most = WIDEST if len(nodes) < CROWD else CROWD_WIDEST
    sx = min(most, (right - left) / wide) if wide else 1.0
    sy = min(most, (bottom - top) / high) if high else 1.0
    mx, my = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    cx, cy = (left + right) / 2, (top + bottom) / 2
    return {key: (cx + (x - mx) * sx, cy + (y - my) * sy) for key, (x, y) in places.items()}


def apart(
    nodes: Sequence[Node], places: Mapping[str, Point], box: tuple[float, float, float, float], name: float = 30
) -> dict[str, Point]:
    """Pushed apart until no token covers another or its name, and kept within the box."""
    left, top, right, bottom = box
    found = {node.id: places[node.id] for node in nodes}
    for turn in range(80):
        still = True
        for place, one in enumerate(nodes):
            for other in nodes[place + 1 :]:
                (x1, y1), (x2, y2) = found[one.id], found[other.id]
                dx, dy = x2 - x1, y2 - y1
                reach = one.radius + other.radius + 4
                # a name stands beneath: up and down tokens need more room than side by side
                squeeze = reach / (reach + name)
                far = hypot(dx, dy * squeeze)
                if far >= reach - 0.5:
                    continue
                still = False
                if far < 1:
                    angle = 2 * pi * noise("push", one.id, other.id, turn)
                    dx, dy, far = cos(angle), sin(angle), 1.0
                push = (reach - far) / 2
                px, py = dx / far * push, dy * squeeze / far * push
                found[one.id], found[other.id] = (x1 - px, y1 - py), (x2 + px, y2 + py)
        for node in nodes:
            x, y = found[node.id]
            inside = min(max(x, left), right), min(max(y, top), bottom)
            found[node.id] = inside
        if still:
            break
    return found
