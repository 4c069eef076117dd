"""The Attack action carried out (TK-4.9, TK-10): blow by blow, two weapons, Sweep, further attacks, the howitzer."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import (
    HOWITZER_AREA,
    Blow,
    attempt_of,
    best_skill,
    fitting,
    improvised_throw,
    jams_at,
    misused,
    pair_penalty,
    two_weapons,
)
from holmgang.systems.tkds.board.checks import AUTOMATIC, NO_DEFENCE, Outcome
from holmgang.systems.tkds.board.equipment import (
    AREA,
    MELEE,
    TWO_FISTS,
    TWO_WEAPONS,
    Means,
    means_of,
    target_problem,
    targets_of,
)
from holmgang.systems.tkds.board.fight import OTHER, Fight
from holmgang.systems.tkds.board.lookups import square_of_area
from holmgang.systems.tkds.events import Action, Cover, Exploded, ItemBroken, Jammed, Missed
from holmgang.systems.tkds.flow.checks import at_mercy, judge, spends_coin
from holmgang.systems.tkds.flow.damage import killing_blow, natural_effects, shy, strike_home
from holmgang.systems.tkds.flow.harm import burst
from holmgang.systems.tkds.flow.items import luck_under_threat, put_off, spend_shot
from holmgang.systems.tkds.flow.moment import inflict
from holmgang.systems.tkds.flow.prepared import at_a_further_target
from holmgang.systems.tkds.flow.targets import target_option
from holmgang.systems.tkds.state import Creature, cell_id, cell_of, hostile

PASS = "pass"


def perform(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """The Attack action as declared; triggers have been asked already."""
    aimed = str(answer.get("target", answer.get("square", "")))
    fight.tell(Action, who=who.id, action="attack", object=answer["weapon"], target=aimed, clauses=("TK-4.9",))
    means = means_of(fight, who)
    if answer["weapon"] in (TWO_WEAPONS, TWO_FISTS):
        pair = two_weapons(fight, who, means)
        if pair is not None:
            yield from attack_with_both(fight, who, pair, answer)
        return
    chosen = _chosen(fight, who, [one for one in means if one.id == answer["weapon"]], answer)
    if chosen is None:
        return
    if chosen.mode == AREA:
        yield from fire_howitzer(fight, who, chosen, cell_of(answer["square"]))
        return
    target = fight.creature(answer["target"])
    if not (yield from confirmed(fight, who, target)):
        return
    skill = answer.get("skill", best_skill(who, chosen.skills))
    blow = Blow(chosen, target, skill, 2 if answer.get("hands") == "two" else 1)
    yield from deliver(fight, who, blow)
    for _ in range(chosen.count - 1):
        reached = [blow.at(one) for one in targets_of(fight, who, chosen)]
        following = yield from next_blow(fight, who, reached, "next_target", "TK-10.14")
        if following is None:
            return
        yield from at_a_further_target(fight, who, following.target, _delivering(fight, who, following))


def throw(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """TK-14.16: something that is no throwing weapon is thrown all the same."""
    item, target = who.item(answer["item"]), fight.creature(answer["target"])
    fight.tell(Action, who=who.id, action="throw", object=item.id, target=target.id, clauses=("TK-14.16",))
    if (yield from confirmed(fight, who, target)):
        yield from deliver(fight, who, Blow(improvised_throw(fight, item), target, "might"))


def deliver(fight: Fight, who: Creature, blow: Blow, *, swept: bool = False) -> Flow[None]:
    """One blow: aim, the killing of the helpless, the check, the damage, and what Sweep makes of a kill."""
    means, target = blow.means, blow.target
    if not (yield from aim(fight, who, blow)):
        return
    kills = yield from killing_blow(fight, who, means, target)
    if not kills:
        result = yield from to_hit(fight, who, blow)
        if means.ranged:
            spend_shot(fight, who, means, target)
        if result is None or not result.success:
            fight.tell(Missed, who=who.id, target=target.id, reason="missed", clauses=("TK-10.5",))
            if result is not None:
                yield from natural_effects(fight, who, target, means, result)
        else:
            kills = yield from strike_home(fight, who, blow, result)
        yield from inflict(fight, OTHER, target.id, lambda: shy(fight, target))
    if kills and means.has("sweep") and not swept:
        yield from sweep(fight, who, blow)


def _delivering(fight: Fight, who: Creature, blow: Blow, swept: bool = False) -> Any:
    return lambda: deliver(fight, who, blow, swept=swept)


def _chosen(fight: Fight, who: Creature, modes: list[Means], answer: dict[str, Any]) -> Means | None:
    if "mode" in answer:
        return next((one for one in modes if one.mode == answer["mode"]), None)
    if "square" in answer:
        return next((one for one in modes if one.mode == AREA), None)
    target = fight.creature(answer["target"])
    return next((one for one in modes if one.mode != AREA and still_possible(fight, who, one, target)), None)


def still_possible(fight: Fight, who: Creature, means: Means, target: Creature) -> bool:
    return who.present and not target_problem(fight, who, means, target)


def confirmed(fight: Fight, who: Creature, target: Creature) -> Flow[bool]:
    """TK-10.15: attacking one's own side, or a creature of neither, takes a second word."""
    if hostile(who, target):
        return True
    answer = yield Choose(
        who.seat,
        "confirm_attack",
        [Option("no"), Option("yes")],
        about=who.id,
        default="no",
        clauses=("TK-10.15",),
        args={"target": target.id},
    )
    return bool(answer == "yes")


