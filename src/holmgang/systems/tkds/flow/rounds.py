"""The conflict from its opening to its end: phases, group turns, the end of the round (TK-1, TK-2, TK-3, TK-15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holmgang.kernel.play import Flow, Rest
from holmgang.kernel.questions import REQUIRED, Barred, Declare, Joint, Menu, Option, Question, Roll, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import hazard
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.checks import Attempt
from holmgang.systems.tkds.board.equipment import overloaded
from holmgang.systems.tkds.board.lookups import threatened
from holmgang.systems.tkds.board.ways import score_of
from holmgang.systems.tkds.events import (
    Coin,
    ConflictOver,
    HandedOver,
    ItemUsed,
    Phase,
    PreparedLost,
    Procedure,
    RelativeLevel,
    RoundOver,
    Sank,
    Surprised,
    TerrainChanged,
    TurnEnds,
)
from holmgang.systems.tkds.flow import attack, movement, turn
from holmgang.systems.tkds.flow.harm import add_coin, deal, heal, roll_dice, survival_success
from holmgang.systems.tkds.flow.resolution import check, give, lift, loosen, luck, ruling
from holmgang.systems.tkds.state import (
    DISABLED,
    DYING,
    END_OF_ROUND,
    ENEMIES,
    ENEMIES_TURN,
    FLED,
    HEROES,
    NEUTRAL,
    NO_DICE,
    PLAYERS_TURN,
    Creature,
    GamePlay,
    LastingEffect,
    State,
    cell_id,
)

# ---- before the first round ------------------------------------------------------------------------------------------


def open_conflict(fight: Conflict) -> Flow[None]:
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


def judge_levels(fight: Conflict) -> None:
    """TK-9.17: heroes see whether an opponent is weaker, equal or stronger."""
    heroes = [one for one in fight.state.creatures if one.hero]
    if not heroes:
        return
    usual = max(one.level for one in heroes)
    for foe in fight.state.creatures:
        if foe.side == ENEMIES:
            standing = "weaker" if foe.level < usual else "equal" if foe.level == usual else "stronger"
            fight.tell(RelativeLevel, who=heroes[0].id, target=foe.id, standing=standing, clauses=("TK-9.17",))


def surprise(fight: Conflict) -> Flow[None]:
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
                alone = any(other.side == one.side and other.id not in names for other in state.roster())
                partly = ("TK-2.8",) if alone else ()
                fight.tell(Surprised, who=one.id, clauses=("TK-2.3", "TK-2.5", *partly))


def luck_majority(fight: Conflict) -> Flow[list[str]]:
    """The enemies are surprised if most heroes have luck (TK-2.7 by scenario)."""
    heroes = [one for one in fight.state.roster() if one.side == HEROES]
    won = 0
    for one in heroes:
        if (yield from luck(fight, one, "surprise_luck", "TK-2.7")):
            won += 1
    return [one.id for one in fight.state.roster() if one.side == ENEMIES] if 2 * won > len(heroes) else []


def surprise_ruling(fight: Conflict, names: list[str]) -> Flow[list[str]]:
    """TK-2.1: circumstances of play can leave a side surprised; the default is what the scenario says."""
    if fight.play.master is None:
        return names
    words = ("as_stated", "nobody", HEROES, ENEMIES)
    answer = yield from ruling(fight, "surprised", words, "TK-2.1", offer=True)
    if answer == "as_stated":
        return names
    return [one.id for one in fight.state.roster() if one.side == answer]


REACTIONS = ("reaction_attacks", "reaction_hostile", "reaction_uncertain", "reaction_indifferent", "reaction_friendly")


def encounter_distance(fight: Conflict) -> Flow[None]:
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


def reaction(fight: Conflict) -> Flow[None]:
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


def before_the_fight(fight: Conflict) -> Flow[None]:
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


def end_adventure(fight: Conflict, one: Creature) -> None:
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


def starve(fight: Conflict, one: Creature) -> Flow[None]:
    """TK-21.13: each day without food costs Health."""
    for day in range(1, fight.state.days_without_food + 1):
        dice = (rules.hunger_dice(day), 6)
        amount = yield from roll_dice(fight, one, "hunger", dice, "hunger", "TK-21.13")
        yield from deal(fight, hazard("hunger", one, ("TK-21.13",)), amount)


def sleep(fight: Conflict, one: Creature) -> Flow[None]:
    """TK-16.17: 8 undisturbed hours: wounds heal a little, Luck and the day's coin return; weapons are cleaned."""
    knobs = fight.knobs
    rolled = yield from roll_dice(fight, one, "heal", knobs.rest_heal, "rest", "TK-16.17")
    heal(fight, one, rolled, "", "TK-16.17")
    one.luck = rules.rest(one.health, one.health_max, rolled.total, one.luck, knobs.rest_luck, knobs.luck_max)[1]
    one.coins_spent_today, one.bandaged_today = 0, False
    clean(fight, one)


