"""``holmgang probe``: is any option never right, how much does skill matter, who is better off among equals?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from holmgang.cli.common import Lang, cli_errors, console, errors, json_out, library_for
from holmgang.cli.voice import Voice
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.lab.probe import DEAD, DOMINANT, OPEN, Effort, Probe, probe


def probing(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("probe")
    def command(
        scenario: Annotated[str, typer.Argument(help="Id or file of a scenario.")],
        moments: Annotated[int, typer.Option(min=1, max=100_000, help="Moments at which all options are tried.")] = 40,
        matches: Annotated[int, typer.Option("-n", min=2, max=100_000, help="Matches for each comparison.")] = 20,
        playouts: Annotated[int, typer.Option(min=8, max=10_000, help="How far seats look: playouts a question.")] = 30,
        seed: Annotated[int, typer.Option(help="The same seed, the same result.")] = 1,
        lang: Annotated[Lang, typer.Option(help="Language.")] = Lang.en,
        as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    ) -> None:
        """Does the scenario hold? Options that are never or always right, what skill is worth, who is better off.

        Examples: [bold]holmgang probe k6/corridor[/], [bold]holmgang probe duel.yaml -n 100 --moments 200[/]
        """
        with cli_errors(lang):
            game = library_for(scenario).game(scenario)
            columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            with Progress(*columns, console=errors(), transient=True) as bar:
                task = bar.add_task("", total=None)
                effort = Effort(moments, matches, playouts)
                found = probe(game, effort, seed, lambda done, whole: bar.update(task, completed=done, total=whole))
            if as_json:
                json_out(found.plain())
            else:
                Shown(Voice(console(), Words(kernel_lexicon(), lang.value))).probe(found)


class Shown:
    """Shows a probe. Options, sides and seats stand there by their ids."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def probe(self, found: Probe) -> None:
        """All three parts, each with what it shows and does not show."""
        raw = {"scenario": found.scenario, "seed": str(found.seed)}
        effort = found.effort
        self.voice.tell("probe-what", raw, moments=found.moments, playouts=effort.playouts, matches=effort.matches)
        self._options(found)
        self._skill(found)
        self._sides(found)

    def _options(self, found: Probe) -> None:
        table = self._table("option", "tried", "right", "interval", "loss", "verdict")
        order = (DEAD, DOMINANT, OPEN)
        for name, one in sorted(found.options.items(), key=lambda item: (order.index(item[1].verdict), -item[1].tried)):
            verdict, (loss, error) = self.voice.text(f"probe-verdict-{one.verdict}"), one.loss
            right = (self._percent(one.right / one.tried), self._between(one.interval))
            table.add_row(name, str(one.tried), *right, f"{100 * loss:.0f} ± {196 * error:.0f}", verdict)
        self.voice.show("", table)
        self.voice.tell("probe-options-note")

    def _skill(self, found: Probe) -> None:
        table = self._table("stronger", "weaker", "wins", "interval", "if-equal")
        for one in found.skill:
            shares = (self._percent(one.share), self._between(one.interval), self._percent(one.fair))
            table.add_row(one.policy, one.other, *shares)
        self.voice.show("", table)
        for one in found.skill:
            key = "probe-skill-shown" if one.interval[0] > one.fair else "probe-skill-not-shown"
            self.voice.tell(key, {"stronger": one.policy, "weaker": one.other})

    def _sides(self, found: Probe) -> None:
        table = self._table("side", "wins", "interval")
        for side, rate in found.sides.items():
            table.add_row(side, self._percent(rate.share), self._between(rate.interval))
        table.add_row(
            self.voice.text("probe-draws"), self._percent(found.draws.share), self._between(found.draws.interval)
        )
        self.voice.show("", table)
        if found.better_off:
            self.voice.tell("probe-better-off", {"sides": ", ".join(found.better_off)})
        else:
            self.voice.tell("probe-nobody-better-off")

    def _table(self, *heads: str) -> Table:
        return Table(*(self.voice.text(f"probe-{head}") for head in heads), box=None, pad_edge=False)

    def _figure(self, text: str) -> str:
        return text if self.voice.words.lang == "en" else text.replace("%", "\N{NO-BREAK SPACE}%")

    def _percent(self, share: float) -> str:
        return self._figure(f"{share:.0%}")

    def _between(self, interval: tuple[float, float]) -> str:
        return self._figure(f"{interval[0]:.0%} – {interval[1]:.0%}")
