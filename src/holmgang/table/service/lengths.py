"""How long a fight takes: measured among engines, and kept beside the scenarios as ``lengths.json``.

    python -m holmgang.table.service.lengths [SYSTEM …]

plays every scenario of the shelf and writes the figures anew. What is counted is what takes time at a table: how
often somebody on the first player's seat has to decide, and how many lines of the log there are to follow.
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

FILE: Final = "lengths.json"
MATCHES: Final = 20
SECONDS_TO_DECIDE: Final = 20
"""What somebody takes who knows the game a little: looking at the board, choosing, sending."""
SECONDS_TO_FOLLOW: Final = 1.5
"""What it takes to read a line of the log; the engine's pace is a little quicker than that."""
Quartiles = tuple[int, int, int]


@dataclass(frozen=True)
class Length:
    """Quartiles over so many matches: decisions of the first player's seat, and lines told to everybody."""

    matches: int
    decisions: Quartiles
    lines: Quartiles

    @property
    def minutes(self) -> tuple[int, int]:
        """From the lower to the upper quartile, for one person against the engine; never less than a minute."""
        low, _, high = (
            (many * SECONDS_TO_DECIDE + told * SECONDS_TO_FOLLOW) / 60
            for many, told in zip(self.decisions, self.lines, strict=True)
        )
        return _rounded(low), max(_rounded(low), _rounded(high))


def _rounded(minutes: float) -> int:
    """As exact as such a figure is: minutes up to ten, then steps of five."""
    return max(1, round(minutes) if minutes < 10 else 5 * round(minutes / 5))


def measured(game: Game, matches: int = MATCHES) -> Length:
    """Play so many matches among engines and count. The same matches every time."""
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
    """Where the figures of a system are."""
    return system.folder / "scenarios" / FILE


@lru_cache(32)
def known(path: Path) -> dict[str, Length]:
    """The figures that were kept; none where nobody has measured yet."""
    if not path.is_file():
        return {}
    kept = json.loads(path.read_text(encoding="utf-8"))
    return {name: Length(one["matches"], tuple(one["decisions"]), tuple(one["lines"])) for name, one in kept.items()}


def length_of(system: System[Any], scenario: str) -> Length | None:
    """The length of a scenario of the shelf, if it has been measured."""
    return known(file_of(system)).get(scenario)


def main() -> None:
    """Measure the systems that are named, or all."""
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
