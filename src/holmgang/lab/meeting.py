"""Playing the meetings of a ladder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from holmgang.bots.ladder import Meeting, Result, meetings, sides_of
from holmgang.kernel.system import Game
from holmgang.lab.playing import Way, play_one


def result_of(games: Sequence[Game], meeting: Meeting, seed: int) -> Result:
    """One match of a ladder; it depends on the seed and on the meeting alone."""
    game = games[meeting.place]
    policies = {name: meeting.seats.get(name, seat.policy) for name, seat in game.scenario.seats.items()}
    match = play_one(Way("", game, policies), seed, meeting.deal)
    return Result(meeting, sides_of(game, meeting), match.winners)


def met(game: Game, policies: Sequence[str], matches: int, seed: int) -> Iterator[Result]:
    """All matches of a ladder of one scenario, one after the other."""
    for meeting in meetings([game], policies, matches):
        yield result_of([game], meeting, seed)
