"""Check the intervals of forecasts: ``python -m tools.calibration [--fights 40] [--matches 2000] [SYSTEM …]``.

Random fights are made from shipped ones by random changes. The interval that a page shows after 24, 100 and 400 fights
is compared with the share of many more matches with other dice. At most 5 % may miss, beyond the doubt of the many
matches themselves. Two thousand matches of a fight take a minute in k6, a quarter of that in kampbogen. With
``--policy plain`` compiled code plays the fights of kampbogen that it knows.

``--speed`` measures shipped fights instead: after how many seconds of one core a page has its first figure, and its
interval of ±10 and ±5 points.
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
from holmgang.lab.forecast import Chance, Effort, Study, perform
from holmgang.lab.playing import Way, play_one
from holmgang.lab.tally import Tally

SEED, OTHER_DICE = 1, 7_919
STAGES = (24, 100, 400)
TINY = 1e-9
SECONDS = {"k6": 5.0, "kampbogen": 5.0, "tkds": 20.0, "psychopaths": 20.0}
POINTS = {"k6": 0.05, "kampbogen": 0.05, "tkds": 0.10, "psychopaths": 0.10}
"""The interval that a game is to have after so many seconds of one core."""


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


def counted(game: Game, policies: Mapping[str, str], seed: int, numbers: range) -> Tally:
    """Return the tally of some matches."""
    tally, sides = Tally(), game.system.sides(game.scenario)
    compiled = game.bulk(policies) if bulk.compiler_there() else None
    if compiled is not None:
        bulk.count(tally, compiled, compiled.fight(seed, numbers))
        return tally
    way = Way("", game, policies)
    for number in numbers:
        tally.count(play_one(way, seed, number), sides)
    return tally


def side_of(game: Game) -> str:
    """Return the side whose chance is checked: the heroes, or the first side where every player plays alone."""
    return game.system.hero_side(game.scenario) or next(iter(game.system.sides(game.scenario).values()))


def measure_speed(library: Library, systems: list[str]) -> None:
    """Play each shipped fight as a page does, and print the seconds of one core until its figures stand."""
    for system in systems:
        points, most = POINTS.get(system, 0.10), SECONDS.get(system, 20.0)
        reached, fights, firsts = 0, 0, [0.0]
        for name in library.scenario_files(library.system(system)):
            study = Study(library.game(f"{system}/{name}"), effort=Effort(variants=0, seconds=1.5 * most))
            first = narrow = 0.0
            while (task := study.next_task()) is not None and not narrow:
                study.take(task, perform(task))
                chance, played = study.chance(), len(study.base.results)
                first = first or (study.spent if played >= study.effort.first else 0.0)
                narrow = study.spent if chance is not None and first and chance.width <= points else 0.0
            fights, reached = fights + 1, reached + bool(0 < narrow <= most)
            firsts.append(first)
            chance = study.chance()
            width = chance.width if chance is not None else 1.0
            sys.stdout.write(
                f"{system}/{name}: first figure {first:.1f} s, ±{100 * points:.0f} "
                + (f"after {narrow:.1f} s" if narrow else f"not reached: ±{100 * width:.1f} after {study.spent:.1f} s")
                + f", {len(study.base.results)} fights\n"
            )
            sys.stdout.flush()
        sys.stdout.write(
            f"{system}: {reached} of {fights} fights within ±{100 * points:.0f} after {most:.0f} s, "
            f"slowest first figure {max(firsts):.1f} s\n"
        )


def main() -> None:
    """Play, and count the intervals that miss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", default=["k6", "kampbogen"])
    parser.add_argument("--fights", type=int, default=40)
    parser.add_argument("--matches", type=int, default=2_000)
    parser.add_argument("--policy", default="regular")
    parser.add_argument("--stages", type=int, default=len(STAGES), help="fewer stages where a fight takes long")
    parser.add_argument("--speed", action="store_true")
    asked = parser.parse_args()
    library, luck = Library.discover(), Random(20)
    if asked.speed:
        measure_speed(library, asked.systems)
        return
    checked, missed, fights = 0, 0, 0
    while fights < asked.fights:
        game = random_fight(library, asked.systems, luck)
        policies = dict.fromkeys(game.seats, asked.policy)
        if asked.policy == "plain" and game.bulk(policies) is None:
            continue  # only what compiled code can play
        fights += 1
        side = side_of(game)
        truth = counted(game, policies, OTHER_DICE, range(asked.matches)).wins[side] / asked.matches
        doubt = 1.96 * sqrt(max(truth * (1 - truth), 1 / asked.matches) / asked.matches)
        tally = Tally()
        for stage in STAGES[: asked.stages]:
            tally.add(counted(game, policies, SEED, range(tally.matches, stage)))
            chance = Chance.of(tally, side, tally.wins[side], stage)
            far = not chance.low - doubt - TINY <= truth <= chance.high + doubt + TINY
            checked, missed = checked + 1, missed + far
            sys.stderr.write(
                f"{fights} {game.scenario.id} after {stage}: {chance.low:.3f}-{chance.high:.3f}, "
                f"truth {truth:.3f}{' MISSED' if far else ''}\n"
            )
    sys.stderr.write(f"{missed} of {checked} intervals of {fights} random fights miss\n")


if __name__ == "__main__":
    main()
