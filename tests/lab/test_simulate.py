"""Runs: the same on any number of processes, flat in their length, and what they tell is what was played."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from holmgang.bots.random import random_answer
from holmgang.cli.app import app
from holmgang.cli.common import console, library
from holmgang.kernel.library import Library
from holmgang.kernel.questions import REQUIRED, Amount, Choose, ChooseSome, Declare, Option
from holmgang.kernel.record import Answered
from holmgang.kernel.sums import Sum
from holmgang.kernel.view import LineUp, Token, Track, View
from holmgang.lab.playing import Banned, RunWay, play_again, play_one, without
from holmgang.lab.simulate import compare, seat_policies, simulate
from holmgang.lab.tally import NAMED, Course, Pairs, Played, Standing, Tally, standings, uses_in
from tests.refgame import SYSTEM

REFERENCE = Library([SYSTEM])
DUEL = REFERENCE.game("duel")
K6 = Library.discover()
SEATS = {"ann": "random", "bea": "random", "master": "random"}


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COLUMNS", "200")
    console.cache_clear()
    library.cache_clear()
    yield
    console.cache_clear()
    library.cache_clear()


@pytest.fixture
def reference(monkeypatch: pytest.MonkeyPatch, wide: None) -> None:
    monkeypatch.setenv("HOLMGANG_SYSTEMS", "tests.refgame:SYSTEM")
    library.cache_clear()


def holmgang(*words: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result


# ---- tallies ---------------------------------------------------------------------------------------------------------


def test_one_and_two_processes_count_the_same_in_all_ways() -> None:
    slippery = REFERENCE.game("duel", {"rounds": 2})
    ways = [RunWay("old", DUEL, SEATS), RunWay("new", slippery, SEATS, {"ann": (Banned("deed", "strike"),)})]
    one, two = (compare(REFERENCE, ways, 230, seed=4, processes=processes) for processes in (1, 2))
    assert [report.tally for report in one[0]] == [report.tally for report in two[0]]
    assert one[1][0].pairs == two[1][0].pairs
    assert one[0][0].tally != one[0][1].tally


PLAYED = st.builds(
    Played,
    number=st.integers(0, 500),
    winners=st.sampled_from([(), ("a",), ("b",), ("a", "b")]),
    questions=st.integers(1, 40),
    steps=st.integers(1, 9),
    uses=st.dictionaries(st.tuples(st.sampled_from("xyz"), st.sampled_from(["p:q", "p:r"])), st.integers(1, 3)),
    unfinished=st.just(False),
    luck=st.dictionaries(st.sampled_from("xyz"), st.integers(-9000, 9000)),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(PLAYED, max_size=12), st.integers(0, 12), st.booleans())
def test_tallies_of_parts_add_up_to_that_of_the_whole(matches: list[Played], cut: int, swapped: bool) -> None:
    sides = {"x": "a", "y": "b", "z": "b"}
    parts = [matches[:cut], matches[cut:]]
    whole, added = Tally(), Tally()
    for match in matches:
        whole.count(match, sides)
    for part in reversed(parts) if swapped else parts:
        tally = Tally()
        for match in part:
            tally.count(match, sides)
        added.add(pickle.loads(pickle.dumps(tally)))
    assert added == whole
    for (side, option), use in whole.uses.items():
        taken = [one for one in matches if any(sides[seat] == side and name == option for seat, name in one.uses)]
        assert use.matches == len(taken)
        assert use.won == sum(side in one.winners for one in taken)


def test_a_tally_does_not_grow_with_the_matches() -> None:
    sizes = []
    for many in (400, 800):
        tally = Tally()
        for number in range(many):
            tally.count(Played(number, (), 5 + number % 7, 3, {("x", f"p:{number % 5}"): 1}, unfinished=True), {})
        sizes.append(len(pickle.dumps(tally)))
        assert tally.unfinished == list(range(NAMED))
    assert sizes[1] <= sizes[0] + 16  # some counts need a byte more


def test_a_report_agrees_with_the_matches_played_one_by_one() -> None:
    report = simulate(REFERENCE, DUEL, 40, seed=9, policies={"all": "random"}, processes=1)
    matches = [play_again(RunWay("", DUEL, SEATS), 9, number) for number in range(40)]
    won = Counter(winner for match in matches if match.outcome for winner in match.outcome.winners)
    assert {side: report.wins[side].count for side in ("ann", "bea")} == {side: won[side] for side in ("ann", "bea")}
    assert report.tally.steps == Counter(match.steps for match in matches)
    assert report.seat_wins["ann"] == report.wins["ann"]
    answers = [entry for match in matches for entry in match.kept if isinstance(entry, Answered)]
    strikes = sum(entry.label.seat == "ann" and "deed:strike" in uses_in(entry) for entry in answers)
    assert report.tally.uses["ann", "deed:strike"].times == strikes > 0


@pytest.mark.parametrize("name", ["k6/corridor", "kampbogen/toll_road"])
def test_a_match_told_in_full_is_the_one_that_was_counted(name: str) -> None:
    game = K6.game(name)
    policies = seat_policies(game, {})
    for number in range(3):
        counted, told = (
            play_one(RunWay("", game, policies), 2, number),
            play_again(RunWay("", game, policies), 2, number),
        )
        assert told.outcome is not None
        assert (told.outcome.winners, told.steps) == (counted.winners, counted.steps)
        assert counted.course.last == standings(game.system.view(told.play, game.master))
        assert told.log


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupted_run_is_a_shorter_run(processes: int) -> None:
    done: list[int] = []

    def progress(so_far: Tally) -> None:
        done.append(so_far.matches)
        if so_far.matches >= 5:
            raise KeyboardInterrupt

    way = RunWay("", DUEL, SEATS)
    [part], _ = compare(REFERENCE, [way], 400, seed=3, processes=processes, progress=progress)
    assert done[0] == 1
    assert 5 <= part.matches < 400
    [whole], _ = compare(REFERENCE, [way], part.matches, seed=3, processes=1)
    assert part.tally == whole.tally


# ---- the course of a match -------------------------------------------------------------------------------------------


def token(name: str, side: str, lives: int | None, faded: bool = False) -> Token:
    gauge = None if lives is None else Track(id=name, name="lives", value=Sum.of(lives, "lives", "X-1"), most=10)
    return Token(id=name, name=name, side=side, gauge=gauge, faded=faded)


def test_standings_count_each_token_once() -> None:
    ogre, ann, bea = token("ogre", "gm", 7), token("ann", "hero", 0, faded=True), token("bea", "hero", 4)
    line = LineUp(id="l", title="t", sides=(("gm", (ogre,)), ("hero", (ann, bea))))
    found = standings(View(panels=(line, line)))
    assert found == {"gm": Standing(1, 7, 10), "hero": Standing(1, 4, 20)}
    bare = View(panels=(LineUp(id="l", title="t", sides=(("gm", (token("wolf", "gm", None),)),)),))
    assert standings(bare) == {"gm": Standing(1, None)}


def test_first_blood_and_the_lead() -> None:
    course = Course()
    for a, b in ((10, 20), (10, 20), (10, 16), (6, 16), (5, 16), (5, 4)):
        course.take({"a": Standing(1, a, 10), "b": Standing(2, b, 20)})
    assert course.hurt_first == ("b",)
    assert course.lead_changes == 2  # a, then b when a has six tenths left, then a again
    both = Course()
    for a, b in ((10, 20), (9, 19), (9, 18)):
        both.take({"a": Standing(1, a, 10), "b": Standing(2, b, 20)})
    assert both.hurt_first == ("a", "b")


# ---- comparison ------------------------------------------------------------------------------------------------------


def test_the_same_way_twice_never_differs() -> None:
    way = RunWay("", DUEL, SEATS)
    _, [same] = compare(REFERENCE, [way, way], 25, processes=1)
    assert all(estimate.value == 0 and not estimate.telling for estimate in same.differences.values())
    assert same.pairs.longer == {0: 25}


def test_pairs_count_what_only_one_way_had() -> None:
    pairs = Pairs()
    for old, new in ((("a",), ("a",)), (("a",), ("b",)), (("a",), ()), ((), ("b",))):
        pairs.count(Played(0, old, 1, 3, {}), Played(0, new, 1, 5, {}))
    assert pairs.only_old == {"a": 2, "draw": 1}
    assert pairs.only_new == {"b": 2, "draw": 1}
    assert pairs.difference("b").value == 0.5
    assert pairs.longer == {2: 4}


def test_a_seat_that_may_not_strike_does_not_and_wins_less() -> None:
    ways = [RunWay("", DUEL, SEATS), RunWay("", DUEL, SEATS, {"ann": (Banned("deed", "strike"),)})]
    [free, bound], [difference] = compare(REFERENCE, ways, 120, processes=1)
    assert ("ann", "deed:strike") in free.tally.uses
    assert ("ann", "deed:strike") not in bound.tally.uses
    assert ("bea", "deed:strike") in bound.tally.uses
    lost = difference.differences["ann"]
    assert lost.telling
    assert lost.value < 0


def banned(*names: str) -> frozenset[Banned]:
    return frozenset(map(Banned.read, names))


def test_a_question_without_an_option() -> None:
    target = Choose("s", "target", [Option("ogre"), Option("wolf")], default="wolf")
    plain = Declare("s", "deed", [Option("strike", details=[target]), Option("rest")])
    assert without(target, banned("deed:rest")) is target
    one = without(target, banned("target:wolf"))
    assert isinstance(one, Choose)
    assert [option.id for option in one.options] == ["ogre"]
    assert one.default is REQUIRED
    assert without(target, banned("target:wolf", "target:ogre")) is None
    deep = without(plain, banned("target:wolf"))
    assert isinstance(deep, Declare)
    assert deep.read({"deed": "strike", "target": "ogre"}) == {"deed": "strike", "target": "ogre"}
    none = without(plain, banned("target:wolf", "target:ogre"))
    assert isinstance(none, Declare)
    assert [option.id for option in none.options] == ["rest"]
    some = ChooseSome("s", "drop", [Option("a"), Option("b")], least=2)
    assert without(some, banned("drop:a")) is None
    amount = Amount("s", "force", 0, 2)
    assert without(amount, banned("force:1")) is amount


@pytest.mark.parametrize("name", ["k6/corridor", "kampbogen/toll_road", "tkds/bout_on_the_planks"])
def test_any_option_can_be_taken_away_in_any_system(name: str) -> None:
    """The heuristics count on options that may be missing now; the match goes on to its end all the same."""
    game = K6.game(name)
    policies = seat_policies(game, {})
    free = play_one(RunWay("", game, policies), 1, 0)
    (seat, option), _ = Counter(free.uses).most_common(1)[0]
    bound = play_one(RunWay("", game, policies, {seat: [Banned.read(option)]}), 1, 0)
    assert bound.uses.get((seat, option), 0) < free.uses[seat, option]
    assert not bound.unfinished


# ---- the command -----------------------------------------------------------------------------------------------------


def test_set_compares_with_the_scenario_as_it_is(reference: None) -> None:
    words = ["simulate", "duel", "-n", "30", "--seats", "all=random", "--set", "rounds=1", "--processes", "1"]
    data = json.loads(holmgang(*words, "--json").output)
    assert data["steps"]["most"] == 1
    [other], [comparison] = data["others"], data["comparisons"]
    assert other["steps"]["most"] > 1
    assert comparison["wins"]["ann"]["value"] == pytest.approx(
        data["wins"]["ann"]["share"] - other["wins"]["ann"]["share"], abs=1e-5
    )
    assert "rounds=1, against as it is, match by match:" in holmgang(*words).output
    assert "comparisons" not in json.loads(holmgang(*words, "--alone", "--json").output)


def test_without_tries_each_side_in_turn(reference: None) -> None:
    words = ["simulate", "duel", "-n", "12", "--seats", "all=random", "--processes", "1", "--without"]
    told = json.loads(holmgang(*words, "deed:strike", "--json").output)["comparisons"]
    assert [one["new"].split()[0] for one in told] == ["ann", "bea"]
    assert len(json.loads(holmgang(*words, "ann=deed:strike", "--json").output)["comparisons"]) == 1
    unused = holmgang(*words, "ann=deed:strikes").output
    assert "No player ever used deed:strikes" in unused
    assert "deed:strike" in unused.split("Options used:")[1]
    assert "PURPOSE:OPTION" in holmgang(*words, "strike", code=2).output
    assert "no seat 'zoe'" in holmgang(*words, "zoe=deed:strike", code=2).output


def test_one_match_of_a_run_is_told_saved_and_proved(reference: None, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    words = ["simulate", "duel", "--seats", "all=random", "--seed", "5", "--match", "3"]
    told = holmgang(*words, "--save", str(file)).output
    assert told == holmgang(*words).output != holmgang(*words[:-1], "4").output
    proof = holmgang("replay", str(file), "--verify").output
    assert proof.startswith(told)
    assert "--match NUMBER" in holmgang("simulate", "duel", "--save", str(file), code=2).output
    assert "say who" in holmgang(*words, "--without", "deed:strike", code=2).output


def test_a_random_answer_to_what_is_left_is_always_allowed() -> None:
    from random import Random

    target = Choose("s", "target", [Option("ogre"), Option("wolf")])
    question = Declare("s", "deed", [Option("strike", details=[target]), Option("rest")])
    rest = without(question, banned("target:wolf"))
    assert rest is not None
    given_answers = [random_answer(rest, Random(number)) for number in range(30)]
    assert all(question.read(answer) == answer and answer.get("target") != "wolf" for answer in given_answers)
