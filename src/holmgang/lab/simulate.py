"""Playing many matches through the engine, on all cores, with the same result on any number of them."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median
from typing import Any

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.drive import Driver
from holmgang.kernel.errors import UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.record import Answered
from holmgang.kernel.system import Game
from holmgang.seats import policy_for

CHUNK = 20
"""Matches per piece of work. Fixed, so that the number of processes cannot change anything."""
DRAW = "draw"
ALL = "all"


@dataclass(frozen=True)
class Played:
    """One match, as far as the lab cares."""

    winners: tuple[str, ...]
    questions: int
    steps: int
    choices: Mapping[str, int]


@dataclass(frozen=True)
class Rate:
    """How often something happened, with its 95 % interval after Wilson."""

    count: int
    out_of: int

    @property
    def share(self) -> float:
        """The share, 0 … 1."""
        return self.count / self.out_of if self.out_of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence."""
        if not self.out_of:
            return 0.0, 1.0
        z, n, p = 1.959964, self.out_of, self.share
        middle, spread = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, (middle - spread) / (1 + z * z / n)), min(1.0, (middle + spread) / (1 + z * z / n))

    def plain(self) -> dict[str, Any]:
        """For ``--json``."""
        low, high = self.interval
        return {"count": self.count, "share": round(self.share, 6), "low": round(low, 6), "high": round(high, 6)}


@dataclass(frozen=True)
class Report:
    """What came of a simulation."""

    scenario: str
    seats: Mapping[str, str]
    seed: int
    matches: int
    wins: Mapping[str, Rate]
    questions: Sequence[int]
    steps: Sequence[int]
    choices: Mapping[str, int] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        """For ``--json``."""
        return {
            "scenario": self.scenario,
            "seats": dict(self.seats),
            "seed": self.seed,
            "matches": self.matches,
            "wins": {side: rate.plain() for side, rate in self.wins.items()},
            "questions": _lengths(self.questions),
            "steps": _lengths(self.steps),
            "choices": dict(self.choices),
        }


def _lengths(values: Sequence[int]) -> dict[str, float]:
    if not values:
        return {}
    return {"mean": round(mean(values), 3), "median": median(values), "least": min(values), "most": max(values)}


@dataclass(frozen=True)
class _Piece:
    """Work for one process; everything in it can be sent."""

    place: str
    folders: tuple[str, ...]
    scenario: Mapping[str, Any]
    policies: Mapping[str, str]
    seed: int
    numbers: range


def simulate(
    library: Library,
    game: Game,
    matches: int,
    *,
    seed: int = 1,
    policies: Mapping[str, str] | None = None,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play ``matches`` matches; match number i depends on the seed and on i alone."""
    chosen = seat_policies(game, policies or {})
    pieces = [
        _Piece(
            game.system.place,
            tuple(map(str, library.folders)),
            dict(game.scenario.data),
            chosen,
            seed,
            range(start, min(start + CHUNK, matches)),
        )
        for start in range(0, matches, CHUNK)
    ]
    played: list[Played] = []
    for chunk in _worked(pieces, processes or os.cpu_count() or 1):
        played.extend(chunk)
        if progress is not None:
            progress(len(chunk))
    return _report(game, chosen, seed, played)


def seat_policies(game: Game, wanted: Mapping[str, str]) -> dict[str, str]:
    """The policy of each seat: the wanted one, else the scenario's. Unknown names and policies are errors.

    Besides a seat, ``wanted`` may name a side or ``all``; what is said of a seat itself counts first, then its side.
    """
    sides = game.system.sides(game.scenario)
    known = [*game.seats, *(side for side in dict.fromkeys(sides.values()) if side not in game.seats), ALL]
    for name in wanted:
        if name not in known:
            raise UnknownName("seat", name, known)
    chosen = {}
    for seat, model in game.scenario.seats.items():
        names = (name for name in (seat, sides.get(seat, ""), ALL) if name in wanted)
        chosen[seat] = next((wanted[name] for name in names), model.policy)
    for name in chosen.values():
        policy_for(game.system, name)
    return chosen


def play_one(game: Game, policies: Mapping[str, str], seed: int, number: int) -> Played:
    """Match number ``number`` of a simulation."""
    key = f"{seed}/{number}"
    match = Match(game, SeededDice(key), light=True)
    driver = Driver({seat: policy_for(game.system, name) for seat, name in policies.items()}, key)
    questions = driver.run(match, game.system.bound)
    choices: Counter[str] = Counter()
    for entry in match.kept:
        if isinstance(entry, Answered) and entry.label.kind in ("choose", "declare"):
            choices[_choice(entry)] += 1
    return Played(match.outcome.winners if match.outcome else (), questions, match.steps, choices)


def _choice(entry: Answered) -> str:
    purpose = entry.label.purpose
    return f"{purpose}: {entry.answer[purpose] if isinstance(entry.answer, dict) else entry.answer}"


def _worked(pieces: list[_Piece], processes: int) -> Iterator[list[Played]]:
    if processes == 1 or len(pieces) == 1:
        yield from map(_work, pieces)
        return
    with ProcessPoolExecutor(min(processes, len(pieces)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_work, pieces)


def _work(piece: _Piece) -> list[Played]:
    game = _game(piece)
    return [play_one(game, piece.policies, piece.seed, number) for number in piece.numbers]


_GAMES: dict[str, Game] = {}


def _game(piece: _Piece) -> Game:
    """The game of a piece; made once per process and scenario."""
    key = repr((piece.place, piece.folders, piece.scenario))
    if key not in _GAMES:
        module, _, name = piece.place.partition(":")
        system = getattr(import_module(module), name)
        library = Library([system], [Path(folder) for folder in piece.folders])
        _GAMES.clear()
        gc.freeze()  # what has been imported stays: the collector need not look at it over and over
        _GAMES[key] = library.game_from(system, piece.scenario, "the scenario")
    return _GAMES[key]


def _report(game: Game, policies: Mapping[str, str], seed: int, played: Sequence[Played]) -> Report:
    sides = list(dict.fromkeys(game.system.sides(game.scenario).values()))
    wins: Counter[str] = Counter()
    choices: Counter[str] = Counter()
    for match in played:
        wins.update(match.winners or (DRAW,))
        choices.update(match.choices)
    names = [*sides, *(name for name in sorted(wins) if name not in sides and name != DRAW), DRAW]
    return Report(
        game.scenario.id,
        policies,
        seed,
        len(played),
        {name: Rate(wins[name], len(played)) for name in names},
        [match.questions for match in played],
        [match.steps for match in played],
        dict(sorted(choices.items(), key=lambda item: (-item[1], item[0]))),
    )
