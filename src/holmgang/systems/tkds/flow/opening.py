"""Before the first round: what lies behind the heroes, surprise, and optional procedures (TK-2, TK-16.17, TK-23)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.board.harm import hazard
from holmgang.systems.tkds.events import Coin, ItemUsed, Procedure, RelativeLevel, Surprised
from holmgang.systems.tkds.flow.checks import luck
from holmgang.systems.tkds.flow.harm import deal, heal, roll_dice
from holmgang.systems.tkds.flow.moment import ruling
from holmgang.systems.tkds.state import ENEMIES, HEROES, Creature


def open_conflict(fight: Fight) -> Flow[None]:
    """Death coins of the adventure, what heroes can tell at a glance, and surprise."""
    state = fight.state
    for one in state.creatures:
        if one.death_coins < 0:
            one.death_coins = fight.knobs.starting_coins.get(state.danger, 0) if one.hero else 0
            if one.death_coins:
                coins = Sum.of(one.death_coins, state.danger, "TK-16.15")
                fight.tell(Coin, who=one.id, change=coins, coins=coins, clauses=("TK-16.15",))
    judge_levels(fight)
    yield from before_the_fight(fight)
    yield from surprise(fight)
    yield from encounter_distance(fight)
    yield from reaction(fight)


def judge_levels(fight: Fight) -> None:
    """TK-9.17: heroes see whether an opponent is weaker, equal or stronger."""
    heroes = [one for one in fight.state.creatures if one.hero]
    if not heroes:
        return
    usual = max(one.level for one in heroes)
    for foe in fight.state.creatures:
        if foe.side == ENEMIES:
            standing = "weaker" if foe.level < usual else "equal" if foe.level == usual else "stronger"
            fight.tell(RelativeLevel, who=heroes[0].id, target=foe.id, standing=standing, clauses=("TK-9.17",))


def surprise(fight: Fight) -> Flow[None]:
    """TK-2: the scenario states it, or a die, or luck; the master may say otherwise."""
    state, knobs = fight.state, fight.knobs
    names = list(state.surprise)
    roller = next((one for one in state.creatures if one.side == HEROES), state.creatures[0])
    if knobs.surprise_die:
        [die] = yield Roll(roller.seat, "surprise", (6,), about=roller.id, clauses=("TK-2.6",))
        who = {1: ENEMIES, -1: HEROES}.get(rules.surprised_by_die(die), "")
        names = [one.id for one in state.creatures if one.side == who]
        total = Sum.of(die, "die", "TK-2.6")
        fight.tell(Procedure, procedure="surprise", result=who or "nobody", total=total, clauses=("TK-2.6",))
    if knobs.surprise_by_luck:
        names = []
        for one in state.roster():
            if not (yield from luck(fight, one, "surprise_luck", "TK-2.7")):
                names.append(one.id)
    if state.surprise_roll == "luck_majority":
        names = yield from luck_majority(fight)
    names = yield from surprise_ruling(fight, names)
    state.surprise = names
    if knobs.surprise_rounds > 0:
        for one in state.roster():
            if one.id in names:
                one.surprised = True
                fight.tell(Surprised, who=one.id, clauses=("TK-2.3", "TK-2.5", "TK-2.8"))


def luck_majority(fight: Fight) -> Flow[list[str]]:
    """The enemies are surprised if most heroes have luck (TK-2.7 by scenario)."""
    heroes = [one for one in fight.state.roster() if one.side == HEROES]
    won = 0
    for one in heroes:
        if (yield from luck(fight, one, "surprise_luck", "TK-2.7")):
            won += 1
    return [one.id for one in fight.state.roster() if one.side == ENEMIES] if 2 * won > len(heroes) else []


def surprise_ruling(fight: Fight, names: list[str]) -> Flow[list[str]]:
    """TK-2.1: circumstances of play can leave a side surprised; the default is what the scenario says."""
    if fight.play.master is None:
        return names
    words = ("as_stated", "nobody", HEROES, ENEMIES)
    answer = yield from ruling(fight, "surprised", words, "TK-2.1", offer=True)
    if answer == "as_stated":
        return names
    return [one.id for one in fight.state.roster() if one.side == answer]


REACTIONS = ("reaction_attacks", "reaction_hostile", "reaction_uncertain", "reaction_indifferent", "reaction_friendly")


def encounter_distance(fight: Fight) -> Flow[None]:
    """TK-23.1: told for the table; the map stays as the scenario draws it."""
    if not fight.state.encounter:
        return
    outdoors = fight.state.encounter == "outdoors"
    count, sides = rules.encounter_dice(outdoors, bool(fight.state.surprise))
    roller = next(one for one in fight.state.roster())
    faces = yield Roll(roller.seat, "encounter", (sides,) * count, about=roller.id, clauses=("TK-23.1",))
    metres = Sum.of(rules.encounter_metres(sum(faces), outdoors), "metres_apart", "TK-23.1")
    fight.tell(
        Procedure, procedure="encounter_distance", result=fight.state.encounter, total=metres, clauses=("TK-23.1",)
    )


def reaction(fight: Fight) -> Flow[None]:
    """TK-23.2: 2d6, with the Personality of the speaker. What is not hostile may talk, if the master lets it."""
    if not fight.state.reaction:
        return
    heroes = [one for one in fight.state.roster() if one.side == HEROES]
    speaker = max(heroes, key=lambda one: one.skills["personality"])
    faces = yield Roll(speaker.seat, "reaction", (6, 6), about=speaker.id, clauses=("TK-23.2",))
    total = Sum.of(faces[0], "die", "TK-23.2").plus(faces[1], "die", "TK-23.2")
    modifier = rules.skill_modifier(speaker.skills["personality"], fight.knobs.skill_base)
    total = total.plus(modifier, "personality", "TK-23.2")
    found = rules.reaction(total.total)
    fight.tell(Procedure, procedure="reaction", result=REACTIONS[found], total=total, clauses=("TK-23.2",))
    if found < REACTIONS.index("reaction_indifferent"):
        return
    if (yield from ruling(fight, "parley", ("fight", "parley"), "TK-23.2")) == "parley":
        for one in fight.state.creatures:
            if one.side == ENEMIES:
                one.side = "neutral"


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
        yield from deal(fight, hazard("hunger", one, ("TK-21.13",)), amount)


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
