"""Things of a place that has no grid: a room with its pillars and lamps, or open ground with a fire, wagons, bushes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from holmgang.table.draw.markup import Html, Point, at, el, join, n, noise
from holmgang.table.draw.terrain import bush, door, pillar, rock

Prop = Callable[[float, float, float], Html]
"""Draws itself with its middle at x, y; the last number is its scale."""


def pillar_prop(x: float, y: float, s: float) -> Html:
    return pillar(x, y, (0, 0), 36 * s)


def stones(x: float, y: float, s: float) -> Html:
    parts = []
    for i in range(6):
        px, py = x + s * 48 * (noise("stx", i) - 0.5), y + s * 22 * (noise("sty", i) - 0.5)
        r = s * (6 + 6 * noise("str", i))
        parts.append(el("ellipse", cx=px, cy=py, rx=r, ry=r * 0.75, cls="t-wall"))
        parts.append(el("ellipse", cx=px - r * 0.15, cy=py - r * 0.2, rx=r * 0.64, ry=r * 0.42, cls="t-wall2"))
    return join(parts)


def chandelier(x: float, y: float, s: float) -> Html:
    """A ring of candles on a rope, with its light."""
    candles = [
        el(
            "g",
            el("rect", x=-2.4, y=-11, width=4.8, height=11, rx=1.5, cls="candle"),
            el("path", d="M0-20c4 4.4 3.4 8 0 9c-3.4-1-4-4.6 0-9z", cls="flame"),
            transform=at(cx, cy),
        )
        for cx, cy in ((-52, 0), (-27, -9), (0, -12), (27, -9), (52, 0), (-30, 11), (0, 15), (30, 11))
    ]
    inner = [
        el("circle", r=150, cls="glow"),
        el("path", d="M0-74V-34M0-34L-50-2M0-34L50-2", cls="rope"),
        el("ellipse", rx=54, ry=15, cls="hoop"),
        el("ellipse", rx=54, ry=15, cy=-2, cls="hoop2"),
        candles,
    ]
    return el("g", inner, transform=f"{at(x, y)} scale({s:.2f})")


def campfire(x: float, y: float, s: float) -> Html:
    logs = [
        el("rect", x=-22, y=-4, width=44, height=9, rx=4, cls="t-wood", transform=f"rotate({turn})")
        for turn in (24, -24)
    ]
    flame = el("path", d="M0-34c12 14 13 26 0 32c-13-6-12-18 0-32z", cls="flame")
    core = el("path", d="M0-20c6 8 6 14 0 17c-6-3-6-9 0-17z", cls="candle")
    ring = [el("circle", cx=c, cy=d, r=5, cls="t-wall2") for c, d in ((-28, 4), (-18, 14), (0, 18), (18, 14), (28, 4))]
    return el("g", el("circle", r=150, cls="glow"), ring, logs, flame, core, transform=f"{at(x, y)} scale({s:.2f})")


def wagon(x: float, y: float, s: float) -> Html:
    """A covered wagon from the side above."""
    hoops = "".join(f"M{-34 + 17 * i}-26q4 20 0 44" for i in range(5))
    inner = [
        el("ellipse", cx=4, cy=26, rx=62, ry=16, cls="t-shadow"),
        el("rect", x=-52, y=-6, width=104, height=24, rx=4, cls="t-wood"),
        el("path", d="M-46-6c0-34 92-34 92 0z", cls="canvas"),
        el("path", d=hoops, cls="t-tile"),
        [
            el("g", el("circle", cx=c, cy=20, r=13, cls="t-hole"), el("circle", cx=c, cy=20, r=8, cls="t-wood2"))
            for c in (-34, 34)
        ],
        el("path", d="M52 8h26", cls="rope"),
    ]
    return el("g", inner, transform=f"{at(x, y)} scale({s:.2f})")


def table_prop(x: float, y: float, s: float) -> Html:
    inner = [
        el("rect", x=-42, y=-20, width=92, height=50, rx=6, cls="t-shadow"),
        el("rect", x=-46, y=-26, width=92, height=50, rx=6, cls="t-wood"),
        el("rect", x=-46, y=-26, width=92, height=50, rx=6, cls="p-planks"),
    ]
    return el("g", inner, transform=f"{at(x, y)} scale({s:.2f})")


def lamp(x: float, y: float, s: float) -> Html:
    inner = [
        el("circle", r=96, cls="glow"),
        el("rect", x=-9, y=-2, width=18, height=12, rx=4, cls="t-wood2"),
        el("path", d="M0-22c7 8 6 15 0 19c-6-4-7-11 0-19z", cls="flame"),
    ]
    return el("g", inner, transform=f"{at(x, y)} scale({s:.2f})")


def bushes(x: float, y: float, s: float) -> Html:
    return join(
        [
            bush(x - 30 * s, y + 4 * s, (1, 1), 24 * s),
            bush(x + 26 * s, y, (2, 5), 30 * s),
            bush(x, y + 16 * s, (7, 3), 22 * s),
        ]
    )


def lair(x: float, y: float, s: float) -> Html:
    inner = [
        rock(-34, 4, (4, 4), 30),
        rock(34, 2, (5, 8), 30),
        el("path", d="M-40 26C-36-38 36-38 40 26z", cls="t-wall2"),
        el("path", d="M-24 26C-20-16 20-16 24 26z", cls="t-hole"),
    ]
    return el("g", inner, transform=f"{at(x, y)} scale({s:.2f})")


def sand(x: float, y: float, s: float) -> Html:
    dots = "".join(
        f"M{n(x + s * 80 * (noise('dx', i) - 0.5))} {n(y + s * 30 * (noise('dy', i) - 0.5))}h.1" for i in range(26)
    )
    return join([el("ellipse", cx=x, cy=y, rx=64 * s, ry=24 * s, cls="sand"), el("path", d=dots, cls="sand-dots")])


def door_prop(x: float, y: float, s: float) -> Html:
    return el(
        "g",
        el("rect", x=-34, y=-44, width=68, height=84, rx=5, cls="t-wall2"),
        door(0, 0),
        transform=f"{at(x, y)} scale({s:.2f})",
    )


PROPS: dict[str, tuple[Prop, str]] = {
    "pillar": (pillar_prop, "corners"),
    "pillars": (pillar_prop, "corners"),
    "stones": (stones, "low"),
    "chandelier": (chandelier, "high"),
    "campfire": (campfire, "middle"),
    "wagons": (wagon, "ends"),
    "wall_tables": (table_prop, "ends"),
    "small_table": (table_prop, "low"),
    "table": (table_prop, "low"),
    "tallow_lamps": (lamp, "tops"),
    "torch": (lamp, "tops"),
    "bushes": (bushes, "corners"),
    "lair": (lair, "high"),
    "sand": (sand, "low"),
    "door": (door_prop, "door"),
    "boulder": (lambda x, y, s: rock(x, y, (0, 3), 30 * s), "low"),
}
"""Painter by word, and where in the place it stands."""

INDOORS = frozenset(
    {"pillar", "pillars", "chandelier", "wall_tables", "small_table", "tallow_lamps", "door", "table", "wall"}
)
LIGHTS = frozenset({"lit", "dark"})
HAZARDS = frozenset({"chasm", "abyss", "pit", "water"})


def spots(kind: str, number: int, box: tuple[float, float, float, float]) -> list[Point]:
    """Places of the things of that kind, within the room (left, top, right, bottom)."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top

    def at_x(share: float) -> float:
        return left + wide * share

    def at_y(share: float) -> float:
        return top + high * share

    if kind == "corners":
        return [(at_x(x), at_y(y)) for x in (0.1, 0.9) for y in (0.15, 0.86)]
    if kind == "ends":
        return [(at_x(0.1), at_y(0.5)), (at_x(0.9), at_y(0.32))]
    if kind == "tops":
        return [(at_x(0.2), at_y(0.09)), (at_x(0.8), at_y(0.09))]
    if kind == "high":
        return [(at_x(0.72 - 0.3 * (number % 2)), at_y(0.17))]
    if kind == "door":
        return [(at_x(0.5), at_y(0.06))]
    if kind == "middle":
        return [(at_x(0.5), at_y(0.48))]
    return [(at_x(0.34 + 0.32 * (number % 2)), at_y(0.93))]


