"""Shown odds are the shares that play deals over all dice, in shipped scenarios and with any knob or field changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import OpenDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.enumeration import distribution
from holmgang.kernel.errors import HolmgangError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, Declare, Offering, Option, Question, Roll
from holmgang.kernel.system import Game
from holmgang.systems.k6 import SYSTEM
from holmgang.systems.k6.tables import CONDITIONS, HOLDS, OUT, STILL
from holmgang.testing.fields import knob_variations, varied_data

LIBRARY = Library([SYSTEM])
SCENARIOS = ("ogre_at_the_pillars", "shamans_room", "dwarf_in_plate", "corridor", "take_one_alive")
SUCCESSES = ("no_success", "one_success", "two_successes", "three_successes")
MOST_DICE = 1
"""More damage dice than this are not followed to the wound: their falls are too many."""


class WoundBuyer:
    """A policy that buys a wound with its first success and takes the default of everything else."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        if question.purpose == "spend" and isinstance(question, Declare):
            return {"spend": "wound" if question.find("wound") is not None else "none"}
        if question.default is not REQUIRED:
            return question.default
        return question.options[0].id if isinstance(question, Offering) else ""


class Shown(NamedTuple):
    """An attack on offer: its announcement, and its target as the option shows it."""

    who: str
    seat: str
    answer: dict[str, Any]
    target: Option


def attacks_on_offer(match: Match) -> Iterator[Shown]:
    """Yield every attack on one opponent that the open question for intentions shows odds for."""
    for part in match.question.parts:  # type: ignore[union-attr]
        engage = part.find("engage")
        for question in engage.particulars if engage is not None else ():
            for target, answer in _targets(question, {"intend": "engage"}):
                yield Shown(part.about, part.seat, answer, target)


def _targets(question: Question, answer: dict[str, Any]) -> Iterator[tuple[Option, dict[str, Any]]]:
    if question.purpose == "targets" and isinstance(question, Offering):
        for option in question.options:
            yield option, {**answer, "targets": [option.id]}
    elif question.purpose in ("means", "weapon", "spell") and isinstance(question, Offering):
        for option in question.options:
            for inner in option.particulars:
                yield from _targets(inner, {**answer, question.purpose: option.id})


def announced(match: Match, shown: Shown) -> Match | None:
    """Return a fork in which the attack is announced and all others wait; None: one of them cannot wait."""
    twin = match.fork()
    for part in match.question.parts:  # type: ignore[union-attr]
        if part.about != shown.who:
            if part.find("wait") is None:
                return None
            twin.answer(part.seat, "wait", part.about)
    twin.answer(shown.seat, shown.answer, shown.who)
    for seat in list(twin.waiting_for()):
        twin.confirm(seat)
    return twin


def dealt(match: Match, shown: Shown, number: int, *, wounds: bool) -> dict[tuple[int, int], Fraction]:
    """Return the shares of successes and lives, over all dice of the attack in round ``number``.

    Minus one success: there was no roll, since the attacker would need the target to come to him.
    """

    before = match.play.state.get(shown.target.id).lives

    def measure(branch: Match) -> tuple[int, int] | None:
        won = None
        began = [place for place, event in enumerate(branch.log) if event.kind == "round_began"][number - 1]
        for event in branch.log[began:]:
            if event.kind == "contested" and event.who == shown.who:  # type: ignore[attr-defined]
                won = event.successes.total  # type: ignore[attr-defined]
            if event.kind == "wounded" and event.by == shown.who and won is not None:  # type: ignore[attr-defined]
                lost = before - branch.play.state.get(shown.target.id).lives
                told = event.lives.total  # type: ignore[attr-defined]
                assert lost in (told, min(told, before)), "the log tells what was lost"
                return won, told
        if won is not None and (not won or not wounds):
            return won, 0
        over = branch.outcome is not None or branch.play.state.round > number
        return (-1 if won is None else won, 0) if over else None

    driver = Driver(dict.fromkeys(match.game.seats, WoundBuyer()), 1)
    return distribution(match, driver, measure)


def damage_dice(game: Game, shown: Shown) -> int:
    """Return how many damage dice an attack has."""
    spell, weapon = shown.answer.get("spell"), shown.answer.get("weapon", "unarmed")
    if spell is not None:
        return int(game.content.get("spells", spell).kz)
    model = game.content.get("weapons", weapon)
    return int(model.kz + sum(extra.kz for extra in model.added))


