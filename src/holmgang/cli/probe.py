"""``holmgang probe``: is any option never right, how much does skill matter, who is better off among equals?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from holmgang.cli.common import Lang, cli_errors, console, errors, json_out, library_for
from holmgang.cli.console_text import Voice
from holmgang.kernel.system import Game
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.lab.probe import Effort, Probe, intro, probe, tables
from holmgang.lab.report import Spoken


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
            found = probed(game, Effort(moments, matches, playouts), seed)
            if as_json:
                json_out(found.plain())
            else:
                show(found, Voice(console(), Words(kernel_lexicon(), lang.value)))


def probed(game: Game, effort: Effort, seed: int) -> Probe:
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
