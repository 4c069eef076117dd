"""The worth of places and attacks to a computer player, with the chances that the rules give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import chain, islice
from typing import Any

from holmgang.kernel.odds import thousandths
from holmgang.kernel.play import kept_while_open
from holmgang.kernel.questions import Choose
from holmgang.space.squares import Cell, block_distance, distance, footprint
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import (
    DicePair,
    Harm,
    Strike,
    attack_problem,
    best_skill,
    expected,
    fitting,
    hit_chance,
    pair_penalty,
    pair_targets,
    resist_attempt,
    two_weapons,
    weapon_harm,
)
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.checks import Attempt, Steps, chance, luck_chance, succeeds_anyway
from holmgang.systems.tkds.board.equipment import AREA, AttackMeans, means_of, reach_of, reloadable, targets_of
from holmgang.systems.tkds.board.lookups import calm, drop_at, watch_against
from holmgang.systems.tkds.board.ways import score_of, ways_of
from holmgang.systems.tkds.flow.turn import deed_options
from holmgang.systems.tkds.state import ENEMIES, HEROES, Creature, GamePlay, State, cell_id, cell_of, hostile

# ---- places ----------------------------------------------------------------------------------------------------------


DeedAnswer = dict[str, Any]
FAR = 6
"""The number of turns of walking that are still a way."""
FEW_LOOKS = 10
"""The number of squares, the nearest first, that are looked at for a clearer shot."""
MOST_LOOKS = 40
"""The number of squares, the nearest first, that are looked at for lines of fire."""


def foes_of(fight: Conflict, who: Creature) -> list[Creature]:
    return [one for one in fight.state.present() if hostile(who, one) and one.status != "disabled"]


@kept_while_open
def standing_foes(fight: Conflict, who: Creature) -> list[Creature]:
    foes = foes_of(fight, who)
    return [one for one in foes if one.standing] or foes


def safe_stops(fight: Conflict, who: Creature) -> Iterator[Cell]:
    """The squares, the nearest first, where a move may end without harm and not over a non-swimmer's head."""
    return (cell for cell in ways_of(fight, who).unharmed(who.momentum_left) if good_to_stand(fight, who, cell))


def good_to_stand(fight: Conflict, who: Creature, cell: Cell) -> bool:
    """Return whether it is another square than the present one, no other creature's, and not over one's head."""
    drowns = fight.board.square(cell).deep and "swim" not in who.ignores_kinds
    return cell != who.anchor and not drowns and not ways_of(fight, who).shares(cell)


def along(fight: Conflict, who: Creature, way: tuple[Cell, ...]) -> DeedAnswer | None:
    """As far along a way as this turn allows one to go and stop safely."""
    near = ways_of(fight, who).unharmed(who.momentum_left)
    for cell in reversed(way):
        if cell in near and good_to_stand(fight, who, cell):
            return {"do": "move", "to": cell_id(cell)}
    return None


def step_out(fight: Conflict, who: Creature) -> DeedAnswer | None:
    stop = next(chain(safe_stops(fight, who), ways_of(fight, who).stops()), None)
    return {"do": "move", "to": cell_id(stop)} if stop is not None else None


def gap_to(fight: Conflict, who: Creature, cell: Cell, foe: Creature) -> int:
    """The distance of a foe from a square, heights counted."""
    return fight.board.squares_from(cell, who.side_length, foe)


def firing_place(fight: Conflict, who: Creature, foes: list[Creature]) -> Cell | None:
    """The nearest quiet square with a line to a creature, unless there is one from here."""
    reach = max(
        [one.near for one in means_of(fight, who) if one.ranged]
        + [fight.pack.get("spells", s).range_m for s in who.spells]
        + [0]
    )
    watched = watch_against(fight, who)
    clear = [foe for foe in foes if fight.board.light_for(who, foe.footprint)]  # the dark cannot be aimed at
    if not watched(who.anchor) and in_line(fight, who, who.anchor, clear, reach):
        return None
    for cell in islice(safe_stops(fight, who), MOST_LOOKS):
        if not watched(cell) and in_line(fight, who, cell, clear, reach):
            return cell
    return None


def in_line(fight: Conflict, who: Creature, cell: Cell, foes: list[Creature], reach: int) -> bool:
    for foe in foes:
        gap = block_distance(cell, who.side_length, foe.anchor, foe.side_length)
        if gap <= reach and fight.board.cover((cell,), foe).result < rules.HIDDEN:
            return True
    return False


