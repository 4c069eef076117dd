"""The store on a SQL database: a SQLite file by default, or PostgreSQL, which several processes can share.

Entries are the truth: they only grow, each under its own number. A checkpoint is a cache: without one a match is played
again from its first question. All methods are plain calls that may wait for the disk; the service has a thread for it.
"""

from __future__ import annotations

import json
import secrets
import time
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from holmgang.kernel.errors import HolmgangError
from holmgang.table.store import schema
from holmgang.table.store.admission import AdmissionStore
from holmgang.table.store.connecting import Leases, engine_for, migrate, notify, shared
from holmgang.table.store.fights import FightStore
from holmgang.table.store.heroes import HeroStore
from holmgang.table.store.keeping import thaw
from holmgang.table.store.schema import EntryRow, Grant, Kept, MatchRow, News, SeatRow, TableRow

KEEP_CHECKPOINTS = 3
"""So many of the last checkpoints of a match stay; older ones can always be made again."""


class StoreConflict(HolmgangError):
    """Another process has written in this place: nothing was written; read again and decide anew."""


def _packed(value: Any) -> bytes:
    return zlib.compress(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode(), 6)


def _unpacked(blob: bytes | None) -> Any:
    return None if blob is None else json.loads(zlib.decompress(blob))


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _with_state(checkpoint: Mapping[str, Any]) -> bytes:
    """A checkpoint in one piece: its counts as a line of JSON, then the state, which comes compressed already."""
    counts = {name: value for name, value in checkpoint.items() if name != "state"}
    state: bytes = checkpoint["state"]
    return _text(counts).encode() + b"\n" + state


def _checkpoint_from(body: bytes | None) -> dict[str, Any] | None:
    if body is None:
        return None
    counts, _, state = bytes(body).partition(b"\n")
    return {**json.loads(counts), "state": state}


# Statements of every answer. Said once here: to put a statement together takes longer than to carry it out.

_entries, _points, _matches = schema.entries.c, schema.checkpoints.c, schema.matches.c
_LAST_ENTRY = select(func.max(_entries.number)).where(_entries.match == bindparam("of"))
_ADD_ENTRY = insert(schema.entries)
_TABLE_OF = select(_matches.table).where(_matches.id == bindparam("of"))
_TOUCH = update(schema.tables).where(schema.tables.c.id == _TABLE_OF.scalar_subquery()).values(touched=bindparam("now"))
_DROP_CHECKPOINT = delete(schema.checkpoints).where(
    _points.match == bindparam("of"), _points.answers == bindparam("at")
)
_ADD_CHECKPOINT = insert(schema.checkpoints).values(match=bindparam("of"), answers=bindparam("at"))
_OLDEST_KEPT = (
    select(_points.answers)
    .where(_points.match == bindparam("of"))
    .order_by(_points.answers.desc())
    .offset(KEEP_CHECKPOINTS - 1)
    .limit(1)
)
_DROP_OLD_CHECKPOINTS = delete(schema.checkpoints).where(
    _points.match == bindparam("of"), _points.answers < _OLDEST_KEPT.scalar_subquery()
)


