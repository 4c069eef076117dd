"""The worth of joint plans of a party in one round, from inputs that are a value.

Only brawl rolls are unknown; they count by expectation. Worth is counted in tenths of a point, in whole numbers, and
every wound and cost comes from the functions that play uses.
"""

from __future__ import annotations

from typing import NamedTuple

from holmgang.kernel.fastclasses import value
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.uses import COMBAT_ROLLS
from holmgang.systems.kampbogen.board.wounds import brawl_wound, manoeuvre_wound, roll_wound, use_damage
from holmgang.systems.kampbogen.bots.prospects import brawl_expectation
from holmgang.systems.kampbogen.content import CONDITION_OF, CONDITIONS
from holmgang.systems.kampbogen.knobs import Knobs

WOUND, REMOVED, OWN_LIFE, OWN_OTHER, FAINT = 100, 60, 80, 50, 300
"""Worth in tenths: a life taken, an opponent out of the fight, a life or another point lost, a companion fainted."""
RAISED = 35
"""Cost of each point by which the grade rises for all when the weakest falls (KB-4.4)."""


@value
class PlanOpponent:
    """An opponent able to fight."""

    id: str
    grade: int
    value: int
    lives: int
    prize: int
    """Worth of a single life of it."""
    hides: tuple[str, ...]
    """The keys of its thick hides, awake or not."""


@value
class PlanCharacter:
    """A character in combat and the possible uses of its dice."""

    id: str
    pools: tuple[int, int, int, int]
    reached_brawl: bool
    """Do the dice of the round reach the brawl value?"""
    fumbled: bool
    exposed: bool
    sheltered: bool
    driving: bool
    armoured: bool
    fights: bool
    """May it make a combat roll (else it can at most defend)?"""
    ability: str
    reach: tuple[tuple[tuple[str, ...], int], ...]
    """The best total of a combat roll or defence, for each set of effects that the party may ward off."""
    brawls: bool
    brawl_value: int
    wards: tuple[str, ...]
    commands: bool
    """Would a manoeuvre succeed with these dice?"""

    def total(self, warded: tuple[str, ...]) -> int:
        """Return the best total of a combat roll or defence while these effects are warded off."""
        if len(self.reach) == 1:
            return self.reach[0][1]
        held = set(warded)
        return next(total for keys, total in self.reach if held.issuperset(keys))


@value
class RoundInputs:
    """Everything that a plan depends on. Equal inputs have the same best plan."""

    grade: int
    friends: tuple[PlanCharacter, ...]
    foes: tuple[PlanOpponent, ...]
    effects: tuple[tuple[str, str, int], ...]
    """Key, kind and amount of the effects awake."""
    ambush: str
    surprised: bool
    leave: bool
    """Would the party rather get away, and may this round open a way?"""
    onward: bool
    """Is the goal on the other side, where only breaking through leads?"""
    knobs: Knobs


PlannedUse = tuple[str, str, str]
"""Action, its particular (ability, effect, use), target."""
JointPlan = tuple[PlannedUse, ...]
"""One use for each character, in their order."""
Lives = tuple[int, ...]
"""The lives of the opponents."""


class PlannedWound(NamedTuple):
    """A wound: the place of its target, its worth and the lives it leaves."""

    place: int
    worth: int
    lives: Lives


PlannedWounds = dict[tuple[Lives, str, int], PlannedWound | None]
"""Wounds with the same inputs, by the lives before, the target a commander names, and the amount."""


def wards_of(plan: JointPlan) -> tuple[str, ...]:
    """Return the effects a plan wards off."""
    return tuple([use[1] for use in plan if use[0] == "counter_effect"])


def worth_of(inputs: RoundInputs, plan: JointPlan) -> int:
    """Return the worth of a plan: gains less costs."""
    return PlanWorth(inputs, wards_of(plan), {}).worth_of(plan)


