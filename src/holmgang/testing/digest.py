"""Print the digest of some random matches: run twice under different PYTHONHASHSEED, it must print the same.

``python -m holmgang.testing.digest MODULE:SYSTEM SCENARIO SEED``
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib import import_module

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.system import Game


def digest(game: Game, seed: int) -> str:
    """A hash over all questions with their options, answers and events of a random match."""
    match = Match(game, SeededDice(seed), light=True)
    driver = Driver({seat: RandomBot() for seat in game.seats}, seed)
    driver.run(match)
    told = [entry.plain() for entry in match.record], [event.plain() for event in match.log]
    return hashlib.sha256(json.dumps(told, ensure_ascii=False).encode()).hexdigest()


def main(arguments: list[str]) -> str:
    """The digest for the command line above."""
    place, scenario, seed = arguments
    module, _, name = place.partition(":")
    library = Library([getattr(import_module(module), name)])
    return digest(library.game(scenario), int(seed))


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]) + "\n")
