"""The magic frame (TK-22): casting, concentration, ending one's own magic (TK-4.6, TK-4.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holmgang.kernel.odds import Odds
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, Option, Question, Spot
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds.board.attacks import (
    NONE,
    attack_odds,
    attack_problem,
    is_attack,
    spell_attempt,
    spell_harm,
    spell_resistance,
)
from holmgang.systems.tkds.board.board import DISPLACEMENT, OTHER, Conflict, PendingDeed
from holmgang.systems.tkds.board.checks import (
    Attempt,
    CheckOutcome,
    modifier,
    succeeds_anyway,
    threshold_of,
)
from holmgang.systems.tkds.board.equipment import free_hands
from holmgang.systems.tkds.board.lookups import area_option, calm, caught, square_of_area, squares_within
from holmgang.systems.tkds.events import Action, AreaLaid, Magic, MagicEnded, Missed, SpellLost
from holmgang.systems.tkds.flow.attack import confirmed, cover_between, natural_damage, natural_effects, spend_command
from holmgang.systems.tkds.flow.harm import deal, effectiveness, frighten, heal, roll_damage, roll_dice, withstand
from holmgang.systems.tkds.flow.items import luck_under_threat
from holmgang.systems.tkds.flow.movement import push
from holmgang.systems.tkds.flow.resolution import check, inflict, lift, lose_concentration, put
from holmgang.systems.tkds.state import DISABLED, NO_DICE, Creature, LastingEffect, MagicArea, cell_id, cell_of, hostile


def spell_problem(fight: Conflict, who: Creature, name: str) -> str:
    """The clause that keeps a spell from being cast now, or nothing."""
    spell = fight.pack.get("spells", name)
    if is_attack("spells", spell) and (problem := attack_problem(fight, who)):
        return problem
    if who.magic < spell.cost:
        return "TK-22.7"
    staffs = [n for n in who.held if who.item(n).kind in ("staff", "three_quarter_staff")]
    return "" if free_hands(fight, who) >= 1 or staffs else "TK-22.2"


def spell_question(fight: Conflict, who: Creature) -> Declare | None:
    """The question of the spell and its target or square."""
    options = []
    for name in who.spells:
        if not spell_problem(fight, who, name) and (details := aims(fight, who, name)) is not None:
            cost = Sum.of(fight.pack.get("spells", name).cost, "magic", "TK-22.7")
            options.append(Option(name, details=details, price=cost, coin="magic", clauses=("TK-4.6",)))
    if not options:
        return None
    return Declare(
        who.seat, "spell", options, about=who.id, clauses=("TK-4.6",), barred_source=lambda: barred_spells(fight, who)
    )


def barred_spells(fight: Conflict, who: Creature) -> list[Barred]:
    return [Barred(name, clause) for name in who.spells if (clause := spell_problem(fight, who, name))]


def aims(fight: Conflict, who: Creature, name: str) -> list[Question] | None:
    """The particulars of a spell, or None if there is nothing to aim at."""
    spell = fight.pack.get("spells", name)
    if spell.area:
        if next(squares_in_range(fight, who, spell), None) is None:
            return None
        return [
            Choose(who.seat, "square", lambda: squares_in_range(fight, who, spell), about=who.id, clauses=("TK-22.8",))
        ]
    targets = [one for one in fight.state.present() if can_aim(fight, who, spell, one)]
    if not targets:
        return None
    targets.sort(key=lambda one: not (spell.against and hostile(who, one)))
    options = [aim_option(fight, who, name, spell, one) for one in targets]
    return [Choose(who.seat, "target", options, about=who.id, clauses=("TK-10.3",))]


def aim_option(fight: Conflict, who: Creature, name: str, spell: Any, target: Creature) -> Option:
    """A creature a spell may be cast at; where it attacks, with the chance of that."""
    spot = (Spot.token(target.id),)
    if not spell.against:
        return Option(target.id, at=spot)
    attempt = spell_attempt(who, spell, target)
    return Option(
        target.id,
        at=spot,
        worth=lambda: modifier(fight, who, attempt),
        against=lambda: threshold_of(fight, attempt),
        odds=lambda: spell_odds(fight, who, name, spell, attempt, target),
        along=lambda: tuple(Spot.cell(*cell) for cell in fight.board.line(who.footprint, target)),
    )


def spell_odds(fight: Conflict, who: Creature, name: str, spell: Any, attempt: Attempt, target: Creature) -> Odds:
    """Return the odds of a spell that attacks, the luck of a threatened caster counted."""
    harm = spell_harm(who, name, spell, target, direct=True) if spell.dice != NO_DICE else None
    return attack_odds(fight, who, attempt, harm, calm(fight, who))


def squares_in_range(fight: Conflict, who: Creature, spell: Any) -> Iterator[Option]:
    """Visible squares on which the middle of an area may lie."""
    for cell in squares_within(fight, who, spell.range_m):
        if fight.board.sees_cell(who, cell):
            yield area_option(fight, cell, spell.area)


def can_aim(fight: Conflict, who: Creature, spell: Any, one: Creature) -> bool:
    """Help is for the own side; an attack for any creature but oneself (TK-10.15)."""
    friendly = spell.polarity == "positive" or spell.heals != NO_DICE
    if (hostile(who, one) if friendly else one is who) or one.status == DISABLED:
        return False
    return fight.board.distance(who, one) <= spell.range_m and fight.board.sees(who, one)


# ---- casting ---------------------------------------------------------------------------------------------------------


def perform(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """Cast a spell: the cost is paid when the attempt is made. Under water the words cost the breath (TK-21.8)."""
    name = answer["spell"]
    spell = fight.pack.get("spells", name)
    aim = str(answer.get("target") or answer.get("square") or "")
    by_staff = () if free_hands(fight, who) >= 1 else ("TK-22.2",)
    clauses = ("TK-4.6", "TK-22.1", *by_staff)
    fight.tell(Action, who=who.id, action="cast", object=name, target=aim, clauses=clauses)
    if spell.against and not (yield from confirmed(fight, who, fight.creature(aim))):
        return
    who.magic -= spell.cost
    cost, left = Sum.of(spell.cost, "magic", "TK-22.7"), Sum.of(who.magic, "magic", "TK-22.7")
    fight.tell(Magic, who=who.id, spell=name, cost=cost, left=left, clauses=("TK-22.7",))
    yield from attempt(fight, who, name, aim)
    if fight.board.submerged(who) and not who.has("drowning"):
        effect = LastingEffect(fight.state.new_id("drowning"), "drowning")
        yield from inflict(fight, OTHER, who.id, lambda: put(fight, who, effect, "", "TK-21.8", "TK-21.9"))


def attempt(fight: Conflict, who: Creature, name: str, aim: str) -> Flow[None]:
    """Carry out a casting; under threat it may be lost."""
    spell = fight.pack.get("spells", name)
    if not (yield from luck_under_threat(fight, who, "casting", "TK-11.5")):
        fight.tell(SpellLost, who=who.id, spell=name, reason="threatened", clauses=("TK-11.5", "TK-11.6"))
        return
    if spell.concentration:
        lose_concentration(fight, who, "another_spell", "TK-22.9")
    if spell.area:
        yield from cast_area(fight, who, name, spell, cell_of(aim))
    else:
        yield from cast_at(fight, who, name, spell, fight.creature(aim))


def cast_at(fight: Conflict, who: Creature, name: str, spell: Any, target: Creature) -> Flow[None]:
    """A spell at one creature: an attack, healing, or a boon."""
    if spell.against:
        hit = yield from spell_attack(fight, who, spell, target)
        if hit.success:
            yield from spell_hits(fight, who, name, spell, target, hit)
        else:
            yield from natural_effects(fight, who, target, None, hit)
            fight.tell(Missed, who=who.id, target=target.id, reason="missed", clauses=("TK-10.5",))
        yield from frighten(fight, target)
        return
    if spell.heals != NO_DICE and not spell.concentration:
        amount = yield from roll_dice(fight, who, "heal", spell.heals, name, "TK-22.7")
        yield from inflict(fight, OTHER, target.id, lambda: heal(fight, target, amount, who.id, "TK-22.7"))
    elif spell.condition:
        effect = effect_of(fight, who, name, spell, "")
        yield from inflict(fight, OTHER, target.id, lambda: put(fight, target, effect, who.id, "TK-22.7"))


def spell_attack(fight: Conflict, who: Creature, spell: Any, target: Creature) -> Flow[CheckOutcome]:
    """TK-22.7: a spell that attacks rolls the casting skill against the named attribute."""
    fight.tell(cover_between, fight, who, target, False)
    attempt = spell_attempt(who, spell, target)
    usual = ("TK-22.6",) if attempt.skill == "intelligence" else ()
    result = yield from check(fight, who, attempt, "attack", "TK-10.2", "TK-22.7", *usual)
    if not succeeds_anyway(attempt):
        spend_command(who)
    return result


def spell_hits(
    fight: Conflict, who: Creature, name: str, spell: Any, target: Creature, hit: CheckOutcome
) -> Flow[None]:
    harm = spell_harm(who, name, spell, target, direct=True)
    if spell.dice != NO_DICE:
        rolled = yield from roll_damage(fight, who, harm)
        rolled += yield from natural_damage(fight, who, None, hit)
        works = (yield from deal(fight, harm, rolled)).works
    else:
        works = (yield from effectiveness(fight, harm)) != NONE
    if not works:
        return
    yield from natural_effects(fight, who, target, None, hit)
    if clause := brings_condition(spell, hit):
        group = fight.state.new_id("group") if len(spell.condition_skills) > 1 else ""
        for skill in spell.condition_skills or [""]:
            effect = effect_of(fight, who, name, spell, skill, group)
            yield from inflict(fight, OTHER, target.id, _putting(fight, target, effect, who.id, clause))
    if spell.push_m:
        yield from inflict(
            fight,
            DISPLACEMENT,
            target.id,
            lambda: push(fight, who, target, spell.push_m, "TK-22.7", spell.push_stop_dice),
        )


def brings_condition(spell: Any, hit: CheckOutcome) -> str:
    """The clause by which a hit with a spell leaves a condition, or nothing."""
    if not spell.condition:
        return ""
    if not spell.condition_on_natural20:
        return "TK-22.7"
    return "TK-10.9" if hit.die == 20 else ""


def _putting(fight: Conflict, target: Creature, effect: LastingEffect, by: str, clause: str) -> PendingDeed:
    return lambda: put(fight, target, effect, by, clause)


def effect_of(fight: Conflict, who: Creature, name: str, spell: Any, skill: str, group: str = "") -> LastingEffect:
    """The lasting effect of a spell."""
    dice = spell.condition_dice if spell.condition_dice != NO_DICE else spell.heals
    return LastingEffect(
        fight.state.new_id(spell.condition),
        spell.condition,
        source=who.id,
        polarity=spell.polarity,
        dice=dice,
        damage="burning" if spell.condition == "persistent_damage" else "",
        skill=skill,
        ends="concentration" if spell.concentration else "luck" if spell.luck_ends else "",
        group=group,
        overcome=spell.overcome or "",
        spell=name,
    )


def cast_area(fight: Conflict, who: Creature, name: str, spell: Any, middle: Cell) -> Flow[None]:
    """A spell on an area of squares; each subject resists, with the help of its cover."""
    cells = square_of_area(middle, spell.area, fight)
    area = MagicArea(fight.state.new_id(name), name, who.id, list(cells))
    yield from inflict(fight, OTHER, "", lambda: lay(fight, area, spell.concentration))
    if spell.resist is None:
        return
    amount = Sum()
    if spell.dice != NO_DICE:
        amount = yield from roll_dice(fight, who, "damage", spell.dice, name, "TK-22.7")
    for victim in caught(fight, middle, cells):
        yield from resist(fight, who, name, spell, middle, victim, amount)


def lay(fight: Conflict, area: MagicArea, lasting: bool) -> None:
    """A spell lies on its squares, and stays there while its caster concentrates."""
    if lasting:
        fight.state.areas.append(area)
    shown = tuple(cell_id(cell) for cell in area.cells)
    fight.tell(AreaLaid, who=area.owner, spell=area.spell, area=shown, clauses=("TK-22.8",))


def resist(
    fight: Conflict, who: Creature, name: str, spell: Any, middle: Cell, victim: Creature, amount: Sum
) -> Flow[None]:
    """TK-22.7: a spell that is resisted asks a check of each subject."""
    stronger = spell_resistance(who, spell, victim)
    harm = spell_harm(who, name, spell, victim, direct=False, middle=middle)
    effect = None
    if spell.condition:
        effect = effect_of(fight, who, name, spell, "")
        effect.origin = cell_id(middle)
    rolled = amount if spell.dice != NO_DICE else None
    yield from withstand(fight, harm, rolled, spell.resist, stronger, spell.half_on_resist, effect, "TK-22.7")


# ---- ending one's own magic ------------------------------------------------------------------------------------------


def own_magic(fight: Conflict, who: Creature) -> list[str]:
    """The spells of a caster that are still running."""
    areas = [area.spell for area in fight.state.areas if area.owner == who.id]
    effects = [e.spell for one in fight.state.creatures for e in one.effects if e.source == who.id and e.spell]
    return list(dict.fromkeys([*areas, *effects]))


def sees_magic(fight: Conflict, who: Creature, spell: str) -> bool:
    """TK-4.12: one visible square, or one visible subject, is enough."""
    if not fight.knobs.end_magic_needs_sight:
        return True
    squares = [c for area in fight.state.areas if area.owner == who.id and area.spell == spell for c in area.cells]
    if any(fight.board.sees_cell(who, cell) and not fight.board.solid(cell) for cell in squares):
        return True
    return any(
        fight.board.sees(who, one)
        for one in fight.state.present()
        if any(effect.source == who.id and effect.spell == spell for effect in one.effects)
    )


def end_question(fight: Conflict, who: Creature) -> Choose | None:
    names = [name for name in own_magic(fight, who) if sees_magic(fight, who, name)]
    return (
        Choose(who.seat, "effect", [Option(name) for name in names], about=who.id, clauses=("TK-4.8",))
        if names
        else None
    )


def end_magic(fight: Conflict, who: Creature, answer: dict[str, Any]) -> None:
    """End one running effect of one's own."""
    name = answer["effect"]
    fight.tell(Action, who=who.id, action="end_magic", object=name, target="", clauses=("TK-4.8", "TK-22.5"))
    fight.state.areas = [area for area in fight.state.areas if not (area.owner == who.id and area.spell == name)]
    for one in fight.state.creatures:
        for effect in [e for e in one.effects if e.source == who.id and e.spell == name]:
            lift(fight, one, effect, "ended", "TK-4.8")
    seen = ("TK-4.12",) if fight.knobs.end_magic_needs_sight else ()
    fight.tell(MagicEnded, who=who.id, spell=name, reason="ended", clauses=("TK-4.8", *seen))
