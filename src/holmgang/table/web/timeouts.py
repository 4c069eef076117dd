"""A line on which nobody asks anything, or nobody reads, is hung up: whoever opens many must not fill the house."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SlowRequestProtocol(H11Protocol):
    """HTTP as the server speaks it, with a limit on how long one may take to ask."""

    longest: ClassVar[float] = 20.0
    """Within so many seconds a request must have told its headers. Its body is the guard's to wait for."""
    _hanging_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is on the line and has said nothing yet."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Somebody says something: perhaps all that was to be asked, perhaps one letter of it."""
        super().data_received(data)
        if self.transport.get_protocol() is not self or self._asked:  # the line may be a socket's by now
            self._wait_no_more()
        elif self._hanging_up is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have hung up themselves."""
        self._wait_no_more()
        super().connection_lost(exc)

    @property
    def _asked(self) -> bool:
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _wait(self) -> None:
        self._hanging_up = self.loop.call_later(self.longest, self._hang_up)

    def _wait_no_more(self) -> None:
        if self._hanging_up is not None:
            self._hanging_up.cancel()
            self._hanging_up = None

    def _hang_up(self) -> None:
        self._hanging_up = None
        if not self._asked and not self.transport.is_closing():
            self.transport.close()


class BoundedSocketProtocol(WebSocketsSansIOProtocol):
    """Sockets as the server speaks them, for those too who never read what they are sent, or send what is no text."""

    longest: ClassVar[int] = 1_000_000
    """So many bytes may wait for somebody to read them. What we say by ourselves waits long before; echoes do not."""
    INVALID_TEXT: ClassVar[int] = 1007

    def handle_ping(self) -> None:
        """Each is echoed: whoever sends them without reading would fill the memory with echoes."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.longest:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Nobody has answered for long. To close would be to wait until everything is read, which may be never."""
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
