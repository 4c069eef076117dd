"""Hex maps as islands: a field is six wedges in the colours of its edges around a hub; beside them a fight.

Ghosts show where a piece may lie. A tap puts the piece there, another one turns it to the next turn that fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import cos, pi, sin, sqrt

from holmgang.kernel.description import Choice, QuestionText
from holmgang.kernel.questions import Ghost, Spot
from holmgang.kernel.view import HexField, HexMap, Token
from holmgang.space.hexes import neighbour, opposite
from holmgang.table.draw.intents import draw_arrows
from holmgang.table.draw.markup import Html, Point, at, classes, el, join, n, noise
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.tokens import draw_token, edges, hue, reach_of, spoken_target
from holmgang.table.draw.towers import contest, draw_tower, tallest
from holmgang.table.memo import memoized

WATERS = ("fountain", "spring", "well")
LARGEST = 112.0
"""The radius of a hex when there are few of them: five islands, the start of most games, then fill a wide stage."""


@dataclass(frozen=True)
class HexMapCut:
    """A cut of the picture: its size, and how large a hex may become."""

    cls: str
    wide: float
    high: float
    largest: float
    small: bool


WIDE = HexMapCut("cut-wide", 860, 590, LARGEST, False)
TALL = HexMapCut("cut-tall", 400, 340, LARGEST, True)


def draw_hexes(picture: Picture, maps: list[HexMap]) -> Html:
    """Both cuts, of which the stylesheet shows one, or only the one that the page shows."""
    return join([_cut(picture, maps, cut) for cut in (WIDE, TALL) if picture.shows(cut.cls)])


def _cut(picture: Picture, maps: list[HexMap], cut: HexMapCut) -> Html:
    panel, towers, _ = contest(picture)
    share = 0.54 if towers else 1.0
    margin = 14.0 if not cut.small else 6.0
    places = places_of(picture.step)
    maps, roomy = with_room(picture, maps, places)
    spots, size = _laid_out(picture, roomy, cut, share, margin)
    parts: list[object] = [contours(cut.wide, cut.high), paint(picture, maps, spots, size)]
    where: dict[str, tuple[float, float, float]] = {}
    tokens = []
    for one in maps:
        for field in one.fields:
            tokens += _tokens(picture, field, spots[one.id, field.id], size, where)
    parts += [draw_arrows(picture, where), tokens]
    if places:
        name = f"piece-{cut.cls}"
        parts.append(el("defs", [_piece(picture, one, size, f"{name}-{k}") for k, one in pieces_of(places).items()]))
        parts.append(draw_places(picture, maps, places, spots, size, corner_offsets(size), name))
    if panel is not None and towers:
        left, right = cut.wide * share, cut.wide
        title = None if cut.small else el("text", picture.said(panel.title), x=(left + right) / 2, y=62, cls="duel-t")
        parts += [title, _duel(picture, left, right, cut)]
    return el(
        "svg",
        parts,
        cls=cut.cls,
        viewBox=f"0 0 {n(cut.wide)} {n(cut.high)}",
        role="group",
        aria_label=picture.page("hexes-of", count=sum(len(one.fields) for one in maps)),
        data_board=(maps[0].id if maps else "") + ("-fight" if towers else ""),
        data_cell=n(size * sqrt(3)) if _may_be_tapped(picture, maps) and not towers else None,
    )


def _may_be_tapped(picture: Picture, maps: list[HexMap]) -> bool:
    """Return whether a field answers the open question. Then a phone shows them large enough for a thumb."""
    fields = any(Spot.token(field.id) in picture.spots for one in maps for field in one.fields)
    return fields or bool(places_of(picture.step))


# ---- where everything lies -------------------------------------------------------------------------------------------


def corner_offsets(size: float) -> list[Point]:
    """The corners of a hex with a point at the top, clockwise from there."""
    return [(size * sin(i * pi / 3), -size * cos(i * pi / 3)) for i in range(6)]


@memoized(lambda _, maps, cut, share, margin: ((cut.cls, share, margin), _shape(maps)))
def _laid_out(
    picture: Picture, maps: list[HexMap], cut: HexMapCut, share: float, margin: float
) -> tuple[dict[tuple[str, str], Point], float]:
    """Places of the fields in a cut of which the map has this share; they change only when land is found."""
    spots, size = islands(maps, cut.wide * share - 2 * margin, cut.high - 2 * margin, cut.largest)
    return {key: (x + margin, y + margin) for key, (x, y) in spots.items()}, size


def _shape(maps: list[HexMap]) -> list[object]:
    return [(one.id, field.id, field.q, field.r) for one in maps for field in one.fields]


def islands(maps: list[HexMap], wide: float, high: float, largest: float) -> tuple[dict[tuple[str, str], Point], float]:
    """The middle of every field, and the largest radius of a hex with which all islands fit side by side."""
    size = largest
    while True:
        found = _packed(maps, wide, high, size)
        if found is not None or size < 6:
            return found or {}, size
        size *= 0.96


def _packed(maps: list[HexMap], wide: float, high: float, size: float) -> dict[tuple[str, str], Point] | None:
    """Islands on shelves, the tallest first; None where they do not fit."""
    boxes = []
    for place, one in enumerate(maps):
        middles = {field.id: middle_of(field.q, field.r, size) for field in one.fields}
        if not middles:
            continue
        half = size * sqrt(3) / 2
        left, top = min(x for x, _ in middles.values()) - half, min(y for _, y in middles.values()) - size
        right, bottom = max(x for x, _ in middles.values()) + half, max(y for _, y in middles.values()) + size
        boxes.append((place, one.id, middles, left, top, right - left, bottom - top))
    gap = size * 0.5
    boxes.sort(key=lambda box: (-box[6], box[0]))
    rows: list[list[tuple[float, float, float, float, str, dict[str, Point], float, float]]] = []
    x = y = shelf = 0.0
    row: list[tuple[float, float, float, float, str, dict[str, Point], float, float]] = []
    for _, name, middles, left, top, w, h in boxes:
        if row and x + w > wide:
            rows.append(row)
            row, x, y, shelf = [], 0.0, y + shelf + gap, 0.0
        if w > wide:
            return None
        row.append((x, y, w, h, name, middles, left, top))
        x, shelf = x + w + gap, max(shelf, h)
    rows.append(row)
    tall = y + shelf
    if tall > high:
        return None
    found: dict[tuple[str, str], Point] = {}
    down = (high - tall) / 2
    for line in rows:
        if not line:
            continue
        used = line[-1][0] + line[-1][2]
        across = (wide - used) / 2
        shelf_high = max(item[3] for item in line)
        for bx, by, _, h, name, middles, left, top in line:
            sway = (shelf_high - h) / 2
            for key, (mx, my) in middles.items():
                found[name, key] = (bx + mx - left + across, by + my - top + down + sway)
    return found


# ---- fields ----------------------------------------------------------------------------------------------------------


def paint(
    picture: Picture, maps: list[HexMap], spots: dict[tuple[str, str], Point], size: float, *, plain: bool = False
) -> Html:
    """All fields: the land, and above it names and what may be tapped."""
    land = _land(picture, maps, spots, size, plain)
    if plain:
        return land
    over = [_over(picture, field, *spots[one.id, field.id], size) for one in maps for field in one.fields]
    return join([land, over])


def _shown_of_land(
    picture: Picture, maps: list[HexMap], spots: dict[tuple[str, str], Point], size: float, plain: bool
) -> tuple[object, object]:
    fields = [(one.id, field.id, field.edges, field.look) for one in maps for field in one.fields]
    return size, (fields, spots, plain)


@memoized(_shown_of_land)
def _land(picture: Picture, maps: list[HexMap], spots: dict[tuple[str, str], Point], size: float, plain: bool) -> Html:
    """The fields in layers: shadows, wedges by their word, seams, icons, rims, hubs."""
    offsets = corner_offsets(size)
    wedges: dict[str, list[str]] = {}
    shadows, seams, rims, icons, hubs = [], [], [], [], []
    for one in maps:
        for field in one.fields:
            x, y = spots[one.id, field.id]
            ring = "M" + "L".join(f"{n(x + dx)} {n(y + dy)}" for dx, dy in offsets) + "Z"
            drop = size * 0.16
            shadows.append("M" + "L".join(f"{n(x + dx)} {n(y + drop + dy)}" for dx, dy in offsets) + "Z")
            rims.append(ring)
            seams += [f"M{n(x)} {n(y)}L{n(x + dx)} {n(y + dy)}" for dx, dy in offsets]
            for place, word in enumerate(field.edges):
                # edges are told from the east against the clock; wedge 1 of the ring is the eastern one
                number = (1 - place) % 6
                (ax, ay), (bx, by) = offsets[number], offsets[(number + 1) % 6]
                d = f"M{n(x)} {n(y)}L{n(x + ax)} {n(y + ay)}L{n(x + bx)} {n(y + by)}Z"
                wedges.setdefault(word, []).append(d)
                if not plain:
                    icons.append(_edge_icon(picture, word, x + (ax + bx) * 0.37, y + (ay + by) * 0.37, size))
            hubs.append(_hub(field, x, y, size))
    return join(
        [
            el("path", d="".join(shadows), cls="t-shadow"),
            [_wedge(word, "".join(paths)) for word, paths in wedges.items()],
            el("path", d="".join(seams), cls="h-seam"),
            icons,
            el("path", d="".join(rims), cls="h-rim"),
            hubs,
        ]
    )


def _piece(picture: Picture, piece: HexMap, size: float, name: str) -> Html:
    """A piece to be laid, around its first field, to be used wherever it fits."""
    spots = {(piece.id, field.id): middle_of(field.q, field.r, size) for field in piece.fields}
    return el("g", _land(picture, [piece], spots, size, False), id=name)


def drawn_piece(picture: Picture, piece: HexMap, size: float = 30) -> tuple[Html, float, float]:
    """Return a piece without its names, and how wide and high it is."""
    spots = {(piece.id, field.id): middle_of(field.q, field.r, size) for field in piece.fields}
    left, right = (end(x for x, _ in spots.values()) for end in (min, max))
    top, foot = (end(y for _, y in spots.values()) for end in (min, max))
    wide, high = right - left + sqrt(3) * size + 2, foot - top + 2.2 * size + 2
    moved = {key: (x - left + sqrt(3) / 2 * size + 1, y - top + size + 1) for key, (x, y) in spots.items()}
    return _land(picture, [piece], moved, size, True), wide, high


def _wedge(word: str, path: str) -> Html:
    return el("path", d=path, cls=f"h-{word}" if word in edges() else f"t-unknown {hue(word)}")


def _edge_icon(picture: Picture, word: str, x: float, y: float, size: float) -> Html:
    wide = size * 0.4
    if word in edges():
        return el("use", href=f"#h-{word}", x=x - wide / 2, y=y - wide / 2, width=wide, height=wide)
    return el("text", picture.said(word)[:1].upper(), x=x, y=y + wide * 0.3, cls="h-letter", font_size=wide * 0.8)


def _hub(field: HexField, x: float, y: float, size: float) -> Html:
    if field.look and any(word in field.look for word in WATERS):
        wave = "M-14 4q3.5-4 7 0t7 0 7 0 7 0M-10 11q3.5-4 7 0t7 0 7 0"
        pool = el("path", d=wave, cls="wave", transform=f"{at(x, y)} scale({size / 62:.2f})")
        return join([el("circle", cx=x, cy=y, r=size * 0.42, cls="h-fountain"), pool])
    return el("circle", cx=x, cy=y, r=size * 0.36, cls="h-hub")


def _shown_over(picture: Picture, field: HexField, x: float, y: float, size: float) -> tuple[object, object]:
    numbers = picture.spots.get(Spot.token(field.id))
    choice = picture.step.choices[numbers[0]] if numbers is not None and picture.step is not None else None
    here = any(token.acting or picture.asked_about == token.id for token in field.tokens)
    asked = (picture.draft is not None, choice, choice is not None and choice.id in picture.chosen)
    return (field.id, size), (field.edges, field.marks, bool(field.tokens), x, y, here, asked)


@memoized(_shown_over)
def _over(picture: Picture, field: HexField, x: float, y: float, size: float) -> Html:
    """Name, marks and the area to tap."""
    name = picture.said(field.id)
    whole = "M" + "L".join(f"{n(dx)} {n(dy)}" for dx, dy in corner_offsets(size)) + "Z"
    parts: list[Html | None] = []
    if "visited" in field.marks:
        parts.append(el("circle", r=size * 0.42, cls="h-visited"))
    parts.append(_name(name, size, bool(field.tokens)))
    numbers = picture.spots.get(Spot.token(field.id))
    here = any(token.acting or (picture.asked_about == token.id) for token in field.tokens)
    if numbers is None:
        if here:
            parts.append(el("path", d=whole, cls="h-edge"))
        if picture.draft is not None:
            parts.append(el("path", d=whole, cls="hit", data_point=f"token:{field.id}"))
        return el(
            "g", el("title", _told(picture, field)), parts, cls=classes("hex", here and "here"), transform=at(x, y)
        )
    assert picture.step is not None
    choice = picture.step.choices[numbers[0]]
    number = choice.price or choice.worth
    cost = el("text", number.text, y=size * 0.74, cls="halo cost") if number is not None else None
    return el(
        "g",
        el("title", _told(picture, field)),
        parts,
        el("path", d=whole, cls="reach"),
        cost,
        cls=classes("hex", "spot", here and "here", choice.id in picture.chosen and "on"),
        transform=at(x, y),
        data_point=f"token:{field.id}",
        data_choice=choice.id,
        data_key=f"token:{field.id}",
        role="button",
        tabindex=0,
        aria_label=spoken_target(picture, field.id, name),
    )


def _name(name: str, size: float, covered: bool) -> Html | None:
    """The name of a field on its hub; above it where a figure covers the hub. Words too long for a hub stay unwritten.

    On a small map the name fills the hub and loses its blanks: it must be read on a phone.
    """
    if size > SMALL:
        fits = min(size * 0.21, size * 0.66 / max(len(name) * 0.56, 1))
    else:
        name = name.replace(" ", "")
        fits = min(size * 0.36, size * 0.7 / max(len(name) * 0.56, 1))
    if fits < LEAST:
        return None
    where = -size * 0.66 if covered else fits * 0.36
    return el("text", name, y=where, cls=classes("h-name", covered and "above"), font_size=fits)


SMALL, LEAST = 34.0, 6.5
"""The radius up to which a hex is small, and the smallest letters of a name."""


def _told(picture: Picture, field: HexField) -> str:
    around = [picture.said(word) for word in dict.fromkeys(field.edges)]
    return f"{picture.said(field.id)}: {', '.join(around)}" if around else picture.said(field.id)


def _tokens(
    picture: Picture, field: HexField, place: Point, size: float, where: dict[str, tuple[float, float, float]]
) -> list[Html]:
    """Draw tokens that share a hub: up to three side by side, more in a ring."""
    found = []
    count = len(field.tokens)
    for number, token in enumerate(field.tokens):
        radius, (dx, dy) = size * (0.4 if count == 1 else 0.31 if count <= 3 else 0.22), _offset(number, count, size)
        radius = min(radius, radius / reach_of(picture.side_number(token.side), 1) * 1.06)
        x, y = place[0] + dx, place[1] + dy
        where[token.id] = (x, y, radius)
        found.append(draw_token(picture, token, x, y, radius, named=False))
    return found


def _offset(number: int, count: int, size: float) -> Point:
    if count == 1:
        return 0.0, 0.0
    if count == 2:
        return (-0.33 * size if number == 0 else 0.33 * size), 0.0
    angle = 2 * pi * number / count - pi / 2
    far = size * (0.36 if count == 3 else 0.44)
    return far * cos(angle), far * sin(angle)


@lru_cache(8)
def contours(wide: float, high: float) -> Html:
    """Faint height lines under the islands."""
    lines = []
    for hill in range(4):
        cx, cy = wide * (0.1 + 0.8 * noise("hill", hill)), high * noise("hilly", hill)
        for ring in range(3):
            radius = 46 + 58 * ring + 30 * noise("ring", hill)
            points = []
            for i in range(12):
                r = radius * (0.8 + 0.4 * noise("wobble", hill, i))
                points.append((cx + r * cos(i * pi / 6), cy + r * 0.7 * sin(i * pi / 6)))
            mids = [
                ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1], strict=True)
            ]
            d = f"M{n(mids[-1][0])} {n(mids[-1][1])}" + "".join(
                f"Q{n(p[0])} {n(p[1])} {n(m[0])} {n(m[1])}" for p, m in zip(points, mids, strict=True)
            )
            lines.append(d)
    return el("path", d="".join(lines), cls="contour")


# ---- the fight beside the map ----------------------------------------------------------------------------------------


def _duel(picture: Picture, left: float, right: float, cut: HexMapCut) -> Html:
    _, towers, lines = contest(picture)
    base = cut.high - (144.0 if not cut.small else 84.0)
    top = 96.0 if not cut.small else 40.0
    unit = min((base - top - 34) / tallest(towers, lines), 25.0 if not cut.small else 15.0)
    gap = (right - left) / max(len(towers), 1)
    wide = min(gap - 16, 152.0 if not cut.small else 62.0)
    parts = []
    best = max(tower.number.total for tower in towers)
    line_y = base - best * unit
    radius = 36.0 if not cut.small else 22.0
    for place, tower in enumerate(towers):
        x = left + gap * (place + 0.5)
        parts.append(draw_tower(picture, tower, x, base, wide, unit, small=cut.small))
        token = picture.tokens.get(tower.who) or _stand_in(picture, tower.who)
        parts.append(draw_token(picture, token, x, base + radius * 1.5, radius, named=False))
        name = picture.said(tower.who)
        fits = min(16.0 if not cut.small else 13.0, (gap - 6) / max(len(name) * 0.56, 1))
        parts.append(el("text", name, x=x, y=base + radius * 1.5 + radius + 18, cls="h-name above", font_size=fits))
    beat = el("path", d=f"M{n(left + 4)} {n(line_y)}H{n(right - 8)}", cls="mark-to-beat") if len(towers) > 1 else None
    return join([beat, parts])


def _stand_in(picture: Picture, name: str) -> Token:
    """A fighter without a figure on the map."""
    sheet = picture.sheets.get(name)
    return Token(id=name, name=sheet.name if sheet else name, side=sheet.side if sheet else "", emblem=name)


# ---- laying things ---------------------------------------------------------------------------------------------------


Cell = tuple[int, int]
SIDES = ("east", "north-east", "north-west", "west", "south-west", "south-east")
"""The words of a hex's sides, in the order of its edges."""


