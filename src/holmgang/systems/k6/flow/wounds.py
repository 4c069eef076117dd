"""Harm: wounds with their dice and poison (K6-21, K6-22), falls and fire (K6-25.4 to K6-25.9); and healing."""

from __future__ import annotations

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.sums import Phrase, Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board.relations import Circumstances
from holmgang.systems.k6.board.wounds import AddedDice, DamageSource, Wound, amount, lives_lost, wound_by
from holmgang.systems.k6.events import ConcentrationKept, DamageRolled, Fell, Healed, Rolled, Wounded
from holmgang.systems.k6.flow.conditions import (
    break_concentration,
    breaks_concentration,
    gain,
    lose,
    lose_all,
    lose_lives,
    release_all,
    stop,
)
from holmgang.systems.k6.state import Combatant, Condition, Enchantment, GamePlay, Intention, Poisoning
from holmgang.systems.k6.tables import CONDITIONS, INJURY


def begin(
    play: GamePlay,
    attacker: Combatant,
    target: Combatant,
    found: Circumstances,
    diff: int,
    source: DamageSource,
    kind: str,
    intent: Intention,
) -> Flow[Wound]:
    """Return a wound that was bought: its damage dice fall now, its amount is open until it is known where it lands."""
    wound = wound_by(play, attacker, target, found, diff, source, kind)
    if source.dice:
        wound.damage = yield from _rolled_damage(play, attacker, source, intent)
    for extra in source.added:
        wound.added.append((yield from _added_damage(play, attacker, extra)))
    return wound


def _rolled_damage(play: GamePlay, attacker: Combatant, source: DamageSource, intent: Intention) -> Flow[int]:
    """Roll the damage dice of a spell or a grenade: for each target anew, or once for all (K6-21.15)."""
    damage = intent.kz
    if damage < 0 or play.knobs.area_damage_roll == "per_target":
        again = ("K6-21.15",) if damage >= 0 else ()
        intent.kz = damage = yield from damage_dice(play, attacker, source.dice, source.name, *again)
    return damage


def _added_damage(play: GamePlay, attacker: Combatant, extra: AddedDice) -> Flow[tuple[int, str]]:
    damage = yield from damage_dice(play, attacker, extra.dice, "added_damage")
    return damage, extra.type


def damage_dice(play: GamePlay, one: Combatant, dice: int, source: str, *why: str) -> Flow[int]:
    """Roll damage dice and return how many count."""
    clauses = ("K6-21.12",) if source == "added_damage" else ("K6-21.10", *why)
    faces = yield Roll(one.seat, "damage_dice", (6,) * dice, about=one.id, args={"of": source}, clauses=clauses[:1])
    damage = rules.damage_dice(faces, play.knobs.kz_success_on)
    play.tell(_damage_rolled, one, source, faces, damage, clauses)
    return damage


def _damage_rolled(
    one: Combatant, source: str, faces: tuple[int, ...], damage: int, clauses: tuple[str, ...]
) -> DamageRolled:
    total = Sum.of(damage, Phrase("damage-dice", {"faces": " ".join(map(str, faces))}), "K6-21.10")
    return DamageRolled(who=one.id, of=source, damage=total, clauses=clauses)


def deal(play: GamePlay, wound: Wound) -> Flow[None]:
    """Deal a wound, if it has not been dealt yet."""
    if wound.dealt is not None:
        return
    target, attacker = wound.target, wound.attacker
    wound.dealt = lost = lives_lost(play, wound)
    if attacker.intent is not None:
        attacker.intent.wounded.append(target.id)
    play.tell(_wounded, play, wound)
    if target.concentration and not breaks_concentration(play, lost):
        play.tell(ConcentrationKept, who=target.id, spell=target.concentration, clauses=("K6-28.9",))
    lose_lives(play, target, lost, attacker.id, wound.source.nonlethal)
    if lost >= 1 and wound.source.poison != "none" and target.able:
        yield from poisoning(play, wound)


def _wounded(play: GamePlay, wound: Wound) -> Wounded:
    target, found, intent = wound.target, wound.found, wound.attacker.intent
    clauses = (*wound.clauses, "K6-21.14") if wound.added else wound.clauses
    if found.back is not None or found.belly or found.shield is not None:
        clauses = (*clauses, "K6-21.16")
    if intent is not None and len(dict.fromkeys(intent.wounded)) > 1:
        clauses = (*clauses, "K6-17.9")
    if any(isinstance(c, Enchantment) and c.source_id not in ("", target.id) for c in target.conditions):
        clauses = (*clauses, "K6-28.10")
    lives = amount(play, wound)
    return Wounded(who=target.id, by=wound.attacker.id, lives=lives, damage_type=wound.type, clauses=clauses)


POISON_POWER = 2
"""House (G3): the power of a poison, to which a die is added."""


