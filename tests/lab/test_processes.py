"""Processes of a run: Ctrl-C is for the first one alone."""

from __future__ import annotations

import signal

from holmgang.lab.simulate import pool


def held_back(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set())


def nothing_first() -> None:
    """The workers set up nothing: what they do not hear they were born not to hear."""


def test_workers_are_deaf_to_an_interrupt_and_this_process_is_not() -> None:
    with pool(2, nothing_first) as workers:
        assert workers.map(held_back, range(4)) == [True] * 4
    assert not held_back(0)
