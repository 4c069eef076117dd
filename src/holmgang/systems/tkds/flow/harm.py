"""The one way from a hit to lost Health (TK-10, TK-14.12); bursts, healing, survival fights, death (TK-16)."""

from __future__ import annotations

from typing import NamedTuple

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.sums import Phrase, Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import (
    FULL,
    HALF,
    NONE,
    DicePair,
    Harm,
    amount_of,
    burst_harm,
    effect_on,
    fells,
    printed_effect,
    resist_attempt,
)
from holmgang.systems.tkds.board.board import DAMAGE, OTHER, Conflict
from holmgang.systems.tkds.board.checks import Attempt, Steps
from holmgang.systems.tkds.board.lookups import caught, concentration_of, is_held
from holmgang.systems.tkds.events import Coin, Damage, DamageRolled, Death, Disabled, Fled, Heal, Survival
from holmgang.systems.tkds.flow.resolution import (
    at_mercy,
    check,
    give,
    inflict,
    lose_concentration,
    lose_prepared,
    luck,
    part,
    pending_damage,
    put,
    ruling,
    wake_sleeper,
)
from holmgang.systems.tkds.state import ACTIVE, DEAD, DISABLED, DYING, FLED, STABLE, Creature, LastingEffect

KILL, DISABLE = "kill", "disable"
DIRECT, INDIRECT = "direct", "indirect"


def roll_dice(
    fight: Conflict, who: Creature, purpose: str, dice: DicePair, label: Phrase | str, clause: str
) -> Flow[Sum]:
    """Dice added up, each a term."""
    faces = yield Roll(who.seat, purpose, (dice[1],) * dice[0], about=who.id, clauses=(clause,))
    total = Sum()
    for face in faces:
        total = total.plus(face, label, clause)
    return total


# ---- harm ------------------------------------------------------------------------------------------------------------


def roll_damage(fight: Conflict, who: Creature, harm: Harm) -> Flow[Sum]:
    """The damage dice of an attack; Brutal ones showing 1 may be rerolled once. No skill is added (TK-10.6)."""
    count, sides = harm.dice
    faces = yield Roll(who.seat, "damage", (sides,) * count, about=who.id, clauses=(harm.dice_by,))
    total = Sum()
    for face in faces:
        total = total.plus(face, harm.name, harm.dice_by)
    ones = [face for face in faces if face == 1]
    if ones and harm.brutal:
        again = yield Choose(
            who.seat, "brutal", [Option("reroll"), Option("keep")], about=who.id, default="reroll", clauses=("TK-18.2",)
        )
        if again == "reroll":
            new = yield Roll(who.seat, "reroll", (sides,) * len(ones), about=who.id, clauses=("TK-18.2",))
            for face in new:
                total = total.plus(face - 1, "brutal", "TK-18.2")
    fight.tell(DamageRolled, who=who.id, amount=total, clauses=(harm.dice_by,))
    return total


class Dealt(NamedTuple):
    """The result of harm: the damage, whether it kills, and whether it works on its target at all (TK-10.10)."""

    damage: int
    kills: bool
    works: bool


def deal(fight: Conflict, harm: Harm, rolled: Sum) -> Flow[Dealt]:
    """Harm a creature by what was rolled: how well it works, whether it is spared, and when.

    What a creature does happens together with all else of its moment (TK-5.8); what the ground does, at once.
    """
    effect = yield from effectiveness(fight, harm)
    amount, works = amount_of(fight, harm, rolled, effect), effect != NONE
    if harm.by is None:
        yield from lose_health(fight, harm, amount, spared=False)
        return Dealt(amount.total, harm.target.status == DEAD, works)
    spared: bool | None = None
    kills = harm.target.status == DYING and harm.direct and harm.blade and amount.total > 0
    if fells(harm.target, amount.total, pending_damage(fight, harm.target)) or fells(harm.target, amount.total):
        spared = yield from spares(fight, harm)
        kills = not spared and not fights_for_life(fight, harm.target)
    yield from inflict(
        fight, DAMAGE, harm.target.id, lambda: lose_health(fight, harm, amount, spared=spared), damage=amount.total
    )
    return Dealt(amount.total, kills, works)


