"""The aftermath of a fight for its heroes: changes of their sheets, taken over once or left."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from holmgang.kernel.heroes import NIGHT, Change
from holmgang.table.service.access import Access
from holmgang.table.service.errors import NotYours
from holmgang.table.service.heroes import Heroes, KeptHero
from holmgang.table.service.open_table import OpenTable
from holmgang.table.service.timeline import Timeline


@dataclass(frozen=True)
class HeroAfter:
    """One hero of a fight that is over. ``decided``: its changes were taken over or left; ``may``: the visitor may."""

    token: str
    kept: KeptHero
    changes: tuple[Change, ...]
    decided: bool
    may: bool


async def heroes_after(
    heroes: Heroes, table: OpenTable, timeline: Timeline, visitor: str, access: Access
) -> list[HeroAfter]:
    """Return the stored heroes of a table with what the fight did to them, in the order of the scenario.

    The host and those who have the hero may take its changes over.
    """
    found = []
    sides, winners = table.game.system.sides(table.game.scenario), timeline.outcome.winners
    for token, name in table.heroes.items():
        kept = await heroes.known(name)
        if kept is None or kept.system.id != table.game.system.id:
            continue
        won = any(sides.get(seat) in winners for seat in _seats_of(table, token))
        changes = kept.rules.aftermath(kept.hero, timeline.final_state, token, won)
        may = access.host or await heroes.may(visitor, kept)
        found.append(HeroAfter(token, kept, tuple(changes), table.id in kept.fights, may))
    return found


def _seats_of(table: OpenTable, token: str) -> list[str]:
    setup = table.game.scenario.data.get("setup", {})
    rules = table.game.system.heroes
    entry = setup.get(rules.group, {}).get(token, {}) if rules is not None else {}
    return [str(entry.get("seat") or token), token]


async def decide(
    heroes: Heroes, table: OpenTable, found: Collection[HeroAfter], ticked: Collection[str], *, rest: bool, leave: bool
) -> int:
    """Let the ticked changes (``token/change``) stand in the sheets that may be changed; return how many changed."""
    changed = 0
    if not any(one.may for one in found):
        raise NotYours
    for one in found:
        if one.decided or not one.may:
            continue
        taken = [] if leave else [change for change in one.changes if f"{one.token}/{change.id}" in ticked]
        after = await heroes.take_over(one.kept.id, table.id, taken)
        changed += bool(taken)
        if rest and not leave and not after.fallen:
            await heroes.rest_one(after, NIGHT)
    return changed
