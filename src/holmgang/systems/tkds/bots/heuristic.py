"""The heuristic seat: heals the dying, focuses fire, keeps out of reach with a bow, uses cover, reloads, prepares.

It looks one deed ahead. Beasts of Intelligence 5 or less do not care for cover (TK-12.17).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice
from typing import Any

from holmgang.kernel.policy import Asked, plain_answer, plainly_declared
from holmgang.kernel.questions import Choose, Declare
from holmgang.space.squares import Cell, block_distance
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import (
    NONE,
    THROW_NEAR,
    attack_problem,
    burst_harm,
    effect_on,
    expected,
    spell_attempt,
    spell_harm,
    spell_resistance,
)
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.equipment import means_of, reach_of, reloadable, usable
from holmgang.systems.tkds.board.lookups import (
    beside,
    calm,
    caught,
    flame_near,
    is_held,
    square_of_area,
    threatened,
    watch_against,
)
from holmgang.systems.tkds.board.ways import score_of
from holmgang.systems.tkds.bots.worth import (
    ATTACK_WORTH,
    DeedAnswer,
    average,
    best_attack,
    best_goal,
    clearer_square,
    firing_place,
    free_shot,
    give_way,
    go_towards,
    in_the_dark,
    leave_field,
    likely,
    mean_in_area,
    mean_in_blast,
    quiet_square,
    retreat,
    safe_stops,
    shelter,
    standing_foes,
    step_out,
    weight,
)
from holmgang.systems.tkds.flow import actions, gear, magic
from holmgang.systems.tkds.flow.momentum import held_in, weapon_sets
from holmgang.systems.tkds.flow.turn import can_move, deed_options
from holmgang.systems.tkds.state import DYING, HEROES, SKILLS, Creature, cell_id, hostile

BEAST = 5
GRENADE_WORTH = 4.0
"""Below this a grenade is hardly worth the throw."""
STRONG = 12
"""More Health than this is worth a flask of oil."""
MOST_COVERS = 12
"""The number of squares beside walls, the nearest first, that are looked at for cover."""


class HeuristicBot:
    """Answers every question of the system by its own lights."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        fight = Conflict.of(asked.play)
        if isinstance(question, Declare):
            if question.purpose == "who":
                return who_acts(fight, question)
            if question.purpose == "cut_in":
                return cut_in(fight, fight.creature(question.about), question)
        decide = CHOICES.get(question.purpose)
        if decide is not None and isinstance(question, Choose):
            return decide(fight, question)
        return plain_answer(question)

    def ideas(self, asked: Asked) -> Iterator[Any]:
        """Other things to do in a turn, for those who look ahead."""
        question = asked.question
        if isinstance(question, Declare) and question.purpose == "who":
            yield from other_deeds(Conflict.of(asked.play), question)


def other_deeds(fight: Conflict, question: Declare) -> Iterator[DeedAnswer]:
    """Yield the deeds that each of the others would do now; then ways to strike, close in, step back or take cover."""
    names = [option.id for option in question.options if option.id not in ("wait", "end_turn")]
    creatures = sorted((fight.creature(name) for name in names), key=lambda one: urgency(fight, one))
    for one in creatures:
        deed = plan(fight, one)
        if deed is not None:
            yield {"who": one.id, **deed}
    for one in creatures[:2]:
        foes = standing_foes(fight, one)
        if foes and free_to_go(fight, one):
            deeds = (
                strike(fight, one),
                go_towards(fight, one, foes),
                retreat(fight, one, foes),
                take_cover(fight, one),
            )
            yield from ({"who": one.id, **deed} for deed in deeds if deed is not None)


# ---- who does what ---------------------------------------------------------------------------------------------------


def who_acts(fight: Conflict, question: Declare) -> DeedAnswer:
    """The first of the seat's creatures that has something useful to do; else the turn ends."""
    names = [option.id for option in question.options if option.id not in ("wait", "end_turn")]
    creatures = sorted((fight.creature(name) for name in names), key=lambda one: urgency(fight, one))
    for one in creatures:
        deed = plan(fight, one)
        if deed is not None:
            return {"who": one.id, **deed}
        if one.action_left == 0 and not one.passing:
            return {"who": one.id, "do": "finish"}
    ends = [option.id for option in question.options if option.id == "end_turn"]
    return {"who": ends[0]} if ends else plainly_declared(question, question.options[0])


