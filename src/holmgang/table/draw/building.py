"""A board under construction: the table's drawing, and over it one layer with what is selected and what may be done.

The layer is the last group of each picture (``g.over``), in the same coordinates, so zooming moves both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot, sqrt

from holmgang.kernel.view import Grid, HexMap, LineUp, Token, Zones
from holmgang.table.draw import boards, hexmap, lineup, zones
from holmgang.table.draw.grid import middle, radius_of
from holmgang.table.draw.markup import Html, Point, el, join, n, text_width
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.terrain import FLOOR, LOOKS, SIZE, ground, outline_path, tile
from holmgang.table.draw.tokens import body, icon, symbol
from holmgang.table.draw.zones import PROPS

Where = Mapping[str, tuple[float, float, float]]
PIN = 15.0
CROPPED, WHOLE = "xMidYMid slice", "xMidYMid meet"
"""A table fills a phone's board and crops its edges; where a fight is built, everything must be in reach."""
PILL = 36.0
"""The height of a pill with its gap."""
EDGE = 4.0
STEP = 12.0
"""Pills are tried on every such row, and on every second column as far apart."""
NAMED = 24.0
"""The height of a name below its token."""
COVERING = 0.1
"""A pill goes so far to uncover a unit of a token's area."""


@dataclass(frozen=True)
class Pull:
    """A distance that can be changed: two tokens, the steps now, what is said of them, and the most there can be.

    ``brief`` is said where there is no room for more.
    """

    one: str
    other: str
    token: str
    other_token: str
    steps: int
    label: str
    most: int
    brief: str = ""


@dataclass(frozen=True)
class Fault:
    """A mistake with its number, at a token or at a place."""

    number: int
    token: str = ""
    spot: str = ""


@dataclass(frozen=True, kw_only=True)
class EditorMarks:
    """The marks of the layer. ``places`` are (id, label) of where the thing in hand can go."""

    selected: tuple[str, ...] = ()
    places: tuple[tuple[str, str], ...] = ()
    pulls: tuple[Pull, ...] = ()
    faults: tuple[Fault, ...] = ()
    nearer: str = "−"
    farther: str = "+"


def building_stage(picture: Picture, inside: Sequence[str]) -> Html:
    """Return the board with its tools and the layer; ``inside`` are the :func:`overlays` of its cuts."""
    board = next(iter(picture.boards), None)
    if board is None:
        return el("main", el("div", el("p", picture.page("no-board"), cls="empty"), cls="pan"), cls="board", id="stage")
    layers = [el("g", Html(layer), cls="over") for layer in inside]
    whole = str(boards._drawn(picture, board)).replace(CROPPED, WHOLE)
    parts = whole.split('<svg class="cut-tall"')
    drawn = [_with_layer(part, layer) for part, layer in zip(parts, layers, strict=False)]
    return el(
        "main",
        el("div", Html('<svg class="cut-tall"'.join(drawn)), cls="pan", data_view=board.id),
        boards._name(picture, board),
        boards._tools(picture, board),
        cls=f"board on-{type(board).__name__.lower()}",
        id="stage",
        aria_label=picture.said(board.title),
        tabindex=-1,
    )


def _with_layer(drawn: str, layer: Html) -> str:
    before, _, after = drawn.rpartition("</svg>")
    return f"{before}{layer}</svg>{after}"


def overlays(picture: Picture, marks: EditorMarks) -> list[Html]:
    """Return the inside of the layer for each cut of the board."""
    board = next(iter(picture.boards), None)
    if isinstance(board, Grid):
        return [_grid(picture, board, marks)]
    if isinstance(board, Zones):
        return [_zones(picture, board, marks, cut) for cut in (zones.WIDE, zones.TALL)]
    if isinstance(board, LineUp):
        return [_lineup(picture, board, marks, cut) for cut in (lineup.WIDE, lineup.TALL)]
    if isinstance(board, HexMap):
        return [_hexes(picture, list(picture.panels(HexMap)), marks, cut) for cut in (hexmap.WIDE, hexmap.TALL)]
    return []


# ---- each sort of board ----------------------------------------------------------------------------------------------


