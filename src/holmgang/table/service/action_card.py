"""The best verbs of a question, for the tray and for the action card of a tap: with means, chance, expected effect.

First comes what the system's seasoned policy would do from what the seat may know, in the order of its ideas; then
what the rules' own odds expect to bring most; then what needs no dice; at last what seldom works.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain, islice, takewhile
from random import Random
from typing import Any

from holmgang.kernel.description import QuestionText, Teller, path, suggestion
from holmgang.kernel.match import Match
from holmgang.kernel.odds import Odds
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Declare, Offering, Option, Question, Spot
from holmgang.table.service.drafts import way as steps_along
from holmgang.table.snapshot import ActionRow

BEST = 4
"""So many verbs stand on the card; the rest unfolds."""
POLICIES = ("seasoned", "heuristic")
MOST_IDEAS = 12
MANY = 6
"""A step with more options than this begins with the best; fewer are seen at a glance."""
SELDOM = Fraction(1, 10)
"""Deeds that work less often are the last resort."""


def considered(match: Match, question: Question) -> list[Mapping[str, Any]]:
    """Return the answers that a seasoned player of the system would consider, the best first."""
    policies = match.game.system.policies
    name = next((one for one in POLICIES if one in policies), None)
    if name is None:
        return []
    policy, asked = policies[name](), Asked(question, Random(0), match)
    further = getattr(policy, "ideas", None)
    ideas = chain([policy.answer(asked)], further(asked) if further is not None else ())
    whole = (idea if isinstance(idea, Mapping) else {question.purpose: idea} for idea in islice(ideas, MOST_IDEAS))
    return [_without_details(question, idea) for idea in whole]


def best_rows(
    match: Match,
    teller: Teller,
    question: Question,
    step: QuestionText,
    spots: Iterable[Spot],
    before: Mapping[str, Any],
    friends: Collection[str] = (),
) -> tuple[ActionRow, ...]:
    """Return what a step with many verbs begins with, one row for each verb, the best first; nothing for other steps.

    ``spots`` are the tokens and things that an answer can mean, ``before`` what was given in earlier steps, None where
    the rules' suggestion stands. Options that lie on the board are chosen there. ``friends`` are the tokens of the
    reader's side: what its dice would do to them comes last.
    """
    if step.kind not in ("choose", "declare") or len(step.choices) <= MANY:
        return ()
    if all(choice.at or choice.ghost for choice in step.choices):
        return ()
    ideas = considered(match, question)
    ways = [*ideas, *(way for spot in spots for way in teller.pointing(question, spot))]
    given = {name: raw for name, raw in before.items() if raw is not None}
    led = {**_led_by(question, step.purpose, given), **given}
    told = {way.get(step.purpose) for way in ways if way_odds(question, way) is not None}
    ways += [{**led, step.purpose: choice.id} for choice in step.choices if choice.id not in told]
    verbs = {choice.id for choice in step.choices}
    fitting = [
        way
        for way in ways
        if way.get(step.purpose) in verbs and all(way.get(name, raw) == raw for name, raw in given.items())
    ]
    return ranked(teller, question, fitting, ideas, at=step.purpose, friends=friends)


def ranked(
    teller: Teller,
    question: Question,
    ways: Sequence[Mapping[str, Any]],
    ideas: Sequence[Mapping[str, Any]] = (),
    *,
    at: str = "",
    friends: Collection[str] = (),
) -> tuple[ActionRow, ...]:
    """Return the ways with the best of each verb first, and among these the most promising first.

    A thing of the place with which a verb has odds is a row of its own: it is what one came for. ``at`` is the purpose
    of the step whose options are the verbs; only the best way of each is returned then.
    """
    idle = next((step.default for step in path(question, ways[0]) if step.purpose == at), None) if at else None
    deeds = [_Deed.of(teller, question, way, ideas, at) for way in ways]
    rank: dict[str, int] = {}
    for deed in deeds:
        if deed.idea is not None:
            rank[deed.row.word] = min(deed.idea, rank.get(deed.row.word, deed.idea))
    deeds.sort(key=lambda deed: deed.weight(rank, friends, idle=at != "" and deed.row.put[at] == idle))
    seen: set[tuple[str, str]] = set()
    first: list[ActionRow] = []
    rest: list[ActionRow] = []
    for deed in deeds:
        if deed.name not in seen:
            first.append(deed.row)
        elif not at:
            rest.append(deed.row)
        seen.add(deed.name)
    first = [replace(one, best=place < BEST) for place, one in enumerate(first)]
    return (*first, *rest)


@dataclass(frozen=True)
class _Deed:
    """A way with what its place in the order depends on. ``idea``: the place of the first idea that it is part of."""

    row: ActionRow
    odds: Odds | None
    target: str
    thing: str
    idea: int | None

    @classmethod
    def of(
        cls, teller: Teller, question: Question, way: Mapping[str, Any], ideas: Sequence[Mapping[str, Any]], at: str
    ) -> _Deed:
        things = _things(question, way)
        whole = {**way, **things} if way_odds(question, way) is not None else way
        idea = next(
            (place for place, one in enumerate(ideas) if all(one.get(name) == raw for name, raw in way.items())), None
        )
        return cls(
            row=_row(teller, question, whole, at),
            odds=way_odds(question, whole),
            target=_target(question, whole),
            thing="+".join(map(str, things.values())) if whole is not way else "",
            idea=idea,
        )

    @property
    def name(self) -> tuple[str, str]:
        """The verb and the thing of the place that it is done with."""
        return self.row.word, self.thing

    def weight(
        self, rank: Mapping[str, int], friends: Collection[str], *, idle: bool
    ) -> tuple[int, bool, int, Fraction, Fraction]:
        """Return the sort key: less is better. ``rank`` is the place of a verb's first idea.

        ``idle``: it is what happens if the player does not choose.
        """
        expects, works = Fraction(0), Fraction(0)
        if self.odds is not None:
            expects, works = self.odds.expects or expects, self.odds.works
        seldom = self.odds is not None and works < SELDOM
        idea = MOST_IDEAS if self.idea is None else self.idea
        if self.idea is None and self.odds is not None and self.odds.expects is not None and self.target in friends:
            return MOST_IDEAS + 4, False, idea, expects, works
        if self.row.word in rank:
            place = rank[self.row.word]
        elif self.odds is None:
            place = MOST_IDEAS + 1 + 2 * idle
        else:
            place = MOST_IDEAS + 2 * seldom
        return place, seldom, idea, -expects, -works


def _led_by(question: Question, purpose: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the suggested options that lead to a step: without them a deed would lead nowhere."""
    before = takewhile(lambda one: one.purpose != purpose, steps_along(question, given))
    return {one.purpose: suggestion(one) for one in before if isinstance(one, Declare)}


