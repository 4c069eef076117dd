"""Single parts: outlines, layout, symbols, words, numbers, and the tray of each type of question."""

from __future__ import annotations

import dataclasses
import re
from fractions import Fraction
from itertools import combinations
from math import hypot
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.kernel.odds import Odds
from holmgang.kernel.questions import (
    Amount,
    Barred,
    Choose,
    ChooseSome,
    Declare,
    FreeWords,
    Option,
    Order,
    Question,
    Roll,
    Spot,
)
from holmgang.kernel.sums import Sum
from holmgang.kernel.view import Card, Grid, GridCell, Hand, LineUp, Sheet, Sheets, Token, Track, Tracks, View
from holmgang.kernel.words import LANGUAGES, Lexicon
from holmgang.table import draw
from holmgang.table.draw import Intent, Picture, Waiting, lineup
from holmgang.table.draw.building import PILL, apart, slot_beside
from holmgang.table.draw.intents import FLAG_HIGH, draw_flags
from holmgang.table.draw.markup import el, n, noise
from holmgang.table.draw.numbers import with_numbers
from holmgang.table.draw.picture import WORDS
from holmgang.table.draw.terrain import groups, outline_path, outlines
from holmgang.table.draw.tokens import STATIC, known, symbol
from holmgang.table.draw.zones import PlacedToken, arrange
from holmgang.table.snapshot import Snapshot, TableStatus
from tests.table.draw.laws import tree, words_in
from tests.table.draw.moments import last_step, moment

# ---- ink -------------------------------------------------------------------------------------------------------------


def test_text_is_escaped_and_markup_is_not() -> None:
    assert el("b", "<i>", el("i", "&")) == "<b>&lt;i&gt;<i>&amp;</i></b>"
    assert el("g", title='"') == '<g title="&quot;"/>'


@given(st.floats(-10_000, 10_000))
def test_numbers_have_one_decimal_at_most(value: float) -> None:
    assert re.fullmatch(r"-?\d+(\.[1-9])?", n(value))
    assert abs(float(n(value)) - value) <= 0.05 + 1e-9


def test_chance_never_changes() -> None:
    assert noise("tuft", 3, 4) == noise("tuft", 3, 4)
    assert len({round(noise("tuft", x, 0), 6) for x in range(50)}) == 50


# ---- regions ---------------------------------------------------------------------------------------------------------

cells = st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=25)


@given(cells)
def test_an_outline_encloses_exactly_its_cells(region: set[tuple[int, int]]) -> None:
    area = 0
    for corners in outlines(region):
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
            assert (x1 == x2) != (y1 == y2)
            area += x1 * y2 - x2 * y1
    assert area / 2 == len(region)


@given(cells)
def test_groups_are_the_connected_pieces(region: set[tuple[int, int]]) -> None:
    pieces = groups(region)
    assert set().union(*pieces) == region
    assert sum(map(len, pieces)) == len(region)
    for one, other in combinations(pieces, 2):
        assert not any(abs(ax - bx) + abs(ay - by) == 1 for ax, ay in one for bx, by in other)


def test_an_inset_outline_stays_inside() -> None:
    numbers = [float(found) for found in re.findall(r"-?[\d.]+", outline_path({(0, 0), (1, 0)}, 72, 3, 10))]
    assert min(numbers) == 3
    assert max(numbers) == 141


# ---- layout ----------------------------------------------------------------------------------------------------------

BOX = (100.0, 100.0, 760.0, 500.0)


def nodes_of(count: int) -> list[PlacedToken]:
    return [PlacedToken(f"t{place}", 40 if count < 9 else 24, 1 + place % 2) for place in range(count)]


@given(
    st.integers(1, 14),
    st.dictionaries(st.tuples(st.integers(0, 13), st.integers(0, 13)), st.integers(1, 4), max_size=20),
)
@settings(deadline=None)
def test_a_layout_is_the_same_every_time_stays_in_its_box_and_covers_no_token(
    count: int, far: dict[tuple[int, int], int]
) -> None:
    nodes = nodes_of(count)
    links = {(f"t{a}", f"t{b}"): steps for (a, b), steps in far.items() if a < b < count}
    places = arrange(nodes, links, BOX, {})
    assert places == arrange(nodes, links, BOX, {})
    for x, y in places.values():
        assert BOX[0] <= x <= BOX[2]
        assert BOX[1] <= y <= BOX[3]
    for one, other in combinations(nodes, 2):
        gap = hypot(places[one.id][0] - places[other.id][0], places[one.id][1] - places[other.id][1])
        assert gap > 0.72 * (one.radius + other.radius)


