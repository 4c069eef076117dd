"""P7: the round is resolved. Counter-effects, then manoeuvres, then combat rolls, then brawls (KB-14.1)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.choosing import Use
from holmgang.systems.kampbogen.content import KNOWLEDGES
from holmgang.systems.kampbogen.damage import deal, deal_to
from holmgang.systems.kampbogen.numbers import combat_grade, dice_sum, total
from holmgang.systems.kampbogen.state import Combat, Fight
from holmgang.systems.kampbogen.waking import is_ambushed

RESULTS = {rules.ABOVE: "above", rules.EQUAL: "equal", rules.BELOW: "below"}


def resolve(play: Play[Fight], combat: Combat, uses: list[Use]) -> Flow[None]:
    """All uses of all rolls; within each kind in seat order."""
    mixed = len({use.action for use in uses}) > 1
    for use in uses:
        if use.action == "counter_effect":
            ward(play, use, mixed)
    for use in uses:
        if use.action == "manoeuvre":
            yield from manoeuvre(play, combat, use, mixed)
    for use in uses:
        if use.action in ("combat_roll", "defend"):
            yield from combat_roll(play, combat, use, mixed)
    for use in uses:
        if use.action == "brawl":
            yield from brawl(play, combat, use, mixed)


def measure(play: Play[Fight], use: Use, clauses: list[str], mixed: bool) -> None:
    """Compare the total with the grade, and tell it."""
    reached = total(play, use.who, use.action, use.ability)
    grade = combat_grade(play.state.now, play.knobs)
    use.result = rules.against(reached.total, grade.total, use.who.fumbled)
    if use.who.fumbled:
        clauses.append("KB-7.6")
    if not play.state.opponent(play.state.now.set_by).able:
        clauses.append("KB-4.6")
    if mixed:
        clauses.append("KB-14.1")
    play.tell(
        events.Used(
            who=use.who.id,
            action=use.action,
            ability=use.ability,
            total=reached,
            grade=grade,
            result=RESULTS[use.result],
            clauses=tuple(clauses),
        )
    )


# Counter-effect


def ward(play: Play[Fight], use: Use, mixed: bool) -> None:
    """KB-8.4: equal or above annuls the effect for everybody; a second success adds nothing."""
    awake = [effect for effect in play.state.now.effects if effect.key == use.effect]
    prop = awake[0].kind not in rules.DAMAGE_KINDS
    measure(play, use, ["KB-8.1", "KB-2.2", *(["KB-8.8"] if prop else [])], mixed)
    use.success = rules.succeeds(use.result, play.knobs.ward_on_tie)
    if not use.success:
        play.tell(events.WardFail(who=use.who.id, effect=use.effect, clauses=("KB-8.5",)))
        return
    again = all(effect.annulled for effect in awake)
    for effect in awake:
        effect.annulled = True
    why = ("KB-8.4", "KB-8.6") if again else ("KB-8.2", "KB-8.4")
    play.tell(events.Annul(who=use.who.id, effect=use.effect, clauses=why))


# Manoeuvre


def manoeuvre(play: Play[Fight], combat: Combat, use: Use, mixed: bool) -> Flow[None]:
    """KB-11: command the others onto one opponent, or open a way to flee."""
    now, knobs = play.state.now, play.knobs
    measure(play, use, ["KB-11.1", "KB-11.9", *(["KB-6.4"] if now.style else [])], mixed)
    use.success = rules.succeeds(use.result, knobs.manoeuvre_on_tie)
    if not use.success:
        play.tell(events.ManoeuvreFail(who=use.who.id, clauses=("KB-11.2",)))
    elif use.use == "flight":
        now.flight = True
        play.tell(events.FlightOpen(who=use.who.id, clauses=("KB-11.2", "KB-11.5")))
    elif knobs.manoeuvre_mode == "strike":
        play.tell(events.Focus(who=use.who.id, target=use.target, clauses=("KB-11.2", "KB-11.4")))
        target = play.state.opponent(use.target)
        if target.able:
            base = Sum.of(knobs.manoeuvre_damage, "manoeuvre", "KB-11.4")
            yield from deal_to(play, use.who, target, _in_ambush(play, combat, base), ("KB-11.4",))
    else:
        if use.target not in now.focus:
            now.focus.append(use.target)
        play.tell(events.Focus(who=use.who.id, target=use.target, clauses=("KB-11.2", "KB-11.3")))


# Combat roll


def combat_roll(play: Play[Fight], combat: Combat, use: Use, mixed: bool) -> Flow[None]:
    """KB-9: above the grade wounds the opponents, equal wounds both sides. Who defends deals nothing."""
    measure(play, use, fighting_clauses(play, use), mixed)
    use.success = rules.succeeds(use.result, True)
    use.reached_brawl = rules.brawl_hits(use.who.raw, use.who.brawl_value)
    if use.action == "combat_roll":
        yield from deal(play, use.who, wound_of(play, combat, use))


def fighting_clauses(play: Play[Fight], use: Use) -> list[str]:
    """Which rule the ability of a combat roll follows."""
    fight, style = play.state, play.state.now.style
    if use.action == "defend":
        return ["KB-21.4"]
    if use.vehicle is not None:
        return ["KB-24.1", *(["KB-24.11"] if style and use.ability != style else [])]
    vehicle = fight.vehicle_of(use.who.id)
    why = ["KB-24.7", "KB-24.14"] if vehicle is not None and fight.is_driven(vehicle) else []
    if use.ability in KNOWLEDGES:
        return [*why, "KB-6.6"]
    return [*why, "KB-2.2", "KB-9.3" if style == use.ability else "KB-9.2"]


def wound_of(play: Play[Fight], combat: Combat, use: Use) -> Sum:
    """What a combat roll does to the opponents: by the grade, by the brawl value, not both (KB-10.2)."""
    knobs = play.knobs
    driving = use.vehicle is not None
    prepared = play.state.now.works("prepared")
    hit, tie = knobs.hit_damage, knobs.tie_damage_opponent
    if driving:
        hit, tie = knobs.vehicle_hit_damage, knobs.vehicle_tie_damage_opponent
    if prepared and use.result == rules.EQUAL:
        play.tell(events.TieEscaped(who=use.who.id, clauses=("KB-25.2",)))
    by_grade = rules.grade_wound(use.result, prepared, hit, tie)
    automatic = knobs.brawl_auto_damage if use.reached_brawl else 0
    counted = rules.combined_wound(by_grade, automatic, knobs.brawl_auto_stacks)
    above = use.result == rules.ABOVE
    amount = Sum()
    if counted[0]:
        clause = ("KB-24.2" if above else "KB-24.3") if driving else ("KB-9.4" if above else "KB-9.5")
        label = "above-the-grade" if above else "equal-to-the-grade"
        amount = _in_ambush(play, combat, Sum.of(counted[0], label, clause))
    if counted[1]:
        added = Sum.of(counted[1], "brawl-value-reached", "KB-10.2" if counted[0] else "KB-10.1")
        amount = amount + _in_ambush(play, combat, added)
    if by_grade and not counted[0]:
        amount = amount.plus(0, "in-place-of-the-other", "KB-10.2")
    return amount


def _in_ambush(play: Play[Fight], combat: Combat, amount: Sum) -> Sum:
    raised = rules.ambush_wound(amount.total, is_ambushed(play, combat, "opponents"), play.knobs.ambush_damage)
    return amount.plus(raised - amount.total, "ambush", "KB-21.2") if raised != amount.total else amount


# Brawl


def brawl(play: Play[Fight], combat: Combat, use: Use, mixed: bool) -> Flow[None]:
    """KB-10.5: roll anew; every roll that reaches the brawl value hits and brings another."""
    fight, knobs, who = play.state, play.knobs, use.who
    why = ["KB-10.4", "KB-10.10"]
    if not rules.brawl_hits(who.raw, who.brawl_value):
        why.append("KB-10.9")
    if fight.now.style:
        why.append("KB-6.4")
    if mixed:
        why.append("KB-14.1")
    play.tell(
        events.Used(
            who=who.id,
            action="brawl",
            ability="",
            total=dice_sum(who.dice, "KB-10.10"),
            grade=combat_grade(fight.now, knobs),
            result="spent",
            clauses=tuple(why),
        )
    )
    rolls = 0
    while fight.able() and rolls != knobs.brawl_chain_cap:
        rolls += 1
        dice = yield Roll(who.seat, "brawl_roll", knobs.dice, about=who.id, clauses=("KB-10.5", "KB-2.10"))
        hits = rules.brawl_hits(rules.raw(tuple(dice)), who.brawl_value)
        double = len(set(dice)) == 1
        play.tell(
            events.Brawl(
                who=who.id,
                total=dice_sum(dice, "KB-10.5"),
                result="hit" if hits else "end",
                clauses=("KB-10.5" if hits else "KB-10.6", *(("KB-10.7",) if double else ())),
            )
        )
        if not hits:
            return
        base = Sum.of(knobs.brawl_roll_damage, "brawl-value-reached", "KB-10.5")
        yield from deal(play, who, _in_ambush(play, combat, base))
    reason = "nobody-left" if not fight.able() else "chain-cap"
    play.tell(events.BrawlOver(who=who.id, reason=reason, clauses=("KB-10.11",)))
