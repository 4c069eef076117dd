"""Reading YAML that a person wrote: safely, strictly, and with the line of everything.

The subset is what JSON has, without fractions: mappings, lists, texts, whole numbers, true, false, null. Where YAML is
known to surprise, the word stays a text: ``yes``, ``no``, ``on``, ``off``, dates, ``010``, ``0x1F``, ``1:30``.
A decimal number is refused rather than read, for no rule counts in them. Anchors, aliases, tags, keys written twice and
several documents in one file are refused too.

Everything wrong is a :class:`ContentError` with file and line; no input makes a traceback.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NoReturn

import yaml

from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.messages import Translatable

MAX_BYTES: Final = 1024 * 1024
"""No more text than this is looked at; longer files are refused before they are parsed."""
MAX_DEPTH: Final = 30
"""Mappings and lists within one another."""
MAX_NODES: Final = 50_000
"""Keys and values in one file."""
MAX_DIGITS: Final = 18
"""Digits of a whole number."""
TOO_MANY_DIGITS: Final = Translatable(
    f"too large a number: at most {MAX_DIGITS} digits", "most-digits", most=MAX_DIGITS
)
MAX_PROBLEMS: Final = 50
"""So many are reported at once, no more."""

DataPath = tuple[str | int, ...]
"""The way to a value: keys of mappings and indices of lists, from the top."""

_INT = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
FLOAT: Final = re.compile(
    r"[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)(?:[eE][-+]?[0-9]+)?|[-+]?[0-9]+[eE][-+]?[0-9]+"
    r"|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"
)
"""Texts that a reader of YAML might take for a decimal number."""
_WORDS: Final[Mapping[str, bool | None]] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]")
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def dotted(path: DataPath) -> str:
    """A path as people read it: ``cases[2].expect``."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def _names(path: DataPath) -> tuple[str, ...]:
    return tuple(map(str, path))


@dataclass(frozen=True, slots=True)
class Document:
    """Data that was read, and where each part of it stands.

    Data that came from elsewhere than a file (a request, a save) is a document too, without lines.
    """

    data: Any
    file: str = ""
    lines: Mapping[tuple[str, ...], int] = field(default_factory=dict, repr=False)

    def line(self, path: DataPath = ()) -> int:
        """The line of a key or list item, from 1; of the nearest thing around it if it is not there; 0 if unknown.

        Keys and indices may be given as ``str`` or ``int`` alike.
        """
        names = _names(path)
        for end in range(len(names), -1, -1):
            if names[:end] in self.lines:
                return self.lines[names[:end]]
        return 0

    def problem(self, path: DataPath, message: str) -> Problem:
        """Something wrong at a place in this document."""
        return Problem(self.file, self.line(path), dotted(path), message)


def read_file(path: Path | str) -> Document:
    """Read a YAML file. A missing, unreadable, too large or non-UTF-8 file is a :class:`ContentError` as well."""
    return read_yaml(bytes_of(Path(path), MAX_BYTES + 1), str(path))


def bytes_of(path: Path, most: int = -1) -> bytes:
    """Return the content of a file, at most so many bytes of it. Raise :class:`ContentError` if it cannot be read."""
    name = str(path)
    try:
        if path.is_dir():
            _refuse(name, 0, Translatable("is a folder, not a file", "folder"))
        if not path.exists():
            _refuse(name, 0, Translatable("no such file", "no-file"))
        if not path.is_file():
            _refuse(name, 0, Translatable("is not an ordinary file", "odd-file"))
        with path.open("rb") as stream:
            return stream.read(most)
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        why = str(getattr(error, "strerror", None) or error)
        _refuse(name, 0, Translatable(f"cannot be read: {why}", "unreadable", why=why))


def read_yaml(text: str | bytes, file: str) -> Document:
    """Read one YAML document; ``file`` is how errors call it. An empty text is a document whose data is ``None``."""
    return _Reader(_decoded(text, file), file).document()


def _refuse(file: str, line: int, message: str) -> NoReturn:
    raise ContentError([Problem(file, line, "", message)]) from None


def _decoded(text: str | bytes, file: str) -> str:
    most = f"{MAX_BYTES // 1024} KiB"
    too_large = Translatable(f"too large: at most {most} are read", "file-too-large", most=most)
    if len(text) > MAX_BYTES:
        _refuse(file, 0, too_large)
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            _refuse(file, line, Translatable("is not UTF-8 text; save it as UTF-8", "no-utf8"))
    text = text.removeprefix("\ufeff")
    if found := _UNPRINTABLE.search(text):
        line = text.count("\n", 0, found.start()) + 1
        _refuse(file, line, _no_text(found[0]))
    if len(text.encode("utf-8")) > MAX_BYTES:
        _refuse(file, 0, too_large)
    return text


def _no_text(char: str) -> str:
    code = f"U+{ord(char):04X}"
    return Translatable(f"holds the character {code}, which is not text", "no-text", code=code)


