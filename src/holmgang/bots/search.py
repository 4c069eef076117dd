"""Look-ahead: a computer player that tries answers in redealt copies of the match, and the advice that comes of it.

* A :class:`Personality` is a few weights beside winning, which always counts 1: the share of the own side that is left
  at the end, and the share that the others have lost. The bold one wants to see the others bleed, the careful one wants
  to go home whole, and the vengeful one is even until it is hurt. An even one lets the weights decide only between
  answers that win equally often.
* :func:`candidates` are the answers worth trying, the most promising first: the heuristic's own idea, further ideas of
  it (``ideas(asked)``), then by turns one answer of each other kind and the first idea with another target or weapon,
  then random ones. Optional particulars are left out at first: a shout beside the blow seldom decides a fight.
* Answers are compared in the same worlds, so that luck cancels out. In :class:`WorldDice` the face of a die depends on
  what is rolled, not on how many dice fell before: otherwise an answer that takes one die more would shift all that
  follow.
* :func:`advise` says how often each candidate wins and how sure that is, from what the seat may know. Answers that fall
  behind are tried less often, so their intervals stay wide.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from math import inf, sqrt
from random import Random
from time import monotonic
from typing import Any, ClassVar
from zlib import crc32

from holmgang.bots.intervals import wilson
from holmgang.bots.random import heuristic_of, random_answer, seasoned_of
from holmgang.kernel.dice import OpenDice, bulk_face, bulk_key, mixed
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import AnswerRefused, SystemFault
from holmgang.kernel.match import Match
from holmgang.kernel.play import Play
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.questions import (
    REQUIRED,
    Amount,
    Choose,
    ChooseSome,
    Declare,
    Label,
    Offering,
    Order,
    Question,
    Roll,
)
from holmgang.kernel.system import Game, System


@dataclass(frozen=True)
class Personality:
    """Weights beside winning, each out of 1."""

    own: float = 0.1
    """The share that is left of the own side."""
    others: float = 0.1
    """The share that the others have lost."""
    grudge: float = 0.0
    """The others' losses, times how far the own side has fallen behind since the match began."""


EVEN = Personality()
PERSONALITIES: Mapping[str, Personality] = {
    "bold": Personality(own=0.0, others=0.5),
    "careful": Personality(own=0.5, others=0.0),
    "vengeful": Personality(own=0.05, others=0.1, grudge=1.0),
}
"""The personalities that people choose from; a level with one of them is ``veteran-bold``, with words of its own."""


class Temper:
    """A personality at a question: weighs how a world ended against how things stood."""

    def __init__(self, personality: Personality, system: System[Any], side: str, asked: Asked) -> None:
        self.system, self.side = system, side
        self.before = system.vigour(asked.play)
        self.own, self.others, self.even = personality.own, personality.others, personality == EVEN
        if personality.grudge and self.before is not None:
            self.others += personality.grudge * self._hurt(at_first(asked.game))

    def score(self, won: float, play: Play[Any], *, guessed: bool = False) -> float:
        """From 0 to 1: winning, own strength kept, others' strength broken, by their weights.

        ``guessed``: the world was not played to its end. The prospects of the system have then counted what is left of
        all sides, and an even temper has nothing to add.
        """
        after = self.system.vigour(play) if self.before is not None and not (guessed and self.even) else None
        if self.before is None or after is None:
            return won
        kept = _ratio(after.get(self.side, 0), self.before.get(self.side, 0))
        left = _ratio(_rest(after, self.side), _rest(self.before, self.side))
        return (won + self.own * kept + self.others * (1 - left)) / (1 + self.own + self.others)

    def _hurt(self, first: Mapping[str, int] | None) -> float:
        """Return how far the own side fell behind the best of the others since the match began, from 0 to 1."""
        if first is None or self.before is None:
            return 0.0
        shares = {name: left / first[name] for name, left in self.before.items() if first.get(name, 0) > 0}
        best = max((share for name, share in shares.items() if name != self.side), default=0.0)
        return 1 - _ratio(shares.get(self.side, 0.0), best)


@lru_cache(64)
def at_first(game: Game) -> Mapping[str, int] | None:
    """Return the strength of each side when a match begins."""
    return game.system.vigour(Match(game, OpenDice()).play)


