"""Saved matches: a text file that only grows, one line per answer, and that says where it was cut or changed.

==================  ====================================================================================================
line                holds
==================  ====================================================================================================
title               ``{"holmgang": 2, "lines": …, "tip": …}``, always of the same length: how many lines follow, and the
                    chain of the last of them
head                system, rules version, scenario with its knobs, content hash, dice, master, people; and the packs
                    that it brings along, if any
beginning           the events before the first answer, and the first checkpoint
one for each entry  the entry of the record, the events it led to, the checkpoints made, the outcome if it was the last
signature           may follow: what a server states about the lines before (:class:`Signature`)
==================  ====================================================================================================

The last key of each line but the title is ``chain``: a hash over the chain of the line before and all that precedes it
in its own. So any damage is found, with its line. The chain does not stop a forger, who can make a new one: that is
what :mod:`holmgang.kernel.verify` is for, and restoring a match goes through it.

A save of other rules is never continued on a guess: it is refused with :class:`SaveOutdated`, which holds its log.

A signature shows which server handed a file out, and that nothing was cut from it or put into it. It holds the
server's public key (Ed25519), how many entries the record had, whether the match was over, and the SHA-256 hash of all
bytes before it, and it signs these. Where the match did not begin at that server's table, it also says how many entries
were brought there: a player who brings them may know the dice to come. A file without a signature is valid too: then
only the people at the table know whether the match went on.
"""

from __future__ import annotations

import base64
import binascii
import codecs
import hashlib
import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from holmgang.kernel.checkpoint import Checkpoint
from holmgang.kernel.dice import FairDice
from holmgang.kernel.errors import SaveDamaged, SaveError, SaveOutdated, shown
from holmgang.kernel.events import Event, event_from
from holmgang.kernel.match import Match
from holmgang.kernel.record import own_numbers
from holmgang.kernel.sums import Phrase, phrase, plain

FORMAT = 2
LINES_BEFORE = 3
"""Title, head and beginning: entry 1 of the record stands on the line after them."""
UNTOLD = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)
"""Exceptions from telling an event that a file alone vouches for: one reader's, or one of other rules."""
_TITLE = re.compile(rb'\{"holmgang":(\d{1,9}),"lines": *(\d{1,10}),"tip":"([0-9a-f]{32})"\}')
_CHAIN = re.compile(rb',"chain":"([0-9a-f]{32})"\}')
_CHAIN_LENGTH = len(',"chain":""}') + 32
_HEAD: Mapping[str, type | tuple[type, ...]] = {
    "system": str,
    "rules_version": str,
    "scenario": dict,
    "content_hash": str,
    "dice": dict,
    "master": bool,
    "people": list,
}
_COUNTS = ("step", "answers", "events", "dice")
_CHECKPOINT_PARTS = (*_COUNTS, "state")
_LINE_PARTS = ("beginning", "entry", "events", "checkpoints", "outcome")
"""The parts of a line in the order in which a save writes them: two orders would be two files of one match."""


