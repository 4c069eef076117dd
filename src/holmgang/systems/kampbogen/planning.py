"""What a party of engine seats reckons with: all dice of the round are open, so joint plans can be weighed exactly.

Only brawl rolls are unknown; they count by expectation. Worth is counted in tenths of a point, in whole numbers, and
every comparison goes through the same arithmetic the rules use.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

from holmgang.kernel.play import Play
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.aftermath import hunters_on_the_trail
from holmgang.systems.kampbogen.choosing import barred_for, fighting_abilities, wardable
from holmgang.systems.kampbogen.content import CONDITIONS, TALENTS
from holmgang.systems.kampbogen.damage import CONDITION_OF
from holmgang.systems.kampbogen.numbers import combat_grade, gear, total
from holmgang.systems.kampbogen.rolling import protected
from holmgang.systems.kampbogen.state import Character, Fight, Opponent
from holmgang.systems.kampbogen.waking import is_ambushed, is_surprised

WOUND, REMOVED, OWN_LIFE, OWN_OTHER, FAINT = 100, 150, 80, 50, 300
"""Worth in tenths: a life taken, an opponent out of the fight, a life or another point lost, a companion fainted."""
WAYS = 1296
"""Ways that two dice can fall against two dice."""


@dataclass(frozen=True)
class Foe:
    """An opponent able to fight."""

    id: str
    grade: int
    value: int
    lives: int
    prize: int
    """Worth of a single life of it."""
    hide: bool


@dataclass(frozen=True)
class Friend:
    """A character in combat with what its dice can do."""

    id: str
    pools: tuple[int, int, int, int]
    raw: int
    fumbled: bool
    exposed: bool
    sheltered: bool
    driving: bool
    armoured: bool
    fights: bool
    """May make a combat roll (else it can at most defend)."""
    ability: str
    reach: int
    """The best total of a combat roll or defence, before dread."""
    brawls: bool
    brawl_value: int
    wards: tuple[str, ...]
    commands: bool
    """Would a manoeuvre succeed with these dice?"""


@dataclass(frozen=True)
class Table:
    """All that a plan depends on. Two equal tables have the same best plan."""

    grade: int
    friends: tuple[Friend, ...]
    foes: tuple[Foe, ...]
    effects: tuple[tuple[str, str, int], ...]
    """Key, kind and amount of what is awake."""
    ambush: str
    surprised: bool
    leave: bool
    onward: bool
    """Is the goal on the other side, where only breaking through leads?"""
    costs: tuple[int, ...]
    """hit, tie, automatic wound, tie and failure of a character, brawling, ambush damage."""
    stacks: bool
    limits: bool
    other_action: int


Deed = tuple[str, str, str]
"""Action, its particular (ability, effect, use), target."""


# Odds


@lru_cache(maxsize=256)
def odds(difference: int) -> tuple[int, int, int]:
    """Above, equal, below out of 1296 for two dice and an ability against two dice and a grade value."""
    found = [0, 0, 0]
    faces = range(1, 7)
    for own in product(faces, faces):
        for other in product(faces, faces):
            result = rules.against(rules.raw(own) + difference, rules.raw(other), False)
            found[1 - result] += 1
    return found[0], found[1], found[2]


@lru_cache(maxsize=32)
def brawl_expectation(brawl_value: int) -> int:
    """Expected wounds of a brawl roll in thousandths: q/(1-q)."""
    faces = range(1, 7)
    hits = sum(rules.brawl_hits(rules.raw(dice), brawl_value) for dice in product(faces, faces))
    return 1000 * hits // max(1, 36 - hits)


# How the fight stands


def wants_to_leave(play: Play[Fight]) -> bool:
    """Is getting away worth more than staying? Where getting away is the goal, nearly always."""
    fight = play.state
    if hunters_on_the_trail(fight) and fight.pursuits is None:
        return False
    to_win, to_lose = rounds_to_win(play), rounds_to_lose(play)
    if fight.goal != "defeat":
        return to_win * 2 > to_lose
    deadly = any(one.kills_defeated for one in fight.able())
    return to_win > to_lose * (4 if deadly else 6)


def rounds_to_win(play: Play[Fight]) -> int:
    """Rounds the opponents will last, in hundredths: from the lowest kamp upwards, or all at the lowest grade.

    The second is what a good commander makes of it: the wounds go to the others while the weakest keeps the grade low.
    """
    friends, foes = play.state.fighting(), sorted(play.state.able(), key=lambda one: one.grade)
    values = play.knobs.values
    one_by_one = sum(_rounds_against(friends, foe, rules.grade_value(foe.grade, values)) for foe in foes)
    lowest = rules.grade_value(foes[0].grade, values) if foes else 0
    leader = max(friends, key=lambda one: one.abilities["fieldcraft"], default=None)
    if leader is None or leader.abilities["fieldcraft"] < lowest:
        return one_by_one
    others = [one for one in friends if one is not leader] or friends
    return min(one_by_one, sum(_rounds_against(others, foe, lowest) for foe in foes))


def _rounds_against(friends: list[Character], foe: Opponent, value: int) -> int:
    wounds = sum(_hit_chance(who, value) for who in friends)
    if any(effect.kind == "regrow" for effect in foe.effects):
        wounds = max(wounds - WAYS, wounds // 4)
    return 100 * WAYS * foe.lives // max(wounds, 60)


def _hit_chance(who: Character, value: int) -> int:
    above, equal, _ = odds(max(who.abilities[name] for name in TALENTS) - value)
    return max(above + equal, WAYS * brawl_expectation(who.brawl_value) // 1000)


def rounds_to_lose(play: Play[Fight]) -> int:
    """Rounds the characters will last, in hundredths, on the average."""
    fight = play.state
    friends, foes = fight.fighting(), fight.able()
    if not friends or not foes:
        return 10_000
    value = rules.grade_value(min(one.grade for one in foes), play.knobs.values)
    struck = rules.places_struck(len(foes), len(friends))
    lasting = 0
    for who in friends:
        _, equal, below = odds(max(who.abilities[name] for name in TALENTS) - value)
        loss = dict.fromkeys(CONDITIONS, 0)
        loss["lives"] = 100 * (equal + below) * struck // (WAYS * len(friends))
        for kind, part in CONDITION_OF.items():
            loss[part] += _effect_loss(foes, kind)
        lasting += min(100 * 100 * (getattr(who, part) + 1) // max(loss[part], 1) for part in CONDITIONS)
    return min(lasting // len(friends), 10_000)


def _effect_loss(foes: list[Opponent], kind: str) -> int:
    """Points an effect costs each character per round, in hundredths."""
    amounts = {"automatic": 0, "rolled": 0}
    for one in foes:
        for effect in one.effects:
            if effect.kind == kind:
                amounts[effect.trigger] = max(amounts[effect.trigger], effect.amount)
    return 100 * amounts["automatic"] + 42 * amounts["rolled"]


# What lies on the table


def table_of(play: Play[Fight]) -> Table:
    """The table as a value: what the plan depends on and nothing else."""
    fight, knobs = play.state, play.knobs
    assert fight.combat is not None
    ambush = next((s for s in ("characters", "opponents") if is_ambushed(play, fight.combat, s)), "")
    return Table(
        grade=combat_grade(fight.now, knobs).total,
        friends=tuple(_friend(play, who) for who in fight.fighting()),
        foes=tuple(_foe(play, one) for one in fight.able()),
        effects=tuple((effect.key, effect.kind, effect.amount) for effect in fight.now.effects),
        ambush=ambush,
        surprised=is_surprised(play, fight.combat, "opponents"),
        leave=wants_to_leave(play),
        onward=play.state.goal == "get_past" and not play.state.got_past,
        costs=(
            knobs.hit_damage,
            knobs.tie_damage_opponent,
            knobs.brawl_auto_damage,
            knobs.tie_damage_character,
            knobs.fail_damage,
            knobs.brawl_grade_damage,
            knobs.ambush_damage,
        ),
        stacks=knobs.brawl_auto_stacks,
        limits=knobs.exposure_limits_rolls,
        other_action=knobs.other_action,
    )


def _foe(play: Play[Fight], one: Opponent) -> Foe:
    """Wounds are worth more on hunters where one must get away, and on high kamp while a low one sets the grade."""
    fight, values = play.state, play.knobs.values
    value = rules.grade_value(one.grade, values)
    lowest = min(rules.grade_value(other.grade, values) for other in fight.able())
    prize = WOUND + 12 * (value - lowest)
    if fight.goal != "defeat" and any(effect.kind == "hunter" for effect in one.effects):
        prize *= 2
    hide = any(effect.kind == "thick_hide" for effect in one.effects)
    return Foe(one.id, one.grade, value, one.lives, prize, hide)


def _friend(play: Play[Fight], who: Character) -> Friend:
    fight, combat = play.state, play.state.combat
    assert combat is not None
    barred = {bar.id for bar in barred_for(play, combat, who)}
    grade = combat_grade(fight.now, play.knobs).total
    action = "combat_roll" if "combat_roll" not in barred else "defend"
    best = max(fighting_abilities(play, who, action), key=lambda name: who.abilities[name])
    wards = [
        effect.key
        for effect in wardable(play, who)
        if rules.succeeds(
            rules.against(total(play, who, "counter_effect", rules.ward_of(effect.kind)).total, grade, who.fumbled),
            play.knobs.ward_on_tie,
        )
    ]
    commanded = rules.against(total(play, who, "manoeuvre", "fieldcraft").total, grade, who.fumbled)
    return Friend(
        id=who.id,
        pools=(who.lives, who.power, who.psyche, who.blood),
        raw=who.raw,
        fumbled=who.fumbled,
        exposed=who.exposed,
        sheltered=protected(play, who),
        driving=fight.driven_by(who.id) is not None,
        armoured=any(rules.armour_holds(model.armour, grade) for _, model in gear(play, who)),
        fights=action == "combat_roll",
        ability=best,
        reach=who.raw + who.abilities[best],
        brawls="brawl" not in barred,
        brawl_value=who.brawl_value,
        wards=tuple(wards),
        commands="manoeuvre" not in barred and rules.succeeds(commanded, play.knobs.manoeuvre_on_tie),
    )


# The best joint plan


@lru_cache(maxsize=512)
def best_plan(table: Table) -> tuple[Deed, ...]:
    """One deed for each friend, in their order: the plan of the highest worth; between equals the first found."""
    choices = [candidates(table, friend) for friend in table.friends]
    best: tuple[Deed, ...] = tuple(deeds[0] for deeds in choices)
    highest: int | None = None
    for plan in product(*choices):
        wards = [deed[1] for deed in plan if deed[0] == "counter_effect"]
        if len(set(wards)) < len(wards) or sum(deed[0] == "manoeuvre" for deed in plan) > 1:
            continue
        worth = worth_of(table, plan)
        if highest is None or worth > highest:
            best, highest = plan, worth
    return best


def candidates(table: Table, friend: Friend) -> list[Deed]:
    """The uses worth considering: the best combat ability, a brawl, wards that hold, a manoeuvre that succeeds."""
    deeds: list[Deed] = []
    if friend.fights:
        deeds.append(("combat_roll", friend.ability, ""))
    elif not friend.sheltered:
        deeds.append(("defend", friend.ability, ""))
    else:
        deeds.append(("none", "", ""))
    above = rules.against(friend.reach, table.grade, friend.fumbled) == rules.ABOVE
    if friend.brawls and (not above or brawl_expectation(friend.brawl_value) > 1000):
        deeds.append(("brawl", "", ""))
    deeds += [("counter_effect", key, "") for key in friend.wards]
    if friend.commands:
        if table.leave and not table.onward:
            deeds.append(("manoeuvre", "flight", ""))
        elif len(table.foes) > 1 and table.ambush != "characters":
            dearest = max(table.foes, key=lambda foe: (foe.prize, -foe.lives))
            deeds.append(("manoeuvre", "target", dearest.id))
    return deeds


def worth_of(table: Table, plan: tuple[Deed, ...]) -> int:
    """What a plan gains and costs."""
    annulled = {deed[1] for deed in plan if deed[0] == "counter_effect"}
    kinds = tuple(kind for key, kind, _ in table.effects if key not in annulled)
    losses = [[0, 0, 0, 0] for _ in table.friends]
    for key, kind, amount in table.effects:
        if key not in annulled and kind in CONDITION_OF:
            place = CONDITIONS.index(CONDITION_OF[kind])
            for loss in losses:
                loss[place] += amount
    for friend, deed, loss in zip(table.friends, plan, losses, strict=True):
        loss[0] += _cost(table, friend, deed, kinds)
    worth = _gain(table, plan, kinds)
    if any(deed[:2] == ("manoeuvre", "flight") for deed in plan):
        worth += 4 * FAINT
    if table.leave and table.onward and _breaks_through(table, plan, kinds):
        worth += 4 * FAINT
    for friend, loss in zip(table.friends, losses, strict=True):
        worth -= _price(friend, loss)
    return worth


def _breaks_through(table: Table, plan: tuple[Deed, ...], kinds: tuple[str, ...]) -> bool:
    """KB-15.5: combat rolls by all who sit unprotected, all above the grade."""
    rolling = [(friend, deed) for friend, deed in zip(table.friends, plan, strict=True) if not friend.sheltered]
    return bool(rolling) and all(
        deed[0] == "combat_roll" and _result(table, friend, deed, kinds) == rules.ABOVE for friend, deed in rolling
    )


def _cost(table: Table, friend: Friend, deed: Deed, kinds: tuple[str, ...]) -> int:
    _, _, _, tie, fail, brawling, heavy = table.costs
    if table.surprised or deed[0] == "none":
        return 0
    if deed[0] in ("combat_roll", "defend"):
        cost = rules.roll_cost(_result(table, friend, deed, kinds), friend.exposed, table.limits, tie, fail)
    elif deed[0] == "brawl":
        cost = rules.brawl_cost(friend.exposed, brawling)
    else:
        cost = rules.other_cost(True, friend.exposed, table.other_action, fail)
    if friend.armoured and not friend.driving:
        return 0
    return rules.grade_blow(cost, table.ambush == "characters", heavy, "aggressive" in kinds)


def _result(table: Table, friend: Friend, deed: Deed, kinds: tuple[str, ...]) -> int:
    lowered = kinds.count("dread") if deed[0] == "combat_roll" else 0
    return rules.against(friend.reach - lowered, table.grade, friend.fumbled)


def _gain(table: Table, plan: tuple[Deed, ...], kinds: tuple[str, ...]) -> int:
    """Wounds in the order they are dealt, each to whom it goes; brawls last and by expectation."""
    lives = [foe.lives for foe in table.foes]
    named = next((deed[2] for deed in plan if deed[0] == "manoeuvre" and deed[1] == "target"), "")
    hide = "thick_hide" in kinds
    worth = 0
    for friend, deed in zip(table.friends, plan, strict=True):
        if deed[0] == "combat_roll":
            wound = _wound(table, friend, deed, kinds)
            place = _target(table, lives, named)
            if wound and place is not None:
                if hide and table.foes[place].hide:
                    hide = False
                    continue
                worth += _taken(table, lives, place, wound)
    for friend, deed in zip(table.friends, plan, strict=True):
        place = _target(table, lives, named)
        if deed[0] == "brawl" and place is not None:
            each = table.foes[place].prize + (REMOVED if lives[place] == 1 else 0)
            worth += each * brawl_expectation(friend.brawl_value) // 1000
    return worth


def _wound(table: Table, friend: Friend, deed: Deed, kinds: tuple[str, ...]) -> int:
    hit, tie, automatic, *_, heavy = table.costs
    by_grade = rules.grade_wound(_result(table, friend, deed, kinds), "prepared" in kinds, hit, tie)
    by_brawl = automatic if rules.brawl_hits(friend.raw, friend.brawl_value) else 0
    ambushed = table.ambush == "opponents"
    both = rules.combined_wound(by_grade, by_brawl, table.stacks)
    return sum(rules.ambush_wound(part, ambushed, heavy) for part in both)


def _target(table: Table, lives: list[int], named: str) -> int | None:
    there = [place for place, left in enumerate(lives) if left > 0]
    if not there:
        return None
    if named:
        for place in there:
            if table.foes[place].id == named:
                return place
    weakest = rules.weakest(tuple(table.foes[place].grade for place in there), tuple(lives[place] for place in there))
    return there[weakest]


def _taken(table: Table, lives: list[int], place: int, wound: int) -> int:
    """The worth of a wound: lives taken, somebody out of the fight; but the next kamp may be a higher grade."""
    foe = table.foes[place]
    worth = foe.prize * min(wound, lives[place])
    lives[place] = rules.opponent_lives(lives[place], wound)
    if lives[place] == 0:
        worth += REMOVED
        rest = [other.value for other, left in zip(table.foes, lives, strict=True) if left > 0]
        worth -= 15 * (min(rest) - foe.value) if rest and min(rest) > foe.value else 0
    return worth


def _price(friend: Friend, loss: list[int]) -> int:
    """What losses mean to one character: dearer the fewer points are left, dearest where they end in a faint."""
    price = 0
    for place, (points, lost) in enumerate(zip(friend.pools, loss, strict=True)):
        if lost:
            if friend.driving and place == 0:
                price += OWN_OTHER * lost
                continue
            left = max(points - lost, -1)
            price += (OWN_OTHER if place else OWN_LIFE) * lost * (left + 4) // (left + 2)
            if left < 0:
                price += FAINT
    return price


def plan_for(play: Play[Fight], name: str) -> dict[str, Any]:
    """The answer of one character within the best joint plan."""
    table = table_of(play)
    place = next(place for place, friend in enumerate(table.friends) if friend.id == name)
    action, particular, target = best_plan(table)[place]
    answer = {"action": action}
    if action in ("combat_roll", "defend"):
        answer["ability"] = particular
    elif action == "counter_effect":
        answer["effect"] = particular
    elif action == "manoeuvre":
        answer["use"] = particular
        if particular == "target":
            answer["target"] = target
    return answer
