"""Cells of a square grid merged into regions with one outline: a house is one roof, a river one river."""

from __future__ import annotations

from collections.abc import Collection

from holmgang.table.draw.markup import n

Cell = tuple[int, int]
_Edge = tuple[Cell, Cell]


def outlines(cells: Collection[Cell]) -> list[list[Cell]]:
    """The corners of each outline, clockwise around what is inside; holes run the other way."""
    inside = set(cells)
    leaving: dict[Cell, list[Cell]] = {}
    for x, y in sorted(inside):
        for beside, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beside not in inside:
                leaving.setdefault(start, []).append(end)
    loops = []
    while leaving:
        start = next(iter(leaving))
        corners, here, came = [], start, (0, 0)
        while True:
            end = _turn(leaving, here, came)
            going = end[0] - here[0], end[1] - here[1]
            if going != came:
                corners.append(here)
            came, here = going, end
            if here == start:
                break
        first = corners[0]
        if _direction(corners[-1], first) == _direction(first, corners[1]):
            corners.pop(0)
        loops.append(corners)
    return loops


def _turn(leaving: dict[Cell, list[Cell]], here: Cell, came: Cell) -> Cell:
    """The next corner; where two outlines touch, the one to the right, so that they stay two."""
    ends = leaving[here]
    right = here[0] - came[1], here[1] + came[0]
    end = right if right in ends else ends[0]
    ends.remove(end)
    if not ends:
        del leaving[here]
    return end


def _direction(start: Cell, end: Cell) -> Cell:
    sign = [(difference > 0) - (difference < 0) for difference in (end[0] - start[0], end[1] - start[1])]
    return sign[0], sign[1]


def outline_path(cells: Collection[Cell], size: float, inset: float = 0, radius: float = 8) -> str:
    """The outline as a path: ``inset`` pulls it inwards, corners are rounded."""
    parts = []
    for corners in outlines(cells):
        count = len(corners)
        for place, (x, y) in enumerate(corners):
            coming = _direction(corners[place - 1], (x, y))
            going = _direction((x, y), corners[(place + 1) % count])
            px = x * size - inset * (coming[1] + going[1])
            py = y * size + inset * (coming[0] + going[0])
            start = px - coming[0] * radius, py - coming[1] * radius
            end = px + going[0] * radius, py + going[1] * radius
            lead = f"M{n(start[0])} {n(start[1])}" if place == 0 else _straight(coming, start)
            parts.append(f"{lead}Q{n(px)} {n(py)} {n(end[0])} {n(end[1])}")
        parts.append("Z")
    return "".join(parts)


def _straight(direction: Cell, to: tuple[float, float]) -> str:
    return f"H{n(to[0])}" if direction[0] else f"V{n(to[1])}"


def groups(cells: Collection[Cell]) -> list[set[Cell]]:
    """The cells as connected pieces, in reading order."""
    left, found = set(cells), []
    for start in sorted(left, key=lambda cell: (cell[1], cell[0])):
        if start not in left:
            continue
        piece, edge = {start}, [start]
        left.discard(start)
        while edge:
            x, y = edge.pop()
            for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if beside in left:
                    left.discard(beside)
                    piece.add(beside)
                    edge.append(beside)
        found.append(piece)
    return found


def rectangle(cells: Collection[Cell]) -> tuple[int, int, int, int] | None:
    """Left, top, width and height, if the cells fill a rectangle."""
    xs, ys = {x for x, _ in cells}, {y for _, y in cells}
    left, top, width, height = min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    return (left, top, width, height) if width * height == len(set(cells)) else None