text_of = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""The one way in which a save writes JSON. Two things are the same if their texts are."""


# Writing.


class Scribe:
    """Writes a match down line by line: ``news`` are the lines since the last time, ``title`` goes before them all."""

    def __init__(self, match: Match, packs: Sequence[str] = ()) -> None:
        self.match, self.packs = match, tuple(packs)
        self.chain, self.lines, self._entries = "", 0, -1

    @property
    def title(self) -> str:
        """The first line, as it must read now."""
        return _title(self.lines, self.chain)

    def news(self) -> list[str]:
        """The lines that are not written yet."""
        made = [] if self.lines else [self.chained(head(self.match, self.packs)), self.chained(line_of(self.match, -1))]
        self._entries = max(self._entries, 0)
        while self._entries < len(self.match.record):
            made.append(self.chained(line_of(self.match, self._entries)))
            self._entries += 1
        return made

    def chained(self, data: Mapping[str, Any]) -> str:
        """The next line of the file."""
        body = text_of(data)[:-1]
        self.chain = _chained(self.chain, body.encode())
        self.lines += 1
        return f'{body},"chain":"{self.chain}"}}\n'


def _title(lines: int, tip: str) -> str:
    return f'{{"holmgang":{FORMAT},"lines":{lines:>10},"tip":"{tip}"}}\n'


def line_of(match: Match, number: int) -> dict[str, Any]:
    """The line of an entry of the record, from 0 on; -1 is the beginning."""
    data: dict[str, Any] = {"entry": match.record[number].plain()} if number >= 0 else {"beginning": True}
    data["events"] = [event.plain() for event in match.events_of(number)]
    if made := _made_after(match, number):
        data["checkpoints"] = [checkpoint_plain(point) for point in made]
    if match.outcome is not None and number == len(match.record) - 1:
        data["outcome"] = outcome_plain(match)
    return data


def _made_after(match: Match, number: int) -> list[Checkpoint]:
    """The checkpoints made between an entry of the record and the next; most often there is none."""
    made: list[Checkpoint] = []
    for point in reversed(match.checkpoints):
        if point.record <= number:
            break
        if point.record == number + 1:
            made.insert(0, point)
    return made


def head(match: Match, packs: Sequence[str] = ()) -> dict[str, Any]:
    """Return the head of a save: what the match began with. ``packs``: texts of packs that are not installed."""
    game = match.game
    brought = {"packs": list(packs)} if packs else {}
    return {
        "system": game.system.id,
        "rules_version": game.system.rules_version,
        "scenario": dict(game.scenario.data),
        "content_hash": game.content.hash,
        "dice": match.dice.plain(),
        "master": match.play.master is not None,
        "people": list(match.people),
        **brought,
    }


def outcome_plain(match: Match) -> Any:
    """The outcome as JSON, None while the match runs."""
    if match.outcome is None:
        return None
    return {"winners": list(match.outcome.winners), "reason": plain(match.outcome.reason)}


def checkpoint_plain(point: Checkpoint) -> dict[str, Any]:
    """A checkpoint as JSON; which entry it follows is known by its line."""
    return {**{name: getattr(point, name) for name in _COUNTS}, "state": base64.b64encode(point.packed).decode()}


def _chained(chain: str, body: bytes) -> str:
    return hashlib.blake2b(chain.encode() + body, digest_size=16).hexdigest()


def save(match: Match, packs: Sequence[str] = ()) -> str:
    """The whole file of a match. It names the secret of fair dice and every hand: see :func:`public_save`.

    ``packs`` are the texts of packs that only this match uses; they travel with it.
    """
    scribe = Scribe(match, packs)
    lines = scribe.news()
    return scribe.title + "".join(lines)


def public_save(match: Match, seat: str | None) -> str:
    """The match as a seat may carry it home: only what it saw, no secret of running dice, and not how the scenario sets
    it up, for hands may be dealt there.

    While the match runs this cannot be continued, only read. Once it is over nothing is hidden.
    """
    if match.over:
        return save(match)
    dice = match.dice.public() if isinstance(match.dice, FairDice) else {"mode": match.dice.plain()["mode"]}
    scribe = Scribe(match)
    told = {"beginning": True, "events": [event.plain() for event in match.log_for(seat)]}
    scenario = {part: data for part, data in match.game.scenario.data.items() if part != "setup"}
    known = {**head(match), "scenario": scenario, "dice": dice, "reader": seat or ""}
    lines = [scribe.chained(line) for line in (known, told)]
    return scribe.title + "".join(lines)


# Reading.


@dataclass(frozen=True)
class SavedLine:
    """A line after the head: an entry of the record with all that came of it. The first one has no entry."""

    text: str
    entry: Mapping[str, Any] | None
    events: tuple[Event, ...]
    checkpoints: tuple[Checkpoint, ...]
    outcome: Mapping[str, Any] | None


@dataclass(frozen=True)
class Saved:
    """A saved match that has been read and whose chain holds. Whether it is true is another question.

    ``torn``: more followed, which was left away. ``digest``: the hash of the file without its signature.
    """

    head: Mapping[str, Any]
    lines: tuple[SavedLine, ...]
    torn: bool = False
    signature: Signature | None = None
    digest: str = ""

    @property
    def system(self) -> str:
        """The id of its system."""
        return str(self.head["system"])

    @property
    def scenario(self) -> Mapping[str, Any]:
        """Its scenario, as data."""
        scenario: Mapping[str, Any] = self.head["scenario"]
        return scenario

    @property
    def packs(self) -> tuple[str, ...]:
        """The texts of the packs of content that it brings along."""
        return tuple(self.head.get("packs", ()))

    @property
    def reader(self) -> str | None:
        """The seat whose view of a running match it is; None: it is the whole match. An onlooker's is empty."""
        return self.head.get("reader")

    @property
    def over(self) -> bool:
        """Return whether it says that the match has ended."""
        return self.lines[-1].outcome is not None

    @property
    def record(self) -> list[Mapping[str, Any]]:
        """The entries of the record, as JSON."""
        return [line.entry for line in self.lines if line.entry is not None]

    @property
    def log(self) -> list[Event]:
        """Everything that was told."""
        return [event for line in self.lines for event in line.events]

    def log_for(self, seat: str | None) -> list[Event]:
        """Return the events that a seat was told."""
        return [event_from(told) for told in told_to([event.plain() for event in self.log], seat)]


