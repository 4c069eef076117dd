"""Laying things: ghosts where a piece may lie, the piece itself in every turn that fits, and the same in words.

The rules say where a thing would lie (:class:`holmgang.kernel.questions.Ghost`); here it becomes places to tap. A tap
puts the piece there, another one turns it to the next turn that fits; the page does both at once and tells the server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from holmgang.kernel.description import Choice, QuestionText
from holmgang.kernel.questions import Ghost
from holmgang.kernel.view import HexField, HexMap
from holmgang.space.hexes import neighbour, opposite
from holmgang.table.draw.markup import Html, Point, at, classes, el, n
from holmgang.table.draw.picture import Picture

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
    for cell, edges in zip(ghost.cells, ghost.edges, strict=True):
        for edge, own in enumerate(edges):
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
