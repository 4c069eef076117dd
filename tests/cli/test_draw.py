"""Views in a terminal: everything is shown, in its place, within the width, and without colour too."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from holmgang.cli.draw import Painter
from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.kernel.view import (
    Card,
    Grid,
    GridCell,
    Hand,
    HexField,
    HexMap,
    LineUp,
    Listing,
    Panel,
    Sheet,
    Sheets,
    Token,
    Track,
    Tracks,
    Value,
    View,
    Zone,
    Zones,
)

T = TypeVar("T")
WIDTHS = (60, 80, 120)


class PlainWords:
    """Words that say the key and its arguments."""

    def say(self, value: Phrase | Sum | str) -> str:
        if isinstance(value, Sum):
            return str(value.total).replace("-", "−")
        if isinstance(value, Phrase):
            args = (self.say(arg) if isinstance(arg, Phrase | Sum) else str(arg) for arg in value.args.values())
            return " ".join([*args, value.key])
        return value

    def explain(self, value: Sum) -> str:
        return repr(value)


def number(value: int) -> Sum:
    return Sum.of(value, "base", "X-1")


def shown(what: RenderableType, *, colour: bool = False, no_color: bool = False) -> str:
    """Return the output on a terminal much wider than the painter's width."""
    file = io.StringIO()
    console = Console(
        file=file,
        width=300,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        no_color=no_color,
        legacy_windows=False,
    )
    console.print(what)
    return file.getvalue()


def lines(panel: Panel | View, width: int = 80) -> list[str]:
    painter = Painter(PlainWords(), width)
    drawn = painter.view(panel) if isinstance(panel, View) else painter.panel(panel)
    return [line.rstrip() for line in shown(drawn).split("\n")]


def cut(line: str, start: int, length: int) -> str:
    """The characters in some columns of a line, wide characters counted as two."""
    at, found = 0, ""
    for char in line:
        found += char if start <= at < start + length else ""
        at += cell_len(char)
    return found


