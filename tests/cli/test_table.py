"""The table in a terminal, played with typed lines: whole matches, wrong lines, undo, leaving and coming back."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from holmgang.bots import RandomBot
from holmgang.cli.common import Voice, folded
from holmgang.cli.prompts import Prompts, StepBack, Unfit
from holmgang.cli.saves import Saves
from holmgang.cli.table import TerminalTable, play
from holmgang.kernel.description import next_step
from holmgang.kernel.dice import FairDice, SeededDice
from holmgang.kernel.errors import InputError, SaveInUse, UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.questions import Amount, Choose, ChooseSome, Declare, FreeWords, Option, Order, Question, Roll
from holmgang.kernel.save import Saved, read_save, save
from holmgang.kernel.sums import Sum
from holmgang.kernel.words import LANGUAGES, Words
from tests.forging import Lines, entry_about, forged
from tests.refgame import SYSTEM
from tests.refgame.state import Duel
from tests.refgame.system import ReferenceGame

LIBRARY = Library([SYSTEM])
Ask = Callable[[str], str]


class Sitting:
    """One start of the command: what was typed, what was shown."""

    def __init__(
        self,
        folder: Path,
        ask: Ask | Iterable[str],
        scenario: str = "duel",
        lang: str = "en",
        library: Library = LIBRARY,
        **options: Any,
    ) -> None:
        self.file = io.StringIO()
        self.prompts: list[str] = []
        self.lines = ask if callable(ask) else _from(ask)
        console = Console(file=self.file, width=100, legacy_windows=False)
        choice = {"seats": ["ann"], "dice": "virtual", "seed": 5, **options}
        self.table = TerminalTable(
            library,
            library.game(scenario),
            seats=choice["seats"],
            lang=lang,
            console=console,
            ask=self.ask,
            folder=folder,
        )
        self.code = self.table.play(choice["dice"], choice["seed"])

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        assert len(self.prompts) < 2_000, "it never ends"
        self.file.write(prompt)
        typed = self.lines(prompt)
        self.file.write(f"«{typed}»\n")
        return typed

    @property
    def shown(self) -> str:
        """All that stood on the screen, without the line breaks of wrapping."""
        return re.sub(r"\s+", " ", self.file.getvalue())

    @property
    def faults(self) -> list[str]:
        return self.table.words.faults


def _from(lines: Iterable[str]) -> Ask:
    """Lines in a row; then the input ends."""
    source: Iterator[str] = iter(lines)

    def ask(prompt: str) -> str:
        try:
            return next(source)
        except StopIteration:
            raise EOFError from None

    return ask


def any_player(prompt: str) -> str:
    """A person who always strikes and understands what a prompt wants, in any language."""
    if prompt.rstrip().endswith(("[y]", "[a]", "[j]", ")")) or "Enter" in prompt:
        return ""
    if "d6" in prompt:
        return "4"
    if prompt.startswith(("All", "Všechna", "Alle")):
        return " ".join(str(number) for number in range(int(re.findall(r"\d+", prompt)[0]), 0, -1))
    return "1"


def then(*first: str) -> Ask:
    """Type these lines, then go on like any player."""
    lines = list(first)
    return lambda prompt: lines.pop(0) if lines else any_player(prompt)


def saved(folder: Path, name: str = "duel.json") -> Saved:
    return read_save((folder / name).read_bytes())


STRIKE = ("strike", "1")
"""Through the deed: strike, at the only foe, with force 1; alone at the keyboard nothing is confirmed."""


# ---- whole matches ---------------------------------------------------------------------------------------------------


def test_one_person_plays_a_whole_duel_against_the_engine(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, any_player)
    assert sitting.code == 0
    for sentence in ("A duel", "Two stand on an island.", "At the keyboard: ann.", "The computer plays bea."):
        assert sentence in sitting.shown
    assert "The fight is over." in sitting.shown
    place = tmp_path / "finished" / "duel-1.json"
    assert str(place) in sitting.shown.replace(" ", "")
    assert not (tmp_path / "duel.json").exists()
    data = saved(place.parent, place.name)
    assert LIBRARY.restore(data).over
    assert sitting.faults == []


def test_a_dot_takes_the_rest_as_suggested(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["strike", "", "."])
    put = [entry for entry in saved(tmp_path).record if entry["purpose"] == "deed" and entry["seat"] == "ann"]
    assert [entry["answer"] for entry in put] == [{"deed": "strike", "target": "berg", "force": 1}]
    assert ". for the rest as suggested [1]" in sitting.shown


def test_the_second_match_does_not_overwrite_the_first(tmp_path: Path) -> None:
    for number in (1, 2):
        Sitting(tmp_path, any_player, seed=number)
    assert sorted(path.name for path in (tmp_path / "finished").iterdir()) == ["duel-1.json", "duel-2.json"]


def test_the_entry_plays_for_the_first_player_and_returns_the_exit_code(tmp_path: Path) -> None:
    console = Console(file=io.StringIO(), width=80)
    game = LIBRARY.game("brawl")
    code = play(
        LIBRARY, game, seats=[], dice="virtual", seed=1, lang="en", console=console, ask=_from([]), folder=tmp_path
    )
    assert code == 0
    assert saved(tmp_path, "brawl.json").head["people"] == ["ann"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("dice", ["virtual", "typed", "fair"])
def test_every_language_has_words_for_everything(tmp_path: Path, lang: str, dice: str) -> None:
    everything = (
        *("9", "flee", "", ":help", ":barred", ":why", ":why 99", ":log", ":log x", ":view", ":rules", ":rules RG-4"),
        *(":rules RG-99", ":zzz", ":undo", ":save", "::", "strike", "<", "strike", "1", "7", "x", "2", "q", "1", "<"),
        *("1", "guard", ":undo", "guard", "y", "5", "2"),
    )
    share = ("odd words",) if dice == "fair" else ()
    seed = None if dice == "fair" else 5
    sitting = Sitting(tmp_path, then(*share, *everything), lang=lang, dice=dice, seed=seed)
    assert sitting.code == 0
    assert sitting.faults == []
    assert (tmp_path / "finished" / "duel-1.json").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_people_and_a_master_in_every_language(tmp_path: Path, lang: str) -> None:
    sitting = Sitting(tmp_path, any_player, lang=lang, seats=["bea", "ann", "master"])
    assert sitting.code == 0
    assert sitting.faults == []
    assert saved(tmp_path / "finished", "duel-1.json").head["master"] is True


def test_no_player_at_the_keyboard_watches_the_master(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, then(":help", "lives", "axel", "3", ""), seats=["master"])
    assert "corrects lives of Axel from 8 to 3." in sitting.shown
    assert sitting.code == 0


def test_a_brawl_of_three_people_ends(tmp_path: Path) -> None:
    assert Sitting(tmp_path, any_player, "brawl", seats=["ann", "bea", "cyr"]).code == 0


# ---- several people --------------------------------------------------------------------------------------------------


def test_the_keyboard_is_passed_and_hands_stay_hidden(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["", *STRIKE[:3], "", "guard"], seats=["ann", "bea"])
    assert [prompt for prompt in sitting.prompts if "Pass the keyboard" in prompt] == [
        "Pass the keyboard to ann, who then presses Enter. ",
        "Pass the keyboard to bea, who then presses Enter. ",
    ]
    first, second = sitting.file.getvalue().split("Pass the keyboard to bea")
    assert "Axel draws trip." in first
    assert "Berg draws a card." in first
    assert "Axel draws trip." not in second
    assert re.search(r"Berg draws (trip|feint|shout)\.", second)
    assert not re.search(r"Berg draws (trip|feint|shout)\.", first)
    assert "Axel: strike: Berg" in second


def test_while_the_keyboard_changes_hands_only_what_all_may_know_is_told(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, [":log", ":view", ":undo"], seats=["ann", "bea"])
    assert "Axel draws a card." in sitting.shown
    assert "trip" not in sitting.shown
    assert "not possible right now" in sitting.shown


def test_an_amendment_asks_everybody_to_confirm_again(tmp_path: Path) -> None:
    lines = ["", "guard", "", "rest", "y", "", "1", "strike", "", "y", "", ":log"]
    sitting = Sitting(tmp_path, lines, seats=["ann", "bea"])
    # ann guards; bea rests and confirms; ann changes to a strike; bea hears of it.
    assert "Axel: guard" in sitting.shown
    assert "Something has changed since you confirmed." in sitting.shown
    assert "Not confirmed yet: ann." in sitting.shown
    assert sitting.prompts[-1].startswith("bea, confirm your answer")


def test_sealed_answers_are_hidden_from_the_other_person(tmp_path: Path) -> None:
    lines = ["", "guard", "", "guard", "y", "", "y", "3", "", "0"]
    sitting = Sitting(tmp_path, lines, seats=["ann", "bea"])
    text = sitting.file.getvalue()
    courage = text.index("How much courage does Axel bid?")
    other = text.index("How much courage does Berg bid?")
    between = text[text.index("Pass the keyboard to bea", courage) : other]
    assert courage < other
    assert "So far" not in between


def test_the_first_at_the_keyboard_answers_for_all(tmp_path: Path) -> None:
    def guard(prompt: str) -> str:
        if prompt.startswith("Who answers first?"):
            return "bea"
        if prompt.startswith("In your own words"):
            return ":: I am Berg"
        if prompt.startswith("Your choice"):
            return "pass" if "pass" in prompt else "guard"
        return any_player(prompt)

    sitting = Sitting(tmp_path, guard, seats=["ann", "bea"])
    assert "Berg: “: I am Berg”" in sitting.shown


# ---- typed and fair dice ---------------------------------------------------------------------------------------------


def test_typed_dice_are_asked_for_and_wrong_ones_refused(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, then(*STRIKE, "3", "1 2", "7", "0", "six", "1 2", "4", "2"), dice="typed")
    assert sitting.prompts.count("d6: ") > 2
    assert "“7” is not a roll of d6: type a number from 1 to 6." in sitting.shown
    assert "“six” is not a roll" in sitting.shown
    rolls = [e["answer"] for e in saved(tmp_path / "finished", "duel-1.json").record if e["purpose"] == "blow"]
    assert rolls[:2] == [[4], [2]]


def test_virtual_dice_never_ask(tmp_path: Path) -> None:
    assert not [prompt for prompt in Sitting(tmp_path, any_player).prompts if "d6" in prompt]


def test_fair_dice_show_the_commitment_first_and_the_secret_last(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, then("my own words"), dice="fair", seed=None)
    data = saved(tmp_path / "finished", "duel-1.json")
    dice = FairDice(data.head["dice"]["secret"], data.head["dice"]["shares"])
    assert data.head["dice"]["shares"] == {"ann": "my own words"}
    text = sitting.file.getvalue()
    assert text.index(dice.commitment) < text.index("What will Axel do?")
    assert text.index(dice.secret) > text.index("The fight is over")
    assert f"duel-1.json --commitment {dice.commitment}" in sitting.shown


def test_a_share_is_drawn_and_shown_where_none_is_typed(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, then(""), dice="fair", seed=None)
    shares = saved(tmp_path / "finished", "duel-1.json").head["dice"]["shares"]
    assert len(bytes.fromhex(shares["ann"])) >= 8
    assert f"mixed in: {shares['ann']}" in sitting.shown
    text = sitting.file.getvalue()
    assert text.index("commitment") < text.index("words of your own") < text.index(shares["ann"])


# ---- one question ----------------------------------------------------------------------------------------------------


def prompts(*lines: str, lang: str = "en") -> Prompts:
    voice = Voice(Console(file=io.StringIO(), width=80, height=25), Words(LIBRARY.lexicon(SYSTEM), lang))
    return Prompts(voice, _from(lines))


def reads(question: Question, typed: str) -> Any:
    return prompts().read(question, typed)


def problem(question: Question, typed: str) -> str:
    with pytest.raises(Unfit) as caught:
        prompts().read(question, typed)
    return str(caught.value)


CARDS = Choose("ann", "cards", [Option("pass"), Option("feint"), Option("trip"), Option("trip_2", label="tripwire")])


@pytest.mark.parametrize(
    ("typed", "means"), [("1", "pass"), ("feint", "feint"), ("FE", "feint"), ("trip", "trip"), ("tripw", "trip_2")]
)
def test_a_choice_by_number_id_or_beginning(typed: str, means: str) -> None:
    assert reads(CARDS, typed) == means


def test_a_choice_that_is_none_says_what_is_allowed() -> None:
    assert "from 1 to 4" in problem(CARDS, "5")
    assert problem(CARDS, "tr") == "“tr” could be: 3 trip, 4 tripwire."
    assert "a number from 1 to 4" in problem(CARDS, "")
    assert "from 1 to 4" in problem(CARDS, "9" * 5000)


def test_czech_may_be_typed_without_its_marks() -> None:
    deed = Choose("ann", "deed", [Option("strike"), Option("rest")])
    assert prompts(lang="cs").read(deed, "uder") == "strike"
    assert folded("  Žluťoučký KŮŇ ") == "zlutoucky kun"
    assert folded("Smørrebrød") == "smorrebrod"


def test_several_numbers() -> None:
    some = ChooseSome("ann", "drop", [Option("feint"), Option("trip"), Option("shout")], least=1, most=2)
    assert reads(some, "3 1") == ["feint", "shout"]
    assert reads(some, "trip, feint") == ["feint", "trip"]
    assert reads(some, "trip") == ["trip"]
    assert problem(some, "1 2 3") == "That makes 3; from 1 to 2 must be named."
    assert problem(some, "1 1") == "The same one is named twice."
    free = ChooseSome("ann", "drop", [Option("feint"), Option("trip")])
    assert reads(free, "-") == reads(free, "0") == []
    assert problem(free, ""), "Enter alone throws nothing away"


def test_an_order_names_all() -> None:
    order = Order("ann", "order", [Option("axel"), Option("berg"), Option("carl")])
    assert reads(order, "3 1 2") == ["carl", "axel", "berg"]
    assert reads(order, "c,b,a") == ["carl", "berg", "axel"]
    assert problem(order, "3 1") == "All 3 must be named, each once."


def test_amounts_and_words() -> None:
    amount = Amount("ann", "force", -2, 2, default=1)
    assert [reads(amount, typed) for typed in ("-2", "−1", "+2", "")] == [-2, -1, 2, 1]
    assert problem(amount, "3") == "“3” is not possible: type a whole number from −2 to 2."
    assert problem(amount, "1.5")
    assert reads(FreeWords("ann", "boast"), "") == ""
    assert "at most 5 fit" in problem(FreeWords("ann", "boast", longest=5), "far too long")


@pytest.mark.parametrize("typed", ["3 4", "3,4", "34", "3, 4", "3+4"])
def test_dice_as_people_type_them(typed: str) -> None:
    assert reads(Roll("ann", "blow", (6, 6)), typed) == [3, 4]


def test_dice_that_cannot_be() -> None:
    assert "2 × d6" in problem(Roll("ann", "blow", (6, 6)), "37")
    assert problem(Roll("ann", "blow", (20, 20)), "34")
    assert problem(Roll("ann", "blow", (6, 6)), "1 2 3")
    assert reads(Roll("ann", "blow", (20, 6)), "19 3") == [19, 3]
    assert reads(Roll("ann", "draw", (3,), faces=["trip", "shout", "trip"]), "shout") == [2]
    dice = {lang: prompts(lang=lang).voice.teller.dice((6, 6, 8)) for lang in LANGUAGES}
    assert dice == {"en": "2 × d6 + d8", "cs": "2 × k6 + k8", "da": "2 × t6 + t8"}


def test_a_declaration_goes_step_by_step_and_back() -> None:
    inner = Declare("ann", "way", [Option("high", details=[Amount("ann", "force", 0, 2, default=1)]), Option("low")])
    deed = Declare("ann", "deed", [Option("strike", details=[Choose("ann", "target", [Option("berg")]), inner])])
    assert prompts("high", "").answer(deed) == {"deed": "strike", "target": "berg", "way": "high", "force": 1}
    back = prompts("high", "<", "low")
    assert back.answer(deed) == {"deed": "strike", "target": "berg", "way": "low"}
    assert next_step(deed, {"deed": "strike", "target": "berg", "way": "low"}) is None
    with pytest.raises(StepBack):
        prompts("high", "<", "<").answer(deed, back=True)


def test_many_options_are_shown_page_by_page() -> None:
    cells = Choose("ann", "step_to", [Option(f"cell_{n}", worth=Sum.of(2, "force", "RG-4.1")) for n in range(60)])
    asked = prompts("+", "-", "-", "58")
    assert asked.answer(cells) == "cell_57"
    file = asked.voice.console.file
    assert isinstance(file, io.StringIO)
    shown = file.getvalue()
    assert shown.count("1 to 51 of 60") == 2, "three columns of as many lines as a small screen has room for"
    assert shown.count("52 to 60 of 60") == 2
    assert "+2 force" in shown


def test_a_page_of_long_options_leaves_room_for_the_question() -> None:
    wordy = Choose("ann", "step_to", [Option(f"cell_{n}", label="a long way round " * 6) for n in range(12)])
    asked = prompts("+", "12")
    asked.answer(wordy)
    file = asked.voice.console.file
    assert isinstance(file, io.StringIO)
    first = file.getvalue().split("turn the page")[0]
    assert "1 to 8 of 12" in first
    assert len(first.split("\n")) <= 22


# ---- wrong lines and commands ----------------------------------------------------------------------------------------


def test_wrong_lines_are_told_and_nothing_is_lost(tmp_path: Path) -> None:
    lines = ["nonsense", "flee", "17", "<", "strike", "<", "strike", "9", "2", ":undo", ":undo"]
    sitting = Sitting(tmp_path, lines)
    for sentence in (
        "“nonsense” is not possible here: type a number from 1 to 3, or the beginning of a name.",
        "“flee” is ruled out by RG-3.2: There is no fleeing from a duel.",
        "This is the first step.",
        "“9” is not possible: type a whole number from 0 to 2.",
        "strike: Berg › …",
    ):
        assert sentence in sitting.shown
    assert "Traceback" not in sitting.shown


def test_why_explains_the_numbers_of_an_entry(tmp_path: Path) -> None:
    declared = ["", "strike", "2", "", "guard", "y", "", "y"]
    bids = ["3", "", "0", "", "1 2"]
    dice_and_cards = ["5", "1", "feint", "", "pass", "", "pass", "", ":why 1", ":why 12", ":why 0", ":why"]
    sitting = Sitting(tmp_path, [*declared, *bids, *dice_and_cards], seats=["ann", "bea"], dice="typed")
    assert "+1 round RG-1.1 = 1 RG-1.1 A duel goes in rounds." in sitting.shown
    assert "12 Axel has 9. +5 die RG-4.1 +2 force RG-4.1 +2 feint of Axel RG-2.3 = 9" in sitting.shown
    assert "The log has no entry “0”; the entries go from 1 to 14." in sitting.shown
    assert "14 Axel hits Berg: 6 lives lost. +6 margin RG-4.2 = 6 RG-4.2 The margin is the wound." in sitting.shown


def test_commands_by_their_beginning_and_unknown_ones(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, [":bogus", ":ba", ":r rg-4.3", ":", ":l 1"])
    assert (
        "There is no command :bogus. The commands are :why, :log, :view, :option, :pass, :rules, :barred"
        in sitting.shown
    )
    assert "“flee” is ruled out by RG-3.2: There is no fleeing from a duel." in sitting.shown
    assert "RG-4.3 Guarding adds two." in sitting.shown
    assert "8 Ruling on ground, by default: firm ground" in sitting.shown


def test_a_copy_is_saved_where_one_wants_it(tmp_path: Path) -> None:
    copy = tmp_path / "my copy.json"
    sitting = Sitting(tmp_path / "m", [f":save {copy}", f":save {copy}", "n", f":save {tmp_path}/m", "y", ":save"])
    assert copy.read_bytes() == (tmp_path / "m" / "duel.json").read_bytes()
    assert "exists already" in "".join(sitting.prompts)
    assert "Could not save" in sitting.shown
    assert sitting.code == 0


def test_a_name_that_no_file_can_have_is_refused_and_the_match_goes_on(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path / "m", [f":save {tmp_path}/my\0copy", ":rules RG-4.3"])
    assert "Could not save" in sitting.shown
    assert "RG-4.3 Guarding adds two." in sitting.shown
    assert sitting.code == 0


def test_an_own_decision_is_taken_back_freely(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["guard", ":undo", "1", "rest", "y", ":log"])
    assert "Ann undoes the last" in sitting.shown
    assert "1 Axel: rest" in sitting.shown


def test_nothing_to_take_back(tmp_path: Path) -> None:
    assert "You have made no decision yet" in Sitting(tmp_path, [":undo"]).shown


def test_taking_back_past_others_takes_their_consent(tmp_path: Path) -> None:
    lines = ["", "guard", "", "rest", "y", "", ":undo", "n", ":undo", "y"]
    sitting = Sitting(tmp_path, lines, seats=["ann", "bea"])
    asked = "ann asks to undo a decision and everything that followed from it. bea, do you agree? (y/n) "
    assert sitting.prompts.count(asked) == 2
    assert "bea does not agree; everything stays as it is." in sitting.shown
    assert "with the consent of bea" in sitting.shown
    assert saved(tmp_path).record[-1] == {"undone_by": "ann", "keep": 4, "consent": ["bea"]}


def test_undone_lines_are_marked_in_the_log(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, [*STRIKE, "3", ":undo", ":undo", ":log"])
    assert "Axel will strike. (undone)" in sitting.shown


# ---- leaving and coming back -----------------------------------------------------------------------------------------


def interrupted(*lines: str) -> Ask:
    source = list(lines)

    def ask(prompt: str) -> str:
        if not source:
            raise KeyboardInterrupt
        return source.pop(0)

    return ask


def test_ctrl_c_saves_and_the_next_start_goes_on(tmp_path: Path) -> None:
    first = Sitting(tmp_path, interrupted("strike", "", "2", "y", "3"))
    assert first.code == 0
    assert f"The fight is saved. To continue: holmgang play refgame/duel --folder {tmp_path}" in first.shown
    before = (tmp_path / "duel.json").read_bytes()
    second = Sitting(tmp_path, ["what?", "y", ":log 99"], seats=["bea"], seed=99)
    assert "There is an unfinished fight of this scenario, with ann at the keyboard" in second.shown
    assert "Please type y for yes or n for no." in second.shown
    assert second.prompts[-1] == first.prompts[-1]
    assert (tmp_path / "duel.json").read_bytes() == before
    assert "At the keyboard: ann." in second.shown
    assert second.shown.count("Axel will strike.") == 2  # the reminder, and :log


def test_a_particular_that_was_not_finished_is_asked_again(tmp_path: Path) -> None:
    Sitting(tmp_path, interrupted("strike"))
    second = Sitting(tmp_path, ["y"])
    assert "What will Axel do?" in second.shown
    assert second.prompts[-1].startswith("Your choice")


def test_a_match_that_is_not_wanted_is_kept_all_the_same(tmp_path: Path) -> None:
    for _ in range(3):
        Sitting(tmp_path, ["n"])
    names = sorted(path.name for path in tmp_path.iterdir() if not path.name.endswith(".lock"))
    assert names == ["duel.json", "duel.json.old", "duel.json.old2"]


def test_fair_dice_take_no_words_that_were_given_before_their_commitment(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="fair dice take no seed"):
        Sitting(tmp_path, ["rest"], dice="fair", seed=5)
    assert not (tmp_path / "duel.json").exists()


def test_unproved_parts_of_a_saved_match_are_told_before_it_goes_on(tmp_path: Path) -> None:
    """The writer of a file can begin another match with other rules and dice they know: nothing in it lies."""
    place = tmp_path / "duel.json"
    Sitting(tmp_path, ["rose"], dice="fair", seed=None)
    assert "differs from the one installed" not in Sitting(tmp_path, []).shown
    other = Match(LIBRARY.game("duel", {"slippery": 3}), SeededDice("known"), people=("ann",))
    place.write_text(save(other), encoding="utf-8")
    told = Sitting(tmp_path, []).shown
    assert "The scenario differs from the one installed here: knobs.slippery" in told
    assert "a player who knew it could know the dice" in told
    assert "kdo je znal" in Sitting(tmp_path, [], lang="cs").shown


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda lines: lines[0].update(rules_version="0"), "it was played by refgame rules 0, these are 1"),
        (lambda lines: lines[0].update(content_hash="?"), "the content packs have changed since"),
        (lambda lines: lines[0].pop("people"), "lacks its 'people'"),
        (lambda lines: lines[0].update(system="chess"), "it is a fight of chess"),
        (lambda lines: lines[0].update(people=["zoe"]), "do not fit the seats"),
        (lambda lines: lines[-1].update(entry={"kind": "choose"}), "of the record is not labelled"),
        (lambda lines: lines[1]["checkpoints"][0].update(dice=3), "a checkpoint is not the state"),
        (lambda lines: lines[2].update(events=[3]), "entry 1: a part is missing"),
        (lambda lines: entry_about(lines, "deed")["entry"].update(answer={"deed": "fly"}), "for its host only"),
        (lambda lines: lines[0]["scenario"]["seats"]["bea"].update(policy="zz"), "seats.bea.policy: no policy 'zz'"),
    ],
)
def test_a_save_that_cannot_be_continued_is_moved_aside(
    tmp_path: Path, damage: Callable[[Lines], Any], reason: str
) -> None:
    Sitting(tmp_path, ["guard", "y"])
    text = forged((tmp_path / "duel.json").read_text(encoding="utf-8"), damage)
    (tmp_path / "duel.json").write_text(text, encoding="utf-8")
    sitting = Sitting(tmp_path, ["rest"])
    assert reason in sitting.shown
    assert "What will Axel do?" in sitting.shown
    assert (tmp_path / "duel.json.old").read_text(encoding="utf-8") == text
    assert "holmgang replay" in sitting.shown


def test_a_save_of_an_earlier_format_is_moved_aside(tmp_path: Path) -> None:
    (tmp_path / "duel.json").write_text('{"format": 1, "log": []}', encoding="utf-8")
    assert "it has format 1, this is 2" in Sitting(tmp_path, ["rest"]).shown


def test_a_half_written_line_of_a_killed_process_costs_no_kept_answer(tmp_path: Path) -> None:
    Sitting(tmp_path, ["guard", "y"])
    place = tmp_path / "duel.json"
    whole = place.read_bytes()
    place.write_bytes(whole + b'{"entry":{"kind":"conf')
    assert "There is an unfinished fight of this scenario" in Sitting(tmp_path, ["y"]).shown
    assert place.read_bytes() == whole


def test_a_match_in_play_is_not_played_by_a_second_terminal(tmp_path: Path) -> None:
    second: list[str] = []

    def ask(prompt: str) -> str:
        with pytest.raises(SaveInUse) as refused:
            Sitting(tmp_path, ["rest"])
        second.append(str(refused.value))
        raise EOFError

    first = Sitting(tmp_path, ask)
    assert first.code == 0
    assert re.search(rf"another holmgang is playing the fight in \S+ \(process {os.getpid()}\)", second[0])
    assert "There is an unfinished fight of this scenario" in Sitting(tmp_path, ["y"]).shown


def test_a_save_cut_short_is_moved_aside(tmp_path: Path) -> None:
    (tmp_path / "duel.json").write_bytes(b'{"format": 1, "sys\xff')
    assert "not the title of a saved fight" in Sitting(tmp_path, []).shown
    assert (tmp_path / "duel.json.old").exists()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    sitting = Sitting(tmp_path / "file", ["guard"])
    assert "Could not save to" in sitting.shown
    assert sitting.code == 1


def test_a_file_is_whole_or_not_there(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["guard"])
    assert sitting.table.match is not None
    match = sitting.table.match
    match.record.append(object())  # type: ignore[arg-type]
    before = (tmp_path / "duel.json").read_bytes()
    with pytest.raises(AttributeError):
        Saves(tmp_path, "duel").write(match)
    assert (tmp_path / "duel.json").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == [".duel.lock", "duel.json"]


# ---- what breaks -----------------------------------------------------------------------------------------------------


class Impatient:
    """A policy during which the player presses Ctrl-C at the third answer."""

    def __init__(self) -> None:
        self.answers = 0

    def answer(self, asked: Asked) -> Any:
        self.answers += 1
        if self.answers == 3:
            raise KeyboardInterrupt
        return RandomBot().answer(asked)


class Interrupted(ReferenceGame):
    policies: Mapping[str, Callable[[], Policy]] = {"heuristic": Impatient}


class Broken(ReferenceGame):
    """Rules that break over one answer, and offer options that cannot be made after the other."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        answer = yield Choose("ann", "deed", [Option("strike"), Option("rest")])
        if answer == "strike":
            raise ZeroDivisionError
        yield Choose("ann", "deed", lambda: [Option(str(1 // 0))])


def test_ctrl_c_while_the_engine_thinks_loses_no_answer(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, any_player, library=Library([Interrupted()]))  # any_player never leaves on its own
    assert sitting.code == 0
    assert "The fight is saved." in sitting.shown
    assert "The fight is over" not in sitting.shown
    mine = [entry["kind"] for entry in saved(tmp_path).record if entry["seat"] == "ann"]
    own = [kind for kind in mine if kind not in ("roll", "confirm")]
    typed = [prompt for prompt in sitting.prompts if "go back" not in prompt]  # particulars belong to their deed
    assert len(own) == len(typed)
    assert "Axel will strike." in Sitting(tmp_path, ["y", ":log 99"]).shown


def test_rules_that_break_over_an_answer_are_told_and_the_question_stands(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["strike"], library=Library([Broken()]))
    assert "Error in the rules" in sitting.shown
    assert len(sitting.prompts) == 2
    assert saved(tmp_path).record == []


def test_rules_that_break_elsewhere_end_the_sitting_with_a_sentence(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["rest"], library=Library([Broken()]))
    assert sitting.code == 1
    assert "ZeroDivisionError" in sitting.shown
    assert "The fight is saved." in sitting.shown


@pytest.mark.parametrize("options", [{"seats": ["zoe"]}, {"dice": "loaded"}, {"lang": "xx"}])
def test_unknown_names_are_refused_before_anything_happens(tmp_path: Path, options: dict[str, Any]) -> None:
    with pytest.raises(UnknownName):
        Sitting(tmp_path, [], **options)
    assert not list(tmp_path.iterdir())
