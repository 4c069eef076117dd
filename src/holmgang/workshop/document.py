"""A fight under construction: the text of its scenario file, and the changes that can be undone and redone.

The text is the truth. A change is kept as the one piece of text that it replaced, so undoing gives back the same text,
comments included, however long the history is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from holmgang.kernel.editor import EditRefused
from holmgang.kernel.errors import ContentError
from holmgang.kernel.sums import Phrase
from holmgang.kernel.yamltext import Document, read_yaml
from holmgang.workshop.yaml_edit import Patch, edited

FILE: Final = "scenario"
"""The name of the text in mistakes."""
MOST_STEPS: Final = 250
"""So many changes can be undone."""
LONGEST: Final = 200_000
"""Characters of a document."""


@dataclass(frozen=True)
class EditStep:
    """A change: at ``at`` the text ``old`` was replaced by ``new``. ``name`` says it in words."""

    name: Phrase
    at: int
    old: str
    new: str

    @classmethod
    def between(cls, name: Phrase, before: str, after: str) -> EditStep:
        """Return the step that leads from one text to another."""
        most = min(len(before), len(after))
        start = 0
        while start < most and before[start] == after[start]:
            start += 1
        end = 0
        while end < most - start and before[-1 - end] == after[-1 - end]:
            end += 1
        return cls(name, start, before[start : len(before) - end], after[start : len(after) - end])

    def done(self, text: str) -> str:
        """Return the text after the step."""
        return text[: self.at] + self.new + text[self.at + len(self.old) :]

    def undone(self, text: str) -> str:
        """Return the text before the step."""
        return text[: self.at] + self.old + text[self.at + len(self.new) :]

    def plain(self) -> list[Any]:
        """Return the step as JSON data."""
        return [self.name.key, dict(self.name.args), self.at, self.old, self.new]

    @classmethod
    def read(cls, data: Any) -> EditStep:
        """Return the step of :meth:`plain`."""
        key, args, at, old, new = data
        return cls(Phrase(key, args), at, old, new)


@dataclass(frozen=True)
class FightDocument:
    """A scenario's text with its history. Every method returns a new document."""

    text: str
    past: tuple[EditStep, ...] = ()
    future: tuple[EditStep, ...] = field(default=())

    @cached_property
    def read(self) -> Document | ContentError:
        """The text as data with lines, or why it cannot be read."""
        try:
            return read_yaml(self.text, FILE)
        except ContentError as error:
            return error

    @property
    def data(self) -> Mapping[str, Any]:
        """The scenario as data; empty if the text cannot be read."""
        data = self.read.data if isinstance(self.read, Document) else None
        return data if isinstance(data, dict) else {}

    @property
    def readable(self) -> bool:
        """True if the text is a mapping, so that commands can change it."""
        return isinstance(self.read, Document) and isinstance(self.read.data, dict)

    def with_data(self, name: Phrase, data: Mapping[str, Any]) -> tuple[FightDocument, Patch]:
        """Return the document after a change of its data, and the change as a JSON patch."""
        if not self.readable:
            raise EditRefused("build-text-first")
        text, patch = edited(self.text, self.data, dict(data))
        return self.with_text(name, text), patch

    def with_text(self, name: Phrase, text: str) -> FightDocument:
        """Return the document with another text. The same text is no change."""
        if len(text) > LONGEST:
            raise EditRefused("build-too-long", most=LONGEST // 1000)
        if text == self.text:
            return self
        step = EditStep.between(name, self.text, text)
        return FightDocument(text, (*self.past, step)[-MOST_STEPS:])

    def undone(self) -> FightDocument:
        """Return the document before its last change; itself if there is none."""
        if not self.past:
            return self
        *past, last = self.past
        return FightDocument(last.undone(self.text), tuple(past), (last, *self.future))

    def redone(self) -> FightDocument:
        """Return the document with the change that was undone last; itself if there is none."""
        if not self.future:
            return self
        first, *future = self.future
        return replace(self, text=first.done(self.text), past=(*self.past, first), future=tuple(future))

    def plain(self) -> dict[str, Any]:
        """Return the document as JSON data."""
        return {
            "text": self.text,
            "past": [step.plain() for step in self.past],
            "future": [step.plain() for step in self.future],
        }

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> FightDocument:
        """Return the document of :meth:`plain`."""
        past, future = (tuple(map(EditStep.read, data[name])) for name in ("past", "future"))
        return cls(str(data["text"]), past, future)
