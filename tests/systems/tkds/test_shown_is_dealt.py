"""A law: the odds that an attack shows are the shares that play deals over all dice, exactly.

It holds in shipped scenarios and with any knob or content field changed; fields are found by walking the models.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
from holmgang.kernel.policy import Asked, plain_answer
from holmgang.kernel.questions import Joint, Offering, Option, Question, Roll
from holmgang.kernel.system import Game
from holmgang.systems.tkds import SYSTEM
from holmgang.systems.tkds.knobs import Knobs
from holmgang.testing.fields import other_values, varied_data

LIBRARY = Library([SYSTEM])
SCENARIOS = ("giant_by_the_house", "gatehouse", "troll_ford", "swamp_path")
ATTACKS = ("attack", "throw", "cast", "use_item")
MISSES = ("missed", "jammed", "spell_lost", "item_dropped")
MOST_FALLS = 64
"""An attack with more falls of its damage dice is not followed."""

ARSENAL: dict[str, Any] = {
    "id": "arsenal",
    "system": "tkds",
    "title": {"en": "-"},
    "scene": {"en": "-"},
    "seats": {"heroes": {}, "enemies": {}},
    "knobs": {"oil_damage": [1, 2], "unarmed_damage": [1, 2]},
    "setup": {
        "map": {"width": 14, "height": 8, "squares": {"6,3": "barricade", "6,5": "slit", "2,3": "parapet"}},
        "creatures": {
            "sword": {"of": "taren", "side": "heroes", "seat": "heroes", "at": [8, 2], "held": ["knife"]},
            "fists": {"of": "freya", "side": "heroes", "seat": "heroes", "at": [8, 4], "held": []},
            "axe": {"of": "orc_brute", "side": "heroes", "seat": "heroes", "at": [8, 3], "held": ["flail"]},
            "bow": {"of": "carl", "side": "heroes", "seat": "heroes", "at": [2, 3], "size": 1},
            "mage": {"of": "abigail", "side": "heroes", "seat": "heroes", "at": [2, 5]},
            "oil": {
                "of": "pippa",
                "side": "heroes",
                "seat": "heroes",
                "at": [2, 1],
                "gear": [{"kind": "oil_flask", "lit": True}],
            },
            "near": {"of": "sample_ogre", "side": "enemies", "seat": "enemies", "at": [9, 2]},
            "down": {
                "of": "bandit",
                "side": "enemies",
                "seat": "enemies",
                "at": [9, 4],
                "effects": [{"kind": "prone"}],
            },
            "tough": {
                "of": "skeleton_warrior",
                "side": "enemies",
                "seat": "enemies",
                "at": [3, 4],
                "resistances": ["shot", "fire"],
            },
        },
    },
}


class Steady:
    """A policy that rolls ordinary damage, kills, means its attacks on allies, and takes every other default."""

    def answer(self, asked: Asked) -> Any:
        said = {"killing_blow": "damage", "overpower": "kill", "confirm_attack": "yes"}
        return said.get(asked.question.purpose) or plain_answer(asked.question)


class Shown(NamedTuple):
    """An attack on offer: who makes it, the whole answer, and the target as the option shows it."""

    who: str
    seat: str
    answer: dict[str, Any]
    target: Option


def attacks_on_offer(match: Match) -> Iterator[Shown]:
    """Yield every attack on one target that the open question shows odds for."""
    question = match.question
    for part in question.parts if isinstance(question, Joint) else (question,):
        assert isinstance(part, Offering)
        for actor in part.options if part.purpose == "who" else ():
            for deeds in actor.particulars:
                assert isinstance(deeds, Offering)
                for name in ATTACKS:
                    deed = deeds.find(name)
                    if deed is not None:
                        for target, answer in _targets(deed.particulars, {"who": actor.id, "do": name}):
                            yield Shown(actor.id, part.seat, answer, target)


def _targets(questions: tuple[Question, ...], answer: dict[str, Any]) -> Iterator[tuple[Option, dict[str, Any]]]:
    for question in questions:
        if not isinstance(question, Offering) or question.purpose in ("hands", "skill"):
            continue
        for option in question.options:
            given = {**answer, question.purpose: option.id}
            if question.purpose == "target":
                if option.odds is not None:
                    yield option, given
            elif option.particulars:
                yield from _targets(option.particulars, given)


def dealt(match: Match, shown: Shown) -> dict[tuple[bool, int], Fraction]:
    """Return the shares of hits and damage of the first attack on the target, over all dice."""
    twin = match.fork(OpenDice())
    start = len(twin.log)
    twin.answer(shown.seat, shown.answer)

    def measure(branch: Match) -> tuple[bool, int] | None:
        hit = False
        for event in branch.log[start:]:
            told = event.plain()
            if told["event"] in MISSES and told["who"] == shown.who and not hit:
                return False, 0
            if told["event"] in ("check", "auto_success") and told["who"] == shown.who and told["purpose"] == "attack":
                hit = told["event"] == "auto_success" or bool(told["success"])
                if not hit:
                    return False, 0
            if told["event"] == "damage" and told["who"] == shown.target.id and hit:
                return True, event.amount.total  # type: ignore[attr-defined]
        over = branch.outcome is not None or (branch.question is not None and _is_who(branch.question))
        return (hit, 0) if over else None

    return distribution(twin, Driver(dict.fromkeys(match.game.seats, Steady()), 1), measure)


def _is_who(question: Question) -> bool:
    part = question.parts[0] if isinstance(question, Joint) else question
    return part.purpose == "who"


def falls(game: Game, shown: Shown) -> int:
    """Return a bound for the falls of the damage dice of an attack."""
    odds = shown.target.odds
    assert odds is not None
    creature = next(one for one in game.beginning().creatures if one.id == shown.who)
    printed = {attack.name: attack.dice for attack in creature.attacks}
    count, sides = printed.get(shown.answer.get("weapon", ""), (1, 8))
    return int(sides**count)


def check(match: Match, shown: Shown) -> bool:
    """Compare shown odds with dealt shares; return whether there was anything to compare."""
    odds = shown.target.odds
    if odds is None or falls(match.game, shown) > MOST_FALLS:
        return False
    shares = dealt(match, shown)
    works = sum((share for (hit, _), share in shares.items() if hit), Fraction(0))
    assert odds.works == works, shown
    assert dict(odds.shares).get("hit", Fraction(0)) == works, shown
    if odds.expects is not None:
        assert odds.expects == sum((damage * share for (_, damage), share in shares.items()), Fraction(0)), shown
    return True


def after_rounds(game: Game, rounds: int, seed: int) -> Match | None:
    """Return a match before a deed of a later round, played there by chance; None: it ended before."""
    match, luck = Match(game, OpenDice()), Random(seed)
    driver = Driver(dict.fromkeys(game.seats, RandomBot()), seed)
    while match.outcome is None:
        question = match.question
        if question is not None and _is_who(question) and match.play.state.round_no > rounds:
            return match
        if isinstance(question, Roll):
            match.answer(question.seat, [luck.randint(1, sides) for sides in question.dice])
        elif not driver.turn(match):
            break
    return None


@pytest.mark.parametrize("name", SCENARIOS)
def test_shown_odds_are_dealt_in_shipped_scenarios(name: str) -> None:
    game, compared, luck = LIBRARY.game(name), 0, Random(7)
    for rounds in (0, 2, 5):
        match = after_rounds(game, rounds, 11 + rounds)
        offered = list(attacks_on_offer(match)) if match is not None else []
        for shown in luck.sample(offered, min(3, len(offered))):
            assert match is not None
            compared += check(match, shown)
    assert compared


def arsenal() -> Game:
    """The arsenal with small damage dice, so that all falls can be followed quickly."""
    return with_small_dice(LIBRARY.game_from(SYSTEM, ARSENAL, "arsenal"))


def with_small_dice(game: Game) -> Game:
    small = {"dice": "1d2"}
    return changed(game, {"weapons": dict.fromkeys(game.content.kind("weapons"), small)})


def changed(game: Game, changes: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> Game:
    """The game with some fields of content entries changed."""
    kinds = dict(game.content.kinds)
    for kind, entries in changes.items():
        kinds[kind] = {**kinds[kind], **{name: _changed(kinds[kind][name], data) for name, data in entries.items()}}
    return Game(SYSTEM, replace(game.content, kinds=kinds), game.scenario)


def _changed(entry: Any, data: Mapping[str, Any]) -> Any:
    return type(entry).model_validate({**entry.model_dump(mode="json", warnings=False), **data})


def at_first_deed(game: Game) -> Match | None:
    return after_rounds(game, 0, 1)


def test_shown_odds_are_dealt_for_every_attack_of_the_arsenal() -> None:
    match = at_first_deed(arsenal())
    assert match is not None
    offered = list(attacks_on_offer(match))
    assert {shown.answer["do"] for shown in offered} == set(ATTACKS)
    tried = [next(shown for shown in offered if shown.who == who) for who in dict.fromkeys(one.who for one in offered)]
    assert sum(check(match, shown) for shown in tried) >= 5


def entries_in_use(game: Game) -> list[tuple[str, str]]:
    """Return kind and id of every content entry that takes part in a game."""
    found: dict[tuple[str, str], None] = {}
    for one in game.beginning().creatures:
        sorts = {"weapon": "weapons", "shield": "armour", "armour": "armour", "gear": "gear"}
        found["creatures", one.kind] = None
        found |= {(sorts[item.sort], item.kind): None for item in one.inventory}
        found |= {("spells", name): None for name in one.spells}
        found |= {("talents", name): None for name in one.talents}
        found |= {("armour", one.armour): None} if one.armour else {}
        found |= {("classes", one.calling): None} if one.calling else {}
    return [*found, ("terrain", "barricade"), ("terrain", "slit")]


def varied_entries(game: Game, luck: Random) -> Iterator[tuple[str, Game]]:
    """Yield, for each kind of entry and field, an entry and a game in which that field of the entry has another value.

    A field of one kind says nothing about the field of that name of another: ``dice`` of weapons and of spells are read
    in different places.
    """
    entries, done = entries_in_use(game), set[tuple[str, str]]()
    luck.shuffle(entries)
    for kind, name in entries:
        for field, data in varied_data(game.content.kind(kind)[name]):
            if (kind, field) in done:
                continue
            try:
                varied = changed(game, {kind: {name: data}})
                varied.beginning()
            except (HolmgangError, ValueError, LookupError):
                continue
            done.add((kind, field))
            yield name, varied


def varied_knobs() -> Iterator[Game]:
    """Yield, for each knob, a game in which it has another value."""
    for name, field in Knobs.model_fields.items():
        for value in other_values(getattr(Knobs.model_validate({}), name), field):
            try:
                game = LIBRARY.game_from(SYSTEM, {**ARSENAL, "knobs": {**ARSENAL["knobs"], name: value}}, name)
                yield with_small_dice(game)
            except HolmgangError:
                continue
            break


def concerns(game: Game, shown: Shown, name: str) -> bool:
    """Return whether the attack's answer, or kind, armour, calling or talents of attacker or target name this entry."""
    pair = [one for one in game.beginning().creatures if one.id in (shown.who, shown.target.id)]
    had = [word for one in pair for word in (one.kind, one.armour, one.calling, *one.talents)]
    return name in (*shown.answer.values(), *had)


