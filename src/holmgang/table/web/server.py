"""Running the web table: in this process, or in several that share a database; and closing it with nothing lost."""

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
from threading import Thread

import uvicorn
from fastapi import FastAPI

from holmgang.kernel.library import Library
from holmgang.table.service import ServerRules, TableService
from holmgang.table.store import Store
from holmgang.table.web.app import create_app
from holmgang.table.web.metrics import Metrics
from holmgang.table.web.security import JsonLines, redacted
from holmgang.table.web.settings import Settings
from holmgang.table.web.timeouts import BoundedSocketProtocol, SlowRequestProtocol

log = logging.getLogger(__name__)
LONGEST_MESSAGE = 100_000
CLOSING = 5
"""Seconds that requests under way have when the house closes."""
LOOK_AROUND, EARLY, MOST_EARLY = 1.0, 3.0, 5
"""How often to look after the processes, in seconds; what is an early end, and how many of those are enough."""
COLLECT_AFTER = (20_000, 20, 50)
MOST_FILES = 65_536
OPEN: list[TableService] = []
"""The service of this process, so that it can be told before its sockets are closed."""


@dataclass(frozen=True)
class House:
    """Everything a process needs to know to serve."""

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

    def library(self) -> Library:
        """What can be played."""
        return Library.discover([Path(folder) for folder in self.packs]) if self.packs else Library.discover()


def opened(house: House, library: Library | None = None) -> FastAPI:
    """The application of a house."""
    set_up_logs(house.log)
    rules = ServerRules(invited_only=house.invited_only)
    service = TableService(library or house.library(), Store(house.db), rules=rules)
    OPEN.append(service)
    settings = Settings(address=house.address, hosts=house.hosts, throttle=house.throttle)
    settings = settings if house.lab else replace(settings, lab=None)
    return create_app(service, settings, Metrics(Path(house.counts) if house.counts else None))


class Server(uvicorn.Server):
    """Tells whoever listens that the house closes, before it closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for service in OPEN:
            service.announce_end()
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def _config(house: House, app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        http=SlowRequestProtocol,
        ws=BoundedSocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # it costs a fifth of the processor, and lengths would tell of secrets
        timeout_graceful_shutdown=CLOSING,
        forwarded_allow_ips=house.proxies,
        server_header=False,
        h11_max_incomplete_event_size=64_000,
    )


def run(house: House, listener: socket.socket, workers: int = 1, library: Library | None = None) -> None:
    """Serve until told to stop."""
    if workers == 1:
        _serve(house, opened(house, library), listener)
        return
    with tempfile.TemporaryDirectory(prefix="holmgang-counts-") as folder:
        set_up_logs(house.log)
        # A run of the lab is known to the process that plays it; another one could not tell how it stands.
        Several(replace(house, counts=folder, lab=False), listener, workers).run()


# ---- several processes -----------------------------------------------------------------------------------------------


def work(house: House, listener: socket.socket) -> None:
    """One of several processes: it serves until it is told to stop, or whoever started it is gone."""
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

        Thread(target=watch, daemon=True).start()
    _serve(house, opened(house), listener)


def _serve(house: House, app: FastAPI, listener: socket.socket) -> None:
    """Until a signal says stop. That is an orderly end, though the server raises the signal again when it is done."""
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: sys.exit(0))
    freeze_startup_objects()
    _open_wide()
    Server(_config(house, app)).run(sockets=[listener])


def freeze_startup_objects() -> None:
    """Code and words stay for good: the collector need not look through them, which would make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _open_wide() -> None:
    """Each visitor takes an open file, and the usual limit of a process is soon reached: go as far as one may."""
    try:
        import resource
    except ImportError:  # where files are not limited so
        return
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if least < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Several:
    """Starts processes, starts another when one is lost, and tells all of them to stop."""

    def __init__(self, house: House, listener: socket.socket, count: int) -> None:
        self._house, self._listener, self._count = house, listener, count
        self._running: dict[BaseProcess, float] = {}
        self._stopping = False

    def run(self) -> None:
        """Until a signal says stop. A process that cannot even start ends it as well."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        early = 0
        while not self._stopping and early < MOST_EARLY:
            while len(self._running) < self._count and not self._stopping:
                self._start()
            wait([process.sentinel for process in self._running], timeout=LOOK_AROUND)
            for process in [one for one in self._running if not one.is_alive()]:
                lived = time.monotonic() - self._running.pop(process)
                early = early + 1 if lived < EARLY else 0
                if not self._stopping:
                    log.warning("process %s ended after %.0f s; another takes its place", process.pid, lived)
        for process in self._running:
            process.terminate()
        for process in self._running:
            process.join(CLOSING + LOOK_AROUND * 5)
            if process.is_alive():
                process.kill()
        if early >= MOST_EARLY:
            sys.exit(1)

    def _start(self) -> None:
        process = get_context("spawn").Process(target=work, args=(self._house, self._listener))
        process.start()
        self._running[process] = time.monotonic()

    def _stop(self, *_: object) -> None:
        self._stopping = True


# ---- logs ------------------------------------------------------------------------------------------------------------


class Lines(logging.Formatter):
    """Log lines for people, without secret words."""

    def format(self, record: logging.LogRecord) -> str:
        told = getattr(record, "told", None)
        more = " " + " ".join(f"{key}={value}" for key, value in told.items()) if told else ""
        return redacted(super().format(record)) + more


def set_up_logs(kind: str) -> None:
    """Log to the error channel: ``text`` only what is out of order, ``all`` requests too, ``json`` both as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else Lines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("holmgang.access").setLevel(logging.INFO if kind in ("all", "json") else logging.WARNING)
