"""Shared by all commands: the console, the library, and errors as sentences."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import typer
from rich.console import Console

from holmgang.kernel.errors import ContentError, HolmgangError, InputError, ReplayDiverged
from holmgang.kernel.library import Library
from holmgang.kernel.sums import Phrase
from holmgang.kernel.words import FALLBACK, Words, kernel_lexicon
from holmgang.lab.simulate import Cluster


class Lang(str, Enum):
    """The languages there are."""

    en = "en"
    cs = "cs"
    da = "da"


@cache
def console() -> Console:
    """Where people read."""
    return Console(highlight=False, emoji=False)


@cache
def library() -> Library:
    """Return the library of everything that is installed."""
    return Library.discover()


def library_for(scenario: str) -> Library:
    """Return everything that is installed; for a scenario file, with the packs and scenarios beside it."""
    path = Path(scenario)
    if path.suffix not in (".yaml", ".yml"):
        return library()
    return library_beside(path)


def library_beside(file: Path) -> Library:
    """Return everything that is installed, with the packs and scenarios beside a file."""
    return Library(library().systems.values(), [file.absolute().parent])


def said(lang: str, key: str, **args: str | int) -> str:
    """A sentence of the command itself; texts and numbers in it are shown as they are."""
    given = {f"\0{name}": value for name, value in args.items() if isinstance(value, str)}
    shown = {name: f"\0{name}" if isinstance(value, str) else value for name, value in args.items()}
    return Words(kernel_lexicon(), lang, given).say(Phrase(key, shown))


def told_problems(shelf: Library, lang: str = FALLBACK) -> None:
    """Say which files of the user were left out, and why."""
    for problem in shelf.problems:
        errors().print(said(lang, "list-left-out", problem=refused(lang, ContentError([problem]))), style="yellow")


def refused(lang: str, error: HolmgangError) -> str:
    """Return the message about a file or a name, in the reader's language where there are words for it."""
    return Words(kernel_lexicon(), lang).refusal(error)


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The places where two scenarios, as data, do not say the same."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in dict.fromkeys([*one, *other]):
            yield from differences(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    elif one != other:
        yield path


def errors() -> Console:
    """Where people read what was wrong."""
    return Console(stderr=True, highlight=False, soft_wrap=True, markup=False, emoji=False)


def json_out(data: Any) -> None:
    """One JSON document for a program."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def json_line(data: Any) -> None:
    """One line of JSON Lines."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")


@contextmanager
def cli_errors(lang: Lang = Lang.en) -> Iterator[None]:
    """A person's mistake is a sentence on the error channel and exit code 2; never a traceback."""
    try:
        yield
    except ReplayDiverged as error:
        fail(f"the record does not fit these rules: {error}", 1)
    except InputError as error:
        fail(refused(lang.value, error), 2)
    except HolmgangError as error:
        fail(f"{type(error).__name__}: {error}", 1)


def fail(message: str, code: int) -> NoReturn:
    """Say what was wrong and stop."""
    errors().print(message, style="red")
    raise typer.Exit(code)


def there(address: str | None) -> AbstractContextManager[Cluster | None]:
    """The cluster that was named, if one was."""
    if address is None:
        return nullcontext()
    from holmgang.lab.cluster import cluster_at

    return cluster_at(address)
