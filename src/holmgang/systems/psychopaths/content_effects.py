"""The closed language of effects: what cards and places can do in a turn, mutations for good, psychopaths in a fight.

``flow/effects.py`` carries out what happens in a turn, ``flow/abilities.py`` what a psychopath does in a fight.
Where an effect has a number, it may instead name a knob: ``amount: old_car_ap``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from holmgang.kernel.content import Entry, Ref
from holmgang.kernel.messages import Translatable
from holmgang.systems.psychopaths.knobs import Knobs


def _known_knob(name: str) -> str:
    if name not in Knobs.model_fields:
        text = f"there is no knob {name!r} to take the number from"
        raise ValueError(Translatable(text, "no-knob", name=repr(name)))
    return name


Number = int | Annotated[str, AfterValidator(_known_knob)]
"""A number, or the knob that holds it."""


def number(value: int | str, knobs: object) -> int:
    """The number that a content entry means."""
    if isinstance(value, str):
        found: int = getattr(knobs, value)
        return found
    return value


# What can happen in a turn.


class GainAp(Entry):
    """AP for the active player, never below 0; ``instead`` if ``after`` was played earlier in the same turn."""

    do: Literal["gain_ap"]
    amount: Number
    after: str | None = None
    instead: Number = 0


class LoseAllAp(Entry):
    do: Literal["lose_all_ap"]


class ChangeGlory(Entry):
    """Glory; with ``only_up_to`` it works only for a player whose glory is no greater."""

    do: Literal["change_glory"]
    amount: Number
    only_up_to: Number | None = None


class DrawEquipment(Entry):
    do: Literal["draw_equipment"]
    cards: Number = 1


class DiscardHand(Entry):
    """Hand cards of choice, as far as there are any."""

    do: Literal["discard_hand"]
    cards: Number = 1


class ChangeMadness(Entry):
    """Madness until the end of the turn."""

    do: Literal["change_madness"]
    amount: Number


class FreeStep(Entry):
    """A step without AP, location and event card."""

    do: Literal["free_step"]


class LookAtHand(Entry):
    do: Literal["look_at_hand"]


class ShowHand(Entry):
    do: Literal["show_hand"]


class TakeFromDiscard(Entry):
    do: Literal["take_from_discard"]


class DiscardWeapon(Entry):
    do: Literal["discard_weapon"]


class DrawQuest(Entry):
    do: Literal["draw_quest"]


class DropPsychopath(Entry):
    do: Literal["drop_psychopath"]


class RobPlayer(Entry):
    """A weapon of choice from a player in reach, or a random hand card from one who has no weapon."""

    do: Literal["rob_player"]
    reach: Number = 1


class AskForCard(Entry):
    do: Literal["ask_for_card"]


class ShedMutation(Entry):
    do: Literal["shed_mutation"]


class Ride(Entry):
    """Travel over unvisited fields without events, locations and attacks."""

    do: Literal["ride"]
    fields: Number


class FightRival(Entry):
    do: Literal["fight_rival"]
    rival: Annotated[str, Ref("rivals")]


class TableRow(Entry):
    up_to: int
    effects: list[Effect]


class RollTable(Entry):
    """A die, and what happens up to each number."""

    do: Literal["roll_table"]
    rows: list[TableRow]


Effect = Annotated[
    GainAp
    | LoseAllAp
    | ChangeGlory
    | DrawEquipment
    | DiscardHand
    | ChangeMadness
    | FreeStep
    | LookAtHand
    | ShowHand
    | TakeFromDiscard
    | DiscardWeapon
    | DrawQuest
    | DropPsychopath
    | RobPlayer
    | AskForCard
    | ShedMutation
    | Ride
    | FightRival
    | RollTable,
    Field(discriminator="do"),
]


# What a mutation does while it lies in an inventory.


class Madness(Entry):
    do: Literal["madness"]
    amount: int


class HandSize(Entry):
    do: Literal["hand_size"]
    amount: int


class LowDieAp(Entry):
    """AP on top of a low picked die; the numbers are the knobs ``pains_threshold`` and ``pains_bonus``."""

    do: Literal["low_die_ap"]


class RerollDie(Entry):
    """Once per turn a die is rolled again: one of the own, or one of somebody else."""

    do: Literal["reroll"]
    whose: Literal["own", "others"]


class RedrawArea(Entry):
    """Once per turn a drawn one-field area is set aside and another drawn."""

    do: Literal["redraw_area"]


Passive = Annotated[Madness | HandSize | LowDieAp | RerollDie | RedrawArea, Field(discriminator="do")]
PASSIVES: tuple[type[Entry], ...] = (Madness, HandSize, LowDieAp, RerollDie, RedrawArea)


# What a psychopath does in a fight.


class ChangeTotal(Entry):
    """A number added to a side, if the condition holds; with ``per`` once for each of those counted."""

    do: Literal["change_total"]
    side: Literal["own", "opponent"]
    amount: int
    per: Literal["once", "bystander"] = "once"
    opponent_glory: int | None = None
    opponent_cards_in_pass: int | None = None
    opponent_used_weapon: bool = False


class CancelLastBonus(Entry):
    """The last bonus that a card of the opponent gave to the opponent's own side counts no more."""

    do: Literal["cancel_last_bonus"]


class RerollOwnDie(Entry):
    do: Literal["reroll_own_die"]
    up_to: int


class KeepHigherDie(Entry):
    do: Literal["keep_higher_die"]


class SilenceBystanders(Entry):
    do: Literal["silence_bystanders"]
    in_pass: int


class CopyDie(Entry):
    do: Literal["copy_die"]


class DiscardOrElse(Entry):
    """The opponent may discard a hand card; if not, the own side gains."""

    do: Literal["discard_or_else"]
    amount: int


class ExtraLoss(Entry):
    """After comparing: a loser loses more glory, if the own side wins. The winner gains nothing extra."""

    do: Literal["extra_loss"]
    glory: int


AbilityEffect = Annotated[
    ChangeTotal
    | CancelLastBonus
    | RerollOwnDie
    | KeepHigherDie
    | SilenceBystanders
    | CopyDie
    | DiscardOrElse
    | ExtraLoss,
    Field(discriminator="do"),
]


class Ability(Entry):
    """``once`` acts at its first chance in a fight, ``each_pass`` again in every pass; unmarked as the knob says.

    ``waits``: as long as its effect cannot happen, the first chance is not used up.
    """

    frequency: Literal["once", "each_pass"] | None = None
    waits: bool = False
    effect: AbilityEffect
