"""Making tables: a new one by order, a rematch of one that is over, the start of a match."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from holmgang.bots import policy_for
from holmgang.bots.policies import opened_from
from holmgang.kernel.dice import Dice, FairDice, SeededDice, TypedDice
from holmgang.kernel.errors import UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.messages import A_SCENARIO, A_SEAT
from holmgang.kernel.system import Game
from holmgang.table.service.access import BOT, HOST, PERSON, SEAT, Access, fresh_name, hashed
from holmgang.table.service.errors import NotYours, TableError
from holmgang.table.service.orders import PACE, SeatOrder, TableOrder, table_settings, tidy_name
from holmgang.table.service.permissions import Admission
from holmgang.table.service.registry import TableRegistry
from holmgang.table.service.table_session import NEXT, TableSession
from holmgang.table.service.uploaded_packs import UploadedPacks
from holmgang.table.service.workers import Workers
from holmgang.table.store import EntryRow, Grant, MatchRow, SeatRow, Store, TableRow


class TableSetup:
    """Makes tables and begins their matches."""

    def __init__(
        self,
        library: Library,
        store: Store,
        workers: Workers,
        registry: TableRegistry,
        uploaded_packs: UploadedPacks,
        admission: Admission,
    ) -> None:
        self._library, self._store, self._workers, self._registry = library, store, workers, registry
        self._packs, self._admission = uploaded_packs, admission

    def game_of(
        self, scenario: str | Mapping[str, Any], knobs: Mapping[str, Any] | None = None, packs: Sequence[str] = ()
    ) -> Game:
        """Return the game of a shipped scenario (``k6/corridor``) or of a whole one; mistakes are an ``InputError``."""
        library = self._packs.with_packs(packs)
        if isinstance(scenario, str):
            if Path(scenario).suffix:
                raise UnknownName(A_SCENARIO, scenario, [])  # visitors may not name files of the server
            return library.game(scenario, knobs)
        return opened_from(library, scenario, "scenario", knobs)

    async def set_table(
        self, visitor: str, order: TableOrder, heroes: Mapping[str, Mapping[str, Any]] | None = None
    ) -> str:
        """Make a table whose host is the visitor; return its name. The match begins at once if the order says so.

        ``heroes`` says for tokens of the scenario which stored heroes they are and how they look.
        """
        if order.dice == "fair" and order.seed:
            raise TableError("page-fair-takes-no-seed")
        if order.dice == "fair" and order.starts:
            raise TableError("page-fair-needs-words")
        await self._admission.admit(visitor)  # before any of the visitor's files is read
        if isinstance(order.scenario, str) and not order.packs:
            game = self.game_of(order.scenario, order.knobs)
        else:
            game = await self._workers.upload(self.game_of, order.scenario, order.knobs, order.packs)
        for seat, asked in order.seats.items():
            if seat not in game.seats:
                raise UnknownName(A_SEAT, seat, game.seats)
            policy_for(game.system, asked.policy or game.scenario.seats[seat].policy)
        settings = table_settings(order.dice, seed=order.seed, pace=order.pace, packs=order.packs)
        if heroes:
            settings["heroes"] = {token: dict(one) for token, one in heroes.items()}
        name = await self.add_table(visitor, game, order.seats, settings)
        if order.starts:
            await self.begin(name)
        return name

    async def add_table(
        self, visitor: str, game: Game, orders: Mapping[str, SeatOrder], settings: Mapping[str, Any]
    ) -> str:
        """Store a new table without a match; return its name."""
        name, guest = fresh_name(), hashed(visitor)
        rows, grants = [], [(guest, Grant(name, HOST))]
        for place, (seat, model) in enumerate(game.scenario.seats.items()):
            order = orders.get(seat, SeatOrder())
            sitting = BOT if order.sitting == "engine" else PERSON
            rows.append(
                SeatRow(seat=seat, place=place, sitting=sitting, policy=order.policy or model.policy, nick=order.nick)
            )
            if order.sitting == "here":
                grants.append((guest, Grant(name, SEAT, seat)))
        row = self._row(name, game.system.id, game.scenario.data, settings)
        await self._store_table(visitor, row, rows, grants)
        return name

    def _row(self, name: str, system: str, scenario: Mapping[str, Any], settings: Mapping[str, Any]) -> TableRow:
        now = self._store.clock()
        return TableRow(
            id=name, created=now, touched=now, system=system, scenario=dict(scenario), settings=dict(settings)
        )

    async def _store_table(
        self, visitor: str, row: TableRow, seats: list[SeatRow], grants: list[tuple[str, Grant]]
    ) -> None:
        """Store a new table of a visitor who may have one more; every new table is stored here."""
        await self._admission.admit(visitor)
        await self._workers.store(self._store.add_table, row, seats, grants)

    # The match

    async def begin(self, name: str) -> None:
        """Begin the match of a table; do nothing if it has begun."""
        session = await self._registry.session(name)

        async def doing() -> None:
            if session.match is not None:
                return
            people = session.people
            dice = _dice(session.row)
            if isinstance(dice, FairDice) and not any(dice.shares.values()):
                raise TableError("page-fair-needs-words")
            match = Match(session.game, dice, master=session.game.master in people, people=people)
            number = len(await self._workers.store(self._store.matches_of, name))
            await self._begin_with(session, match, number)

        await session.act(doing)

    async def begin_with(self, name: str, match: Match) -> None:
        """Play a match that was loaded or forked as the first one of a table."""
        session = await self._registry.session(name)
        await session.act(lambda: self._begin_with(session, match, 0))

    async def _begin_with(self, session: TableSession, match: Match, number: int) -> None:
        now = self._store.clock()

        def told(place: int) -> list[dict[str, Any]]:
            return [event.plain() for event in match.events_of(place)]

        entries = [
            EntryRow(number=place, at=now, asked=len(match.record), body=entry.plain(), told=told(place))
            for place, entry in enumerate(match.record)
        ]
        system = session.game.system
        row = MatchRow(
            id=fresh_name(),
            table=session.id,
            number=number,
            begun=now,
            system=system.id,
            rules_version=system.rules_version,
            content_hash=session.game.content.hash,
            scenario=dict(session.game.scenario.data),
            dice=match.dice.plain(),
            master=match.play.master is not None,
            people=match.people,
            opening=told(-1),
        )
        await session.begin(match, row, entries)

    async def share(self, name: str, seat: str, words: str) -> None:
        """Mix a seat's own words into fair dice before the first roll. Words that are in them may come again."""
        session = await self._registry.session(name)

        async def doing() -> None:
            own = tidy_name(words)
            if session.match is None:
                await session.set_standing({"shares": {**session.row.standing.get("shares", {}), seat: own}})
            elif session.match.dice.plain().get("shares", {}).get(seat) != own:
                raise TableError("page-begun-already")

        await session.act(doing)

    # Another match

    async def rematch(self, visitor: str, access: Access, name: str, *, swap: bool = False) -> str:
        """Make a new table for the players of a table whose match is over; return its name.

        With ``swap`` the players change seats. A second request leads to the table that the first one made. Fair dice
        need a new secret and new words, so such a table waits for them; others begin at once.
        """
        session = await self._registry.session(name)
        if not (access.host or access.seats):
            raise NotYours
        holders = await self._workers.store(self._store.holders, name)

        async def doing() -> str:
            if session.match is None or not session.match.over:
                raise TableError("replay-not-over")
            known: str | None = session.row.standing.get(NEXT)
            if known is not None:
                return known
            made = fresh_name()
            seats = session.game.scenario.seats
            players = [seat for seat in seats if seats[seat].role == "player"]
            moved = dict(zip(players, [*players[1:], *players[:1]], strict=True)) if swap else {}
            came = {to: seat for seat, to in moved.items()}
            rows = [
                replace(row, sitting=old.sitting, nick=old.nick)
                for row in session.seats.values()
                for old in (session.seats[came.get(row.seat, row.seat)],)
            ]
            grants = [(guest, Grant(made, one.role, moved.get(one.seat, one.seat))) for guest, one in holders]
            before = session.row.settings
            dice = before["dice"] if before["dice"] in ("fair", "typed") else "seeded"
            settings = table_settings(dice, pace=before.get("pace", PACE), packs=before.get("packs", ()))
            if looks := before.get("heroes"):  # a rematch begins as the first fight did: no sheet changes by it
                settings["heroes"] = {token: {**one, "hero": ""} for token, one in looks.items()}
            row = self._row(made, session.row.system, session.row.scenario, settings)
            await self._store_table(visitor, row, rows, grants)
            await session.set_standing({NEXT: made})
            return made

        made = await session.act(doing)
        if (await self._registry.session(made)).row.settings["dice"] != "fair":
            await self.begin(made)
        return made


def _dice(row: TableRow) -> Dice:
    settings = row.settings
    seed = settings.get("seed") or secrets.token_hex(16)
    if settings["dice"] == "typed":
        return TypedDice(seed)
    if settings["dice"] == "seeded":
        return SeededDice(seed)
    return FairDice(settings["secret"], dict(row.standing.get("shares", {})))
