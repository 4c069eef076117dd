"""Packs that visitors upload: stored with their table and used by that table alone.

Their text is stored in the table's row. Worker processes read packs from folders, so the text is also written to a
temporary folder of this process, which is removed when no table uses it any more.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory, mkdtemp
from threading import Lock
from typing import Any
from weakref import WeakValueDictionary, finalize

from holmgang.kernel.content import load_pack, sort_of
from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.library import Library
from holmgang.kernel.messages import Translatable
from holmgang.kernel.system import System
from holmgang.kernel.yamltext import Document, read_yaml

NO_SYSTEM = Translatable("a pack begins with 'system:' and the id of a game", "no-system")
NO_PACK = Translatable("this is no pack", "no-pack")
MOST_PACKS = 8
LONGEST_PACK = 200_000
MOST_KEPT = 16


class UploadedPacks:
    """The server's library, and the same with the packs of a table."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._made: dict[str, Library] = {}
        self._alive: WeakValueDictionary[str, Library] = WeakValueDictionary()
        self._making = Lock()
        self._folder: TemporaryDirectory[str] | None = None

    def close(self) -> None:
        """Remove the folder."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def with_packs(self, packs: Sequence[str]) -> Library:
        """Return the library with these packs; raise ``ContentError`` with file and line of each mistake."""
        if not packs:
            return self._library
        key = hashlib.sha256(json.dumps(list(packs)).encode()).hexdigest()
        made = self._alive.get(key)
        if made is None:
            self._check(packs)  # it may take long, so it runs outside the lock
            with self._making:
                made = self._alive.get(key) or self._make(key, packs)
        return made

    def _make(self, key: str, packs: Sequence[str]) -> Library:
        """Return a library whose folder is removed with it, so that uploads do not fill the disk."""
        folder = self._written(packs)
        made = Library(self._library.systems.values(), (*self._library.folders, folder), self._library.files)
        finalize(made, rmtree, folder, ignore_errors=True)
        if len(self._made) >= MOST_KEPT:
            self._made.pop(next(iter(self._made)))
        self._made[key] = self._alive[key] = made
        return made

    def _check(self, packs: Sequence[str]) -> None:
        documents = [pack_document(text, place) for place, text in enumerate(packs)]
        for system in dict.fromkeys(str(document.data["system"]) for document in documents):
            owner = self._library.system(system)
            own = [document for document in documents if document.data["system"] == system]
            users = self._library.user_files("pack", owner)
            load_pack([*self._library.own_files(owner), *users, *own], owner.content_kinds, owner.id)

    def _written(self, packs: Sequence[str]) -> Path:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="holmgang-packs-")
        folder = Path(mkdtemp(dir=self._folder.name))
        for place, text in enumerate(packs):
            (folder / f"{place}.yaml").write_text(text, encoding="utf-8")
        return folder


def too_large(most: int) -> Translatable:
    """Return the message for a file with more bytes than that."""
    return Translatable(f"too large: at most {most // 1000} kB", "too-large", most=f"{most // 1000} kB")


def pack_document(text: str, place: int = 0) -> Document:
    """Return the text of a pack as a document, after the checks that need no system."""
    name = f"pack {place + 1}"
    if place >= MOST_PACKS:
        text = f"at most {MOST_PACKS} packs at one table"
        raise ContentError([Problem(name, 0, "", Translatable(text, "most-packs", most=MOST_PACKS))])
    if len(text.encode()) > LONGEST_PACK:
        raise ContentError([Problem(name, 0, "", too_large(LONGEST_PACK))])
    document = read_yaml(text, name)
    if not isinstance(document.data, dict) or not isinstance(document.data.get("system"), str):
        raise ContentError([document.problem((), NO_SYSTEM)])
    if sort_of(document) != "pack":
        raise ContentError([document.problem((), NO_PACK)])
    return document


def system_of(library: Library, document: Document) -> System[Any]:
    """Return the system that a document names; raise ``ContentError`` if it names none."""
    named = document.data.get("system") if isinstance(document.data, dict) else None
    if not isinstance(named, str) or named not in library.systems:
        known = ", ".join(library.systems)
        text = f"expected the id of a game: {known}"
        raise ContentError([document.problem(("system",), Translatable(text, "which-game", known=known))])
    return library.systems[named]
