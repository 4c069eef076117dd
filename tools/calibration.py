"""Check the intervals of forecasts: ``python -m tools.calibration [--fights 40] [--matches 2000] [SYSTEM …]``.

Random fights are made from shipped ones by random changes. The band that a page shows after 24, 100 and 400 fights is
compared with the share of all other matches of the same fight. Every disjoint run of so many matches makes such a
band. Two thousand matches of a fight take a minute in k6, a quarter of that in kampbogen, two minutes in tkds.

The fights are played in turns of 25 matches, so that a check that is stopped has as many of each. ``--keep FILE`` keeps
what was played and goes on from there; ``--seconds`` stops after so many seconds.

``--speed`` measures shipped fights instead: after how many seconds of one core a page has its first figure, and its
interval of ±10 and ±5 points.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from pathlib import Path
from random import Random
from time import monotonic

from holmgang.bots.intervals import Z
from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.kernel.variants import edited
from holmgang.lab.estimates import Bond, Estimate, Proportion
from holmgang.lab.forecast import ForecastEffort, Study, forecast_key, perform
from holmgang.lab.playing import RunWay, play_one
from holmgang.lab.tally import Tally

SEED = 1
"""The first fight's; each has its own. With the same dice, fights that are much alike would miss together."""
STAGES = (24, 100, 400)
TURN = 25
"""Matches of a fight before the next fight has its turn."""
TINY = 1e-9
SECONDS = {"k6": 5.0, "kampbogen": 5.0, "tkds": 20.0, "psychopaths": 20.0}
POINTS = {"k6": 0.05, "kampbogen": 0.05, "tkds": 0.10, "psychopaths": 0.10}
"""The interval that a game is to have after so many seconds of one core."""


def random_fight(library: Library, systems: list[str], luck: Random) -> Game:
    """Return a shipped scenario with up to three random changes."""
    names = [f"{system}/{one}" for system in systems for one in library.scenario_files(library.system(system))]
    game = library.game(luck.choice(names))
    for _ in range(luck.randint(1, 3)):
        changes = list(game.system.variants(game))
        if not changes:  # a game that begins by the book has none
            break
        try:
            game = library.game_from(
                game.system, edited(game.scenario.data, luck.choice(changes).edits), "random", tried=True
            )
        except ContentError:
            continue
    return game


def side_of(game: Game) -> str:
    """Return the side whose chance is checked: the heroes, or the first side where every player plays alone."""
    return game.system.hero_side(game.scenario) or next(iter(game.system.sides(game.scenario).values()))


def measure_speed(library: Library, systems: list[str]) -> None:
    """Play each shipped fight as a page does, and print the seconds of one core until its figures stand."""
    for system in systems:
        points, most = POINTS.get(system, 0.10), SECONDS.get(system, 20.0)
        reached, fights, firsts = 0, 0, [0.0]
        for name in library.scenario_files(library.system(system)):
            study = Study(library.game(f"{system}/{name}"), effort=ForecastEffort(variants=0, seconds=1.5 * most))
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


def random_fights(library: Library, systems: list[str], luck: Random, fights: int) -> list[Game]:
    """Return so many random fights, no two of them alike."""
    found: dict[str, Game] = {}
    while len(found) < fights:
        game = random_fight(library, systems, luck)
        found[forecast_key(game)] = game
    return list(found.values())


@dataclass(frozen=True)
class OneMatch:
    """One match of a fight: whether the side won, and the luck of its dice if that is known."""

    won: bool
    luck: int | None


def counted(game: Game, seed: int, number: int) -> OneMatch:
    """Play a match of a fight by regular computer players."""
    tally, side = Tally(), side_of(game)
    way = RunWay("", game, dict.fromkeys(game.seats, "regular"))
    tally.count(play_one(way, seed, number), game.system.sides(game.scenario))
    luck = tally.luck.get(side)
    return OneMatch(tally.wins[side] > 0, luck.bond.numbers if luck is not None else None)


