"""The laws hold for the reference game, and each of them fails on a copy broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from holmgang.bots.random import random_answer
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import AnswerRefused, ReplayDiverged, SaveDamaged
from holmgang.kernel.events import Ended, Event
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.play import Flow, Play, Rest
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Choose, Declare, Joint, Menu, Option, Order, Roll
from holmgang.kernel.record import Answered, copied, entry_from
from holmgang.kernel.sums import Sum, phrase
from holmgang.kernel.system import UNFINISHED, Game, Outcome
from holmgang.kernel.view import Card, Hand, View
from holmgang.testing import conformance
from holmgang.testing.conformance import LawBroken, LawBrokenPlainly
from holmgang.testing.playthrough import playthrough
from tests.refgame import flow
from tests.refgame.state import Duel, PlayedCard, RoundBegan
from tests.refgame.system import ReferenceGame

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("scenario", ["duel", "brawl"])
def test_the_reference_game_keeps_every_law(library: Library, scenario: str) -> None:
    conformance.check(library.game(scenario), library, range(2))


def test_the_round_trip_holds_with_a_master_too(duel: Game) -> None:
    assert conformance.round_trip(duel, 3, 40, master=True) > 3


def test_hash_seeds_agree_on_the_reference_game() -> None:
    conformance.hash_seeds_agree("tests.refgame:SYSTEM", "brawl", 1, ROOT)


@pytest.mark.parametrize("scenario", ["duel", "brawl"])
def test_golden_playthrough(library: Library, scenario: str) -> None:
    golden = ROOT / "tests" / "playthroughs" / f"refgame-{scenario}.txt"
    assert playthrough(library.game(scenario)) == golden.read_text(encoding="utf-8")


def over_seeds(law: Callable[[Game, int], object], game: Game, seeds: int) -> None:
    """Hold a game to a law in several matches: one of them must show what is broken."""
    for seed in range(seeds):
        law(game, seed)


def broken(cls: type[ReferenceGame], scenario: str = "brawl") -> Game:
    return Library([cls()]).game(scenario)


class LeakyView(ReferenceGame):
    """Shows everybody's cards."""

    def view(self, play: Play[Duel], seat: str | None) -> View:
        view = super().view(play, seat)
        open_hands = tuple(
            Hand(id=f"open_{one.id}", title=one.id, cards=tuple(Card(id=card, name=card) for card in one.hand))
            for one in play.state.fighters
        )
        return replace(view, panels=(*view.panels, *open_hands))


class LeakyQuestion(ReferenceGame):
    """Asks only those who hold a feint."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        for fighter in play.state.standing():
            if "feint" in fighter.hand:
                yield Choose(fighter.seat, "cards", [Option("pass")])
        yield from super().step(play)


class LeakyEvent(ReferenceGame):
    """Tells the table what was drawn last."""

    def afterwards(self, play: Play[Duel]) -> Flow[None]:
        for fighter in play.state.standing():
            if fighter.hand:
                play.tell(PlayedCard, who=fighter.id, card=fighter.hand[0], clauses=("RG-2.3",))
        yield Choose("ann", "cards", [Option("pass")])


@pytest.mark.parametrize("cls", [LeakyView, LeakyQuestion, LeakyEvent])
def test_a_leak_is_found(cls: type[ReferenceGame]) -> None:
    with pytest.raises(LawBroken, match="nothing leaks"):
        over_seeds(conformance.nothing_leaks, broken(cls), 10)


@dataclass(frozen=True, kw_only=True)
class Showed(Event):
    """A player lays a hand open."""

    reveals = True
    who: str
    card: str


class ShowsOpenly(ReferenceGame):
    """Lays a card open, as a rule may demand: an event that says of itself that it reveals."""

    def afterwards(self, play: Play[Duel]) -> Flow[None]:
        for fighter in play.state.standing():
            yield Choose(fighter.seat, "cards", [Option("pass")])
            if fighter.hand:
                play.tell(Showed, who=fighter.id, card=fighter.hand[0], clauses=("RG-2.3",))
        yield Choose("ann", "cards", [Option("pass")])


def test_an_open_card_is_no_leak() -> None:
    over_seeds(conformance.nothing_leaks, broken(ShowsOpenly), 3)


class SetOrder(ReferenceGame):
    """Lets the order of a set of strings decide."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        play.state.relics = list({"ring", "cup", "spear", "stone", "horn"})
        play.tell(RoundBegan, number=Sum.of(1, play.state.relics[0], "RG-1.1"), clauses=("RG-1.1",))
        yield from super().step(play)


SYSTEM_BY_SET = SetOrder()


def test_dependence_on_the_order_of_a_set_is_found() -> None:
    place = "tests.kernel.test_conformance:SYSTEM_BY_SET"
    with pytest.raises(LawBrokenPlainly, match="hash seeds"):
        conformance.hash_seeds_agree(place, "brawl", 1, ROOT)


