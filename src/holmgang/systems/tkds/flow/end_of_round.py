"""The end of a round, in its order (TK-15): negative effects, survival, positive effects, luck, durations."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.checks import Attempt
from holmgang.systems.tkds.board.equipment import overloaded
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.board.harm import hazard
from holmgang.systems.tkds.events import Phase, PreparedLost, RoundOver, Sank, TerrainChanged
from holmgang.systems.tkds.flow.checks import check, luck
from holmgang.systems.tkds.flow.conditions import give, lift, loosen
from holmgang.systems.tkds.flow.harm import add_coin, deal, heal, roll_dice, survival_success
from holmgang.systems.tkds.state import DISABLED, DYING, END_OF_ROUND, NO_DICE, Creature, Effect, cell_id


def end_of_round(fight: Fight, *because: str) -> Flow[None]:
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


def tell_end(fight: Fight, because: tuple[str, ...]) -> None:
    number = Sum.of(fight.state.round_no, "round_no", "TK-1.3")
    fight.tell(Phase, phase=END_OF_ROUND, round_no=number, clauses=("TK-1.4", "TK-15.1", "TK-15.5", *because))


# ---- E1 --------------------------------------------------------------------------------------------------------------


ACTS_FIRST = {"negative": "TK-15.3", "neutral": "TK-15.7"}
"""The polarities that act before the positive ones, and the clause that puts them there."""


def negative_effects(fight: Fight) -> Flow[None]:
    """Roster order, and for each creature the order in which effects were gained (TK-15.5)."""
    for one in fight.state.roster():
        for effect in list(one.effects):
            because = ACTS_FIRST.get(effect.polarity)
            if because and effect.kind == "persistent_damage" and one.present and one.status != DISABLED:
                yield from persist(fight, one, effect, because)
        if one.present:
            yield from water(fight, one)


def persist(fight: Fight, one: Creature, effect: Effect, because: str) -> Flow[None]:
    """TK-17.6: the stated damage, of every instance there is (TK-17.10)."""
    amount = yield from roll_dice(fight, one, "persistent", effect.dice, effect.damage or effect.kind, "TK-17.6")
    by = fight.creature(effect.source) if effect.source else None
    name = effect.damage or effect.kind
    yield from deal(fight, hazard(name, one, ("TK-17.6", "TK-17.10", because), by=by), amount)


def water(fight: Fight, one: Creature) -> Flow[None]:
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
            give(fight, one, Effect(fight.state.new_id("drowning"), "drowning"), "", "TK-21.9")
    if one.has("drowning"):
        amount = yield from roll_dice(fight, one, "drown", fight.knobs.drown_damage, "drowning", "TK-21.9")
        yield from deal(fight, hazard("drowning", one, ("TK-21.9",)), amount)


def breathe_again(fight: Fight, one: Creature) -> None:
    one.without_air = 0
    for effect in [effect for effect in one.effects if effect.kind == "drowning"]:
        lift(fight, one, effect, "air", "TK-21.9")


def sink(fight: Fight, one: Creature) -> None:
    heavy = bool(one.armour) and fight.pack.get("armour", one.armour).kind == "heavy"
    over = max(0, one.load - one.capacity) if overloaded(one) else 0
    metres = rules.sinks(heavy, over, fight.knobs.sink_heavy_m)
    if metres:
        one.depth += metres
        sunk, depth = Sum.of(metres, "sinking", "TK-21.10"), Sum.of(one.depth, "depth", "TK-21.10")
        fight.tell(Sank, who=one.id, metres=sunk, depth=depth, clauses=("TK-21.10",))


# ---- E2 --------------------------------------------------------------------------------------------------------------


def survival_rolls(fight: Fight, dying: list[Creature]) -> Flow[None]:
    """TK-16.9: only those who were dying before E1 began (TK-15.4)."""
    for one in dying:
        if one.status != DYING:
            continue
        if (yield from luck(fight, one, "survival", "TK-16.9", "TK-15.4")):
            survival_success(fight, one)
        else:
            add_coin(fight, one, "TK-16.9")


# ---- E3 --------------------------------------------------------------------------------------------------------------


def is_positive(effect: Effect) -> bool:
    """Does it heal its bearer at the end of the round?"""
    return effect.polarity == "positive" and effect.dice != NO_DICE


def positive_effects(fight: Fight) -> Flow[None]:
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


def luck_ends(fight: Fight) -> Flow[None]:
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


def ended_by_luck(effect: Effect) -> str:
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


def is_sleep(effect: Effect) -> bool:
    """Ordinary sleep, no deeper swoon."""
    return effect.kind == "unconscious" and effect.damage == "sleep"


def roll_to_end(fight: Fight, one: Creature, effect: Effect, because: str) -> Flow[None]:
    """One roll for an effect, or for all of its group (TK-9.14)."""
    together, alone = [effect], "TK-9.13"
    if effect.group:
        together, alone = [other for other in one.effects if other.group == effect.group], "TK-9.14"
    if not (yield from luck(fight, one, "luck_ends", because, alone, "TK-15.6")):
        return
    for ended in together:
        lift(fight, one, ended, "luck", because, alone, "TK-15.2")
    if is_sleep(effect):
        give(fight, one, Effect(fight.state.new_id("prone"), "prone"), "", "TK-17.2")


# ---- E5 --------------------------------------------------------------------------------------------------------------


def count_down(fight: Fight) -> None:
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


def tell_over(fight: Fight, clauses: list[str]) -> None:
    number = Sum.of(fight.state.round_no, "round_no", "TK-1.3")
    seconds = Sum.of(fight.knobs.round_seconds, "seconds", "TK-1.3")
    fight.tell(RoundOver, round_no=number, seconds=seconds, clauses=tuple(dict.fromkeys(clauses)))
