"""Files of pages (styles, scripts, typefaces): under an address that names their content, so a browser asks once.

``/static/<digest>/live.js`` is kept for a year, because another content has another address. ``/static/live.js`` is
the same file and is asked for again on every visit.
"""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent.parent / "static"
FOREVER = "public, max-age=31536000, immutable"
TABLE_SHEETS = ("look", "board", "pages", "table", "table_panels", "table_live", "web", "play", "drama", "layouts")
"""The sheets of the table page in their order, sent as one: each request costs a slow phone half a second."""
BUNDLES = {"table_page.css": tuple(f"{name}.css" for name in TABLE_SHEETS)}


@cache
def digest() -> str:
    """Return the name of the content of all static files."""
    found = blake2b(digest_size=8)
    for path in sorted(path for path in STATIC.iterdir() if path.is_file()):
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


@cache
def static_address() -> str:
    """Return the address under which pages link to static files."""
    return f"/static/{digest()}"


@cache
def bundle(name: str) -> bytes:
    """Return several files as one."""
    return b"\n".join((STATIC / part).read_bytes() for part in BUNDLES[name])


class StaticByContent(StaticFiles):
    """Serves the static files, also under the address that names their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        prefix, _, rest = path.partition("/")
        known = prefix == digest()
        name = rest if known else path
        if name in BUNDLES:
            response = Response(bundle(name), media_type="text/css")
        else:
            response = await super().get_response(name, scope)
        if known and response.status_code == 200:
            response.headers["Cache-Control"] = FOREVER
        return response


# ---- faces -----------------------------------------------------------------------------------------------------------


router = APIRouter()
FACES = {
    "AtkinsonHyperlegible-Regular.ttf": "fontpkg_atkinson_hyperlegible",
    "AtkinsonHyperlegible-Bold.ttf": "fontpkg_atkinson_hyperlegible",
    "Marcellus-Regular.ttf": "fontpkg_marcellus",
}
FACE_HEADERS = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}


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
        return Response(found, media_type="font/ttf", headers=FACE_HEADERS)
    return Response(packed(name), media_type="font/ttf", headers={**FACE_HEADERS, "Content-Encoding": "gzip"})
