"""What a house allows: who may set tables, and how many."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from holmgang.table.service.access import fresh_secret, hashed
from holmgang.table.service.errors import NoSuchTable, NotInvited, TooMuch
from holmgang.table.store import Store

A_DAY = 60 * 60 * 24


@dataclass(frozen=True)
class ServerRules:
    """``invited_only``: setting tables takes an invitation; sitting down at one takes its host's link, as always."""

    invited_only: bool = False
    tables_a_day: int = 60


class Admission:
    """Keeps the door of a house."""

    def __init__(self, store: Store, disk: Callable[..., Awaitable[Any]], rules: ServerRules) -> None:
        self._store, self._disk, self.rules = store, disk, rules

    async def may_set(self, visitor: str) -> bool:
        """May the visitor set tables here at all?"""
        if not self.rules.invited_only:
            return True
        welcome: bool = await self._disk(self._store.admission.is_welcome, hashed(visitor))
        return welcome

    async def admit(self, visitor: str) -> None:
        """Let a visitor set one more table, or say why not."""
        if not await self.may_set(visitor):
            raise NotInvited
        since = self._store.clock() - A_DAY
        if await self._disk(self._store.admission.tables_since, hashed(visitor), since) >= self.rules.tables_a_day:
            raise TooMuch(most=self.rules.tables_a_day)

    async def invites(self, word: str) -> None:
        """Refuse a word that is no invitation to the house."""
        if not await self._disk(self._store.admission.invites, hashed(word)):
            raise NoSuchTable("page-unknown-welcome")

    async def welcome(self, visitor: str, word: str) -> None:
        """A visitor comes in by an invitation to the house."""
        if not await self._disk(self._store.admission.welcome, hashed(visitor), hashed(word)):
            raise NoSuchTable("page-unknown-welcome")


def server_invitation(store: Store, uses: int = 1) -> str:
    """A new invitation to a house, good for so many visitors; its word is kept nowhere."""
    word = fresh_secret()
    store.admission.invite(hashed(word), uses)
    return word
