"""What can go wrong at a table, beyond what the rules refuse. Each is a sentence of the words files.

::

    InputError                 (kernel)
    └── TableError             a sentence for the person who asked, in the words of the page
        ├── StaleAnswer        the question has been answered or taken back meanwhile
        ├── KeyUsed            the key of an answer is the key of another one
        ├── NotYours           the visitor may not do that here
        │   └── NotInvited     setting tables needs an invitation to this house
        ├── TooMuch            the visitor has had as much of something as one may; later again
        ├── NoSuchTable        no table, link or seat of that name
        ├── TableClosed        the match can be read but not continued: other rules, other content
        └── HouseClosed        the house has closed: nothing is kept any more
"""

from __future__ import annotations

from holmgang.kernel.errors import InputError
from holmgang.kernel.sums import Arg, Phrase


class TableError(InputError):
    """Something a person asked of the table cannot be done; ``problem`` says it in the reader's words."""

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
    """There is nothing of that name."""

    key = "page-unknown"


class TableClosed(TableError):
    """The match can be read but not continued."""

    key = "page-closed"


class ServerClosed(TableError):
    """It came too late: this process keeps nothing any more, and nothing has changed."""

    key = "page-house-closed"


class NotInvited(NotYours):
    """To set tables at this house takes an invitation."""

    key = "page-not-invited"


class TooMuch(TableError):
    """As much of something as one visitor may have for now."""

    key = "page-too-many-tables"
