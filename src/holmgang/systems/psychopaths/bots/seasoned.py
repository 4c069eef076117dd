"""A seasoned seat: the heuristic, with a few habits that won more games when they were tried out by the hundred.

It thinks its walks through to the end and keeps away from others who are armed, since players nearby turn their weapons
against a fighter. It seeks company only where there is prey worth joining the map for: land of one's own is
enough to walk on. And it spends its points in shops while it lacks weapons: there are fewer of them in the deck than
the players could carry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from holmgang.kernel.policy import Asked
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.cards import STOP, usable
from holmgang.systems.psychopaths.board.lookups import book, price_of_step, together
from holmgang.systems.psychopaths.bots.heuristic import (
    HeuristicBot,
    at_location,
    best_card,
    bought,
    free_action,
    free_first,
    land_to_walk_on,
    offered,
    options,
    player_of,
)
from holmgang.systems.psychopaths.bots.worth import MEAN_PSYCHOPATH, card_value, prey_value, strength, to_lose
from holmgang.systems.psychopaths.content import Weapon
from holmgang.systems.psychopaths.flow.effects import LAY, PLAY
from holmgang.systems.psychopaths.state import GamePlay, Player

Consideration = Callable[[Asked, GamePlay, Player], Iterator[Any]]
"""Thinks of further answers to what is asked."""
STEPS_AHEAD = 4
"""So far a walk is thought ahead beyond its first step."""
LATER = 0.9
"""The weight of the rest of a walk: a fight on the way may end it."""
PSYCHOPATH_COMES = 0.5
"""The share of psychopaths among event cards."""
OTHER_EVENTS = 0.3
"""The worth of the other events, on average."""
MEDDLING = 0.5
"""The part of their weapons that bystanders turn against a fighter, on average."""
HUNTING = 0.5
"""The weight of glory that has to be taken from a player: they use cards too, and others help them."""
BOUGHT, TAVERN = 4.0, 0.3
"""A card that is bought while weapons are wanting: it strikes in every fight to come. A tavern is worth little."""


class Walks:
    """The walks that are open to a player in this turn, weighed by the glory they promise."""

    def __init__(self, play: GamePlay, me: Player) -> None:
        self.play, self.me = play, me
        self.strength = strength(play, me)
        self.price = price_of_step(play.knobs).ap
        self.at_stake = to_lose(play, me) / 2  # a loss that ends at a floor is half a loss there
        self.meddlers = self._meddlers()
        self.prey = self._prey()

    def worth(self, field: str) -> float:
        """The best walk that begins with a step to that neighbouring field."""
        visited = frozenset(self.play.state.turn.visited) | {self.me.figure, field}
        points = self.me.ap - self.price
        return self._step(self.me.figure, field, points) + LATER * self._rest(field, points, visited, STEPS_AHEAD)

    def _rest(self, field: str, points: int, visited: frozenset[str], ahead: int) -> float:
        """The best way to go on from a field; nothing if one had better stay there."""
        if points < self.price or not points or not ahead:
            return 0.0
        steps = [to for to in chart.crossings(self.play.state, field) if to not in visited]
        left = points - self.price
        walks = [self._step(field, to, left) + LATER * self._rest(to, left, visited | {to}, ahead - 1) for to in steps]
        return max(0.0, *walks) if walks else 0.0

    def _step(self, field: str, to: str, points: int) -> float:
        """Return the promise of one step: the edge it crosses, the card that is turned, the player who stands there.

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
        """The glory hoped for against a player with that madness: dice cancel out."""
        return max(-self.at_stake, self.strength - madness)

    def _meddlers(self) -> dict[str, int]:
        """For each field the weapons that others could turn against a player who fights there."""
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


def to_buy(play: GamePlay, me: Player) -> int:
    """The number of cards wanted from a shop: all there are until one is armed, then one if the hand has room."""
    if len(me.inventory.weapons) < play.knobs.weapon_limit:
        return play.knobs.shop_max
    return int(len(me.hand) <= play.knobs.hand_limit)


def _turned_on_anyone(play: GamePlay, name: str) -> int:
    """Return the effect of a weapon in the fight of others, again and again."""
    card = book(play).cards[name]
    return card.fight.amount if isinstance(card, Weapon) and card.fight.scope == "anyone" and not card.tokens else 0


SAVED_UNTIL = 0.5
"""Up to this share of the glory to reach, what is used up is kept."""


class SeasonedBot(HeuristicBot):
    """The first idea of seats that look ahead."""

    further: ClassVar[Mapping[str, Consideration]]
    """For kinds of questions: what else is worth a thought, the best first."""

    def ideas(self, asked: Asked) -> Iterator[Any]:
        """Yield the other answers that a seasoned player would consider, the best first."""
        consider = self.further.get(asked.question.purpose)
        if consider is not None:
            yield from consider(asked, asked.veiled, player_of(asked))


