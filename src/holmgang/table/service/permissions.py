"""Permissions: who may use this server, and who may do what at its tables."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holmgang.bots import policy_for
from holmgang.table.service.access import (
    BOT,
    ONLOOKER,
    SEAT,
    TABLE,
    Access,
    TableLink,
    as_word,
    fresh_secret,
    hashed,
    table_link,
)
from holmgang.table.service.errors import NoSuchTable, NotInvited, NotYours, TableError, TooMuch
from holmgang.table.service.notifications import Notifications
from holmgang.table.service.orders import tidy_name
from holmgang.table.service.table_session import RunStore
from holmgang.table.store import Grant, Store

if TYPE_CHECKING:
    from holmgang.table.service.registry import TableRegistry

A_DAY = 60 * 60 * 24
SHORTEST_SECRET = 24


@dataclass(frozen=True)
class ServerRules:
    """``invited_only``: a visitor needs an invitation to make tables. Joining one always needs its host's link."""

    invited_only: bool = False
    tables_a_day: int = 60


class Admission:
    """Decides which visitors may make tables on this server."""

    def __init__(self, store: Store, run_store: RunStore, rules: ServerRules) -> None:
        self._store, self._run_store, self.rules = store, run_store, rules

    async def may_set(self, visitor: str) -> bool:
        """Return whether the visitor may make tables here at all."""
        if not self.rules.invited_only:
            return True
        welcome: bool = await self._run_store(self._store.admission.is_welcome, hashed(visitor))
        return welcome

    async def admit(self, visitor: str) -> None:
        """Return if the visitor may make one more table; raise :class:`NotInvited` or :class:`TooMuch` if not."""
        if not await self.may_set(visitor):
            raise NotInvited
        since = self._store.clock() - A_DAY
        if await self._run_store(self._store.admission.tables_since, hashed(visitor), since) >= self.rules.tables_a_day:
            raise TooMuch(most=self.rules.tables_a_day)

    async def check_invitation(self, secret: str) -> None:
        """Raise :class:`NoSuchTable` if the secret is no invitation to this server."""
        if not await self._run_store(self._store.admission.invites, hashed(secret)):
            raise NoSuchTable("page-unknown-welcome")

    async def welcome(self, visitor: str, secret: str) -> None:
        """Let the visitor make tables by an invitation to this server."""
        if not await self._run_store(self._store.admission.welcome, hashed(visitor), hashed(secret)):
            raise NoSuchTable("page-unknown-welcome")


def server_invitation(store: Store, uses: int = 1) -> str:
    """Return the secret of a new invitation to a server, good for so many visitors. It is stored as a hash only."""
    secret = fresh_secret()
    store.admission.invite(hashed(secret), uses)
    return secret


