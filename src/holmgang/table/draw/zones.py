"""A scene without a grid: a room or open ground, its things, and tokens as near to each other as the rules say.

Nearer in the rules is nearer on the screen: a small stress majorisation with a fixed start, so the same view always
gives the same picture. Kept places are taken over as they are as long as they still fit the distances, so that nothing
jumps from round to round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin

from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.view import Token, Value, Zone, Zones
from holmgang.table.draw.intents import draw_arrows, draw_flags
from holmgang.table.draw.lineup import meadow
from holmgang.table.draw.markup import Box, Html, Point, at, classes, el, join, n, noise, text_width
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.terrain import bush, door, pillar, rock
from holmgang.table.draw.tokens import draw_token, note_word, overlap, reach_of, with_room
from holmgang.table.memo import memoized

ROUNDS = 60
STEP = 118.0
"""So much farther for every step of distance, where there is room."""
FARTHEST = 4
WIDEST, CROWD, CROWD_WIDEST = 1.25, 8, 2.6
"""A small company may spread by the first factor to fill the place, a crowd by the last."""
STILL_GOOD = 0.45
"""Kept places stay as long as no distance is off by more than this share."""


@dataclass(frozen=True)
class PlacedToken:
    """A token to be placed: its radius, and which flock it belongs to (its side)."""

    id: str
    radius: float
    flock: int


Distances = Mapping[tuple[str, str], int]


def distance(distances: Distances, one: str, other: str) -> int:
    """Steps between two tokens; what is not listed is in contact."""
    return min(distances.get((one, other), distances.get((other, one), 0)), FARTHEST)


def wanted(distances: Distances, one: PlacedToken, other: PlacedToken) -> float:
    """Distance at which two tokens should stand."""
    touch = (one.radius + other.radius) * 1.16 + 6
    if one.flock == other.flock and not distance(distances, one.id, other.id):
        touch *= 1.22
    return touch + STEP * distance(distances, one.id, other.id)


def arrange(
    nodes: Sequence[PlacedToken], distances: Distances, box: Box, kept: Mapping[str, Point]
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


def _first_place(node: PlacedToken, nodes: Sequence[PlacedToken], box: Box) -> Point:
    """Flocks from left to right, each in a column, slightly out of line."""
    left, top, right, bottom = box
    flocks = sorted({other.flock for other in nodes})
    mates = [other.id for other in nodes if other.flock == node.flock]
    x = left + (right - left) * (flocks.index(node.flock) + 0.5) / len(flocks)
    y = top + (bottom - top) * (mates.index(node.id) + 0.5) / len(mates)
    return x + 24 * (noise("x", node.id) - 0.5), y + 24 * (noise("y", node.id) - 0.5)


def _good(nodes: Sequence[PlacedToken], distances: Distances, places: Mapping[str, Point]) -> bool:
    for place, one in enumerate(nodes):
        for other in nodes[place + 1 :]:
            far = hypot(places[one.id][0] - places[other.id][0], places[one.id][1] - places[other.id][1])
            want = wanted(distances, one, other)
            if abs(far - want) > STILL_GOOD * max(want, far):
                return False
    return True


def _majorised(nodes: Sequence[PlacedToken], distances: Distances, start: Mapping[str, Point]) -> dict[str, Point]:
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


def _upright(nodes: Sequence[PlacedToken], places: dict[str, Point]) -> dict[str, Point]:
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


def _fitted(nodes: Sequence[PlacedToken], places: Mapping[str, Point], box: Box) -> dict[str, Point]:
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


def apart(nodes: Sequence[PlacedToken], places: Mapping[str, Point], box: Box, name: float = 30) -> dict[str, Point]:
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


Places = dict[str, tuple[float, float, float]]


@dataclass(frozen=True)
class SceneCut:
    """A cut of the picture: its size, the largest token, how things are scaled."""

    cls: str
    wide: float
    high: float
    radius: float
    scale: float
    small: bool


MOST_LINKS = 5
PROP_RIM = 44
"""The radius of the gold edge around a thing that can be clicked."""

WIDE = SceneCut("cut-wide", 860, 620, 46, 1, False)
TALL = SceneCut("cut-tall", 400, 330, 31, 0.55, True)


def draw_zones(picture: Picture, panel: Zones) -> Html:
    """Both cuts, of which the stylesheet shows one, or only the one that the page shows."""
    return join([_cut(picture, panel, cut) for cut in (WIDE, TALL) if picture.shows(cut.cls)])


def zone_places(picture: Picture, panel: Zones) -> dict[str, Point]:
    """Places of all tokens, as shares of the picture's width and height; to be kept for the next picture."""
    where = _where(picture, panel, WIDE)
    return {name: (round(x / WIDE.wide, 4), round(y / WIDE.high, 4)) for name, (x, y, _) in where.items()}