def _grid(picture: Picture, grid: Grid, marks: EditorMarks) -> Html:
    where = {
        token.id: (*middle(x, y, token), radius_of(picture.side_number(token.side), token.size))
        for x, y, token in grid.tokens
    }
    cells = {cell for place, _ in marks.places if (cell := _cell(place)) is not None}
    parts: list[Html] = []
    if cells:
        parts.append(el("path", d=outline_path(cells, SIZE, 1, 8), cls="may soft"))
    for x, y, token in grid.tokens:
        if token.id in marks.selected:
            box = {
                "x": x * SIZE + 3,
                "y": y * SIZE + 3,
                "width": token.size * SIZE - 6,
                "height": token.size * SIZE - 6,
            }
            parts.append(el("rect", rx=10, cls="lasso", **box))
    parts += _faults(marks, where, _cell_spot, square=True)
    return join(parts)


def _cell(place: str) -> tuple[int, int] | None:
    x, _, y = place.removeprefix("cell:").partition(",")
    return (int(x), int(y)) if place.startswith("cell:") and x.isdigit() and y.isdigit() else None


def _cell_spot(place: str) -> tuple[float, float, float] | None:
    cell = _cell(place)
    return None if cell is None else ((cell[0] + 0.5) * SIZE, (cell[1] + 0.5) * SIZE, SIZE * 0.44)


def _zones(picture: Picture, panel: Zones, marks: EditorMarks, cut: zones.SceneCut) -> Html:
    where = zones._where(picture, panel, cut)
    boxes = zones.zone_boxes(panel, cut)
    parts: list[Html] = []
    for place, label in marks.places:
        box = boxes.get(place.removeprefix("zone:"))
        if box is not None:
            size = {"x": box[0] + 10, "y": box[1] + 10, "width": box[2] - box[0] - 20, "height": box[3] - box[1] - 20}
            parts.append(el("rect", el("title", label), rx=18, cls="may place", data_place=place, **size))
    parts += _rings(marks, where)
    pulls = [pull for pull in marks.pulls if pull.token in where and pull.other_token in where]
    said = [(pull.brief or pull.label) if cut.small else pull.label for pull in pulls]
    halves = [text_width(label, 14 if not cut.small else 12) / 2 + 38 for label in said]
    ends = [(where[pull.token], where[pull.other_token]) for pull in pulls]
    middles = [
        ((ax + bx) / 2, (ay + by) / 2, half) for ((ax, ay, _), (bx, by, _)), half in zip(ends, halves, strict=True)
    ]
    spots = apart(middles, list(where.values()), cut.wide, cut.high)
    parts += [_line(a, b, spot) for (a, b), spot in zip(ends, spots, strict=True)]
    parts += [_pill(marks, *one) for one in zip(pulls, said, spots, halves, strict=True)]
    parts += _faults(marks, where, lambda _: None)
    return join(parts)


def apart(
    pills: Sequence[tuple[float, float, float]],
    tokens: Sequence[tuple[float, float, float]],
    wide: float,
    high: float,
) -> list[Point]:
    """Return where pills stand, given their middles and half their widths: inside the board, none upon another.

    A pill goes no farther from its middle than it must to leave the tokens and their names in sight; where there is
    no room for that, it covers as little of them as it can.
    """
    boxes = [(x - r, y - r, x + r, y + r + NAMED) for x, y, r in tokens]
    found: list[tuple[float, float, float]] = []
    for x, y, half in pills:
        left, right = half + EDGE, max(half + EDGE, wide - half - EDGE)
        top, bottom = PILL / 2, high - PILL / 2
        columns = [*_steps(left, right, 2 * STEP), min(max(x, left), right)]
        rows = [*_steps(top, bottom, STEP), min(max(y, top), bottom)]
        free = [
            (column, row)
            for column in columns
            for row in rows
            if all(abs(column - ox) >= half + other or abs(row - oy) >= PILL for ox, oy, other in found)
        ]
        column, row = min(
            free,
            key=lambda spot: hypot(spot[0] - x, spot[1] - y) + COVERING * _covered(spot, half, boxes),
            default=(columns[-1], rows[-1]),
        )
        found.append((column, row, half))
    return [(x, y) for x, y, _ in found]


def _steps(low: float, high: float, step: float) -> list[float]:
    return [low + step * number for number in range(int((high - low) / step) + 1)]


