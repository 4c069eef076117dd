"""Luck that worlds share: the dice of a world fall by what is rolled, not by how much was rolled before.

Answers are compared in the same worlds, so that luck cancels out. With dice that merely come one after the other it
hardly would: an answer that takes one die more shifts all that follow. Here the third attack roll of the ogre shows the
same face whatever happened in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from math import inf, sqrt
from random import Random
from time import monotonic
from typing import Any, ClassVar
from zlib import crc32

from holmgang.bots.candidates import candidates
from holmgang.bots.characters import EVEN, Character, Temper
from holmgang.bots.random import heuristic_of, seasoned_of
from holmgang.kernel.dice import bulk_face, bulk_key, mixed
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import AnswerRefused, SystemFault
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.questions import REQUIRED, Label, Question, Roll


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
EVERYBODY = ""
"""In scores by side: all sides that are not named."""
SURE_AFTER, SURE = 8, 3.0
"""From so many worlds on, a lead of so many standard errors over everybody ends the search."""


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
    """How long a seat may think about one question: by the clock, by the number of played matches, or both."""

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.playouts is None:
            raise ValueError("a budget needs a limit of seconds or of playouts")


class SearchBot:
    """Looks ahead within a budget. With a budget of playouts alone it always answers the same in the same position.

    ``width`` is how many answers it considers at once at most, ``doubt`` how many standard errors another answer must
    lead the heuristic's own idea by, ``patient`` makes it use up its budget even when the case is clear, and
    ``character`` is what it cares for beside winning.
    """

    looks_ahead: ClassVar[bool] = True

    def __init__(
        self,
        budget: Budget,
        *,
        width: int = 12,
        doubt: float = 1.2,
        patient: bool = False,
        character: Character = EVEN,
    ) -> None:
        self.budget, self.width, self.doubt, self.patient = budget, width, doubt, patient
        self.character = character
        self.played = 0
        """How many matches have been played on, for those who measure."""

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
            yield from self._worlds(_Trial(asked, self.character), tried, ideas, clock)

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
    """Does the system say that its own idea will do here, and thinking is better spent elsewhere?"""
    tells: Callable[[Asked], bool] | None = getattr(seasoned_of(asked.game.system), "routine", None)
    return tells is not None and tells(asked)


class _Trial:
    """A question, and the worlds its answers are tried in."""

    def __init__(self, asked: Asked, character: Character) -> None:
        self.asked, self.game = asked, asked.game
        self.sides = self.game.system.sides(self.game.scenario)
        self.side = self.sides.get(asked.seat, asked.seat)
        self.seed = asked.luck.getrandbits(64)
        self.temper = Temper(character, self.game.system, self.side, asked)

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
    return None if scores is None else scores.get(side, scores[EVERYBODY])


def scores_of(match: Match, driver: Driver, deadline: float = inf) -> Mapping[str, float] | None:
    """Return the scores of all sides at once; ``EVERYBODY`` stands for sides that are not named."""
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
                return {EVERYBODY: 0.0, **{side: points / 1000 for side, points in prospects.items()}}
            last = None
    if match.outcome is None or not match.outcome.winners:
        return {EVERYBODY: 0.5}
    winners = match.outcome.winners
    return {EVERYBODY: 0.0, **dict.fromkeys(winners, 1.0 / len(winners))}


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
    """Did everything go the same after both? Then they are the same in other words."""
    return one.courses == other.courses


def _scored_alike(one: Tried, other: Tried) -> bool:
    """Did the same come of both in every world, whatever happened on the way?"""
    return one.scores[:SAME_AFTER] == other.scores[:SAME_AFTER]


def _decided(running: list[Tried], clock: _Clock) -> bool:
    """Can no idea catch up with the leader in the worlds that are left, or is the lead beyond doubt?"""
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
        """Which part of the budget is for trying all answers."""
        return 1 / self.stages

    @property
    def affords(self) -> int:
        """How many more matches can be played; by the clock a guess from those that were."""
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
        """Is this stage's share of the budget used up? Counts the next stage, if so."""
        if running <= 2 or self.spent < self.stage / self.stages:
            return False
        self.stage += 1
        return True
