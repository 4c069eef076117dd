"""Choice of intentions by the heuristic and the seasoned computer player (5.7), and what attacks promise them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import Any, ClassVar, NamedTuple

from holmgang.kernel.odds import thousandths
from holmgang.kernel.play import Play
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, ChooseSome, Declare, Offering, Question
from holmgang.kernel.record import copied
from holmgang.systems.k6.board import arms, reach, scene
from holmgang.systems.k6.board.odds import AttackOdds, Throws, throws_from
from holmgang.systems.k6.board.wounds import ExpectedLives
from holmgang.systems.k6.flow import attacks
from holmgang.systems.k6.flow import intentions as kinds
from holmgang.systems.k6.state import Combatant, GamePlay, State
from holmgang.systems.k6.tables import CLOSE_MEANS, GRIPS

CAST = ("spell", "item")
"""Means by which a spell is cast, from memory or from a scroll."""
FLYING = ("shoot", "throw")
"""Means by which something flies at the opponent."""
HARDLY = 0.1
"""A weapon that takes no larger part of the lives on average does hardly any harm."""
KILL = 0.5
"""Taking the last life is worth so much more."""
ANY_SUCCESS = 0.08
"""A success is worth so much beside the wound, since it also buys other things."""


class RatedAttack(NamedTuple):
    """An attack that could be announced, and what it is worth; ``area`` are the targets of a spell on several."""

    means: str
    tool: str
    foe: Combatant
    worth: float
    edge: int
    area: list[str] | None

    @property
    def targets(self) -> list[str]:
        """The ids of its targets."""
        return [self.foe.id] if self.area is None else self.area

    @property
    def answer(self) -> dict[str, Any]:
        """The attack as it is announced."""
        answer: dict[str, Any] = {"intend": "engage", "means": self.means, "targets": self.targets}
        if self.tool:
            answer["spell" if self.means in CAST else "weapon"] = self.tool
        if self.means in attacks.CLOSE and is_caster(self.foe):
            answer["goals"] = ["gag"]
        return answer


class AttackPromise(NamedTuple):
    """The difference before the dice, and the part of the opponent's lives that an attack takes on average.

    The part is larger where it kills, and takes in a little for any success.
    """

    edge: int
    part: float


def is_caster(foe: Combatant) -> bool:
    """Return whether a combatant has spells and can speak them."""
    return bool(foe.spells) and not foe.has("gagged")


def promise(play: GamePlay, one: Combatant, foe: Combatant, means: str, tool: str) -> AttackPromise:
    """Return what an attack promises, as its odds show it."""
    odds = AttackOdds(play, one, foe, means, tool)
    edge = odds.edge()
    throws = throws_from(play.knobs, edge)
    return AttackPromise(edge, _part_taken(throws, odds.lives(throws), max(1, foe.lives)))


@lru_cache(4096)
def _part_taken(throws: Throws, expected: ExpectedLives, lives: int) -> float:
    enough, part = lives * expected.falls, ANY_SUCCESS * (throws.number - throws.successes[0])
    for lost, ways in zip(expected.lives, throws.ways, strict=True):
        part += ways * (1 + KILL if lost >= enough else lost / enough)
    return part / throws.number


def frailty(foe: Combatant) -> float:
    """Return how much more it is worth to attack an opponent who has few lives left."""
    return 0.02 * (20 - foe.lives) / 20


# ---- a guess at the winner -------------------------------------------------------------------------------------------


SIDES = ("hero", "gm")


def prospects(play: Play[State]) -> Mapping[str, int]:
    """Return thousandths of a win per side. Those still to come count too; the aims of the scenario do not.

    Strengths count squared: of the powers from a half to six that fits played fights best.
    """
    return thousandths({side: _strength(play.state, side) ** 2 for side in SIDES})


def vigour(play: Play[State]) -> Mapping[str, int]:
    """Return the lives of each side, of those who can still fight or are still to come."""
    return {side: sum(max(0, one.lives) for one in _counted(play.state, side)) for side in SIDES}


def _counted(state: State, side: str) -> list[Combatant]:
    awaited = {name for coming in state.coming for name in coming.who}
    return [one for one in state.combatants if one.side == side and (one.able or one.id in awaited)]


def _strength(state: State, side: str) -> int:
    counted = _counted(state, side)
    attack = sum(2 + max(one.strength, one.finesse, one.soul) for one in counted)
    return attack * sum(one.lives for one in counted)


CROWD = 3
"""So many find room around one opponent without standing in each other's way."""
CLOSE_SHOT = 0.1
"""A shot at an opponent at contact is worth so much less: he will probably strike back (K6-11.16)."""
OTHERS = 4
"""So many other blows are worth a thought."""
HAMPERING = ("gagged", "eyes_full", "burning", *GRIPS)
"""Conditions to get rid of before fighting on."""


