"""``holmgang simulate``: many matches through the engine, counted; two ways to play compared; any one of them again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from holmgang.cli.common import Language, Voice, cli_errors, console, fail, json_out, library_for, there
from holmgang.cli.replay import print_log
from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.kernel.save import save
from holmgang.kernel.sums import Arg
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.lab.estimates import Estimate, Proportion, Spread
from holmgang.lab.playing import Banned, RunWay, play_again
from holmgang.lab.report import BULK, NO_COMPILER, Comparison, Report, Spoken
from holmgang.lab.runs import as_run
from holmgang.lab.simulate import ALL, compare, seat_policies, seats_called
from holmgang.lab.sweep import value_of
from holmgang.lab.tally import DRAW, UNENDED, Tally


def add_commands(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("simulate")(simulate_command)


def simulate_command(
    scenario: Annotated[str, typer.Argument(help="Id or file of a scenario.")],
    matches: Annotated[int, typer.Option("-n", help="Number of matches.", min=1, max=10_000_000)] = 1000,
    seats: Annotated[list[str] | None, typer.Option(help="SEAT, SIDE or all=POLICY; may be repeated.")] = None,
    knobs: Annotated[
        list[str] | None,
        typer.Option("--set", help="KNOB=VALUE, compared with the scenario as it is; may be repeated."),
    ] = None,
    without: Annotated[
        list[str] | None,
        typer.Option(
            help="[SEAT or SIDE=]PURPOSE:OPTION that may not be used; without a name each side tries it in turn."
        ),
    ] = None,
    alone: Annotated[
        bool, typer.Option("--alone", help="With --set: do not play the unchanged scenario for comparison.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 1,
    processes: Annotated[int | None, typer.Option(help="Number of processes. Default: all cores.", min=1)] = None,
    cluster: Annotated[str | None, typer.Option(help="Scheduler of a Dask cluster, as tls://host:8786.")] = None,
    number: Annotated[
        int | None, typer.Option("--match", help="Play only this match of the run and print its log.", min=0)
    ] = None,
    file: Annotated[Path | None, typer.Option("--save", help="With --match: save it, for `holmgang replay`.")] = None,
    keep: Annotated[
        Path | None, typer.Option(help="Keep the run in this file, for `holmgang replay --from FILE#NUMBER`.")
    ] = None,
    lang: Annotated[Language, typer.Option(help="Language.")] = Language.en,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many matches of a scenario and print how often each side wins.

    Examples: [bold]holmgang simulate k6/corridor -n 1000[/],
    [bold]holmgang simulate duel -n 500 --seats ann=random --seats bea=heuristic --set slippery=2 --json[/],
    [bold]holmgang simulate k6/corridor --without hero=intend:defend[/],
    [bold]holmgang simulate k6/corridor --seed 1 --match 17[/]
    """
    with cli_errors(lang):
        shelf = library_for(scenario)
        voice = Voice(console(), Words(kernel_lexicon(), lang.value))
        changed = {key: value_of(text) for key, text in _pairs(knobs, "KNOB=VALUE").items()}
        as_it_is, as_set = shelf.game(scenario), shelf.game(scenario, changed)
        voice.words = Words(shelf.words_of(as_set), lang.value)
        policies = seat_policies(as_set, _pairs(seats, "SEAT=POLICY"))
        bans = [_ban(text) for text in without or ()]
        plain = RunWay(voice.text("simulated-as-set" if changed else "simulated-as-it-is"), as_set, policies)
        if bans:
            # Worth of an option under the given knobs, which hold on both sides of the comparison.
            ways = [plain, *_restricted(voice, plain, bans)]
        elif changed and not alone:
            before = voice.text("simulated-as-it-is")
            ways = [RunWay(before, as_it_is, policies), RunWay(" ".join(knobs or ()), as_set, policies)]
        else:
            ways = [RunWay("", as_set, policies)]
        if number is not None:
            _tell_one(shelf, ways, seed, number, file, lang, as_json)
            return
        if file is not None:
            raise InputError("--save keeps one match: say which with --match NUMBER")
        side = next(iter(as_set.system.sides(as_set.scenario).values()), "")
        with there(cluster) as others, _bar(matches, side, as_json) as progress:
            reports, comparisons = compare(
                shelf, ways, matches, seed=seed, processes=processes, progress=progress, cluster=others
            )
        told = {**_plain(reports, comparisons, 0 if bans else -1), "run": as_run(ways, seed)}
        if keep is not None:
            _keep(keep, told)
    if keep is not None:
        way = " --way 0" if bans else ""
        again = f"holmgang replay{way} --from {quote(f'{keep}#NUMBER')}"
    else:
        options = [*(f"--seats {quote(one)}" for one in seats or ()), *(f"--set {quote(one)}" for one in knobs or ())]
        again = " ".join(["holmgang simulate", quote(scenario), *options, f"--seed {seed} --match NUMBER"])
    if as_json:
        json_out(told)
    else:
        results = Results(voice)
        results.report(reports[0 if bans else -1], again)
        for one in comparisons:
            results.comparison(one)
        _tell_unused(results, reports[0], bans)
    if reports[0].matches < matches:
        fail(voice.text("simulated-stopped", done=reports[0].matches, wanted=matches), 130)


