"""The ladder: mirrored matches, ratings that mean something, and the same on any number of processes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from typer.testing import CliRunner

from holmgang.bots.ladder import DealResult, Pairing, pairings, ratings, scores
from holmgang.cli.app import app
from holmgang.cli.lab import ladder_results, whole_deals
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game


def test_everybody_has_every_side_equally_often_with_the_same_dice(duel: Game) -> None:
    planned = list(pairings([duel], ["a", "b", "c"], 8))
    assert len(planned) == 3 * 8
    sides = duel.system.sides(duel.scenario)
    for policy in ("a", "b", "c"):
        held = [sides[seat] for pairing in planned for seat, name in pairing.seats.items() if name == policy]
        assert len({held.count(side) for side in set(sides.values())}) == 1
    for first, second in zip(planned[::2], planned[1::2], strict=True):
        assert (first.pair, first.deal) == (second.pair, second.deal)
        assert all(first.seats[seat] != second.seats[seat] for seat in sides)


def test_a_table_of_four_has_one_against_three() -> None:
    game = Library.discover().game("psychopaths/wasteland")
    planned = list(pairings([game], ["a", "b"], 8))
    assert {pairing.side for pairing in planned} == set(game.system.sides(game.scenario).values())
    assert all(list(pairing.seats.values()).count(pairing.lone) == 1 for pairing in planned)


def test_the_same_play_under_two_names_is_exactly_equal(library: Library, duel: Game) -> None:
    """Both matches of a deal go alike, so each name wins as often as it loses, whatever side is stronger."""
    planned = list(pairings([duel], ["regular", "heuristic"], 12))
    results = list(ladder_results(library, [duel], planned, 3, 1))
    assert {score.share for score in scores(results)} == {0.5}
    assert {rating.points for rating in ratings(results, 1)} == {0}


def test_decided_deals_tell_what_a_lopsided_scenario_hides() -> None:
    """Side x wins in any hands, but for one deal that "a" wins from both sides and one that it loses from both."""
    winners: dict[int, tuple[str, str]] = {0: ("x", "x"), 1: ("x", "x"), 2: ("x", "y"), 3: ("y", "x"), 4: ("", "x")}
    results = []
    for deal, ends in winners.items():
        for lone, won in zip("ab", ends, strict=True):
            sides = {"x": lone, "y": "b" if lone == "a" else "a"}
            results.append(DealResult(Pairing(("a", "b"), deal, 0, lone, "x", {}), sides, (won,) if won else ()))
    a, b = scores(results)
    assert (a.ahead, a.behind) == (1, 2)
    assert (b.ahead, b.behind) == (2, 1)
    assert a.deals[0] < 1 / 3 < a.deals[1]


def test_two_processes_play_the_same_ladder_as_one(library: Library, duel: Game) -> None:
    planned = list(pairings([duel], ["random", "search:8"], 4))
    assert list(ladder_results(library, [duel], planned, 3, 2)) == list(ladder_results(library, [duel], planned, 3, 1))


def drawn(strength: dict[str, float], tables: list[list[str]], luck: Random) -> list[DealResult]:
    """Matches whose winners are drawn by known strengths."""
    results = []
    for deal, table in enumerate(tables):
        sides = {f"side{place}": name for place, name in enumerate(table)}
        pair = (table[0], next(name for name in table if name != table[0]))
        winner = luck.choices(list(sides), [strength[name] for name in sides.values()])[0]
        results.append(DealResult(Pairing(pair, deal, 0, table[0], "side0", {}), sides, (winner,)))
    return results


@pytest.mark.parametrize("sides", [2, 4])
def test_known_strengths_are_found_again(sides: int) -> None:
    """Ten times as strong is 400 points, at a table of two and of four."""
    names = {"weak": 1.0, "middling": 10**0.5, "strong": 10.0}
    tables = [[lone] + [other] * (sides - 1) for lone in names for other in names if lone != other for _ in range(120)]
    rated = ratings(drawn(names, tables, Random(4)), 1)
    assert [one.policy for one in rated] == ["strong", "middling", "weak"]
    for one, truth in zip(rated, (200, 0, -200), strict=True):
        assert abs(one.points - truth) < 60
        assert one.low <= one.points <= one.high
        assert 10 < one.high - one.low < 150


def test_few_matches_are_told_as_such() -> None:
    few = ratings(drawn({"a": 50.0, "b": 1.0}, [["a", "b"]] * 6, Random(1)), 1)
    assert few[0].high - few[0].low > 60


def test_a_ladder_of_one_and_of_strangers_is_refused() -> None:
    alone = CliRunner().invoke(app, ["ladder", "k6/corridor", "--seats", "random"])
    assert alone.exit_code == 2
    assert "two or more different policies" in alone.output
    unknown = CliRunner().invoke(app, ["ladder", "k6/corridor", "--seats", "random,grandmaster"])
    assert unknown.exit_code == 2
    assert "grandmaster" in unknown.output


def test_the_command_tells_programs_and_people() -> None:
    line = ["ladder", "k6/corridor", "--seats", "random,heuristic", "-n", "4", "--processes", "1"]
    told = json.loads(CliRunner().invoke(app, [*line, "--json"]).stdout)
    assert {one["policy"] for one in told["ratings"]} == {"random", "heuristic"}
    assert [one["matches"] for one in told["scores"]] == [4, 4]
    assert sum(one["points"] for one in told["scores"]) == 4
    assert "heuristic" in CliRunner().invoke(app, line).stdout
    danish = CliRunner().invoke(app, [*line, "--lang", "da"]).stdout
    assert "afgjorte" in danish
    assert "policy" not in danish


def test_ctrl_c_leaves_the_whole_deals() -> None:
    every = drawn({"a": 2.0, "b": 1.0}, [["a", "b"]] * 6, Random(1))

    def until(last: int) -> Iterator[DealResult]:
        yield from every[:last]
        raise KeyboardInterrupt

    assert [len(whole_deals(until(last))) for last in range(5)] == [0, 0, 2, 2, 4]
    assert whole_deals(iter(every)) == every
    assert ratings([], 1) == []
