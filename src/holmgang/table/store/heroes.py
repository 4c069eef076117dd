"""Heroes and parties in the database: rows with a revision, grants by the hash of a visitor, links by their hash."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from holmgang.table.store import schema


@dataclass(frozen=True, kw_only=True)
class PartyRow:
    """A party: its name, and what its group has agreed on."""

    id: str
    name: str
    body: Mapping[str, Any] = field(default_factory=dict)
    revision: int = 0


@dataclass(frozen=True, kw_only=True)
class HeroRow:
    """A hero of a party. ``pictured``: it has a picture of its own, which is read separately."""

    id: str
    party: str
    system: str
    name: str
    body: Mapping[str, Any]
    revision: int = 0
    pictured: bool = False


class HeroStore:
    """Reads and writes heroes. A visitor with a grant for a party has all its heroes."""

    def __init__(self, engine: Engine, clock: Callable[[], float]) -> None:
        self._engine, self._clock = engine, clock

    # Parties

    def add_party(self, visitor: str, party: PartyRow) -> None:
        """Store a new party of a visitor."""
        now = self._clock()
        values = {"id": party.id, "name": party.name, "body": _text(party.body), "revision": party.revision}
        with self._engine.begin() as connection:
            connection.execute(insert(schema.parties).values(created=now, touched=now, **values))
            self._grant(connection, visitor, party.id)

    def parties(self, visitor: str) -> list[PartyRow]:
        """Return the parties of a visitor, the oldest first."""
        own, grants = schema.parties, schema.hero_grants
        asked = select(own).join(grants, grants.c.thing == own.c.id).where(grants.c.visitor == visitor)
        with self._engine.connect() as connection:
            return [_party(row) for row in connection.execute(asked.order_by(own.c.created, own.c.id)).mappings()]

    def party(self, name: str) -> PartyRow | None:
        """Return one party."""
        with self._engine.connect() as connection:
            row = connection.execute(select(schema.parties).where(schema.parties.c.id == name)).mappings().first()
        return None if row is None else _party(row)

    def keep_party(self, party: PartyRow) -> bool:
        """Store a party over its earlier revision; return False if another writer was faster."""
        own = schema.parties
        values = {"name": party.name, "body": _text(party.body), "revision": party.revision, "touched": self._clock()}
        before = (own.c.id == party.id, own.c.revision == party.revision - 1)
        with self._engine.begin() as connection:
            return connection.execute(update(own).where(*before).values(**values)).rowcount == 1

    def drop_party(self, name: str) -> None:
        """Remove a party with its heroes, grants and links."""
        with self._engine.begin() as connection:
            for hero in connection.scalars(select(schema.heroes.c.id).where(schema.heroes.c.party == name)).all():
                self._drop(connection, hero)
            self._drop_rights(connection, name)
            connection.execute(delete(schema.parties).where(schema.parties.c.id == name))

    # Heroes

    def add_hero(self, hero: HeroRow, picture: bytes | None = None) -> None:
        """Store a new hero of a party."""
        now = self._clock()
        values = {name: getattr(hero, name) for name in ("id", "party", "system", "name", "revision")}
        with self._engine.begin() as connection:
            connection.execute(
                insert(schema.heroes).values(created=now, touched=now, body=_text(hero.body), picture=picture, **values)
            )

    def heroes(self, party: str) -> list[HeroRow]:
        """Return the heroes of a party, the oldest first."""
        own = schema.heroes
        asked = _without_picture().where(own.c.party == party).order_by(own.c.created, own.c.id)
        with self._engine.connect() as connection:
            return [_hero(row) for row in connection.execute(asked).mappings()]

    def handed(self, visitor: str) -> list[HeroRow]:
        """Return the heroes of others that a visitor was handed by a link."""
        own, grants = schema.heroes, schema.hero_grants
        asked = _without_picture().join(grants, grants.c.thing == own.c.id).where(grants.c.visitor == visitor)
        with self._engine.connect() as connection:
            return [_hero(row) for row in connection.execute(asked.order_by(own.c.created, own.c.id)).mappings()]

    def hero(self, name: str) -> HeroRow | None:
        """Return one hero."""
        with self._engine.connect() as connection:
            row = connection.execute(_without_picture().where(schema.heroes.c.id == name)).mappings().first()
        return None if row is None else _hero(row)

    def keep_hero(self, hero: HeroRow) -> bool:
        """Store a hero over its earlier revision; return False if another writer was faster."""
        own = schema.heroes
        values = {"name": hero.name, "party": hero.party, "body": _text(hero.body), "revision": hero.revision}
        before = (own.c.id == hero.id, own.c.revision == hero.revision - 1)
        with self._engine.begin() as connection:
            changed = connection.execute(update(own).where(*before).values(touched=self._clock(), **values))
            return changed.rowcount == 1

    def drop_hero(self, name: str) -> None:
        """Remove a hero with its grants and links."""
        with self._engine.begin() as connection:
            self._drop(connection, name)

    def picture(self, name: str) -> bytes | None:
        """Return the picture of a hero."""
        with self._engine.connect() as connection:
            found = connection.scalar(select(schema.heroes.c.picture).where(schema.heroes.c.id == name))
        return None if found is None else bytes(found)

    def keep_picture(self, name: str, picture: bytes | None) -> None:
        """Store or remove the picture of a hero."""
        own = schema.heroes
        with self._engine.begin() as connection:
            connection.execute(update(own).where(own.c.id == name).values(picture=picture, touched=self._clock()))

    def count(self, visitor: str) -> int:
        """Return how many heroes a visitor's parties have."""
        own, grants = schema.heroes, schema.hero_grants
        asked = select(func.count()).select_from(own.join(grants, grants.c.thing == own.c.party))
        with self._engine.connect() as connection:
            return connection.scalar(asked.where(grants.c.visitor == visitor)) or 0

    # Rights

    def may(self, visitor: str, *things: str) -> bool:
        """Return whether a visitor has a grant for one of these: a hero, its party."""
        own = schema.hero_grants
        asked = select(func.count()).where(own.c.visitor == visitor, own.c.thing.in_(things))
        with self._engine.connect() as connection:
            return bool(connection.scalar(asked))

    def knows(self, visitor: str) -> bool:
        """Return whether a visitor has any hero or party."""
        own = schema.hero_grants
        with self._engine.connect() as connection:
            return bool(connection.scalar(select(func.count()).where(own.c.visitor == visitor)))

    def add_link(self, hashed: str, thing: str, *, at_most: int = 4) -> None:
        """Store a link to a hero or a party; of one thing only the newest ``at_most`` stay good."""
        own = schema.hero_links
        with self._engine.begin() as connection:
            connection.execute(insert(own).values(hash=hashed, thing=thing, at=self._clock()))
            old = select(own.c.hash).where(own.c.thing == thing).order_by(own.c.at.desc()).offset(at_most)
            if gone := connection.scalars(old).all():
                connection.execute(delete(own).where(own.c.hash.in_(gone)))

    def link(self, hashed: str) -> str | None:
        """Return the hero or party of a link."""
        own = schema.hero_links
        with self._engine.connect() as connection:
            return connection.scalar(select(own.c.thing).where(own.c.hash == hashed))

    def drop_links(self, thing: str) -> None:
        """Void all links to a hero or a party."""
        own = schema.hero_links
        with self._engine.begin() as connection:
            connection.execute(delete(own).where(own.c.thing == thing))

    def grant(self, visitor: str, thing: str) -> None:
        """Let a visitor use a hero or a party."""
        with self._engine.begin() as connection:
            self._grant(connection, visitor, thing)

    def forget(self, connection: Connection, visitor: str) -> None:
        """Take everything from a visitor; what no other visitor has is removed."""
        own = schema.hero_grants
        things = connection.scalars(select(own.c.thing).where(own.c.visitor == visitor)).all()
        connection.execute(delete(own).where(own.c.visitor == visitor))
        for thing in things:
            if connection.scalar(select(func.count()).where(own.c.thing == thing)):
                continue
            if connection.scalar(select(schema.parties.c.id).where(schema.parties.c.id == thing)) is None:
                continue
            for hero in connection.scalars(select(schema.heroes.c.id).where(schema.heroes.c.party == thing)).all():
                self._drop(connection, hero)
            self._drop_rights(connection, thing)
            connection.execute(delete(schema.parties).where(schema.parties.c.id == thing))

    def _grant(self, connection: Connection, visitor: str, thing: str) -> None:
        own = schema.hero_grants
        connection.execute(delete(own).where(own.c.visitor == visitor, own.c.thing == thing))
        connection.execute(insert(own).values(visitor=visitor, thing=thing, at=self._clock()))

    def _drop(self, connection: Connection, hero: str) -> None:
        self._drop_rights(connection, hero)
        connection.execute(delete(schema.heroes).where(schema.heroes.c.id == hero))

    def _drop_rights(self, connection: Connection, thing: str) -> None:
        for own in (schema.hero_grants, schema.hero_links):
            connection.execute(delete(own).where(own.c.thing == thing))


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _without_picture() -> Any:
    own = schema.heroes.c
    pictured = own.picture.is_not(None).label("pictured")
    return select(own.id, own.party, own.system, own.name, own.body, own.revision, pictured)


def _party(row: Mapping[Any, Any]) -> PartyRow:
    return PartyRow(id=row["id"], name=row["name"], body=json.loads(row["body"]), revision=row["revision"])


def _hero(row: Mapping[Any, Any]) -> HeroRow:
    return HeroRow(**{**row, "body": json.loads(row["body"]), "pictured": bool(row["pictured"])})
