"""Heuristic seats: what a sensible player does, after section 5.7 of the rules. They weigh and guess as they like.

An intention is chosen by a small weighing of every target within reach: what the blow will do on average, what the
answer will cost. Successes are spent by stance: kill, stop, capture, escape.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, ChooseSome, Declare, Offering, Question
from holmgang.systems.k6 import modifiers, scene
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.state import Combatant
from holmgang.systems.k6.tables import GRIPS

ODDS = {margin: 6 - abs(margin) for margin in range(-5, 6)}
"""In how many of 36 throws one die beats another by so much."""


class Heuristic:
    """Answers for a seat with what the rules offer."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        if question.purpose == "intend":
            return Mind(asked).intention()
        if question.purpose in ("spend", "revise"):
            return Spender(asked).choice()
        return usual(question, asked)


def usual(question: Question, asked: Asked) -> Any:
    """The default, or the first thing on offer."""
    if question.default is not REQUIRED:
        return question.default
    if isinstance(question, ChooseSome):
        return [option.id for option in question.options[: question.least]]
    if isinstance(question, Offering):
        return asked.luck.choice(question.options).id
    return getattr(question, "least", "")


# ---- intentions ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Blow:
    """A threat that could be made, and what it is worth."""

    answer: dict[str, Any]
    worth: float
    edge: float


