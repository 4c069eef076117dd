"""Laws: odds, totals, prices and points that an option shows are those that play deals, whatever knob or field changes.

Odds are compared exactly, over all falls of the dice. Fields are found by walking the models, so a field that is added
tomorrow is tested without being listed. The list of options is what reading accepts: nothing less and nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from holmgang.bots.random import random_answer
from holmgang.kernel.dice import OpenDice, SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.enumeration import distribution
from holmgang.kernel.errors import AnswerRefused, HolmgangError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.odds import Odds
from holmgang.kernel.policy import Asked, plain_answer
from holmgang.kernel.questions import Choose, Declare, Offering, Option, Question
from holmgang.kernel.sums import Sum
from holmgang.kernel.system import Game
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.content import CARD_KINDS
from holmgang.systems.psychopaths.contests import FightNumbers
from holmgang.testing.fields import knob_variations, varied_data

LIBRARY = Library([SYSTEM])
OUTCOMES = ("attack", "revenge", "refight")
"""The questions whose options show odds."""
OF_A_FIGHT = {"use_card", "wants_more", "reroll", "discard_or_else", "fight", "ability", "reroll_die", "revenge"}
"""The purposes of the questions that belong to a fight and what follows from it."""
MOST_SIDES = 8
"""Fights with larger dice are not followed over all falls."""
SMALL_DIE = {"fight_die": 3}
"""Few falls, so that many games can be compared."""

ARENA: dict[str, Any] = {
    "id": "arena",
    "system": "psychopaths",
    "title": {"en": "-"},
    "scene": {"en": "-"},
    "seats": {"a": {}, "b": {}, "c": {}},
    "setup": {
        "map": [[{"area": "t01"}, {"area": "fountain", "at": [1, 1], "k": 4}], [{"area": "o06"}]],
        "players": {
            "a": {
                "figure": "t01_a",
                "glory": 12,
                "ap": 4,
                "hand": ["rusty_pipe", "ammunition", "mass_panic", "iron_calm", "old_car"],
                "inventory": {"weapons": ["revolver", "shotgun"], "mutations": ["scaly_skin"]},
            },
            "b": {
                "figure": "t01_a",
                "glory": 9,
                "hand": ["moonshine_grenade", "mind_spike", "meat_cleaver"],
                "inventory": {"weapons": ["wrist_crossbow"], "mutations": ["voices", "endless_pains"]},
            },
            "c": {"figure": "t01_b", "glory": 3, "hand": ["slingshot", "poison"]},
        },
        "turn": {"active": "a", "phase": "fight"},
    },
}
"""Two players on one field and a bystander beside them, all with cards: everything shown in a fight can come up."""


class Default:
    """A policy that takes the default, or the first that is allowed."""

    def answer(self, asked: Asked) -> Any:
        return plain_answer(asked.question)


def arena(knobs: Mapping[str, Any] | None = None, **players: Mapping[str, Any]) -> dict[str, Any]:
    """The arena with other knobs, and with other inventories of some players."""
    setup = dict(ARENA["setup"])
    setup["players"] = {
        name: {**player, "inventory": {**player.get("inventory", {}), **players.get(name, {})}}
        for name, player in setup["players"].items()
    }
    return {**ARENA, "knobs": dict(knobs or {}), "setup": setup}


def game_of(data: Mapping[str, Any]) -> Game:
    return LIBRARY.game_from(SYSTEM, dict(data), "arena")


def holding(psychopath: str, who: str, knobs: Mapping[str, Any] | None = None) -> Game:
    """The arena in which a player holds a psychopath; the active player has fought it, and may fight it again."""
    data = arena({"variant_refight_held": who == "a", **(knobs or {})}, **{who: {"psychopath": psychopath}})
    turn = {**data["setup"]["turn"], "fought": [psychopath] if who == "a" else []}
    return game_of({**data, "setup": {**data["setup"], "turn": turn}})


def changed(game: Game, kind: str, name: str, data: Mapping[str, Any]) -> Game:
    """The game with another entry of the content in the place of the one so named."""
    entries = game.content.kind(kind)
    varied = {**entries, name: type(entries[name]).model_validate(data)}
    pack = replace(game.content, kinds={**game.content.kinds, kind: varied}, hash=f"{game.content.hash} {name} {data}")
    return Game(SYSTEM, pack, game.scenario)


# Odds.


def dealt(match: Match, seat: str, answer: Any) -> dict[tuple[str, int], Fraction]:
    """Return the shares of outcome and glory gained, over all dice, if an option is taken and no card used."""
    twin = match.fork(OpenDice())
    glory, start = twin.play.state.player(seat).glory, len(twin.log)
    twin.answer(seat, answer)

    def measure(branch: Match) -> tuple[str, int] | None:
        question = branch.question
        ended = next((event for event in branch.log[start:] if event.kind == "fight_ended"), None)
        if ended is None or (question is not None and question.purpose in OF_A_FIGHT):
            return None
        winner = ended.facts()["winner"]
        outcome = "tie" if not winner else "victory" if winner == seat else "defeat"
        gained = branch.play.state.player(seat).glory - glory
        return outcome, gained

    return distribution(twin, Driver(dict.fromkeys(match.game.seats, Default()), 1), measure)


def same(odds: Odds, found: Mapping[tuple[str, int], Fraction]) -> None:
    """Compare shown odds with dealt shares."""
    shares: dict[str, Fraction] = {}
    for (outcome, _), share in found.items():
        shares[outcome] = shares.get(outcome, Fraction(0)) + share
    assert dict(odds.shares) == shares
    assert odds.works == shares.get("victory", Fraction(0))
    assert odds.expects == sum((glory * share for (_, glory), share in found.items()), Fraction(0))


def check_odds(match: Match) -> int:
    """Compare every option of the open question that shows odds; return how many there were."""
    question, compared = match.question, 0
    assert isinstance(question, Offering)
    for option in question.options if match.game.knobs.fight_die <= MOST_SIDES else ():
        if option.odds is not None:
            same(option.odds, dealt(match, question.seat, option.id))
            compared += 1
    return compared


def at_odds(game: Game, purpose: str) -> Match | None:
    """Play by chance to the first question of a purpose, from several beginnings; None if it never comes."""
    for seed in range(6):
        match, luck = Match(game, SeededDice(seed)), Random(seed)
        for _ in range(15):
            question = match.question
            if question is None:
                break
            if question.purpose == purpose:
                return match
            attacks = isinstance(question, Offering) and question.purpose == "attack" and question.find("b")
            match.answer(question.seat, "b" if attacks else random_answer(question, luck))
    return None


@pytest.mark.parametrize("psychopath", LIBRARY.pack(SYSTEM).kind("psychopaths"))
def test_shown_odds_are_dealt_against_every_psychopath(psychopath: str) -> None:
    for who, purpose in (("b", "attack"), ("a", "refight")):
        match = at_odds(holding(psychopath, who), purpose)
        assert match is not None
        assert check_odds(match) == 1


def test_shown_odds_of_revenge_are_dealt() -> None:
    match = at_odds(game_of(arena()), "revenge")
    assert match is not None
    assert check_odds(match) == 1


def in_fights(kind: str, name: str) -> Iterator[tuple[str, Game]]:
    """Yield each field of a card changed, with a game in which the card takes part in fights."""
    psychopath = kind == "psychopaths"
    base = holding(name, "a", SMALL_DIE) if psychopath else game_of(arena(SMALL_DIE, b={"mutations": [name]}))
    yield from variations_of(base, kind, name)


def variations_of(base: Game, kind: str, name: str) -> Iterator[tuple[str, Game]]:
    """Yield each field of an entry that may be otherwise, and the game in which it is."""
    for field, data in varied_data(base.content.kind(kind)[name]):
        if field == "Location.letter":  # edges of areas name the letter: such a pack is refused when it is read
            continue
        try:
            varied = changed(base, kind, name, data)
            varied.beginning()
        except (HolmgangError, ValueError, LookupError, TypeError):
            continue
        yield field, varied


def test_shown_odds_are_dealt_whatever_field_of_a_card_changes() -> None:
    compared = 0
    done: dict[str, int] = {}
    for kind in ("psychopaths", "mutations"):
        for name in LIBRARY.pack(SYSTEM).kind(kind):
            for field, game in in_fights(kind, name):
                done[field] = done.get(field, 0) + 1
                if done[field] <= 3:
                    match = at_odds(game, "refight" if kind == "psychopaths" else "attack")
                    compared += check_odds(match) if match is not None else 0
    assert {"Psychopath.madness", "ChangeTotal.amount", "Ability.frequency", "Madness.amount"} <= set(done)
    assert compared > 50


@pytest.mark.parametrize("purpose", OUTCOMES)
def test_shown_odds_are_dealt_whatever_knob_changes(purpose: str) -> None:
    base = {
        "attack": holding("mother_radiation", "b", SMALL_DIE),
        "revenge": game_of(arena({**SMALL_DIE, "kill_margin": 3})),
        "refight": holding("giggling_butcher", "a", SMALL_DIE),
    }[purpose]
    compared, done = 0, set[str]()
    for field, game in knob_variations(LIBRARY, base):
        if field not in done:
            done.add(field)
            match = at_odds(game, purpose)
            compared += check_odds(match) if match is not None else 0
    assert compared > 60


def test_the_contest_of_the_lab_deals_what_a_fight_deals() -> None:
    """The lab counts a fight out of numbers; with a player's madness on both sides it is the fight of play."""
    for knobs in ({}, {"glory_per_difference": 3}, {"fight_die": 4}, {"kill_margin": 2}, {"madness_start": 5}):
        game = game_of({**arena(knobs, a={"mutations": []}, b={"mutations": []})})
        match = at_odds(game, "attack")
        assert match is not None
        madness = game.knobs.madness_start
        [contest] = SYSTEM.contests
        numbers = FightNumbers.model_validate({"madness": madness, "other_madness": madness})
        tables = contest.count(numbers, game.knobs)
        found = dealt(match, "a", "b")
        results: dict[str, Fraction] = {}
        for (outcome, _), share in found.items():
            results[outcome] = results.get(outcome, Fraction(0)) + share
        assert dict(tables["result"]) == results


