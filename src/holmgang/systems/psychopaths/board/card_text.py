"""The text on a card: what its content entry does, in words (PS-18.29).

Texts are made of the effects themselves, so a card of a pack has one too, and no text can tell another number than the
one that counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from holmgang.kernel.content import Entry
from holmgang.kernel.sums import Arg, Phrase, Sum, phrase
from holmgang.systems.psychopaths.board.lookups import book
from holmgang.systems.psychopaths.content import (
    Ability,
    ChangeTotal,
    FightUse,
    GainAp,
    Happening,
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
from holmgang.systems.psychopaths.state import GamePlay

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
        case Happening():
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
