"""Commands for authors of rules and content: ``run``, ``verify``, ``check``, ``schema``, ``new``, ``content``.

The last part describes the fields that people may write in a pack, from the models themselves.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import typer
from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holmgang.bots.policies import check_policies
from holmgang.cli.common import (
    Language,
    cli_errors,
    console,
    fail,
    json_line,
    json_out,
    library,
    library_for,
    refused,
    said,
    told_problems,
)
from holmgang.cli.draw import clean
from holmgang.cli.replay import print_log
from holmgang.kernel.content import (
    DiceText,
    Ref,
    Texts,
    canonical,
    json_schema,
    load_pack,
    pack_schema,
    scenario_schema,
    sort_of,
)
from holmgang.kernel.errors import ContentError, InputError, UnknownName
from holmgang.kernel.guides import checked_guide
from holmgang.kernel.library import Library
from holmgang.kernel.messages import Translatable, translated
from holmgang.kernel.system import System
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.kernel.yamltext import Document, read_file
from holmgang.testing.script import ScriptFailed, ScriptRun
from holmgang.testing.vectors import CaseResult, VectorFile, closing_line, read_vectors, run_file, run_system
from holmgang.workshop.yaml_edit import renamed


def add_commands(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(run)
    app.command()(verify)
    app.command()(check)
    app.command()(schema)
    app.command()(new)
    app.command()(content)


def run(
    scenario: Annotated[str, typer.Argument(help="Id or file of a scenario.")],
    script: Annotated[Path, typer.Option(help="YAML list of script entries, as in a vector.")],
    as_json: Annotated[bool, typer.Option("--json", help="Events as JSON Lines.")] = False,
    master: Annotated[bool, typer.Option(help="Ask the master for rulings.")] = False,
    lang: Annotated[Language, typer.Option(help="Language of the sentences.")] = Language.en,
) -> None:
    """Play scripted answers and print the events.

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
    files: Annotated[
        list[Path] | None, typer.Argument(help="Vector files. Default: the vectors of all systems.")
    ] = None,
    system: Annotated[str | None, typer.Option(help="Only the vectors of this system.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON line per vector.")] = False,
) -> None:
    """Run vector files. The last line is `N passed, M failed`.

    Examples: [bold]holmgang verify --system k6[/], [bold]holmgang verify my-vectors.yaml[/]
    """
    with cli_errors():
        shelf = library()
        results: list[CaseResult] = []
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
    files: Annotated[list[Path], typer.Argument(help="Packs, scenarios, guides, vector files, maps.")],
    lang: Annotated[Language, typer.Option(help="Language of the messages.")] = Language.en,
) -> None:
    """Check content files, and print every mistake with its file and line.

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
    """Return the praise of a good file; raise for a bad one."""
    readers = [system for system in shelf.systems.values() if path.suffix.lower() in system.map_suffixes]
    if readers:
        return "\n".join(_checked_map(path, system, lang) for system in readers)
    document = read_file(path)
    sort = sort_of(document)
    owner = shelf.system(_system_of(document, shelf))
    if sort == "vectors":
        vectors, _ = read_vectors(path)
        return said(lang, "check-vectors", count=len(vectors.cases), system=vectors.system)
    if sort == "guide":
        guide = checked_guide(shelf, document)
        return said(lang, "check-guide", name=guide.scenario, system=owner.id, count=len(guide.steps))
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
    system: Annotated[str | None, typer.Option(help="The system of the pack or scenario.")] = None,
) -> None:
    """Print the JSON Schema of content files, for editors.

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


STARTERS = Path(__file__).with_name("starters")
SORTS = ("pack", "scenario", "system")
NAME = re.compile("[a-z][a-z0-9_]{0,39}")


