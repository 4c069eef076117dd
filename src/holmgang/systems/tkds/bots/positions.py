"""Where a heuristic seat wants to stand: lines of fire, quiet squares, ways to an opponent, ways out. It only reads."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

from holmgang.kernel.play import kept_while_open
from holmgang.kernel.questions import Choose
from holmgang.space.squares import Cell, block_distance, distance
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.equipment import means_of, reach_of, reloadable
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.board.lookups import drop_at
from holmgang.systems.tkds.board.threat import watch_against
from holmgang.systems.tkds.board.ways import score_of, ways_of
from holmgang.systems.tkds.flow.turn import deed_options
from holmgang.systems.tkds.state import HEROES, Creature, cell_id, cell_of, hostile

Deed = dict[str, Any]
FAR = 6
"""How many turns of walking are still a way."""
FEW_LOOKS = 10
"""How many squares, the nearest first, are looked at for a clearer shot."""
MOST_LOOKS = 40
"""How many squares, the nearest first, are looked at for lines of fire."""


def foes_of(fight: Fight, who: Creature) -> list[Creature]:
    return [one for one in fight.state.present() if hostile(who, one) and one.status != "disabled"]


@kept_while_open
def standing_foes(fight: Fight, who: Creature) -> list[Creature]:
    foes = foes_of(fight, who)
    return [one for one in foes if one.standing] or foes


def safe_stops(fight: Fight, who: Creature) -> Iterator[Cell]:
    """Where a move may end without harm and, for those who cannot swim, out of deep water; the nearest first."""
    return (cell for cell in ways_of(fight, who).unharmed(who.momentum_left) if good_to_stand(fight, who, cell))


def good_to_stand(fight: Fight, who: Creature, cell: Cell) -> bool:
    """Is it another square than the present one, no other creature's, and not over one's head?"""
    drowns = fight.board.square(cell).deep and "swim" not in who.ignores_kinds
    return cell != who.anchor and not drowns and not ways_of(fight, who).shares(cell)


def along(fight: Fight, who: Creature, way: tuple[Cell, ...]) -> Deed | None:
    """As far along a way as this turn allows one to go and stop safely."""
    near = ways_of(fight, who).unharmed(who.momentum_left)
    for cell in reversed(way):
        if cell in near and good_to_stand(fight, who, cell):
            return {"do": "move", "to": cell_id(cell)}
    return None


def step_out(fight: Fight, who: Creature) -> Deed | None:
    stop = next(chain(safe_stops(fight, who), ways_of(fight, who).stops()), None)
    return {"do": "move", "to": cell_id(stop)} if stop is not None else None


def gap_to(fight: Fight, who: Creature, cell: Cell, foe: Creature) -> int:
    """How far a foe is from a square, heights counted."""
    return fight.board.squares_from(cell, who.side_length, foe)


def firing_place(fight: Fight, who: Creature, foes: list[Creature]) -> Cell | None:
    """The nearest quiet square with a line to a creature, unless there is one from here."""
    reach = max(
        [one.near for one in means_of(fight, who) if one.ranged]
        + [fight.pack.get("spells", s).range_m for s in who.spells]
        + [0]
    )
    watched = watch_against(fight, who)
    clear = [foe for foe in foes if fight.board.light_for(who, foe.footprint)]  # nobody aims at what lies in the dark
    if not watched(who.anchor) and in_line(fight, who, who.anchor, clear, reach):
        return None
    for cell in islice(safe_stops(fight, who), MOST_LOOKS):
        if not watched(cell) and in_line(fight, who, cell, clear, reach):
            return cell
    return None


def in_line(fight: Fight, who: Creature, cell: Cell, foes: list[Creature], reach: int) -> bool:
    for foe in foes:
        gap = block_distance(cell, who.side_length, foe.anchor, foe.side_length)
        if gap <= reach and fight.board.cover((cell,), foe).result < rules.HIDDEN:
            return True
    return False


def clearer_square(fight: Fight, who: Creature, target: Creature, reach: int) -> Cell | None:
    """A quiet square near by from which a target in full cover has less (TK-12.11); of equals the nearest."""
    best, least = None, fight.board.cover(who.footprint, target).result
    watched = watch_against(fight, who)
    for cell in islice(safe_stops(fight, who), FEW_LOOKS) if least >= rules.FULL else ():
        gap = block_distance(cell, who.side_length, target.anchor, target.side_length)
        if gap <= reach and not watched(cell) and (found := fight.board.cover((cell,), target).result) < least:
            best, least = cell, found
    return best


def quiet_square(fight: Fight, who: Creature) -> Cell | None:
    """An unthreatened square from which there is still a creature to shoot at."""
    place = firing_place(fight, who, standing_foes(fight, who))
    return place if place is not None and place != who.anchor else None


def retreat(fight: Fight, who: Creature, foes: list[Creature]) -> Deed | None:
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


def out_of_sight(fight: Fight, cell: Cell, foes: list[Creature]) -> bool:
    """Is a square hidden from all of them? Lines are nearly the same in both directions."""
    return all(fight.board.cover((cell,), foe).result == rules.HIDDEN for foe in foes)


# ---- to an opponent --------------------------------------------------------------------------------------------------


@kept_while_open
def best_goal(fight: Fight, who: Creature, foes: tuple[Creature, ...]) -> Cell | None:
    """The cheapest square from which one of them can be struck."""
    ways, wanted = ways_of(fight, who), max(1, reach_of(fight, who))
    swims = "swim" in who.ignores_kinds
    for budget in (who.momentum_left, score_of(who) * FAR):
        for cell in ways.unharmed(budget):  # the cheapest first
            near = any(gap_to(fight, who, cell, foe) <= wanted for foe in foes)
            if near and not ways.shares(cell) and (swims or not fight.board.square(cell).deep):
                return cell
    return None


def go_towards(fight: Fight, who: Creature, foes: list[Creature]) -> Deed | None:
    """As far as this turn allows along the best way to the nearest on foot; else open what is in the way."""
    goal = best_goal(fight, who, tuple(foes))
    if goal is None:
        return find_a_way(fight, who, foes)
    if goal == who.anchor:
        return None
    return along(fight, who, ways_of(fight, who).way(goal, score_of(who) * FAR))


def find_a_way(fight: Fight, who: Creature, foes: list[Creature]) -> Deed | None:
    """No way leads there on foot: leap, jump or climb nearer, open a door, pull a lever, or go to one."""
    return over_heights(fight, who, foes) or open_up(fight, who)


def over_heights(fight: Fight, who: Creature, foes: list[Creature]) -> Deed | None:
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


def open_up(fight: Fight, who: Creature) -> Deed | None:
    """Work the door or the lever that bars the way, or walk to it. Nobody opens to heroes while comrades can shoot."""
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


def comrades_shoot(fight: Fight, who: Creature) -> bool:
    """Has any other creature of the side a shot at an opponent, loaded or not?"""
    others = [one for one in fight.state.creatures if one.side == who.side and one is not who and one.standing]
    foes = standing_foes(fight, who)
    return any(in_line(fight, one, one.anchor, foes, range_of(fight, one)) for one in others)


def range_of(fight: Fight, who: Creature) -> int:
    """How far it shoots with what it has in hand, loaded or not, or with an attack of its own."""
    things = [who.item(name) for name in who.held]
    weapons = [fight.weapon(thing.kind).range_m for thing in things if thing.sort == "weapon"]
    return max([*weapons, *(attack.range_m for attack in who.attacks)], default=0)


# ---- nothing to be done ----------------------------------------------------------------------------------------------


def can_still_hurt(fight: Fight, who: Creature) -> bool:
    """Has it a shot, now or once it is loaded, a spell, or a way to a creature?"""
    foes = standing_foes(fight, who)
    if any(one.ranged for one in means_of(fight, who)) or reloadable(fight, who) or who.magic > 0:
        return True
    return best_goal(fight, who, tuple(foes)) == who.anchor or go_towards(fight, who, foes) is not None


def give_way(fight: Fight, who: Creature, foes: list[Creature]) -> Deed | None:
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


def in_the_dark(fight: Fight, friends: list[Creature]) -> bool:
    """Is there no light left, and no creature that could do without?"""
    return fight.state.battlefield.dark and not fight.board.lights() and not any(one.darkvision_m for one in friends)


def leads_out(fight: Fight, who: Creature, cell: Cell) -> bool:
    """Is a square at an edge by which the creature may leave?"""
    (x, y), n, grid = cell, who.side_length, fight.board.grid
    edges = {"west": x == 0, "north": y == 0, "east": x + n == grid.width, "south": y + n == grid.height}
    return edges[fight.state.escape_edge] if who.side == fight.state.escape else any(edges.values())


def leave_field(fight: Fight, who: Creature) -> Deed | None:
    """To the edge of the map and away."""
    if deed_options(fight, who).get("flee") is not None:
        return {"do": "flee"}
    ways, far = ways_of(fight, who), score_of(who) * FAR
    edge = (cell for cell in ways.unharmed(far) if not ways.shares(cell) and leads_out(fight, who, cell))
    goal = next(edge, who.anchor)
    return None if goal == who.anchor else along(fight, who, ways.way(goal, far))