class StaleFork(ReferenceGame):
    """Keeps the state outside the state: every match of a game shares it."""

    shared: ClassVar[list[str]] = []

    def afterwards(self, play: Play[Duel]) -> Flow[None]:
        self.shared.append("round")
        yield Choose("ann", "cards", [Option("pass")])

    def view(self, play: Play[Duel], seat: str | None) -> View:
        view = super().view(play, seat)
        count = Hand(id="shared", title="cards", hidden=Sum.of(len(self.shared), "cards", "RG-2.2"))
        return replace(view, panels=(*view.panels, count))


def test_a_stale_fork_is_found() -> None:
    with pytest.raises(LawBroken, match="forks stay"):
        over_seeds(conformance.forks_stay, broken(StaleFork), 5)


class ForgetsAtRest(ReferenceGame):
    """Rests with everybody's deeds in its hands, and no longer knows with which force when it goes on."""

    def resume(self, play: Play[Duel], place: str, held: Any) -> Flow[None]:
        order, deeds, ground = held
        return flow.blows(play, order, {name: {**deed, "force": 0} for name, deed in deeds.items()}, ground)


def test_data_forgotten_at_a_rest_is_found() -> None:
    with pytest.raises(LawBroken, match="rests are whole"):
        over_seeds(conformance.rests_are_whole, broken(ForgetsAtRest), 5)


class SpoilsAtRest(ReferenceGame):
    """Changes what it held at a rest, when it goes on and when it is taken up there again."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        own, answer = super().step(play), None
        while True:
            try:
                asked = own.send(answer)
            except StopIteration:
                return
            if not isinstance(asked, Rest) or asked.held is None:
                answer = yield asked
                continue
            held = copied(asked.held())
            answer = yield Rest(asked.place, lambda held=held: held)  # type: ignore[misc]
            spoil(held)

    def resume(self, play: Play[Duel], place: str, held: Any) -> Flow[None]:
        goes_on = super().resume(play, place, copied(held))
        spoil(held)
        return goes_on


def test_data_held_at_a_rest_is_the_matchs_own() -> None:
    over_seeds(conformance.rests_are_whole, broken(SpoilsAtRest), 5)


class LostInJson(ReferenceGame):
    """Remembers something between two questions of different steps, outside the state."""

    memory: ClassVar[dict[int, int]] = {}

    def step(self, play: Play[Duel]) -> Flow[None]:
        self.memory[id(play)] = self.memory.get(id(play), 0) + 1
        options = [Option(f"pass{number}") for number in range(self.memory[id(play)])]
        yield Choose("ann", "cards", options)
        yield from super().step(play)


def test_memory_outside_the_state_is_found() -> None:
    with pytest.raises((LawBroken, SaveDamaged, ReplayDiverged)):
        over_seeds(conformance.round_trip, broken(LostInJson), 3)


class Unlabelled(ReferenceGame):
    """Two parts of a joint question that cannot be told apart."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        parts = tuple(Choose("ann", "cards", [Option("pass")]) for _ in range(2))
        yield Joint("", "twice", parts)
        yield from super().step(play)


def test_parts_without_a_label_of_their_own_are_found() -> None:
    with pytest.raises(LawBroken, match="share a label"):
        conformance.labels_differ(broken(Unlabelled), 1)


class TooSure(ReferenceGame):
    """A menu that claims to have an option for each of its ids, and has not."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        yield Choose("ann", "cards", Menu(["pass", "fly"], lambda name: Option(name) if name == "pass" else None, True))
        yield from super().step(play)


class OtherParticulars(ReferenceGame):
    """A menu by which chance would leave out what everybody else is asked."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        details = [Choose("ann", "power", [Option("much"), Option("little")])]
        yield Declare("ann", "cards", Menu(["pass"], lambda name: Option(name, details=details), True))
        yield from super().step(play)


@pytest.mark.parametrize(("cls", "found"), [(TooSure, "sure of 'fly'"), (OtherParticulars, "other particulars")])
def test_menus_that_are_sure_of_what_is_not_so_are_found(cls: type[ReferenceGame], found: str) -> None:
    with pytest.raises(LawBroken, match=found):
        conformance.labels_differ(broken(cls), 1)


def test_an_unlabelled_record_is_refused(duel: Game) -> None:
    match = Match(duel, SeededDice(1))
    with pytest.raises(SaveDamaged, match="entry 4 of the record is not labelled"):
        entry_from({name: part for name, part in match.record[0].plain().items() if name != "purpose"}, 3)


class WrongClause(ReferenceGame):
    """Cites a clause that does not exist."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        play.tell(RoundBegan, number=Sum.of(1, "round", "RG-9.9"), clauses=("RG-1.1",))
        yield from super().step(play)


def test_a_wrong_clause_id_is_found() -> None:
    with pytest.raises(LawBroken, match=r"cites RG-9\.9"):
        conformance.told_clauses_exist(broken(WrongClause), 1)


class Endless(ReferenceGame):
    """Never ends."""

    bound: ClassVar[int] = 500

    def outcome(self, play: Play[Duel]) -> None:
        for fighter in play.state.fighters:
            fighter.lives = 8


def test_a_match_without_end_is_found() -> None:
    with pytest.raises(LawBroken, match="seats of policy random do not come to an end within 500"):
        conformance.matches_end(broken(Endless), range(1))


class Stubborn:
    """A policy that only ever rests."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        return "rest" if question.purpose == "deed" else random_answer(question, asked.luck)