# Totals, prices, points: what the option taken shows is what play then tells.


def numbers_shown(question: Question, answer: Any) -> Iterator[tuple[Option, Mapping[str, Any]]]:
    """Yield the options that an answer takes, those of its particulars too, with the whole answer."""
    if not isinstance(question, (Choose, Declare)):
        return
    whole = answer if isinstance(answer, dict) else {question.purpose: answer}
    option = question.find(whole[question.purpose])
    assert option is not None
    yield option, whole
    for detail in option.particulars:
        if isinstance(detail, (Choose, Declare)) and detail.purpose in whole:
            yield from ((inner, whole) for inner, _ in numbers_shown(detail, whole))


def check_numbers(match: Match, luck: Random) -> int:
    """Answer the open question by chance; compare what the option showed with what is told. Return how many numbers."""
    question = match.question
    assert question is not None
    answer = random_answer(question, luck)
    shown = [
        (option, whole, option.price, option.worth, option.against) for option, whole in numbers_shown(question, answer)
    ]
    before = {player.id: player.ap for player in match.play.state.players}
    glory = {player.id: player.glory for player in match.play.state.players}
    start = len(match.log)
    match.answer(question.seat, answer)
    told = [(event.kind, event.facts()) for event in match.log[start:]]
    kept = {player.id: (player.ap, player.glory) for player in match.play.state.players if player.id in before}
    assert kept == {who: counted(who, before[who], glory[who], told) for who in kept}, told
    compared = 0
    for option, whole, price, worth, against in shown:
        if price is not None and price.total:
            paid = next(facts for kind, facts in told if kind == "paid")
            assert paid["price"].total == price.total * whole.get("times", 1), (option, paid)
            assert paid["left"].total == before[question.seat] - paid["price"].total, (option, paid)
            compared += 1
        if worth is not None:
            compared += check_worth(question, option, worth, against, told)
    return compared


