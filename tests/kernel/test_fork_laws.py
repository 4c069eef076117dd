"""Forks with dice of their own, positions that travel, matches dealt anew: the reference game and all four systems."""

from __future__ import annotations

from random import Random

import pytest

from holmgang.bots import play_out
from holmgang.kernel import codec
from holmgang.kernel.dice import SeededDice, TypedDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.system import UNFINISHED, Game
from holmgang.testing import conformance
from holmgang.testing.conformance import LawBroken, random_driver, through_questions
from tests.refgame.state import Duel
from tests.refgame.system import ReferenceGame

SCENARIOS = ["k6/ogre_at_the_pillars", "kampbogen/toll_road", "tkds/training_yard", "psychopaths/wasteland"]


@pytest.fixture(scope="module", params=["duel", "brawl", *SCENARIOS])
def game(request: pytest.FixtureRequest) -> Game:
    name = str(request.param)
    return Library.discover().game(name) if "/" in name else Library([ReferenceGame()]).game(name)


def test_positions_travel(game: Game) -> None:
    assert conformance.positions_travel(game, 3, every=4, most=60) > 0


def test_a_redealt_match_plays_on(game: Game) -> None:
    assert conformance.redealt_plays_on(game, 4, every=6, most=90) > 0


def test_a_fork_has_dice_of_its_own(game: Game) -> None:
    assert conformance.own_dice(game, range(3)) > 0


def at_an_open_roll(game: Game) -> Match:
    """A table with real dice that waits for a player to roll."""
    for seed in range(20):
        match = Match(game, TypedDice(seed))
        random_driver(game, seed).run(match)
        if isinstance(match.question, Roll):
            return match
    raise AssertionError("no player had to roll")


def test_dice_of_their_own_cast_the_roll_that_lies_open(game: Game) -> None:
    match, dice = at_an_open_roll(game), SeededDice(7)
    twins = (
        match.fork(dice),
        match.fork(dice, light=True),
        Match.at(game, match.position(), dice),
        match.redealt(game.seats[0], Random(1), dice),
    )
    for twin in twins:
        assert not isinstance(twin.question, Roll)
        random_driver(game, 2).run(twin)
        assert twin.over
    assert isinstance(match.fork().question, Roll)


class RollsForACard(ReferenceGame):
    """Throws a die in the middle of a step, then another player loses a card."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        for fighter in play.state.standing():
            if fighter.seat != "ann" and fighter.hand:
                yield Roll("ann", "card_lost", (6,))
                play.state.discard.append(fighter.hand.pop(0))
        yield from super().step(play)


def test_an_open_roll_falls_upon_what_was_dealt() -> None:
    game = Library([RollsForACard()]).game("brawl")
    match, players = Match(game, TypedDice(1)), random_driver(game, 1)
    while match.question is not None and match.question.purpose != "card_lost":
        if not players.turn(match):
            match.answer(match.question.seat, 1)
    lost = {match.redealt("ann", Random(luck), SeededDice(3)).play.state.discard[-1] for luck in range(20)}
    assert len(lost) > 1


def dealt_anew_at_every_question(game: Game) -> None:
    for seed in range(20):
        conformance.redealt_plays_on(game, seed, every=1)


class HoldsOnToTheHand(ReferenceGame):
    """Remembers the cards from before the question, so that a hand dealt anew has others."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        for fighter in play.state.standing():
            held = list(fighter.hand)
            if held:
                card = yield Choose(fighter.seat, "cards", [Option(card) for card in dict.fromkeys(held)])
                fighter.hand.remove(card)
                play.state.discard.append(card)
        yield from super().step(play)


def test_rules_that_remember_a_hidden_hand_are_found() -> None:
    game = Library([HoldsOnToTheHand()]).game("brawl")
    with pytest.raises(LawBroken, match="redealt"):
        dealt_anew_at_every_question(game)