def _restricted(voice: Voice, plain: RunWay, bans: Sequence[tuple[str, Banned]]) -> list[RunWay]:
    """The ways to play without something: for those named, or for each side in turn."""
    game = plain.game
    named = any(who for who, _ in bans)
    if named:
        missing: dict[str, list[Banned]] = {}
        for who, use in bans:
            for seat in seats_called(game, who or ALL):
                missing.setdefault(seat, []).append(use)
        title = ", ".join(_missing(voice, who or ALL, str(use)) for who, use in bans)
        return [RunWay(title, game, plain.policies, missing)]
    uses = [use for _, use in bans]
    title = ", ".join(map(str, uses))
    sides = game.system.sides(game.scenario)
    return [
        RunWay(
            _missing(voice, side, title), game, plain.policies, {seat: uses for seat in sides if sides[seat] == side}
        )
        for side in dict.fromkeys(sides.values())
    ]


def _missing(voice: Voice, who: str, use: str) -> str:
    return voice.text("simulated-who-without", {"who": who, "use": use})


def _tell_one(
    shelf: Library, ways: Sequence[RunWay], seed: int, number: int, file: Path | None, lang: Language, as_json: bool
) -> None:
    """One match of a run with its whole log: that of the last way, if there are several."""
    if len(ways) > 2:
        raise InputError("--match plays one match: say who may not use the option, as in --without hero=intend:flee")
    way = ways[-1]
    match = play_again(way, seed, number)
    words = Words(shelf.words_of(way.game), lang.value, way.game.system.view(match.play, way.game.master).names)
    print_log(match.log, words, as_json)
    if file is not None:
        try:
            file.write_text(save(match, shelf.packs_for(way.game.system)), encoding="utf-8")
        except OSError as error:
            raise InputError(f"{file}: cannot be written: {error.strerror or error}") from None


