"""Universal VTT files (``.uvtt``, ``.dd2vtt``, ``.df2vtt``) as maps of this system.

Such a file draws walls as lines between points of the grid; this system knows squares that are solid or not. A wall is
therefore laid on the squares it separates: see :func:`wall_squares`. Everything that was approximated is listed.
"""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.messages import Translatable
from holmgang.space.lines import Point, trace
from holmgang.space.squares import Cell
from holmgang.systems.tkds.state import cell_id

LARGEST = 200
FINENESS = 64
"""Coordinates are read to this fraction of a square; no map editor draws finer."""


def import_map(path: Path) -> dict[str, Any]:
    """The file as scenario data: ``{"map": …, "notes": […]}``, where ``map`` fits ``setup.map`` of a scenario."""
    data = _read(path)
    width, height, origin = _size(data, path)
    notes: list[Translatable] = []
    squares: dict[str, str] = {}
    walls = [(line, "wall") for line in _polylines(data, "line_of_sight", path)]
    walls += [(line, "wall") for line in _polylines(data, "objects_line_of_sight", path)]
    for line, kind in walls:
        for start, end in pairwise(line):
            for cell in wall_squares(_shift(start, origin), _shift(end, origin)):
                if 0 <= cell[0] < width and 0 <= cell[1] < height:
                    squares[cell_id(cell)] = kind
    doors = _portals(data, origin, (width, height), squares, path)
    if squares:
        text = f"{len(walls)} walls drawn as lines were laid on {len(squares)} squares"
        notes.append(Translatable(text, "walls-laid", walls=str(len(walls)), squares=str(len(squares))))
    if doors:
        text = f"{doors} portals became doors on the square in the middle of each"
        notes.append(Translatable(text, "doors-made", doors=str(doors)))
    lights = _lights(data, origin, (width, height), path)
    notes += _left_out(data)
    rows = [
        "".join(
            {"wall": "#", "door": "+", "open_door": "/"}.get(squares.get(cell_id((x, y)), ""), ".")
            for x in range(width)
        )
        for y in range(height)
    ]
    made: dict[str, Any] = {"rows": rows}
    if lights:
        made["lights"] = lights
    if data.get("environment", {}).get("ambient_light", "ffffffff")[-6:] == "000000":
        made["dark"] = True
    return {"map": made, "notes": notes}


def wall_squares(start: Point, end: Point) -> list[Cell]:
    """The squares a wall is laid on: those it crosses, and of two it runs between the one to the right or below."""
    found: dict[Cell, None] = {}
    for crossing in trace(start, end):
        if crossing.kind == "cell":
            found[crossing.cells[0]] = None
        elif crossing.kind == "seam":
            found[max(crossing.cells)] = None
    return list(found)


# ---- reading ---------------------------------------------------------------------------------------------------------


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise _wrong(path, "", Translatable(f"not a Universal VTT file: {error}", "no-uvtt", why=str(error))) from None
    if not isinstance(data, dict) or "resolution" not in data:
        raise _wrong(path, "resolution", Translatable("is missing; is this a Universal VTT file?", "is-it-uvtt"))
    return data


def _size(data: dict[str, Any], path: Path) -> tuple[int, int, tuple[Fraction, Fraction]]:
    resolution = data["resolution"]
    size, origin = resolution.get("map_size"), resolution.get("map_origin", {})
    if not isinstance(size, dict):
        raise _wrong(path, "resolution.map_size", Translatable("is missing", "missing"))
    width, height = (int(_number(size.get(axis), path, f"resolution.map_size.{axis}")) for axis in "xy")
    if not (1 <= width <= LARGEST and 1 <= height <= LARGEST):
        text = f"{width} x {height} squares; from 1 to {LARGEST} each way are possible"
        told = Translatable(text, "map-size", width=str(width), height=str(height), most=LARGEST)
        raise _wrong(path, "resolution.map_size", told)
    return (
        width,
        height,
        (
            _number(origin.get("x", 0), path, "resolution.map_origin.x"),
            _number(origin.get("y", 0), path, "resolution.map_origin.y"),
        ),
    )


def _number(value: Any, path: Path, where: str) -> Fraction:
    if isinstance(value, bool) or not (isinstance(value, (int, str)) or hasattr(value, "as_integer_ratio")):
        raise _wrong(path, where, _no_number(value))
    try:
        return Fraction(round(Fraction(value) * FINENESS), FINENESS)
    except (ValueError, OverflowError):
        raise _wrong(path, where, _no_number(value)) from None


def _no_number(value: Any) -> Translatable:
    wanted, got = Translatable("a number", "number"), repr(value)
    return Translatable(f"expected {wanted}, got {got}", "expected", wanted=wanted, got=got)


def _point(value: Any, path: Path, where: str) -> tuple[Fraction, Fraction]:
    if not isinstance(value, dict) or "x" not in value or "y" not in value:
        raise _wrong(path, where, Translatable("expected a point with x and y", "expected-point"))
    return _number(value["x"], path, f"{where}.x"), _number(value["y"], path, f"{where}.y")


def _polylines(data: dict[str, Any], key: str, path: Path) -> list[list[tuple[Fraction, Fraction]]]:
    lines = data.get(key) or []
    if not isinstance(lines, list):
        raise _wrong(path, key, Translatable("expected a list of lines", "expected-lines"))
    return [
        [_point(point, path, f"{key}.{number}.{place}") for place, point in enumerate(line)]
        for number, line in enumerate(lines)
    ]


def _shift(point: tuple[Fraction, Fraction], origin: tuple[Fraction, Fraction]) -> tuple[Fraction, Fraction]:
    return point[0] - origin[0], point[1] - origin[1]


def _portals(
    data: dict[str, Any], origin: tuple[Fraction, Fraction], size: tuple[int, int], squares: dict[str, str], path: Path
) -> int:
    """Doors: on the square that a wall would be laid on there. Returns how many."""
    count = 0
    for number, portal in enumerate(data.get("portals") or []):
        bounds = [_shift(_point(p, path, f"portals.{number}.bounds"), origin) for p in portal.get("bounds") or []]
        if len(bounds) != 2:
            raise _wrong(path, f"portals.{number}.bounds", Translatable("expected two points", "expected-two-points"))
        cells = [cell for cell in wall_squares(*bounds) if 0 <= cell[0] < size[0] and 0 <= cell[1] < size[1]]
        for cell in cells:
            squares[cell_id(cell)] = "door" if portal.get("closed", True) else "open_door"
        count += bool(cells)
    return count


def _lights(
    data: dict[str, Any], origin: tuple[Fraction, Fraction], size: tuple[int, int], path: Path
) -> list[dict[str, Any]]:
    found = []
    for number, light in enumerate(data.get("lights") or []):
        x, y = _shift(_point(light.get("position"), path, f"lights.{number}.position"), origin)
        reach = int(_number(light.get("range", 1), path, f"lights.{number}.range"))
        cell = (x.__floor__(), y.__floor__())
        if 0 <= cell[0] < size[0] and 0 <= cell[1] < size[1]:
            found.append({"at": list(cell), "radius": max(1, reach)})
    return found


def _left_out(data: dict[str, Any]) -> list[Translatable]:
    """Return the parts of the file that a map of squares leaves out."""
    notes = []
    if data.get("image"):
        notes.append(Translatable("the picture is not used", "no-picture"))
    if data.get("lights"):
        text = "lights lose their colour and intensity; their range is rounded down to whole squares"
        notes.append(Translatable(text, "lights-rounded"))
    return notes


def _wrong(path: Path, where: str, message: str) -> ContentError:
    return ContentError([Problem(str(path), 0, where, message)])
