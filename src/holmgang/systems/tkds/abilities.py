"""The remaining actions: abilities, Overcome, Sprint, something else, and passing an enemy by leave of the master."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Declare, Option, Question, Spot, Words
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.areas import caught, square_of_area
from holmgang.systems.tkds.attacks import at_mercy, put
from holmgang.systems.tkds.checks import Steps, check, steps_against, threshold_of
from holmgang.systems.tkds.displace import blocked
from holmgang.systems.tkds.events import Action, Exploded, Sprinted
from holmgang.systems.tkds.fight import DAMAGE, OTHER, Fight
from holmgang.systems.tkds.harm import INDIRECT, give, hurt, lift, roll_dice
from holmgang.systems.tkds.heights import armour_steps
from holmgang.systems.tkds.small import tokens_question
from holmgang.systems.tkds.spells import cover_bonus
from holmgang.systems.tkds.state import SKILLS, Creature, Effect, cell_id, cell_of, hostile
from holmgang.systems.tkds.walking import AfterSquare, pass_by
from holmgang.systems.tkds.ways import Ways, score_of

NOBODY = "nobody"
TASKS = ("plain", "sneak", "swim", "climb")


# ---- abilities -------------------------------------------------------------------------------------------------------


def ability_question(fight: Fight, who: Creature) -> Declare | None:
    options = []
    for name in who.abilities:
        model = fight.pack.get("abilities", name)
        if not ability_ready(fight, who, name, model):
            continue
        details = ability_details(fight, who, model)
        if details is not None:
            options.append(Option(name, details=details, clauses=("TK-4.2",)))
    return Declare(who.seat, "ability", options, about=who.id, clauses=("TK-4.2", "TK-11.16")) if options else None


def ability_ready(fight: Fight, who: Creature, name: str, model: Any) -> bool:
    last = who.abilities_used.get(name)
    if last is None:
        return True
    return bool(model.per_rounds and fight.state.round_no - last >= model.per_rounds)


def ability_details(fight: Fight, who: Creature, model: Any) -> list[Question] | None:
    if model.effect == "command":
        allies = [one for one in fight.state.present() if one.side == who.side and one is not who and one.able]
        return [tokens_question(who, "target", allies)] if allies else None
    cells = [
        cell
        for cell in fight.board.grid
        if fight.board.distance_to(who, cell) <= model.range_m
        and fight.board.sees_cell(who, cell)
        and cell not in who.footprint
        and not fight.board.solid(cell)
    ]
    options = [Option(cell_id(cell), at=(Spot.cell(*cell),)) for cell in cells]
    return [Choose(who.seat, "square", options, about=who.id)] if options else None


def use_ability(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    name = answer["ability"]
    model = fight.pack.get("abilities", name)
    who.abilities_used[name] = fight.state.round_no
    aim = str(answer.get("target") or answer.get("square") or "")
    free = ("TK-11.16",) if fight.board.threatened(who) else ()
    fight.tell(Action(who=who.id, action="use_ability", object=name, target=aim, clauses=("TK-4.2", *free)))
    if model.effect == "command":
        ally = fight.creature(aim)
        give(fight, ally, Effect(fight.state.new_id("commanded"), "commanded", polarity="positive"), who.id, "TK-4.2")
        return
    yield from breathe(fight, who, name, model, cell_of(aim))


def breathe(fight: Fight, who: Creature, name: str, model: Any, middle: Cell) -> Flow[None]:
    """A breath over an area: a check for each, full damage and a lasting effect on failure, half on success."""
    area = square_of_area(middle, model.area, fight)
    shown = tuple(cell_id(cell) for cell in area)
    fight.tell(Exploded(what=name, at=cell_id(middle), area=shown, clauses=("TK-4.2", "TK-18.28")))
    amount = yield from roll_dice(fight, who, "damage", model.dice, name, "TK-4.2")
    for victim in caught(fight, middle, area):
        if victim is who:
            continue
        safe = False
        if not at_mercy(fight, who, victim, model.resist, "attack"):
            steps = cover_bonus(fight, middle, victim)
            made = yield from check(fight, victim, model.resist, "resist", steps, threshold_of(fight), target=who.id)
            safe = made.success
        own = amount.plus(rules.halved(amount.total) - amount.total, "half", "TK-1.9") if safe else amount
        yield from fight.inflict(DAMAGE, victim.id, _harm(fight, victim, own, who.id))
        if not safe and model.condition:
            effect = Effect(
                fight.state.new_id(model.condition),
                model.condition,
                source=who.id,
                dice=model.condition_dice,
                damage="acid",
                ends="luck",
            )
            yield from fight.inflict(OTHER, victim.id, _put(fight, victim, effect, who.id))


def _harm(fight: Fight, victim: Creature, amount: Sum, by: str) -> Callable[[], Flow[None]]:
    return lambda: hurt(fight, victim, amount, by, INDIRECT, clauses=("TK-4.2", "TK-16.19"))


def _put(fight: Fight, victim: Creature, effect: Effect, by: str) -> Callable[[], Flow[None]]:
    return lambda: put(fight, victim, effect, by, "TK-17.6")


# ---- Overcome --------------------------------------------------------------------------------------------------------


def overcome_names(who: Creature) -> dict[str, Effect]:
    """Effects that carry an ``overcome`` entry, by a name for the option."""
    found: dict[str, Effect] = {}
    for effect in who.effects:
        if effect.overcome or (effect.kind == "persistent_damage" and effect.damage == "burning"):
            name = effect.damage or effect.kind
            found[name if name not in found else effect.id] = effect
    return found


def overcome_question(fight: Fight, who: Creature) -> Choose | None:
    names = overcome_names(who)
    if not names:
        return None
    return Choose(who.seat, "effect", [Option(name) for name in names], about=who.id, clauses=("TK-4.4",))


def overcome(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """TK-4.3: success ends the effect early, failure changes nothing."""
    effect = overcome_names(who)[answer["effect"]]
    fire = effect.kind == "persistent_damage" and effect.damage == "burning"
    clause = "TK-17.7" if fire else "TK-17.11" if effect.kind == "held" else "TK-4.3"
    fight.tell(Action(who=who.id, action="overcome", object=answer["effect"], target="", clauses=("TK-4.3", "TK-4.4")))
    value = effect.threshold or fight.knobs.overcome_threshold
    made = yield from check(
        fight,
        who,
        effect.overcome or "dexterity",
        "overcome",
        Steps(),
        Sum.of(value, "threshold", "TK-4.3"),
        clauses=(clause,),
    )
    if made.success and effect in who.effects:
        lift(fight, who, effect, "overcome", clause)


# ---- Sprint ----------------------------------------------------------------------------------------------------------


def sprint(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """TK-4.7: momentum left grows by the full score, whatever was spent."""
    fight.tell(Action(who=who.id, action="sprint", object="", target="", clauses=("TK-4.7",)))
    gain = rules.sprint_gain(score_of(fight, who), fight.knobs.sprint_factor)
    left = Sum.of(who.momentum_left, "momentum_left", "TK-6.1").plus(gain, "sprint", "TK-4.7")
    who.momentum_left += gain
    who.sprinted = True
    fight.tell(Sprinted(who=who.id, left=left, clauses=("TK-4.7",)))
    return
    yield


# ---- something else --------------------------------------------------------------------------------------------------


def other_details(fight: Fight, who: Creature) -> list[Question]:
    tokens = [Option(one.id, at=(Spot.token(one.id),)) for one in fight.state.present() if one is not who]
    return [
        Words(who.seat, "words", about=who.id, default=""),
        Choose(who.seat, "skill", [Option(skill) for skill in SKILLS], about=who.id, clauses=("TK-9.16",)),
        Choose(who.seat, "target", [Option(NOBODY), *tokens], about=who.id, default=NOBODY),
        Choose(who.seat, "task", [Option(name) for name in TASKS], about=who.id, default=TASKS[0]),
    ]


def something_else(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """TK-4.10: one skill check, threshold 11, or against the opponent's skill."""
    target = "" if answer["target"] == NOBODY else answer["target"]
    fight.tell(Action(who=who.id, action="other", object=answer["skill"], target=target, clauses=("TK-4.10",)))
    options = [Option("check"), Option("succeeds"), Option("fails")]
    question = Choose(
        fight.play.master or "",
        "something_else",
        options,
        ruling=True,
        default="check",
        about=who.id,
        clauses=("TK-4.10",),
    )
    ruled = yield from rule(fight.play, question, "check", "TK-4.10")
    if ruled != "check":
        return
    steps, threshold, skill = armour_steps(fight, who, answer["task"]), threshold_of(fight), answer["skill"]
    if target:
        other = fight.creature(target)
        if at_mercy(fight, who, other, skill, "something_else"):
            return
        threshold = Sum.of(other.skills[skill], skill, "TK-9.4")
        steps.add(steps_against(other, skill))
    yield from check(
        fight, who, skill, "something_else", steps, threshold, target=target, clauses=("TK-4.10", "TK-9.16")
    )


