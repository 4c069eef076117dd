"""Admission: who may open tables, how many a visitor has opened, and limits that several processes share."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from holmgang.table.store import schema


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("_at", "_burst", "_each_second", "left")

    def __init__(self, burst: float, each_second: float, now: float, left: float | None = None) -> None:
        self._burst, self._each_second, self._at = burst, each_second, now
        self.left = burst if left is None else left

    def fill(self, now: float) -> None:
        """Add the tokens that have come back since the last time."""
        self.left = min(self._burst, self.left + max(0.0, now - self._at) * self._each_second)
        self._at = now

    def until(self, now: float, tokens: float) -> float:
        """Return the seconds until there are so many tokens; 0 if there are."""
        self.fill(now)
        return max(0.0, (tokens - self.left) / self._each_second)

    def take(self, now: float, tokens: float) -> None:
        """Take tokens, even if there are not as many: then it takes longer until there are some again."""
        self.fill(now)
        self.left -= tokens

    def wait(self, now: float) -> float:
        """Take a token: 0 if there was one, else how many seconds until there is."""
        wait = self.until(now, 1)
        if not wait:
            self.left -= 1
        return wait


class AdmissionStore:
    """Invitations to a server and the visitors they let in, both kept as hashes only."""

    def __init__(self, engine: Engine, clock: Callable[[], float]) -> None:
        self._engine, self._clock = engine, clock

    def invite(self, hashed: str, uses: int) -> None:
        """A link by which so many visitors may come in."""
        with self._engine.begin() as connection:
            connection.execute(insert(schema.welcomes).values(hash=hashed, at=self._clock(), left=uses))

    def invites(self, hashed: str) -> bool:
        """Return whether a link is still good."""
        own = schema.welcomes
        with self._engine.connect() as connection:
            return bool(connection.scalar(select(own.c.left).where(own.c.hash == hashed)))

    def welcome(self, visitor: str, hashed: str) -> bool:
        """Let a visitor in by a link; False if it is used up or none of ours. A second time uses nothing up."""
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
        """Return whether the visitor has come by an invitation."""
        own = schema.makers
        with self._engine.connect() as connection:
            return connection.scalar(select(own.c.at).where(own.c.visitor == visitor)) is not None

    def tables_since(self, visitor: str, when: float) -> int:
        """Return the number of tables that a visitor has set since then."""
        tables, grants = schema.tables, schema.grants
        asked = (
            select(func.count())
            .select_from(tables.join(grants, grants.c.table == tables.c.id))
            .where(grants.c.visitor == visitor, grants.c.role == "host", tables.c.created >= when)
        )
        with self._engine.connect() as connection:
            return connection.scalar(asked) or 0

    # Limits that several processes share

    def draw(self, name: str, burst: float, each_second: float, wanted: int) -> tuple[int, float]:
        """Take up to so many tokens of a shared bucket; return how many, or 0 and the seconds until there is one."""
        own, now = schema.buckets, self._clock()
        with self._engine.begin() as connection:
            mine = select(own.c.left, own.c.at).where(own.c.name == name).with_for_update()
            found = connection.execute(mine).first()
            if found is None:
                with suppress(IntegrityError), connection.begin_nested():
                    connection.execute(insert(own).values(name=name, left=burst, at=now))
                found = connection.execute(mine).one()  # of this process, or of one that came first
            bucket = Bucket(burst, each_second, found.at, found.left)
            wait = bucket.until(now, 1)
            given = 0 if wait else min(wanted, int(bucket.left))
            if given:
                bucket.left -= given
                connection.execute(update(own).where(own.c.name == name).values(left=bucket.left, at=now))
        return given, wait

    def forget_buckets(self, before: float) -> None:
        """Forget the buckets that were not used since then: they are full again."""
        with self._engine.begin() as connection:
            connection.execute(delete(schema.buckets).where(schema.buckets.c.at < before))