def effectiveness(fight: Conflict, harm: Harm) -> Flow[str]:
    """TK-10.10: the master may let an attack work fully, by half or not at all where the statblock speaks of it."""
    effect, printed = effect_on(fight, harm), printed_effect(harm.target, harm.kinds)
    if printed == FULL or effect != printed:
        return effect
    answers = (effect, *(other for other in (NONE, FULL, HALF) if other != effect))
    return (yield from ruling(fight, "effective", answers, "TK-10.10", harm.target.id))


def may_work(fight: Conflict, harm: Harm) -> bool:
    """Return whether it is still open that an attack works at all on its target."""
    return effect_on(fight, harm) != NONE or (
        fight.play.master is not None and printed_effect(harm.target, harm.kinds) == NONE
    )


def spares(fight: Conflict, harm: Harm) -> Flow[bool]:
    """TK-14.12: on its lethal attack the attacker may merely disable; what harms without it leaves no choice."""
    who = harm.by
    if who is None or who is harm.target or not harm.attack or not fight.knobs.overpower_allowed:
        return False
    options = [Option(KILL), Option(DISABLE, clauses=("TK-14.13",))]
    answer = yield Choose(
        who.seat, "overpower", options, about=who.id, clauses=("TK-14.12", "TK-14.15"), args={"target": harm.target.id}
    )
    return bool(answer == DISABLE)


def lose_health(fight: Conflict, harm: Harm, amount: Sum, *, spared: bool | None) -> Flow[None]:
    """A creature loses Health, with all that follows. ``spared`` is None while the attacker has not been asked."""
    target = harm.target
    if not target.present:
        return
    if target.id in (fight.just_fallen or ()):
        _tell_damage(fight, harm, amount, "TK-5.8", "TK-16.1")
        return
    if target.status == DISABLED:
        _tell_damage(fight, harm, amount, "TK-14.14")
        return
    if harm.fire and amount.total > 0:
        target.burned = True
    if target.status == DYING:
        hurt_dying(fight, harm, amount)
        return
    if spared is None and fells(target, amount.total):
        spared = yield from spares(fight, harm)
    target.health = rules.health_after(target.health, -amount.total, target.health_max)
    _tell_damage(fight, harm, amount)
    if amount.total > 0:
        wake_sleeper(fight, target)
    if target.health == 0 and amount.total > 0:
        fell(fight, target, _doer(harm), bool(spared))
    elif amount.total > 0:
        yield from test_concentration(fight, harm)


def _doer(harm: Harm) -> str:
    return "" if harm.by is None else harm.by.id


def _tell_damage(fight: Conflict, harm: Harm, amount: Sum, *further: str) -> None:
    fight.tell(
        Damage,
        who=harm.target.id,
        by=_doer(harm),
        amount=amount,
        source=DIRECT if harm.direct else INDIRECT,
        health=Sum.of(harm.target.health, "health", "TK-16.1"),
        clauses=(*harm.clauses, *further),
    )


def hurt_dying(fight: Conflict, harm: Harm, amount: Sum) -> None:
    """Damage to a hero in a survival fight: a coin, or death by a suitable weapon."""
    _tell_damage(fight, harm, amount)
    if amount.total <= 0:
        return
    if not harm.direct:
        add_coin(fight, harm.target, "TK-16.6", "TK-16.19")
    elif harm.blade:
        die(fight, harm.target, _doer(harm), "TK-16.7")
    else:
        add_coin(fight, harm.target, "TK-16.8")


# ---- bursts ----------------------------------------------------------------------------------------------------------


