"""Check the intervals of forecasts: ``python -m tools.calibration [--fights 40] [--matches 2000] [SYSTEM …]``.

Random fights are made from shipped ones by random changes. The interval that a page shows after 24, 100 and 400 fights
is compared with the share of many more matches with other dice. At most 5 % may miss, beyond the doubt of the many
matches themselves. With ``--policy plain`` compiled code plays where it can, which is much faster.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from math import sqrt
from random import Random

from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.kernel.variants import edited
from holmgang.lab import bulk
from holmgang.lab.estimates import Rate
from holmgang.lab.forecast import Chance
from holmgang.lab.playing import Way, play_one

SEED, OTHER_DICE = 1, 7_919
STAGES = (24, 100, 400)
TINY = 1e-9


def random_fight(library: Library, systems: list[str], luck: Random) -> Game:
    """Return a shipped scenario with up to three random changes."""
    names = [f"{system}/{one}" for system in systems for one in library.scenario_files(library.system(system))]
    game = library.game(luck.choice(names))
    for _ in range(luck.randint(1, 3)):
        change = luck.choice(list(game.system.variants(game)))
        try:
            game = library.game_from(game.system, edited(game.scenario.data, change.edits), "random", tried=True)
        except ContentError:
            continue
    return game


def wins(game: Game, policies: Mapping[str, str], seed: int, matches: int) -> list[bool]:
    """Return which of the matches the heroes win."""
    side = game.system.hero_side(game.scenario) or ""
    compiled = game.bulk(policies) if bulk.compiler_there() else None
    if compiled is not None:
        place = compiled.sides.index(side)
        return [winner == place for winner in compiled.fight(seed, range(matches)).winner.tolist()]
    way = Way("", game, policies)
    return [side in play_one(way, seed, number).winners for number in range(matches)]


def main() -> None:
    """Play, and count the intervals that miss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", default=["k6", "kampbogen"])
    parser.add_argument("--fights", type=int, default=40)
    parser.add_argument("--matches", type=int, default=2_000)
    parser.add_argument("--policy", default="heuristic")
    asked = parser.parse_args()
    library, luck = Library.discover(), Random(20)
    checked, missed, fights = 0, 0, 0
    while fights < asked.fights:
        game = random_fight(library, asked.systems, luck)
        policies = dict.fromkeys(game.seats, asked.policy)
        if asked.policy == "plain" and game.bulk(policies) is None:
            continue  # only what compiled code can play
        fights += 1
        truth = sum(wins(game, policies, OTHER_DICE, asked.matches)) / asked.matches
        doubt = 1.96 * sqrt(max(truth * (1 - truth), 1 / asked.matches) / asked.matches)
        won = wins(game, policies, SEED, STAGES[-1])
        for stage in STAGES:
            chance = Chance.of(Rate(sum(won[:stage]), stage))
            far = not chance.low - doubt - TINY <= truth <= chance.high + doubt + TINY
            checked, missed = checked + 1, missed + far
            sys.stderr.write(
                f"{fights} {game.scenario.id} after {stage}: {chance.low:.3f}-{chance.high:.3f}, "
                f"truth {truth:.3f}{' MISSED' if far else ''}\n"
            )
    sys.stderr.write(f"{missed} of {checked} intervals of {fights} random fights miss\n")


if __name__ == "__main__":
    main()