def counted(who: str, ap: int, glory: int, told: Sequence[tuple[str, Mapping[str, Any]]]) -> tuple[int, int]:
    """Return a player's AP and glory by what is told of them: a counter that changes in silence ends elsewhere."""
    for kind, facts in told:
        if facts.get("who") != who:
            continue
        match kind:
            case "paid" | "ap_changed":
                ap = facts["left"].total
            case "action_points":
                ap += facts["ap"].total
            case "ap_lost":
                ap -= facts["ap"].total
            case "glory_changed":
                glory = facts["glory"].total
    return ap, glory


def check_worth(
    question: Question, option: Option, worth: Sum, against: Sum | None, told: Sequence[tuple[str, Mapping[str, Any]]]
) -> int:
    """Compare the number that an option brings with what play tells of it."""
    if question.purpose == "pick_die":
        points = next(facts for kind, facts in told if kind == "action_points")
        assert points["ap"].total == worth.total
    elif question.purpose == "use_card":
        changes = [facts for kind, facts in told if kind == "total_changed"]
        if against is None:  # a card for both sides or for any shows its own number
            assert changes[0]["change"].total == worth.total
        else:
            assert changes[0]["total"].total == worth.total
    elif question.purpose == "attack":
        totals = [facts for kind, facts in told if kind == "total_set"]
        if totals:
            assert totals[0]["total"].total - totals[0]["die"].total == worth.total
    else:
        raise AssertionError(f"{question.purpose} shows a number that no law knows: {option}")
    return 1


def walk(game: Game, seed: int, most: int) -> int:
    """Play by chance for some questions; return how many shown numbers were compared."""
    match, luck, compared = Match(game, SeededDice(seed)), Random(seed), 0
    for _ in range(most):
        if match.question is None:
            break
        compared += check_numbers(match, luck)
    return compared


