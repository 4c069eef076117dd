"""The schema, and the numbered steps that lead to it from nothing or from any older one.

A step is written once and never changed: a database of today must open after any later upgrade. The tables below
describe the schema after the last step; ``tests/table/store/test_store.py`` compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

schema_steps = Table(
    "schema_steps",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("system", String(64), nullable=False),
    Column("scenario", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("standing", Text, nullable=False),
    Column("match", String(32), nullable=True),
    Index("tables_by_use", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(64), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("sitting", String(16), nullable=False),
    Column("policy", String(64), nullable=False),
    Column("nick", String(64), nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("begun", Float, nullable=False),
    Column("system", String(64), nullable=False),
    Column("rules_version", String(64), nullable=False),
    Column("content_hash", String(128), nullable=False),
    Column("scenario", Text, nullable=False),
    Column("dice", Text, nullable=False),
    Column("master", Boolean, nullable=False),
    Column("people", Text, nullable=False),
    Column("opening", LargeBinary, nullable=False),
    UniqueConstraint("table", "number", name="matches_of_table"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("told", LargeBinary, nullable=True),
    Column("key", String(80), nullable=True),
    UniqueConstraint("match", "key", name="entries_key"),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("answers", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("role", String(16), nullable=False),
    Column("seat", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Index("links_of_table", "table"),
)

grants = Table(
    "grants",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("role", String(16), primary_key=True),
    Column("seat", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Index("grants_of_table", "table"),
)

welcomes = Table(
    "welcomes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("left", Integer, nullable=False),
)

makers = Table(
    "makers",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)

archives = Table(
    "archives",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

parties = Table(
    "parties",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("name", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("revision", Integer, nullable=False),
)

heroes = Table(
    "heroes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("party", ForeignKey("parties.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("system", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("picture", LargeBinary, nullable=True),
    Column("revision", Integer, nullable=False),
    Index("heroes_of_party", "party"),
)

hero_grants = Table(
    "hero_grants",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("thing", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Index("hero_grants_of_thing", "thing"),
)

hero_links = Table(
    "hero_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("thing", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Index("hero_links_of_thing", "thing"),
)


fights = Table(
    "fights",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("system", String(64), nullable=False),
    Column("title", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("fights_of_owner", "owner"),
)

fight_links = Table(
    "fight_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("fight", String(32), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("system", String(64), nullable=False),
    Column("title", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("fight_links_of_owner", "owner"),
)


passing = MetaData()
"""Tables whose rows may be lost at any time. No backup has them."""

buckets = Table(
    "buckets",
    passing,
    Column("name", String(120), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", Float, nullable=False),
)


def _types(connection: Connection) -> tuple[str, str]:
    """The names of this database for bytes, and for numbers with a point."""
    return ("BYTEA", "DOUBLE PRECISION") if connection.dialect.name == "postgresql" else ("BLOB", "FLOAT")


def _first(connection: Connection) -> None:
    """Everything of the first schema, as it was then: written out, so that later changes above cannot reach back."""
    key = "VARCHAR(32) NOT NULL"
    blob, number = _types(connection)
    for statement in (
        f"""CREATE TABLE tables (id {key}, created {number} NOT NULL, touched {number} NOT NULL,
            system VARCHAR(64) NOT NULL, scenario TEXT NOT NULL, settings TEXT NOT NULL, revision INTEGER NOT NULL,
            standing TEXT NOT NULL, "match" VARCHAR(32), PRIMARY KEY (id))""",
        f"""CREATE TABLE seats ("table" {key} REFERENCES tables (id), seat VARCHAR(64) NOT NULL, place INTEGER NOT NULL,
            sitting VARCHAR(16) NOT NULL, policy VARCHAR(64) NOT NULL, nick VARCHAR(64) NOT NULL,
            PRIMARY KEY ("table", seat))""",
        f"""CREATE TABLE matches (id {key}, "table" {key} REFERENCES tables (id), number INTEGER NOT NULL,
            begun {number} NOT NULL, system VARCHAR(64) NOT NULL, rules_version VARCHAR(64) NOT NULL,
            content_hash VARCHAR(128) NOT NULL, scenario TEXT NOT NULL, dice TEXT NOT NULL, master BOOLEAN NOT NULL,
            people TEXT NOT NULL, opening {blob} NOT NULL, PRIMARY KEY (id),
            CONSTRAINT matches_of_table UNIQUE ("table", number))""",
        f"""CREATE TABLE entries ("match" {key} REFERENCES matches (id), number INTEGER NOT NULL, at {number} NOT NULL,
            asked INTEGER NOT NULL, body TEXT NOT NULL, told {blob}, "key" VARCHAR(80), PRIMARY KEY ("match", number),
            CONSTRAINT entries_key UNIQUE ("match", "key"))""",
        f"""CREATE TABLE checkpoints ("match" {key} REFERENCES matches (id), answers INTEGER NOT NULL,
            body {blob} NOT NULL, PRIMARY KEY ("match", answers))""",
        f"""CREATE TABLE links (hash VARCHAR(64) NOT NULL, "table" {key} REFERENCES tables (id),
            role VARCHAR(16) NOT NULL, seat VARCHAR(64) NOT NULL, at {number} NOT NULL, PRIMARY KEY (hash))""",
        f"""CREATE TABLE grants (visitor VARCHAR(64) NOT NULL, "table" {key} REFERENCES tables (id),
            role VARCHAR(16) NOT NULL, seat VARCHAR(64) NOT NULL, at {number} NOT NULL,
            PRIMARY KEY (visitor, "table", role, seat))""",
        'CREATE INDEX links_of_table ON links ("table")',
        'CREATE INDEX grants_of_table ON grants ("table")',
    ):
        connection.exec_driver_sql(statement)


def _second(connection: Connection) -> None:
    """Add invitations, tables put away, and an index of unused tables."""
    blob, number = _types(connection)
    for statement in (
        f"""CREATE TABLE welcomes (hash VARCHAR(64) NOT NULL, at {number} NOT NULL, "left" INTEGER NOT NULL,
            PRIMARY KEY (hash))""",
        f"CREATE TABLE makers (visitor VARCHAR(64) NOT NULL, at {number} NOT NULL, PRIMARY KEY (visitor))",
        f"""CREATE TABLE archives ("table" VARCHAR(32) NOT NULL, at {number} NOT NULL, body {blob} NOT NULL,
            PRIMARY KEY ("table"))""",
        "CREATE INDEX tables_by_use ON tables (touched)",
    ):
        connection.exec_driver_sql(statement)


def _fights(connection: Connection) -> None:
    """Fights under construction, and links to copies of them."""
    blob, number = _types(connection)
    for statement in (
        f"""CREATE TABLE fights (id VARCHAR(32) NOT NULL, owner VARCHAR(64) NOT NULL, created {number} NOT NULL,
            touched {number} NOT NULL, system VARCHAR(64) NOT NULL, title TEXT NOT NULL, revision INTEGER NOT NULL,
            body {blob} NOT NULL, PRIMARY KEY (id))""",
        f"""CREATE TABLE fight_links (hash VARCHAR(64) NOT NULL, fight VARCHAR(32) NOT NULL, owner VARCHAR(64) NOT NULL,
            at {number} NOT NULL, system VARCHAR(64) NOT NULL, title TEXT NOT NULL, body {blob} NOT NULL,
            PRIMARY KEY (hash))""",
        "CREATE INDEX fights_of_owner ON fights (owner)",
        "CREATE INDEX fight_links_of_owner ON fight_links (owner)",
    ):
        connection.exec_driver_sql(statement)


def _heroes(connection: Connection) -> None:
    """Heroes and their parties, who may use them, and the links that hand them over."""
    blob, number = _types(connection)
    key = "VARCHAR(32) NOT NULL"
    for statement in (
        f"""CREATE TABLE parties (id {key}, created {number} NOT NULL, touched {number} NOT NULL,
            name VARCHAR(64) NOT NULL, body TEXT NOT NULL, revision INTEGER NOT NULL, PRIMARY KEY (id))""",
        f"""CREATE TABLE heroes (id {key}, party {key} REFERENCES parties (id), created {number} NOT NULL,
            touched {number} NOT NULL, system VARCHAR(64) NOT NULL, name VARCHAR(64) NOT NULL, body TEXT NOT NULL,
            picture {blob}, revision INTEGER NOT NULL, PRIMARY KEY (id))""",
        f"""CREATE TABLE hero_grants (visitor VARCHAR(64) NOT NULL, thing {key}, at {number} NOT NULL,
            PRIMARY KEY (visitor, thing))""",
        f"""CREATE TABLE hero_links (hash VARCHAR(64) NOT NULL, thing {key}, at {number} NOT NULL,
            PRIMARY KEY (hash))""",
        "CREATE INDEX heroes_of_party ON heroes (party)",
        "CREATE INDEX hero_grants_of_thing ON hero_grants (thing)",
        "CREATE INDEX hero_links_of_thing ON hero_links (thing)",
    ):
        connection.exec_driver_sql(statement)


def _buckets(connection: Connection) -> None:
    """Limits that several processes share. PostgreSQL need not log them: after a crash all buckets are full."""
    _, number = _types(connection)
    unlogged = "UNLOGGED " if connection.dialect.name == "postgresql" else ""
    connection.exec_driver_sql(
        f"""CREATE {unlogged}TABLE buckets (name VARCHAR(120) NOT NULL, "left" {number} NOT NULL, at {number} NOT NULL,
            PRIMARY KEY (name))"""
    )


STEPS: tuple[Callable[[Connection], None], ...] = (_first, _second, _heroes, _fights, _buckets)
"""Step n leads from schema n to schema n + 1."""


# ---- rows ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """The player of a seat: ``sitting`` is ``person`` or ``engine``; ``policy`` is the engine's strength."""

    seat: str
    place: int
    sitting: str
    policy: str
    nick: str = ""


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """A table. ``settings`` are what was agreed, ``standing`` what passes by (an open request to take back)."""

    id: str
    created: float
    touched: float
    system: str
    scenario: Mapping[str, Any]
    settings: Mapping[str, Any]
    revision: int = 0
    standing: Mapping[str, Any] = field(default_factory=dict)
    match: str | None = None


