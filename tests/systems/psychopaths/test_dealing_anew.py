"""Cards dealt anew for a seat never contradict what that seat has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.system import Game
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.board.cards import may_use_any
from holmgang.systems.psychopaths.flow.cards import leave_hand
from holmgang.systems.psychopaths.state import Lot, Vouched
from holmgang.testing.conformance import random_driver
from tests.systems.psychopaths.possible_hands import PossibleHands, SeenCards, deal_of

LIBRARY = Library([SYSTEM])
DEALS = 60


def brawl(rust: list[str], vera: list[str], seen_by_crusher: list[str]) -> Match:
    """Rust begins; Crusher has seen these cards of Vera's hand."""
    data: dict[str, Any] = deepcopy(dict(LIBRARY.game("psychopaths/brawl_at_the_tavern").scenario.data))
    players = data["setup"]["players"]
    players["rust"]["hand"] = rust
    players["vera"] |= {"hand": vera, "known": {"crusher": seen_by_crusher}}
    return Match(LIBRARY.game_from(SYSTEM, data, "test"), SeededDice(1))


def beg_of_vera(match: Match, card: str) -> None:
    """Rust plays the trinkets, and Vera gives away a card that only those two see."""
    match.answer("rust", "die_1")
    question = match.question
    assert question is not None
    match.answer("rust", {question.purpose: "play_own_turn_card", "card": "shiny_trinkets"})
    match.answer("rust", "vera")
    match.answer("vera", card)


def test_a_seen_hand_is_dealt_as_it_was() -> None:
    """Crusher saw all three cards of Vera. One of them, whichever, is Rust's now; the other two she still has.

    Rust has drawn a card as well when the turn began (PS-3.3).
    """
    hand = ["mind_spike", "poison", "old_car"]
    match = brawl(["shiny_trinkets"], hand, hand)
    beg_of_vera(match, "poison")
    for luck in range(DEALS):
        dealt = match.redealt("crusher", Random(luck), SeededDice(2)).play.state
        vera, rust = dealt.player("vera").hand, dealt.player("rust").hand
        assert not Counter(vera) - Counter(hand), f"she cannot have {vera}"
        gone = Counter(hand) - Counter(vera)
        assert gone.total() == 1
        assert gone <= Counter(rust), f"of {hand} they have {vera} and {rust}"


def test_a_hand_of_equal_cards_has_no_secret_after_one_of_them_went() -> None:
    match = brawl(["shiny_trinkets"], ["rusty_pipe", "rusty_pipe"], ["rusty_pipe", "rusty_pipe"])
    beg_of_vera(match, "rusty_pipe")
    for luck in range(DEALS):
        dealt = match.redealt("crusher", Random(luck), SeededDice(2)).play.state
        assert dealt.player("vera").hand == ["rusty_pipe"]
        assert "rusty_pipe" in dealt.player("rust").hand


def test_facts_equal_in_all_ways_are_known() -> None:
    match = brawl(["shiny_trinkets"], ["rusty_pipe", "rusty_pipe", "poison"], ["rusty_pipe", "rusty_pipe", "poison"])
    beg_of_vera(match, "poison")
    land = match.play.state
    assert land.player("vera").known["crusher"] == ["rusty_pipe"]
    assert land.ways["crusher"] == [[Lot(["poison", "rusty_pipe"], {"rust": 1, "vera": 1})]]


def test_a_card_that_was_never_seen_may_have_gone_as_well() -> None:
    match = brawl(["shiny_trinkets"], ["poison", "old_car"], ["poison"])
    beg_of_vera(match, "old_car")
    ways = match.play.state.ways["crusher"]
    assert ways == [[Lot(["poison"], {"rust": 1})], [Lot(["poison"], {"vera": 1})]]
    dealt = [SYSTEM.conceal(match.play, "crusher", Random(luck)) for luck in range(DEALS)]
    where = {(tuple(one.player("vera").hand).count("poison"), one.player("rust").hand.count("poison")) for one in dealt}
    assert where >= {(1, 0), (0, 1)}
    assert (0, 0) not in where


# Laws.


def few_cards() -> Game:
    """A game with so few cards that all deals can be looked at, most of which pass cards from hand to hand."""
    data: dict[str, Any] = deepcopy(dict(LIBRARY.game("psychopaths/brawl_at_the_tavern").scenario.data))
    data["knobs"] = {"round_cap": 12}
    setup = data["setup"]
    passing = ["clown_mask"] * 4 + ["shiny_trinkets"] * 4
    setup["equipment_deck"] = [*passing, "rusty_pipe", "rusty_pipe", "poison", "poison"]
    setup["event_deck"] = ["open_skull", "blood_memory", "find", "quiet_dust", "static"]
    hands = {
        "rust": ["shiny_trinkets"],
        "vera": ["rusty_pipe"],
        "crusher": ["clown_mask", "old_car"],
        "mole": ["poison"],
    }
    for name, hand in hands.items():
        player = setup["players"][name]
        player["hand"], player["inventory"] = hand, {**player.get("inventory", {}), "weapons": []}
    return LIBRARY.game_from(SYSTEM, data, "test")


