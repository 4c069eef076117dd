"""Running what awaits beside browser tests: the loop of Playwright counts as running while a browser is open."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_apart(doing: Coroutine[Any, Any, T]) -> T:
    """Run something to its end in a thread of its own, where no other loop is."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, doing).result()
