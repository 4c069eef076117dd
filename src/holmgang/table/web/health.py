"""For whoever looks after the house: is it well, and what does it count."""

from __future__ import annotations

import asyncio
import ipaddress

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse

from holmgang.table.web.metrics import Metrics
from holmgang.table.web.pages import service_of
from holmgang.table.web.security import LOOPBACK, name_of

router = APIRouter()
PATIENCE = 3.0
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "via")


@router.get("/healthz")
async def healthz(request: Request) -> JSONResponse:
    """200 if the database answers and the house is not closing, else 503."""
    service = service_of(request)
    if service.ending:
        return JSONResponse({"ok": False, "why": "closing"}, 503)
    try:
        await asyncio.wait_for(service.disk(service.store.alive), PATIENCE)
    except Exception:  # whatever it is, it is no good
        return JSONResponse({"ok": False, "why": "the database does not answer"}, 503)
    return JSONResponse({"ok": True})


@router.get("/metrics")
async def metrics(request: Request) -> PlainTextResponse:
    """Counts for Prometheus, for this machine alone."""
    if not from_here(request):
        raise HTTPException(404)
    gauges: Metrics = request.app.state.gauges
    return PlainTextResponse(gauges.text(service_of(request).open_tables), media_type="text/plain; version=0.0.4")


def from_here(request: Request) -> bool:
    """Does the request come from this very machine, and not through a proxy that stands on it?

    A proxy says for whom it asks, or at least asks for the house by its public name; what it says may be missing or, if
    it hands on what strangers claim, a lie. So nothing that came through one counts as from here.
    """
    if any(name in request.headers for name in FORWARDED) or name_of(request.headers.get("host", "")) not in LOOPBACK:
        return False
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