def urgency(fight: Conflict, one: Creature) -> tuple[int, int]:
    """Return the order of acting: life-savers; leaders; shooters and casters in open lines; melee; the rest."""
    saves = any(friend.status == DYING and friend.side == one.side for friend in fight.state.creatures)
    if saves and one.action_left > 0 and save_the_dying(fight, one) is not None:
        return (-2, one.health)
    if one.abilities and one.action_left > 0 and commands(fight, one) and best_attack(fight, one) is None:
        return (-1, one.health)
    shoots = any(means.ranged for means in means_of(fight, one)) or bool(one.spells)
    return (0 if shoots else 1 if threatened(fight, one) else 2, one.health)


def plan(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """The next deed of a creature, or None if it is done."""
    if who.passing and can_move(fight, who):
        return step_out(fight, who)
    if fight.state.contest:
        return argue(fight, who)
    if fight.state.escape == who.side:
        return run_away(fight, who)
    if who.action_left > 0:
        for thought in (
            save_the_dying,
            put_out_fire,
            use_magic,
            throw_things,
            light_something,
            strike,
            steady_weapon,
            lead,
            tend,
        ):
            deed: DeedAnswer | None = thought(fight, who)
            if deed is not None:
                return deed
    return move_about(fight, who) or gather(fight, who)


def argue(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """In a conflict that is no fight: the skill in which one is farthest ahead of an opponent."""
    foes = standing_foes(fight, who)
    if who.action_left < 1 or not foes:
        return None
    skill, foe = max(((name, one) for name in SKILLS for one in foes), key=lambda at: ahead(who, *at))
    return {"do": "other", "words": "", "skill": skill, "target": foe.id, "task": "plain"}


def ahead(who: Creature, skill: str, foe: Creature) -> int:
    """Return the lead of a creature over another in a skill."""
    return who.skills[skill] - foe.skills[skill]


def run_away(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """In a flight: to the edge and off the map, and a Sprint when the momentum is spent."""
    if who.prone and who.momentum_left >= fight.knobs.small_action_cost:
        return {"do": "stand_up"}
    deed = leave_field(fight, who) if free_to_go(fight, who) else None
    if deed is None and who.action_left > 0:
        strikes = threatened(fight, who) and best_attack(fight, who) is not None
        return strike(fight, who) if strikes or is_held(fight, who) else {"do": "sprint"}
    return deed


def free_to_go(fight: Conflict, who: Creature) -> bool:
    """Return whether a creature may leave its square, whatever is around it."""
    return who.momentum_left > 0 and not who.mount and not is_held(fight, who)


def offered(fight: Conflict, who: Creature, name: str) -> bool:
    return deed_options(fight, who).get(name) is not None


# ---- actions ---------------------------------------------------------------------------------------------------------


def save_the_dying(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """Healing magic, an ability, the kit, a potion for oneself."""
    friends = [one for one in fight.state.present() if one.side == who.side]
    dying = [one for one in friends if one.status == DYING]
    weak = [one for one in friends if one.standing and one.health * 3 <= one.health_max]
    for name in who.spells:
        spell = fight.pack.get("spells", name)
        if spell.heals[0] and not magic.spell_problem(fight, who, name) and who.magic >= spell.cost:
            reach = [one for one in [*dying, *weak] if magic.can_aim(fight, who, spell, one)]
            if reach:
                return {"do": "cast", "spell": name, "target": reach[0].id}
    for name in who.abilities:
        model = fight.pack.get("abilities", name)
        if model.effect == "heal" and actions.ability_ready(fight, who, name, model):
            hurt = [one for one in [*dying, *weak] if actions.helps(fight, who, model, one)]
            if hurt:
                return {"do": "use_ability", "ability": name, "target": hurt[0].id}
    kit = next((item for item in who.inventory if item.kind == "aid_kit" and item.uses > 0), None)
    near = [one for one in dying if beside(fight, who, one)]
    if kit is not None and near:
        return {"do": "use_item", "item": kit.id, "treatment": "stabilise", "target": near[0].id}
    if kit is not None and dying and free_to_go(fight, who) and not threatened(fight, who):
        deed = go_towards(fight, who, dying)
        if deed is not None:
            return deed
    potion = next((item for item in who.inventory if item.kind == "potion_of_mending"), None)
    if potion is not None and who.health * 2 <= who.health_max and not threatened(fight, who):
        return {"do": "use_item", "item": potion.id}
    return None


def put_out_fire(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """Overcome what burns, and what holds while there is no creature to strike."""
    names = actions.overcome_names(who)
    if "burning" in names and who.health * 2 <= who.health_max:
        return {"do": "overcome", "effect": "burning"}
    if "held" in names and best_attack(fight, who) is None:
        return {"do": "overcome", "effect": "held"}
    return None


def use_magic(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """The attack spell or burst that promises most, if it promises more than the weapon."""
    if not who.spells:
        return None
    best: tuple[float, DeedAnswer] | None = None
    for name in who.spells:
        spell = fight.pack.get("spells", name)
        if magic.spell_problem(fight, who, name):
            continue
        found = burst_worth(fight, who, name, spell) if spell.area else bolt_worth(fight, who, name, spell)
        if found is not None and (best is None or found[0] > best[0]):
            best = found
    own = best_attack(fight, who)
    if best is None or best[0] < ATTACK_WORTH or (own is not None and own[0] > best[0]):
        return None
    deed = best[1]
    return from_a_better_place(fight, who, fight.pack.get("spells", deed["spell"]).range_m, deed.get("target")) or deed


def bolt_worth(fight: Conflict, who: Creature, name: str, spell: Any) -> tuple[float, DeedAnswer] | None:
    if not spell.against:
        return None
    best: tuple[float, DeedAnswer] | None = None
    for target in standing_foes(fight, who):
        if not magic.can_aim(fight, who, spell, target):
            continue
        if spell.condition and not spell.dice[0] and target.has(spell.condition):
            continue
        chance = likely(fight, who, spell_attempt(who, spell, target)) * float(calm(fight, who))
        harm = spell_harm(who, name, spell, target, direct=True)
        if effect_on(fight, harm) == NONE:
            continue
        gain = float(expected(fight, harm)) if spell.dice[0] else 3.0 if spell.condition else 1.0
        worth = chance * gain * weight(target, gain)
        if best is None or worth > best[0]:
            best = (worth, {"do": "cast", "spell": name, "target": target.id})
    return best


def burst_worth(fight: Conflict, who: Creature, name: str, spell: Any) -> tuple[float, DeedAnswer] | None:
    """Only damaging bursts, and only where they catch more opponents than friends."""
    if not spell.dice[0]:
        return None
    best: tuple[float, DeedAnswer] | None = None
    for target in standing_foes(fight, who):
        cell = target.anchor
        if fight.board.distance_to(who, cell) > spell.range_m or not fight.board.sees_cell(who, cell):
            continue
        area = square_of_area(cell, spell.area, fight)
        inside = [one for one in fight.state.present() if any(own in area for own in one.footprint)]
        worth = sum(burnt(fight, who, name, spell, one, cell) for one in inside if one.standing)
        worth *= float(calm(fight, who))
        if best is None or worth > best[0]:
            best = (worth, {"do": "cast", "spell": name, "square": cell_id(cell)})
    return best if best is not None and best[0] > average(spell.dice) else None


def burnt(fight: Conflict, who: Creature, name: str, spell: Any, victim: Creature, middle: Cell) -> float:
    """The worth of what a burst does to one creature in it; harm to a friend weighs more."""
    harm = spell_harm(who, name, spell, victim, direct=False, middle=middle)
    others = spell_resistance(who, spell, victim)
    mean = float(mean_in_area(fight, harm, spell.resist, others, spell.half_on_resist))
    return mean if hostile(who, victim) else -1.5 * mean


def throw_things(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """A grenade where it promises more than the weapon, oil at a single strong one."""
    if threatened(fight, who) or attack_problem(fight, who):
        return None
    flame = flame_near(fight, who)
    for item in who.inventory:
        if item.sort != "gear" or item.wet or not (item.lit or flame):
            continue
        if item.kind == "grenade" and item.uses > 0:
            worth, middle = best_blast(fight, who)
            own = best_attack(fight, who)
            if middle is not None and worth > max(GRENADE_WORTH, own[0] if own is not None else 0.0):
                return {"do": "use_item", "item": item.id, "square": cell_id(middle)}
        if item.kind == "oil_flask" and item.uses > 0:
            strong = [
                one for one in standing_foes(fight, who) if gear.throwable(fight, who, one) and one.health > STRONG
            ]
            if strong and not any(effect.damage == "burning" for effect in strong[0].effects):
                return {"do": "use_item", "item": item.id, "target": strong[0].id}
    return None


def best_blast(fight: Conflict, who: Creature) -> tuple[float, Cell | None]:
    """The square where a grenade promises most, and its worth: on an opponent or between two of them."""
    foes = standing_foes(fight, who)
    middles = {one.anchor for one in foes}
    middles |= {((a.anchor[0] + b.anchor[0]) // 2, (a.anchor[1] + b.anchor[1]) // 2) for a, b in combinations(foes, 2)}
    best: tuple[float, Cell | None] = (0.0, None)
    for middle in sorted(middles):
        if fight.board.distance_to(who, middle) > THROW_NEAR or fight.board.solid(middle):
            continue
        if fight.board.clear(who.footprint, middle) and (worth := blast_worth(fight, who, middle)) > best[0]:
            best = (worth, middle)
    return best


def blast_worth(fight: Conflict, who: Creature, middle: Cell) -> float:
    """The worth of a grenade there, if it goes off where it should; harm to a friend weighs more."""
    area, dice, worth = square_of_area(middle, fight.knobs.grenade_area, fight), fight.knobs.grenade_damage, 0.0
    for one in caught(fight, middle, area):
        mean = float(mean_in_blast(fight, burst_harm(who, "grenade", one, "TK-20.9", (middle,)), dice))
        worth += mean * weight(one, mean) if hostile(who, one) else -3 * mean
    return worth


def light_something(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """With opponents in throwing range but not yet near: matches to a grenade or a flask."""
    lighter = next((one for one in who.inventory if one.kind in ("matches", "flint") and one.uses > 0), None)
    if lighter is None or threatened(fight, who) or attack_problem(fight, who) or flame_near(fight, who):
        return None
    foes = standing_foes(fight, who)
    near = [one for one in foes if fight.board.distance(who, one) <= THROW_NEAR and fight.board.sees(who, one)]
    strong = any(one.health > STRONG for one in near)
    wanted = "grenade" if best_blast(fight, who)[0] > GRENADE_WORTH else "oil_flask" if strong else ""
    thing = next((one for one in who.inventory if one.kind == wanted and not one.wet), None)
    if thing is None or any(one.lit for one in who.inventory):
        return None
    return {"do": "use_item", "item": lighter.id, "light": thing.id}


def strike(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """Attack, unless a step away first makes a threatened shot a free one."""
    best = best_attack(fight, who)
    if best is None or best[0] < ATTACK_WORTH:
        return None
    better = None
    if best[2].ranged or (threatened(fight, who) and free_shot(fight, who) >= best[0]):
        better = from_a_better_place(fight, who, best[2].near, best[1]["target"])
    return better or {"do": "attack", **best[1]}


def from_a_better_place(fight: Conflict, who: Creature, reach: int, target: str | None) -> DeedAnswer | None:
    """Before a shot or a spell: away from who threatens, or to where the target has less cover."""
    if not free_to_go(fight, who):
        return None
    if threatened(fight, who):
        cell = quiet_square(fight, who)
    else:
        cell = clearer_square(fight, who, fight.creature(target), reach) if target else None
    return None if cell is None else {"do": "move", "to": cell_id(cell)}


def steady_weapon(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """Reload; or take up the other weapon when an opponent stands too near for this one."""
    unloaded = reloadable(fight, who)
    if unloaded and not threatened(fight, who):
        if who.momentum_spent == 0 and who.momentum_left >= 2 and offered(fight, who, "reload_momentum"):
            return {"do": "reload_momentum", "item": unloaded[0].id}
        return {"do": "reload", "item": unloaded[0].id}
    return draw_other(fight, who)


def draw_other(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """In melee a blade, at a distance a bow."""
    if who.momentum_left < fight.knobs.small_action_cost:
        return None
    near = any(fight.board.squares_between(who, one) <= 2 for one in standing_foes(fight, who))
    wanted = [
        item
        for item in who.inventory
        if item.sort == "weapon"
        and not item.broken
        and not who.holds(item.id)
        and bool(fight.weapon(item.kind).range_m) != near
        and usable(fight, who, item.kind)
    ]
    armed = any(
        who.item(name).sort == "weapon" and bool(fight.weapon(who.item(name).kind).range_m) != near for name in who.held
    )
    if not wanted or armed:
        return None
    hold = beside_the_light(fight, who, wanted[0].id)
    return {"do": "exchange_weapons", "hold": hold} if hold else None


def beside_the_light(fight: Conflict, who: Creature, wanted: str) -> str:
    """A set to hold with this thing in it and as much as may be of what is in hand; in the dark always the light."""
    light = [n for n in who.held if who.item(n).lit] if fight.state.battlefield.dark else []
    sets = [name for name in weapon_sets(fight, who) if wanted in held_in(name)]
    sets = [name for name in sets if all(one in held_in(name) for one in light)]
    return max(sets, key=lambda name: sum(one in who.held for one in held_in(name)), default="")


def commands(fight: Conflict, who: Creature) -> list[Creature]:
    """Comrades whom a Command would help now: those who still act, and have a creature to attack."""
    ready = any(
        model.effect == "command" and actions.ability_ready(fight, who, name, model)
        for name, model in ((name, fight.pack.get("abilities", name)) for name in who.abilities)
    )
    friends = fight.state.present() if ready else []
    return [
        one
        for one in friends
        if one.side == who.side
        and one is not who
        and one.able
        and one.action_left > 0
        and best_attack(fight, one) is not None
    ]


def tend(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """With no creature to strike, a medic bandages one who is badly hurt and near."""
    patients = [one for one in to_be_tended(fight, who) if beside(fight, who, one)]
    if not patients or threatened(fight, who):
        return None
    kit = next(item for item in who.inventory if item.kind == "aid_kit" and item.uses > 0)
    return {"do": "use_item", "item": kit.id, "treatment": "bandage", "target": patients[0].id}


def to_be_tended(fight: Conflict, who: Creature) -> list[Creature]:
    """Friends whom a medic with a kit could still bandage today and who need it, the worst first."""
    if not who.talent("war_medic") or not any(item.kind == "aid_kit" and item.uses > 0 for item in who.inventory):
        return []
    friends = [one for one in fight.state.present() if one.side == who.side and one.standing and not one.bandaged_today]
    return sorted((one for one in friends if 3 * one.health <= 2 * one.health_max), key=lambda one: one.health)


def lead(fight: Conflict, who: Creature) -> DeedAnswer | None:
    for name in who.abilities:
        model = fight.pack.get("abilities", name)
        if not actions.ability_ready(fight, who, name, model):
            continue
        if model.effect == "command":
            ready = commands(fight, who)
            if ready:
                return {"do": "use_ability", "ability": name, "target": ready[0].id}
        elif model.effect == "breath":
            for target in standing_foes(fight, who):
                cell = target.anchor
                near = cell not in who.footprint and fight.board.distance_to(who, cell) <= model.range_m
                if near and fight.board.sees_cell(who, cell):
                    return {"do": "use_ability", "ability": name, "square": cell_id(cell)}
    return None


def gather(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """An action that nothing else is to be done with: an ability that gives strength or magic for the next turn."""
    for name in who.abilities if who.action_left > 0 else ():
        model = fight.pack.get("abilities", name)
        ready = model.effect in ("boon", "magic") and actions.ability_ready(fight, who, name, model)
        if ready and gathers_strength(fight, who, model):
            return {"do": "use_ability", "ability": name, "target": who.id}
    return None


def gathers_strength(fight: Conflict, who: Creature, model: Any) -> bool:
    """Magic when half of it is gone, a boon when the fight is a turn's walk away."""
    if not actions.helps(fight, who, model, who):
        return False
    if model.effect == "magic":
        return 2 * who.magic <= who.magic_max
    foes = standing_foes(fight, who)
    gap = min((fight.board.squares_between(who, one) for one in foes), default=0)
    return 0 < gap <= 2 * who.momentum and not who.has(model.condition)


# ---- moving ----------------------------------------------------------------------------------------------------------


def move_about(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """Stand up, come nearer, find a line or some cover, open what is in the way, wait for them, or be done."""
    if who.prone and who.momentum_left >= fight.knobs.small_action_cost:
        return {"do": "stand_up"}
    if is_held(fight, who) or who.mount:
        return None
    foes = standing_foes(fight, who)
    if not foes:
        return help_friends(fight, who)
    if who.action_left > 0 and not reloadable(fight, who):
        return come_nearer(fight, who, foes)
    if sprinted(who) and not shooter(fight, who):
        return go_towards(fight, who, foes)
    if who.health * 4 <= who.health_max and who.skills["intelligence"] > BEAST:
        return retreat(fight, who, foes)
    return take_cover(fight, who) if shooter(fight, who) else None


def shooter(fight: Conflict, who: Creature) -> bool:
    return any(one.ranged and one.mode != "thrown" for one in means_of(fight, who)) or bool(who.spells)


def help_friends(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """The fight is over: go to one who is dying, if there is a kit."""
    dying = [one for one in fight.state.present() if one.side == who.side and one.status == DYING]
    if not dying or not any(item.kind == "aid_kit" for item in who.inventory) or who.momentum_left < 1:
        return None
    return go_towards(fight, who, dying[:1])


def come_nearer(fight: Conflict, who: Creature, foes: list[Creature]) -> DeedAnswer | None:
    if who.momentum_left < 1:
        return None
    if shooter(fight, who):
        place = firing_place(fight, who, foes)
        if place is not None:
            return {"do": "move", "to": cell_id(place)}
    if may_wait(fight, who, foes):
        return {"do": "prepare", "action": "attack", "trigger": "comes_in_reach"}
    if who.side == HEROES and in_the_dark(fight, [who]):
        return give_way(fight, who, foes)
    deed = go_towards(fight, who, foes)
    if deed is not None or best_attack(fight, who) is not None:
        return deed
    goal = best_goal(fight, who, tuple(foes))
    if goal is None or (goal != who.anchor and not who.momentum_spent):  # no way, or none that one could stop on
        patients = to_be_tended(fight, who)[:1]
        return (go_towards(fight, who, patients) if patients else None) or give_way(fight, who, foes)
    far = goal != who.anchor and who.momentum_left < who.momentum and not sprinted(who)
    return {"do": "sprint"} if far else None


def sprinted(who: Creature) -> bool:
    """Return whether it has more momentum this turn than its score."""
    return who.momentum_left + who.momentum_spent > score_of(who)


def may_wait(fight: Conflict, who: Creature, foes: list[Creature]) -> bool:
    """Heroes let opponents come to them when these can and they themselves cannot yet strike."""
    if who.side != HEROES or who.momentum_spent or shooter(fight, who) or not fight.knobs.players_first:
        return False
    gap = min(fight.board.squares_between(who, one) for one in foes)
    eager = min(one.momentum for one in foes) + reach_of(fight, who)
    return reach_of(fight, who) + who.momentum_left < gap <= eager


def take_cover(fight: Conflict, who: Creature) -> DeedAnswer | None:
    """With momentum left after shooting: a quiet square that hides from most; beasts do not bother."""
    if who.momentum_left < 1 or who.skills["intelligence"] <= BEAST or who.action_left > 0:
        return None
    foes = sorted(standing_foes(fight, who), key=lambda one: fight.board.squares_between(who, one))[:3]
    watched = watch_against(fight, who)

    def safety(cell: Cell) -> float:
        hidden = sum(rules.cover_steps(min(2, shelter(fight, who, cell, one))) for one in foes)
        gap = min((block_distance(cell, 1, one.anchor, one.side_length) for one in foes), default=0)
        return hidden + 0.1 * min(gap, 6) - (2 if watched(cell) else 0)

    beside_walls = fight.board.ground.beside_walls
    near = [*islice((stop for stop in safe_stops(fight, who) if stop in beside_walls), MOST_COVERS)]
    if not near or not foes:
        return None
    best = max(near, key=safety)
    return {"do": "move", "to": cell_id(best)} if safety(best) > safety(who.anchor) + 0.5 else None


# ---- answers in passing ----------------------------------------------------------------------------------------------


def cut_in(fight: Conflict, who: Creature, question: Declare) -> DeedAnswer:
    """Use what was prepared if there is an opponent to use it on."""
    options = {option.id: option for option in question.options}
    if who.prepared is not None and who.prepared.action == "attack":
        best = best_attack(fight, who)
        return {"cut_in": "cut_in", **best[1]} if best is not None and best[0] > ATTACK_WORTH else {"cut_in": "pass"}
    return plainly_declared(question, options["cut_in"]) if "cut_in" in options else {"cut_in": "pass"}


def weakest(fight: Conflict, question: Choose) -> str:
    """Return the offered creature that is nearest to falling; never one of the own side."""
    who = fight.creature(question.about)
    found = [fight.creature(option.id) for option in question.options if option.id != "pass"]
    foes = [one for one in found if hostile(who, one)]
    return min(foes, key=lambda one: (not one.standing, one.health)).id if foes else "pass"


def overpower(fight: Conflict, question: Choose) -> str:
    """TK-14.14: kill, unless the scenario asks for captives."""
    return "disable" if fight.state.captives and fight.creature(question.about).side == HEROES else "kill"


def killing_blow(fight: Conflict, question: Choose) -> str:
    return "damage" if fight.state.captives and fight.creature(question.about).side == HEROES else "kill"


def coin(fight: Conflict, question: Choose) -> str:
    """The coin is best spent on one's own survival."""
    return "coin" if question.args.get("what") == "survival" else "roll"


CHOICES: dict[str, Callable[[Conflict, Choose], str]] = {
    "overpower": overpower,
    "killing_blow": killing_blow,
    "coin": coin,
    "sweep": weakest,
    "second_target": weakest,
    "next_target": weakest,
    "opportunity": lambda fight, question: "strike",
}


# ---- the regular player ----------------------------------------------------------------------------------------------


class SeasonedBot(HeuristicBot):
    """The first idea of seats that look ahead: the heuristic, with a habit that won more fights.

    A shooter with no creature to strike from here goes nearer, as far as this turn allows, instead of to the nearest
    square with a line: the shot comes a moment later but from near by, and what is left of the turn takes the shooter
    into cover.
    """

    def answer(self, asked: Asked) -> Any:
        deed = super().answer(asked)
        if isinstance(asked.question, Declare) and asked.question.purpose == "who" and deed.get("do") == "move":
            fight = Conflict.of(asked.play)
            return closing_in(fight, fight.creature(deed["who"]), deed)
        return deed


def closing_in(fight: Conflict, who: Creature, deed: DeedAnswer) -> DeedAnswer:
    """Return the move, or one nearer to the opponents if it only seeks a line."""
    if who.action_left == 0 or reloadable(fight, who) or not shooter(fight, who):
        return deed
    foes = standing_foes(fight, who)
    place = firing_place(fight, who, foes)
    if place is None or deed["to"] != cell_id(place):
        return deed
    nearer = go_towards(fight, who, foes)
    return deed if nearer is None else {"who": who.id, **nearer}
