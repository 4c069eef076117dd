"""The faces, served from the packages they come in, packed for the way: no font is copied into this project."""

from __future__ import annotations

import gzip
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

router = APIRouter()
FACES = {
    "AtkinsonHyperlegible-Regular.ttf": "fontpkg_atkinson_hyperlegible",
    "AtkinsonHyperlegible-Bold.ttf": "fontpkg_atkinson_hyperlegible",
    "Marcellus-Regular.ttf": "fontpkg_marcellus",
}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}


@cache
def face(name: str) -> bytes | None:
    """A face, if its package is there."""
    spec = find_spec(FACES[name]) if name in FACES else None
    if spec is None or spec.origin is None:
        return None
    path = next(Path(spec.origin).parent.rglob(name), None)
    return path.read_bytes() if path is not None else None


@cache
def packed(name: str) -> bytes:
    """Return the font compressed to about half."""
    return gzip.compress(face(name) or b"")


@router.get("/static/fonts/{name}")
async def font(request: Request, name: str) -> Response:
    """Regular, bold, or the face of the titles."""
    found = face(name)
    if found is None:
        raise HTTPException(404)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found, media_type="font/ttf", headers=FOREVER)
    return Response(packed(name), media_type="font/ttf", headers={**FOREVER, "Content-Encoding": "gzip"})
