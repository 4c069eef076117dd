"""Measure how long the shipped scenarios take among bots: ``python -m tools.lengths [SYSTEM …]``.

It plays every shipped scenario and writes the figures to ``lengths.json`` beside the scenarios. It counts what takes
time at a table: the decisions of the first player's seat, and the lines of the log.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from statistics import quantiles
from typing import Final

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Roll
from holmgang.kernel.record import Answered
from holmgang.kernel.system import Game
from holmgang.lab.kept_forecasts import Length, Quartiles, lengths_file

MATCHES: Final = 20


def measured(game: Game, matches: int = MATCHES) -> Length:
    """Play so many matches among bots and count; the same matches every time."""
    players = [name for name, seat in game.scenario.seats.items() if seat.role == "player"]
    decisions, lines = [], []
    for number in range(matches):
        match = Match(game, SeededDice(number))
        bots = {name: policy_for(game.system, seat.policy) for name, seat in game.scenario.seats.items()}
        Driver(bots, number).run(match)
        own = [entry for entry in match.kept if isinstance(entry, Answered) and entry.label.seat == players[0]]
        decisions.append(sum(entry.label.kind != Roll.kind for entry in own))
        lines.append(len(match.told_to(None)))
    return Length(matches, _quartiles(decisions), _quartiles(lines))


def _quartiles(counts: Sequence[int]) -> Quartiles:
    low, middle, high = quantiles(counts, n=4, method="inclusive")
    return round(low), round(middle), round(high)


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
        lengths_file(system).write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
