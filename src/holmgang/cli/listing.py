"""Commands that tell what there is: ``systems``, ``scenarios``, ``rules``."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from holmgang.cli.common import Language, cli_errors, console, json_out, library, said, told_problems
from holmgang.cli.draw import clean
from holmgang.kernel.clauses import Clause
from holmgang.kernel.content import Scenario
from holmgang.kernel.system import System
from holmgang.kernel.words import kernel_lexicon
from holmgang.testing.vectors import Coverage, closing_line, coverage, run_system


def add_commands(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(systems)
    app.command()(scenarios)
    app.command()(rules)


def systems(
    lang: Annotated[Language, typer.Option(help="Language of the titles.")] = Language.en,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the rule systems.

    Examples: [bold]holmgang systems --lang cs[/], [bold]holmgang systems --json[/]
    """
    with cli_errors(lang):
        shelf = library()
        rows = [
            {
                "id": system.id,
                "title": system.rulebook_in(lang.value).title,
                "authors": system.authors,
                "language": system.native,
                "rules_version": system.rules_version,
                "clauses": len(system.rulebook),
                "scenarios": len(shelf.scenario_files(system)),
            }
            for system in shelf.systems.values()
        ]
    if as_json:
        json_out(rows)
        return
    told = ("id", "title", "authors", "language", "clauses", "scenarios")
    table = Table(*(said(lang.value, f"list-{key}") for key in told), box=None, pad_edge=False)
    for row in rows:
        table.add_row(*(Text(str(row[key])) for key in told))
    console().print(table if rows else said(lang.value, "list-no-systems"))


def scenarios(
    system: Annotated[str | None, typer.Argument(help="Only those of this system.")] = None,
    lang: Annotated[Language, typer.Option(help="Language of the titles.")] = Language.en,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the scenarios, with their seats.

    Examples: [bold]holmgang scenarios[/], [bold]holmgang scenarios k6 --lang cs[/]
    """
    with cli_errors(lang):
        shelf = library()
        chosen = [shelf.system(system)] if system else list(shelf.systems.values())
        found = [(one.id, scenario) for one in chosen for scenario in shelf.scenarios(one)]
    if as_json:
        json_out([{**_scenario(one), "system": name} for name, one in found])
        return
    table = Table(box=None, pad_edge=False)
    table.add_column(said(lang.value, "list-scenario"), no_wrap=True)
    table.add_column(said(lang.value, "list-title"), overflow="fold")
    table.add_column(said(lang.value, "list-seats"), overflow="fold")
    for name, one in found:
        title = one.title.get(lang.value, one.title["en"])
        table.add_row(f"{name}/{one.id}", Text(clean(title)), Text(", ".join(one.seats)))
    narrow = console().width < 80
    if narrow:
        for name, one in found:
            console().print(f"{name}/{one.id}", style="bold", markup=False, soft_wrap=True)
            console().print(Text(f"  {clean(one.title.get(lang.value, one.title['en']))}: {', '.join(one.seats)}"))
    else:
        console().print(table if found else said(lang.value, "list-no-scenarios"))
    told_problems(shelf, lang.value)


def _scenario(scenario: Scenario) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "title": dict(scenario.title),
        "scene": dict(scenario.scene),
        "seats": list(scenario.seats),
    }


def rules(
    system: Annotated[str, typer.Argument(help="Id of a system.")],
    clause: Annotated[str | None, typer.Argument(help="A clause (K6-21.1) or a section (K6-21).")] = None,
    show_coverage: Annotated[
        bool,
        typer.Option("--coverage", help="Run the vectors and count the clauses that code cites and vectors prove."),
    ] = False,
    lang: Annotated[Language, typer.Option(help="Language.")] = Language.en,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Print the rulebook of a system, clause by clause.

    Examples: [bold]holmgang rules k6 K6-21[/], [bold]holmgang rules k6 --coverage --json[/]
    """
    with cli_errors(lang):
        shelf = library()
        chosen = shelf.system(system)
        if show_coverage:
            results = run_system(chosen, shelf)
            _print_coverage(coverage(chosen, results), as_json, closing_line(results))
            return
        book = chosen.rulebook_in(lang.value)
        clauses = book.find(clause) if clause else tuple(book)
    if as_json:
        json_out([_plain(one) for one in clauses])
        return
    _print_clauses(chosen, clauses, lang.value)


def _plain(clause: Clause) -> dict[str, Any]:
    names = ("id", "section", "title", "origin", "text")
    return {**{name: getattr(clause, name) for name in names}, "kind": clause.kind, "kinds": list(clause.kinds)}


def _print_clauses(system: System[Any], clauses: tuple[Clause, ...], lang: str) -> None:
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            console().print(Text(f"\n{section} {clause.title}", "bold"))
        marks = [_mark(mark, lang) for mark in (*clause.kinds, *clause.origin.split("; "))]
        console().print(Text.assemble((clause.id, "cyan"), (f" {', '.join(dict.fromkeys(marks))} ", "dim")), end="")
        console().print(clause.plain, markup=False)
    if system.authors:
        console().print(Text(f"\n{said(lang, 'list-authors-of', authors=system.authors)}", "dim"))


def _mark(mark: str, lang: str) -> str:
    """A mark of a clause, or where it comes from ("companion: Quests"), in the reader's words where we have them."""
    word, colon, rest = mark.partition(":")
    key = f"list-mark-{word}"
    return (said(lang, key) if kernel_lexicon().has(key, lang) else word) + colon + rest


def _print_coverage(found: Coverage, as_json: bool, closing: str) -> None:
    if as_json:
        json_out(found.plain())
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_row("clauses", str(len(found.clauses)))
    table.add_row("cited while vectors ran", str(len(found.cited)))
    table.add_row("proved by a vector", str(len(found.proved)))
    for kind, clauses in found.uncounted.items():
        if clauses:
            table.add_row(f"not counted: {kind}", f"{len(clauses)}  {', '.join(clauses)}")
    console().print(table)
    if found.missing:
        console().print("missing: " + ", ".join(found.missing))
    console().print(closing)
