"""Maps in a terminal: squares and hexes.

**Squares.** A cell is two columns wide and one row high; the numbers of columns (tens above units) and rows stand along
the edges. It shows the terrain and what is marked there, ``~+``; open floor is ``·``. A token covers its cells with its
code. A map too wide for the terminal is cut into strips that say their columns.

**Hexes.** Fields stand in rows, each row half a field to the right of the one above, so that the six neighbours of a
field are those that it touches, as in a brick wall::

     ╱f─M+──p╲       NW edge, look and mark of the field, NE edge
     c  A12  p       W edge, name of the field, E edge
     │GO og  │       the tokens; the line is left out where a row has none
     ╲p─────t╱       SW edge, SE edge

An edge kind is a small letter, a look of a field a capital, the same on every map of a match. Fields are drawn as wide
as the terminal allows; a map too wide for the narrowest is cut into strips. Forty fields in seven rows take about 25
lines.

Under each map stands a legend: every token with its place, its notes and what it hides of the ground, then terrain,
edges and marks in use. A combination of marks is a mark of its own, so that one character can tell it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product, zip_longest
from string import ascii_letters, ascii_uppercase, digits
from typing import Protocol, TypeVar

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.view import (
    Card,
    Grid,
    Hand,
    HexField,
    HexMap,
    LineUp,
    Listing,
    Panel,
    Sheet,
    Sheets,
    Token,
    Tracks,
    Value,
    View,
    Zone,
    Zones,
    tokens_of,
)

FLOOR = "·"
INKS = ("yellow", "green", "blue", "magenta", "bright_black", "bright_yellow", "bright_green", "bright_blue")
"""The colours of terrain and edges, in the order of appearance; none is the colour of one of the first two sides."""
GROUNDS = ("on dark_green", "on dark_red", "on navy_blue", "on purple4", "on orange4", "on grey30")
"""The backgrounds of marks."""
MARK_SIGNS = "+!*?^%&$=<>;:"
LIGHT_SIGNS = "░▒▓"
SPARE_SIGNS = ascii_letters + digits + "αβγδεζηθικλμνξοπρστυφχψω"
PITCHES = (12, 10, 8)
"""Columns from one hex of a row to the next, widest first."""
FAR = 12
"""A square map of more rows or columns repeats the numbers on the far side."""
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})

Signs = dict[tuple[str, ...], tuple[str, str]]
"""Sign and style of each combination of marks."""


@dataclass
class _Square:
    look: str = ""
    glyph: str = ""
    light: str = ""
    marks: tuple[str, ...] = ()

    @property
    def attributes(self) -> tuple[str, ...]:
        return (*self.marks, self.light) if self.light else self.marks

    @property
    def everything(self) -> tuple[str, ...]:
        return (self.look, *self.attributes) if self.look else self.attributes


# Squares.


def grid(painter: Painter, panel: Grid, costs: Mapping[tuple[int, int], str] | None = None) -> list[RenderableType]:
    """The map and its legend; with ``costs`` on its squares, the map and what its signs mean."""
    squares = _squares(panel)
    glyphs = _terrain(painter, squares.values())
    signs = _signs(squares.values(), {glyph for glyph, _ in glyphs.values()})
    standing: dict[tuple[int, int], Token] = {}
    for x, y, token in sorted(panel.tokens, key=lambda placed: not placed[2].faded):
        standing |= dict.fromkeys(_covered(x, y, token), token)

    def cell(x: int, y: int) -> tuple[str, str]:
        if (x, y) in standing:
            return painter.code(standing[x, y]), painter.tile(standing[x, y])
        square = squares.get((x, y), _Square())
        if costs and (x, y) in costs:
            return f"{costs[x, y] or '□':<2}"[:2], "bold reverse"
        return _ground(square, glyphs, signs)

    body: list[RenderableType] = []
    numbers = len(str(panel.height - 1))
    step = (painter.inner - 2 * numbers - 2) // 2
    if panel.height > 0:
        for left in range(0, panel.width, step):
            body.append(_strip(panel, range(left, min(left + step, panel.width)), numbers, cell))
    key = _key(painter, [(glyph, style, look) for (_, look), (glyph, style) in glyphs.items()], signs)
    if costs is not None:
        return body + key
    placed = [
        (token, f"{x},{y}", [squares[at].everything for at in _covered(x, y, token) if at in squares])
        for x, y, token in panel.tokens
    ]
    return body + _legend(painter, placed) + key


def _squares(panel: Grid) -> dict[tuple[int, int], _Square]:
    squares: dict[tuple[int, int], _Square] = {}
    for cell in panel.cells:
        if 0 <= cell.x < panel.width and 0 <= cell.y < panel.height:
            square = squares.setdefault((cell.x, cell.y), _Square())
            if cell.look:
                square.look, square.glyph = cell.look, cell.glyph
            square.light = cell.light or square.light
            square.marks = tuple(dict.fromkeys(square.marks + cell.marks))
    return squares


def _covered(x: int, y: int, token: Token) -> list[tuple[int, int]]:
    size = max(token.size, 1)
    return [(x + i, y + j) for j in range(size) for i in range(size)]


def _terrain(painter: Painter, squares: Iterable[_Square]) -> dict[tuple[str, str], tuple[str, str]]:
    """Return the sign and style of each kind of terrain (glyph, look)."""
    kinds = list(dict.fromkeys((square.glyph, square.look) for square in squares if square.look))
    given = {kind: _fitting(clean(kind[0])) for kind in kinds}
    taken = {glyph for glyph in given.values() if glyph}
    drawn: dict[tuple[str, str], tuple[str, str]] = {}
    for index, kind in enumerate(kinds):
        glyph = given[kind] or _initial(painter.text(kind[1]).lower(), taken)
        taken.add(glyph)
        drawn[kind] = glyph, INKS[index % len(INKS)]
    return drawn


def _ground(square: _Square, glyphs: dict[tuple[str, str], tuple[str, str]], signs: Signs) -> tuple[str, str]:
    glyph, ink = glyphs[square.glyph, square.look] if square.look else (FLOOR, "dim")
    if not square.attributes:
        doubled = cell_len(glyph) == 1 and square.look and not glyph.isalnum()
        return set_cell_size(glyph * 2 if doubled else glyph, 2), ink
    sign, ground = signs[square.attributes]
    first = glyph[0] if cell_len(glyph[0]) == 1 else FLOOR
    return first + sign, f"{'' if ink == 'dim' else ink} {ground}".strip()


def _signs(squares: Iterable[_Square], taken: set[str]) -> Signs:
    taken = taken | {FLOOR}
    signs: Signs = {}
    for square in squares:
        key = square.attributes
        if key and key not in signs:
            only_light = square.light and not square.marks
            sign = _first((*(LIGHT_SIGNS if only_light else ""), *MARK_SIGNS, *SPARE_SIGNS), taken)
            taken.add(sign)
            signs[key] = sign, "dim" if only_light else GROUNDS[len(signs) % len(GROUNDS)]
    return signs


def _strip(panel: Grid, columns: range, numbers: int, cell: Callable[[int, int], tuple[str, str]]) -> Text:
    margin = " " * (numbers + 1)
    told = [x >= 10 and (x % 10 == 0 or x == columns[0]) for x in columns]
    tens = "".join(f"{x // 10:<2}" if tell else "  " for x, tell in zip(columns, told, strict=True))
    units = "".join(f"{x % 10} " for x in columns)
    head = [Text(margin + tens.rstrip(), "dim")] if tens.strip() else []
    head.append(Text(margin + units.rstrip(), "dim"))
    lines = [*head, Text(f"{' ' * numbers}┌{'─' * 2 * len(columns)}┐", "dim")]
    for y in range(panel.height):
        line = Text.assemble((f"{y:>{numbers}}│", "dim"), *(cell(x, y) for x in columns), ("│", "dim"))
        lines.append(line.append(f"{y}", "dim") if len(columns) > FAR else line)
    lines.append(Text(f"{' ' * numbers}└{'─' * 2 * len(columns)}┘", "dim"))
    if panel.height > FAR:
        lines += reversed(head)
    return _stacked(lines)


# Hexes.


def hexes(painter: Painter, panel: HexMap) -> list[RenderableType]:
    """The map and its legend."""
    if not panel.fields:
        return []
    names = {field.id: painter.name(field.id) for field in panel.fields}
    looks = _letters(painter, painter.looks, (field.look for field in panel.fields), str.upper)
    edges = _letters(painter, painter.edges, (edge for f in panel.fields for edge in f.edges[:6]), str.lower)
    signs = _signs([_Square(marks=field.marks) for field in panel.fields], {*looks.values(), *edges.values()})
    spots: dict[tuple[int, int], HexField] = {}
    for field in panel.fields:
        spots.setdefault((field.r, 2 * field.q + field.r), field)
    west, east = min(h for _, h in spots), max(h for _, h in spots)
    pitch = next((p for p in PITCHES if (east - west + 2) * p // 2 - 1 <= painter.inner), PITCHES[-1])
    ink = _HexInk(painter, pitch - 1, _short_names(names, pitch - 5), looks, edges, signs)

    step = painter.inner * 2 // pitch - 1
    strips: dict[int, dict[int, list[tuple[int, HexField]]]] = {}
    for (r, h), field in sorted(spots.items(), key=lambda spot: spot[0]):
        strip, place = divmod(h - west, step)
        strips.setdefault(strip, {}).setdefault(r, []).append((place * pitch // 2, field))
    body: list[RenderableType] = []
    for strip in sorted(strips):
        if body:
            body.append(Text("┄" * painter.inner, "dim"))
        lines: list[Text] = []
        last = min(strips[strip])
        for r, row in strips[strip].items():
            lines += [Text("⋮", "dim")] if r > last + 1 else []
            lines += ink.row(row)
            last = r
        body.append(_stacked(lines))

    body += _legend(painter, [(token, names[f.id], []) for f in panel.fields for token in f.tokens])
    shown = [(letter, ink.look_style(look), look) for look, letter in looks.items()]
    shown += [(letter, ink.edge_style(edge), edge) for edge, letter in edges.items()]
    body += _key(painter, shown, signs)
    full = [f"{ink.names[name]} = {names[name]}" for name in names if ink.names[name] != names[name]]
    full += [f"{names[f.id]} = {f.q},{f.r}" for f in panel.fields if spots[f.r, 2 * f.q + f.r] is not f]
    if full:
        body.append(packed([Text(item) for item in full], painter.inner))
    return body


@dataclass
class _HexInk:
    """Parameters to draw the fields of a map: box width, short names, letters of looks and edges, signs of marks."""

    painter: Painter
    width: int
    names: dict[str, str]
    looks: dict[str, str]
    edges: dict[str, str]
    signs: Signs

    def row(self, row: Sequence[tuple[int, HexField]]) -> list[Text]:
        """The lines of fields side by side, each with its left column."""
        inhabited = any(field.tokens for _, field in row)
        drawn = [(left, self.field(field, inhabited)) for left, field in row]
        lines = [Text() for _ in drawn[0][1]]
        for left, parts in drawn:
            for line, part in zip(lines, parts, strict=True):
                line.append(" " * (left - line.cell_len)).append_text(part)
        return lines

    def field(self, field: HexField, inhabited: bool) -> list[Text]:
        """The three or four lines of one field."""
        e, ne, nw, w, sw, se = (*field.edges, *[""] * 6)[:6]
        inner = self.width - 2
        name = self.names[field.id]
        sign, ground = self.signs.get(field.marks, ("", ""))
        look = self.looks.get(field.look, "")
        line = inner - 2 - len(look + sign)
        top: list[tuple[str, str]] = [("─" * (line // 2), "dim"), (look, self.look_style(field.look))]
        top += [(sign, ground), ("─" * (line - line // 2), "dim")]
        indent = " " * ((inner - cell_len(name)) // 2)
        middle = set_cell_size(indent + name, inner), f"bold {ground}"
        lines = [
            Text.assemble(("╱", "dim"), self._edge(nw, "─"), *top, self._edge(ne, "─"), ("╲", "dim")),
            Text.assemble(self._edge(w, "│"), middle, self._edge(e, "│")),
            Text.assemble(
                ("╲", "dim"), self._edge(sw, "─"), ("─" * (inner - 2), "dim"), self._edge(se, "─"), ("╱", "dim")
            ),
        ]
        if inhabited:
            lines.insert(2, Text.assemble(("│", "dim"), self._tokens(field.tokens, inner, ground), ("│", "dim")))
        return lines

    def look_style(self, look: str) -> str:
        return f"bold {INKS[list(self.painter.looks).index(look) % len(INKS)]}" if look in self.looks else ""

    def edge_style(self, edge: str) -> str:
        return f"bold {INKS[list(self.painter.edges).index(edge) % len(INKS)]}"

    def _edge(self, edge: str, line: str) -> tuple[str, str]:
        return (self.edges[edge], self.edge_style(edge)) if edge in self.edges else (line, "dim")

    def _tokens(self, tokens: Sequence[Token], inner: int, ground: str) -> Text:
        gap = " " if len(tokens) * 3 - 1 <= inner else ""
        shown = list(tokens)
        while len(shown) * (2 + len(gap)) - len(gap) + (2 if len(shown) < len(tokens) else 0) > inner:
            shown.pop()
        text = Text(style=ground)
        for index, token in enumerate(shown):
            text.append(gap if index else "").append(self.painter.code(token), self.painter.tile(token))
        if more := len(tokens) - len(shown):
            text.append(f"+{more}" if more < 10 else "++")
        return text.append(" " * (inner - text.cell_len))


def _letters(
    painter: Painter, known: dict[str, str], kinds: Iterable[str], cased: Callable[[str], str]
) -> dict[str, str]:
    """A letter for each kind on this map; a kind keeps the letter it has on another."""
    here = [kind for kind in dict.fromkeys(kinds) if kind]
    for kind in here:
        if kind not in known:
            known[kind] = _initial(cased(painter.text(kind)), set(known.values()))
    return {kind: known[kind] for kind in here}


def _short_names(names: dict[str, str], room: int) -> dict[str, str]:
    """Each field's name if it fits, else its beginning, else a number: unlike those of all other fields."""
    short: dict[str, str] = {}
    taken = {name for name in names.values() if cell_len(name) <= room}
    for count, (key, name) in enumerate(names.items(), 1):
        if cell_len(name) > room:
            start = set_cell_size(name, room - 1).rstrip() + "…"
            name = start if start not in taken else set_cell_size(f"#{count}", min(room, len(str(count)) + 1))
            taken.add(name)
        short[key] = name
    return short


