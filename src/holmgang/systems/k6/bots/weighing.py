"""What a blow at somebody promises: chances and wounds on average, as a sensible player guesses them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, NamedTuple

from holmgang.kernel.fastclasses import frozen, value
from holmgang.kernel.play import kept_while_open
from holmgang.systems.k6.board import arms, scene
from holmgang.systems.k6.board.arms import Gear
from holmgang.systems.k6.flow import attacks
from holmgang.systems.k6.state import Combatant, GamePlay
from holmgang.systems.k6.tables import CLOSE_MEANS, CONDITIONS

CAST = ("spell", "item")
"""Means by which a spell is cast, from memory or from a scroll."""
FLYING = ("shoot", "throw")
"""Means by which something flies at the opponent."""
ODDS = {margin: (6 - abs(margin)) / 36 for margin in range(-5, 6)}
"""How likely one die beats another by so much."""
HAMPERED = ("movement", "off_balance", "visibility", "disorientation")
"""The kinds of conditions that make somebody easier to hit."""


@value
class Strike:
    """A way to threaten: by which means and with what, and the attribute that goes with it.

    ``hit`` is what it adds to the difference on average, unless that depends on whom it hits. ``outdone``: is a blow
    with the weapon in hand worth at least as much, whoever is struck at?
    """

    means: str
    tool: str
    own: int
    hit: float | None
    outdone: bool = False

    def no_better_than(self, other: Strike) -> bool:
        """Is another strike by hand worth at least as much against everybody?"""
        if self.hit is None or other.hit is None or self.means not in CLOSE_MEANS:
            return False
        return self.own <= other.own and self.hit <= other.hit


@lru_cache(4096)
def strikes(gear: Gear, strength: int, finesse: int, soul: int, heavy: bool) -> Mapping[tuple[str, str], Strike]:
    """All that somebody of these attributes, in heavy armour or without, can threaten with, by means and tool."""
    values = {"strength": strength, "finesse": finesse, "soul": soul}
    handling = {name: weapon for name, weapon, _ in gear.weapons}
    found: dict[tuple[str, str], Strike] = {}
    for means, tools in arms.at_hand(gear).items():
        for tool in tools:
            weapon = handling.get(tool, gear.bare)
            attributes, _ = arms.attributes_with(means, tool, weapon.weight, heavy)
            hit = None if means in CAST or means == "stunt" else weapon.twice / 2
            found[means, tool] = Strike(means, tool, max(map(values.__getitem__, attributes)), hit)
    in_hand = found.get(("melee", gear.readied))
    if in_hand is not None:
        for key, strike in found.items():
            found[key] = replace(strike, outdone=strike is not in_hand and strike.no_better_than(in_hand))
    return found


class Blow(NamedTuple):
    """A threat that could be made, and what it is worth."""

    means: str
    tool: str
    foe: Combatant
    worth: float
    edge: int
    area: list[str] | None

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


blow_of: Callable[[tuple[str, str, Combatant, float, int, list[str] | None]], Blow] = partial(tuple.__new__, Blow)
"""Of a tuple, at half the price of naming the fields: whoever thinks weighs dozens."""


def is_caster(foe: Combatant) -> bool:
    """Has somebody spells, and can he speak them?"""
    return bool(foe.spells) and not foe.has("gagged")


@frozen
class Guard:
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


@frozen
class Guards:
    """All opponents. ``alike``: does nobody's armour depend on what hits him?"""

    all: list[Guard]
    alike: bool


@kept_while_open
def guards(play: GamePlay, faction: str) -> Guards:
    """Those who still fight against a side, as all of it see them."""
    found = [_guard(foe) for foe in scene.able_against(play, faction)]
    return Guards(found, None not in [guard.armour for guard in found])


def _guard(foe: Combatant) -> Guard:
    hampered = bool(foe.conditions) and any(CONDITIONS[one.id].kind in HAMPERED for one in foe.conditions)
    parry = max(foe.finesse, foe.strength)  # Strength goes with whatever is in hand
    dodge = parry if foe.shield else foe.finesse
    armour = None if foe.armour.against or foe.resistances else foe.armour.value + foe.shield
    frail = 0.02 * (20 - foe.lives) / 20
    return Guard(foe, parry - hampered, dodge - hampered, armour, hampered, is_caster(foe), frail)


def against_spell(play: GamePlay, guard: Guard, spell: str) -> int:
    """What somebody has against a spell, without the die."""
    return guard.foe.attribute(scene.spell_of(play, spell).defence or "finesse") - guard.hampered


def damage(play: GamePlay, guard: Guard, strike: Strike) -> float:
    """What a hit adds to the difference, on average, once armour and shield have had their share."""
    foe, tool = guard.foe, strike.tool
    if strike.means in CAST:
        spell = scene.spell_of(play, tool)
        return spell.kz / 2 - (0 if spell.type in play.knobs.armour_ignored_by else foe.armour.value + foe.shield)
    if strike.hit is None:
        return max(play.state.zone_of(foe).overhead.values(), default=0) - foe.armour.value - foe.shield
    if guard.armour is not None:
        return strike.hit - guard.armour
    kind = _best_type(foe, scene.weapon_of(play, tool).types)
    armour = foe.armour.against.get(kind, foe.armour.value)
    return strike.hit - armour - foe.shield - foe.resistances.get(kind, 0)


@lru_cache(4096)
def expected(edge: int, damage: float, lives: int) -> float:
    """Which part of the opponent's lives a threat takes on average; a kill counts for more, any success a little."""
    total = 0.0
    for diff in range(max(0, edge - 5), edge + 6):
        lost = max(0.0, diff + damage)
        total += ODDS[diff - edge] * (min(1.0, lost / max(1, lives)) + (0.5 if lost >= lives else 0) + 0.08)
    return total


def _best_type(target, types):
    return min(
        types, key=lambda kind: target.resistances.get(kind, 0) + target.armour.against.get(kind, target.armour.value)
    )
