"""Processes that work beside this one and leave it to this one to be interrupted."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import Pool
from typing import Any


@contextmanager
def pool(processes: int, begin: Callable[..., None], *args: Any) -> Iterator[Pool]:
    """Fresh processes, each of which begins by that; leaving the block ends them at once, whatever they are at.

    Ctrl-C reaches all processes of a terminal, the first of which tells what there is. The others are deaf to it from
    their first moment on: one that was still importing would print a traceback.
    """
    with _deaf_children():
        made = get_context("spawn").Pool(processes, begin, args)
    with made:
        yield made


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started here inherit that SIGINT is held back; what came meanwhile is heard afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # where there is none, a Ctrl-C within the first second is a noisy one
        yield
        return
    resource_tracker.ensure_running()  # starting it, the standard library hears SIGINT again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
