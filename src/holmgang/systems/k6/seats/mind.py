"""What a sensible player intends: a small weighing of every target within reach (5.7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from operator import attrgetter
from typing import Any, ClassVar, NamedTuple

from holmgang.kernel.lean import lazy
from holmgang.kernel.play import kept_while_open
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, ChooseSome, Declare, Offering, Question
from holmgang.systems.k6.board import reach, scene
from holmgang.systems.k6.board.scene import Table
from holmgang.systems.k6.flow import attacks, defence, wounds
from holmgang.systems.k6.flow.tables import CLOSE_MEANS, CONDITIONS, GRIPS
from holmgang.systems.k6.state import Combatant

CROWD = 3
"""So many find room around one opponent without standing in each other's way."""
OTHERS = 4
"""So many other blows are worth a thought."""
HAMPERING = ("gagged", "eyes_full", "burning", *GRIPS)
"""What one thinks of getting rid of before one fights on."""
CAST = ("spell", "item")
"""Means by which a spell is cast, from memory or from a scroll."""
ARMED = ("melee", "unarmed", "shoot", "throw")
"""Means by which a weapon hits, be it the fist."""
FLYING = ("shoot", "throw")
"""Means by which something flies at the opponent."""
ODDS = {margin: 6 - abs(margin) for margin in range(-5, 6)}
"""In how many of 36 throws one die beats another by so much."""


HAMPERED = ("movement", "off_balance", "visibility", "disorientation")
"""The kinds of conditions that make somebody easier to hit."""


def usual(question: Question, asked: Asked) -> Any:
    """The default, or the first thing on offer."""
    if question.default is not REQUIRED:
        return question.default
    if isinstance(question, ChooseSome):
        return [option.id for option in question.options[: question.least]]
    if isinstance(question, Offering):
        return asked.luck.choice(question.options).id
    return getattr(question, "least", "")


class Blow(NamedTuple):
    """A threat that could be made, and what it is worth."""

    means: str
    tool: str
    foe: Combatant
    worth: float
    edge: int
    area: list[str] | None = None

    @property
    def targets(self) -> list[str]:
        """Whom it is meant for: others as well if a spell takes them along."""
        return [self.foe.id] if self.area is None else self.area

    @property
    def answer(self) -> dict[str, Any]:
        """The threat as it is stated."""
        answer: dict[str, Any] = {"intend": "engage", "means": self.means, "targets": self.targets}
        if self.tool:
            answer["spell" if self.means in CAST else "weapon"] = self.tool
        if self.means in attacks.CLOSE and is_caster(self.foe):
            answer["goals"] = ["gag"]
        return answer