class Permissions:
    """Grants seats, looks up what a visitor may do, and takes rights away."""

    def __init__(
        self, store: Store, run_store: RunStore, registry: TableRegistry, notifications: Notifications
    ) -> None:
        self._store, self._run_store, self._registry = store, run_store, registry
        self._notifications = notifications
        self._picking = asyncio.Lock()

    async def access(self, visitor: str, name: str) -> Access:
        """Return what a visitor may do at a table."""
        session = await self._registry.session(name)
        grants = await self._run_store(self._store.grants, hashed(visitor), name)
        return Access.of(grants, session.seats)

    async def tables_of(self, visitor: str) -> list[str]:
        """Return the tables at which a visitor has any right, the newest first."""
        grants = await self._run_store(self._store.grants, hashed(visitor))
        return list(dict.fromkeys(grant.table for grant in grants))

    async def knows(self, visitor: str) -> bool:
        """Return whether the visitor has any right on this server."""
        guest = hashed(visitor)
        rights = (self._store.grants, self._store.admission.is_welcome, self._store.heroes.knows)
        for right in rights:
            if await self._run_store(right, guest):
                return True
        return False

    async def held_seats(self, name: str) -> frozenset[str]:
        """Return the seats of a table that a visitor holds."""
        holders = await self._run_store(self._store.holders, name)
        return frozenset(grant.seat for _, grant in holders if grant.role == SEAT)

    async def invite(self, visitor: str, name: str, seat: str | None) -> str:
        """Return the secret of a new link to a seat, or for onlookers (None); only the host makes links."""
        session = await self._registry.session(name)
        access = await self.access(visitor, name)
        if not access.host or (seat is not None and seat not in session.seats):
            raise NotYours
        secret = fresh_secret()
        grant = Grant(name, ONLOOKER) if seat is None else Grant(name, SEAT, seat)
        await self._run_store(self._store.add_link, hashed(secret), grant)
        return secret

    async def gather(self, visitor: str, name: str, *, with_word: bool) -> TableLink:
        """Return the link to the whole table, for its host; ``with_word``: its word opens the table too.

        A word is short enough to be guessed by a patient program, so a public server goes without.
        """
        if not (await self.access(visitor, name)).host:
            raise NotYours
        link = table_link(visitor, name)
        for secret in (link.secret, *([as_word(link.word)] if with_word else [])):
            if await self._run_store(self._store.link, hashed(secret)) is None:
                await self._run_store(self._store.add_link, hashed(secret), Grant(name, TABLE))
        return link if with_word else TableLink(link.secret, "")

    async def free_seats(self, name: str) -> tuple[str, ...]:
        """Return the seats that a guest of the table may take: no visitor holds them. A computer's may be taken over.

        A game master that the host gave to the computer stays with it: its seat may change what happened.
        """
        session, held = await self._registry.session(name), await self.held_seats(name)
        master = session.game.master
        return tuple(
            seat
            for seat, row in session.seats.items()
            if seat not in held and not (seat == master and row.sitting == BOT)
        )

    async def pick(self, visitor: str, secret: str, seat: str, nick: str = "") -> Grant:
        """Give the visitor a free seat of the table that a link leads to; without a seat, let the visitor watch."""
        found = await self.invitation(secret)
        if found.role != TABLE:
            raise NotYours
        grant = Grant(found.table, SEAT, seat) if seat else Grant(found.table, ONLOOKER)
        async with self._picking:
            if seat and seat not in await self.free_seats(found.table):
                raise TableError("page-seat-gone")
            await self._run_store(self._store.grant, hashed(visitor), grant)
        if seat:
            session = await self._registry.session(found.table)
            await session.seat_person(seat, tidy_name(nick) or None)
        return grant

    async def swap(self, visitor: str, name: str, seat: str) -> None:
        """Let a guest who holds a seat choose a free one instead, before the match begins."""
        access, session = await self.access(visitor, name), await self._registry.session(name)
        if session.match is not None or access.host or not access.seats:
            raise NotYours
        async with self._picking:
            if seat not in await self.free_seats(name):
                raise TableError("page-seat-gone")
            await self._run_store(self._store.forget_at, hashed(visitor), name)
            await self._run_store(self._store.grant, hashed(visitor), Grant(name, SEAT, seat))
        nick = session.seats[access.seats[0]].nick
        for old in access.seats:
            await session.set_ready(old, False)
            await session.seat_person(old, "")
        await session.seat_person(seat, nick)
        self._access_changed(name)
        self._notifications.notify(name)

    async def invitation(self, secret: str) -> Grant:
        """Return what a link grants; raise :class:`NoSuchTable` for an unknown one. A table's word counts as a link."""
        grant = await self._run_store(self._store.link, hashed(secret))
        if grant is None and len(secret) < SHORTEST_SECRET:
            grant = await self._run_store(self._store.link, hashed(as_word(secret)))
        if grant is None:
            raise NoSuchTable("page-unknown-link")
        found: Grant = grant
        return found

    async def accept(self, visitor: str, secret: str, nick: str = "") -> Grant:
        """Give the visitor the seat of a link. A bot that played it leaves it."""
        grant = await self.invitation(secret)
        if grant.role == TABLE:
            return await self.pick(visitor, secret, "", nick)
        await self._run_store(self._store.grant, hashed(visitor), grant)
        if grant.role == SEAT:
            session = await self._registry.session(grant.table)
            await session.seat_person(grant.seat, tidy_name(nick) or None)
        return grant

    async def hand_over(self, visitor: str, name: str, seat: str, policy: str = "") -> None:
        """Let a bot play a seat: the visitor's own, or any for the host and the master."""
        access, session = await self.access(visitor, name), await self._registry.session(name)
        if not (access.host or seat in access.seats or session.game.master in access.seats):
            raise NotYours
        if policy:
            policy_for(session.game.system, policy)
        await session.seat_bot(seat, policy or None)

    async def take_over(self, visitor: str, name: str, seat: str) -> None:
        """Take a seat back from its bot: the visitor's own, or any for the host."""
        access, session = await self.access(visitor, name), await self._registry.session(name)
        if seat not in session.seats or not (access.host or seat in access.seats):
            raise NotYours
        if seat not in access.seats:
            await self._run_store(self._store.grant, hashed(visitor), Grant(name, SEAT, seat))
        await session.seat_person(seat)

    async def revoke(self, visitor: str, name: str, seat: str) -> None:
        """Take a seat away from its holder, void its links, and let a bot play it; only for the host."""
        access, session = await self.access(visitor, name), await self._registry.session(name)
        if not access.host or seat not in session.seats:
            raise NotYours
        await self._run_store(self._store.revoke, name, seat)
        self._access_changed(name)
        await session.seat_bot(seat)
        self._notifications.notify(name)

    async def forget(self, visitor: str) -> None:
        """Take all rights of a visitor away; its open sockets end."""
        for name in await self._run_store(self._store.forget, hashed(visitor)):
            if self._access_changed(name):
                self._notifications.notify(name)

    def _access_changed(self, name: str) -> bool:
        table = self._registry.find(name)
        if table is not None:
            table.access_changes += 1
        return table is not None
