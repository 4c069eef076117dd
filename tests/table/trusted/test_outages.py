"""The database goes away and comes back: visitors read a sentence, answers wait, and the log has no traceback."""

from __future__ import annotations

import asyncio
import secrets
import signal
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from sqlalchemy import create_engine, text

from tests.loops import run_apart
from tests.table.databases import server
from tests.table.trusted.servers import Served, kept_keys
from tests.table.trusted.test_kills import everybody_right, sit_down


class OwnDatabase:
    """A database of its own on the PostgreSQL server, which can be closed to everyone and opened again."""

    def __init__(self) -> None:
        self._name = f"t{secrets.token_hex(6)}"
        self._do(f"CREATE DATABASE {self._name}")
        self.url = urlunsplit(urlsplit(server())._replace(path=f"/{self._name}"))

    def _do(self, *statements: str) -> None:
        engine = create_engine(server().replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for statement in statements:
                connection.execute(text(statement))
        engine.dispose()

    def close(self) -> None:
        """End all connections and allow no new ones."""
        self._do(
            f"ALTER DATABASE {self._name} WITH ALLOW_CONNECTIONS false",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self._name}'",
        )

    def open(self) -> None:
        """Allow connections again."""
        self._do(f"ALTER DATABASE {self._name} WITH ALLOW_CONNECTIONS true")


def test_an_outage_of_the_database_is_said_and_waited_for(tmp_path: Path) -> None:
    database = OwnDatabase()

    async def evening() -> None:
        served = Served(database.url).start()
        try:
            people = await sit_down(served, 1)
            tasks = [asyncio.create_task(one.live()) for one in people]
            await everybody_right(people)
            guest = people[0].guest
            table = people[0].path.removesuffix("/live")
            for one in people:
                one.right.clear()
            await asyncio.to_thread(database.close)
            for path in ("/", f"{table}/scenario.yaml", table):
                for lang, words in (("en", "database does not answer"), ("cs", "neodpovídá"), ("da", "svarer ikke")):
                    spoken = {"Accept-Language": lang}
                    status, headers, page = await asyncio.to_thread(guest.ask, "GET", path, None, spoken)
                    assert (status, headers["retry-after"]) == (503, "2"), path
                    assert words in page
            status, _, page = await asyncio.to_thread(guest.ask, "GET", "/healthz")
            assert status == 503
            status, _, page = await asyncio.to_thread(guest.ask, "POST", "/tables", {"scenario": "k6/corridor"})
            assert status == 503, page
            await asyncio.to_thread(database.open)
            await everybody_right(people)
            before = sum(len(one.acknowledged) for one in people)
            while sum(len(one.acknowledged) for one in people) < before + 2:
                if all(one.over.is_set() for one in people):
                    break
                await asyncio.sleep(0.02)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert {key for one in people for key in one.acknowledged} <= set(kept_keys(database.url))
        finally:
            _, errors = await asyncio.to_thread(served.stop, signal.SIGTERM)
        assert "Traceback" not in errors, errors

    run_apart(asyncio.wait_for(evening(), 240))