def clearer_square(fight: Conflict, who: Creature, target: Creature, reach: int) -> Cell | None:
    """A quiet square near by from which a target in full cover has less (TK-12.11); of equals the nearest."""
    best, least = None, fight.board.cover(who.footprint, target).result
    watched = watch_against(fight, who)
    for cell in islice(safe_stops(fight, who), FEW_LOOKS) if least >= rules.FULL else ():
        gap = block_distance(cell, who.side_length, target.anchor, target.side_length)
        if gap <= reach and not watched(cell) and (found := fight.board.cover((cell,), target).result) < least:
            best, least = cell, found
    return best


def quiet_square(fight: Conflict, who: Creature) -> Cell | None:
    """An unthreatened square from which there is still a creature to shoot at."""
    place = firing_place(fight, who, standing_foes(fight, who))
    return place if place is not None and place != who.anchor else None


def retreat(fight: Conflict, who: Creature, foes: list[Creature]) -> DeedAnswer | None:
    """Badly hurt and done with the action, and comrades hold the field: out of the lines of fire, else far away."""
    if not any(one.side == who.side and one is not who and one.standing for one in fight.state.creatures):
        return None

    def gap(cell: Cell) -> int:
        return min(gap_to(fight, who, cell, foe) for foe in foes)

    shooters = [foe for foe in foes if range_of(fight, foe)]
    if shooters and not out_of_sight(fight, who.anchor, shooters):
        hidden = (cell for cell in islice(safe_stops(fight, who), MOST_LOOKS) if out_of_sight(fight, cell, shooters))
        for cell in hidden:
            return {"do": "move", "to": cell_id(cell)}
    best = max(safe_stops(fight, who), key=gap, default=None)
    if best is None or gap(best) <= gap(who.anchor):
        return None
    return {"do": "move", "to": cell_id(best)}


def shelter(fight: Conflict, who: Creature, cell: Cell, foe: Creature) -> int:
    """The cover that walls would give a creature on a square from a foe: a slit shelters one of the two only."""
    return fight.board.ground.line(foe.footprint, footprint(cell, who.side_length))[1].result


def out_of_sight(fight: Conflict, cell: Cell, foes: list[Creature]) -> bool:
    """Return whether a square is hidden from all of them: who cannot be seen cannot see (TK-12.12)."""
    return all(fight.board.cover((cell,), foe).result == rules.HIDDEN for foe in foes)


# ---- to an opponent --------------------------------------------------------------------------------------------------


@kept_while_open
def best_goal(fight: Conflict, who: Creature, foes: tuple[Creature, ...]) -> Cell | None:
    """The cheapest square from which one of them can be struck."""
    ways, wanted = ways_of(fight, who), max(1, reach_of(fight, who))
    swims = "swim" in who.ignores_kinds
    for budget in (who.momentum_left, score_of(who) * FAR):
        for cell in ways.unharmed(budget):  # the cheapest first
            near = any(gap_to(fight, who, cell, foe) <= wanted for foe in foes)
            if near and not ways.shares(cell) and (swims or not fight.board.square(cell).deep):
                return cell
    return None


def go_towards(fight: Conflict, who: Creature, foes: list[Creature]) -> DeedAnswer | None:
    """As far as this turn allows along the best way to the nearest on foot; else open what is in the way."""
    goal = best_goal(fight, who, tuple(foes))
    if goal is None:
        return find_a_way(fight, who, foes)
    if goal == who.anchor:
        return None
    return along(fight, who, ways_of(fight, who).way(goal, score_of(who) * FAR))


def find_a_way(fight: Conflict, who: Creature, foes: list[Creature]) -> DeedAnswer | None:
    """Leap, jump or climb nearer, open a door, pull a lever, or go to one: no way leads there on foot."""
    return over_heights(fight, who, foes) or open_up(fight, who) or to_the_edge(fight, who, foes)


def over_heights(fight: Conflict, who: Creature, foes: list[Creature]) -> DeedAnswer | None:
    """A leap, a jump or a climb that brings an opponent nearer, and does not break one's neck."""
    if fight.board.flat:
        return None
    offers = deed_options(fight, who)
    here = min(gap_to(fight, who, who.anchor, foe) for foe in foes)
    for name in ("leap", "jump_down", "climb"):
        option = offers.get(name)
        if option is None:
            continue
        detail = option.particulars[0]
        assert isinstance(detail, Choose)
        cells = [cell_of(one.id) for one in detail.options]
        if name == "jump_down":
            cells = [cell for cell in cells if 2 * drop_at(fight, who, who.anchor, cell) < who.health]
        best = min(cells, key=lambda cell: min(gap_to(fight, who, cell, foe) for foe in foes), default=None)
        if best is not None and min(gap_to(fight, who, best, foe) for foe in foes) < here:
            return {"do": name, "to": cell_id(best)}
    return None


