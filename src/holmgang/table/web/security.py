"""Security: checks that every request passes before anything else sees it, and headers of every answer.

Foreign sites, foreign names of this host, too much at once and too large bodies end here. Nothing that could be a
secret word is written to the log: a request is named by its route, never by its address.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holmgang.kernel.sums import Phrase
from holmgang.table.web.health import Metrics
from holmgang.table.web.local_network import name_of, names_at_home
from holmgang.table.web.pages import page
from holmgang.table.web.rate_limit import Throttle, Timed, Turns, network, sort_of
from holmgang.table.web.settings import Settings
from holmgang.table.web.visitors import VISITOR, is_secure

log = logging.getLogger("holmgang.access")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # stricter, and browsers would call the origin of our own forms "null"
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STRICT_TRANSPORT = "max-age=31536000"
SMALL, MIDDLE, LARGE = 100_000, 200_000, 4_300_000
"""Bytes of a request; large ones are files that people bring, middle ones scenarios in the making."""
TAKES_FILES = ("/build/new", "/replay", "/api/tables", "/api/tables/import", "/heroes")
HERO_PICTURE = re.compile(r"/heroes/\w+/picture")
SAFE = ("GET", "HEAD", "OPTIONS")
NOT_YOURS = 4403
MOST_AT_ONCE = {"line": 400, "file": 6}
"""From one address at the same time: open sockets and streams of the API; files that are brought or looked at, a share
of all the places for them (:data:`holmgang.table.service.table_service.MOST_ASIDE`), so that others find one too."""
MOST_BODIES = 24
"""Requests of one address whose bodies are still on their way."""
LONGEST_TURN, PACE = 1.0, 0.01
"""Seconds after which a request goes ahead though others of its address are at work; seconds that a socket waits for
each socket that its address has opened lately."""


class Refused(Exception):
    """Not let in: the status, the sentence for a person, and when it is worth trying again."""

    def __init__(self, status: int, key: str, retry: float = 0) -> None:
        super().__init__(key)
        self.status, self.key, self.retry = status, key, retry


class SecurityMiddleware:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, throttle: Throttle | None = None) -> None:
        self._app, self._settings, self._metrics = app, settings, metrics
        self._throttle = throttle or Throttle(settings.clock)
        self._at_home = names_at_home()
        self._under_way: Counter[tuple[str, str]] = Counter()
        self._turns = Turns(LONGEST_TURN)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        scope.setdefault("state", {})["request"] = secrets.token_hex(4)
        try:
            await self._check(connection)
        except Refused as refused:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": NOT_YOURS})
            else:
                await self._answer(scope, receive, send, refused)
            return
        with self._counted(place_of(scope) or "page", address_of(scope)):
            if scope["type"] == "websocket":
                if self._settings.limited:
                    await asyncio.sleep(min(LONGEST_TURN, PACE * self._throttle.lately("socket", address_of(scope))))
                with self._metrics.socket():
                    await self._app(scope, receive, send)
            else:
                await self._in_turn(scope, receive, send)

    async def _in_turn(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, after others of its address that are at work, and count what it costs."""
        address = address_of(scope)
        turns = self._turns if self._settings.limited and not place_of(scope) else None

        async def waited_for() -> Message:
            """Wait for the body without keeping other requests of the address from their turns."""
            if turns is None:
                return await receive()
            turns.leave(network(address))
            try:
                return await receive()
            finally:
                turns.enter(network(address))

        if turns is not None:
            await turns.wait(network(address))
            turns.enter(network(address))
        doing = Timed(self._pass(scope, waited_for, send, self._app))
        try:
            await doing
        finally:
            if turns is not None:
                turns.leave(network(address))
            self._throttle.worked(address, doing.seconds)

    @contextmanager
    def _counted(self, place: str, address: str) -> Iterator[None]:
        """Count something of an address as long as it is under way."""
        taken = place, network(address)
        self._under_way[taken] += 1
        try:
            yield
        finally:
            self._under_way[taken] -= 1
            if not self._under_way[taken]:
                del self._under_way[taken]

    async def _check(self, connection: HTTPConnection) -> None:
        scope = connection.scope
        host = connection.headers.get("host", "")
        if not self._answers_to(name_of(host)):
            raise Refused(421, "page-wrong-address")
        secure = self._settings.secure or connection.url.scheme in ("https", "wss")
        if not same_site(connection, secure):
            raise Refused(403, "page-other-site")
        if self._settings.limited:
            place, address = place_of(scope), address_of(scope)
            sort = "socket" if place == "line" else sort_of(scope["method"], scope["path"])
            wait = await self._throttle.wait(sort, address)
            if place and self._under_way[place, network(address)] >= MOST_AT_ONCE[place]:
                wait = wait or 1.0
            if self._under_way["body", network(address)] >= MOST_BODIES and has_body(connection):
                wait = wait or 1.0
            if wait:
                raise Refused(429, "page-too-fast", wait)
        if not in_utf8(connection.headers.get("content-type", "")):
            raise Refused(415, "page-refused")
        length = connection.headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length[:12]) > most_bytes(scope["path"]):
            raise Refused(413, "page-too-large")

    def _answers_to(self, name: str) -> bool:
        """Return whether the server may be asked for by this name: its own ones, and those at home in an open network.

        Addresses in numbers cannot be made to lead to another machine, so they are always good.
        """
        hosts = self._settings.hosts
        if not hosts or name in hosts or in_numbers(name):
            return True
        return self._settings.network.is_open and not self._settings.address and name in self._at_home

    async def _answer(self, scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
        response = trouble(Request(scope), refused.status, Phrase(refused.key, {}))
        if refused.retry:
            response.headers["Retry-After"] = str(int(refused.retry) + 1)
            response.headers["Connection"] = "close"  # a new one counts as such
        await self._pass(scope, receive, send, response)

    async def _pass(self, scope: Scope, receive: Receive, send: Send, app: ASGIApp) -> None:
        started, status, seen, most = time.perf_counter(), 500, 0, most_bytes(scope["path"])
        longest = self._settings.longest_body if most == LARGE else self._settings.short_body
        whole, late = False, asyncio.get_running_loop().time() + longest

        async def counted() -> Message:
            nonlocal seen, whole
            if whole:  # nothing more can come but the end of the line
                return await receive()
            try:
                with self._counted("body", address_of(scope)):
                    async with asyncio.timeout_at(late):
                        message = await receive()
            except TimeoutError:
                raise HTTPException(408) from None
            seen += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if seen > most:
                raise HTTPException(413)
            return message

        async def marked(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._mark(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            await app(scope, counted, marked)
        finally:
            seconds = time.perf_counter() - started
            self._metrics.request(scope["method"], status, seconds)
            if log.isEnabledFor(logging.INFO):
                log.info("request", extra={"told": self._told(scope, status, seconds)})

    def _mark(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if is_secure(HTTPConnection(scope)):
            headers.setdefault("Strict-Transport-Security", STRICT_TRANSPORT)
        static = scope["path"].startswith("/static/")
        headers.setdefault("Cache-Control", "no-cache" if static else "no-store")
        headers["X-Request-Id"] = scope["state"]["request"]

    def _told(self, scope: Scope, status: int, seconds: float) -> dict[str, Any]:
        route = scope.get("route")
        return {
            "request": scope["state"]["request"],
            "method": scope["method"],
            "route": getattr(route, "path_format", None) or getattr(route, "path", "") or "none",
            "status": status,
            "ms": round(seconds * 1000, 1),
            "client": (scope.get("client") or ("",))[0],
        }


def most_bytes(path: str) -> int:
    """Return the size that a request to a path may have."""
    if path == "/forecast":
        return MIDDLE
    return LARGE if takes_file(path) or is_build_text(path) else SMALL


def is_build_text(path: str) -> bool:
    """Return whether a path takes the whole text of a fight under construction."""
    return path.startswith("/build/") and path.endswith("/text")


def takes_file(path: str) -> bool:
    """Return whether a file may be sent to a path."""
    return path in TAKES_FILES or HERO_PICTURE.fullmatch(path) is not None


def place_of(scope: Scope) -> str:
    """Return how a request counts while it lasts: a socket or a stream of the API (``line``), a file (``file``)."""
    path: str = scope["path"]
    if scope["type"] == "websocket" or path == "/forecast" or (path.startswith("/api/") and path.endswith("/stream")):
        return "line"
    return "file" if scope["method"] == "POST" and takes_file(path) else ""


def address_of(scope: Scope) -> str:
    """Return the client's address, or "" if it is not known."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def has_body(connection: HTTPConnection) -> bool:
    """Return whether a request brings a body."""
    return connection.headers.get("content-length", "0") != "0" or "transfer-encoding" in connection.headers


def in_utf8(content: str) -> bool:
    """Return whether a body is written as we read it. In another code a form could hold what is no text at all."""
    return set(re.findall(r"charset\s*=\s*[\"']?([^\s;\"']*)", content.lower())) <= {"utf-8", "utf8", "us-ascii"}


def in_numbers(name: str) -> bool:
    """Return whether it is an address and no name. Those cannot be bent to another machine."""
    try:
        return bool(ipaddress.ip_address(name.strip("[]")))
    except ValueError:
        return False


def same_site(connection: HTTPConnection, secure: bool) -> bool:
    """Nothing may be changed, and no socket opened, on behalf of another site's page.

    Browsers name the page's origin with everything but plain reading. Programs need not, unless they bring a cookie.
    Where the server is reached over TLS (``secure``), a page of the same name without TLS is another site: an
    attacker on the network may have written it. A proxy may have ended TLS without our being told, so not the reverse.
    """
    headers, socket = connection.headers, connection.scope["type"] == "websocket"
    if not socket and connection.scope["method"] in SAFE:
        return True
    origin = headers.get("origin")
    if origin is not None:
        scheme, _, host = origin.partition("://")
        return scheme in (("https",) if secure else ("https", "http")) and host == headers.get("host", "")
    if headers.get("sec-fetch-site", "same-origin") != "same-origin":
        return False
    looked_at = not connection.scope["path"].startswith("/api/")  # there cookies open nothing
    return not socket and not (looked_at and any(name.endswith(VISITOR) for name in connection.cookies))


def trouble(request: Request, status: int, problem: Phrase | str, problems: Any = ()) -> Response:
    """Return an error as a page for people and as JSON for programs."""
    if request.url.path.startswith("/api/"):
        from holmgang.table.web.api_models import problem_answer

        return problem_answer(request, status, problem, problems)
    return page(request, "trouble.html", status=status, problem=problem, problems=problems)


class JsonLines(logging.Formatter):
    """Log lines as JSON, one object each, without anything that looks like a secret word."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "says": redacted(record.getMessage()),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            line["trace"] = redacted(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def redacted(text: str) -> str:
    """A text without secret words: they are the only things that are 32 letters long without a space."""
    from holmgang.table.web.visitors import SECRET_LIKE

    return SECRET_LIKE.sub("…", text)