def told_to(log: Sequence[Mapping[str, Any]], seat: str | None) -> Iterator[Mapping[str, Any]]:
    """Return the events that a seat was told as unverified JSON; undone ones are named by the seat's own numbers."""
    places = [place for place, told in enumerate(log) if _seen_by(told.get("seen_by"), seat)]
    for place in places:
        told, gone = log[place], log[place].get("events")
        if told.get("event") == "taken_back" and isinstance(gone, list) and all(type(one) is int for one in gone):
            told = {**told, "events": list(own_numbers(places, gone))}
        yield told


def _seen_by(seers: Any, seat: str | None) -> bool:
    return seers is None or (isinstance(seers, list) and seat in seers)


def read_save(text: str | bytes, *, torn: bool = False) -> Saved:
    """Read a saved match, check that nothing was cut off or changed by accident, and that all its parts are there.

    ``torn``: what follows the last line that the title counts is left away. A process that was killed while it wrote
    leaves such a rest.
    """
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    title, _, rest = data.partition(b"\n")
    found = _TITLE.fullmatch(title)
    if found is None:
        raise _not_ours(data)
    if int(found[1]) != FORMAT:
        raise SaveOutdated(_other_format(int(found[1])), ())
    if title + b"\n" != _title(int(found[2]), found[3].decode()).encode():
        raise SaveDamaged("save-no-title")
    lines, left = _lines(rest, int(found[2]), found[3].decode())
    signature, signed = signature_in(left), data[: len(data) - len(left)]
    left = left if signature is None else b""
    if left and not torn:
        raise SaveDamaged("save-more-follows", line=len(lines) + 2)
    head, *others = (_parsed(body, number) for number, body in enumerate(lines, 2))
    for part, kind in _HEAD.items():
        if part not in head:
            raise SaveDamaged("save-head-lacks", part=part)
        if not isinstance(head[part], kind):
            raise SaveDamaged("save-head-wrong", part=part)
    packs = head.get("packs", [""])
    if not isinstance(packs, list) or not packs or not all(isinstance(text, str) for text in packs):
        raise SaveDamaged("save-head-wrong", part="packs")
    if not others:
        raise SaveDamaged("save-no-beginning")
    bodies = lines[1:]
    read = (_line(others[place], place - 1, bodies[place].decode()) for place in range(len(others)))
    return Saved(head, tuple(read), torn=bool(left), signature=signature, digest=digest_of(signed))


