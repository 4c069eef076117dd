"""The store of tables: append-only entries in a database, each committed before it is announced."""

from holmgang.table.store.connecting import StoreOutdated, StoreUnreachable
from holmgang.table.store.database import Store, StoreConflict
from holmgang.table.store.schema import EntryRow, FightRow, Grant, Kept, MatchRow, News, SeatRow, TableRow

__all__ = [
    "EntryRow",
    "FightRow",
    "Grant",
    "Kept",
    "MatchRow",
    "News",
    "SeatRow",
    "Store",
    "StoreConflict",
    "StoreOutdated",
    "StoreUnreachable",
    "TableRow",
]