def test_shown_odds_are_dealt_whatever_field_of_an_entry_changes() -> None:
    luck, compared = Random(3), 0
    for name, game in varied_entries(arsenal(), luck):
        match = at_first_deed(game)
        offered = list(attacks_on_offer(match)) if match is not None else []
        using = [shown for shown in offered if concerns(game, shown, name)]
        if offered:
            assert match is not None
            compared += check(match, luck.choice(using or offered))
    assert compared > 50


def test_shown_odds_are_dealt_whatever_knob_changes() -> None:
    luck, compared = Random(5), 0
    for game in varied_knobs():
        match = at_first_deed(game)
        offered = list(attacks_on_offer(match)) if match is not None else []
        if offered:
            assert match is not None
            compared += check(match, luck.choice(offered))
    assert compared > 50


def natural(effect: Mapping[str, Any]) -> Game:
    """The arsenal with an effect of a natural 20 or 1 on sword, flail and the classes of the heroes."""
    weapons = dict.fromkeys(("knife", "flail"), effect)
    return changed(arsenal(), {"weapons": weapons, "classes": dict.fromkeys(("ranger", "medji", "alchemist"), effect)})


@pytest.mark.parametrize("face", ["on_natural20", "on_natural1"])
def test_shown_odds_count_what_a_natural_20_adds(face: str) -> None:
    match = at_first_deed(natural({face: {"damage": "1d2", "condition": "prone", "drops": True}}))
    assert match is not None
    offered = [shown for shown in attacks_on_offer(match) if shown.who in ("sword", "axe", "bow", "mage", "oil")]
    tried = Random(1).sample(offered, 6)
    assert sum(check(match, shown) for shown in tried) == len(tried)
