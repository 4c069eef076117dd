"""The joint plan of a party of engine seats: all dice of the round are open, so plans can be weighed exactly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from types import MappingProxyType
from typing import Any

from holmgang.kernel.play import kept_while_open
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.sides import is_surprised, protected
from holmgang.systems.kampbogen.board.totals import combat_grade, gear, means_of, total
from holmgang.systems.kampbogen.bots.plan_worth import WOUND, Blows, Deed, Foe, Friend, Plan, Table, Weighing, wards_of
from holmgang.systems.kampbogen.bots.prospects import brawl_expectation, steady_loss, wants_to_leave
from holmgang.systems.kampbogen.flow.ability_roll import uses_of, wardable
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent

RELIEF = 200
"""Worth of a life of whoever alone brings an effect that costs everybody a point each round."""


@kept_while_open
def table_of(play: GamePlay) -> Table:
    """The table as a value: what the plan depends on and nothing else."""
    state, knobs = play.state, play.knobs
    assert state.combat is not None
    ambush = state.combat.ambushed
    grade, able = combat_grade(state.now(), knobs).total, state.able()
    lowest = min([rules.grade_value(one.grade, knobs.values) for one in able], default=0)
    friends = tuple([_friend(play, who, grade) for who in state.fighting()])
    onward = state.goal == "get_past" and not state.got_past
    return Table(
        grade=grade,
        friends=friends,
        foes=tuple([_foe(play, one, able, lowest) for one in able]),
        effects=tuple([(effect.key, effect.kind, effect.amount) for effect in state.now().effects]),
        ambush=ambush,
        surprised=is_surprised(play, state.combat, "opponents"),
        leave=(onward or True in [friend.commands for friend in friends]) and wants_to_leave(play),
        onward=onward,
        automatic=knobs.brawl_auto_damage,
        heavy=knobs.ambush_damage,
        commander=knobs.manoeuvre_damage if knobs.manoeuvre_mode == "strike" else 0,
        out_at=knobs.opponent_out_at,
        stacks=knobs.brawl_auto_stacks,
        limits=knobs.exposure_limits_rolls,
        other_action=knobs.other_action,
    )


def _foe(play: GamePlay, one: Opponent, able: list[Opponent], lowest: int) -> Foe:
    """Wounds are worth more on hunters where one must get away, on high kamp while a low one sets the grade, and on
    whoever alone brings an effect: all are rid of it then."""
    state = play.state
    value = rules.grade_value(one.grade, play.knobs.values)
    prize = WOUND + 12 * (value - lowest) + RELIEF * steady_loss(able, one) // 100
    if state.goal != "defeat" and any(effect.kind == "hunter" for effect in one.effects):
        prize *= 2
    hides = tuple([effect.key for effect in state.now().effects if effect.kind == "thick_hide" and one.holds(effect)])
    return Foe(one.id, one.grade, value, one.lives, prize, hides)


def _friend(play: GamePlay, who: Character, grade: int) -> Friend:
    barred, raw = uses_of(play, who).barred, who.raw
    driving = play.state.driven_by(who.id) is not None
    action = "combat_roll" if "combat_roll" not in barred else "defend"
    best = max(means_of(play, who, action).abilities, key=who.abilities.__getitem__)
    wards = [
        key
        for key, effect in wardable(play).items()
        if _masters(play, who, "counter_effect", rules.ward_of(effect.kind), grade, play.knobs.ward_on_tie)
    ]
    return Friend(
        id=who.id,
        pools=(who.lives, who.power, who.psyche, who.blood),
        raw=raw,
        fumbled=who.fumbled,
        exposed=who.exposed,
        sheltered=protected(play, who),
        driving=driving,
        stakes=play.knobs.stakes(driving),
        armoured=any(rules.armour_holds(model.armour, grade) for _, model in gear(play, who)),
        fights=action == "combat_roll",
        ability=best,
        reach=raw + who.abilities[best],
        brawls="brawl" not in barred,
        brawl_value=who.brawl_value,
        wards=tuple(wards),
        commands="manoeuvre" not in barred
        and _masters(play, who, "manoeuvre", "fieldcraft", grade, play.knobs.manoeuvre_on_tie),
    )


def _masters(play: GamePlay, who: Character, action: str, ability: str, grade: int, tie_counts: bool) -> bool:
    """Would the roll succeed, put to this use?"""
    reached = total(play, who, action, ability).total
    return rules.succeeds(rules.against(reached, grade, who.fumbled), tie_counts)


Settled = Mapping[str, Mapping[str, Any]]
"""The answers that characters have openly given, by their ids."""
NOTHING: Settled = MappingProxyType({})
Agreed = tuple[Deed | None, ...]
"""For each friend the deed that is settled already, or None."""


@lru_cache(maxsize=512)
def best_plan(table: Table, agreed: Agreed = ()) -> Plan:
    """One deed for each friend, in their order: the plan of the highest worth; between equals the first found."""
    settled = agreed or (None,) * len(table.friends)
    choices = [
        candidates(table, friend) if deed is None else [deed]
        for friend, deed in zip(table.friends, settled, strict=True)
    ]
    best: Plan = tuple([deeds[0] for deeds in choices])
    highest: int | None = None
    weighed: dict[tuple[str, ...], Weighing] = {}
    blows: Blows = {}
    for plan in product(*choices):
        wards = wards_of(plan)
        if len(set(wards)) < len(wards) or [deed[0] for deed in plan].count("manoeuvre") > 1:
            continue
        weighing = weighed.get(wards)
        if weighing is None:
            weighing = weighed[wards] = Weighing(table, wards, blows)
        worth = weighing.worth_of(plan)
        if highest is None or worth > highest:
            best, highest = plan, worth
    return best


@kept_while_open
def free_plan(play: GamePlay) -> Plan:
    """The best plan of all, whoever has said what."""
    return best_plan(table_of(play))


def plan_around(play: GamePlay, agreed: Agreed) -> Plan:
    """The best plan that keeps what is settled. While everybody does as the best plan of all says, it is that one."""
    free = free_plan(play)
    if free == tuple([deed or own for deed, own in zip(agreed, free, strict=True)]):
        return free
    return best_plan(table_of(play), agreed)


def candidates(table: Table, friend: Friend) -> list[Deed]:
    """The uses worth considering: the best combat ability, a brawl, wards that hold, a manoeuvre that succeeds."""
    deeds: list[Deed] = []
    if friend.fights:
        deeds.append(("combat_roll", friend.ability, ""))
    elif not friend.sheltered:
        deeds.append(("defend", friend.ability, ""))
    else:
        deeds.append(("none", "", ""))
    above = rules.against(friend.reach, table.grade, friend.fumbled) == rules.ABOVE
    if friend.brawls and (not above or brawl_expectation(friend.brawl_value) > 1000):
        deeds.append(("brawl", "", ""))
    deeds += [("counter_effect", key, "") for key in friend.wards]
    if friend.commands:
        if table.leave and not table.onward:
            deeds.append(("manoeuvre", "flight", ""))
        elif len(table.foes) > 1 and table.ambush != "characters":
            dearest = max(table.foes, key=lambda foe: (foe.prize, -foe.lives))
            deeds.append(("manoeuvre", "target", dearest.id))
    return deeds


def plan_for(play: GamePlay, name: str, settled: Settled = NOTHING) -> dict[str, Any]:
    """The answer of one character within the best joint plan around what companions have settled."""
    place, agreed = agreed_on(table_of(play), name, settled)
    return answer_of(plan_around(play, agreed)[place])


def agreed_on(table: Table, name: str, settled: Settled) -> tuple[int, Agreed]:
    """The place of somebody at the table, and what the others have settled."""
    names = [friend.id for friend in table.friends]
    return names.index(name), tuple([_deed(settled[one]) if one in settled and one != name else None for one in names])


def _deed(answer: Mapping[str, Any]) -> Deed:
    """An answer as the plan counts it."""
    particular = answer.get("ability") or answer.get("effect") or answer.get("use") or ""
    return answer["action"], particular, answer.get("target", "")


def answer_of(deed: Deed) -> dict[str, Any]:
    """A deed as an answer."""
    action, particular, target = deed
    answer = {"action": action}
    if action in ("combat_roll", "defend"):
        answer["ability"] = particular
    elif action == "counter_effect":
        answer["effect"] = particular
    elif action == "manoeuvre":
        answer["use"] = particular
        if particular == "target":
            answer["target"] = target
    return answer
