"""A map of squares. From below: ground, terrain, hairlines, light, marks, reach, ways and sight, tokens, tags, rope."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from holmgang.kernel.description import Choice
from holmgang.kernel.questions import Spot
from holmgang.kernel.view import Grid, Token
from holmgang.table.draw.markup import Html, Point, at, classes, el, join, n, text_width
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.terrain import FLOOR, LOOKS, SIZE, Cell, fire, ground, groups, outline_path, piece_first, tile
from holmgang.table.draw.tokens import draw_token, reach_of, symbol, with_room
from holmgang.table.memo import memoized

EDGE = 34
RADIUS = 30.0
FAR = 13
"""On wider maps letters are drawn larger, to be read from farther."""
SOLID = frozenset({"wall", "slit", "house", "pillar", "column", "rock", "boulder", "portcullis", "door", "chasm"})
THREATS = frozenset({"threat", "threatened"})
BURNING = frozenset({"fire", "burning"})


def draw_grid(picture: Picture, grid: Grid) -> Html:
    """The map with everything on it; one cut serves every screen, a phone zooms."""
    wide, high = grid.width * SIZE, grid.height * SIZE
    where = {token.id: middle(x, y, token) for x, y, token in grid.tokens}
    layers = [
        _beyond(grid),
        land(picture, grid),
        _light(grid),
        _marks(picture, grid),
        el("rect", width=wide, height=high, cls="catch") if picture.draft is not None else None,
        _reach(picture, grid, where),
        _sights(picture, where),
        draw_tokens(picture, grid),
        _tags(picture, where),
        rope(wide, high),
        _coordinates(grid.width, grid.height),
    ]
    return el(
        "svg",
        layers,
        cls=classes("map", grid.width > FAR and "far"),
        viewBox=f"{-EDGE} {-EDGE} {wide + 2 * EDGE} {high + 2 * EDGE}",
        role="group",
        aria_label=picture.page("map-of", title=picture.said(grid.title), width=grid.width, height=grid.height),
        data_cell=SIZE,
        data_board=grid.id,
    )


@memoized(lambda _, grid: (grid.id, [(c.x, c.y, c.look, c.light) for c in grid.cells] + [grid.width, grid.height]))
def land(picture: Picture, grid: Grid) -> Html:
    """Ground, terrain and hairlines."""
    looks: dict[str, set[Cell]] = {}
    for cell in grid.cells:
        if cell.look not in FLOOR:
            looks.setdefault(cell.look, set()).add((cell.x, cell.y))
    order = list(LOOKS)
    known = sorted((look for look in looks if look in LOOKS), key=order.index)
    others = [look for look in looks if look not in LOOKS]
    painted = [tile(look, picture.said(look))(looks[look]) for look in others]
    painted += [LOOKS[look](looks[look]) for look in known]
    return join([ground(grid.width, grid.height, is_stone(grid)), painted, _hairlines(grid)])


def is_stone(grid: Grid) -> bool:
    """A place that knows light from dark has a stone floor; under the sky there is grass."""
    return any(cell.light for cell in grid.cells)


def _beyond(grid: Grid) -> Html:
    """Draw the ground beyond the map, paler, so that no map floats in a void."""
    margin = 12 * SIZE
    box = {
        "x": -margin,
        "y": -margin,
        "width": grid.width * SIZE + 2 * margin,
        "height": grid.height * SIZE + 2 * margin,
    }
    stone = is_stone(grid)
    base = el("rect", cls="t-stone" if stone else "t-ground", **box)
    return el("g", base, el("rect", cls="p-flags" if stone else "p-grass", **box), cls="beyond")


def _hairlines(grid: Grid) -> Html:
    wide, high = grid.width * SIZE, grid.height * SIZE
    lines = [f"M{x * SIZE} 0V{high}" for x in range(1, grid.width)]
    lines += [f"M0 {y * SIZE}H{wide}" for y in range(1, grid.height)]
    return el("path", d="".join(lines), cls="gridline")


def _light(grid: Grid) -> Html | None:
    dark = {(cell.x, cell.y) for cell in grid.cells if cell.light == "dark"}
    return el("path", d=outline_path(dark, SIZE, 0, 6), cls="p-dark") if dark else None


@memoized(lambda _, grid: (grid.id, grid.cells))
def _marks(picture: Picture, grid: Grid) -> Html:
    """Draw the marks on squares. Threats are hatched in the enemy's colour; spells are dotted, with a tag."""
    found: dict[str, set[Cell]] = {}
    for cell in grid.cells:
        for mark in cell.marks:
            if mark not in THREATS or cell.look not in SOLID:
                found.setdefault(mark, set()).add((cell.x, cell.y))
    parts: list[Html] = []
    for mark, cells in found.items():
        if mark in THREATS:
            path = outline_path(cells, SIZE, 3, 10)
            parts += [el("path", d=path, cls="threat"), el("path", d=path, cls="threat-edge")]
        elif mark in BURNING:
            parts += [fire((x + 0.5) * SIZE, (y + 0.5) * SIZE, (x, y), 34) for x, y in sorted(cells)]
        else:
            parts.append(_area(picture, mark, cells))
    return el("g", parts, cls="marks")


