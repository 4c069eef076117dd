"""Commands for authors: ``new`` writes a working starting point, ``content`` tells what there is to build upon."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holmgang.cli.common import Lang, cli_errors, console, json_out, library, told_problems
from holmgang.cli.draw_maps import clean
from holmgang.cli.fields import field_tables, fields_of
from holmgang.kernel.content import canonical
from holmgang.kernel.errors import InputError, UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.system import System
from holmgang.kernel.words import Words

STARTERS = Path(__file__).with_name("starters")
SORTS = ("pack", "scenario", "system")
NAME = re.compile("[a-z][a-z0-9_]{0,39}")


def authoring(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(new)
    app.command()(content)


def new(
    sort: Annotated[str, typer.Argument(help="pack, scenario or system.")],
    name: Annotated[str, typer.Argument(help="Its id: small letters, digits and _.")],
    system: Annotated[str, typer.Option(help="For a pack or a scenario: of which system.")] = "",
    folder: Annotated[Path, typer.Option(help="Where to write.")] = Path(),
) -> None:
    """Write a commented, working starting point for content or rules of your own.

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
        f"# The rest is on the page of the system: docs/systems/{system.id}.md\n"
    )
    named = re.sub(r"^id:.*$", f"id: {name}", text, count=1, flags=re.MULTILINE)
    return head + re.sub(r"^title:.*$", f"title: {{en: {_title(name)}}}", named, count=1, flags=re.MULTILINE)


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def content(
    system: Annotated[str, typer.Argument(help="Id of a system.")],
    kind: Annotated[str | None, typer.Argument(help="A kind of content: weapons, creatures …")] = None,
    show_fields: Annotated[bool, typer.Option("--fields", help="The fields of the kinds, as in the docs.")] = False,
    lang: Annotated[Lang, typer.Option(help="Language of the names.")] = Lang.en,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """List what a system is played with: kinds, ids and numbers.

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
    """What an entry says besides the usual."""
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
