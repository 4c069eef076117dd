"""A view, drawn in a terminal.

:class:`Painter` turns the primitives of :mod:`holmgang.kernel.view` into Rich renderables. It knows no rule system:
what it shows is in the view, and what that is called is in the words. :mod:`holmgang.cli.draw_maps` draws the maps.

Nothing is told by colour alone, so that a pipe, ``NO_COLOR`` and a colour-blind reader lose nothing:

- a **side** has a colour and a mark (``●`` cyan, ``○`` red, ``◆`` …), in the order in which the painter met the sides;
- a **token** has a code of two columns that no other token has: the glyph it came with and the mark of its side, or
  letters of its name, ``GO`` in capitals for the first side, ``og`` in small letters for the second, ``Tr`` for others;
- a **faded** token is dim and its name stands in brackets.

Sides and codes are remembered: a painter kept for a whole match keeps them, whoever falls in the meantime.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product, zip_longest
from string import ascii_uppercase, digits
from typing import Protocol, TypeVar

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from holmgang.cli import draw_maps
from holmgang.cli.draw_maps import clean
from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.view import (
    Card,
    Grid,
    Hand,
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
    """What the painter needs of the words of a language."""

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

    # What is public: views, panels, values.

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
        return Padding(Group(*draw_maps.grid(self, panel, costs)), (0, 0, 0, 1))

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

    # What the drawing of maps shares with the rest.

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
                return draw_maps.grid(self, panel)
            case HexMap():
                return draw_maps.hexes(self, panel)
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
        """What lies between each two of many: a table of signs, and what the signs mean."""
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
