"""Stylesheets, scripts and drawings as files: under an address that names their content, so a browser asks once.

``/static/<digest>/live.js`` is kept for a year, because another content has another address. ``/static/live.js`` is
the same file and is asked for again on every visit.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

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