def _covered(spot: Point, half: float, boxes: Sequence[tuple[float, float, float, float]]) -> float:
    """Return how much of some boxes a pill covers."""
    x, y = spot
    whole = 0.0
    for left, top, right, bottom in boxes:
        across = min(x + half, right) - max(x - half, left)
        down = min(y + PILL / 2, bottom) - max(y - PILL / 2, top)
        if across > 0 and down > 0:
            whole += across * down
    return whole


def _line(a: tuple[float, float, float], b: tuple[float, float, float], spot: Point) -> Html:
    """Return a curve from one token to another through the pill that belongs to both."""
    (ax, ay, _), (bx, by, _), (x, y) = a, b, spot
    control = 2 * x - (ax + bx) / 2, 2 * y - (ay + by) / 2
    return el("path", d=f"M{n(ax)} {n(ay)}Q{n(control[0])} {n(control[1])} {n(bx)} {n(by)}", cls="pull")


def _pill(marks: EditorMarks, pull: Pull, said: str, spot: Point, half: float) -> Html:
    pieces = [el("rect", x=-half, y=-16, width=2 * half, height=32, rx=16), el("text", said, y=5)]
    for sign, step, x, label in (
        ("−", -1, -half + 15, marks.nearer),
        ("+", 1, half - 15, marks.farther),
    ):
        steps = pull.steps + step
        off = not 0 <= steps <= pull.most
        pieces.append(
            el(
                "g",
                el("circle", r=15, cx=x, cy=0, cls="hit"),
                el("text", sign, x=x, y=6, cls="pm"),
                role="button",
                tabindex="-1" if off else "0",
                aria_disabled="true" if off else None,
                aria_label=f"{label}: {pull.label}",
                data_op="distance",
                data_one=pull.one,
                data_other=pull.other,
                data_steps=steps,
            )
        )
    return el("g", pieces, cls="dpill", transform=f"translate({n(spot[0])} {n(spot[1])})")


def _lineup(picture: Picture, panel: LineUp, marks: EditorMarks, cut: lineup.LineUpCut) -> Html:
    below, above = lineup.ranks(picture, panel)
    where: dict[str, tuple[float, float, float]] = {}
    top, bottom = cut.radius * (2.2 if not cut.small else 1.9), cut.high - cut.radius * 2.35
    lineup._rank(above, top, cut, where)
    lineup._rank(below, bottom, cut, where)
    parts: list[Html] = []
    ranks = {"slot:characters": (below, bottom), "slot:opponents": (above, top)}
    for number, (place, label) in enumerate(marks.places):
        row, y = ranks.get(place, (below if number else above, bottom if number else top))
        last = where[row[-1].id] if row else (cut.wide / 2 - cut.radius * 3, y, cut.radius)
        x, y = slot_beside(last, cut)
        parts += [
            el("rect", el("title", label), x=x - cut.radius, y=y - cut.radius, width=2 * cut.radius,
               height=2 * cut.radius, rx=12, cls="may place slotempty", data_place=place),
            el("text", "+", x=x, y=y + 10, cls="slotplus"),
        ]  # fmt: skip
    parts += _rings(marks, where)
    parts += _faults(marks, where, lambda _: None)
    return join(parts)


def slot_beside(last: tuple[float, float, float], cut: lineup.LineUpCut) -> Point:
    """Return the middle of the slot beside the last of a rank; before it, where the rank reaches to the edge."""
    x, y, radius = last
    edge = cut.wide - cut.radius * 1.2
    if x + radius + cut.radius * 1.4 <= edge:
        return min(x + cut.radius * 2.8, edge), y
    return min(x, edge), y + cut.radius * (2.6 if y < cut.high / 2 else -2.6)


def _hexes(picture: Picture, maps: list[HexMap], marks: EditorMarks, cut: hexmap.HexMapCut) -> Html:
    margin = 14.0 if not cut.small else 6.0
    spots, size = hexmap._laid_out(picture, maps, cut, 1.0, margin)
    where: dict[str, tuple[float, float, float]] = {}
    fields: dict[str, Point] = {}
    for one in maps:
        for field in one.fields:
            fields[field.id] = spots[one.id, field.id]
            hexmap._tokens(picture, field, spots[one.id, field.id], size, where)
    parts: list[Html] = []
    seen: set[Point] = set()
    for place, label in marks.places:
        spot = _hex_spot(place, fields, maps, spots, size)
        if spot is None or spot in seen:
            continue
        seen.add(spot)
        parts.append(
            el("circle", el("title", label), cx=spot[0], cy=spot[1], r=size * 0.5, cls="may place", data_place=place)
        )
    for token in marks.selected:
        if token in fields and token not in where:
            where[token] = (*fields[token], size * 0.8)
    parts += _rings(marks, where)
    parts += _faults(marks, where, lambda _: None)
    return join(parts)


