"""``holmgang ladder``: seats play against each other, with mirrored sides, and are rated."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from holmgang.cli.common import cli_errors, console, errors, json_out, library, library_for
from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.lab.meeting import result_of
from holmgang.lab.processes import pool
from holmgang.seats import policy_for
from holmgang.seats.ladder import Meeting, Rating, Result, Score, meetings, ratings, scores

PROCESSES = 2


def rating(app: typer.Typer) -> None:
    """Add the command."""

    @app.command()
    def ladder(
        what: Annotated[str, typer.Argument(help="Id of a rule system (all its scenarios), or a scenario.")],
        seats: Annotated[str, typer.Option(help="Policies, parted by commas.")] = "random,newcomer,heuristic",
        matches: Annotated[int, typer.Option("-n", min=2, help="Matches for each two of them.")] = 20,
        seed: Annotated[int, typer.Option(help="The same seed, the same dice.")] = 1,
        processes: Annotated[int, typer.Option(min=1, max=64, help="How many work at once.")] = PROCESSES,
        as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    ) -> None:
        """Who plays better: matches with the same dice and changed sides, and ratings on the scale of Elo.

        Examples: [bold]holmgang ladder k6[/],
        [bold]holmgang ladder k6/ogre_at_the_pillars --seats search:60,heuristic -n 20[/]
        """
        with cli_errors():
            names = [name.strip() for name in seats.split(",") if name.strip()]
            if len(set(names)) < 2 or len(set(names)) < len(names):
                raise InputError(f"--seats {seats}: a ladder needs two or more different policies, parted by commas")
            shelf, games = _games(what)
            for name in names:
                policy_for(games[0].system, name)
            planned = list(meetings(games, names, matches))
            results = []
            with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=errors()) as bar:
                task = bar.add_task("", total=len(planned))
                for result in played(shelf, games, planned, seed, processes):
                    results.append(result)
                    bar.advance(task)
            rated, met = ratings(results, seed), scores(results)
            if as_json:
                json_out(_plain(what, seed, matches, rated, met))
            else:
                _shown(rated, met)


def _games(what: str) -> tuple[Library, list[Game]]:
    if what in library().systems:
        system = library().systems[what]
        return library(), [library().game(f"{what}/{name}") for name in library().scenario_files(system)]
    shelf = library_for(what)
    return shelf, [shelf.game(what)]


@dataclass(frozen=True)
class _Work:
    """What every process needs; all of it can be sent."""

    place: str
    folders: tuple[str, ...]
    scenarios: tuple[Mapping[str, Any], ...]
    seed: int


def played(
    shelf: Library, games: Sequence[Game], planned: Sequence[Meeting], seed: int, processes: int
) -> Iterator[Result]:
    """The results of all meetings in their order; each depends on the seed and on the meeting alone."""
    folders = tuple(map(str, shelf.folders))
    work = _Work(games[0].system.place, folders, tuple(dict(game.scenario.data) for game in games), seed)
    if processes == 1:
        for meeting in planned:
            yield result_of(games, meeting, seed)
        return
    with pool(min(processes, len(planned)), _begin, work) as workers:
        yield from workers.imap(_apart, planned)


_HERE: list[tuple[list[Game], int]] = []
"""What this process plays; at most one."""


def _begin(work: _Work) -> None:
    module, _, name = work.place.partition(":")
    system = getattr(import_module(module), name)
    shelf = Library([system], [Path(folder) for folder in work.folders])
    games = [shelf.game_from(system, scenario, "the scenario") for scenario in work.scenarios]
    _HERE[:] = [(games, work.seed)]


def _apart(meeting: Meeting) -> Result:
    games, seed = _HERE[0]
    return result_of(games, meeting, seed)


def _plain(what: str, seed: int, matches: int, rated: Sequence[Rating], met: Sequence[Score]) -> dict[str, Any]:
    return {
        "of": what,
        "seed": seed,
        "matches": matches,
        "ratings": [{"policy": one.policy, "rating": one.points, "low": one.low, "high": one.high} for one in rated],
        "scores": [
            {
                "policy": one.policy,
                "against": one.other,
                "points": round(one.points, 3),
                "matches": one.matches,
                "share": round(one.share, 4),
                "low": round(one.interval[0], 4),
                "high": round(one.interval[1], 4),
                "if_equal": round(one.fair, 4),
                "deals_ahead": one.ahead,
                "deals_behind": one.behind,
            }
            for one in met
        ],
    }


def _shown(rated: Sequence[Rating], met: Sequence[Score]) -> None:
    table = Table("policy", "rating", "95 %", box=None)
    for one in rated:
        table.add_row(one.policy, f"{one.points:+d}", f"{one.low:+d} … {one.high:+d}")
    console().print(table)
    console().print()
    table = Table("policy", "against", "wins", "95 %", "matches", "if equal", "decided deals", "95 %", box=None)
    for score in met:
        low, high = score.interval
        wins, between = f"{score.share:.0%}", f"{low:.0%} … {high:.0%}"
        decided = score.ahead + score.behind
        deals = f"{score.ahead} of {decided}" if decided else ""
        low, high = score.deals
        within = f"{low:.0%} … {high:.0%}" if decided else ""
        counts = (str(score.matches), f"{score.fair:.0%}", deals, within)
        table.add_row(score.policy, score.other, wins, between, *counts)
    console().print(table)
