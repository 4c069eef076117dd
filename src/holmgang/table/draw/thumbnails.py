"""A small picture of a board, for the lobby: the usual drawing without what only matters in play."""

from __future__ import annotations

from holmgang.kernel.view import Grid, HexMap, LineUp, Zones
from holmgang.table.draw.grid import draw_tokens, land
from holmgang.table.draw.hexmap import contours, islands, paint
from holmgang.table.draw.lineup import meadow, ranks
from holmgang.table.draw.markup import Html, el, join, n
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.terrain import SIZE
from holmgang.table.draw.tokens import draw_token
from holmgang.table.draw.zones import thumbnail_parts
from holmgang.table.snapshot import Snapshot

WIDE, HIGH = 400.0, 210.0
MOST_SHOWN = 10


def thumbnail(snapshot: Snapshot) -> Html:
    """Return the board of a snapshot in 400 by 210, at most 25 kB."""
    picture = Picture(snapshot=snapshot)
    board = next(iter(picture.boards), None)
    if isinstance(board, Grid):
        return _grid(picture, board)
    if isinstance(board, HexMap):
        return _frame(_hexes(picture))
    if isinstance(board, Zones):
        return _frame(thumbnail_parts(picture, board, WIDE, HIGH))
    if isinstance(board, LineUp):
        return _frame(_lineup(picture, board))
    return _frame(contours(WIDE, HIGH))


def _frame(inside: Html) -> Html:
    return el(
        "svg",
        inside,
        cls="thumb",
        viewBox=f"0 0 {n(WIDE)} {n(HIGH)}",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def _grid(picture: Picture, grid: Grid) -> Html:
    """The part of the map around the tokens, in the proportions of a card."""
    xs = [x + token.size / 2 for x, _, token in grid.tokens] or [grid.width / 2]
    ys = [y + token.size / 2 for _, y, token in grid.tokens] or [grid.height / 2]
    wide = max(6.0, min(grid.width, 11.0, max(xs) - min(xs) + 3))
    high = wide * HIGH / WIDE
    if high > grid.height:
        high = float(grid.height)
    left = min(max((min(xs) + max(xs)) / 2 - wide / 2, 0), max(grid.width - wide, 0))
    top = min(max((min(ys) + max(ys)) / 2 - high / 2, 0), max(grid.height - high, 0))
    inside = join([land(picture, _cropped(grid, left, top, wide, high)), draw_tokens(picture, grid, plain=True)])
    box = f"{n(left * SIZE)} {n(top * SIZE)} {n(wide * SIZE)} {n(high * SIZE)}"
    return el("svg", inside, cls="thumb", viewBox=box, preserveAspectRatio="xMidYMid slice", aria_hidden="true")


def _cropped(grid: Grid, left: float, top: float, wide: float, high: float) -> Grid:
    """Return the part in sight, so that a large map makes no large picture."""
    right, bottom = min(grid.width, int(left + wide) + 1), min(grid.height, int(top + high) + 1)
    cells = tuple(cell for cell in grid.cells if left - 1 <= cell.x <= right and top - 1 <= cell.y <= bottom)
    return Grid(id=grid.id, title=grid.title, width=right, height=bottom, cells=cells, tokens=grid.tokens)


def _hexes(picture: Picture) -> Html:
    maps = list(picture.panels(HexMap))
    margin = 12.0
    spots, size = islands(maps, WIDE - 2 * margin, HIGH - 2 * margin, 44)
    spots = {key: (x + margin, y + margin) for key, (x, y) in spots.items()}
    tokens = [
        draw_token(picture, token, spots[one.id, field.id][0], spots[one.id, field.id][1], size * 0.34, plain=True)
        for one in maps
        for field in one.fields
        for token in field.tokens[:1]
    ]
    return join([contours(WIDE, HIGH), paint(picture, maps, spots, size, plain=True), tokens])


def _lineup(picture: Picture, panel: LineUp) -> Html:
    below, above = ranks(picture, panel)
    tokens = []
    for row, y in ((above, 62.0), (below, 152.0)):
        shown = row[:MOST_SHOWN]
        gap = min(360 / max(len(shown), 1), 58)
        start = WIDE / 2 - gap * (len(shown) - 1) / 2
        radius = min(21.0, gap * 0.42)
        tokens += [draw_token(picture, token, start + gap * i, y, radius, plain=True) for i, token in enumerate(shown)]
    return join([meadow(WIDE, HIGH, small=True), tokens])