@dataclass(frozen=True)
class LayingPlace:
    """One place on a board, with its number and the turns that fit there."""

    number: int
    board: str
    cell: Cell
    turns: tuple[tuple[Choice, Ghost], ...]

    def chosen(self, picture: Picture) -> tuple[Choice, Ghost] | None:
        """Return the turn that the draft has taken, if the piece lies here."""
        return next(((choice, ghost) for choice, ghost in self.turns if choice.id in picture.chosen), None)


@dataclass(frozen=True)
class Meeting:
    """Two edges that touch where the piece lies: on which side of which field, and what each of them shows."""

    cell: Cell
    edge: int
    field: str
    own: str
    other: str

    @property
    def agrees(self) -> bool:
        """Return whether both edges show the same."""
        return self.own == self.other


def places_of(step: QuestionText | None) -> tuple[LayingPlace, ...]:
    """Return the places where a piece of hexes may be laid, from the top left on; empty if none is to be laid."""
    found: dict[tuple[str, Cell], list[tuple[Choice, Ghost]]] = {}
    for choice in step.choices if step is not None else ():
        if choice.ghost is not None and choice.ghost.edges:
            found.setdefault((choice.ghost.board, choice.ghost.cells[0]), []).append((choice, choice.ghost))
    ordered = sorted(found.items(), key=lambda item: (item[0][0], item[0][1][1], item[0][1][0]))
    return tuple(
        LayingPlace(number, board, cell, tuple(sorted(turns, key=lambda turn: turn[1].turn)))
        for number, ((board, cell), turns) in enumerate(ordered, 1)
    )