# ---- past an enemy, by leave of the master ---------------------------------------------------------------------------


def beyond(fight: Fight, who: Creature, foe: Creature) -> Cell | None:
    """The square straight behind an adjacent enemy, if one could stand there."""
    dx, dy = foe.anchor[0] - who.anchor[0], foe.anchor[1] - who.anchor[1]
    to = (foe.anchor[0] + dx, foe.anchor[1] + dy)
    return to if foe.side_length == 1 and max(abs(dx), abs(dy)) == 1 and not blocked(fight, who, to) else None


def pass_details(fight: Fight, who: Creature) -> list[Question] | None:
    foes = [one for one in fight.state.present() if hostile(who, one) and one.able and beyond(fight, who, one)]
    if not foes:
        return None
    manner = Choose(who.seat, "manner", [Option("tumble"), Option("barge")], about=who.id, default="tumble")
    return [tokens_question(who, "target", foes), manner]


def pass_enemy(fight: Fight, who: Creature, answer: dict[str, Any], after: AfterSquare) -> Flow[None]:
    """TK-7.8: if the master grants it, Dexterity against Dexterity or Might against Might; failure ends it all."""
    foe = fight.creature(answer["target"])
    question = Choose(
        fight.play.master or "",
        "pass_enemy",
        [Option("no"), Option("yes")],
        ruling=True,
        default="no",
        about=who.id,
        clauses=("TK-7.8",),
    )
    if (yield from rule(fight.play, question, "no", "TK-7.8")) == "no":
        return
    skill = "dexterity" if answer["manner"] == "tumble" else "might"
    steps = steps_against(foe, skill)
    made = yield from check(
        fight,
        who,
        skill,
        "pass_enemy",
        steps,
        Sum.of(foe.skills[skill], skill, "TK-9.4"),
        target=foe.id,
        clauses=("TK-7.8",),
    )
    to = beyond(fight, who, foe)
    ways = Ways(fight, who, past=foe.id)
    if not made.success or to is None or ways.way_price(who.anchor, foe.anchor, to) > who.momentum_left:
        who.momentum_spent += who.momentum_left
        who.momentum_left = 0
        return
    yield from pass_by(fight, who, foe, to, after)
