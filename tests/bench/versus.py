"""Two commits side by side: what a step of play (a round, a turn) costs in each.

Whole matches of heuristic and of random seats without listeners, and playouts, as a seat that looks ahead plays them: a
match like that of a table is forked at some question, and chance plays the twin to its end. What a twin keeps and tells
besides, by which door it is played and which dice it casts is up to the commit: the first one knew no lighter fork than
that of the table, and no dice for simulations but the keyed hash.

    python -m tests.bench.versus e3d758d            this tree against that commit, all systems
    python -m tests.bench.versus e3d758d k6 tkds    only these

The commit is laid out in a folder of its own. Both play the same matches in processes of their own and in processor
time, one commit after the other and each match right after the last, as simulations and searches play them: a process
that waits for another one before each match finds the memory of the machine filled with the other's things. Several
times over, each time in new processes that remember nothing of the last, and the best time of each match counts: a
short run is more likely to have been left alone than a long one. A step is the unit because both commits play the same
steps, while they do not ask the same questions: what has one possible answer is no longer asked. Beside the ratio stand
the costs in thousandths of a loop of hashes, which ``test_speed_bench.py`` keeps.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
TIMES = 6
CASES = {
    ("k6/ogre_at_the_pillars", "heuristic"): 24,
    ("kampbogen/toll_road", "heuristic"): 100,
    ("tkds/training_yard", "heuristic"): 3,
    ("psychopaths/wasteland", "heuristic"): 12,
    ("k6/ogre_at_the_pillars", "random"): 24,
    ("kampbogen/toll_road", "random"): 100,
    ("tkds/training_yard", "random"): 3,
    ("psychopaths/wasteland", "random"): 5,
    ("k6/ogre_at_the_pillars", "playout"): 48,
    ("kampbogen/toll_road", "playout"): 96,
    ("tkds/training_yard", "playout"): 6,
    ("psychopaths/wasteland", "playout"): 8,
}
"""Matches, or playouts, of each case."""

WORKER = """
import gc, hashlib, json, sys
from functools import partial
from random import Random
from time import process_time
from importlib import import_module
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match

def module(*names):
    # earlier commits had other names
    for name in names:
        try:
            return import_module(name)
        except ImportError:
            pass

bots = module("holmgang.bots", "holmgang.seats")
Driver = module("holmgang.kernel.driver", "holmgang.kernel.drive").Driver
BulkDice = getattr(module("holmgang.kernel.counter", "holmgang.kernel.dice"), "BulkDice", None)
RandomBot = getattr(bots, "RandomBot", None) or bots.RandomSeat

name, seat = sys.argv[1], sys.argv[2]
game = Library.discover().game(name)
bare = {"light": True}
bare.update({name: False for name in ("heard", "keeps_log") if name in Match.__init__.__kwdefaults__})

def driver(seat, number):
    made = (lambda: bots.policy_for(game.system, seat)) if seat == "heuristic" else RandomBot
    return Driver({one: made() for one in game.seats}, number)

def play(number):
    match = Match(game, SeededDice(number), **bare)
    asked = driver(seat, number).run(match)
    return match.steps, asked

def forked(match, dice):
    if "light" in (Match.fork.__kwdefaults__ or {}):
        return match.fork(dice, light=True)
    twin = match.fork()
    twin.dice = dice
    return twin

def playout(match, number):
    twin = forked(match, SeededDice(number) if BulkDice is None else BulkDice("versus", number))
    before = twin.steps, len(twin.kept)
    if hasattr(bots, "play_out"):
        bots.play_out(twin, Random(number))
        return twin.steps - before[0], len(twin.kept) + twin.unrecorded - before[1]
    driver("random", number).run(twin)
    return twin.steps - before[0], len(twin.kept) - before[1]

def at_some_question(number):
    match = Match(game, SeededDice(number))
    there = driver("random", number)
    for _ in range(number % 4 * 5):
        there.turn(match)
    return match

def hashes():
    for number in range(100_000):
        hashlib.blake2b(b"%d" % number, digest_size=8).digest()

def task(number):
    return partial(playout, at_some_question(number), number) if seat == "playout" else partial(play, number)

def timed(do):
    start = process_time()
    done = do()
    return [process_time() - start, *(done or ())]

task(1000000)()
tasks = [task(number) for number in range(int(sys.argv[3]))]
gc.collect()
gc.freeze()
print(json.dumps([*map(timed, tasks), timed(hashes)]))
"""


class Tree:
    """A tree of sources that plays the matches it is told to, in a process of its own."""

    def __init__(self, folder: Path, name: str, seat: str, matches: int) -> None:
        self._command = [sys.executable, "-c", WORKER, name, seat, str(matches)]
        self._env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
        self.best: dict[object, float] = {}
        self.steps: dict[object, int] = {}
        self.questions: dict[object, int] = {}

    def play(self) -> None:
        """Play all matches, and the loop of hashes, in a new process."""
        told = subprocess.run(self._command, env=self._env, stdout=subprocess.PIPE, text=True, check=True).stdout
        *matches, [loop] = json.loads(told)
        for match, (spent, steps, questions) in enumerate(matches):
            self._note(match, spent)
            self.steps[match], self.questions[match] = steps, questions
        self._note("hashes", loop)

    def _note(self, what: object, spent: float) -> None:
        self.best[what] = min(self.best.get(what, spent), spent)

    def cost(self, units: dict[object, int]) -> float:
        """Seconds for each of the steps or questions of all matches, every match at its best."""
        return sum(self.best[match] for match in units) / sum(units.values())


def compare(first: Path, name: str, seat: str, matches: int) -> str:
    """One line: the costs of a step in both trees and how they compare."""
    before, now = trees = Tree(first, name, seat, matches), Tree(ROOT, name, seat, matches)
    for _ in range(TIMES):
        for tree in trees:
            tree.play()
    loop = min(tree.best["hashes"] for tree in trees)
    steps = [1000 * tree.cost(tree.steps) / loop for tree in trees]
    a_step, a_question = steps[0] / steps[1], before.cost(before.questions) / now.cost(now.questions)
    costs = f"{steps[0]:8.1f} → {steps[1]:6.2f} thousandths of the hashes a step"
    return f"{name:26}{seat:11}{costs}: {a_step:.2f} × a step, {a_question:.2f} × a question"


def main() -> None:
    """Compare this tree with the commit named first, for the systems named after it."""
    commit, systems = sys.argv[1], sys.argv[2:]
    git = ["git", "-C", str(ROOT), "worktree"]
    with TemporaryDirectory() as folder:
        first = Path(folder) / "first"
        subprocess.run([*git, "add", "--quiet", "--detach", str(first), commit], check=True)
        try:
            for (name, seat), matches in CASES.items():
                if not systems or name.partition("/")[0] in systems:
                    print(compare(first, name, seat, matches), flush=True)  # noqa: T201
        finally:
            subprocess.run([*git, "remove", "--force", str(first)], check=True)


if __name__ == "__main__":
    main()
