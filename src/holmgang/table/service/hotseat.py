"""Several people on one device: who looks at the screen now, and when a curtain must hang in between."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.kernel.match import Match


def next_seat(match: Match, seats: Sequence[str], current: str | None) -> str | None:
    """Of the seats of this device the one to be shown: the current one as long as it is asked, else who is."""
    if not seats:
        return current
    waiting = [seat for seat in match.waiting_for() if seat in seats]
    if match.joint is not None:  # first everybody answers, then everybody confirms
        waiting = [seat for seat in waiting if match.joint.unanswered(seat)] or waiting
    if current in waiting or (not waiting and current in seats):
        return current
    return waiting[0] if waiting else seats[0]


def hides(match: Match, seats: Sequence[str]) -> bool:
    """Does one of these seats know what another must not?"""
    sealed = match.joint is not None and match.joint.question.sealed
    return len(seats) > 1 and (match.game.system.has_secrets or sealed)
