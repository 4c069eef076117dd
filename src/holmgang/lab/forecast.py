"""Forecasts: how hard a scenario is, found by playing it, and what would change that.

:class:`Study` decides what to play next and adds up what was played; :func:`perform` plays one piece of that work in
any process. The same dice are used for the fight as it is and for each variant of it, so that a difference is not
luck; a chance is freed from the luck of the dice that fell (:attr:`~holmgang.lab.estimates.Bond.steadied`). A study
knows no process, no clock of its own and no page.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from itertools import islice
from math import hypot
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

from holmgang.kernel.bulk import Bulk
from holmgang.kernel.content import fingerprint
from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Choose, Declare, Question, Roll
from holmgang.kernel.record import Answered
from holmgang.kernel.system import Game
from holmgang.kernel.variants import Edit, Variant, edited
from holmgang.lab import bulk
from holmgang.lab.estimates import Estimate, Proportion, Spread, paired
from holmgang.lab.playing import Overdue, RunWay, play_again, played
from holmgang.lab.tally import ANY_CELL, CELL, Tally
from holmgang.lab.verdicts import AIMS, FAIR, FEWEST, FightVerdict, fairness_of, verdict_of

SECONDS_TO_DECIDE: Final = 20
"""The time of one decision for a player who knows the game a little."""
SECONDS_TO_FOLLOW: Final = 1.5
"""The time to read a line of the log."""
LOGGED: Final = 3
"""So many fights are played again with their log, to count its lines and to see what was offered."""
SURE: Final = 1.5
"""So many times as wide as a single 95 % interval must leave out zero before a difference is told as one."""
IDLE: Final = 0.1
"""A change that moves the chance by no more hardly changes anything: half of a word of the scale."""
IN_BULK: Final = 2_000
"""So many fights are played at a time where compiled code can play them."""


def minutes_at_table(decisions: float, lines: float) -> float:
    """Return how many minutes a player needs for so many decisions and lines of the log."""
    return (decisions * SECONDS_TO_DECIDE + lines * SECONDS_TO_FOLLOW) / 60


@dataclass(frozen=True)
class ForecastEffort:
    """The limits of what is played. Seconds are those of one core."""

    first: int = FEWEST
    """Fights of the first figure."""
    narrow: float = 0.05
    """Half the width of the interval at which the fight itself is known well enough."""
    rough: float = 0.10
    patience: float = 4.5
    """After so many seconds an interval of the ``rough`` width is enough to go on to variants."""
    each: int = 24
    """Fights of each variant before the next selection."""
    variants: int = 28
    selections: int = 3
    seconds: float = 60.0
    most: int = 400
    piece: float = 0.4
    """Seconds of one piece of work."""
    longest: float = 20.0
    """A single fight that takes longer counts as one that does not end."""
    at_once: int = 2
    """Pieces of the fight itself that may be under way together."""


@dataclass(frozen=True)
class ForecastTask:
    """A piece of work that can be sent to another process: fights of a scenario, with or without a variant's edits.

    Without ``numbers`` the variants are listed, and a few fights are played with their log.
    """

    place: str
    folders: tuple[str, ...]
    document: str
    policies: tuple[tuple[str, str], ...]
    seed: int
    seconds: float
    longest: float
    numbers: range | None = None
    variant: str = ""
    edits: str = "[]"


@dataclass
class PlayedPiece:
    """The result of a task. ``results``: the winners of each fight by its number, None where it did not end."""

    results: dict[int, tuple[str, ...] | None] = field(default_factory=dict)
    tally: Tally = field(default_factory=Tally)
    rounds: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)
    lines: int = 0
    answers: int = 0
    """Lines of the log and answers of those fights that kept a log."""
    offered: set[tuple[str, str]] = field(default_factory=set)
    """Options by side, as ``purpose:option``, that were offered in those fights."""
    cited: Counter[str] = field(default_factory=Counter)
    """The number of times that each clause was cited in those fights."""
    variants: tuple[Variant, ...] | None = None
    exact: Mapping[str, float] | None = None
    invalid: bool = False
    seconds: float = 0.0

    def add(self, other: PlayedPiece) -> None:
        """Count in another piece of the same scenario."""
        self.results.update(other.results)
        self.tally.add(other.tally)
        self.rounds.update(other.rounds)
        self.decisions.update(other.decisions)
        self.lines += other.lines
        self.answers += other.answers
        self.offered |= other.offered
        self.cited.update(other.cited)
        self.exact = self.exact or other.exact
        self.seconds += other.seconds


@lru_cache(maxsize=64)
def _way(
    task_place: str, folders: tuple[str, ...], document: str, policies: tuple[tuple[str, str], ...], edits: str
) -> RunWay:
    module, _, name = task_place.partition(":")
    system = getattr(import_module(module), name)
    library = _library(task_place, folders)
    data = edited(
        json.loads(document), [Edit(one["op"], tuple(one["path"]), one.get("value")) for one in json.loads(edits)]
    )
    game = library.game_from(system, data, "the forecast", tried=edits != "[]")
    return RunWay("", game, dict(policies))


@lru_cache(maxsize=8)
def _library(place: str, folders: tuple[str, ...]) -> Library:
    module, _, name = place.partition(":")
    return Library([getattr(import_module(module), name)], [Path(folder) for folder in folders])


def prepare(place: str, folders: tuple[str, ...]) -> None:
    """Read a system and its packs already, in a process that will perform tasks."""
    for system in _library(place, folders).systems.values():
        _library(place, folders).pack(system)


def perform(task: ForecastTask) -> PlayedPiece:
    """Carry out a task. A variant that makes no valid scenario comes back as ``invalid``."""
    begun, piece = process_time(), PlayedPiece()
    try:
        way = _way(task.place, task.folders, task.document, task.policies, task.edits)
        if task.numbers is None:
            piece.variants = tuple(way.game.system.variants(way.game))
            _look_at_logs(way, task, piece)
        else:
            _fight(way, task, piece)
    except ContentError:
        if not task.variant:
            raise
        piece.invalid = True
    piece.seconds = process_time() - begun
    return piece


def _compiled(way: RunWay) -> Bulk | None:
    return way.game.bulk(way.policies) if bulk.compiler_there() else None


def _fight(way: RunWay, task: ForecastTask, piece: PlayedPiece) -> None:
    game, numbers = way.game, task.numbers or range(0)
    compiled = _compiled(way)
    if compiled is not None:
        numbers = range(numbers.start, numbers.start + IN_BULK)
        fought = compiled.fight(task.seed, numbers)
        bulk.count(piece.tally, compiled, fought)
        for number, winner in zip(numbers, fought.winner.tolist(), strict=True):
            piece.results[number] = (compiled.sides[winner],) if winner >= 0 else ()
        piece.rounds.update(piece.tally.steps)
        solved = game.solved(way.policies)
        piece.exact = {side: float(share) for side, share in solved.wins.items()} if solved is not None else None
        return
    sides = game.system.sides(game.scenario)
    first = next((name for name, seat in game.scenario.seats.items() if seat.role == "player"), "")
    end = monotonic() + task.seconds
    for number in numbers:
        try:
            told, match = played(way, task.seed, number, monotonic() + task.longest)
        except Overdue:
            piece.results[number] = None
        else:
            piece.tally.count(told, sides)
            piece.results[number] = None if told.unfinished else told.winners
            piece.rounds[game.system.rounds(match.play, match.steps)] += 1
            piece.decisions[_decisions(match, first)] += 1
        if monotonic() >= end:
            break


def _decisions(match: Match, seat: str) -> int:
    return sum(
        isinstance(entry, Answered) and entry.label.seat == seat and entry.label.kind != Roll.kind
        for entry in match.kept
    )


def _look_at_logs(way: RunWay, task: ForecastTask, piece: PlayedPiece) -> None:
    """Play a few fights with their log: count the lines, and note which options were offered to whom."""
    if _compiled(way) is not None:  # compiled fights do not count which options were used
        return
    sides = way.game.system.sides(way.game.scenario)

    def watch(question: Question) -> None:
        for part in question.parts if hasattr(question, "parts") else (question,):
            if isinstance(part, (Choose, Declare)):
                for option in islice(part.options, 60):
                    if not CELL.fullmatch(option.id):
                        piece.offered.add((sides.get(part.seat, part.seat), f"{part.purpose}:{option.id}"))

    for number in range(LOGGED):
        try:
            match = play_again(way, task.seed, number, watch, monotonic() + task.longest)
        except Overdue:
            return
        told = match.told_to(None)
        piece.lines += len(told)
        piece.cited.update(clause for _, event in told for clause in event.clauses)
        piece.answers += sum(isinstance(entry, Answered) and entry.label.kind != Roll.kind for entry in match.kept)


@dataclass(frozen=True)
class WinChance:
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, tally: Tally, side: str, wins: int, fights: int) -> WinChance:
        """Return a side's chance by its wins, freed from the luck of the dice if they are known of every fight."""
        luck = tally.luck.get(side)
        if luck is not None and luck.bond.samples == fights:
            steadied = luck.bond.steadied
            return cls(steadied.value, *steadied.interval)
        rate = Proportion(wins, fights)
        return cls(rate.share, *rate.interval)

    @property
    def width(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def plain(self) -> dict[str, float]:
        """Return it as JSON."""
        return {"share": round(self.share, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


@dataclass(frozen=True)
class Between:
    """A mean, and where the middle of the fights lies."""

    mean: float
    low: float
    high: float

    def plain(self) -> dict[str, float]:
        """Return it as JSON."""
        return {"mean": round(self.mean, 2), "low": round(self.low, 2), "high": round(self.high, 2)}


def by_same_dice(base: WinChance, own: WinChance, difference: Estimate) -> WinChance:
    """Return the chance of a variant: by its own fights, or by the fight's chance and the difference, if that is surer.

    A variant is played less often than the fight itself, and with the dice that fell first. Were these lucky, they
    were so for both, and the difference knows nothing of it.
    """
    share = base.share + difference.value
    low = share - hypot(base.share - base.low, difference.value - difference.interval[0])
    high = share + hypot(base.high - base.share, difference.interval[1] - difference.value)
    if high - low >= own.high - own.low:
        return own
    return WinChance(*(min(1.0, max(0.0, one)) for one in (share, low, high)))


def hardly_moves(low: float, high: float) -> bool:
    """Return whether a difference within this interval hardly changes anything."""
    return max(abs(low), abs(high)) <= IDLE


@dataclass(frozen=True)
class VariantEffect:
    """A variant that was tried: the chance with it, and the difference it makes with the same dice."""

    variant: Variant
    played: int
    chance: WinChance
    difference: Estimate

    @property
    def telling(self) -> bool:
        """Return whether the difference is beyond doubt. The interval is widened: the largest of many is shown."""
        (low, high), value = self.difference.interval, self.difference.value
        return value - SURE * (value - low) > 0 or value + SURE * (high - value) < 0

    @property
    def likely(self) -> bool:
        """Return whether a single interval leaves out zero; one in twenty of such differences is luck."""
        low, high = self.difference.interval
        return low > 0 or high < 0

    @property
    def idle(self) -> bool:
        """Return whether the change is known to move the chance by little. A wide interval leaves that open."""
        return hardly_moves(*self.difference.interval)

    def plain(self) -> dict[str, Any]:
        """Return it as JSON; the name is left to the reader's words."""
        return {
            "id": self.variant.id,
            "sort": self.variant.sort,
            "name": {"key": self.variant.name.key, "args": dict(self.variant.name.args)},
            "about": list(self.variant.about),
            "edits": [edit.plain() for edit in self.variant.edits],
            "played": self.played,
            "chance": self.chance.plain(),
            "difference": self.difference.plain(),
            "telling": self.telling,
        }


@dataclass(frozen=True)
class Forecast:
    """The answer so far. ``focus`` is the side whose chance is told: the heroes, or the side that wins most."""

    state: str
    played: int
    verdict: FightVerdict
    heroes: str | None
    focus: str
    chance: WinChance | None
    sides: Mapping[str, WinChance]
    drawn: float
    unended: float
    down: float | None
    of: float | None
    rounds: Between | None
    minutes: Between | None
    decides: tuple[VariantEffect, ...]
    changes: tuple[VariantEffect, ...]
    unused: tuple[str, ...]
    tally: Tally
    round_counts: Mapping[int, int]
    cited: Mapping[str, int]
    policies: tuple[str, ...]
    """The names of the policies that played."""
    trying: int = 0
    """Variants that are still being tried."""

    def plain(self) -> dict[str, Any]:
        """Return it as JSON, without names."""
        return {
            "state": self.state,
            "played": self.played,
            "word": self.verdict.word,
            "reason": self.verdict.reason,
            "heroes": self.heroes,
            "focus": self.focus,
            "chance": self.chance and self.chance.plain(),
            "sides": {side: chance.plain() for side, chance in self.sides.items()},
            "drawn": round(self.drawn, 4),
            "unended": round(self.unended, 4),
            "down": self.down if self.down is None else round(self.down, 2),
            "of": self.of,
            "rounds": self.rounds and self.rounds.plain(),
            "minutes": self.minutes and self.minutes.plain(),
            "decides": [one.plain() for one in self.decides],
            "changes": [one.plain() for one in self.changes],
            "unused": list(self.unused),
            "suggestions": {aim: [one.variant.id for one in self.suggestions(aim)] for aim in self.aims},
            "policies": list(self.policies),
            "trying": self.trying,
            "numbers": self._numbers(),
        }

    @property
    def aims(self) -> tuple[str, ...]:
        """The aims that a game master may choose."""
        return tuple(AIMS) if self.heroes is not None else (FAIR,)

    def _numbers(self) -> dict[str, Any]:
        """Return the figures of the lab page, as JSON."""
        tally = self.tally
        luck = tally.luck.get(self.focus)
        share = luck.bond.share if luck is not None else None
        lives = [spread.get(self.focus) for spread in (tally.left, tally.began)]
        means = [one.mean.value if one and one.total() > 1 else None for one in lives]
        return {
            "lives": [mean if mean is None else round(mean, 2) for mean in means],
            "gauge": tally.gauge,
            "decided": _mean(tally.decided),
            "lead_changes": _mean(tally.lead_changes),
            "luck": share.plain() if share is not None else None,
            "questions": tally.questions.plain() if tally.questions.total() > 1 else None,
            "rounds": {str(number): count for number, count in self.round_counts.items()},
            "cited": dict(self.cited),
        }

    def suggestions(self, aim: str, most: int = 5) -> tuple[VariantEffect, ...]:
        """Return what brings the fight nearest to an aim (easy, even, hard), at most one or two of a sort.

        A change that moves it the wrong way is left out. One that is known to change hardly anything is kept at the
        end, since a game master might try it first.
        """
        if self.chance is None:
            return ()
        goal = AIMS.get(aim, 1 / max(1, len(self.sides)))
        now = abs(self.chance.share - goal)
        better = [one for one in self.changes if one.likely and abs(one.chance.share - goal) < now]
        better.sort(key=lambda one: abs(one.chance.share - goal))
        chosen: list[VariantEffect] = []
        for effect in better:
            if sum(one.variant.sort == effect.variant.sort for one in chosen) < 2 and len(chosen) < most - 1:
                chosen.append(effect)
        dull = [
            one
            for one in self.changes
            if one.idle
            and one.variant.sort == "vigour"
            and one not in chosen
            # With few fights a variant may have had other luck than the fight itself: the two must agree.
            and abs(one.chance.share - self.chance.share) <= IDLE
        ]
        return (*chosen, *dull[:1])


def _mean(spread: Spread) -> float | None:
    return round(spread.mean.value, 2) if spread.total() > 1 else None


@dataclass
class _Tried:
    variant: Variant
    piece: PlayedPiece = field(default_factory=PlayedPiece)
    under_way: int = 0
    wanted: int = 0
    alive: bool = True

    @property
    def edits(self) -> str:
        return json.dumps([edit.plain() for edit in self.variant.edits], sort_keys=True)


def forecast_key(game: Game) -> str:
    """Return a name for all that decides a forecast: the rules, the packs and the scenario without its prose."""
    told = {key: value for key, value in game.scenario.data.items() if key not in ("title", "scene", "id")}
    system = game.system
    parts = [system.id, system.rules_version, fingerprint(game.content), told]
    return sha256(json.dumps(parts, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


class Study:
    """A forecast in the making. Take :meth:`next_task`, have it performed, and hand the piece to :meth:`take`."""

    def __init__(
        self,
        game: Game,
        folders: Sequence[str] = (),
        *,
        policies: Mapping[str, str] | None = None,
        seed: int = 1,
        effort: ForecastEffort | None = None,
    ) -> None:
        self.game, self.effort = game, effort or ForecastEffort()
        self.policies = {name: seat.policy for name, seat in game.scenario.seats.items()} | dict(policies or {})
        self._task = ForecastTask(
            game.system.place,
            tuple(folders),
            json.dumps(dict(game.scenario.data), ensure_ascii=False),  # the order of the seats may decide who begins
            tuple(self.policies.items()),
            seed,
            self.effort.piece,
            self.effort.longest,
        )
        self.heroes = game.system.hero_side(game.scenario)
        self.sides = tuple(dict.fromkeys(game.system.sides(game.scenario).values()))
        self.base = PlayedPiece()
        self._todo: list[range] = []
        self._next = 0
        self._base_under_way, self._base_tasks = 0, 0
        self._tried: list[_Tried] | None = None
        self._listing = False
        self._selections = 0
        self.spent = 0.0

    # Matches to play

    @property
    def precise(self) -> bool:
        """Return whether the fight itself is known well enough to go on to variants."""
        chance = self.chance()
        if chance is None or len(self.base.results) < self.effort.first:
            return False
        narrow = chance.width <= self.effort.narrow or len(self.base.results) >= self.effort.most
        return narrow or (self.base.seconds >= self.effort.patience and chance.width <= self.effort.rough)

    @property
    def done(self) -> bool:
        """Return whether there is nothing more to play."""
        return self._wanted() is None and not self._busy

    @property
    def _busy(self) -> bool:
        return bool(self._base_under_way or self._listing or any(one.under_way for one in self._tried or ()))

    def next_task(self) -> ForecastTask | None:
        """Return the next piece of work; None: nothing more, or nothing until a piece under way comes back."""
        wanted = self._wanted()
        if wanted == "list":
            self._listing = True
            return self._task
        if wanted == "base":
            return self._base_task()
        if isinstance(wanted, _Tried):
            numbers = self._missing(wanted)
            wanted.under_way += len(numbers)
            return replace(self._task, numbers=numbers, variant=wanted.variant.id, edits=wanted.edits)
        return None

    def _wanted(self) -> str | _Tried | None:
        """Return what is worth playing now: the fight itself, the list of variants, or a variant."""
        effort, known = self.effort, len(self.base.results) + self._base_under_way
        room = self._base_tasks < effort.at_once
        if self.base.exact is None and known < effort.first:
            return "base" if room else None
        if self.spent >= effort.seconds:
            return None
        if self._tried is None and not self._listing:
            return "list"
        if not self.precise and room and len(self.base.results) >= effort.first:
            return "base"
        if self._tried is not None and len(self.base.results) >= effort.each:
            waiting = [
                one for one in self._tried if one.alive and not one.under_way and len(one.piece.results) < one.wanted
            ]
            if waiting:
                return min(waiting, key=lambda one: len(one.piece.results))
        if self.base.exact is None and known < effort.most and room:
            return "base"
        return None

    def _base_task(self) -> ForecastTask:
        most = self.effort.first // 2 if not self.base.results else self._at_a_time(self.base)
        if self._todo:
            numbers = self._todo.pop(0)
            numbers, rest = numbers[:most], numbers[most:]
            if rest:
                self._todo.insert(0, rest)
        else:
            numbers = range(self._next, self._next + most)
            self._next += most
        self._base_under_way += len(numbers)
        self._base_tasks += 1
        return replace(self._task, numbers=numbers)

    def _at_a_time(self, piece: PlayedPiece) -> int:
        """Return how many fights fit into one piece of work."""
        fights, seconds = len(piece.results), piece.seconds
        if not fights:
            return self._at_a_time(self.base) if piece is not self.base else 1
        return max(1, min(100, round(self.effort.piece * fights / max(seconds, 0.001))))

    def _missing(self, tried: _Tried) -> range:
        begin = len(tried.piece.results)
        return range(begin, min(tried.wanted, begin + self._at_a_time(tried.piece)))

    # Matches played

    def take(self, task: ForecastTask, piece: PlayedPiece | None) -> None:
        """Count in a piece of work that came back; None: it was lost and is to be done again."""
        if piece is not None:
            self.spent += piece.seconds
        if task.numbers is None:
            self._listing = False
            if piece is not None:
                self._list(piece.variants or ())
                self.base.add(replace(piece, seconds=0.0))
            return
        if not task.variant:
            self._base_under_way -= len(task.numbers)
            self._base_tasks -= 1
            if piece is None:
                self._todo.append(task.numbers)
                return
            left = task.numbers[len(piece.results) :]
            if left:
                self._todo.append(left)
            self._next = max(self._next, max(piece.results, default=-1) + 1)
            self.base.add(piece)
            return
        tried = next(one for one in self._tried or () if one.variant.id == task.variant)
        tried.under_way -= len(task.numbers)
        if piece is not None:
            tried.alive = tried.alive and not piece.invalid
            tried.piece.add(piece)
        self._select()

    def _list(self, variants: Sequence[Variant]) -> None:
        """Take the variants in turn, causes and suggestions; fewer where a fight takes long."""
        each, speed = self.effort.each, len(self.base.results) / max(self.base.seconds, 0.001)
        room = (self.effort.seconds - self.effort.patience) * speed / each / 2
        causes = [one for one in variants if one.decides]
        others = [one for one in variants if not one.decides]
        mixed = [one for pair in _zipped(causes, others) for one in pair]
        most = int(min(self.effort.variants, max(6, room)))
        self._tried = [_Tried(one, wanted=each) for one in mixed[:most] if one.edits]

    def _select(self) -> None:
        """After each variant has been played so often, go on with those that matter most."""
        alive = [one for one in self._tried or () if one.alive]
        if any(len(one.piece.results) < one.wanted for one in alive) or self._selections >= self.effort.selections:
            return
        self._selections += 1
        now = self.chance()
        if now is None:
            return
        effects = {one.variant.id: self._effect(one) for one in alive}
        goals = list(AIMS.values()) if self.heroes is not None else [1 / max(1, len(self.sides))]
        best: set[str] = set()
        by_size = sorted(effects.values(), key=lambda one: -abs(one.difference.value))
        best.update(one.variant.id for one in [one for one in by_size if one.variant.decides][:4])
        offered = [one for one in effects.values() if one.variant.offered]
        for goal in goals:
            nearest = sorted(offered, key=lambda one, goal=goal: abs(one.chance.share - goal))  # type: ignore[misc]
            best.update(one.variant.id for one in nearest[:3])
        for one in alive:
            if one.variant.id in best:
                one.wanted += self.effort.each

    # Results

    def chance(self) -> WinChance | None:
        """Return the chance of the side in focus; None before anything was played."""
        if not self.base.results:
            return None
        return self._chance(self.base, self.focus)

    @property
    def focus(self) -> str:
        """The heroes' side, or the side that has won most often so far."""
        if self.heroes is not None:
            return self.heroes
        wins = {side: sum(side in (won or ()) for won in self.base.results.values()) for side in self.sides}
        return max(wins, key=lambda side: wins[side], default="")

    @staticmethod
    def _chance(piece: PlayedPiece, side: str) -> WinChance:
        if piece.exact is not None:
            share = piece.exact.get(side, 0.0)
            return WinChance(share, share, share)
        wins = sum(side in (won or ()) for won in piece.results.values())
        return WinChance.of(piece.tally, side, wins, len(piece.results))

    def _effect(self, tried: _Tried) -> VariantEffect:
        focus, both = self.focus, [number for number in tried.piece.results if number in self.base.results]
        before = {number: focus in (self.base.results[number] or ()) for number in both}
        after = {number: focus in (tried.piece.results[number] or ()) for number in both}
        only_new = sum(after[number] and not before[number] for number in both)
        only_old = sum(before[number] and not after[number] for number in both)
        difference = paired(only_new, only_old, len(both))
        chance = self._chance(tried.piece, focus)
        if tried.piece.exact is None and both:
            chance = by_same_dice(self._chance(self.base, focus), chance, difference)
        return VariantEffect(tried.variant, len(tried.piece.results), chance, difference)

    def forecast(self) -> Forecast:
        """Return the answer so far."""
        base, fights = self.base, len(self.base.results)
        sides = {side: self._chance(base, side) for side in self.sides} if fights else {}
        unended = sum(won is None for won in base.results.values()) / max(1, fights)
        drawn = sum(won == () for won in base.results.values()) / max(1, fights)
        chance = self.chance()
        verdict = FightVerdict("", "few")
        if chance is not None:
            intervals = {side: (one.low, one.high) for side, one in sides.items()}
            verdict = (
                fairness_of(fights, intervals, unended)
                if self.heroes is None
                else verdict_of(fights, chance.share, (chance.low, chance.high), unended, drawn)
            )
        shown = [one for one in self._tried or () if one.alive and len(one.piece.results) >= self.effort.first]
        effects = [self._effect(one) for one in shown]
        decides = sorted(
            (one for one in effects if one.variant.decides),
            key=lambda one: (not one.telling, -abs(one.difference.value)),
        )
        return Forecast(
            "done" if self.done else "counting",
            fights,
            verdict,
            self.heroes,
            self.focus if fights else self.heroes or "",
            chance,
            sides,
            drawn,
            unended,
            *self._down(),
            self._rounds(),
            self._minutes(),
            tuple(decides),
            tuple(one for one in effects if one.variant.offered),
            self._unused(),
            base.tally,
            dict(sorted(base.rounds.items())),
            dict(base.cited.most_common()),
            tuple(sorted(set(self.policies.values()))),
            sum(one.alive and len(one.piece.results) < one.wanted for one in self._tried or ()),
        )

    def _down(self) -> tuple[float | None, float | None]:
        tally = self.base.tally
        if self.heroes is None or self.heroes not in tally.tokens:
            return None, None
        there = tally.tokens[self.heroes].mean.value if tally.matches > 1 else float(max(tally.tokens[self.heroes]))
        standing = tally.up[self.heroes].mean.value if tally.matches > 1 else float(max(tally.up[self.heroes]))
        return max(0.0, there - standing), there

    def _rounds(self) -> Between | None:
        rounds = self.base.rounds
        if not rounds:
            return None
        mean = sum(number * count for number, count in rounds.items()) / rounds.total()
        return Between(mean, rounds.quantile(0.1), rounds.quantile(0.9))

    def _minutes(self) -> Between | None:
        base = self.base
        if not base.decisions or not base.answers:
            return None
        ratio = base.lines / base.answers
        asked = base.tally.questions

        def at(share: float) -> float:
            return minutes_at_table(base.decisions.quantile(share), asked.quantile(share) * ratio)

        return Between(at(0.5), at(0.25), at(0.75))

    def _unused(self) -> tuple[str, ...]:
        """Return what the heroes' side was offered and never took, in all fights."""
        if self.heroes is None or len(self.base.results) < FEWEST:
            return ()
        used = {option for side, option in self.base.tally.uses if side == self.heroes}
        return tuple(
            sorted(
                option
                for side, option in self.base.offered
                if side == self.heroes and option not in used and not option.endswith(ANY_CELL)
            )
        )


def _zipped(one: Sequence[Variant], other: Sequence[Variant]) -> Iterator[tuple[Variant, ...]]:
    """Yield one of each in turn until both are used up."""
    for place in range(max(len(one), len(other))):
        yield (*one[place : place + 1], *other[place : place + 1])


def studied(study: Study) -> Forecast:
    """Carry out all tasks of a study in this process and return the forecast."""
    while (task := study.next_task()) is not None:
        study.take(task, perform(task))
    return study.forecast()
