"""Change notifications: subscribers of a table are told that it has changed, and read it again.

A notification carries no content. A subscriber reads the table itself, so a lost or doubled one does no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol


class Notifications(Protocol):
    """Notifications per table, within one process or between several."""

    def notify(self, table: str) -> None:
        """Tell all subscribers that the table has changed and that the change is stored."""

    def subscribed(self, table: str) -> AbstractContextManager[asyncio.Event]:
        """Return a context whose event is set at every change; the subscriber clears it before reading."""

    def has_subscribers(self, table: str) -> bool:
        """Return whether the table has any subscriber."""


class LocalNotifications:
    """Notifications within this process."""

    def __init__(self) -> None:
        self._subscribers: dict[str, set[asyncio.Event]] = {}

    def notify(self, table: str) -> None:
        for event in self._subscribers.get(table, ()):
            event.set()

    def has_subscribers(self, table: str) -> bool:
        return table in self._subscribers

    @contextmanager
    def subscribed(self, table: str) -> Iterator[asyncio.Event]:
        event = asyncio.Event()
        self._subscribers.setdefault(table, set()).add(event)
        try:
            yield event
        finally:
            subscribers = self._subscribers[table]
            subscribers.discard(event)
            if not subscribers:
                del self._subscribers[table]