class PlanWorth:
    """The worth of plans while certain effects are warded off. Plans differ little, so their parts are kept."""

    def __init__(self, inputs: RoundInputs, warded: tuple[str, ...], wounds: PlannedWounds) -> None:
        self.inputs, self._wounds = inputs, wounds
        awake = [(key, kind, amount) for key, kind, amount in inputs.effects if key not in warded]
        self.kinds = [kind for _, kind, _ in awake]
        self.hides = tuple([key for key, kind, _ in awake if kind == "thick_hide"])
        self.losses = [0, 0, 0, 0]
        for _, kind, amount in awake:
            if kind in CONDITION_OF:
                self.losses[CONDITIONS.index(CONDITION_OF[kind])] += amount
        self.results = [rules.against(one.total(warded), inputs.grade, one.fumbled) for one in inputs.friends]
        self.wounds = [self._wound(one, result) for one, result in zip(inputs.friends, self.results, strict=True)]
        self.lives = tuple([foe.lives for foe in inputs.foes])
        self._prices: dict[tuple[int, str], int] = {}

    def worth_of(self, plan: JointPlan) -> int:
        """Return the worth of a plan: gains less costs."""
        inputs, prices, named = self.inputs, self._prices, named_in(self.inputs, plan)
        worth, lives = self.gain(plan, named)
        for place, (action, particular, _) in enumerate(plan):
            price = prices.get((place, action))
            if price is None:
                price = prices[place, action] = _price(inputs.friends[place], self.loss(place, action))
            worth -= price
            if action == "brawl":
                worth += self._brawling(inputs.friends[place], lives, named)
            elif particular == "flight":
                worth += 4 * FAINT
        if inputs.leave and inputs.onward and self.breaks_through(plan):
            worth += 4 * FAINT
        return worth

    def gain(self, plan: JointPlan, named: str) -> tuple[int, Lives]:
        """Return the worth of all wounds but those of brawls, in the order they are dealt, and the lives they leave."""
        inputs, dealt = self.inputs, []
        led = manoeuvre_wound(inputs.knobs, inputs.ambush == "opponents").total
        if led:
            dealt = [(target, led) for _, particular, target in plan if particular == "target"]
        dealt += [
            (named, amount) for amount, use in zip(self.wounds, plan, strict=True) if amount and use[0] == "combat_roll"
        ]
        used: tuple[str, ...] = ()
        worth, lives = 0, self.lives
        for name, amount in dealt:
            wound = self._dealt(lives, name, amount)
            if wound is None:
                break
            caught = rules.hide_that_catches(self.hides, used, inputs.foes[wound.place].hides) if self.hides else ""
            if caught:
                used = (*used, caught)
            else:
                worth, lives = worth + wound.worth, wound.lives
        return worth, lives

    def loss(self, place: int, action: str) -> list[int]:
        """Return the points a round costs a character that does this, by condition; a driver's vehicle pays."""
        lives, *others = self.losses
        return [lives + self._cost(place, action), *others]

    def breaks_through(self, plan: JointPlan) -> bool:
        """KB-15.5: combat rolls by all who sit unprotected, all above the grade."""
        sheltered = [friend.sheltered for friend in self.inputs.friends]
        rolling = [one for one, aside in zip(zip(plan, self.results, strict=True), sheltered, strict=True) if not aside]
        ties = self.inputs.knobs.breakout_tie_counts
        return bool(rolling) and all(use[0] == "combat_roll" and rules.masters(result, ties) for use, result in rolling)

    def _wound(self, friend: PlanCharacter, result: int) -> int:
        inputs = self.inputs
        prepared, ambushed = "prepared" in self.kinds, inputs.ambush == "opponents"
        return roll_wound(inputs.knobs, friend.driving, result, friend.reached_brawl, prepared, ambushed).total

    def _dealt(self, lives: Lives, named: str, amount: int) -> PlannedWound | None:
        key, wounds = (lives, named, amount), self._wounds
        if key not in wounds:
            wounds[key] = _dealt(self.inputs, lives, named, amount)
        return wounds[key]

    def _brawling(self, friend: PlanCharacter, lives: Lives, named: str) -> int:
        """Brawls come last and count by expectation."""
        inputs, wound = self.inputs, self._dealt(lives, named, 1)
        if wound is None:
            return 0
        out_at = inputs.knobs.opponent_out_at
        each = inputs.foes[wound.place].prize + (REMOVED if lives[wound.place] == out_at + 1 else 0)
        return each * brawl_expectation(inputs.knobs, friend.brawl_value) // 1000

    def _cost(self, place: int, action: str) -> int:
        """The points that the grade costs: plans hold only manoeuvres and counter-effects that succeed."""
        inputs, friend = self.inputs, self.inputs.friends[place]
        if inputs.surprised or (friend.armoured and not friend.driving):
            return 0
        return use_damage(
            inputs.knobs,
            action,
            friend.driving,
            self.results[place],
            action not in COMBAT_ROLLS,
            friend.exposed,
            friend.sheltered,
            friend.reached_brawl,
            inputs.ambush == "characters",
            "aggressive" in self.kinds,
        )


