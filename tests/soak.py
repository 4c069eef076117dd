"""Attack the server at random for a long time: kills, faults, pairs, floods and forged files.

``make soak`` runs it for an hour, ``make soak SECONDS=120 SEED=7`` for two minutes with other dice. Each round draws
one attack; a step is one acknowledged answer, compared route, request or forged file. Every thousand steps a line is
printed. The first finding ends it with the seed of its round, which repeats it: ``--seed 7 --round 12``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from holmgang.kernel.dice import FairDice
from holmgang.kernel.errors import HolmgangError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import Signer, read_save, save
from holmgang.kernel.verify import check_signature, rolls_in
from holmgang.table.web.rate_limit import RATES
from holmgang.testing.conformance import random_driver
from tests.forging import Lines, lines_of, written
from tests.loops import run_apart
from tests.table.databases import KINDS, fresh
from tests.table.trusted.servers import Guest, Served, kept_keys, workers_of
from tests.table.trusted.test_every_route import EVERYWHERE, MOVES, OUTSIDE, told_apart
from tests.table.trusted.test_kills import evening, everybody_right, sit_down
from tests.table.trusted.test_outages import OwnDatabase
from tests.table.trusted.test_secrecy import played
from tests.table.trusted.test_who_may_what import ROWS

LINE_EVERY = 1000
GUESS, TOO_MANY = "/j/guess", 429
NEIGHBOUR_P95 = 0.25
"""Seconds in which an honest visitor is answered while another address floods the server; on a quiet machine."""


class Found(Exception):
    """An attack succeeded."""


def kills(luck: Random, folder: Path) -> int:
    """Kill a server under load; no acknowledged answer may be lost or doubled."""
    served = Served(fresh(luck.choice(KINDS), folder))
    run_apart(evening(served, luck.randint(1, 3)))
    return len(kept_keys(served.url))


def faults(luck: Random, folder: Path) -> int:
    """Take the database away in the middle of play, kill processes that serve meanwhile, and give it back."""
    database = OwnDatabase()

    async def run() -> int:
        served = Served(database.url, "--workers", luck.choice(("1", "2"))).start()
        try:
            assert served.process is not None
            people = await sit_down(served, luck.randrange(1000))
            tasks = [asyncio.create_task(one.live()) for one in people]
            await everybody_right(people)
            for _ in range(luck.randint(1, 3)):
                await asyncio.sleep(luck.uniform(0.05, 0.5))
                for one in people:
                    one.right.clear()
                await asyncio.to_thread(database.close)
                for worker in workers_of(served.process.pid):
                    if served.options[-1] == "2" and luck.random() < 0.5:
                        os.kill(worker, signal.SIGKILL)
                await asyncio.sleep(luck.uniform(0.05, 0.5))
                await asyncio.to_thread(database.open)
                await everybody_right(people)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            _, errors = await asyncio.to_thread(served.stop, signal.SIGTERM)
        if "Traceback" in errors:
            raise Found(f"a traceback in the log: {errors[-2000:]}")
        kept = Counter(kept_keys(database.url))
        acknowledged = [key for one in people for key in one.acknowledged]
        lost = [key for key in acknowledged if kept[key] != 1]
        if lost:
            raise Found(f"acknowledged, and not kept once: {lost}")
        return len(acknowledged)

    return run_apart(asyncio.wait_for(run(), 600))


def pairs(luck: Random, folder: Path) -> int:
    """Compare every route in two worlds that differ only in what the reader may not know."""
    library, scenario = Library.discover(), EVERYWHERE[luck.choice(list(EVERYWHERE))]
    place = folder / "pairs"
    name, readers = run_apart(played(library, scenario, place, luck, luck.randint(1, MOVES)))
    read_by = luck.choice([(seat,) for seat in readers[:-1]] + [OUTSIDE])
    if told := told_apart(library, place, name, read_by):
        raise Found(f"{scenario}: these routes tell a secret: {', '.join(told)}")
    return len(ROWS) * len(read_by)


def floods(luck: Random, folder: Path) -> int:
    """Flood the server from one address; a neighbour must be answered in time and never refused."""
    with Served(fresh("sqlite", folder), "--address", "http://127.0.0.1") as served:
        flooder, neighbour = Guest(served), Guest(served, source="127.0.0.2")
        answered: Counter[int] = Counter()
        guesses: Counter[int] = Counter()
        waits: list[float] = []

        def flood(_: int) -> None:
            path = luck.choice(("/", "/rules", GUESS, "/api/scenarios"))
            status = flooder.ask("GET", path)[0]
            answered[status] += 1
            guesses[status] += path == GUESS

        flooding = time.monotonic()
        with ThreadPoolExecutor(8) as pool:
            running = [pool.submit(flood, number) for number in range(luck.randint(300, 800))]
            for _ in range(40):
                began = time.perf_counter()
                status = neighbour.ask("GET", "/")[0]
                waits.append(time.perf_counter() - began)
                if status != 200:
                    raise Found(f"the neighbour got status {status}")
            for one in running:
                one.result()
        rate = RATES["guess"]
        allowed = rate.burst + rate.each_second * (time.monotonic() - flooding) + 1
        if guesses.total() - guesses[TOO_MANY] > allowed:
            raise Found(f"{guesses} guesses of a secret were answered; {allowed:.0f} are allowed")
        if 500 in answered:
            raise Found(f"{answered[500]} answers with status 500")
        p95 = statistics.quantiles(waits, n=20)[-1]
        if p95 > NEIGHBOUR_P95 * max(1.0, os.getloadavg()[0]):
            raise Found(f"the neighbour waited {p95:.2f} s (95 %)")
        return sum(answered.values())


def forged_files(luck: Random, folder: Path) -> int:
    """Edit signed files, with all hashes made good again; each must be refused."""
    library = Library.discover()
    game = library.game(luck.choice(("k6/corridor", "kampbogen/toll_road", "psychopaths/wasteland_two")))
    dice = FairDice("".join(luck.choices("abcdef", k=32)), dict(zip(game.seats[:2], ("mead", "rye"), strict=False)))
    match = Match(game, dice, people=game.seats[:1])
    random_driver(game, luck.randrange(1000)).run(match)
    signer, text = Signer.fresh(), save(match)
    signed = signer.signed(text, entries=len(match.record), over=match.over)
    tail = signed[len(text) :]
    library.restore(read_save(signed))
    count = 0
    for _ in range(40):
        edit = luck.choice(EDITS)
        lines = lines_of(text)
        edit(lines, luck)
        changed = written(lines)
        if changed == text:
            continue
        if edit is swallowed_share and rolls_in(match.record):  # false by itself, without any signature
            count += 1
            refused_by_its_dice(library, changed)
        for edited, key in ((changed + tail, None), (changed, signer.public)):
            count += 1
            try:
                check_signature(read_save(edited), key)
            except HolmgangError:
                continue
            raise Found(f"{edit.__name__}: an edited file was taken for a signed one")
    for _ in range(40):
        place = luck.randrange(len(signed))
        data = bytearray(signed.encode())
        data[place % len(data)] ^= 1 << luck.randrange(8)
        count += 1
        try:
            check_signature(read_save(bytes(data)), signer.public)
        except HolmgangError:
            continue
        raise Found(f"byte {place} changed, and the file was taken")
    return count


def refused_by_its_dice(library: Library, changed: str) -> None:
    """Replay a file whose secret holds the words of a seat; its dice must be others."""
    saved = read_save(changed)
    try:
        library.restore(saved)
    except HolmgangError:
        return
    raise Found("swallowed_share: the words of a seat were moved into the secret, and the dice are the same")


def cut_tail(lines: Lines, luck: Random) -> None:
    """Leave the last entries out."""
    del lines[luck.randrange(3, len(lines)) :]


def typed_dice(lines: Lines, luck: Random) -> None:
    """Declare the dice as typed."""
    lines[0]["dice"] = {"kind": "typed", "seed": "1"}


def retitled(lines: Lines, luck: Random) -> None:
    """Name another title."""
    lines[0]["scenario"]["title"] = {"en": f"Title {luck.random()}"}


def other_people(lines: Lines, luck: Random) -> None:
    """Name other people."""
    lines[0]["people"] = [] if lines[0]["people"] else ["nobody"]


def dropped_entry(lines: Lines, luck: Random) -> None:
    """Leave one entry out."""
    del lines[luck.randrange(2, len(lines))]


def other_answer(lines: Lines, luck: Random) -> None:
    """Change one entry."""
    line = luck.choice([line for line in lines if "entry" in line])
    line["entry"] = {**line["entry"], "answer": json.dumps(luck.random())}


def swallowed_share(lines: Lines, luck: Random) -> None:
    """Move the words of a seat into the secret."""
    dice = lines[0]["dice"]
    seat = min(dice["shares"])  # the first in the hash, right behind the secret
    words = dice["shares"].pop(seat)
    dice["secret"] += f"\n{seat}:{words}"


EDITS: Sequence[Callable[[Lines, Random], None]] = (
    cut_tail,
    typed_dice,
    retitled,
    other_people,
    dropped_entry,
    other_answer,
    swallowed_share,
)
ATTACKS: dict[str, Callable[[Random, Path], int]] = {
    "kills": kills,
    "faults": faults,
    "pairs": pairs,
    "floods": floods,
    "forged": forged_files,
}


def one_round(seed: int, number: int, only: Sequence[str] = ()) -> tuple[str, int]:
    """Run one attack; return its name and how many steps it took. Raise :class:`Found` or an assertion."""
    luck = Random(f"{seed}:{number}")
    name = luck.choice(list(only) or list(ATTACKS))
    with tempfile.TemporaryDirectory(prefix="holmgang-soak-") as folder:
        return name, ATTACKS[name](luck, Path(folder))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run rounds until the time is over; return 1 if an attack succeeded."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--round", type=int, help="only this round, to repeat a finding")
    parser.add_argument("--only", action="append", choices=list(ATTACKS), default=[])
    chosen = parser.parse_args(arguments)
    late, steps, told, counts = time.monotonic() + chosen.seconds, 0, 0, Counter[str]()
    number = chosen.round or 0
    while time.monotonic() < late:
        try:
            name, done = one_round(chosen.seed, number, chosen.only)
        except Exception as error:
            kind = "" if isinstance(error, Found) else f"{type(error).__name__}: "
            sys.stderr.write(f"seed {chosen.seed}, round {number}: {kind}{error}\n")
            return 1
        steps, number = steps + done, number + 1
        counts[name] += done
        if steps // LINE_EVERY > told:
            told = steps // LINE_EVERY
            sys.stdout.write(f"{steps} steps, {number} rounds: {dict(counts)}\n")
        if chosen.round is not None:
            break
    sys.stdout.write(f"{steps} steps, {number} rounds, nothing found: {dict(counts)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
