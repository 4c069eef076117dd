"""Spending of successes by computer players, by stance: kill, stop, capture, escape (5.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Declare
from holmgang.systems.k6.board.relations import circumstances, deed_of
from holmgang.systems.k6.board.wounds import damage_source, expected_lives, wound_by
from holmgang.systems.k6.bots.intentions import captive_of, defaults
from holmgang.systems.k6.state import Combatant, GamePlay, PlannedAttack
from holmgang.systems.k6.tables import GRIPS

SpendingRule = Callable[[Any], str | None]
"""A rule that names the spend it wants, or None."""
GOOD_WOUND = 2
"""A wound for which a hold is given up."""


class SpendingChooser:
    """Chooses what to buy with a success."""

    def __init__(self, asked: Asked) -> None:
        assert isinstance(asked.question, Declare)
        self.question = asked.question
        self.play: GamePlay = asked.play
        args: Mapping[str, Any] = asked.question.args
        self.one: Combatant = self.play.state.get(asked.question.about)
        self.foe: Combatant = self.play.state.get(args["target"])
        self.left: int = args["left"]
        self.diff: int = args["diff"]
        self.intent, self.theirs = self.one.intent, self.foe.intent

    def choice(self) -> dict[str, Any]:
        question = self.question
        for way in self.ways:
            found = way(self)
            option = question.find(found) if found is not None else None
            if option is not None:
                return {question.purpose: option.id, **defaults(option.particulars)}
        return {question.purpose: "none"}

    def _may(self, name: str) -> bool:
        return self.question.find(name) is not None

    def _cost(self, name: str) -> int:
        option = self.question.find(name)
        return option.price.total if option is not None and option.price is not None else 0

    def _first(self, *names: str) -> str | None:
        for name in names:
            if self._may(name):
                return name
        return None

    def _over_the_edge(self) -> str | None:
        if self.foe.has("teetering"):
            return self._first("throw_in")
        if self.one.has("teetering") and self._may("escape"):
            return "escape"
        if self.play.state.zone_of(self.foe).hazard == "none":
            return None
        aims = self.play.state.aims
        enough = self.foe.lives if aims.throw_down is not None and self.one.side == "hero" else min(self.foe.lives, 4)
        return "to_edge" if (self.left >= 2 or self.wound < enough) and self._may("to_edge") else None

    def _silence(self) -> str | None:
        """A caster whose spell is still to come."""
        if self.theirs is None or not self.theirs.spell or self.theirs.stopped or self.theirs.cast:
            return None
        if self._may("gag"):
            return "gag" if self._cost("gag") == 1 or self.left >= self._cost("gag") else None
        return None

    def _stop(self) -> str | None:
        """Stop an opponent who gets past or away, or an attack that was to be prevented."""
        kind = self.intent.kind if self.intent is not None else ""
        if kind == "prevent":
            return self._first("prevent_attack", "grab_limb")
        if kind == "block":
            return self._first("knock_down", "grab_limb", "bar_way")
        if kind == "force_through":
            return self._first("pass")
        if self.theirs is not None and self.theirs.kind == "flee" and self.wound < self.foe.lives:
            return self._first("knock_down", "grab_limb", "bar_way")
        return None

    def _take(self) -> str | None:
        if self.one.stance == "stop" and not self.foe.has("prone"):
            return self._first("knock_down", "press_to_wall")
        if self.one.stance == "capture" and self._would_cry() and self._may("gag"):
            return "gag"
        if self.one.stance == "capture" and self.foe.id == captive_of(self.play.state.foes(self.one)):
            if self.foe.has(*GRIPS) and self._cost("gag") == 1:
                return "gag"
            if self.intent is not None and self.intent.means == "unarmed":
                return self._first("hold_both_arms", "grab_limb")
            return self._first("blade_at_throat")
        return None

    def _would_cry(self) -> bool:
        """Return whether the opponent must be kept from crying out, and no wound will fell him now."""
        return self.play.state.aims.no_alarm and not self.foe.limited("mouth") and self.wound < self.foe.lives

    @cached_property
    def wound(self) -> Fraction:
        """The lives that a wound would take now, on average."""
        return self._expected_wound()

    def _expected_wound(self, *, grabbed: bool = False) -> Fraction:
        """Return the lives that a wound would take on average, with the shield held fast or as it is."""
        play, one, foe = self.play, self.one, self.foe
        attack = (self.intent.attack if self.intent is not None else None) or PlannedAttack("melee", [], "strength")
        source = damage_source(play, one, foe, attack)
        if source is None:
            return Fraction(0)
        wound = wound_by(play, one, foe, circumstances(play, one, foe, deed_of(attack.means)), self.diff, source)
        wound.grabbed = grabbed
        lives, falls = expected_lives(play, wound, (self.diff,))
        return Fraction(lives[0], falls)

    def _hurt(self) -> str | None:
        if self.one.has(*GRIPS) and self.left >= 2 and self._may("escape"):
            return "escape"
        if self._may("wound"):
            if self.wound >= 1:
                return "wound"
            if self.left >= 2 and self._may("grab_shield") and self._expected_wound(grabbed=True) >= 1:
                return "grab_shield"
        if self.foe.armour.value >= 1 and self._may("outside_armour"):
            return "outside_armour"
        if self.foe.able and self._may("serious_injury"):
            return "serious_injury"
        if not self.foe.able:
            return "none"
        return None

    def _hinder(self) -> str | None:
        if self.one.has(*GRIPS) and self._may("escape"):
            return "escape"
        if self._may("free_ally"):
            return "free_ally"
        if self.foe.spells and self._may("gag"):
            return "gag"
        effect = self._first("spell_side_effect")
        if effect is not None:
            return effect
        if self.foe.readied and self._may("disarm") and self.left >= self._cost("disarm"):
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

    ways: ClassVar[tuple[SpendingRule, ...]] = (_over_the_edge, _silence, _stop, _take, _hurt, _hinder)
    """The rules that are tried, the most pressing first."""


class SeasonedSpendingChooser(SpendingChooser):
    """Prefers a hold to a scratch: it counts in every round until the other gets free, a scratch counts once."""

    def _pin(self) -> str | None:
        """Down and under oneself unless the wound is a good one; into a corner if there would be none."""
        wound = self.wound
        if wound >= min(GOOD_WOUND, self.foe.lives):
            return None
        return self._first("knock_down_and_pin", *(["drive_into_corner"] if wound < 1 else []))

    ways = (
        SpendingChooser._over_the_edge,
        SpendingChooser._silence,
        SpendingChooser._stop,
        SpendingChooser._take,
        _pin,
        SpendingChooser._hurt,
        SpendingChooser._hinder,
    )