def _rest(vigour: Mapping[str, int], side: str) -> int:
    return sum(max(0, left) for name, left in vigour.items() if name != side)


def _ratio(part: float, whole: float) -> float:
    """A share from 0 to 1; gains beyond what was there do not count."""
    return min(1.0, max(0.0, part) / whole) if whole > 0 else 0.0


BY_CHANCE = 24
"""So many answers are drawn by chance in the end."""


def candidates(asked: Asked, first: Any, further: Iterable[Any] = ()) -> Iterator[Any]:
    """Answers worth trying, the most promising first; each once, and made only when it is wanted."""
    question, luck = asked.question, Random(asked.luck.getrandbits(64))
    found: set[str] = set()
    for answer in _ideas(question, first, further, luck):
        key = json.dumps(_read(question, answer), sort_keys=True)
        if key not in found:
            found.add(key)
            yield answer


def _read(question: Question, answer: Any) -> Any:
    try:
        return question.read(answer)
    except AnswerRefused:
        return answer


def _ideas(question: Question, first: Any, further: Iterable[Any], luck: Random) -> Iterator[Any]:
    yield first
    yield from (answer for answer in further if _fits(question, answer))
    match question:
        case Declare():
            yield from by_turns(_of_each_kind(question, luck), _varied(question, first, luck, optional=False))
            yield from by_turns(_varied(question, first, luck, optional=True), _by_chance(question, luck))
        case Choose():
            names = _different(question)
            yield from luck.sample(names, len(names))
        case Amount():
            yield from _amounts(question)
        case ChooseSome() | Order():
            yield from _by_chance(question, luck)


def by_turns(*streams: Iterator[Any]) -> Iterator[Any]:
    """One of each stream, again and again, until all are empty."""
    waiting = list(streams)
    while waiting:
        for stream in list(waiting):
            try:
                yield next(stream)
            except StopIteration:
                waiting.remove(stream)