class ShufflesWhatLiesThere(ReferenceGame):
    """Shuffles the hidden cards in the order in which they truly lie: the same luck tells them apart."""

    def conceal(self, play: Play[Duel], seat: str | None, luck: Random) -> Duel:
        duel = codec.load(Duel, codec.dump(play.state))
        others = [one for one in duel.fighters if one.seat != seat]
        unknown = duel.deck + [card for one in others for card in one.hand]
        luck.shuffle(unknown)
        for one in others:
            one.hand = [unknown.pop() for _ in one.hand]
        duel.deck = unknown
        return duel


def test_a_dealer_that_peeks_is_found() -> None:
    game = Library([ShufflesWhatLiesThere()]).game("brawl")
    with pytest.raises(LawBroken, match="blind"):
        conformance.dealing_is_blind(game, 1, every=1)


class ThinVeil(ReferenceGame):
    """Lays the hands face down, but not the deck."""

    def veil(self, play: Play[Duel], seat: str | None) -> Duel:
        duel = super().veil(play, seat)
        duel.deck = sorted(play.state.deck)
        return duel


def test_a_veil_that_can_be_seen_through_is_found() -> None:
    game = Library([ThinVeil()]).game("brawl")
    with pytest.raises(LawBroken, match="sees through the veil"):
        conformance.dealing_is_blind(game, 1, every=1)


def test_dealing_is_blind(game: Game) -> None:
    assert conformance.dealing_is_blind(game, 4, every=9) > 0 or not game.system.has_secrets


class ForgetsToConceal(ReferenceGame):
    """Deals the seat itself other cards too."""

    def conceal(self, play: Play[Duel], seat: str | None, luck: Random) -> Duel:
        return super().conceal(play, None, luck)


def test_a_seat_that_notices_is_found() -> None:
    game = Library([ForgetsToConceal()]).game("brawl")
    with pytest.raises(LawBroken, match="notices"):
        dealt_anew_at_every_question(game)


def test_sealed_answers_of_others_are_to_be_given_again(duel: Game) -> None:
    for _, match in through_questions(duel, 1):
        joint = match.joint
        if joint is not None and joint.question.sealed and joint.answers:
            (place,) = joint.answers
            giver = joint.question.parts[place].seat
            other = next(seat for seat in joint.question.seats if seat != giver)
            theirs = match.redealt(other, Random(1), SeededDice(2)).joint
            own = match.redealt(giver, Random(1), SeededDice(2)).joint
            assert theirs is not None
            assert theirs.answers == {}
            assert own is not None
            assert own.answers == joint.answers
            return
    raise AssertionError("no sealed question came up")


def test_a_position_knows_who_sits_at_the_table_now(duel: Game) -> None:
    match = Match(duel, SeededDice(1), people=("ann",))
    match.seat("ann", person=False)
    match.seat("bea", person=True)
    elsewhere = Match.at(duel, match.position(), SeededDice(1))
    assert (elsewhere.people, elsewhere.sitting) == (("ann",), ("bea",))


def test_a_match_to_be_thrown_away_is_bounded_even_if_people_play_the_true_one() -> None:
    class Short(ReferenceGame):
        bound = 9

    game = Library([Short()]).game("duel")
    match = Match(game, SeededDice(1), people=game.seats)
    for twin in (match.fork(SeededDice(2), light=True), match.redealt("ann", Random(1), SeededDice(2))):
        play_out(twin, Random(3))
        assert twin.outcome == UNFINISHED


def test_a_light_match_has_no_position(duel: Game) -> None:
    with pytest.raises(Exception, match="keeps no checkpoints"):
        Match(duel, SeededDice(1), light=True).position()


def test_the_record_of_what_was_dealt_anew_does_not_say_what_was_sealed() -> None:
    """A search may read all of the match that is dealt for it, its record too."""
    match = Match(Library([ReferenceGame()]).game("duel"), SeededDice(7), people=("ann", "bea"))
    for seat in ("ann", "bea"):
        match.answer(seat, "rest")
    match.confirm("ann")
    match.confirm("bea")
    match.answer("ann", 2)  # her courage is sealed
    dealt = match.redealt("bea", Random(1), SeededDice(2))
    assert not [entry for entry in dealt.kept if entry.label.purpose == "courage"]
