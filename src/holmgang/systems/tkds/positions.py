"""Where a heuristic seat wants to stand: lines of fire, quiet squares, ways to an opponent. It reads, never changes."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.questions import Choose
from holmgang.space.squares import Cell, block_distance
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.deeds import deed_options
from holmgang.systems.tkds.fight import Fight
from holmgang.systems.tkds.means import means_of
from holmgang.systems.tkds.state import Creature, cell_id, cell_of, hostile
from holmgang.systems.tkds.ways import Ways, destinations

Deed = dict[str, Any]


def foes_of(fight: Fight, who: Creature) -> list[Creature]:
    return [one for one in fight.state.present() if hostile(who, one) and one.status != "disabled"]


def standing_foes(fight: Fight, who: Creature) -> list[Creature]:
    foes = foes_of(fight, who)
    return [one for one in foes if one.standing] or foes


def step_out(fight: Fight, who: Creature) -> Deed | None:
    options = destinations(fight, who)
    return {"do": "move", "to": options[0].id} if options else None


def firing_place(fight: Fight, who: Creature, foes: list[Creature]) -> Cell | None:
    """The nearest quiet square with a line to somebody."""
    reach = max(
        [one.near for one in means_of(fight, who) if one.ranged]
        + [fight.pack.get("spells", s).range_m for s in who.spells]
        + [0]
    )
    watched = threatened_cells(fight, who)
    options = sorted(destinations(fight, who), key=lambda option: option.worth.total if option.worth else 0)
    for option in options[:40]:
        cell = cell_of(option.id)
        if cell in watched:
            continue
        for foe in foes:
            gap = block_distance(cell, who.side_length, foe.anchor, foe.side_length)
            if gap <= reach and fight.board.cover((cell,), foe).result < rules.HIDDEN:
                return cell
    return None


def threatened_cells(fight: Fight, who: Creature) -> set[Cell]:
    return {
        cell
        for one in fight.state.present()
        if hostile(one, who) and fight.board.can_threaten(one)
        for cell in fight.board.threat_squares(one)
    }


def quiet_square(fight: Fight, who: Creature) -> Cell | None:
    """An unthreatened square from which there is still somebody to shoot at."""
    place = firing_place(fight, who, standing_foes(fight, who))
    return place if place is not None and place != who.anchor else None


def retreat(fight: Fight, who: Creature, foes: list[Creature]) -> Deed | None:
    """Badly hurt and done with the action: as far from everybody as the momentum goes."""

    def gap(cell: Cell) -> int:
        return min(block_distance(cell, who.side_length, foe.anchor, foe.side_length) for foe in foes)

    best = max(destinations(fight, who), key=lambda option: gap(cell_of(option.id)), default=None)
    if best is None or gap(cell_of(best.id)) <= gap(who.anchor):
        return None
    return {"do": "move", "to": best.id}


def go_towards(fight: Fight, who: Creature, target: Creature) -> Deed | None:
    """As far as this turn allows along the best way to the target; doors and levers that bar it are worked."""
    ways = Ways(fight, who)
    reach = ways.reach(who.momentum * 6)
    wanted = max(1, fight.board.reach(who))
    goals = [
        cell
        for cell in reach.costs
        if block_distance(cell, who.side_length, target.anchor, target.side_length) <= wanted and not ways.shares(cell)
    ]
    if not goals:
        return find_a_way(fight, who, target)
    goal = min(goals, key=lambda cell: (reach.costs[cell], cell))
    if goal == who.anchor:
        return None
    offered_cells = {option.id for option in destinations(fight, who)}
    for cell in reversed(reach.path_to(goal)):
        if cell_id(cell) in offered_cells:
            return {"do": "move", "to": cell_id(cell)}
    return None


def find_a_way(fight: Fight, who: Creature, target: Creature) -> Deed | None:
    """No way leads there: open a door, pull a lever, leap, or at least come nearer."""
    found = {option.id: option for option in deed_options(fight, who)}
    gate_down = any(square.gate and square.cover == "tall" for square in fight.board.squares.values())
    for name in ("open_door", "pull_lever", "leap", "jump_down", "climb"):
        option = found.get(name)
        if option is not None and (name != "pull_lever" or gate_down):
            detail = option.particulars[0]
            assert isinstance(detail, Choose)
            who_goes = detail.options[0].id
            return {"do": name, detail.purpose: who_goes}
    doors = [cell for cell, square in fight.board.squares.items() if square.door == "closed"]
    aim = min(doors, key=lambda cell: fight.board.distance_to(who, cell)) if doors else target.anchor
    options = destinations(fight, who)
    if not options:
        return None
    nearest = min(options, key=lambda option: (gap_between(cell_of(option.id), aim), option.id))
    return (
        {"do": "move", "to": nearest.id}
        if gap_between(cell_of(nearest.id), aim) < gap_between(who.anchor, aim)
        else None
    )


def gap_between(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