def clean(fight: Conflict, one: Creature) -> None:
    """TK-20.16: a scene of work with the kit, while there is time for it, for every flintlock that needs it."""
    kit = next((item for item in one.inventory if item.kind == "cleaning_kit" and item.uses > 0), None)
    for item in one.inventory:
        if (item.jammed or item.wet) and kit is not None and kit.uses > 0:
            item.jammed, item.wet = rules.cleaned(item.jammed, item.wet, kit=True)
            item.cleaned = True
            kit.uses -= 1
            left = Sum.of(kit.uses, "uses", "TK-20.16")
            fight.tell(ItemUsed, who=one.id, item=kit.id, left=left, clauses=("TK-20.16",))


# ---- the end of the round --------------------------------------------------------------------------------------------


def end_of_round(fight: Conflict, *because: str) -> Flow[None]:
    """E1 to E5, in the order of the knob."""
    tell_end(fight, because)
    fight.ending = True
    loosen(fight)
    dying = [one for one in fight.state.roster() if one.status == DYING]
    for part in fight.knobs.end_order:
        match part:
            case "E1":
                yield from negative_effects(fight)
            case "E2":
                yield from survival_rolls(fight, dying)
            case "E3":
                yield from positive_effects(fight)
            case "E4":
                yield from luck_ends(fight)
            case "E5":
                count_down(fight)
    fight.ending = False


def tell_end(fight: Conflict, because: tuple[str, ...]) -> None:
    number = Sum.of(fight.state.round_no, "round_no", "TK-1.3")
    several = ("TK-15.5",) if sum(len(one.effects) for one in fight.state.present()) > 1 else ()
    fight.tell(Phase, phase=END_OF_ROUND, round_no=number, clauses=("TK-1.4", "TK-15.1", *several, *because))


# ---- E1 --------------------------------------------------------------------------------------------------------------


ACTS_FIRST = {"negative": "TK-15.3", "neutral": "TK-15.7"}
"""The polarities that act before the positive ones, and the clause that puts them there."""


def negative_effects(fight: Conflict) -> Flow[None]:
    """Roster order, and for each creature the order in which effects were gained (TK-15.5)."""
    for one in fight.state.roster():
        for effect in list(one.effects):
            because = ACTS_FIRST.get(effect.polarity)
            if because and effect.kind == "persistent_damage" and one.present and one.status != DISABLED:
                yield from persist(fight, one, effect, because)
        if one.present:
            yield from water(fight, one)


def persist(fight: Conflict, one: Creature, effect: LastingEffect, because: str) -> Flow[None]:
    """TK-17.6: the stated damage, of every instance there is (TK-17.10)."""
    amount = yield from roll_dice(fight, one, "persistent", effect.dice, effect.damage or effect.kind, "TK-17.6")
    by = fight.creature(effect.source) if effect.source else None
    name = effect.damage or effect.kind
    yield from deal(fight, hazard(name, one, ("TK-17.6", "TK-17.10", because), by=by), amount)


def water(fight: Conflict, one: Creature) -> Flow[None]:
    """Sinking, breath and drowning (TK-21.8 … 21.10)."""
    square = fight.board.square(one.anchor)
    if square.deep or square.under_water:
        sink(fight, one)
    if not fight.board.submerged(one):
        breathe_again(fight, one)
        return
    one.without_air += 1
    if not one.has("drowning") and rules.breath_tested(one.without_air, fight.knobs.breath_rounds):
        held = yield from check(fight, one, Attempt("might"), "breath", "TK-21.8")
        if not held.success:
            give(fight, one, LastingEffect(fight.state.new_id("drowning"), "drowning"), "", "TK-21.9")
    if one.has("drowning"):
        amount = yield from roll_dice(fight, one, "drown", fight.knobs.drown_damage, "drowning", "TK-21.9")
        yield from deal(fight, hazard("drowning", one, ("TK-21.9",)), amount)


