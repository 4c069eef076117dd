"""Backup and restore: the whole database as one file that either database can be made from again.

A backup is gzipped JSON Lines: a title with the number of the schema, a line for each row, and a last line that counts
them, so that a file that was cut short is noticed. It is taken in one transaction, while the house is open.
"""

from __future__ import annotations

import gzip
import json
import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, func, insert, select
from sqlalchemy.exc import DBAPIError

from holmgang.kernel.errors import InputError
from holmgang.table.store import schema
from holmgang.table.store.connecting import engine_for, migrate, one_moment
from holmgang.table.store.database import Store
from holmgang.table.store.keeping import plain, unplain
from holmgang.table.store.schema import STEPS

TITLE = "holmgang backup"
AT_ONCE = 500


class BackupBroken(InputError):
    """The file is no backup, or not a whole one; nothing was restored."""


def backup(store: Store, path: Path) -> dict[str, int]:
    """Write everything to a file; returns how many rows of each table. The file appears when it is whole.

    Only its owner may read it: it holds what running fights keep secret.
    """
    counts: dict[str, int] = {}
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with one_moment(store.engine) as connection, gzip.open(part, "wt", encoding="utf-8", newline="\n") as out:
            steps = connection.scalar(select(func.max(schema.schema_steps.c.number)))
            out.write(json.dumps({"title": TITLE, "schema": steps, "at": time.time()}) + "\n")
            for name, row in _all_rows(connection):
                counts[name] = counts.get(name, 0) + 1
                out.write(json.dumps({"table": name, "row": plain(row)}, ensure_ascii=False) + "\n")
            out.write(json.dumps({"rows": counts}) + "\n")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(path)
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)
    return counts


def _all_rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    for table in schema.metadata.sorted_tables:
        if table is schema.schema_steps:
            continue
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings():
            yield table.name, dict(row)


def restore(url: str, path: Path) -> dict[str, int]:
    """Make an empty database what a backup says; returns how many rows of each table. All of it, or nothing."""
    counts: dict[str, int] = {}
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            steps = _title(file.readline(), path)
            engine = engine_for(url)
            try:
                migrate(engine, time.time, upto=steps)
                with engine.begin() as connection:
                    known = MetaData()
                    known.reflect(connection)
                    if connection.scalar(select(func.count()).select_from(known.tables["tables"])):
                        raise InputError("the database holds tables already; restore into an empty one")
                    whole = False
                    for name, rows in _batches(file, counts):
                        if name == "":
                            whole = rows[0] == counts
                            break
                        if name not in known.tables:
                            raise BackupBroken(f"{path} names {name!r}, which its schema does not have")
                        connection.execute(insert(known.tables[name]), rows)
                    if not whole:
                        raise BackupBroken(f"{path} is cut short: nothing was restored")
                migrate(engine, time.time)
            finally:
                engine.dispose()
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError, ValueError, KeyError, TypeError) as error:
        raise BackupBroken(f"{path} is damaged: {error}") from None
    except DBAPIError as error:
        raise BackupBroken(f"{path} does not fit together: {error.orig}") from None
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror or error}") from None
    return counts


def _title(line: str, path: Path) -> int:
    title = json.loads(line or "{}")
    if not isinstance(title, dict) or title.get("title") != TITLE or not isinstance(title.get("schema"), int):
        raise BackupBroken(f"{path} is no backup of holmgang")
    steps: int = title["schema"]
    if not 1 <= steps <= len(STEPS):
        raise BackupBroken(f"{path} was made by a newer holmgang (schema {steps}, this one knows {len(STEPS)})")
    return steps


def _batches(file: Any, counts: dict[str, int]) -> Iterator[tuple[str, list[Mapping[str, Any]]]]:
    """Rows of one table at a time; the last line as the table without a name."""
    name, batch = "", list[Mapping[str, Any]]()
    for line in file:
        data = json.loads(line)
        if batch and (data.get("table") != name or len(batch) >= AT_ONCE):
            yield name, batch
            batch = []
        if "rows" in data:
            yield "", [data["rows"]]
            return
        name = data["table"]
        counts[name] = counts.get(name, 0) + 1
        batch.append(unplain(data["row"]))
