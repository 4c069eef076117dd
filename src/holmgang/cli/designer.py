"""Commands for those who write rules and content: run, verify, check, schema."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from holmgang.bots.opening import check_policies
from holmgang.cli.common import (
    Lang,
    cli_errors,
    console,
    fail,
    json_line,
    json_out,
    library,
    library_for,
    refused,
    said,
)
from holmgang.cli.replay import print_log
from holmgang.kernel.content import json_schema, load_pack, pack_schema, scenario_schema, sort_of
from holmgang.kernel.errors import ContentError, InputError, UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.messages import Translatable, translated
from holmgang.kernel.system import System
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.kernel.yamltext import Document, read_file
from holmgang.testing.script import ScriptFailed, ScriptRun
from holmgang.testing.vectors import Result, VectorFile, closing_line, read_vectors, run_file, run_system


def designer(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(run)
    app.command()(verify)
    app.command()(check)
    app.command()(schema)


def run(
    scenario: Annotated[str, typer.Argument(help="Id or file of a scenario.")],
    script: Annotated[Path, typer.Option(help="YAML list of script entries, as in a vector.")],
    as_json: Annotated[bool, typer.Option("--json", help="Events as JSON Lines.")] = False,
    master: Annotated[bool, typer.Option(help="Ask the master for rulings.")] = False,
    lang: Annotated[Lang, typer.Option(help="Language of the sentences.")] = Lang.en,
) -> None:
    """Scripted answers in, events out.

    Example: [bold]holmgang run k6/corridor --script fight.yaml --json[/]
    """
    with cli_errors(lang):
        shelf = library_for(scenario)
        game = shelf.game(scenario)
        document = read_file(script)
        entries = document.data
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise ContentError(
                [document.problem((), Translatable("expected a list of script entries", "script-entries"))]
            )
        played = ScriptRun(game, master, False, {})
        problem: ScriptFailed | None = None
        try:
            played.play(entries)
        except ScriptFailed as failure:
            problem = failure
        words = Words(shelf.words_of(game), lang.value, game.system.view(played.match.play, None).names)
    print_log(played.match.log, words, as_json)
    if problem is not None:
        fail(str(problem), 1)


def verify(
    files: Annotated[list[Path] | None, typer.Argument(help="Vector files; without any, those of the systems.")] = None,
    system: Annotated[str | None, typer.Option(help="Only the vectors of this system.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON line per vector.")] = False,
) -> None:
    """Run vector files. The last line is `N passed, M failed`.

    Examples: [bold]holmgang verify --system k6[/], [bold]holmgang verify my-vectors.yaml[/]
    """
    with cli_errors():
        shelf = library()
        results: list[Result] = []
        for path in files or ():
            results += run_file(path, shelf)
        if not files:
            for one in [shelf.system(system)] if system else shelf.systems.values():
                results += run_system(one, shelf)
    for result in results:
        if as_json:
            json_line(result.plain())
        elif not result.passed:
            title = f"{result.file}:{result.line}: {result.case.id} {result.case.title}\n  {result.problem}"
            console().print(title, markup=False, style="red", soft_wrap=True)
    typer.echo(closing_line(results))
    raise typer.Exit(0 if all(result.passed for result in results) else 1)


def check(
    files: Annotated[list[Path], typer.Argument(help="Packs, scenarios, vector files, maps.")],
    lang: Annotated[Lang, typer.Option(help="Language of what it says.")] = Lang.en,
) -> None:
    """Validate content files; every problem with its file and line.

    Examples: [bold]holmgang check my-pack.yaml my-scenario.yaml[/], [bold]holmgang check my-pack.yaml --lang cs[/]
    """
    failed = False
    with cli_errors(lang):
        shelf = _beside(library(), files)
        for path in files:
            try:
                console().print(f"{path}: {_checked(path, shelf, lang.value)}", markup=False)
            except ContentError as error:
                failed = True
                console().print(refused(lang.value, error), markup=False, style="red", soft_wrap=True)
            except UnknownName as error:
                failed = True
                console().print(f"{path}: {refused(lang.value, error)}", markup=False, style="red", soft_wrap=True)
    raise typer.Exit(2 if failed else 0)


def _beside(shelf: Library, files: Sequence[Path]) -> Library:
    """The library in which the files given together see each other."""
    return Library(shelf.systems.values(), files=files)


def _checked(path: Path, shelf: Library, lang: str) -> str:
    """What is said of a good file; a bad one raises."""
    readers = [system for system in shelf.systems.values() if path.suffix.lower() in system.map_suffixes]
    if readers:
        return "\n".join(_checked_map(path, system, lang) for system in readers)
    document = read_file(path)
    sort = sort_of(document)
    owner = shelf.system(_system_of(document, shelf))
    if sort == "vectors":
        vectors, _ = read_vectors(path)
        return said(lang, "check-vectors", count=len(vectors.cases), system=vectors.system)
    if sort == "scenario":
        scenario = shelf.scenario_from(owner, document, tried=True)
        check_policies(owner, scenario, document)
        return said(lang, "check-scenario", name=scenario.id, system=owner.id)
    # The file as it will be used: together with what it may build upon, the other files given along with it.
    files = [*shelf.own_files(owner), *shelf.user_files("pack", owner)]
    known = [file.resolve() for file in files]
    try:
        load_pack(files if path.resolve() in known else [*files, document], owner.content_kinds, owner.id)
    except ContentError as error:
        if own := [problem for problem in error.problems if problem.file == document.file]:
            raise ContentError(own) from None
    return said(lang, "check-pack", system=owner.id)


def _checked_map(path: Path, system: System[Any], lang: str) -> str:
    """A map of another program as a system reads it, with what had to be approximated."""
    made = system.import_map(path)
    rows = made["map"].get("rows", ())
    words = Words(kernel_lexicon(), lang)
    notes = "".join(f"\n  {translated(words, note)}" for note in made["notes"])
    drawn = "".join(f"\n    {row}" for row in rows)
    return f"{said(lang, 'check-map', system=system.id)}{notes}\n  {said(lang, 'check-map-rows')}{drawn}"


def _system_of(document: Document, shelf: Library) -> str:
    """The system a file names; a pack, a scenario and a file of vectors all begin with it."""
    data, known = document.data, ", ".join(shelf.systems)
    if data is None:
        text = "the file is empty; `holmgang new pack` writes one to begin with"
        raise ContentError([document.problem((), Translatable(text, "empty-file"))])
    if not isinstance(data, dict):
        text = "expected `key: value` lines, the first of them `system:`"
        raise ContentError([document.problem((), Translatable(text, "key-lines"))])
    if "system" not in data:
        text = f"the file names no `system:`; known: {known}"
        raise ContentError([document.problem((), Translatable(text, "no-system-key", known=known))])
    name = data["system"]
    if name not in shelf.systems:
        text = f"no system {name!r}; known: {known}"
        raise ContentError(
            [document.problem(("system",), Translatable(text, "which-system", name=repr(name), known=known))]
        )
    return str(name)


def schema(
    kind: Annotated[str, typer.Argument(help="pack, scenario or vectors.")],
    system: Annotated[str | None, typer.Option(help="For pack and scenario: of which system.")] = None,
) -> None:
    """JSON Schema, so that an editor can help.

    Examples: [bold]holmgang schema vectors[/], [bold]holmgang schema scenario --system k6[/]
    """
    with cli_errors():
        if kind == "vectors":
            json_out(json_schema(VectorFile, "A vector file"))
            return
        if kind not in ("pack", "scenario"):
            raise UnknownName("schema", kind, ("pack", "scenario", "vectors"))
        shelf = library()
        if system is None:
            raise InputError(f"a {kind} belongs to a system: add --system with one of {', '.join(shelf.systems)}")
        owner = shelf.system(system)
        if kind == "pack":
            json_out(pack_schema(owner.content_kinds, owner.id))
        else:
            json_out(scenario_schema(owner.setup_model, owner.knobs_model, owner.id, owner.presets))
