"""Cards: what each says, and which a player may use in a fight, on which side, and why not (PS-10, PS-18).

Texts are made of the effects themselves, so a card of a pack has one too, and no text can tell another number than the
one that counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from holmgang.kernel.content import Entry
from holmgang.kernel.questions import Barred, Choose, Declare, Menu, Option, Question
from holmgang.kernel.sums import Arg, Phrase, Sum, phrase
from holmgang.systems.psychopaths.board.lookups import bare, book, of_nature
from holmgang.systems.psychopaths.board.totals import total
from holmgang.systems.psychopaths.content import (
    Ability,
    ChangeTotal,
    FightUse,
    GainAp,
    GameCard,
    HappeningCard,
    Junk,
    LowDieAp,
    Mutation,
    Psychic,
    PsychicEvent,
    Psychopath,
    RollTable,
    Weapon,
    number,
)
from holmgang.systems.psychopaths.knobs import Knobs
from holmgang.systems.psychopaths.state import FightState, GamePlay, Mod, Player, Side

STOP = "stop"


# Cards that may be used.


def could_use_cards(fight: FightState, player: Player) -> bool:
    """Tell if all can see that this seat may have a card to use: a hand, or an unused weapon (PS-10.17)."""
    return bool(player.hand or unused_weapons(fight, player))


def unused_weapons(fight: FightState, player: Player) -> list[str]:
    """The weapons that lie open and are unused in this fight, copy by copy, with a token left if they need one."""
    unused = [*player.inventory.weapons, *fight.laid.get(player.id, ())]
    for weapon in fight.used_weapons.get(player.id, ()):
        unused.remove(weapon)
    tokens = player.inventory.ammo_tokens
    return [weapon for weapon in unused if tokens.get(weapon, 1) > 0] if tokens else unused


def offers(play: GamePlay, fight: FightState, player: Player) -> Menu:
    """To stop, or one of the cards that may be used: every name on this menu is possible."""

    def offer(name: str) -> Option:
        return bare(STOP) if name == STOP else _option(play, fight, player, name)

    def particulars(name: str) -> tuple[Question, ...]:
        return () if name == STOP else _particulars(play, fight, player, name)

    return Menu([STOP, *usable(play, fight, player)], offer, sure=True, details=particulars)


def usable(play: GamePlay, fight: FightState, player: Player) -> Iterator[str]:
    """The cards a player may use at this moment."""
    cards, unused = book(play).in_fights, _unused(fight, player)
    for name in _held(fight, player):
        if name in cards and _why_not(play, fight, player, cards[name], unused) is None:
            yield name


def may_use_any(play: GamePlay, fight: FightState, player: Player) -> bool:
    """Tell if a player has a card to use at this moment."""
    return next(usable(play, fight, player), None) is not None


def usable_of_hand(play: GamePlay, fight: FightState, player: Player) -> list[str]:
    """The cards of which one must be in the hand of a player who may use any: none, if one lies open."""
    cards, unused = book(play).in_fights, unused_weapons(fight, player)
    if any(_why_not(play, fight, player, cards[name], unused) is None for name in unused):
        return []
    return [name for name, card in cards.items() if _why_not(play, fight, player, card, [name]) is None]


def barred(play: GamePlay, fight: FightState, player: Player) -> Iterator[Barred]:
    cards, unused = book(play).cards, _unused(fight, player)
    for name in _held(fight, player):
        why_not = _why_not(play, fight, player, cards[name], unused)
        if why_not is not None:
            yield Barred(name, why_not)
    yield Barred("draw", "PS-10.19")


def _held(fight: FightState, player: Player) -> Iterable[str]:
    """Every card of inventory and hand; of several copies one."""
    return dict.fromkeys([*player.inventory.weapons, *player.hand, *fight.laid.get(player.id, ())])


def _unused(fight: FightState, player: Player) -> list[str]:
    """Return the weapons that are unused in this fight."""
    return [*unused_weapons(fight, player), *player.hand]


def _why_not(play: GamePlay, fight: FightState, player: Player, card: GameCard, unused: list[str]) -> str | None:
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
    if use.scope in ("self", "opponent") and player.id not in fight.actors:
        return "PS-10.13"
    return None


def repeatable(fight: FightState, player: Player) -> list[str]:
    """The weapons a player has used in this fight and may use once more with Ammunition (PS-18.19)."""
    return [
        weapon
        for weapon in dict.fromkeys(fight.used_weapons.get(player.id, []))
        if repeatable_bonuses(fight, player, weapon) and player.inventory.ammo_tokens.get(weapon, 1) > 0
    ]


def repeatable_bonuses(fight: FightState, player: Player, weapon: str) -> list[Mod]:
    """Return the bonuses of a weapon's copies that Ammunition has not repeated, those in force first."""
    given = [
        mod
        for side in fight.sides
        for mod in side.mods
        if mod.card == weapon and mod.by == player.id and not mod.repeated
    ]
    return sorted(given, key=lambda mod: bool(mod.cancelled_by))