def _cut(picture: Picture, panel: Zones, cut: SceneCut) -> Html:
    where = _where(picture, panel, cut)
    boxes = zone_boxes(panel, cut)
    taken: list[Box] = []
    for x, y, r in where.values():
        taken += [(x - r, y - r, x + r, y + r), (x - 40, y + r, x + 40, y + r + 30)]
    frame = (6.0, 6.0, cut.wide - 6, cut.high - 6)
    tokens = [token for zone in panel.zones for token in zone.tokens]
    roomy = with_room(picture, [(token, *where[token.id]) for token in tokens], 16 if not cut.small else 15)
    back, front = [t for t in tokens if t.faded], [t for t in tokens if not t.faded]
    return el(
        "svg",
        [_ground(panel, zone, boxes[zone.id], cut) for zone in panel.zones[:1]],
        [_walls_between(boxes)] if len(boxes) > 1 else None,
        [_things(picture, zone, boxes[zone.id], cut, len(panel.zones) > 1) for zone in panel.zones],
        _nearness(picture, panel, where, cut, taken),
        draw_arrows(picture, where),
        [draw_token(picture, token, *where[token.id], named=token.id in roomy) for token in (*back, *front)],
        draw_flags(picture, where, frame, taken, small=cut.small),
        cls=cut.cls,
        viewBox=f"0 0 {n(cut.wide)} {n(cut.high)}",
        preserveAspectRatio="xMidYMid slice" if cut.small else None,
        role="group",
        aria_label=", ".join(picture.said(zone.name) for zone in panel.zones),
        data_board=panel.id,
    )


# ---- where everybody stands ------------------------------------------------------------------------------------------


def zone_boxes(panel: Zones, cut: SceneCut) -> dict[str, Box]:
    """Each place's part of the picture, side by side, wider where more stand."""
    weights = [len(zone.tokens) + 1.5 for zone in panel.zones]
    found, x = {}, 0.0
    for zone, weight in zip(panel.zones, weights, strict=True):
        wide = cut.wide * weight / sum(weights)
        found[zone.id] = (x, 0.0, x + wide, cut.high)
        x += wide
    return found


def steps_in(value: Value) -> int:
    """Steps of a link: the number in it, or one where it only has a word."""
    if isinstance(value, Sum):
        return value.total
    if isinstance(value, Phrase):
        return next((arg.total for arg in value.args.values() if isinstance(arg, Sum)), 1)
    return 1


def _radius(panel: Zones, cut: SceneCut) -> float:
    count = sum(len(zone.tokens) for zone in panel.zones)
    return max(cut.radius * 0.5, cut.radius * (1.06 - 0.035 * count))


def _shown_where(picture: Picture, panel: Zones, cut: SceneCut) -> tuple[object, object]:
    tokens = [(zone.id, one.id, one.size, picture.side_number(one.side)) for zone in panel.zones for one in zone.tokens]
    return cut.cls, (tokens, panel.links, picture.places, bool(picture.intents), cut, len(panel.zones))


@memoized(_shown_where)
def _where(picture: Picture, panel: Zones, cut: SceneCut) -> Places:
    """Middle and radius of every token in this cut. The tall one follows the wide one and only pushes apart."""
    base = _radius(panel, cut)
    links = {(one, other): steps_in(value) for one, other, value in panel.links}
    boxes, found = zone_boxes(panel, cut), dict[str, tuple[float, float, float]]()
    if cut.small:
        wide = _where(picture, panel, WIDE)
        kept = {name: (x * cut.wide / WIDE.wide, y * cut.high / WIDE.high) for name, (x, y, _) in wide.items()}
    else:
        kept = {name: (x * cut.wide, y * cut.high) for name, (x, y) in picture.places.items()}
    for zone in panel.zones:
        nodes = [_node(picture, token, base) for token in zone.tokens]
        box = inner_box(boxes[zone.id], cut, max((node.radius for node in nodes), default=base), bool(picture.intents))
        placed = apart(nodes, kept, box, 26) if cut.small else arrange(nodes, links, box, kept)
        found.update({node.id: (*placed[node.id], _drawn(picture, zone, node)) for node in nodes})
    return found


def _node(picture: Picture, token: Token, base: float) -> PlacedToken:
    side = picture.side_number(token.side)
    radius = base * (1 + 0.34 * min(max(token.size - 1, 0), 3))
    return PlacedToken(token.id, reach_of(side, radius), side)


