"""What a blow at somebody promises: chances and wounds on average, as a sensible player guesses them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from holmgang.kernel.play import kept_while_open
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.board.scene import Table
from holmgang.systems.k6.flow import attacks, defence, wounds
from holmgang.systems.k6.flow.tables import CONDITIONS
from holmgang.systems.k6.state import Combatant

CAST = ("spell", "item")
"""Means by which a spell is cast, from memory or from a scroll."""
FLYING = ("shoot", "throw")
"""Means by which something flies at the opponent."""
ODDS = {margin: 6 - abs(margin) for margin in range(-5, 6)}
"""In how many of 36 throws one die beats another by so much."""
HAMPERED = ("movement", "off_balance", "visibility", "disorientation")
"""The kinds of conditions that make somebody easier to hit."""


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


def is_caster(foe: Combatant) -> bool:
    """Has somebody spells, and can he speak them?"""
    return bool(foe.spells) and not foe.has("gagged")


class Guard(NamedTuple):
    """What everybody sees in an opponent.

    ``parry`` and ``dodge`` are what he has against blows and missiles without the die, hampered as he is; ``armour``
    is what his armour and shield hold off, unless that depends on what hits him; ``frail`` is how much more it is worth
    to strike at who has few lives left.
    """

    foe: Combatant
    parry: int
    dodge: int
    armour: int | None
    hampered: bool
    caster: bool
    frail: float


@kept_while_open
def guards(play: Table, faction: str) -> dict[str, Guard]:
    """Those who still fight against a side, as all of it see them."""
    return {foe.id: _guard(play, foe) for foe in scene.able_against(play, faction)}


def _guard(play: Table, foe: Combatant) -> Guard:
    hampered = bool(foe.conditions) and any(CONDITIONS[one.id].kind in HAMPERED for one in foe.conditions)
    parry = max(foe.finesse, *map(foe.attribute, defence.melee_attributes(play, foe, foe.readied)[0]))
    dodge = parry if foe.shield else foe.finesse
    armour = None if foe.armour.against or foe.resistances else foe.armour.value + foe.shield
    frail = 0.02 * (20 - foe.lives) / 20
    return Guard(foe, parry - hampered, dodge - hampered, armour, hampered, is_caster(foe), frail)


def against_spell(play: Table, guard: Guard, spell: str) -> int:
    """What somebody has against a spell, without the die."""
    return guard.foe.attribute(scene.spell_of(play, spell).defence or "finesse") - guard.hampered


def damage(play: Table, guard: Guard, means: str, tool: str) -> float:
    """What a hit adds to the difference, on average, once armour and shield have had their share."""
    foe = guard.foe
    if means in CAST:
        spell = scene.spell_of(play, tool)
        return spell.kz / 2 - (0 if spell.type in play.knobs.armour_ignored_by else foe.armour.value + foe.shield)
    if means == "stunt":
        return max(play.state.zone_of(foe).overhead.values(), default=0) - foe.armour.value - foe.shield
    weapon = scene.weapon_of(play, tool)
    if guard.armour is not None:
        return weapon.twice / 2 - guard.armour
    kind = wounds.best_type(foe, weapon.types)
    armour = foe.armour.against.get(kind, foe.armour.value)
    return weapon.twice / 2 - armour - foe.shield - foe.resistances.get(kind, 0)


@lru_cache(4096)
def expected(edge: float, damage: float, lives: int) -> float:
    """Which part of the opponent's lives a threat takes on average; a kill counts for more, any success a little."""
    total = 0.0
    for margin, ways in ODDS.items():
        diff = edge + margin
        if diff >= 0:
            lost = max(0.0, diff + damage)
            total += ways / 36 * (min(1.0, lost / max(1, lives)) + (0.5 if lost >= lives else 0) + 0.08)
    return total