IntentionRule = Callable[["IntentionChooser"], dict[str, Any] | None]


def usual(question: Question, asked: Asked) -> Any:
    """The default, or the first thing on offer."""
    if question.default is not REQUIRED:
        return question.default
    if isinstance(question, ChooseSome):
        return [option.id for option in question.options[: question.least]]
    if isinstance(question, Offering):
        return asked.luck.choice(question.options).id
    return getattr(question, "least", "")


class IntentionChooser:
    """One combatant thinking about his round."""

    def __init__(self, asked: Asked) -> None:
        assert isinstance(asked.question, Declare)
        self.asked, self.question = asked, asked.question
        self.play: GamePlay = asked.play
        self.fight = asked.play.state
        self.one: Combatant = self.fight.get(asked.question.about)

    @cached_property
    def foes(self) -> list[Combatant]:
        """The opponents who still fight, as far as he knows of them."""
        foes = scene.able_foes(self.play, self.one)
        return [foe for foe in foes if foe.id not in self.one.unaware_of] if self.one.unaware_of else foes

    @cached_property
    def friends(self) -> list[Combatant]:
        """The others of the own side who still fight."""
        return [friend for friend in scene.able_in(self.play, self.one.faction) if friend is not self.one]

    def intention(self) -> Any:
        one = self.one
        hale = not (one.conditions or one.unaware or one.arriving)
        for thought in self.thoughts if not hale else self.of_the_hale:
            found = thought(self)
            if found is not None and self._may(found["intend"]):
                return found
        return {"intend": "wait"} if self._may("wait") else usual(self.question, self.asked)

    def other_blows(self) -> list[dict[str, Any]]:
        """The best blow of each way to strike and at each opponent, the most promising first."""
        found: dict[tuple[str, str], dict[str, Any]] = {}
        for blow in sorted(self._attacks(), key=_worth, reverse=True):
            found.setdefault((blow.means, blow.targets[0]), blow.answer)
        return list(found.values())[:OTHERS]

    def further_thoughts(self) -> Iterator[dict[str, Any]]:
        """Yield what each rule of thumb would do if no more pressing one came first; then to brace, then to wait."""
        for thought in self.thoughts:
            found = thought(self)
            if found is not None and self._may(found["intend"]):
                yield found
        yield from ({"intend": kind} for kind in ("full_defence", "wait") if self._may(kind))

    def _may(self, kind: str) -> bool:
        return self.question.find(kind) is not None

    def _arriving(self) -> dict[str, Any] | None:
        if not self.one.arriving:
            return None
        shooter = bool(self.one.readied) and scene.weapon_of(self.play, self.one.readied).ranged == "shoot"
        return {"intend": "arrive", "mode": "fresh_late" if shooter else "winded_now"}

    def _helpless(self) -> dict[str, Any] | None:
        if self.one.unaware:
            return {"intend": "wait"}
        if self.one.still:
            return {"intend": "break_disadvantage" if self._may("break_disadvantage") else "wait"}
        return None

    def _alarmed(self) -> dict[str, Any] | None:
        """A sentry who can still cry out does so if help would come."""
        if self.one.side != "gm" or self.one.limited("mouth"):
            return None
        help_comes = any(coming.after_alarm is not None for coming in self.fight.coming)
        if (help_comes and self.fight.alarm_round is None) or self.fight.aims.no_alarm:
            shelter = self.fight.zone_of(self.one)
            if self._may("full_defence"):
                cover = [*shelter.cover, *shelter.obstacles]
                return {"intend": "full_defence", "into_cover": cover[0] if cover else "none", "say": "alarm"}
            return {"intend": "speak", "purpose": "alarm"} if self._may("speak") else None
        return None

    def _running(self) -> dict[str, Any] | None:
        one = self.one
        low = 3 * one.lives <= one.lives_max
        if (not low and one.stance != "escape") or "fearless" in one.flags:
            return None
        afraid = low and ("animal" in one.flags or ("timid" in one.flags and self._beaten()))
        if (one.stance == "escape" or afraid) and self._may("flee"):
            return {"intend": "flee"}
        return None

    def _beaten(self) -> bool:
        return len(self.foes) > len(self.friends) + 1

    def _captive(self) -> dict[str, Any] | None:
        """Bind whom a friend holds, or who lies there."""
        option = self.question.find("bind") if self.one.stance == "capture" else None
        if option is None:
            return None
        targets = _ids(option.particulars, "targets")
        ready = [
            name
            for name in targets
            if self.fight.get(name).has("held_both_arms", "at_mercy", "surrendered", "bound_arms")
        ]
        holders = [victim.id for victim, _ in self.fight.held_by(self.one)]
        mine = [name for name in ready if name not in holders] or (targets if not self.foes else [])
        return {"intend": "bind", "targets": mine[:1]} if mine and self._has_the_rope(mine[0]) else None

    def _has_the_rope(self, captive: str) -> bool:
        """One rope is enough: of those who do not hold him the first in order ties."""
        held = [hold.holder_id for hold in self.fight.get(captive).holds()]
        hands = [one.id for one in (self.one, *self.friends) if one.id not in held and one.stance == "capture"]
        return self.one.id == min(hands, default=self.one.id)

    def _held(self) -> dict[str, Any] | None:
        one = self.one
        option = self.question.find("break_disadvantage") if one.has(*HAMPERING) else None
        if option is None:
            return None
        names = _ids(option.particulars, "condition")
        if one.has("gagged") and one.spells and any(name.startswith("gagged") for name in names):
            return {"intend": "break_disadvantage", "condition": next(n for n in names if n.startswith("gagged"))}
        if one.has("eyes_full", "burning") and not any(self._near(foe) for foe in self.foes):
            return {"intend": "break_disadvantage", "condition": "eyes_full" if one.has("eyes_full") else "burning"}
        grip = next((hold for hold in one.holds() if hold.id in GRIPS), None)
        if grip is None:
            return None
        holder = self.fight.get(grip.holder_id)
        own = max(one.strength, one.finesse)
        weaker = own - max(holder.strength, holder.finesse) < 0
        if weaker and any(name.startswith(grip.id) for name in names):
            return {"intend": "break_disadvantage", "condition": next(n for n in names if n.startswith(grip.id))}
        return None

    def _near(self, foe: Combatant) -> bool:
        return bool(self.fight.run_rounds(self.one.id, foe.id) == 0)

    def _attack(self) -> dict[str, Any] | None:
        if self.one.stance == "capture":
            hold = self._keep_holding()
            if hold is not None:
                return hold
        blows = self._attacks()
        if not blows:
            return None
        best = self._spread(blows)
        if best.edge <= -3 and best.worth < 0.15:
            helped = self._help_others()
            if helped is not None:
                return helped
        return self._shot(best) if best.means in FLYING else best.answer

    def _spread(self, blows: list[RatedAttack]) -> RatedAttack:
        """The best blow; where many fight side by side, no more than three go for the same opponent."""
        crowd = len(scene.able_in(self.play, self.one.faction)) > CROWD
        place = sum(friend.id < self.one.id for friend in self.friends) // CROWD if crowd else 0
        if not place:
            return max(blows, key=_worth)
        first: dict[str, RatedAttack] = {}
        for blow in sorted(blows, key=_worth, reverse=True):
            first.setdefault(blow.targets[0], blow)
            if len(first) > place:
                break
        return [*first.values()][-1]

    def _shot(self, best: RatedAttack) -> dict[str, Any]:
        """Take aim while no opponent can get here; give ground while one is coming."""
        distances = [self.fight.run_rounds(self.one.id, foe.id) for foe in self.foes]
        aim = self.question.find("aim") if min(distances) >= 3 and not self.one.has("aimed") else None
        if aim is not None:
            weapons = _ids(aim.particulars, "weapon")
            if best.tool in weapons:
                return {"intend": "aim", "weapon": best.tool, "at": best.targets[0]}
        if min(distances) == 1 and best.means == "shoot" and self.fight.zone_of(self.one).room:
            return {**best.answer, "pace_after": "withdraw"}
        return best.answer

    def _bow(self) -> dict[str, Any] | None:
        """No opponent can be struck from here: take the bow off the back."""
        bows = [
            name
            for name in self.one.weapons
            if name != self.one.readied
            and scene.weapon_of(self.play, name).ranged == "shoot"
            and arms.weapon_clause(self.play, self.one, name) is None
        ]
        if not bows or self.one.stance == "capture":
            return None
        return {"intend": "interact", "action": "draw", "weapon": bows[0]}

    def _stand(self) -> dict[str, Any] | None:
        """A combatant who can no longer run waits for those who will come to him, weapon in hand."""
        lame = self.one.base_speed in ("run", "gallop") and not scene.can_run(self.play, self.one)
        close = [foe for foe in self.foes if reach.can_meet(self.play, self.one, foe)]
        coming = [foe for foe in close if scene.weapon_of(self.play, foe.readied).ranged == "none"]
        for name, foes in attacks.tools(self.play, self.one, "melee").items() if lame and coming else ():
            for foe in coming:
                if foe in foes:
                    targets = [foe.id]
                    return {
                        "intend": "engage",
                        "means": "melee",
                        "weapon": name,
                        "targets": targets,
                        "approach": "none",
                    }
        return None

    def _keep_holding(self) -> dict[str, Any] | None:
        held = [hold for _, hold in self.fight.held_by(self.one) if hold.id in ("held_both_arms", "at_mercy")]
        if not held or not self._may("hold"):
            return None
        demand = {} if self.one.limited("mouth") else {"say": "surrender_demand"}
        return {"intend": "hold", **demand}

    def _help_others(self) -> dict[str, Any] | None:
        """Too strong an opponent: distract him for a friend, feint, or give way."""
        near = [foe for foe in self.foes if self.fight.run_rounds(self.one.id, foe.id) <= 1]
        if not near:
            return None
        threatened = any(map(self._near, near))
        if not threatened and self._fought_by_friends(near) and self._may("distract"):
            return {"intend": "distract", "targets": [max(near, key=lambda foe: foe.strength).id]}
        if self.fight.round % 2 and not self.one.has("opening") and self._may("feint"):
            return {"intend": "feint", "targets": [near[0].id]}
        return None

    def _fought_by_friends(self, foes: list[Combatant]) -> bool:
        return any(self.fight.run_rounds(friend.id, foe.id) == 0 for friend in self.friends for foe in foes)

    def _ways_to_attack(self) -> list[tuple[str, str, list[Combatant]]]:
        """Return every means with every tool, and whom it reaches; bare hands for want of a weapon, or to catch.

        Blows with the weapon in hand come first.
        """
        if not self._may("engage"):
            return []
        arsenal = attacks.arsenal(self.play, self.one)
        hands = "melee" not in arsenal or self.one.stance == "capture"
        ways = [
            (means, tool, foes)
            for means, tools in arsenal.items()
            if (hands or means != "unarmed") and (means not in WITH_THINGS or self._takes_the_thing())
            for tool, foes in tools.items()
        ]
        return sorted(ways, key=self._is_further)

    def _is_further(self, way: tuple[str, str, list[Combatant]]) -> bool:
        return way[:2] != ("melee", self.one.readied)

    @cached_property
    def near(self) -> list[Combatant]:
        """The opponents whom a blow can reach this round."""
        return [foe for foe in self.foes if reach.can_close_in(self.play, self.one, foe)]

    def _takes_the_thing(self) -> bool:
        """Return whether a thing of the place is for this combatant: the one with the weakest weapon takes it."""
        mates = [friend for friend in self.friends if friend.zone == self.one.zone]
        return self.one is min([self.one, *mates], key=lambda one: (self._damage(one), one.id))

    def _damage(self, one: Combatant) -> int:
        return scene.weapon_of(self.play, one.readied).damage

    def _attacks(self) -> list[RatedAttack]:
        """Return the attacks within reach that deserve a thought, each with its worth.

        A combatant who does harm with the weapon in hand weighs only those others that hit harder.
        """
        one, play, near = self.one, self.play, self.near
        captive = captive_of(self.foes) if one.stance == "capture" else ""
        found: list[RatedAttack] = []
        enough: int | None = None
        for means, tool, reached in self._ways_to_attack():
            if enough is not None and means in arms.BY_WEAPON and self._might(tool) <= enough:
                continue
            drawn = means in arms.BY_WEAPON and tool != one.readied
            for foe in near if means in CLOSE_MEANS else self.foes:
                if foe not in reached:
                    continue
                edge, part = promise(play, one, foe, means, tool)
                worth, area = part + frailty(foe), None
                if means in CAST:
                    more, area = self._area(tool, foe, part, reached)
                    worth += more
                elif means in FLYING and self._near(foe):
                    worth -= CLOSE_SHOT if foe.strength <= one.finesse else 2 * CLOSE_SHOT
                if is_caster(foe):
                    worth += 0.15
                if foe.id == captive:
                    worth += (0.6 if self._catches() else 0.0) if means == "unarmed" else -0.2
                if drawn and foe in near:
                    worth -= 0.05  # the weapon in hand will do
                found.append(RatedAttack(means, tool, foe, worth, edge, area))
                if part > HARDLY and (means, tool) == ("melee", one.readied):
                    enough = self._might(tool)
        return found

    def _might(self, weapon: str) -> int:
        return scene.weapon_of(self.play, weapon).twice

    def _catches(self) -> bool:
        """The strongest lays hands on whom they want alive; the others see to the rest first."""
        hands = [one for one in (self.one, *self.friends) if one.stance == "capture"]
        return len(self.foes) == 1 or self.one.id == max(hands, key=lambda one: (one.strength, one.id)).id

    def _area(self, tool: str, foe: Combatant, part: float, reached: list[Combatant]) -> tuple[float, list[str] | None]:
        """Return what a spell is worth beside its wound, and its targets if there are several.

        An area spell takes all opponents along, unless a friend stands among them.
        """
        spell = scene.spell_of(self.play, tool)
        if not spell.kz:
            new = spell.condition and not foe.has(spell.condition) and not self.one.concentration
            return 0.35 if new else -1.0, None
        if spell.targets not in ("area", "several"):
            return 0.0, None
        others = [other for other in self.foes if other in reached]
        near_friend = any(self.fight.run_rounds(friend.id, foe.id) == 0 for friend in self.friends)
        if spell.targets == "area" and near_friend:
            return -0.5, None
        most = len(others) if spell.targets == "area" else spell.max_targets
        others.sort(key=lambda other: (other is not foe, other.lives))
        targets = [other.id for other in others[:most]]
        return part * 0.8 * (len(targets) - 1), targets

    def _closer(self) -> dict[str, Any] | None:
        """No opponent in reach: go to the nearest."""
        if not self.foes:
            return None
        if not self._may("move"):
            return {"intend": "full_defence"} if self._may("full_defence") else None
        nearest = min(self.foes, key=lambda foe: self.fight.run_rounds(self.one.id, foe.id))
        return {"intend": "move", "destination": nearest.id}

    of_the_hale: ClassVar[tuple[IntentionRule, ...]] = (_alarmed, _running, _captive, _attack, _bow, _stand, _closer)
    thoughts: ClassVar[tuple[IntentionRule, ...]] = (
        _arriving,
        _helpless,
        _alarmed,
        _running,
        _captive,
        _held,
        _attack,
        _bow,
        _stand,
        _closer,
    )
    """The rules that are tried, the most pressing first."""


