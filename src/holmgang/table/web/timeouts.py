"""Connections: how long each may wait, how many may wait at once, and how fast one address may open them."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Collection
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from holmgang.table.web.rate_limit import CONNECTS, Buckets, network

MOST_WAITING, MOST_OF_ONE = 1_000, 100
"""Connections of a process without a request, and those of one address among them."""


class Connections:
    """The connections of a process that wait for a request, the longest waiting first.

    An honest visitor asks within a moment. So where too many wait, the one that has waited longest is closed: a crowd
    of silent or slow connections pushes out itself. ``limited`` says whether addresses are limited; proxies never are,
    because their visitors are told apart by a header.
    """

    def __init__(self, *, limited: bool = False, proxies: Collection[str] = ()) -> None:
        self.limited, self._proxies = limited, frozenset(proxies)
        self._waiting: OrderedDict[SlowRequestProtocol, str] = OrderedDict()
        self._of: Counter[str] = Counter()
        self._buckets = Buckets()

    def welcome(self, address: str) -> bool:
        """Return whether an address may open one more connection now."""
        if not self._counts(address):
            return True
        return not self._buckets.wait("connect", address, CONNECTS)

    def wait(self, connection: SlowRequestProtocol, address: str) -> None:
        """Note that a connection waits; close the one that has waited longest if there are too many."""
        self.go_on(connection)
        place = network(address) if self._counts(address) else ""
        self._waiting[connection] = place
        if place:
            self._of[place] += 1
            if self._of[place] > MOST_OF_ONE:
                next(one for one, other in self._waiting.items() if other == place).give_up()
        if len(self._waiting) > MOST_WAITING:
            next(iter(self._waiting)).give_up()

    def go_on(self, connection: SlowRequestProtocol) -> None:
        """Note that a connection has asked, or is gone."""
        place = self._waiting.pop(connection, "")
        if place:
            self._of[place] -= 1
            if not self._of[place]:
                del self._of[place]

    def _counts(self, address: str) -> bool:
        return self.limited and bool(address) and address not in self._proxies and "*" not in self._proxies


class SlowRequestProtocol(H11Protocol):
    """HTTP with limits on how long a client may take to ask, and how many may take long."""

    longest: ClassVar[float] = 20.0
    """Seconds within which the headers of a request must be there. The middleware waits for the body."""
    connections_of: ClassVar[Connections] = Connections()
    _timer: asyncio.TimerHandle | None = None
    _turned_away = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        if self.connections_of.welcome(self._address):
            self._wait()
        else:
            self._turned_away = True
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read a part of a request: all of its headers, or one letter of them."""
        if self._turned_away:
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self or self._asked:  # a socket may have taken over
            self._wait_no_more()
        elif self._timer is None:
            self._wait()

    def on_response_complete(self) -> None:
        """Wait for the next request on the same connection."""
        super().on_response_complete()
        if not self.transport.is_closing() and not self._asked:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._wait_no_more()
        super().connection_lost(exc)

    def give_up(self) -> None:
        """Close the connection, which has not asked for anything yet."""
        self._wait_no_more()
        if not self._asked and not self.transport.is_closing():
            self.transport.abort()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client is not None else ""

    @property
    def _asked(self) -> bool:
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _wait(self) -> None:
        self._wait_no_more()
        self._timer = self.loop.call_later(self.longest, self.give_up)
        self.connections_of.wait(self, self._address)

    def _wait_no_more(self) -> None:
        self.connections_of.go_on(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class BoundedSocketProtocol(WebSocketsSansIOProtocol):
    """Sockets as the server speaks them, for those too who never read what they are sent, or send what is no text."""

    longest: ClassVar[int] = 1_000_000
    """So many bytes may wait to be read by the visitor. Our own messages wait long before; echoes do not."""
    INVALID_TEXT: ClassVar[int] = 1007

    def handle_ping(self) -> None:
        """Each is echoed: a visitor who sends them without reading would fill the memory with echoes."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.longest:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """No answer has come for long. To close would be to wait until everything is read, which may be never."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message is there. One that is no UTF-8 ends the line, as the protocol has it, and is no news."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(self.INVALID_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
