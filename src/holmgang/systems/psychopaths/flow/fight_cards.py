"""Using cards in a fight: what may be used by whom on which side, and what it does (PS-10.10 to PS-10.15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from holmgang.kernel.play import Flow, ask, rule
from holmgang.kernel.questions import Barred, Choose, Declare, Menu, Option, Question
from holmgang.kernel.sums import Sum, phrase
from holmgang.systems.psychopaths.content import Card, FightUse, Junk, Psychic, Weapon
from holmgang.systems.psychopaths.events import AmmoUsed, TotalChanged
from holmgang.systems.psychopaths.flow.cards import (
    Game,
    add_weapon,
    bare,
    book,
    keep_weapon_limit,
    leave_hand,
    of_nature,
    tell_laid,
)
from holmgang.systems.psychopaths.flow.totals import total
from holmgang.systems.psychopaths.state import Fight, Mod, Player, Side

STOP = "stop"


def use_cards(play: Game, fight: Fight, player: Player, limit: int, clause: str, *further: str) -> Flow[None]:
    """The player uses up to ``limit`` cards by that clause, one at a time, or stops (PS-10.11).

    ``further`` clauses say why this player may.
    """
    for used in range(limit):
        if not could_use_cards(fight, player):
            return
        question = Declare(
            player.id,
            "use_card",
            partial(_offers, play, fight, player),
            barred_source=lambda: _barred(play, fight, player),
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


# What may be used.


def could_use_cards(fight: Fight, player: Player) -> bool:
    """Could this seat have a card to use, as far as everybody can see: a hand, or an unused weapon? (PS-10.17)"""
    return bool(player.hand or _unused_weapons(fight, player))


def _unused_weapons(fight: Fight, player: Player) -> list[str]:
    """The weapons that lie open and are unused in this fight, copy by copy, with a token left if they need one."""
    unused = [*player.inventory.weapons, *fight.laid.get(player.id, ())]
    for weapon in fight.used_weapons.get(player.id, ()):
        unused.remove(weapon)
    tokens = player.inventory.ammo_tokens
    return [weapon for weapon in unused if tokens.get(weapon, 1) > 0] if tokens else unused


def _offers(play: Game, fight: Fight, player: Player) -> Menu:
    """To stop, or one of the cards that may be used: every name on this menu is possible."""

    def offer(name: str) -> Option:
        return bare(STOP) if name == STOP else _option(play, fight, player, name)

    return Menu([STOP, *usable(play, fight, player)], offer)


def usable(play: Game, fight: Fight, player: Player) -> Iterator[str]:
    """The cards a player may use at this moment."""
    cards, unused = book(play).in_fights, _unused(fight, player)
    for name in _held(fight, player):
        if name in cards and _why_not(play, fight, player, cards[name], unused) is None:
            yield name


def may_use_any(play: Game, fight: Fight, player: Player) -> bool:
    """Has a player a card to use at this moment?"""
    return next(usable(play, fight, player), None) is not None


def usable_of_hand(play: Game, fight: Fight, player: Player) -> list[str]:
    """The cards of which one must be in the hand of a player who may use any: none, if one lies open."""
    cards, unused = book(play).in_fights, _unused_weapons(fight, player)
    if any(_why_not(play, fight, player, cards[name], unused) is None for name in unused):
        return []
    return [name for name, card in cards.items() if _why_not(play, fight, player, card, [name]) is None]


def _barred(play: Game, fight: Fight, player: Player) -> Iterator[Barred]:
    cards, unused = book(play).cards, _unused(fight, player)
    for name in _held(fight, player):
        why_not = _why_not(play, fight, player, cards[name], unused)
        if why_not is not None:
            yield Barred(name, why_not)
    yield Barred("draw", "PS-10.19")


def _held(fight: Fight, player: Player) -> Iterable[str]:
    """Every card of inventory and hand; of several copies one."""
    return dict.fromkeys([*player.inventory.weapons, *player.hand, *fight.laid.get(player.id, ())])


def _unused(fight: Fight, player: Player) -> list[str]:
    """Those of them that are unused in this fight."""
    return [*_unused_weapons(fight, player), *player.hand]


def _why_not(play: Game, fight: Fight, player: Player, card: Card, unused: list[str]) -> str | None:
    """The clause that forbids the use of a card now."""
    if type(card) is Weapon:
        use = card.fight
        if card.id not in unused:
            spent = player.inventory.ammo_tokens.get(card.id, 1) == 0
            return "PS-18.18" if spent else "PS-10.14"
    elif type(card) is Psychic:
        use = card.fight
        if card.needs is not None and not of_nature(play, player, card.needs):
            return "PS-18.7"
        if card.forbidden_with is not None and of_nature(play, player, card.forbidden_with):
            return "PS-18.7"
    elif type(card) is not Junk:
        return "PS-10.14"
    elif card.repeats_weapon:
        return None if repeatable(fight, player) else "PS-18.19"
    elif card.fight is not None:
        use = card.fight
    else:
        return "PS-18.25"
    if use.scope == "self" and player.id not in fight.actors:
        return "PS-10.13"
    return None


def repeatable(fight: Fight, player: Player) -> list[str]:
    """The weapons a player has used in this fight and may use once more with Ammunition (PS-18.19)."""
    return [
        weapon
        for weapon in dict.fromkeys(fight.used_weapons.get(player.id, []))
        if repeatable_bonuses(fight, player, weapon) and player.inventory.ammo_tokens.get(weapon, 1) > 0
    ]


def repeatable_bonuses(fight: Fight, player: Player, weapon: str) -> list[Mod]:
    """What the copies of a weapon gave that Ammunition has not repeated, those still in force first."""
    given = [
        mod
        for side in fight.sides
        for mod in side.mods
        if mod.card == weapon and mod.by == player.id and not mod.repeated
    ]
    return sorted(given, key=lambda mod: bool(mod.cancelled_by))


def _option(play: Game, fight: Fight, player: Player, name: str) -> Option:
    card = book(play).cards[name]
    if isinstance(card, Junk) and card.repeats_weapon:
        weapons = repeatable(fight, player)
        asked: Question = Declare(
            player.id,
            "weapon",
            [Option(weapon, details=_side_again(fight, player, weapon)) for weapon in weapons],
            default=weapons[0],
            clauses=("PS-18.19",),
        )
        return Option(name, details=(asked,), clauses=("PS-18.19",))
    use = _use_of(card)

    def worth() -> Sum:
        return Sum.of(use.amount, name, card.clause)

    def which_side() -> tuple[Question, ...]:
        sides = {side.actor: side for side in fight.sides}
        given = Menu(sides, lambda actor: _on_side(play, fight, sides[actor], worth, actor))
        return (Choose(player.id, "side", given, clauses=("PS-10.12",)),)

    if use.scope == "self":
        own = next(side for side in fight.sides if side.actor == player.id)
        return _on_side(play, fight, own, worth, name, ("PS-10.13",))
    if use.scope == "both":
        return Option(name, worth=worth, clauses=("PS-10.13",))
    return Option(name, details=which_side, worth=worth, clauses=("PS-10.13", "PS-10.12"))


def _on_side(
    play: Game, fight: Fight, side: Side, bonus: Callable[[], Sum], name: str, clauses: tuple[str, ...] = ()
) -> Option:
    """A number for a side: its total would then be the worth, against the total of the other."""
    other = fight.sides[1] if side is fight.sides[0] else fight.sides[0]
    return Option(
        name,
        worth=lambda: total(play, side) + bonus(),
        against=lambda: total(play, other),
        clauses=clauses,
    )


def _side_again(fight: Fight, player: Player, weapon: str) -> tuple[Question, ...]:
    """Copies of the weapon that went to different sides: to which of them once more."""
    sides = list(dict.fromkeys(mod.to for mod in repeatable_bonuses(fight, player, weapon)))
    if len(sides) < 2:
        return ()
    options = [Option(side) for side in sides]
    return (Choose(player.id, "side", options, default=sides[0], clauses=("PS-18.19",)),)


def _use_of(card: object) -> FightUse:
    assert isinstance(card, (Weapon, Junk, Psychic))
    assert card.fight is not None
    return card.fight


# What it does.


def _use(play: Game, fight: Fight, player: Player, answer: dict[str, Any], clause: str) -> Flow[None] | None:
    name = answer["use_card"]
    card = book(play).cards[name]
    if isinstance(card, Junk) and card.repeats_weapon:
        _spend(play, player, name)
        given = repeatable_bonuses(fight, player, answer["weapon"])
        to = answer.get("side", given[0].to)
        return _repeat_weapon(play, fight, player, name, next(mod for mod in given if mod.to == to))
    use = _use_of(card)
    if isinstance(card, Weapon):
        _take_weapon(play, fight, player, name)
        by: tuple[str, ...] = (clause, "PS-10.12", "PS-18.10")
    else:
        _spend(play, player, name)
        by = (clause, "PS-10.12", "PS-18.11") if isinstance(card, Junk) else (clause, "PS-10.12")
    if use.scope == "both":
        targets = fight.sides
    else:
        target = player.id if use.scope == "self" else answer["side"]
        targets = [side for side in fight.sides if side.actor == target]
    for side in targets:
        change_total(play, side, use.amount, name, player.id, card.clause, by)
    return None


def change_total(
    play: Game,
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


def _spend(play: Game, player: Player, card: str) -> None:
    """Junk and psychic cards go to the equipment discard (PS-10.15)."""
    leave_hand(play, player, card)
    play.state.equipment_discard.append(card)


def _take_weapon(play: Game, fight: Fight, player: Player, weapon: str) -> None:
    """An unused copy of the inventory first, then one of the hand (PS-10.14)."""
    if weapon not in _unused_weapons(fight, player):
        leave_hand(play, player, weapon)
        add_weapon(play, player, weapon)
        # It lies open from now on, but does not count among the inventory before the fight is over.
        player.inventory.weapons.remove(weapon)
        fight.laid.setdefault(player.id, []).append(weapon)
    fight.used_weapons.setdefault(player.id, []).append(weapon)
    _spend_token(play, player, weapon)


def _spend_token(play: Game, player: Player, weapon: str) -> None:
    tokens = player.inventory.ammo_tokens
    if weapon in tokens:
        tokens[weapon] -= 1
        left = Sum.of(tokens[weapon], "ammo_tokens", "PS-18.18")
        play.tell(AmmoUsed, who=player.id, weapon=weapon, left=left, clauses=("PS-18.18",))


def _repeat_weapon(play: Game, fight: Fight, player: Player, card: str, given: Mod) -> Flow[None]:
    """Ammunition: the weapon's bonus once more to the same side (PS-18.19)."""
    given.repeated = True
    _spend_token(play, player, given.card)
    side = next(side for side in fight.sides if side.actor == given.to)
    if given.cancelled_by and not (yield from later_text_wins(play, given.cancelled_by, card)):
        return
    amount = _use_of(book(play).cards[given.card]).amount
    change_total(play, side, amount, card, player.id, "PS-18.19", ("PS-10.12", "PS-18.11"))


def later_text_wins(play: Game, earlier: str, later: str) -> Flow[bool]:
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


def put_weapons_away(play: Game, fight: Fight) -> Flow[None]:
    """After the fight: weapons used from a hand go into the user's inventory (PS-10.15)."""
    for seat, weapons in fight.laid.items():
        player = play.state.player(seat)
        for weapon in weapons:
            player.inventory.weapons.append(weapon)
            tell_laid(play, player, weapon, "PS-10.15")
        yield from keep_weapon_limit(play, player)