def named_in(inputs: RoundInputs, plan: JointPlan) -> str:
    """Return the target that a commander names for all wounds; a commander who strikes leads only its own."""
    names = [target for _, particular, target in plan if particular == "target"]
    return names[0] if names and inputs.knobs.manoeuvre_mode != "strike" else ""


def _dealt(inputs: RoundInputs, lives: Lives, named: str, amount: int) -> PlannedWound | None:
    """The next wound: its target is that of :func:`rules.goes_to`, the first of several; None: no opponent is left.

    It is worth the lives it takes, and an opponent out of the fight; but the next kamp may be a higher grade.
    """
    out_at = inputs.knobs.opponent_out_at
    able = [place for place, left in enumerate(lives) if left > out_at]
    if not able:
        return None
    foes = [inputs.foes[place] for place in able]
    kamps, left = tuple([foe.grade for foe in foes]), tuple([lives[place] for place in able])
    place = able[rules.goes_to(kamps, left, tuple([foe.id == named for foe in foes]))[0]]
    hit = inputs.foes[place]
    worth = hit.prize * min(amount, lives[place])
    after = rules.opponent_lives(lives[place], amount)
    if after <= out_at:
        worth += REMOVED
        rest = [foe.value for foe in foes if foe is not hit]
        worth -= RAISED * (min(rest) - hit.value) if rest and min(rest) > hit.value else 0
    return PlannedWound(place, worth, (*lives[:place], after, *lives[place + 1 :]))


def _price(friend: PlanCharacter, loss: list[int]) -> int:
    """The worth of losses to one character: dearer the fewer points are left, dearest where they end in a faint."""
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
class PlanResult:
    """Both sides after a plan; brawls are still to be rolled, after everything else."""

    lives: Lives
    pools: tuple[tuple[int, int, int, int], ...]
    """The points of the characters; a pool below 0 means that the character has fainted."""
    named: str
    """The target of all wounds of the round, if a commander named one."""
    flight: bool
    through: bool
    """May everybody break through (KB-15.5)?"""


def result_of_plan(inputs: RoundInputs, plan: JointPlan) -> PlanResult:
    """Return how a plan leaves both sides, by the arithmetic that weighs it."""
    worths, named = PlanWorth(inputs, wards_of(plan), {}), named_in(inputs, plan)
    pools = []
    for place, (friend, use) in enumerate(zip(inputs.friends, plan, strict=True)):
        losses = worths.losses if friend.driving else worths.loss(place, use[0])
        lives, power, psyche, blood = [points - lost for points, lost in zip(friend.pools, losses, strict=True)]
        pools.append((lives, power, psyche, blood))
    return PlanResult(
        lives=worths.gain(plan, named)[1],
        pools=tuple(pools),
        named=named,
        flight="flight" in [use[1] for use in plan],
        through=worths.breaks_through(plan),
    )


def with_a_wound(inputs: RoundInputs, lives: Lives, named: str) -> Lives:
    """Return the lives of the opponents after one wound more, of a brawl."""
    wound = _dealt(inputs, lives, named, brawl_wound(inputs.knobs, inputs.ambush == "opponents").total)
    return lives if wound is None else wound.lives