def with_room(picture: Picture, maps: list[HexMap], places: Sequence[LayingPlace]) -> tuple[list[HexMap], list[HexMap]]:
    """Return the maps that are drawn, and the same with every field that a ghost may cover, which all need room.

    The panel of the piece in hand is left out: the ghosts show it.
    """
    if not places or picture.draft is None:
        return maps, maps
    pieces = {one.piece for one in picture.draft.filled}
    drawn = [one for one in maps if one.id not in pieces]
    covered: dict[str, dict[Cell, None]] = {}
    for place in places:
        for _, ghost in place.turns:
            covered.setdefault(place.board, {}).update(dict.fromkeys(ghost.cells))
    roomy = [
        replace(one, fields=(*one.fields, *(HexField(id=f"@{q},{r}", q=q, r=r) for q, r in covered.get(one.id, ()))))
        for one in drawn
    ]
    return drawn, roomy


def meetings(maps: Sequence[HexMap], ghost: Ghost) -> list[Meeting]:
    """Return where the edges of a ghost touch those of the fields that lie there."""
    board = next((one for one in maps if one.id == ghost.board), None)
    lying = {(field.q, field.r): field for field in board.fields} if board is not None else {}
    found = []
    for cell, rim in zip(ghost.cells, ghost.edges, strict=True):
        for edge, own in enumerate(rim):
            other = lying.get(neighbour(cell, edge))
            if other is not None and other.edges:
                found.append(Meeting(cell, edge, other.id, own, other.edges[opposite(edge)]))
    return found


