"""The steps of every action: checks, luck, rulings, conditions, and results of one moment (TK-5.8, TK-9)."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell, footprint
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import FIRE, touches
from holmgang.systems.tkds.board.board import DAMAGE, DISPLACEMENT, OTHER, Conflict, Pending, PendingDeed
from holmgang.systems.tkds.board.checks import (
    AUTOMATIC,
    COIN,
    NO_DEFENCE,
    ROLL,
    Attempt,
    CheckOutcome,
    _total,
    luck_steps,
    may_spend_coin,
    modifier,
    modifiers,
    succeeds_anyway,
    threshold_of,
)
from holmgang.systems.tkds.board.lookups import concentration_of, grips, in_reach, rider_of
from holmgang.systems.tkds.events import (
    AutoSuccess,
    Check,
    Coin,
    ConditionOff,
    ConditionOn,
    Luck,
    MagicEnded,
    PreparedLost,
    Unhorsed,
)
from holmgang.systems.tkds.state import LYING, Creature, LastingEffect, cell_of, hostile

# ---- checks, luck and the death coin ---------------------------------------------------------------------------------


def at_mercy(fight: Conflict, who: Creature, attempt: Attempt, purpose: str) -> bool:
    """Return whether nothing is rolled because the target is helpless."""
    if not succeeds_anyway(attempt):
        return False
    fight.tell(AutoSuccess, who=who.id, purpose=purpose, target=attempt.whom, clauses=("TK-17.1",))
    return True


def check(
    fight: Conflict, who: Creature, attempt: Attempt, purpose: str, *clauses: str, by: str = ""
) -> Flow[CheckOutcome]:
    """A skill check: d20 + modifier + Bonuses − Penalties against a threshold. ``by`` is whose doing is resisted."""
    if at_mercy(fight, who, attempt, purpose):
        return NO_DEFENCE
    target = attempt.whom or by
    if (yield from spends_coin(fight, who, purpose, target)):
        return AUTOMATIC
    [die] = yield Roll(who.seat, purpose, (20,), about=who.id, clauses=("TK-9.3",))
    return (yield from judge(fight, who, attempt, purpose, die, *clauses, by=by))


def judge(
    fight: Conflict, who: Creature, attempt: Attempt, purpose: str, die: int, *clauses: str, by: str = ""
) -> Flow[CheckOutcome]:
    """Read a check from its die and tell it."""
    target = attempt.whom or by
    threshold, steps = threshold_of(fight, attempt), modifiers(fight, who, attempt)
    total = _total(fight, who, attempt, die, steps)
    success, because = rules.check_result(die, total, threshold.total)
    _, counted = steps.net(fight.knobs.bonus_cap)
    if attempt.attack:
        clauses += ("TK-10.5", "TK-10.8") if die in (1, 20) else ("TK-10.5",)
    fight.tell(
        Check,
        who=who.id,
        purpose=purpose,
        skill=attempt.skill,
        target=target,
        total=Sum.of(die, "die", "TK-9.3") + modifier(fight, who, attempt),
        threshold=threshold,
        success=success,
        natural=str(die) if die in (1, 20) else "",
        clauses=(*clauses, *counted, because),
    )
    if not success and (yield from rescued_by_coin(fight, who, purpose, target)):
        return AUTOMATIC
    return CheckOutcome(success, total, die)


def luck(fight: Conflict, who: Creature, purpose: str, *clauses: str) -> Flow[bool]:
    """A luck roll: d20 + Luck; no skill check, so cover and most Bonuses mean nothing to it (TK-12.16)."""
    knobs = fight.knobs
    if (yield from spends_coin(fight, who, purpose, "")):
        return True
    [die] = yield Roll(who.seat, purpose, (20,), about=who.id, clauses=("TK-9.9",))
    steps = luck_steps(who)
    total = Sum.of(die, "die", "TK-9.9").plus(who.luck, "luck", "TK-9.8")
    total = steps.worth(total, knobs.bonus_step, knobs.bonus_cap)
    net, _ = steps.net(knobs.bonus_cap)
    success, because = rules.luck_result(
        die, who.luck, net, knobs.bonus_step, knobs.luck_threshold, knobs.luck_naturals
    )
    fight.tell(
        Luck,
        who=who.id,
        purpose=purpose,
        total=total,
        threshold=Sum.of(knobs.luck_threshold, "threshold", "TK-9.9"),
        success=success,
        clauses=(*clauses, because),
    )
    if not success and (yield from rescued_by_coin(fight, who, purpose, "")):
        return True
    return success


def spends_coin(fight: Conflict, who: Creature, purpose: str, target: str) -> Flow[bool]:
    """TK-16.14: the coin is declared instead of rolling."""
    if fight.knobs.coin_declare != "before_roll":
        return False
    return (yield from _coin(fight, who, purpose, target))


def rescued_by_coin(fight: Conflict, who: Creature, purpose: str, target: str) -> Flow[bool]:
    """By house rule the coin may be spent after a failed roll."""
    if fight.knobs.coin_declare != "after_roll":
        return False
    return (yield from _coin(fight, who, purpose, target))


def _coin(fight: Conflict, who: Creature, purpose: str, target: str) -> Flow[bool]:
    if not may_spend_coin(fight, who):
        return False
    options = [Option(ROLL), Option(COIN, clauses=("TK-16.13",))]
    answer = yield Choose(
        who.seat, "coin", options, about=who.id, default=ROLL, clauses=("TK-16.14",), args={"what": purpose}
    )
    if answer == ROLL:
        return False
    who.death_coins -= 1
    who.coins_spent_today += 1
    fight.tell(
        Coin,
        who=who.id,
        change=Sum.of(-1, "spent", "TK-16.13"),
        coins=Sum.of(who.death_coins, "death_coins", "TK-16.4"),
        clauses=("TK-16.13",),
    )
    fight.tell(AutoSuccess, who=who.id, purpose=purpose, target=target, clauses=("TK-16.14",))
    return True


# ---- rulings and simultaneous results --------------------------------------------------------------------------------


def ruling(
    fight: Conflict, purpose: str, answers: tuple[str, ...], clause: str, about: str = "", *, offer: bool = False
) -> Flow[str]:
    """Ask for the master's ruling; without a master the first of the answers holds, as the clause says.

    ``offer``: the scenario has said it already, and the master only may say otherwise.
    """
    options = [Option(name) for name in answers]
    seat, default = fight.play.master or "", answers[0]
    question = Choose(seat, purpose, options, about=about, default=default, clauses=(clause,), offer=offer)
    return str((yield from rule(fight.play, question)))


def carry(flow: Flow[None] | None) -> Flow[None]:
    """Carry on with what may or may not ask something."""
    if flow is not None:
        yield from flow


def inflict(fight: Conflict, rank: str, whom: str, deed: PendingDeed, damage: int = 0) -> Flow[None]:
    """Let something happen to a creature now, or together with everything else of a simultaneous moment."""
    if fight.later is None:
        yield from carry(deed())
    else:
        fight.later.append(Pending(rank, fight.doer, whom, deed, damage))


def pending_damage(fight: Conflict, target: Creature) -> int:
    """The damage that the running moment has in store for a creature."""
    return sum(one.damage for one in fight.later or () if one.whom == target.id)


def settle(fight: Conflict, lost: tuple[str, ...] = (), acting: str = "") -> Flow[None]:
    """Apply what simultaneous actions have done: damage first, then healing and conditions, then displacement.

    What those in ``lost`` did comes to nothing. A fall counts once: all blows were rolled on the state
    before any of them. All but the creature ``acting`` have cut in.
    """
    waiting, fight.later, fight.just_fallen = fight.later or [], None, []
    for rank in (DAMAGE, OTHER, DISPLACEMENT):
        for one in waiting:
            if one.rank == rank and one.doer not in lost:
                done = carry(one.deed())
                yield from done if one.doer == acting else setting_off_nothing(fight, done)
    fight.just_fallen = None


# ---- how things stand for those who wait -----------------------------------------------------------------------------


STATES = ("enters_square", "enters_area", "comes_adjacent", "comes_in_reach", "becomes_visible")
"""Conditions about how things stand: they come true when they hold of an opponent of whom they did not hold before."""
Watch = Mapping[str, frozenset[str]]
"""For each creature that waits for a state of things: the opponents of whom it holds."""


def watched(fight: Conflict) -> Watch:
    """Return the opponents for whom a watched state holds."""
    return {
        one.id: frozenset(foe.id for foe in fight.state.present() if hostile(one, foe) and holds(fight, one, foe))
        for one in fight.state.creatures
        if one.prepared is not None and one.prepared.trigger in STATES
    }


def holds(fight: Conflict, one: Creature, foe: Creature) -> bool:
    """Return whether the state that a creature waits for holds of this opponent now."""
    prepared, board = one.prepared, fight.board
    assert prepared is not None
    match prepared.trigger:
        case "enters_square":
            return cell_of(prepared.square) in foe.footprint
        case "enters_area":
            area = area_of(cell_of(prepared.square))
            return any(cell in area for cell in foe.footprint)
        case "comes_adjacent":
            return board.squares_between(one, foe) <= 1
        case "comes_in_reach":
            return in_reach(fight, one, foe)
    return board.sees(one, foe)


def glimpse(fight: Conflict) -> None:
    """Remember of whom a watched state holds on the way, where a creature is moved on at once."""
    for name, found in watched(fight).items():
        fight.glimpsed[name] = fight.glimpsed.get(name, frozenset()) | found


def since(fight: Conflict, before: Watch) -> Watch:
    """Return the opponents for whom a watched state holds now, or did on the way here, and did not before.

    A state that a prepared action has brought about sets off no other (TK-5.16).
    """
    glimpsed, fight.glimpsed = fight.glimpsed, {}
    by_insertion, fight.by_insertion = fight.by_insertion, {}
    found = watched(fight) if before else {}
    return {
        name: (now | glimpsed.get(name, frozenset())) - before[name] - by_insertion.get(name, frozenset())
        for name, now in found.items()
        if name in before
    }


def setting_off_nothing(fight: Conflict, flow: Flow[None]) -> Flow[None]:
    """Carry out something a prepared action does; the states that come to hold by it set off no other (TK-5.16)."""
    before, glimpsed, fight.glimpsed = watched(fight), fight.glimpsed, {}
    yield from flow
    fight.glimpsed = glimpsed
    for name, now in watched(fight).items():
        fight.by_insertion[name] = fight.by_insertion.get(name, frozenset()) | (now - before[name])


def area_of(middle: Cell, side: int = 3) -> tuple[Cell, ...]:
    """The squares of an area around its middle."""
    half = side // 2
    return footprint((middle[0] - half, middle[1] - half), side)


# ---- conditions ------------------------------------------------------------------------------------------------------


def give(fight: Conflict, who: Creature, effect: LastingEffect, by: str, *clauses: str) -> None:
    """Put an effect on a creature, unless it is immune."""
    if immune_to(fight, who, effect):
        return
    effect.fresh = fight.ending
    take(fight, who, effect)
    fight.tell(ConditionOn, who=who.id, condition=effect.damage or effect.kind, by=by, clauses=clauses)
    incapacitate(fight, who, effect.kind)


def take(fight: Conflict, who: Creature, effect: LastingEffect) -> None:
    """A creature has an effect from now on; no creature lies in the saddle."""
    if effect.kind in LYING:
        throw_off(fight, who, "TK-21.1")
    who.effects.append(effect)


def incapacitate(fight: Conflict, who: Creature, kind: str) -> None:
    """A condition of this kind takes what its bearer had prepared, and perhaps what it concentrates on."""
    if kind in ("unconscious", "helpless", "drowning"):
        lose_prepared(fight, who)
        if kind != "helpless":
            lose_concentration(fight, who, "unconscious", "TK-22.3")


def immune_to(fight: Conflict, who: Creature, effect: LastingEffect) -> bool:
    """By the kind of the effect, by what it does, because it is fire or works on minds; or by the master's word."""
    kinds = {effect.kind, effect.damage} | ({FIRE} if effect.damage == "burning" else set())
    if effect.spell and fight.pack.get("spells", effect.spell).mind:
        kinds.add("mind")
    return not touches(fight, who, frozenset(kinds - {""}))