def _area(picture: Picture, mark: str, cells: set[Cell]) -> Html:
    path = outline_path(cells, SIZE, 4, 12)
    parts = [el("path", d=path, cls="p-spell"), el("path", d=path, cls="spell-edge")]
    for piece in groups(cells):
        x, y = piece_first(piece)
        parts.append(tag(picture.said(mark), x * SIZE + 40, y * SIZE + 16, word=mark))
    return join(parts)


# ---- what may be chosen ----------------------------------------------------------------------------------------------


def cell_of(spot: Spot) -> Cell | None:
    """The cell a spot names."""
    if spot.kind != "cell":
        return None
    x, _, y = spot.id.partition(",")
    return int(x), int(y)


def _reach(picture: Picture, grid: Grid, where: dict[str, Point]) -> Html | None:
    step = picture.step
    cells = {cell: numbers for spot, numbers in picture.spots.items() if (cell := cell_of(spot)) is not None}
    if step is None or not cells:
        return None
    region = el("path", d=outline_path(cells, SIZE, 2, 10), cls="reach")
    start = where.get(picture.asked_about) or next((where[t.id] for _, _, t in grid.tokens if t.acting), None)
    spots = [
        _cell_button(picture, step.choices[numbers[0]], cell, start, len(numbers))
        for cell, numbers in sorted(cells.items(), key=lambda item: (item[0][1], item[0][0]))
    ]
    return el("g", region, spots, cls="reaches")


def _cell_button(picture: Picture, choice: Choice, cell: Cell, start: Point | None, several: int) -> Html:
    x, y = cell
    left, top = x * SIZE, y * SIZE
    name = f"{x},{y}"
    number = choice.price or choice.worth
    chosen = choice.id in picture.chosen
    return el(
        "g",
        el("rect", x=left + 4, y=top + 4, width=SIZE - 8, height=SIZE - 8, rx=10, cls="cell"),
        _covered(choice),
        el("path", d=line_through(choice, start, (left + 36.0, top + 36.0)), cls="walk") if choice.along else None,
        el("text", number.text, x=left + 58, y=top + 62, cls="halo cost") if number is not None else None,
        cls=classes("spot", chosen and "on"),
        data_point=f"cell:{name}",
        data_choice=choice.id,
        data_key=f"cell:{name}",
        role="button",
        tabindex=0,
        aria_label=f"{name}, {choice.remark}" if choice.remark else name,
    )


def _covered(choice: Choice) -> Html | None:
    """Draw the squares that a thing laid there would cover, where that is more than the square that is tapped."""
    if choice.ghost is None or len(choice.ghost.cells) < 2:
        return None
    return el("path", d=outline_path(choice.ghost.cells, SIZE, 4, 10), cls="covers")


def line_through(choice: Choice, start: Point | None, end: Point | None) -> str:
    """The way or line of sight of a choice, from where it begins to where it leads."""
    points: list[Point] = [start] if start is not None else []
    for spot in choice.along:
        cell = cell_of(spot)
        if cell is not None:
            points.append(((cell[0] + 0.5) * SIZE, (cell[1] + 0.5) * SIZE))
    if end is not None:
        points.append(end)
    kept = [point for place, point in enumerate(points) if place == 0 or point != points[place - 1]]
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in kept)


def straight(start: Point | None, end: Point) -> str:
    """A line of sight."""
    return f"M{n(start[0])} {n(start[1])}L{n(end[0])} {n(end[1])}" if start is not None else ""


def _start(choice: Choice) -> Point | None:
    """The start of a line without a drawer: the first cell along it."""
    cell = next((cell for spot in choice.along if (cell := cell_of(spot)) is not None), None)
    return ((cell[0] + 0.5) * SIZE, (cell[1] + 0.5) * SIZE) if cell is not None else None


