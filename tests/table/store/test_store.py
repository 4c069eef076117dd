"""The store: what is acknowledged is on the disk, once, in its place; foreign databases are left alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import MetaData, create_engine, select

from holmgang.table.store import EntryRow, Grant, MatchRow, SeatRow, Store, StoreConflict, StoreOutdated, TableRow
from holmgang.table.store.connecting import Wire, url_of
from holmgang.table.store.database import KEEP_CHECKPOINTS
from holmgang.table.store.schema import STEPS, metadata, passing, schema_steps

TABLE = TableRow(id="t", created=1, touched=1, system="refgame", scenario={"id": "duel"}, settings={"dice": "fair"})
SEATS = [SeatRow(seat="ann", place=0, sitting="person", policy="random", nick="Ánna")]
MATCH = MatchRow(
    id="m",
    table="t",
    number=0,
    begun=2,
    system="refgame",
    rules_version="1",
    content_hash="x",
    scenario={"id": "duel"},
    dice={"mode": "seeded", "seed": 1},
    master=False,
    people=("ann",),
    opening=[{"event": "began"}],
)


def entry(number: int, key: str | None = None) -> EntryRow:
    told = [{"event": "rolled", "n": number}]
    return EntryRow(number=number, at=3, asked=0, body={"seat": "ann", "answer": number}, told=told, key=key)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url, clock=lambda: 1.0)
    made.add_table(TABLE, SEATS, [("visitor", Grant("t", "host"))])
    made.begin_match(MATCH, [entry(0)], replace(TABLE, match="m", revision=1))
    yield made
    made.close()


def test_written_rows_are_read_by_another_process(store: Store, url: str) -> None:
    store.append("m", [entry(1, "ann:1"), entry(2)], checkpoint={"answers": 2, "state": b"packed\nstate"})
    other = Store(url)
    kept = other.match("m")
    assert kept is not None
    assert kept.match == MATCH
    assert list(kept.entries) == [entry(0), entry(1, "ann:1"), entry(2)]
    assert kept.checkpoint == {"answers": 2, "state": b"packed\nstate"}
    assert other.table("t") == (replace(TABLE, match="m", revision=1), SEATS)
    other.close()


@pytest.mark.parametrize("number", [0, 2, 7])
def test_an_entry_has_one_place(store: Store, number: int) -> None:
    with pytest.raises(StoreConflict):
        store.append("m", [entry(number)])
    kept = store.match("m")
    assert kept is not None
    assert [row.number for row in kept.entries] == [0]


def test_two_answers_under_one_key_are_refused_together_with_all_they_bring(store: Store) -> None:
    store.append("m", [entry(1, "ann:1")])
    with pytest.raises(StoreConflict):
        store.append("m", [entry(2, "ann:1")], checkpoint={"answers": 2, "state": b""})
    kept = store.match("m")
    assert kept is not None
    assert len(kept.entries) == 2
    assert kept.checkpoint is None


def test_an_older_revision_does_not_overwrite_a_newer(store: Store) -> None:
    store.keep_table(replace(TABLE, match="m", revision=2, standing={"undo": 1}))
    with pytest.raises(StoreConflict):
        store.keep_table(replace(TABLE, match="m", revision=2))
    found = store.table("t")
    assert found is not None
    assert found[0].standing == {"undo": 1}


@settings(deadline=None, max_examples=40)
@given(st.lists(st.one_of(st.integers(1, 40), st.integers(-40, -1)), max_size=25))
def test_the_newest_checkpoint_that_still_holds_is_found(acts: list[int]) -> None:
    """Positive: a checkpoint of so many answers. Negative: an undo that keeps so many."""
    store = Store("sqlite://")
    store.add_table(TABLE, SEATS, [])
    store.begin_match(MATCH, [], replace(TABLE, match="m", revision=1))
    held: list[int] = []
    for number, act in enumerate(acts):
        if act > 0:
            store.append("m", [entry(number)], checkpoint={"answers": act, "state": b""})
            held = sorted({*held, act})[-KEEP_CHECKPOINTS:]
        else:
            store.append("m", [entry(number)], keep=-act)
            held = [one for one in held if one <= -act]
        kept = store.match("m")
        assert kept is not None
        assert (kept.checkpoint or {"answers": None})["answers"] == (held[-1] if held else None)
    store.close()


def test_links_are_good_until_newer_ones_push_them_out(url: str) -> None:
    ticks = iter(range(1000))
    store = Store(url, clock=lambda: float(next(ticks)))
    store.add_table(TABLE, SEATS, [])
    for number in range(5):
        store.add_link(f"hash{number}", Grant("t", "seat", "ann"), at_most=3)
    assert [store.link(f"hash{number}") is not None for number in range(5)] == [False, False, True, True, True]
    store.revoke("t", "ann")
    assert store.link("hash4") is None
    store.close()


def test_grants_come_and_go(store: Store) -> None:
    store.grant("visitor", Grant("t", "seat", "ann"))
    store.grant("visitor", Grant("t", "seat", "ann"))
    assert set(store.grants("visitor", "t")) == {Grant("t", "host"), Grant("t", "seat", "ann")}
    assert store.grants("another visitor") == []
    store.revoke("t", "ann")
    assert store.grants("visitor") == [Grant("t", "host")]


# ---- the schema ------------------------------------------------------------------------------------------------------


def test_the_steps_lead_to_the_schema_we_use(store: Store, url: str) -> None:
    engine, found = create_engine(url_of(url)), MetaData()
    found.reflect(engine)
    engine.dispose()

    same = {"DOUBLE PRECISION": "FLOAT", "BYTEA": "BLOB"}

    def shape(schema: MetaData) -> dict[str, object]:
        return {
            name: (
                [
                    (column.name, same.get(str(column.type), str(column.type)), column.nullable, column.primary_key)
                    for column in table.columns
                ],
                sorted(index.name or "" for index in table.indexes),
            )
            for name, table in schema.tables.items()
        }

    assert shape(found) == {**shape(metadata), **shape(passing)}


def test_every_answer_is_synced(store: Store) -> None:
    if store.shared:
        with store.engine.connect() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        return
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def test_a_database_of_a_newer_holmgang_is_left_alone(store: Store, url: str) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO schema_steps VALUES (99, 0)")
    with pytest.raises(StoreOutdated, match="newer holmgang"):
        Store(url)


def test_many_processes_may_open_a_new_database_at_once(url: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        stores = list(pool.map(Store, [url] * 6))
    with stores[0].engine.connect() as connection:
        steps = connection.scalars(select(schema_steps.c.number)).all()
    assert sorted(steps) == list(range(1, len(STEPS) + 1))
    for store in stores:
        store.close()


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("tables.db", "expected sqlite:///FILE"),
        ("mysql://somewhere/x", "not in 'mysql'"),
        ("sqlite:////no/such/folder/tables.db", "unable to open"),
        ("postgresql://ann:secret@127.0.0.1:1/nothing", "refused"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_so_without_its_password(address: str, says: str) -> None:
    with pytest.raises(StoreOutdated, match=says) as caught:
        Store(address)
    assert "secret" not in str(caught.value)


def test_one_of_many_that_write_in_one_place_wins(store: Store, url: str) -> None:
    others = [Store(url) for _ in range(4)]

    def write(other: Store) -> bool:
        try:
            other.append("m", [entry(1)])
        except StoreConflict:
            return False
        return True

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(write, others)) == [False, False, False, True]
    for other in others:
        other.close()


def test_news_are_what_one_does_not_know(store: Store) -> None:
    store.append("m", [entry(1, "ann:1"), entry(2)])
    news = store.news("t", "m", 1)
    assert news is not None
    assert list(news.entries) == [entry(1, "ann:1"), entry(2)]
    assert news.table.match == "m"
    assert list(news.seats) == SEATS
    assert store.news("nowhere", "m", 0) is None
    other = store.news("t", "another match", 0)
    assert other is not None
    assert list(other.entries) == []


def test_one_process_drives_a_table_until_it_lets_go_or_closes(url: str) -> None:
    with closing(Store(url)) as first, closing(Store(url)) as second:
        assert first.leases.take("t")
        assert second.leases.take("t") is not second.shared
        assert second.leases.take("another")
        first.leases.give_back("t")
        assert second.leases.take("t")
        second.close()
        assert first.leases.take("t")
        assert first.leases.take("another")


def test_a_process_that_is_cut_off_drives_no_more(url: str) -> None:
    cut = "SELECT pg_terminate_backend(pid, 120000) FROM pg_stat_activity WHERE application_name = 'holmgang leases'"
    with closing(Store(url)) as first, closing(Store(url)) as second:
        assert second.leases.take("t")
        if not first.shared:
            return
        assert not first.leases.take("t")
        first.leases.close()
        with first.engine.begin() as connection:  # comes back when the other's line is gone for good
            assert all(connection.exec_driver_sql(cut).scalars())
        assert first.leases.take("t")


def test_a_write_is_announced_once_it_counts(url: str) -> None:
    first = Store(url)
    if not first.shared:
        first.close()
        return
    second, heard, gaps = Store(url), Queue[Mapping[str, Any]](), Queue[None]()
    wire = Wire(url, second.sender, heard.put, lambda: gaps.put(None))
    assert wire.ready(120)
    gaps.get(timeout=120)
    name = f"t{first.sender}"
    first.add_table(replace(TABLE, id=name), SEATS, [])
    with pytest.raises(StoreConflict):
        first.keep_table(replace(TABLE, id=name, revision=7))
    first.keep_table(replace(TABLE, id=name, revision=1))
    second.keep_table(replace(TABLE, id=name, revision=2))
    first.tell(name, "here", ["ann"])
    first.revoke(name, "ann")
    said = [heard.get(timeout=120) for _ in range(3)]
    assert [(one["table"], one["is"], one["seats"]) for one in said] == [
        (name, "changed", []),
        (name, "here", ["ann"]),
        (name, "keys", []),
    ]
    with first.engine.begin() as connection:  # the line breaks: the listener is told that it may have missed something
        lines = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'holmgang wire'"
        connection.exec_driver_sql(lines)
    gaps.get(timeout=120)
    first.tell(name, "who")
    assert heard.get(timeout=120)["is"] == "who"
    wire.close()
    first.close()
    second.close()


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(StoreOutdated, match="recipes"):
        Store(f"sqlite:///{tmp_path / 'other.db'}")
    with sqlite3.connect(tmp_path / "other.db") as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    other.close()
