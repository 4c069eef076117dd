"""Fill the generated parts of the documentation from the code.

``python -m tools.reference [PAGE …]`` rewrites every part between ``<!-- generated: NAME [SYSTEM] -->`` and
``<!-- generated: end -->`` in the given pages, by default in all pages under ``docs``. The tests compare the pages with
what this module would write, so a page cannot fall behind the code.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints

from typer.core import TyperArgument, TyperGroup, TyperOption
from typer.main import get_command

from holmgang.cli.app import app
from holmgang.cli.authoring import field_tables, fields_of
from holmgang.kernel.events import Event
from holmgang.kernel.guides import guide_of, guided_scenarios
from holmgang.kernel.library import Library
from holmgang.kernel.system import System
from holmgang.kernel.words import Words
from holmgang.lab.kept_forecasts import length_of
from holmgang.table.web.setup_form import clauses_of_knobs, knob_called, preset_called
from tools.signatures import signature_lists

DOCS = Path(__file__).resolve().parent.parent / "docs"
PART = re.compile(r"(<!-- generated: (\w+)(?: (\w+))? -->\n).*?(<!-- generated: end -->)", re.DOTALL)
MARKUP = re.compile(r"\[/?(?:bold)?\]")


def filled(page: str, library: Library) -> str:
    """Return the page with all generated parts up to date. Raise ``KeyError`` for a part that does not exist."""

    def part(found: re.Match[str]) -> str:
        system = [library.system(found[3])] if found[3] else []
        text = PARTS[found[2]](library, *system)
        return f"{found[1]}\n{text}\n\n{found[4]}"

    return PART.sub(part, page)


def table(columns: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    """Return a Markdown table. Bars inside cells are escaped."""
    lines = [" | ".join(columns), "|".join("---" for _ in columns)]
    lines += [" | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in row) for row in rows]
    return "\n".join(f"|{line}|" if line.startswith("---") else f"| {line} |" for line in lines)


# ---- games -----------------------------------------------------------------------------------------------------------


def fights(library: Library, system: System[Any]) -> str:
    """Return the shipped scenarios of a system: id, title, players, minutes."""

    def rows() -> Iterator[tuple[str, ...]]:
        for scenario in sorted(library.scenarios(system), key=lambda one: one.id != system.demo):
            players = sum(seat.role == "player" for seat in scenario.seats.values())
            master = " and a game master" if scenario.master is not None else ""
            length = length_of(system, scenario.id)
            low, high = length.minutes if length is not None else (0, 0)
            minutes = f"{low}" if low == high else f"{low}–{high}"
            yield (f"{scenario.title['en']}", f"`{system.id}/{scenario.id}`", f"{players}{master}", minutes)

    return table(("fight", "id", "players", "minutes"), rows())


def first_fight(library: Library, system: System[Any]) -> str:
    """Return the guided fights of a system, each with the basic rules that its player has met at the end."""
    parts = []
    for name in guided_scenarios(system):
        guide = guide_of(library, library.game(f"{system.id}/{name}"))
        assert guide is not None, f"{name} is a shipped scenario"
        title = library.scenario_data(system, name)["title"]["en"]
        rows = ((clause, _first_sentence(system.rulebook[clause].plain)) for clause in guide.teaches)
        parts.append(f"*{title}* (`{system.id}/{name}`) teaches:\n\n{table(('basic rule', 'what it says'), rows)}")
    return "\n\n".join(parts)


def _first_sentence(text: str) -> str:
    return text.split(". ", maxsplit=1)[0].removesuffix(".") + "."


def knobs(library: Library, system: System[Any]) -> str:
    """Return the house rules of a system: id, name, values, default, clauses; then its presets."""
    words, clauses = Words(library.lexicon(system), "en"), clauses_of_knobs(system)

    def rows() -> Iterator[tuple[str, ...]]:
        for field in fields_of(system.knobs_model):
            name = knob_called(words, field.name)
            yield (f"`{field.name}`", name, field.shape, _cell(field.default), ", ".join(clauses[field.name]))

    text = table(("knob", "name on screen", "values", "default", "rules"), rows())
    presets = [f"`{name}` ({preset_called(words, name)})" for name in system.presets]
    listed = "\n".join(f"* {preset}" for preset in presets) or "none"
    return f"{text}\n\nPresets:\n\n{listed}"


def _cell(default: str) -> str:
    found = re.fullmatch(r"\{(.*)\}", default)
    return found[1].replace("'", "") if found else default


# ---- code of a system ------------------------------------------------------------------------------------------------


def events(_: Library, system: System[Any]) -> str:
    """Return the event kinds of a system with their fields and what they mean."""

    def rows() -> Iterator[tuple[str, ...]]:
        for kind in _event_kinds(f"{_package(system)}.events"):
            names = [f"`{one.name}`" for one in fields(kind) if one.name not in ("clauses", "seen_by")]
            yield (f"`{kind.kind}`", ", ".join(names) or "–", _summary(kind))

    return table(("event", "fields", "meaning"), rows())


def state(_: Library, system: System[Any]) -> str:
    """Return the dataclasses of a system's state with their fields, the state itself first."""

    def rows() -> Iterator[tuple[str, ...]]:
        for kind in _reached(system.state_type, {}):
            yield (f"`{kind.__name__}`", _summary(kind), ", ".join(f"`{one.name}`" for one in fields(kind)) or "–")

    return table(("class", "what it is", "fields"), rows())