def _not_ours(data: bytes) -> SaveError:
    """Return the error for a file that does not begin like a save: an earlier format, or no save at all."""
    try:
        old = json.loads(data)
    except (ValueError, RecursionError):
        old = None
    if isinstance(old, dict) and type(old.get("format")) is int:
        log = old.get("log")
        log = [told for told in log if isinstance(told, dict) and "event" in told] if isinstance(log, list) else []
        return SaveOutdated(_other_format(old["format"]), log)
    return SaveDamaged(_no_title(data))


def _no_title(data: bytes) -> str:
    """Describe how the title was lost, as far as can be told: most often a program changed the file on its way."""
    title = data.partition(b"\n")[0]
    if not data.strip():
        return "save-empty"
    if _TITLE.fullmatch(title.removeprefix(codecs.BOM_UTF8).rstrip(b"\r")) is None:
        return "save-no-title"
    return "save-byte-mark" if title.startswith(codecs.BOM_UTF8) else "save-line-ends"


def _other_format(found: int) -> Phrase:
    return phrase("save-other-format", found=shown(found), ours=str(FORMAT))


def _lines(rest: bytes, count: int, tip: str) -> tuple[list[bytes], bytes]:
    """The lines without their chains, each checked against the one before, and what follows them."""
    lines = rest.split(b"\n", count) if count else [rest]
    if len(lines) <= count:
        raise SaveDamaged("save-cut-short", line=len(lines) + 1, lines=count + 1)
    left = lines.pop()
    chain = ""
    bodies = []
    for number, line in enumerate(lines, 2):
        body, end = line[:-_CHAIN_LENGTH], _CHAIN.fullmatch(line[-_CHAIN_LENGTH:])
        chain = _chained(chain, body)
        if end is None or end[1].decode() != chain:
            raise SaveDamaged("save-line-changed", line=number)
        bodies.append(body + b"}")
    if chain != tip:
        raise SaveDamaged("save-other-title")
    return bodies, left


def _parsed(body: bytes, number: int) -> dict[str, Any]:
    try:
        data = _DECODER.decode(body.decode())
        same = isinstance(data, dict) and text_of(data).encode() == body
    except (ValueError, RecursionError):
        raise SaveDamaged("save-line-unreadable", line=number) from None
    if not same:
        raise SaveDamaged("save-line-style", line=number)
    made: dict[str, Any] = data
    return made


def _no_such_number(text: str) -> Any:
    raise ValueError(f"{text} is no number of a save")


_DECODER = json.JSONDecoder(parse_float=_no_such_number, parse_constant=_no_such_number)


def _line(data: Mapping[str, Any], number: int, text: str) -> SavedLine:
    """A line after the head; ``number`` is that of its entry, from 0 on."""
    place = number + 1
    try:
        entry, outcome = data.get("entry"), data.get("outcome")
        if not isinstance(entry, dict) if number >= 0 else data.get("beginning") is not True:
            raise SaveDamaged("save-entry-none", entry=place)
        if strange := data.keys() - {"beginning" if number < 0 else "entry", "events", "checkpoints", "outcome"}:
            raise SaveDamaged("save-entry-strange", entry=place, text=", ".join(sorted(strange)))
        if list(data) != [part for part in _LINE_PARTS if part in data]:
            raise SaveDamaged("save-entry-part", entry=place)
        if not isinstance(outcome, dict) and "outcome" in data:
            raise SaveDamaged("save-entry-outcome", entry=place)
        points = tuple(_checkpoint(point, number + 1) for point in data.get("checkpoints", ()))
        if not points and "checkpoints" in data:
            raise SaveDamaged("save-entry-part", entry=place)
        return SavedLine(text, entry, tuple(event_from(told) for told in data["events"]), points, outcome)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise SaveDamaged("save-entry-part", entry=place) from None