class Store:
    """Tables, seats, matches and their entries, in one database. ``clock`` gives the seconds noted beside them."""

    def __init__(self, url: str, *, clock: Callable[[], float] = time.time) -> None:
        self.url, self.clock = url, clock
        self.engine = engine_for(url)
        self.shared = shared(self.engine)
        """True if other processes may write too. They hear of every change (:mod:`holmgang.table.store.connecting`)."""
        self.sender = secrets.token_hex(4)
        """By this name other processes know what comes from here."""
        try:
            migrate(self.engine, clock)
        except BaseException:
            self.engine.dispose()
            raise
        self.leases = Leases(self.engine)
        self.admission = AdmissionStore(self.engine, clock)
        self.fights = FightStore(self.engine, clock)
        self.heroes = HeroStore(self.engine, clock)

    def close(self) -> None:
        """Let go of the database."""
        self.leases.close()
        self.engine.dispose()

    def alive(self) -> None:
        """Raises if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    def tell(self, table: str, what: str, seats: Sequence[str] = ()) -> None:
        """Tell other processes something about a table that is not in the database."""
        if self.shared:
            with self.engine.begin() as connection:
                notify(connection, self.sender, table, what, seats)

    # Tables and seats.

    def add_table(self, table: TableRow, seats: Iterable[SeatRow], grants: Iterable[tuple[str, Grant]]) -> None:
        """A new table with its seats, and who may do what at it (visitors by the hash of their name)."""
        with self.engine.begin() as connection:
            connection.execute(insert(schema.tables).values(_table_values(table)))
            for seat in seats:
                connection.execute(insert(schema.seats).values({"table": table.id, **vars(seat)}))
            for visitor, grant in grants:
                self._grant(connection, visitor, grant)

    def table(self, name: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats in their order."""
        with self.engine.connect() as connection:
            return self._table(connection, name)

    def _table(self, connection: Connection, name: str) -> tuple[TableRow, list[SeatRow]] | None:
        found = connection.execute(select(schema.tables).where(schema.tables.c.id == name)).mappings().first()
        if found is None:
            return None
        asked = select(schema.seats).where(schema.seats.c.table == name).order_by(schema.seats.c.place)
        seats = [
            SeatRow(**{key: value for key, value in row.items() if key != "table"})
            for row in connection.execute(asked).mappings()
        ]
        row = {key: json.loads(value) if key in _JSON else value for key, value in found.items()}
        return TableRow(**row), seats

    def keep_table(self, table: TableRow, seats: Iterable[SeatRow] = ()) -> None:
        """A table as it stands now; its revision must be one more than what is kept."""
        with self.engine.begin() as connection:
            self._keep_table(connection, table, seats)
            notify(connection, self.sender, table.id)

    def _keep_table(self, connection: Connection, table: TableRow, seats: Iterable[SeatRow]) -> None:
        own = schema.tables
        done = connection.execute(
            update(own).where(own.c.id == table.id, own.c.revision == table.revision - 1).values(_table_values(table))
        )
        if done.rowcount != 1:
            raise StoreConflict(f"the table {table.id} has changed meanwhile")
        for seat in seats:
            mine = (schema.seats.c.table == table.id, schema.seats.c.seat == seat.seat)
            connection.execute(update(schema.seats).where(*mine).values(vars(seat)))

    # Matches.

    def begin_match(self, match: MatchRow, entries: Sequence[EntryRow], table: TableRow) -> None:
        """A match with what is answered already, and the table that now plays it."""
        values = {**vars(match), "opening": _packed(list(match.opening))}
        for key in ("scenario", "dice", "people"):
            values[key] = _text(values[key])
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(schema.matches).values(values))
                self._append(connection, match.id, entries)
                self._keep_table(connection, table, ())
                notify(connection, self.sender, table.id)
        except IntegrityError as error:
            raise StoreConflict(f"the match {match.id} has been begun already") from error

    def append(
        self,
        match: str,
        entries: Sequence[EntryRow],
        *,
        checkpoint: Mapping[str, Any] | None = None,
        keep: int | None = None,
        table: TableRow | None = None,
    ) -> None:
        """Write entries after those that are there: all of them on the disk, or none and :class:`StoreConflict`.

        ``keep``: only checkpoints of at most so many kept answers stay (something was taken back). ``table``: what has
        changed of the table by the same act.
        """
        try:
            with self.engine.begin() as connection:
                self._touch(connection, match)
                self._append(connection, match, entries)
                if keep is not None:
                    own = schema.checkpoints
                    connection.execute(delete(own).where(own.c.match == match, own.c.answers > keep))
                if checkpoint is not None:
                    self._checkpoint(connection, match, checkpoint)
                if table is not None:
                    self._keep_table(connection, table, ())
        except IntegrityError as error:
            raise StoreConflict(f"entry {entries[0].number} of the match {match} has been written already") from error

    def _touch(self, connection: Connection, match: str) -> None:
        """Note when the table of a match was last used, and let everybody know once this transaction counts.

        Before anything else is written: putting old tables away looks at the same row first, so that neither works
        on what the other has half done.
        """
        connection.execute(_TOUCH, {"of": match, "now": self.clock()})
        if self.shared:
            notify(connection, self.sender, connection.scalar(_TABLE_OF, {"of": match}) or "")

    def _append(self, connection: Connection, match: str, entries: Sequence[EntryRow]) -> None:
        if not entries:
            return
        last = connection.scalar(_LAST_ENTRY, {"of": match})
        count = 0 if last is None else last + 1
        if entries[0].number != count:
            raise StoreConflict(f"entry {entries[0].number} of the match {match} would follow after {count}")
        connection.execute(
            _ADD_ENTRY,
            [
                {
                    "match": match,
                    **vars(entry),
                    "body": _text(entry.body),
                    "told": _packed(list(entry.told)) if entry.told else None,
                }
                for entry in entries
            ],
        )

    def _checkpoint(self, connection: Connection, match: str, checkpoint: Mapping[str, Any]) -> None:
        place = {"of": match, "at": checkpoint["answers"]}
        connection.execute(_DROP_CHECKPOINT, place)
        connection.execute(_ADD_CHECKPOINT, {**place, "body": _with_state(checkpoint)})
        connection.execute(_DROP_OLD_CHECKPOINTS, {"of": match})

    def match(self, name: str) -> Kept | None:
        """Return everything stored of a match. One that was put away is unpacked again."""
        kept = self._match(name)
        if kept is None:
            with self.engine.begin() as connection:
                thaw(connection, name, self.clock())
            kept = self._match(name)
        return kept

    def _match(self, name: str) -> Kept | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(schema.matches).where(schema.matches.c.id == name)).mappings().first()
            if found is None:
                return None
            row = {key: json.loads(value) if key in _JSON else value for key, value in found.items()}
            row |= {"people": tuple(row["people"]), "opening": _unpacked(row["opening"])}
            own = schema.checkpoints
            newest = select(own.c.body).where(own.c.match == name).order_by(own.c.answers.desc()).limit(1)
            return Kept(
                match=MatchRow(**row),
                entries=self._entries(connection, _entries_of(name)),
                checkpoint=_checkpoint_from(connection.scalar(newest)),
            )

    def news(self, table: str, match: str | None, known: int) -> News | None:
        """Return the changes of a table since ``known`` entries; entries only if it still plays that match."""
        with self.engine.connect() as connection:
            found = self._table(connection, table)
            if found is None:
                return None
            asked = _entries_of(match or "").where(schema.entries.c.number >= known)
            fresh = self._entries(connection, asked) if match is not None and found[0].match == match else []
            return News(table=found[0], seats=found[1], entries=fresh)

    def _entries(self, connection: Connection, asked: Select[Any]) -> list[EntryRow]:
        return [
            EntryRow(
                number=row["number"],
                at=row["at"],
                asked=row["asked"],
                body=json.loads(row["body"]),
                told=_unpacked(row["told"]) or (),
                key=row["key"],
            )
            for row in connection.execute(asked).mappings()
        ]

    def matches_of(self, table: str) -> list[str]:
        """The matches a table has played, the first one first."""
        own = schema.matches
        with self.engine.connect() as connection:
            return list(connection.scalars(select(own.c.id).where(own.c.table == table).order_by(own.c.number)))

    # Links and grants.

    def add_link(self, hashed: str, grant: Grant, *, at_most: int = 8) -> None:
        """Store a link that brings its holder a grant; of one seat only the newest ``at_most`` stay good."""
        own = schema.links
        mine = (own.c.table == grant.table, own.c.role == grant.role, own.c.seat == grant.seat)
        with self.engine.begin() as connection:
            connection.execute(insert(own).values(hash=hashed, at=self.clock(), **vars(grant)))
            old = connection.scalars(select(own.c.hash).where(*mine).order_by(own.c.at.desc()).offset(at_most)).all()
            if old:
                connection.execute(delete(own).where(own.c.hash.in_(old)))

    def link(self, hashed: str) -> Grant | None:
        """Return the grant of a link."""
        own = schema.links
        with self.engine.connect() as connection:
            row = connection.execute(select(own.c.table, own.c.role, own.c.seat).where(own.c.hash == hashed)).first()
        return None if row is None else Grant(*row)

    def grant(self, visitor: str, grant: Grant) -> None:
        """Let a visitor do something; once is as good as twice."""
        with self.engine.begin() as connection:
            self._grant(connection, visitor, grant)

    def _grant(self, connection: Connection, visitor: str, grant: Grant) -> None:
        own = schema.grants
        place = (own.c.table == grant.table, own.c.role == grant.role, own.c.seat == grant.seat)
        mine = (own.c.visitor == visitor, *place)
        connection.execute(delete(own).where(*mine))
        connection.execute(insert(own).values(visitor=visitor, at=self.clock(), **vars(grant)))

    def grants(self, visitor: str, table: str | None = None) -> list[Grant]:
        """Return the grants of a visitor: at one table, or at all, the newest first."""
        own = schema.grants
        asked = select(own.c.table, own.c.role, own.c.seat).where(own.c.visitor == visitor).order_by(own.c.at.desc())
        if table is not None:
            asked = asked.where(own.c.table == table)
        with self.engine.connect() as connection:
            return [Grant(*row) for row in connection.execute(asked)]

    def holders(self, table: str) -> list[tuple[str, Grant]]:
        """Return the visitors of a table with their grants."""
        own = schema.grants
        asked = select(own.c.visitor, own.c.table, own.c.role, own.c.seat).where(own.c.table == table)
        with self.engine.connect() as connection:
            return [(row[0], Grant(*row[1:])) for row in connection.execute(asked)]

    def revoke(self, table: str, seat: str) -> None:
        """Clear the grants of a seat and the links to it."""
        with self.engine.begin() as connection:
            for own in (schema.links, schema.grants):
                connection.execute(delete(own).where(own.c.table == table, own.c.seat == seat, own.c.role == "seat"))
            notify(connection, self.sender, table, "keys")

    def forget_at(self, visitor: str, table: str) -> None:
        """Take a visitor's seats at one table away."""
        own = schema.grants
        with self.engine.begin() as connection:
            connection.execute(delete(own).where(own.c.visitor == visitor, own.c.table == table, own.c.role == "seat"))
            notify(connection, self.sender, table, "keys")

    def forget(self, visitor: str) -> list[str]:
        """Take everything from a visitor; returns the tables at which there was something."""
        own = schema.grants
        with self.engine.begin() as connection:
            names = sorted(set(connection.scalars(select(own.c.table).where(own.c.visitor == visitor))))
            connection.execute(delete(own).where(own.c.visitor == visitor))
            connection.execute(delete(schema.makers).where(schema.makers.c.visitor == visitor))
            for owned in (schema.fights, schema.fight_links):
                connection.execute(delete(owned).where(owned.c.owner == visitor))
            self.heroes.forget(connection, visitor)
            for name in names:
                notify(connection, self.sender, name, "keys")
        return names


_JSON = ("scenario", "settings", "standing", "dice", "people")


def _table_values(table: TableRow) -> dict[str, Any]:
    return {key: _text(value) if key in _JSON else value for key, value in vars(table).items()}


def _entries_of(match: str) -> Select[Any]:
    return select(schema.entries).where(schema.entries.c.match == match).order_by(schema.entries.c.number)
