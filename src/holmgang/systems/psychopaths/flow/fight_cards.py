"""Using cards in a fight: what each does to the totals, and where it goes afterwards (PS-10.10 to PS-10.15)."""

from __future__ import annotations

from functools import partial
from typing import Any

from holmgang.kernel.play import Flow, ask, rule
from holmgang.kernel.questions import Choose, Declare, Option
from holmgang.kernel.sums import Sum, phrase
from holmgang.systems.psychopaths.board.lookups import book
from holmgang.systems.psychopaths.board.totals import die, given, side_madness, total
from holmgang.systems.psychopaths.board.uses import (
    STOP,
    barred,
    could_use_cards,
    offers,
    repeatable_bonuses,
    side_meant,
    unused_weapons,
    use_of,
)
from holmgang.systems.psychopaths.content import Junk, Weapon
from holmgang.systems.psychopaths.events import AmmoUsed, TotalChanged, TotalSet
from holmgang.systems.psychopaths.flow.cards import add_weapon, keep_weapon_limit, leave_hand, tell_laid
from holmgang.systems.psychopaths.state import Fight, GamePlay, Mod, Player, Side


def use_cards(play: GamePlay, fight: Fight, player: Player, limit: int, clause: str, *further: str) -> Flow[None]:
    """The player uses up to ``limit`` cards by that clause, one at a time, or stops (PS-10.11).

    ``further`` clauses say why this player may.
    """
    for used in range(limit):
        if not could_use_cards(fight, player):
            return
        question = Declare(
            player.id,
            "use_card",
            partial(offers, play, fight, player),
            barred_source=lambda: barred(play, fight, player),
            clauses=("PS-10.11", clause, *further),
            args={"left": limit - used},
            default=STOP,
            hides=bool(player.hand),
        )
        answer = yield from ask(play, question)
        if answer["use_card"] == STOP:
            return
        asking = _use(play, fight, player, answer, clause)
        if asking is not None:  # only some cards ask
            yield from asking
        fight.used_this_pass[player.id] = fight.used_this_pass.get(player.id, 0) + 1
        fight.used_cards[player.id] = fight.used_cards.get(player.id, 0) + 1


# What it does.


def _use(play: GamePlay, fight: Fight, player: Player, answer: dict[str, Any], clause: str) -> Flow[None] | None:
    name = answer["use_card"]
    card = book(play).cards[name]
    if isinstance(card, Junk) and card.repeats_weapon:
        _spend(play, player, name)
        given = repeatable_bonuses(fight, player, answer["weapon"])
        to = answer.get("side", given[0].to)
        return _repeat_weapon(play, fight, player, name, next(mod for mod in given if mod.to == to))
    use = use_of(card)
    if isinstance(card, Weapon):
        _take_weapon(play, fight, player, name)
        by: tuple[str, ...] = (clause, "PS-10.12", "PS-18.10")
    else:
        _spend(play, player, name)
        by = (clause, "PS-10.12", "PS-18.11") if isinstance(card, Junk) else (clause, "PS-10.12")
    if use.scope == "both":
        targets = fight.sides
    else:
        bound = use.scope in ("self", "opponent")
        target = side_meant(fight, player, use).actor if bound else answer["side"]
        targets = [side for side in fight.sides if side.actor == target]
    for side in targets:
        change_total(play, side, use.amount, name, player.id, card.clause, by)
    return None


def change_total(
    play: GamePlay,
    side: Side,
    amount: int,
    card: str,
    by: str,
    term_clause: str,
    clauses: tuple[str, ...],
    label: str = "card_of",
) -> None:
    """Give a number to a side and tell both the change and the new total."""
    side.mods.append(Mod(amount, card, by, side.actor, term_clause, label))
    play.tell(
        lambda: TotalChanged(
            side=side.actor,
            by=by,
            card=card,
            change=Sum.of(amount, phrase(label, card=card, who=by), term_clause),
            total=total(play, side),
            clauses=(*clauses, "PS-10.9"),
        )
    )


def _spend(play: GamePlay, player: Player, card: str) -> None:
    """Junk and psychic cards go to the equipment discard (PS-10.15)."""
    leave_hand(play, player, card)
    play.state.equipment_discard.append(card)


def _take_weapon(play: GamePlay, fight: Fight, player: Player, weapon: str) -> None:
    """An unused copy of the inventory first, then one of the hand (PS-10.14)."""
    if weapon not in unused_weapons(fight, player):
        leave_hand(play, player, weapon)
        add_weapon(play, player, weapon)
        # It lies open from now on, but does not count among the inventory before the fight is over.
        player.inventory.weapons.remove(weapon)
        fight.laid.setdefault(player.id, []).append(weapon)
    fight.used_weapons.setdefault(player.id, []).append(weapon)
    _spend_token(play, player, weapon)


def _spend_token(play: GamePlay, player: Player, weapon: str) -> None:
    tokens = player.inventory.ammo_tokens
    if weapon in tokens:
        tokens[weapon] -= 1
        left = Sum.of(tokens[weapon], "ammo_tokens", "PS-18.18")
        play.tell(AmmoUsed, who=player.id, weapon=weapon, left=left, clauses=("PS-18.18",))


def _repeat_weapon(play: GamePlay, fight: Fight, player: Player, card: str, given: Mod) -> Flow[None]:
    """Ammunition: the weapon's bonus once more to the same side (PS-18.19)."""
    given.repeated = True
    _spend_token(play, player, given.card)
    side = next(side for side in fight.sides if side.actor == given.to)
    if given.cancelled_by and not (yield from later_text_wins(play, given.cancelled_by, card)):
        return
    amount = use_of(book(play).cards[given.card]).amount
    change_total(play, side, amount, card, player.id, "PS-18.19", ("PS-10.12", "PS-18.11"))


def later_text_wins(play: GamePlay, earlier: str, later: str) -> Flow[bool]:
    """Two card texts clash: the referee decides; by default the text of the card played later wins (PS-10.22)."""
    question = Choose(
        play.master or "",
        "card_clash",
        [Option("later"), Option("earlier")],
        clauses=("PS-10.22",),
        args={"card": later, "earlier": earlier},
        default="later",
    )
    answer = yield from rule(play, question)
    return bool(answer == "later")


def put_weapons_away(play: GamePlay, fight: Fight) -> Flow[None]:
    """After the fight: weapons used from a hand go into the user's inventory (PS-10.15)."""
    for seat, weapons in fight.laid.items():
        player = play.state.player(seat)
        for weapon in weapons:
            player.inventory.weapons.append(weapon)
            tell_laid(play, player, weapon, "PS-10.15")
        yield from keep_weapon_limit(play, player)


def tell_total(play: GamePlay, side: Side, clause: str) -> None:
    """Totals are public and told whenever they change (PS-10.9)."""
    play.tell(
        lambda: TotalSet(
            side=side.actor,
            die=die(side),
            madness=side_madness(play, side),
            given=given(side),
            total=total(play, side),
            clauses=(clause, "PS-10.9"),
        )
    )
