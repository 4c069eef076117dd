"""What seats that look ahead begin with: the sensible player's intentions, with a few habits that won more fights.

A warrior who may threaten two at once does so, since it costs nothing (K6-17.4). Where bows are about, nobody stands in
the open: archers step behind something before they shoot, and others wait there while friends shoot, so that whoever
wants to fight has to come to them.
"""

from __future__ import annotations

from typing import Any

from holmgang.systems.k6.board import reach, scene
from holmgang.systems.k6.bots.mind import Mind
from holmgang.systems.k6.bots.weighing import is_caster
from holmgang.systems.k6.flow import attacks
from holmgang.systems.k6.state import Combatant

WAITING = 3
"""So many rounds one waits in cover for opponents to come."""


class SeasonedMind(Mind):
    """One combatant thinking about his round, with experience."""

    def intention(self) -> Any:
        found = super().intention()
        if not isinstance(found, dict) or found["intend"] not in ("engage", "aim", "move", "interact"):
            return found
        return self._in_cover(found) or self._at_two(found) or found

    def _at_two(self, found: dict[str, Any]) -> dict[str, Any] | None:
        """The same blow at a second opponent, for whom the ability makes it free."""
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
        """Behind something, while nobody is near and arrows fly: to shoot from there, or to wait for those who come."""
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
