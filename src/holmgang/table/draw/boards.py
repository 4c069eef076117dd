"""The board on the page: which one is shown, its name and tools, and the same board in words.

In words, for ears: every token, where it stands, its value and conditions, distances, threats.
"""

from __future__ import annotations

from collections.abc import Iterator

from holmgang.kernel.view import Grid, HexMap, LineUp, Listing, Panel, Tracks, Zones
from holmgang.table.draw.grid import draw_grid
from holmgang.table.draw.hexmap import draw_hexes
from holmgang.table.draw.intents import all_intents
from holmgang.table.draw.lineup import draw_lineup
from holmgang.table.draw.markup import Html, Point, classes, el, join
from holmgang.table.draw.numbers import value_cell
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.sheets import open_hand, own_hand
from holmgang.table.draw.tokens import describe, icon
from holmgang.table.draw.zones import LIGHTS, draw_zones, words_of, zone_places
from holmgang.table.memo import memoized


@memoized(lambda picture: ("", (picture.boards, list(picture.panels(Tracks)))))
def translated(picture: Picture) -> Html:
    """A list that says what the board shows, from the same view."""
    lines = [_lines(picture, panel) for panel in picture.boards]
    lines += [_contest(picture, panel) for panel in picture.panels(Tracks)]
    heading = el("h3", picture.page("board-in-words"))
    return el(
        "section",
        heading,
        el("ul", lines),
        cls="in-words vh",
        id="board-words",
        tabindex=-1,
    )


@memoized(lambda _, panel: (panel.id, panel))
def _lines(picture: Picture, panel: Grid | HexMap | Zones | LineUp) -> Html:
    return join(el("li", line) for line in _told(picture, panel))


def _told(picture: Picture, panel: Grid | HexMap | Zones | LineUp) -> Iterator[str]:
    if isinstance(panel, Grid):
        yield from _grid(picture, panel)
    elif isinstance(panel, HexMap):
        yield from _hexes(picture, panel)
    elif isinstance(panel, Zones):
        yield from _zones(picture, panel)
    else:
        yield from _lineup(picture, panel)


def _grid(picture: Picture, grid: Grid) -> Iterator[str]:
    yield picture.page("map-of", title=picture.said(grid.title), width=grid.width, height=grid.height)
    threatened = {(cell.x, cell.y) for cell in grid.cells if "threat" in cell.marks}
    dark = {(cell.x, cell.y) for cell in grid.cells if cell.light == "dark"}
    for x, y, token in grid.tokens:
        text = picture.page("stands-at", who=describe(picture, token), place=f"{x},{y}")
        covered = [(x + dx, y + dy) for dx in range(token.size) for dy in range(token.size)]
        notes = [picture.page("in-threat")] if any(cell in threatened for cell in covered) else []
        notes += [picture.page("in-dark")] if any(cell in dark for cell in covered) else []
        yield ", ".join([text, *notes])
    looks: dict[str, list[str]] = {}
    for cell in grid.cells:
        if cell.look not in ("", "floor", "ground"):
            looks.setdefault(cell.look, []).append(f"{cell.x},{cell.y}")
    for look, cells in looks.items():
        yield f"{picture.said(look)}: {' '.join(cells)}"


def _hexes(picture: Picture, panel: HexMap) -> Iterator[str]:
    yield picture.said(panel.title)
    for field in panel.fields:
        around = ", ".join(picture.said(word) for word in field.edges)
        marks = "".join(f", {picture.said(mark)}" for mark in field.marks)
        yield f"{picture.said(field.id)}: {around}{marks}"
        for token in field.tokens:
            yield picture.page("stands-at", who=describe(picture, token), place=picture.said(field.id))


def _zones(picture: Picture, panel: Zones) -> Iterator[str]:
    for zone in panel.zones:
        notes = ", ".join(picture.said(note) for note in zone.notes)
        yield f"{picture.said(zone.name)}: {notes}" if notes else picture.said(zone.name)
        for token in zone.tokens:
            yield picture.page("stands-at", who=describe(picture, token), place=picture.said(zone.name))
    linked = {frozenset((one, other)) for one, other, _ in panel.links}
    for zone in panel.zones:
        for place, one in enumerate(zone.tokens):
            for other in zone.tokens[place + 1 :]:
                if frozenset((one.id, other.id)) not in linked and one.side != other.side:
                    yield picture.page("in-contact", one=picture.said(one.name), other=picture.said(other.name))
    for first, second, value in panel.links:
        yield f"{picture.said(first)}, {picture.said(second)}: {picture.said(value)}"


def _lineup(picture: Picture, panel: LineUp) -> Iterator[str]:
    for name, tokens in panel.sides:
        yield f"{picture.said(name)}: {len(tokens)}"
        for token in tokens:
            yield describe(picture, token)
    for one, other, value in panel.ties:
        yield f"{picture.said(one)}, {picture.said(other)}: {picture.said(value)}"


@memoized(lambda _, panel: (panel.id, panel))
def _contest(picture: Picture, panel: Tracks) -> Html:
    title, explain = picture.said(panel.title), picture.teller.words.explain
    return join(el("li", f"{title}: {picture.said(track.name)} {explain(track.value)}") for track in panel.tracks)


