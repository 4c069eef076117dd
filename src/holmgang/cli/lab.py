"""Commands of the lab beside ``simulate``: ``sweep``, ``balance``, ``probe``, ``odds`` and ``ladder``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from holmgang.bots import policy_for
from holmgang.bots.ladder import DealResult, Pairing, Rating, Score, pairings, ratings, scores
from holmgang.cli.common import (
    Language,
    Voice,
    cli_errors,
    console,
    errors,
    fail,
    json_out,
    library,
    library_for,
    there,
)
from holmgang.kernel.description import percent
from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game, System
from holmgang.kernel.words import Words, kernel_lexicon, number
from holmgang.kernel.yamltext import read_yaml
from holmgang.lab.estimates import Proportion
from holmgang.lab.html_report import page
from holmgang.lab.odds import CountedContest, chart, counted, mean_of, numeric, outcome_text, table_name
from holmgang.lab.playing import result_of
from holmgang.lab.probe import Probe, ProbeEffort, intro, probe, tables
from holmgang.lab.report import Spoken
from holmgang.lab.simulate import pool, seat_policies
from holmgang.lab.sweep import (
    Axis,
    Cell,
    SweepPlace,
    SweepPlan,
    SweepSearch,
    as_csv,
    cells,
    fair_value,
    played,
    rows,
    sweep,
    way_at,
)
from holmgang.lab.tally import Tally

Over = Annotated[
    list[str] | None, typer.Option("--over", help="NAME=VALUES; may be repeated: a knob, a path, count:PATH.")
]
Seats = Annotated[list[str] | None, typer.Option(help="SEAT, SIDE or all=POLICY; may be repeated.")]
Matches = Annotated[int, typer.Option("-n", help="Number of matches at each place of the grid.", min=1, max=10_000_000)]
Seed = Annotated[int, typer.Option(help="The same seed gives the same result.")]
Processes = Annotated[int | None, typer.Option(help="Number of processes. Default: all cores.", min=1)]
InLang = Annotated[Language, typer.Option("--lang", help="Language.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def add_commands(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("sweep")(sweep_command)
    app.command("balance")(balance_command)
    app.command("odds")(odds_command)
    app.command("ladder")(ladder_command)
    app.command("probe")(probe_command)


def sweep_command(
    scenario: Annotated[str, typer.Argument(help="Id or file of a scenario.")],
    over: Over = None,
    matches: Matches = 400,
    seats: Seats = None,
    within: Annotated[
        float, typer.Option(help="Stop a place when its interval is this narrow, in points to either side; 0: never.")
    ] = 0.0,
    seed: Seed = 1,
    processes: Processes = None,
    cluster: Annotated[str | None, typer.Option(help="Scheduler of a Dask cluster, as tls://host:8786.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Folder for report.html, table.csv and table.parquet. A stopped sweep continues there."),
    ] = None,
    moments: Annotated[
        int, typer.Option("--probe", help="Also probe the scenario for the report, at this many questions.", min=0)
    ] = 0,
    lang: InLang = Language.en,
    as_json: AsJson = False,
) -> None:
    """Play a scenario at every place of a grid of values and print a table of results.

    Examples: [bold]holmgang sweep k6/corridor --over max_successes=1,2,3 -n 300[/],
    [bold]holmgang sweep duel.yaml --over setup.fighters.ada.lives=6..10 --out report[/]
    """
    with cli_errors(lang):
        shelf, plan = _plan(scenario, over, matches, seats, seed, within)
        spoken = _spoken(shelf, plan, lang)
        grid = list(cells(plan.axes))
        places: list[SweepPlace] = []
        columns = (
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[at]}", markup=False),
            TimeElapsedColumn(),
        )
        with there(cluster) as others, Progress(*columns, console=errors(), transient=True) as bar:
            task = bar.add_task("", total=len(grid), at="")

            def moved(cell: Cell, tally: Tally) -> None:
                bar.update(task, at=f"{_text(cell)} {spoken.rate(tally.rate(plan.side))}")

            for place in sweep(shelf, plan, out, processes=processes, progress=moved, cluster=others):
                places.append(place)
                bar.advance(task)
        if out is not None and places:
            _write(out, plan, places, spoken)
            if moments and len(places) == len(grid):
                _write_page(
                    out, plan, places, spoken, probed(plan.game, ProbeEffort(moments, max(2, moments // 2)), seed)
                )
    if as_json:
        json_out({"side": plan.side, "places": rows(plan, places)})
    else:
        _print(plan, places, spoken)
        if out is not None:
            console().print(f"{out / 'report.html'}", markup=False)
    if len(places) < len(grid):
        fail(spoken.text("swept-stopped", done=str(len(places)), wanted=str(len(grid))), 130)


def balance_command(
    scenario: Annotated[str, typer.Argument(help="Id or file of a scenario.")],
    over: Annotated[str, typer.Option("--over", help="NAME=LOW..HIGH: the whole number to find.")],
    matches: Matches = 2000,
    seats: Seats = None,
    seed: Seed = 1,
    processes: Processes = None,
    lang: InLang = Language.en,
    as_json: AsJson = False,
) -> None:
    """Find the value at which both sides win equally often.

    Example: [bold]holmgang balance duel.yaml --over setup.fighters.ada.lives=4..14[/]
    """
    with cli_errors(lang):
        shelf, plan = _plan(scenario, [over], matches, seats, seed, 0.0)
        values = plan.axes[0].values
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise InputError(f"{over}: only whole numbers can be searched, as in NAME=4..14")

        def rate_at(value: int) -> Proportion:
            report = played(shelf, plan, way_at(shelf, plan, {plan.axes[0].name: value}), processes)
            if report is None:
                raise KeyboardInterrupt
            return report.tally.rate(plan.side)

        search = fair_value(min(values), max(values), rate_at)
    if as_json:
        json_out(_plain(plan, search))
        return
    _print_search(plan, search, _spoken(shelf, plan, lang))


def _plain(plan: SweepPlan, search: SweepSearch) -> dict[str, Any]:
    tried = {str(value): rate.plain() for value, rate in sorted(search.tried.items())}
    return {"over": plan.axes[0].name, "side": plan.side, "tried": tried, "fair": search.fair}


def _spoken(shelf: Library, plan: SweepPlan, lang: Language) -> Spoken:
    return Spoken(Words(shelf.words_of(plan.game), lang.value))


def _print_search(plan: SweepPlan, search: SweepSearch, spoken: Spoken) -> None:
    name = plan.axes[0].name
    heads = (name, spoken.text("swept-wins", side=plan.side), spoken.text("swept-interval"))
    table = Table(*heads, box=None, pad_edge=False)
    for value, rate in sorted(search.tried.items()):
        table.add_row(str(value), spoken.percent(rate.share), spoken.between(rate.interval))
    console().print(table)
    if search.fair:
        _tell(spoken.text("balance-fair", value=f"{name}={search.fair[0]}"))
        if len(search.fair) > 1:
            _tell(spoken.text("balance-others", others=", ".join(map(str, search.fair[1:]))))
    else:
        _tell(spoken.text("balance-none" if search.between else "balance-beyond", value=f"{name}={search.nearest}"))


def _tell(text: str) -> None:
    console().print(text, markup=False)


def _plan(
    scenario: str, over: list[str] | None, matches: int, seats: list[str] | None, seed: int, within: float
) -> tuple[Library, SweepPlan]:
    shelf = library_for(scenario)
    game = shelf.game(scenario)
    wanted = dict(_pair(text) for text in seats or ())
    axes = tuple(Axis.read(text) for text in over or ())
    names = [axis.name for axis in axes]
    if len(set(names)) < len(names):
        raise InputError(f"--over names {max(names, key=names.count)} twice")
    return shelf, SweepPlan(game, axes, seat_policies(game, wanted), matches, seed, within / 100)


def _pair(text: str) -> tuple[str, str]:
    name, sign, policy = text.partition("=")
    if not sign or not name or not policy:
        raise InputError(f"{text!r} is not of the form SEAT=POLICY")
    return name, policy


def _write(out: Path, plan: SweepPlan, places: list[SweepPlace], spoken: Spoken) -> None:
    table = rows(plan, places)
    _write_page(out, plan, places, spoken)
    try:
        (out / "table.csv").write_text(as_csv(table), encoding="utf-8")
        _parquet(out / "table.parquet", table, spoken)
    except OSError as error:
        raise InputError(f"{out}: cannot be written: {error.strerror or error}") from None


def _write_page(
    out: Path, plan: SweepPlan, places: list[SweepPlace], spoken: Spoken, probe: Probe | None = None
) -> None:
    try:
        (out / "report.html").write_text(page(plan, places, str(out), spoken, probe), encoding="utf-8")
    except OSError as error:
        raise InputError(f"{out}: cannot be written: {error.strerror or error}") from None


def _parquet(path: Path, table: list[dict[str, Any]], spoken: Spoken) -> None:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ModuleNotFoundError:
        errors().print(spoken.text("swept-no-parquet"))
        return
    pq.write_table(pa.Table.from_pylist(table), path)


def _print(plan: SweepPlan, places: list[SweepPlace], spoken: Spoken) -> None:
    """Sides stand there by their ids: so they are typed in further commands."""
    wins = spoken.text("swept-wins", side=plan.side)
    heads = (*(axis.name for axis in plan.axes), spoken.text("swept-matches"), wins, spoken.text("swept-median"))
    table = Table(*heads, box=None)
    for place in places:
        row = [str(value) for value in place.cell.values()]
        rate = place.rate(plan.side)
        table.add_row(*row, str(rate.out_of), spoken.rate(rate), str(place.told["steps"].get("median", "")))
    console().print(table)


def _text(cell: Cell) -> str:
    return ", ".join(f"{name}={value}" for name, value in cell.items())


def probe_command(
    scenario: Annotated[str, typer.Argument(help="Id or file of a scenario.")],
    moments: Annotated[
        int, typer.Option(min=1, max=100_000, help="Number of questions at which all options are tried.")
    ] = 40,
    matches: Annotated[int, typer.Option("-n", min=2, max=100_000, help="Number of matches for each comparison.")] = 20,
    playouts: Annotated[
        int, typer.Option(min=8, max=10_000, help="Playouts per question of the players that look ahead.")
    ] = 30,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 1,
    lang: Annotated[Language, typer.Option(help="Language.")] = Language.en,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Look for options that are never or always right, and measure what skill and the side are worth.

    Examples: [bold]holmgang probe k6/corridor[/], [bold]holmgang probe duel.yaml -n 100 --moments 200[/]
    """
    with cli_errors(lang):
        game = library_for(scenario).game(scenario)
        found = probed(game, ProbeEffort(moments, matches, playouts), seed)
        if as_json:
            json_out(found.plain())
        else:
            show(found, Voice(console(), Words(kernel_lexicon(), lang.value)))