def _option(play: GamePlay, fight: FightState, player: Player, name: str) -> Option:
    card, particulars = book(play).cards[name], partial(_particulars, play, fight, player, name)
    if isinstance(card, Junk) and card.repeats_weapon:
        return Option(name, details=particulars, clauses=("PS-18.19",))
    use, worth = use_of(card), partial(bonus, play, fight, player, name)
    if use.scope in ("self", "opponent"):
        return _on_side(play, fight, side_meant(fight, player, use), worth, name, ("PS-10.13",))
    if use.scope == "both":
        return Option(name, worth=worth, clauses=("PS-10.13",))
    return Option(name, details=particulars, worth=worth, clauses=("PS-10.13", "PS-10.12"))


def bonus(play: GamePlay, fight: FightState, player: Player, name: str) -> Sum:
    """Return the number that a card gives to a side if this player uses it now (PS-10.12)."""
    card = book(play).cards[name]
    return Sum.of(use_of(card).amount, name, card.clause)


def _particulars(play: GamePlay, fight: FightState, player: Player, name: str) -> tuple[Question, ...]:
    """The questions that belong to the use of a card: which weapon again, or which side."""
    card = book(play).cards[name]
    if isinstance(card, Junk) and card.repeats_weapon:
        weapons = repeatable(fight, player)
        again = [Option(weapon, details=_side_again(fight, player, weapon)) for weapon in weapons]
        return (Declare(player.id, "weapon", again, default=weapons[0], clauses=("PS-18.19",)),)
    if use_of(card).scope != "anyone":
        return ()
    sides = {side.actor: side for side in fight.sides}
    worth = partial(bonus, play, fight, player, name)
    given = Menu(sides, lambda actor: _on_side(play, fight, sides[actor], worth, actor), sure=True)
    return (Choose(player.id, "side", given, clauses=("PS-10.12",)),)


def side_meant(fight: FightState, player: Player, use: FightUse) -> Side:
    """The side that a card for oneself, or against one's opponent, affects (PS-10.13)."""
    own = 0 if fight.sides[0].actor == player.id else 1
    return fight.sides[own if use.scope == "self" else 1 - own]


def _on_side(
    play: GamePlay, fight: FightState, side: Side, bonus: Callable[[], Sum], name: str, clauses: tuple[str, ...] = ()
) -> Option:
    """A number for a side: its total would then be the worth, against the total of the other."""
    other = fight.sides[1] if side is fight.sides[0] else fight.sides[0]
    return Option(
        name,
        worth=lambda: total(play, side) + bonus(),
        against=lambda: total(play, other),
        clauses=clauses,
    )


def _side_again(fight: FightState, player: Player, weapon: str) -> tuple[Question, ...]:
    """Copies of the weapon that went to different sides: to which of them once more."""
    sides = list(dict.fromkeys(mod.to for mod in repeatable_bonuses(fight, player, weapon)))
    if len(sides) < 2:
        return ()
    options = [Option(side) for side in sides]
    return (Choose(player.id, "side", options, default=sides[0], clauses=("PS-18.19",)),)


def use_of(card: object) -> FightUse:
    assert isinstance(card, (Weapon, Junk, Psychic))
    assert card.fight is not None
    return card.fight


PRINTED = "PS-18.29"