def breathe_again(fight: Conflict, one: Creature) -> None:
    one.without_air = 0
    for effect in [effect for effect in one.effects if effect.kind == "drowning"]:
        lift(fight, one, effect, "air", "TK-21.9")


def sink(fight: Conflict, one: Creature) -> None:
    heavy = bool(one.armour) and fight.pack.get("armour", one.armour).kind == "heavy"
    over = max(0, one.load - one.capacity) if overloaded(one) else 0
    metres = rules.sinks(heavy, over, fight.knobs.sink_heavy_m)
    if metres:
        one.depth += metres
        sunk, depth = Sum.of(metres, "sinking", "TK-21.10"), Sum.of(one.depth, "depth", "TK-21.10")
        fight.tell(Sank, who=one.id, metres=sunk, depth=depth, clauses=("TK-21.10",))


# ---- E2 --------------------------------------------------------------------------------------------------------------


def survival_rolls(fight: Conflict, dying: list[Creature]) -> Flow[None]:
    """TK-16.9: only those who were dying before E1 began (TK-15.4)."""
    for one in dying:
        if one.status != DYING:
            continue
        if (yield from luck(fight, one, "survival", "TK-16.9", "TK-15.4")):
            survival_success(fight, one)
        else:
            add_coin(fight, one, "TK-16.9")


# ---- E3 --------------------------------------------------------------------------------------------------------------


def is_positive(effect: LastingEffect) -> bool:
    """Return whether it heals its bearer at the end of the round."""
    return effect.polarity == "positive" and effect.dice != NO_DICE


def positive_effects(fight: Conflict) -> Flow[None]:
    for one in fight.state.roster():
        for effect in list(one.effects):
            if is_positive(effect) and one.present:
                amount = yield from roll_dice(fight, one, "heal", effect.dice, effect.spell or effect.kind, "TK-15.3")
                heal(fight, one, amount, effect.source, "TK-15.3")
        if one.regeneration != NO_DICE and one.present and one.status != DISABLED:
            if "fire_stops_healing" in one.traits and one.burned:
                continue
            if one.health < one.health_max:
                amount = yield from roll_dice(fight, one, "heal", one.regeneration, "regeneration", "TK-15.3")
                heal(fight, one, amount, one.id, "TK-15.3")


# ---- E4 --------------------------------------------------------------------------------------------------------------


def luck_ends(fight: Conflict) -> Flow[None]:
    """TK-9.12 to 9.14: each effect is rolled for separately, a group with one roll."""
    for one in fight.state.roster():
        rolled: list[str] = []
        for effect in list(one.effects):
            if not one.present or one.status == DISABLED:
                break  # TK-14.14: any creature that is disabled is out of the conflict
            because = ended_by_luck(effect)
            if effect not in one.effects or not because or effect.group in rolled:
                continue
            rolled += [effect.group] if effect.group else []
            yield from roll_to_end(fight, one, effect, because)


def ended_by_luck(effect: LastingEffect) -> str:
    """The clause by which luck may end it: ordinary sleep, persistent damage in any case, or as marked.

    What came during this very end of round waits for the next (TK-15.6).
    """
    if effect.fresh:
        return ""
    if is_sleep(effect):
        return "TK-17.2"
    if effect.kind == "persistent_damage" and effect.ends in ("", "luck"):
        return "TK-17.6"
    return "TK-9.12" if effect.ends == "luck" else ""


def is_sleep(effect: LastingEffect) -> bool:
    """Ordinary sleep, no deeper swoon."""
    return effect.kind == "unconscious" and effect.damage == "sleep"


def roll_to_end(fight: Conflict, one: Creature, effect: LastingEffect, because: str) -> Flow[None]:
    """One roll for an effect, or for all of its group (TK-9.14)."""
    together, alone = [effect], "TK-9.13"
    if effect.group:
        together, alone = [other for other in one.effects if other.group == effect.group], "TK-9.14"
    if not (yield from luck(fight, one, "luck_ends", because, alone, "TK-15.6")):
        return
    for ended in together:
        lift(fight, one, ended, "luck", because, alone, "TK-15.2")
    if is_sleep(effect):
        give(fight, one, LastingEffect(fight.state.new_id("prone"), "prone"), "", "TK-17.2")


# ---- E5 --------------------------------------------------------------------------------------------------------------


