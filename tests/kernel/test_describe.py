"""Questions, drafts and refusals as a reader gets them, in every language."""

from __future__ import annotations

import json
import pickle
from fractions import Fraction
from random import Random

import pytest

from holmgang.bots.random import random_answer
from holmgang.kernel.clauses import load_clauses
from holmgang.kernel.description import Teller, path, percent
from holmgang.kernel.errors import AnswerRefused, NotAsked
from holmgang.kernel.odds import Odds, at_least
from holmgang.kernel.questions import Amount, Barred, Choose, ChooseSome, Declare, Option, Question, Spot
from holmgang.kernel.sums import Arg, OptionName, Sum, phrase
from holmgang.kernel.system import Game
from holmgang.kernel.words import LANGUAGES, Lexicon, Words
from holmgang.systems.psychopaths import SYSTEM as PSYCHOPATHS
from holmgang.testing.conformance import through_questions
from tests.refgame.system import SYSTEM


def teller(lang: str = "en") -> Teller:
    lexicon = Lexicon([SYSTEM.folder / "words"])
    return Teller(Words(lexicon, lang), load_clauses(SYSTEM.folder / "clauses", lang))


def attack() -> Declare:
    """A declaration with a required particular, a suggested one, and one that has a single option."""
    ogre, wolf = Spot.token("ogre"), Spot.token("wolf")
    return Declare(
        "ann",
        "deed",
        [
            Option(
                "strike",
                details=[
                    Choose("ann", "target", [Option("ogre", at=(ogre,)), Option("wolf", at=(wolf,))]),
                    Choose("ann", "weapon", [Option("club")]),
                    Amount("ann", "force", 0, 2, default=1),
                ],
            ),
            Option("guard", details=[ChooseSome("ann", "whom", [Option("wolf", at=(wolf,))], default=[])]),
            Option("rest"),
        ],
    )


def test_a_draft_asks_what_is_required_and_takes_what_is_suggested() -> None:
    draft = teller().draft(attack(), {"deed": "strike"})
    assert draft.open is not None
    assert draft.open.purpose == "target"
    assert not draft.complete
    assert [(one.purpose, one.raw, one.suggested) for one in draft.filled] == [
        ("deed", "strike", False),
        ("weapon", "club", True),
        ("force", 1, True),
    ]


def test_a_complete_draft_is_an_answer_that_the_question_takes() -> None:
    draft = teller().draft(attack(), {"deed": "strike", "target": "wolf", "whom": ["ogre"]})
    assert draft.complete
    assert attack().read(draft.answer) == {"deed": "strike", "target": "wolf", "weapon": "club", "force": 1}


def test_without_suggestions_everything_is_asked_in_order() -> None:
    asked, given = [], {"deed": "strike"}
    answers = {"target": "ogre", "weapon": "club", "force": 2}
    while (step := teller().draft(attack(), given, suggest=False).open) is not None:
        asked.append(step.purpose)
        given[step.purpose] = answers[step.purpose]  # type: ignore[assignment]
    assert asked == ["target", "weapon", "force"]


def test_a_step_can_be_opened_again() -> None:
    draft = teller().draft(attack(), {"deed": "strike", "target": "wolf"}, at="target")
    assert draft.open is not None
    assert draft.open.purpose == "target"
    assert "target" not in draft.answer


def test_a_value_the_rules_do_not_take_is_told_and_asked_again() -> None:
    draft = teller().draft(attack(), {"deed": "strike", "target": "dragon"})
    assert "dragon" in draft.refused
    assert draft.open is not None
    assert draft.open.purpose == "target"


def test_whatever_is_tapped_finds_what_it_can_mean() -> None:
    meant = teller().pointing(attack(), Spot.token("wolf"))
    assert meant == [{"deed": "strike", "target": "wolf"}, {"deed": "guard", "whom": ["wolf"]}]
    assert teller().pointing(attack(), Spot.token("nobody")) == []


