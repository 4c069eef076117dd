"""Two commits side by side: what a step of play (a round, a turn) costs in each, with heuristic and with random seats.

    python -m tests.bench.versus e3d758d            this tree against that commit, all systems
    python -m tests.bench.versus e3d758d k6 tkds    only these

The commit is laid out in a folder of its own. Both take turns, in processes of their own and in processor time; each
play the same matches several times, and the best counts. A step is the unit because both commits play the same steps,
while they do not ask the same questions: what has one possible answer is no longer asked. Beside the ratio stand the
costs in thousandths of a loop of hashes, which ``test_speed_bench.py`` keeps.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
TIMES = 4
CASES = {
    ("k6/ogre_at_the_pillars", "heuristic"): 24,
    ("kampbogen/toll_road", "heuristic"): 100,
    ("tkds/training_yard", "heuristic"): 3,
    ("psychopaths/wasteland", "heuristic"): 12,
    ("k6/ogre_at_the_pillars", "random"): 24,
    ("kampbogen/toll_road", "random"): 100,
    ("tkds/training_yard", "random"): 3,
    ("psychopaths/wasteland", "random"): 5,
}
"""How many matches of each."""

WORKER = """
import gc, hashlib, json, sys
from time import process_time
from holmgang import seats
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.drive import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match

name, seat, matches = sys.argv[1], sys.argv[2], int(sys.argv[3])
game = Library.discover().game(name)
bare = {"light": True}
if "heard" in Match.__init__.__kwdefaults__:
    bare["heard"] = False
chance = getattr(seats, "PlayoutSeat", seats.RandomSeat)

def play(number):
    match = Match(game, SeededDice(number), **bare)
    made = chance if seat == "random" else lambda: seats.policy_for(game.system, "heuristic")
    asked = Driver({one: made() for one in game.seats}, number).run(match)
    return match.steps, asked

def hashes():
    for number in range(100_000):
        hashlib.blake2b(b"%d" % number, digest_size=8).digest()

play(10**6)
gc.collect()
gc.freeze()
start = process_time()
done = [play(number) for number in range(matches)]
spent = process_time() - start
start = process_time()
hashes()
print(json.dumps([spent, sum(steps for steps, _ in done), sum(asked for _, asked in done), process_time() - start]))
"""


def measured(tree: Path, name: str, seat: str, matches: int) -> list[float]:
    """Seconds, steps, questions, and seconds of the loop of hashes, in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-c", WORKER, name, seat, str(matches)],
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[float] = json.loads(run.stdout)
    return found


def compare(first: Path, name: str, seat: str, matches: int) -> str:
    """One line: the costs of a step in both trees and how they compare."""
    runs: dict[Path, list[list[float]]] = {first: [], ROOT: []}
    for _ in range(TIMES):
        for tree, done in runs.items():
            done.append(measured(tree, name, seat, matches))
    loop = min(run[3] for done in runs.values() for run in done)
    step, question = ({tree: min(run[0] / run[by] for run in runs[tree]) for tree in runs} for by in (1, 2))
    before, now = (1000 * step[tree] / loop for tree in (first, ROOT))
    ratios = f"{step[first] / step[ROOT]:.2f} × a step, {question[first] / question[ROOT]:.2f} × a question"
    return f"{name:26}{seat:11}{before:8.1f} → {now:6.2f} thousandths of the hashes a step: {ratios}"


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
