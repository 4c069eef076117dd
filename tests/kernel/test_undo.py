"""Taking back: what bars it, and what each reader is told of it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import NotAsked, UndoRefused
from holmgang.kernel.events import Event, TakenBack
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.save import read_save, save
from holmgang.kernel.system import Game
from holmgang.kernel.verify import played_to
from holmgang.testing.conformance import picture
from tests.refgame import SYSTEM
from tests.refgame.state import Duel
from tests.refgame.system import ReferenceGame

GAME = Library([SYSTEM]).game("brawl")


@dataclass(frozen=True, kw_only=True)
class Peeked(Event):
    """A player looked at another's hand."""

    reveals = True
    who: str
    cards: tuple[str, ...]


class Peeping(ReferenceGame):
    """Everybody may look at the next one's hand before the round begins."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        standing = play.state.standing()
        for fighter, victim in zip(standing, [*standing[1:], standing[0]], strict=True):
            answer = yield Choose(fighter.seat, "cards", [Option("pass"), Option("feint")])
            if answer == "feint":
                seen = (fighter.seat,)
                play.tell(Peeked, who=fighter.id, cards=tuple(victim.hand), clauses=("RG-2.2",), seen_by=seen)
            yield Choose(fighter.seat, "cards", [Option("pass")], about=victim.id)
        yield from super().step(play)


LIBRARY = Library([Peeping()])


def peeping() -> Match:
    return Match(LIBRARY.game("brawl"), SeededDice(1), people=("ann", "bea", "cyr"))


def test_looking_at_a_hand_cannot_be_undone_freely() -> None:
    match = peeping()
    match.answer("ann", "feint")
    with pytest.raises(UndoRefused, match="without the consent of bea, cyr"):
        match.undo("ann")
    match.answer("ann", "pass")
    match.undo("ann")  # what came after the look is hers alone
    with pytest.raises(UndoRefused):
        match.undo("ann")
    match.undo("ann", consent=("bea", "cyr"))
    match.answer("ann", "pass")
    match.undo("ann")  # now she has not looked


def test_a_seat_handed_to_the_computer_keeps_its_say() -> None:
    """A refusal would be worth little if the seat could be handed to the engine, and the answer undone then."""
    match = peeping()
    match.answer("ann", "feint")
    match.seat("bea", person=False)
    match.answer("ann", "pass")
    match.answer("bea", "feint")
    for asked in (match, match.fork(), LIBRARY.restore(read_save(save(match)))):
        assert asked.consent_needed("ann", 0) == ("cyr", "bea")
        with pytest.raises(UndoRefused, match="without the consent of bea"):
            asked.undo("ann", keep=0, consent=("cyr",))
        assert asked.consent_needed("ann", 1) == ("cyr",), "bea had gone before anything of this was answered"
    match.seat("bea", person=True)
    assert match.consent_needed("ann", 1) == ("cyr", "bea"), "the person who sits there now has a say"
    match.undo("ann", keep=0, consent=("bea", "cyr"))
    match.seat("bea", person=False)
    match.answer("ann", "feint")
    match.undo("ann", keep=0, consent=("cyr",))  # she had gone again before this was answered
    assert LIBRARY.restore(read_save(save(match))).record == match.record


def test_the_bar_is_still_there_after_a_restore_and_in_a_fork() -> None:
    match = peeping()
    match.answer("ann", "feint")
    for twin in (match.fork(), Library([Peeping()]).restore(read_save(save(match)))):
        with pytest.raises(UndoRefused):
            twin.undo("ann")


def test_the_last_of_sealed_answers_lays_the_others_open() -> None:
    match = Match(Library([SYSTEM]).game("duel"), SeededDice(7), people=("ann", "bea"))
    for seat in ("ann", "bea"):
        match.answer(seat, "rest")
    match.confirm("ann")
    match.confirm("bea")
    match.answer("ann", 1)
    match.undo("ann")  # no other player has seen it
    match.answer("ann", 2)
    match.answer("bea", 0)
    with pytest.raises(UndoRefused, match="consent of ann"):
        match.undo("bea")


@settings(max_examples=500, deadline=None)
@given(st.integers(0, 100_000), st.integers(1, 60))
def test_nothing_learnt_is_ever_taken_back_without_consent(seed: int, turns: int) -> None:
    game = Library([Peeping()]).game("brawl")
    match = Match(game, SeededDice(seed), people=game.seats)
    Driver({seat: RandomBot() for seat in game.seats}, seed).run(match, turns)
    seat = Random(seed).choice(game.seats)
    kept, log = list(match.kept), list(match.log)
    try:
        match.undo(seat)
    except UndoRefused:
        return
    except NotAsked:
        assert all(entry.label.seat != seat or entry.label.kind == "roll" for entry in kept)
        return
    gone = kept[len(match.kept) :]
    assert {(entry.label.seat, entry.label.kind == "roll") for entry in gone} == {(seat, False)}
    back = match.log[-1]
    assert isinstance(back, TakenBack)
    assert not any(log[number - 1].reveals for number in back.events)


def held(told: list[tuple[int, Event]]) -> list[dict[str, Any]]:
    """Return the events that a client shows if it keeps every numbered one and strikes out those it is told to."""
    shown: dict[int, Event] = {}
    for number, event in told:
        if isinstance(event, TakenBack):
            for gone in event.events:
                del shown[gone]
        else:
            shown[number] = event
    return [event.plain() for event in shown.values()]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.lists(st.sampled_from(["on", "on", "on", "back"]), max_size=40))
def test_a_client_can_apply_what_it_is_told(seed: int, moves: list[str]) -> None:
    luck = Random(seed)
    match = Match(GAME, SeededDice(seed), people=GAME.seats)
    driver = Driver({seat: RandomBot() for seat in GAME.seats}, seed)
    clients = {seat: match.told_to(seat) for seat in (*GAME.seats, None)}
    for move in moves:
        if move == "on" or not match.kept:
            driver.turn(match)
        else:
            match.undo("ann", keep=luck.randrange(len(match.kept)), consent=GAME.seats)
        for seat, told in clients.items():
            told += match.told_to(seat, after=len(told))
    plainly = played_to(match, len(match.kept))
    for seat, told in clients.items():
        assert [number for number, _ in told] == list(range(1, len(told) + 1))
        assert held(told) == [event.plain() for event in plainly.log if event.visible_to(seat)]
    assert picture(plainly)["views"] == picture(match)["views"]


def test_the_numbers_of_a_reader_tell_nothing_of_what_it_did_not_see(duel: Game) -> None:
    match = Match(duel, SeededDice(7), people=("ann", "bea"))
    match.answer("ann", "rest")
    match.undo("ann", keep=1, consent=("bea",))
    # Of the four draws the first, one of ann's, stays. Each reader has read: the round, that cards were drawn, which
    # ones if they are its own, and the ruling.
    for seat, gone in (("ann", (4, 5, 6, 7, 8)), ("bea", (3, 4, 5, 6, 7, 8)), (None, (3, 4, 5, 6))):
        assert next(event.events for _, event in match.told_to(seat) if isinstance(event, TakenBack)) == gone


@pytest.mark.parametrize("scenario", ["psychopaths/wasteland", "kampbogen/toll_road"])
def test_no_die_is_ever_taken_back_freely(scenario: str) -> None:
    """The owner of the dice makes no difference: own decisions are free, own dice are not."""
    game, rolled = Library.discover().game(scenario), 0
    match = Match(game, SeededDice(3), people=game.seats)
    driver = Driver({seat: RandomBot() for seat in game.seats}, 3)
    while rolled < 9 and driver.turn(match):
        last = match.kept[-1].label
        if last.kind == "roll":
            rolled += 1
            assert match.free_to(last.seat) == len(match.kept)
            with pytest.raises(UndoRefused):
                match.undo(last.seat, keep=len(match.kept) - 1)
    assert rolled == 9