def card_notes(play: GamePlay, name: str) -> Iterator[Phrase]:
    """Yield the texts of a card beside its name: its line, and its text."""
    cards, knobs = book(play), play.knobs
    card = cards.cards[name]
    yield phrase("card-line", deck="equipment" if card.copies.equipment else "event", kind=cards.kinds[name])
    match card:
        case Psychic():
            needs, forbids = card.needs or "", card.forbidden_with or ""
            amount = Sum.of(card.fight.amount, name, PRINTED)
            yield phrase("psychic-text", amount=amount, scope=card.fight.scope, needs=needs, forbids=forbids)
        case Weapon() | Junk(fight=FightUse()):
            assert card.fight is not None
            yield phrase("fight-text", amount=Sum.of(card.fight.amount, name, PRINTED), scope=card.fight.scope)
        case Junk():
            yield phrase("card-repeats-weapon") if card.repeats_weapon else effects_text(card.own_turn, name, knobs)
        case Mutation():
            yield phrase("mutation-text", nature=card.nature, number=Sum.of(1, name, PRINTED))
            yield effects_text(card.effects, name, knobs)
        case Psychopath():
            yield phrase("psychopath-text", madness=Sum.of(card.madness, "madness", PRINTED))
            yield ability_text(card.ability, name, knobs)
        case PsychicEvent():
            good, bad = (effects_text(side, name, knobs) for side in (card.good, card.bad))
            yield phrase("card-two-sides", good=good, bad=bad, end=card.end_of_turn)
        case HappeningCard():
            yield phrase("card-happening", what=effects_text(card.effects, name, knobs), end=card.end_of_turn)


def ability_text(ability: Ability, name: str, knobs: Knobs) -> Phrase:
    """Return the text of a psychopath's ability, and whether it acts in each pass."""
    frequency = ability.frequency or knobs.ability_default_frequency
    effect = ability.effect
    if not isinstance(effect, ChangeTotal):
        return phrase(f"ability-{effect.do}", frequency=frequency, **_numbers(effect, name, knobs))
    return phrase(
        "ability-change-total",
        side=effect.side,
        amount=Sum.of(effect.amount, name, PRINTED),
        per=effect.per,
        glory=effect.opponent_glory or 0,
        cards=effect.opponent_cards_in_pass or 0,
        weapon=effect.opponent_used_weapon,
        frequency=frequency,
    )


def effects_text(effects: Sequence[Entry], name: str, knobs: Knobs) -> Phrase:
    """Return the text of effects, one after the other."""
    told: Phrase | None = None
    for effect in effects:
        one = _effect_text(effect, name, knobs)
        told = one if told is None else phrase("joined", first=told, second=one)
    return told or phrase("effect-nothing")


def _effect_text(effect: Entry, name: str, knobs: Knobs) -> Phrase:
    match effect:
        case GainAp(after=str() as after):
            more = Sum.of(number(effect.instead, knobs), name, PRINTED)
            return phrase("effect-gain-ap-after", instead=more, after=after, **_numbers(effect, name, knobs))
        case LowDieAp():
            bonus = Sum.of(knobs.pains_bonus, name, PRINTED)
            return phrase("effect-low-die-ap", amount=bonus, threshold=knobs.pains_threshold)
        case RollTable():
            return phrase("effect-roll-table")
        case _:
            do: str = getattr(effect, "do")  # noqa: B009 - every effect has it, their base has not
            return phrase(f"effect-{do}", **_numbers(effect, name, knobs))


def _numbers(effect: Entry, name: str, knobs: Knobs) -> dict[str, Arg]:
    """The fields of an effect as arguments of its sentence: numbers as sums, knobs resolved, words as they are."""
    found: dict[str, Arg] = {}
    for field in type(effect).model_fields:
        value = getattr(effect, field)
        if field in ("do", "after", "instead"):
            continue
        if isinstance(value, int) or (isinstance(value, str) and value in Knobs.model_fields):
            found[field] = Sum.of(number(value, knobs), name, PRINTED)
        elif isinstance(value, str):
            found[field] = value
        elif value is None:
            found[field] = 0
    return found
