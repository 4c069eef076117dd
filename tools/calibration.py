"""Check the intervals of forecasts: ``python -m tools.calibration [--fights 40] [--matches 2000] [SYSTEM …]``.

Random fights are made from shipped ones by random changes. Each is forecast as a page would, then played many more
times with other dice. An interval misses if the share of those matches lies outside it. At most 5 % may miss, beyond
the doubt of the many matches themselves.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from random import Random

from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.kernel.variants import edited
from holmgang.lab.forecast import Effort, Study, studied
from holmgang.lab.playing import Way, play_one

OTHER_DICE = 7_919
STAGES = (24, 100)
"""Intervals are checked after so many fights, as a page shows them on the way."""


def random_fight(library: Library, systems: list[str], luck: Random) -> Game:
    """Return a shipped scenario with up to three random changes."""
    names = [
        f"{system}/{one}"
        for system in systems
        for one in library.scenario_files(library.system(system))
        if one != "caravan"
    ]
    game = library.game(luck.choice(names))
    for _ in range(luck.randint(1, 3)):
        change = luck.choice(list(game.system.variants(game)))
        try:
            game = library.game_from(game.system, edited(game.scenario.data, change.edits), "random", tried=True)
        except ContentError:
            continue
    return game


def main() -> None:
    """Forecast, play, and count the misses."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", default=["k6", "kampbogen"])
    parser.add_argument("--fights", type=int, default=40)
    parser.add_argument("--matches", type=int, default=2_000)
    asked = parser.parse_args()
    library, luck = Library.discover(), Random(20)
    missed, checked, doubtful = 0, 0, 0
    for number in range(asked.fights):
        game = random_fight(library, asked.systems, luck)
        study = Study(game, seed=1)
        way = Way("", game, study.policies)
        side = study.heroes or ""
        won = sum(side in play_one(way, OTHER_DICE, one).winners for one in range(asked.matches))
        truth = won / asked.matches
        error = 1.96 * sqrt(max(truth * (1 - truth), 1 / asked.matches) / asked.matches)
        for stage in STAGES:
            effort = Effort(most=stage, narrow=0.0, rough=0.0, variants=0, seconds=1e9)
            chance = studied(Study(game, effort=effort)).chance
            assert chance is not None
            out = not chance.low - 1e-9 <= truth <= chance.high + 1e-9
            far = truth + error < chance.low or truth - error > chance.high
            checked, missed, doubtful = checked + 1, missed + far, doubtful + out
            sys.stderr.write(
                f"{number} {game.scenario.id} after {stage}: {chance.low:.3f}-{chance.high:.3f}, truth {truth:.3f}"
                f"{' MISSED' if far else ' outside' if out else ''}\n"
            )
    sys.stderr.write(f"{missed} of {checked} intervals miss ({doubtful} before allowing for the truth's own doubt)\n")


if __name__ == "__main__":
    main()