class EndlessForStubborn(ReferenceGame):
    """Ends for random seats, but not for those that never strike."""

    bound: ClassVar[int] = 900
    policies = {"heuristic": Stubborn}

    def outcome(self, play: Play[Duel]) -> Outcome | None:
        standing = play.state.standing()
        return Outcome((), phrase("nobody-won")) if len(standing) < len(play.state.fighters) else None


def test_a_match_without_end_of_other_seats_is_found_too() -> None:
    with pytest.raises(LawBroken, match="seats of policy heuristic do not come to an end"):
        conformance.matches_end(broken(EndlessForStubborn), range(3))


def test_a_match_that_reaches_the_bound_is_unfinished_and_says_so() -> None:
    game = broken(Endless, "duel")
    match = Match(game, SeededDice(1))
    conformance.random_driver(game, 1).run(match)
    assert (match.outcome, len(match.record)) == (UNFINISHED, 500)
    assert match.log[-1] == Ended(winners=(), reason=phrase("unfinished"))
    attended = Match(game, SeededDice(1), people=("ann",))
    conformance.random_driver(game, 1).run(attended, 600)
    assert not attended.over


def spoil(answer: Any) -> None:
    """Change everything in an answer that can be changed."""
    for part in answer.values() if isinstance(answer, dict) else answer if isinstance(answer, list) else ():
        spoil(part)
    if isinstance(answer, list):
        answer.append("spoilt")
    elif isinstance(answer, dict):
        answer["spoilt"] = True


class Careless(ReferenceGame):
    """Changes the answers it was handed, as a rule may that takes a list for its own."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        flow, answer = super().step(play), None
        while True:
            try:
                handed = yield flow.send(answer)
            except StopIteration:
                return
            answer = copied(handed)
            spoil(handed)


def test_rules_that_change_their_answers_do_not_change_the_record() -> None:
    over_seeds(conformance.records_stay, broken(Careless), 2)
    over_seeds(conformance.round_trip, broken(Careless, "duel"), 1)
    match = Match(broken(Careless), SeededDice(1))
    conformance.random_driver(match.game, 1).run(match)
    rolls = [entry for entry in match.kept if entry.label.kind == Roll.kind]
    assert rolls
    for entry in rolls:  # they are thrown and spoilt between two looks at the record
        assert isinstance(entry, Answered)
        assert len(entry.answer) == len(entry.label.sides)


class Hasty(ReferenceGame):
    """Takes whatever list it is given first, and changes it."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        seats = [one.seat for one in play.state.standing()]
        both = [Option("one"), Option("two")]
        _, given = yield Joint("", "cards", tuple(Order(seat, "cards", both) for seat in seats), first=True)
        spoil(given)
        yield from super().step(play)


def test_rules_that_change_the_first_answer_do_not_change_the_record() -> None:
    over_seeds(conformance.records_replay, broken(Hasty), 1)


class Forger(Careless):
    """Reaches behind its play for the record itself."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        yield from super().step(play)
        for entry in getattr(play.listener, "__self__").record:  # noqa: B009
            spoil(getattr(entry, "answer", None))


def test_a_record_that_changes_is_found() -> None:
    with pytest.raises(LawBroken, match=r"records stay: .* the entry was .*spoilt"):
        conformance.records_stay(broken(Forger), 1)


@dataclass(frozen=True, kw_only=True)
class Counted(Event):
    """The number of times that each has been counted."""

    times: dict[str, Any]


class Gossip(ReferenceGame):
    """Tells of something that it goes on to change."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        times: dict[str, Any] = {"ann": "once"}
        play.tell(Counted, times=times, clauses=("RG-2.2",))
        yield from super().step(play)
        times["ann"] = "twice"


def test_an_event_that_changes_after_it_was_told_is_found() -> None:
    with pytest.raises(LawBroken, match=r"records stay: .* the event was .*once.* now it is .*twice"):
        conformance.records_stay(broken(Gossip), 1)


class Wordless(ReferenceGame):
    """Asks something for which there are no words."""

    def step(self, play: Play[Duel]) -> Flow[None]:
        yield Choose("ann", "unspeakable", [Option("pass")])
        yield from super().step(play)


def test_missing_words_are_found() -> None:
    library = Library([Wordless()])
    game = library.game("duel")
    with pytest.raises(LawBrokenPlainly, match="unspeakable"):
        conformance.words_complete(game, library.lexicon(game.system), range(1))


class Forgetful(ReferenceGame):
    """Concealing changes what the seat itself holds."""

    def conceal(self, play: Play[Duel], seat: str | None, luck: Random) -> Duel:
        state = super().conceal(play, seat, luck)
        for fighter in state.fighters:
            fighter.hand = []
        return state


def test_concealing_must_keep_what_the_seat_knows() -> None:
    with pytest.raises((LawBroken, AnswerRefused)):
        over_seeds(conformance.nothing_leaks, broken(Forgetful), 5)
