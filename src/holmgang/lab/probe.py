"""Probing a scenario: which options are ever right, how much skill matters, and which side is better off among equals.

All three rest on seats that look ahead. *Options*: the seats play good matches, and at moments drawn by chance every
kind of answer is tried; an option was right when it did best, and else it is noted how far it was behind the best.
*Skill*: each level meets the next one, mirrored. *Sides*: equally strong seats that look ahead play each other.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from holmgang.bots.intervals import wilson
from holmgang.bots.ladder import Score, scores
from holmgang.bots.search import Budget, SearchBot, Tried, best_of
from holmgang.kernel.dice import BulkDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Choose, Declare
from holmgang.kernel.system import Game
from holmgang.lab.estimates import Proportion
from holmgang.lab.playing import RunWay, met, play_one
from holmgang.lab.report import Spoken

ENOUGH = 8
"""An option is judged once it was tried at so many moments."""
BEHIND = 3.0
"""An option that was never right is dead if it was behind by so many standard errors, over all moments together."""
LADDER = ("random", "newcomer", "heuristic")
DEAD, DOMINANT, OPEN = "dead", "dominant", "open"


@dataclass(frozen=True)
class ProbeEffort:
    """The limits of what is played: ``playouts`` for each answer of a seat that looks ahead, thrice at each moment."""

    moments: int = 40
    matches: int = 20
    playouts: int = 30


@dataclass
class OptionTried:
    """One option of one kind of question: how often it was tried and right, and how far it was behind the best."""

    tried: int = 0
    right: int = 0
    behind: float = 0.0
    """Shares of a win that it lost against the best answer, over all moments."""
    doubt: float = 0.0
    """The squares of their standard errors."""

    @property
    def interval(self) -> tuple[float, float]:
        """The interval that holds the true share of moments at which it is right, with 95 % confidence."""
        return wilson(self.right, self.tried)

    @property
    def loss(self) -> tuple[float, float]:
        """The share of a win it cost on the average to take it instead of the best, and the standard error."""
        return self.behind / self.tried, sqrt(self.doubt) / self.tried

    @property
    def verdict(self) -> str:
        """Dead: never right, and behind beyond doubt. Dominant: always right. Both only after enough moments."""
        if self.tried < ENOUGH or 0 < self.right < self.tried:
            return OPEN
        if self.right:
            return DOMINANT
        loss, error = self.loss
        return DEAD if loss > BEHIND * error else OPEN

    def note(self, right: bool, behind: float, error: float) -> None:
        """Count one moment in."""
        self.tried += 1
        self.right += right
        self.behind += behind
        self.doubt += error * error

    def plain(self) -> dict[str, Any]:
        """Return it as JSON."""
        low, high = self.interval
        loss, error = self.loss
        counts = {"tried": self.tried, "right": self.right, "low": round(low, 4), "high": round(high, 4)}
        return {**counts, "loss": round(loss, 4), "error": round(error, 4), "verdict": self.verdict}


@dataclass
class Probe:
    """The findings of a probe."""

    scenario: str
    seed: int
    effort: ProbeEffort
    moments: int = 0
    options: dict[str, OptionTried] = field(default_factory=dict)
    """The options tried, by ``purpose:option``."""
    skill: list[Score] = field(default_factory=list)
    """Each level against the one below it."""
    sides: dict[str, Proportion] = field(default_factory=dict)
    draws: Proportion = field(default_factory=lambda: Proportion(0, 0))

    def judged(self, verdict: str) -> list[str]:
        """The options of a verdict."""
        return [name for name, one in self.options.items() if one.verdict == verdict]

    @property
    def better_off(self) -> list[str]:
        """The sides that win more than their share among equals, beyond chance."""
        fair = 1 / max(1, len(self.sides))
        return [side for side, rate in self.sides.items() if rate.interval[0] > fair]

    def plain(self) -> dict[str, Any]:
        """Return it as JSON."""
        return {
            "scenario": self.scenario,
            "seed": self.seed,
            "moments": self.moments,
            "playouts": self.effort.playouts,
            "options": {name: one.plain() for name, one in self.options.items()},
            "dead": self.judged(DEAD),
            "dominant": self.judged(DOMINANT),
            "skill": [_plain_score(one) for one in self.skill],
            "sides": {side: rate.plain() for side, rate in self.sides.items()},
            "draws": self.draws.plain(),
            "better_off": self.better_off,
        }


def _plain_score(one: Score) -> dict[str, Any]:
    low, high = one.interval
    shares = {
        "share": round(one.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "if_equal": round(one.fair, 4),
    }
    return {"stronger": one.policy, "weaker": one.other, "matches": one.matches, **shares}


def probe(game: Game, effort: ProbeEffort, seed: int = 1, progress: Callable[[int, int], None] | None = None) -> Probe:
    """Probe a scenario; the same effort and seed find the same. ``progress`` is told how much of how much is done."""
    found = Probe(game.scenario.id, seed, effort)
    levels = (*LADDER, f"search:{effort.playouts}")
    whole = effort.moments + effort.matches * len(levels)
    for done, _ in enumerate(_probing(game, found, levels), 1):
        if progress is not None:
            progress(min(done, whole), whole)
    return found


def _probing(game: Game, found: Probe, levels: tuple[str, ...]) -> Iterator[None]:
    yield from _try_options(game, found)
    for pair in itertools.pairwise(levels):
        results = []
        for result in met(game, pair, found.effort.matches, found.seed):
            results.append(result)
            yield
        found.skill += [score for score in scores(results) if score.policy == pair[1]]
    yield from _equals(game, found, levels[-1])


def _try_options(game: Game, found: Probe) -> Iterator[None]:
    """Good matches, until enough moments have been looked at; no more matches than moments are wanted."""
    for number in range(found.effort.moments):
        if found.moments >= found.effort.moments:
            return
        before = found.moments
        seats = {seat: _Prober(found) for seat in game.seats}
        Driver(seats, f"{found.seed}:{number}").run(Match(game, BulkDice(found.seed, number)))
        yield from (None for _ in range(found.moments - before))


class _Prober:
    """Plays by looking ahead, and now and then looks much closer and notes what every option was worth."""

    looks_ahead = True

    def __init__(self, found: Probe) -> None:
        self.found, self.usual = found, SearchBot(Budget(playouts=found.effort.playouts))
        self.close = SearchBot(Budget(playouts=3 * found.effort.playouts), width=24, patient=True)

    def answer(self, asked: Asked) -> Any:
        wanted = isinstance(asked.question, (Choose, Declare)) and self.found.moments < self.found.effort.moments
        if not wanted or asked.luck.random() < 0.5:
            return self.usual.answer(asked)
        tried = self.close.weigh(asked)
        best = best_of(tried, self.close.doubt)
        if len(tried) > 1:
            self._note(asked, tried, best)
        return best.answer

    def _note(self, asked: Asked, tried: list[Tried], best: Tried) -> None:
        self.found.moments += 1
        purpose = asked.question.purpose
        nearest: dict[str, tuple[float, float]] = {}
        for one in tried:
            gap = best.ahead_of(one) if one is not best else (0.0, 0.0)
            name = _option(purpose, one.answer)
            nearest[name] = min(nearest.get(name, gap), gap)
        for name, (behind, error) in nearest.items():
            right = name == _option(purpose, best.answer)
            self.found.options.setdefault(name, OptionTried()).note(right, behind, error)


def _option(purpose: str, answer: Any) -> str:
    chosen = answer.get(purpose, "") if isinstance(answer, Mapping) else answer
    return f"{purpose}:{chosen}"


def _equals(game: Game, found: Probe, level: str) -> Iterator[None]:
    """Matches of equally strong seats that look ahead."""
    sides = tuple(dict.fromkeys(game.system.sides(game.scenario).values()))
    wins, draws = dict.fromkeys(sides, 0), 0
    for number in range(found.effort.matches):
        winners = play_one(RunWay("", game, dict.fromkeys(game.seats, level)), found.seed, number).winners
        draws += len(winners) != 1
        for side in winners if len(winners) == 1 else ():
            wins[side] = wins.get(side, 0) + 1
        yield
    found.sides = {side: Proportion(won, found.effort.matches) for side, won in wins.items()}
    found.draws = Proportion(draws, found.effort.matches)


@dataclass(frozen=True)
class ProbeText:
    """A table, and the sentences that belong below it."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str]


