"""What a walk promises: the fights on its way, who could meddle with them, whom it meets, and what is for sale."""

from __future__ import annotations

from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.bots.worth import MEAN_PSYCHOPATH, prey_value, strength
from holmgang.systems.psychopaths.content import Weapon
from holmgang.systems.psychopaths.flow.cards import Game, book
from holmgang.systems.psychopaths.state import Player

STEPS_AHEAD = 4
"""So far a walk is thought ahead beyond its first step."""
LATER = 0.9
"""What the rest of a walk counts: a fight on the way may end it."""
PSYCHOPATH_COMES = 0.5
"""How often an event card is a psychopath."""
OTHER_EVENTS = 0.3
"""What the other events are worth, on average."""
MEDDLING = 0.5
"""Which part of their weapons bystanders turn against a fighter, on average."""
HUNTING = 0.5
"""What glory counts that has to be taken from a player: they use cards too, and others help them."""
BOUGHT, TAVERN = 4.0, 0.3
"""A card that is bought while weapons are wanting: it strikes in every fight to come. A tavern is worth little."""


class Walks:
    """The walks that are open to a player in this turn, weighed by the glory they promise."""

    def __init__(self, play: Game, me: Player) -> None:
        self.play, self.me = play, me
        self.strength = strength(play, me)
        self.at_stake = (me.glory - play.knobs.glory_floor) / 2  # a loss ends at the floor, so it is half a loss there
        self.meddlers = self._meddlers()
        self.prey = self._prey()

    def worth(self, field: str) -> float:
        """The best walk that begins with a step to that neighbouring field."""
        visited = frozenset(self.play.state.turn.visited) | {self.me.figure, field}
        points = self.me.ap - 1
        return self._step(self.me.figure, field, points) + LATER * self._rest(field, points, visited, STEPS_AHEAD)

    def _rest(self, field: str, points: int, visited: frozenset[str], ahead: int) -> float:
        """The best way to go on from a field; nothing if one had better stay there."""
        if points <= 0 or not ahead:
            return 0.0
        steps = [to for to in chart.crossings(self.play.state, field) if to not in visited]
        left = points - 1
        walks = [self._step(field, to, left) + LATER * self._rest(to, left, visited | {to}, ahead - 1) for to in steps]
        return max(0.0, *walks) if walks else 0.0

    def _step(self, field: str, to: str, points: int) -> float:
        """What one step promises: the edge it crosses, the card that is turned, whoever stands there.

        ``points``: those left after it.
        """
        meddled = MEDDLING * self.meddlers.get(to, 0)
        worth = OTHER_EVENTS + PSYCHOPATH_COMES * self._fight(MEAN_PSYCHOPATH + meddled)
        place = book(self.play).locations[chart.crossings(self.play.state, field)[to]].id
        if place == "graveyard":
            worth += self._fight(self.play.knobs.undead_madness + meddled)
        elif place == "shop":
            worth += BOUGHT * min(to_buy(self.play, self.me), points)
        elif place == "tavern":
            worth += TAVERN
        return worth + HUNTING * self.prey.get(to, 0.0)

    def _fight(self, madness: float) -> float:
        """The glory hoped for against somebody with that madness: dice cancel out."""
        return max(-self.at_stake, self.strength - madness)

    def _meddlers(self) -> dict[str, int]:
        """For each field the weapons that others could turn against somebody who fights there."""
        found: dict[str, int] = {}
        for other in self.play.state.others(self.me.id):
            weapons = sum(_turned_on_anyone(self.play, name) for name in other.inventory.weapons)
            for field in (other.figure, *chart.crossings(self.play.state, other.figure)) if weapons else ():
                found[field] = found.get(field, 0) + weapons
        return found

    def _prey(self) -> dict[str, float]:
        """The best prey on each field, if it is worth an attack."""
        found: dict[str, float] = {}
        for other in self.play.state.others(self.me.id):
            worth = prey_value(self.play, self.me, other)
            if worth >= 1:
                found[other.figure] = max(worth, found.get(other.figure, 0.0))
        return found


def to_buy(play: Game, me: Player) -> int:
    """How many cards are wanted from a shop: all there are until one is armed, then one if the hand has room."""
    if len(me.inventory.weapons) < play.knobs.weapon_limit:
        return play.knobs.shop_max
    return int(len(me.hand) <= play.knobs.hand_limit)


def _turned_on_anyone(play: Game, name: str) -> int:
    """What a weapon does in the fight of others, again and again."""
    card = book(play).cards[name]
    return card.fight.amount if isinstance(card, Weapon) and card.fight.scope == "anyone" and not card.tokens else 0
