"""Fights under construction and links to copies of them, in the database."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import Engine, delete, func, insert, select, update

from holmgang.table.store import schema
from holmgang.table.store.schema import FightRow


def _packed(value: Any) -> bytes:
    return zlib.compress(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode(), 1)


def _unpacked(blob: bytes) -> Any:
    return json.loads(zlib.decompress(blob))


class FightStore:
    """Rows of fights. A change names the revision it follows, so two processes cannot overwrite each other."""

    def __init__(self, engine: Engine, clock: Callable[[], float]) -> None:
        self._engine, self._clock = engine, clock

    def add(self, row: FightRow) -> None:
        """Store a new fight."""
        with self._engine.begin() as connection:
            connection.execute(insert(schema.fights).values(_values(row)))

    def get(self, name: str) -> FightRow | None:
        """Return a fight, or None."""
        own = schema.fights
        with self._engine.connect() as connection:
            found = connection.execute(select(own).where(own.c.id == name)).mappings().first()
        return None if found is None else _row(dict(found))

    def revision(self, name: str) -> int | None:
        """Return the revision of a fight, or None."""
        own = schema.fights
        with self._engine.connect() as connection:
            return connection.scalar(select(own.c.revision).where(own.c.id == name))

    def keep(self, row: FightRow) -> bool:
        """Store a changed fight; False if another change has come first."""
        own, row = schema.fights, replace(row, touched=self._clock())
        with self._engine.begin() as connection:
            mine = update(own).where(own.c.id == row.id, own.c.revision == row.revision - 1)
            return connection.execute(mine.values(_values(row))).rowcount == 1

    def of(self, owner: str, most: int) -> list[FightRow]:
        """Return the fights of a visitor without their bodies, the last used first."""
        own = schema.fights
        columns = [column for column in own.c if column.name != "body"]
        asked = select(*columns).where(own.c.owner == owner).order_by(own.c.touched.desc()).limit(most)
        with self._engine.connect() as connection:
            return [_row({**row, "body": None}) for row in connection.execute(asked).mappings()]

    def count(self, owner: str) -> int:
        """Return how many fights a visitor has."""
        own = schema.fights
        with self._engine.connect() as connection:
            return connection.scalar(select(func.count()).where(own.c.owner == owner)) or 0

    def remove(self, name: str) -> None:
        """Delete a fight and the links to copies of it."""
        with self._engine.begin() as connection:
            connection.execute(delete(schema.fight_links).where(schema.fight_links.c.fight == name))
            connection.execute(delete(schema.fights).where(schema.fights.c.id == name))

    # Links to copies.

    def share(self, hashed: str, row: FightRow, most: int) -> bool:
        """Store a copy under a link; False if the visitor has too many. A fight's newest copy replaces older ones."""
        own = schema.fight_links
        values = {key: value for key, value in _values(row).items() if key in ("owner", "system", "title", "body")}
        with self._engine.begin() as connection:
            connection.execute(delete(own).where(own.c.fight == row.id))
            held = connection.scalar(select(func.count()).where(own.c.owner == row.owner)) or 0
            if held >= most:
                return False
            connection.execute(insert(own).values(hash=hashed, fight=row.id, at=self._clock(), **values))
        return True

    def shared(self, hashed: str) -> FightRow | None:
        """Return the copy that a link leads to, or None."""
        own = schema.fight_links
        with self._engine.connect() as connection:
            found = connection.execute(select(own).where(own.c.hash == hashed)).mappings().first()
        if found is None:
            return None
        at = found["at"]
        return _row({**found, "id": found["fight"], "created": at, "touched": at, "revision": 0})

    def is_shared(self, name: str) -> bool:
        """Return whether a link leads to a copy of a fight."""
        own = schema.fight_links
        with self._engine.connect() as connection:
            return connection.scalar(select(own.c.hash).where(own.c.fight == name).limit(1)) is not None

    def unshare(self, name: str) -> None:
        """Delete the copies of a fight that links lead to."""
        with self._engine.begin() as connection:
            connection.execute(delete(schema.fight_links).where(schema.fight_links.c.fight == name))


def _values(row: FightRow) -> dict[str, Any]:
    return {**vars(row), "title": json.dumps(dict(row.title), ensure_ascii=False), "body": _packed(dict(row.body))}


def _row(found: Mapping[str, Any]) -> FightRow:
    names = ("id", "owner", "created", "touched", "system", "revision")
    body = _unpacked(bytes(found["body"])) if found["body"] is not None else {}
    return FightRow(**{name: found[name] for name in names}, title=json.loads(found["title"]), body=body)
