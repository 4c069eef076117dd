"""Progress of parties in campaigns: which fight comes next, at which table it is played, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from holmgang.kernel.library import Campaign, Library, campaigns
from holmgang.table.service.errors import NoSuchTable, TableError
from holmgang.table.service.heroes import Heroes, Party
from holmgang.table.service.registry import TableRegistry
from holmgang.table.store.heroes import PartyRow

WON, LOST, PLAYING, OPEN = "won", "lost", "playing", "open"


@dataclass(frozen=True)
class Progress:
    """The progress of a party. ``step`` is the fight that comes next; ``tables`` has the last table of each fight."""

    campaign: Campaign
    step: int = 0
    tables: Mapping[str, str] = field(default_factory=dict)
    state: str = OPEN
    """The state of the present fight."""

    @property
    def table(self) -> str:
        """The table of the present fight, if it has one."""
        return self.tables.get(str(self.step), "")

    @property
    def over(self) -> bool:
        """True once all fights were won or left behind."""
        return self.step >= len(self.campaign.model.steps)


class Campaigns:
    """All campaigns that ship with the systems, and the progress of parties in them."""

    def __init__(self, library: Library, heroes: Heroes, registry: TableRegistry) -> None:
        self._library, self._heroes, self._registry = library, heroes, registry

    @cached_property
    def all(self) -> dict[str, Campaign]:
        """Every campaign by its name."""
        found = [one for system in self._heroes.systems() for one in campaigns(self._library, system).values()]
        return {one.name: one for one in found}

    def campaign(self, name: str) -> Campaign:
        """Return a campaign; raise :class:`NoSuchTable` if there is none."""
        if name not in self.all:
            raise NoSuchTable("campaign-no-such")
        return self.all[name]

    async def progress(self, party: Party, campaign: Campaign) -> Progress:
        """Return how far a party is in a campaign."""
        kept = party.row.body.get("campaigns", {}).get(campaign.name, {})
        found = Progress(campaign, int(kept.get("step", 0)), dict(kept.get("tables", {})))
        return replace(found, state=await self._state(found.table)) if found.table else found

    async def _state(self, table: str) -> str:
        """Return what has become of a fight. Heroes have won if a seat of theirs is on a winning side."""
        try:
            open_table = await self._registry.table(table)
        except TableError:
            return OPEN
        status = await open_table.status()
        if not status.over:
            return PLAYING
        winners = status.outcome.winners if status.outcome is not None else ()
        return WON if any(open_table.hero_won(token, winners) for token in open_table.heroes) else LOST

    async def began(self, visitor: str, party: Party, campaign: Campaign, step: int, table: str) -> None:
        """Note the table of a fight."""
        await self._keep(visitor, party, campaign, step, {str(step): table})

    async def go_on(self, visitor: str, party: Party, campaign: Campaign) -> None:
        """Go on to the next fight, after the rest that comes before it. The present one must be over."""
        now = await self.progress(party, campaign)
        if now.over or now.state not in (WON, LOST):
            raise TableError("campaign-not-over")
        await self._keep(visitor, party, campaign, now.step + 1, {})
        if now.step + 1 < len(campaign.model.steps):
            rest = campaign.model.steps[now.step + 1].rest
            if rest:
                await self._heroes.rest(visitor, party, campaign.system.id, rest)

    async def start_again(self, visitor: str, party: Party, campaign: Campaign) -> None:
        """Begin a campaign anew."""

        def forgotten(row: PartyRow) -> PartyRow:
            kept = {name: one for name, one in row.body.get("campaigns", {}).items() if name != campaign.name}
            return replace(row, body={**row.body, "campaigns": kept})

        await self._heroes.change_party(visitor, party.row.id, forgotten)

    async def _keep(self, visitor: str, party: Party, campaign: Campaign, step: int, tables: Mapping[str, str]) -> None:
        def moved(row: PartyRow) -> PartyRow:
            kept = row.body.get("campaigns", {})
            before = kept.get(campaign.name, {}).get("tables", {})
            own = {"step": step, "tables": {**before, **tables}}
            return replace(row, body={**row.body, "campaigns": {**kept, campaign.name: own}})

        await self._heroes.change_party(visitor, party.row.id, moved)
