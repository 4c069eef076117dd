"""What a party of engine seats reckons with: all dice of the round are open, so joint plans can be weighed exactly.

Only brawl rolls are unknown; they count by expectation. Worth is counted in tenths of a point, in whole numbers, and
every comparison goes through the same arithmetic the rules use.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from types import MappingProxyType
from typing import Any

from holmgang.kernel.lean import value
from holmgang.kernel.play import Play, kept_while_open
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.sides import is_surprised, protected
from holmgang.systems.kampbogen.board.totals import combat_grade, gear, means_of, total
from holmgang.systems.kampbogen.content import CONDITIONS
from holmgang.systems.kampbogen.flow.ability_roll import barred_uses, wardable
from holmgang.systems.kampbogen.flow.when_opponents_hit import CONDITION_OF
from holmgang.systems.kampbogen.knobs import Knobs, Stakes
from holmgang.systems.kampbogen.seats.prospects import brawl_expectation, steady_loss, wants_to_leave
from holmgang.systems.kampbogen.state import Character, Fight, Opponent

WOUND, REMOVED, OWN_LIFE, OWN_OTHER, FAINT = 100, 60, 80, 50, 300
"""Worth in tenths: a life taken, an opponent out of the fight, a life or another point lost, a companion fainted."""
RAISED = 35
"""Cost of each point by which the grade rises for all when the weakest falls (KB-4.4)."""
RELIEF = 200
"""Worth of a life of whoever alone brings an effect that costs everybody a point each round."""


@value
class Foe:
    """An opponent able to fight."""

    id: str
    grade: int
    value: int
    lives: int
    prize: int
    """Worth of a single life of it."""
    hides: tuple[str, ...]
    """The keys of thick hides it has, awake or not."""


@value
class Friend:
    """A character in combat with what its dice can do."""

    id: str
    pools: tuple[int, int, int, int]
    raw: int
    fumbled: bool
    exposed: bool
    sheltered: bool
    driving: bool
    stakes: Stakes
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


@value
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
    automatic: int
    """The wound of dice that reach the brawl value."""
    heavy: int
    """What a wound or a blow comes to in an ambush."""
    commander: int
    """The wound a manoeuvre deals itself; nothing where it names the target of the others."""
    out_at: int
    """An opponent with so many lives is out of the fight."""
    stacks: bool
    limits: bool
    other_action: int


Deed = tuple[str, str, str]
"""Action, its particular (ability, effect, use), target."""


@kept_while_open
def table_of(play: Play[Fight, Knobs]) -> Table:
    """The table as a value: what the plan depends on and nothing else."""
    fight, knobs = play.state, play.knobs
    assert fight.combat is not None
    ambush = fight.combat.ambushed
    grade, able = combat_grade(fight.now, knobs).total, fight.able()
    lowest = min((rules.grade_value(one.grade, knobs.values) for one in able), default=0)
    return Table(
        grade=grade,
        friends=tuple([_friend(play, who, grade) for who in fight.fighting()]),
        foes=tuple([_foe(play, one, lowest) for one in able]),
        effects=tuple((effect.key, effect.kind, effect.amount) for effect in fight.now.effects),
        ambush=ambush,
        surprised=is_surprised(play, fight.combat, "opponents"),
        leave=wants_to_leave(play),
        onward=play.state.goal == "get_past" and not play.state.got_past,
        automatic=knobs.brawl_auto_damage,
        heavy=knobs.ambush_damage,
        commander=knobs.manoeuvre_damage if knobs.manoeuvre_mode == "strike" else 0,
        out_at=knobs.opponent_out_at,
        stacks=knobs.brawl_auto_stacks,
        limits=knobs.exposure_limits_rolls,
        other_action=knobs.other_action,
    )


def _foe(play: Play[Fight, Knobs], one: Opponent, lowest: int) -> Foe:
    """Wounds are worth more on hunters where one must get away, on high kamp while a low one sets the grade, and on
    whoever alone brings an effect: all are rid of it then."""
    fight, values = play.state, play.knobs.values
    value = rules.grade_value(one.grade, values)
    prize = WOUND + 12 * (value - lowest) + RELIEF * steady_loss(fight.able(), one) // 100
    if fight.goal != "defeat" and any(effect.kind == "hunter" for effect in one.effects):
        prize *= 2
    hides = tuple(effect.key for effect in fight.now.effects if effect.kind == "thick_hide" and one.holds(effect))
    return Foe(one.id, one.grade, value, one.lives, prize, hides)


def _friend(play: Play[Fight, Knobs], who: Character, grade: int) -> Friend:
    fight = play.state
    barred = barred_uses(play, who.id)
    driving = fight.driven_by(who.id) is not None
    action = "combat_roll" if "combat_roll" not in barred else "defend"
    best = max(means_of(play, who, action).abilities, key=who.abilities.__getitem__)
    wards = [
        effect.key
        for effect in wardable(play, who)
        if _masters(play, who, "counter_effect", rules.ward_of(effect.kind), grade, play.knobs.ward_on_tie)
    ]
    return Friend(
        id=who.id,
        pools=(who.lives, who.power, who.psyche, who.blood),
        raw=who.raw,
        fumbled=who.fumbled,
        exposed=who.exposed,
        sheltered=protected(play, who),
        driving=driving,
        stakes=play.knobs.stakes(driving),
        armoured=any(rules.armour_holds(model.armour, grade) for _, model in gear(play, who)),
        fights=action == "combat_roll",
        ability=best,
        reach=who.raw + who.abilities[best],
        brawls="brawl" not in barred,
        brawl_value=who.brawl_value,
        wards=tuple(wards),
        commands="manoeuvre" not in barred
        and _masters(play, who, "manoeuvre", "fieldcraft", grade, play.knobs.manoeuvre_on_tie),
    )


def _masters(play: Play[Fight, Knobs], who: Character, action: str, ability: str, grade: int, tie_counts: bool) -> bool:
    """Would the roll succeed, put to this use?"""
    reached = total(play, who, action, ability).total
    return rules.succeeds(rules.against(reached, grade, who.fumbled), tie_counts)


Settled = Mapping[str, Mapping[str, Any]]
"""The answers that characters have openly given, by their ids."""
NOTHING: Settled = MappingProxyType({})
Agreed = tuple[Deed | None, ...]
"""For each friend the deed that is settled already, or None."""


@lru_cache(maxsize=512)
def best_plan(table: Table, agreed: Agreed = ()) -> tuple[Deed, ...]:
    """One deed for each friend, in their order: the plan of the highest worth; between equals the first found."""
    settled = agreed or (None,) * len(table.friends)
    choices = [
        candidates(table, friend) if deed is None else [deed]
        for friend, deed in zip(table.friends, settled, strict=True)
    ]
    best: tuple[Deed, ...] = tuple(deeds[0] for deeds in choices)
    highest: int | None = None
    weighed: dict[tuple[str, ...], Weighing] = {}
    targets: Targets = {}
    for plan in product(*choices):
        wards = tuple([deed[1] for deed in plan if deed[0] == "counter_effect"])
        if len(set(wards)) < len(wards) or [deed[0] for deed in plan].count("manoeuvre") > 1:
            continue
        weighing = weighed.get(wards)
        if weighing is None:
            weighing = weighed[wards] = Weighing(table, wards, targets)
        worth = weighing.worth_of(plan)
        if highest is None or worth > highest:
            best, highest = plan, worth
    return best


@kept_while_open
def free_plan(play: Play[Fight, Knobs]) -> tuple[Deed, ...]:
    """The best plan of all, whoever has said what."""
    return best_plan(table_of(play))


def plan_around(play: Play[Fight, Knobs], agreed: Agreed) -> tuple[Deed, ...]:
    """The best plan that keeps what is settled. While everybody does as the best plan of all says, it is that one."""
    free = free_plan(play)
    if all(deed is None or deed == own for deed, own in zip(agreed, free, strict=True)):
        return free
    return best_plan(table_of(play), agreed)


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
    return _weighing_of(table, plan).worth_of(plan)


def _weighing_of(table: Table, plan: tuple[Deed, ...]) -> Weighing:
    return Weighing(table, tuple([deed[1] for deed in plan if deed[0] == "counter_effect"]), {})


Targets = dict[tuple[tuple[int, ...], str], int | None]
"""To whom the next wound goes at one table, by the lives that are left and whom a commander names."""


class Weighing:
    """What plans gain and cost while certain effects are warded off. Plans differ little, so their parts are kept."""

    def __init__(self, table: Table, warded: tuple[str, ...], targets: Targets) -> None:
        self.table = table
        awake = [(key, kind, amount) for key, kind, amount in table.effects if key not in warded]
        self.kinds = tuple([kind for _, kind, _ in awake])
        self.hides = tuple([key for key, kind, _ in awake if kind == "thick_hide"])
        self.losses = [0, 0, 0, 0]
        for _, kind, amount in awake:
            if kind in CONDITION_OF:
                self.losses[CONDITIONS.index(CONDITION_OF[kind])] += amount
        self.wounds = [_wound(table, friend, self.kinds) for friend in table.friends]
        self._prices: dict[tuple[int, Deed], int] = {}
        self._targets = targets

    def worth_of(self, plan: tuple[Deed, ...]) -> int:
        """What a plan gains and costs."""
        table = self.table
        worth = self._gain(plan, [foe.lives for foe in table.foes])
        if table.leave and table.onward and _breaks_through(table, plan, self.kinds):
            worth += 4 * FAINT
        away = False
        prices = self._prices
        for one in enumerate(plan):
            price = prices.get(one)
            if price is None:
                price = prices[one] = self._price(*one)
            worth -= price
            deed = one[1]
            away = away or (deed[0] == "manoeuvre" and deed[1] == "flight")
        return worth + 4 * FAINT if away else worth

    def _price(self, place: int, deed: Deed) -> int:
        friend, loss = self.table.friends[place], list(self.losses)
        loss[0] += _cost(self.table, friend, deed, self.kinds)
        return _price(friend, loss)

    def _target(self, lives: list[int], named: str) -> int | None:
        key = tuple(lives), named
        targets = self._targets
        if key not in targets:
            targets[key] = _target(self.table, lives, named)
        return targets[key]

    def lives_after(self, plan: tuple[Deed, ...]) -> list[int]:
        """The lives a plan leaves the foes, before brawls."""
        lives = [foe.lives for foe in self.table.foes]
        self._gain(plan, lives)
        return lives

    def _gain(self, plan: tuple[Deed, ...], lives: list[int]) -> int:
        """Wounds in the order they are dealt, each to whom it goes; brawls last and by expectation."""
        table = self.table
        commands = [deed[2] for deed in plan if deed[0] == "manoeuvre" and deed[1] == "target"]
        named = "" if table.commander or not commands else commands[0]
        wounds = [(name, _raised(table, table.commander)) for name in commands if table.commander]
        wounds += [(named, wound) for wound, deed in zip(self.wounds, plan, strict=True) if deed[0] == "combat_roll"]
        used: tuple[str, ...] = ()
        worth = 0
        for name, wound in wounds:
            place = self._target(lives, name) if wound else None
            if place is not None:
                caught = rules.hide_that_catches(self.hides, used, table.foes[place].hides) if self.hides else ""
                if caught:
                    used = (*used, caught)
                else:
                    worth += _taken(table, lives, place, wound)
        for friend, deed in zip(table.friends, plan, strict=True):
            if deed[0] == "brawl":
                place = self._target(lives, named)
                if place is not None:
                    each = table.foes[place].prize + (REMOVED if lives[place] == table.out_at + 1 else 0)
                    worth += each * brawl_expectation(friend.brawl_value) // 1000
        return worth


def _breaks_through(table: Table, plan: tuple[Deed, ...], kinds: tuple[str, ...]) -> bool:
    """KB-15.5: combat rolls by all who sit unprotected, all above the grade."""
    rolling = [(friend, deed) for friend, deed in zip(table.friends, plan, strict=True) if not friend.sheltered]
    return bool(rolling) and all(
        deed[0] == "combat_roll" and _result(table, friend, kinds) == rules.ABOVE for friend, deed in rolling
    )


def _cost(table: Table, friend: Friend, deed: Deed, kinds: tuple[str, ...]) -> int:
    stakes = friend.stakes
    if table.surprised or deed[0] == "none":
        return 0
    if deed[0] in ("combat_roll", "defend"):
        result, limits = _result(table, friend, kinds), table.limits or friend.sheltered
        cost = rules.roll_cost(result, friend.exposed, limits, stakes.own_tie, stakes.own_fail)
    elif deed[0] == "brawl":
        cost = rules.brawl_cost(friend.exposed, stakes.brawling)
    else:
        cost = rules.other_cost(True, friend.exposed, table.other_action, stakes.other_use)
    if friend.driving:
        return cost
    if friend.armoured:
        return 0
    return rules.grade_blow(cost, table.ambush == "characters", table.heavy, "aggressive" in kinds)


def _result(table: Table, friend: Friend, kinds: tuple[str, ...]) -> int:
    """What a combat roll or a defence comes to; dread lowers both (KB-25.6, KB-21.4)."""
    return rules.against(friend.reach - kinds.count("dread"), table.grade, friend.fumbled)


def _wound(table: Table, friend: Friend, kinds: tuple[str, ...]) -> int:
    stakes = friend.stakes
    by_grade = rules.grade_wound(_result(table, friend, kinds), "prepared" in kinds, stakes.hit, stakes.tie)
    by_brawl = table.automatic if rules.brawl_hits(friend.raw, friend.brawl_value) else 0
    return sum(_raised(table, part) for part in rules.combined_wound(by_grade, by_brawl, table.stacks))


def _raised(table: Table, wound: int) -> int:
    return rules.ambush_wound(wound, table.ambush == "opponents", table.heavy)


def _target(table: Table, lives: list[int], named: str) -> int | None:
    """To whom the next wound goes, as :func:`rules.goes_to` has it; among several named the first."""
    able = [place for place, left in enumerate(lives) if left > table.out_at]
    if not able:
        return None
    foes = [table.foes[place] for place in able]
    kamps, left = tuple(foe.grade for foe in foes), tuple(lives[place] for place in able)
    return able[rules.goes_to(kamps, left, tuple(foe.id == named for foe in foes))[0]]


def _taken(table: Table, lives: list[int], place: int, wound: int) -> int:
    """The worth of a wound: lives taken, somebody out of the fight; but the next kamp may be a higher grade."""
    foe = table.foes[place]
    worth = foe.prize * min(wound, lives[place])
    lives[place] = rules.opponent_lives(lives[place], wound)
    if lives[place] <= table.out_at:
        worth += REMOVED
        rest = [other.value for other, left in zip(table.foes, lives, strict=True) if left > table.out_at]
        worth -= RAISED * (min(rest) - foe.value) if rest and min(rest) > foe.value else 0
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


def plan_for(play: Play[Fight, Knobs], name: str, settled: Settled = NOTHING) -> dict[str, Any]:
    """The answer of one character within the best joint plan around what companions have settled."""
    place, agreed = agreed_on(table_of(play), name, settled)
    return answer_of(plan_around(play, agreed)[place])


def agreed_on(table: Table, name: str, settled: Settled) -> tuple[int, Agreed]:
    """The place of somebody at the table, and what the others have settled."""
    agreed = tuple(_deed(settled[one.id]) if one.id in settled and one.id != name else None for one in table.friends)
    return next(place for place, friend in enumerate(table.friends) if friend.id == name), agreed


def _deed(answer: Mapping[str, Any]) -> Deed:
    """An answer as the plan counts it."""
    particular = answer.get("ability") or answer.get("effect") or answer.get("use") or ""
    return answer["action"], particular, answer.get("target", "")


def answer_of(deed: Deed) -> dict[str, Any]:
    """A deed as an answer."""
    action, particular, target = deed
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


@value
class Aftermath:
    """How a plan leaves both sides; brawls are still to be rolled, after everything else."""

    lives: tuple[int, ...]
    """Of the foes."""
    pools: tuple[tuple[int, int, int, int], ...]
    """Of the friends; what has fallen below 0 has fallen."""
    named: str
    """Whom the wounds of the round go to, if anybody was named."""
    flight: bool
    through: bool
    """May everybody break through (KB-15.5)?"""


def aftermath_of(table: Table, plan: tuple[Deed, ...]) -> Aftermath:
    """What comes of a plan, by the arithmetic that weighs it."""
    weighing = _weighing_of(table, plan)
    commands = [deed for deed in plan if deed[0] == "manoeuvre"]
    named = next((deed[2] for deed in commands if deed[1] == "target" and not table.commander), "")
    pools = []
    for friend, deed in zip(table.friends, plan, strict=True):
        losses = list(weighing.losses)
        losses[0] += 0 if friend.driving else _cost(table, friend, deed, weighing.kinds)
        lives, power, psyche, blood = [points - lost for points, lost in zip(friend.pools, losses, strict=True)]
        pools.append((lives, power, psyche, blood))
    return Aftermath(
        lives=tuple(weighing.lives_after(plan)),
        pools=tuple(pools),
        named=named,
        flight=any(deed[1] == "flight" for deed in commands),
        through=_breaks_through(table, plan, weighing.kinds),
    )


def with_a_wound(table: Table, lives: tuple[int, ...], named: str) -> tuple[int, ...]:
    """The lives of the foes after one wound more, of a brawl."""
    place = _target(table, list(lives), named)
    if place is None:
        return lives
    wound = _raised(table, table.automatic)
    return tuple(rules.opponent_lives(left, wound) if at == place else left for at, left in enumerate(lives))
