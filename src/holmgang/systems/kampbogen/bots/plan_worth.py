"""What joint plans of a party gain and cost, reckoned at a table that is a value.

Only brawl rolls are unknown; they count by expectation. Worth is counted in tenths of a point, in whole numbers, and
every comparison goes through the same arithmetic the rules use.
"""

from __future__ import annotations

from typing import NamedTuple

from holmgang.kernel.fastclasses import value
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.bots.prospects import brawl_expectation
from holmgang.systems.kampbogen.content import CONDITIONS
from holmgang.systems.kampbogen.flow.wounds import CONDITION_OF
from holmgang.systems.kampbogen.knobs import Stakes

WOUND, REMOVED, OWN_LIFE, OWN_OTHER, FAINT = 100, 60, 80, 50, 300
"""Worth in tenths: a life taken, an opponent out of the fight, a life or another point lost, a companion fainted."""
RAISED = 35
"""Cost of each point by which the grade rises for all when the weakest falls (KB-4.4)."""


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
    """Would the party rather get away, and may this round open a way?"""
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
Plan = tuple[Deed, ...]
"""One deed for each friend, in their order."""
Lives = tuple[int, ...]
"""The lives of the foes."""


class Blow(NamedTuple):
    """A wound: whom it goes to, what it is worth and the lives it leaves."""

    place: int
    worth: int
    lives: Lives


Blows = dict[tuple[Lives, str, int], Blow | None]
"""What wounds do at one table, by the lives before, whom a commander names and how heavy they are."""


def wards_of(plan: Plan) -> tuple[str, ...]:
    """The effects a plan wards off."""
    return tuple([deed[1] for deed in plan if deed[0] == "counter_effect"])


def worth_of(table: Table, plan: Plan) -> int:
    """What a plan gains and costs."""
    return Weighing(table, wards_of(plan), {}).worth_of(plan)


class Weighing:
    """What plans gain and cost while certain effects are warded off. Plans differ little, so their parts are kept."""

    def __init__(self, table: Table, warded: tuple[str, ...], blows: Blows) -> None:
        self.table, self._blows = table, blows
        awake = [(key, kind, amount) for key, kind, amount in table.effects if key not in warded]
        self.kinds = [kind for _, kind, _ in awake]
        self.hides = tuple([key for key, kind, _ in awake if kind == "thick_hide"])
        self.losses = [0, 0, 0, 0]
        for _, kind, amount in awake:
            if kind in CONDITION_OF:
                self.losses[CONDITIONS.index(CONDITION_OF[kind])] += amount
        dread = self.kinds.count("dread")  # it lowers combat rolls and defences (KB-25.6, KB-21.4)
        self.results = [rules.against(one.reach - dread, table.grade, one.fumbled) for one in table.friends]
        self.wounds = [self._wound(friend, result) for friend, result in zip(table.friends, self.results, strict=True)]
        self.lives = tuple([foe.lives for foe in table.foes])
        self._prices: dict[tuple[int, str], int] = {}

    def worth_of(self, plan: Plan) -> int:
        """What a plan gains and costs."""
        table, prices, named = self.table, self._prices, named_in(self.table, plan)
        worth, lives = self.gain(plan, named)
        for place, (action, particular, _) in enumerate(plan):
            price = prices.get((place, action))
            if price is None:
                price = prices[place, action] = _price(table.friends[place], self.loss(place, action))
            worth -= price
            if action == "brawl":
                worth += self._brawling(table.friends[place], lives, named)
            elif particular == "flight":
                worth += 4 * FAINT
        if table.leave and table.onward and self.breaks_through(plan):
            worth += 4 * FAINT
        return worth

    def gain(self, plan: Plan, named: str) -> tuple[int, Lives]:
        """What wounds are worth, in the order they are dealt and each to whom it goes, and the lives they leave."""
        table, wounds = self.table, []
        if table.commander:
            led = _raised(table, table.commander)
            wounds = [(target, led) for _, particular, target in plan if particular == "target"]
        wounds += [
            (named, wound) for wound, deed in zip(self.wounds, plan, strict=True) if wound and deed[0] == "combat_roll"
        ]
        used: tuple[str, ...] = ()
        worth, lives = 0, self.lives
        for name, wound in wounds:
            blow = self._blow(lives, name, wound)
            if blow is None:
                break
            caught = rules.hide_that_catches(self.hides, used, table.foes[blow.place].hides) if self.hides else ""
            if caught:
                used = (*used, caught)
            else:
                worth, lives = worth + blow.worth, blow.lives
        return worth, lives

    def loss(self, place: int, action: str) -> list[int]:
        """What a round costs one friend that does this, condition by condition; at the wheel the vehicle pays."""
        lives, *others = self.losses
        return [lives + self._cost(place, action), *others]

    def breaks_through(self, plan: Plan) -> bool:
        """KB-15.5: combat rolls by all who sit unprotected, all above the grade."""
        sheltered = [friend.sheltered for friend in self.table.friends]
        rolling = [one for one, aside in zip(zip(plan, self.results, strict=True), sheltered, strict=True) if not aside]
        return bool(rolling) and all(deed[0] == "combat_roll" and result == rules.ABOVE for deed, result in rolling)

    def _wound(self, friend: Friend, result: int) -> int:
        table, stakes = self.table, friend.stakes
        by_grade = rules.grade_wound(result, "prepared" in self.kinds, stakes.hit, stakes.tie)
        by_brawl = table.automatic if rules.brawl_hits(friend.raw, friend.brawl_value) else 0
        one, other = rules.combined_wound(by_grade, by_brawl, table.stacks)
        return _raised(table, one) + _raised(table, other)

    def _blow(self, lives: Lives, named: str, wound: int) -> Blow | None:
        key, blows = (lives, named, wound), self._blows
        if key not in blows:
            blows[key] = _blow(self.table, lives, named, wound)
        return blows[key]

    def _brawling(self, friend: Friend, lives: Lives, named: str) -> int:
        """Brawls come last and count by expectation."""
        table, blow = self.table, self._blow(lives, named, 1)
        if blow is None:
            return 0
        each = table.foes[blow.place].prize + (REMOVED if lives[blow.place] == table.out_at + 1 else 0)
        return each * brawl_expectation(friend.brawl_value) // 1000

    def _cost(self, place: int, action: str) -> int:
        """What the grade costs."""
        table, friend = self.table, self.table.friends[place]
        stakes = friend.stakes
        if table.surprised or action == "none":
            return 0
        if action in ("combat_roll", "defend"):
            limits = table.limits or friend.sheltered
            cost = rules.roll_cost(self.results[place], friend.exposed, limits, stakes.own_tie, stakes.own_fail)
        elif action == "brawl":
            cost = rules.brawl_cost(friend.exposed, stakes.brawling)
        else:
            cost = rules.other_cost(True, friend.exposed, table.other_action, stakes.other_use)
        if friend.driving:
            return cost
        if friend.armoured:
            return 0
        return rules.grade_blow(cost, table.ambush == "characters", table.heavy, "aggressive" in self.kinds)