def _checkpoint(data: Mapping[str, Any], record: int) -> Checkpoint:
    counts = [data[name] for name in _COUNTS]
    if strange := data.keys() - {*_CHECKPOINT_PARTS}:
        raise SaveDamaged("save-entry-strange", entry=record, text=", ".join(sorted(strange)))
    if tuple(data) != _CHECKPOINT_PARTS:
        raise SaveDamaged("save-entry-part", entry=record)
    if not all(type(count) is int and count >= 0 for count in counts):
        raise SaveDamaged("save-checkpoint-counts", entry=record)
    try:
        packed = base64.b64decode(data["state"], validate=True)
    except binascii.Error:
        raise SaveDamaged("save-checkpoint-damaged", entry=record) from None
    if base64.b64encode(packed).decode() != data["state"]:  # unused bits of the last letter would hold anything
        raise SaveDamaged("save-checkpoint-damaged", entry=record)
    step, answers, events, dice = counts
    return Checkpoint(step, record, answers, events, dice, packed)


FIELDS: Mapping[str, type] = {"by": str, "entries": int, "over": bool, "sha256": str}
BROUGHT = "brought"


@dataclass(frozen=True)
class Signature:
    """A server's statement about a file and its signature of that statement, in hexadecimal.

    ``brought``: so many entries came to the server's table with a file or from an earlier fight; None: the match began
    there.
    """

    by: str
    entries: int
    over: bool
    sha256: str
    signature: str
    brought: int | None = None

    def valid(self) -> bool:
        """Return whether the owner of the key made this statement."""
        try:
            key, signature = bytes.fromhex(self.by), bytes.fromhex(self.signature)
            if (key.hex(), signature.hex()) != (self.by, self.signature):
                return False  # capital letters and spaces would name the same bytes in another file
            Ed25519PublicKey.from_public_bytes(key).verify(signature, self._statement())
        except (InvalidSignature, ValueError):
            return False
        return True

    def _statement(self) -> bytes:
        return _text(self._stated())

    def _stated(self) -> dict[str, Any]:
        stated = {name: getattr(self, name) for name in FIELDS}
        return stated if self.brought is None else {**stated, BROUGHT: self.brought}

    def line(self) -> str:
        """The last line of the file."""
        return _text({"signed": {**self._stated(), "signature": self.signature}}).decode() + "\n"


def signature_in(line: bytes) -> Signature | None:
    """Return the signature that a line holds, None if it holds none. The line must be written in our one way."""
    try:
        data: Any = json.loads(line)["signed"]
        found = Signature(**data)
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    kinds = {**FIELDS, "signature": str, **({} if found.brought is None else {BROUGHT: int})}
    typed = all(type(getattr(found, name)) is kind for name, kind in kinds.items())
    return found if typed and found.line().encode() == line else None


def digest_of(data: bytes) -> str:
    """Return the hash that a signature names."""
    return hashlib.sha256(data).hexdigest()


class Signer:
    """A server's own key."""

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self._key = key
        self.public = key.public_key().public_bytes_raw().hex()

    @classmethod
    def fresh(cls) -> Signer:
        """With a new key."""
        return cls(Ed25519PrivateKey.generate())

    @classmethod
    def kept_in(cls, file: Path) -> Signer:
        """With the key in that file. It is made if there is none; of several processes that try, one makes it."""
        part = file.with_name(f"{file.name}.{os.getpid()}")
        if not file.exists():
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as made:
                made.write(Ed25519PrivateKey.generate().private_bytes_raw().hex())
            try:
                os.link(part, file)  # it fails where another process was quicker, and never shows half a key
            except FileExistsError:
                pass
            finally:
                part.unlink()
        return cls(Ed25519PrivateKey.from_private_bytes(bytes.fromhex(file.read_text().strip())))

    def signed(self, text: str, *, entries: int, over: bool, brought: int | None = None) -> str:
        """Return the text of a saved match with the signature at its end."""
        unsigned = Signature(self.public, entries, over, digest_of(text.encode()), "", brought)
        return text + replace(unsigned, signature=self._key.sign(unsigned._statement()).hex()).line()


def _text(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
