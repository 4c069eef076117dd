"""The worth of an attack to a heuristic seat: the chance the rules give it, its damage, and who it falls on."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.odds import thousandths
from holmgang.kernel.play import kept_while_open
from holmgang.systems.tkds.board.attacks import (
    Blow,
    attack_problem,
    best_skill,
    fitting,
    hit_chance,
    pair_penalty,
    pair_targets,
    two_weapons,
    weapon_harm,
)
from holmgang.systems.tkds.board.checks import Attempt, Steps, chance
from holmgang.systems.tkds.board.equipment import AREA, Means, means_of, targets_of
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.board.harm import expected
from holmgang.systems.tkds.board.threat import calm
from holmgang.systems.tkds.bots.positions import Deed
from holmgang.systems.tkds.state import ENEMIES, HEROES, Creature, GamePlay, State, hostile

ATTACK_WORTH = 0.6
"""Below this an attack is hardly worth the action."""
DOWN = 0.15
"""How much less it is worth to strike a creature that is down already."""


def average(dice: tuple[int, int]) -> float:
    return dice[0] * (dice[1] + 1) / 2


def likely(fight: Fight, who: Creature, attempt: Attempt) -> float:
    """The chance of a check, as the rules count it."""
    return float(chance(fight, who, attempt))


def weight(target: Creature, gain: float) -> float:
    """Focus: the nearer to falling, the better; those who are down can wait."""
    if not target.standing:
        return DOWN
    return 1.0 + (0.6 if gain >= target.health else 0.3 * (1 - target.health / max(1, target.health_max)))


def wastes_light(fight: Fight, who: Creature, means: Means) -> bool:
    """Do not strike with the torch that gives light: it might break (TK-14.7)."""
    return fight.state.battlefield.dark and bool(means.item) and who.item(means.item).lit


def spoils(fight: Fight, who: Creature, means: Means) -> bool:
    """Would a low die damage a shield or a real weapon that is used for what it is not made for (TK-14.7)?"""
    return bool(means.item) and bool(means.improvised) and who.item(means.item).sort != "gear"


@kept_while_open
def best_attack(fight: Fight, who: Creature) -> tuple[float, Deed, Means] | None:
    """Worth, particulars and means of the best attack on an opponent."""
    if attack_problem(fight, who):
        return None
    everything = [
        one for one in means_of(fight, who) if not wastes_light(fight, who, one) and not spoils(fight, who, one)
    ]
    best: tuple[float, Deed, Means] | None = None
    reached = {place: targets_of(fight, who, one) for place, one in enumerate(everything) if one.mode != AREA}
    for place, means in enumerate(everything):
        for target in reached.get(place, ()):
            if not hostile(who, target):
                continue
            worth = attack_worth(fight, who, means, target)
            if best is None or worth > best[0]:
                modes = [
                    p for p, one in enumerate(everything) if one.id == means.id and reached.get(p, one.mode == AREA)
                ]
                deed: Deed = {"weapon": means.id, "target": target.id}
                if len(modes) > 1:
                    deed["mode"] = means.mode
                best = (worth, deed, means)
    return both_weapons(fight, who, everything, best)


def attack_worth(fight: Fight, who: Creature, means: Means, target: Creature, extra: Steps | None = None) -> float:
    blow = Blow(means, target, best_skill(who, means.skills), 1, extra or Steps())
    gain = float(expected(fight, weapon_harm(fight, who, blow))) * means.count
    worth = float(hit_chance(fight, who, blow)) * gain * weight(target, gain)
    return worth - (0.5 if means.item and means.improvised else 0.0)


def both_weapons(
    fight: Fight, who: Creature, everything: list[Means], best: tuple[float, Deed, Means] | None
) -> tuple[float, Deed, Means] | None:
    pair = two_weapons(fight, who, means_of(fight, who))
    if pair is None or best is None or pair[0].kind == "unarmed":
        return best
    if any(spoils(fight, who, one) or wastes_light(fight, who, one) for one in pair):
        return best
    penalty = pair_penalty(fight, pair)
    for target in pair_targets(fight, who, pair):
        ways = [fitting(fight, who, means, target) for means in pair]
        worth = sum(attack_worth(fight, who, way, target, penalty) for way in ways if way is not None)
        if worth > best[0] and ways[0] is not None:
            best = (worth, {"weapon": "two_weapons", "target": target.id}, ways[0])
    return best


def free_shot(fight: Fight, who: Creature) -> float:
    """Return the worth of shooting if no opponent stood so near."""
    return max(
        (
            attack_worth(fight, who, means, target) / float(calm(fight, who) or 1)
            for means in means_of(fight, who)
            if means.ranged
            for target in targets_of(fight, who, means)
            if hostile(who, target)
        ),
        default=0.0,
    )


def prospects(play: GamePlay) -> Mapping[str, int]:
    """Thousandths of a win per side: standing creatures by level and health, those who are down not at all.

    Strengths count squared: of the powers from a half to six that fits played fights best.
    """
    state = play.state
    if state.winner in (HEROES, ENEMIES):
        return {side: 1000 if side == state.winner else 0 for side in (HEROES, ENEMIES)}
    return thousandths({side: _strength(state, side) ** 2 for side in (HEROES, ENEMIES)})


def vigour(play: GamePlay) -> Mapping[str, int]:
    """The health of each side, of those who stand."""
    return {side: sum(max(1, one.health) for one in _standing(play.state, side)) for side in (HEROES, ENEMIES)}


def _standing(state: State, side: str) -> list[Creature]:
    return [one for one in state.creatures if one.side == side and one.standing]


def _strength(state: State, side: str) -> int:
    standing = _standing(state, side)
    return sum(3 + one.level for one in standing) * sum(max(1, one.health) for one in standing)
