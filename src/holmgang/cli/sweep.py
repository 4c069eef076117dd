"""``holmgang sweep``: a scenario all over a grid, as a report; ``holmgang balance``: which value makes it fair?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from holmgang.cli.common import Lang, cli_errors, console, errors, fail, json_out, library_for, there
from holmgang.cli.probe import probed
from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.kernel.words import Words
from holmgang.lab.estimates import Rate
from holmgang.lab.html_report import page
from holmgang.lab.probe import Effort, Probe
from holmgang.lab.report import Spoken
from holmgang.lab.simulate import seat_policies
from holmgang.lab.sweep import Axis, Cell, Place, Plan, Search, as_csv, cells, fair_value, played, rows, sweep, way_at
from holmgang.lab.tally import Tally

Over = Annotated[
    list[str] | None, typer.Option("--over", help="NAME=VALUES; may be repeated: a knob, a path, count:PATH.")
]
Seats = Annotated[list[str] | None, typer.Option(help="SEAT, SIDE or all=POLICY; may be repeated.")]
Matches = Annotated[int, typer.Option("-n", help="How many matches at each place.", min=1, max=10_000_000)]
Seed = Annotated[int, typer.Option(help="The same seed, the same result.")]
Processes = Annotated[int | None, typer.Option(help="How many processes; all cores by default.", min=1)]
InLang = Annotated[Lang, typer.Option("--lang", help="Language.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


def sweeping(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("sweep")(sweep_command)
    app.command("balance")(balance_command)


def sweep_command(
    scenario: Annotated[str, typer.Argument(help="Id or file of a scenario.")],
    over: Over = None,
    matches: Matches = 400,
    seats: Seats = None,
    within: Annotated[
        float, typer.Option(help="A place ends when the interval is this narrow, in points either way; 0: never.")
    ] = 0.0,
    seed: Seed = 1,
    processes: Processes = None,
    cluster: Annotated[str | None, typer.Option(help="Scheduler of a Dask cluster, as tls://host:8786.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Folder for report.html, table.csv, table.parquet; goes on where it stopped.")
    ] = None,
    moments: Annotated[
        int, typer.Option("--probe", help="Probe the scenario too, for the report, at so many moments.", min=0)
    ] = 0,
    lang: InLang = Lang.en,
    as_json: AsJson = False,
) -> None:
    """Play a scenario at every place of a grid, and tell how it changes.

    Examples: [bold]holmgang sweep k6/corridor --over max_successes=1,2,3 -n 300[/],
    [bold]holmgang sweep duel.yaml --over setup.fighters.ada.lives=6..10 --out report[/]
    """
    with cli_errors(lang):
        shelf, plan = _plan(scenario, over, matches, seats, seed, within)
        spoken = _spoken(shelf, plan, lang)
        grid = list(cells(plan.axes))
        places: list[Place] = []
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
                _write_page(out, plan, places, spoken, probed(plan.game, Effort(moments, max(2, moments // 2)), seed))
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
    over: Annotated[str, typer.Option("--over", help="NAME=LOW..HIGH: what may be changed, in whole numbers.")],
    matches: Matches = 2000,
    seats: Seats = None,
    seed: Seed = 1,
    processes: Processes = None,
    lang: InLang = Lang.en,
    as_json: AsJson = False,
) -> None:
    """Which value makes it 50:50? Searched by halving, judged by intervals.

    Example: [bold]holmgang balance duel.yaml --over setup.fighters.ada.lives=4..14[/]
    """
    with cli_errors(lang):
        shelf, plan = _plan(scenario, [over], matches, seats, seed, 0.0)
        values = plan.axes[0].values
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise InputError(f"{over}: only whole numbers can be searched, as in NAME=4..14")

        def rate_at(value: int) -> Rate:
            report = played(shelf, plan, way_at(shelf, plan, {plan.axes[0].name: value}), processes)
            if report is None:
                raise KeyboardInterrupt
            return report.tally.rate(plan.side)

        search = fair_value(min(values), max(values), rate_at)
    if as_json:
        json_out(_plain(plan, search))
        return
    _print_search(plan, search, _spoken(shelf, plan, lang))


def _plain(plan: Plan, search: Search) -> dict[str, Any]:
    tried = {str(value): rate.plain() for value, rate in sorted(search.tried.items())}
    return {"over": plan.axes[0].name, "side": plan.side, "tried": tried, "fair": search.fair}


def _spoken(shelf: Library, plan: Plan, lang: Lang) -> Spoken:
    return Spoken(Words(shelf.words_of(plan.game), lang.value))


def _print_search(plan: Plan, search: Search, spoken: Spoken) -> None:
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
) -> tuple[Library, Plan]:
    shelf = library_for(scenario)
    game = shelf.game(scenario)
    wanted = dict(_pair(text) for text in seats or ())
    axes = tuple(Axis.read(text) for text in over or ())
    names = [axis.name for axis in axes]
    if len(set(names)) < len(names):
        raise InputError(f"--over names {max(names, key=names.count)} twice")
    return shelf, Plan(game, axes, seat_policies(game, wanted), matches, seed, within / 100)


def _pair(text: str) -> tuple[str, str]:
    name, sign, policy = text.partition("=")
    if not sign or not name or not policy:
        raise InputError(f"{text!r} is not of the form SEAT=POLICY")
    return name, policy


def _write(out: Path, plan: Plan, places: list[Place], spoken: Spoken) -> None:
    table = rows(plan, places)
    _write_page(out, plan, places, spoken)
    try:
        (out / "table.csv").write_text(as_csv(table), encoding="utf-8")
        _parquet(out / "table.parquet", table, spoken)
    except OSError as error:
        raise InputError(f"{out}: cannot be written: {error.strerror or error}") from None


def _write_page(out: Path, plan: Plan, places: list[Place], spoken: Spoken, probe: Probe | None = None) -> None:
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


def _print(plan: Plan, places: list[Place], spoken: Spoken) -> None:
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
