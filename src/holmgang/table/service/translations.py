"""Rulebooks in the readers' languages, each read once: a page may ask for two hundred clauses of one."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from holmgang.kernel.clauses import Rulebook
from holmgang.kernel.system import System


@lru_cache(64)
def book_in(system: System[Any], lang: str) -> Rulebook:
    """The clauses of a system in a language; call it with one of :data:`holmgang.kernel.words.LANGUAGES`."""
    return system.rulebook_in(lang)