def lift(fight: Conflict, who: Creature, effect: LastingEffect, reason: str, *clauses: str) -> None:
    """Take an effect away."""
    who.effects.remove(effect)
    fight.tell(ConditionOff, who=who.id, condition=effect.damage or effect.kind, reason=reason, clauses=tuple(clauses))


def lift_all(fight: Conflict, who: Creature, kind: str, reason: str, *clauses: str) -> None:
    for effect in [effect for effect in who.effects if effect.kind == kind]:
        lift(fight, who, effect, reason, *clauses)


def wake_sleeper(fight: Conflict, who: Creature) -> None:
    """Ordinary sleep ends at once when the sleeper is hurt."""
    for effect in [one for one in who.effects if one.kind == "unconscious" and one.damage == "sleep"]:
        lift(fight, who, effect, "hurt", "TK-17.2")
        give(fight, who, LastingEffect(fight.state.new_id("prone"), "prone"), "", "TK-17.2")


def loosen(fight: Conflict) -> None:
    """Remove bonds that no longer hold a creature."""
    held = [(one, e) for one in fight.state.creatures for e in one.effects if e.kind == "held" and e.item]
    for one, effect in held:
        if not grips(fight, one, effect):
            lift(fight, one, effect, "let_go", "TK-18.17")


def lose_concentration(fight: Conflict, who: Creature, reason: str, clause: str) -> None:
    spell, areas, held = concentration_of(fight, who)
    if not spell:
        return
    for area in areas:
        fight.state.areas.remove(area)
    for one, effect in held:
        lift(fight, one, effect, reason, clause)
    fight.tell(MagicEnded, who=who.id, spell=spell, reason=reason, clauses=(clause,))


