"""The bell: who has changed a table rings, and everybody who listens looks at it again.

It carries no content. What a listener then reads comes from the table itself, so a lost or doubled ring does no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol


class Notifications(Protocol):
    """Rings per table; within one process, or between several."""

    def ring(self, table: str) -> None:
        """Something about the table has changed, and is on the disk."""

    def listening(self, table: str) -> AbstractContextManager[asyncio.Event]:
        """A context in which the event is set at every ring; the listener clears it before looking."""

    def anybody(self, table: str) -> bool:
        """Does anybody listen?"""


class LocalNotifications:
    """A bell that is heard in this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = {}

    def ring(self, table: str) -> None:
        for event in self._listeners.get(table, ()):
            event.set()

    def anybody(self, table: str) -> bool:
        return table in self._listeners

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        event = asyncio.Event()
        self._listeners.setdefault(table, set()).add(event)
        try:
            yield event
        finally:
            listeners = self._listeners[table]
            listeners.discard(event)
            if not listeners:
                del self._listeners[table]
