"""The tables of one house, apart from any web server: who sits where, what is played, who may see what."""

from holmgang.table.service.access import Access
from holmgang.table.service.admission import ServerRules
from holmgang.table.service.bot_pool import BotProcesses, InProcessBots
from holmgang.table.service.drafts import DraftAnswer
from holmgang.table.service.errors import (
    KeyUsed,
    NoSuchTable,
    NotInvited,
    NotYours,
    StaleAnswer,
    TableClosed,
    TableError,
    TooMuch,
)
from holmgang.table.service.open_table import Room
from holmgang.table.service.orders import SeatOrder, TableOrder
from holmgang.table.service.snapshots import Snapshot
from holmgang.table.service.table_service import TableService
from holmgang.table.service.table_session import TableSession, Taken

__all__ = [
    "Access",
    "BotProcesses",
    "DraftAnswer",
    "InProcessBots",
    "KeyUsed",
    "NoSuchTable",
    "NotInvited",
    "NotYours",
    "Room",
    "SeatOrder",
    "ServerRules",
    "Snapshot",
    "StaleAnswer",
    "TableClosed",
    "TableError",
    "TableOrder",
    "TableService",
    "TableSession",
    "Taken",
    "TooMuch",
]