def arithmetic(_: Library, system: System[Any]) -> str:
    """Return the functions of a system's ``rules.py`` that vectors may call."""
    module = system.arithmetic
    found = [one for one in vars(module).values() if inspect.isfunction(one) and one.__module__ == module.__name__]  # type: ignore[union-attr]

    def rows() -> Iterator[tuple[str, ...]]:
        for function in found:
            clauses = getattr(function, "clauses", ())
            if not function.__name__.startswith("_") and clauses:
                yield (f"`{function.__name__}({_arguments(function)})`", _summary(function), ", ".join(clauses))

    return table(("function", "result", "rules"), rows())


def _package(system: System[Any]) -> str:
    return system.place.partition(":")[0]


def _event_kinds(home: str) -> Iterator[type[Event]]:
    """Return the event classes of a module or a package, module by module, as they stand in the source."""
    package = import_module(home)
    inner = sorted(one.name for one in iter_modules(getattr(package, "__path__", ())))
    for module in (package, *(import_module(f"{home}.{name}") for name in inner)):
        for one in vars(module).values():
            if inspect.isclass(one) and issubclass(one, Event) and one.__module__ == module.__name__:
                yield one


def _reached(kind: type[Any], seen: dict[type[Any], None]) -> Mapping[type[Any], None]:
    """Return the dataclasses that a dataclass holds, itself first."""
    if is_dataclass(kind) and kind not in seen and kind.__module__.startswith("holmgang.systems"):
        seen[kind] = None
        for hint in get_type_hints(kind).values():
            for leaf in _leaves(hint):
                _reached(leaf, seen)
    return seen


def _leaves(hint: Any) -> Iterator[Any]:
    if isinstance(hint, type) and not get_args(hint):
        yield hint
    for arg in get_args(hint):
        yield from _leaves(arg)


def _arguments(function: Callable[..., Any]) -> str:
    parts = inspect.signature(function).parameters.values()
    return ", ".join(one.name if one.default is one.empty else f"{one.name}={one.default!r}" for one in parts)


def _summary(thing: Any) -> str:
    """Return the first paragraph of a docstring on one line; nothing if a dataclass has only the generated one."""
    if is_dataclass(thing) and (thing.__doc__ or "").startswith(f"{getattr(thing, '__name__', '')}("):
        return ""
    text = " ".join((inspect.getdoc(thing) or "").split("\n\n")[0].split()).replace("``", "`")
    return re.sub(r":\w+:`~?([^`]*)`", r"`\1`", text)


# ---- commands --------------------------------------------------------------------------------------------------------


def cli(_: Library) -> str:
    """Return every command with its arguments, options, defaults and environment variables."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    return "\n\n".join(_command(name, one) for name, one in sorted(group.commands.items()))


def _command(name: str, command: Any) -> str:
    told = inspect.cleandoc(MARKUP.sub("", command.help or "")).split("\n\n")[0]
    takes = [one for one in command.params if isinstance(one, TyperArgument)]
    shown = [str(one.name).upper() if one.required else f"[{str(one.name).upper()}]" for one in takes]
    rows = [(f"`{part.strip('[]')}`", one.help or "", "") for part, one in zip(shown, takes, strict=True)]
    rows += [_option(one) for one in command.params if isinstance(one, TyperOption) and one.name != "help"]
    usage = " ".join(["holmgang", name, *shown])
    parts = [f"## {name}", f"`{usage}`", " ".join(told.split())]
    return "\n\n".join([*parts, table(("argument or option", "meaning", "default"), iter(rows))] if rows else parts)


def _option(option: TyperOption) -> tuple[str, str, str]:
    names = ", ".join(f"`{one}`" for one in (*option.opts, *option.secondary_opts))
    usual = ""
    if option.default is True:
        usual = f"`{option.opts[0]}`"
    elif option.default not in (None, False, "", []) and not callable(option.default):
        usual = f"`{getattr(option.default, 'value', option.default)}`"
    env = f" Environment variable: `{option.envvar}`." if option.envvar else ""
    return names, f"{option.help or ''}{env}", usual


PARTS: Mapping[str, Callable[..., str]] = {
    "fights": fights,
    "first_fight": first_fight,
    "knobs": knobs,
    "events": events,
    "state": state,
    "arithmetic": arithmetic,
    "cli": cli,
    "fields": lambda library, system: field_tables(system),
    "signatures": lambda library: signature_lists(),
}


def main(names: list[str]) -> None:
    """Rewrite the generated parts of the given pages, or of all."""
    library = Library.discover()
    for path in [Path(name) for name in names] or sorted(DOCS.rglob("*.md")):
        page = path.read_text(encoding="utf-8")
        now = filled(page, library)
        if now != page:
            path.write_text(now, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
