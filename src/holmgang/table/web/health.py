"""Health of the server for its operator, and metrics for Prometheus.

Each process has its own registry. With several processes each writes its metrics into a shared folder, and any process
can report those of all; the label ``worker`` tells them apart.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from fastapi import APIRouter, Request
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse

from holmgang.table.web.local_network import LOOPBACK, name_of
from holmgang.table.web.pages import service_of

disable_created_metrics()  # type: ignore[no-untyped-call]

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FRESH = 30.0
"""A process that has not written its metrics for so many seconds is gone."""
METHODS = ("GET", "HEAD", "POST", "PATCH", "DELETE")


class Metrics:
    """The metrics of one process, shared with others through ``folder`` if it is given."""

    def __init__(self, folder: Path | None = None, worker: str | None = None) -> None:
        self._folder, self._worker = folder, worker or str(os.getpid())
        self._registry = CollectorRegistry()
        began = time.monotonic()
        registry, mine, own = self._registry, ("worker",), (self._worker,)
        self._requests = Counter(
            "holmgang_requests",
            "Requests answered, by method and class of status.",
            ("method", "status", *mine),
            registry=registry,
        )
        self._request_seconds = Histogram(
            "holmgang_request_seconds", "Duration of requests.", mine, buckets=BUCKETS, registry=registry
        ).labels(*own)
        self._acts = Counter(
            "holmgang_acts",
            "Acts over sockets and the API: taken, refused, stale.",
            ("outcome", *mine),
            registry=registry,
        )
        self._act_seconds = Histogram(
            "holmgang_act_seconds",
            "From an act's arrival until it is on disk and acknowledged.",
            mine,
            buckets=BUCKETS,
            registry=registry,
        ).labels(*own)
        self._sockets = Gauge("holmgang_sockets", "Open sockets.", mine, registry=registry).labels(*own)
        self._tables = Gauge("holmgang_tables_open", "Tables in memory.", mine, registry=registry).labels(*own)
        up = Gauge("holmgang_up_seconds", "Seconds since the process began.", mine, registry=registry).labels(*own)
        up.set_function(lambda: round(time.monotonic() - began, 1))
        Gauge("holmgang_memory_bytes", "Memory in use.", mine, registry=registry).labels(*own).set_function(memory)

    @contextmanager
    def socket(self) -> Iterator[None]:
        """Count a socket while it is open."""
        with self._sockets.track_inprogress():
            yield

    def request(self, method: str, status: int, seconds: float) -> None:
        """Count an answered request."""
        known = method if method in METHODS else "other"
        self._requests.labels(known, f"{status // 100}xx", self._worker).inc()
        self._request_seconds.observe(seconds)

    def act(self, outcome: str, seconds: float) -> None:
        """Count an act: ``taken``, ``refused`` or ``stale``."""
        self._acts.labels(outcome, self._worker).inc()
        self._act_seconds.observe(seconds)

    def share(self, tables: int) -> None:
        """Write the metrics of this process where the others read them."""
        self._tables.set(tables)
        if self._folder is not None:
            part = self._folder / f"{self._worker}.part"
            part.write_bytes(generate_latest(self._registry))
            part.replace(self._folder / f"{self._worker}.prom")

    def text(self, tables: int) -> str:
        """Return the metrics of all running processes in the text format of Prometheus."""
        self.share(tables)
        if self._folder is None:
            return generate_latest(self._registry).decode()
        everyone = CollectorRegistry()
        everyone.register(_Merged(self._folder))
        return generate_latest(everyone).decode()


class _Merged:
    """A collector of the metrics that the processes have written into a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        """Return one family for each name, with the samples of all processes."""
        families: dict[str, Metric] = {}
        for path in sorted(self._folder.glob("*.prom")):
            try:
                fresh = time.time() - path.stat().st_mtime < FRESH
                text = path.read_text() if fresh else ""
            except FileNotFoundError:
                continue
            for family in text_string_to_metric_families(text):
                families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                families[family.name].samples += family.samples
        return families.values()


def memory() -> int:
    """Return the bytes of memory of this process; where the system does not tell, the most it ever had."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


# ---- health ----------------------------------------------------------------------------------------------------------


router = APIRouter()
TIMEOUT = 3.0
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "via")


@router.get("/healthz")
async def healthz(request: Request) -> JSONResponse:
    """Answer 200 if the database answers and the server is not closing, else 503."""
    service = service_of(request)
    if service.ending:
        return JSONResponse({"ok": False, "why": "closing"}, 503)
    try:
        await asyncio.wait_for(service.check_store(), TIMEOUT)
    except Exception:  # any failure means that the server cannot work
        return JSONResponse({"ok": False, "why": "the database does not answer"}, 503)
    return JSONResponse({"ok": True})


@router.get("/metrics")
async def metrics_text(request: Request) -> PlainTextResponse:
    """Return the metrics for Prometheus, to this machine alone."""
    if not from_here(request):
        raise HTTPException(404)
    metrics: Metrics = request.app.state.metrics
    return PlainTextResponse(metrics.text(service_of(request).open_tables), media_type="text/plain; version=0.0.4")


def from_here(request: Request) -> bool:
    """Return whether the request comes from this machine, and not through a proxy on it.

    A proxy names its client, or at least asks for the server by its public name. Its headers may be missing or forged,
    so no request that came through a proxy counts as local.
    """
    if any(name in request.headers for name in FORWARDED) or name_of(request.headers.get("host", "")) not in LOOPBACK:
        return False
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
