"""The picture of a recap: the chances of the sides over the rounds, or their gauges where no chances are known.

Two sides share one field, divided by a line; more sides have a line each, with names at their ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from holmgang.table.draw.markup import Html, el, join, n

LEFT, RIGHT, TOP, BOTTOM = 58.0, 132.0, 40.0, 34.0
PIN = 15.0
APART = 19.0
NARROW = 16.0
"""A duel has no names at its ends: so much is left there."""
NEAR_EDGE = 24.0
MOST_LABELS = {"wide": 14, "slim": 7}
SIZES = {"wide": (860.0, 300.0), "slim": (440.0, 330.0)}
"""Every chart is drawn in two cuts; the sheet shows the one that fits the screen."""


@dataclass(frozen=True)
class Curve:
    """One side: its name, its number (colour), its values, and between which bounds each of them lies for sure."""

    name: str
    side: int
    values: tuple[float, ...]
    bounds: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True)
class Pin:
    """A note beside the picture: its column, its number, and a short text."""

    column: int
    number: int
    text: str = ""


@dataclass(frozen=True)
class Frame:
    """The places of columns and values, in one of the cuts."""

    cut: str
    columns: int
    least: float
    most: float
    right: float

    @property
    def end(self) -> float:
        return SIZES[self.cut][0] - self.right

    @property
    def foot(self) -> float:
        return SIZES[self.cut][1] - BOTTOM

    def x(self, place: int) -> float:
        return LEFT + (self.end - LEFT) * (place / max(self.columns - 1, 1))

    def y(self, value: float) -> float:
        return TOP + (self.foot - TOP) * (self.most - value) / (self.most - self.least)

    def points(self, values: Sequence[float]) -> list[tuple[float, float]]:
        return [(self.x(place), self.y(value)) for place, value in enumerate(values)]


def duel(below: Curve, above: Curve, labels: Sequence[str], pins: Sequence[Pin], spoken: str) -> Html:
    """The chance of one of two sides, from 0 to 1: its colour below the line, the other's above."""
    return join(_duel(Frame(cut, len(labels), 0, 1, NARROW), below, above, labels, pins, spoken) for cut in SIZES)


def _duel(frame: Frame, below: Curve, above: Curve, labels: Sequence[str], pins: Sequence[Pin], spoken: str) -> Html:
    left, right, top, floor = frame.x(0), frame.x(len(labels) - 1), frame.y(1), frame.y(0)
    points = frame.points(below.values)
    way = "L".join(f"{n(a)} {n(b)}" for a, b in points)
    field = el("path", d=f"M{n(left)} {n(top)}H{n(right)}V{n(floor)}H{n(left)}Z", cls=f"area s{above.side}")
    area = el("path", d=f"M{n(left)} {n(floor)}L{way}L{n(right)} {n(floor)}Z", cls=f"area own s{below.side}")
    parts = [
        field,
        area,
        _band(frame, below, "doubt"),
        el("path", d=f"M{n(left)} {n(frame.y(0.5))}H{n(right)}", cls="half"),
        _percents(frame),
        _labels(frame, labels, floor),
        el("path", d=f"M{way}", cls="cl"),
        [el("circle", cx=a, cy=b, r=5, cls="cd") for a, b in points],
        [_pinned(frame, pin, points[pin.column]) for pin in pins],
        el("text", above.name, x=right - 12, y=top + 22, cls=f"side-t s{above.side}", text_anchor="end"),
        el("text", below.name, x=right - 12, y=floor - 12, cls=f"side-t s{below.side}", text_anchor="end"),
    ]
    return _drawn(frame, parts, spoken)


def _pinned(frame: Frame, pin: Pin, at: tuple[float, float]) -> Html:
    x, y = at
    before = x > (LEFT + frame.end) / 2
    text = el(
        "text",
        pin.text,
        x=x - 20 if before else x + 20,
        y=y + (26 if y < TOP + NEAR_EDGE else -12 if y > frame.foot - NEAR_EDGE else 6),
        cls="pint end" if before else "pint",
    )
    return el("g", el("circle", cx=x, cy=y, r=13), el("text", str(pin.number), x=x, y=y + 5), text, cls="pin on-line")