def beside(picture: Picture, maps: Sequence[HexMap], place: LayingPlace) -> str:
    """Return the place in words: its number, and on which side of which field it is."""
    first = next(iter(meetings(maps, place.turns[0][1])), None)
    if first is None:
        return str(place.number)
    side = picture.page(f"side-of-{SIDES[opposite(first.edge)]}", field=picture.said(first.field))
    return f"{place.number}, {side}"


# ---- on the board ----------------------------------------------------------------------------------------------------


def draw_places(
    picture: Picture,
    maps: Sequence[HexMap],
    places: Sequence[LayingPlace],
    spots: Mapping[tuple[str, str], Point],
    size: float,
    corners: Sequence[Point],
    name: str,
) -> Html:
    """Return all ghosts, each with the turns that fit there; ``name`` tells the pieces of several drawings apart."""
    assert picture.step is not None
    whole = "M" + "L".join(f"{n(x * 0.93)} {n(y * 0.93)}" for x, y in corners) + "Z"
    around = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in corners) + "Z"
    drawn = []
    for place in places:
        x, y = spots[place.board, f"@{place.cell[0]},{place.cell[1]}"]
        chosen = place.chosen(picture)
        turns = [
            [choice.id, f"#{name}-{ghost.turn}", *_seams(maps, place, ghost, size, corners)]
            for choice, ghost in place.turns
        ]
        now = next((turn for turn in turns if chosen is not None and turn[0] == chosen[0].id), None)
        mark = el(
            "path", d="M9 -6a11 11 0 1 0 2 9M11 -12l-1 7-7-1", cls="turn-mark", transform=f"scale({size / 62:.2f})"
        )
        laid = el(
            "g",
            el("use", href=now[1] if now else None),
            el("path", d=around, cls="laid-rim"),
            el("circle", r=size * 0.34, cls="h-hub"),
            mark if len(place.turns) > 1 else None,
            el("path", d=now[3] if now else None, cls="meet"),
            el("path", d=now[2] if now else None, cls="meet good"),
            cls="laid",
        )
        label = picture.page("lay-place", place=beside(picture, maps, place), count=len(place.turns))
        parts = [el("path", d=whole, cls="ghost"), el("text", str(place.number), y=size * 0.1, cls="ghost-no"), laid]
        drawn.append(
            el(
                "g",
                parts,
                cls=classes("place", now is not None and "on"),
                transform=at(x, y),
                data_place={"purpose": picture.step.purpose, "turns": turns},
                data_key=f"place:{place.board}/{place.cell[0]},{place.cell[1]}",
                role="button",
                tabindex=0,
                aria_pressed="true" if now else "false",
                aria_label=label,
            )
        )
    return el("g", drawn, cls="places")