def to_the_edge(fight: Conflict, who: Creature, foes: list[Creature]) -> DeedAnswer | None:
    """Walk to where one can leap or climb at them, instead of standing on a roof to be shot at."""
    if fight.board.flat:
        return None

    def gap(cell: Cell) -> int:
        return min(gap_to(fight, who, cell, foe) for foe in foes)

    ways, far = ways_of(fight, who), score_of(who) * FAR
    best = min((cell for cell in ways.unharmed(far) if not ways.shares(cell)), key=gap, default=who.anchor)
    return along(fight, who, ways.way(best, far)) if gap(best) < gap(who.anchor) else None


def open_up(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """Work the door or lever that bars the way, or walk to it. Doors stay shut to heroes while comrades can shoot."""
    if who.side != HEROES and comrades_shoot(fight, who):
        return None
    squares = fight.board.squares
    gate_down = any(square.gate and square.cover == "tall" for square in squares.values())
    doors = [cell for cell, square in squares.items() if square.door == "closed"]
    levers = [cell for cell, square in squares.items() if square.lever and gate_down]
    offers = deed_options(fight, who)
    for name, purpose, wanted in (("open_door", "door", doors), ("pull_lever", "lever", levers)):
        near = [cell for cell in wanted if distance(cell, who.anchor) <= 1]
        if near and offers.get(name) is not None:
            return {"do": name, purpose: cell_id(near[0])}
    ways, far = ways_of(fight, who), score_of(who) * FAR
    beside = (cell for cell in ways.unharmed(far) if any(distance(cell, one) <= 1 for one in (*doors, *levers)))
    goal = next(beside, who.anchor)
    return None if goal == who.anchor else along(fight, who, ways.way(goal, far))


def comrades_shoot(fight: Conflict, who: Creature) -> bool:
    """Return whether another creature of the side has a shot at an opponent, loaded or not."""
    others = [one for one in fight.state.creatures if one.side == who.side and one is not who and one.standing]
    foes = standing_foes(fight, who)
    return any(in_line(fight, one, one.anchor, foes, range_of(fight, one)) for one in others)


def range_of(fight: Conflict, who: Creature) -> int:
    """The range of the weapon in its hand, loaded or not, or of an attack of its own."""
    things = [who.item(name) for name in who.held]
    weapons = [fight.weapon(thing.kind).range_m for thing in things if thing.sort == "weapon"]
    return max([*weapons, *(attack.range_m for attack in who.attacks)], default=0)


# ---- nothing to be done ----------------------------------------------------------------------------------------------


def can_still_hurt(fight: Conflict, who: Creature) -> bool:
    """Return whether it has a shot, now or once it is loaded, a spell, or a way to a creature."""
    foes = standing_foes(fight, who)
    if any(one.ranged for one in means_of(fight, who)) or reloadable(fight, who) or who.magic > 0:
        return True
    return best_goal(fight, who, tuple(foes)) == who.anchor or go_towards(fight, who, foes) is not None


def give_way(fight: Conflict, who: Creature, foes: list[Creature]) -> DeedAnswer | None:
    """No creature can be reached: out of the lines of fire; heroes of whom none can do anything leave the field."""
    friends = [one for one in fight.state.creatures if one.side == who.side and one.standing]
    if who.side == HEROES and (in_the_dark(fight, friends) or not any(can_still_hurt(fight, one) for one in friends)):
        return leave_field(fight, who)

    def seen(cell: Cell) -> int:
        return sum(fight.board.cover((cell,), foe).result < rules.HIDDEN for foe in foes)

    if not seen(who.anchor):
        return None
    best = min(islice(safe_stops(fight, who), MOST_LOOKS), key=seen, default=None)
    return {"do": "move", "to": cell_id(best)} if best is not None and seen(best) < seen(who.anchor) else None


def in_the_dark(fight: Conflict, friends: list[Creature]) -> bool:
    """Return whether there is no light left, and no creature that could do without."""
    return fight.state.battlefield.dark and not fight.board.lights() and not any(one.darkvision_m for one in friends)


def leads_out(fight: Conflict, who: Creature, cell: Cell) -> bool:
    """Return whether a square is at an edge by which the creature may leave."""
    (x, y), n, grid = cell, who.side_length, fight.board.grid
    edges = {"west": x == 0, "north": y == 0, "east": x + n == grid.width, "south": y + n == grid.height}
    return edges[fight.state.escape_edge] if who.side == fight.state.escape else any(edges.values())


def leave_field(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """To the edge of the map and away."""
    if deed_options(fight, who).get("flee") is not None:
        return {"do": "flee"}
    ways, far = ways_of(fight, who), score_of(who) * FAR
    edge = (cell for cell in ways.unharmed(far) if not ways.shares(cell) and leads_out(fight, who, cell))
    goal = next(edge, who.anchor)
    return None if goal == who.anchor else along(fight, who, ways.way(goal, far))


# ---- attacks ---------------------------------------------------------------------------------------------------------


ATTACK_WORTH = 0.6
"""Below this an attack is hardly worth the action."""
DOWN = 0.15
"""The share of its worth that a blow at a creature has that is down already."""


def average(dice: tuple[int, int]) -> float:
    return dice[0] * (dice[1] + 1) / 2


def likely(fight: Conflict, who: Creature, attempt: Attempt) -> float:
    """The chance of a check, as the rules count it."""
    return float(chance(fight, who, attempt))


def weight(target: Creature, gain: float) -> float:
    """Focus: the nearer to falling, the better; those who are down can wait."""
    if not target.standing:
        return DOWN
    return 1.0 + (0.6 if gain >= target.health else 0.3 * (1 - target.health / max(1, target.health_max)))


def wastes_light(fight: Conflict, who: Creature, means: AttackMeans) -> bool:
    """Return whether it would strike with the torch that gives light: it might break (TK-14.7)."""
    return fight.state.battlefield.dark and bool(means.item) and who.item(means.item).lit


def spoils(fight: Conflict, who: Creature, means: AttackMeans) -> bool:
    """Return whether a low die would damage a shield or weapon used for what it is not made for (TK-14.7)."""
    return bool(means.item) and bool(means.improvised) and who.item(means.item).sort != "gear"


@kept_while_open
def best_attack(fight: Conflict, who: Creature) -> tuple[float, DeedAnswer, AttackMeans] | None:
    """Worth, particulars and means of the best attack on an opponent."""
    if attack_problem(fight, who):
        return None
    everything = [
        one for one in means_of(fight, who) if not wastes_light(fight, who, one) and not spoils(fight, who, one)
    ]
    best: tuple[float, DeedAnswer, AttackMeans] | None = None
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
                deed: DeedAnswer = {"weapon": means.id, "target": target.id}
                if len(modes) > 1:
                    deed["mode"] = means.mode
                best = (worth, deed, means)
    return both_weapons(fight, who, everything, best)


def attack_worth(
    fight: Conflict, who: Creature, means: AttackMeans, target: Creature, extra: Steps | None = None
) -> float:
    blow = Strike(means, target, best_skill(who, means.skills), 1, extra or Steps())
    gain = float(expected(fight, weapon_harm(fight, who, blow))) * means.count
    worth = float(hit_chance(fight, who, blow)) * gain * weight(target, gain)
    return worth - (0.5 if means.item and means.improvised else 0.0)


def both_weapons(
    fight: Conflict, who: Creature, everything: list[AttackMeans], best: tuple[float, DeedAnswer, AttackMeans] | None
) -> tuple[float, DeedAnswer, AttackMeans] | None:
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


def free_shot(fight: Conflict, who: Creature) -> float:
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


# ---- bursts ----------------------------------------------------------------------------------------------------------


def mean_in_area(fight: Conflict, harm: Harm, skill: str, others: Steps, half: bool) -> Fraction:
    """The mean damage to a creature in an area that it may resist (``half`` of it on success)."""
    victim = harm.target
    safe = Fraction(0)
    if not succeeds_anyway(Attempt("", victim, skill)):
        safe = chance(fight, victim, resist_attempt(harm, skill, others))
    softened = expected(fight, harm._replace(halved="TK-1.9")) if half else Fraction(0)
    return (1 - safe) * expected(fight, harm) + safe * softened


def mean_in_blast(fight: Conflict, harm: Harm, dice: DicePair) -> Fraction:
    """The mean damage to a creature in a blast: its luck saves it from the same dice once more (TK-20.9)."""
    spared, blast = luck_chance(fight, harm.target), harm._replace(dice=dice)
    return spared * expected(fight, blast) + (1 - spared) * expected(fight, blast, (dice,))