WITH_THINGS = ("stunt", "hurl")
"""Means that use up a thing of the place, so that a second user comes too late."""


def captive_of(foes: list[Combatant]) -> str:
    """Return the opponent on whom those who want a prisoner have agreed."""
    return max((foe.id for foe in foes if foe.able), default="")


_worth = attrgetter("worth")


def _options(questions: tuple[Question, ...], *purposes: str) -> list[Any]:
    return [option for q in questions if q.purpose in purposes and isinstance(q, Offering) for option in q.options]


def _ids(questions: tuple[Question, ...], purpose: str) -> list[str]:
    return [option.id for option in _options(questions, purpose)]


WAITING = 3
"""So many rounds one waits in cover for opponents to come."""


class SeasonedIntentionChooser(IntentionChooser):
    """One combatant thinking about his round, with experience."""

    def intention(self) -> Any:
        found = super().intention()
        if not isinstance(found, dict) or found["intend"] not in ("engage", "aim", "move", "interact"):
            return found
        return self._in_cover(found) or self._at_two(found) or found

    def _at_two(self, found: dict[str, Any]) -> dict[str, Any] | None:
        """Return the attack with a second target, which the ability makes free."""
        may = self.play.knobs.opt_multi_target and "two_target_attack" in self.one.abilities
        if not may or found.get("means") != "melee" or len(found["targets"]) != 1:
            return None
        others = [
            foe
            for foe in attacks.targets(self.play, self.one, "melee", found["weapon"])
            if foe.able and foe.id not in found["targets"] and reach.can_close_in(self.play, self.one, foe)
        ]
        if not others:
            return None
        return {**found, "targets": [*found["targets"], min(others, key=lambda foe: foe.lives).id]}

    def _in_cover(self, found: dict[str, Any]) -> dict[str, Any] | None:
        """Take cover while no opponent is near and arrows fly: to shoot from there, or to wait."""
        zone = self.fight.zone_of(self.one)
        shelter = [*zone.cover, *zone.obstacles] if self._may("full_defence") else []
        if not shelter or self.one.stance == "capture" or any(map(self._near, self.foes)):
            return None
        wanted = self._better_covered() if self._shoots(self.one) else self._may_wait()
        return {"intend": "full_defence", "into_cover": shelter[0]} if wanted else None

    def _better_covered(self) -> bool:
        return any(map(self._shoots, self.foes)) and not self.one.has("in_cover")

    def _may_wait(self) -> bool:
        """Friends shoot meanwhile, and opponents have nothing better to do than to come: casters have."""
        return (
            self.fight.round <= WAITING and any(map(self._shoots, self.friends)) and not any(map(is_caster, self.foes))
        )

    def _shoots(self, one: Combatant) -> bool:
        return bool(one.readied) and scene.weapon_of(self.play, one.readied).ranged == "shoot"


