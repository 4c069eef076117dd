"""Errors of the table, beyond what the rules refuse. Each has a sentence in the words files.

::

    InputError                 (kernel)
    └── TableError             has a sentence for the visitor, in the words of the page
        ├── StaleAnswer        the question has been answered or taken back meanwhile
        ├── KeyUsed            the key of an answer is the key of another one
        ├── NotYours           the visitor may not do that here
        │   └── NotInvited     making tables needs an invitation to this server
        ├── TooMuch            the visitor has reached a limit; try again later
        ├── NoSuchTable        no table, link or seat of that name
        ├── TableClosed        the match can be read but not continued: other rules, other content
        ├── ServerClosed       the server has closed: nothing is stored any more
        └── DatabaseAway       the database does not answer now; the same request may be sent again
"""

from __future__ import annotations

from holmgang.kernel.errors import InputError
from holmgang.kernel.sums import Arg, Phrase


class TableError(InputError):
    """A request that cannot be done; ``problem`` is the sentence for the visitor."""

    key = "page-refused"

    def __init__(self, key: str = "", **args: Arg) -> None:
        self.problem = Phrase(key or self.key, args)
        super().__init__(str(self.problem))


class StaleAnswer(TableError):
    """An answer to a question that is no longer open; nothing has changed."""

    key = "page-stale"


class KeyUsed(TableError):
    """The key names an answer to another question, or a confirmation, already; nothing has changed."""

    key = "page-key-used"


class NotYours(TableError):
    """This visitor may not do that at this table."""

    key = "page-not-yours"


class NoSuchTable(TableError):
    """No table, link or seat has that name."""

    key = "page-unknown"


class TableClosed(TableError):
    """The match can be read but not continued."""

    key = "page-closed"


class ServerClosed(TableError):
    """The request came after the server closed; nothing has changed."""

    key = "page-visitor-closed"


class DatabaseAway(TableError):
    """The database does not answer. Whether the change counts is open: sent again with its key it counts once."""

    key = "page-database-away"


class NotInvited(NotYours):
    """Making tables on this server needs an invitation."""

    key = "page-not-invited"


class TooMuch(TableError):
    """The visitor has reached a limit."""

    key = "page-too-many-tables"