@lru_cache(16)
def room(wide: float, high: float, thick: float) -> Html:
    """Walls and a stone floor; it runs on beyond the picture at both sides."""
    out = 190.0 if wide > 500 else 8.0
    outer = {"x": -out, "y": -2.0, "width": wide + 2 * out, "height": high + 4, "rx": 18}
    inner = {"x": -out + thick, "y": thick, "width": wide + 2 * (out - thick), "height": high - 2 * thick, "rx": 8}
    return join(
        [
            el("rect", cls="t-wall", **outer),
            el("rect", cls="p-blocks", **outer),
            el("rect", cls="t-stone", **inner),
            el("rect", cls="p-flags", **inner),
            el("rect", cls="vign", **inner),
            el("rect", x=inner["x"], y=thick, width=inner["width"], height=14, cls="bank"),
        ]
    )


@lru_cache(16)
def bridge(wide: float, high: float) -> Html:
    """Planks across a drop."""
    top, bottom = high * 0.26, high * 0.76
    depth = "".join(
        f"M-300 {n(y)}q200 {n(12 * noise('d', i) - 6)} 500 0t700 0" for i, y in enumerate(range(20, int(high), 36))
    )
    return join(
        [
            el("rect", x=-300, y=-100, width=wide + 600, height=high + 200, cls="t-hole"),
            el("path", d=depth, cls="t-lip"),
            el("rect", x=-300, y=top, width=wide + 600, height=bottom - top, cls="t-wood"),
            el("rect", x=-300, y=top, width=wide + 600, height=bottom - top, cls="p-planks"),
            el("path", d=f"M-300 {n(top)}H{n(wide + 300)}M-300 {n(bottom)}H{n(wide + 300)}", cls="ropeline"),
            el("path", d=f"M-300 {n(top)}H{n(wide + 300)}M-300 {n(bottom)}H{n(wide + 300)}", cls="ropetwist"),
        ]
    )