def count_down(fight: Conflict) -> None:
    """Durations, prepared actions, the round number."""
    state, knobs = fight.state, fight.knobs
    for one in state.creatures:
        for effect in list(one.effects):
            effect.fresh = False
            if effect.ends == "rounds":
                effect.rounds -= 1
                if effect.rounds <= 0:
                    lift(fight, one, effect, "time", "TK-15.4")
        if one.prepared is not None and knobs.prepared_expiry == "end_of_round":
            one.prepared = None
            fight.tell(PreparedLost, who=one.id, reason="end_of_round", clauses=("TK-5.4",))
        one.burned, one.cut_ins, one.struck_at_leaving = False, 0, False
    for cell, square in fight.board.squares.items():
        if square.fire:
            fight.board.field.change(cell, fire=square.fire - 1)
            if square.fire == 1:
                fight.tell(TerrainChanged, at=cell_id(cell), what="fire_out", clauses=("TK-20.7",))
    clauses = ["TK-1.3", "TK-15.4"]
    for one in state.creatures:
        if one.surprised and state.round_no >= knobs.surprise_rounds:
            one.surprised = False
            clauses.append("TK-2.2")
    tell_over(fight, clauses)
    state.round_no += 1


def tell_over(fight: Conflict, clauses: list[str]) -> None:
    fight.tell(
        lambda: RoundOver(
            round_no=Sum.of(fight.state.round_no, "round_no", "TK-1.3"),
            seconds=Sum.of(fight.knobs.round_seconds, "seconds", "TK-1.3"),
            clauses=tuple(dict.fromkeys(clauses)),
        )
    )


# ---- rounds and group turns ------------------------------------------------------------------------------------------


WAIT, END_TURN = "wait", "end_turn"


def step(play: GamePlay) -> Flow[None]:
    """One group turn, or the end of a round."""
    fight = at_hand(play)
    state = fight.state
    if state.phase == "start":
        yield from open_conflict(fight)
        state.phase = first_phase(fight)
    if state.phase in (PLAYERS_TURN, ENEMIES_TURN):
        begin_group_turn(fight, state.phase)
        yield from group_turn(fight, state.phase)
    else:
        yield from end_of_round(fight, *phases(fight)[END_OF_ROUND])
        judge_end(fight)
    state.phase = next_phase(fight)


def resume(play: GamePlay) -> Flow[None]:
    """The remainder of a group turn: it rests before each deed."""
    fight = at_hand(play)
    yield from group_turn(fight, fight.state.phase)
    fight.state.phase = next_phase(fight)


def at_hand(play: GamePlay) -> Conflict:
    """The fight of this step, for the rules, the options and the policies alike."""
    fight = play.derived[Conflict] = Conflict(play)
    fight.hooks = turn.HOOKS
    return fight


# ---- the order of phases ---------------------------------------------------------------------------------------------


def phases(fight: Conflict) -> dict[str, tuple[str, ...]]:
    """The phases of this round in order, and the clauses that make it so."""
    bystanders = any(one.side == NEUTRAL for one in fight.state.present())
    enemies = ("TK-1.11",) if bystanders else ()
    found: dict[str, tuple[str, ...]] = {PLAYERS_TURN: ("TK-1.5",), ENEMIES_TURN: enemies, END_OF_ROUND: ()}
    if not fight.knobs.players_first:
        found = {ENEMIES_TURN: enemies, PLAYERS_TURN: (), END_OF_ROUND: ()}
    if heroes_surprised(fight):
        found = {ENEMIES_TURN: (*enemies, "TK-2.4"), END_OF_ROUND: ()}
    if fight.state.winner:  # no enemy turns any more; heroes still able to act may help
        helping = {PLAYERS_TURN: ("TK-16.21",)} if fight.state.winner == HEROES and PLAYERS_TURN in found else {}
        found = {**helping, END_OF_ROUND: ("TK-16.21",)}
    return found


def heroes_surprised(fight: Conflict) -> bool:
    surprised = [one.surprised for one in fight.state.creatures if one.side == HEROES and one.present]
    return bool(surprised) and all(surprised)


def first_phase(fight: Conflict) -> str:
    return next(iter(phases(fight)))


def next_phase(fight: Conflict) -> str:
    now, order = fight.state.phase, list(phases(fight))
    if now == END_OF_ROUND:
        return order[0]
    return order[order.index(now) + 1] if now in order else END_OF_ROUND


# ---- a group's turn --------------------------------------------------------------------------------------------------


def group_of(fight: Conflict, phase: str) -> list[Creature]:
    """TK-1.11: creatures of neither side act with the enemies."""
    sides = (HEROES,) if phase == PLAYERS_TURN else (ENEMIES, NEUTRAL)
    return [one for side in sides for one in fight.state.creatures if one.side == side]