def test_an_option_says_what_it_costs_must_beat_and_how_likely_it_is() -> None:
    option = Option(
        "strike",
        price=Sum.of(2, "force", "RG-4.1"),
        coin="force",
        worth=Sum.of(3, "die", "RG-4.1"),
        against=Sum.of(11, "guard", "RG-4.3"),
        odds=Odds(
            (("no", Fraction(7, 20)), ("yes", Fraction(13, 20))),
            Fraction(13, 20),
            phrase("need-at-least", number=8, sides=20),
        ),
    )
    remark = teller().choice(Choose("ann", "deed", [option]), option).remark
    assert remark == "costs 2 force, 3 against 11, 65\N{NO-BREAK SPACE}%, 8 or more on a d20"


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1, 1000), "< 1 %"),
        (Fraction(1, 2), "50 %"),
        (Fraction(999, 1000), "> 99 %"),
        (Fraction(1), "100 %"),
    ],
)
def test_there_is_always_a_possible_answer(share: Fraction, text: str) -> None:
    assert percent(share).replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize(
    ("needed", "chance"), [(8, Fraction(13, 20)), (1, Fraction(1)), (-3, Fraction(1)), (21, Fraction(0))]
)
def test_chance_of_a_die(needed: int, chance: Fraction) -> None:
    assert at_least(needed, 20) == chance


def test_odds_must_add_up() -> None:
    with pytest.raises(ValueError, match="do not add up"):
        Odds((("yes", Fraction(1, 2)),), Fraction(1, 2))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_a_match_is_described_and_its_answer_told_back(brawl: Game, lang: str) -> None:
    reader, luck, seen = teller(lang), Random(3), 0
    for _, match in through_questions(brawl, 5):
        for seat in match.waiting_for():
            for question in match.asked(seat):
                assert json.dumps(reader.step(question).plain())
                answer = random_answer(question, luck)
                given = answer if isinstance(answer, dict) else {question.purpose: answer}
                draft = reader.draft(question, given)
                assert draft.complete
                assert draft.refused == ""
                assert question.read(draft.answer) == question.read(answer)
                assert _steps(question, given) <= {one.purpose for one in draft.filled}
                seen += 1
    assert seen > 50
    assert reader.words.faults == []