def _keep(file: Path, told: dict[str, Any]) -> None:
    try:
        file.write_text(json.dumps(told, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise InputError(f"{file}: cannot be written: {error.strerror or error}") from None


@contextmanager
def _bar(matches: int, side: str, hidden: bool) -> Iterator[Callable[[Tally], None]]:
    """A bar with what is known so far about one side, from the first match on."""
    columns = (
        SpinnerColumn(),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TextColumn("{task.fields[estimate]}", markup=False),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    hidden = hidden or not console().is_terminal
    with Progress(*columns, console=console(), transient=True, disable=hidden) as bar:
        task = bar.add_task("matches", total=matches, estimate="")
        yield lambda tally: bar.update(task, completed=tally.matches, estimate=live(tally, side))


def _plain(reports: Sequence[Report], comparisons: Sequence[Comparison], main: int) -> dict[str, Any]:
    """One report; where there are several, the others and the comparisons with the first way too."""
    data = reports[main].plain()
    if comparisons:
        data["others"] = [report.plain() for report in reports if report is not reports[main]]
        data["comparisons"] = [one.plain() for one in comparisons]
    return data


def _tell_unused(results: Results, free: Report, bans: Sequence[tuple[str, Banned]]) -> None:
    """Say which options were never used though they were allowed: most likely their names are wrong."""
    used = {option for _, option in free.tally.uses}
    for ban in dict.fromkeys(ban for _, ban in bans):
        if str(ban) not in used:
            near = sorted(option for option in used if option.startswith(f"{ban.purpose}:")) or sorted(used)
            results.unused(str(ban), ", ".join(near))


def _ban(text: str) -> tuple[str, Banned]:
    who, equals, use = text.rpartition("=")
    if equals and not who:
        raise InputError(f"{text!r} is not of the form SEAT=PURPOSE:OPTION")
    return who, Banned.read(use)


def _pairs(given: list[str] | None, form: str) -> dict[str, str]:
    pairs = {}
    for text in (part for item in given or () for part in item.split()):
        key, sign, value = text.partition("=")
        if not sign or not key or not value:
            raise InputError(f"{text!r} is not of the form {form}")
        pairs[key] = value
    return pairs


SHOWN_OPTIONS, SHOWN_UNFINISHED = 10, 5
PLAYED = {BULK: "simulated-bulk", NO_COMPILER: "simulated-no-compiler"}
"""The way in which matches were played, if it is worth a line."""
ENOUGH = 20
"""An option is shown when it was taken in at least so many matches, and left in as many."""


def live(tally: Tally, side: str) -> str:
    """Return the figures so far of one side."""
    rate = tally.rate(side)
    return f"{side} {rate.share:.1%} ({rate.interval[0]:.1%} – {rate.interval[1]:.1%})"


class Results:
    """Shows results. Sides, seats and options stand there by their ids: so they are typed in further commands."""

    def __init__(self, voice: Voice) -> None:
        self.voice, self.spoken = voice, Spoken(voice.words)

    def report(self, report: Report, again: str) -> None:
        """A report. ``again`` is the command that plays one of its matches again; ``NUMBER`` stands for which."""
        together = any(seat != side for seat, side in report.sides.items())
        table = self._table("side", *(["seats"] if together else []), "wins", "share", "interval")
        for side, rate in report.wins.items():
            names = [", ".join(seat for seat, of in report.sides.items() if of == side)] if together else []
            table.add_row(
                self._side(side),
                *names,
                str(rate.count),
                self.spoken.percent(rate.share),
                self.spoken.between(rate.interval),
            )
        self.voice.show(table)
        for key, spread in (("steps", report.tally.steps), ("questions", report.tally.questions)):
            if spread:
                self._tell(f"simulated-{key}", {"lengths": self._lengths(spread)})
        self._course(report)
        self._options(report)
        if report.unfinished:
            more = max(0, report.tally.wins[UNENDED] - SHOWN_UNFINISHED)
            self._tell("simulated-unfinished", {"some": ", ".join(report.unfinished[:SHOWN_UNFINISHED])}, more=more)
            command = f"  {again.replace('NUMBER', str(report.tally.unfinished[0]))}"
            self.voice.console.print(command, markup=False, soft_wrap=True)
        seats = ", ".join(f"{seat}={policy}" for seat, policy in report.seats.items())
        raw = {"scenario": report.scenario, "seed": str(report.seed), "seats": seats}
        self._tell("simulated-what", raw, count=report.matches)
        if report.played in PLAYED:
            self._tell(PLAYED[report.played])
        if report.undeclared:
            self._tell("simulated-undeclared", {"fields": ", ".join(report.undeclared)}, count=len(report.undeclared))
        if report.exact is not None:
            shares = [*report.exact.wins.items(), (DRAW, report.exact.draw)]
            wins = ", ".join(f"{self._side(side)} {self.spoken.percent(float(share))}" for side, share in shares)
            mean = self.spoken.figure(f"{float(report.exact.mean_steps):.2f}")
            self._tell("simulated-exact", {"wins": wins, "mean": mean})

    def _course(self, report: Report) -> None:
        gauge = report.tally.gauge
        table = self._table("at-the-end", "standing", "interval")
        for heading in (self.voice.words.say(gauge) if gauge else self._text("gauge"), self._text("interval")):
            table.add_column(heading.replace("_", " "))
        of_what = "simulated-from" if report.gains else "simulated-of"
        for side, spreads in report.ends():
            row = [self._side(side), *self._end(spreads["up"], spreads["tokens"])]
            table.add_row(*row, *(self._end(spreads["left"], spreads["began"], of_what) if "left" in spreads else ()))
        if table.row_count:
            self.voice.show(table)
        hurt = self._table("hurt-first", "matches", "won-all-the-same", "interval")
        for side, rate in report.hurt_first().items():
            hurt.add_row(
                self._side(side), str(rate.out_of), self.spoken.percent(rate.share), self.spoken.between(rate.interval)
            )
        if hurt.row_count:
            self.voice.show(hurt)
        if any(report.tally.lead_changes):
            self._tell("simulated-lead", {"lengths": self._lengths(report.tally.lead_changes)})
        if report.tally.decided:
            self._tell("simulated-decided", {"lengths": self._lengths(report.tally.decided)})
        self._luck(report)

    def _luck(self, report: Report) -> None:
        """Print how the dice of each side go with its winning, where that can be told."""
        table = self._table("luck", "luck-share", "interval", "luck-won", "interval")
        for side, luck in sorted(report.tally.luck.items()):
            share = luck.bond.share
            if share is not None:
                told = [self.spoken.percent(share.value), self.spoken.between(share.interval)]
                table.add_row(self._side(side), *told, *self._rate(luck.rate))
        if table.row_count:
            self.voice.show(table)

    def _end(self, end: Spread, start: Spread, key: str = "simulated-of") -> tuple[str, str]:
        low, high = end.mean.interval
        raw = {
            "left": self.spoken.figure(f"{end.mean.value:.2f}"),
            "began": self.spoken.figure(f"{start.mean.value:g}"),
        }
        between = self.spoken.figure(f"{low:.2f} – {high:.2f}") if end.total() > 1 else ""
        return self.voice.text(key, raw), between

    def _options(self, report: Report) -> None:
        """The options whose use goes along with the greatest certain difference."""
        found: list[tuple[float, list[str]]] = []
        for side, option, one in report.options():
            estimate = one.estimate
            if estimate is None or not estimate.telling or min(one.used.out_of, one.unused.out_of) < ENOUGH:
                continue
            won, else_won = self.spoken.percent(one.used.share), self.spoken.percent(one.unused.share)
            row = [self._side(side), option, str(one.used.out_of), won, else_won, *self._points(estimate)]
            found.append((-abs(estimate.value), row))
        if not found:
            return
        table = self._table("side", "option", "matches", "won-with", "without", "difference", "interval")
        table.columns[1].overflow = "fold"
        for _, row in sorted(found)[:SHOWN_OPTIONS]:
            table.add_row(*row)
        self.voice.show(table)
        self._tell("simulated-no-cause")

    def comparison(self, comparison: Comparison) -> None:
        """Two ways to play the same matches."""
        self.voice.show("")
        self._tell("simulated-against", {"new": comparison.new.way, "old": comparison.old.way})
        table = self._table("side")
        for heading in (comparison.old.way, self._text("now"), self._text("difference"), self._text("interval")):
            table.add_column(heading)
        old, new = comparison.old.tally, comparison.new.tally
        for name, estimate in comparison.differences.items():
            shares = (self.spoken.percent(old.rate(name).share), self.spoken.percent(new.rate(name).share))
            table.add_row(self._side(name), *shares, *self._points(estimate))
        self.voice.show(table)
        longer = comparison.pairs.longer.mean
        if comparison.pairs.matches > 1:
            low, high = longer.interval
            between = self.spoken.figure(f"{longer.value:+.2f} ({low:+.2f} – {high:+.2f})")
            self._tell("simulated-steps", {"lengths": between})

    def unused(self, option: str, used: str) -> None:
        """An option that was never used though it was allowed: most likely its name is wrong."""
        self._tell("simulated-unused", {"option": option, "used": used})

    # Figures and words.

    def _side(self, side: str) -> str:
        """Return the name of a side; matches without a winner have one, too."""
        return self._text(f"outcome-{side}") if self.voice.words.has(f"simulated-outcome-{side}") else side

    def _text(self, key: str) -> str:
        return self.voice.text(f"simulated-{key}")

    def _tell(self, key: str, raw: dict[str, str] | None = None, **args: Arg) -> None:
        self.voice.console.print(self.voice.text(key, raw, **args), markup=False)

    def _table(self, *heads: str) -> Table:
        return Table(*(self._text(head) for head in heads), box=None, pad_edge=False)

    def _rate(self, rate: Proportion) -> tuple[str, str]:
        return self.spoken.percent(rate.share), self.spoken.between(rate.interval)

    def _points(self, estimate: Estimate) -> tuple[str, str]:
        low, high = (100 * bound for bound in estimate.interval)
        return self.spoken.figure(f"{100 * estimate.value:+.1f}"), self.spoken.figure(f"{low:+.1f} – {high:+.1f}")

    def _lengths(self, spread: Spread) -> str:
        one = spread.plain()
        raw = {name: str(one[name]) for name in ("median", "p10", "p90", "least", "most")}
        mean = f"{one['mean']:.1f}"
        if "low" in one:
            mean += f" ({one['low']:.1f} – {one['high']:.1f})"
        return self.voice.text("simulated-lengths", {**raw, "mean": self.spoken.figure(mean)})
