"""The remaining actions (TK-4): abilities, Overcome, Sprint, something else."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Declare, FreeWords, Option, Question, Spot
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell, Footprint
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import attack_problem, burst_harm, is_attack
from holmgang.systems.tkds.board.board import OTHER, Conflict
from holmgang.systems.tkds.board.checks import Attempt, Steps, check_odds, modifier, threshold_of
from holmgang.systems.tkds.board.lookups import area_option, caught, square_of_area, squares_within, threatened
from holmgang.systems.tkds.board.ways import score_of
from holmgang.systems.tkds.events import Action, Exploded, Procedure, Regained, Sprinted
from holmgang.systems.tkds.flow.attack import spend_command
from holmgang.systems.tkds.flow.harm import heal, roll_dice, withstand
from holmgang.systems.tkds.flow.momentum import tokens_question
from holmgang.systems.tkds.flow.movement import armour_steps
from holmgang.systems.tkds.flow.resolution import check, inflict, lift, put, ruling
from holmgang.systems.tkds.state import DISABLED, SKILLS, Creature, LastingEffect, cell_id, cell_of, hostile

NOBODY = "nobody"
TASKS = ("plain", "sneak", "swim", "climb")


# ---- abilities -------------------------------------------------------------------------------------------------------


def ability_question(fight: Conflict, who: Creature) -> Declare | None:
    options = []
    for name in who.abilities:
        model = fight.pack.get("abilities", name)
        if not ability_ready(fight, who, name, model) or (is_attack("abilities", model) and attack_problem(fight, who)):
            continue
        details = ability_details(fight, who, model)
        if details is not None:
            options.append(Option(name, details=details, clauses=("TK-4.2",)))
    return Declare(who.seat, "ability", options, about=who.id, clauses=("TK-4.2",)) if options else None


def ability_ready(fight: Conflict, who: Creature, name: str, model: Any) -> bool:
    last = who.abilities_used.get(name)
    if last is None:
        return True
    return bool(model.per_rounds and fight.state.round_no - last >= model.per_rounds)


def ability_details(fight: Conflict, who: Creature, model: Any) -> list[Question] | None:
    if model.effect == "command":
        allies = [one for one in fight.state.present() if one.side == who.side and one is not who and one.able]
        return [tokens_question(who, "target", allies)] if allies else None
    if model.effect in ("heal", "boon", "magic"):
        near_by = [one for one in fight.state.present() if helps(fight, who, model, one)]
        return [tokens_question(who, "target", near_by)] if near_by else None
    near = squares_within(fight, who, model.range_m)
    cells = [cell for cell in near if cell not in who.footprint and fight.board.sees_cell(who, cell)]
    options = [area_option(fight, cell, model.area) for cell in cells]
    return [Choose(who.seat, "square", options, about=who.id)] if options else None


def helps(fight: Conflict, who: Creature, model: Any, one: Creature) -> bool:
    """Return whether an ability that heals or strengthens would do anything for this friend within its range."""
    if one.side != who.side or one.status == DISABLED or fight.board.distance(who, one) > model.range_m:
        return False
    if model.effect == "heal":
        return one.health < one.health_max
    return one.magic < one.magic_max if model.effect == "magic" else one.able


def use_ability(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    name = answer["ability"]
    model = fight.pack.get("abilities", name)
    who.abilities_used[name] = fight.state.round_no
    aim = str(answer.get("target") or answer.get("square") or "")
    calmly = ("TK-11.16",) if threatened(fight, who) else ()
    fight.tell(Action, who=who.id, action="use_ability", object=name, target=aim, clauses=("TK-4.2", *calmly))
    if model.effect == "command":
        ally = fight.creature(aim)
        effect = LastingEffect(fight.state.new_id("commanded"), "commanded", polarity="positive")
        yield from inflict(fight, OTHER, ally.id, lambda: put(fight, ally, effect, who.id, "TK-4.2"))
        return
    if model.effect == "breath":
        yield from breathe(fight, who, name, model, cell_of(aim))
    else:
        yield from strengthen(fight, who, name, model, fight.creature(aim))


def strengthen(fight: Conflict, who: Creature, name: str, model: Any, target: Creature) -> Flow[None]:
    """An ability that heals, gives back magic, or puts a boon on a friend."""
    match model.effect:
        case "heal":
            amount = yield from roll_dice(fight, who, "heal", model.dice, name, "TK-4.2")
            yield from inflict(fight, OTHER, target.id, lambda: heal(fight, target, amount, who.id, "TK-4.2"))
        case "magic":
            gained = yield from roll_dice(fight, who, "regain", model.dice, name, "TK-4.2")
            target.magic = min(target.magic_max, target.magic + gained.total)
            left = Sum.of(target.magic, "magic", "TK-4.2")
            fight.tell(Regained, who=target.id, amount=gained, left=left, clauses=("TK-4.2",))
        case "boon":
            effect = LastingEffect(
                fight.state.new_id(model.condition),
                model.condition,
                source=who.id,
                polarity=fight.pack.get("conditions", model.condition).polarity,
                skill=model.condition_skill or "",
                ends="rounds" if model.rounds else "",
                rounds=model.rounds,
            )
            yield from inflict(fight, OTHER, target.id, lambda: put(fight, target, effect, who.id, "TK-4.2"))


def breathe(fight: Conflict, who: Creature, name: str, model: Any, middle: Cell) -> Flow[None]:
    """A breath over an area: a check for each, full damage and a lasting effect on failure, half on success.

    It comes out of a mouth, not out of the middle of the area: cover is measured from the breather (TK-12.5).
    """
    area = square_of_area(middle, model.area, fight)
    shown = tuple(cell_id(cell) for cell in area)
    fight.tell(Exploded, what=name, at=cell_id(middle), area=shown, clauses=("TK-4.2", "TK-18.28"))
    amount = yield from roll_dice(fight, who, "damage", model.dice, name, "TK-4.2")
    for victim in caught(fight, middle, area):
        if victim is who:
            continue
        effect = None
        if model.condition:
            effect = LastingEffect(
                fight.state.new_id(model.condition),
                model.condition,
                source=who.id,
                dice=model.condition_dice,
                damage="acid",
                ends="luck",
            )
        harm = burst_harm(who, name, victim, "TK-4.2", who.footprint, fire=model.fire)
        yield from withstand(fight, harm, amount, model.resist, Steps(), True, effect, "TK-17.6")


# ---- Overcome --------------------------------------------------------------------------------------------------------


def overcome_names(who: Creature) -> dict[str, LastingEffect]:
    """Effects that carry an ``overcome`` entry, by a name for the option."""
    found: dict[str, LastingEffect] = {}
    for effect in who.effects:
        if effect.overcome or is_fire(effect):
            name = effect.damage or effect.kind
            found[name if name not in found else effect.id] = effect
    return found


def overcome_question(fight: Conflict, who: Creature) -> Choose | None:
    names = overcome_names(who)
    if not names:
        return None

    def option(name: str, effect: LastingEffect) -> Option:
        attempt, _ = overcoming(fight, effect)
        return Option(
            name,
            worth=lambda: modifier(fight, who, attempt),
            against=lambda: threshold_of(fight, attempt),
            odds=lambda: check_odds(fight, who, attempt),
        )

    options = [option(name, effect) for name, effect in names.items()]
    return Choose(who.seat, "effect", options, about=who.id, clauses=("TK-4.4",))


def overcoming(fight: Conflict, effect: LastingEffect) -> tuple[Attempt, str]:
    """The check that ends an effect, and its clause: a grip is broken against its holder (TK-18.17)."""
    threshold = Sum.of(effect.threshold or fight.knobs.overcome_threshold, "threshold", "TK-4.3")
    if is_fire(effect):  # no cover helps against what one carries oneself
        return Attempt(effect.overcome or "dexterity", threshold=threshold), "TK-17.7"
    if effect.item:
        holder = fight.creature(effect.source)
        return Attempt(effect.overcome, holder, effect.overcome, origin=origin_of(fight, effect)), "TK-17.11"
    attempt = Attempt(effect.overcome, threshold=threshold, origin=origin_of(fight, effect))
    return attempt, "TK-17.11" if effect.kind == "held" else "TK-4.3"


def origin_of(fight: Conflict, effect: LastingEffect) -> Footprint | None:
    """The origin of an effect: the middle of its area, or its source; cover from there helps (TK-12.5)."""
    if effect.origin:
        return (cell_of(effect.origin),)
    source = fight.creature(effect.source) if effect.source else None
    return source.footprint if source is not None and source.present else None


def is_fire(effect: LastingEffect) -> bool:
    """A burning creature can always be put out (TK-17.7)."""
    return effect.kind == "persistent_damage" and effect.damage == "burning"


def overcome(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """TK-4.3: success ends the effect early, failure changes nothing."""
    effect = overcome_names(who)[answer["effect"]]
    attempt, clause = overcoming(fight, effect)
    fight.tell(Action, who=who.id, action="overcome", object=answer["effect"], target="", clauses=("TK-4.3", "TK-4.4"))
    made = yield from check(fight, who, attempt, "overcome", clause)
    if made.success and effect in who.effects:
        lift(fight, who, effect, "overcome", clause)


# ---- Sprint ----------------------------------------------------------------------------------------------------------


def sprint(fight: Conflict, who: Creature, answer: dict[str, Any]) -> None:
    """TK-4.7: momentum left grows by the full score, whatever was spent."""
    fight.tell(Action, who=who.id, action="sprint", object="", target="", clauses=("TK-4.7",))
    gain = rules.sprint_gain(score_of(who), fight.knobs.sprint_factor)
    left = Sum.of(who.momentum_left, "momentum_left", "TK-6.1").plus(gain, "sprint", "TK-4.7")
    who.momentum_left += gain
    fight.tell(Sprinted, who=who.id, left=left, clauses=("TK-4.7",))


# ---- something else --------------------------------------------------------------------------------------------------


def other_details(fight: Conflict, who: Creature) -> list[Question]:
    tokens = [Option(one.id, at=(Spot.token(one.id),)) for one in fight.state.present() if one is not who]
    return [
        FreeWords(who.seat, "words", about=who.id, default=""),
        Choose(who.seat, "skill", [Option(skill) for skill in SKILLS], about=who.id, clauses=("TK-9.16",)),
        Choose(who.seat, "target", [Option(NOBODY), *tokens], about=who.id, default=NOBODY),
        Choose(who.seat, "task", [Option(name) for name in TASKS], about=who.id, default=TASKS[0]),
    ]


def something_else(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """TK-4.10: one skill check, threshold 11, or against the opponent's skill."""
    target = "" if answer["target"] == NOBODY else answer["target"]
    fight.tell(Action, who=who.id, action="other", object=answer["skill"], target=target, clauses=("TK-4.10",))
    ruled = yield from ruling(fight, "something_else", ("check", "succeeds", "fails"), "TK-4.10", who.id)
    if ruled != "check":
        return
    steps, skill = armour_steps(fight, who, answer["task"]), answer["skill"]
    if not target:
        made = yield from check(fight, who, Attempt(skill, others=steps), "something_else", "TK-4.10", "TK-9.16")
        score(fight, who, made.success)
        return
    other = fight.creature(target)
    harm, because = (True, "TK-10.2") if hostile(who, other) else (False, "TK-9.16")
    attempt = Attempt(skill, other, skill, attack=harm, others=steps)
    made = yield from check(fight, who, attempt, "something_else", "TK-4.10", because)
    score(fight, who, made.success and harm)
    if harm:
        spend_command(who)


def score(fight: Conflict, who: Creature, success: bool) -> None:
    """TK-1.12: in a conflict that is no fight a success brings its side nearer to the goal."""
    state = fight.state
    if not (success and state.contest and state.contest_goal):
        return
    state.contest_successes[who.side] = state.contest_successes.get(who.side, 0) + 1
    total = Sum.of(state.contest_successes[who.side], "successes", "TK-1.12")
    fight.tell(Procedure, procedure="contest", result=who.side, total=total, clauses=("TK-1.12",))
