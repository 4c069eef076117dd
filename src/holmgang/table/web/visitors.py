"""The visitor of a request: secret, language and light, each in a cookie.

The secret word is all that makes a seat one's own, so scripts cannot read it and other sites cannot make a browser
send it. It is set when a visitor first does something that has to be remembered, not by merely looking.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from starlette.requests import HTTPConnection
from starlette.responses import Response

from holmgang.kernel.words import FALLBACK, LANGUAGES
from holmgang.table.service.access import fresh_secret

SECRET_LIKE = re.compile(r"(?<![\w-])[\w-]{32}(?![\w-])")
"""The pattern of our secrets (:func:`holmgang.table.service.permissions.fresh_secret`)."""
VISITOR, LANG, THEME = "holmgang", "holmgang-lang", "holmgang-theme"
THEMES = ("dark", "light")
A_YEAR = 60 * 60 * 24 * 365


@dataclass(frozen=True)
class Visitor:
    """The sender of a request. ``known``: the browser has kept its secret from an earlier visit."""

    word: str
    known: bool
    lang: str
    theme: str

    @classmethod
    def of(cls, request: HTTPConnection) -> Visitor:
        """Read the visitor from a request. The language is that of ``?lang=``, of the cookie, or of the browser.

        A page's socket names the language of its page: what comes over it must be in the same one.
        """
        word = request.cookies.get(cookie_name(request), "")
        known = SECRET_LIKE.fullmatch(word) is not None
        asked = (request.query_params.get("lang", ""), request.cookies.get(LANG, ""))
        lang = next((lang for lang in asked if lang in LANGUAGES), "")
        lang = lang or preferred(request.headers.get("accept-language", ""))
        theme = request.cookies.get(THEME, "")
        return cls(word if known else fresh_secret(), known, lang, theme if theme in THEMES else "")

    def remember(self, request: HTTPConnection, response: Response) -> None:
        """Give the browser its word to keep."""
        response.set_cookie(
            cookie_name(request),
            self.word,
            max_age=A_YEAR,
            path="/",
            httponly=True,
            samesite="strict",
            secure=is_secure(request),
        )

    def renewed(self) -> Visitor:
        """Return the visitor with a fresh secret, so that a planted one is worth nothing."""
        return replace(self, word=fresh_secret(), known=False)

    @staticmethod
    def forget(request: HTTPConnection, response: Response) -> None:
        """Let the browser throw its word away."""
        response.delete_cookie(
            cookie_name(request), path="/", httponly=True, samesite="strict", secure=is_secure(request)
        )


def remember_language(request: HTTPConnection, response: Response, lang: str) -> None:
    """Let the browser keep the reader's language."""
    if lang in LANGUAGES:
        secure = is_secure(request)
        response.set_cookie(LANG, lang, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)


def is_secure(request: HTTPConnection) -> bool:
    """Return whether the browser talks to us over TLS, as far as we can tell, or as the server's own address says."""
    return request.url.scheme in ("https", "wss") or request.app.state.settings.secure


def cookie_name(request: HTTPConnection) -> str:
    """Over TLS the prefix makes the browser refuse the cookie from any host but this one."""
    return f"__Host-{VISITOR}" if is_secure(request) else VISITOR


def preferred(header: str) -> str:
    """The first language we speak among those a browser asks for."""
    weighed = []
    for place, part in enumerate(header[:400].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), place, name.split("-")[0].lower()))
        except ValueError:
            continue
    names = [{"sk": "cs", "nb": "da", "no": "da", "nn": "da"}.get(name, name) for _, _, name in sorted(weighed)]
    return next((name for name in names if name in LANGUAGES), FALLBACK)