@free_first
def _explore(asked: Asked, play: GamePlay, me: Player) -> Any:
    """To prey that is worth the way, else land to walk on."""
    if "join" in offered(asked) and me.ap >= HUNT_AP and _prey_elsewhere(play, me) >= HUNT_PAYS:
        return {"explore": "join"}
    return land_to_walk_on(asked, play, me)


HUNT_AP, HUNT_PAYS = 4, 3.0
"""Points for joining and the way after it, and the glory that must be hoped for at its end."""


def _prey_elsewhere(play: GamePlay, me: Player) -> float:
    """The best prey that no walk leads to yet."""
    mine = chart.cluster_of(play.state, me.figure)
    others = [other for other in play.state.others(me.id) if other.figure not in mine.named]
    return max((prey_value(play, me, other) for other in others), default=0.0)


@free_first
def _step(asked: Asked, play: GamePlay, me: Player) -> Any:
    """The first step of the best walk, if any promises something."""
    stay, *fields = (name for name in offered(asked) if name not in (LAY, PLAY))
    walks = Walks(play, me)
    best = max(fields, key=walks.worth, default=stay)
    return {"step": best if fields and walks.worth(best) >= 0 else stay}


@free_first
def _at_location(asked: Asked, play: GamePlay, me: Player) -> Any:
    """In a shop all points go into cards until there are weapons enough, then one while the hand is not full."""
    if offered(asked)[1] != "buy":
        return at_location(asked, play, me)
    times = to_buy(play, me)
    return bought(asked, times) if times else {"voluntary_location": "decline"}


def _which_card(asked: Asked, play: GamePlay, me: Player) -> Any:
    chosen = best_card(play, me, _not_saved(play, me, [name for name in offered(asked) if name != STOP]))
    return {"use_card": STOP} if chosen is None else chosen


def _whether_to_go_on(asked: Asked, play: GamePlay, me: Player) -> Any:
    fight = play.state.fight
    assert fight is not None
    return "no" if best_card(play, me, _not_saved(play, me, list(usable(play, fight, me)))) is None else "yes"


def _not_saved(play: GamePlay, me: Player, cards: list[str]) -> list[str]:
    """Without what is used up: a point of glory is worth most near the end, and a full hand keeps others away."""
    full = len(me.hand) > play.knobs.hand_limit
    if full or me.glory >= SAVED_UNTIL * play.knobs.glory_target:
        return cards
    return [name for name in cards if isinstance(book(play).cards[name], Weapon)]


LAND = (("1x1+1x3", 5), ("1x3", 4), ("3x1", 4), ("2x1", 3), ("1x1", 2))
"""Land to lay out, the largest first, with the points that one should have to walk on it."""


def _ways_to_explore(asked: Asked, play: GamePlay, me: Player) -> Iterator[Any]:
    """Free actions, company with prey, land as large as the points allow, company, no exploration, other land."""
    offers = offered(asked)
    free = free_action(options(asked), "explore", play, me)
    if free is not None:
        yield free
    hunts = me.ap >= HUNT_AP and _prey_elsewhere(play, me) > 0
    walked = [offer for offer, least in LAND if me.ap >= least]
    others = [offer for offer, least in LAND if me.ap < least]
    order = [*(["join"] if hunts else []), *walked, "join", "skip", *others]
    yield from ({"explore": offer} for offer in dict.fromkeys(order) if offer in offers)


def _whom_else(asked: Asked, play: GamePlay, me: Player) -> Iterator[Any]:
    """The players who are there, the one who promises most glory first."""
    offers = offered(asked)
    prey = [other for other in together(play, me) if other.id in offers]
    for other in sorted(prey, key=lambda other: (prey_value(play, me, other), other.glory), reverse=True):
        yield {"attack": other.id}


def _other_cards(asked: Asked, play: GamePlay, me: Player) -> Iterator[Any]:
    """Each card by itself, the strongest first: also what is better saved."""
    cards = sorted((name for name in offered(asked) if name != STOP), key=lambda name: -card_value(play, name))
    uses = (best_card(play, me, [name]) for name in cards)
    yield from (use for use in uses if use is not None)


def _other_steps(asked: Asked, play: GamePlay, me: Player) -> Iterator[Any]:
    """The fields that a walk could begin with, the most promising first."""
    _, *fields = (name for name in offered(asked) if name not in (LAY, PLAY))
    yield from ({"step": field} for field in sorted(fields, key=Walks(play, me).worth, reverse=True))


SeasonedBot.further = {
    "attack": _whom_else,
    "explore": _ways_to_explore,
    "step": _other_steps,
    "use_card": _other_cards,
}
SeasonedBot.thoughts = {
    **HeuristicBot.thoughts,
    "explore": _explore,
    "step": _step,
    "use_card": _which_card,
    "wants_more": _whether_to_go_on,
    "voluntary_location": _at_location,
}