def _amounts(question: Amount) -> Iterator[int]:
    """Both ends, then all between, evenly spread."""
    span = question.most - question.least
    yield from (question.least, question.most)
    pieces = min(span, BY_CHANCE)
    yield from (question.least + span * place // pieces for place in range(1, pieces))


def _by_chance(question: Question, luck: Random) -> Iterator[Any]:
    for _ in range(BY_CHANCE):
        yield random_answer(question, luck)


def _of_each_kind(question: Declare, luck: Random) -> Iterator[Any]:
    names = _different(question)
    for name in luck.sample(names, len(names)):
        yield _plainly(question, name, luck)


def _plainly(question: Declare, name: str, luck: Random) -> dict[str, Any]:
    """An option with its defaults; what must be named is chosen by chance."""
    answer: dict[str, Any] = {question.purpose: name}
    for detail in question.option(name).particulars:
        if isinstance(detail, Declare):
            kind = detail.default if detail.default is not REQUIRED else detail.any_option(luck).id
            answer.update(_plainly(detail, kind, luck))
        elif detail.default is REQUIRED:
            answer[detail.purpose] = random_answer(detail, luck)
    return answer


def _varied(question: Declare, first: Any, luck: Random, *, optional: bool) -> Iterator[Any]:
    """The first idea with one particular changed: what must be named, or (``optional``) what may be."""
    if not isinstance(first, Mapping):
        return
    answer = _read(question, dict(first))
    changes = [
        (detail.purpose, other)
        for detail in _particulars(question, answer)
        if (detail.default is not REQUIRED) is optional
        for other in _others(detail, answer.get(detail.purpose))
    ]
    for purpose, other in luck.sample(changes, len(changes)):
        changed = {**answer, purpose: other}
        if _fits(question, changed):
            yield changed


def _particulars(question: Declare, answer: Mapping[str, Any]) -> Iterator[Question]:
    """The questions along the path that an answer takes."""
    option = question.find(answer.get(question.purpose, ""))
    for detail in option.particulars if option is not None else ():
        yield detail
        if isinstance(detail, Declare):
            yield from _particulars(detail, answer)


def _others(detail: Question, chosen: Any) -> list[Any]:
    if isinstance(detail, Choose):
        return [name for name in _different(detail) if name != chosen]
    if isinstance(detail, ChooseSome) and detail.least <= 1 and detail.most != 0:
        return [[name] for name in _different(detail) if [name] != chosen]
    return []


def _different(question: Offering) -> list[str]:
    """The options without those that come to the same as an earlier one."""
    return [option.id for option in question.options if not option.like]


def _fits(question: Question, answer: Any) -> bool:
    try:
        question.read(answer)
    except AnswerRefused:
        return False
    return True


@lru_cache(8192)
def _numbered(label: Label) -> int:
    """Return a number for the kind of roll, whatever the count of dice."""
    return crc32(f"{label.purpose}:{label.about or label.seat}".encode())


class WorldDice:
    """The dice of one world: each depends on the world, on the label of its roll and on how often that was rolled."""

    def __init__(self, seed: int, world: int) -> None:
        self.seed, self.world = seed, world
        self._key, self._step = bulk_key(seed, world)
        self._rolled: dict[Label, int] = {}

    def cast(self, roll: Roll, position: int) -> list[int]:
        """See :class:`holmgang.kernel.dice.Dice`."""
        label = roll.label
        times = self._rolled[label] = self._rolled.get(label, 0) + 1
        key = mixed(self._key ^ (_numbered(label) << 16 | times & 0xFFFF))
        return [bulk_face(key, self._step, place, sides) for place, sides in enumerate(roll.dice)]

    def plain(self) -> dict[str, Any]:
        """A world is thrown away, never saved; this is for debugging."""
        return {"mode": "world", "seed": self.seed, "world": self.world}


LEAST_WORLDS = 2
"""No answer is dropped before it has been tried in so many worlds."""
WORLDS_EACH = 4
"""An answer is considered only if the budget allows so many worlds for every one."""
SAME_AFTER = 6
"""Answers of which the same came in so many worlds, to the last wound, count as one."""
ALL_SIDES = ""
"""In scores by side: all sides that are not named."""
SURE_AFTER, SURE = 8, 3.0
"""From so many worlds on, a lead of so many standard errors over all others ends the search."""


MIXED_IN, LEAST_VARIANCE = 2, 0.0005


def _variance(scores: list[float]) -> float:
    mean = sum(scores) / len(scores)
    return sum((score - mean) ** 2 for score in scores) / len(scores)


@dataclass
class Tried:
    """One answer and what came of it: a score from 0 (lost) to 1 (won) per world."""

    answer: Any
    first_idea: bool = False
    scores: list[float] = field(default_factory=list)
    dropped: bool = False
    """Others were better after a stage; it was tried no further."""
    courses: list[Any] = field(default_factory=list, repr=False)
    """Answers and rolls after it in the first worlds."""

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    def ahead_of(self, other: Tried) -> tuple[float, float]:
        """The mean difference to another over the worlds both have seen, and its standard error.

        A few equal differences prove little: the scores' own spread is mixed in as if seen in ``MIXED_IN`` worlds more.
        """
        gaps = [mine - theirs for mine, theirs in zip(self.scores, other.scores, strict=False)]
        if not gaps:
            return 0.0, 1.0
        mean = sum(gaps) / len(gaps)
        usual = (_variance(self.scores) + _variance(other.scores)) / 2 + LEAST_VARIANCE
        spread = (sum((gap - mean) ** 2 for gap in gaps) + MIXED_IN * usual) / (len(gaps) - 1 + MIXED_IN)
        return mean, sqrt(spread / len(gaps))


@dataclass(frozen=True)
class Budget:
    """The limit of thought for one question: by the clock, by the number of played matches, or both."""

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.playouts is None:
            raise ValueError("a budget needs a limit of seconds or of playouts")


class SearchBot:
    """Looks ahead within a budget. With a budget of playouts alone it always answers the same in the same position.

    ``width`` is how many answers it considers at once at most, ``doubt`` how many standard errors another answer must
    lead the heuristic's own idea by, ``patient`` makes it use up its budget even when the case is clear, and
    ``personality`` is what it cares for beside winning.
    """

    looks_ahead: ClassVar[bool] = True

    def __init__(
        self,
        budget: Budget,
        *,
        width: int = 12,
        doubt: float = 1.2,
        patient: bool = False,
        personality: Personality = EVEN,
    ) -> None:
        self.budget, self.width, self.doubt, self.patient = budget, width, doubt, patient
        self.personality = personality
        self.played = 0
        """The number of matches played on, for those who measure."""

    def answer(self, asked: Asked) -> Any:
        opinion = "heuristic" in asked.game.system.policies  # else the first idea is chance, and no better than others
        return best_of(self.weigh(asked), self.doubt if opinion else 0.0).answer

    def weigh(self, asked: Asked) -> list[Tried]:
        """Every answer that was considered, with what came of it; the heuristic's own idea first."""
        tried: list[Tried] = []
        for tried in self.weighing(asked):  # noqa: B007 - the last one is what is wanted
            pass
        return tried

    def weighing(self, asked: Asked) -> Iterator[list[Tried]]:
        """Yield the weighed ideas as they sharpen: before the first world and after each; always the same list."""
        clock = _Clock(self.budget)
        only = asked.question.foregone
        if only is not REQUIRED:
            yield [Tried(only, True)]
            return
        first, *further = ideas_of(asked)
        if not self.patient and routine(asked):
            yield [Tried(first, True)]
            return
        ideas = candidates(asked, first, further)
        width = min(self.width, clock.affords // WORLDS_EACH) if self.budget.playouts is not None else self.width
        tried = [Tried(answer, place == 0) for place, answer in enumerate(islice(ideas, max(2, width)))]
        yield tried
        if len(tried) > 1:
            yield from self._worlds(_Trial(asked, self.personality), tried, ideas, clock)

    def _worlds(self, trial: _Trial, tried: list[Tried], ideas: Iterator[Any], clock: _Clock) -> Iterator[list[Tried]]:
        world = 0
        clock.cut_for(len(tried))
        running = list(tried)
        while len(running) > 1 and not clock.over:
            for one in running:
                if clock.over or not trial.run(one, world, clock.deadline):
                    break
                clock.count()
                self.played += 1
            world += 1
            if world == 1:
                running = _without(running, running[max(2, clock.affords // WORLDS_EACH) :])
            yield tried
            if not self.patient and _decided(running, clock):
                return
            if world == LEAST_WORLDS:
                running = self._freshened(trial, running, tried, ideas, clock)
            elif world == SAME_AFTER:
                running = _one_of_each(running, _scored_alike)
            if world >= LEAST_WORLDS and clock.stage_over(len(running)):
                running = _without(running, _weaker_half(running))

    def _freshened(
        self, trial: _Trial, running: list[Tried], tried: list[Tried], ideas: Iterator[Any], clock: _Clock
    ) -> list[Tried]:
        """Without those that came to the same as an earlier one in every world; in their place others are tried."""
        fresh, share = _one_of_each(running, _went_alike), clock.share_of_first_stage
        wanted = min(self.width, clock.affords // WORLDS_EACH)
        for answer in ideas:
            if len(fresh) >= wanted or clock.spent > share:
                break
            one = Tried(answer)
            if not all(trial.run(one, world, clock.deadline) for world in range(LEAST_WORLDS)):
                break
            clock.count(LEAST_WORLDS)
            self.played += LEAST_WORLDS
            tried.append(one)
            fresh = _one_of_each([*fresh, one], _went_alike)
        return fresh


def ideas_of(asked: Asked) -> Iterator[Any]:
    """Yield the system's own ideas, best first: the seasoned one, the plain one, and others that they tell."""
    system = asked.game.system
    minds = [seasoned_of(system)] + ([heuristic_of(system)] if "seasoned" in system.policies else [])
    yield from (mind.answer(asked) for mind in minds)
    for mind in minds:
        ideas: Callable[[Asked], Iterable[Any]] | None = getattr(mind, "ideas", None)
        yield from () if ideas is None else ideas(asked)


def routine(asked: Asked) -> bool:
    """Return whether the system says that its own idea will do here, so that thinking is better spent elsewhere."""
    tells: Callable[[Asked], bool] | None = getattr(seasoned_of(asked.game.system), "routine", None)
    return tells is not None and tells(asked)


class _Trial:
    """A question, and the worlds its answers are tried in."""

    def __init__(self, asked: Asked, personality: Personality) -> None:
        self.asked, self.game = asked, asked.game
        self.sides = self.game.system.sides(self.game.scenario)
        self.side = self.sides.get(asked.seat, asked.seat)
        self.seed = asked.luck.getrandbits(64)
        self.temper = Temper(personality, self.game.system, self.side, asked)

    def run(self, one: Tried, world: int, deadline: float) -> bool:
        """Try an answer in a world and note what came of it. False if the clock passed the deadline before that."""
        asked, label = self.asked, f"{self.seed}:{world}"
        match = asked.redealt(Random(label), WorldDice(self.seed, world))
        before = len(match.kept) + 1
        try:
            _give(match, asked.question, one.answer)
        except AnswerRefused:
            one.scores.append(0.0)  # what is not allowed in a world that may be the true one is no good answer
            one.courses.append(None)
            return True
        driver = Driver({seat: self._mind(seat) for seat in self.game.seats}, label)
        won = played_on(match, driver, self.side, deadline)
        if won is None:
            return False
        one.scores.append(self.temper.score(won, match.play, guessed=not match.over))
        if world < LEAST_WORLDS:
            one.courses.append(match.kept[before:])
        return True

    def _mind(self, seat: str) -> Policy:
        """Return the policy that plays on for a seat: the own side seasoned, the others plainly."""
        own = self.sides.get(seat, seat) == self.side
        return seasoned_of(self.game.system) if own else heuristic_of(self.game.system)


def played_on(match: Match, driver: Driver, side: str, deadline: float = inf) -> float | None:
    """Play on to the end, or to the system's horizon; what came of it for a side, from 0 to 1.

    None if the clock (``time.monotonic``) passed the deadline before that.
    """
    scores = scores_of(match, driver, deadline)
    return None if scores is None else scores.get(side, scores[ALL_SIDES])


def scores_of(match: Match, driver: Driver, deadline: float = inf) -> Mapping[str, float] | None:
    """Return the scores of all sides at once; ``ALL_SIDES`` stands for sides that are not named."""
    system = match.game.system
    last = None if system.horizon is None else match.steps + system.horizon
    turns = 0
    while not match.over and turns < system.bound and driver.turn(match):
        turns += 1
        if deadline < inf and monotonic() > deadline:
            return None
        if last is not None and match.steps > last and not match.over:
            prospects = system.prospects(match.play)
            if prospects is not None:
                return {ALL_SIDES: 0.0, **{side: points / 1000 for side, points in prospects.items()}}
            last = None
    if match.outcome is None or not match.outcome.winners:
        return {ALL_SIDES: 0.5}
    winners = match.outcome.winners
    return {ALL_SIDES: 0.0, **dict.fromkeys(winners, 1.0 / len(winners))}


def best_of(tried: list[Tried], doubt: float) -> Tried:
    """The answer to give: the first idea, unless another is better by more than chance would easily make it."""
    first = tried[0]
    best, lead = first, 0.0
    for one in tried[1:]:
        if one.dropped:
            continue
        mean, error = one.ahead_of(first)
        if mean > doubt * error and mean > lead:
            best, lead = one, mean
    return best


def _weaker_half(running: list[Tried]) -> list[Tried]:
    """Return the ideas that drop out; never the first, which another idea must beat to the end to replace."""
    ranked = sorted(running, key=lambda one: (-one.mean, not one.first_idea))
    return [one for one in ranked[(len(running) + 1) // 2 :] if not one.first_idea]


def _without(running: list[Tried], out: list[Tried]) -> list[Tried]:
    for one in out:
        one.dropped = True
    return [one for one in running if not one.dropped]


def _one_of_each(running: list[Tried], alike: Callable[[Tried, Tried], bool]) -> list[Tried]:
    """Without those that are like an earlier one."""
    kept: list[Tried] = []
    for one in running:
        if any(alike(one, other) for other in kept):
            one.dropped = True
        else:
            kept.append(one)
    return kept


def _went_alike(one: Tried, other: Tried) -> bool:
    """Return whether everything went the same after both: then they are one answer in other words."""
    return one.courses == other.courses


def _scored_alike(one: Tried, other: Tried) -> bool:
    """Return whether both had the same result in every world, whatever happened on the way."""
    return one.scores[:SAME_AFTER] == other.scores[:SAME_AFTER]


def _decided(running: list[Tried], clock: _Clock) -> bool:
    """Return whether no idea can catch up in the worlds that are left, or the lead is beyond doubt."""
    leader = max(running, key=lambda one: (one.mean, one.first_idea))
    left = clock.affords // len(running)
    for one in running:
        if one is leader:
            continue
        lead, error = leader.ahead_of(one)
        worlds = min(len(leader.scores), len(one.scores))
        if lead * worlds < left and not (worlds >= SURE_AFTER and lead > SURE * error):
            return False
    return True


def _give(match: Match, question: Question, answer: Any) -> None:
    for part in match.asked(question.seat):
        if part.label == question.label:
            match.give(part, answer)
            return
    raise SystemFault(f"the redealt match does not ask {question.label}")


class _Clock:
    """Counts a budget down, and cuts it into as many stages as it takes to halve the candidates down to one."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.done, self.stage, self.stages = budget, 0, 1, 1
        self.started = monotonic() if budget.seconds is not None else 0.0
        self.deadline = inf if budget.seconds is None else self.started + budget.seconds
        self._first = self.started

    def cut_for(self, candidates: int) -> None:
        """From here on matches are played."""
        self.stages = max(1, (candidates - 1).bit_length())
        self._first = monotonic() if self.budget.seconds is not None else 0.0

    def count(self, playouts: int = 1) -> None:
        self.done += playouts

    @property
    def share_of_first_stage(self) -> float:
        """The part of the budget for trying all answers."""
        return 1 / self.stages

    @property
    def affords(self) -> int:
        """Return how many more matches can be played; by the clock, an estimate from those that were."""
        limits = []
        if self.budget.playouts is not None:
            limits.append(self.budget.playouts - self.done)
        if self.budget.seconds is not None and self.done:
            now = monotonic()
            limits.append(int((self.deadline - now) * self.done / max(now - self._first, 1e-6)))
        return max(0, min(limits, default=1 << 30))

    @property
    def spent(self) -> float:
        """The share of the budget that is used up."""
        shares = [0.0]
        if self.budget.seconds is not None:
            shares.append((monotonic() - self.started) / self.budget.seconds)
        if self.budget.playouts is not None:
            shares.append(self.done / self.budget.playouts)
        return max(shares)

    @property
    def over(self) -> bool:
        return self.spent >= 1

    def stage_over(self, running: int) -> bool:
        """Return whether this stage's share of the budget is used up, and count the next stage if so."""
        if running <= 2 or self.spent < self.stage / self.stages:
            return False
        self.stage += 1
        return True


@dataclass(frozen=True)
class Advice:
    """One answer: its share of wins over the worlds it was tried in, with the interval of 95 %."""

    answer: Any
    share: float
    low: float
    high: float
    worlds: int
    usual: bool
    """True if the system's heuristic would do it."""

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        shares = {"share": round(self.share, 4), "low": round(self.low, 4), "high": round(self.high, 4)}
        return {"answer": self.answer, **shares, "worlds": self.worlds, "usual": self.usual}


def advise(asked: Asked, budget: Budget, *, width: int = 12) -> Iterator[tuple[Advice, ...]]:
    """The answers worth considering, best first, again and again as the figures sharpen, until the budget is spent.

    The first picture knows nothing yet (no worlds, 0 to 1). Where only one answer is possible there is one line.
    """
    for tried in SearchBot(budget, width=width, patient=True).weighing(asked):
        yield tuple(sorted(map(_advice, tried), key=lambda one: (-one.worlds, -one.share, not one.usual)))


def _advice(tried: Tried) -> Advice:
    worlds = len(tried.scores)
    low, high = wilson(sum(tried.scores), worlds)
    return Advice(tried.answer, tried.mean, low, high, worlds, tried.first_idea)
