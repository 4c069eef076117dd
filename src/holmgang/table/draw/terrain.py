"""The ground of a square grid, drawn from words: a wall is blocks, a house one roof, water has a shore.

A word without a drawing becomes a tinted tile with its first letter, never a hole. Cells are 72 wide; cells of one kind
are merged into regions with one outline.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from math import cos, pi, sin

from holmgang.table.draw.markup import Html, el, join, n, noise, pick
from holmgang.table.draw.tokens import hue

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


SIZE = 72
GroundPainter = Callable[[set[Cell]], Html]


# ---- open ground -----------------------------------------------------------------------------------------------------


@lru_cache(16)
def ground(width: int, height: int, stone: bool) -> Html:
    """Open ground: tones and tufts from a hash of the cell, always the same."""
    base = el("rect", width=width * SIZE, height=height * SIZE, cls="t-stone" if stone else "t-ground")
    tones: dict[int, list[str]] = {1: [], 2: [], 3: []}
    tufts, pebbles, joints = [], [], []
    for y in range(height):
        for x in range(width):
            tone = pick(6, "tone", x, y)
            if tone in tones:
                tones[tone].append(f"M{x * SIZE} {y * SIZE}h72v72h-72z")
            if stone:
                joints.append(_slabs(x, y))
                continue
            if noise("tuft", x, y) < 0.62:
                tufts.append(tuft(x * SIZE + 8 + 52 * noise("tx", x, y), y * SIZE + 16 + 48 * noise("ty", x, y)))
            if noise("pebble", x, y) < 0.4:
                pebbles.append(pebble(x * SIZE + 8 + 54 * noise("px", x, y), y * SIZE + 10 + 54 * noise("py", x, y)))
    parts = [base, *(el("path", d="".join(tones[tone]), cls=f"tone{tone}") for tone in tones if tones[tone])]
    if stone:
        return join([*parts, el("path", d="".join(joints), cls="joint")])
    return join([*parts, el("path", d="".join(tufts), cls="tuft"), el("path", d="".join(pebbles), cls="pebble")])


def tuft(x: float, y: float, scale: float = 1) -> str:
    """A tuft of grass as a piece of a path."""
    start = f"M{n(x)} {n(y)}"
    long = scale * (6 + 4 * noise("blade", round(x), round(y)))
    blades = ((-0.4, -0.8), (0.12, -1), (0.5, -0.65))
    return "".join(f"{start}l{n(long * dx)} {n(long * dy)}" for dx, dy in blades)


def pebble(x: float, y: float) -> str:
    """A pebble as a piece of a path."""
    r = 1.6 + 1.8 * noise("stone", round(x), round(y))
    return f"M{n(x)} {n(y)}a{n(r)} {n(r * 0.8)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r * 0.8)} 0 1 0 {n(-2 * r)} 0"


def _slabs(x: int, y: int) -> str:
    """The joints of a stone floor within one cell."""
    left, top = x * SIZE, y * SIZE
    if pick(2, "slab", x, y):
        split = top + 20 + 32 * noise("sy", x, y)
        return f"M{left} {n(split)}h72M{n(left + 18 + 36 * noise('sx', x, y))} {top}V{n(split)}"
    split = left + 20 + 32 * noise("sx", x, y)
    return f"M{n(split)} {top}v72M{left} {n(top + 18 + 36 * noise('sy', x, y))}H{n(split)}"


# ---- regions ---------------------------------------------------------------------------------------------------------


def _shape(cells: Collection[Cell], cls: str, inset: float = 0, radius: float = 6, **more: object) -> Html:
    return el("path", d=outline_path(cells, SIZE, inset, radius), cls=cls, **more)


def _shadow(cells: Collection[Cell], inset: float = 2) -> Html:
    return _shape(cells, "t-shadow", inset, transform="translate(5 8)")


def wall(cells: set[Cell]) -> Html:
    return join(
        [
            _shadow(cells, 0),
            _shape(cells, "t-wall", 0, 4),
            _shape(cells, "t-wall2", 5, 3),
            _shape(cells, "p-blocks", 5, 3),
        ]
    )


def slit(cells: set[Cell]) -> Html:
    holes = [
        el("rect", x=x * SIZE + 31, y=y * SIZE + 12, width=10, height=48, rx=3, cls="t-hole") for x, y in sorted(cells)
    ]
    return join([wall(cells), holes])


def house(cells: set[Cell]) -> Html:
    """Each house one roof with a ridge along its longer side, and a chimney."""
    return join(_house(piece) for piece in groups(cells))


def _house(piece: set[Cell]) -> Html:
    box = rectangle(piece)
    parts = [_shadow(piece), _shape(piece, "t-roof", 2, 5)]
    if box is not None:
        left, top, width, height = (value * SIZE for value in box)
        if width >= height:
            lower = el("rect", x=left + 2, y=top + height / 2, width=width - 4, height=height / 2 - 2, cls="t-roof2")
            ridge = f"M{left + 2} {n(top + height / 2)}h{width - 4}"
        else:
            lower = el("rect", x=left + width / 2, y=top + 2, width=width / 2 - 2, height=height - 4, cls="t-roof2")
            ridge = f"M{n(left + width / 2)} {top + 2}v{height - 4}"
        parts += [lower, _shape(piece, "p-tiles", 2, 5), el("path", d=ridge, cls="t-ridge")]
        if box[2] * box[3] > 1:
            hole = el("rect", x=5, y=4.3, width=14.4, height=12.2, cls="t-hole")
            chimney = el("rect", width=24.4, height=21.6, rx=2, cls="t-wall2")
            parts.append(el("g", chimney, hole, transform=f"translate({n(left + width - 64)} {n(top + height * 0.2)})"))
    else:
        parts.append(_shape(piece, "p-tiles", 2, 5))
    return join(parts)


def roof(cells: set[Cell]) -> Html:
    return join(
        [_shadow(cells), _shape(cells, "t-roof", 1, 4), _shape(cells, "p-tiles", 1, 4), _shape(cells, "t-ridge", 1, 4)]
    )


def water(cells: set[Cell]) -> Html:
    return join([_shape(cells, "t-water", 0, 12), _shape(cells, "t-shore", 3, 10), _shape(cells, "p-waves", 0, 12)])


def deep_water(cells: set[Cell]) -> Html:
    return join([_shape(cells, "t-deep", 0, 12), _shape(cells, "p-waves", 0, 12)])


def mud(cells: set[Cell]) -> Html:
    return join([_shape(cells, "t-mud", 0, 14), _shape(cells, "p-mud", 0, 14)])


def planks(cells: set[Cell]) -> Html:
    return join([_shadow(cells), _shape(cells, "t-wood", 1, 4), _shape(cells, "p-planks", 1, 4)])


def chasm(cells: set[Cell]) -> Html:
    return join([_shape(cells, "t-hole", 0, 16), _shape(cells, "t-lip", 2, 14)])


# ---- single things ---------------------------------------------------------------------------------------------------


def each(renderer: Callable[[float, float, Cell], Html]) -> GroundPainter:
    """A painter for regions out of one for single cells; it gets the middle of the cell."""
    return lambda cells: join(renderer((x + 0.5) * SIZE, (y + 0.5) * SIZE, (x, y)) for x, y in sorted(cells))


def pillar(x: float, y: float, cell: Cell = (0, 0), size: float = 30) -> Html:
    """A round pillar on a square foot, from above."""
    return join(
        [
            el("ellipse", cx=x + size * 0.2, cy=y + size * 0.28, rx=size * 1.05, ry=size, cls="t-shadow"),
            el("rect", x=x - size, y=y - size, width=2 * size, height=2 * size, rx=size * 0.28, cls="t-wall"),
            el("circle", cx=x, cy=y, r=size * 0.84, cls="t-wall2"),
            el("circle", cx=x, cy=y, r=size * 0.84, cls="lift"),
            el("circle", cx=x, cy=y, r=size * 0.52, cls="t-cap"),
        ]
    )


def rock(x: float, y: float, cell: Cell = (0, 0), size: float = 28) -> Html:
    """A boulder; no two are alike."""
    ring = [(cos(2 * pi * i / 8), sin(2 * pi * i / 8), size * (0.8 + 0.28 * noise("rock", cell, i))) for i in range(8)]

    def polygon(scale: float, dx: float, dy: float) -> str:
        points = [f"{n(x + dx + c * r * scale)} {n(y + dy + s * r * scale * 0.88)}" for c, s, r in ring]
        return "M" + "L".join(points) + "Z"

    return join(
        [
            el("path", d=polygon(1, 3, 6), cls="t-shadow"),
            el("path", d=polygon(1, 0, 0), cls="t-wall"),
            el("path", d=polygon(0.62, -4, -5), cls="t-wall2"),
        ]
    )


def barricade(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    boards = []
    for place, offset in enumerate((-22, -2, 18)):
        turn = n(-10 + 20 * noise("board", cell, place))
        boards.append(
            el(
                "rect",
                x=x - 32,
                y=y + offset - 6,
                width=64,
                height=13,
                rx=4,
                cls="t-wood",
                transform=f"rotate({turn} {n(x)} {n(y)})",
            )
        )
    turn = n((1 if pick(2, "brace", cell) else -1) * (28 + 14 * noise("brace2", cell)))
    brace = el(
        "rect", x=x - 6, y=y - 34, width=13, height=68, rx=4, cls="t-wood2", transform=f"rotate({turn} {n(x)} {n(y)})"
    )
    return join([el("ellipse", cx=x + 3, cy=y + 10, rx=34, ry=24, cls="t-shadow"), boards, brace])


def door(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    grain = el("path", d=f"M{n(x - 12)} {n(y - 36)}v72M{n(x)} {n(y - 36)}v72M{n(x + 12)} {n(y - 36)}v72", cls="t-tile")
    leaf = el("rect", x=x - 24, y=y - 36, width=48, height=72, rx=3, cls="t-wood")
    return join([leaf, grain, el("circle", cx=x + 15, cy=y + 2, r=3.6, cls="t-hole")])


def open_door(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    """The frame, and the leaf swung aside."""
    posts = join(
        [
            el("rect", x=x - 36, y=y - 36, width=9, height=72, cls="t-wall2"),
            el("rect", x=x + 27, y=y - 36, width=9, height=72, cls="t-wall2"),
        ]
    )
    leaf = el(
        "rect",
        x=x - 27,
        y=y - 36,
        width=10,
        height=46,
        rx=3,
        cls="t-wood",
        transform=f"rotate(-14 {n(x - 27)} {n(y - 36)})",
    )
    return join([posts, leaf])


def portcullis(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    bars = "".join(f"M{n(x + d)} {n(y - 34)}v68" for d in (-28, -14, 0, 14, 28))
    bars += "".join(f"M{n(x - 34)} {n(y + d)}h68" for d in (-24, -6, 12, 28))
    return join([el("rect", x=x - 36, y=y - 36, width=72, height=72, cls="t-hole"), el("path", d=bars, cls="iron")])


def lever(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    plate = el("rect", x=x - 16, y=y + 4, width=32, height=18, rx=5, cls="t-wall2")
    return join(
        [
            el("ellipse", cx=x + 3, cy=y + 18, rx=22, ry=9, cls="t-shadow"),
            plate,
            el("path", d=f"M{n(x)} {n(y + 12)}L{n(x + 14)} {n(y - 22)}", cls="iron thick"),
            el("circle", cx=x + 15, cy=y - 24, r=7, cls="t-wood2"),
        ]
    )


def low_wall(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    """A wall to the hip: one row of capped stones, with ground before and behind."""
    stones = [el("rect", x=x - 35 + 24 * i, y=y - 10, width=22, height=26, rx=3, cls="t-wall2") for i in range(3)]
    caps = [el("rect", x=x - 36 + 24 * i, y=y - 15, width=24, height=10, rx=3, cls="t-cap") for i in range(3)]
    return join([el("rect", x=x - 33, y=y + 10, width=70, height=12, rx=4, cls="t-shadow"), stones, caps])


def window(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    """A wall with an opening, and a cross in it."""
    whole = el("rect", x=x - 36, y=y - 36, width=72, height=72, cls="t-wall2")
    hole = el("rect", x=x - 20, y=y - 22, width=40, height=44, rx=3, cls="t-hole")
    cross = el("path", d=f"M{n(x)} {n(y - 22)}v44M{n(x - 20)} {n(y)}h40", cls="iron")
    return join([whole, hole, cross])


def rubble(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    """Broken stones, large and small."""
    drawn = []
    for i in range(7):
        px, py = x - 26 + 52 * noise("rx", cell, i), y - 22 + 46 * noise("ry", cell, i)
        r = 5 + 8 * noise("rr", cell, i)
        turn = n(90 * noise("rt", cell, i))
        tilt = f"rotate({turn} {n(px)} {n(py)})"
        drawn.append(el("ellipse", cx=px + 2, cy=py + r * 0.9, rx=r * 1.2, ry=r * 0.6, cls="t-shadow"))
        stone = "t-wall2" if i % 2 else "t-cap"
        drawn.append(el("rect", x=px - r, y=py - r, width=2 * r, height=1.6 * r, rx=2, cls=stone, transform=tilt))
    return join(drawn)


def stairs(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    """Steps from above, each a little lighter than the one below it."""
    flight = el("rect", x=x - 36, y=y - 36, width=72, height=72, cls="t-wall2")
    edges = "".join(f"M{n(x - 36)} {n(y - 36 + 14.4 * i)}h72" for i in range(1, 5))
    lips = [el("rect", x=x - 36, y=y - 36 + 14.4 * i, width=72, height=5, cls="t-cap") for i in range(5)]
    return join([flight, lips, el("path", d=edges, cls="joint")])


def ledge(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    """A narrow step with a drop below it."""
    return join(
        [
            el("rect", x=x - 36, y=y + 2, width=72, height=34, cls="t-hole"),
            el("path", d=f"M{n(x - 36)} {n(y - 36)}h72v40l-18 6l-16 -5l-20 7l-18 -6z", cls="t-stone"),
            el("path", d=f"M{n(x - 36)} {n(y + 4)}l18 6l20 -7l16 5l18 -6", cls="t-lip"),
        ]
    )


def parapet(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    """Battlements along an edge: high and low in turn."""
    low = el("rect", x=x - 36, y=y - 12, width=72, height=24, cls="t-wall2")
    teeth = [el("rect", x=x - 34 + 26 * i, y=y - 18, width=16, height=36, rx=2, cls="t-cap") for i in range(3)]
    return join([el("rect", x=x - 34, y=y + 10, width=72, height=12, rx=3, cls="t-shadow"), low, teeth])


def cramped(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    """Rock on both sides of a gap."""
    left = f"M{n(x - 36)} {n(y - 36)}h20l-5 18l7 16l-8 20l6 18h-20z"
    right = f"M{n(x + 36)} {n(y - 36)}h-18l6 16l-8 20l7 16l-6 20h19z"
    return join([el("path", d=left + right, cls="t-wall2"), el("path", d=left + right, cls="joint")])


def caltrops(x: float, y: float, cell: Cell = (0, 0)) -> Html:
    """Iron thorns, strewn."""
    spots = [(x - 24 + 48 * noise("cx", cell, i), y - 22 + 46 * noise("cy", cell, i)) for i in range(6)]
    thorns = "".join(f"M{n(a)} {n(b - 8)}v9l-7 5m7 -5l7 5" for a, b in spots)
    return el("path", d=thorns, cls="iron")


def bush(x: float, y: float, cell: Cell = (0, 0), size: float = 30) -> Html:
    """Leaves from above, in two tones."""
    blobs = [
        (x + size * 0.5 * cos(i * 1.7), y + size * 0.42 * sin(i * 1.7), size * (0.42 + 0.14 * noise("leaf", cell, i)))
        for i in range(6)
    ]
    low = [el("circle", cx=bx, cy=by, r=r, cls="t-leaf") for bx, by, r in blobs]
    high = [el("circle", cx=bx - 2.5, cy=by - 3.5, r=r * 0.62, cls="t-leaf2") for bx, by, r in blobs[::2]]
    return join([el("ellipse", cx=x + 4, cy=y + 8, rx=size, ry=size * 0.8, cls="t-shadow"), low, high])


def fire(x: float, y: float, cell: Cell = (0, 0), size: float = 30) -> Html:
    """Something that burns, with its light."""
    use = el("use", href="#i-flame", x=x - size / 2, y=y - size * 0.6, width=size, height=size, cls="ic flame-ic")
    return join([el("circle", cx=x, cy=y, r=size * 3, cls="glow"), use])


def tile(word: str, label: str) -> GroundPainter:
    """Return a stand-in for what has no drawing: a tinted tile and its first letter."""

    def paint(cells: set[Cell]) -> Html:
        first = [piece_first(piece) for piece in groups(cells)]
        marks = [
            el("text", label[:1].upper(), x=(x + 0.5) * SIZE, y=(y + 0.5) * SIZE + 9, cls="t-letter") for x, y in first
        ]
        return el("g", _shape(cells, "t-unknown", 1, 6), marks, cls=hue(word))

    return paint


def piece_first(piece: Iterable[Cell]) -> Cell:
    """The first cell in reading order."""
    return min(piece, key=lambda cell: (cell[1], cell[0]))


FLOOR = frozenset({"", "floor", "ground", "open"})
"""Words for ground that is simply there."""
STONY = frozenset({"cave", "crypt", "dungeon", "hall"})

LOOKS: dict[str, GroundPainter] = {
    "mud": mud,
    "swamp": mud,
    "water": water,
    "shallow_water": water,
    "ford": water,
    "deep_water": deep_water,
    "river": deep_water,
    "chasm": chasm,
    "pit": chasm,
    "planks": planks,
    "bridge": planks,
    "roof": roof,
    "house": house,
    "wall": wall,
    "slit": slit,
    "pillar": each(pillar),
    "column": each(pillar),
    "rock": each(rock),
    "low_rock": each(lambda x, y, cell: rock(x, y, cell, 24)),
    "boulder": each(rock),
    "barricade": each(barricade),
    "door": each(door),
    "open_door": each(open_door),
    "portcullis": each(portcullis),
    "gate": each(portcullis),
    "lever": each(lever),
    "low_wall": each(low_wall),
    "window": each(window),
    "rubble": each(rubble),
    "stairs": each(stairs),
    "ledge": each(ledge),
    "parapet": each(parapet),
    "cramped": each(cramped),
    "cramped_space": each(cramped),
    "caltrops": each(caltrops),
    "bush": each(bush),
    "bushes": each(bush),
    "tree": each(lambda x, y, cell: bush(x, y, cell, 36)),
    "forest": each(lambda x, y, cell: bush(x, y, cell, 36)),
    "fire": each(fire),
    "campfire": each(fire),
}
"""Painters by word, from the lowest to the highest: what comes later lies on top."""
