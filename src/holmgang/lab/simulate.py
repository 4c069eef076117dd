"""Playing many matches through the engine, on all cores, with the same result on any number of them.

A run has one or several *ways* to play the same matches: the scenario as it is, with other knobs, with a seat that may
not use an option. Match number k has the same dice and the same luck of the seats in all ways.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import Pool
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

from holmgang.bots import policy_for
from holmgang.kernel.bulk import Bulk
from holmgang.kernel.checkpoint import Position
from holmgang.kernel.errors import UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.messages import A_SEAT
from holmgang.kernel.system import Game, System
from holmgang.lab import bulk
from holmgang.lab.playing import Banned, RunWay, play_one
from holmgang.lab.report import BULK, ENGINE, NO_COMPILER, Comparison, Report
from holmgang.lab.tally import Pairs, Played, Tally

LARGEST_CHUNK = 50
ALL = "all"


@dataclass
class Counts:
    """The counts so far: a tally for each way, and each later way beside the first."""

    tallies: list[Tally]
    pairs: list[Pairs]

    @classmethod
    def of(cls, ways: int) -> Counts:
        """Nothing yet."""
        return cls([Tally() for _ in range(ways)], [Pairs() for _ in range(ways - 1)])

    def count(self, played: Sequence[Played], sides: Mapping[str, str]) -> None:
        """Count in one match that was played in all ways."""
        for tally, match in zip(self.tallies, played, strict=True):
            tally.count(match, sides)
        for pairs, match in zip(self.pairs, played[1:], strict=True):
            pairs.count(played[0], match)

    def add(self, other: Counts) -> None:
        """Count in what others have counted."""
        for own, more in zip(self.tallies, other.tallies, strict=True):
            own.add(more)
        for mine, theirs in zip(self.pairs, other.pairs, strict=True):
            mine.add(theirs)


def simulate(
    library: Library,
    game: Game,
    matches: int,
    *,
    seed: int = 1,
    policies: Mapping[str, str] | None = None,
    processes: int | None = None,
    progress: Callable[[Tally], None] | None = None,
) -> Report:
    """Play ``matches`` matches; match number i depends on the seed and on i alone.

    ``progress`` is given what has been counted so far. Ctrl-C ends it with the report of those that are over.
    """
    way = RunWay("", game, seat_policies(game, policies or {}))
    [report], _ = compare(library, [way], matches, seed=seed, processes=processes, progress=progress)
    return report


def compare(
    library: Library,
    ways: Sequence[RunWay],
    matches: int,
    *,
    seed: int = 1,
    processes: int | None = None,
    progress: Callable[[Tally], None] | None = None,
    enough: Callable[[Tally], bool] | None = None,
    cluster: MatchCluster | None = None,
    counted: Callable[[Counts], None] | None = None,
) -> tuple[list[Report], list[Comparison]]:
    """Play the same matches in several ways: a report of each, and each later one beside the first.

    ``enough``: may it end before all matches are played? It is asked after the same matches on any number of processes.
    ``cluster``: other machines that play; what can be played in bulk is played here all the same, it is over sooner.
    ``counted`` is given the counts of all ways so far, whenever some matches are over.
    """
    first = ways[0].game
    posted = tuple(_Posted(dict(way.game.scenario.data), way.policies, way.missing, way.moment) for way in ways)
    series = Series(first.system.place, tuple(map(str, library.folders)), posted, seed)
    counts = Counts.of(len(ways))
    sides = first.system.sides(first.scenario)
    bulks = _bulks(ways)
    compiled = bulk.compiler_there() and bulks is not None
    cores = processes or os.cpu_count() or 1
    try:
        if compiled:
            played = _in_bulk(bulks or (), seed, matches, cores)
        elif cluster is not None:
            played = cluster.counted(series, _chunks(matches))
        else:
            played = _worked(series, matches, cores)
        for more in played:
            counts.add(more)
            if progress is not None:
                progress(counts.tallies[-1])
            if counted is not None:
                counted(counts)
            if enough is not None and counts.tallies[-1].matches % _chunk(matches) == 0 and enough(counts.tallies[-1]):
                break
    except KeyboardInterrupt:
        pass  # what has been played so far is worth telling
    reports = [
        Report(
            way.game.scenario.id,
            way.name,
            way.policies,
            sides,
            seed,
            tally,
            _played(bulks is not None, compiled),
            None if _special(way) else way.game.solved(way.policies),
            () if compiled or _special(way) else undeclared(way.game, way.policies),
        )
        for way, tally in zip(ways, counts.tallies, strict=True)
    ]
    pairs = zip(reports[1:], counts.pairs, strict=True)
    return reports, [Comparison(reports[0], report, paired) for report, paired in pairs]


def _bulks(ways: Sequence[RunWay]) -> list[Bulk] | None:
    """All ways as compiled code; None where the engine must play one of them."""
    found = [None if _special(way) else bulk.bulk_of(way.game, way.policies) for way in ways]
    made = [one for one in found if one is not None]
    return made if len(made) == len(ways) else None


def undeclared(game: Game, policies: Mapping[str, str]) -> tuple[str, ...]:
    """Return the fields and knobs of a game that keep compiled code from playing policies it knows."""
    scope = game.system.compiled_scope
    if scope is None or not scope.policies.issuperset(policies.values()):
        return ()
    return game.unknown_to_compiled(policies)


def _special(way: RunWay) -> bool:
    """Return whether something is asked for that only the engine can do."""
    return bool(way.missing) or way.moment is not None


def _played(possible: bool, compiled: bool) -> str:
    return BULK if compiled else NO_COMPILER if possible else ENGINE


def _in_bulk(bulks: Sequence[Bulk], seed: int, matches: int, threads: int) -> Iterator[Counts]:
    for told in bulk.fought(bulks, seed, matches, threads):
        counts = Counts.of(len(bulks))
        for tally, one, ended in zip(counts.tallies, bulks, told, strict=True):
            bulk.count(tally, one, ended)
        for pairs, ended in zip(counts.pairs, told[1:], strict=True):
            bulk.count_pairs(pairs, bulks[0].sides, told[0], ended)
        yield counts


def seat_policies(game: Game, wanted: Mapping[str, str]) -> dict[str, str]:
    """The policy of each seat: the wanted one, else the scenario's. Unknown names and policies are errors.

    Besides a seat, ``wanted`` may name a side or ``all``; what is said of a seat itself counts first, then its side.
    """
    for name in wanted:
        seats_called(game, name)
    sides = game.system.sides(game.scenario)
    chosen = {}
    for seat, model in game.scenario.seats.items():
        names = (name for name in (seat, sides.get(seat, ""), ALL) if name in wanted)
        chosen[seat] = next((wanted[name] for name in names), model.policy)
    for name in chosen.values():
        policy_for(game.system, name)
    return chosen


def seats_called(game: Game, name: str) -> list[str]:
    """The seats meant by the name of a seat, of a side, or ``all``."""
    sides = game.system.sides(game.scenario)
    known = [*game.seats, *(side for side in dict.fromkeys(sides.values()) if side not in game.seats), ALL]
    if name not in known:
        raise UnknownName(A_SEAT, name, known)
    if name in game.seats:
        return [name]
    return [seat for seat in game.seats if name in (ALL, sides.get(seat))]


class MatchCluster(Protocol):
    """Other machines that play matches."""

    def counted(self, series: Series, chunks: Iterable[range]) -> Iterator[Counts]:
        """The counts of these matches, in this order."""


@dataclass(frozen=True)
class _Posted:
    """A way to play that can be sent to another process."""

    scenario: Mapping[str, Any]
    policies: Mapping[str, str]
    missing: Mapping[str, Sequence[Banned]]
    moment: Position | None

    def way(self, library: Library, system: System[Any]) -> RunWay:
        """The way to play it, in the process that it was sent to."""
        game = library.game_from(system, self.scenario, "the scenario")
        return RunWay("", game, self.policies, self.missing, self.moment)


@dataclass(frozen=True)
class Series:
    """The data that all matches of a run share; everything in it can be sent to another process."""

    place: str
    folders: tuple[str, ...]
    ways: tuple[_Posted, ...]
    seed: int


def _chunk(matches: int) -> int:
    """Return the number of matches that another process plays at a time."""
    return max(1, min(LARGEST_CHUNK, matches // 100))


def _chunks(matches: int) -> Iterator[range]:
    size = _chunk(matches)
    return (range(start, min(start + size, matches)) for start in range(0, matches, size))


def _worked(series: Series, matches: int, processes: int) -> Iterator[Counts]:
    """Counts of matches number 0, 1, 2, … in this order: what is interrupted is a shorter run, not another one."""
    size = _chunk(matches)
    if processes == 1 or matches <= size:
        _begin(series)
        yield from (_counted(range(number, number + 1)) for number in range(matches))
        return
    chunks = islice(_chunks(matches), 1, None)
    with pool(min(processes, matches), _begin_apart, series) as workers:
        others = workers.imap(_counted, chunks)
        # The first matches are played here: there is something to tell while the other processes still start.
        _begin(series)
        yield from (_counted(range(number, number + 1)) for number in range(size))
        yield from others


def _begin_apart(series: Series) -> None:
    _begin(series)
    gc.freeze()  # what has been imported stays: the collector need not look at it over and over


def counted_apart(series: Series, numbers: range) -> Counts:
    """Count matches on another machine. Several threads of it may do so at once."""
    with _BEGINNING:
        if not _RUNNING or _RUNNING[0][1] != series:
            _begin(series)
        running = _RUNNING[0]
    return _counted_of(*running, numbers)


_BEGINNING = Lock()
_RUNNING: list[tuple[list[RunWay], Series]] = []
"""The series of this process; at most one."""


def _begin(series: Series) -> None:
    module, _, name = series.place.partition(":")
    system = getattr(import_module(module), name)
    library = Library([system], [Path(folder) for folder in series.folders])
    _RUNNING[:] = [([way.way(library, system) for way in series.ways], series)]


def _counted(numbers: range) -> Counts:
    return _counted_of(*_RUNNING[0], numbers)


def _counted_of(ways: Sequence[RunWay], series: Series, numbers: range) -> Counts:
    counts, game = Counts.of(len(ways)), ways[0].game
    sides = game.system.sides(game.scenario)
    for number in numbers:
        counts.count([play_one(way, series.seed, number) for way in ways], sides)
    return counts


# ---- processes -------------------------------------------------------------------------------------------------------


@contextmanager
def pool(processes: int, begin: Callable[..., None], *args: Any) -> Iterator[Pool]:
    """Fresh processes, each of which begins by that; leaving the block ends them at once, whatever they are at.

    Ctrl-C reaches all processes of a terminal, the first of which tells what there is. The others are deaf to it from
    their first moment on: one that was still importing would print a traceback.
    """
    with _deaf_children():
        made = get_context("spawn").Pool(processes, begin, args)
    with made:
        yield made


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started here inherit that SIGINT is held back; what came meanwhile is heard afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # where there is none, a Ctrl-C within the first second is a noisy one
        yield
        return
    resource_tracker.ensure_running()  # starting it, the standard library hears SIGINT again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