def check(match: Match, shown: Shown) -> bool:
    """Compare shown odds with dealt shares; return whether there was anything to compare."""
    odds, twin = shown.target.odds, announced(match, shown)
    if odds is None or twin is None or shown.answer["means"] == "item":
        return False
    wounds = damage_dice(match.game, shown) <= MOST_DICE
    shares = dealt(twin, shown, match.play.state.round, wounds=wounds)
    if (-1, 0) in shares:
        assert len(shares) == 1
        return False
    won: dict[str, Fraction] = {}
    for (successes, _), share in shares.items():
        won[SUCCESSES[successes]] = won.get(SUCCESSES[successes], Fraction(0)) + share
    assert dict(odds.shares) == won, shown
    assert odds.works == 1 - won.get("no_success", Fraction(0)), shown
    if wounds:
        assert odds.expects == sum((lives * share for (_, lives), share in shares.items()), Fraction(0)), shown
    return True


def after_rounds(game: Game, rounds: int, seed: int) -> Match | None:
    """Return a match before the intentions of a later round, played there by chance; None: it ended before."""
    match, luck = Match(game, OpenDice()), Random(seed)
    driver = Driver(dict.fromkeys(game.seats, RandomBot()), seed)
    while match.outcome is None:
        question = match.question
        if match.joint is not None and match.play.state.round > rounds:
            return match
        if isinstance(question, Roll):
            match.answer(question.seat, [luck.randint(1, sides) for sides in question.dice])
        elif not driver.turn(match):
            break
    return None


@pytest.mark.parametrize("name", SCENARIOS)
def test_shown_odds_are_dealt_in_shipped_scenarios(name: str) -> None:
    game, compared, luck = LIBRARY.game(name), 0, Random(7)
    for rounds, most in ((0, 4), (1, 2), (3, 2)):
        match = after_rounds(game, rounds, 11 + rounds)
        offered = list(attacks_on_offer(match)) if match is not None else []
        for shown in luck.sample(offered, min(most, len(offered))):
            assert match is not None
            compared += check(match, shown)
    assert compared


def entries_in_use(game: Game) -> list[tuple[str, str]]:
    """Return kind and id of every content entry that takes part in a game."""
    found: dict[tuple[str, str], None] = {}
    for one in game.beginning().combatants:
        found["creatures", one.template] = None
        found |= {("weapons", name): None for name in one.weapons}
        found |= {("spells", name): None for name in one.spells}
        if one.armour.id in game.content.kind("armour"):
            found["armour", one.armour.id] = None
    return list(found)


def varied_entries(game: Game) -> Iterator[tuple[str, str, Game]]:
    """Yield field, entry and a game in which that field of that entry has another value."""
    for kind, name in entries_in_use(game):
        entries = game.content.kind(kind)
        for field, data in varied_data(entries[name]):
            try:
                changed = {**entries, name: type(entries[name]).model_validate(data)}
                varied = Game(SYSTEM, replace(game.content, kinds={**game.content.kinds, kind: changed}), game.scenario)
                varied.beginning()
            except (HolmgangError, ValueError, LookupError):
                continue
            yield field, name, varied


def one_per_field(found: Iterator[tuple[str, str, Game]], luck: Random) -> list[tuple[str, Game]]:
    """Return one variation of each field, with the entry it concerns."""
    by_field: dict[str, list[tuple[str, Game]]] = {}
    for field, name, game in found:
        by_field.setdefault(field, []).append((name, game))
    return [luck.choice(games) for games in by_field.values()]


def test_shown_odds_are_dealt_whatever_field_of_an_entry_changes() -> None:
    luck, compared = Random(3), 0
    for scenario in ("ogre_at_the_pillars", "shamans_room"):
        for name, game in one_per_field(varied_entries(LIBRARY.game(scenario)), luck):
            match = Match(game, OpenDice())
            offered = list(attacks_on_offer(match))
            using = [shown for shown in offered if name in (*shown.answer.values(), shown.who, shown.target.id)]
            compared += check(match, luck.choice(using or offered)) if offered else 0
    assert compared > 40


def test_shown_odds_are_dealt_whatever_knob_changes() -> None:
    luck, compared = Random(5), 0
    varied = ((field, "", game) for field, game in knob_variations(LIBRARY, LIBRARY.game("dwarf_in_plate")))
    for _, game in one_per_field(varied, luck):
        match = Match(game, OpenDice())
        offered = list(attacks_on_offer(match))
        compared += check(match, luck.choice(offered)) if offered else 0
    assert compared > 40


def in_condition(names: Iterable[str], bearer: str, holder: str) -> Game | None:
    """Return a fight in which a combatant is in conditions from the start; None: a scenario cannot say so."""
    scenario = LIBRARY.game("ogre_at_the_pillars").scenario
    people = scenario.data["setup"]["combatants"]
    given = [{"id": name, "holder": holder} if name in HOLDS else {"id": name} for name in names]
    setup = {**scenario.data["setup"], "combatants": {**people, bearer: {**people[bearer], "conditions": given}}}
    try:
        return LIBRARY.game_from(SYSTEM, {**scenario.data, "setup": setup}, f"{bearer} in conditions")
    except HolmgangError:
        return None


