"""A seat that looks ahead: it tries its likely answers in matches dealt anew and played on by the heuristic.

The method is policy improvement by rollout with sequential halving. Each *world* is the match at the open question with
all that the seat cannot know dealt anew and other dice to come. In every world each answer that is still in the running
is given, and all seats play on by the system's heuristic, to the end or to the system's horizon. All answers meet the
same worlds, so that luck cancels out of the comparison. The budget is cut into stages; after each the weaker half of
the answers drops out. It ends early when nobody can catch up with the leader any more, or hardly.

The seat sees nothing but what ``Asked`` shows it: worlds come from its own luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from time import monotonic
from typing import Any, ClassVar

from holmgang.kernel.counter import BulkDice
from holmgang.kernel.drive import Driver
from holmgang.kernel.errors import AnswerRefused, SystemFault
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, Question
from holmgang.seats.ideas import candidates
from holmgang.seats.random import heuristic_of

LEAST_WORLDS = 2
"""No answer is dropped before it has been tried in so many worlds."""
WORLDS_EACH = 4
"""An answer is considered only if the budget allows so many worlds for every one."""
EVERYBODY = ""
"""In scores by side: all sides that are not named."""
SURE_AFTER, SURE = 8, 3.0
"""From so many worlds on, a lead of so many standard errors over everybody ends the search."""


@dataclass
class Tried:
    """One answer and what came of it: a score from 0 (lost) to 1 (won) per world."""

    answer: Any
    first_idea: bool = False
    scores: list[float] = field(default_factory=list)
    dropped: bool = False
    """Others were better after a stage; it was tried no further."""

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    def ahead_of(self, other: Tried) -> tuple[float, float]:
        """The mean difference to another over the worlds both have seen, and its standard error."""
        gaps = [mine - theirs for mine, theirs in zip(self.scores, other.scores, strict=False)]
        if not gaps:
            return 0.0, 1.0
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt((spread + 0.05) / len(gaps))


@dataclass(frozen=True)
class Budget:
    """How long a seat may think about one question: by the clock, by the number of played matches, or both."""

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.playouts is None:
            raise ValueError("a budget needs a limit of seconds or of playouts")


class SearchSeat:
    """Looks ahead within a budget. With a budget of playouts alone it always answers the same in the same position.

    ``width`` is how many answers it considers at most, ``doubt`` how many standard errors another answer must lead the
    heuristic's own idea by, and ``patient`` makes it use up its budget even when the case is clear.
    """

    looks_ahead: ClassVar[bool] = True

    def __init__(self, budget: Budget, *, width: int = 8, doubt: float = 0.5, patient: bool = False) -> None:
        self.budget, self.width, self.doubt, self.patient = budget, width, doubt, patient
        self.played = 0
        """How many matches have been played on, for those who measure."""

    def answer(self, asked: Asked) -> Any:
        return best_of(self.weigh(asked), self.doubt).answer

    def weigh(self, asked: Asked) -> list[Tried]:
        """Every answer that was considered, with what came of it; the heuristic's own idea first."""
        tried: list[Tried] = []
        for tried in self.weighing(asked):  # noqa: B007 - the last one is what is wanted
            pass
        return tried

    def weighing(self, asked: Asked) -> Iterator[list[Tried]]:
        """The same as it sharpens: the list before the first world, and again after each; always the same objects."""
        clock = _Clock(self.budget)
        only = asked.question.foregone
        if only is not REQUIRED:
            yield [Tried(only, True)]
            return
        first = heuristic_of(asked.game.system).answer(asked)
        width = min(self.width, clock.affords // WORLDS_EACH) if self.budget.playouts is not None else self.width
        tried = [Tried(answer, place == 0) for place, answer in enumerate(candidates(asked, first, max(2, width)))]
        yield tried
        if len(tried) > 1:
            yield from self._worlds(asked, tried, clock)

    def _worlds(self, asked: Asked, tried: list[Tried], clock: _Clock) -> Iterator[list[Tried]]:
        seed, world = asked.luck.getrandbits(64), 0
        clock.cut_for(len(tried))
        running = list(tried)
        while len(running) > 1 and not clock.over:
            for one in list(running):
                score = None if clock.over else self._score(asked, one.answer, seed, world, clock.deadline)
                if score is None:
                    break
                one.scores.append(score)
                clock.count()
                self.played += 1
                if clock.done == 1:
                    running = _without(running, running[max(2, clock.affords // WORLDS_EACH) :])
            world += 1
            yield tried
            if not self.patient and _decided(running, clock):
                return
            if world >= LEAST_WORLDS and clock.stage_over(len(running)):
                running = _without(running, _weaker_half(running))

    def _score(self, asked: Asked, answer: Any, seed: int, world: int, deadline: float) -> float | None:
        match = asked.redealt(Random(f"{seed}:{world}"), BulkDice(seed, world))
        try:
            _give(match, asked.question, answer)
        except AnswerRefused:
            return 0.0  # what is not allowed in a world that may be the true one is no good answer
        game = asked.game
        driver = Driver({seat: heuristic_of(game.system) for seat in game.seats}, f"{seed}:{world}")
        return played_on(match, driver, game.system.sides(game.scenario).get(asked.seat, asked.seat), deadline)


def played_on(match: Match, driver: Driver, side: str, deadline: float = inf) -> float | None:
    """Play on to the end, or to the system's horizon; what came of it for a side, from 0 to 1.

    None if the clock (``time.monotonic``) passed the deadline before that.
    """
    scores = scores_of(match, driver, deadline)
    return None if scores is None else scores.get(side, scores[EVERYBODY])


def scores_of(match: Match, driver: Driver, deadline: float = inf) -> Mapping[str, float] | None:
    """The same for all sides at once; ``EVERYBODY`` stands for sides that are not named."""
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
    """Who drops out; never the first idea, for whoever wants to replace it must beat it to the end."""
    ranked = sorted(running, key=lambda one: (-one.mean, not one.first_idea))
    return [one for one in ranked[(len(running) + 1) // 2 :] if not one.first_idea]


def _without(running: list[Tried], out: list[Tried]) -> list[Tried]:
    for one in out:
        one.dropped = True
    return [one for one in running if not one.dropped]


def _decided(running: list[Tried], clock: _Clock) -> bool:
    """Can nobody catch up with the leader in the worlds that are left, or is the lead beyond doubt?"""
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

    def count(self) -> None:
        self.done += 1

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