@dataclass(frozen=True, kw_only=True)
class MatchRow:
    """The start of a match. ``opening`` are the events told before its first question."""

    id: str
    table: str
    number: int
    begun: float
    system: str
    rules_version: str
    content_hash: str
    scenario: Mapping[str, Any]
    dice: Mapping[str, Any]
    master: bool
    people: tuple[str, ...]
    opening: Sequence[Mapping[str, Any]] = ()


@dataclass(frozen=True, kw_only=True)
class EntryRow:
    """An entry of a match's record. ``asked`` is the number its question had, ``told`` what was told because of it.

    ``key`` is the sender's own name for the answer; the same name twice is the same answer.
    """

    number: int
    at: float
    asked: int
    body: Mapping[str, Any]
    told: Sequence[Mapping[str, Any]] = ()
    key: str | None = None


@dataclass(frozen=True, kw_only=True)
class Kept:
    """Everything kept of a match: enough to go on where it stood."""

    match: MatchRow
    entries: Sequence[EntryRow]
    checkpoint: Mapping[str, Any] | None


@dataclass(frozen=True, kw_only=True)
class News:
    """A table as it stands, and the entries of its match that the reader did not know."""

    table: TableRow
    seats: Sequence[SeatRow]
    entries: Sequence[EntryRow]


@dataclass(frozen=True, kw_only=True)
class FightRow:
    """A fight under construction. ``owner`` is the hash of the visitor's secret, ``body`` the document as JSON data.

    ``title`` are its names by language.
    """

    id: str
    owner: str
    created: float
    touched: float
    system: str
    title: Mapping[str, str]
    revision: int = 0
    body: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Grant:
    """A visitor's right at a table: ``role`` is ``host``, ``seat`` or ``onlooker``."""

    table: str
    role: str
    seat: str = ""