class _Reader:
    """Builds data from the parser's events, one at a time, so that nothing grows before it is counted."""

    def __init__(self, text: str, file: str) -> None:
        self.text, self.file = text, file
        self.lines: dict[tuple[str, ...], int] = {}
        self.problems: list[Problem] = []
        self.nodes = 0
        self.events: Iterator[Any] = yaml.parse(text, Loader=_LOADER)

    def document(self) -> Document:
        data = None
        try:
            documents = 0
            for event in self.events:
                if isinstance(event, yaml.DocumentStartEvent):
                    documents += 1
                    if documents > 1:
                        text = "a second document starts here; one file holds one"
                        self.report(event, (), Translatable(text, "second-document"))
                        break
                elif isinstance(event, yaml.NodeEvent):
                    data = self.value(event, ())
        except yaml.MarkedYAMLError as error:
            self.problems.append(self.syntax(error))
        except yaml.YAMLError as error:
            self.problems.append(
                Problem(self.file, 0, "", Translatable(f"is not YAML: {error}", "no-yaml", why=str(error)))
            )
        if self.problems:
            raise ContentError(sorted(self.problems, key=lambda problem: problem.line))
        return Document(data, self.file, self.lines)

    def syntax(self, error: yaml.MarkedYAMLError) -> Problem:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 0
        written = self.text.split("\n")
        around = written[line - 1] if 0 < line <= len(written) else ""
        if "\t" in around[: len(around) - len(around.lstrip())]:
            text = "is not YAML: this line is indented with a tab; use spaces"
            return Problem(self.file, line, "", Translatable(text, "tab"))
        words = ": ".join(part for part in (error.context, error.problem) if part)
        return Problem(self.file, line, "", Translatable(f"is not YAML: {words}", "no-yaml", why=words))

    def report(self, event: Any, path: DataPath, message: str) -> None:
        self.problems.append(Problem(self.file, event.start_mark.line + 1, dotted(path), message))
        if len(self.problems) >= MAX_PROBLEMS:
            raise ContentError(self.problems)

    def stop(self, event: Any, path: DataPath, message: str) -> NoReturn:
        self.report(event, path, message)
        raise ContentError(self.problems)

    def value(self, event: Any, path: DataPath) -> Any:
        self.lines.setdefault(_names(path), event.start_mark.line + 1)
        self.nodes += 1
        if self.nodes > MAX_NODES:
            text = f"too much in one file: more than {MAX_NODES:,} keys and values"
            self.stop(event, path, Translatable(text, "too-much", most=f"{MAX_NODES:,}"))
        if isinstance(event, yaml.AliasEvent):
            text = f"*{event.anchor} is an alias; write the value itself"
            self.report(event, path, Translatable(text, "alias", name=f"*{event.anchor}"))
            return None
        if event.anchor is not None:
            text = f"&{event.anchor} is an anchor; anchors and aliases are not read"
            self.report(event, path, Translatable(text, "anchor", name=f"&{event.anchor}"))
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!", 1)
            text = f"the tag {tag} is not read; write the plain value"
            self.report(event, path, Translatable(text, "tag", tag=tag))
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event, path)
        if len(path) >= MAX_DEPTH:
            text = f"nested too deep: more than {MAX_DEPTH} mappings and lists within one another"
            self.stop(event, path[:3], Translatable(text, "too-deep", most=MAX_DEPTH))
        return self.mapping(path) if isinstance(event, yaml.MappingStartEvent) else self.sequence(path)

    def scalar(self, event: Any, path: DataPath) -> str | int | bool | None:
        word: str = event.value
        if found := _CONTROL.search(word):  # written as an escape: "\e[31m" would steer a terminal
            self.report(event, path, _no_text(found[0]))
            return ""
        if not event.implicit[0]:
            return word
        if word in _WORDS:
            return _WORDS[word]
        if _INT.fullmatch(word):
            if len(word.lstrip("+-")) > MAX_DIGITS:
                self.report(event, path, TOO_MANY_DIGITS)
                return 0
            return int(word)
        if FLOAT.fullmatch(word):
            text = f"{word[:40]} is a decimal number: write a whole number, or quotes around a text"
            self.report(event, path, Translatable(text, "decimal", number=word[:40]))
        return word

    def sequence(self, path: DataPath) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            items.append(self.value(event, (*path, len(items))))
        return items

    def mapping(self, path: DataPath) -> dict[str | int, Any]:
        items: dict[str | int, Any] = {}
        first: dict[str, int] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            key = self.key(event, path)
            name, line = str(key), event.start_mark.line + 1
            if name in first:  # also 1 beside "1", which are one key in JSON
                text = f"this key stands here twice, first on line {first[name]}"
                self.report(event, (*path, key), Translatable(text, "key-twice", line=str(first[name])))
            first.setdefault(name, line)
            self.lines.setdefault((*_names(path), name), line)
            items[key] = self.value(next(self.events), (*path, key))
        return items

    def key(self, event: Any, path: DataPath) -> str | int:
        line = event.start_mark.line + 1
        if not isinstance(event, (yaml.ScalarEvent, yaml.AliasEvent)):
            self.stop(event, path, Translatable("a mapping or a list cannot be a key; write a word", "odd-key"))
        key = self.value(event, path)
        if isinstance(key, (str, int)) and not isinstance(key, bool):
            return key
        if isinstance(event, yaml.ScalarEvent):
            shown = event.value or Translatable("nothing", "nothing")
            text = f"the key {shown} is not a word or a whole number; put quotes around it"
            self.report(event, path, Translatable(text, "no-key", name=shown))
        return f"line {line}"