def _without_details(question: Question, idea: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return an idea without the details that the rules suggest anyway."""
    suggested = {step.purpose: step.default for step in path(question, idea) if not isinstance(step, Declare)}
    return {name: raw for name, raw in idea.items() if name not in suggested or suggested[name] != raw}


def way_odds(question: Question, way: Mapping[str, Any]) -> Odds | None:
    """Return the odds that the rules give with the last option of a way that has any.

    Where nothing is given, the way goes on as the rules suggest.
    """
    found = [option.odds for _, option in _whole(question, way) if option.odds is not None]
    return found[-1] if found else None


def _target(question: Question, way: Mapping[str, Any]) -> str:
    """Return the token that the last option with odds is about, or an empty text."""
    spots = [option.at for _, option in _whole(question, way) if option.odds is not None]
    return next((spot.id for spot in spots[-1] if spot.kind == "token"), "") if spots else ""


def _things(question: Question, way: Mapping[str, Any]) -> dict[str, Any]:
    """Return the steps of a way that mean a thing of the place, each with its option, also where it is suggested."""
    return {step.purpose: option.id for step, option in _whole(question, way) if _is_thing(option)}


def _whole(question: Question, way: Mapping[str, Any]) -> Iterator[tuple[Offering, Option]]:
    """Yield the options of a way, and where nothing is given those that the rules suggest."""
    for step in steps_along(question, way):
        if isinstance(step, Offering):
            raw = way[step.purpose] if step.purpose in way else suggestion(step)
            for name in raw if isinstance(raw, list) else [raw]:
                option = step.find(name) if isinstance(name, str) else None
                if option is not None:
                    yield step, option


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


def _is_thing(option: Option) -> bool:
    return any(spot.kind == "thing" for spot in option.at)


def _row(teller: Teller, question: Question, way: Mapping[str, Any], at: str) -> ActionRow:
    chosen = list(_options(question, way))
    place = _verb_place(chosen, at)
    word = chosen[place][1].id if chosen else ""
    odds = way_odds(question, way)
    chance = teller.chance(odds) if odds is not None else None
    after = chosen[place + 1 :]
    return ActionRow(
        put=dict(way),
        text=teller.answer(question, way),
        word=word,
        verb=teller.words.short_option(*chosen[place]) if chosen else "",
        whom=", ".join(teller.words.option(step, option) for step, option in after if _is_place(option)),
        means=_means(teller, [one for one in after if not _is_place(one[1])]),
        chance=chance.text if chance is not None else "",
        expects=chance.expects if chance is not None else "",
    )


def short_deed(teller: Teller, question: Question, way: Mapping[str, Any]) -> str:
    """Return a way in few words: its verb, against whom and with what."""
    row = _row(teller, question, {**way, **_things(question, way)}, "")
    rest = ", ".join(text for text in (row.whom, row.means) if text)
    return f"{row.verb}: {rest}" if rest else row.verb


def _verb_place(chosen: Sequence[tuple[Offering, Option]], at: str) -> int:
    """Return the place of the verb among the options: in the step ``at``, else in the first that asks for a deed."""
    for place, (step, option) in enumerate(chosen):
        if step.purpose == at or (not at and not (isinstance(step, Declare) and option.at)):
            return place
    return len(chosen) - 1


def _means(teller: Teller, chosen: Sequence[tuple[Offering, Option]]) -> str:
    """Return what a deed is done with: a thing of the place, else what the rules do not suggest and the last tool."""
    if any(_is_thing(option) for _, option in chosen):  # the thing tells more than the step that leads to it
        chosen = [one for one in chosen if _is_thing(one[1]) or not one[1].particulars]
    told = [
        teller.words.option(step, option)
        for step, option in chosen
        if step.default not in (option.id, [option.id]) or _is_thing(option)
    ]
    tools = [teller.words.option(step, option) for step, option in chosen if step.default == option.id]
    return ", ".join(dict.fromkeys([*told, *tools[-1:]]))
