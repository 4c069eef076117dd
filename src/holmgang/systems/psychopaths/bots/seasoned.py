"""A seasoned seat: the heuristic, with a few habits that won more games when they were tried out by the hundred.

It thinks its walks through to the end and keeps away from others who are armed, since whoever stands near turns their
weapons against a fighter. It does not seek company: land of one's own is enough to walk on. And it spends its points in
shops while it lacks weapons: there are fewer of them in the deck than the players could carry.
"""

from __future__ import annotations

from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.systems.psychopaths.bots.asking import free_first, offered
from holmgang.systems.psychopaths.bots.heuristic import Heuristic, at_location, land_to_walk_on
from holmgang.systems.psychopaths.bots.in_fights import best_card
from holmgang.systems.psychopaths.bots.walks import Walks, to_buy
from holmgang.systems.psychopaths.content import Weapon
from holmgang.systems.psychopaths.flow.cards import Game, book
from holmgang.systems.psychopaths.flow.fight_cards import STOP, usable
from holmgang.systems.psychopaths.flow.free_actions import LAY, PLAY
from holmgang.systems.psychopaths.state import Player

SAVED_UNTIL = 0.5
"""Up to this share of the glory to reach, what is used up is kept."""


class Seasoned(Heuristic):
    """What those who look ahead begin with."""


@free_first
def _explore(asked: Asked, play: Game, me: Player) -> Any:
    return land_to_walk_on(asked, play, me)


@free_first
def _step(asked: Asked, play: Game, me: Player) -> Any:
    """The first step of the best walk, if any promises something."""
    stay, *fields = (name for name in offered(asked) if name not in (LAY, PLAY))
    walks = Walks(play, me)
    best = max(fields, key=walks.worth, default=stay)
    return {"step": best if fields and walks.worth(best) >= 0 else stay}


@free_first
def _at_location(asked: Asked, play: Game, me: Player) -> Any:
    """In a shop all points go into cards until there are weapons enough, then one while the hand is not full."""
    if offered(asked)[1] != "buy":
        return at_location(asked, play, me)
    times = min(to_buy(play, me), me.ap)
    return {"voluntary_location": "buy", "times": times} if times else {"voluntary_location": "decline"}


def _which_card(asked: Asked, play: Game, me: Player) -> Any:
    chosen = best_card(play, me, _not_saved(play, me, [name for name in offered(asked) if name != STOP]))
    return {"use_card": STOP} if chosen is None else chosen


def _whether_to_go_on(asked: Asked, play: Game, me: Player) -> Any:
    fight = play.state.fight
    assert fight is not None
    return "no" if best_card(play, me, _not_saved(play, me, list(usable(play, fight, me)))) is None else "yes"


def _not_saved(play: Game, me: Player, cards: list[str]) -> list[str]:
    """Without what is used up: a point of glory is worth most near the end, and a full hand keeps others away."""
    full = len(me.hand) > play.knobs.hand_limit
    if full or me.glory >= SAVED_UNTIL * play.knobs.glory_target:
        return cards
    return [name for name in cards if isinstance(book(play).cards[name], Weapon)]


Seasoned.thoughts = {
    **Heuristic.thoughts,
    "explore": _explore,
    "step": _step,
    "use_card": _which_card,
    "wants_more": _whether_to_go_on,
    "voluntary_location": _at_location,
}