class Mind:
    """One combatant thinking about his round."""

    def __init__(self, asked: Asked) -> None:
        assert isinstance(asked.question, Declare)
        self.asked, self.question = asked, asked.question
        self.play: Table = asked.play
        self.fight = asked.play.state
        self.one: Combatant = self.fight.get(asked.question.about)
        self.foes = scene.able_foes(self.play, self.one)

    @lazy
    def friends(self) -> list[Combatant]:
        """The others of the own side who still fight."""
        return [friend for friend in scene.able_in(self.play, self.one.faction) if friend is not self.one]

    def intention(self) -> Any:
        for thought in self.thoughts:
            found = thought(self)
            if found is not None and self._may(found["intend"]):
                return found
        return {"intend": "wait"} if self._may("wait") else usual(self.question, self.asked)

    def other_blows(self) -> list[dict[str, Any]]:
        """The best blow of each way to strike and at each opponent, the most promising first."""
        found: dict[tuple[str, str], dict[str, Any]] = {}
        for blow in sorted(self._blows(), key=_worth, reverse=True):
            found.setdefault((blow.means, blow.targets[0]), blow.answer)
        return list(found.values())[:OTHERS]

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
        beaten = len(self.foes) > len(self.friends) + 1
        afraid = low and ("animal" in one.flags or (beaten and "timid" in one.flags))
        if (one.stance == "escape" or afraid) and self._may("flee"):
            return {"intend": "flee"}
        return None

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
        blows = self._blows()
        if not blows:
            return None
        best = self._spread(blows)
        if best.edge <= -3 and best.worth < 0.15:
            helped = self._help_others()
            if helped is not None:
                return helped
        return self._shot(best) if best.means in FLYING else best.answer

    def _spread(self, blows: list[Blow]) -> Blow:
        """The best blow; where many fight side by side, no more than three go for the same opponent."""
        crowd = len(scene.able_in(self.play, self.one.faction)) > CROWD
        place = sum(friend.id < self.one.id for friend in self.friends) // CROWD if crowd else 0
        if not place:
            return max(blows, key=_worth)
        first: dict[str, Blow] = {}
        for blow in sorted(blows, key=_worth, reverse=True):
            first.setdefault(blow.targets[0], blow)
        return list(first.values())[: place + 1][-1]

    def _shot(self, best: Blow) -> dict[str, Any]:
        """Take aim while nobody can get here; give ground while somebody is coming."""
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

    def _stand(self) -> dict[str, Any] | None:
        """Who can no longer run waits for those who will come to him, blade in hand."""
        lame = self.one.base_speed in ("run", "gallop") and not scene.can_run(self.play, self.one)
        close = [foe for foe in self.foes if reach.can_meet(self.play, self.one, foe)]
        coming = [foe for foe in close if scene.weapon_of(self.play, foe.readied).ranged == "none"]
        names = list(attacks.tools(self.play, self.one, "melee")) if lame and coming else []
        if not names:
            return None
        return {"intend": "engage", "means": "melee", "weapon": names[0], "targets": [coming[0].id], "approach": "none"}

    def _keep_holding(self) -> dict[str, Any] | None:
        held = [hold for _, hold in self.fight.held_by(self.one) if hold.id in ("held_both_arms", "at_mercy")]
        if not held or not self._may("hold"):
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
        if near and fighting and not threatened and self._may("distract"):
            return {"intend": "distract", "targets": [max(near, key=lambda foe: foe.strength).id]}
        opening = self.one.has("opening")
        if near and not opening and self.fight.round % 2 and self._may("feint"):
            return {"intend": "feint", "targets": [near[0].id]}
        return None

    def _blows(self) -> list[Blow]:
        if not self._may("engage"):
            return []
        one, play, seen = self.one, self.play, _guards(self.play, self.one.faction)
        near = [foe.id for foe in self.foes if reach.can_close_in(play, one, foe)]
        attribute = partial(getattr, one)
        captive = captive_of(self.foes) if one.stance == "capture" else ""
        found: list[Blow] = []
        for means, tools in attacks.arsenal(play, one).items():
            by_hand = means in CLOSE_MEANS
            for tool, foes in tools.items():
                own = max(map(attribute, attacks.attributes(play, one, means, tool)[0]))
                hit = scene.weapon_of(play, tool).twice / 2 if means in ARMED else None
                drawn = tool != one.readied and means in attacks.BY_WEAPON
                for foe in foes:
                    if foe.id not in (near if by_hand else seen):
                        continue
                    guard, area = seen[foe.id], None
                    if by_hand:
                        edge = own - guard.parry
                        damage = (
                            hit - guard.armour
                            if hit is not None and guard.armour is not None
                            else _damage(play, foe, means, tool)
                        )
                        worth = _expected(edge, damage, foe.lives) + guard.frail
                    else:
                        edge, worth, area = self._from_afar(means, tool, own, foe, guard)
                    if guard.caster:
                        worth += 0.15
                    if foe.id == captive:
                        worth += (0.6 if self._catches() else 0.0) if means == "unarmed" else -0.2
                    if drawn and foe.id in near:
                        worth -= 0.05  # what is in hand will do
                    found.append(Blow(means, tool, foe, worth, edge, area))
        return found

    def _from_afar(
        self, means: str, tool: str, own: int, foe: Combatant, guard: Guard
    ) -> tuple[int, float, list[str] | None]:
        """The edge of a shot, throw or spell, what it is worth, and whom it takes along."""
        one, play = self.one, self.play
        near, area = self._near(foe), None
        edge = own - max(0, scene.band_number(play, one.id, foe.id) - 1)
        edge -= _resisting(play, foe, tool) - guard.hampered if means in CAST else guard.dodge + near
        damage = _damage(play, foe, means, tool)
        worth = _expected(edge, damage, foe.lives) + guard.frail
        if means in CAST:
            more, area = self._area(tool, foe, edge, damage)
            worth += more
        if near and means != "spell" and foe.strength > one.finesse:
            worth -= 0.1
        return edge, worth, area

    def _catches(self) -> bool:
        """The strongest lays hands on whom they want alive; the others see to the rest first."""
        hands = [one for one in (self.one, *self.friends) if one.stance == "capture"]
        return len(self.foes) == 1 or self.one.id == max(hands, key=lambda one: (one.strength, one.id)).id

    def _area(self, tool: str, foe: Combatant, edge: int, damage: float) -> tuple[float, list[str] | None]:
        """What a spell is worth beside its wound, and at whom it is cast, if not at him alone.

        An area spell takes everybody along, unless a friend stands among them.
        """
        spell = scene.spell_of(self.play, tool)
        if not spell.kz:
            new = spell.condition and not foe.has(spell.condition) and not self.one.concentration
            return 0.35 if new else -1.0, None
        if spell.targets not in ("area", "several"):
            return 0.0, None
        others = [other for other in self.foes if self.fight.run_rounds(self.one.id, other.id) <= 4]
        near_friend = any(self.fight.run_rounds(friend.id, foe.id) == 0 for friend in self.friends)
        if spell.targets == "area" and near_friend:
            return -0.5, None
        most = len(others) if spell.targets == "area" else spell.max_targets
        others.sort(key=lambda other: (other is not foe, other.lives))
        targets = [other.id for other in others[:most]]
        return _expected(edge, damage, foe.lives) * 0.8 * (len(targets) - 1), targets

    def _closer(self) -> dict[str, Any] | None:
        """Nobody in reach: go to the nearest; a fleer far off is let go."""
        if not self.foes:
            return None
        if not self._may("move"):
            return {"intend": "full_defence"} if self._may("full_defence") else None
        nearest = min(self.foes, key=lambda foe: self.fight.run_rounds(self.one.id, foe.id))
        return {"intend": "move", "destination": nearest.id}

    thoughts: ClassVar[tuple[Callable[[Mind], dict[str, Any] | None], ...]] = (
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
    """What is thought of, the most pressing first."""


def captive_of(foes: list[Combatant]) -> str:
    """Whom those who want a prisoner have agreed on."""
    return max((foe.id for foe in foes if foe.able), default="")


def is_caster(foe: Combatant) -> bool:
    """Has somebody spells, and can he speak them?"""
    return bool(foe.spells) and not foe.has("gagged")


class Guard(NamedTuple):
    """What everybody sees in an opponent.

    ``parry`` and ``dodge`` are what he has against blows and missiles without the die, hampered as he is; ``armour``
    is what his armour and shield hold off, unless that depends on what hits him; ``frail`` is how much more it is worth
    to strike at who has few lives left.
    """

    parry: int
    dodge: int
    armour: int | None
    hampered: bool
    caster: bool
    frail: float


@kept_while_open
def _guards(play: Table, faction: str) -> dict[str, Guard]:
    """Those who still fight against a side, as all of it see them."""
    return {foe.id: _guard(play, foe) for foe in scene.able_against(play, faction)}


def _guard(play: Table, foe: Combatant) -> Guard:
    hampered = any(CONDITIONS[condition.id].kind in HAMPERED for condition in foe.conditions)
    parry = max(foe.finesse, *map(foe.attribute, defence.melee_attributes(play, foe, foe.readied)[0]))
    dodge = parry if foe.shield else foe.finesse
    armour = None if foe.armour.against or foe.resistances else foe.armour.value + foe.shield
    return Guard(parry - hampered, dodge - hampered, armour, hampered, is_caster(foe), 0.02 * (20 - foe.lives) / 20)


def _resisting(play: Table, foe: Combatant, spell: str) -> int:
    """What somebody has against a spell."""
    return foe.attribute(scene.spell_of(play, spell).defence or "finesse")


def _damage(play: Table, foe: Combatant, means: str, tool: str) -> float:
    """What a hit adds to the difference, on average, once armour and shield have had their share."""
    armour = foe.armour
    guard = armour.value + foe.shield
    if means in CAST:
        spell = scene.spell_of(play, tool)
        return spell.kz / 2 - (0 if spell.type in play.knobs.armour_ignored_by else guard)
    if means == "stunt":
        return max(play.state.zone_of(foe).overhead.values(), default=0) - guard
    weapon = scene.weapon_of(play, tool)
    kind = wounds.best_type(foe, weapon.types)
    return weapon.twice / 2 - armour.against.get(kind, armour.value) - foe.shield - foe.resistances.get(kind, 0)


_worth = attrgetter("worth")


@lru_cache(4096)
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
