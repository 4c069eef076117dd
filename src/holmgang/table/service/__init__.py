"""The tables of one house, apart from any web server: who sits where, what is played, who may see what."""

from holmgang.table.service.admission import HouseRules
from holmgang.table.service.drafts import Sketch
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
from holmgang.table.service.live import LiveTable, Taken
from holmgang.table.service.orders import SeatOrder, TableOrder
from holmgang.table.service.rooms import Room
from holmgang.table.service.seating import Access
from holmgang.table.service.sight import Sight
from holmgang.table.service.tables import TableService
from holmgang.table.service.thinking import ThinkingRoom, ThinksHere

__all__ = [
    "Access",
    "HouseRules",
    "KeyUsed",
    "LiveTable",
    "NoSuchTable",
    "NotInvited",
    "NotYours",
    "Room",
    "SeatOrder",
    "Sight",
    "Sketch",
    "StaleAnswer",
    "TableClosed",
    "TableError",
    "TableOrder",
    "TableService",
    "Taken",
    "ThinkingRoom",
    "ThinksHere",
    "TooMuch",
]
