"""A thousand tables on disk, some of them playing: start-up, home page, memory, and what an answer takes.

    python -m tests.bench.kept_tables                          # 1,000 on disk; 50, 100 and 300 of them play
    python -m tests.bench.kept_tables --kept 1000 --playing 50 300 1000 --answers 20

Four tables, one of each game, are made and played for a moment. The others are copies of them in the database, each
with visitors of its own. Each number of playing tables has a server of its own on a copy of that database. Seconds of
processor time hold on a busy machine too; waiting times need two cores that do nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from shutil import copyfile
from typing import Any

from sqlalchemy import Connection, insert, select

from holmgang.table.service.access import hashed
from holmgang.table.store import Store, schema
from holmgang.table.web.visitors import VISITOR
from tests.bench.house import SCENARIOS, Board, Measured, Tab, play, set_tables, spent
from tests.table.trusted.servers import Guest, Served

COPIED = (schema.tables, schema.seats, schema.matches, schema.entries, schema.checkpoints, schema.grants)
DIGITS = 5
PAGES = 20


def numbered(name: str, number: int) -> str:
    """Return a name or a secret of the same length that is different for each number."""
    return f"{name[:-DIGITS]}{number:0{DIGITS}}"


def copied(row: Mapping[str, Any], number: int, secrets: Mapping[str, str]) -> dict[str, Any]:
    """Return a row of a table as the copy of that number has it."""
    names = {key: numbered(row[key], number) for key in ("table", "match") if row.get(key) is not None}
    if "id" in row:
        names["id"] = numbered(row["id"], number)
    if "visitor" in row:
        names["visitor"] = hashed(numbered(secrets[row["visitor"]], number))
    return {**row, **names}


def fill(connection: Connection, boards: list[list[Tab]], count: int) -> None:
    """Copy the tables until there are so many."""
    words = [tab.cookie.partition("=")[2] for own in boards for tab in own]
    secrets = {hashed(word): word for word in words}
    for table in COPIED:
        rows = [dict(row) for row in connection.execute(select(table)).mappings()]
        made = [copied(row, number, secrets) for number in range(count // len(boards)) for row in rows]
        connection.execute(insert(table), made)


def boards_of(served: Served, boards: list[list[Tab]], count: int, measured: Measured) -> list[list[Tab]]:
    """The first of the copies, each with its tabs."""
    found: list[list[Tab]] = []
    for place in range(count):
        first, number = boards[place % len(boards)], place // len(boards)
        board = Board(numbered(first[0].board.name, number), first[0].board.people)
        words = [numbered(tab.cookie.partition("=")[2], number) for tab in first]
        tabs = [Tab(place * 10 + seat, board, f"{VISITOR}={word}", served, measured) for seat, word in enumerate(words)]
        found.append(tabs)
    return found


def started(served: Served) -> dict[str, float]:
    """Start the server and look at the home page; return what that took."""
    began = time.perf_counter()
    served.start()
    first = Guest(served).ask("GET", "/")[0]
    assert first == 200
    cpu, memory = spent(served)
    figures = {"first page after s": time.perf_counter() - began, "processor s": cpu, "memory MB": memory}
    waits = []
    for _ in range(PAGES):
        asked = time.perf_counter()
        Guest(served).ask("GET", "/")
        waits.append(time.perf_counter() - asked)
    later, _ = spent(served)
    waits.sort()
    figures["home page, processor ms"] = 1000 * (later - cpu) / PAGES
    figures["home page, p95 ms"] = 1000 * waits[-1 - PAGES // 20]
    return {name: round(value, 1) for name, value in figures.items()}


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--kept", type=int, default=1000, help="tables on disk")
    read.add_argument("--playing", type=int, nargs="+", default=[50, 100, 300], help="tables with five sockets each")
    read.add_argument("--answers", type=float, default=20, help="a second, in total")
    read.add_argument("--seconds", type=float, default=20)
    given = read.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with Served(f"sqlite:///{place / 'first.db'}") as served:
            boards = set_tables(served, len(SCENARIOS), Measured(len(SCENARIOS), 5))
            asyncio.run(play(served, boards, Measured(len(SCENARIOS), 5), 5))
        store = Store(f"sqlite:///{place / 'first.db'}")
        with store.engine.begin() as connection:
            fill(connection, boards, given.kept)
        store.close()
        for playing in given.playing:
            copyfile(place / "first.db", place / f"{playing}.db")
            served = Served(f"sqlite:///{place / f'{playing}.db'}")
            try:
                told: dict[str, Any] = {"on disk": given.kept, **started(served)}
                measured = Measured(playing, given.answers)
                opened = boards_of(served, boards, playing, measured)
                asyncio.run(play(served, opened, measured, given.seconds))
            finally:
                served.stop()
            sys.stdout.write(json.dumps({**told, **measured.line()}) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
