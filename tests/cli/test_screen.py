"""The contents of a terminal's screen: news, status, questions; squares, defaults, any encoding, and the start."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from holmgang.cli.common import Voice, plainly, without_repeats
from holmgang.cli.draw import Painter
from holmgang.cli.prompts import Prompts, Unfit, only_answer, square
from holmgang.cli.status import Phrases, Standings, Status, paragraphs
from holmgang.cli.table import NothingChosen, TerminalTable, choose
from holmgang.kernel.description import LogLine
from holmgang.kernel.library import Library
from holmgang.kernel.odds import Odds
from holmgang.kernel.questions import (
    REQUIRED,
    Amount,
    Barred,
    Choose,
    ChooseSome,
    Declare,
    FreeWords,
    Option,
    Order,
    Question,
    Spot,
)
from holmgang.kernel.sums import Sum, phrase
from holmgang.kernel.view import Grid, Hand, LineUp, Sheet, Sheets, Token, Track, View
from holmgang.kernel.words import LANGUAGES, Words, kernel_lexicon
from holmgang.lab.simulate import simulate
from holmgang.lab.tally import Tally
from tests.cli.test_table import Sitting, _from
from tests.refgame import SYSTEM

LIBRARY = Library([SYSTEM])


def line(
    number: int,
    text: str,
    opens: str = "",
    weight: str = "plain",
    gone: bool = False,
    tokens: tuple[str, ...] = (),
) -> LogLine:
    return LogLine(number, "x", text, weight, opens, "", tokens, (), (), gone)


# ---- news ------------------------------------------------------------------------------------------------------------


def test_a_contest_is_one_paragraph_without_its_small_lines() -> None:
    lines = [
        line(1, "Round 1.", "round"),
        line(2, "Counted.", weight="small"),
        line(3, "Orc → Naria.", "contest"),
        line(4, "rolled 9", weight="small"),
        line(5, "9 against 4."),
        line(6, "Wound 7.", weight="big"),
        line(7, "Naria → Orc.", "contest"),
        line(8, "rolled 1", weight="small"),
    ]
    groups = paragraphs(lines)
    assert [[one.text for one in group.told] for group in groups] == [
        ["Round 1."],
        ["Orc → Naria.", "9 against 4.", "Wound 7."],
        ["Naria → Orc."],
    ]
    assert [group.number for group in groups] == ["1", "6", "7"]


def test_nothing_is_grouped_where_the_words_say_nothing_and_something_is_always_told() -> None:
    assert len(paragraphs([line(1, "a"), line(2, "b")])) == 2
    assert [group.told[0].text for group in paragraphs([line(1, "a", weight="small")])] == ["a"]
    taken = paragraphs([line(1, "a", "contest"), line(2, "b", gone=True), line(3, "c")])
    assert [group.lines[0].text for group in taken] == ["a", "b", "c"]
    assert paragraphs([]) == []


def test_a_contest_ends_where_something_stands_aside_or_others_are_spoken_of() -> None:
    fight = line(1, "Orc → Naria.", "contest", tokens=("orc", "naria"))
    wound = line(2, "Naria is hurt.", tokens=("naria",))
    elsewhere = line(3, "Kara runs.", tokens=("kara",))
    walk = line(4, "Orc walks on.", "aside", tokens=("orc",))
    after = line(5, "Orc rests.", tokens=("orc",))
    assert [len(group.lines) for group in paragraphs([fight, wound, elsewhere, after])] == [2, 1, 1]
    assert [len(group.lines) for group in paragraphs([fight, wound, walk, after])] == [2, 1, 1]
    assert not any(group.heading for group in paragraphs([fight, walk]))


# ---- status ----------------------------------------------------------------------------------------------------------


def orc(lives: int, *notes: str, at: tuple[int, int] = (1, 1), faded: bool = False) -> View:
    gauge = Track(id="lives", name="lives", value=Sum.of(lives, "lives", "RG-1.2"), most=12)
    token = Token(id="axel", name="axel", side="ann", gauge=gauge, notes=notes, faded=faded)
    other = Token(id="berg", name="berg", side="bea")
    grid = Grid(id="map", title="map", width=5, height=5, tokens=((*at, token), (4, 4, other)))
    rows = (("lives", gauge.value), ("force", Sum.of(2, "force", "RG-4.1")), ("cards", Sum.of(1, "cards", "RG-2.1")))
    sheets = Sheets(id="s", title="s", sheets=(Sheet(id="axel", name="axel", side="ann", rows=rows, headline=2),))
    return View(panels=(grid, sheets, Hand(id="h", title="cards", hidden=Sum.of(2, "cards", "RG-2.2"))))


def shown(view: View, was: Mapping[str, Any] | None = None, width: int = 80, lines: int = 100) -> tuple[str, Standings]:
    painter = Painter(Words(LIBRARY.lexicon(SYSTEM)), width)
    painter.know(view)
    status = Status(painter, view, was or {}, Phrases("(was {})", "out of it"), lines)
    console = Console(file=io.StringIO(), width=width)
    console.print(status.drawn())
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue(), status.now


def test_a_line_for_everybody_with_bar_place_and_headline() -> None:
    text, _ = shown(orc(7, "guard"))
    assert "████░░░░ 7/12 · force 2 · guard · 1,1" in text
    assert "cards 1" not in text, "the rest is on :view"
    assert "hidden" not in text, "how many cards others hold is on :view"
    assert len(text.strip().split("\n")) == 1


def test_changes_are_said_in_words() -> None:
    _, before = shown(orc(12))
    text, now = shown(orc(7, "guard"), before)
    assert "7/12 (was 12/12)" in text
    assert "+guard" in text
    again, _ = shown(orc(7, "guard"), now)
    assert "was" not in again
    assert "+guard" not in again


def test_the_fallen_shrink_to_their_names_once_seen() -> None:
    first, before = shown(orc(0, faded=True))
    assert "0/12" in first
    later, _ = shown(orc(0, faded=True), before)
    assert "out of it" in later
    assert "(Axel)" in later
    assert "0/12" not in later


def test_a_combatant_off_the_board_is_out() -> None:
    view = orc(12)
    _, before = shown(view)
    grid, *rest = view.panels
    assert isinstance(grid, Grid)
    left, _ = shown(View(panels=(replace(grid, tokens=grid.tokens[1:]), *rest)), before)
    assert "out of it" in left
    assert "Axel)" in left
    assert "force" not in left


def test_a_move_is_told_with_the_place_before() -> None:
    _, before = shown(orc(12))
    text, now = shown(orc(12, at=(3, 2)), before)
    assert "3,2 (was 1,1)" in text
    assert before != now, "a move alone is worth showing the status again"


def crowd(lives: Mapping[str, int], acting: str = "") -> View:
    def token(name: str, side: str) -> Token:
        gauge = Track(id="lives", name="lives", value=Sum.of(lives.get(name, 9), "lives", "RG-1.2"), most=9)
        return Token(id=name, name=name, side=side, gauge=gauge, acting=name == acting)

    sides = {"ann": [f"guard {n}" for n in range(1, 6)], "bea": [f"orc {n}" for n in range(1, 11)]}
    line_up = tuple((side, tuple(token(name, side) for name in names)) for side, names in sides.items())
    return View(panels=(LineUp(id="l", title="l", sides=line_up),))


def test_a_crowd_stands_side_by_side_and_only_what_is_new_gets_a_line() -> None:
    first, before = shown(crowd({}), lines=8)
    assert len(first.strip("\n").split("\n")) <= 8
    assert all(f"orc {n} 9/9" in first for n in range(1, 11))
    later, _ = shown(crowd({"orc 4": 3}, acting="guard 2"), before, lines=8)
    told = later.strip("\n").split("\n")
    assert len(told) <= 9
    assert [row for row in told if "(was 9/9)" in row and row.strip().startswith("o4")], "the wounded has a line"
    assert [row for row in told if row.startswith("▸") and "guard 2" in row], "so has the one who acts"
    assert len(shown(crowd({}), lines=100)[0].strip().split("\n")) == 16, "with room enough everybody has one"


def test_the_sides_are_summed_up_where_they_have_several() -> None:
    text, _ = shown(crowd({"orc 4": 3, "orc 5": 0}))
    assert "45/45" in text
    assert "75/90" in text
    alone, _ = shown(orc(7))
    assert "7/12" in alone
    assert alone.count("/12") == 1


def test_figures_that_stay_as_they_were_are_not_repeated() -> None:
    def view(armour: int, acting: bool = False) -> View:
        gauge = Track(id="lives", name="lives", value=Sum.of(7, "lives", "RG-1.1"), most=12)
        token = Token(id="axel", name="axel", side="ann", gauge=gauge, acting=acting)
        rows = (("armour", Sum.of(armour, "armour", "RG-1.1")), ("force", Sum.of(0, "force", "RG-1.1")))
        sheets = Sheets(id="s", title="s", sheets=(Sheet(id="axel", name="axel", rows=rows),))
        return View(panels=(Grid(id="g", title="g", width=3, height=1, tokens=((0, 0, token),)), sheets))

    first, before = shown(view(2))
    assert "armour 2" in first
    assert "force" not in first, "nothing is no figure"
    assert "armour" not in shown(view(2), before)[0]
    assert "armour 1 (was 2)" in shown(view(1), before)[0]
    assert "armour 2" in shown(view(2, acting=True), before)[0]


@pytest.mark.parametrize("width", [24, 40, 80])
def test_no_line_of_the_status_is_wider_than_the_screen(width: int) -> None:
    text, _ = shown(orc(7, "guard", "slippery", "feint"), width=width)
    assert max(map(len, text.split("\n"))) <= width


# ---- questions that need not be asked --------------------------------------------------------------------------------

ONE, TWO = Option("one"), Option("two")
EQUAL = [Option("die_1", label=phrase("word-die")), Option("die_2", label=phrase("word-die"))]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Choose("ann", "deed", [ONE]), "one"),
        (Choose("ann", "deed", EQUAL), "die_1"),
        (Choose("ann", "deed", [ONE, TWO]), REQUIRED),
        (Choose("ann", "deed", [ONE, TWO], default="one"), REQUIRED),
        (Amount("ann", "force", 2, 2), 2),
        (Amount("ann", "force", 0, 2), REQUIRED),
        (Order("ann", "order", [ONE]), ["one"]),
        (ChooseSome("ann", "drop", []), []),
        (ChooseSome("ann", "drop", [ONE], least=1), ["one"]),
        (ChooseSome("ann", "drop", [ONE]), REQUIRED),
        (Declare("ann", "deed", [Option("go", details=[Amount("ann", "force", 1, 1)])]), {"deed": "go", "force": 1}),
        (Declare("ann", "deed", [Option("go", details=[Amount("ann", "force", 1, 2)])]), REQUIRED),
    ],
)
def test_questions_with_one_answer_are_known(question: Question, answer: Any) -> None:
    assert only_answer(question) == answer


# ---- prompts ---------------------------------------------------------------------------------------------------------


class Board:
    """Berg is a friend; the map has whatever squares it is asked to draw."""

    def __init__(self) -> None:
        self.drawn: list[Mapping[tuple[int, int], str]] = []

    def friendly(self, question: Question, token: str) -> bool:
        return token == "berg"

    def has_map(self) -> bool:
        return True

    def map_with(self, costs: Mapping[tuple[int, int], str]) -> bool:
        self.drawn.append(costs)
        return True


class Asked:
    """A question put to a player who types these lines."""

    def __init__(self, question: Question, *lines: str) -> None:
        self.board = Board()
        self.file = io.StringIO()
        voice = Voice(Console(file=self.file, width=80), Words(LIBRARY.lexicon(SYSTEM)), SYSTEM.rulebook)
        self.prompts = Prompts(voice, _from(lines), self.board)
        self.answer = self.prompts.answer(question)

    @property
    def shown(self) -> str:
        return " ".join(self.file.getvalue().split())


def test_foes_come_before_friends_and_numbers_follow() -> None:
    target = Choose("ann", "target", [Option(name, at=(Spot.token(name),)) for name in ("berg", "axel", "carl")])
    asked = Asked(target, "1")
    assert asked.answer == "axel"
    assert "1 Axel 2 Carl 3 Berg" in asked.shown


def cells(purpose: str = "step_to") -> Choose:
    prices = {(1, 2): 1, (7, 3): 4}
    options = [
        Option(f"{x},{y}", at=(Spot.cell(x, y),), price=Sum.of(price, "force", "RG-4.1"), coin="force")
        for (x, y), price in prices.items()
    ]
    return Choose("ann", purpose, [*options, Option("rest")])


def test_squares_are_drawn_with_their_costs_and_typed_as_they_are() -> None:
    asked = Asked(cells(), "5,5", "7,3")
    assert asked.answer == "7,3"
    assert asked.board.drawn[0] == {(1, 2): "1", (7, 3): "4"}
    assert "Type a square as 1,2" in asked.shown
    assert "The square 5,5 cannot be chosen" in asked.shown
    assert "3 rest" in asked.shown
    assert "1 1,2" not in asked.shown, "no list of coordinates"
    assert square("7, 3") == Spot.cell(7, 3)
    assert square("7") is None


def test_no_number_stands_for_a_square_that_has_none_on_the_map() -> None:
    asked = Asked(cells(), "1", "", ".", "3")
    assert asked.answer == "rest", "the third is in the list"
    assert asked.shown.count("Type a square, such as 1,2") == 3


def test_ending_a_turn_says_who_could_still_act() -> None:
    acts = Option("berg", at=(Spot.token("berg"),), details=[Amount("ann", "force", 1, 2)])
    assert "end turn could still act: Berg" in Asked(Declare("ann", "deed", [acts, Option("end_turn")]), "2").shown
    foe = Option("axel", at=(Spot.token("axel"),), details=[Amount("ann", "force", 1, 2)])
    assert "still act" not in Asked(Declare("ann", "deed", [foe, Option("end_turn")]), "2").shown


def test_the_only_one_who_can_act_is_not_asked_for_but_can_be_left() -> None:
    acts = Option("berg", at=(Spot.token("berg"),), details=[Amount("ann", "force", 1, 2)])
    turn = Declare("ann", "deed", [acts, Option("end_turn")], default="berg")
    assert Asked(turn, "2").answer == {"deed": "berg", "force": 2}
    assert Asked(turn, "<", "2").answer == {"deed": "end_turn"}
    offer = Declare("ann", "deed", [Option("strike", details=[Amount("ann", "force", 1, 2)]), Option("rest")])
    assert Asked(offer, "2").answer == {"deed": "rest"}, "what could be done is asked"


def test_leaving_what_could_be_bought_says_so() -> None:
    assert "rest what you have left goes unused" in Asked(spending("strike"), "2").shown


@pytest.mark.parametrize(("least", "most", "said"), [(0, 1, "or 0 for none"), (1, 1, "A number:"), (2, 2, "2 numbers")])
def test_a_single_thing_is_not_asked_for_in_the_plural(least: int, most: int, said: str) -> None:
    question = ChooseSome("ann", "drop", [ONE, TWO, Option("three")], least=least, most=most)
    prompts: list[str] = []
    voice = Voice(Console(file=io.StringIO()), Words(kernel_lexicon()))

    def line(prompt: str) -> str:
        prompts.append(prompt)
        return "1 2"[: 2 * most - 1]

    Prompts(voice, line).answer(question)
    assert said in prompts[0]


def test_a_question_asked_to_hide_something_may_be_passed() -> None:
    question = Choose("ann", "deed", [ONE, Option("pass")], default="pass", hides=True)
    asked = Asked(question, "", "1", "1")
    assert ":pass" not in asked.shown, "not before it has been let by once"
    asked.prompts.answer(question)
    asked.prompts.answer(question)
    assert asked.shown.count(":pass skips this") == 1
    plain = Asked(Choose("ann", "deed", [ONE, Option("pass")], default="pass"), "", "1")
    plain.prompts.answer(Choose("ann", "deed", [ONE, Option("pass")], default="pass"))
    assert ":pass" not in plain.shown


def test_a_square_means_the_plainest_thing_that_can_be_done_with_it() -> None:
    ways = [Option("walk", details=[cells()]), Option("sneak", details=[cells()])]
    walk = Declare("ann", "how", ways, default="walk")
    deed = Declare("ann", "deed", [Option("move", details=[walk]), Option("rest")])
    assert Asked(deed, "7,3").answer == {"deed": "move", "how": "walk", "step_to": "7,3"}
    both = Declare("ann", "deed", [Option("move", details=[cells("a")]), Option("throw", details=[cells("b")])])
    asked = Asked(both, "7,3", "throw", "1,2")
    assert "“7,3” could be: move" in asked.shown
    assert asked.answer == {"deed": "throw", "b": "1,2"}


def test_the_way_to_a_square_may_be_named_but_is_never_asked_for() -> None:
    way = FreeWords("ann", "over", default="")
    deed = Declare("ann", "deed", [Option("move", details=[cells(), way]), Option("rest")])
    assert Asked(deed, "move", "7,3").answer == {"deed": "move", "step_to": "7,3", "over": ""}
    assert Asked(deed, "7,3").answer == {"deed": "move", "step_to": "7,3", "over": ""}, "typed at the first step"
    named = Asked(deed, "move", "1, 1 4,2 7,3")
    assert named.answer == {"deed": "move", "step_to": "7,3", "over": "1,1 4,2"}
    assert "all squares of the way" in named.shown
    wrong = Asked(deed, "move", "1,1 9,9", "7,3")
    assert "The square 9,9 cannot be chosen" in wrong.shown
    said = Declare("ann", "deed", [Option("rest", details=[way]), Option("pass")])
    assert Asked(said, "rest", "well").answer == {"deed": "rest", "over": "well"}, "other words are asked for"
    plain = Asked(cells(), "1,1 7,3", "7,3")
    assert "all squares of the way" not in plain.shown, "nothing takes a way here"


def test_an_outcome_without_dice_is_told() -> None:
    odds = Odds((("rest", Fraction(1)),), Fraction(0))
    reached, grade = Sum.of(11, "force", "RG-4.1"), Sum.of(12, "guard", "RG-4.1")
    strike = Option("strike", worth=reached, against=grade, odds=odds)
    assert "strike 11 against 12: rest" in Asked(Choose("ann", "deed", [strike, ONE]), "1").shown
    dagger = Option("strike", worth=Sum.of(3, "strike", "RG-4.1"))
    assert "1 strike +3 2 one" in Asked(Choose("ann", "deed", [dagger, ONE]), "1").shown, "it is not named twice"


def test_options_say_what_they_cost_and_how_likely_they_are() -> None:
    works = Fraction(13, 20)
    odds = Odds((("rest", 1 - works), ("strike", works)), works, phrase("need-at-least", number=8, sides=20))
    options = [Option("strike", price=Sum.of(2, "force", "RG-4.1"), coin="force", odds=odds), Option("guard")]
    asked = Asked(Choose("ann", "deed", options), "1")
    assert "strike costs 2 force, 65 %, 8 or more on a d20" in asked.shown
    assert "RG-" not in asked.shown, "clauses are on request"


def spending(default: str) -> Choose:
    price = Sum.of(1, "force", "RG-4.1")
    return Choose("ann", "deed", [Option("strike", price=price, coin="force"), Option("rest")], default=default)


def test_enter_throws_nothing_away_without_a_word() -> None:
    asked = Asked(spending("rest"), "", "")
    assert asked.answer == "rest"
    assert "Enter means “rest” and leaves unused what you have." in asked.shown
    assert "→ rest" in asked.shown
    assert Asked(spending("rest"), "", "strike").answer == "strike"
    once = Asked(spending("strike"), "")
    assert once.answer == "strike"
    assert "→ strike (costs 1 force)" in once.shown
    with pytest.raises(EOFError):
        Asked(ChooseSome("ann", "drop", [ONE, TWO]), "")


def test_a_refusal_quotes_its_clause_in_a_sentence() -> None:
    question = Choose("ann", "deed", [ONE, TWO], barred_source=[Barred("flee", "RG-3.2")])
    prompts = Asked(question, "one").prompts
    with pytest.raises(Unfit, match=r"“flee” is ruled out by RG-3.2: There is no fleeing"):
        prompts.read(question, "flee")


# ---- the table -------------------------------------------------------------------------------------------------------


def test_news_status_and_question_fit_on_a_small_screen(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["strike", "1"])
    before = sitting.file.getvalue().split("Your choice")[0]
    assert len(before[before.index("   1 Round 1") :].split("\n")) <= 24
    assert before.index("Round 1 begins") < before.index("lives 8") < before.index("What will Axel do?")


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize(
    "scenario",
    ["k6/shamans_room", "tkds/crypt_without_light", "psychopaths/wasteland_six", "kampbogen/crossroads_ambush"],
)
def test_status_and_question_of_every_system_share_a_small_screen(scenario: str, width: int, tmp_path: Path) -> None:
    library = Library.discover()
    file = io.StringIO()
    screen = Console(file=file, width=width, height=24)
    table = TerminalTable(
        library, library.game(scenario), seats=(), lang="cs", console=screen, ask=_from([]), folder=tmp_path
    )
    assert table.play("virtual", 1) == 0
    view = table.view()
    assert view is not None
    assert view.headline is not None
    rest = file.getvalue().rpartition(f"\n{table.voice.words.say(view.headline)}")[2]
    lines = len(rest.partition("\nBoj je uložen")[0].split("\n"))
    assert lines <= (24 if width == 80 else 34), "the prompt takes the last line"
    assert all(cell_len(line) <= width for line in file.getvalue().split("\n") if "holmgang play" not in line)


@pytest.mark.parametrize(
    ("lang", "saved"), [("en", "The fight is saved"), ("cs", "Boj je uložen"), ("da", "Kampen er gemt")]
)
def test_a_crowd_and_what_it_intends_leave_the_question_on_the_screen(lang: str, saved: str, tmp_path: Path) -> None:
    library, file = Library.discover(), io.StringIO()
    screen = Console(file=file, width=80, height=24)
    game = library.game("k6/caravan")
    table = TerminalTable(library, game, seats=(), lang=lang, console=screen, ask=_from([]), folder=tmp_path)
    assert table.play("virtual", 1) == 0
    view = table.view()
    assert view is not None
    rest = file.getvalue().rpartition(f"\n{table.voice.words.say(view.headline or '')}")[2]
    told, found, _ = rest.partition(f"\n{saved}")
    assert found
    assert told.count("✓") > 6, "what eighteen people intend is there"
    assert len(told.split("\n")) <= 24, "with the prompt on the last line"
    assert all(cell_len(line) <= 80 for line in told.split("\n"))


@pytest.mark.parametrize(
    ("scenario", "seat"),
    [
        ("k6/shamans_room", "pavel"),
        ("kampbogen/toll_road", "hilda"),
        ("tkds/rats_in_the_cellar", "heroes"),
        ("psychopaths/first_evening", "rust"),
    ],
)
def test_the_guide_of_a_first_fight_stands_above_its_question_on_a_small_screen(
    scenario: str, seat: str, tmp_path: Path
) -> None:
    library, file = Library.discover(), io.StringIO()
    screen = Console(file=file, width=80, height=24)
    asks = _from([":quit"])
    table = TerminalTable(
        library, library.game(scenario), seats=[seat], lang="cs", console=screen, ask=asks, folder=tmp_path
    )
    assert table.play("virtual", 1) == 0
    view = table.view()
    assert view is not None
    rest = file.getvalue().rpartition(f"\n{table.voice.words.say(view.headline or '')}")[2]
    _, found, asked = rest.partition("\n» ")
    assert found
    assert asked.index("?") > asked.index(f"{table.game.system.prefix}-"), "the question comes after the guide's rule"
    assert len(rest.partition("\nBoj je uložen")[0].split("\n")) <= 24


def test_numbered_namesakes_are_named_once() -> None:
    assert without_repeats(["orc 1", "orc 2", "wolf 2", "wolf 3", "Naria"]) == ["orc 1", "2", "wolf 2", "3", "Naria"]
    assert without_repeats(["Naria", "Kara", "7", "8"]) == ["Naria", "Kara", "7", "8"]


def test_the_view_and_an_option_are_told_on_request(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, [":view", ":option", ":option 1", ":option 9"])
    assert "── fighters" in sitting.file.getvalue()
    assert "RG-3.1 All declare a deed openly" in sitting.shown
    assert "1 strike" in sitting.shown
    assert "“9” is not possible here" in sitting.shown


def test_alone_at_the_keyboard_nothing_is_confirmed_and_can_be_taken_back(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["guard", ":undo"])
    assert not any("confirm your answer" in prompt for prompt in sitting.prompts[:2])
    assert "confirm your answer?" in sitting.prompts[-1]


def test_a_player_who_passes_is_not_asked_the_same_again(tmp_path: Path) -> None:
    def play(prompt: str) -> str:
        if "[pass]" in prompt:
            return ":pass"
        if prompt.startswith("All"):
            return "1 2"
        return "guard" if prompt.startswith("Your choice") else "1"

    asked = [prompt for prompt in Sitting(tmp_path / "a", play).prompts if "[pass]" in prompt]
    other = [
        prompt
        for prompt in Sitting(tmp_path / "b", lambda prompt: "" if "[pass]" in prompt else play(prompt)).prompts
        if "[pass]" in prompt
    ]
    assert len(asked) < len(other)
    refused = Sitting(tmp_path / "c", [":pass"])
    assert "This question has no default answer" in refused.shown


# ---- any terminal ----------------------------------------------------------------------------------------------------


def test_characters_an_encoding_lacks_are_replaced() -> None:
    assert plainly("█░ 7/12 · Žluťoučký → “ok” …") == '#. 7/12 . Zlutoucky > "ok" ~'
    assert plainly("Øvelse på æ") == "Ovelse pa ae"
    assert plainly("狼") == "?"


# ---- the start -------------------------------------------------------------------------------------------------------


@pytest.fixture
def screen() -> Console:
    return Console(file=io.StringIO(), width=80)


def test_the_start_asks_for_language_game_and_fight(screen: Console) -> None:
    assert choose(LIBRARY, screen, _from(["2", "1", "souboj"])) == ("refgame/duel", "cs")
    assert isinstance(screen.file, io.StringIO)
    assert "Která hra?" in screen.file.getvalue()
    assert choose(LIBRARY, screen, _from(["", "nonsense", "", ""]), "da") == ("refgame/brawl", "da")
    for lines in ([], ["q"], ["1", ":quit"]):
        with pytest.raises(NothingChosen):
            choose(LIBRARY, screen, _from(lines))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_has_words_in_every_language(lang: str) -> None:
    assert not [key for key in kernel_lexicon().keys("en") if not kernel_lexicon().has(key, lang)]


def test_ctrl_c_ends_a_simulation_with_what_it_has() -> None:
    done: list[int] = []

    def progress(so_far: Tally) -> None:
        done.append(so_far.matches)
        if len(done) == 3:
            raise KeyboardInterrupt

    assert simulate(LIBRARY, LIBRARY.game("duel"), 50, processes=1, progress=progress).matches == 3
