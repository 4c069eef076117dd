"""Admission: who may open tables on a server, and how many a visitor has opened."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from holmgang.table.store import schema


class Admission:
    """Invitations to a house, and those who have come by one. Of both only hashes are kept."""

    def __init__(self, engine: Engine, clock: Callable[[], float]) -> None:
        self._engine, self._clock = engine, clock

    def invite(self, hashed: str, uses: int) -> None:
        """A link by which so many visitors may come in."""
        with self._engine.begin() as connection:
            connection.execute(insert(schema.welcomes).values(hash=hashed, at=self._clock(), left=uses))

    def invites(self, hashed: str) -> bool:
        """Is a link still good?"""
        own = schema.welcomes
        with self._engine.connect() as connection:
            return bool(connection.scalar(select(own.c.left).where(own.c.hash == hashed)))

    def welcome(self, visitor: str, hashed: str) -> bool:
        """Let a visitor in by a link; False if it is used up or none of ours. Who is in already uses nothing up."""
        if self.is_welcome(visitor):
            return True
        own = schema.welcomes
        try:
            with self._engine.begin() as connection:
                used = update(own).where(own.c.hash == hashed, own.c.left > 0).values(left=own.c.left - 1)
                if connection.execute(used).rowcount != 1:
                    return False
                connection.execute(delete(own).where(own.c.hash == hashed, own.c.left == 0))
                connection.execute(insert(schema.makers).values(visitor=visitor, at=self._clock()))
        except IntegrityError:  # the same browser, twice at once
            return True
        return True

    def is_welcome(self, visitor: str) -> bool:
        """Has the visitor come by an invitation?"""
        own = schema.makers
        with self._engine.connect() as connection:
            return connection.scalar(select(own.c.at).where(own.c.visitor == visitor)) is not None

    def tables_since(self, visitor: str, when: float) -> int:
        """How many tables a visitor has set since then."""
        tables, grants = schema.tables, schema.grants
        asked = (
            select(func.count())
            .select_from(tables.join(grants, grants.c.table == tables.c.id))
            .where(grants.c.visitor == visitor, grants.c.role == "host", tables.c.created >= when)
        )
        with self._engine.connect() as connection:
            return connection.scalar(asked) or 0
