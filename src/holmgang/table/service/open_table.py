"""A table with all that serves it while somebody looks: its sights, the engine's seats, and who is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from holmgang.kernel.library import Library
from holmgang.table.service.bot_runner import BotRunner
from holmgang.table.service.snapshots import SnapshotBuilder
from holmgang.table.service.table_session import TableSession


class Room:
    """One table in this process. Other processes may have a room of the same table.

    ``library`` is the shelf it is played from, the packs of its own among it: held here, it need not be made again.
    """

    def __init__(self, table: TableSession, snapshots: SnapshotBuilder, engine: BotRunner, library: Library) -> None:
        self.table, self.snapshots, self.engine, self.library = table, snapshots, engine, library
        self.away: dict[str, float] = {}
        self.keys = 0
        """Raised whenever somebody's right to be here ends: open sockets then ask again."""
        self.renderer: Any = None
        """Kept here by the page, so that all who look share one."""
        self.here: dict[str, int] = {}
        """How many devices of each seat are connected to this process."""
        self.elsewhere: dict[str, frozenset[str]] = {}
        """The seats that are connected to other processes, by the name of the process."""
        self.used = 0.0
        """When somebody last asked for the room, by the clock of the loop."""
        self.moved: Callable[[], None] = lambda: None
        """Called when somebody has come or gone."""

    @property
    def folders(self) -> tuple[str, ...]:
        """Where processes that think find the packs."""
        return tuple(map(str, self.library.folders))

    @property
    def present(self) -> dict[str, int]:
        """On how many devices each seat is here, as far as is known."""
        counts = dict(self.here)
        for seats in self.elsewhere.values():
            for seat in seats:
                counts[seat] = counts.get(seat, 0) + 1
        return counts

    def arrive(self, seats: Iterable[str]) -> None:
        """A device with these seats is here."""
        for seat in seats:
            self.here[seat] = self.here.get(seat, 0) + 1
            self.away.pop(seat, None)
        self.moved()

    def leave(self, seats: Iterable[str], now: float) -> None:
        """It is gone."""
        for seat in seats:
            self.here[seat] = max(0, self.here.get(seat, 0) - 1)
            if not self.here[seat]:
                self.away[seat] = now
        self.moved()