def new(
    sort: Annotated[str, typer.Argument(help="pack, scenario or system.")],
    name: Annotated[str, typer.Argument(help="Id of the new file or system: small letters, digits and _.")],
    system: Annotated[str, typer.Option(help="The system of the pack or scenario.")] = "",
    folder: Annotated[Path, typer.Option(help="Folder to write to.")] = Path(),
) -> None:
    """Create a pack, a scenario or a rule system to start from, with comments.

    Examples: [bold]holmgang new pack winter --system k6[/], [bold]holmgang new scenario my_bridge --system tkds[/],
    [bold]holmgang new system mygame[/]
    """
    with cli_errors():
        if sort not in SORTS:
            raise UnknownName("starting point", sort, SORTS)
        if not NAME.fullmatch(name):
            raise InputError(f"{name!r} is no id: small letters, digits and _, a letter first, at most 40")
        shelf = library()
        if sort == "system":
            if name in shelf.systems:
                raise InputError(f"there is a system {name!r} already")
            _write_all(dict(_system_files(name)), folder / name)
            steps = [f"HOLMGANG_SYSTEMS={name}:SYSTEM holmgang {what}" for what in (f"play {name}/first", "verify")]
        else:
            if not system:
                raise InputError(f"a {sort} belongs to a system: add --system with one of {', '.join(shelf.systems)}")
            owner = shelf.system(system)
            path = folder / f"{name}.yaml"
            text = _pack(shelf, owner, name) if sort == "pack" else _scenario(shelf, owner, name)
            _write_all({path.name: text}, folder)
            steps = [f"holmgang check {path}"]
            steps += [f"holmgang play {path}"] if sort == "scenario" else [f"holmgang content {owner.id}"]
    for step in steps:
        console().print(f"  {step}", style="cyan", markup=False, soft_wrap=True)


def _write_all(files: dict[str, str], folder: Path) -> None:
    """Write the files, none of which may be there already."""
    taken = [folder / name for name in files if (folder / name).exists()]
    if taken:
        raise InputError(f"{taken[0]} is there already; nothing was written")
    try:
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            console().print(f"{path}", markup=False, soft_wrap=True)
    except OSError as error:
        raise InputError(f"{folder}: cannot be written: {error.strerror or error}") from None


def _system_files(name: str) -> Iterator[tuple[str, str]]:
    prefix = re.sub("[^A-Z]", "", name.upper())[:2] or "X"
    root = STARTERS / "system"
    for path in sorted(root.rglob("*")):
        if path.is_file():
            text = path.read_text(encoding="utf-8").replace("PREFIX", prefix).replace("NAME", name)
            yield str(path.relative_to(root)).removesuffix(".txt"), text


def _pack(shelf: Library, system: System[Any], name: str) -> str:
    """An entry that builds upon a shipped one, and all fields there are, as comments."""
    kinds = [kind for kind in system.content_kinds if shelf.pack(system).kind(kind)]
    if not kinds:
        raise InputError(f"{system.id} has no content to build upon")
    kind = kinds[-1]
    parent = next(iter(shelf.pack(system).kind(kind)))
    title = _title(name)
    lines = [
        f"# A pack for {system.id}. Check it: holmgang check {name}.yaml",
        "# It is used by scenarios that lie beside it, and everywhere if it lies in a folder of HOLMGANG_PACKS.",
        f"# What there is to build upon: holmgang content {system.id}; all kinds and fields: add --fields",
        f"system: {system.id}",
        f"pack: {{id: {name}, title: {{en: {title}}}}}",
        f"{kind}:",
        f"  {name}_{parent}:",
        f"    extends: {parent}           # everything of it, except what stands here",
        f"    name: {{en: {title} {parent.replace('_', ' ')}}}   # and cs: …, da: …, if you like",
    ]
    for field in fields_of(system.content_kinds[kind]):
        if field.name not in ("name", "id"):
            lines.append(f"    # {field.name}: {field.written or '…'}   # {field.shape.replace('`', '')}")
    return "\n".join(lines) + "\n"


