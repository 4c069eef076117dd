"""Commands for those who write rules and content: run, verify, replay, simulate, check, schema."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from holmgang.cli.common import Lang, cli_errors, console, fail, json_line, json_out, library
from holmgang.kernel.content import json_schema, load_pack, pack_schema, scenario_schema, sort_of
from holmgang.kernel.dice import FairDice, check_fair
from holmgang.kernel.errors import ContentError, HolmgangError, InputError, SaveOutdated, UnknownName
from holmgang.kernel.events import Event, RecordedEvent
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Roll
from holmgang.kernel.record import Answered, entry_from, kept
from holmgang.kernel.save import read_save, replay_from_start
from holmgang.kernel.sums import Say, Sum
from holmgang.kernel.system import System
from holmgang.kernel.words import Words
from holmgang.kernel.yamltext import Document, read_file
from holmgang.lab.simulate import Report, simulate
from holmgang.testing.script import ScriptFailed, ScriptRun
from holmgang.testing.vectors import Result, VectorFile, closing_line, read_vectors, run_file, run_system


def designer(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(run)
    app.command()(verify)
    app.command()(replay)
    app.command("simulate")(simulate_command)
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

    Example: [bold]holmgang run k6/bridge --script fight.yaml --json[/]
    """
    with cli_errors():
        shelf = library()
        game = shelf.game(scenario)
        document = read_file(script)
        entries = document.data
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise ContentError([document.problem((), "expected a list of script entries")])
        played = ScriptRun(game, master, False, {})
        problem: ScriptFailed | None = None
        try:
            played.play(entries)
        except ScriptFailed as failure:
            problem = failure
        words = Words(shelf.lexicon(game.system), lang.value, game.system.view(played.match.play, None).names)
    _print_log(played.match.log, words, as_json)
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


def replay(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    prove: Annotated[bool, typer.Option("--verify", help="Play it again from the start and check every die.")] = False,
    at: Annotated[int | None, typer.Option(help="Stop after this many answers.")] = None,
    why: Annotated[bool, typer.Option("--why", help="Explain every number, term by term, with its clauses.")] = False,
    lang: Annotated[Lang, typer.Option(help="Language.")] = Lang.en,
    as_json: Annotated[bool, typer.Option("--json", help="Events as JSON Lines.")] = False,
) -> None:
    """A saved match, event by event.

    Examples: [bold]holmgang replay fight.json --why[/], [bold]holmgang replay fight.json --verify[/]
    """
    with cli_errors():
        shelf = library()
        try:
            data = read_save(_text(file))
            owner = shelf.system(data["system"])
        except SaveOutdated as old:
            for told in old.log:
                json_line(told)
            raise
        log: list[Event] = [RecordedEvent(told) for told in data["log"]]
        note = ""
        if prove or at is not None:
            if at is not None:
                held = kept(entry_from(entry, place) for place, entry in enumerate(data["record"]))
                data = {**data, "record": [entry.plain() for entry in held[:at]]}
            match = replay_from_start(data, shelf.game_from(owner, data["scenario"], str(file)))
            if prove:
                note = _proof(match, log)
            log, names = list(match.log), owner.view(match.play, None).names
        else:
            names = _names(shelf, data)
        words = Words(shelf.lexicon(owner), lang.value, names)
    _print_log(log, words, as_json, why)
    if note:
        console().print(note, style="green")


def _print_log(log: Sequence[Event], words: Words, as_json: bool, why: bool = False) -> None:
    """Events as sentences, with the reasons of their numbers if wanted; or as JSON Lines."""
    for event in log:
        if as_json:
            json_line(event.plain())
            continue
        console().print(words.event(event), markup=False)
        for total in _sums(event.facts()) if why else ():
            clauses = ", ".join(total.clauses)
            console().print(f"    {words.explain(total)}  [{clauses}]", markup=False, style="dim")


def _sums(value: Any) -> Iterator[Sum]:
    if isinstance(value, Sum):
        yield value
    elif isinstance(value, (Mapping, list, tuple)):
        for item in value.values() if isinstance(value, Mapping) else value:
            yield from _sums(item)


def _names(shelf: Library, data: Mapping[str, Any]) -> Mapping[str, Say | str]:
    """The names of the tokens; a save that cannot be continued has to do with their ids."""
    try:
        match = shelf.restore(data)
    except HolmgangError:
        return {}
    return match.game.system.view(match.play, None).names


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{file}: cannot be read: {error}") from None


def _proof(match: Match, log: Sequence[Event]) -> str:
    """Check that the record tells what the log says, and that fair dice were fair."""
    told = [event.plain() for event in match.log]
    held = _standing(log)
    if told != held[: len(told)] or len(told) != len(held):
        place = next((i for i, (a, b) in enumerate(zip(told, held, strict=False)) if a != b), min(len(told), len(held)))
        raise HolmgangError(f"the log of the file and the replay differ from event {place + 1} on")
    rolls = [
        (entry.label.sides, entry.answer)
        for entry in match.kept
        if isinstance(entry, Answered) and entry.label.kind == Roll.kind
    ]
    if isinstance(match.dice, FairDice):
        check_fair(match.dice.secret, match.dice.shares, match.dice.commitment, rolls)
        return f"Replayed: {len(told)} events agree; all {len(rolls)} rolls follow from the secret committed to."
    return f"Replayed: {len(told)} events agree, {len(rolls)} rolls."