# Legends and letters.


def clean(text: str) -> str:
    """The text on one line without control, joining and invisible characters: what people type is only ever shown."""
    kept = (" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    seen = "".join(
        char for char in kept if unicodedata.category(char) not in UNSEEN and not "\ufe00" <= char <= "\ufe0f"
    )
    return seen if cell_len(seen) else ""


def _legend(painter: Painter, placed: Sequence[tuple[Token, str, Sequence[tuple[str, ...]]]]) -> list[RenderableType]:
    if not placed:
        return []
    table = Table.grid(padding=(0, 1), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    table.add_column(style="dim", overflow="fold")
    table.add_column(overflow="fold")
    for token, place, hidden in placed:
        side = Text(painter.mark(token.side), painter.colour(token.side))
        notes = painter.notes(token.notes)
        marks = dict.fromkeys(painter.text(mark) for marks in hidden for mark in marks)
        if marks:
            notes.append(f"{' ' if notes else ''}[{', '.join(marks)}]", "italic")
        table.add_row(side, painter.label(token), Text(place), notes)
    sides = dict.fromkeys(token.side for token, _, _ in placed if token.side)
    items = [Text(f"{painter.mark(side)} {painter.text(side)}", painter.colour(side)) for side in sides]
    return [table, packed(items, painter.inner)] if items else [table]


def _key(painter: Painter, shown: Iterable[tuple[str, str, str]], signs: Signs) -> list[RenderableType]:
    items = [Text.assemble((sign, style), f" {painter.text(word)}") for sign, style, word in shown]
    for marks, (sign, style) in signs.items():
        items.append(Text.assemble((sign, style), f" {' + '.join(map(painter.text, marks))}"))
    return [packed(items, painter.inner)] if items else []


def packed(items: Sequence[Text], width: int) -> Text:
    """The items one after another, broken between them where possible."""
    lines = [Text()]
    for item in items:
        if lines[-1] and lines[-1].cell_len + 3 + item.cell_len > width:
            lines.append(Text())
        lines[-1].append("   " if lines[-1] else "").append_text(item)
    return Text("\n").join(lines)


def _stacked(lines: Iterable[Text]) -> Text:
    text = Text("\n").join(lines)
    text.no_wrap, text.overflow = True, "crop"
    return text


def _initial(word: str, taken: set[str]) -> str:
    return _first([char for char in word if char.isalnum() and cell_len(char) == 1] + [*SPARE_SIGNS], taken)


def _first(candidates: Iterable[str], taken: set[str]) -> str:
    return next((sign for sign in candidates if sign not in taken), "?")


def _fitting(glyph: str) -> str:
    """The glyph, cut to two columns; nothing if there is nothing to see."""
    return set_cell_size(glyph, 2).strip() if cell_len(glyph) > 2 else glyph.strip() if cell_len(glyph) else ""


COLOURS = ("cyan", "red", "magenta", "green", "yellow", "blue")
"""The colours of the sides, in order; the seventh side begins anew."""
MARKS = "●○◆◇■□▲△"
"""The marks of the sides, in order."""
FEW_LINKS = 3
"""More links between tokens than this are drawn as a table."""
NOTHING = "—"
LEAST_WIDTH = 24
CARD_LEAST, CARD_MOST = 22, 38
NOTE_MOST = 21
"""Notes longer than this do not widen a card: they wrap."""
COLUMN_LEAST = 8

T = TypeVar("T")
_DARK = frozenset({"red", "magenta", "blue"})


class WordsLike(Protocol):
    """The words that the painter needs."""

    def say(self, value: Phrase | Sum | str, /) -> str:
        """The value in the reader's words."""
        ...

    def explain(self, value: Sum, /) -> str:
        """The sum with its terms, as one line."""
        ...


class Painter:
    """Draws views, at most ``width`` columns wide. Keep one for a match: it remembers sides, codes and letters."""

    def __init__(self, words: WordsLike, width: int) -> None:
        self.words = words
        self.width = max(width, LEAST_WIDTH)
        self.inner = self.width - 1
        self._names: Mapping[str, Phrase | str] = {}
        self._sides: dict[str, int] = {}
        self._codes: dict[str, str] = {}
        self.looks: dict[str, str] = {}  # the letter of each look of a hex met so far, whatever the map
        self.edges: dict[str, str] = {}  # likewise of each kind of edge

    # Public: views, panels, values.

    def view(self, view: View) -> RenderableType:
        """All panels, one beneath the other. The names of this view also serve later calls of the other methods."""
        self.know(view)
        parts: list[RenderableType] = []
        for panel in view.panels:
            parts += ["", self.panel(panel)] if parts else [self.panel(panel)]
        return Group(*parts)

    def know(self, view: View) -> None:
        """Take the names, sides and tokens of a view for what is drawn from now on."""
        self._names = view.names
        for panel in view.panels:
            self._meet(panel)

    def panel(self, panel: Panel) -> RenderableType:
        """One panel under its title."""
        self._meet(panel)
        body = self._body(panel) or [Text(NOTHING, "dim")]
        return Constrain(Group(self._heading(panel.title), Padding(Group(*body), (0, 0, 0, 1))), self.width)

    def map_with(self, panel: Grid, costs: Mapping[tuple[int, int], str]) -> RenderableType:
        """A map alone, with a figure on some of its squares."""
        self._meet(panel)
        return Padding(Group(*grid(self, panel, costs)), (0, 0, 0, 1))

    def value(self, value: Value) -> Text:
        """A value to be shown: a sum as its total, everything else in words."""
        return Text(self.text(value), "bold" if isinstance(value, Sum) else "")

    def why(self, value: Sum) -> RenderableType:
        """The reasons of a number, a row for each term (value, what, clause) and the total last."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="dim")
        table.add_column(Text(self.text("value")), justify="right", style="bold", overflow="fold")
        table.add_column(Text(self.text("what")), overflow="fold")
        table.add_column(Text(self.text("clause")), style="dim", overflow="fold")
        for term in value.terms:
            table.add_row(_number(term.value, "+d"), Text(self.text(term.label)), Text(clean(term.clause)))
        table.add_row(Text(f"= {self.text(value)}"), "", "")
        return Constrain(table, self.width)

    # Shared with the drawing of maps.

    def text(self, value: Value) -> str:
        """The value on one line, free of anything that could upset a terminal or the alignment."""
        if isinstance(value, str):
            if not value:
                return ""
            name = self._names.get(value, value)
            if isinstance(name, str) and value in self._names:
                return clean(name)
            value = name
        return clean(self.words.say(value))

    def name(self, thing: str) -> str:
        """The name of a token or field in the view, or its id."""
        return (self.text(thing) if thing in self._names else "") or clean(thing) or NOTHING

    def colour(self, side: str) -> str:
        """The colour of a side; of none, the terminal's own."""
        return COLOURS[self._side(side) % len(COLOURS)] if side else "default"

    def mark(self, side: str) -> str:
        """The mark that tells a side without its colour; one column."""
        return MARKS[self._side(side) % len(MARKS)] if side else " "

    def tile(self, token: Token) -> str:
        """The style of a token's code on a map."""
        if token.faded:
            return f"dim {self.colour(token.side)}"
        if not token.side:
            return "bold reverse"
        colour = self.colour(token.side)
        return f"bold {'white' if colour in _DARK else 'black'} on {colour}"

    def code(self, token: Token) -> str:
        """The two columns that stand for a token wherever space is short. No two tokens have the same."""
        if token.id not in self._codes:
            taken = {code.casefold() for code in self._codes.values()}
            drafts = (set_cell_size(draft, 2) for draft in self._drafts(token) if 0 < cell_len(draft) <= 2)
            self._codes[token.id] = next((draft for draft in drafts if draft.casefold() not in taken), "??")
        return self._codes[token.id]

    def label(self, token: Token, *, mirrored: bool = False) -> Text:
        """Code and name of a token, in the colour of its side."""
        name = self.text(token.name) or self.name(token.id)
        style = f"dim {self.colour(token.side)}" if token.faded else f"bold {self.colour(token.side)}"
        parts = [(self.code(token), self.tile(token)), (" ", ""), (f"({name})" if token.faded else name, style)]
        return Text.assemble(*(reversed(parts) if mirrored else parts))

    def notes(self, notes: Iterable[Value]) -> Text:
        """Notes on one line, as far as it goes."""
        return Text(" · ".join(filter(None, map(self.text, notes))))

    # Sides and codes.

    def _meet(self, panel: Panel) -> None:
        for token in tokens_of(panel):
            self._side(token.side)
        for token in tokens_of(panel):
            self.code(token)
        if isinstance(panel, Sheets):
            for sheet in panel.sheets:
                self._side(sheet.side)

    def _side(self, side: str) -> int:
        return self._sides.setdefault(side, len(self._sides)) if side else 0

    def _drafts(self, token: Token) -> Iterator[str]:
        glyph = clean(token.glyph).strip()
        if glyph:
            yield glyph + self.mark(token.side) if cell_len(glyph) == 1 else set_cell_size(glyph, 2)
            yield from (glyph[0] + digit for digit in digits[2:])
        letters = [char for char in self.text(token.name) or self.name(token.id) if char.isalnum() and cell_len(char)]
        if letters:
            cased = (str.upper, str.lower)[self._side(token.side)] if self._two_cases(token.side) else str.title
            if cell_len(letters[0]) == 2:
                yield letters[0]
            if letters[-1].isdigit():  # the third orc is o3, or r3 where an ogre has that already
                yield from (cased(letter) + letters[-1] for letter in letters if letter.isalpha())
            yield from (cased(letters[0] + other) for other in letters[1:])
            yield from (cased(letters[0]) + digit for digit in digits[1:])
        yield from map("".join, product(ascii_uppercase, digits + ascii_uppercase))

    def _two_cases(self, side: str) -> bool:
        return bool(side) and self._side(side) < 2

    # Panels.

    def _heading(self, title: Value) -> RenderableType:
        name = self.text(title)
        rest = self.width - cell_len(name) - 4
        if not name or rest < 0:
            return Group(*([Text(name, "bold")] if name else []), Text("─" * self.width, "dim"))
        return Text.assemble(("── ", "dim"), (name, "bold"), (" " + "─" * rest, "dim"), no_wrap=True)

    def _body(self, panel: Panel) -> list[RenderableType]:
        match panel:
            case Grid():
                return grid(self, panel)
            case HexMap():
                return hexes(self, panel)
            case Zones():
                return self._zones(panel)
            case LineUp():
                return self._line_up(panel)
            case Sheets():
                return self._flow(panel.sheets, self._sheet, self._sheet_width)
            case Hand():
                return self._hand(panel)
            case Tracks():
                return self._tracks(panel)
            case Listing():
                return self._listing(panel)

    def _zones(self, panel: Zones) -> list[RenderableType]:
        ends = {zone.id: Text(self.text(zone.name) or self.name(zone.id), "bold") for zone in panel.zones}
        ends |= {token.id: self.label(token) for token in tokens_of(panel)}
        body = self._flow(panel.zones, self._zone, self._zone_width)
        tokens = {token.id: token for token in tokens_of(panel)}
        between = [link for link in panel.links if link[0] in tokens and link[1] in tokens]
        rest = list(panel.links)
        if len(between) > FEW_LINKS:
            body += self._matrix(tokens, between)
            rest = [link for link in panel.links if link not in between]
        for here, there, what in rest:
            word = self.text(what)
            middle = f" ── {word} ── " if word else " ── "
            body.append(Text.assemble(self._end(here, ends), (middle, "dim"), self._end(there, ends)))
        return body

    def _matrix(self, tokens: Mapping[str, Token], links: Sequence[tuple[str, str, Value]]) -> list[RenderableType]:
        """Return the relations of each two of many: a table of signs, and what the signs mean."""
        signs: dict[str, str] = {}
        cells: dict[tuple[str, str], str] = {}
        for here, there, what in links:
            sign = signs.setdefault(self.text(what), ascii_uppercase[len(signs) % 26])
            cells[here, there] = cells[there, here] = sign
        names = [name for name in tokens if any(name in pair for pair in cells)]
        lines = [Text("   ").append_text(Text(" ").join(Text(self.code(tokens[name])) for name in names))]
        for place, name in enumerate(names[1:], 1):
            row = [f"{cells.get((name, other), '·'):>2}" for other in names[:place]]
            lines.append(Text.assemble((self.code(tokens[name]), self.tile(tokens[name])), " ", " ".join(row)))
        key = "   ".join(f"{sign} = {text}" for text, sign in signs.items())
        return [*(Text.assemble(line, no_wrap=True) for line in lines), Text(f"{key}", "dim")]

    def _end(self, name: str, ends: Mapping[str, Text]) -> Text:
        return ends[name].copy() if name in ends else Text(self.text(name) or NOTHING, "bold")

    def _zone(self, zone: Zone) -> tuple[Text, list[RenderableType], str]:
        lines: list[RenderableType] = []
        for token in zone.tokens:
            lines.append(self.label(token))
            if token.notes:
                lines.append(Padding(self.notes(token.notes), (0, 0, 0, 3)))
        lines += [Text(self.text(note), "italic") for note in zone.notes]
        return Text(self.text(zone.name) or self.name(zone.id), "bold"), lines or [Text(NOTHING, "dim")], "dim"

    def _zone_width(self, zone: Zone) -> int:
        notes = [*zone.notes, *(note for token in zone.tokens for note in token.notes)]
        names = [cell_len(self.text(zone.name)), *(self.label(token).cell_len for token in zone.tokens)]
        return max(*names, self._notes_width(notes))

    def _notes_width(self, notes: Iterable[Value]) -> int:
        return min(max((cell_len(self.text(note)) for note in notes), default=0), NOTE_MOST)

    def _line_up(self, panel: LineUp) -> list[RenderableType]:
        body: list[RenderableType] = []
        sides = iter(panel.sides)
        for left, right in zip_longest(sides, sides):
            facing = [side for side in (left, right) if side is not None]
            each = (self.inner - 3) // 2
            table = Table(box=box.MINIMAL, show_edge=False, pad_edge=False)
            for place, (name, tokens) in enumerate(facing):
                whose = tokens[0].side if tokens else ""
                head = [self.mark(whose), self.text(name)]
                header = Text(" ".join(reversed(head) if place else head).strip(), f"bold {self.colour(whose)}")
                table.add_column(header, width=each, justify="right" if place else "left", overflow="fold")
            ranks = [[self._rank(token, mirrored=place > 0) for token in side[1]] for place, side in enumerate(facing)]
            for row in zip_longest(*ranks, fillvalue=Text("")):
                table.add_row(*row)
            body.append(table)
        ends = {token.id: self.label(token) for token in tokens_of(panel)}
        for here, there, what in panel.ties:
            word = self.text(what)
            arrow = f" ─ {word} → " if word else " → "
            body.append(Text.assemble(self._end(here, ends), (arrow, "dim"), self._end(there, ends)))
        return body

    def _rank(self, token: Token, *, mirrored: bool) -> RenderableType:
        notes = self.notes(token.notes)
        label = self.label(token, mirrored=mirrored)
        return Group(label, Padding(notes, (0, 3, 0, 0) if mirrored else (0, 0, 0, 3))) if notes else label

    def _sheet(self, sheet: Sheet) -> tuple[Text, list[RenderableType], str]:
        colour = self.colour(sheet.side)
        lines: list[RenderableType] = []
        if sheet.rows:
            table = Table.grid(padding=(0, 1), expand=True)
            table.add_column(overflow="fold")
            table.add_column(justify="right", overflow="fold")
            for label, value in sheet.rows:
                table.add_row(Text(self.text(label)), self.value(value))
            lines.append(table)
        lines += [Text(self.text(note), "italic") for note in sheet.notes]
        name = f"{self.mark(sheet.side)} {self.text(sheet.name) or self.name(sheet.id)}".strip()
        return Text(name, f"bold {colour}"), lines or [Text(NOTHING, "dim")], colour

    def _sheet_width(self, sheet: Sheet) -> int:
        rows = [cell_len(self.text(label)) + cell_len(self.text(value)) + 2 for label, value in sheet.rows]
        return max(cell_len(self.text(sheet.name)) + 4, *rows, self._notes_width(sheet.notes))

    def _hand(self, panel: Hand) -> list[RenderableType]:
        body = self._flow(panel.cards, self._card, self._card_width)
        if panel.hidden is not None and panel.hidden.total:
            body.append(Text(f"+{self.text(panel.hidden)} {self.text('hidden')}", "dim italic"))
        return body

    def _card(self, card: Card) -> tuple[Text, list[RenderableType], str]:
        name = Text(self.text(card.name) or self.name(card.id), "bold")
        return Text(""), [name, *(Text(self.text(note)) for note in card.notes)], "yellow"

    def _card_width(self, card: Card) -> int:
        return max(cell_len(self.text(card.name)), self._notes_width(card.notes))

    def _tracks(self, panel: Tracks) -> list[RenderableType]:
        if not panel.tracks:
            return []
        names = [self.text(track.name) or self.name(track.id) for track in panel.tracks]
        values = [self.text(t.value) + ("" if t.most is None else f"/{_number(t.most)}") for t in panel.tracks]
        name_width = min(max(map(cell_len, names)), self.inner // 3)
        value_width = min(max(map(cell_len, values)), self.inner // 3)
        length = max(4, min(30, self.inner - name_width - value_width - 4))
        table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(width=name_width, overflow="fold")
        table.add_column(width=value_width, justify="right", style="bold", overflow="fold")
        table.add_column(width=length, no_wrap=True)
        for track, name, value in zip(panel.tracks, names, values, strict=True):
            table.add_row(Text(name), Text(value), bar(track.value.total, track.most, length))
        return [table]

    def _listing(self, panel: Listing) -> list[RenderableType]:
        count = max([len(panel.columns), *map(len, panel.rows)])
        if not count:
            return []
        columns = [*map(self.text, panel.columns)] + [""] * (count - len(panel.columns))
        if count * COLUMN_LEAST > self.inner:
            return self._records(columns, panel.rows)
        table = Table(
            box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold", show_header=any(columns)
        )
        for index, column in enumerate(columns):
            cells = [row[index] for row in panel.rows if index < len(row)]
            numbers = bool(cells) and all(isinstance(cell, Sum) for cell in cells)
            table.add_column(Text(column), justify="right" if numbers else "left", overflow="fold")
        for row in panel.rows:
            table.add_row(*(Text(self.text(cell)) for cell in row))
        return [table] if panel.rows else [table, Text(NOTHING, "dim")]

    def _records(self, columns: Sequence[str], rows: Sequence[Sequence[Value]]) -> list[RenderableType]:
        """A table too wide for the terminal: each row as a paragraph of its cells with their columns."""
        if not rows:
            return [Text(" · ".join(filter(None, columns)), "bold"), Text(NOTHING, "dim")]
        body: list[RenderableType] = []
        for row in rows:
            cells = zip_longest(columns, map(self.text, row), fillvalue="")
            body.append(Text("▪ " + " · ".join(f"{column}: {cell}" if column else cell for column, cell in cells)))
        return body

    def _flow(
        self,
        items: Sequence[T],
        draw: Callable[[T], tuple[Text, list[RenderableType], str]],
        measure: Callable[[T], int],
    ) -> list[RenderableType]:
        """Framed cards side by side, as many in a row as fit. ``draw`` gives title, lines and the frame's colour."""
        if not items:
            return []
        natural = min(max(map(measure, items)) + 4, CARD_MOST)
        count = max(1, (self.inner + 1) // (max(natural, CARD_LEAST) + 1))
        each = min((self.inner + 1) // count - 1, max(natural, CARD_LEAST) + 4)
        table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
        for _ in range(min(count, len(items))):
            table.add_column(width=each, overflow="fold")
        for start in range(0, len(items), count):
            table.add_row(*(_framed(*draw(item), width=each) for item in items[start : start + count]))
        return [table]


def _framed(title: Text, lines: list[RenderableType], style: str, *, width: int) -> RenderableType:
    inside = title.cell_len > width - 6
    body = Group(*([title] if inside else []), *lines)
    return Frame(
        body, title=None if inside or not title else title, title_align="left", border_style=style, width=width
    )


def bar(value: int, most: int | None, length: int) -> Text:
    if most is None or most <= 0:
        return Text("")
    full = min(max(value * length // most, 0), length)
    if value > 0:
        full = max(full, 1)
    return Text.assemble(("█" * full, "green"), ("░" * (length - full), "dim"))


def _number(value: int, form: str = "d") -> str:
    return f"{value:{form}}".replace("-", "−")