def _hex_spot(
    place: str,
    fields: Mapping[str, Point],
    maps: Sequence[HexMap],
    spots: Mapping[tuple[str, str], Point],
    size: float,
) -> Point | None:
    kind, _, rest = place.partition(":")
    if kind == "field":
        return fields.get(rest)
    if kind != "way" or "/" not in rest:
        return None
    number, _, shift = rest.partition("/")
    q, _, r = shift.partition("/")[2].partition(",")
    if int(number) >= len(maps) or not maps[int(number)].fields:
        return None
    board = maps[int(number)]
    first = board.fields[0]
    x, y = spots[board.id, first.id]
    dq, dr = int(q) - first.q, int(r) - first.r
    return x + size * sqrt(3) * (dq + dr / 2), y + size * 1.5 * dr


# ---- shared parts ----------------------------------------------------------------------------------------------------


def _rings(marks: EditorMarks, where: Where) -> list[Html]:
    return [
        el("circle", cx=x, cy=y, r=r + 8, cls="lasso")
        for name in marks.selected
        for x, y, r in ([where[name]] if name in where else [])
    ]


def _faults(
    marks: EditorMarks,
    where: Where,
    spot_of: Callable[[str], tuple[float, float, float] | None],
    *,
    square: bool = False,
) -> list[Html]:
    parts = []
    for fault in marks.faults:
        at = where.get(fault.token) or spot_of(fault.spot)
        if at is None:
            continue
        x, y, r = at
        reach = r + (2 if square else 6)
        box = {"x": x - reach, "y": y - reach, "width": 2 * reach, "height": 2 * reach}
        pin = el("g", el("circle", r=PIN), el("text", str(fault.number), y=6.5), cls="pinbad",
                 transform=f"translate({n(x + reach)} {n(y - reach)})")  # fmt: skip
        parts += [el("rect", rx=8, cls="fault", **box), pin]
    return parts


# ---- the palette -----------------------------------------------------------------------------------------------------


def swatch(picture: Picture, look: str, label: str) -> Html:
    """Return ground, or a thing of a place, as a small picture; an icon or a letter where there is no drawing."""
    inside: Html | None = None
    base: Html = ground(1, 1, False)
    if look in LOOKS:
        inside = LOOKS[look]({(0, 0)})
    elif look in PROPS:
        inside = PROPS[look][0](36, 40, 0.6)
    elif look == "dark":
        inside = el("rect", width=SIZE, height=SIZE, cls="p-dark")
    elif look == "lit":
        inside = el("circle", cx=36, cy=36, r=40, cls="glow")
    elif symbol(look):
        inside = el("use", href=f"#{symbol(look)}", x=20, y=20, width=32, height=32, cls="ic")
    elif look not in FLOOR:
        inside = tile(look, label)({(0, 0)})
    return el("svg", base, inside, viewBox=f"0 0 {SIZE} {SIZE}", cls="swatch", aria_hidden="true")


def hex_swatch(picture: Picture, piece: HexMap) -> Html:
    """Return a piece of map as a small picture."""
    drawn, wide, high = hexmap.drawn_piece(picture, piece)
    return el("svg", drawn, viewBox=f"0 0 {n(wide)} {n(high)}", cls="swatch hexes", aria_hidden="true")


def item_token(picture: Picture, token: Token, size: int = 42) -> Html:
    """Return a token that is not on the board yet, for the palette and the hand."""
    inner = el("g", body(picture, token, 25), cls=f"tk s{picture.side_number(token.side)}")
    return el("svg", inner, cls="mini", width=size, height=size, viewBox="-32 -32 64 64", aria_hidden="true")


def tab_icon(word: str) -> Html:
    """Return the drawing of a tab."""
    return icon({"people": "person", "hexes": "hex"}.get(word, word)) or icon("gear")


__all__ = [
    "EditorMarks",
    "Fault",
    "Pull",
    "building_stage",
    "hex_swatch",
    "item_token",
    "overlays",
    "swatch",
    "tab_icon",
]
