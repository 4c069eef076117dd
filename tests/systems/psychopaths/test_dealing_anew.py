"""What is dealt anew for a seat never contradicts what that seat has seen."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.systems.psychopaths import SYSTEM

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


def test_of_a_hand_that_was_seen_nothing_is_dealt_but_what_was_in_it() -> None:
    """Crusher saw all three cards of Vera. One of them, whichever, is Rust's now; the other two she still has."""
    hand = ["mind_spike", "poison", "old_car"]
    match = brawl(["shiny_trinkets"], hand, hand)
    beg_of_vera(match, "poison")
    for luck in range(DEALS):
        dealt = match.redealt("crusher", Random(luck), SeededDice(2)).play.state
        vera, rust = dealt.player("vera").hand, dealt.player("rust").hand
        assert not Counter(vera) - Counter(hand), f"she cannot have {vera}"
        assert Counter(vera) + Counter(rust) == Counter(hand), f"of {hand} they have {vera} and {rust}"


def test_a_hand_of_equal_cards_has_no_secret_after_one_of_them_went() -> None:
    match = brawl(["shiny_trinkets"], ["rusty_pipe", "rusty_pipe"], ["rusty_pipe", "rusty_pipe"])
    beg_of_vera(match, "rusty_pipe")
    for luck in range(DEALS):
        dealt = match.redealt("crusher", Random(luck), SeededDice(2)).play.state
        assert [dealt.player(name).hand for name in ("vera", "rust")] == [["rusty_pipe"], ["rusty_pipe"]]