# ---- further blows of the same action --------------------------------------------------------------------------------


def next_blow(fight: Fight, who: Creature, reached: list[Blow], purpose: str, *clauses: str) -> Flow[Blow | None]:
    """The target of a further blow, chosen after the result of the one before; it may be left out."""
    if not reached or (not who.able and fight.later is None):
        return None
    by_name = {blow.target.id: blow for blow in sorted(reached, key=lambda blow: not hostile(who, blow.target))}

    def options() -> list[Option]:
        return [*(target_option(fight, who, blow) for blow in by_name.values()), Option(PASS)]

    answer = yield Choose(who.seat, purpose, options, about=who.id, default=PASS, clauses=clauses)
    return by_name.get(answer)


def sweep(fight: Fight, who: Creature, blow: Blow) -> Flow[None]:
    """TK-18.14: after a kill the attack is repeated once, just as it was, against a creature next to the killed."""
    fallen = blow.target
    near = [
        blow.at(one)
        for one in targets_of(fight, who, blow.means)
        if one is not fallen and hostile(who, one) and fight.board.distance(one, fallen) <= 1
    ]
    again = yield from next_blow(fight, who, near, "sweep", "TK-18.14")
    if again is not None:
        yield from at_a_further_target(fight, who, again.target, _delivering(fight, who, again, swept=True))


def attack_with_both(fight: Fight, who: Creature, pair: tuple[Means, Means], answer: dict[str, Any]) -> Flow[None]:
    """TK-14.1: to hit and damage separately for each weapon; the second target after the first result."""
    extra, wanted = pair_penalty(fight, pair), answer.get("skill", "")

    def blow(means: Means, target: Creature) -> Blow | None:
        way = fitting(fight, who, means, target)
        if way is None:
            return None
        return Blow(way, target, wanted if wanted in way.skills else best_skill(who, way.skills), 1, extra)

    first = blow(pair[0], fight.creature(answer["target"]))
    if first is None:
        return
    yield from deliver(fight, who, first)
    foes = [one for one in fight.state.present() if hostile(who, one) and one.status != "disabled"]
    reached = [made for one in foes if (made := blow(pair[1], one)) is not None]
    second = yield from next_blow(fight, who, reached, "second_target", "TK-14.5", "TK-14.2")
    if second is not None:
        yield from at_a_further_target(fight, who, second.target, _delivering(fight, who, second))


# ---- the howitzer ----------------------------------------------------------------------------------------------------


def fire_howitzer(fight: Fight, who: Creature, means: Means, middle: Cell) -> Flow[None]:
    """TK-18.26: the roll only shows whether it jams; everyone in the area is hit."""
    if not (yield from luck_under_threat(fight, who, "ranged_attack", "TK-11.3")):
        spend_shot(fight, who, means, who)
        clauses = ("TK-11.3", "TK-11.6")
        fight.tell(Missed, who=who.id, target=cell_id(middle), reason="threatened", clauses=clauses)
        return
    [die] = yield Roll(who.seat, "attack", (20,), about=who.id, clauses=("TK-18.26",))
    spend_shot(fight, who, means, who)
    if rules.jams(die, jams_at(fight, who, means)):
        jam(fight, who, means)
        return
    area = square_of_area(middle, HOWITZER_AREA, fight)
    shown = tuple(cell_id(cell) for cell in area)
    fight.tell(Exploded, what=means.kind, at=cell_id(middle), area=shown, clauses=("TK-18.26", "TK-18.28"))
    yield from burst(fight, who, middle, area, (1, 6), "howitzer", "TK-18.26")