def probed(game: Game, effort: ProbeEffort, seed: int) -> Probe:
    """Probe, with a bar that moves meanwhile."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors(), transient=True) as bar:
        task = bar.add_task("", total=None)
        return probe(game, effort, seed, lambda done, whole: bar.update(task, completed=done, total=whole))


def show(found: Probe, voice: Voice) -> None:
    """All three parts, each with what it shows and does not show."""
    spoken = Spoken(voice.words)
    voice.show(Text(intro(found, spoken)))
    for told in tables(found, spoken):
        table = Table(*told.heads, box=None, pad_edge=False)
        for row in told.rows:
            table.add_row(*map(Text, row))
        voice.show("", table, *map(Text, told.notes))


BAR = 36


def odds_command(
    system: Annotated[str, typer.Argument(help="Id of a rule system.")],
    contest: Annotated[str | None, typer.Argument(help="Contest. Default: list all contests.")] = None,
    numbers: Annotated[
        list[str] | None, typer.Argument(help="NAME=VALUE: a number that differs from its default.")
    ] = None,
    knobs: Annotated[list[str] | None, typer.Option("--set", help="KNOB=VALUE: a house rule.")] = None,
    lang: Annotated[Language, typer.Option(help="Language.")] = Language.en,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with exact fractions.")] = False,
    picture: Annotated[Path | None, typer.Option("--chart", help="Also write an SVG chart to this file.")] = None,
) -> None:
    """Print the exact odds of one contest, computed by the functions of the rules.

    Examples: [bold]holmgang odds k6[/], [bold]holmgang odds k6 blow attribute=3 damage=2 armour=1[/],
    [bold]holmgang odds tkds attack defence=14 two_weapons=true --json[/]
    """
    with cli_errors(lang):
        shelf = library()
        rules = shelf.system(system)
        words = Words(shelf.lexicon(rules), lang.value)
        if contest is None:
            _listed(rules, as_json, Voice(console(), words))
            return
        told = counted(rules, contest, pairs(numbers or []), pairs(knobs or []))
        if picture is not None:
            picture.write_text(chart(told, words), encoding="utf-8")
        if as_json:
            json_out(told.plain())
        else:
            _shown(told, words)


def pairs(words: list[str]) -> dict[str, Any]:
    """``NAME=VALUE`` words as data; a value is read as YAML."""
    found: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise InputError(f"{word!r}: expected NAME=VALUE, for example damage=2")
        found[name] = read_yaml(value, name).data
    return found


def _listed(system: System[Any], as_json: bool, voice: Voice) -> None:
    if as_json:
        json_out({one.id: one.model.model_json_schema() for one in system.contests})
        return
    if not system.contests:
        voice.tell("odds-no-contests", {"system": system.id})
        return
    for contest in system.contests:
        console().print(Text.assemble((f"{system.id} {contest.id}", "bold"), f"  {' '.join(contest.clauses)}"))
        rows = Table.grid(padding=(0, 2, 0, 0))
        for name, field in contest.model.model_fields.items():
            rows.add_row(f"  {name}", str(field.default), Text(field.description or "", "dim"))
        console().print(rows)


def _shown(told: CountedContest, words: Words) -> None:
    values = ", ".join(f"{name} {value}" for name, value in told.numbers.model_dump().items())
    console().print(Text(f"{values}  ({' '.join(told.contest.clauses)})", "dim"))
    for name, shares in told.tables.items():
        heading = Text(f"\n{table_name(name, words)}", "bold")
        if numeric(shares):
            heading.append(f"  ⌀ {number(round(mean_of(shares), 2), words.lang)}", "not bold")
        console().print(heading)
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(justify="right")
        rows.add_column(justify="right")
        for outcome, share in shares.items():
            bar = "█" * round(share * BAR) or "▏"
            rows.add_row(outcome_text(outcome, words), percent(share), bar)
        console().print(rows)


PROCESSES = 2


def ladder_command(
    what: Annotated[str, typer.Argument(help="Id of a rule system (all its scenarios), or a scenario.")],
    seats: Annotated[str, typer.Option(help="Policies, separated by commas.")] = "random,newcomer,heuristic",
    matches: Annotated[int, typer.Option("-n", min=2, help="Number of matches for each pair.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same dice.")] = 1,
    processes: Annotated[int, typer.Option(min=1, max=64, help="Number of processes.")] = PROCESSES,
    lang: Annotated[Language, typer.Option(help="Language.")] = Language.en,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let policies play each other with equal dice and swapped sides, and rate them on the Elo scale.

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
        planned = list(pairings(games, names, matches))
        spoken = Spoken(Words(kernel_lexicon(), lang.value))
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=errors(), transient=True) as bar:
            playing = bar.track(ladder_results(shelf, games, planned, seed, processes), total=len(planned))
            results = whole_deals(playing)
        if as_json:
            json_out(_ladder_plain(what, seed, matches, ratings(results, seed), scores(results)))
        elif results:
            _show_ladder(results, seed, spoken)
        if len(results) < len(planned):
            fail(spoken.text("rated-stopped", done=str(len(results)), wanted=str(len(planned))), 130)


def whole_deals(playing: Iterable[DealResult]) -> list[DealResult]:
    """Return the results up to the end or to Ctrl-C, in whole deals: half a deal would favour a side."""
    results: list[DealResult] = []
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
class _LadderWork:
    """The work of a process; all of it can be sent."""

    place: str
    folders: tuple[str, ...]
    scenarios: tuple[Mapping[str, Any], ...]
    seed: int


def ladder_results(
    shelf: Library, games: Sequence[Game], planned: Sequence[Pairing], seed: int, processes: int
) -> Iterator[DealResult]:
    """The results of all pairings in their order; each depends on the seed and on the pairing alone."""
    folders = tuple(map(str, shelf.folders))
    work = _LadderWork(games[0].system.place, folders, tuple(dict(game.scenario.data) for game in games), seed)
    if processes == 1:
        for pairing in planned:
            yield result_of(games, pairing, seed)
        return
    with pool(min(processes, len(planned)), _begin, work) as workers:
        yield from workers.imap(_apart, planned)


_HERE: list[tuple[list[Game], int]] = []
"""The work of this process; at most one."""


def _begin(work: _LadderWork) -> None:
    module, _, name = work.place.partition(":")
    system = getattr(import_module(module), name)
    shelf = Library([system], [Path(folder) for folder in work.folders])
    games = [shelf.game_from(system, scenario, "the scenario") for scenario in work.scenarios]
    _HERE[:] = [(games, work.seed)]


def _apart(pairing: Pairing) -> DealResult:
    games, seed = _HERE[0]
    return result_of(games, pairing, seed)


def _ladder_plain(what: str, seed: int, matches: int, rated: Sequence[Rating], met: Sequence[Score]) -> dict[str, Any]:
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


def _show_ladder(results: Sequence[DealResult], seed: int, spoken: Spoken) -> None:
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