def burst(
    fight: Conflict, who: Creature, middle: Cell, area: tuple[Cell, ...], dice: DicePair, label: str, clause: str
) -> Flow[None]:
    """One damage roll for all; each victim's luck, and no cover (TK-12.16), saves it from one more die of its own."""
    victims = caught(fight, middle, area)
    amount = yield from roll_dice(fight, who, "damage", dice, label, clause)
    for victim in victims:
        own = amount
        covered = ("TK-12.16",) if fight.board.cover((middle,), victim).result else ()
        if not (yield from luck(fight, victim, "blast", clause, *covered)):
            more = yield from roll_dice(fight, victim, "blast_more", dice, "blast_more", clause)
            own = amount + more
        yield from deal(fight, burst_harm(who, label, victim, clause, (middle,)), own)
        yield from frighten(fight, victim)


def frighten(fight: Conflict, target: Creature) -> Flow[None]:
    """A skittish animal at which an attack of any kind was aimed makes a Personality check or flees."""
    if "skittish" in target.traits:
        yield from inflict(fight, OTHER, target.id, lambda: shy(fight, target))


def shy(fight: Conflict, target: Creature) -> Flow[None]:
    """Make the check, and flee on failure; an animal that is held stays where it is."""
    if not target.able or is_held(fight, target):
        return
    calm = yield from check(fight, target, Attempt("personality"), "stay", "TK-1.8")
    if not calm.success:
        flee(fight, target, "TK-1.8")


def withstand(
    fight: Conflict,
    harm: Harm,
    rolled: Sum | None,
    skill: str,
    others: Steps,
    half: bool,
    effect: LastingEffect | None,
    clause: str,
) -> Flow[None]:
    """One creature in an area, with what it suffers and what it does in fright."""
    yield from suffer(fight, harm, rolled, skill, others, half, effect, clause)
    yield from frighten(fight, harm.target)


def suffer(
    fight: Conflict,
    harm: Harm,
    rolled: Sum | None,
    skill: str,
    others: Steps,
    half: bool,
    effect: LastingEffect | None,
    clause: str,
) -> Flow[None]:
    """One creature in an area: its check, the damage (``half`` on success), and on failure what lasts.

    ``rolled`` is None where the area does no damage.
    """
    safe = yield from resists(fight, harm, skill, others)
    if safe and (rolled is None or not half):
        return
    if rolled is None:
        works = (yield from effectiveness(fight, harm)) != NONE
    else:
        works = (yield from deal(fight, harm._replace(halved="TK-1.9") if safe else harm, rolled)).works
    if works and not safe and effect is not None:
        by = _doer(harm)
        yield from inflict(fight, OTHER, harm.target.id, lambda: put(fight, harm.target, effect, by, clause))


def resists(fight: Conflict, harm: Harm, skill: str, others: Steps) -> Flow[bool]:
    """The check of a creature in an area, with whatever cover there is from where the effect comes (TK-12.7)."""
    victim, by = harm.target, harm.by
    if by is not None and at_mercy(fight, by, Attempt("", victim, skill), "attack"):
        return False
    attempt = resist_attempt(harm, skill, others)
    made = yield from check(fight, victim, attempt, "resist", "TK-12.7", by=_doer(harm))
    return made.success


# ---- at 0 Health -----------------------------------------------------------------------------------------------------


def fell(fight: Conflict, target: Creature, by: str, disable: bool) -> None:
    """A creature at 0 Health: disabled, dead, or fighting for survival."""
    if fight.just_fallen is not None:
        fight.just_fallen.append(target.id)
    part(fight, target, "TK-21.1")
    lose_prepared(fight, target)
    if disable:
        target.status = DISABLED
        fight.tell(Disabled, who=target.id, by=by, clauses=("TK-14.13", "TK-14.14"))
        lose_concentration(fight, target, "unconscious", "TK-22.3")
    elif struggle := fights_for_life(fight, target):
        target.status, target.successes = DYING, 0
        fight.tell(
            Survival,
            who=target.id,
            stage="begins",
            successes=Sum.of(0, "successes", "TK-16.9"),
            coins=Sum.of(target.death_coins, "death_coins", "TK-16.4"),
            clauses=(*struggle, "TK-16.5"),
        )
        lose_concentration(fight, target, "unconscious", "TK-22.3")
        add_coin(fight, target, "TK-16.4")
    else:
        die(fight, target, by, "TK-16.3")