# ---- by house rule: attacks on those who leave -----------------------------------------------------------------------


def opportunities(fight: Fight, who: Creature, left: list[Creature]) -> Flow[None]:
    """Knob ``opportunity_attacks``: everybody whose reach was left may strike once a round."""
    for one in left:
        if one.struck_at_leaving or not who.present:
            continue
        options = [Option("pass"), Option("strike", clauses=("TK-7.14",))]
        answer = yield Choose(one.seat, "opportunity", options, about=one.id, default="pass", clauses=("TK-7.14",))
        if answer == "strike":
            one.struck_at_leaving = True
            means = max(
                (m for m in means_of(fight, one) if m.mode == MELEE),
                key=lambda m: (not m.improvised, m.dice[0] * m.dice[1]),
            )
            yield from deliver(fight, one, Blow(means, who, best_skill(one, means.skills)))


def aim(fight: Fight, who: Creature, blow: Blow) -> Flow[bool]:
    """Take aim: the line to the target, and the luck of a threatened shooter. False if the shot is lost."""
    means, target = blow.means, blow.target
    if means.improvised == "TK-19.7":
        who.shield_bonus_off = True
    tell_cover(fight, who, target)
    if means.ranged and not (yield from luck_under_threat(fight, who, "ranged_attack", "TK-11.3", "TK-10.11")):
        spend_shot(fight, who, means, target)
        fight.tell(Missed, who=who.id, target=target.id, reason="threatened", clauses=("TK-11.3", "TK-11.6"))
        return False
    return True


def tell_cover(fight: Fight, who: Creature, target: Creature) -> None:
    """The line between the two. Whoever has cover is "covered" (TK-13.4), against this opponent only (TK-12.2)."""
    found = fight.board.cover(who.footprint, target)
    fight.tell(
        Cover,
        who=who.id,
        target=target.id,
        grade=found.name,
        line=tuple(cell_id(cell) for cell in fight.board.line(who.footprint, target)),
        hidden=Sum.of(found.hidden, "hidden_points", "TK-12.10"),
        points=Sum.of(found.points, "points", "TK-12.10"),
        clauses=(found.clause, "TK-12.1", "TK-12.2", "TK-13.4"),
    )


def to_hit(fight: Fight, who: Creature, blow: Blow) -> Flow[Outcome | None]:
    """The check of an attack; None if the weapon failed."""
    means, target, attempt = blow.means, blow.target, attempt_of(fight, who, blow)
    if at_mercy(fight, who, attempt, "attack"):
        return NO_DEFENCE
    if (yield from spends_coin(fight, who, "attack", target.id)):
        spend_command(who)
        return AUTOMATIC
    [die] = yield Roll(who.seat, "attack", (20,), about=who.id, clauses=("TK-10.4",), args={"target": target.id})
    worn = wear(fight, who, means, die)
    if rules.jams(die, jams_at(fight, who, means)):
        jam(fight, who, means)
        spend_command(who)
        return None
    clauses = ("TK-10.2", "TK-10.4", "TK-10.5", "TK-10.8", *worn)
    result = yield from judge(fight, who, attempt, "attack", die, *clauses)
    spend_command(who)
    return result


def spend_command(who: Creature) -> None:
    """A Command helps one attack."""
    who.effects = [effect for effect in who.effects if effect.kind != "commanded"]


def wear(fight: Fight, who: Creature, means: Means, natural: int) -> tuple[str, ...]:
    """TK-14.7: an improvised weapon breaks on a low natural value, hit or miss. The clause that spares a body."""
    low = rules.improvised_breaks(natural, fight.knobs.improvised_break_below)
    if not low or not misused(fight, who, means):
        return ()
    if not means.item:
        return ("TK-14.10",)
    item = who.item(means.item)
    item.broken = True
    makeshift = item.sort == "gear" or (item.sort == "weapon" and fight.weapon(item.kind).improvised)
    how = "destroyed" if makeshift else "damaged"
    fight.tell(ItemBroken, who=who.id, item=item.id, how=how, clauses=("TK-14.7", "TK-14.8"))
    if makeshift:
        put_off(fight, who, item)
    return ()


def jam(fight: Fight, who: Creature, means: Means) -> None:
    item = who.item(means.item)
    item.jammed = True
    fight.tell(Jammed, who=who.id, item=item.id, clauses=("TK-18.9",))