def group_turn(fight: Conflict, phase: str) -> Flow[None]:
    """Deed by deed, until no creature of the group can or wants to act any more."""
    state, group = fight.state, group_of(fight, phase)
    while True:
        yield Rest(phase)
        loosen(fight)
        judge_end(fight)
        if state.winner and (settled(fight) or phase not in phases(fight)):
            break
        acting = [one for one in group if one.seat not in state.ended and may_act(fight, one)]
        acting = [one for one in acting if one.action_left > 0 or turn.can_spend(fight, one)]
        if not acting:
            break
        answer = yield from ask_who(fight, acting)
        yield from obey(fight, *answer)
    end_group_turn(fight, phase)


def begin_group_turn(fight: Conflict, phase: str) -> None:
    """The group's turn is announced, and everybody of it gets an action and momentum (TK-3.5).

    Also those who cannot act now: all creatures of the group play their turn in it, in any order (TK-3.1), so one that
    is healed or woken by another has its own still before it.
    """
    fight.tell(phase_event, fight, phase)
    fight.state.waiting, fight.state.ended, fight.state.last_actor = [], [], ""
    for one in group_of(fight, phase):
        one.activated = one.finished = one.began_threatened = False
        one.momentum_spent = 0
        if one.prepared is not None:
            one.prepared = None
            fight.tell(PreparedLost, who=one.id, reason="own_turn", clauses=("TK-5.4",))
        ready = one.present and not one.surprised and not one.is_mount
        one.action_left = fight.knobs.actions_per_turn if ready else 0
        one.momentum_left = score_of(one) if ready else 0
    if fight.knobs.turn_start_at == "group_turn_start":
        for one in group_of(fight, phase):
            one.began_threatened = threatened(fight, one)


def phase_event(fight: Conflict, phase: str) -> Phase:
    """The event that announces a phase; at the start of all, that it is a conflict without initiative rolls."""
    number = Sum.of(fight.state.round_no, "round_no", "TK-1.3")
    start = ("TK-1.1", "TK-1.6") if fight.state.round_no == 1 and phase == first_phase(fight) else ()
    return Phase(phase=phase, round_no=number, clauses=(*start, "TK-1.4", *phases(fight)[phase]))


def may_act(fight: Conflict, one: Creature) -> bool:
    """TK-3.8: no creature can be activated while unable or surprised."""
    return (one.action_left > 0 or one.momentum_left > 0) and not one.finished and not one.surprised and one.able


def ask_who(fight: Conflict, acting: list[Creature]) -> Flow[tuple[str, dict[str, Any]]]:
    """Ask who acts next and what it does. The first answer acts (6.6)."""
    state = fight.state
    stuck = [one for one in acting if one.passing and turn.can_move(fight, one)]
    if stuck:
        acting = stuck[:1]
    elif not fight.knobs.allow_interleave and state.last_actor:
        acting = [one for one in acting if one.id == state.last_actor] or acting
    seats = list(dict.fromkeys([one.seat for one in acting]))
    open_seats = [seat for seat in seats if seat not in state.waiting] or seats
    parts: list[Question] = [
        who_question(fight, seat, [one for one in acting if one.seat == seat], len(open_seats) > 1, bool(stuck))
        for seat in open_seats
    ]
    if len(parts) == 1:
        answer = yield parts[0]
        return parts[0].seat, answer
    place, answer = yield Joint("", "group_turn", tuple(parts), first=True, clauses=("TK-3.1", "TK-3.2"))
    return parts[place].seat, answer


def who_question(fight: Conflict, seat: str, acting: list[Creature], others: bool, stuck: bool) -> Declare:
    """The creatures of one seat that may act; letting others go first; ending the turn."""

    names = [one.id for one in acting]
    if not stuck:
        names += [WAIT, END_TURN] if others else [END_TURN]

    def option(name: str) -> Option:
        if name == WAIT:
            return Option(WAIT, clauses=("TK-3.2",))
        if name == END_TURN:
            return Option(END_TURN, clauses=("TK-3.7",))
        one = fight.creature(name)
        doing = lambda: [turn.deed_question(fight, one)]  # noqa: E731
        return Option(name, at=(Spot.token(name),), details=doing, clauses=("TK-3.1", "TK-3.2"))

    def barred() -> list[Barred]:
        own = [one.id for one in fight.state.creatures if one.seat == seat]
        found = [Barred(name, "TK-7.9" if stuck else "TK-3.8") for name in own]
        return [*found, Barred(WAIT, "TK-7.9"), Barred(END_TURN, "TK-7.9")] if stuck else found

    clauses = ("TK-7.15", "TK-7.9") if stuck else ("TK-3.1",)

    def spelt_out(given: Mapping[str, Any]) -> dict[str, Any]:
        mover = next((one for one in acting if one.id == given.get("who") and given.get("do") == "move"), None)
        if mover is not None:
            movement.named_way(fight, mover, given)
        return attack.without_the_obvious(fight, given)

    only = acting[0].id if len(acting) == 1 else REQUIRED  # a seat with one creature is asked what that does
    menu = Menu(names, option)
    return Declare(seat, "who", menu, clauses=clauses, default=only, barred_source=barred, spelt_out=spelt_out)


