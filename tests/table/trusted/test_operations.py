"""Running a house: closing it, several processes, counts and health, backups, old tables. All with real processes."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holmgang.table.store import Grant, Store, TableRow
from holmgang.table.store.backup import BackupBroken, backup, restore
from holmgang.table.store.connecting import one_moment
from holmgang.table.store.keeping import KeepingPolicy, Tidied, tidy
from holmgang.table.web.health import Metrics
from tests.loops import run_apart
from tests.table.databases import KINDS, fresh
from tests.table.store.test_store import MATCH, SEATS, TABLE, entry
from tests.table.trusted.servers import MAIN, Guest, Person, Served, kept_keys, sqlite_in
from tests.table.trusted.test_kills import everybody_right, sit_down

A_DAY = 60 * 60 * 24.0


def command(*args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, "-c", MAIN, *args], capture_output=True, text=True, check=False, env=env, timeout=120
    )


# ---- closing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 2])
def test_a_house_that_closes_loses_no_answer_and_tells_its_sockets(workers: int, tmp_path: Path) -> None:
    url = fresh("postgresql" if workers > 1 else "sqlite", tmp_path)

    async def evening() -> list[Person]:
        served = Served(url, "--workers", str(workers)).start()
        people = [*await sit_down(served, 1), *await sit_down(served, 2)]
        tasks = [asyncio.create_task(one.live()) for one in people]
        await everybody_right(people)
        while sum(len(one.acknowledged) for one in people) < 6:
            await asyncio.sleep(0.02)
        code, errors = await asyncio.to_thread(served.stop, signal.SIGTERM)
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (code, errors) == (0, "")
        return people

    people = run_apart(evening())
    kept = kept_keys(url)
    assert {key for one in people for key in one.acknowledged} <= set(kept)
    assert len(kept) == len(set(kept))
    codes = [one.codes[0] for one in people]
    assert 1012 in codes, "service restart"
    assert set(codes) <= {1012, 1006}, "a visitor who was just sending may notice only that the line goes dead"


# ---- several processes -----------------------------------------------------------------------------------------------


def test_several_processes_serve_one_table_and_one_that_dies_is_replaced(tmp_path: Path) -> None:
    url = fresh("postgresql", tmp_path)

    async def evening() -> None:
        served = Served(url, "--workers", "2").start()
        try:
            people = await sit_down(served, 1)
            tasks = [asyncio.create_task(one.live()) for one in people]
            await everybody_right(people)
            guest = Guest(served)
            workers: set[str] = set()
            while len(workers) < 2:
                _, _, text = await asyncio.to_thread(guest.ask, "GET", "/metrics")
                workers |= set(re.findall(r'holmgang_up_seconds\{worker="(\d+)"\}', text))
            os.kill(int(min(workers)), signal.SIGKILL)
            new: set[str] = set()
            while not new - workers:
                status, _, text = await asyncio.to_thread(guest.ask, "GET", "/metrics")
                assert status == 200
                new = set(re.findall(r'holmgang_up_seconds\{worker="(\d+)"\}', text))
            before = sum(len(one.acknowledged) for one in people)
            while sum(len(one.acknowledged) for one in people) < before + 4:
                if all(one.over.is_set() for one in people):
                    break
                await asyncio.sleep(0.02)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert {key for one in people for key in one.acknowledged} <= set(kept_keys(url))
        finally:
            served.stop(signal.SIGTERM)

    run_apart(asyncio.wait_for(evening(), 240))


def test_several_processes_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    said = command("serve", "--workers", "2", "--db", sqlite_in(tmp_path), "--port", "0")
    assert said.returncode == 2
    assert "postgresql://" in said.stderr


# ---- health and counts -----------------------------------------------------------------------------------------------


def test_a_house_says_how_it_is_and_what_it_counts(tmp_path: Path) -> None:
    with Served(sqlite_in(tmp_path)) as served:
        guest = Guest(served)
        assert guest.ask("GET", "/healthz")[0] == 200
        guest.table("k6/corridor")
        status, headers, text = guest.ask("GET", "/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    values = samples(text)
    assert values['holmgang_requests_total{method="POST",status="3xx"}'] == 2, "the table is set, and begins"
    assert values["holmgang_tables_open"] == 1
    assert values["holmgang_memory_bytes"] > 10_000_000
    assert values["holmgang_request_seconds_count"] == values['holmgang_request_seconds_bucket{le="+Inf"}'] == 3


def samples(text: str) -> dict[str, float]:
    """The text format, read strictly: every sample belongs to a declared family."""
    declared: dict[str, str] = {}
    found: dict[str, float] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            declared[name] = kind
        elif not line.startswith("#"):
            sample = re.fullmatch(r'(\w+)\{((?:\w+="[^"]*",?)*)\} (\S+)', line)
            assert sample is not None, line
            base = re.sub(r"_(bucket|sum|count)$", "", sample[1])
            assert sample[1] in declared or declared.get(base) == "histogram", line
            labels = ",".join(one for one in sample[2].split(",") if one and not one.startswith("worker="))
            found[sample[1] + (f"{{{labels}}}" if labels else "")] = float(sample[3])
    return found


def test_metrics_of_several_processes_are_reported_side_by_side(tmp_path: Path) -> None:
    one, two = Metrics(tmp_path, "1"), Metrics(tmp_path, "2")
    one.act("taken", 0.02)
    one.share(0)
    two.act("taken", 3)
    text = two.text(4)
    assert 'holmgang_acts_total{outcome="taken",worker="1"} 1.0' in text
    assert 'holmgang_act_seconds_bucket{le="2.5",worker="1"} 1.0' in text
    assert 'holmgang_act_seconds_bucket{le="2.5",worker="2"} 0.0' in text
    assert 'holmgang_tables_open{worker="2"} 4.0' in text
    samples(text)
    os.utime(tmp_path / "1.prom", (0, 0))
    assert 'worker="1"' not in two.text(4), "a process that is gone"


# ---- backups ---------------------------------------------------------------------------------------------------------


@pytest.fixture(params=KINDS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    store = Store(fresh(request.param, tmp_path), clock=lambda: 1_000 * A_DAY)
    fill(store)
    yield store
    store.close()


def fill(store: Store) -> None:
    store.add_table(TABLE, SEATS, [("visitor", Grant("t", "host"))])
    store.begin_match(MATCH, [entry(0)], TableRow(**{**vars(TABLE), "match": "m", "revision": 1}))
    for number in range(1, 30):
        point = {"answers": number, "state": bytes(range(256))}
        store.append("m", [entry(number, f"ann:{number}")], checkpoint=point)
    store.add_link("hash", Grant("t", "seat", "ann"))
    store.admission.invite("welcome", 3)


@pytest.mark.parametrize("into", KINDS)
def test_a_backup_makes_either_database_again(kept: Store, into: str, tmp_path: Path) -> None:
    file = tmp_path / "monday.backup.gz"
    counts = backup(kept, file)
    assert (counts["tables"], counts["matches"], counts["entries"]) == (1, 1, 30)
    url = fresh(into, tmp_path)
    assert restore(url, file) == counts
    other = Store(url)
    assert other.table("t") == kept.table("t")
    assert other.match("m") == kept.match("m")
    assert other.grants("visitor") == kept.grants("visitor")
    assert other.link("hash") is not None
    assert other.admission.invites("welcome")
    other.append("m", [entry(30)])
    other.close()


def test_a_backup_is_of_one_moment_and_keeps_no_visitor_waiting(kept: Store) -> None:
    count = "SELECT count(*) FROM entries"
    with one_moment(kept.engine) as reading:
        before = reading.exec_driver_sql(count).scalar()
        other = Store(kept.url)
        other.append("m", [entry(30)])
        other.close()
        assert reading.exec_driver_sql(count).scalar() == before == 30
    with kept.engine.connect() as connection:
        assert connection.exec_driver_sql(count).scalar() == 31


def test_a_backup_is_restored_whole_or_not_at_all(kept: Store, tmp_path: Path) -> None:
    file, broken = tmp_path / "good.gz", tmp_path / "broken.gz"
    backup(kept, file)
    lines = gzip.decompress(file.read_bytes()).decode().splitlines(keepends=True)
    bad = {
        "cut short": gzip.compress("".join(lines[:-1]).encode()),
        "cut in the middle": file.read_bytes()[: len(file.read_bytes()) // 2],
        "a row is missing": gzip.compress("".join([*lines[:4], *lines[5:]]).encode()),
        "another file": b"something else",
        "of a newer one": gzip.compress(lines[0].replace('"schema": 2', '"schema": 99').encode()),
    }
    for what, content in bad.items():
        broken.write_bytes(content)
        url = fresh("sqlite", tmp_path)
        with pytest.raises(BackupBroken):
            restore(url, broken)
        store = Store(url)
        assert store.table("t") is None, what
        store.close()


def test_backup_and_restore_are_one_command_each(tmp_path: Path) -> None:
    first, second, file = (str(tmp_path / name) for name in ("one.db", "two.db", "evening.gz"))
    store = Store(f"sqlite:///{first}")
    fill(store)
    store.close()
    said = command("backup", file, "--db", f"sqlite:///{first}")
    assert (said.returncode, said.stderr) == (0, "")
    assert "1 tables, 1 matches, 30 entries" in said.stdout
    assert Path(file).stat().st_mode & 0o077 == 0, "others may read what running fights keep secret"
    missing = command("backup", file, "--db", f"sqlite:///{tmp_path / 'mistyped.db'}")
    assert missing.returncode == 2
    assert "mistyped.db" in missing.stderr
    assert not (tmp_path / "mistyped.db").exists()
    assert command("restore", file, "--db", f"sqlite:///{second}").returncode == 0
    again = command("restore", file, "--db", f"sqlite:///{second}")
    assert again.returncode == 2
    assert "already" in again.stderr
    assert command("restore", str(tmp_path / "nothing.gz"), "--db", f"sqlite:///{second}3").returncode == 2


# ---- old tables ------------------------------------------------------------------------------------------------------


def test_a_table_that_rests_is_thinned_archived_and_forgotten_and_comes_back_while_it_can(kept: Store) -> None:
    before = kept.match("m")
    assert before is not None
    day = {"now": 1_000.0}
    kept.clock = lambda: day["now"] * A_DAY
    day["now"] += 5
    assert tidy(kept) == Tidied(0, 0, 0)
    day["now"] += 5
    assert tidy(kept) == Tidied(thinned=1)
    thin = kept.match("m")
    assert thin is not None
    assert (thin.entries, thin.checkpoint) == (before.entries, None)
    day["now"] += 90
    assert tidy(kept) == Tidied(archived=1)
    assert tidy(kept) == Tidied(), "once is enough"
    with kept.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM entries").scalar() == 0
    assert kept.table("t") is not None, "the visitors who sat there still find it"
    back = kept.match("m")
    assert back is not None
    assert back.entries == before.entries
    kept.append("m", [entry(30)])
    assert tidy(kept) == Tidied(), "it is in use again"
    day["now"] += 800
    assert tidy(kept, KeepingPolicy(forget=0)) == Tidied(archived=1)
    assert tidy(kept).forgotten == 1
    assert kept.table("t") is None
    assert kept.grants("visitor") == []


def test_a_table_that_never_began_goes_early(kept: Store) -> None:
    kept.add_table(TableRow(**{**vars(TABLE), "id": "empty", "touched": 980 * A_DAY}), SEATS, [])
    assert tidy(kept).forgotten == 1
    assert kept.table("t") is not None


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    from holmgang.kernel.library import Library
    from holmgang.table.service import SeatOrder, TableOrder
    from tests.refgame import SYSTEM
    from tests.table.service.playing import house, one_move, session_of

    async def evening() -> None:
        service = house(Library([SYSTEM]), tmp_path)
        seats = dict.fromkeys(service.setup.game_of("duel").seats, SeatOrder(sitting="here"))
        order = TableOrder(scenario="duel", seats=seats, dice="seeded", seed="1", pace=0)
        name = await service.setup.set_table("host", order)
        open_table = await service.table(name)
        for seat in session_of(open_table).people:
            await one_move(open_table, seat, Random(1))
        with service.notifications.subscribed(name):
            assert service.close_idle(-1) == 0, "a visitor looks at it"
        assert service.close_idle(-1) == 1
        assert service.open_tables == 0
        again = await service.table(name)
        assert again is not open_table
        assert session_of(again).version == session_of(open_table).version
        await service.close()
        service._store.close()

    run_apart(evening())


# ---- addresses -------------------------------------------------------------------------------------------------------


def test_an_open_network_is_told_what_that_means(tmp_path: Path) -> None:
    served = Served(sqlite_in(tmp_path), "--lan").start()
    assert served.process is not None
    assert served.process.stdout is not None
    said = []
    for line in served.process.stdout:
        said.append(line)
        if "hosting.md" in line:
            break
    served.stop()
    text = "".join(said)
    assert re.search(r"In this network: http://[\d.]+:\d+/", text)
    assert "no TLS" in text
    assert "█" in text or "▀" in text


def test_an_invitation_is_a_link_that_is_kept_as_a_hash(tmp_path: Path) -> None:
    said = command("invite", "--db", sqlite_in(tmp_path), "--address", "https://tables.example/")
    found = re.fullmatch(r"https://tables\.example/welcome/([\w-]{32})\n", said.stdout)
    assert found is not None, said
    with sqlite3.connect(tmp_path / "tables.db") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert "welcomes" in dump
    assert found[1] not in dump
