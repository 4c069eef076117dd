"""Old tables: what becomes of a table that has not been used for long. Told in ``docs/host/backup.md``.

A table that rests is first *thinned* (its checkpoints go; they are a cache), then *archived* (its matches are packed
into one piece and unpacked when a visitor comes back), and in the end *forgotten*. One that never began goes early.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table, delete, insert, select, update

from holmgang.table.store import schema

if TYPE_CHECKING:
    from holmgang.table.store.database import Store

A_DAY = 60 * 60 * 24.0


@dataclass(frozen=True)
class KeepingPolicy:
    """After how many days without use what happens; 0: never."""

    thin: float = 7
    archive: float = 90
    forget: float = 730
    never_begun: float = 14


@dataclass(frozen=True)
class Tidied:
    """The numbers of tables that were thinned, archived and forgotten."""

    thinned: int = 0
    archived: int = 0
    forgotten: int = 0


def tidy(store: Store, policy: KeepingPolicy | None = None) -> Tidied:
    """Apply the policy once. Safe while the server runs, and for several processes at once."""
    policy, now = policy or KeepingPolicy(), store.clock()
    store.admission.forget_buckets(now - A_DAY)
    own = schema.tables

    def each(days: float, put_away: Callable[[Connection, str], bool], *further: Any) -> int:
        """Put away every table that has rested so long, if it still rests when its turn comes."""
        if not days:
            return 0
        asked = select(own.c.id).where(own.c.touched < now - days * A_DAY, *further)
        with store.engine.connect() as connection:
            names = list(connection.scalars(asked))
        count = 0
        for name in names:
            with store.engine.begin() as connection:
                # An answer touches this row first: it waits for us, or we see that the table is in use again.
                if connection.scalar(asked.where(own.c.id == name).with_for_update(of=own)) is not None:
                    count += put_away(connection, name)
        return count

    never_begun, begun = own.c.match.is_(None), own.c.match.is_not(None)
    unpacked = own.c.id.not_in(select(schema.archives.c.table))
    forgotten = each(policy.forget, _forget) + each(policy.never_begun, _forget, never_begun)
    if policy.forget:
        with store.engine.begin() as connection:
            rests = now - policy.forget * A_DAY
            connection.execute(delete(schema.fights).where(schema.fights.c.touched < rests))
            connection.execute(delete(schema.fight_links).where(schema.fight_links.c.at < rests))
    archived = each(policy.archive, lambda connection, name: _archive(connection, name, now), begun, unpacked)
    return Tidied(each(policy.thin, _thin, begun), archived, forgotten)


def _matches(name: str) -> Any:
    return select(schema.matches.c.id).where(schema.matches.c.table == name)


def _thin(connection: Connection, name: str) -> bool:
    own = schema.checkpoints
    return connection.execute(delete(own).where(own.c.match.in_(_matches(name)))).rowcount > 0


def _archive(connection: Connection, name: str, now: float) -> bool:
    held = {
        "matches": _rows(connection, schema.matches, schema.matches.c.table == name),
        "entries": _rows(connection, schema.entries, schema.entries.c.match.in_(_matches(name))),
    }
    if not held["matches"]:
        return False
    body = zlib.compress(json.dumps(held, ensure_ascii=False).encode(), 9)
    _empty(connection, name)
    connection.execute(insert(schema.archives).values(table=name, at=now, body=body))
    return True


def _empty(connection: Connection, name: str) -> None:
    for own in (schema.checkpoints, schema.entries):
        connection.execute(delete(own).where(own.c.match.in_(_matches(name))))
    connection.execute(delete(schema.matches).where(schema.matches.c.table == name))
    connection.execute(delete(schema.links).where(schema.links.c.table == name))


def _forget(connection: Connection, name: str) -> bool:
    _empty(connection, name)
    for own in (schema.archives, schema.grants, schema.seats):
        connection.execute(delete(own).where(own.c.table == name))
    return connection.execute(delete(schema.tables).where(schema.tables.c.id == name)).rowcount > 0


def thaw(connection: Connection, match: str, now: float) -> bool:
    """Unpack the table that plays a match, if it is archived; it is in use again from now on."""
    name = connection.scalar(select(schema.tables.c.id).where(schema.tables.c.match == match))
    own = schema.archives
    gone = connection.execute(delete(own).where(own.c.table == name).returning(own.c.body)).first()
    if gone is None:
        return False
    held = json.loads(zlib.decompress(gone[0]))
    for table in (schema.matches, schema.entries):
        rows = [unplain(row) for row in held[table.name]]
        if rows:
            connection.execute(insert(table), rows)
    connection.execute(update(schema.tables).where(schema.tables.c.id == name).values(touched=now))
    return True


def _rows(connection: Connection, table: Table, where: Any) -> list[dict[str, Any]]:
    found = connection.execute(select(table).where(where).order_by(*table.primary_key.columns))
    return [plain(dict(row)) for row in found.mappings()]


def plain(row: dict[str, Any]) -> dict[str, Any]:
    """A row as JSON takes it: bytes under their own mark."""
    return {
        key: {"bytes": base64.b64encode(value).decode()} if isinstance(value, (bytes, memoryview)) else value
        for key, value in row.items()
    }


def unplain(row: dict[str, Any]) -> dict[str, Any]:
    """The row again."""
    return {
        key: base64.b64decode(value["bytes"], validate=True) if isinstance(value, dict) else value
        for key, value in row.items()
    }
