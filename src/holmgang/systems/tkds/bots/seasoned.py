"""The first idea of seats that look ahead: the heuristic, with a habit that won more fights.

A shooter who has nobody to strike from here goes nearer, as far as this turn allows, instead of to the nearest square
with a line: the shot comes a moment later but from near by, and what is left of the turn takes the shooter into cover.
"""

from __future__ import annotations

from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Declare
from holmgang.systems.tkds.board.equipment import reloadable
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.bots.heuristic import HeuristicBot, shooter
from holmgang.systems.tkds.bots.positions import Deed, firing_place, go_towards, standing_foes
from holmgang.systems.tkds.state import Creature, cell_id


class SeasonedBot(HeuristicBot):
    """Answers as the heuristic does, but closes in to shoot."""

    def answer(self, asked: Asked) -> Any:
        deed = super().answer(asked)
        if isinstance(asked.question, Declare) and asked.question.purpose == "who" and deed.get("do") == "move":
            fight = Fight.of(asked.play)
            return closing_in(fight, fight.creature(deed["who"]), deed)
        return deed


def closing_in(fight: Fight, who: Creature, deed: Deed) -> Deed:
    """Return the move, or one nearer to the opponents if it only seeks a line."""
    if who.action_left == 0 or reloadable(fight, who) or not shooter(fight, who):
        return deed
    foes = standing_foes(fight, who)
    place = firing_place(fight, who, foes)
    if place is None or deed["to"] != cell_id(place):
        return deed
    nearer = go_towards(fight, who, foes)
    return deed if nearer is None else {"who": who.id, **nearer}
