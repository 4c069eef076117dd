"""The board in words, for ears: every token, where it stands, its value and conditions, distances, threats."""

from __future__ import annotations

from collections.abc import Iterator

from holmgang.kernel.view import Grid, HexMap, LineUp, Tracks, Zones
from holmgang.table.draw.markup import Html, el, join
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.tokens import describe
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
