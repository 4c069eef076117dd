"""``holmgang ladder``: seats play against each other, with mirrored sides, and are rated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from holmgang.bots import policy_for
from holmgang.bots.ladder import Meeting, Rating, Result, Score, meetings, ratings, scores
from holmgang.cli.common import Lang, cli_errors, console, errors, fail, json_out, library, library_for
from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.lab.playing import result_of
from holmgang.lab.report import Spoken
from holmgang.lab.simulate import pool

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
        lang: Annotated[Lang, typer.Option(help="Language.")] = Lang.en,
        as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    ) -> None:
        """Compare players by matches with the same dice and changed sides, and rate them on the scale of Elo.

        Ctrl-C ends it with the deals that were played.

        Examples: [bold]holmgang ladder k6[/],
        [bold]holmgang ladder k6/ogre_at_the_pillars --seats search:60,heuristic -n 20[/]
        """
        with cli_errors(lang):
            names = [name.strip() for name in seats.split(",") if name.strip()]
            if len(set(names)) < 2 or len(set(names)) < len(names):
                raise InputError(f"--seats {seats}: a ladder needs two or more different policies, parted by commas")
            shelf, games = _games(what)
            for name in names:
                policy_for(games[0].system, name)
            planned = list(meetings(games, names, matches))
            spoken = Spoken(Words(kernel_lexicon(), lang.value))
            columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            with Progress(*columns, console=errors(), transient=True) as bar:
                playing = bar.track(played(shelf, games, planned, seed, processes), total=len(planned))
                results = whole_deals(playing)
            if as_json:
                json_out(_plain(what, seed, matches, ratings(results, seed), scores(results)))
            elif results:
                _show(results, seed, spoken)
            if len(results) < len(planned):
                fail(spoken.text("rated-stopped", done=str(len(results)), wanted=str(len(planned))), 130)


def whole_deals(playing: Iterable[Result]) -> list[Result]:
    """Return the results up to the end or to Ctrl-C, in whole deals: half a deal would favour a side."""
    results: list[Result] = []
    with suppress(KeyboardInterrupt):
        results.extend(playing)
    return results[: len(results) - len(results) % 2]


def _games(what: str) -> tuple[Library, list[Game]]:
    if what in library().systems:
        system = library().systems[what]
        return library(), [library().game(f"{what}/{name}") for name in library().scenario_files(system)]
    shelf = library_for(what)
    return shelf, [shelf.game(what)]


@dataclass(frozen=True)
class _Work:
    """The work of a process; all of it can be sent."""

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
"""The work of this process; at most one."""


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


def _show(results: Sequence[Result], seed: int, spoken: Spoken) -> None:
    text = spoken.text

    def whole(share: float) -> str:
        return spoken.figure(f"{share:.0%}")

    def between(interval: tuple[float, float]) -> str:
        return f"{interval[0] * 100:.0f} … {whole(interval[1])}"

    table = Table(text("rated-policy"), text("rated-rating"), text("rated-interval"), box=None, pad_edge=False)
    for one in ratings(results, seed):
        table.add_row(one.policy, f"{one.points:+d}", f"{one.low:+d} … {one.high:+d}")
    console().print(table)
    console().print()
    heads = ("policy", "against", "wins", "interval", "matches", "if-equal", "deals", "interval")
    table = Table(*(text(f"rated-{head}") for head in heads), box=None, pad_edge=False)
    for score in scores(results):
        decided = score.ahead + score.behind
        table.add_row(
            score.policy,
            score.other,
            whole(score.share),
            between(score.interval),
            str(score.matches),
            whole(score.fair),
            text("rated-of", ahead=str(score.ahead), decided=str(decided)) if decided else "",
            between(score.deals) if decided else "",
        )
    console().print(table)
