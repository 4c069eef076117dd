"""The record: what was answered to which question, in order, for ever.

A record only grows. Taking something back is an entry of its own; :func:`kept` gives what holds after all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from holmgang.kernel.errors import SaveDamaged
from holmgang.kernel.questions import Answer, Label


class Answered(NamedTuple):
    """A question was answered; in a joint question, a part of it was answered or amended."""

    label: Label
    answer: Answer

    def plain(self) -> dict[str, Any]:
        return {**_label_plain(self.label), "answer": self.answer}


class Confirmed(NamedTuple):
    """A seat stands by its answers to the open joint question."""

    label: Label

    def plain(self) -> dict[str, Any]:
        return {**_label_plain(self.label), "confirmed": True}


class Undone(NamedTuple):
    """Only the first ``keep`` of the entries that held until now still hold."""

    by: str
    keep: int
    consent: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        return {"undone_by": self.by, "keep": self.keep, "consent": list(self.consent)}


Entry = Answered | Confirmed | Undone
Kept = Answered | Confirmed


def kept(entries: Iterable[Entry]) -> list[Kept]:
    """What holds of a record once everything taken back is left out."""
    holds: list[Kept] = []
    for entry in entries:
        if isinstance(entry, Undone):
            del holds[entry.keep :]
        else:
            holds.append(entry)
    return holds


def _label_plain(label: Label) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": label.kind, "seat": label.seat, "purpose": label.purpose}
    if label.about:
        data["about"] = label.about
    if label.sides:
        data["sides"] = list(label.sides)
    return data


def entry_from(data: Mapping[str, Any], at: int) -> Entry:
    """An entry from its JSON form; a damaged one is named by its place."""
    try:
        if "undone_by" in data:
            return Undone(data["undone_by"], data["keep"], tuple(data["consent"]))
        label = Label(
            data["kind"], data["seat"], data["purpose"], data.get("about", ""), tuple(data.get("sides", ()))
        )
        return Confirmed(label) if data.get("confirmed") else Answered(label, data["answer"])
    except (KeyError, TypeError) as error:
        raise SaveDamaged(f"entry {at} of the record is not labelled as it must be: {error}") from None
