"""Backup and restore: the whole database as one file that either database can be made from again.

A backup is gzipped JSON Lines: a title with the number of the schema, a line for each row, and a last line that counts
them, so that a file that was cut short is noticed. It is taken in one transaction, while the server runs.
"""

from __future__ import annotations

import gzip
import json
import os
import time
import zlib
from collections.abc import Iterator, Mapping
from math import isfinite
from pathlib import Path
from typing import Any

from sqlalchemy import Boolean, Connection, Float, Integer, MetaData, String, Table, func, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from holmgang.kernel.errors import InputError
from holmgang.table.store import schema
from holmgang.table.store.connecting import bring_up, engine_for, one_moment
from holmgang.table.store.database import Store
from holmgang.table.store.keeping import plain, unplain
from holmgang.table.store.schema import STEPS

TITLE = "holmgang backup"
AT_ONCE = 500
Line = tuple[dict[str, Any], int]
"""The content of a line and its length in bytes."""
LONGEST_LINE = 32_000_000
"""No row is longer, in bytes of its line: a file that unpacks to more than that without an end is no backup."""
UNREADABLE = (EOFError, gzip.BadGzipFile, zlib.error, ValueError, TypeError, OverflowError, RecursionError)
LONGEST_NAME, LONGEST_REASON = 40, 300
LARGEST = 2**31
"""No number that is kept is this far from nothing."""


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
        with gzip.open(path, "rb") as file:
            lines = _lines(file)
            steps = _title(next(lines, ({}, 0))[0], path)
            engine = engine_for(url)
            try:
                with engine.begin() as connection:
                    bring_up(connection, time.time, steps)
                    _fill(connection, lines, counts, path)
                    bring_up(connection, time.time)
            finally:
                engine.dispose()
    except KeyError as error:
        raise BackupBroken(f"{path} is damaged: a row lacks {error}") from None
    except UNREADABLE as error:
        raise BackupBroken(f"{path} is damaged: {error}") from None
    except SQLAlchemyError as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise BackupBroken(f"{path} does not fit together: {str(why)[:LONGEST_REASON]}") from None
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror or error}") from None
    return counts


def _lines(file: gzip.GzipFile) -> Iterator[Line]:
    """The file line by line, to its very end: only there it is known whether all of it is as it was written."""
    while line := file.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise ValueError(f"a line is longer than {LONGEST_LINE} bytes")
        data = json.loads(line)
        if not isinstance(data, dict):
            raise TypeError("a line is no row")
        yield data, len(line)


def _title(title: Mapping[str, Any], path: Path) -> int:
    if title.get("title") != TITLE or type(title.get("schema")) is not int:
        raise BackupBroken(f"{path} is no backup of holmgang")
    steps: int = title["schema"]
    if not 1 <= steps <= len(STEPS):
        raise BackupBroken(f"{path} is of another holmgang (schema {steps}, this one knows 1 to {len(STEPS)})")
    return steps


def _fill(connection: Connection, lines: Iterator[Line], counts: dict[str, int], path: Path) -> None:
    """Everything that the lines say, into an empty database."""
    known = MetaData()
    known.reflect(connection)
    known.remove(known.tables[schema.schema_steps.name])  # what the database is like is not for a file to say
    if connection.scalar(select(func.count()).select_from(known.tables["tables"])):
        raise InputError("the database holds tables already; restore into an empty one")
    whole = False
    for name, rows in _batches(lines, counts):
        if whole:
            raise BackupBroken(f"{path} goes on after its end: nothing was restored")
        if name == "":
            whole = rows[0] == counts
            continue
        if name not in known.tables:
            raise BackupBroken(f"{path} names {name[:LONGEST_NAME]!r}, which its schema does not have")
        for row in rows:
            _check(known.tables[name], row)
        connection.execute(insert(known.tables[name]), rows)
    if not whole:
        raise BackupBroken(f"{path} is cut short: nothing was restored")


def _batches(lines: Iterator[Line], counts: dict[str, int]) -> Iterator[tuple[str, list[Any]]]:
    """Rows of one table at a time, not too many nor too much; the last line as the table without a name."""
    name, batch, size = "", list[Mapping[str, Any]](), 0
    for data, length in lines:
        if batch and (data.get("table") != name or len(batch) >= AT_ONCE or size + length > LONGEST_LINE):
            yield name, batch
            batch, size = [], 0
        if "rows" in data:
            yield "", [data["rows"]]
            continue
        name = str(data["table"])
        counts[name] = counts.get(name, 0) + 1
        if not isinstance(data["row"], dict):
            raise TypeError("a line is no row")
        batch.append(unplain(data["row"]))
        size += length
    if batch:
        yield name, batch


def _check(table: Table, row: Mapping[str, Any]) -> None:
    """Return whether each value of a row is one that its column could have held. SQLite would take anything."""
    strange = [name for name in row if name not in table.columns]
    if strange:
        raise ValueError(f"{table.name} has no {strange[0][:LONGEST_NAME]!r}")
    for column in table.columns:
        value, kind = row.get(column.name), column.type
        if value is None:
            fits = bool(column.nullable)
        elif isinstance(kind, Boolean):
            fits = type(value) is bool
        elif isinstance(kind, Integer):
            fits = type(value) is int and abs(value) < LARGEST
        elif isinstance(kind, Float):
            fits = type(value) in (int, float) and isfinite(value)
        elif isinstance(kind, String):
            fits = isinstance(value, str) and "\0" not in value and len(value) <= (kind.length or LONGEST_LINE)
        else:
            fits = isinstance(value, bytes)
        if not fits:
            raise ValueError(f"{table.name}.{column.name} cannot be what it says")
