"""Random games in numbers, and how the heuristic seats fare among random ones. ``games.py`` plays thousands."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED
from holmgang.kernel.record import copied
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.bots import HeuristicBot, SeasonedBot
from tests.systems.psychopaths import endings
from tests.systems.psychopaths.games import TABLES, ContentUse, play_game

LIBRARY = Library([SYSTEM])


def test_random_games_end_replay_and_use_what_is_in_the_box() -> None:
    use = ContentUse()
    for seed in range(15):
        use.add(play_game(LIBRARY.game(TABLES[seed % len(TABLES)]), seed))
    quests = LIBRARY.pack(SYSTEM).kind("quests")  # so few games need not draw them all
    missing = {kind: [name for name in names if name not in quests] for kind, names in use.missing().items()}
    assert missing == {"never seen": [], "never worked": []}


def test_a_heuristic_seat_beats_three_random_ones() -> None:
    game = LIBRARY.game("wasteland")
    wins = 0
    for number in range(16):
        hero = game.seats[number % 4]
        match = Match(game, SeededDice(f"seats:{number // 4}"), light=True)
        seats = {seat: HeuristicBot() if seat == hero else RandomBot() for seat in game.seats}
        Driver(seats, number).run(match, SYSTEM.bound)
        assert match.outcome is not None
        wins += hero in match.outcome.winners
    assert wins >= 15  # 4 would be chance


@pytest.mark.parametrize("policy", [HeuristicBot, SeasonedBot])
def test_computer_players_use_the_whole_game(policy: type[HeuristicBot]) -> None:
    told: Counter[str] = Counter()
    for seed in range(8):
        match = Match(LIBRARY.game("wasteland"), SeededDice(f"whole:{seed}"), light=True)
        Driver({seat: policy() for seat in match.game.seats}, seed).run(match, SYSTEM.bound)
        told.update(event.kind for event in match.log)
        told.update(event.facts()["why"] for event in match.log if event.kind == "fight_began")
    exploring = ("spark_used", "area_set_aside", "areas_joined", "area_placed")
    assert not [what for what in (*exploring, "rode", "robbed", "quest_fulfilled", "attack") if not told[what]]


def test_computer_players_come_to_an_open_table_and_sign_quests() -> None:
    """Rust is a person: without signatures of computer players no quest could be agreed on (PS-20.2)."""
    match = Match(LIBRARY.game("open_table"), SeededDice(3), people=("rust",))
    driver = Driver({seat: HeuristicBot() for seat in match.game.seats}, 3)
    asked: list[str] = []
    while not match.over and not match.play.state.agreed_quests:
        question = match.question
        assert question is not None
        if question.seat == "rust" and question.purpose in ("between_turns", "sign_quest"):
            asked.append(question.purpose)
            posted = {"between_turns": "post_quest", "quest_words": "Fetch the chips"}
            match.answer("rust", posted if question.purpose == "between_turns" else "yes")
        else:
            driver.turn(match)
    [quest] = match.play.state.agreed_quests
    assert len(quest.signed) > 2
    assert asked == ["between_turns", "sign_quest"]
    assert "mole" in [player.id for player in match.play.state.players]


class Checked:
    """A bot whose answers are canonical: reading them must return them in the same order."""

    canonical = True

    def __init__(self, policy: HeuristicBot) -> None:
        self.policy = policy

    def answer(self, asked: Asked) -> Any:
        answer = self.policy.answer(asked)
        assert json.dumps(asked.question.read(copied(answer))) == json.dumps(answer)
        return answer


@pytest.mark.parametrize("policy", [HeuristicBot, SeasonedBot])
def test_answers_of_bots_are_canonical(policy: type[HeuristicBot]) -> None:
    houses: list[dict[str, Any]] = [{}, {"ap_dice_kept": 2, "starting_equipment": 6}, {"held_psychopath_limit": 1}]
    for place, name in enumerate(LIBRARY.scenario_files(SYSTEM)):
        game = LIBRARY.game(name, houses[place % len(houses)])
        match = Match(game, SeededDice(place), light=True, keeps_log=False)
        Driver(dict.fromkeys(game.seats, Checked(policy())), place).run(match, 600)


def test_endings_are_counted_by_the_letter_and_by_the_gentler_preset(capsys: pytest.CaptureFixture[str]) -> None:
    endings.main("wasteland", "1")
    endings.main("wasteland", "1", "gentler")
    assert capsys.readouterr().out.count("games 1") == 2


def test_bystanders_keep_their_shells_in_the_first_round() -> None:
    """Crusher has a Shotgun with two shells, and the glory of all is far from the target."""
    shots = {"own": 0, "of others": 0}
    for seed in range(12):
        match = Match(LIBRARY.game("brawl_at_the_tavern"), SeededDice(seed), light=True)
        Driver({seat: HeuristicBot() for seat in match.game.seats}, seed).run(match, SYSTEM.bound)
        fighting: tuple[str, ...] = ()
        for event in match.log:
            facts = event.facts()
            if event.kind == "turn_began" and facts["round"].total > 1:
                break
            if event.kind == "fight_began":
                fighting = (facts["attacker"], facts["defender"])
            elif event.kind == "ammo_used":
                shots["own" if facts["who"] in fighting else "of others"] += 1
    assert shots["own"]
    assert not shots["of others"]


def test_in_no_fight_a_deck_shrinks() -> None:
    """PS-10.19, over whole games: between the beginning and the end of a fight no player draws."""
    for seed in range(4):
        match = Match(LIBRARY.game("wasteland"), SeededDice(seed), light=True)
        Driver({seat: RandomBot() for seat in match.game.seats}, seed).run(match, SYSTEM.bound)
        fighting = False
        for event in match.log:
            if event.kind in ("fight_began", "fight_ended"):
                fighting = event.kind == "fight_began"
            assert not (fighting and event.kind in ("drew_equipment", "event_turned", "quest_drawn"))


def test_the_log_tells_the_numbers_that_decide_a_fight() -> None:
    """PS-10.9, PS-15.1: who wins and by how much is compared in bare numbers; the sums told come to the same."""
    fights = 0
    for seed, name in enumerate(("wasteland", "brawl_at_the_tavern", "newer_edition", "wasteland_five")):
        match = Match(LIBRARY.game(name), SeededDice(seed), light=True)
        Driver({seat: RandomBot() for seat in match.game.seats}, seed).run(match, SYSTEM.bound)
        for facts in (event.facts() for event in match.log if event.kind == "fight_ended"):
            ahead = facts["attacker_total"].total - facts["defender_total"].total
            winner = facts["attacker"] if ahead > 0 else facts["defender"] if ahead else ""
            assert (facts["winner"], facts["margin"].total) == (winner, abs(ahead))
            fights += 1
    assert fights > 100


def test_no_answer_ever_splits_a_cluster() -> None:
    """PS-5.10, over whole games: two fields that lie in one cluster stay in one."""
    match = Match(LIBRARY.game("wasteland_three"), SeededDice(5), light=True)
    driver = Driver({seat: RandomBot() for seat in match.game.seats}, 5)
    together: set[tuple[str, str]] = set()
    while driver.turn(match):
        now = {
            (cluster.fields[0].id, field.id) for cluster in match.play.state.clusters for field in cluster.fields[1:]
        }
        where = {field.id: cluster.id for cluster in match.play.state.clusters for field in cluster.fields}
        assert all(where[one] == where[other] for one, other in together)
        together |= now


def test_a_question_with_one_answer_and_nothing_hidden_is_not_asked() -> None:
    """A question with one answer is put only where its being put, or the answer, hides what a player holds."""
    asked = 0
    for seed in range(4):
        match = Match(LIBRARY.game("wasteland"), SeededDice(f"asked:{seed}"), light=True)
        driver = Driver({seat: HeuristicBot() for seat in match.game.seats}, seed)
        while (question := match.question) is not None and driver.turn(match):
            asked += 1
            assert question.hides or question.foregone is REQUIRED, f"{question.purpose} has one answer"
    assert asked > 1_000
