"""The tables of one server, apart from any web framework: seats, matches, and what each seat may see."""

from holmgang.bots.pool import BotPool, BotProcesses, InProcessBots
from holmgang.table.service.access import Access
from holmgang.table.service.errors import (
    KeyUsed,
    NoSuchTable,
    NotInvited,
    NotYours,
    ServerClosed,
    StaleAnswer,
    TableClosed,
    TableError,
    TooMuch,
)
from holmgang.table.service.open_table import OpenTable
from holmgang.table.service.orders import SeatOrder, TableOrder
from holmgang.table.service.permissions import ServerRules
from holmgang.table.service.snapshots import cast_of, opening
from holmgang.table.service.table_service import TableService
from holmgang.table.service.table_session import Taken
from holmgang.table.snapshot import DraftInputs, Snapshot, TableInfo, TableStatus
from holmgang.table.store.admission import Bucket

__all__ = [
    "Access",
    "BotPool",
    "BotProcesses",
    "Bucket",
    "DraftInputs",
    "InProcessBots",
    "KeyUsed",
    "NoSuchTable",
    "NotInvited",
    "NotYours",
    "OpenTable",
    "SeatOrder",
    "ServerClosed",
    "ServerRules",
    "Snapshot",
    "StaleAnswer",
    "TableClosed",
    "TableError",
    "TableInfo",
    "TableOrder",
    "TableService",
    "TableStatus",
    "Taken",
    "TooMuch",
    "cast_of",
    "opening",
]