def _steps(question: Question, given: dict[str, object]) -> set[str]:
    return {step.purpose for step in path(question, given)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_sentences_in_the_readers_language(lang: str) -> None:
    problems = [key for key in Lexicon().keys("en") if key.startswith("refused-")]
    assert len(problems) > 20
    reader = teller(lang)
    for key in problems:
        args: dict[str, Arg] = dict.fromkeys(("text", "what", "asked", "seat", "missing"), "x")
        args["guess"] = OptionName("deed", "strike")
        numbers = dict.fromkeys(("count", "least", "most", "length", "longest", "sides", "limit"), 3)
        sentence = reader.refusal(AnswerRefused("ann", "deed", phrase(key, **args, **numbers), because="RG-3.2"))
        assert sentence[0].isupper() or not sentence[0].isalpha()
        assert "RG-3.2: " in sentence
    assert reader.words.faults == []


def refused(question: Question, raw: object) -> AnswerRefused:
    with pytest.raises(AnswerRefused) as refusal:
        question.read(raw)
    return refusal.value


@pytest.mark.parametrize(
    ("lang", "meant", "missing", "barred"),
    [
        (
            "en",
            "'go_onn' is not possible; did you mean 'go on (go_on)'?",
            "Is missing for 'lay into the inventory'.",
            "'leave the game' is not possible. (PS-0)",
        ),
        (
            "cs",
            "„go_onn“ tu není možné; nemělo to být „pokračovat (go_on)“?",
            "Chybí k\xa0volbě „vyložit do inventáře“.",
            "„odejít ze hry“ tu není možné. (PS-0)",
        ),
        (
            "da",
            "»go_onn« kan ikke lade sig gøre her; mente du »fortsæt (go_on)«?",
            "Mangler til »læg i oppakningen«.",
            "»forlad spillet« kan ikke lade sig gøre her. (PS-0)",
        ),
    ],
)
def test_refusals_name_options_as_the_reader_calls_them(lang: str, meant: str, missing: str, barred: str) -> None:
    """Programs and scripts get the ids: in ``allowed``, and in the English of the error itself."""
    reader = Teller(Words(Lexicon([PSYCHOPATHS.folder / "words"]), lang), load_clauses(SYSTEM.folder / "clauses", lang))
    question = Declare(
        "ann",
        "free_action",
        [Option("lay", details=[Choose("ann", "card", [Option("knife"), Option("rope")])]), Option("go_on")],
        barred_source=[Barred("leave", "PS-0")],
    )
    near, lacking, kept_out = (refused(question, raw) for raw in ("go_onn", "lay", "leave"))
    assert [reader.refusal(one) for one in (near, lacking, kept_out)] == [meant, missing, barred]
    assert reader.words.faults == []
    assert (near.allowed, lacking.allowed) == (("lay", "go_on"), ("knife", "rope"))
    assert "did you mean 'go_on'?" in str(near)
    assert "is missing for 'lay'. Allowed: knife, rope" in str(lacking)
    assert reader.refusal(pickle.loads(pickle.dumps(near))) == meant


@pytest.mark.parametrize(("lang", "named"), [("en", "strike"), ("cs", "úder"), ("da", "hug")])
def test_a_refusal_uses_the_label_that_an_option_has_of_its_own(lang: str, named: str) -> None:
    error = refused(Choose("ann", "deed", [Option("blow_7", phrase("word-strike"))]), "blow_8")
    assert f"{named} (blow_7)" in teller(lang).refusal(error)
    assert "did you mean 'blow_7'?" in str(error)


@pytest.mark.parametrize(
    ("raw", "echoed"),
    [
        (["nonsense"], '["nonsense"]'),
        ({"číslo": None}, '{"číslo": null}'),
        (True, "true"),
        ((1, 2), "[1, 2]"),
        ({("a", "b"): 1}, "{('a', 'b'): 1}"),
        ([10**6] * 99, f"{json.dumps([10**6] * 99)[:80]}…"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_answers_that_are_no_text_are_repeated_as_json_and_shortly(lang: str, raw: object, echoed: str) -> None:
    sentence = teller(lang).refusal(refused(Choose("ann", "target", [Option("ogre"), Option("wolf")]), raw))
    assert echoed in sentence.replace("\N{NO-BREAK SPACE}", " ")
    assert "\N{HORIZONTAL ELLIPSIS}" not in sentence or echoed.endswith("…")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_said_of_saves_can_be_said_in_every_language(lang: str) -> None:
    keys = [key for key in Lexicon().keys("en") if key.startswith(("save-", "replay-", "label"))]
    assert len(keys) > 70
    words = Words(Lexicon(), lang)
    texts = (
        "about answer ask asked changed consent covers dice key found given known lie kind mode ours packs part people "
        "place problem process purpose reason says scenario seat seats seed stands system text true version why words "
        "label"
    )
    numbers = dict.fromkeys(("entry", "entries", "events", "line", "lines", "number", "rolls"), 2)
    said = {words.say(phrase(key, **dict.fromkeys(texts.split(), "x"), **numbers)) for key in keys}
    assert words.faults == []
    assert len(said) > 60


def test_the_log_knows_numbers_and_people(brawl: Game) -> None:
    _, match = list(through_questions(brawl, 5))[-1]
    reader = teller().named({"axel": "Axel", "berg": "Berg"})
    lines = [reader.line(event, place) for place, event in enumerate(match.log)]
    assert any(line.numbers for line in lines)
    assert any(line.tokens for line in lines)
    assert json.dumps([line.plain() for line in lines])


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "This question is not open now."),
        ("cs", "Tato otázka teď není otevřená."),
        ("da", "Det spørgsmål er ikke åbent nu."),
    ],
)
def test_a_seat_that_is_not_asked_is_told_so_without_labels(duel: Game, lang: str, sentence: str) -> None:
    """A label is for programs: it is English and made of ids, in every language."""
    for _, match in through_questions(duel, 1, 12):
        for purpose in ("nonsense", ""):
            with pytest.raises(NotAsked) as refusal:
                match.answer("nobody", 1, purpose=purpose)
            assert teller(lang).refusal(refusal.value) == sentence
            assert refusal.value.allowed