def fights_for_life(fight: Conflict, target: Creature) -> tuple[str, ...]:
    """The clauses by which a creature at 0 Health fights for survival; none for who dies at once (TK-16.3)."""
    if target.status == STABLE:
        return ("TK-16.4", "TK-16.20")
    if target.hero:
        return ("TK-16.4",)
    return ("TK-16.4", "TK-16.3") if fight.state.rulings.get("monster_falls") == "fights_for_life" else ()


def add_coin(fight: Conflict, who: Creature, clause: str, *further: str) -> None:
    """A death coin more; the fifth kills."""
    who.death_coins += 1
    fight.tell(
        Coin,
        who=who.id,
        change=Sum.of(1, "death_coin", clause),
        coins=Sum.of(who.death_coins, "death_coins", "TK-16.4"),
        clauses=(clause, *further),
    )
    if who.death_coins >= fight.knobs.death_coins_max:
        die(fight, who, "", "TK-16.12")


def die(fight: Conflict, who: Creature, by: str, clause: str) -> None:
    part(fight, who, "TK-21.1")
    who.status, who.health = DEAD, 0
    lose_prepared(fight, who)
    lose_concentration(fight, who, "dead", "TK-22.3")
    who.effects.clear()
    fight.tell(Death, who=who.id, by=by, clauses=(clause,))


def flee(fight: Conflict, who: Creature, clause: str) -> None:
    """A creature is gone from the map."""
    part(fight, who, "TK-21.1")
    who.status = FLED
    lose_prepared(fight, who)
    fight.tell(Fled, who=who.id, clauses=(clause,))


# ---- healing and survival --------------------------------------------------------------------------------------------


def heal(fight: Conflict, target: Creature, amount: Sum, by: str, clause: str) -> None:
    """Health regained; a dying hero wakes with it."""
    if not target.present or target.status == DISABLED:
        return
    most = target.health_max - target.health
    shown = amount.at_most(most, "full_health", "TK-16.1") if amount.total > most else amount
    target.health = rules.health_after(target.health, amount.total, target.health_max)
    fight.tell(
        Heal, who=target.id, by=by, amount=shown, health=Sum.of(target.health, "health", "TK-16.1"), clauses=(clause,)
    )
    if target.status == DYING and target.health > 0:
        target.status, target.successes = ACTIVE, 0
        _tell_survival(fight, target, "healed", ("TK-16.11", "TK-16.16"))
        give(fight, target, LastingEffect(fight.state.new_id("prone"), "prone"), "", "TK-16.11")


def steady(fight: Conflict, target: Creature, stage: str, clauses: tuple[str, ...]) -> None:
    """The survival fight is over; the hero stays unconscious for the rest of the scene."""
    target.status, target.health, target.successes = STABLE, fight.knobs.survival_end_health, 0
    _tell_survival(fight, target, stage, (*clauses, "TK-16.16"))


def _tell_survival(fight: Conflict, who: Creature, stage: str, clauses: tuple[str, ...]) -> None:
    fight.tell(
        Survival,
        who=who.id,
        stage=stage,
        successes=Sum.of(who.successes, "successes", "TK-16.9"),
        coins=Sum.of(who.death_coins, "death_coins", "TK-16.4"),
        clauses=clauses,
    )


def survival_success(fight: Conflict, who: Creature) -> None:
    who.successes += 1
    _tell_survival(fight, who, "success", ("TK-16.9",))
    if who.successes >= fight.knobs.survival_successes:
        steady(fight, who, "ends", ("TK-16.10", "TK-1.7"))


# ---- concentration ---------------------------------------------------------------------------------------------------


def test_concentration(fight: Conflict, harm: Harm) -> Flow[None]:
    """TK-22.4: a caster damaged during concentration must pass a Might check; cover from the harm helps (TK-12.5)."""
    who = harm.target
    if not who.present or who.unconscious or not concentration_of(fight, who)[0]:
        return
    kept = yield from check(fight, who, Attempt("might", origin=harm.origin), "concentrate", "TK-22.4")
    if not kept.success:
        lose_concentration(fight, who, "hurt", "TK-22.4")