def pieces_of(places: Sequence[LayingPlace]) -> dict[int, HexMap]:
    """Return the piece in each turn that fits anywhere, around its first field."""
    found: dict[int, HexMap] = {}
    for place in places:
        for _, ghost in place.turns:
            if ghost.turn not in found:
                q0, r0 = ghost.cells[0]
                fields = tuple(
                    HexField(id=f"{q - q0},{r - r0}", q=q - q0, r=r - r0, edges=edges)
                    for (q, r), edges in zip(ghost.cells, ghost.edges, strict=True)
                )
                found[ghost.turn] = HexMap(id=f"turn-{ghost.turn}", title="", fields=fields)
    return found


def middle_of(q: int, r: int, size: float) -> Point:
    """Return the middle of a field, seen from the field 0, 0."""
    return size * sqrt(3) * (q + r / 2), size * 1.5 * r


def _seams(
    maps: Sequence[HexMap], place: LayingPlace, ghost: Ghost, size: float, corners: Sequence[Point]
) -> tuple[str, str]:
    """Return the edges that meet, seen from the place: those that agree, and the others."""
    paths: dict[bool, list[str]] = {True: [], False: []}
    for one in meetings(maps, ghost):
        x, y = middle_of(one.cell[0] - place.cell[0], one.cell[1] - place.cell[1], size)
        number = (1 - one.edge) % 6  # edges go from the east against the clock, corners from the top with it
        (ax, ay), (bx, by) = corners[number], corners[(number + 1) % 6]
        paths[one.agrees].append(f"M{n(x + ax)} {n(y + ay)}L{n(x + bx)} {n(y + by)}")
    return "".join(paths[True]), "".join(paths[False])


