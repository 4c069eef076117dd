"""For the operator of a server: its health and its metrics."""

from __future__ import annotations

import asyncio
import ipaddress

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse

from holmgang.table.web.local_network import LOOPBACK
from holmgang.table.web.metrics import Metrics
from holmgang.table.web.pages import service_of
from holmgang.table.web.security import name_of

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