def test_shown_odds_are_dealt_in_whatever_condition() -> None:
    luck, compared = Random(9), 0
    for name in CONDITIONS:
        for bearer, holder in (("gorondar", "ogre"), ("ogre", "gorondar")):
            game = in_condition([name], bearer, holder)
            if game is None:
                continue
            match = Match(game, OpenDice())
            offered = [shown for shown in attacks_on_offer(match) if bearer in (shown.who, shown.target.id)]
            compared += check(match, luck.choice(offered)) if offered else 0
    assert compared > 60


HARMLESS = tuple(
    name
    for name, row in CONDITIONS.items()
    if name not in (*STILL, *OUT) and not {"hands", "arm", "aim", "mouth", "run"}.intersection(row.limits)
)
"""Conditions in which one can still attack and be attacked by any means."""
LYING_DOWN = ("prone", "injured_head", "burning", "poisoned", "distracted", "slowed", "shield_held")


def laden() -> Iterator[tuple[Game, str]]:
    """Yield fights in which one combatant is in many conditions at once, so that what depends on one of them shows."""
    for names, bearer, holder in (
        (HARMLESS, "ogre", "gorondar"),
        (HARMLESS, "gorondar", "ogre"),
        (LYING_DOWN, "ogre", "gorondar"),
        (("paralysed",), "ogre", "gorondar"),
    ):
        game = in_condition(names, bearer, holder)
        assert game is not None, names
        yield game, bearer


def test_shown_odds_are_dealt_whatever_field_changes_in_whatever_condition() -> None:
    luck, compared = Random(13), 0
    for laden_game, bearer in laden():
        fields = one_per_field(varied_entries(laden_game), luck)
        knobs = one_per_field(((field, "", game) for field, game in knob_variations(LIBRARY, laden_game)), luck)
        for name, game in (*fields, *luck.sample(knobs, 12)):
            match = Match(game, OpenDice())
            offered = [shown for shown in attacks_on_offer(match) if bearer in (shown.who, shown.target.id)]
            using = [shown for shown in offered if name in (*shown.answer.values(), shown.who, shown.target.id)]
            compared += check(match, luck.choice(using or offered)) if offered else 0
    assert compared > 60


def spending(match: Match, shown: Shown) -> Match | None:
    """Return a fork in which the attack has won as much as it can, before it is spent; None: it comes to nothing."""
    twin = announced(match, shown)
    while twin is not None and twin.outcome is None and twin.play.state.round == match.play.state.round:
        question = twin.question
        if isinstance(question, Roll):
            face = question.dice[0] if question.about == shown.who else 1
            twin.answer(question.seat, [face] * len(question.dice))
        elif question is not None and question.purpose == "spend":
            return twin if question.about == shown.who else None
        elif question is None or question.default is REQUIRED:
            return None
        else:
            twin.answer(question.seat, question.default)
    return None


def check_bought(match: Match) -> int:
    """Buy each result on offer in a fork of its own; its price and its worth are those that the option shows."""
    question, compared = match.question, 0
    assert isinstance(question, Declare)
    left = question.args["left"]
    assert isinstance(left, int)
    for option in question.options:
        if option.price is None or option.id == "stunt":  # the master names what it costs
            continue
        twin, told = match.fork(), len(match.log)
        twin.answer(question.seat, option.id)
        while isinstance(twin.question, Roll):
            twin.answer(twin.question.seat, [1] * len(twin.question.dice))
        spent = [event for event in twin.log[told:] if event.kind == "spent"]
        assert [event.cost.total for event in spent] == [option.price.total], option.id  # type: ignore[attr-defined]
        then = twin.question
        if then is not None and then.purpose == "spend" and then.about == question.about:
            assert then.args["left"] == left - option.price.total, option.id
        wounded = [event for event in twin.log[told:] if event.kind == "wounded"]
        if option.worth is not None and wounded:
            assert wounded[0].lives.total == option.worth.total, option.id  # type: ignore[attr-defined]
        compared += 1
    return compared


def test_what_is_bought_is_what_its_option_shows_whatever_changes() -> None:
    luck, compared = Random(17), 0
    for laden_game, bearer in laden():
        fields = one_per_field(varied_entries(laden_game), luck)
        knobs = one_per_field(((field, "", game) for field, game in knob_variations(LIBRARY, laden_game)), luck)
        for name, game in (*fields, *knobs):
            match = Match(game, OpenDice())
            offered = [shown for shown in attacks_on_offer(match) if bearer in (shown.who, shown.target.id)]
            using = [shown for shown in offered if name in (*shown.answer.values(), shown.who, shown.target.id)]
            won = spending(match, luck.choice(using or offered)) if offered else None
            compared += check_bought(won) if won is not None else 0
    assert compared > 500