def intro(found: Probe, spoken: Spoken) -> str:
    """Say what was played for the probe."""
    effort = found.effort
    counts = {"moments": found.moments, "playouts": effort.playouts, "matches": effort.matches, "seed": found.seed}
    return spoken.text("probe-what", scenario=found.scenario, **{name: str(count) for name, count in counts.items()})


def tables(found: Probe, spoken: Spoken, called: Callable[[str], str] = str) -> Iterator[ProbeText]:
    """Options, skill, sides. Options, sides and seats stand there by their ids, as commands name them."""
    yield ProbeText(
        _heads(spoken, "option", "tried", "right", "interval", "loss", "verdict"),
        [(called(name), *rest) for name, *rest in _options(found, spoken)],
        [spoken.text("probe-options-note")],
    )
    yield ProbeText(
        _heads(spoken, "stronger", "weaker", "wins", "interval", "if-equal"),
        [
            (
                one.policy,
                one.other,
                _percent(spoken, one.share),
                _between(spoken, one.interval),
                _percent(spoken, one.fair),
            )
            for one in found.skill
        ],
        [
            spoken.text(
                f"probe-skill-{'shown' if one.interval[0] > one.fair else 'not-shown'}",
                stronger=one.policy,
                weaker=one.other,
            )
            for one in found.skill
        ],
    )
    rates = [*found.sides.items(), (spoken.text("probe-draws"), found.draws)]
    better = ", ".join(found.better_off)
    yield ProbeText(
        _heads(spoken, "side", "wins", "interval"),
        [(side, _percent(spoken, rate.share), _between(spoken, rate.interval)) for side, rate in rates],
        [spoken.text("probe-better-off", sides=better) if better else spoken.text("probe-nobody-better-off")],
    )


def _options(found: Probe, spoken: Spoken) -> Iterator[Sequence[str]]:
    order = (DEAD, DOMINANT, OPEN)
    for name, one in sorted(found.options.items(), key=lambda item: (order.index(item[1].verdict), -item[1].tried)):
        loss, error = one.loss
        right = (_percent(spoken, one.right / one.tried), _between(spoken, one.interval))
        verdict = spoken.text(f"probe-verdict-{one.verdict}")
        yield name, str(one.tried), *right, f"{100 * loss:.0f} ± {196 * error:.0f}", verdict


def _heads(spoken: Spoken, *heads: str) -> list[str]:
    return [spoken.text(f"probe-{head}") for head in heads]


def _percent(spoken: Spoken, share: float) -> str:
    return spoken.figure(f"{share:.0%}")


def _between(spoken: Spoken, interval: tuple[float, float]) -> str:
    return spoken.figure(f"{interval[0]:.0%} – {interval[1]:.0%}")
