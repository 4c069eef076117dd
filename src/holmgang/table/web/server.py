"""Runs the web table, in this process or in several that share a database, and closes it without losing an answer."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread, active_count

import uvicorn
from fastapi import FastAPI

from holmgang.kernel.library import Library
from holmgang.kernel.save import Signer
from holmgang.table.service import ServerRules, TableService
from holmgang.table.service.bot_runner import moment_of_thought
from holmgang.table.service.forecasts import ForecastBudget
from holmgang.table.store import Store, StoreUnreachable
from holmgang.table.web.app import create_app
from holmgang.table.web.health import Metrics
from holmgang.table.web.local_network import LocalNetwork
from holmgang.table.web.security import JsonLines, redacted
from holmgang.table.web.settings import Settings
from holmgang.table.web.timeouts import BoundedSocketProtocol, Connections, SlowRequestProtocol

log = logging.getLogger(__name__)
LONGEST_MESSAGE = 100_000
CLOSING = 5
"""Seconds that running requests have when the server closes."""
CHECK_EVERY, EARLY, MOST_EARLY = 1.0, 3.0, 5
"""Seconds between two checks of the processes; the lifetime of an early end; how many early ends stop the server."""
ACCEPTED, QUEUED = 16, 1024
"""Connections that are accepted at once, before anything else is done, and those that the system keeps waiting."""
COLLECT_AFTER = (20_000, 20, 50)
MOST_FILES = 65_536
OPEN: list[TableService] = []
"""The services of this process: they are told before their sockets are closed."""


@dataclass(frozen=True)
class ServerConfig:
    """Everything that a serving process needs to know."""

    db: str
    packs: tuple[str, ...] = ()
    address: str = ""
    hosts: tuple[str, ...] = ()
    throttle: bool = False
    invited_only: bool = False
    log: str = "text"
    proxies: str = "127.0.0.1"
    counts: str = ""
    lab: bool = True
    key: str = ""
    """The file of the key that fight files are signed with."""
    port: int = 0
    lan: str = ""
    """The machine's address in its network, if the server listens there from the start."""
    lan_links: bool = False
    """Links name that address whatever name a visitor used."""
    lan_wanted: str = ""
    """The address to listen on when a host opens the table to the network; "" looks it up then."""

    def network(self) -> LocalNetwork:
        """Return the server's place in the local network."""
        return LocalNetwork(self.port, host=self.lan, wanted=self.lan_wanted, always=self.lan_links)

    def library(self) -> Library:
        """Return the library with all games and packs."""
        return Library.discover([Path(folder) for folder in self.packs]) if self.packs else Library.discover()


def opened(config: ServerConfig, library: Library | None = None) -> FastAPI:
    """Return the application of a configuration."""
    set_up_logs(config.log)
    rules = ServerRules(invited_only=config.invited_only)
    signer = Signer.kept_in(Path(config.key)) if config.key else None
    store = Store(config.db)
    service = TableService(library or config.library(), store, rules=rules, signer=signer, thinks=moment_of_thought)
    OPEN.append(service)
    network = config.network()
    settings = Settings(address=config.address, hosts=config.hosts, throttle=config.throttle, network=network)
    settings = settings if config.lab else replace(settings, lab=None)
    if config.counts:  # one of several processes, which share the machine
        settings = replace(settings, lab_folder=config.counts, forecasts=ForecastBudget(processes=1))
    return create_app(service, settings, Metrics(Path(config.counts) if config.counts else None))


