"""Runs that are kept: a file out of which any match of a run can be played again, by its number.

The file is what ``holmgang simulate --json`` prints: the figures, and under ``run`` all that the matches follow from.
A sweep keeps one run for each place of its grid, a line each.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holmgang.kernel.errors import ContentError, InputError, Problem
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.messages import Translatable
from holmgang.lab.playing import Banned, RunWay, play_again

KEPT = "cells.jsonl"
"""In the folder of a sweep: its places."""
WANTED = re.compile(r"(?P<file>.+)#(?:(?P<place>\d+)\.)?(?P<number>\d+)")


def as_run(ways: Sequence[RunWay], seed: int) -> dict[str, Any]:
    """Return everything that determines the matches of these ways, for a file."""
    game = ways[0].game
    return {
        "system": game.system.id,
        "rules": game.system.rules_version,
        "content": game.content.hash,
        "seed": seed,
        "ways": [
            {
                "name": way.name,
                "scenario": dict(way.game.scenario.data),
                "policies": dict(way.policies),
                "missing": {seat: [str(one) for one in banned] for seat, banned in way.missing.items()},
            }
            for way in ways
        ],
    }


@dataclass(frozen=True)
class KeptMatch:
    """A match of a kept run: ``FILE#number``, or ``FOLDER#place.number`` of a sweep. Places count from 1."""

    file: Path
    number: int
    place: int | None = None

    @classmethod
    def read(cls, text: str) -> KeptMatch:
        """Read what was typed."""
        found = WANTED.fullmatch(text)
        if found is None:
            told = f"{text!r} is not of the form RUN#NUMBER, for example run.json#17"
            raise InputError(Translatable(told, "run-form", text=repr(text)))
        place = found["place"]
        return cls(Path(found["file"]), int(found["number"]), int(place) if place is not None else None)

    def match(self, library: Library, way: int = -1) -> Match:
        """Play it again, with its whole log. ``way``: which of the ways that the run compares; the last, if none."""
        run = self._run()
        try:
            system = library.system(run["system"])
            written, seed = run["ways"][way], int(run["seed"])
            game = library.game_from(system, written["scenario"], str(self.file))
            banned = {seat: [Banned.read(one) for one in uses] for seat, uses in written["missing"].items()}
            kept = RunWay(written["name"], game, written["policies"], banned)
            self._the_same(run, game.content.hash, system.rules_version)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise _wrong(self.file, Translatable("the run in this file is damaged", "run-damaged")) from None
        except IndexError:
            count = len(run["ways"])
            told = Translatable(f"the run has {count} ways, counted from 0", "run-ways", ways=str(count))
            raise _wrong(self.file, told) from None
        return play_again(kept, seed, self.number)

    def _the_same(self, run: Mapping[str, Any], content: str, rules: str) -> None:
        """Another rulebook plays other matches by the same numbers: better none than a wrong one."""
        if run["rules"] != rules:
            told = f"played by rules {run['rules']}, here they are {rules}"
            raise _wrong(self.file, Translatable(told, "run-rules", theirs=str(run["rules"]), ours=rules))
        if run["content"] != content:
            raise _wrong(
                self.file, Translatable("played with other packs than those that are installed here", "run-packs")
            )

    def _run(self) -> Mapping[str, Any]:
        file = self.file / KEPT if self.file.is_dir() else self.file
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            why = str(getattr(error, "strerror", "") or error)
            raise _wrong(file, Translatable(f"cannot be read: {why}", "unreadable", why=why)) from None
        try:
            if self.file.is_dir():
                lines = text.splitlines()
                if self.place is None or not 1 <= self.place <= len(lines):
                    most, example = str(len(lines)), f"{self.file}#1.{self.number}"
                    told = f"say which place, 1 to {most}, as in {example}"
                    raise _wrong(file, Translatable(told, "run-place", most=most, example=example))
                data = json.loads(lines[self.place - 1])
            else:
                data = json.loads(text)
            run: Mapping[str, Any] = data["run"]
        except (ValueError, KeyError, TypeError):
            told = "this is no run kept by `holmgang simulate --keep` or `holmgang sweep`"
            raise _wrong(file, Translatable(told, "no-run")) from None
        return run


def _wrong(file: Path, message: Translatable) -> ContentError:
    return ContentError([Problem(str(file), 0, "", message)])
