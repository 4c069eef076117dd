"""Golden playthroughs: a whole match written down, question by question, so that any change of behaviour is seen.

``python -m holmgang.testing.playthrough SCENARIO > tests/playthroughs/SCENARIO.txt`` writes one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Amount, Joint, Offering, Question
from holmgang.kernel.system import Game


def playthrough(game: Game, seed: int = 1, questions: int = 40) -> str:
    """The first questions of a match of random seats: each with its options, every seat's view, then the events."""
    match = Match(game, SeededDice(seed))
    driver = Driver({seat: RandomBot() for seat in game.seats}, seed)
    return "\n".join(_lines(match, driver, questions)) + "\n"


def _lines(match: Match, driver: Driver, questions: int) -> Iterator[str]:
    game = match.game
    yield f"# {game.system.id} {game.system.rules_version}: {game.scenario.id}"
    told = noted = 0
    shown: dict[tuple[str, str], str] = {}
    for number in range(1, questions + 1):
        for event in match.log[told:]:
            yield f"  * {_json(event.plain())}"
        told = len(match.log)
        if match.question is None:
            break
        yield f"\n[{number}] step {match.steps}"
        for part in match.question.parts if isinstance(match.question, Joint) else (match.question,):
            yield f"  ? {part.label}{_allowed(part)}"
        yield from _sights(match, shown)
        driver.turn(match)
        for entry in match.record[noted:]:
            yield f"  = {_json(entry.plain())}"
        noted = len(match.record)
    if match.outcome is not None:
        yield f"\nover: {', '.join(match.outcome.winners) or 'a draw'} ({match.outcome.reason})"


def _sights(match: Match, shown: dict[tuple[str, str], str]) -> Iterator[str]:
    """Return what has changed in the views, panel by panel; what several seats see alike is written once."""
    news: dict[str, list[str]] = {}
    for seat in (*match.game.seats, ""):
        for panel in match.game.system.view(match.play, seat or None).plain()["panels"]:
            text = _json(panel)
            if shown.get((seat, panel["id"])) != text:
                shown[seat, panel["id"]] = text
                news.setdefault(text, []).append(seat or "onlooker")
    for text, seats in news.items():
        yield f"  {'all' if len(seats) > len(match.game.seats) else ', '.join(seats)} see {text}"


def _allowed(question: Question) -> str:
    if isinstance(question, Offering):
        return ": " + ", ".join(_option(option) for option in question.options)
    return f": {question.least} … {question.most}" if isinstance(question, Amount) else ""


def _option(option: Any) -> str:
    details = [f"{detail.purpose}{_allowed(detail)}" for detail in option.particulars]
    return f"{option.id} ({'; '.join(details)})" if details else str(option.id)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


if __name__ == "__main__":
    sys.stdout.write(playthrough(Library.discover().game(sys.argv[1])))
