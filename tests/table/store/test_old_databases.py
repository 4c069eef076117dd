"""Databases of every released version open, upgrade and are played on. ``old_databases/make.py`` makes them."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from holmgang.kernel.library import Library
from holmgang.table.service import TableService
from holmgang.table.store import Store
from holmgang.table.store.schema import STEPS
from holmgang.table.web.app import create_app
from holmgang.table.web.visitors import VISITOR
from tests.table.service.playing import match_of, one_move, session_of

FOLDER = Path(__file__).parent / "old_databases"
VERSIONS = sorted(path.stem for path in FOLDER.glob("*.json"))
ORIGIN = {"origin": "http://testserver"}


def test_there_are_old_databases() -> None:
    assert len(VERSIONS) >= 10


def test_the_newest_schema_is_among_them(tmp_path: Path) -> None:
    """A step of the schema is landed with a database from before it and one from after it."""
    found = set()
    for version in VERSIONS:
        database = unpacked(version, tmp_path / f"{version}.db")
        with sqlite3.connect(database) as connection:
            found.add(connection.execute("SELECT max(number) FROM schema_steps").fetchone()[0])
    assert max(found) == len(STEPS)


def unpacked(version: str, database: Path) -> Path:
    database.write_bytes(gzip.decompress((FOLDER / f"{version}.sqlite.gz").read_bytes()))
    return database


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_an_older_version_is_read_and_played_on(version: str, tmp_path: Path) -> None:
    database = unpacked(version, tmp_path / "old.db")
    kept: dict[str, Any] = json.loads((FOLDER / f"{version}.json").read_text())
    url = f"sqlite:///{database}"
    service = TableService(Library.discover(), Store(url))
    with TestClient(create_app(service), headers=ORIGIN) as client:
        for name, token in (kept["over"], kept["running"]):
            bearer = {"authorization": f"Bearer {token}"}
            told = client.get(f"/api/tables/{name}", headers=bearer)
            assert told.status_code == 200, told.text
            page = client.get(f"/t/{name}", headers={"cookie": f"{VISITOR}={token}"})
            assert page.status_code in (200, 303), page.text
        play_on(client, service, kept["running"][0])
        for kind, place in (("hero", "heroes"), ("fight", "build")):
            if kind in kept:
                name, token = kept[kind]
                page = client.get(f"/{place}/{name}", headers={"cookie": f"{VISITOR}={token}"})
                assert page.status_code == 200, page.text
        name, token = kept["over"]
        bearer = {"authorization": f"Bearer {token}"}
        events = client.get(f"/api/tables/{name}/events", headers=bearer).json()
        assert events
        made = client.post(
            "/api/tables", json={"scenario": "k6/corridor", "dice": "seeded", "seed": "1"}, headers=bearer
        )
        assert made.status_code == 201, made.text
        fresh = client.get(f"/api/tables/{made.json()['table']}/view", headers=bearer)
        assert fresh.status_code == 200, fresh.text
    again = Store(url)
    with again.engine.connect() as connection:
        steps = connection.exec_driver_sql("SELECT max(number) FROM schema_steps").scalar()
    again.close()
    assert steps == len(STEPS)


def play_on(client: TestClient, service: TableService, name: str) -> None:
    """Make a move at a table of the same rules; one of other rules says why it has stopped."""
    assert client.portal is not None
    table = client.portal.call(service.table, name)
    session = session_of(table)
    if session.frozen is not None:
        assert "rules" in str(session.frozen)
        return
    entries = len(match_of(table).record)
    assert any(client.portal.call(one_move, table, seat, Random(1)) for seat in session.people)
    assert len(match_of(table).record) > entries