def through(game: Game, seed: int, witnesses: type[Any], most: int) -> Iterator[tuple[int, Match, list[Any]]]:
    """A random match with a witness in every seat and one who looks on, at every question."""
    match, driver = Match(game, SeededDice(seed)), random_driver(game, seed)
    seated = [witnesses(match, seat) for seat in (*game.seats, None)]
    for number in range(most):
        if match.question is None:
            return
        yield number, match, seated
        for witness in seated:
            witness.before_answer()
        driver.turn(match)
        for witness in seated:
            witness.after_answer()


def deck_was_used_up(match: Match) -> bool:
    return any(event.kind == "shuffled" and event.facts()["deck"] == "equipment_deck" for event in match.log)


@pytest.mark.parametrize("seed", range(6))
def test_only_what_is_possible_is_dealt(seed: int) -> None:
    """Each deal agrees with what the seat saw; checked as long as no deck is made of the discard."""
    for number, match, seated in through(few_cards(), seed, PossibleHands, 200):
        if deck_was_used_up(match):
            break
        for witness in seated:
            assert deal_of(match.play.state) in witness.deals
            for luck in range(2 if number % 3 == 0 else 0):
                dealt = deal_of(SYSTEM.conceal(match.play, witness.seat, Random(luck)))
                assert dealt in witness.deals, f"at {number} {witness.seat} knows better than {dealt}"


def test_all_that_is_possible_is_dealt() -> None:
    """Each possible deal is dealt at times, where there are few of them."""
    compared = 0
    for seed in range(6):
        for number, match, seated in through(few_cards(), seed, PossibleHands, 200):
            if deck_was_used_up(match):
                break
            for witness in seated if number % 5 == 0 and not match.play.state.vouched else ():
                if witness.seat in match.play.state.ways and len(witness.deals) <= 12:
                    lucks = map(Random, range(40 * len(witness.deals)))
                    dealt = {deal_of(SYSTEM.conceal(match.play, witness.seat, luck)) for luck in lucks}
                    assert dealt == witness.deals
                    compared += 1
    assert compared > 3


@pytest.mark.parametrize("name", ["wasteland_three", "wasteland", "wasteland_six"])
def test_cards_seen_in_a_hand_are_dealt_to_it_unless_they_may_have_left(name: str) -> None:
    for number, match, seated in through(LIBRARY.game(f"psychopaths/{name}"), 1, SeenCards, 1500):
        for witness in seated if number % 7 == 0 else ():
            assert witness.missing(match.play.state) == []
            for luck in range(3):
                dealt = SYSTEM.conceal(match.play, witness.seat, Random(luck))
                assert witness.missing(dealt) == [], f"at {number} {witness.seat} has seen other cards"


def test_a_player_who_wants_to_use_more_is_dealt_a_usable_card() -> None:
    """PS-10.16: only who has a usable card may say yes. Everybody knows that she has one until she has used it."""
    game, deals = LIBRARY.game("psychopaths/wasteland"), 0
    for seed in range(3):
        match, driver = Match(game, SeededDice(seed)), random_driver(game, seed)
        said_yes: dict[str, int] = {}
        while (question := match.question) is not None:
            driver.turn(match)
            fight = match.play.state.fight
            if fight is None:
                said_yes.clear()
                continue
            if question.purpose == "wants_more" and match.kept[-1].answer == "yes":  # type: ignore[union-attr]
                said_yes[question.seat] = fight.used_cards.get(question.seat, 0)
            for name in [name for name, used in said_yes.items() if fight.used_cards.get(name, 0) == used]:
                for seat in {*game.seats} - {name}:
                    for luck in range(3):
                        play = match.known_to(seat, Random(luck))
                        assert may_use_any(play, play.state.fight, play.state.player(name)), f"{name} has said yes"
                        deals += 1
    assert deals > 300


def test_a_yes_is_explained_by_a_card_that_is_used() -> None:
    """And if a card was begged of her since, she or the beggar has it."""
    match = brawl(["shiny_trinkets"], ["rusty_pipe", "poison"], [])
    match.play.state.vouched = [Vouched(["rusty_pipe"], ["vera"]), Vouched(["poison"], ["mole"])]
    land = match.play.state
    beg_of_vera(match, "rusty_pipe")
    assert land.vouched == [Vouched(["rusty_pipe"], ["vera", "rust"]), Vouched(["poison"], ["mole"])]
    for luck in range(DEALS):
        dealt = SYSTEM.conceal(match.play, "crusher", Random(luck))
        assert "rusty_pipe" in [*dealt.player("vera").hand, *dealt.player("rust").hand]
        assert "poison" in dealt.player("mole").hand
    leave_hand(match.play, land.player("rust"), "rusty_pipe")
    assert land.vouched == [Vouched(["poison"], ["mole"])]