# ---- in the tray -----------------------------------------------------------------------------------------------------


def title(picture: Picture, step: QuestionText) -> str:
    """Return what is asked: to lay the thing in hand, where one was taken up."""
    assert picture.draft is not None
    held = next((one.text for one in picture.draft.filled if one.piece), "")
    return picture.page("lay-title", what=held) if held and places_of(step) else step.sentence


def in_words(picture: Picture, step: QuestionText, places: Sequence[LayingPlace]) -> Html:
    """Return the edges that meet, and two fields that do what taps on the board do."""
    maps = list(picture.panels(HexMap))
    here = next((place for place in places if place.chosen(picture)), None)
    return el("div", _meets(picture, maps, places, here), _selects(picture, step, maps, places, here), cls="laying")


def _meets(picture: Picture, maps: Sequence[HexMap], places: Sequence[LayingPlace], here: LayingPlace | None) -> Html:
    chosen = here.chosen(picture) if here is not None else None
    if chosen is None:
        return el("ul", el("li", picture.page("lay-free", count=len(places)), cls="muted"), cls="meets")
    rows = []
    for one in meetings(maps, chosen[1]):
        side, field = picture.page(f"side-{SIDES[one.edge]}"), picture.said(one.field)
        met = picture.page("lay-meets", own=picture.said(one.own), other=picture.said(one.other))
        told = el("span", f"▲ {met}", cls="up") if one.agrees else el("span", met, cls="muted")
        rows.append(el("li", el("b", f"{side}, {field}"), told))
    return el("ul", rows, cls="meets", aria_live="polite")