def test_tokens_nearer_in_the_rules_stand_nearer() -> None:
    nodes = [PlacedToken("a", 40, 1), PlacedToken("near", 40, 2), PlacedToken("far", 40, 2)]
    places = arrange(nodes, {("a", "near"): 1, ("a", "far"): 3, ("near", "far"): 2}, BOX, {})
    near, far = (hypot(places["a"][0] - places[k][0], places["a"][1] - places[k][1]) for k in ("near", "far"))
    assert near < far


def test_kept_places_stay_while_they_fit_and_move_when_a_token_comes_close() -> None:
    nodes = [PlacedToken("a", 40, 1), PlacedToken("b", 40, 2)]
    first = arrange(nodes, {("a", "b"): 3}, BOX, {})
    assert arrange(nodes, {("a", "b"): 3}, BOX, first) == first
    second = arrange(nodes, {}, BOX, first)
    assert hypot(*(second["a"][i] - second["b"][i] for i in (0, 1))) < hypot(
        *(first["a"][i] - first["b"][i] for i in (0, 1))
    )


def test_the_table_keeps_places_from_picture_to_picture() -> None:
    one = moment("k6/ogre_at_the_pillars", 3)
    first = one.picture()
    places = draw.places(first)
    assert set(places) == set(first.tokens)
    again = one.picture(places=places)
    for name, (x, y) in draw.places(again).items():
        assert abs(x - places[name][0]) < 0.02
        assert abs(y - places[name][1]) < 0.02


# ---- symbols, words, sheets ------------------------------------------------------------------------------------------