def cells(drawn: list[str], width: int, height: int) -> dict[tuple[int, int], str]:
    """The cells of a square map, read by the numbers along its edges."""
    top = next(i for i, line in enumerate(drawn) if "┌" in line)
    origin = drawn[top].index("┌") + 1
    for x in range(width):
        assert cut(drawn[top - 1], origin + 2 * x, 1) == str(x % 10)
        if x and x % 10 == 0:
            assert cut(drawn[top - 2], origin + 2 * x, 2).strip() == str(x // 10)
    found: dict[tuple[int, int], str] = {}
    for y in range(height):
        line = drawn[top + 1 + y]
        assert int(line.split("│")[0]) == y
        found |= {(x, y): cut(line, origin + 2 * x, 2) for x in range(width)}
    assert "└" in drawn[top + 1 + height]
    return found


GORONDAR = Token(id="g", name="Gorondar", side="heroes", notes=(phrase("lives", n=number(12)), "heavy armour"))
REHOR = Token(id="r", name="Řehoř Žluťoučký", side="heroes", notes=("kulhá",))
OGRE = Token(id="o", name="Ogre", side="monsters", size=2, notes=("club",))
GOBLIN = Token(id="b1", name="Goblin", side="monsters", glyph="g")
OTHER = Token(id="b2", name="Goblin", side="monsters", glyph="g", faded=True, notes=("prone",))
DRAGON = Token(id="d", name="龍 the dragon", size=3)
TOKENS = (GORONDAR, REHOR, OGRE, GOBLIN, OTHER, DRAGON)

GRID = Grid(
    id="grid",
    title="The bridge",
    width=36,
    height=12,
    cells=(
        *(GridCell(x=x, y=0, look="wall", glyph="#") for x in range(36)),
        GridCell(x=4, y=2, look="mud"),
        GridCell(x=5, y=2, look="moss"),
        GridCell(x=6, y=2, look="", marks=("reach",)),
        GridCell(x=7, y=2, look="mud", marks=("reach", "threat")),
        GridCell(x=8, y=2, look="", light="dark"),
        GridCell(x=3, y=4, look="ice", marks=("threat",)),
    ),
    tokens=((3, 4, GORONDAR), (12, 5, REHOR), (20, 6, OGRE), (35, 11, GOBLIN), (34, 11, OTHER), (25, 3, DRAGON)),
)
HEXES = HexMap(
    id="hex",
    title="Island",
    fields=tuple(
        HexField(
            id=f"A{q}{r}",
            q=q - r // 2,
            r=r,
            look="fountain" if (q, r) == (0, 0) else "",
            edges=("forest", "plain", "city", "plain", "tavern", "forest"),
            tokens={(1, 1): (GORONDAR, OGRE), (4, 6): TOKENS}.get((q, r), ()),
            marks=("reach",) if r == 3 else (),
        )
        for r in range(7)
        for q in range(6)
    ),
)
ZONES = Zones(
    id="zones",
    title="Places",
    zones=(
        Zone(id="hall", name="Great hall", tokens=(GORONDAR, REHOR), notes=("smoky",)),
        Zone(id="yard", name="Yard"),
    ),
    links=(("hall", "yard", "a door"), ("g", "r", "arm's length")),
)
LINE_UP = LineUp(
    id="line",
    title="Line-up",
    sides=(("Heroes", (GORONDAR, REHOR)), ("Monsters", (OGRE, GOBLIN, OTHER)), ("Bystanders", (DRAGON,))),
    ties=(("g", "o", "attacks"),),
)
SHEETS = Sheets(
    id="sheets",
    title="Sheets",
    sheets=tuple(
        Sheet(
            id=token.id, name=token.name, side=token.side, rows=(("Strength", number(4)),), notes=("A long note " * 9,)
        )
        for token in TOKENS
    ),
)
HAND = Hand(id="hand", title="Hand", cards=(Card(id="c", name="Ambush", notes=("Strike twice.",)),), hidden=number(3))
TRACKS = Tracks(
    id="tracks",
    title="Tracks",
    tracks=(
        Track(id="1", name="Lives", value=number(5), most=10),
        Track(id="2", name="Round", value=number(3)),
        Track(id="3", name="Luck", value=number(-2), most=9),
    ),
)
LISTING = Listing(
    id="list",
    title="Order",
    columns=("who", "does", "initiative"),
    rows=(("g", "strikes " * 20, number(12)), ("o", "waits", number(9))),
)
PANELS: tuple[Panel, ...] = (GRID, HEXES, ZONES, LINE_UP, SHEETS, HAND, TRACKS, LISTING)
EMPTY: tuple[Panel, ...] = (
    Grid(id="e", title="", width=0, height=0),
    HexMap(id="e", title="", fields=()),
    Zones(id="e", title="", zones=()),
    LineUp(id="e", title="", sides=()),
    Sheets(id="e", title="", sheets=()),
    Hand(id="e", title=""),
    Tracks(id="e", title="", tracks=()),
    Listing(id="e", title="", columns=(), rows=()),
)


def name_of(panel: Panel) -> str:
    return type(panel).__name__


# Every panel.


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("panel", PANELS, ids=name_of)
def test_no_line_is_wider_than_the_painter(panel: Panel, width: int) -> None:
    drawn = lines(panel, width)
    assert max(map(cell_len, drawn)) <= width
    assert len(drawn) > 2


@pytest.mark.parametrize("panel", PANELS, ids=name_of)
def test_without_colour_nothing_is_lost(panel: Panel) -> None:
    drawn = Painter(PlainWords(), 80).panel(panel)
    plain = shown(drawn)
    coloured = shown(drawn, colour=True)
    assert "\x1b[" in coloured
    assert Text.from_ansi(coloured).plain.rstrip() == plain.rstrip()
    no_color = shown(drawn, colour=True, no_color=True)
    assert not re.search(r"\x1b\[[0-9;]*[34][0-9][;m]", no_color)
    assert Text.from_ansi(no_color).plain.rstrip() == plain.rstrip()


@pytest.mark.parametrize("panel", EMPTY, ids=name_of)
def test_an_empty_panel_says_so(panel: Panel) -> None:
    assert "—" in "".join(lines(panel))


@pytest.mark.parametrize("panel", [GRID, HEXES, LINE_UP], ids=name_of)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_token_has_its_code_name_and_notes(panel: Panel, width: int) -> None:
    painter = Painter(PlainWords(), width)
    drawn = shown(painter.panel(panel))
    for token in TOKENS:
        assert painter.code(token) in drawn
        assert str(token.name) in drawn
        for note in token.notes:
            assert painter.text(note) in drawn
    assert "(Goblin)" in drawn


def test_all_panels_of_a_view_in_order_with_their_titles() -> None:
    drawn = lines(View(panels=PANELS))
    heads = [line.strip("─ ") for line in drawn if line.startswith("── ")]
    assert heads == ["The bridge", "Island", "Places", "Line-up", "Sheets", "Hand", "Tracks", "Order"]


def test_names_of_the_view_stand_for_ids_and_typed_names_are_not_looked_up() -> None:
    class Loud(PlainWords):
        def say(self, value: Phrase | Sum | str) -> str:
            return super().say(value).upper()

    painter = Painter(Loud(), 80)
    painter.view(View(panels=(), names={"g": "Karel [b]", "o": phrase("ogre")}))
    assert painter.text("g") == "Karel [b]"
    assert painter.text("o") == "OGRE"
    assert painter.text("else") == "ELSE"
    assert "Karel [b]" in shown(painter.panel(LISTING))


def test_typed_names_cannot_steer_the_terminal() -> None:
    token = Token(id="t", name="\x1b[31mEvil\x07\n\tName\u202e\u200d", side="a")
    painter = Painter(PlainWords(), 80)
    assert painter.label(token).plain.endswith("[31mEvil  Name")


# Sides and codes.


def test_sides_have_colours_and_marks_by_order_and_keep_them() -> None:
    painter = Painter(PlainWords(), 80)
    painter.view(View(panels=(LINE_UP,)))
    assert [painter.colour(side) for side in ("heroes", "monsters", "new")] == ["cyan", "red", "magenta"]
    assert [painter.mark(side) for side in ("heroes", "monsters", "new")] == ["●", "○", "◆"]
    painter.view(View(panels=(LineUp(id="l", title="Later", sides=(("Monsters", (OGRE,)),)),)))
    assert painter.colour("monsters") == "red"


def test_codes_are_unique_two_columns_wide_and_tell_the_side() -> None:
    painter = Painter(PlainWords(), 80)
    many = [Token(id=f"x{i}", name="Goblin", side="monsters") for i in range(60)]
    painter.view(View(panels=(LINE_UP, LineUp(id="m", title="", sides=(("Many", tuple(many)),)))))
    codes = [painter.code(token) for token in (*TOKENS, *many)]
    assert len({code.casefold() for code in codes}) == len(codes)
    assert {cell_len(code) for code in codes} == {2}
    assert codes[:5] == ["GO", "ŘE", "og", "g○", "g2"]
    assert codes[5] == "龍"


def test_numbered_names_give_numbered_codes() -> None:
    painter = Painter(PlainWords(), 80)
    tokens = [Token(id=str(i), name=f"Goblin {i}", side="s") for i in (1, 2, 3)]
    painter.panel(LineUp(id="l", title="", sides=(("s", tuple(tokens)),)))
    assert [painter.code(token) for token in tokens] == ["G1", "G2", "G3"]
    others = [Token(id=f"n{i}", name=f"Gnoll {i}", side="t") for i in (1, 2, 3)]
    painter.panel(LineUp(id="m", title="", sides=(("t", tuple(others)),)))
    assert [painter.code(token) for token in others] == ["n1", "n2", "n3"], "the number stays that of the name"


# Squares.


def test_tokens_stand_at_their_coordinates_and_cover_exactly_their_cells() -> None:
    painter = Painter(PlainWords(), 80)
    drawn = cells(shown(painter.panel(GRID)).split("\n"), GRID.width, GRID.height)
    for x, y, token in GRID.tokens:
        covered = {(x + i, y + j) for i in range(token.size) for j in range(token.size)}
        assert {cell for cell, text in drawn.items() if text == painter.code(token)} == covered


def test_prices_stand_under_the_numbers_of_their_columns() -> None:
    prices = {(x, 3): str(x % 7 + 1) for x in range(GRID.width)}
    drawn = shown(Painter(PlainWords(), 80).map_with(GRID, prices)).split("\n")
    found = cells(drawn, GRID.width, GRID.height)
    free = {place: price for place, price in prices.items() if not found[place].isalpha()}
    assert len(free) > 20
    assert all(found[place] == f"{price} " for place, price in free.items())
    assert any("wall" in line for line in drawn[-4:]), "the signs of the map are explained"


def test_terrain_and_marks_stand_in_their_cells_and_in_the_legend() -> None:
    drawn = lines(GRID)
    found = cells(drawn, GRID.width, GRID.height)
    assert all(found[x, 0] == "##" for x in range(36))
    assert found[1, 1] == "· "
    assert found[4, 2] == "m "
    assert found[5, 2] == "o "  # moss: the m is taken
    reach, both, dark = found[6, 2][1], found[7, 2][1], found[8, 2][1]
    assert (found[6, 2][0], found[7, 2][0], found[8, 2][0]) == ("·", "m", "·")
    legend = "\n".join(drawn[-4:])
    for item in ("# wall", "m mud", "o moss", f"{reach} reach", f"{both} reach + threat", f"{dark} dark"):
        assert item in legend
    assert len({reach, both, dark}) == 3


def test_ground_hidden_by_a_token_is_in_the_legend() -> None:
    row = next(line for line in lines(GRID) if "Gorondar" in line)
    assert "[ice, threat]" in row
    assert "3,4" in row


def test_a_map_too_wide_is_cut_into_strips_with_all_columns() -> None:
    drawn = lines(GRID, 60)
    tops = [i for i, line in enumerate(drawn) if "┌" in line]
    assert len(tops) == 2
    assert sum(drawn[top].count("──") for top in tops) == GRID.width
    assert drawn[tops[1] - 1].split()[0] == "6"
    assert drawn[tops[1] - 2].split()[0] == "2"  # column 26


@pytest.mark.parametrize(("x", "y"), [(-1, 0), (50, 50)])
def test_a_token_outside_the_map_is_still_listed(x: int, y: int) -> None:
    drawn = "\n".join(lines(Grid(id="g", title="g", width=3, height=3, tokens=((x, y, GORONDAR),))))
    assert f"{x},{y}" in drawn


# Hexes.


def test_fields_stand_between_their_neighbours() -> None:
    drawn = lines(HEXES)
    places = {}
    for field in HEXES.fields:
        places[field.q, field.r] = next(
            (i, cell_len(line[: line.index(f" {field.id} ")]))
            for i, line in enumerate(drawn)
            if f" {field.id} " in line
        )
    rows = sorted({row for row, _ in places.values()})
    assert len(rows) == 7
    for (q, r), (row, column) in places.items():
        assert rows.index(row) == r
        if (q + 1, r) in places:
            pitch = places[q + 1, r][1] - column
            assert pitch == places[0, 0][1] - places[1, 0][1] + 2 * pitch
            for below, half in (((q, r + 1), pitch // 2), ((q - 1, r + 1), -pitch // 2)):
                if below in places:
                    assert places[below][1] - column == half


def test_edges_stand_on_the_six_sides() -> None:
    field = HexField(id="Q", q=0, r=0, edges=("east", "north", "west", "Oder", "sea", "dunes"), tokens=(GORONDAR,))
    top, middle, _, bottom = lines(HexMap(id="h", title="h", fields=(field,)))[1:5]
    assert re.fullmatch(r" ╱w─+n╲", top)
    assert re.fullmatch(r" o +Q +e", middle)
    assert re.fullmatch(r" ╲s─+d╱", bottom)


def test_an_edge_has_one_letter_on_all_maps_of_a_match() -> None:
    """Two maps that meet the kinds in another order, with words that begin alike."""
    kinds = ("plain", "pond", "park", "path", "pit", "pass")
    painter = Painter(PlainWords(), 80)
    legends = []
    for name, edges in (("one", kinds), ("two", kinds[::-1])):
        field = HexField(id=name, q=0, r=0, edges=edges)
        drawn = shown(painter.panel(HexMap(id=name, title=name, fields=(field,))))
        legends.append(sorted(re.findall(r"\b([a-z]) (p\w+)", drawn)))
    assert legends[0] == legends[1]
    assert sorted(kind for _, kind in legends[0]) == sorted(kinds)


def test_forty_fields_fit_on_a_screen() -> None:
    drawn = lines(HEXES)
    assert next(i for i, line in enumerate(drawn) if "Gorondar" in line) <= 30


def test_more_tokens_than_room_are_counted_and_listed() -> None:
    drawn = lines(HEXES)
    assert any(re.search(r"\+3 *│", line) for line in drawn)
    assert sum("A46" in line for line in drawn) == 1 + len(TOKENS)


def test_long_field_names_are_shortened_differently_and_told_below() -> None:
    fields = tuple(HexField(id=f"meadow-{name}", q=i, r=0) for i, name in enumerate(("north", "south")))
    drawn = "\n".join(lines(HexMap(id="h", title="h", fields=fields)))
    assert "meadow… = meadow-north" in drawn
    assert "#2 = meadow-south" in drawn


# The rest.


def test_zones_with_their_links() -> None:
    drawn = "\n".join(lines(ZONES))
    for text in ("─ Great hall ─", "smoky", "kulhá", "Great hall ── a door ── Yard", "── arm's length ── ŘE Řehoř"):
        assert text in drawn


def test_a_line_up_faces_each_other_with_arrows_beneath() -> None:
    drawn = lines(LINE_UP)
    assert any(re.fullmatch(r" ● Heroes +│ +Monsters ○", line) for line in drawn)
    assert any(re.fullmatch(r" GO Gorondar +│ +Ogre og", line) for line in drawn)
    assert " GO Gorondar ─ attacks → og Ogre" in drawn


def test_more_sheets_stand_side_by_side_where_there_is_room() -> None:
    beside = [max(line.count("╭") for line in lines(SHEETS, width)) for width in WIDTHS]
    assert beside == sorted(beside)
    assert beside[0] >= 2
    assert beside[2] > beside[0]


def test_a_hand_counts_what_is_hidden() -> None:
    drawn = "\n".join(lines(HAND))
    assert "Ambush" in drawn
    assert "+3 hidden" in drawn


def test_tracks_fill_by_their_value() -> None:
    lives, turns, luck = lines(TRACKS)[1:4]
    assert "5/10" in lives
    assert lives.count("█") == lives.count("░") > 0
    assert turns.split() == ["Round", "3"]
    assert "−2/9" in luck
    assert "█" not in luck


def test_a_listing_too_wide_for_a_table_becomes_paragraphs() -> None:
    columns = tuple(f"col{i}" for i in range(20))
    drawn = " ".join(" ".join(lines(Listing(id="l", title="Wide", columns=columns, rows=(columns,)), 60)).split())
    assert all(f"col{i}: col{i}" in drawn for i in range(20))


def test_why_lists_value_what_and_clause_and_the_total() -> None:
    value = number(4).plus(3, "club", "K6-21.2").plus(-2, phrase("heavy armour"), "K6-21.1")
    rows = [line.split() for line in shown(Painter(PlainWords(), 80).why(value)).splitlines()]
    assert rows[0] == ["value", "what", "clause"]
    assert rows[3:] == [["+3", "club", "K6-21.2"], ["−2", "heavy", "armour", "K6-21.1"], ["=", "5"]]
    assert Painter(PlainWords(), 80).value(value).plain == "5"


# Any view.

texts = st.one_of(
    st.text(max_size=12), st.text("aáčř 龍[]/\\", max_size=60), st.sampled_from(["reach", "wall", "g", "o"])
)
ids = st.text(max_size=8)
small = st.integers(-3, 45)
sums = st.builds(Sum.of, st.integers(-(10**12), 10**12), texts, texts)
values = st.one_of(texts, sums, st.builds(Phrase, texts, st.dictionaries(st.just("n"), sums, max_size=1)))


def several(items: st.SearchStrategy[T], most: int = 4) -> st.SearchStrategy[tuple[T, ...]]:
    return st.lists(items, max_size=most).map(tuple)


tokens = st.builds(
    Token,
    id=ids,
    name=values,
    side=st.sampled_from(["", "a", "b", "c"]),
    glyph=st.text(max_size=3),
    size=st.integers(0, 4),
    notes=several(values),
    faded=st.booleans(),
)
ends = st.tuples(ids, ids, values)
grid_cells = st.builds(
    GridCell, x=small, y=small, look=texts, glyph=st.text(max_size=3), light=ids, marks=several(texts, 3)
)
fields = st.builds(
    HexField,
    id=ids,
    q=st.integers(-9, 9),
    r=st.integers(-9, 9),
    look=texts,
    edges=several(texts, 6),
    tokens=several(tokens),
    marks=several(texts, 2),
)
zones = st.builds(Zone, id=ids, name=values, tokens=several(tokens), notes=several(values))
sheets = st.builds(Sheet, id=ids, name=values, side=ids, rows=several(st.tuples(values, values)), notes=several(values))
tracks = st.builds(Track, id=ids, name=values, value=sums, most=st.none() | st.integers(-2, 10**9))
cards = st.builds(Card, id=ids, name=values, notes=several(values))
any_panel: dict[str, st.SearchStrategy[Panel]] = {
    "grid": st.builds(
        Grid,
        id=ids,
        title=values,
        width=small,
        height=st.integers(0, 15),
        cells=several(grid_cells, 8),
        tokens=several(st.tuples(small, small, tokens)),
    ),
    "hexes": st.builds(HexMap, id=ids, title=values, fields=several(fields, 8)),
    "zones": st.builds(Zones, id=ids, title=values, zones=several(zones), links=several(ends)),
    "line-up": st.builds(
        LineUp, id=ids, title=values, sides=several(st.tuples(values, several(tokens))), ties=several(ends)
    ),
    "sheets": st.builds(Sheets, id=ids, title=values, sheets=several(sheets)),
    "hand": st.builds(Hand, id=ids, title=values, cards=several(cards), hidden=st.none() | sums),
    "tracks": st.builds(Tracks, id=ids, title=values, tracks=several(tracks)),
    "listing": st.builds(Listing, id=ids, title=values, columns=several(values, 20), rows=several(several(values, 20))),
}


def told(thing: object) -> Iterator[Value]:
    """All that a panel has to show in words, however it is drawn."""
    match thing:
        case tuple():
            for item in thing:
                yield from told(item)
        case Token() | Card() | Zone():
            yield from (thing.name, *thing.notes)
            yield from told(thing.tokens if isinstance(thing, Zone) else ())
        case Sheet():
            yield from (thing.name, *thing.notes, *(value for row in thing.rows for value in row))
        case Track():
            yield from (thing.name, thing.value)
        case HexField():
            yield from told(thing.tokens)
        case Grid():
            yield thing.title
            yield from told(thing.tokens)
        case HexMap() | Zones() | LineUp() | Sheets() | Hand() | Tracks() | Listing():
            yield thing.title
            parts = ("fields", "zones", "sheets", "cards", "tracks")
            yield from told(tuple(getattr(thing, part, ()) for part in parts))
            if isinstance(thing, LineUp):
                yield from (name for name, _ in thing.sides)
                yield from told(tuple(tokens for _, tokens in thing.sides))
            if isinstance(thing, Zones | LineUp):
                yield from (what for _, _, what in (thing.links if isinstance(thing, Zones) else thing.ties))
            if isinstance(thing, Listing):
                yield from (*thing.columns, *(value for row in thing.rows for value in row))


@pytest.mark.parametrize("kind", any_panel)
@given(data=st.data(), width=st.sampled_from(WIDTHS))
@settings(max_examples=40, deadline=None)
def test_any_view_is_drawn_within_the_width_and_nothing_is_cut_off(kind: str, data: st.DataObject, width: int) -> None:
    view = View(panels=data.draw(several(any_panel[kind], 2)), names=data.draw(st.dictionaries(ids, texts, max_size=2)))
    painter = Painter(PlainWords(), width)
    drawn = shown(painter.view(view))
    assert max(map(cell_len, drawn.split("\n"))) <= width
    drawn.encode()
    told_of = Counter("".join(painter.text(value) for value in told(view.panels)).replace(" ", ""))
    assert told_of - Counter(drawn) == Counter()


@given(value=sums, width=st.sampled_from(WIDTHS))
@settings(deadline=None)
def test_any_sum_is_explained_within_the_width(value: Sum, width: int) -> None:
    assert max(map(cell_len, shown(Painter(PlainWords(), width).why(value)).split("\n"))) <= width