def test_shown_numbers_are_dealt_whatever_knob_changes() -> None:
    compared, done = 0, set[str]()
    for field, game in knob_variations(LIBRARY, game_of(arena())):
        if field not in done:
            done.add(field)
            compared += walk(game, len(done), 60)
    assert len(done) > 60
    assert compared > 800


def in_play(kind: str, name: str) -> Game:
    """The arena with a card where it is soon used: in a hand, in an inventory or on top of the events."""
    data = arena()
    setup, deck = dict(data["setup"]), "event_deck"
    players = {who: dict(player) for who, player in setup["players"].items()}
    if kind in ("weapons", "junk", "psychic"):
        players["a"]["hand"] = [name, name, *players["a"]["hand"]]
    elif kind == "mutations":
        players["a"]["inventory"] = {**players["a"]["inventory"], "mutations": [name, name]}
    elif kind in ("psychic_events", "happenings", "psychopaths"):
        setup = {**setup, deck: [name] * 6, "turn": {"active": "a", "phase": "event"}}
    else:
        setup = {**setup, "turn": {"active": "a", "phase": "movement"}}
    return game_of({**data, "setup": {**setup, "players": players}})


def test_shown_numbers_are_dealt_whatever_field_of_an_entry_changes() -> None:
    compared, done = 0, dict[str, int]()
    for kind in (*CARD_KINDS, "rivals", "locations"):
        for name in LIBRARY.pack(SYSTEM).kind(kind):
            for field, game in variations_of(in_play(kind, name), kind, name):
                done[field] = done.get(field, 0) + 1
                if done[field] <= 2:
                    compared += walk(game, done[field], 40)
    assert {"FightUse.amount", "FightUse.scope", "Voluntary.price", "Weapon.tokens", "GainAp.amount"} <= set(done)
    assert compared > 400


# The list of options is what reading accepts.


def every_name(match: Match) -> list[str]:
    """Return every word that an answer of this game could hold."""
    state, pack = match.play.state, match.game.content
    cards = [name for kind in (*CARD_KINDS, "areas", "locations", "quests") for name in pack.kind(kind)]
    fields = [field.id for cluster in state.clusters for field in cluster.fields]
    words = ["yes", "no", "keep", "stop", "decline", "stay", "skip", "join", "waste", "refuse", "die_1", "die_7", ""]
    return [*cards, *fields, *match.game.seats, *words]


def check_reading(match: Match, luck: Random) -> int:
    """Compare the options of the open question with what reading accepts; return how many words were tried."""
    question = match.question
    if not isinstance(question, (Choose, Declare)):
        return 0
    listed = {option.id for option in question.options}
    barred = {one.id for one in question.barred}
    assert not listed & barred, question.label
    words = [*barred, *luck.sample(every_name(match), 25)]
    for word in words:
        if word not in listed:
            with pytest.raises(AnswerRefused):
                question.read({question.purpose: word} if isinstance(question, Declare) else word)
    for name in luck.sample(sorted(listed), min(6, len(listed))):
        option = question.find(name)
        assert option is not None
        answer = filled(question, option, luck)
        read = question.read(answer)
        assert question.read(read) == read, question.label
        match.fork().answer(question.seat, answer)  # play takes it too
    return len(words) + len(listed)


def filled(question: Offering, option: Option, luck: Random) -> Any:
    """An option with particulars by chance."""
    if isinstance(question, Choose):
        return option.id
    answer: dict[str, Any] = {question.purpose: option.id}
    for detail in option.particulars:
        given = random_answer(detail, luck)
        answer.update(given if isinstance(given, dict) else {detail.purpose: given})
    return answer


def reading_along(game: Game, seed: int, most: int) -> int:
    match, luck, tried = Match(game, SeededDice(seed)), Random(seed), 0
    for _ in range(most):
        if match.question is None:
            break
        tried += check_reading(match, luck)
        question = match.question
        match.answer(question.seat, random_answer(question, luck))
    return tried


@pytest.mark.parametrize("scenario", ["brawl_at_the_tavern", "newer_edition", "open_table"])
def test_options_are_what_reading_accepts(scenario: str) -> None:
    assert reading_along(LIBRARY.game(scenario), 5, 80) > 1000


def test_options_are_what_reading_accepts_whatever_knob_changes() -> None:
    done = set[str]()
    for field, game in knob_variations(LIBRARY, game_of(arena())):
        if field not in done:
            done.add(field)
            assert reading_along(game, len(done), 12)


def test_nothing_is_compiled_so_every_game_goes_to_the_engine() -> None:
    """A compiled shortcut must come with a declaration of what it knows; without one there is none."""
    for name in LIBRARY.scenario_files(SYSTEM):
        game = LIBRARY.game(name)
        for policy in (*SYSTEM.policies, "random"):
            assert game.bulk(dict.fromkeys(game.seats, policy)) is None
