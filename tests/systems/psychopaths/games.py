"""Random games in numbers: do they end, replay and leak nothing, and is everything in the box used?

``python -m tests.systems.psychopaths.games FIRST COUNT`` plays that many games of two to six players and prints a
table of the content that came up and took effect.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from random import Random

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.events import Event
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import read_save, save
from holmgang.kernel.sums import Sum
from holmgang.kernel.system import Game
from holmgang.kernel.verify import restore
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import hand_size
from holmgang.systems.psychopaths.content import CARD_KINDS
from holmgang.testing import conformance

TABLES = ("wasteland_two", "wasteland_three", "wasteland", "wasteland_five", "wasteland_six")
LOCATION_SIGNS = {
    "quest_drawn": "tavern",
    "rode": "caravan",
}
PAID_AT = {"binge": "tavern", "buy": "shop", "shed": "fountain_of_life", "ride": "caravan"}


class ContentUse:
    """Counts of content by id: how often it came up (``seen``) and did something (``worked``)."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.worked: Counter[str] = Counter()

    def add(self, other: ContentUse) -> None:
        self.seen.update(other.seen)
        self.worked.update(other.worked)

    def note(self, event: Event, match: Match) -> None:
        """Count what an event tells of the content."""
        facts = event.facts()
        match event.kind:
            case "event_turned":
                self.seen[facts["card"]] += 1
            case "saw_equipment":
                self.seen.update(facts["cards"])
            case "side_shown":
                self.seen[f"{facts['card']} ({facts['side']})"] += 1
                self.worked[facts["card"]] += 1
                self.worked[f"{facts['card']} ({facts['side']})"] += 1
            case "event_discarded" | "played_card" | "rerolled" | "spark_used":
                self.worked[facts["card"]] += 1
            case "total_changed":
                self.worked[facts["card"]] += 1
            case "ability_used":
                self.worked[facts["psychopath"]] += 1
            case "area_laid" | "area_placed":
                self.seen[facts["area"]] += 1
            case "stepped" | "rode":
                self.worked[chart.area_of(match.play.state, facts["field"])] += 1
            case "location_reached":
                self.seen[facts["location"]] += 1
                if facts["location"] in ("plain", "forest", "city", "seer"):
                    self.worked[facts["location"]] += 1  # nothing to do there, or a hand shown by rule
            case "fight_began" if facts["why"] == "location":
                self.worked["graveyard"] += 1
                self.seen[facts["defender"]] += 1
                self.worked[facts["defender"]] += 1
            case "quest_drawn":
                self.seen[facts["quest"]] += 1
            case "quest_fulfilled":
                self.worked[facts["quest"]] += 1
        if event.kind in LOCATION_SIGNS:
            self.worked[LOCATION_SIGNS[event.kind]] += 1
        if event.kind == "paid" and facts["what"] in PAID_AT:
            self.worked[PAID_AT[facts["what"]]] += 1
        for value in facts.values():
            if isinstance(value, Sum):
                self.worked.update(term.label for term in value.terms if isinstance(term.label, str))

    def note_turn(self, match: Match) -> None:
        """Count what works without an event: hand sizes."""
        for player in match.play.state.players:
            self.worked.update(str(term.label) for term in hand_size(match.play, player).terms[1:])

    def missing(self) -> dict[str, list[str]]:
        """The content that never came up, or never took effect."""
        pack = Library([SYSTEM]).pack(SYSTEM)
        kinds = (*CARD_KINDS, "rivals", "areas", "locations", "quests")
        names = [name for kind in kinds for name in pack.kind(kind)]
        never_seen = [name for name in names if not self.seen[name] and name != "fountain"]
        return {"never seen": never_seen, "never worked": [name for name in names if not self.worked[name]]}

    def table(self) -> str:
        """Every id with both counts, kind by kind."""
        pack = Library([SYSTEM]).pack(SYSTEM)
        lines = []
        for kind in (*CARD_KINDS, "rivals", "areas", "locations", "quests"):
            entries = ", ".join(f"{name} {self.seen[name]}/{self.worked[name]}" for name in pack.kind(kind))
            lines.append(f"{kind}: {entries}")
        return "\n".join(lines)


def play_game(game: Game, seed: int, leaks_at: int = 0) -> ContentUse:
    """A random game to its end; checks that it replays, and at about ``leaks_at`` questions that nothing leaks."""
    use, luck = ContentUse(), Random(f"leaks:{seed}")
    match = Match(game, SeededDice(seed))
    driver = conformance.random_driver(game, seed)
    told, steps, number = 0, match.steps, 0
    while match.question is not None:
        if leaks_at and luck.random() < leaks_at / 1000:
            for seat in (*game.seats, None):
                conformance.compare_concealed(game, match, seat, seed, number)
        driver.turn(match)
        number += 1
        for event in match.log[told:]:
            use.note(event, match)
        told = len(match.log)
        if match.steps != steps:
            steps = match.steps
            use.note_turn(match)
        if number > game.system.bound:
            raise AssertionError(f"{game.scenario.id}, seed {seed}: no end after {number} questions")
    restore(read_save(save(match)), game)  # or it says where the save is not true
    return use


def main(first: int, count: int) -> None:
    library = Library([SYSTEM])
    games = [library.game(name) for name in TABLES]
    whole, start = ContentUse(), time.time()
    for seed in range(first, first + count):
        whole.add(play_game(games[seed % len(games)], seed, leaks_at=1))
        if (seed - first) % 100 == 99:
            spent = f"{time.time() - start:.0f} s"
            sys.stdout.write(f"{seed - first + 1} games, {spent}; missing so far: {whole.missing()}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{count} games ended, replayed and leaked nothing\n{whole.table()}\n{whole.missing()}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