def _sights(picture: Picture, where: dict[str, Point]) -> Html | None:
    """Lines of sight to tokens that may be chosen; in full only for the one that is chosen or looked at."""
    step = picture.step
    if step is None:
        return None
    lines = []
    for choice in step.choices:
        target = next((where[spot.id] for spot in choice.at if spot.kind == "token" and spot.id in where), None)
        if choice.along and target is not None:
            lines.append(
                el(
                    "path",
                    d=straight(where.get(picture.asked_about) or _start(choice), target),
                    cls=classes("sight", "free", choice.id in picture.chosen and "on"),
                    data_choice=choice.id,
                )
            )
    return join(lines) if lines else None


def _tags(picture: Picture, where: dict[str, Point]) -> Html | None:
    """Beside each token that may be chosen, what one would want to know: how likely it is."""
    step = picture.step
    if step is None:
        return None
    tags = []
    for choice in step.choices:
        text = short_fact(choice)
        for spot in choice.at:
            if text and spot.kind == "token" and spot.id in where:
                x, y = where[spot.id]
                token = picture.tokens[spot.id]
                up = reach_of(side := picture.side_number(token.side), radius_of(side, token.size))
                tags.append(tag(text, x, max(y - up - 14, -16), gold=choice.id in picture.chosen))
    return join(tags)


def short_fact(choice: Choice) -> str:
    """The one figure that stands on the board beside a choice."""
    if choice.odds is not None:
        return choice.odds.text
    if choice.worth is not None and choice.against is not None:
        return f"{choice.worth.text} : {choice.against.text}"
    return ""


def tag(text: str, x: float, y: float, *, word: str = "", gold: bool = False) -> Html:
    """A small label on the board, its middle at x, y."""
    found = symbol(word) if word else ""
    inner = text_width(text, 14)
    wide = inner + (40 if found else 18)
    use = el("use", href=f"#{found}", x=8, y=5, width=16, height=16, cls="ic") if found else None
    label = el("text", text, x=(26 + wide - 10) / 2 if found else wide / 2, y=18.5, cls="tagtext")
    box = el("rect", width=wide, height=27, rx=8, cls="tagbox")
    return el("g", box, use, label, cls=classes("tag", gold and "gold"), transform=at(x - wide / 2, y - 13))


# ---- tokens ----------------------------------------------------------------------------------------------------------


def middle(x: int, y: int, token: Token) -> Point:
    """The middle of a token whose upper left cell is given."""
    return (x + token.size / 2) * SIZE, (y + token.size / 2) * SIZE


def radius_of(side: int, size: int) -> float:
    """The radius of a token as wide as so many cells; shapes with corners keep within them too."""
    return min(RADIUS if size == 1 else size * SIZE / 2 - 7, (size * SIZE / 2 - 1) / reach_of(side, 1))


def draw_tokens(picture: Picture, grid: Grid, *, plain: bool = False) -> Html:
    """All tokens, those who are out of it first, so that they lie beneath; names where there is room for them."""
    placed = sorted(grid.tokens, key=lambda item: (not item[2].faded, item[1] + item[2].size, item[0]))
    radii = {token.id: radius_of(picture.side_number(token.side), token.size) for _, _, token in grid.tokens}
    roomy = with_room(
        picture,
        [(token, *middle(x, y, token), radii[token.id]) for x, y, token in grid.tokens],
        16 if grid.width <= FAR else 21,
    )
    return el(
        "g",
        [
            draw_token(
                picture,
                token,
                *middle(x, y, token),
                radii[token.id],
                named=token.id in roomy,
                plain=plain,
            )
            for x, y, token in placed
        ],
        cls="tokens",
    )


# ---- the edge --------------------------------------------------------------------------------------------------------


@lru_cache(64)
def rope(wide: float, high: float) -> Html:
    """The rope around the field, and its four hazel pegs."""
    box = {"x": -5, "y": -5, "width": wide + 10, "height": high + 10}
    pegs = [peg(x, y) for x in (-5.0, wide + 5) for y in (-5.0, high + 5)]
    return join([el("rect", cls="ropeline", **box), el("rect", cls="ropetwist", **box), pegs])


def peg(x: float, y: float) -> Html:
    """A hazel peg from above."""
    shadow = el("circle", r=9, cx=2, cy=3, cls="t-shadow")
    return el("g", shadow, el("circle", r=8.5, cls="t-wood"), el("circle", r=5, cls="t-wood2"), transform=at(x, y))


@lru_cache(64)
def _coordinates(width: int, height: int) -> Html:
    return el("g", [*_labels(width, True), *_labels(height, False)], aria_hidden="true")


def _labels(count: int, across: bool) -> Iterable[Html]:
    for place in range(count):
        along = (place + 0.5) * SIZE
        yield el("text", str(place), x=along if across else -20, y=-16 if across else along + 5, cls="coord")