def _drawn(picture: Picture, zone: Zone, node: PlacedToken) -> float:
    """The radius to draw with: shapes with corners reach farther than their radius."""
    return node.radius / reach_of(node.flock, 1)


def inner_box(box: Box, cut: SceneCut, radius: float, flags: bool) -> Box:
    """Room for the middle of a token: off the walls, with space for flag and name."""
    left, top, right, bottom = box
    side = radius + (34 if not cut.small else 6)
    up = radius + (58 if not cut.small else 8) + (22 if flags and not cut.small else 0)
    down = radius + (64 if not cut.small else 26)
    return left + side, top + up, max(right - side, left + side + 1), max(bottom - down, top + up + 1)


# ---- the place -------------------------------------------------------------------------------------------------------


def words_of(zone: Zone) -> list[str]:
    """The words of a place's notes."""
    return [word for note in zone.notes if (word := note_word(note))]


def _ground(panel: Zones, zone: Zone, box: Box, cut: SceneCut) -> Html:
    words = {word for one in panel.zones for word in words_of(one)}
    if words & {"chasm", "abyss"}:
        return bridge(cut.wide, cut.high)
    dark = "dark" in words
    if words & INDOORS or dark:
        shade = el("rect", x=-200, y=-20, width=cut.wide + 400, height=cut.high + 40, cls="gloom") if dark else None
        return join([room(cut.wide, cut.high, 22 if not cut.small else 8), shade])
    return meadow(cut.wide, cut.high, cut.small)


def _walls_between(boxes: dict[str, Box]) -> Html:
    lines = [el("rect", x=box[0] - 7, y=0, width=14, height=box[3], cls="t-wall") for box in list(boxes.values())[1:]]
    return join(lines)


@memoized(
    lambda picture, zone, box, cut, named: (
        (zone.id, cut.cls),
        (zone.notes, zone.name, box, named, picture.things, picture.meant_things),
    )
)
def _things(picture: Picture, zone: Zone, box: Box, cut: SceneCut, named: bool) -> Html:
    """Everything the place's notes name: drawn where there is a drawing, else a chip by its name."""
    parts: list[Html] = []
    seen: dict[str, int] = {}
    chips: list[str] = []
    for note in zone.notes:
        word = note_word(note)
        if word in PROPS:
            renderer, kind = PROPS[word]
            number = seen.setdefault(kind, -1) + 1
            seen[kind] = number
            places = spots(kind, number, box)
            painted = [renderer(x, y, cut.scale) for x, y in places]
            parts += [_as_target(picture, word, picture.said(note), painted, places, cut)]
            if not cut.small:
                x, y = places[-1]
                parts.append(el("text", picture.said(note), x=x, y=min(y + 58, box[3] - 30), cls="halo prop-name"))
        elif word not in LIGHTS and word not in HAZARDS:
            chips.append(picture.said(note))
    if not cut.small:
        parts += [_chip(text, box[0] + 22, box[3] - 62 - 32 * place) for place, text in enumerate(chips)]
    if named:
        parts.append(el("text", picture.said(zone.name), x=(box[0] + box[2]) / 2, y=44, cls="duel-t"))
    return join(parts)


def _as_target(
    picture: Picture, name: str, text: str, painted: list[Html], places: Sequence[tuple[float, float]], cut: SceneCut
) -> Html:
    """A thing that the answer can mean: gold-edged and clickable, the first of several by keyboard."""
    if name not in picture.things:
        return join(painted)
    rims = [el("circle", cx=x, cy=y, r=PROP_RIM * cut.scale, cls="prop-rim tk-rim") for x, y in places]
    return el(
        "g",
        [el("g", one, rim) for one, rim in zip(painted, rims, strict=True)],
        cls=classes("prop", name in picture.meant_things and "on"),
        data_point=f"thing:{name}",
        data_key=f"thing:{name}",
        role="button",
        tabindex=0,
        aria_label=text,
    )


def _chip(text: str, x: float, y: float) -> Html:
    wide = text_width(text, 14) + 20
    return el(
        "g",
        el("rect", x=x, y=y, width=wide, height=26, rx=8, cls="tagbox"),
        el("text", text, x=x + wide / 2, y=y + 18, cls="tagtext"),
    )


# ---- nearness --------------------------------------------------------------------------------------------------------


