"""Characters: bold, careful and vengeful seats want what they say, and have names in three languages."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from holmgang.bots import LEVELS, PERSONALITIES, SearchBot, policy_for
from holmgang.bots.random import heuristic_of
from holmgang.bots.search import EVEN, Personality, Temper, WorldDice, at_first, candidates
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import AnswerRefused, UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.sums import Phrase
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.testing.conformance import through_questions

LIBRARY = Library.discover()
GAME = LIBRARY.game("k6/holding_the_bridge")


def at_start() -> Match:
    return Match(GAME, SeededDice(1))


def temper(personality: Personality, match: Match | None = None) -> Temper:
    match = match or at_start()
    question = next(part for seat in match.waiting_for() for part in match.asked(seat))
    return Temper(personality, GAME.system, "hero", Asked(question, Random(1), match))


def score(personality: Personality, hurt: Mapping[str, int], won: float = 0.0, begun: Match | None = None) -> float:
    """Return the worth of an end in which every combatant of a side has lost so many lives."""
    weighing, end = temper(personality, begun), at_start()
    for one in end.play.state.combatants:
        one.lives -= hurt.get(one.side, 0)
    return weighing.score(won, end.play)


def test_winning_counts_most_for_everybody() -> None:
    for personality in (EVEN, *PERSONALITIES.values()):
        dear = score(personality, {"hero": 3}, won=1.0)
        assert dear > score(personality, {"gm": 3}, won=0.0)


def test_the_bold_one_looks_at_the_others_and_the_careful_one_at_itself() -> None:
    bold, careful = PERSONALITIES["bold"], PERSONALITIES["careful"]
    assert score(bold, {"gm": 2, "hero": 2}) > score(bold, {})
    assert score(careful, {"gm": 2, "hero": 2}) < score(careful, {})


def test_the_vengeful_one_is_as_bold_as_it_was_hurt() -> None:
    calm, hurt = temper(PERSONALITIES["vengeful"]), at_start()
    for one in hurt.play.state.combatants:
        one.lives -= 6 if one.side == "hero" else 0
    hurt.play.derived.clear()
    angry = temper(PERSONALITIES["vengeful"], hurt)
    assert angry.others > calm.others == PERSONALITIES["vengeful"].others


@pytest.mark.parametrize("system", ["k6", "kampbogen", "tkds", "psychopaths"])
def test_every_system_counts_the_vigour_of_its_sides(system: str) -> None:
    name = next(iter(LIBRARY.scenario_files(LIBRARY.systems[system])))
    game = LIBRARY.game(f"{system}/{name}")
    first = at_first(game)
    assert first is not None
    assert set(first) <= set(game.system.sides(game.scenario).values()) | {"hero", "gm"}
    assert min(first.values()) > 0


def test_levels_that_look_ahead_come_with_characters_and_words() -> None:
    assert {"veteran", "veteran-bold", "master-careful", "master-vengeful"} <= set(LEVELS)
    for lang in ("en", "cs", "da"):
        words = Words(kernel_lexicon(), lang)
        names = [words.say(Phrase(f"level-{level}")) for level in LEVELS]
        assert len(set(names)) == len(LEVELS)
        assert not any("level-" in name for name in names)


def test_a_policy_is_made_with_its_character() -> None:
    seat = policy_for(GAME.system, "search:12-careful")
    assert isinstance(seat, SearchBot)
    assert seat.personality is PERSONALITIES["careful"]
    for wrong in ("search:12-shy", "newcomer-bold", "veteran-"):
        with pytest.raises(UnknownName):
            policy_for(GAME.system, wrong)


def test_worlds_share_their_luck_whatever_was_rolled_before() -> None:
    from holmgang.kernel.questions import Roll

    blow, other = Roll("gm", "blow", (6, 20), about="ogre"), Roll("gm", "parry", (6,), about="ogre")
    plain, shifted = WorldDice(5, 1), WorldDice(5, 1)
    shifted.cast(other, 0)
    rolls = [(plain.cast(blow, 0), shifted.cast(blow, 1)) for _ in range(20)]
    assert all(one == two for one, two in rolls)
    assert len({tuple(one) for one, _ in rolls}) > 10
    assert [WorldDice(5, 2).cast(blow, 0) for _ in range(3)] != [one for one, _ in rolls[:3]]


def test_ideas_begin_with_the_first_and_name_every_kind_before_trifles() -> None:
    match = at_start()
    question = next(part for part in match.asked("gm"))
    asked = Asked(question, Random(2), match)
    first = {"intend": "engage", "means": "melee", "targets": ["gorondar"], "weapon": "sabre"}
    ideas = list(candidates(asked, first))
    assert ideas[0] == first
    kinds = [answer["intend"] for answer in ideas]
    offered = {option.id for option in question.options}  # type: ignore[attr-defined]
    assert set(kinds) == offered
    last_new_kind = max(kinds.index(kind) for kind in offered)
    trifles = [place for place, answer in enumerate(ideas) if answer.get("say", "none") != "none"]
    assert trifles
    assert min(trifles) > last_new_kind


@pytest.mark.parametrize("scenario", ["k6/ogre_at_the_pillars", "tkds/training_yard"])
def test_further_ideas_of_heuristics_are_mostly_allowed_and_different(scenario: str) -> None:
    game = LIBRARY.game(scenario)
    heuristic, found, allowed = heuristic_of(game.system), 0, 0
    for _, match in through_questions(game, 4, 12):
        for question in [part for seat in match.waiting_for() for part in match.asked(seat)]:
            for idea in heuristic.ideas(Asked(question, Random(1), match)):  # type: ignore[attr-defined]
                found += 1
                try:
                    question.read(idea)
                    allowed += 1
                except AnswerRefused:
                    continue
    assert found > 10
    assert allowed > 0.8 * found