def lose_prepared(fight: Conflict, who: Creature) -> None:
    if who.prepared is not None:
        who.prepared = None
        fight.tell(PreparedLost, who=who.id, reason="unable", clauses=("TK-5.15",))


def place(fight: Conflict, who: Creature, to: Cell) -> None:
    """Set a creature on a square. However a mount comes there, its rider comes along."""
    who.anchor = to
    if (rider := rider_of(fight, who)) is not None:
        rider.anchor = to


def unhorse(fight: Conflict, who: Creature, clause: str) -> None:
    """A rider comes out of the saddle against its will, and is on foot where it is."""
    mount, who.mount = who.mount, ""
    fight.tell(Unhorsed, who=who.id, mount=mount, clauses=(clause,))


def throw_off(fight: Conflict, who: Creature, clause: str) -> None:
    """A creature is knocked down: a rider out of the saddle, a horse with its rider; they share a square (TK-7.15)."""
    riders = [one for one in (who, rider_of(fight, who)) if one is not None and one.mount]
    for one in riders:
        unhorse(fight, one, clause)
        one.passing = True


def part(fight: Conflict, who: Creature, clause: str) -> None:
    """A creature falls or is gone: as a rider it leaves the saddle, as a mount it leaves its rider on foot."""
    for one in (who if who.mount else None, rider_of(fight, who)):
        if one is not None:
            unhorse(fight, one, clause)


def put(fight: Conflict, target: Creature, effect: LastingEffect, by: str, *clauses: str) -> None:
    """An effect on a creature that is still there."""
    if target.present:
        give(fight, target, effect, by, *clauses)


def knock_down(fight: Conflict, target: Creature, by: str, clause: str) -> None:
    if target.present and not target.prone:
        give(fight, target, LastingEffect(fight.state.new_id("prone"), "prone"), by, clause)