def obey(fight: Conflict, seat: str, answer: dict[str, Any]) -> Flow[None]:
    """Carry out what a seat said."""
    state = fight.state
    if answer["who"] == END_TURN:
        state.ended.append(seat)
        fight.tell(TurnEnds, who=seat, clauses=("TK-3.7",))
    elif answer["who"] == WAIT:
        state.waiting.append(seat)
    else:
        state.waiting = []
        weave(fight, answer["who"])
        yield from turn.perform(fight, fight.creature(answer["who"]), answer)


def weave(fight: Conflict, name: str) -> None:
    """TK-3.2: a creature may go on although another has not finished its turn."""
    state = fight.state
    if state.last_actor and state.last_actor != name and may_act(fight, fight.creature(state.last_actor)):
        fight.tell(HandedOver, who=state.last_actor, to=name, clauses=("TK-3.2",))
    state.last_actor = name


def end_group_turn(fight: Conflict, phase: str) -> None:
    """End the turn of a group: the unspent lapses; a creature never activated begins its turn now (TK-3.6)."""
    for one in group_of(fight, phase):
        if one.able and not one.surprised and not one.activated and not one.is_mount and one.prepared is None:
            turn.activate(fight, one)
        one.action_left = one.momentum_left = 0
    fight.state.waiting, fight.state.ended = [], []


# ---- the end ---------------------------------------------------------------------------------------------------------


def judge_end(fight: Conflict) -> None:
    """TK-1.10: one side has no creature left that is neither dead, disabled, unconscious nor fled."""
    state = fight.state
    if state.winner:
        return
    state.winner, clause = winner_of(state)
    if state.winner:
        minutes = Sum.of(fight.knobs.scene_minutes, "scene", "TK-1.7")
        fight.tell(ConflictOver, winner=state.winner, minutes=minutes, clauses=(clause,))


def winner_of(state: State) -> tuple[str, str]:
    """The side that has won, "nobody", or nothing while the conflict lasts; and the clause that says so."""
    heroes, enemies = still_fights(state, HEROES), still_fights(state, ENEMIES)
    late = bool(state.round_limit) and state.round_no > state.round_limit
    if state.escape and (late or not (heroes if state.escape == HEROES else enemies)):
        return escaped(state), "TK-23.5"
    if not (heroes and enemies):
        return HEROES if heroes else ENEMIES if enemies else "nobody", "TK-1.10"
    if state.contest_goal:
        won = {side: state.contest_successes.get(side, 0) for side in (HEROES, ENEMIES)}
        ahead = max(won, key=lambda side: won[side])
        if won[ahead] >= state.contest_goal or (late and won[HEROES] != won[ENEMIES]):
            return ahead, "TK-1.12"
    return ("nobody", "TK-1.12") if late else ("", "")


def escaped(state: State) -> str:
    """Return the winner of a flight: those who flee, if more than half of them got away."""
    own = [one for one in state.creatures if one.side == state.escape]
    away = sum(one.status == FLED for one in own)
    return state.escape if 2 * away > len(own) else ENEMIES if state.escape == HEROES else HEROES


def still_fights(state: State, side: str) -> bool:
    for one in state.creatures:  # noqa: SIM110 - asked before every deed, and mostly the first one stands
        if one.side == side and one.standing:
            return True
    return False


def settled(fight: Conflict) -> bool:
    """TK-16.21: no survival fight and no persistent damage is running any more."""
    return is_settled(fight.state)


def is_settled(state: State) -> bool:
    return not any(
        one.status == DYING or (one.status != "disabled" and one.has("persistent_damage")) for one in state.present()
    )
