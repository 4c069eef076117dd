"""Forecasts without HTTP: what is played, what is said of it, and which changes are tried."""

from __future__ import annotations

import json

import pytest

from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.variants import Edit, difference, edited
from holmgang.lab import verdicts
from holmgang.lab.estimates import Proportion, paired
from holmgang.lab.forecast import (
    ForecastEffort,
    Study,
    WinChance,
    by_same_dice,
    forecast_key,
    hardly_moves,
    perform,
    studied,
)
from holmgang.lab.kept_forecasts import entry_of, file_of, is_fresh, kept_forecast, read
from holmgang.lab.playing import RunWay, play_one

QUICK = ForecastEffort(each=12, variants=6, selections=1, seconds=4.0, most=60)


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


def names(library: Library) -> list[str]:
    return [f"{system.id}/{one}" for system in library.systems.values() for one in library.scenario_files(system)]


@pytest.mark.parametrize(
    ("share", "word"),
    [(0.0, "deadly"), (0.19, "deadly"), (0.2, "hard"), (0.4, "even"), (0.6, "easy"), (0.9, "easy"), (0.91, "walkover")],
)
def test_a_chance_has_one_word(share: float, word: str) -> None:
    assert verdicts.word_of(share) == word


def test_there_is_no_word_before_enough_fights_or_across_three_words() -> None:
    assert verdicts.verdict_of(11, 0.5, (0.45, 0.55)).word == ""
    assert verdicts.verdict_of(12, 0.5, Proportion(6, 12).interval) == verdicts.FightVerdict("unsure", "wide")
    assert verdicts.verdict_of(400, 0.5, Proportion(200, 400).interval).word == "even"
    assert verdicts.verdict_of(400, 0.0, (0.0, 0.01), drawn=0.9) == verdicts.FightVerdict("untold", "drawn")
    assert verdicts.verdict_of(400, 0.18, (0.12, 0.19), drawn=0.31).word == "deadly"
    assert verdicts.verdict_of(400, 0.5, (0.45, 0.55), unended=0.2) == verdicts.FightVerdict("untold", "unended")


def test_a_game_without_heroes_is_fair_or_lopsided() -> None:
    assert verdicts.fairness_of(40, {"a": (0.4, 0.6), "b": (0.4, 0.6)}).word == "fair"
    assert verdicts.fairness_of(40, {"a": (0.55, 0.7), "b": (0.3, 0.45)}).word == "lopsided"


@pytest.mark.parametrize(
    ("low", "high", "hardly"), [(-0.04, 0.09, True), (-0.04, 0.3, False), (-0.11, 0.0, False), (0.0, 0.1, True)]
)
def test_a_wide_interval_is_not_called_a_small_change(low: float, high: float, hardly: bool) -> None:
    assert hardly_moves(low, high) is hardly


def test_lucky_first_dice_do_not_make_a_variant_look_easy() -> None:
    base, own = WinChance(0.69, 0.65, 0.73), WinChance(0.92, 0.74, 0.98)
    same = by_same_dice(base, own, paired(0, 0, 24))
    assert same.share == base.share
    assert base.low - same.low > 0.03
    assert same.high - same.low < own.high - own.low
    assert by_same_dice(base, own, paired(9, 3, 24)) == own, "where the dice say little, its own fights do"


def test_edits_turn_one_document_into_another() -> None:
    old = {"a": {"b": 1, "c": [1, 2]}, "d": 1}
    new = {"a": {"b": 2, "c": [1], "e": {"f": 1}}}
    edits = list(difference(old, new))
    assert edited(old, edits) == new
    short = edited({}, [Edit("set", ("a", "b"), 2), Edit("remove", ("x", "y"))])
    assert short["a"] == {"b": 2}


def test_every_variant_of_the_shelf_makes_a_fight(systems: Library) -> None:
    for name in names(systems):
        game = systems.game(name)
        variants = list(game.system.variants(game))
        assert len({one.id for one in variants}) == len(variants), name
        raw = systems.scenario_data(game.system, name.partition("/")[2])
        for one in variants:
            assert one.edits, (name, one.id)
            json.dumps([edit.plain() for edit in one.edits])
            try:
                full = systems.game_from(game.system, edited(game.scenario.data, one.edits), one.id, tried=True)
            except ContentError as error:
                raise AssertionError(f"{name} {one.id}: {error}") from None
            short = systems.game_from(game.system, edited(raw, one.edits), one.id)
            assert short.scenario.setup == full.scenario.setup, (name, one.id)


def test_hero_games_offer_causes_and_changes(systems: Library) -> None:
    for name in ("k6/ogre_at_the_pillars", "kampbogen/barrow", "tkds/gatehouse"):
        game = systems.game(name)
        variants = list(game.system.variants(game))
        assert {"without", "more", "vigour", "swap"} <= {one.sort for one in variants}, name
        assert any(one.decides for one in variants)


