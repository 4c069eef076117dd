"""The grades of a round: challenges (KB-3), the combat grade (KB-4), and what its dice wake (KB-5, KB-6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.lookups import WokenEffect, brought_by, is_due, is_surprised, woken_of
from holmgang.systems.kampbogen.board.totals import (
    challenge_cost,
    combat_grade,
    dice_sum,
    grade_setter,
    graded,
    outside_total,
    style_owners,
)
from holmgang.systems.kampbogen.flow.ability_roll import special_rolls
from holmgang.systems.kampbogen.flow.questions import a_roll, as_written, ruling
from holmgang.systems.kampbogen.flow.resolution import break_gear, break_vehicle, hurt
from holmgang.systems.kampbogen.state import (
    AwakeEffect,
    Character,
    Combat,
    GamePlay,
    MetGrade,
    Opponent,
    PlannedChallenge,
    PlannedGrade,
    Round,
)


def meet_challenges(play: GamePlay, combat: Combat) -> Flow[None]:
    """KB-3.1: every character in combat must answer every grade of every challenge of the round."""
    due = challenges_of_the_round(combat)
    if due:
        as_written(play, "challenges", [one.id for one in due], "KB-3.2")
    for challenge in due:
        for grade in challenge.grades:
            yield from one_grade(play, combat, challenge, grade)


def challenges_of_the_round(combat: Combat) -> list[PlannedChallenge]:
    """KB-3.2: those of the scenario, and those that the master has added (see the master's window)."""
    return [one for one in combat.challenges if is_due(one, combat.number)]


def one_grade(play: GamePlay, combat: Combat, challenge: PlannedChallenge, grade: PlannedGrade) -> Flow[None]:
    """KB-3.10: the master rolls once, all answer that same total."""
    state, knobs = play.state, play.knobs
    dice = yield Roll(state.master, "challenge_grade", knobs.dice, about=challenge.id, clauses=("KB-3.10", "KB-2.10"))
    total = graded(dice, grade.grade, knobs, "KB-3.10")
    first = ("KB-3.3",) if knobs.challenge_before_grade else ()
    of_several = ("KB-3.6",) if len(challenge.grades) > 1 else ()
    play.tell(
        events.Challenge,
        challenge=challenge.id,
        source=challenge.source,
        ability=grade.ability,
        grade=grade.grade,
        total=total,
        clauses=("KB-3.2", *first, "KB-3.5", *of_several, "KB-3.7"),
    )
    met = MetGrade(challenge.id, grade.ability, grade.grade, grade.damage, grade.amount, dice)
    combat.met.append(met)
    for who in state.fighting():
        yield from answer_grade(play, who, met)


def meet_missed_challenges(play: GamePlay, combat: Combat, who: Character) -> Flow[None]:
    """KB-3.11: a character who comes back after the challenges of the round meets every grade that was rolled."""
    for met in combat.met:
        yield from answer_grade(play, who, met, "KB-3.11")


def answer_grade(play: GamePlay, who: Character, met: MetGrade, *why: str) -> Flow[None]:
    """KB-3.8: one character rolls against a grade of a challenge; missing it costs (KB-3.9)."""
    knobs = play.knobs
    total = graded(met.dice, met.grade, knobs, "KB-3.10")
    own = yield a_roll(who.seat, "challenge_roll", knobs.dice, who.id, "KB-3.1", "KB-3.4", "KB-2.10", *why)
    reached = outside_total(play, who, own, met.ability, "KB-3.8")
    fumbled = special_rolls(play, who, own)
    if rules.succeeds(rules.against(reached.total, total.total, fumbled), True):
        play.tell(events.ChallengePass, who=who.id, total=reached, grade=total, clauses=("KB-3.8", *why))
        return
    play.tell(events.ChallengeFail, who=who.id, total=reached, grade=total, clauses=("KB-3.8", *why))
    if met.damage != "none":
        hurt(play, who, met.damage, challenge_cost(knobs, met.amount), "challenge", ("KB-3.9",), met.challenge)


def roll_grade(play: GamePlay, combat: Combat, able: list[Opponent]) -> Flow[None]:
    """KB-4: two dice and the lowest kamp among the opponents able to fight."""
    knobs = play.knobs
    dice = yield a_roll(play.state.master, "grade", knobs.dice, "", "KB-4.1", "KB-2.10")
    kamp, owner = grade_setter(able, knobs)
    combat.round = Round(dice, kamp, owner.id)
    play.tell(_grade, play, combat, combat.round, able)


def _grade(play: GamePlay, combat: Combat, now: Round, able: list[Opponent]) -> events.Grade:
    of_several = ("KB-4.4",) if any(one.kamp != now.kamp for one in able) else ()
    without_the_fallen = ("KB-4.6",) if len(able) < len(combat.roster) else ()
    return events.Grade(
        total=combat_grade(play),
        dice=tuple(now.dice),
        kamp=now.kamp,
        owner=now.set_by,
        clauses=("KB-4.1", "KB-4.3", *of_several, *without_the_fallen),
    )


def master_roll(play: GamePlay, target: Opponent, clause: str) -> Flow[tuple[list[int], Sum]]:
    """The master rolls a combat grade by one opponent's kamp."""
    dice = yield Roll(play.state.master, "grade", play.knobs.dice, about=target.id, clauses=(clause,))
    total = graded(dice, target.kamp, play.knobs, clause)
    play.tell(events.Grade, total=total, dice=tuple(dice), kamp=target.kamp, owner=target.id, clauses=(clause,))
    return dice, total


def release_style(play: GamePlay, now: Round, able: list[Opponent]) -> Flow[None]:
    """KB-6.1: the style of all, or, where they have several, of the one whose kamp set the grade."""
    setters = style_owners(able, now.kamp, play.state.opponent(now.set_by))
    owner, why = setters[0], ["KB-6.1", "KB-6.2"]
    if len({one.style for one in able}) > 1:
        owner = yield from _of_several(play, setters)
        why.append("KB-6.3")
    now.style, now.style_kind = owner.style, owner.kind
    play.tell(events.Style, ability=owner.style, owner=owner.id, clauses=tuple(why))


def _of_several(play: GamePlay, setters: Sequence[Opponent]) -> Flow[Opponent]:
    """KB-6.3: the master picks among those who set the grade, where they differ in style themselves."""
    owner = setters[0]
    if all(one.style == owner.style for one in setters):
        return owner
    names = [one.id for one in setters]
    return play.state.opponent((yield from ruling(play, "style_of", names, names[0], "KB-6.3")))


def wake(play: GamePlay, combat: Combat, able: list[Opponent]) -> Flow[None]:
    """Style first, then effects; what stays asleep is told too."""
    now, knobs = play.state.now(), play.knobs
    raw, source = rules.raw(tuple(now.dice)), knobs.effect_source
    total = separate = 0
    if source == rules.FROM_TOTAL:
        total = combat_grade(play).total
    elif source == rules.FROM_SEPARATE_ROLL:
        separate = rules.raw(tuple((yield Roll(play.state.master, "effect_roll", knobs.dice, clauses=("KB-5.2",)))))
    surprised = is_surprised(play, combat, "opponents")
    high_for_style = rules.style_wakes(raw, knobs.style_threshold)
    high_for_effects = rules.effects_wake(source, raw, total, separate, knobs.effect_threshold)
    style, rolled = high_for_style and not surprised, high_for_effects and not surprised
    if style:
        yield from release_style(play, now, able)
    brought = brought_by(able)
    if brought:
        woken = woken_of(brought, rolled, knobs)
        now.effects = [AwakeEffect(each.kind, each.amount, each.trigger, each.owner, each.key) for each in woken]
        play.tell_each(_effects, woken)
    asleep = () if rolled else tuple([f"{kind}/{trigger}" for kind, trigger, *_ in brought if trigger == "rolled"])
    if asleep or not style:
        held = surprised and (high_for_style or (high_for_effects and bool(asleep)))
        play.tell(_dormant, now, asleep, not style, held)


def _effects(woken: tuple[WokenEffect, ...]) -> Iterator[events.Effect]:
    for one in woken:
        yield events.Effect(effect=one.kind, amount=one.size, trigger=one.trigger, owner=one.owner, clauses=one.why)


def _dormant(now: Round, effects: tuple[str, ...], style: bool, held: bool) -> events.Dormant:
    """The dice have not woken these; in an ambush they are held although the dice would have (KB-21.6)."""
    why = (*(("KB-5.2",) if effects else ()), *(("KB-6.1",) if style else ()))
    return events.Dormant(
        effects=tuple(dict.fromkeys(effects)),
        style=style,
        dice=dice_sum(now.dice, "KB-4.1"),
        clauses=("KB-21.6",) if held else why,
    )


def effect_strikes(play: GamePlay, combat: Combat, effect: AwakeEffect) -> Flow[None]:
    """KB-5.8: all in combat, whether the grade strikes or not; in vehicles too."""
    state = play.state
    amount = Sum.of(effect.amount, effect.kind, "KB-5.8")
    why = ["KB-14.3"]
    if not state.opponent(effect.owner).is_able():
        why += ["KB-5.10", "KB-14.2"]
    if combat.ambushed == "characters":
        why.append("KB-21.7")
    broken: list[str] = []
    for who in state.fighting():
        carrier = state.carrier_of(who.id)
        here = (*why, "KB-24.9") if carrier is not None else tuple(why)
        if effect.kind != "break":
            hurt(play, who, effect.kind, amount, "effect", here, effect.owner)
        elif carrier is None:
            yield from break_gear(play, who, amount, here)
        elif carrier.id not in broken:
            broken.append(carrier.id)
            break_vehicle(play, carrier, amount, here)


def regrow(play: GamePlay, now: Round, able: list[Opponent]) -> None:
    """KB-25.4: one holder regains a life; of several the one with the fewest lives (KB-5.9)."""
    for awake in now.working("regrow"):
        holders = [one for one in able if one.holds(awake)]
        holder = min(holders, key=lambda one: one.lives, default=None)
        if holder is None or rules.regrown(holder.lives, holder.start) == holder.lives:
            continue
        why = ("KB-25.4", "KB-5.9") if len(holders) > 1 else ("KB-25.4",)
        holder.lives = rules.regrown(holder.lives, holder.start)
        play.tell(events.Regrow, who=holder.id, amount=Sum.of(1, "regrow", "KB-25.4"), clauses=why)
