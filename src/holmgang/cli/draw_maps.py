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
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_letters, digits
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from holmgang.kernel.view import Grid, HexField, HexMap, Token

if TYPE_CHECKING:
    from holmgang.cli.draw import Painter

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
    """What each kind of terrain, (glyph, look), is drawn with and in which style."""
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
    """How the fields of one map are drawn: box width, short names, letters of looks and edges, signs of marks."""

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
