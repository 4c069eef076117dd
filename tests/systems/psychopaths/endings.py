"""Figures on the ends of games of heuristic seats: whether the last turn decides them, or the game before it.

``python -m tests.systems.psychopaths.endings SCENARIO COUNT [PRESET] [KNOB=VALUE …]`` plays that many games.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field, replace
from statistics import mean, median
from typing import Any

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.system import Game
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.bots import HeuristicBot

LOWEST = 1  # glory at which a player counts as brought low where there is no floor


@dataclass
class Endings:
    """Counts over all games. ``paid`` and ``lost`` are the glory won and lost in fights between players."""

    games: int = 0
    halftime_leader_won: float = 0
    leader_before_last_turn_won: float = 0
    last_turn_gain: list[int] = field(default_factory=list)
    still_needed: list[int] = field(default_factory=list)
    winner_glory: list[int] = field(default_factory=list)
    margin: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    at_lowest: list[float] = field(default_factory=list)
    paid: int = 0
    lost: int = 0
    losses: int = 0
    cut_losses: int = 0
    revenges: int = 0
    fights: int = 0

    def table(self) -> str:
        """One line per figure."""
        share = mean(gain / max(1, glory) for gain, glory in zip(self.last_turn_gain, self.winner_glory, strict=True))
        return "\n".join(
            (
                f"games {self.games}, ended by {dict(self.reasons)}, rounds median {median(self.rounds)}"
                f" ({min(self.rounds)} to {max(self.rounds)})",
                f"half-time leader wins {self.halftime_leader_won / self.games:.0%}",
                f"leader before the last turn wins {self.leader_before_last_turn_won / self.games:.0%}",
                f"winner's gain in the last turn {mean(self.last_turn_gain):.1f} of {mean(self.winner_glory):.1f}"
                f" glory ({share:.0%}; median {median(self.last_turn_gain)})",
                f"winner's way to the target before the last turn {mean(self.still_needed):.1f}",
                f"victory margin median {median(self.margin)}",
                f"share of players at the floor, or at {LOWEST} and below, at the end of a turn"
                f" {mean(self.at_lowest):.0%}",
                f"glory of fights between players: {self.paid} won, {self.lost} lost,"
                f" in {self.fights} fights of which {self.revenges} revenge duels",
                f"losses of glory in fights: {self.losses}, of which {self.cut_losses} below the difference",
            )
        )


def play_game(game: Game, seed: int, found: Endings) -> None:
    """One game to its end, turn by turn."""
    match = Match(game, SeededDice(f"endings:{seed}"), light=True)
    driver = Driver({seat: HeuristicBot() for seat in game.seats}, seed)
    standing: list[dict[str, int]] = []
    steps = match.steps
    while driver.turn(match):
        if match.steps != steps or match.over:
            steps = match.steps
            standing.append({player.id: player.glory for player in match.play.state.players})
    note_ending(match, standing, found)
    note_fights(match, found)


def note_ending(match: Match, standing: list[dict[str, int]], found: Endings) -> None:
    """Add the end of a game to the figures, and who led when. A lead shared with others counts in part."""
    winners, land = match.outcome.winners if match.outcome else (), match.play.state
    found.games += 1
    found.halftime_leader_won += _led_to_victory(standing[len(standing) // 2], winners)
    found.leader_before_last_turn_won += _led_to_victory(standing[-2], winners)
    winner = winners[0]
    found.last_turn_gain.append(standing[-1][winner] - standing[-2][winner])
    found.still_needed.append(max(0, match.play.knobs.glory_target - standing[-2][winner]))
    found.winner_glory.append(standing[-1][winner])
    others = [glory for name, glory in standing[-1].items() if name != winner]
    found.margin.append(standing[-1][winner] - max(others))
    found.rounds.append(land.round)
    found.reasons[land.finished] += 1
    lowest = LOWEST if match.play.knobs.glory_floor is None else match.play.knobs.glory_floor
    for now in standing:
        found.at_lowest.append(sum(glory <= lowest for glory in now.values()) / len(now))


def _led_to_victory(now: dict[str, int], winners: tuple[str, ...]) -> float:
    leaders = [name for name, glory in now.items() if glory == max(now.values())]
    return sum(name in winners for name in leaders) / len(leaders)


def note_fights(match: Match, found: Endings) -> None:
    """The glory that fights between players paid to winners and took from losers, and all losses that were cut."""
    between_players, margin = False, 0
    for event in match.log:
        facts = event.facts()
        if event.kind == "fight_began":
            between_players = facts["kind_of_fight"] in ("pvp", "pvholder", "revenge")
            found.fights += between_players
            found.revenges += facts["why"] == "revenge"
        elif event.kind == "fight_ended":
            margin = facts["margin"].total
        elif event.kind == "glory_changed" and event.clauses[0] == "PS-12.10":
            found.losses += 1
            found.cut_losses += -facts["change"].total < margin
        elif event.kind == "glory_changed" and between_players and event.clauses[0] in ("PS-11.9", "PS-11.11"):
            change = facts["change"].total
            found.paid += max(0, change)
            found.lost += max(0, -change)
            if event.clauses[0] == "PS-11.9":
                found.losses += 1
                found.cut_losses += -change < margin


def main(scenario: str, count: str, *settings: str) -> None:
    library = Library([SYSTEM])
    given: dict[str, Any] = {}
    preset = ""
    for setting in settings:
        name, equals, value = setting.partition("=")
        if equals:
            given[name] = int(value) if value.isdigit() else value
        else:
            preset = name
    game = library.game(scenario)
    found = Endings()
    knobs = type(game.scenario.knobs)(**{**dict(game.scenario.knobs), **SYSTEM.presets.get(preset, {}), **given})
    game = Game(game.system, game.content, replace(game.scenario, knobs=knobs))
    for seed in range(int(count)):
        play_game(game, seed, found)
    sys.stdout.write(found.table() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