def chances(curves: Sequence[Curve], labels: Sequence[str], pins: Sequence[Pin], spoken: str) -> Html:
    """The chances of more than two sides, from 0 to 1."""
    most = max([0.5, *(value for curve in curves for value in curve.values)])
    ends = [f"{round(100 * curve.values[-1])} %" for curve in curves]
    frames = [Frame(cut, len(labels), 0, most, RIGHT) for cut in SIZES]
    return join(
        _drawn(frame, [_percents(frame), _lines(frame, curves, labels, pins, ends)], spoken) for frame in frames
    )


def gauges(curves: Sequence[Curve], labels: Sequence[str], pins: Sequence[Pin], spoken: str) -> Html:
    """Draw the gauges of each side over time."""
    values = [value for curve in curves for value in curve.values]
    least, most = min([0, *values]), max([1, *values])
    ends = [f"{round(curve.values[-1])}" for curve in curves]
    drawn = []
    for cut in SIZES:
        frame = Frame(cut, len(labels), least, most, RIGHT)
        marks = [_line_at(frame, value, f"{round(value)}") for value in sorted({least, (least + most) // 2, most})]
        drawn.append(_drawn(frame, [marks, _lines(frame, curves, labels, pins, ends)], spoken))
    return join(drawn)


def _drawn(frame: Frame, parts: Sequence[object], spoken: str) -> Html:
    wide, high = SIZES[frame.cut]
    box = f"0 0 {n(wide)} {n(high)}"
    return el("svg", *parts, cls=f"chart {frame.cut}", viewBox=box, role="img", aria_label=spoken)


def _lines(
    frame: Frame, curves: Sequence[Curve], labels: Sequence[str], pins: Sequence[Pin], last: Sequence[str]
) -> list[object]:
    floor = frame.y(frame.least)
    ends = _apart([frame.y(curve.values[-1]) for curve in curves], frame.foot)
    marks = [
        el(
            "g",
            el("path", d=f"M{n(frame.x(pin.column))} {n(PIN)}V{n(floor)}", cls="half"),
            el("circle", cx=frame.x(pin.column), cy=PIN, r=13),
            el("text", str(pin.number), x=frame.x(pin.column), y=PIN + 5),
            cls="pin",
        )
        for pin in pins
    ]
    drawn = [
        _curve(frame, curve, end, f"{curve.name} {value}") for curve, end, value in zip(curves, ends, last, strict=True)
    ]
    return [_labels(frame, labels, floor), marks, drawn]


def _percents(frame: Frame) -> list[Html]:
    return [_line_at(frame, value, f"{round(100 * value)} %") for value in (0, 0.5, 1) if value <= frame.most]


def _line_at(frame: Frame, value: float, text: str) -> Html:
    y = frame.y(value)
    return join(
        [
            el("path", d=f"M{n(LEFT)} {n(y)}H{n(frame.end)}", cls="ax"),
            el("text", text, x=LEFT - 9, y=y + 5, cls="axt", text_anchor="end"),
        ]
    )


def _labels(frame: Frame, labels: Sequence[str], floor: float) -> list[Html]:
    each = -(-len(labels) // MOST_LABELS[frame.cut])
    last = len(labels) - 1
    return [
        el("text", label, x=frame.x(place), y=floor + 22, cls="axt", text_anchor="middle")
        for place, label in enumerate(labels)
        if place == last or (place % each == 0 and last - place >= each)
    ]


def _band(frame: Frame, curve: Curve, cls: str) -> object:
    if not curve.bounds:
        return ""
    low = frame.points([bound[0] for bound in curve.bounds])
    high = frame.points([bound[1] for bound in curve.bounds])
    return el("path", d="M" + "L".join(f"{n(a)} {n(b)}" for a, b in (*low, *reversed(high))) + "Z", cls=cls)


def _curve(frame: Frame, curve: Curve, end: float, text: str) -> Html:
    points = frame.points(curve.values)
    path = "M" + "L".join(f"{n(a)} {n(b)}" for a, b in points)
    dots = [el("circle", cx=a, cy=b, r=5, cls="pt") for a, b in points]
    name = el("text", text, x=points[-1][0] + 13, y=end + 5, cls="cvt")
    return el("g", _band(frame, curve, "band"), el("path", d=path, cls="ln2"), dots, name, cls=f"s{curve.side}")


def _apart(heights: Sequence[float], foot: float) -> list[float]:
    """The heights of names, moved until no two of them lie over each other."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    placed = list(heights)
    for above, place in pairwise(order):
        placed[place] = max(placed[place], placed[above] + APART)
    over = max([0.0, *(height - foot for height in placed)])
    return [height - over for height in placed]
