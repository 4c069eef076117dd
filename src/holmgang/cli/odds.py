"""``holmgang odds``: what may come of a contest, counted out exactly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from holmgang.cli.common import Lang, cli_errors, console, json_out, library
from holmgang.cli.console_text import Voice
from holmgang.kernel.description import percent
from holmgang.kernel.errors import InputError
from holmgang.kernel.system import System
from holmgang.kernel.words import Words, number
from holmgang.kernel.yamltext import read_yaml
from holmgang.lab.odds import Counted, chart, counted, mean_of, numeric, outcome_text, table_name

BAR = 36


def counting(app: typer.Typer) -> None:
    """Add the command."""

    @app.command()
    def odds(
        system: Annotated[str, typer.Argument(help="Id of a rule system.")],
        contest: Annotated[str | None, typer.Argument(help="Which contest; without it they are listed.")] = None,
        numbers: Annotated[list[str] | None, typer.Argument(help="NAME=VALUE: what differs from the defaults.")] = None,
        knobs: Annotated[list[str] | None, typer.Option("--set", help="KNOB=VALUE: a house rule.")] = None,
        lang: Annotated[Lang, typer.Option(help="Language.")] = Lang.en,
        as_json: Annotated[bool, typer.Option("--json", help="For programs: exact fractions.")] = False,
        picture: Annotated[Path | None, typer.Option("--chart", help="Also write an SVG picture here.")] = None,
    ) -> None:
        """Exact odds of one contest, through the rules' own arithmetic.

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


def _shown(told: Counted, words: Words) -> None:
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