def test_a_study_plays_what_simulate_plays(systems: Library) -> None:
    game = systems.game("k6/corridor")
    study = Study(game, effort=QUICK)
    forecast = studied(study)
    assert forecast.state == "done"
    assert forecast.played >= QUICK.most
    way = RunWay("", game, study.policies)
    assert all(study.base.results[number] == play_one(way, 1, number).winners for number in range(12))
    wins = sum("hero" in (won or ()) for won in study.base.results.values())
    assert forecast.chance is not None
    bond = study.base.tally.luck["hero"].bond
    assert (bond.came, bond.samples) == (wins, forecast.played)
    assert forecast.chance.share == bond.steadied.value
    assert forecast.chance.width < Proportion(wins, forecast.played).interval[1] - wins / forecast.played
    assert forecast.rounds is not None
    assert forecast.minutes is not None


def test_nothing_is_played_twice_before_the_first_figure(systems: Library) -> None:
    study, asked = Study(systems.game("tkds/rats_in_the_cellar")), []
    while len(study.base.results) < study.effort.first:
        task = study.next_task()
        assert task is not None
        study.take(task, perform(task))
        asked.append(task.numbers)
    assert None not in asked
    assert study.base.tally.matches == len(study.base.results)
    assert not study.base.lines
    task = study.next_task()
    assert task is not None
    study.take(task, perform(task))
    assert study.base.lines
    assert study.base.offered
    assert study.base.tally.matches == len(study.base.results)


def test_the_same_study_comes_out_the_same(systems: Library) -> None:
    game = systems.game("kampbogen/bridge_troll")
    one, other = (Study(game, effort=ForecastEffort(most=40, variants=0)) for _ in range(2))
    studied(one)
    studied(other)
    both = sorted(set(one.base.results) & set(other.base.results))
    assert len(both) >= 40
    assert [one.base.results[number] for number in both] == [other.base.results[number] for number in both]


def test_a_lost_piece_is_played_again(systems: Library) -> None:
    game = systems.game("k6/corridor")
    study = Study(game, effort=ForecastEffort(most=24, seconds=0.5, variants=0))
    lost = study.next_task()
    assert lost is not None
    study.take(lost, None)
    studied(study)
    assert sorted(study.base.results)[:12] == list(range(12))


def test_a_variant_that_is_no_fight_is_left_out(systems: Library) -> None:
    game = systems.game("k6/corridor")
    study = Study(game, effort=QUICK)
    while (task := study.next_task()) is not None:
        if task.variant:
            task = type(task)(**{**vars(task), "edits": '[{"op": "remove", "path": ["setup", "combatants"]}]'})
        study.take(task, perform(task))
    assert study.forecast().changes == ()


def test_leaving_out_the_strongest_cause_comes_first(systems: Library) -> None:
    effort = ForecastEffort(each=24, seconds=60.0, most=120)
    forecast = studied(Study(systems.game("k6/take_one_alive"), effort=effort))
    first = forecast.decides[0]
    assert first.variant.id == "aware"
    assert first.telling
    assert first.difference.value < -0.3
    for aim, ids in forecast.plain()["suggestions"].items():
        assert len(ids) == len(set(ids)) <= 5, aim


def test_a_key_changes_with_the_fight_and_not_with_its_prose(systems: Library) -> None:
    game = systems.game("k6/corridor")
    retold = {**game.scenario.data, "scene": {"en": "Another text."}}
    harder = edited(game.scenario.data, [Edit("set", ("setup", "distance"), 1)])
    same, other = (systems.game_from(game.system, data, "x") for data in (retold, harder))
    assert forecast_key(game) == forecast_key(same) != forecast_key(other)


def test_a_forecast_seats_the_players_as_the_scenario_does(systems: Library) -> None:
    """Turns may pass in the order of the seats, so in another order it is another game."""
    game = systems.game("psychopaths/brawl_at_the_tavern")
    task = Study(game, effort=QUICK).next_task()
    assert task is not None
    assert list(json.loads(task.document)["seats"]) == list(game.scenario.seats)


def test_kept_forecasts_are_of_these_rules(systems: Library) -> None:
    """A raised rules version needs `make forecasts`; until then the shelf shows no word."""
    for system in systems.systems.values():
        entries = read(file_of(system))
        scenarios = {one.id: one for one in systems.scenarios(system)}
        assert set(entries) <= set(scenarios), "a forecast of a scenario that is gone"
        stale = [name for name, entry in entries.items() if entry["rules"] != system.rules_version]
        assert not stale, f"run make forecasts: {system.id} {stale}"
        for name, entry in entries.items():
            if is_fresh(entry, system, scenarios[name]):
                assert kept_forecast(system, scenarios[name]) == entry["forecast"]


def test_an_entry_keeps_what_pages_show(systems: Library) -> None:
    game = systems.game("k6/corridor")
    forecast = studied(Study(game, effort=QUICK))
    entry = json.loads(json.dumps(entry_of(game.system, game.scenario, forecast)))
    assert is_fresh(entry, game.system, game.scenario)
    told = entry["forecast"]
    there = {one["id"] for one in (*told["changes"], *told["decides"])}
    assert all(set(ids) <= there for ids in told["suggestions"].values())
    assert sum(told["numbers"]["rounds"].values()) == told["played"]
