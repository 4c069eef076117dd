"""The page of the game names every creature and piece of gear that appears in no shipped fight, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from holmgang.kernel.library import Library
from holmgang.systems.k6 import SYSTEM

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "systems" / "k6.md"
BARE = {"unarmed"}


def used(library: Library) -> set[str]:
    """Return all content that the combatants of shipped fights are or bear, and what lies about there."""
    found: set[str] = set()
    creatures = library.pack(SYSTEM).kind("creatures")
    for scenario in library.scenarios(SYSTEM):
        found.update(item.weapon for item in scenario.setup.items.values() if item.weapon)
        for name, given in scenario.setup.combatants.items():
            template = given.template or re.sub(r"_\d+$", "", name)
            creature = creatures[template]
            found.add(template)
            found.update(given.weapons if given.weapons is not None else creature.weapons)
            found.update(given.spells if given.spells is not None else creature.spells)
            found.update(name for name in (given.readied, given.armour, creature.armour) if isinstance(name, str))
    return found


def test_the_page_names_what_no_fight_uses() -> None:
    library = Library.discover([])
    pack = library.pack(SYSTEM)
    everything = {name for kind in ("creatures", "weapons", "armour", "spells") for name in pack.kind(kind)}
    section = PAGE.read_text(encoding="utf-8").split("## Content that no fight uses")[1].split("## ")[0]
    assert set(re.findall(r"`(\w+)`", section)) == everything - used(library) - BARE
