"""Health: damage, healing, survival fights, death coins, death (TK-16)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Phrase, Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.checks import Attempt
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.board.lookups import concentration_of
from holmgang.systems.tkds.events import Coin, Damage, Death, Disabled, Fled, Heal, Survival
from holmgang.systems.tkds.flow.checks import check
from holmgang.systems.tkds.flow.conditions import give, lose_concentration, lose_prepared, part, wake_sleeper
from holmgang.systems.tkds.state import ACTIVE, DEAD, DISABLED, DYING, FLED, STABLE, Creature, Effect

DIRECT, INDIRECT = "direct", "indirect"


def roll_dice(
    fight: Fight, who: Creature, purpose: str, dice: tuple[int, int], label: Phrase | str, clause: str
) -> Flow[Sum]:
    """Dice added up, each a term."""
    faces = yield Roll(who.seat, purpose, (dice[1],) * dice[0], about=who.id, clauses=(clause,))
    total = Sum()
    for face in faces:
        total = total.plus(face, label, clause)
    return total


# ---- damage ----------------------------------------------------------------------------------------------------------


def hurt(
    fight: Fight,
    target: Creature,
    amount: Sum,
    by: str,
    source: str,
    *,
    blade: bool = False,
    disable: bool = False,
    clauses: tuple[str, ...] = (),
) -> Flow[None]:
    """A creature loses Health, with all that follows."""
    if not target.present:
        return
    if target.id in (fight.just_fallen or ()):
        _tell_damage(fight, target, amount, by, source, (*clauses, "TK-5.8", "TK-16.1"))
        return
    if target.status == DISABLED:
        _tell_damage(fight, target, amount, by, source, (*clauses, "TK-14.14"))
        return
    if target.status == DYING:
        hurt_dying(fight, target, amount, by, source, blade, clauses)
        return
    target.health = rules.health_after(target.health, -amount.total, target.health_max)
    _tell_damage(fight, target, amount, by, source, clauses)
    if amount.total > 0:
        wake_sleeper(fight, target)
    if target.health == 0 and amount.total > 0:
        fell(fight, target, by, disable)
    elif amount.total > 0:
        yield from test_concentration(fight, target)


def _tell_damage(fight: Fight, target: Creature, amount: Sum, by: str, source: str, clauses: tuple[str, ...]) -> None:
    fight.tell(
        Damage,
        who=target.id,
        by=by,
        amount=amount,
        source=source,
        health=Sum.of(target.health, "health", "TK-16.1"),
        clauses=clauses,
    )


def hurt_dying(
    fight: Fight, target: Creature, amount: Sum, by: str, source: str, blade: bool, clauses: tuple[str, ...]
) -> None:
    """Damage to a hero in a survival fight: a coin, or death by a suitable weapon."""
    _tell_damage(fight, target, amount, by, source, clauses)
    if amount.total <= 0:
        return
    if source == INDIRECT:
        add_coin(fight, target, "TK-16.6")
    elif blade:
        die(fight, target, by, "TK-16.7")
    else:
        add_coin(fight, target, "TK-16.8")


def fell(fight: Fight, target: Creature, by: str, disable: bool) -> None:
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


def fights_for_life(fight: Fight, target: Creature) -> tuple[str, ...]:
    """The clauses by which somebody at 0 Health fights for survival; none for who dies at once (TK-16.3)."""
    if target.status == STABLE:
        return ("TK-16.4", "TK-16.20")
    if target.hero:
        return ("TK-16.4",)
    return ("TK-16.4", "TK-16.3") if fight.state.rulings.get("monster_falls") == "fights_for_life" else ()


def add_coin(fight: Fight, who: Creature, clause: str) -> None:
    """A death coin more; the fifth kills."""
    who.death_coins += 1
    fight.tell(
        Coin,
        who=who.id,
        change=Sum.of(1, "death_coin", clause),
        coins=Sum.of(who.death_coins, "death_coins", "TK-16.4"),
        clauses=(clause,),
    )
    if who.death_coins >= fight.knobs.death_coins_max:
        die(fight, who, "", "TK-16.12")


def die(fight: Fight, who: Creature, by: str, clause: str) -> None:
    part(fight, who, "TK-21.1")
    who.status, who.health = DEAD, 0
    lose_prepared(fight, who)
    lose_concentration(fight, who, "dead", "TK-22.3")
    who.effects.clear()
    fight.tell(Death, who=who.id, by=by, clauses=(clause,))


def flee(fight: Fight, who: Creature, clause: str) -> None:
    """Somebody is gone from the map."""
    part(fight, who, "TK-21.1")
    who.status = FLED
    lose_prepared(fight, who)
    fight.tell(Fled, who=who.id, clauses=(clause,))


# ---- healing and survival --------------------------------------------------------------------------------------------


def heal(fight: Fight, target: Creature, amount: Sum, by: str, clause: str) -> None:
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
        give(fight, target, Effect(fight.state.new_id("prone"), "prone"), "", "TK-16.11")


def steady(fight: Fight, target: Creature, stage: str, clauses: tuple[str, ...]) -> None:
    """The survival fight is over; the hero stays unconscious for the rest of the scene."""
    target.status, target.health, target.successes = STABLE, fight.knobs.survival_end_health, 0
    _tell_survival(fight, target, stage, (*clauses, "TK-16.16"))


def _tell_survival(fight: Fight, who: Creature, stage: str, clauses: tuple[str, ...]) -> None:
    fight.tell(
        Survival,
        who=who.id,
        stage=stage,
        successes=Sum.of(who.successes, "successes", "TK-16.9"),
        coins=Sum.of(who.death_coins, "death_coins", "TK-16.4"),
        clauses=clauses,
    )


def survival_success(fight: Fight, who: Creature) -> None:
    who.successes += 1
    _tell_survival(fight, who, "success", ("TK-16.9",))
    if who.successes >= fight.knobs.survival_successes:
        steady(fight, who, "ends", ("TK-16.10", "TK-1.7"))


# ---- concentration ---------------------------------------------------------------------------------------------------


def test_concentration(fight: Fight, who: Creature) -> Flow[None]:
    """TK-22.4: a caster damaged during concentration must pass a Might check."""
    if not who.present or who.unconscious or not concentration_of(fight, who)[0]:
        return
    kept = yield from check(fight, who, Attempt("might"), "concentrate", "TK-22.4")
    if not kept.success:
        lose_concentration(fight, who, "hurt", "TK-22.4")