def test_every_word_with_a_drawing_has_its_symbol() -> None:
    text = (STATIC / "sprite.svg").read_text(encoding="utf-8")
    ids = re.findall(r'<symbol id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(known().values()) <= set(ids)
    assert symbol("giant_club") == symbol("club") == "i-club"
    assert symbol("red_guard_2") == "i-helm"
    assert symbol("nothing_like_it") == ""
    assert not re.search(r"#[0-9a-f]{3,6}\b|style=", text)


def test_the_page_has_its_words_in_every_language() -> None:
    lexicon = Lexicon([WORDS])
    assert lexicon.faults == []
    own = {key for lang in LANGUAGES for key in lexicon.keys(lang) if key.startswith("table-")}
    for lang in LANGUAGES:
        assert own - set(lexicon.keys(lang)) == set()
    code = "".join(path.read_text(encoding="utf-8") for path in (STATIC.parent / "draw").glob("*.py"))
    for key in re.findall(r'(?:\.page\(|page_words\(lang,)\s*"([\w-]+)"', code):
        assert f"table-{key}" in own, key


def test_every_colour_of_the_night_has_one_for_the_day() -> None:
    night, day = ((STATIC / name).read_text(encoding="utf-8") for name in ("look.css", "day.css"))
    named = re.compile(r"(--[\w-]+):\s*([^;]+);")
    dark, light = dict(named.findall(night)), dict(named.findall(day))
    shapes = {name for name in dark if name.startswith(("--text-", "--title-", "--space-", "--round-"))}
    assert set(light) <= set(dark), "only what has a colour by night needs one by day"
    derived = {name for name, value in dark.items() if value.startswith("var(")}
    same = {name for name in set(dark) - shapes - derived if dark[name] == light.get(name, dark[name])}
    assert same <= {"--num"}, "left as by night"


# ---- numbers ---------------------------------------------------------------------------------------------------------


def test_a_number_in_a_name_is_no_number() -> None:
    picture = picture_of(Choose("ann", "pick", [Option("a")]))
    number = picture.teller.number(Sum.of(1, "momentum", "TK-1.1"))
    markup = with_numbers(picture, "Wolf 1 goes on for 1 momentum.", [("price", number)], ["wolf 1"])
    assert words_in(tree(markup)).startswith("Wolf 1 goes on for 1")
    assert markup.index("<button") > markup.index("goes on")


# ---- the tray --------------------------------------------------------------------------------------------------------

BERG = Token(
    id="berg",
    name="berg",
    side="giants",
    gauge=Track(id="lives", name="lives", value=Sum.of(3, "lives", "K6-22.1"), most=5),
)
KAI = Token(id="kai", name="kai", side="folk", emblem="sword", notes=("prone", "blind", "burning", "bound"))
VIEW = View(
    panels=(
        LineUp(id="line", title="scene", sides=(("folk", (KAI,)), ("giants", (BERG,)))),
        Tracks(
            id="contest",
            title="scene",
            tracks=(
                Track(
                    id="kai",
                    name="kai",
                    value=Sum.of(4, "die", "K6-8.1").plus(2, "strength", "K6-8.2").plus(-1, "prone", "K6-8.3"),
                ),
            ),
        ),
        Hand(id="hand_ann", title="scene", cards=(Card(id="c1", name="stones"), Card(id="c2", name="pillar"))),
    ),
    names={"berg": "Berg", "kai": "Kai <script>"},
)


def picture_of(question: Question, given: dict[str, Any] | None = None, **more: Any) -> Picture:
    teller = moment("k6/ogre_at_the_pillars", 0).teller(None).named(VIEW.names)
    draft = teller.draft(question, given or {})
    last = last_step(teller, question, draft) if draft.complete else None
    fields = {one.name for one in dataclasses.fields(Snapshot)}
    seen = {name: more.pop(name) for name in list(more) if name in fields}
    snapshot = Snapshot(view=VIEW, teller=teller, seat="ann", **seen)
    return Picture(snapshot=snapshot, draft=draft, last=last, about=question.about, **more)


def with_attribute(markup: str, name: str) -> list[str]:
    return [value for part in tree(markup).iter() if (value := part.get(name)) is not None]


WORTH = Sum.of(3, "strength", "K6-8.2").plus(2, "shield", "K6-21.3")
EVEN = Odds((("none", Fraction(1, 2)), ("hit", Fraction(1, 3)), ("wound", Fraction(1, 6))), Fraction(1, 2))


def test_choosing_one_shows_price_chance_and_what_must_be_beaten() -> None:
    options = [
        Option("strike", at=(Spot.token("berg"),), worth=WORTH, against=Sum.of(7, "defence", "K6-8.9"), odds=EVEN),
        Option("wait", price=Sum.of(2, "lives", "K6-3.1"), coin="lives"),
    ]
    question = Choose(
        "ann", "pick", options, about="kai", clauses=("K6-3.1",), barred_source=[Barred("flee", "K6-3.2")]
    )
    tray = draw.tray(picture_of(question))
    assert with_attribute(tray, "data-put") == ['{"pick": "strike"}', '{"pick": "wait"}']
    assert with_attribute(tray, "aria-keyshortcuts")[:2] == ["1", "2"]
    assert "50" in words_in(tree(tray))
    assert {"K6-3.1", "K6-3.2", "K6-8.2", "K6-21.3", "K6-8.9"} <= set(with_attribute(tray, "data-clause"))
    hidden = [part for part in tree(tray).iter() if part.get("data-verdict")]
    assert [part.get("hidden") for part in hidden] == ["", ""]
    chosen = draw.tray(picture_of(question, {"pick": "strike"}))
    shown = {part.get("data-verdict"): part.get("hidden") for part in tree(chosen).iter() if part.get("data-verdict")}
    assert shown == {"strike": None, "wait": ""}
    assert 'class="tk s2 target on"' in draw.stage(picture_of(question, {"pick": "strike"}))


def test_a_declaration_has_a_rail_of_slots() -> None:
    whom = Choose("ann", "whom", [Option("berg", at=(Spot.token("berg"),)), Option("kai")])
    how = Choose("ann", "how", [Option("hard"), Option("soft")], default="soft")
    question = Declare("ann", "intend", [Option("strike", details=[whom, how]), Option("wait")], about="kai")
    begun = draw.tray(picture_of(question, {"intend": "strike"}))
    assert with_attribute(begun, "data-drop") == ["intend", "how"]
    assert with_attribute(begun, "data-put") == ['{"whom": "berg"}', '{"whom": "kai"}']
    full = picture_of(question, {"intend": "strike", "whom": "berg"})
    assert set(with_attribute(draw.tray(full), "data-drop")) == {"intend", "whom", "how"}
    board = draw.stage(full)
    assert 'class="intent draft"' in board
    assert 'class="flag fc"' in board


def test_the_other_types_of_question() -> None:
    two = [Option("berg"), Option("kai")]
    some = draw.tray(picture_of(ChooseSome("ann", "pick", two, least=1, most=2), {"pick": ["kai"]}))
    assert with_attribute(some, "data-toggle") == ['{"pick": "berg"}', '{"pick": "kai"}']
    assert with_attribute(some, "aria-checked") == ["false", "true"]
    order = draw.tray(picture_of(Order("ann", "pick", two), {"pick": ["kai", "berg"]}))
    assert with_attribute(order, "data-id") == ["kai", "berg"]
    assert '{"purpose": "pick", "id": "kai", "by": 1}' in with_attribute(order, "data-move")
    amount = draw.tray(picture_of(Amount("ann", "pick", 2, 9), {"pick": 4}))
    assert with_attribute(amount, "data-amount") == ["pick"]
    assert "4" in with_attribute(amount, "value")
    words = draw.tray(picture_of(FreeWords("ann", "pick", longest=50)))
    assert with_attribute(words, "data-words") == ["pick"]
    assert with_attribute(words, "maxlength") == ["50"]
    roll = Roll("ann", "pick", (6, 20))
    assert with_attribute(draw.tray(picture_of(roll)), "data-roll") == [""]
    typed = draw.tray(picture_of(roll, status=TableStatus(dice="typed"), faces=(4, None)))
    assert '{"die": 0, "face": 6}' in with_attribute(typed, "data-face")
    assert with_attribute(typed, "data-face-field") == ["1"]
    fell = draw.tray(picture_of(roll, {"pick": [4, 17]}, status=TableStatus(dice="typed"), faces=(4, 17)))
    assert "Rolled: " in fell, "a button says what it does, not a bare number"
    ruling = draw.tray(picture_of(Choose("ann", "pick", two, default="kai", ruling=True)))
    assert 'class="seal"' in ruling


def test_many_options_become_a_list_with_a_filter() -> None:
    question = Choose("ann", "pick", [Option(f"o{place}") for place in range(30)])
    tray = draw.tray(picture_of(question))
    assert with_attribute(tray, "data-filter") == [""]
    assert len(with_attribute(tray, "data-put")) == 30


def test_cards_of_the_own_hand_lie_in_the_tray() -> None:
    question = Choose(
        "ann",
        "pick",
        [Option("stones", worth=Sum.of(2, "strength", "K6-8.2")), Option("stop")],
        barred_source=[Barred("pillar", "K6-3.2")],
    )
    tray = tree(draw.tray(picture_of(question, {"pick": "stones"})))
    cards = [part for part in tray.iter() if "hcard" in (part.get("class") or "").split()]
    assert ["on" in (card.get("class") or "").split() for card in cards] == [True, False]
    assert "+2" in words_in(cards[0])
    assert "K6-3.2" in words_in(cards[1])


def test_a_refusal_keeps_the_draft_and_says_why() -> None:
    picture = picture_of(Choose("ann", "pick", [Option("a"), Option("b")]), {"pick": "a"}, refused="That is gone.")
    tray = tree(draw.tray(picture))
    assert any(part.get("role") == "alert" and "That is gone." in words_in(part) for part in tray.iter())


def test_waiting_is_grey_and_lets_one_confirm_or_change() -> None:
    picture = Picture(
        snapshot=Snapshot(view=VIEW, teller=picture_of(Choose("ann", "pick", [Option("a")])).teller, seat="ann")
    )
    plain = draw.tray(
        picture, Waiting(sentence="Berg thinks.", since="for a minute", seats=(("Berg", "thinking", "berg"),))
    )
    assert 'class="tray waiting"' in plain
    assert "data-send" not in plain
    mine = draw.tray(picture, Waiting(sentence="All have answered.", own="flee", may_change=True, may_confirm=True))
    assert with_attribute(mine, "data-confirm") == [""]
    assert with_attribute(mine, "data-change") == [""]
    assert 'class="tray"' in mine


# ---- the board -------------------------------------------------------------------------------------------------------


def test_a_typed_name_is_only_a_name() -> None:
    picture = picture_of(Choose("ann", "pick", [Option("a")], about="kai"))
    for markup in (draw.stage(picture), draw.tray(picture), draw.roster(picture)):
        assert "<script" not in markup
    assert "Kai &lt;script&gt;" in draw.stage(picture)


def test_a_token_shows_gauge_value_and_conditions() -> None:
    board = tree(draw.stage(picture_of(Choose("ann", "pick", [Option("a")]))))
    berg = next(part for part in board.iter("g") if part.get("data-token") == "berg")
    on = next(part for part in berg.iter("path") if part.get("class") == "g-on")
    assert (on.get("pathLength"), on.get("stroke-dasharray")) == ("5", ".78 .22 .78 .22 .78 .22 0 5")
    assert words_in(next(part for part in berg.iter("g") if part.get("class") == "tk-num")) == "3"
    kai = next(part for part in board.iter("g") if part.get("data-token") == "kai")
    assert [part.get("class") for part in kai.iter("g")].count("pip") == 3
    assert "+2" in words_in(kai)


def test_a_tower_has_a_block_for_each_term() -> None:
    board = tree(draw.stage(picture_of(Choose("ann", "pick", [Option("a")]))))
    tower = next(part for part in board.iter("g") if (part.get("class") or "").startswith("tower"))
    assert [part.get("class") for part in tower.iter("rect")] == ["bl die", "bl own2", "bl less"]
    assert words_in(tower).endswith("5")


def test_the_number_to_beat_runs_across_the_line_up() -> None:
    grade = Sum.of(5, "die", "K6-8.1").plus(5, "strength", "K6-8.2")
    sheet = Sheet(id="round", name="scene", rows=(("round", Sum.of(2, "round", "K6-2.1")), ("strength", grade)))
    view = View(panels=(VIEW.panels[0], Sheets(id="round", title="scene", sheets=(sheet,))), names=VIEW.names)
    board = tree(
        draw.stage(
            Picture(snapshot=Snapshot(view=view, teller=picture_of(Choose("ann", "pick", [Option("a")])).teller))
        )
    )
    shields = [part for part in board.iter("text") if part.get("class") == "gradenum"]
    assert [part.text for part in shields] == ["10", "10"]


def test_intentions_are_drawn_and_sealed_ones_tell_nothing() -> None:
    intents = (
        Intent(about="berg", word="strike", text="strikes Kai", targets=("kai",), confirmed=True, order=1),
        Intent(about="kai", word="flee", text="flees", targets=("berg",), sealed=True),
    )
    board = draw.stage(picture_of(Choose("ann", "pick", [Option("a")]), intents=intents))
    assert board.count('class="intent i2') == 2  # one per cut
    assert "strikes Kai" in board
    assert "flees" not in board
    assert "i-flee" not in board
    assert "sealed" in board


@pytest.mark.parametrize("gap", [70, 90, 120, 400])
def test_a_flag_covers_no_token_no_name_and_no_other_flag(gap: int) -> None:
    names = ("berg", "kai", "ann", "bo", "cy", "di")
    intents = tuple(Intent(about=name, word="attack", text="attack") for name in names)
    picture = picture_of(Choose("ann", "pick", [Option("a")]), intents=intents)
    where = {name: (300.0 + gap * (place % 2), 150.0 + gap * (place // 2), 33.0) for place, name in enumerate(names)}
    busy = [(x - r, y - r, x + r, y + r) for x, y, r in where.values()]
    taken = list(busy)
    frame = (6.0, 6.0, 854.0, 614.0) if gap > 70 else (260.0, 110.0, 410.0, 330.0)  # a board without room
    svg = el("svg", draw_flags(picture, where, frame, taken))
    flags = [part for part in tree(svg).iter("g") if "flag" in part.get("class", "").split()]
    bubbles = [part for part in tree(svg).iter("g") if "sign" in part.get("class", "").split()]
    assert len(flags) + len(bubbles) == len(names)
    assert gap == 70 or flags
    assert gap < 400 or len(flags) == len(names)
    assert gap > 70 or bubbles
    for part in flags:
        x, y = map(float, part.get("transform", "").removeprefix("translate(").removesuffix(")").split())
        shape = next(part.iter("path")).get("d", "")
        busy.append((x, y, x + 16 + float(shape[len("M8 0h") :].partition("a")[0]), y + FLAG_HIGH))
    for one, other in combinations(busy[len(names) :], 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    for flag in busy[len(names) :]:
        for token in busy[: len(names)]:
            assert flag[2] <= token[0] or token[2] <= flag[0] or flag[3] <= token[1] or token[3] <= flag[1]


def test_a_map_draws_what_it_has_no_drawing_for() -> None:
    grid = Grid(
        id="map",
        title="scene",
        width=3,
        height=2,
        cells=(GridCell(x=0, y=0, look="quicksilver"), GridCell(x=1, y=1, look="wall", marks=("threat", "web"))),
    )
    question = Choose(
        "ann",
        "go",
        [Option("2,1", at=(Spot.cell(2, 1),), price=Sum.of(2, "lives", "K6-3.1"), along=(Spot.cell(2, 0),))],
    )
    teller = picture_of(question).teller
    snapshot = Snapshot(view=View(panels=(grid,)), teller=teller, seat="ann")
    picture = Picture(snapshot=snapshot, draft=teller.draft(question, {}, suggest=False))
    board = draw.stage(picture)
    assert '<text x="36" y="45" class="t-letter">Q</text>' in board
    assert 'class="p-spell"' in board
    spot = next(part for part in tree(board).iter("g") if part.get("data-point") == "cell:2,1")
    assert "2" in words_in(spot)
    assert any(part.get("class") == "walk" for part in spot.iter("path"))


def test_the_curtain_knows_nothing() -> None:
    curtain = draw.curtain("en", "Vera <b>", 2)
    assert with_attribute(curtain, "data-lift") == [""]
    assert "Vera &lt;b&gt;" in curtain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_of_the_page_is_filled(lang: str) -> None:
    text = draw.page_words(lang, "stands-at", who="Kai", place="3,4")
    assert "Kai" in text
    assert "3,4" in text


# ---- the workshop ----------------------------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.integers(0, 400), st.integers(-40, 330), st.integers(40, 120)), max_size=4))
def test_pills_of_distances_lie_on_the_board_and_not_upon_each_other(pills: list[tuple[int, int, int]]) -> None:
    spots = apart(pills, [(200, 165, 30), (120, 100, 30)], 400, 330)
    for (x, y), (_, _, half) in zip(spots, pills, strict=True):
        assert half <= x <= 400 - half
        assert PILL / 2 <= y <= 330 - PILL / 2
    for (one, (_, _, half)), (other, (_, _, other_half)) in combinations(zip(spots, pills, strict=True), 2):
        assert abs(one[0] - other[0]) >= half + other_half or abs(one[1] - other[1]) >= PILL


def test_pills_of_distances_leave_tokens_in_sight_where_there_is_room() -> None:
    around = [(x, y, 40) for x, y in ((430, 310), (520, 250), (340, 250), (350, 380), (510, 390))]
    pills = [((430 + x) / 2, (310 + y) / 2, 90) for x, y, _ in around[1:]]
    for x, y in apart(pills, around, 860, 620):
        for tx, ty, radius in around:
            assert abs(x - tx) >= 90 + radius or abs(y - ty) >= PILL / 2 + radius, "a token is covered"


@pytest.mark.parametrize("cut", [lineup.WIDE, lineup.TALL], ids=["wide", "tall"])
@pytest.mark.parametrize("high", [True, False], ids=["above", "below"])
@pytest.mark.parametrize("count", range(1, 17))
def test_the_free_slot_of_a_line_up_lies_on_no_token(cut: lineup.LineUpCut, high: bool, count: int) -> None:
    where: dict[str, tuple[float, float, float]] = {}
    tokens = [Token(id=f"t{number}", name="t", side="s") for number in range(count)]
    lineup._rank(tokens, cut.radius * 2.2 if high else cut.high - cut.radius * 2.35, cut, where)
    x, y = slot_beside(where[tokens[-1].id], cut)
    assert cut.radius <= x <= cut.wide - cut.radius
    for tx, ty, radius in where.values():
        assert max(abs(x - tx), abs(y - ty)) >= radius + cut.radius
