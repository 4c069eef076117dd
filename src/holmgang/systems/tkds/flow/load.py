"""What is carried, and its weight (TK-19.9, TK-19.10)."""

from __future__ import annotations

from holmgang.kernel.content import Pack
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.knobs import Knobs
from holmgang.systems.tkds.state import Creature, Item


def load_of(creature: Creature, pack: Pack, knobs: Knobs) -> int:
    """Slots filled by what is worn and carried."""
    slots, light = 0, 0
    worn = [pack.get("armour", creature.armour)] if creature.armour else []
    kinds = {"weapon": "weapons", "shield": "armour", "armour": "armour", "gear": "gear"}
    for entry in [*worn, *(pack.get(kinds[item.sort], item.kind) for item in creature.inventory)]:
        if getattr(entry, "light", False):
            light += 1
        else:
            slots += entry.slots
    return rules.slots_used(slots, light, knobs.light_items_per_slot)


def load_up(fight: Fight, who: Creature, item: Item) -> None:
    """A thing comes to a bearer, and its weight with it."""
    before = load_of(who, fight.pack, fight.knobs)
    who.inventory.append(item)
    who.load += load_of(who, fight.pack, fight.knobs) - before


def put_off(fight: Fight, who: Creature, item: Item) -> None:
    """A thing leaves its bearer, and its weight with it."""
    before = load_of(who, fight.pack, fight.knobs)
    who.inventory.remove(item)
    who.held = [name for name in who.held if name != item.id]
    who.load = max(0, who.load - before + load_of(who, fight.pack, fight.knobs))