class Mind:
    """One combatant thinking about his round."""

    def __init__(self, asked: Asked) -> None:
        assert isinstance(asked.question, Declare)
        self.asked, self.question = asked, asked.question
        self.play: Table = asked.play
        self.fight = asked.play.state
        self.one: Combatant = self.fight.get(asked.question.about)
        self.kinds = {option.id: option for option in asked.question.options}
        self.foes = [foe for foe in self.fight.foes(self.one) if foe.able]
        self.friends = [friend for friend in self.fight.friends(self.one) if friend.able]

    def intention(self) -> Any:
        thoughts: tuple[Callable[[], dict[str, Any] | None], ...] = (
            self._arriving,
            self._helpless,
            self._alarmed,
            self._running,
            self._captive,
            self._held,
            self._attack,
            self._bow,
            self._closer,
        )
        for thought in thoughts:
            found = thought()
            if found is not None and found["intend"] in self.kinds:
                return found
        return {"intend": "wait"} if "wait" in self.kinds else usual(self.question, self.asked)

    def _arriving(self) -> dict[str, Any] | None:
        if not self.one.arriving:
            return None
        shooter = bool(self.one.readied) and scene.weapon_of(self.play, self.one.readied).ranged == "shoot"
        return {"intend": "arrive", "mode": "fresh_late" if shooter else "winded_now"}

    def _helpless(self) -> dict[str, Any] | None:
        if self.one.unaware:
            return {"intend": "wait"}
        if self.one.still:
            return {"intend": "break_disadvantage" if "break_disadvantage" in self.kinds else "wait"}
        return None

    def _alarmed(self) -> dict[str, Any] | None:
        """A sentry who can still cry out does so if help would come."""
        if self.one.limited("mouth"):
            return None
        help_comes = any(coming.after_alarm is not None for coming in self.fight.coming)
        spoiled = self.fight.aims.no_alarm and self.one.side == "gm"
        if (help_comes and self.one.side == "gm" and self.fight.alarm_round is None) or spoiled:
            shelter = self.fight.zone_of(self.one)
            if "full_defence" in self.kinds:
                cover = [*shelter.cover, *shelter.obstacles]
                return {"intend": "full_defence", "into_cover": cover[0] if cover else "none", "say": "alarm"}
            return {"intend": "speak", "purpose": "alarm"} if "speak" in self.kinds else None
        return None

    def _running(self) -> dict[str, Any] | None:
        one = self.one
        low = 3 * one.lives <= one.lives_max
        beaten = len(self.foes) > len(self.friends) + 1
        afraid = (low and "animal" in one.flags) or (low and beaten and "timid" in one.flags)
        if (one.stance == "escape" or afraid) and "fearless" not in one.flags and "flee" in self.kinds:
            return {"intend": "flee"}
        return None

    def _captive(self) -> dict[str, Any] | None:
        """Bind whom a friend holds, or who lies there."""
        option = self.kinds.get("bind")
        if option is None or self.one.stance != "capture":
            return None
        targets = _ids(option.particulars, "targets")
        ready = [
            name
            for name in targets
            if self.fight.get(name).has("held_both_arms", "at_mercy", "surrendered", "bound_arms")
        ]
        holders = [victim.id for victim, _ in self.fight.held_by(self.one)]
        mine = [name for name in ready if name not in holders] or (targets if not self.foes else [])
        return {"intend": "bind", "targets": mine[:1]} if mine else None

    def _held(self) -> dict[str, Any] | None:
        one = self.one
        if "break_disadvantage" not in self.kinds:
            return None
        names = _ids(self.kinds["break_disadvantage"].particulars, "condition")
        if one.has("gagged") and one.spells and any(name.startswith("gagged") for name in names):
            return {"intend": "break_disadvantage", "condition": next(n for n in names if n.startswith("gagged"))}
        if one.has("eyes_full", "burning") and not any(self._near(foe) for foe in self.foes):
            return {"intend": "break_disadvantage", "condition": "eyes_full" if one.has("eyes_full") else "burning"}
        grip = next((c for c in one.conditions if c.id in GRIPS and c.holder_id), None)
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
        blows = sorted(self._blows(), key=lambda blow: -blow.worth)
        if not blows:
            return None
        best = blows[0]
        if best.edge <= -3 and best.worth < 0.15:
            helped = self._help_others()
            if helped is not None:
                return helped
        if best.answer["means"] in ("shoot", "throw"):
            return self._shot(best)
        return best.answer

    def _shot(self, best: Blow) -> dict[str, Any]:
        """Take aim while nobody can get here; give ground while somebody is coming."""
        distances = [self.fight.run_rounds(self.one.id, foe.id) for foe in self.foes]
        if min(distances) >= 3 and not self.one.has("aimed") and "aim" in self.kinds:
            weapons = _ids(self.kinds["aim"].particulars, "weapon")
            if best.answer["weapon"] in weapons:
                return {"intend": "aim", "weapon": best.answer["weapon"], "at": best.answer["targets"][0]}
        if min(distances) == 1 and best.answer["means"] == "shoot" and self.fight.zone_of(self.one).room:
            return {**best.answer, "pace_after": "withdraw"}
        return best.answer

    def _bow(self) -> dict[str, Any] | None:
        """Nobody can be struck from here: take the bow off the back."""
        bows = [
            name
            for name in self.one.weapons
            if name != self.one.readied
            and scene.weapon_of(self.play, name).ranged == "shoot"
            and scene.weapon_clause(self.play, self.one, name) is None
        ]
        if not bows or self.one.stance == "capture":
            return None
        return {"intend": "interact", "action": "draw", "weapon": bows[0]}

    def _keep_holding(self) -> dict[str, Any] | None:
        held = [hold for _, hold in self.fight.held_by(self.one) if hold.id in ("held_both_arms", "at_mercy")]
        if not held or "hold" not in self.kinds:
            return None
        demand = {} if self.one.limited("mouth") else {"say": "surrender_demand"}
        return {"intend": "hold", **demand}

    def _help_others(self) -> dict[str, Any] | None:
        """Too strong an opponent: distract him for a friend, feint, or give way."""
        near = [foe for foe in self.foes if self.fight.run_rounds(self.one.id, foe.id) <= 1]
        fighting = [
            friend for friend in self.friends if any(self.fight.run_rounds(friend.id, foe.id) == 0 for foe in near)
        ]
        threatened = any(self._near(foe) for foe in self.foes)
        if near and fighting and not threatened and "distract" in self.kinds:
            return {"intend": "distract", "targets": [max(near, key=lambda foe: foe.strength).id]}
        opening = self.one.has("opening")
        if near and not opening and "feint" in self.kinds and self.fight.round % 2:
            return {"intend": "feint", "targets": [near[0].id]}
        return None

    def _blows(self) -> list[Blow]:
        option = self.kinds.get("engage")
        if option is None:
            return []
        found = []
        for means in _options(option.particulars, "means"):
            for tool in _options(means.particulars, "weapon", "spell") or [means]:
                named = next((d.purpose for d in means.particulars if d.purpose in ("weapon", "spell")), None)
                for name in _ids(tool.particulars, "targets"):
                    foe = self.fight.get(name)
                    if foe.able:
                        found.append(self._weigh(means.id, named, tool.id, foe, tool.particulars))
        return found

    def _weigh(self, means: str, named: str | None, tool: str, foe: Combatant, details: tuple[Question, ...]) -> Blow:
        one, play = self.one, self.play
        answer: dict[str, Any] = {"intend": "engage", "means": means, "targets": [foe.id]}
        if named is not None:
            answer[named] = tool
        kinds = _ids(details, "attribute") or ["strength"]
        own = max(one.attribute(kind) for kind in kinds)
        ranged = means in ("shoot", "throw", "spell", "item")
        distance = -max(0, scene.band_number(play, one.id, foe.id) - 1) if ranged else 0
        edge = own + distance - self._defence(foe, means, tool) + (1 if _hampered(foe) else 0)
        if means in ("shoot", "throw") and self._near(foe):
            edge -= 1
        damage = self._damage(means, tool, foe)
        worth = _expected(edge, damage, foe.lives) + 0.02 * (20 - foe.lives) / 20
        if means in ("spell", "item"):
            worth += self._area(tool, foe, answer, edge, damage)
        if self._near(foe) and ranged and means != "spell" and foe.strength > one.finesse:
            worth -= 0.1
        if self._caster(foe):
            worth += 0.15
            if means in ("melee", "unarmed"):
                answer["goals"] = ["gag"]
        if one.stance == "capture" and foe.id == _captive(self.foes):
            worth += 0.6 if means == "unarmed" else -0.2
        return Blow(answer, worth, edge)

    def _defence(self, foe: Combatant, means: str, tool: str) -> int:
        if means in ("spell", "item"):
            return foe.attribute(scene.spell_of(self.play, tool).defence or "finesse")
        parry = modifiers.melee_attributes(self.play, foe, foe.readied)[0]
        if means in ("shoot", "throw"):
            return max([foe.finesse, *(foe.attribute(kind) for kind in parry)]) if foe.shield else foe.finesse
        return max(foe.finesse, *(foe.attribute(kind) for kind in parry))

    def _damage(self, means: str, tool: str, foe: Combatant) -> float:
        guard = foe.armour.value + foe.shield
        if means in ("spell", "item"):
            spell = scene.spell_of(self.play, tool)
            return spell.kz / 2 - (0 if spell.type in self.play.knobs.armour_ignored_by else guard)
        if means == "stunt":
            return max(self.fight.zone_of(foe).overhead.values(), default=0) - guard
        weapon = scene.weapon_of(self.play, tool if means != "unarmed" else "")
        kind = min(
            weapon.types, key=lambda kind: foe.resistances.get(kind, 0) + foe.armour.against.get(kind, foe.armour.value)
        )
        armour = foe.armour.against.get(kind, foe.armour.value)
        return weapon.damage + weapon.kz / 2 - armour - foe.shield - foe.resistances.get(kind, 0)

    def _area(self, tool: str, foe: Combatant, answer: dict[str, Any], edge: float, damage: float) -> float:
        """An area spell takes everybody along, unless a friend stands among them."""
        spell = scene.spell_of(self.play, tool)
        if not spell.kz:
            return 0.35 if spell.condition and not foe.has(spell.condition) and not self.one.concentration else -1.0
        if spell.targets not in ("area", "several"):
            return 0.0
        others = [other for other in self.foes if self.fight.run_rounds(self.one.id, other.id) <= 4]
        near_friend = any(self.fight.run_rounds(friend.id, foe.id) == 0 for friend in self.friends)
        if spell.targets == "area" and near_friend:
            return -0.5
        most = len(others) if spell.targets == "area" else spell.max_targets
        others.sort(key=lambda other: (other is not foe, other.lives))
        answer["targets"] = [other.id for other in others[:most]]
        return _expected(edge, damage, foe.lives) * 0.8 * (len(answer["targets"]) - 1)

    def _caster(self, foe: Combatant) -> bool:
        return bool(foe.spells) and not foe.has("gagged")

    def _closer(self) -> dict[str, Any] | None:
        """Nobody in reach: go to the nearest; a fleer far off is let go."""
        if not self.foes or "move" not in self.kinds:
            return {"intend": "full_defence"} if self.foes and "full_defence" in self.kinds else None
        nearest = min(self.foes, key=lambda foe: self.fight.run_rounds(self.one.id, foe.id))
        return {"intend": "move", "destination": nearest.id}


