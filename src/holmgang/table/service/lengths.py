"""The length of a scenario's matches: measured among bots, and stored beside the scenarios as ``lengths.json``.

    python -m holmgang.table.service.lengths [SYSTEM …]

plays every shipped scenario and writes the figures. It counts what takes time at a table: the decisions of the first
player's seat, and the lines of the log.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Roll
from holmgang.kernel.record import Answered
from holmgang.kernel.system import Game, System
from holmgang.lab.forecast import minutes_at_table

FILE: Final = "lengths.json"
MATCHES: Final = 20
Quartiles = tuple[int, int, int]


@dataclass(frozen=True)
class Length:
    """Quartiles over so many matches: decisions of the first player's seat, and lines that all readers are told."""

    matches: int
    decisions: Quartiles
    lines: Quartiles

    @property
    def minutes(self) -> tuple[int, int]:
        """The lower and the upper quartile in minutes, for one person against bots; at least one minute."""
        low, _, high = (minutes_at_table(many, told) for many, told in zip(self.decisions, self.lines, strict=True))
        return _rounded(low), max(_rounded(low), _rounded(high))


def _rounded(minutes: float) -> int:
    """Round to minutes up to ten, then to steps of five."""
    return max(1, round(minutes) if minutes < 10 else 5 * round(minutes / 5))


def measured(game: Game, matches: int = MATCHES) -> Length:
    """Play so many matches among bots and count; the same matches every time."""
    players = [name for name, seat in game.scenario.seats.items() if seat.role == "player"]
    decisions, lines = [], []
    for number in range(matches):
        match = Match(game, SeededDice(number))
        Driver({name: policy_for(game.system, seat.policy) for name, seat in game.scenario.seats.items()}, number).run(
            match
        )
        own = [entry for entry in match.kept if isinstance(entry, Answered) and entry.label.seat == players[0]]
        decisions.append(sum(entry.label.kind != Roll.kind for entry in own))
        lines.append(len(match.told_to(None)))
    return Length(matches, _quartiles(decisions), _quartiles(lines))


def _quartiles(counts: Sequence[int]) -> Quartiles:
    low, middle, high = quantiles(counts, n=4, method="inclusive")
    return round(low), round(middle), round(high)


def file_of(system: System[Any]) -> Path:
    """Return the file with the figures of a system."""
    return system.folder / "scenarios" / FILE


@lru_cache(32)
def known(path: Path) -> dict[str, Length]:
    """Return the figures of a file; none if there is no file."""
    if not path.is_file():
        return {}
    kept = json.loads(path.read_text(encoding="utf-8"))
    return {name: Length(one["matches"], tuple(one["decisions"]), tuple(one["lines"])) for name, one in kept.items()}


def length_of(system: System[Any], scenario: str) -> Length | None:
    """Return the length of a shipped scenario, or None if it is not measured."""
    return known(file_of(system)).get(scenario)


def main() -> None:
    """Measure the systems named on the command line, or all."""
    library = Library.discover()
    for name in sys.argv[1:] or library.systems:
        system = library.system(name)
        found = {}
        for scenario in library.scenario_files(system):
            found[scenario] = measured(library.game(f"{system.id}/{scenario}"))
            sys.stderr.write(f"{system.id}/{scenario} {found[scenario]}\n")
        rows = (f"  {json.dumps(one)}: {json.dumps(asdict(length))}" for one, length in sorted(found.items()))
        file_of(system).write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