def named_in(table: Table, plan: Plan) -> str:
    """Whom the wounds of all go to, if somebody names one; a commander who strikes leads only its own."""
    names = [target for _, particular, target in plan if particular == "target"]
    return names[0] if names and not table.commander else ""


def _raised(table: Table, wound: int) -> int:
    return rules.ambush_wound(wound, table.ambush == "opponents", table.heavy)


def _blow(table: Table, lives: Lives, named: str, wound: int) -> Blow | None:
    """The next wound goes where :func:`rules.goes_to` has it, among several named to the first; None: nobody is left.

    It is worth the lives it takes, and somebody out of the fight; but the next kamp may be a higher grade.
    """
    able = [place for place, left in enumerate(lives) if left > table.out_at]
    if not able:
        return None
    foes = [table.foes[place] for place in able]
    kamps, left = tuple([foe.grade for foe in foes]), tuple([lives[place] for place in able])
    place = able[rules.goes_to(kamps, left, tuple([foe.id == named for foe in foes]))[0]]
    hit = table.foes[place]
    worth = hit.prize * min(wound, lives[place])
    after = rules.opponent_lives(lives[place], wound)
    if after <= table.out_at:
        worth += REMOVED
        rest = [foe.value for foe in foes if foe is not hit]
        worth -= RAISED * (min(rest) - hit.value) if rest and min(rest) > hit.value else 0
    return Blow(place, worth, (*lives[:place], after, *lives[place + 1 :]))


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


@value
class Aftermath:
    """How a plan leaves both sides; brawls are still to be rolled, after everything else."""

    lives: Lives
    pools: tuple[tuple[int, int, int, int], ...]
    """Of the friends; what has fallen below 0 has fallen."""
    named: str
    """Whom the wounds of the round go to, if anybody was named."""
    flight: bool
    through: bool
    """May everybody break through (KB-15.5)?"""


def aftermath_of(table: Table, plan: Plan) -> Aftermath:
    """What comes of a plan, by the arithmetic that weighs it."""
    weighing, named = Weighing(table, wards_of(plan), {}), named_in(table, plan)
    pools = []
    for place, (friend, deed) in enumerate(zip(table.friends, plan, strict=True)):
        losses = weighing.losses if friend.driving else weighing.loss(place, deed[0])
        lives, power, psyche, blood = [points - lost for points, lost in zip(friend.pools, losses, strict=True)]
        pools.append((lives, power, psyche, blood))
    return Aftermath(
        lives=weighing.gain(plan, named)[1],
        pools=tuple(pools),
        named=named,
        flight="flight" in [deed[1] for deed in plan],
        through=weighing.breaks_through(plan),
    )


def with_a_wound(table: Table, lives: Lives, named: str) -> Lives:
    """The lives of the foes after one wound more, of a brawl."""
    blow = _blow(table, lives, named, _raised(table, table.automatic))
    return lives if blow is None else blow.lives
