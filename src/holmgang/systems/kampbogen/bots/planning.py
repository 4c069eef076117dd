"""The joint plan of a party of computer players: all dice of the round are open, so plans are weighed exactly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, product
from types import MappingProxyType
from typing import Any

from holmgang.kernel.play import kept_while_open
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.lookups import is_surprised, protected
from holmgang.systems.kampbogen.board.totals import best_combat_total, combat_grade, grade_base, total
from holmgang.systems.kampbogen.board.uses import COMBAT_ROLLS, COMMAND, uses_of, wardable
from holmgang.systems.kampbogen.board.wounds import armour_that_holds
from holmgang.systems.kampbogen.bots.plan_worth import (
    WOUND,
    JointPlan,
    PlanCharacter,
    PlannedUse,
    PlannedWounds,
    PlanOpponent,
    PlanWorth,
    RoundInputs,
    wards_of,
)
from holmgang.systems.kampbogen.bots.prospects import brawl_expectation, steady_loss, wants_to_leave
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent

RELIEF = 200
"""Worth of a life of the only opponent with an effect that costs everybody a point each round."""


@kept_while_open
def round_inputs(play: GamePlay) -> RoundInputs:
    """Return the inputs of a plan as a value: everything it depends on and nothing else."""
    state, knobs = play.state, play.knobs
    assert state.combat is not None
    grade, able = combat_grade(state.now(), knobs).total, state.able()
    lowest = min([grade_base(one.kamp, knobs) for one in able], default=0)
    fighting = state.fighting()
    wards = [_wards(play, who, grade) for who in fighting]
    warded = _sets_of({key for keys in wards for key in keys})
    friends = tuple([_friend(play, who, grade, own, warded) for who, own in zip(fighting, wards, strict=True)])
    onward = state.goal == "get_past" and not state.got_past
    return RoundInputs(
        grade=grade,
        friends=friends,
        foes=tuple([_foe(play, one, able, lowest) for one in able]),
        effects=tuple([(one.key, one.kind, one.amount) for one in state.now().effects if not one.annulled]),
        ambush=state.combat.ambushed,
        surprised=is_surprised(play, state.combat, "opponents"),
        leave=(onward or True in [friend.commands for friend in friends]) and wants_to_leave(play),
        onward=onward,
        knobs=knobs,
    )


def _sets_of(keys: set[str]) -> list[tuple[str, ...]]:
    """All sets of these effects, the largest first."""
    ordered = sorted(keys)
    return [some for size in range(len(ordered), -1, -1) for some in combinations(ordered, size)]


def _foe(play: GamePlay, one: Opponent, able: list[Opponent], lowest: int) -> PlanOpponent:
    """Wounds are worth more on hunters where the party must get away, on high kamp while a low one sets the grade,
    and on an opponent who alone brings an effect: all are rid of it then."""
    state = play.state
    value = grade_base(one.kamp, play.knobs)
    prize = WOUND + 12 * (value - lowest) + RELIEF * steady_loss(play, able, one) // 100
    if state.goal != "defeat" and any(effect.kind == "hunter" for effect in one.effects):
        prize *= 2
    hides = tuple([effect.key for effect in state.now().effects if effect.kind == "thick_hide" and one.holds(effect)])
    return PlanOpponent(one.id, one.grade, value, one.lives, prize, hides)


def _wards(play: GamePlay, who: Character, grade: int) -> tuple[str, ...]:
    """The effects that the roll of a character would ward off."""
    ties = play.knobs.ward_on_tie
    return tuple(
        [
            key
            for key, effect in wardable(play).items()
            if _masters(play, who, "counter_effect", rules.ward_of(effect.kind), grade, ties)
        ]
    )


def _friend(
    play: GamePlay, who: Character, grade: int, wards: tuple[str, ...], warded: list[tuple[str, ...]]
) -> PlanCharacter:
    barred = uses_of(play, who).barred
    action = "combat_roll" if "combat_roll" not in barred else "defend"
    plain, best = best_combat_total(play, who, action)
    reach = [(keys, best_combat_total(play, who, action, keys)[0]) for keys in warded[:-1]]
    reach = [] if all(height == plain for _, height in reach) else reach
    return PlanCharacter(
        id=who.id,
        pools=(who.lives, who.power, who.psyche, who.blood),
        reached_brawl=rules.brawl_hits(who.raw, who.brawl_value),
        fumbled=who.fumbled,
        exposed=who.exposed,
        sheltered=protected(play, who),
        driving=play.state.driven_by(who.id) is not None,
        armoured=bool(armour_that_holds(play, who, grade)),
        fights=action == "combat_roll",
        ability=best,
        reach=(*reach, ((), plain)),
        brawls="brawl" not in barred,
        brawl_value=who.brawl_value,
        wards=wards,
        commands="manoeuvre" not in barred
        and _masters(play, who, "manoeuvre", COMMAND, grade, play.knobs.manoeuvre_on_tie),
    )


def _masters(play: GamePlay, who: Character, action: str, ability: str, grade: int, tie_counts: bool) -> bool:
    """Would the roll succeed, put to this use?"""
    reached = total(play, who, action, ability).total
    return rules.succeeds(rules.against(reached, grade, who.fumbled), tie_counts)


Settled = Mapping[str, Mapping[str, Any]]
"""The answers that characters have openly given, by their ids."""
NOTHING: Settled = MappingProxyType({})
Agreed = tuple[PlannedUse | None, ...]
"""For each friend the deed that is settled already, or None."""


@lru_cache(maxsize=512)
def best_plan(inputs: RoundInputs, agreed: Agreed = ()) -> JointPlan:
    """One deed for each friend, in their order: the plan of the highest worth; between equals the first found."""
    settled = agreed or (None,) * len(inputs.friends)
    choices = [
        candidates(inputs, friend) if deed is None else [deed]
        for friend, deed in zip(inputs.friends, settled, strict=True)
    ]
    best: JointPlan = tuple([deeds[0] for deeds in choices])
    highest: int | None = None
    weighed: dict[tuple[str, ...], PlanWorth] = {}
    blows: PlannedWounds = {}
    for plan in product(*choices):
        wards = wards_of(plan)
        if len(set(wards)) < len(wards) or [deed[0] for deed in plan].count("manoeuvre") > 1:
            continue
        worths = weighed.get(wards)
        if worths is None:
            worths = weighed[wards] = PlanWorth(inputs, wards, blows)
        worth = worths.worth_of(plan)
        if highest is None or worth > highest:
            best, highest = plan, worth
    return best


@kept_while_open
def free_plan(play: GamePlay) -> JointPlan:
    """Return the best plan of all, whatever was answered."""
    return best_plan(round_inputs(play))


def plan_around(play: GamePlay, agreed: Agreed) -> JointPlan:
    """The best plan that keeps what is settled. While everybody does as the best plan of all says, it is that one."""
    free = free_plan(play)
    if free == tuple([deed or own for deed, own in zip(agreed, free, strict=True)]):
        return free
    return best_plan(round_inputs(play), agreed)


def candidates(inputs: RoundInputs, friend: PlanCharacter) -> list[PlannedUse]:
    """The uses worth considering: the best combat ability, a brawl, wards that hold, a manoeuvre that succeeds."""
    deeds: list[PlannedUse] = []
    if friend.fights:
        deeds.append(("combat_roll", friend.ability, ""))
    elif not friend.sheltered:
        deeds.append(("defend", friend.ability, ""))
    else:
        deeds.append(("none", "", ""))
    above = rules.against(friend.total(()), inputs.grade, friend.fumbled) == rules.ABOVE
    if friend.brawls and (not above or brawl_expectation(inputs.knobs, friend.brawl_value) > 1000):
        deeds.append(("brawl", "", ""))
    deeds += [("counter_effect", key, "") for key in friend.wards]
    if friend.commands:
        if inputs.leave and not inputs.onward:
            deeds.append(("manoeuvre", "flight", ""))
        elif len(inputs.foes) > 1 and inputs.ambush != "characters":
            dearest = max(inputs.foes, key=lambda foe: (foe.prize, -foe.lives))
            deeds.append(("manoeuvre", "target", dearest.id))
    return deeds


def plan_for(play: GamePlay, name: str, settled: Settled = NOTHING) -> dict[str, Any]:
    """The answer of one character within the best joint plan around what companions have settled."""
    place, agreed = agreed_on(round_inputs(play), name, settled)
    return answer_of(plan_around(play, agreed)[place])


def agreed_on(inputs: RoundInputs, name: str, settled: Settled) -> tuple[int, Agreed]:
    """Return the place of a character, and the uses that the others have settled."""
    names = [friend.id for friend in inputs.friends]
    return names.index(name), tuple([_deed(settled[one]) if one in settled and one != name else None for one in names])


def _deed(answer: Mapping[str, Any]) -> PlannedUse:
    """An answer as the plan counts it."""
    particular = answer.get("ability") or answer.get("effect") or answer.get("use") or ""
    return answer["action"], particular, answer.get("target", "")


def answer_of(deed: PlannedUse) -> dict[str, Any]:
    """A deed as an answer."""
    action, particular, target = deed
    answer = {"action": action}
    if action in COMBAT_ROLLS:
        answer["ability"] = particular
    elif action == "counter_effect":
        answer["effect"] = particular
    elif action == "manoeuvre":
        answer["use"] = particular
        if particular == "target":
            answer["target"] = target
    return answer