def _selects(
    picture: Picture,
    step: QuestionText,
    maps: Sequence[HexMap],
    places: Sequence[LayingPlace],
    here: LayingPlace | None,
) -> Html:
    def put(choice: Choice) -> dict[str, str]:
        return {step.purpose: choice.id}

    def option(text: str, choice: Choice | None, selected: bool) -> Html:
        return el("option", text, value=put(choice) if choice is not None else "", selected=selected)

    chosen = here.chosen(picture) if here is not None else None
    where = [option(picture.page("lay-choose"), None, here is None)]
    for place in places:
        lies = chosen[0] if chosen is not None and place is here else place.turns[0][0]
        where.append(option(beside(picture, maps, place), lies, place is here))
    turns = here.turns if here is not None else ()
    how = [
        option(
            picture.page("lay-turned", number=number, of=len(turns)), choice, chosen is not None and choice is chosen[0]
        )
        for number, (choice, _) in enumerate(turns, 1)
    ]
    label = picture.page("lay-in-words")
    return el(
        "p",
        el("span", label, cls="muted"),
        el("select", where, data_puts=True, data_key="lay-where", aria_label=picture.page("lay-where")),
        el("select", how, data_puts=True, data_key="lay-turn", aria_label=picture.page("lay-turn"), disabled=not how),
        cls="lay-words",
        role="group",
        aria_label=label,
    )


def turn_button(picture: Picture, places: Sequence[LayingPlace]) -> Html | None:
    """Return the button that turns the piece where it lies."""
    if not places:
        return None
    here = next((place for place in places if place.chosen(picture)), None)
    return el(
        "button",
        el("span", picture.page("lay-turn")),
        el("kbd", "R"),
        type="button",
        cls="btn rotate",
        disabled=here is None or len(here.turns) < 2,
        data_turn=True,
        data_key="turn",
        aria_keyshortcuts="r",
    )
