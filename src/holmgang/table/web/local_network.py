"""The local network: whether guests of it reach this server, at which address, and how it is opened to them.

A server that listens on loopback alone can start to listen in the local network too, without a restart. Where the
optional package ``zeroconf`` is installed, guests also find it by a name.
"""

from __future__ import annotations

import ipaddress
import logging
import socket
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from holmgang.table.service.errors import TableError

if TYPE_CHECKING:
    from zeroconf.asyncio import AsyncZeroconf

log = logging.getLogger(__name__)
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
"""The names of the machine itself."""
AT_HOME = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
"""Suffixes that routers append to the name of a machine."""
ZEROCONF_NAME = "holmgang.local"
BACKLOG = 512
Listen = Callable[[socket.socket], Awaitable[None]]


def lan_address() -> str:
    """Return the address of this machine in its network, or "" if it is in none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(found) else found


def names_at_home() -> tuple[str, ...]:
    """Return the names by which guests in a network at home may ask for this machine."""
    machine = socket.gethostname().lower()
    return (machine, *(machine.partition(".")[0] + ending for ending in AT_HOME), ZEROCONF_NAME)


def is_loopback(host: str) -> bool:
    """Return whether a host, a name or an address, is this machine alone."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def listener(host: str, port: int) -> socket.socket:
    """Return a listening socket; raise :class:`OSError` if the address cannot be used."""
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
        made.listen(BACKLOG)  # visitors may come as soon as the address is printed
    except OSError:
        made.close()
        raise
    return made


class LocalNetwork:
    """The server's place in the local network.

    ``host`` is the machine's address there, if the server listens on it from the start. ``wanted`` is the address to
    listen on when the network is opened later; without it, the address is looked up then. ``always``: links name the
    LAN address whatever name the visitor used. :attr:`listen` is set by a server that can open another socket.
    """

    def __init__(self, port: int = 0, *, host: str = "", wanted: str = "", always: bool = False) -> None:
        self.port, self.host, self._wanted, self._always = port, host, wanted, always
        self.listen: Listen | None = None
        self.name = ""
        """The name that is announced in the network."""
        self._zeroconf: AsyncZeroconf | None = None

    @property
    def is_open(self) -> bool:
        """True if guests in the network reach this server."""
        return bool(self.host)

    @property
    def can_open(self) -> bool:
        """True if the server can start to listen in the network now."""
        return self.listen is not None and not self.is_open

    @property
    def address(self) -> str:
        """The address for guests, without a slash at the end; "" while the network is closed."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}" if host else ""

    @property
    def named_address(self) -> str:
        """The address with the announced name; "" without one."""
        return f"http://{self.name}:{self.port}" if self.name else ""

    async def start(self) -> None:
        """Announce a server that listens in the network from the start."""
        if self.is_open and self._always:
            await self._announce()

    async def open(self) -> None:
        """Listen in the network from now on; raise :class:`TableError` if that cannot be done."""
        if self.is_open:
            return
        host = self._wanted or lan_address()
        if self.listen is None or not host:
            raise TableError("page-lan-none")
        try:
            await self.listen(listener(host, self.port))
        except OSError as error:
            raise TableError("page-lan-failed", address=f"{host}:{self.port}", why=error.strerror or "") from None
        self.host, self._always = host, True
        await self._announce()

    async def close(self) -> None:
        """Take the announced name back."""
        if self._zeroconf is not None:
            announced, self._zeroconf = self._zeroconf, None
            await announced.async_close()

    async def _announce(self) -> None:
        """Announce the name, if the optional package is there. Without it guests use the address in numbers."""
        try:
            from zeroconf import IPVersion, ServiceInfo
            from zeroconf.asyncio import AsyncZeroconf
        except ImportError:
            return
        try:
            address = socket.inet_aton(self.host)
            announced = AsyncZeroconf(interfaces=[self.host], ip_version=IPVersion.V4Only)
            service = ServiceInfo(
                "_http._tcp.local.",
                "holmgang._http._tcp.local.",
                server=f"{ZEROCONF_NAME}.",
                addresses=[address],
                port=self.port,
            )
            await announced.async_register_service(service, allow_name_change=True)
        except Exception:  # the name is a convenience: the address in numbers works without it
            log.info("cannot announce %s", ZEROCONF_NAME, exc_info=True)
            return
        self._zeroconf, self.name = announced, ZEROCONF_NAME

    def guest_address(self, configured: str, connection: HTTPConnection) -> str:
        """Return the address for links that others are given.

        A ``configured`` public address wins. In an open network it is the LAN address, whatever name the visitor's own
        browser used; a server that listens everywhere keeps any other name that led here.
        """
        if configured:
            return configured
        if self.is_open and (self._always or is_loopback(str(connection.url.hostname))):
            return self.address
        scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
        return f"{scheme}://{connection.headers.get('host', '')}"


def name_of(host: str) -> str:
    """The name in a Host header, without the port."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.rpartition(":")[0].lower() if ":" in host else host.lower()
