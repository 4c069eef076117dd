"""The wire between processes that share a PostgreSQL database: what one writes, the others hear of.

A thread listens. Whenever the line was down, something may have been missed, and the listener is told so.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from threading import Event, Thread
from typing import Any

from holmgang.table.store.connecting import CHANNEL, url_of

log = logging.getLogger(__name__)
LOOK_UP = 0.5
"""So often, in seconds, the thread looks whether it is to end."""
LONGEST_WAIT = 5.0


class Wire:
    """Listens until closed. ``heard`` gets every message of others, ``gap`` is called after the line was down.

    Both are called in the wire's own thread.
    """

    def __init__(
        self, url: str, sender: str, heard: Callable[[Mapping[str, Any]], None], gap: Callable[[], None]
    ) -> None:
        self._url, self._sender, self._heard, self._gap = url, sender, heard, gap
        self._ended, self._ready = Event(), Event()
        self._thread = Thread(target=self._listen, name="wire", daemon=True)
        self._thread.start()

    def ready(self, timeout: float) -> bool:
        """Wait until it listens."""
        return self._ready.wait(timeout)

    def close(self) -> None:
        """Listen no more."""
        self._ended.set()
        self._thread.join(LONGEST_WAIT)

    def _listen(self) -> None:
        import psycopg

        address = url_of(self._url).set(drivername="postgresql").render_as_string(hide_password=False)
        wait = LOOK_UP
        while not self._ended.is_set():
            try:
                with psycopg.connect(address, autocommit=True, application_name="holmgang wire") as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    self._gap()
                    self._ready.set()
                    wait = LOOK_UP
                    while not self._ended.is_set():
                        for said in line.notifies(timeout=LOOK_UP):
                            self._pass_on(said.payload)
            except psycopg.Error as error:
                log.warning("the line to the database is down: %s", str(error).strip())
                self._ended.wait(wait)
                wait = min(wait * 2, LONGEST_WAIT)

    def _pass_on(self, payload: str) -> None:
        message = json.loads(payload)
        if message["from"] != self._sender:
            self._heard(message)