def poisoning(play: GamePlay, wound: Wound) -> Flow[None]:
    """House (G3): the victim resists with Strength against 2 + d6."""
    target, attacker = wound.target, wound.attacker
    strength = yield Roll(attacker.seat, "poison", (6,), about=attacker.id, clauses=("K6-9.3",))
    face = yield Roll(target.seat, "resist_poison", (6,), about=target.id, clauses=("K6-9.3",))
    power = Sum.of(POISON_POWER, "poison", "K6-9.3").plus(strength[0], "die", "K6-9.3")
    own = Sum.of(target.strength, "strength", "K6-9.3").plus(face[0], "die", "K6-9.1")
    play.tell(
        Rolled,
        who=attacker.id,
        against=target.id,
        roll="poison",
        attribute="none",
        total=power,
        clauses=("K6-9.3",),
    )
    play.tell(
        Rolled,
        who=target.id,
        against=attacker.id,
        roll="defence",
        attribute="strength",
        total=own,
        clauses=("K6-9.3",),
    )
    if own.total < power.total:
        deadly = wound.source.poison == "deadly"
        poison = Poisoning("poisoned", attacker.id, deadly=deadly)
        gain(play, target, poison, rounds=3 if deadly else 10, clauses=("K6-11.29",))


# ---- chasms, traps, fire (K6-25.4 to K6-25.9, house rules G11 and G23) -----------------------------------------------


def fall(play: GamePlay, victim: Combatant, by: Combatant, *why: str) -> Flow[None]:
    """Into the chasm or the trap."""
    fight, zone = play.state, play.state.zone_of(victim)
    play.tell(Fell, who=victim.id, by=by.id, hazard=zone.hazard, clauses=("K6-25.4", *why))
    lose_all(play, victim, ("teetering",), "fell")
    release_all(play, victim, "fell")
    break_concentration(play, victim, by.id, "K6-28.7")
    if victim.side == "gm":
        fight.thrown_down += 1
    yield from _falling_damage(play, victim, by, zone.depth)
    if zone.hazard == "trap" and victim.able:
        gain(play, victim, Condition("prone", by.id))
        stop(play, victim, by.id, "K6-25.4")
        return
    immune = yield from _immunity(play, victim)
    stop(play, victim, by.id, "K6-25.4")
    if immune:
        gain(play, victim, Condition("hanging", by.id), clauses=("K6-25.9",))
    else:
        victim.gone = "fallen"


def _immunity(play: GamePlay, victim: Combatant) -> Flow[bool]:
    """Return whether a falling hero catches a ledge (K6-25.9)."""
    if victim.side != "hero":
        return False
    default = "hanging" if play.knobs.story_immunity else "fallen"
    question = Choose(
        play.master or "",
        "story_immunity",
        [Option("hanging"), Option("fallen")],
        about=victim.id,
        clauses=("K6-25.9",),
        default=default,
    )
    answer: str = yield from rule(play, question)
    return answer == "hanging"


def _falling_damage(play: GamePlay, victim: Combatant, by: Combatant, depth: int) -> Flow[None]:
    """House (G11): a damage die for each metre beyond two; armour does not help."""
    dice = max(0, depth - 2)
    if not dice:
        return
    damage = yield from damage_dice(play, by, dice, "fall")
    total = Sum.of(damage, "fall", "K6-21.10")
    harm(play, victim, by.id, total, "crush", "fall", "K6-21.10")


def burn(play: GamePlay, victim: Combatant) -> Flow[None]:
    """House (G23): fire takes what one damage die says, round after round."""
    damage = yield from damage_dice(play, victim, 1, "fire")
    resistance = min(damage, victim.resistances.get("fire", 0))
    total = Sum.of(damage, "burning", "K6-32.2").plus(-resistance, "resistance", "K6-21.5")
    harm(play, victim, victim.id, total, "fire", "burning", "K6-32.2")


def harm(play: GamePlay, victim: Combatant, by: str, lives: Sum, kind: str, cause: str, clause: str) -> None:
    """Take lives without an attack: by a fall, fire or poison."""
    play.tell(Wounded, who=victim.id, by=by, lives=lives, damage_type=kind, cause=cause, clauses=(clause,))
    lose_lives(play, victim, lives.total, by)


# ---- healing ---------------------------------------------------------------------------------------------------------


def heal(play: GamePlay, one: Combatant, dice: int, plus: int, source: str) -> Flow[None]:
    """House (G4): lives come back; with the last of them all serious injuries vanish (K6-22.10)."""
    rolled = yield from damage_dice(play, one, dice, source)
    restore(play, one, Sum.of(rolled, "damage_dice_healed", "K6-21.10").plus(plus, source, "K6-11.30"))


def restore(play: GamePlay, one: Combatant, amount: Sum) -> None:
    """Lives come back, up to the full number."""
    gained = amount.at_most(one.lives_max - one.lives, "full_lives", "K6-22.10")
    one.lives += gained.total
    play.tell(Healed, who=one.id, lives=gained, clauses=("K6-11.30",))
    if one.lives > play.knobs.knockout_at:
        lose_all(play, one, ("knocked_out",), "healed", "K6-22.1")
    if one.lives >= one.lives_max:
        for condition in [c for c in one.conditions if CONDITIONS[c.id].duration == INJURY]:
            lose(play, one, condition, "healed", "K6-22.10", "K6-11.30")