def _scenario(shelf: Library, system: System[Any], name: str) -> str:
    """A shipped scenario under another name: everything in it works and may be changed."""
    files = shelf.scenario_files(system)
    model = files.get(system.demo) or next(iter(files.values()))
    if name in files:
        raise InputError(f"{system.id} has a scenario {name!r} already")
    text = model.read_text(encoding="utf-8")
    head = (
        f"# A scenario for {system.id}, made of {model.stem}. Check it: holmgang check {name}.yaml\n"
        f"# Play it: holmgang play {name}.yaml. Who could take part: holmgang content {system.id}\n"
        "# Fields and what they may hold, for your editor: holmgang schema scenario --system " + f"{system.id}\n"
        f"# The rest is on the page of the system: docs/reference/systems/{system.id}.md\n"
    )
    return head + renamed(text, name, {"en": _title(name)})


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def content(
    system: Annotated[str, typer.Argument(help="Id of a system.")],
    kind: Annotated[str | None, typer.Argument(help="A kind of content: weapons, creatures …")] = None,
    show_fields: Annotated[
        bool, typer.Option("--fields", help="List the fields of each kind, as in the documentation.")
    ] = False,
    lang: Annotated[Language, typer.Option(help="Language of the names.")] = Language.en,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the content of a system: kinds, ids and numbers.

    Examples: [bold]holmgang content k6[/], [bold]holmgang content tkds creatures[/],
    [bold]holmgang content kampbogen --fields[/]
    """
    with cli_errors(lang):
        shelf = library()
        owner = shelf.system(system)
        pack = shelf.pack(owner)
        kinds = {kind: pack.kind(kind)} if kind else dict(pack.kinds)
        words = Words(shelf.lexicon(owner), lang.value)
    if show_fields:
        typer.echo(field_tables(owner))
        return
    if as_json:
        json_out({name: {key: canonical(entry) for key, entry in entries.items()} for name, entries in kinds.items()})
        return
    for name, entries in kinds.items():
        console().print(Text(f"{name} ({len(entries)})", "bold"))
        if kind is None:
            console().print(Padding(Text(", ".join(entries)), (0, 0, 0, 2)))
            continue
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(no_wrap=True, style="cyan")
        table.add_column(overflow="fold")
        table.add_column(overflow="fold", style="dim")
        for key, entry in entries.items():
            told = ", ".join(f"{label} {value}" for label, value in _told(entry))
            table.add_row(key, Text(clean(_called(words, key))), Text(clean(told)))
        console().print(table)
    told_problems(shelf, lang.value)


def _called(words: Words, name: str) -> str:
    said = words.say(f"name-{name}")
    return words.say(name) if said.startswith("name-") else said


def _told(entry: Any) -> Iterator[tuple[str, str]]:
    """Yield the fields of an entry that differ from the defaults."""
    for name, field in type(entry).model_fields.items():
        value = getattr(entry, name)
        if name not in ("id", "name") and value != field.get_default(call_default_factory=True):
            yield name, _short(canonical(value))


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return f"[{', '.join(map(_short, value))}]"
    if isinstance(value, dict):
        held = {key: item for key, item in value.items() if item not in (None, [], "", False)}
        return "{" + ", ".join(f"{key}: {_short(item)}" for key, item in held.items()) + "}"
    return "none" if value is None else str(value)


class ModelField(NamedTuple):
    """One field: its name, what it may hold, what holds if it is left out (nothing: it must be written)."""

    name: str
    shape: str
    default: str
    written: str = ""
    """The default as it would stand in a file."""


def fields_of(model: type[BaseModel]) -> list[ModelField]:
    """The fields of a model, as people write them."""
    return [
        ModelField(info.alias or name, _shape(info), _default(info), _written(info))
        for name, info in model.model_fields.items()
    ]


def field_tables(system: System[Any]) -> str:
    """The kinds of content of a system with their fields, as Markdown."""
    parts: list[str] = []
    inner: dict[str, type[BaseModel]] = {}
    for kind, model in system.content_kinds.items():
        parts.append(_table(f"`{kind}`", model))
        for found in _models(model):
            inner.setdefault(found.__name__, found)
    parts += [_table(f"*{_type_name(model)}*", model) for model in inner.values()]
    note = "Every entry may also have `name`, a text by language, and `extends` and `replaces`."
    return "\n\n".join([note, *parts])


def _table(title: str, model: type[BaseModel]) -> str:
    lines = [f"{title}", "", "| field | holds | if left out |", "|---|---|---|"]
    for name, shape, default, _ in fields_of(model):
        lines.append(f"| `{name}` | {_cell(shape)} | {_cell(default) or '*must be given*'} |")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _type_name(model: type[BaseModel]) -> str:
    """A model by its class: ``AddedDamage`` is an *added damage*."""
    name = model.__name__.removesuffix("Model")
    return "".join(f" {char.lower()}" if char.isupper() else char for char in name).strip()


def _default(info: FieldInfo) -> str:
    value = info.get_default(call_default_factory=True)
    if value is PydanticUndefined:
        return ""
    if info.annotation is not None and value == (0, 0):
        return "none"
    plain = canonical(value)
    if plain in (None, [], {}, ""):
        return "nothing"
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if isinstance(plain, list) and _is_dice(value):
        return f"{plain[0]}d{plain[1]}"
    return ", ".join(map(str, plain)) if isinstance(plain, list) else str(plain)


def _written(info: FieldInfo) -> str:
    value = info.get_default(call_default_factory=True)
    if value is PydanticUndefined or value is None:
        return ""
    return f"{value[0]}d{value[1]}" if _is_dice(value) else json.dumps(canonical(value), ensure_ascii=False)


def _is_dice(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, int) for part in value)


def _shape(info: FieldInfo) -> str:
    return _words(Annotated[(info.annotation, *info.metadata)] if info.metadata else info.annotation)


def _words(hint: Any) -> str:
    if hint == DiceText:
        return "dice like 2d6"
    if hint == Texts:
        return "a text by language"
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(args[0], args[1:])
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(_words(arg) for arg in args if arg is not NoneType))
    if origin is Literal:
        return ", ".join(f"`{arg}`" if arg != "" else "nothing" for arg in args)
    if origin in (list, tuple, set, frozenset):
        inner = [arg for arg in args if arg is not Ellipsis]
        return f"a list of: {' or '.join(dict.fromkeys(map(_words, inner)))}"
    if origin in (dict, Mapping):
        return f"a mapping of {_words(args[0])} to {_words(args[1])}"
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return f"*{_type_name(hint)}*"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return ", ".join(f"`{one.value}`" for one in hint)
    return {int: "a whole number", str: "a word", bool: "true or false"}.get(hint, str(hint))


def _annotated(hint: Any, marks: tuple[Any, ...]) -> str:
    if any(hasattr(mark, "json_schema") and "dice" in str(mark.json_schema) for mark in marks):
        return "dice like 2d6"
    kinds = [kind for mark in marks if isinstance(mark, Ref) for kind in mark.kinds]
    if kinds:
        return f"an id of {' or '.join(f'`{kind}`' for kind in kinds)}"
    if hint == get_args(Texts)[0]:
        return "a text by language"
    least, most = _limit(marks, "ge"), _limit(marks, "le")
    text = _words(hint)
    if least is not None and most is not None:
        return f"{text}, {least} to {most}"
    return f"{text}, at least {least}" if least is not None else f"{text}, at most {most}" if most is not None else text


def _limit(marks: tuple[Any, ...], name: str) -> Any:
    for mark in marks:
        found = getattr(mark, name, None)
        if found is None and hasattr(mark, "metadata"):
            found = _limit(tuple(mark.metadata), name)
        if found is not None:
            return found
    return None


def _models(model: type[BaseModel], *around: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """Yield the models inside a model, each before what it holds itself. ``around`` are those that hold it."""
    for info in model.model_fields.values():
        for leaf in _leaves(info.annotation):
            if isinstance(leaf, type) and issubclass(leaf, BaseModel) and leaf not in (model, *around):
                yield leaf
                yield from _models(leaf, model, *around)


def _leaves(hint: Any) -> Iterator[Any]:
    args = get_args(hint)
    if not args or get_origin(hint) is Literal:
        yield hint
    for arg in args:
        yield from _leaves(arg)
