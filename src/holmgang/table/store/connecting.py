"""The two databases: how each is opened, brought up to date, told of changes, and who drives a table.

SQLite is a file that one process writes. PostgreSQL may be shared: every change is announced in its own transaction, so
that it is heard exactly if it counts, and leases say which process drives the engine's seats of a table.
A thread listens to what other processes write.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, inspect, select, text
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError
from sqlalchemy.pool import QueuePool

from holmgang.kernel.errors import InputError
from holmgang.table.store import schema
from holmgang.table.store.schema import STEPS

log = logging.getLogger(__name__)
LOOK_UP = 0.5
"""So often, in seconds, the thread looks whether it is to end."""
LONGEST_WAIT = 5.0


class Wire:
    """Listens until closed. ``heard`` gets every message of others, ``gap`` is called after the line was down.

    Both are called in the wire's own thread.
    """

    def __init__(
        self, url: str, sender: str, heard: Callable[[Mapping[str, Any]], None], gap: Callable[[], None]
    ) -> None:
        self._url, self._sender, self._heard, self._gap = url, sender, heard, gap
        self._ended, self._ready = Event(), Event()
        self._thread = Thread(target=self._listen, name="wire", daemon=True)
        self._thread.start()

    def ready(self, timeout: float) -> bool:
        """Wait until it listens."""
        return self._ready.wait(timeout)

    def close(self) -> None:
        """Listen no more."""
        self._ended.set()
        self._thread.join(LONGEST_WAIT)

    def _listen(self) -> None:
        import psycopg

        address = url_of(self._url).set(drivername="postgresql").render_as_string(hide_password=False)
        wait = LOOK_UP
        while not self._ended.is_set():
            try:
                with psycopg.connect(address, autocommit=True, application_name="holmgang wire") as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    self._gap()
                    self._ready.set()
                    wait = LOOK_UP
                    while not self._ended.is_set():
                        for said in line.notifies(timeout=LOOK_UP):
                            self._pass_on(said.payload)
            except psycopg.Error as error:
                log.warning("the line to the database is down: %s", str(error).strip())
                self._ended.wait(wait)
                wait = min(wait * 2, LONGEST_WAIT)

    def _pass_on(self, payload: str) -> None:
        message = json.loads(payload)
        if message["from"] != self._sender:
            self._heard(message)


# ---- the wire between processes --------------------------------------------------------------------------------------


CHANNEL = "holmgang"
THREADS = 8
"""So many calls may wait for a shared database at the same time."""
GIVEN_UP = (("idle", 2), ("interval", 1), ("count", 2))
"""Seconds after which the database looks whether the holder of leases is there, and how often it looks: one that was
killed is noticed at once, one whose machine is gone after 4 seconds."""
_MIGRATING = 0x686F6C6D


class StoreOutdated(InputError):
    """The database cannot be used: of a newer holmgang, none of ours, not there, of a kind we do not know."""


class StoreUnreachable(StoreOutdated):
    """The database does not answer; it may later."""


def url_of(text_: str) -> URL:
    """The address of a database, with the driver we use."""
    try:
        url = make_url(text_)
        kind = url.get_backend_name()
    except (ArgumentError, ValueError):
        raise StoreOutdated(
            "that is no address of a database; expected sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    if kind == "postgresql":
        if find_spec("psycopg") is None:
            raise StoreOutdated("PostgreSQL needs its driver: install holmgang[postgres]")
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise StoreOutdated(f"tables are kept in sqlite or postgresql, not in {kind!r}")
    return url


def shown(url: str) -> str:
    """The address without its password."""
    return make_url(url).render_as_string(hide_password=True)


def shared(engine: Engine) -> bool:
    """Return whether several processes can write."""
    return engine.dialect.name == "postgresql"


def is_there(text_: str) -> bool:
    """Return whether there is a database to be read. A missing file would be made when it is opened."""
    url = url_of(text_)
    return url.get_backend_name() != "sqlite" or (url.database is not None and Path(url.database).exists())


def engine_for(text_: str) -> Engine:
    """Open a database. Written values are in no error message: it may be a hand, a sealed answer, dice to come."""
    url = url_of(text_)
    if url.get_backend_name() == "postgresql":
        engine = create_engine(url, pool_pre_ping=True, pool_size=THREADS, max_overflow=2, hide_parameters=True)
        event.listen(engine, "handle_error", _without_detail)
        return engine
    try:
        connect = {"timeout": 30, "check_same_thread": False}
        engine = create_engine(url, poolclass=QueuePool, connect_args=connect, hide_parameters=True)
    except NoSuchModuleError as error:
        raise StoreOutdated(str(error)) from None

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        # An answer that was acknowledged survives the loss of power: written ahead, and synced at each commit.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        only_reads = connection.get_execution_options().get("only_reads")
        connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")

    return engine


def _without_detail(mishap: ExceptionContext) -> None:
    """Cut the detail of a database error, which quotes whole rows; keep the message."""
    told: Any = getattr(mishap.original_exception, "diag", None)
    if told is None or mishap.sqlalchemy_exception is None or not told.message_primary:
        return
    whole, short = str(mishap.original_exception), f"{told.message_primary} (SQLSTATE {told.sqlstate})"
    for error in (mishap.original_exception, mishap.sqlalchemy_exception):
        error.args = tuple(part.replace(whole, short) if isinstance(part, str) else part for part in error.args)


@contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """Read the database as it is now, for as long as it takes; writers are not kept waiting."""
    options = {"isolation_level": "REPEATABLE READ"} if shared(engine) else {"only_reads": True}
    with engine.connect().execution_options(**options) as connection:
        yield connection


# ---- the schema ------------------------------------------------------------------------------------------------------


def migrate(engine: Engine, clock: Callable[[], float]) -> None:
    """Bring the schema up to date, by one process at a time; leave alone what is not ours."""
    try:
        with engine.begin() as connection:
            bring_up(connection, clock)
    except (OperationalError, DBAPIError) as error:
        where = engine.url.render_as_string(hide_password=True)
        kind = StoreUnreachable if isinstance(error, OperationalError) else StoreOutdated
        raise kind(f"{where} cannot be opened: {str(error.orig).strip()}") from None


def bring_up(connection: Connection, clock: Callable[[], float], upto: int = len(STEPS)) -> None:
    """Upgrade the schema within a running transaction; ``upto``: not further than to that schema."""
    where = connection.engine.url.render_as_string(hide_password=True)
    if shared(connection.engine):
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
    known = inspect(connection).get_table_names()
    if schema.schema_steps.name not in known:
        if known:
            raise StoreOutdated(
                f"{where} holds something else than tables of holmgang "
                f"({', '.join(sorted(known)[:3])}); name another database"
            )
        schema.schema_steps.create(connection)
    done = connection.scalar(select(func.max(schema.schema_steps.c.number))) or 0
    if done > len(STEPS):
        raise StoreOutdated(
            f"{where} was written by a newer holmgang (schema {done}, this one knows {len(STEPS)}); "
            "use that one, or another database"
        )
    for number, step in enumerate(STEPS[done:upto], done + 1):
        step(connection)
        connection.execute(insert(schema.schema_steps).values(number=number, at=clock()))


# ---- telling others --------------------------------------------------------------------------------------------------


def notify(connection: Connection, sender: str, table: str, what: str = "changed", seats: Sequence[str] = ()) -> None:
    """Let other processes know, once this transaction counts; where there are none, nothing."""
    if connection.dialect.name == "postgresql":
        said = json.dumps({"from": sender, "table": table, "is": what, "seats": list(seats)})
        connection.execute(select(func.pg_notify(CHANNEL, said)))


class Leases:
    """Leases on tables: at most one process drives a table, until it lets go or dies."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._lock = engine, Lock()
        self._connection: Connection | None = None

    def take(self, table: str) -> bool:
        """Return whether this process may drive the table now."""
        if not shared(self._engine):
            return True
        with self._lock:
            try:
                return bool(self._at_hand().scalar(select(func.pg_try_advisory_lock(_number(table)))))
            except DBAPIError:
                self._drop()
                raise

    def give_back(self, table: str) -> None:
        """Let another process drive it. A lost connection has given everything back already."""
        if not shared(self._engine):
            return
        with self._lock:
            if self._connection is not None:
                try:
                    self._connection.execute(select(func.pg_advisory_unlock(_number(table))))
                except DBAPIError:
                    self._drop()

    def close(self) -> None:
        """Let go of all, and at once: a server that is only hung up on notices it when it finds the time."""
        with self._lock:
            if self._connection is not None:
                with suppress(DBAPIError):
                    self._connection.execute(select(func.pg_advisory_unlock_all()))
            self._drop()

    def _at_hand(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self._connection.execute(text("SET application_name = 'holmgang leases'"))
            for name, value in GIVEN_UP:
                self._connection.execute(text(f"SET tcp_keepalives_{name} = {value}"))
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()


def _number(table: str) -> int:
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