def collect(games: Sequence[Game], matches: int, seconds: float, file: Path) -> list[list[OneMatch]]:
    """Play the fights in turns until each has so many matches or the time is up; return the matches of each."""
    played: dict[int, list[OneMatch]] = defaultdict(list)
    if file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines():
            fight, won, luck = json.loads(line)
            played[fight].append(OneMatch(won, luck))
    end = monotonic() + seconds
    with file.open("a", encoding="utf-8") as kept:
        for most in range(TURN, matches + TURN, TURN):
            for fight, game in enumerate(games):
                while len(played[fight]) < min(most, matches):
                    if monotonic() > end:
                        return [played[one] for one in range(len(games))]
                    match = counted(game, SEED + fight, len(played[fight]))
                    played[fight].append(match)
                    kept.write(f"{json.dumps([fight, match.won, match.luck])}\n")
    return [played[one] for one in range(len(games))]


def band(matches: Sequence[OneMatch]) -> Estimate:
    """Return the chance and the interval that a page shows after these matches."""
    bond = Bond()
    for one in matches:
        if one.luck is not None:
            bond.count(one.luck, one.won)
    if bond.samples == len(matches):
        return bond.steadied
    rate = Proportion(sum(one.won for one in matches), len(matches))
    return Estimate(rate.share, rate.interval)


def misses(matches: Sequence[OneMatch], size: int) -> Iterator[tuple[bool, bool]]:
    """Yield of each disjoint band whether it misses the share of all other matches, and whether their doubt excuses it.

    That share is itself in doubt. A band is excused if it holds the share once both doubts are put together as those
    of two independent samples are: a correct band then misses in 5 of 100 cases, however few the other matches are.
    """
    wins = sum(one.won for one in matches)
    for begin in range(0, len(matches) - size + 1, size):
        piece = matches[begin : begin + size]
        others = len(matches) - size
        truth = (wins - sum(one.won for one in piece)) / others
        shown = band(piece)
        low, high = shown.interval
        doubt = Z * sqrt(max(truth * (1 - truth), 1 / others) / others)
        below, above = hypot(shown.value - low, doubt), hypot(high - shown.value, doubt)
        missed = not low - TINY <= truth <= high + TINY
        yield missed, shown.value - below - TINY <= truth <= shown.value + above + TINY


def judge(fights: Sequence[Sequence[OneMatch]]) -> None:
    """Print how many bands miss."""
    least = min(map(len, fights))
    sys.stdout.write(f"{len(fights)} random fights, {least} to {max(map(len, fights))} matches of each\n")
    for size in STAGES:
        if least < 2 * size:
            continue
        found = [list(misses(matches, size)) for matches in fights]
        first, every = [one[0] for one in found], [band for one in found for band in one]
        said = [_share_of_misses(some) for some in (first, every)]
        sys.stdout.write(f"after {size}: first bands: {said[0]}; all bands: {said[1]}\n")


def _share_of_misses(found: Sequence[tuple[bool, bool]]) -> str:
    missed, unexcused = sum(missed for missed, _ in found), sum(not excused for _, excused in found)
    return f"{missed} of {len(found)} miss, {unexcused} unexcused"


def main() -> None:
    """Play, and count the intervals that miss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", default=["k6", "kampbogen", "tkds", "psychopaths"])
    parser.add_argument("--fights", type=int, default=40)
    parser.add_argument("--matches", type=int, default=2_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--keep", type=Path, default=Path("/dev/null"))
    parser.add_argument("--speed", action="store_true")
    asked = parser.parse_args()
    library, luck = Library.discover(), Random(20)
    if asked.speed:
        measure_speed(library, asked.systems)
        return
    judge(collect(random_fights(library, asked.systems, luck, asked.fights), asked.matches, asked.seconds, asked.keep))


if __name__ == "__main__":
    main()