def _standing(log: Sequence[Event]) -> list[dict[str, Any]]:
    """The events of a log that were not taken back."""
    held: list[dict[str, Any]] = []
    for event in log:
        if event.kind == "taken_back":
            del held[len(held) - event.facts()["events"] :]
        else:
            held.append(event.plain())
    return held


def simulate_command(
    scenario: Annotated[str, typer.Argument(help="Id or file of a scenario.")],
    matches: Annotated[int, typer.Option("-n", help="How many matches.", min=1, max=10_000_000)] = 1000,
    seats: Annotated[list[str] | None, typer.Option(help="SEAT, SIDE or all=POLICY; may be repeated.")] = None,
    knobs: Annotated[list[str] | None, typer.Option("--set", help="KNOB=VALUE; may be given several times.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same result.")] = 1,
    processes: Annotated[int | None, typer.Option(help="How many processes; all cores by default.", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Play many matches through the engine and count.

    Examples: [bold]holmgang simulate k6/bridge -n 1000[/],
    [bold]holmgang simulate duel -n 500 --seats ann=random --seats bea=heuristic --set slippery=2 --json[/]
    """
    with cli_errors():
        shelf = library()
        game = shelf.game(scenario, {key: _value(text) for key, text in _pairs(knobs, "KNOB=VALUE").items()})
        policies = _pairs(seats, "SEAT=POLICY")
        with Progress(console=console(), transient=True, disable=as_json) as bar:
            task = bar.add_task("matches", total=matches)
            report = simulate(
                shelf,
                game,
                matches,
                seed=seed,
                policies=policies,
                processes=processes,
                progress=lambda done: bar.advance(task, done),
            )
    if as_json:
        json_out(report.plain())
        return
    _print_report(report)


def _pairs(given: list[str] | None, form: str) -> dict[str, str]:
    pairs = {}
    for text in (part for item in given or () for part in item.split()):
        key, sign, value = text.partition("=")
        if not sign or not key or not value:
            raise InputError(f"{text!r} is not of the form {form}")
        pairs[key] = value
    return pairs


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def _print_report(report: Report) -> None:
    table = Table("side", "wins", "share", "95 % interval", box=None, pad_edge=False)
    for side, rate in report.wins.items():
        low, high = rate.interval
        table.add_row(side, str(rate.count), f"{rate.share:.1%}", f"{low:.1%} – {high:.1%}")
    console().print(table)
    lengths = report.plain()
    for what in ("steps", "questions"):
        one = lengths[what]
        console().print(f"{what}: mean {one['mean']}, median {one['median']}, {one['least']} to {one['most']}")
    seats = ", ".join(f"{seat}={policy}" for seat, policy in report.seats.items())
    console().print(f"{report.matches} matches of {report.scenario}, seed {report.seed}; {seats}")


def check(
    files: Annotated[list[Path], typer.Argument(help="Packs, scenarios, vector files, maps.")],
) -> None:
    """Validate content files; every problem with its file and line.

    Example: [bold]holmgang check my-pack.yaml my-scenario.yaml[/]
    """
    failed = False
    with cli_errors():
        shelf = library()
        for path in files:
            try:
                console().print(f"{path}: {_checked(path, shelf)}", markup=False)
            except ContentError as error:
                failed = True
                console().print(str(error), markup=False, style="red", soft_wrap=True)
            except UnknownName as error:
                failed = True
                console().print(f"{path}: {error}", markup=False, style="red", soft_wrap=True)
    raise typer.Exit(2 if failed else 0)


def _checked(path: Path, shelf: Library) -> str:
    readers = [system for system in shelf.systems.values() if path.suffix.lower() in system.map_suffixes]
    if readers:
        return "\n".join(_checked_map(path, system) for system in readers)
    document = read_file(path)
    sort = sort_of(document)
    owner = shelf.system(_system_of(document))
    if sort == "vectors":
        vectors, _ = read_vectors(path)
        return f"{len(vectors.cases)} vectors of {vectors.system}, not run; `holmgang verify` runs them"
    if sort == "scenario":
        scenario = shelf.scenario_from(owner, document)
        owner.setup(scenario, shelf.pack(owner))
        return f"scenario {scenario.id} of {owner.id}, good"
    own = sorted((owner.folder / "content").glob("*.yaml"))
    inside = path.resolve() in [file.resolve() for file in own]
    load_pack(own if inside else [*own, document], owner.content_kinds, owner.id)
    return f"pack for {owner.id}, good"


def _checked_map(path: Path, system: System[Any]) -> str:
    """A map of another program as a system reads it, with what had to be approximated."""
    made = system.import_map(path)
    rows = made["map"].get("rows", ())
    notes = "".join(f"\n  {note}" for note in made["notes"])
    drawn = "".join(f"\n    {row}" for row in rows)
    return f"map for {system.id}, good{notes}\n  as `setup.map` of a scenario:{drawn}"


def _system_of(document: Document) -> str:
    data = document.data
    if not isinstance(data, dict) or not isinstance(data.get("system"), str):
        raise ContentError([document.problem((), "the file names no `system:`")])
    return str(data["system"])


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
