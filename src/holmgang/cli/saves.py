"""Saved matches of the terminal: one running match of each scenario, and those that are over.

The file of a running match grows by what is new; the title, which says how far it goes, is written last, so that a
process killed while it wrote loses nothing that was kept before. The process that plays locks the match: a second is
told.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import platformdirs

from holmgang.kernel.errors import SaveInUse
from holmgang.kernel.match import Match
from holmgang.kernel.save import Saved, Scribe, read_save, save


def default_folder() -> Path:
    """The user's own place for matches."""
    return platformdirs.user_state_path("holmgang") / "matches"


def write_match(path: Path, match: Match, packs: Sequence[str] = ()) -> None:
    """Write a match to a file with the packs it brings along, all of it or nothing."""
    _write_whole(path, save(match, packs).encode())


def _write_whole(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class Saves:
    """The saves of one scenario in a folder. ``packs`` are texts of packs that a match takes along."""

    def __init__(self, folder: Path | None, scenario: str, packs: Sequence[str] = ()) -> None:
        self.packs = tuple(packs)
        self.folder = default_folder() if folder is None else folder
        self.scenario = scenario
        self.path = self.folder / f"{scenario}.json"
        self._scribe: Scribe | None = None
        self._written = hashlib.blake2b()  # of all lines after the title
        self._lock: int | None = None

    def hold(self) -> None:
        """Keep other processes away until :meth:`release`, or until this one ends; ``SaveInUse`` if one is there."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            lock = os.open(self.folder / f".{self.scenario}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return  # where nothing can be written there is nothing to hold; saving says why
        try:
            _take(lock)
        except OSError:
            holder = os.read(lock, 20).decode("ascii", "replace").strip()
            os.close(lock)
            raise SaveInUse("save-in-use", place=str(self.path), process=holder or "?") from None
        os.ftruncate(lock, 0)
        os.write(lock, f"{os.getpid()}\n".encode())
        self._lock = lock

    def release(self) -> None:
        """Let others at it."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def exists(self) -> bool:
        """Return whether there is a file of a running match, sound or not."""
        return self.path.exists()

    def read(self) -> Saved:
        """The running match as data, or a ``SaveError``."""
        return read_save(self.path.read_bytes(), torn=True)

    def write(self, match: Match) -> None:
        """Keep the running match: what is new is added to its file."""
        scribe = self._scribe
        if scribe is None or scribe.match is not match or not self._untouched(scribe):
            scribe, self._written = Scribe(match, self.packs), hashlib.blake2b()
            lines = "".join(scribe.news()).encode()
            _write_whole(self.path, scribe.title.encode() + lines)
        else:
            self._scribe = None  # until all of it is on the disk the file cannot be added to
            lines = "".join(scribe.news()).encode()
            self._append(lines, scribe)
        self._written.update(lines)
        self._scribe = scribe

    def _untouched(self, scribe: Scribe) -> bool:
        """Return whether this process wrote the file as it is. Appending to any other would lose the match."""
        title = scribe.title.encode()
        try:
            there = self.path.read_bytes()
        except OSError:
            return False
        lines = hashlib.blake2b(memoryview(there)[len(title) :])
        return there.startswith(title) and lines.digest() == self._written.digest()

    def _append(self, lines: bytes, scribe: Scribe) -> None:
        with self.path.open("r+b") as file:
            file.seek(0, os.SEEK_END)
            file.write(lines)
            file.flush()
            file.seek(0)
            file.write(scribe.title.encode())
            file.flush()
            os.fsync(file.fileno())

    def aside(self) -> Path:
        """Move what lies in the place of the running match out of the way; nothing that lies there already is lost."""
        old = self.path.with_name(f"{self.path.name}.old")
        return self._move(old if n == 1 else old.with_name(f"{old.name}{n}") for n in count(1))

    def finish(self) -> Path:
        """Move the running match, which is over, to the finished ones."""
        finished = self.folder / "finished"
        finished.mkdir(parents=True, exist_ok=True)
        return self._move(finished / f"{self.scenario}-{n}.json" for n in count(1))

    def _move(self, places: Iterator[Path]) -> Path:
        place = next(place for place in places if not place.exists())
        os.replace(self.path, place)
        return place


if os.name == "nt":  # pragma: no cover - another system

    def _take(lock: int) -> None:
        """Lock an open file, or OSError if another process has it."""
        import msvcrt

        os.lseek(lock, 100, os.SEEK_SET)
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        os.lseek(lock, 0, os.SEEK_SET)

else:

    def _take(lock: int) -> None:
        """Lock an open file, or OSError if another process has it."""
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
