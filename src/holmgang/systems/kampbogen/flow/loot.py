"""Loot: one for every defeated opponent."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose, Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.flow.asking import plain, ruling, together
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Fight, Opponent

DEFEATED = ("unconscious", "surrendered", "dead")


def is_defeated(one: Opponent) -> bool:
    """Is there something to take from this one, once it is won? A captive cannot keep it either."""
    return one.status in DEFEATED or (one.unbeaten and not one.is_able())


def take_loot(play: Play[Fight, Knobs], people: Sequence[Character], opponents: Sequence[Opponent]) -> Flow[None]:
    """KB-18: one loot for every defeated opponent, those beaten before this fight included; the fled give none."""
    fight, knobs = play.state, play.knobs
    defeated = [one for one in fight.opponents if one.id in fight.met and is_defeated(one) and not one.plundered]
    amount = Sum.of(rules.loot(len(defeated), knobs.loot_per_opponent), "defeated", "KB-18.1")
    if any(one.status == "fled" for one in opponents):
        amount = amount.plus(0, "fled", "KB-18.5")
    if not amount.total:
        return

    def ask(seat: str) -> Choose:
        return Choose(seat, "loot", plain("take", "leave"), clauses=("KB-18.1", "KB-2.6"), default="take")

    answer = yield from together(people, ask)
    for one in defeated:
        one.plundered = True
    if answer == "leave":
        return
    fight.loot += amount.total
    play.tell(events.Loot, amount=amount, clauses=("KB-18.1", "KB-18.2"))
    yield from sort_loot(play, people[0].seat, amount.total, defeated)


def sort_loot(play: Play[Fight, Knobs], seat: str, pieces: int, defeated: list[Opponent]) -> Flow[None]:
    """KB-18.3: valuables and broken gear; KB-18.4: money only where it makes sense."""
    fight, knobs = play.state, play.knobs
    dice = yield Roll(seat, "loot_dice", (knobs.dice_sides,) * pieces, clauses=("KB-18.3",))
    valuables = sum(rules.is_valuable(die, knobs.dice_sides) for die in dice)
    carried = sum(one.carries_money for one in defeated)
    default = "carried" if carried else "usual"
    money = yield from ruling(play, "money", ("usual", "carried", "none"), default, "KB-18.4")
    coins = {"usual": knobs.money_default * len(defeated), "carried": carried, "none": 0}[money]
    fight.valuables += valuables
    fight.scrap += pieces - valuables
    fight.money += coins
    play.tell(
        events.Spoils,
        valuables=Sum.of(valuables, "valuables", "KB-18.3"),
        scrap=Sum.of(pieces - valuables, "scrap", "KB-18.3"),
        money=Sum.of(coins, "money", "KB-18.4"),
        clauses=("KB-18.3",),
    )
