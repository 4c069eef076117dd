"""Saves: what they carry, and what becomes of damaged and foreign ones."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.kernel.content import Entry
from holmgang.kernel.dice import FairDice, SeededDice
from holmgang.kernel.drive import Driver
from holmgang.kernel.errors import ReplayDiverged, SaveDamaged, SaveError, SaveOutdated
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.save import public_save, read_save, restore, save
from holmgang.kernel.system import Game
from holmgang.seats import RandomSeat
from tests.refgame.state import Duel
from tests.refgame.system import ReferenceGame


def some_match(game: Game, turns: int = 30) -> Match:
    match = Match(game, SeededDice(2))
    driver = Driver({seat: RandomSeat() for seat in game.seats}, 2)
    for _ in range(turns):
        driver.turn(match)
    return match


def test_a_save_names_what_it_was_played_with(duel: Game) -> None:
    data = save(some_match(duel))
    assert data["format"] == 1
    assert (data["system"], data["rules_version"]) == ("refgame", "1")
    assert data["scenario"]["knobs"] == {"slippery": 1, "rounds": 12}
    assert data["content_hash"] == duel.content.hash


@settings(max_examples=60)
@given(st.data())
def test_a_save_cut_short_is_an_error_not_a_match(data: st.DataObject) -> None:
    library = Library([ReferenceGame()])
    game = library.game("duel")
    text = json.dumps(save(some_match(game)))
    cut = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(SaveDamaged):
        library.restore(read_save(text[:cut]))


@pytest.mark.parametrize("part", ["system", "scenario", "record", "checkpoint", "log", "dice"])
def test_a_save_that_lacks_a_part_says_which(duel: Game, part: str) -> None:
    data = save(some_match(duel))
    del data[part]
    with pytest.raises(SaveDamaged, match=part):
        read_save(json.dumps(data))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data["checkpoint"].update(state={"fighters": 3}),
        lambda data: data["checkpoint"].update(answers=10_000),
        lambda data: data["checkpoint"].pop("dice"),
        lambda data: data["dice"].update(mode="loaded"),
        lambda data: data["record"].insert(3, {"answer": 1}),
        lambda data: data["log"].append({"no": "event"}),
    ],
)
def test_a_spoilt_save_is_a_clear_error(duel: Game, spoil: Any) -> None:
    data = save(some_match(duel))
    spoil(data)
    with pytest.raises(SaveError):
        restore(read_save(json.dumps(data)), duel)


def test_a_record_that_answers_another_question_diverges_and_names_both(duel: Game) -> None:
    data = save(some_match(duel, 3))
    answered = next(entry for entry in data["record"] if entry["purpose"] == "deed")
    answered["purpose"] = "spell"
    with pytest.raises(ReplayDiverged, match=r"the record answers declare 'spell'.*the rules ask"):
        restore(data, duel)


class NextEdition(ReferenceGame):
    """The same game, a version later, with a new question."""

    rules_version: ClassVar[str] = "2"

    def step(self, play: Play[Duel]) -> Flow[None]:
        yield Choose("ann", "cards", [Option("pass")])
        yield from super().step(play)


def test_a_save_of_another_version_stays_readable_and_says_why(duel: Game) -> None:
    match = some_match(duel)
    later = Library([NextEdition()])
    with pytest.raises(SaveOutdated, match="refgame rules 1, these are 2") as caught:
        later.restore(read_save(json.dumps(save(match))))
    assert [told["event"] for told in caught.value.log] == [event.kind for event in match.log]


class OtherContent(ReferenceGame):
    """The same rules with other content."""

    class Knife(Entry):
        damage: int
        sharp: bool = True

    content_kinds = {"weapons": Knife}


def test_a_save_with_other_content_is_not_continued(duel: Game) -> None:
    with pytest.raises(SaveOutdated, match="content packs have changed"):
        Library([OtherContent()]).restore(read_save(json.dumps(save(some_match(duel)))))


def test_another_format_is_not_guessed_at(duel: Game) -> None:
    data = save(some_match(duel))
    data["format"] = 99
    with pytest.raises(SaveOutdated, match="format 99, this is 1"):
        read_save(json.dumps(data))


def test_what_a_seat_takes_home_from_a_running_match_tells_no_secret(duel: Game) -> None:
    match = Match(duel, FairDice("the very secret"))
    carried = json.dumps(public_save(match, "ann"))
    assert "the very secret" not in carried
    assert '"seen_by": ["bea"]' not in carried
    assert "record" not in json.loads(carried)
    Driver({seat: RandomSeat() for seat in duel.seats}, 1).run(match)
    assert "the very secret" in json.dumps(public_save(match, "ann"))


def test_undone_answers_stay_in_the_record_and_the_log_of_a_save(duel: Game) -> None:
    match = Match(duel, SeededDice(7), people=("ann", "bea"))
    match.answer("ann", "rest")
    match.undo("ann")
    match.answer("ann", "guard")
    again = restore(read_save(json.dumps(save(match))), duel)
    assert [entry.plain() for entry in again.record] == [entry.plain() for entry in match.record]
    assert [event.kind for event in again.log] == [event.kind for event in match.log]
    assert again.joint is not None
    assert again.joint.answers == {0: {"deed": "guard"}}