def _captive(foes: list[Combatant]) -> str:
    """Whom those who want a prisoner have agreed on."""
    return max((foe.id for foe in foes if foe.able), default="")


def _hampered(foe: Combatant) -> bool:
    return any(
        condition.kind in ("movement", "off_balance", "visibility", "disorientation") for condition in foe.conditions
    )


def _expected(edge: float, damage: float, lives: int) -> float:
    """Which part of the opponent's lives a threat takes on average; a kill counts for more, any success a little."""
    total = 0.0
    for margin, ways in ODDS.items():
        diff = edge + margin
        if diff >= 0:
            lost = max(0.0, diff + damage)
            total += ways / 36 * (min(1.0, lost / max(1, lives)) + (0.5 if lost >= lives else 0) + 0.08)
    return total


def _options(questions: tuple[Question, ...], *purposes: str) -> list[Any]:
    return [option for q in questions if q.purpose in purposes and isinstance(q, Offering) for option in q.options]


def _ids(questions: tuple[Question, ...], purpose: str) -> list[str]:
    return [option.id for option in _options(questions, purpose)]


# ---- spending --------------------------------------------------------------------------------------------------------


def _number(value: Any) -> int:
    return int(value)


class Spender:
    """What to buy with a success."""

    def __init__(self, asked: Asked) -> None:
        assert isinstance(asked.question, Declare)
        self.question = asked.question
        self.play: Table = asked.play
        fight = asked.play.state
        self.one = fight.get(asked.question.about)
        self.foe = fight.get(str(asked.question.args["target"]))
        self.left = _number(asked.question.args["left"])
        self.diff = _number(asked.question.args["diff"])
        self.costs = {option.id: option.worth.total if option.worth else 0 for option in asked.question.options}
        self.intent = fight.intention(self.one.id)
        self.theirs = fight.intention(self.foe.id)

    def choice(self) -> dict[str, Any]:
        ways: tuple[Callable[[], str | None], ...] = (
            self._over_the_edge,
            self._silence,
            self._stop,
            self._take,
            self._hurt,
            self._hinder,
        )
        for way in ways:
            found = way()
            if found is not None and found in self.costs:
                return {self.question.purpose: found}
        return {self.question.purpose: "none"}

    def _first(self, *names: str) -> str | None:
        return next((name for name in names if name in self.costs), None)

    def _over_the_edge(self) -> str | None:
        if self.foe.has("teetering"):
            return self._first("throw_in")
        if self.one.has("teetering") and "escape" in self.costs:
            return "escape"
        sure = self.left >= 2 or self._wound() < min(self.foe.lives, 4)
        return "to_edge" if sure and "to_edge" in self.costs else None

    def _silence(self) -> str | None:
        """A caster whose spell is still to come."""
        if self.theirs is None or not self.theirs.spell or self.theirs.stopped or self.theirs.cast:
            return None
        if "gag" in self.costs:
            return "gag" if self.costs["gag"] == 1 or self.left >= self.costs["gag"] else None
        return None

    def _stop(self) -> str | None:
        """Somebody who gets past or away, or an attack that was to be prevented."""
        kind = self.intent.kind if self.intent is not None else ""
        if kind == "prevent":
            return self._first("prevent_attack", "grab_limb")
        if kind == "block":
            return self._first("knock_down", "grab_limb", "bar_way")
        if kind == "force_through":
            return self._first("pass")
        if self.theirs is not None and self.theirs.kind == "flee" and self._wound() < self.foe.lives:
            return self._first("knock_down", "grab_limb", "bar_way")
        return None

    def _take(self) -> str | None:
        if self.one.stance == "stop" and not self.foe.has("prone"):
            return self._first("knock_down", "press_to_wall")
        if self.one.stance == "capture" and self.foe.id == _captive(self.play.state.foes(self.one)):
            if self.foe.has(*GRIPS) and self.costs.get("gag") == 1:
                return "gag"
            if self.intent is not None and self.intent.means == "unarmed":
                return self._first("hold_both_arms", "grab_limb")
            return self._first("blade_at_throat")
        return None

    def _wound(self) -> float:
        intent, foe = self.intent, self.foe
        if intent is None:
            return 0
        guard: float = foe.armour.value + (0 if foe.has("shield_held") else foe.shield)
        if intent.spell:
            spell = scene.spell_of(self.play, intent.spell)
            if spell.type in self.play.knobs.armour_ignored_by:
                guard = 0
            return self.diff + spell.kz / 2 - guard
        weapon = scene.weapon_of(self.play, intent.weapon)
        return self.diff + weapon.damage + weapon.kz / 2 - guard

    def _hurt(self) -> str | None:
        if self.one.has(*GRIPS) and self.left >= 2 and "escape" in self.costs:
            return "escape"
        if "wound" in self.costs:
            if self._wound() >= 1:
                return "wound"
            if self.left >= 2 and "grab_shield" in self.costs and self._wound() + self.foe.shield >= 1:
                return "grab_shield"
        if "outside_armour" in self.costs and self.foe.armour.value >= 1:
            return "outside_armour"
        if "serious_injury" in self.costs and self.foe.able:
            return "serious_injury"
        if not self.foe.able:
            return "none"
        return None

    def _hinder(self) -> str | None:
        if self.one.has(*GRIPS) and "escape" in self.costs:
            return "escape"
        if "free_ally" in self.costs:
            return "free_ally"
        if self.foe.spells and "gag" in self.costs:
            return "gag"
        effect = self._first("spell_side_effect")
        if effect is not None:
            return effect
        if "disarm" in self.costs and self.left >= self.costs["disarm"] and self.foe.readied:
            return "disarm"
        return self._first(
            "to_edge",
            "remove_piece",
            "knock_down",
            "press_to_wall",
            "encumber",
            "blind_briefly",
            "unbalance",
            "drag_down",
            "grab_limb",
            "escape",
            "pin_clothing",
            "push",
        )
