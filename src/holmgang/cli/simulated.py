"""How ``holmgang simulate`` shows a report and a comparison in the terminal, in the reader's language."""

from __future__ import annotations

from rich.table import Table

from holmgang.cli.voice import Voice
from holmgang.kernel.sums import Arg
from holmgang.lab.estimates import Estimate, Rate, Spread
from holmgang.lab.report import BULK, NO_COMPILER, Comparison, Report
from holmgang.lab.spoken import Spoken
from holmgang.lab.tally import DRAW, UNENDED, Tally

SHOWN_OPTIONS, SHOWN_UNFINISHED = 10, 5
PLAYED = {BULK: "simulated-bulk", NO_COMPILER: "simulated-no-compiler"}
"""How matches were played, where that is worth a line."""
ENOUGH = 20
"""An option is shown when it was taken in at least so many matches, and left in as many."""


def live(tally: Tally, side: str) -> str:
    """What is known so far about one side."""
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
        for side, spreads in report.ends():
            row = [self._side(side), *self._end(spreads["up"], spreads["tokens"])]
            table.add_row(*row, *(self._end(spreads["left"], spreads["began"]) if "left" in spreads else ()))
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
        """What the dice of each side have to do with its winning, where that can be told at all."""
        table = self._table("luck", "luck-share", "interval", "luck-won", "interval")
        for side, luck in sorted(report.tally.luck.items()):
            share = luck.bond.share
            if share is not None:
                told = [self.spoken.percent(share.value), self.spoken.between(share.interval)]
                table.add_row(self._side(side), *told, *self._rate(luck.rate))
        if table.row_count:
            self.voice.show(table)

    def _end(self, end: Spread, start: Spread) -> tuple[str, str]:
        low, high = end.mean.interval
        raw = {
            "left": self.spoken.figure(f"{end.mean.value:.2f}"),
            "began": self.spoken.figure(f"{start.mean.value:g}"),
        }
        between = self.spoken.figure(f"{low:.2f} – {high:.2f}") if end.total() > 1 else ""
        return self.voice.text("simulated-of", raw), between

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
        """An option that nobody used who was free to: most likely its name is wrong."""
        self._tell("simulated-unused", {"option": option, "used": used})

    # Figures and words.

    def _side(self, side: str) -> str:
        """A side by its id, and matches that nobody won, in words."""
        return self._text(f"outcome-{side}") if self.voice.words.has(f"simulated-outcome-{side}") else side

    def _text(self, key: str) -> str:
        return self.voice.text(f"simulated-{key}")

    def _tell(self, key: str, raw: dict[str, str] | None = None, **args: Arg) -> None:
        self.voice.console.print(self.voice.text(key, raw, **args), markup=False)

    def _table(self, *heads: str) -> Table:
        return Table(*(self._text(head) for head in heads), box=None, pad_edge=False)

    def _rate(self, rate: Rate) -> tuple[str, str]:
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