Given = dict[str, Any]


def stated(question: Declare, play: GamePlay, one: Combatant, given: Given | str) -> Given:
    """An intention that may be had, in full."""
    if isinstance(given, dict):
        kind, targets = given["intend"], given.get("targets", ())
        if kind == "engage" and len(targets) == 1:
            return _blow(play, one, given)
        target = play.state.get(targets[0]) if len(targets) == 1 else None
        if kind == "feint" and target in kinds.taken_in(play, one, kinds.FEINT):
            return given | defaults(kinds.common(play, one, kind))
        if kind == "distract" and target in kinds.taken_in(play, one, kinds.DISTRACTION):
            return given | defaults([kinds.distracting_by(play, one), *kinds.common(play, one, kind)])
    return question.read(given)


def _tool(given: Given) -> str:
    return given.get("weapon") or given.get("spell") or ""


def _blow(play: GamePlay, one: Combatant, given: Given) -> Given:
    """A blow at one opponent."""
    means, tool = given["means"], _tool(given)
    answer = {"intend": "engage", "means": means}
    if tool:
        answer["spell" if "spell" in given else "weapon"] = tool
    answer["targets"] = given["targets"]
    answer |= defaults([*attacks.manner(play, one, means, tool, False), *kinds.common(play, one, "engage")])
    answer |= given
    return answer


def defaults(details: Iterable[Question]) -> Given:
    """Return the defaults of particulars, for the record."""
    return {
        detail.purpose: default if type(default := detail.default) is str else copied(default) for detail in details
    }
