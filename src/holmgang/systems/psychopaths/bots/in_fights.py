"""Choices in fights: whom to attack, whether to take revenge, and which cards to use."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Declare
from holmgang.systems.psychopaths.board.lookups import book, together
from holmgang.systems.psychopaths.board.totals import totals
from holmgang.systems.psychopaths.board.uses import STOP, repeatable, repeatable_bonuses, usable
from holmgang.systems.psychopaths.bots.free_actions import free_first, offered
from holmgang.systems.psychopaths.bots.worth import (
    card_value,
    prey_value,
    psychopath_madness,
    strength,
    to_lose,
    weapon_amount,
)
from holmgang.systems.psychopaths.content import Junk, Psychic, Weapon
from holmgang.systems.psychopaths.state import Fight, GamePlay, Player


@free_first
def whom_to_attack(asked: Asked, play: GamePlay, me: Player) -> Any:
    """Attack the player who promises most glory, if any; of equals the one who has most of it."""
    offers = offered(asked)
    prey = [other for other in together(play, me) if other.id in offers]
    best = max(prey, key=lambda other: (prey_value(play, me, other), other.glory))
    if "decline" in offers and prey_value(play, me, best) < 1.0:
        return {"attack": "decline"}
    return {"attack": best.id}


def whether_to_take_revenge(asked: Asked, play: GamePlay, me: Player) -> Any:
    rival = play.state.player(str(asked.question.args["rival"]))
    return "yes" if prey_value(play, me, rival) > 0 else "no"


def whether_to_fight_again(asked: Asked, play: GamePlay, me: Player) -> Any:
    held = str(asked.question.args["psychopath"])
    return "yes" if strength(play, me) > psychopath_madness(play, held) else "no"


def which_card(asked: Asked, play: GamePlay, me: Player) -> Any:
    assert isinstance(asked.question, Declare)
    chosen = best_card(play, me, [name for name in asked.question.menu.ids if name != STOP])
    return {"use_card": STOP} if chosen is None else chosen


def whether_to_go_on(asked: Asked, play: GamePlay, me: Player) -> Any:
    """Only where a card would then be used: what may be used is worked out as the rules do."""
    fight = play.state.fight
    assert fight is not None
    return "no" if best_card(play, me, list(usable(play, fight, me))) is None else "yes"


def best_card(play: GamePlay, me: Player, cards: list[str]) -> dict[str, Any] | None:
    """The best card for the side one favours. As a bystander what is used up is kept for when it matters."""
    if not cards:
        return None
    fight = play.state.fight
    assert fight is not None
    favoured, gain = _favoured_side(play, me, fight)
    if favoured is None:
        return None
    fighting = me.id in fight.actors
    ranked = sorted(cards, key=lambda name: -card_value(play, name))
    for name in ranked:
        use = _use(play, fight, me, name, favoured, fighting)
        if use is not None and (fighting or _worth_spending(play, name, gain)):
            return use
    return None


def _worth_spending(play: GamePlay, name: str, gain: bool) -> bool:
    """On the fight of others: a weapon is there again in the next one, junk is not, and shells are the dearest."""
    card = book(play).cards[name]
    if not isinstance(card, Weapon):
        return gain
    return card.tokens is None or (gain and _leading(play) >= play.knobs.glory_target * 0.85)


def _leading(play: GamePlay) -> int:
    return max(player.glory for player in play.state.players)


def _favoured_side(play: GamePlay, me: Player, fight: Fight) -> tuple[str | None, bool]:
    """Return the side to help, and whether junk is worth spending on it."""
    names = fight.actors
    if me.id in names:
        hopeless = to_lose(play, me) <= 0 and _lead(play, fight, names.index(me.id)) < -8
        return (None, False) if hopeless else (me.id, True)
    leading = _leading(play)
    close = leading >= play.knobs.glory_target * 0.6
    if not fight.sides[1].is_player:
        rival = play.state.player(names[0])
        return names[1], close and rival.glory == leading
    first, second = (play.state.player(name) for name in names)
    if first.glory == second.glory:
        return None, False
    weaker = first if first.glory < second.glory else second
    return weaker.id, close and max(first.glory, second.glory) == leading


def _lead(play: GamePlay, fight: Fight, place: int) -> int:
    """By how much the side in that place is ahead."""
    both = totals(play, fight)
    return both[place] - both[1 - place]


def _use(play: GamePlay, fight: Fight, me: Player, name: str, favoured: str, fighting: bool) -> dict[str, Any] | None:
    card = book(play).cards[name]
    if isinstance(card, Junk) and card.repeats_weapon:
        best = max(repeatable(fight, me), key=lambda weapon: weapon_amount(play, weapon))
        helps = repeatable_bonuses(fight, me, best)[0].to == favoured and weapon_amount(play, best) >= 2
        return {"use_card": name, "weapon": best} if helps else None
    assert isinstance(card, (Weapon, Junk, Psychic))
    if card.fight is None or card.fight.scope == "both":
        return None
    if card.fight.scope in ("self", "opponent"):
        return {"use_card": name} if fighting else None
    against = next(side.actor for side in fight.sides if side.actor != favoured)
    return {"use_card": name, "side": favoured if card.fight.amount > 0 else against}