class Server(uvicorn.Server):
    """Tells all subscribers that the server closes, before it closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for service in OPEN:
            service.announce_end()
        await asyncio.sleep(0)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or ():  # asyncio accepts as many at once as it lets wait
            listener.listen(QUEUED)

    async def listen(self, listener: socket.socket) -> None:
        """Accept visitors on one more socket from now on, as on the first one."""
        config, state = self.config, self.server_state

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(config=config, server_state=state, app_state=self.lifespan.state)  # type: ignore[call-arg]

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listener, backlog=config.backlog))


def _uvicorn_config(config: ServerConfig, app: FastAPI) -> uvicorn.Config:
    proxies = [address.strip() for address in config.proxies.split(",")]

    class Limited(SlowRequestProtocol):
        connections_of = Connections(limited=config.throttle, proxies=proxies)

    return uvicorn.Config(
        app,
        backlog=ACCEPTED,
        log_config=None,
        log_level="warning",
        access_log=False,
        http=Limited,
        ws=BoundedSocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # it costs a fifth of the processor, and lengths would reveal secrets
        timeout_graceful_shutdown=CLOSING,
        forwarded_allow_ips=config.proxies,
        server_header=False,
        h11_max_incomplete_event_size=64_000,
    )


def run(config: ServerConfig, listener: socket.socket, workers: int = 1, library: Library | None = None) -> None:
    """Serve until a signal stops the server."""
    if workers == 1:
        _serve(config, opened(config, library), listener, alone=True)
        return
    with tempfile.TemporaryDirectory(prefix="holmgang-counts-") as folder:
        set_up_logs(config.log)
        freeze_startup_objects()  # what is loaded already stays shared between the processes
        Several(replace(config, counts=folder), listener, workers, library).run()


# ---- several processes -----------------------------------------------------------------------------------------------


def work(config: ServerConfig, listener: socket.socket, library: Library | None = None) -> None:
    """Serve as one of several processes, until a signal stops it or its parent is gone."""
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            # a process that was forked later holds the parent's end of our pipe, so the pipe alone does not tell
            while os.getppid() == parent.pid:
                parent.join(CHECK_EVERY)
            os.kill(os.getpid(), signal.SIGTERM)

        Thread(target=watch, daemon=True).start()
    _end_by_signals()
    _serve(config, _opened_in_time(config, library), listener)


def _opened_in_time(config: ServerConfig, library: Library | None) -> FastAPI:
    """Return the application as soon as the database answers: a process that ended would be replaced in vain."""
    said = False
    while True:
        try:
            return opened(config, library)
        except StoreUnreachable as error:
            if not said:
                log.warning("a new process waits for the database: %s", " ".join(str(error).split()))
            said = True
            time.sleep(CHECK_EVERY)


def _end_by_signals() -> None:
    """End in order on a signal. A forked process has the handlers of its parent until then."""
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: sys.exit(0))


def _serve(config: ServerConfig, app: FastAPI, listener: socket.socket, *, alone: bool = False) -> None:
    """Serve until a signal. That is an orderly end, though uvicorn raises the signal again when it is done.

    A process that serves ``alone`` can open the local network later; one of several could open only itself.
    """
    _end_by_signals()
    freeze_startup_objects()
    _raise_file_limit()
    server = Server(_uvicorn_config(config, app))
    if alone and not config.address:
        app.state.settings.network.listen = server.listen
    server.run(sockets=[listener])


def freeze_startup_objects() -> None:
    """Keep the garbage collector away from code and words, which stay for good: a full collection stops all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _raise_file_limit() -> None:
    """Raise the limit of open files as far as allowed: each visitor takes one."""
    try:
        import resource
    except ImportError:  # this system has no such limit
        return
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if least < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Several:
    """Starts processes, replaces those that are lost, and stops all of them.

    On Linux they are forked with everything loaded, so they serve at once and share its memory. Elsewhere, and where a
    thread runs that a fork would cut off, each process loads everything for itself.
    """

    def __init__(
        self, config: ServerConfig, listener: socket.socket, count: int, library: Library | None = None
    ) -> None:
        self._config, self._listener, self._count, self._library = config, listener, count, library
        self._running: dict[BaseProcess, float] = {}
        self._stopping = False

    def run(self) -> None:
        """Run until a signal, or until too many processes have ended early."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        early = 0
        while not self._stopping and early < MOST_EARLY:
            while len(self._running) < self._count and not self._stopping:
                self._start()
            wait([process.sentinel for process in self._running], timeout=CHECK_EVERY)
            for process in [one for one in self._running if not one.is_alive()]:
                lived = time.monotonic() - self._running.pop(process)
                early = early + 1 if lived < EARLY else 0
                if not self._stopping:
                    log.warning("process %s ended after %.0f s and is replaced", process.pid, lived)
        for process in self._running:
            process.terminate()
        for process in self._running:
            process.join(CLOSING + CHECK_EVERY * 5)
            if process.is_alive():
                process.kill()
        if early >= MOST_EARLY:
            sys.exit(1)

    def _start(self) -> None:
        process: BaseProcess
        if sys.platform == "linux" and active_count() == 1:
            library = self._library
            process = get_context("fork").Process(target=work, args=(self._config, self._listener, library))
        else:
            process = get_context("spawn").Process(target=work, args=(self._config, self._listener))
        process.start()
        self._running[process] = time.monotonic()

    def _stop(self, *_: object) -> None:
        self._stopping = True


# ---- logs ------------------------------------------------------------------------------------------------------------


class PlainLines(logging.Formatter):
    """Log lines for people, without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        told = getattr(record, "told", None)
        more = " " + " ".join(f"{key}={value}" for key, value in told.items()) if told else ""
        return redacted(super().format(record)) + more


def set_up_logs(kind: str) -> None:
    """Log to standard error: ``text`` only warnings, ``all`` requests too, ``json`` both as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    plain = PlainLines("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if kind == "json" else plain)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("holmgang.access").setLevel(logging.INFO if kind in ("all", "json") else logging.WARNING)
