"""Joint plans of a party of computer players: all dice of the round are open, so plans are weighed exactly.

Only brawl rolls are unknown; they count by expectation. Worth is counted in tenths of a point, in whole numbers, and
every wound and cost comes from the functions that play uses.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, product
from types import MappingProxyType
from typing import Any, NamedTuple

from holmgang.kernel.fastclasses import value
from holmgang.kernel.play import kept_while_open
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.lookups import is_surprised, protected
from holmgang.systems.kampbogen.board.totals import combat_grade, grade_base, total
from holmgang.systems.kampbogen.board.uses import COMBAT_ROLLS, COMMAND, uses_of, wardable
from holmgang.systems.kampbogen.board.wounds import (
    armour_that_holds,
    brawl_wound,
    manoeuvre_wound,
    roll_wound,
    use_damage,
)
from holmgang.systems.kampbogen.bots.best_rolls import best_combat_total
from holmgang.systems.kampbogen.bots.prospects import brawl_expectation, steady_loss, wants_to_leave
from holmgang.systems.kampbogen.content import CONDITION_OF, CONDITIONS
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent

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
    """True if the dice of the round reach the brawl value."""
    fumbled: bool
    exposed: bool
    sheltered: bool
    driving: bool
    armoured: bool
    fights: bool
    """True if it may make a combat roll; else it can at most defend."""
    ability: str
    reach: tuple[tuple[tuple[str, ...], int], ...]
    """The best total of a combat roll or defence, for each set of effects that the party may ward off."""
    brawls: bool
    brawl_value: int
    wards: tuple[str, ...]
    commands: bool
    """Return whether a manoeuvre would succeed with these dice."""

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
    """Return whether the party would rather get away, and this round may open a way."""
    onward: bool
    """True if the goal is on the other side, where only breaking through leads."""
    knobs: Knobs


PlannedUse = tuple[str, str, str]
"""Action, its particular (ability, effect, use), target."""
JointPlan = tuple[PlannedUse, ...]
"""One use for each character, in their order."""
LivesOfAll = tuple[int, ...]
"""The lives of the opponents."""


class PlannedWound(NamedTuple):
    """A wound: the place of its target, its worth and the lives it leaves."""

    place: int
    worth: int
    lives: LivesOfAll


PlannedWounds = dict[tuple[LivesOfAll, str, int], PlannedWound | None]
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
        self.awake = frozenset([kind for _, kind, _ in awake])
        self.hides = tuple([key for key, kind, _ in awake if kind == "thick_hide"])
        self.losses = [0, 0, 0, 0]
        for _, kind, amount in awake:
            if kind in CONDITION_OF:
                self.losses[CONDITIONS.index(CONDITION_OF[kind])] += amount
        self.results = [rules.against(one.total(warded), inputs.grade, one.fumbled) for one in inputs.friends]
        self.wounds = [self._wound(one, result) for one, result in zip(inputs.friends, self.results, strict=True)]
        self.lives = tuple([foe.lives for foe in inputs.foes])
        self._prices: dict[tuple[int, str], int] = {}
        self._gains: dict[tuple[Any, ...], tuple[int, LivesOfAll]] = {}

    def worth_of(self, plan: JointPlan) -> int:
        """Return the worth of a plan: gains less costs."""
        inputs, prices, named = self.inputs, self._prices, named_in(self.inputs, plan)
        wounding = tuple([use if use[0] == "manoeuvre" else use[0] == "combat_roll" for use in plan])
        gained = self._gains.get(wounding)
        if gained is None:
            gained = self._gains[wounding] = self.gain(plan, named)
        worth, lives = gained
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

    def gain(self, plan: JointPlan, named: str) -> tuple[int, LivesOfAll]:
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
        rolling = [place for place, friend in enumerate(self.inputs.friends) if not friend.sheltered]
        fought = tuple([plan[place][0] == "combat_roll" for place in rolling])
        results = tuple([self.results[place] for place in rolling])
        return rules.way_is_open(fought, results, self.inputs.knobs.breakout_tie_counts)

    def _wound(self, friend: PlanCharacter, result: int) -> int:
        inputs = self.inputs
        ambushed = inputs.ambush == "opponents"
        return roll_wound(inputs.knobs, friend.driving, result, friend.reached_brawl, self.awake, ambushed).total

    def _dealt(self, lives: LivesOfAll, named: str, amount: int) -> PlannedWound | None:
        key, wounds = (lives, named, amount), self._wounds
        if key not in wounds:
            wounds[key] = _dealt(self.inputs, lives, named, amount)
        return wounds[key]

    def _brawling(self, friend: PlanCharacter, lives: LivesOfAll, named: str) -> int:
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
            self.awake,
        )


def named_in(inputs: RoundInputs, plan: JointPlan) -> str:
    """Return the target that a commander names for all wounds; a commander who strikes leads only its own."""
    names = [target for _, particular, target in plan if particular == "target"]
    return names[0] if names and inputs.knobs.manoeuvre_mode != "strike" else ""


def _dealt(inputs: RoundInputs, lives: LivesOfAll, named: str, amount: int) -> PlannedWound | None:
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

    lives: LivesOfAll
    pools: tuple[tuple[int, int, int, int], ...]
    """The points of the characters; a pool below 0 means that the character has fainted."""
    named: str
    """The target of all wounds of the round, if a commander named one."""
    flight: bool
    through: bool
    """Return whether all may break through (KB-15.5)."""


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


def with_a_wound(inputs: RoundInputs, lives: LivesOfAll, named: str) -> LivesOfAll:
    """Return the lives of the opponents after one wound more, of a brawl."""
    wound = _dealt(inputs, lives, named, brawl_wound(inputs.knobs, inputs.ambush == "opponents").total)
    return lives if wound is None else wound.lives


RELIEF = 200
"""Worth of a life of the only opponent with an effect that costs each character a point each round."""


@kept_while_open
def round_inputs(play: GamePlay) -> RoundInputs:
    """Return the inputs of a plan as a value: everything it depends on and nothing else."""
    state, knobs = play.state, play.knobs
    assert state.combat is not None
    grade, able = combat_grade(play).total, state.able()
    lowest = min([grade_base(play, one.kamp) for one in able], default=0)
    fighting = state.fighting()
    wards = [_wards(play, who, grade) for who in fighting]
    warded = _sets_of(frozenset([key for keys in wards for key in keys]))
    friends = tuple([_friend(play, who, grade, own, warded) for who, own in zip(fighting, wards, strict=True)])
    onward = state.goal == "get_past" and not state.got_past
    return RoundInputs(
        grade=grade,
        friends=friends,
        foes=tuple([_foe(play, one, able, lowest) for one in able]),
        effects=tuple([(one.key, one.kind, one.amount) for one in state.now().effects if not one.annulled]),
        ambush=state.combat.ambushed,
        surprised=is_surprised(play, state.combat, "opponents"),
        leave=(onward or True in [friend.commands for friend in friends]) and wants_to_leave(play),
        onward=onward,
        knobs=knobs,
    )


@lru_cache(maxsize=256)
def _sets_of(keys: frozenset[str]) -> list[tuple[str, ...]]:
    """Return all sets of these effects, the largest first."""
    ordered = sorted(keys)
    return [some for size in range(len(ordered), -1, -1) for some in combinations(ordered, size)]


def _foe(play: GamePlay, one: Opponent, able: list[Opponent], lowest: int) -> PlanOpponent:
    """Wounds are worth more on hunters where the party must get away, on high kamp while a low one sets the grade,
    and on an opponent who alone brings an effect: all are rid of it then."""
    state = play.state
    value = grade_base(play, one.kamp)
    prize = WOUND + 12 * (value - lowest) + RELIEF * steady_loss(play, able, one) // 100
    if state.goal != "defeat" and any(effect.kind == "hunter" for effect in one.effects):
        prize *= 2
    hides = tuple([effect.key for effect in state.now().effects if effect.kind == "thick_hide" and one.holds(effect)])
    return PlanOpponent(one.id, one.grade, value, one.lives, prize, hides)


def _wards(play: GamePlay, who: Character, grade: int) -> tuple[str, ...]:
    """The effects that the roll of a character would ward off."""
    ties = play.knobs.ward_on_tie
    return tuple(
        [
            key
            for key, effect in wardable(play).items()
            if _masters(play, who, "counter_effect", rules.ward_of(effect.kind), grade, ties)
        ]
    )


def _friend(
    play: GamePlay, who: Character, grade: int, wards: tuple[str, ...], warded: list[tuple[str, ...]]
) -> PlanCharacter:
    barred = uses_of(play, who).barred
    action = "combat_roll" if "combat_roll" not in barred else "defend"
    plain, best = best_combat_total(play, who, action)
    reach: list[tuple[tuple[str, ...], int]] = []
    if len(warded) > 1:
        reach = [(keys, best_combat_total(play, who, action, keys)[0]) for keys in warded[:-1]]
        reach = [] if all(height == plain for _, height in reach) else reach
    return PlanCharacter(
        id=who.id,
        pools=(who.lives, who.power, who.psyche, who.blood),
        reached_brawl=rules.brawl_hits(who.raw, who.brawl_value),
        fumbled=who.fumbled,
        exposed=who.exposed,
        sheltered=protected(play, who),
        driving=play.state.driven_by(who.id) is not None,
        armoured=bool(armour_that_holds(play, who, grade)),
        fights=action == "combat_roll",
        ability=best,
        reach=(*reach, ((), plain)),
        brawls="brawl" not in barred,
        brawl_value=who.brawl_value,
        wards=wards,
        commands="manoeuvre" not in barred
        and _masters(play, who, "manoeuvre", COMMAND, grade, play.knobs.manoeuvre_on_tie),
    )


def _masters(play: GamePlay, who: Character, action: str, ability: str, grade: int, tie_counts: bool) -> bool:
    """Return whether the roll would succeed, put to this use."""
    reached = total(play, who, action, ability).total
    return rules.succeeds(rules.against(reached, grade, who.fumbled), tie_counts)


Settled = Mapping[str, Mapping[str, Any]]
"""The answers that characters have openly given, by their ids."""
NOTHING: Settled = MappingProxyType({})
Agreed = tuple[PlannedUse | None, ...]
"""For each friend the deed that is settled already, or None."""


@lru_cache(maxsize=512)
def best_plan(inputs: RoundInputs, agreed: Agreed = ()) -> JointPlan:
    """One deed for each friend, in their order: the plan of the highest worth; between equals the first found."""
    settled = agreed or (None,) * len(inputs.friends)
    choices = [
        candidates(inputs, friend) if deed is None else [deed]
        for friend, deed in zip(inputs.friends, settled, strict=True)
    ]
    best: JointPlan = tuple([deeds[0] for deeds in choices])
    highest: int | None = None
    weighed: dict[tuple[str, ...], PlanWorth] = {}
    blows: PlannedWounds = {}
    for plan in product(*choices):
        wards = wards_of(plan)
        if len(set(wards)) < len(wards) or [deed[0] for deed in plan].count("manoeuvre") > 1:
            continue
        worths = weighed.get(wards)
        if worths is None:
            worths = weighed[wards] = PlanWorth(inputs, wards, blows)
        worth = worths.worth_of(plan)
        if highest is None or worth > highest:
            best, highest = plan, worth
    return best


@kept_while_open
def free_plan(play: GamePlay) -> JointPlan:
    """Return the best plan of all, whatever was answered."""
    return best_plan(round_inputs(play))


def plan_around(play: GamePlay, agreed: Agreed) -> JointPlan:
    """The best plan that keeps what is settled. While all do as the best plan of all says, it is that one."""
    free = free_plan(play)
    if free == tuple([deed or own for deed, own in zip(agreed, free, strict=True)]):
        return free
    return best_plan(round_inputs(play), agreed)


def candidates(inputs: RoundInputs, friend: PlanCharacter) -> list[PlannedUse]:
    """The uses worth considering: the best combat ability, a brawl, wards that hold, a manoeuvre that succeeds."""
    deeds: list[PlannedUse] = []
    if friend.fights:
        deeds.append(("combat_roll", friend.ability, ""))
    elif not friend.sheltered:
        deeds.append(("defend", friend.ability, ""))
    else:
        deeds.append(("none", "", ""))
    above = rules.against(friend.total(()), inputs.grade, friend.fumbled) == rules.ABOVE
    if friend.brawls and (not above or brawl_expectation(inputs.knobs, friend.brawl_value) > 1000):
        deeds.append(("brawl", "", ""))
    deeds += [("counter_effect", key, "") for key in friend.wards]
    if friend.commands:
        if inputs.leave and not inputs.onward:
            deeds.append(("manoeuvre", "flight", ""))
        elif len(inputs.foes) > 1 and inputs.ambush != "characters":
            dearest = max(inputs.foes, key=lambda foe: (foe.prize, -foe.lives))
            deeds.append(("manoeuvre", "target", dearest.id))
    return deeds


def plan_for(play: GamePlay, name: str, settled: Settled = NOTHING) -> dict[str, Any]:
    """The answer of one character within the best joint plan around what companions have settled."""
    place, agreed = agreed_on(round_inputs(play), name, settled)
    return answer_of(plan_around(play, agreed)[place])


def agreed_on(inputs: RoundInputs, name: str, settled: Settled) -> tuple[int, Agreed]:
    """Return the place of a character, and the uses that the others have settled."""
    names = [friend.id for friend in inputs.friends]
    return names.index(name), tuple([_deed(settled[one]) if one in settled and one != name else None for one in names])


def _deed(answer: Mapping[str, Any]) -> PlannedUse:
    """An answer as the plan counts it."""
    particular = answer.get("ability") or answer.get("effect") or answer.get("use") or ""
    return answer["action"], particular, answer.get("target", "")


def answer_of(deed: PlannedUse) -> dict[str, Any]:
    """A deed as an answer."""
    action, particular, target = deed
    answer = {"action": action}
    if action in COMBAT_ROLLS:
        answer["ability"] = particular
    elif action == "counter_effect":
        answer["effect"] = particular
    elif action == "manoeuvre":
        answer["use"] = particular
        if particular == "target":
            answer["target"] = target
    return answer