def _nearness(picture: Picture, panel: Zones, where: Places, cut: SceneCut, taken: list[Box]) -> Html:
    """A dotted ring around those who fight hand to hand; a dotted line from others to their nearest foe, in words."""
    links = {(one, other): value for one, other, value in panel.links}
    steps = {pair: steps_in(value) for pair, value in links.items()}
    parts = []
    melees = [group for group in _groups(picture, panel, steps, True) if len(group) > 1]
    for group in melees:
        parts.append(_ring(picture, group, where, cut, taken))
    close = {name for group in melees for name in group}
    crowd = len(where) > CROWD
    told = []
    for token in _standing(panel):
        foes = [
            (steps_in(value), _far(where[token.id], where[other]), other, value)
            for (a, b), value in links.items()
            if token.id in (a, b)
            for other in [b if a == token.id else a]
            if other in where and picture.side_of(other) != picture.side_of(token.id)
        ]
        if foes and token.id not in close:
            _, _, other, value = min(foes, key=lambda foe: foe[:3])
            told.append((token.id, other, value))
    seen: set[frozenset[str]] = set()
    for one, other, value in told[:MOST_LINKS]:
        if frozenset((one, other)) not in seen:
            seen.add(frozenset((one, other)))
            parts.append(_link(picture, where[one], where[other], value, None if crowd or cut.small else taken))
    return join(parts)


def _standing(panel: Zones) -> list[Token]:
    return [token for zone in panel.zones for token in zone.tokens if not token.faded]


def _far(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _groups(picture: Picture, panel: Zones, steps: Mapping[tuple[str, str], int], foes_only: bool) -> list[list[str]]:
    """Return the tokens in contact, as connected groups; with ``foes_only`` only contact with another side counts."""
    found = []
    for zone in panel.zones:
        left = [token for token in zone.tokens if not token.faded or not foes_only]
        while left:
            group, edge = [left[0].id], [left.pop(0)]
            while edge:
                one = edge.pop()
                near = [
                    other
                    for other in left
                    if not distance(steps, one.id, other.id) and (not foes_only or one.side != other.side)
                ]
                for other in near:
                    left.remove(other)
                    group.append(other.id)
                    edge.append(other)
            found.append(group)
    return found


def _ring(picture: Picture, group: list[str], where: Places, cut: SceneCut, taken: list[Box]) -> Html:
    xs = [value for name in group for value in (where[name][0] - where[name][2], where[name][0] + where[name][2])]
    ys = [value for name in group for value in (where[name][1] - where[name][2], where[name][1] + where[name][2])]
    cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2 + 12 * cut.scale
    rx, ry = (max(xs) - min(xs)) * 0.6 + 22 * cut.scale, (max(ys) - min(ys)) * 0.62 + 34 * cut.scale
    rx, ry = min(rx, cut.wide * 0.49), min(ry, cut.high * 0.47)
    ring = el("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, cls="contact")
    text, y = picture.page("contact"), min(cy + ry + 4, cut.high - 12)
    half = text_width(text, 14) / 2
    box = (cx - half, y - 12, cx + half, y + 4)
    if cut.small or any(overlap(box, used) for used in taken):
        return ring
    taken.append(box)
    return join([ring, el("text", text, x=cx, y=y, cls="halo prop-name")])


def _link(
    picture: Picture,
    one: tuple[float, float, float],
    other: tuple[float, float, float],
    value: Value,
    taken: list[Box] | None,
) -> Html:
    """A dotted line between two; its words stand where they cover nothing, or nowhere."""
    (x1, y1, _), (x2, y2, _) = one, other
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2 + 18
    line = el("path", d=f"M{n(x1)} {n(y1)}Q{n(mx)} {n(my)} {n(x2)} {n(y2)}", cls="dist")
    text = picture.said(value)
    half = text_width(text, 14) / 2
    for share in (0.5, 0.4, 0.6, 0.3, 0.7):
        for shift in (0, -20, 22):
            x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + 12 + shift
            box = (x - half - 4, y - 13, x + half + 4, y + 5)
            if taken is not None and not any(overlap(box, used) for used in taken):
                taken.append(box)
                return join([line, el("text", text, x=x, y=y, cls="halo prop-name")])
    return line


def thumbnail_parts(picture: Picture, panel: Zones, wide: float, high: float) -> Html:
    """The scene for a small picture: the place, its things, the tokens."""
    cut = SceneCut("", wide, high, 27, 0.5, True)
    where = _where(picture, panel, cut)
    boxes = zone_boxes(panel, cut)
    return join(
        [
            [_ground(panel, zone, boxes[zone.id], cut) for zone in panel.zones[:1]],
            [_things(picture, zone, boxes[zone.id], cut, False) for zone in panel.zones],
            [draw_token(picture, token, *where[token.id], plain=True) for zone in panel.zones for token in zone.tokens],
        ]
    )


# ---- things of a place -----------------------------------------------------------------------------------------------


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
