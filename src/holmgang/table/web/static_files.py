"""Files of pages (styles, scripts, typefaces): under an address that names their content, so a browser asks once.

``/static/<digest>/live.js`` is kept for a year, because another content has another address. ``/static/live.js`` is
the same file and is asked for again on every visit.
"""

from __future__ import annotations

import gzip
import re
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
TABLE_SCRIPTS = (
    "score",
    "sounds",
    "clash",
    "action_card",
    "beats",
    "heartbeat",
    "placing",
    "board",
    "seat",
    "live",
)
"""The modules of the table page, each after those that it imports. ``live`` comes last: all hear its first state."""
BUNDLES = ("table_page.css", "table_page.js")
_IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./(\w+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|function|class) (\w+))", re.MULTILINE)


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
    """Return the sheets or the modules of the table page as one file."""
    if name == "table_page.css":
        return b"\n".join((STATIC / f"{part}.css").read_bytes() for part in TABLE_SHEETS)
    return "\n".join(map(_as_function, TABLE_SCRIPTS)).encode()


def _as_function(name: str) -> str:
    """Return a module as a function that is called at once and returns what the module exports."""
    text = (STATIC / f"{name}.js").read_text(encoding="utf-8")
    exported = ", ".join(_EXPORT.findall(text))
    body = _EXPORT.sub("", _IMPORT.sub(r"const \1 = module_\2;", text))
    return f"const module_{name} = (() => {{\n{body}\nreturn {{ {exported} }};\n}})();"


class StaticByContent(StaticFiles):
    """Serves the static files, also under the address that names their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        prefix, _, rest = path.partition("/")
        known = prefix == digest()
        name = rest if known else path
        if name in BUNDLES:
            response = Response(bundle(name), media_type="text/css" if name.endswith(".css") else "text/javascript")
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
