"""The action card of a tap on the board: the best verbs first, with means, chance and expected effect.

First comes what the system's seasoned policy would do from what the seat may know, in the order of its ideas; then
what the rules' own odds expect to bring most; then what needs no dice; at last what seldom works.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain, islice
from random import Random
from typing import Any

from holmgang.kernel.description import Teller, path
from holmgang.kernel.match import Match
from holmgang.kernel.odds import Odds
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Declare, Offering, Option, Question

BEST = 4
"""So many verbs stand on the card; the rest unfolds."""
POLICIES = ("seasoned", "heuristic")
MOST_IDEAS = 12
SELDOM = Fraction(1, 10)
"""Deeds that work less often are the last resort."""


@dataclass(frozen=True, kw_only=True)
class ClickMeaning:
    """One meaning of a tap. ``put`` are the inputs it fills in, ``word`` is the id of its verb, for its drawing."""

    put: Mapping[str, Any]
    text: str
    word: str
    verb: str
    means: str = ""
    chance: str = ""
    expects: str = ""
    best: bool = False

    def plain(self) -> dict[str, Any]:
        """Return the way as JSON data."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def considered(match: Match, question: Question) -> list[Mapping[str, Any]]:
    """Return the answers that a seasoned player of the system would consider, the best first."""
    policies = match.game.system.policies
    name = next((one for one in POLICIES if one in policies), None)
    if name is None:
        return []
    policy, asked = policies[name](), Asked(question, Random(0), match)
    further = getattr(policy, "ideas", None)
    ideas = chain([policy.answer(asked)], further(asked) if further is not None else ())
    return [idea for idea in islice(ideas, MOST_IDEAS) if isinstance(idea, Mapping)]


def ranked(
    teller: Teller, question: Question, ways: Sequence[Mapping[str, Any]], ideas: Sequence[Mapping[str, Any]] = ()
) -> tuple[ClickMeaning, ...]:
    """Return the ways with the best of each verb first, and among these the most promising first."""
    weighed = [(_weight(question, way, ideas), place, way) for place, way in enumerate(ways)]
    weighed.sort(key=lambda one: (one[0], one[1]))
    verbs: set[str] = set()
    first: list[ClickMeaning] = []
    rest: list[ClickMeaning] = []
    for _, _, way in weighed:
        made = _way(teller, question, way)
        (rest if made.word in verbs else first).append(made)
        verbs.add(made.word)
    first = [replace(one, best=place < BEST) for place, one in enumerate(first)]
    return (*first, *rest)


def _weight(
    question: Question, way: Mapping[str, Any], ideas: Sequence[Mapping[str, Any]]
) -> tuple[int, Fraction, Fraction]:
    """Return the sort key of a way: less is better."""
    for place, idea in enumerate(ideas):
        if all(idea.get(name) == value for name, value in way.items()):
            return place, Fraction(0), Fraction(0)
    odds = _odds(question, way)
    if odds is None:
        return MOST_IDEAS + 1, Fraction(0), Fraction(0)
    seldom = odds.works < SELDOM
    return MOST_IDEAS + 2 * seldom, -(odds.expects or Fraction(0)), -odds.works


def _odds(question: Question, way: Mapping[str, Any]) -> Odds | None:
    """Return the odds that the rules give with the last option of a way that has any."""
    found = [option.odds for _, option in _options(question, way) if option.odds is not None]
    return found[-1] if found else None


def _options(question: Question, way: Mapping[str, Any]) -> Iterator[tuple[Offering, Option]]:
    for step in path(question, way):
        raw = way.get(step.purpose)
        if isinstance(step, Offering):
            for name in raw if isinstance(raw, list) else [raw]:
                option = step.find(name) if isinstance(name, str) else None
                if option is not None:
                    yield step, option


def _is_place(option: Option) -> bool:
    """Return whether an option stands on the board by itself; a thing is a means and is named."""
    return any(spot.kind != "thing" for spot in option.at)


def _way(teller: Teller, question: Question, way: Mapping[str, Any]) -> ClickMeaning:
    chosen = list(_options(question, way))
    odds = _odds(question, way)
    chance = teller.chance(odds) if odds is not None else None
    means = [teller.words.option(step, option) for step, option in chosen[1:] if not _is_place(option)]
    word = chosen[0][1].id if chosen else ""
    for step, option in chosen:  # a question that only asks who or what acts is no verb
        word = option.id
        if not (isinstance(step, Declare) and option.at):
            break
    verb = next((teller.words.option(step, option) for step, option in chosen if option.id == word), "")
    return ClickMeaning(
        put=dict(way),
        text=teller.answer(question, way),
        word=word,
        verb=verb,
        means=", ".join(text for text in means if text != verb),
        chance=chance.text if chance is not None else "",
        expects=chance.expects if chance is not None else "",
    )
