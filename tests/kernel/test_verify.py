"""A saved match is believed only as far as its record bears it out: forged files, with a chain that holds."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.kernel.dice import FairDice, SeededDice, TypedDice
from holmgang.kernel.errors import SaveDamaged, SaveError, SaveForged, UndoRefused
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import Scribe, read_save, save
from holmgang.kernel.verify import check_commitment, taken_back
from holmgang.kernel.words import LANGUAGES, Words, kernel_lexicon
from holmgang.systems.psychopaths import SYSTEM as PSYCHOPATHS
from holmgang.testing.conformance import picture, random_driver
from tests.forging import Lines, entry_about, forged, lines_of, written
from tests.refgame import SYSTEM

LIBRARY = Library([SYSTEM])
DUEL = LIBRARY.game("duel")
STRIKE = {"deed": "strike", "target": "berg", "force": 1}


def attended() -> Match:
    """A match of people in which something was undone, dice included, and the other one agreed."""
    match = Match(DUEL, FairDice("a secret").with_share("ann", "rose"), people=("ann", "bea"))
    match.answer("ann", STRIKE)
    match.undo("ann")
    for seat, deed in (("ann", STRIKE), ("bea", "rest")):
        match.answer(seat, deed)
    match.confirm("ann")
    match.confirm("bea")
    match.answer("ann", 2)
    match.answer("bea", 0)
    match.answer("ann", ["axel", "berg"])
    match.undo("ann", keep=len(match.kept) - 3, consent=("bea",))
    match.answer("ann", ["berg", "axel"])
    return match


def finished() -> Match:
    match = Match(DUEL, SeededDice(3))
    random_driver(DUEL, 3).run(match)
    return match


ATTENDED, FINISHED = save(attended()), save(finished())


@pytest.mark.parametrize("text", [ATTENDED, FINISHED])
@pytest.mark.parametrize("trusted", [True, False])
def test_a_true_save_is_continued(text: str, trusted: bool) -> None:
    match = LIBRARY.restore(read_save(text), trusted=trusted)
    assert save(match) == text
    assert picture(match) == picture(attended() if text is ATTENDED else finished())


def set_answer(purpose: str, answer: Any, seat: str | None = None) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        entry_about(lines, purpose, seat)["entry"]["answer"] = answer

    return change


def another_face(lines: Lines) -> None:
    entry = entry_about(lines, "blow")["entry"]
    entry["answer"] = [entry["answer"][0] % 6 + 1]


def twice(purpose: str) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        line = entry_about(lines, purpose)
        lines.insert(lines.index(line), {"entry": line["entry"], "events": []})

    return change


def richer_checkpoint(lines: Lines) -> None:
    point = lines[1]["checkpoints"][0]
    state = json.loads(zlib.decompress(base64.b64decode(point["state"])))
    state["fighters"][0]["lives"] += 20
    point["state"] = base64.b64encode(zlib.compress(json.dumps(state).encode())).decode()


def checkpoint_said_twice(lines: Lines) -> None:
    """The true state, after a false one that JSON forgets."""
    point = lines[1]["checkpoints"][0]
    state = zlib.decompress(base64.b64decode(point["state"])).decode()
    name = next(iter(json.loads(state)))
    point["state"] = base64.b64encode(zlib.compress(f'{{"{name}":99,{state[1:]}'.encode())).decode()


def swollen_checkpoint(lines: Lines) -> None:
    lines[1]["checkpoints"][0]["state"] = base64.b64encode(zlib.compress(b" " * (1 << 27))).decode()


def last_line(**parts: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[-1].update(parts)


LIES: dict[str, tuple[Callable[[Lines], object], str]] = {
    "a die": (another_face, r"entry \d+: the file says .* but it is"),
    "an option that is not there": (set_answer("deed", {"deed": "fly"}), "entry 5: .*'fly' is not possible"),
    "an answer that is not spelt out": (set_answer("deed", {"deed": "strike", "target": "berg"}), "entry 5: the file"),
    "an amount beyond its limits": (set_answer("courage", 99), "not a whole number from 0 to 3"),
    "a bool for a number": (set_answer("courage", True), "is not a whole number"),
    "6,000 digits": (set_answer("courage", 10**4000), "not a whole number"),
    "a deep nest": (set_answer("deed", json.loads("[" * 400 + "]" * 400)), "entry 5: "),
    "a sealed answer given again": (twice("courage"), "can no longer be changed"),
    "an answer twice": (twice("order"), "entry 14: the file says .*order.* but it is .*blow"),
    "another question": (lambda ls: entry_about(ls, "deed")["entry"].update(purpose="spell"), "the rules ask joint"),
    "another seat": (lambda ls: entry_about(ls, "courage")["entry"].update(seat="bea"), "entry"),
    "no purpose": (lambda ls: entry_about(ls, "courage")["entry"].pop("purpose"), "not labelled as it must be"),
    "more in an entry": (lambda ls: entry_about(ls, "courage")["entry"].update(note="x"), "the file says"),
    "an entry left out": (lambda ls: ls.remove(entry_about(ls, "order")), "entry"),
    "a dice entry left out": (lambda ls: ls.remove(entry_about(ls, "blow")), "entry"),
    "an end too early": (lambda ls: ls.__delitem__(slice(3, None)), "the rules ask for more dice"),
    "an event changed": (lambda ls: ls[1]["events"][0].update(clauses=["RG-9.9"]), "beginning of the file: the log"),
    "an event left out": (lambda ls: ls[2]["events"].pop(), "but what happened is"),
    "an event too many": (lambda ls: ls[2]["events"].append(ls[2]["events"][0]), "but what happened is nothing"),
    "an event hidden from others": (lambda ls: ls[2]["events"][0].update(seen_by=["ann"]), "the log says"),
    "a checkpoint": (richer_checkpoint, "a checkpoint is not the state"),
    "a checkpoint's counts": (lambda ls: ls[1]["checkpoints"][0].update(dice=7), "a checkpoint is not the state"),
    "more in a checkpoint": (lambda ls: ls[1]["checkpoints"][0].update(more=1), "beginning of .*no line holds more"),
    "a checkpoint twice": (lambda ls: ls[1]["checkpoints"].append(ls[1]["checkpoints"][0]), "a checkpoint is not the"),
    "two states in a checkpoint": (checkpoint_said_twice, "a checkpoint is not the state"),
    "no checkpoints, in words": (lambda ls: ls[2].update(checkpoints=[]), "entry 1: a part is missing or not what"),
    "no outcome, in words": (lambda ls: ls[2].update(outcome=None), "entry 1: the outcome is not what it should be"),
    "a bomb for a checkpoint": (swollen_checkpoint, "too large"),
    "an outcome": (last_line(outcome={"winners": ["bea"], "reason": {"say": "last-standing", "args": {}}}), "outcome"),
    "people": (lambda ls: ls[0].update(people=["zoe"]), "do not fit the seats"),
    "a person twice": (lambda ls: ls[0].update(people=["ann", "ann"]), "do not fit the seats"),
    "a seat for no person": (lambda ls: ls[0].update(people=[["ann"]]), "."),
    "a master": (lambda ls: ls[0].update(master=True), "beginning of the file: the log says"),
    "dice of another kind": (lambda ls: ls[0].update(dice={"mode": "loaded"}), "unknown dice"),
    "dice without a seed": (lambda ls: ls[0].update(dice={"mode": "seeded"}), "dice of the saved fight are incomplete"),
    "a seed that is none": (lambda ls: ls[0].update(dice={"mode": "seeded", "seed": [1]}), "are incomplete"),
    "another seed": (lambda ls: ls[0].update(dice={"mode": "seeded", "seed": 4}), "entry 1: the file says"),
    "dice out of nowhere": (lambda ls: ls[0].update(dice={"mode": "open"}), "unknown dice 'open'"),
    "more in the dice": (lambda ls: ls[0]["dice"].update(more=1), "not described as they must be"),
    "a knob": (lambda ls: ls[0]["scenario"]["knobs"].update(slippery="very"), "scenario does not fit"),
    "a knob left out": (lambda ls: ls[0]["scenario"]["knobs"].pop("rounds"), "not written out as a save has it"),
    "an unknown knob": (lambda ls: ls[0]["scenario"]["knobs"].update(flying=1), "scenario does not fit"),
    "no setup": (lambda ls: ls[0]["scenario"].pop("setup"), "scenario does not fit"),
    "a system that is not here": (lambda ls: ls[0].update(system="chess"), "there is no system 'chess'"),
}


@pytest.mark.parametrize("text", [ATTENDED, FINISHED], ids=["attended", "finished"])
@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_found_with_its_place(lie: str, text: str) -> None:
    change, told = LIES[lie]
    with refused(told if text is ATTENDED else "."):
        LIBRARY.restore(read_save(forged(text, change)))


@contextmanager
def refused(told: str) -> Iterator[None]:
    """A save is refused for this reason, as its keeper reads it."""
    with pytest.raises(SaveError) as caught:
        yield
    error = caught.value
    whole = SaveForged(error.entry, error.lie) if isinstance(error, SaveForged) else error
    assert re.search(told, str(whole)), str(whole)


def test_hidden_parts_of_a_running_match_are_not_quoted() -> None:
    """A refusal quotes the value only if the match is over: by then everything has been told."""
    for text, quoted in ((ATTENDED, False), (FINISHED, True)):
        with pytest.raises(SaveForged, match="entry") as caught:
            LIBRARY.restore(read_save(forged(text, set_answer("courage", 99))))
        assert ("99" in str(caught.value)) == quoted
        assert "99" in str(SaveForged(caught.value.entry, caught.value.lie))


def test_a_scenario_that_its_system_does_not_set_up_is_a_damaged_save() -> None:
    """An objection of the system to seats and things that do not fit makes a save damaged, like other damage."""
    library = Library([PSYCHOPATHS])
    text = save(Match(library.game("wasteland_two"), SeededDice(1)))
    with pytest.raises(SaveDamaged, match=r"its scenario does not fit psychopaths: .*1 players"):
        library.restore(read_save(forged(text, lambda lines: lines[0]["scenario"]["seats"].popitem())))


def test_why_a_scenario_does_not_fit_is_told_in_the_readers_language() -> None:
    def change(lines: Lines) -> None:
        lines[0]["scenario"]["knobs"].update(slippery="very", flying=1)

    with pytest.raises(SaveDamaged) as raised:
        LIBRARY.restore(read_save(forged(FINISHED, change)))
    told = {lang: Words(kernel_lexicon(), lang).refusal(raised.value) for lang in LANGUAGES}
    assert told["en"] == f"I{str(raised.value)[1:]}"
    assert told["en"].startswith("Its scenario does not fit refgame: knobs.")
    assert "knobs.slippery: má tu být celé číslo, je tu 'very'" in told["cs"]
    assert "knobs.flying: ukendt nøgle; kendte: " in told["da"]
    assert not [text for lang, text in told.items() if lang != "en" and ("known" in text or "got" in text)]


UNDO_LIES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "without the consent that it takes": (lambda undo: undo.update(consent=[]), "without the consent of bea"),
    "by a seat that is not there": (lambda undo: undo.update(undone_by="zoe"), "there is no seat 'zoe'"),
    "of nothing": (lambda undo: undo.update(keep=99), "nothing to undo"),
    "of less than nothing": (lambda undo: undo.update(keep=-1), "nothing to undo"),
    "of more": (lambda undo: undo.update(keep=undo["keep"] - 1), r"entry \d+: the log says"),
    "to a number that is none": (lambda undo: undo.update(keep=True), "not labelled as it must be"),
}


@pytest.mark.parametrize("lie", UNDO_LIES)
def test_an_undo_that_could_not_have_been_is_found(lie: str) -> None:
    change, told = UNDO_LIES[lie]

    def spoil(lines: Lines) -> None:
        change([line for line in lines if "undone_by" in line.get("entry", {})][-1]["entry"])

    with refused(told):
        LIBRARY.restore(read_save(forged(ATTENDED, spoil)))


def test_confirmations_and_the_limit_of_amendments_are_checked() -> None:
    lines = lines_of(FINISHED)
    deed = entry_about(lines, "deed")
    place = lines.index(deed)
    again = {"entry": deed["entry"], "events": []}
    with pytest.raises(SaveForged, match=rf"entry {place + 2}: .*no more than 2 changes") as caught:
        LIBRARY.restore(read_save(written([*lines[: place + 1], *[again] * 5, *lines[place + 1 :]])))
    assert caught.value.entry == place + 2
    confirm = next(line for line in lines if line.get("entry", {}).get("kind") == "confirm")
    early = [*lines[:place], confirm, *lines[place:]]
    with pytest.raises(SaveForged, match=rf"entry {place - 1}: .*some answers are still missing"):
        LIBRARY.restore(read_save(written(early)))


def test_typed_dice_are_read_through_their_question_and_hidden_draws_follow_from_the_seed() -> None:
    match = Match(DUEL, TypedDice(3), people=("ann", "bea"))
    match.answer("ann", STRIKE)
    match.answer("bea", "rest")
    match.confirm("ann")
    match.confirm("bea")
    match.answer("ann", 2)
    match.answer("bea", 0)
    match.answer("ann", ["axel", "berg"])
    match.answer("ann", [5])
    text = save(match)
    assert save(LIBRARY.restore(read_save(text))) == text
    with refused(r"7.? is not a face of a d6"):
        LIBRARY.restore(read_save(forged(text, set_answer("blow", [7]))))
    assert LIBRARY.restore(read_save(forged(text, set_answer("blow", [6])))).question is not None  # no player can know
    with refused("entry 1: the file says"):
        LIBRARY.restore(read_save(forged(text, lambda lines: lines[2]["entry"].update(answer=[1, 1]))))


def test_fair_dice_are_held_to_the_commitment_noted_before() -> None:
    dice = attended().dice
    assert isinstance(dice, FairDice)
    check_commitment(read_save(ATTENDED), dice.commitment)
    other = FairDice("another secret")
    with pytest.raises(SaveForged, match=f"belongs to the commitment {dice.commitment}"):
        check_commitment(read_save(ATTENDED), other.commitment)
    with pytest.raises(SaveForged, match="not fair dice"):
        check_commitment(read_save(FINISHED), dice.commitment)


def test_a_fair_match_without_a_share_of_the_players_is_refused() -> None:
    for shares in ({}, {"ann": ""}):
        lines = lines_of(ATTENDED)
        lines[0]["dice"]["shares"] = shares
        with pytest.raises(SaveError, match="need words from the players’ side"):
            LIBRARY.restore(read_save(written(lines)))
    with pytest.raises(SaveDamaged, match="not words that can be mixed"):
        LIBRARY.restore(read_save(forged(ATTENDED, lambda ls: ls[0]["dice"].update(shares={"ann": "a\nbea:b"}))))


def test_undone_answers_are_listed_with_their_dice() -> None:
    match = LIBRARY.restore(read_save(ATTENDED))
    first, second = taken_back(match.record)
    assert [(number, entry.label.purpose) for number, entry in first.entries] == [(5, "deed")]
    assert (second.by, second.consent) == ("ann", ("bea",))
    assert [entry.label.kind for _, entry in second.entries] == ["order", "roll", "roll"]


@pytest.mark.parametrize("kept_as_it_grew", [True, False])
def test_a_match_taken_back_after_its_end_is_proved(kept_as_it_grew: bool) -> None:
    match = Match(DUEL, SeededDice(3), people=("ann", "bea"))
    scribe = Scribe(match)
    lines = scribe.news()
    driver = random_driver(DUEL, 3)
    while driver.turn(match):
        lines += scribe.news()
    assert match.over
    match.seat("bea", person=False)
    lines += scribe.news()
    match.undo("ann", keep=len(match.kept) - 4, consent=("bea",))
    driver.run(match)
    assert match.over
    lines += scribe.news()
    text = scribe.title + "".join(lines) if kept_as_it_grew else save(match)
    assert picture(LIBRARY.restore(read_save(text))) == picture(match)
    lie = forged(text, lambda ls: ls[-1].pop("outcome"))
    with pytest.raises(SaveForged, match="the outcome is null, but it is"):
        LIBRARY.restore(read_save(lie))


def test_seated_people_are_asked_for_consent_and_the_master_needs_none() -> None:
    match = Match(DUEL, SeededDice(7), master=True, people=("ann", "bea", "master"))
    match.answer("master", "go_on")
    while match.steps < 2:
        random_driver(DUEL, 1).turn(match)
    match.seat("bea", person=False)
    with pytest.raises(UndoRefused, match="consent of master"):
        match.undo("ann", keep=3, consent=("bea",))
    match.undo("master", keep=3)
    match.seat("bea", person=True)
    assert match.sitting == ("ann", "master", "bea")
    again = LIBRARY.restore(read_save(save(match)))
    assert (again.sitting, again.people) == (match.sitting, ("ann", "bea", "master"))
    assert LIBRARY.restore(read_save(save(match)), trusted=True).sitting == match.sitting
    with pytest.raises(UndoRefused, match="consent of master, bea"):
        again.undo("ann", keep=2)


@pytest.mark.parametrize(("lang", "told"), [("cs", "Záznam 5: "), ("da", "Post 5: "), ("en", "Entry 5: ")])
def test_a_lie_is_told_in_the_readers_language(lang: str, told: str) -> None:
    with pytest.raises(SaveForged) as caught:
        LIBRARY.restore(read_save(forged(ATTENDED, set_answer("deed", {"deed": "fly"}))))
    words = Words(kernel_lexicon(), lang)
    assert words.refusal(caught.value).startswith(told)
    assert not words.faults


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything inside a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] * bool(path) + [way for key, item in inner for way in places(item, (*path, key))]


PLACES = {text: places(lines_of(text)) for text in (ATTENDED, FINISHED)}
STRANGE: list[Callable[[Random], Any]] = [
    lambda luck: None,
    lambda luck: luck.choice([True, False]),
    lambda luck: luck.randint(-3, 40),
    lambda luck: luck.choice([10**4000, "", "zoe", "ann", [], {}, [[]], ["ann"], {"total": 1, "terms": 2}]),
]


@settings(max_examples=400, deadline=None)
@given(st.sampled_from([ATTENDED, FINISHED]), st.integers(0, 10**9))
def test_whatever_is_changed_by_hand_is_refused_or_is_another_true_match(text: str, seed: int) -> None:
    luck, lines = Random(seed), lines_of(text)
    *way, last = luck.choice(PLACES[text])
    inside: Any = lines
    for key in way:
        inside = inside[key]
    if luck.random() < 0.3:
        del inside[last]
    else:
        inside[last] = luck.choice(STRANGE)(luck)
    try:
        match = LIBRARY.restore(read_save(written(lines)))
    except SaveError:
        return
    assert save(match) == written(lines)


def test_no_checkpoint_of_what_holds_may_be_left_out() -> None:
    """A store that trusts its files starts from the last of them; a file that lost one is not what was written."""

    def leave_out(lines: Lines) -> None:
        del [line for line in lines if "checkpoints" in line][-1]["checkpoints"]

    with pytest.raises(SaveForged):
        LIBRARY.restore(read_save(forged(FINISHED, leave_out)))


def test_the_json_of_an_entry_shares_nothing_with_the_record() -> None:
    match = finished()
    before = save(match)
    for entry in match.record:
        answer = entry.plain().get("answer")
        if isinstance(answer, (list, dict)):
            answer.clear()
    assert save(match) == before


def test_a_person_does_not_sit_down_twice() -> None:
    match = attended()
    match.seat("bea", person=False)

    def twice(lines: Lines) -> None:
        lines.append(lines[-1])

    with pytest.raises(SaveForged):
        LIBRARY.restore(read_save(forged(save(match), twice)))


def test_a_trusted_match_allows_no_free_undo_before_its_checkpoint() -> None:
    """The match has not replayed what comes before its checkpoint, so it cannot know what was revealed there."""
    match, kept_more = Match(DUEL, SeededDice(0), people=DUEL.seats), 0
    driver = random_driver(DUEL, 0)
    while driver.turn(match):
        believed = LIBRARY.restore(read_save(save(match)), trusted=True)
        for seat in DUEL.seats:
            free = max(match.free_to(seat), match.checkpoints[-1].answers)
            assert believed.free_to(seat) == free
            kept_more += free > match.free_to(seat)
    assert kept_more