def _shown_of(picture: Picture) -> tuple[object, object]:
    """A board is drawn for one reader, from the view and from what of the open question has a place on it.

    The cheapest distinction comes first.
    """
    asked = (picture.draft is not None, picture.step is not None, picture.asked_about)
    step = picture.step
    choices = [one for one in step.choices if one.at or one.worth or one.against or one.ghost] if step else []
    pieces = [one.piece for one in picture.draft.filled] if picture.draft is not None else []
    chosen = [one.id in picture.chosen for one in choices]
    given = (bool(picture.intents), all_intents(picture))
    panels = (picture.boards, list(picture.panels(Tracks)), own_hand(picture))
    # Of the sheets a board knows whose they are, and what stands on those without an owner.
    sheets = [(one.id, one.name, one.side, one.rows if not one.side else ()) for one in picture.sheets.values()]
    seen = (picture.own, picture.sides, picture.stage, picture.places, panels, sheets, picture.view.names)
    return (picture.seat, picture.cut), (asked, chosen, seen, given, choices, pieces)


@memoized(_shown_of, most=1)
def stage(picture: Picture) -> Html:
    """The board with its name and its tools. Where a view has several, ``picture.stage`` names the one shown."""
    board = _chosen(picture)
    if board is None:
        inside = join([el("div", el("p", picture.page("no-board"), cls="empty"), cls="pan")])
        return el("main", inside, cls="board", id="stage", tabindex=-1)
    parts = [
        el("div", _drawn(picture, board), cls="pan", data_view=board.id),
        _name(picture, board),
        _tools(picture, board),
        open_hand(picture),
        translated(picture),
    ]
    label = picture.said(board.title)
    return el("main", parts, cls=f"board on-{type(board).__name__.lower()}", id="stage", aria_label=label, tabindex=-1)


def _chosen(picture: Picture) -> Panel | None:
    named = [panel for panel in picture.boards if panel.id == picture.stage]
    return next(iter([*named, *picture.boards]), None)


def _drawn(picture: Picture, board: Panel) -> Html:
    if isinstance(board, Grid):
        return draw_grid(picture, board)
    if isinstance(board, HexMap):
        return draw_hexes(picture, list(picture.panels(HexMap)))
    if isinstance(board, Zones):
        return draw_zones(picture, board)
    assert isinstance(board, LineUp)
    return draw_lineup(picture, board)


def places(picture: Picture) -> dict[str, Point]:
    """Places of the tokens on a scene without a grid, as shares of its width and height.

    Keep them and give them back as ``Picture.places``, so that no token jumps from one picture to the next.
    """
    found: dict[str, Point] = {}
    for panel in picture.panels(Zones):
        found.update(zone_places(picture, panel))
    return found


def _name(picture: Picture, board: Panel) -> Html:
    title = picture.said(board.title)
    badges: list[str] = []
    if isinstance(board, Zones):
        title = ", ".join(picture.said(zone.name) for zone in board.zones[:3])
        badges = [word for zone in board.zones for word in words_of(zone) if word in LIGHTS]
    if isinstance(board, Grid | HexMap | LineUp):
        return el("div", el("h2", title, cls="vh"), cls="board-name")
    chips = [el("span", picture.said(word), cls="badge") for word in dict.fromkeys(badges)]
    return el("div", el("h2", title), chips, cls="board-name")


@memoized(lambda _, board: (board.id, _has_threats(board)))
def _tools(picture: Picture, board: Panel) -> Html:
    """Layers and zoom; they work without asking the server."""
    layers = []
    if _has_threats(board):
        layers.append(_tool(picture, "warn", "layer-threat", pressed=True, data_layer="threats"))
    zoom = [
        _tool(picture, "zoomout", "smaller", data_zoom="out"),
        _tool(picture, "zoomin", "larger", data_zoom="in"),
        _tool(picture, "fit", "show-all", data_zoom="fit"),
    ]
    return el("div", layers, zoom, cls="board-tools", role="toolbar", aria_label=picture.page("board-tools"))


def _has_threats(board: Panel) -> bool:
    return isinstance(board, Grid) and any("threat" in cell.marks for cell in board.cells)


def _tool(picture: Picture, word: str, key: str, *, pressed: bool = False, **data: str) -> Html:
    label = picture.page(key)
    state = "true" if pressed else None
    return el(
        "button",
        icon(word),
        cls=classes("tool", pressed and "on"),
        type="button",
        aria_label=label,
        title=label,
        aria_pressed=state,
        **data,
    )


def stage_tabs(picture: Picture) -> list[tuple[str, str]]:
    """Id and title of each board that can take the stage; hex maps share one."""
    found: list[tuple[str, str]] = []
    hexes = False
    for panel in picture.boards:
        if isinstance(panel, HexMap):
            if hexes:
                continue
            hexes = True
        found.append((panel.id, picture.said(panel.title)))
    return found


@memoized(lambda _, listing: (listing.id, listing))
def panel_tab(picture: Picture, listing: Listing) -> Html:
    """A listing as a table, for a tab of the log column."""
    head = el("tr", [el("th", picture.said(column), scope="col") for column in listing.columns])
    rows = [el("tr", [el("td", value_cell(picture, value)) for value in row]) for row in listing.rows]
    empty = el("p", picture.page("nothing-here"), cls="muted") if not listing.rows else None
    table = el("table", el("caption", picture.said(listing.title), cls="vh"), el("thead", head), el("tbody", rows))
    return el("div", empty or table, cls="listing")
