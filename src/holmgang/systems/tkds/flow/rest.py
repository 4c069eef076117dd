"""What lies between two fights, if a scenario says so: a new adventure, hunger, a night of rest (TK-16.17, 16.18)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.events import Coin, ItemUsed
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.flow.health import INDIRECT, heal, hurt, roll_dice
from holmgang.systems.tkds.state import Creature


def before_the_fight(fight: Fight) -> Flow[None]:
    """In the order in which it happened: the last adventure ended, food ran out, the heroes slept."""
    heroes = [one for one in fight.state.roster() if one.hero and one.standing]
    if fight.state.after_adventure:
        for one in heroes:
            end_adventure(fight, one)
    if fight.state.days_without_food:
        for one in heroes:
            yield from starve(fight, one)
    if fight.state.rested:
        for one in heroes:
            yield from sleep(fight, one)


def end_adventure(fight: Fight, one: Creature) -> None:
    """TK-16.18: all wounds heal, temporary effects end, coins may be reset by choice."""
    reset = fight.state.after_adventure == "reset"
    health, coins = rules.adventure_ends(one.health, one.health_max, one.death_coins, reset)
    if health > one.health:
        heal(fight, one, Sum.of(health - one.health, "adventure_over", "TK-16.18"), "", "TK-16.18")
    if coins != one.death_coins:
        change = Sum.of(coins - one.death_coins, "adventure_over", "TK-16.18")
        one.death_coins = coins
        told = Sum.of(coins, "death_coins", "TK-16.18")
        fight.tell(Coin, who=one.id, change=change, coins=told, clauses=("TK-16.18",))
    one.effects = [effect for effect in one.effects if not effect.ends]


def starve(fight: Fight, one: Creature) -> Flow[None]:
    """TK-21.13: each day without food costs Health."""
    for day in range(1, fight.state.days_without_food + 1):
        dice = (rules.hunger_dice(day), 6)
        amount = yield from roll_dice(fight, one, "hunger", dice, "hunger", "TK-21.13")
        yield from hurt(fight, one, amount, "", INDIRECT, clauses=("TK-21.13",))


def sleep(fight: Fight, one: Creature) -> Flow[None]:
    """TK-16.17: 8 undisturbed hours: wounds heal a little, Luck and the day's coin return; weapons are cleaned."""
    knobs = fight.knobs
    rolled = yield from roll_dice(fight, one, "heal", knobs.rest_heal, "rest", "TK-16.17")
    heal(fight, one, rolled, "", "TK-16.17")
    one.luck = rules.rest(one.health, one.health_max, rolled.total, one.luck, knobs.rest_luck, knobs.luck_max)[1]
    one.coins_spent_today, one.bandaged_today = 0, False
    clean(fight, one)


def clean(fight: Fight, one: Creature) -> None:
    """TK-20.16: a scene of work with the kit, while there is time for it, for every flintlock that needs it."""
    kit = next((item for item in one.inventory if item.kind == "cleaning_kit" and item.uses > 0), None)
    for item in one.inventory:
        if (item.jammed or item.wet) and kit is not None and kit.uses > 0:
            item.jammed, item.wet = rules.cleaned(item.jammed, item.wet, kit=True)
            item.cleaned = True
            kit.uses -= 1
            left = Sum.of(kit.uses, "uses", "TK-20.16")
            fight.tell(ItemUsed, who=one.id, item=kit.id, left=left, clauses=("TK-20.16",))
