"""Where the matches of the terminal lie: one running match of each scenario, and those that are over.

A file is always whole: it is written beside its place and then put there in one move. Nothing is ever overwritten but
the running match by its own next answer.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import platformdirs

from holmgang.kernel.match import Match
from holmgang.kernel.save import read_save, save


def default_folder() -> Path:
    """The user's own place for matches."""
    return platformdirs.user_state_path("holmgang") / "matches"


def write_match(path: Path, match: Match) -> None:
    """Write a match to a file, all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(save(match), ensure_ascii=False, separators=(",", ":"))
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class Saves:
    """The saves of one scenario in a folder."""

    def __init__(self, folder: Path | None, scenario: str) -> None:
        self.folder = default_folder() if folder is None else folder
        self.scenario = scenario
        self.path = self.folder / f"{scenario}.json"

    def exists(self) -> bool:
        """Does a running match lie here, sound or not?"""
        return self.path.exists()

    def read(self) -> dict[str, Any]:
        """The running match as data, or a ``SaveError``."""
        return read_save(self.path.read_bytes())

    def write(self, match: Match) -> None:
        """Keep the running match."""
        write_match(self.path, match)

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
