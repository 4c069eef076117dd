"""The threads of a server: calls that wait for the store or for a visitor's files do not hold up the tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from holmgang.table.service.errors import DatabaseAway, ServerClosed, TooMuch

log = logging.getLogger(__name__)
T = TypeVar("T")
STORE_THREADS = 8
LONGEST_REASON = 200
MOST_UPLOADS = 24
"""So many calls with visitors' files may wait at once."""


class Workers:
    """Runs calls in threads until it is closed; then it raises :class:`ServerClosed`."""

    def __init__(self, *, shared_store: bool) -> None:
        # One thread for SQLite, which has one writer anyway; a shared database serves several tables at once.
        self._store = ThreadPoolExecutor(STORE_THREADS if shared_store else 1, thread_name_prefix="store")
        self._uploads = ThreadPoolExecutor(1, thread_name_prefix="uploads")
        self._packs = ThreadPoolExecutor(1, thread_name_prefix="packs")
        self._waiting_uploads = 0
        self._closed = False

    def check_open(self) -> None:
        """Raise :class:`ServerClosed` after :meth:`close`."""
        if self._closed:
            raise ServerClosed

    async def store(self, call: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        """Run a call of the store. Raise :class:`DatabaseAway` if the database does not answer."""
        self.check_open()
        return await self._answered(self._store, lambda: call(*args, **kwargs))

    async def aside(self, call: Callable[..., T], *args: Any) -> T:
        """Run a long call of the store beside the others, which do not wait for it."""
        return await self._answered(None, lambda: call(*args))

    async def _answered(self, threads: ThreadPoolExecutor | None, call: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, call)
        except (OperationalError, InterfaceError, NoConnection) as error:
            log.warning("the database does not answer: %s", " ".join(str(error).split())[:LONGEST_REASON])
            raise DatabaseAway from error

    async def upload(self, call: Callable[..., T], *args: Any) -> T:
        """Run a call that a visitor's files may make long: one after another, beside the tables.

        Raise :class:`TooMuch` if too many wait already: their files would fill the memory.
        """
        self.check_open()
        if self._waiting_uploads >= MOST_UPLOADS:
            raise TooMuch("page-too-fast")
        self._waiting_uploads += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._uploads, lambda: call(*args))
        finally:
            self._waiting_uploads -= 1

    async def packs(self, call: Callable[..., T], *args: Any) -> T:
        """Run a call that reads the packs of a stored table. It never waits for an upload."""
        return await asyncio.get_running_loop().run_in_executor(self._packs, lambda: call(*args))

    def refuse(self) -> None:
        """Take no more calls."""
        self._closed = True

    def close(self) -> None:
        """Drop waiting uploads and finish the calls of the store."""
        self._closed = True
        for pool in (self._uploads, self._packs):
            pool.shutdown(wait=False, cancel_futures=True)
        self._store.shutdown(wait=True)
