"""Heroes and parties of visitors, apart from HTTP: make, change, hand over, rest, export and import.

A hero belongs to a party; a visitor with a grant for the party or for the hero may use it. Grants are kept by the hash
of the visitor's secret, as those of tables are. A file of heroes is a pack; an uploaded picture is made anew.
"""

from __future__ import annotations

import base64
import binascii
import io
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import yaml
from PIL import Image, ImageOps, UnidentifiedImageError

from holmgang.kernel.content import load_pack, sort_of
from holmgang.kernel.errors import ContentError, InputError, Problem
from holmgang.kernel.heroes import (
    NIGHT,
    Change,
    Hero,
    HeroRules,
    HeroSheet,
    OfferedGear,
    WayToMend,
    plain,
    put_in,
    slug,
)
from holmgang.kernel.library import Library
from holmgang.kernel.system import System
from holmgang.kernel.yamltext import Document, read_yaml
from holmgang.table.service.access import Access, fresh_name, fresh_secret, hashed, in_language
from holmgang.table.service.errors import NoSuchTable, NotInvited, NotYours, TableError
from holmgang.table.service.open_table import OpenTable
from holmgang.table.service.orders import tidy_name
from holmgang.table.service.permissions import Admission
from holmgang.table.service.timeline import Timeline
from holmgang.table.service.translations import Translations
from holmgang.table.service.uploaded_packs import LONGEST_PACK, NO_PACK, system_of, too_large
from holmgang.table.service.workers import Workers
from holmgang.table.store import Store
from holmgang.table.store.heroes import HeroRow, PartyRow

MOST_HEROES, MOST_PARTIES, MOST_PLAYERS = 60, 12, 8
MOST_FIGHTS = 30
"""So many fights of a hero are remembered, to take their changes back."""
LARGEST_BODY = 60_000
TRIES = 5
RINGS = (1, 3, 4, 5, 6)
"""Ring colours by the number of their side; the second is the enemies'."""
SYMBOLS = (
    "sword", "hammer", "warhammer", "axe", "bow", "crossbow", "staff", "spear", "dagger", "sabre", "sling",
    "shield", "fist", "flask", "book", "star", "wolf", "eye", "skull", "crown", "heart",
)  # fmt: skip


@dataclass(frozen=True)
class KeptHero:
    """A stored hero: what the rules see of it, and all that belongs to the table."""

    row: HeroRow
    system: System[Any]
    hero: Hero[Any]

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def rules(self) -> HeroRules[Any]:
        assert self.system.heroes is not None
        return self.system.heroes

    @property
    def symbol(self) -> str:
        return str(self.row.body.get("symbol", ""))

    @property
    def ring(self) -> int:
        return self.own_ring or RINGS[0]

    @property
    def own_ring(self) -> int:
        """The ring's colour that was chosen, for boards; 0: none was, so it is that of the side."""
        return int(self.row.body.get("ring", 0))

    @property
    def player(self) -> str:
        return str(self.row.body.get("player", ""))

    @property
    def comes(self) -> bool:
        return bool(self.row.body.get("comes", True)) and not self.fallen

    @property
    def fallen(self) -> bool:
        return bool(self.hero.carried.fallen)

    @property
    def table(self) -> str:
        """The table at which the hero fights, or fought last without anything being taken over."""
        return str(self.row.body.get("table", ""))

    @property
    def fights(self) -> Mapping[str, Any]:
        """By table: the state before its changes were taken over."""
        found: Mapping[str, Any] = self.row.body.get("fights", {})
        return found

    def sheet(self) -> HeroSheet:
        """Return all numbers of the hero."""
        return self.rules.sheet(self.hero)

    def offers(self) -> Sequence[OfferedGear]:
        """Return the gear of the packs."""
        return self.rules.offers(self.hero)


@dataclass(frozen=True)
class Party:
    """A party with its heroes. ``own`` is false for the heroes of others that were handed to the visitor."""

    row: PartyRow
    heroes: tuple[KeptHero, ...]
    own: bool = True

    @property
    def players(self) -> tuple[str, ...]:
        """The players who were named so far."""
        return tuple(self.row.body.get("players", ()))

    def amount(self, system: str, rest: WayToMend) -> int:
        """Return what the group has agreed on for a rest that the book leaves open."""
        return int(self.row.body.get("rests", {}).get(system, rest.amount))

    def coming(self, system: str) -> list[KeptHero]:
        """Return the heroes of a game who come along."""
        return [one for one in self.heroes if one.system.id == system and one.comes]


def rolled(dice: tuple[int, int]) -> int:
    """Return the sum of real dice."""
    count, sides = dice
    return sum(secrets.randbelow(sides) + 1 for _ in range(count))


class Heroes:
    """The acts of visitors on heroes."""

    def __init__(
        self, library: Library, store: Store, workers: Workers, admission: Admission, translations: Translations
    ) -> None:
        self._library, self._store, self._workers = library, store.heroes, workers
        self._admission, self._translations = admission, translations

    # Reading

    def systems(self) -> list[System[Any]]:
        """Return the systems that have heroes."""
        return [system for system in self._library.systems.values() if system.heroes is not None]

    def system(self, name: str) -> System[Any]:
        """Return a system that has heroes."""
        system = self._library.system(name)
        if system.heroes is None:
            raise NoSuchTable("hero-no-such")
        return system

    async def knows(self, visitor: str) -> bool:
        """Return whether the visitor has any hero or party."""
        return bool(await self._workers.store(self._store.knows, hashed(visitor)))

    async def parties(self, visitor: str) -> list[Party]:
        """Return all parties of a visitor, and last the heroes that were handed over by others."""
        guest = hashed(visitor)
        found = [await self._with_heroes(row) for row in await self._workers.store(self._store.parties, guest)]
        own = {hero.id for party in found for hero in party.heroes}
        rows = await self._workers.store(self._store.handed, guest)
        handed = [hero for row in rows if row.id not in own and (hero := self._kept(row)) is not None]
        if handed:
            found.append(Party(PartyRow(id="", name=""), tuple(handed), own=False))
        return found

    async def party(self, visitor: str, name: str) -> Party:
        """Return a party of the visitor."""
        row = await self._workers.store(self._store.party, name)
        if row is None or not await self._workers.store(self._store.may, hashed(visitor), name):
            raise NoSuchTable("hero-no-such")
        return await self._with_heroes(row)

    async def hero(self, visitor: str, name: str) -> KeptHero:
        """Return a hero that the visitor may use."""
        row = await self._workers.store(self._store.hero, name)
        if row is None or not await self._workers.store(self._store.may, hashed(visitor), name, row.party):
            raise NoSuchTable("hero-no-such")
        kept = self._kept(row)
        if kept is None:
            raise NoSuchTable("hero-no-such")
        return kept

    async def known(self, name: str) -> KeptHero | None:
        """Return a hero for any visitor, or None; for tables at which it plays."""
        row = await self._workers.store(self._store.hero, name)
        return None if row is None else self._kept(row)

    async def may(self, visitor: str, hero: KeptHero) -> bool:
        """Return whether the visitor may use a hero."""
        return bool(await self._workers.store(self._store.may, hashed(visitor), hero.id, hero.row.party))

    async def picture(self, visitor: str, name: str) -> bytes | None:
        """Return the picture of a hero that the visitor may use."""
        hero = await self.hero(visitor, name)
        return await self.picture_of(hero.id)

    async def picture_of(self, name: str) -> bytes | None:
        """Return a picture for any visitor; for tables at which the hero plays."""
        found: bytes | None = await self._workers.store(self._store.picture, name)
        return found

    async def _with_heroes(self, row: PartyRow) -> Party:
        rows = await self._workers.store(self._store.heroes, row.id)
        return Party(row, tuple(kept for one in rows if (kept := self._kept(one)) is not None))

    def _kept(self, row: HeroRow) -> KeptHero | None:
        """Return a stored hero, or None if the content of its game no longer has what it needs."""
        system = self._library.systems.get(row.system)
        if system is None or system.heroes is None:
            return None
        content = self._library.pack(system)
        try:
            model = system.content_kinds[system.heroes.kind]
            entry = system.heroes.checked(row.body["entry"], content, model, row.name)
            carried = system.heroes.carried(row.body.get("carried", {}))
            made = Hero(row.name, entry, carried, self._base(system, row.body), content, system.knobs_model())
            system.heroes.sheet(made)
        except InputError:
            return None
        return KeptHero(row, system, made)

    def _base(self, system: System[Any], body: Mapping[str, Any]) -> str:
        assert system.heroes is not None
        templates = system.heroes.templates(self._library.pack(system))
        base = str(body.get("base", ""))
        return base if base in self._library.pack(system).kind(system.heroes.kind) else next(iter(templates))

    def templates(self, system: System[Any], lang: str) -> list[tuple[str, KeptHero]]:
        """Return the templates of a game as heroes that are not stored."""
        assert system.heroes is not None
        found = []
        for name, entry in system.heroes.templates(self._library.pack(system)).items():
            called = self._template_name(system, name, entry, lang)
            body = _named(system, called, {"entry": entry, "base": name})
            kept = self._kept(HeroRow(id="", party="", system=system.id, name=called, body=body))
            if kept is not None:
                found.append((name, kept))
        return found

    def _template_name(self, system: System[Any], name: str, entry: Mapping[str, Any], lang: str) -> str:
        words = self._translations.words(system, lang)
        called = in_language(lang, entry.get("name")) or words.say(name)
        return called[:1].upper() + called[1:]

    # Parties

    async def new_party(self, visitor: str, name: str) -> str:
        """Make a party of the visitor; return its id."""
        await self._admit(visitor)
        if len(await self._workers.store(self._store.parties, hashed(visitor))) >= MOST_PARTIES:
            raise TableError("hero-too-many-parties", most=MOST_PARTIES)
        made = PartyRow(id=fresh_name(), name=tidy_name(name))
        await self._workers.store(self._store.add_party, hashed(visitor), made)
        return made.id

    async def first_party(self, visitor: str) -> str:
        """Return the visitor's first party; make one if there is none."""
        rows = await self._workers.store(self._store.parties, hashed(visitor))
        return rows[0].id if rows else await self.new_party(visitor, "")

    async def change_party(self, visitor: str, name: str, change: Callable[[PartyRow], PartyRow]) -> Party:
        """Change a party of the visitor; what another tab has done meanwhile stays."""
        for _ in range(TRIES):
            party = await self.party(visitor, name)
            made = change(party.row)
            if await self._workers.store(self._store.keep_party, replace(made, revision=party.row.revision + 1)):
                return replace(party, row=made)
        raise TableError("hero-busy")

    async def rename_party(self, visitor: str, name: str, called: str) -> None:
        """Give a party another name."""
        await self.change_party(visitor, name, lambda row: replace(row, name=tidy_name(called)))

    async def agree(self, visitor: str, name: str, system: str, amount: int) -> None:
        """Note what a night gives back where the book says nothing."""
        amount = max(0, min(amount, 20))

        def agreed(row: PartyRow) -> PartyRow:
            return replace(row, body={**row.body, "rests": {**row.body.get("rests", {}), system: amount}})

        await self.change_party(visitor, name, agreed)

    async def drop_party(self, visitor: str, name: str) -> None:
        """Remove a party with all its heroes."""
        await self.party(visitor, name)
        await self._workers.store(self._store.drop_party, name)

    # Heroes

    async def make(self, visitor: str, system: str, template: str, party: str = "", lang: str = "en") -> str:
        """Make a hero from a template; return its id. It can be played at once."""
        owner = self.system(system)
        assert owner.heroes is not None
        content = self._library.pack(owner)
        templates = owner.heroes.templates(content)
        if template not in templates:
            raise NoSuchTable("hero-no-such")
        entry = templates[template]
        name = self._template_name(owner, template, entry, lang)
        return await self._add(visitor, owner, name, {"entry": entry, "base": template}, party)

    async def _add(
        self,
        visitor: str,
        system: System[Any],
        name: str,
        body: Mapping[str, Any],
        party: str = "",
        picture: bytes | None = None,
    ) -> str:
        await self._admit(visitor)
        if await self._workers.store(self._store.count, hashed(visitor)) >= MOST_HEROES:
            raise TableError("hero-too-many", most=MOST_HEROES)
        party = party or await self.first_party(visitor)
        await self.party(visitor, party)
        named = _named(system, tidy_name(name) or "?", body)
        row = HeroRow(id=fresh_name(), party=party, system=system.id, name=tidy_name(name) or "?", body=named)
        if self._kept(row) is None or len(str(named)) > LARGEST_BODY:
            raise TableError("hero-no-hero")
        await self._workers.store(self._store.add_hero, row, picture)
        return row.id

    async def _admit(self, visitor: str) -> None:
        """Let only those make heroes who may make tables here."""
        if not await self._admission.may_set(visitor):
            raise NotInvited

    async def change(self, visitor: str, name: str, change: Callable[[KeptHero], Mapping[str, Any]]) -> KeptHero:
        """Change what is stored of a hero; ``change`` returns the new values. Raise if the result is no hero."""
        await self.hero(visitor, name)
        return await self._change(name, change)

    async def _change(self, name: str, change: Callable[[KeptHero], Mapping[str, Any]]) -> KeptHero:
        """Run the call for a caller who has checked the right to it."""
        for _ in range(TRIES):
            kept = await self.known(name)
            if kept is None:
                raise NoSuchTable("hero-no-such")
            row = kept.row
            body = {**row.body, **change(kept)}
            called = tidy_name(str(body.pop("name", ""))) or row.name
            made = replace(row, name=called, body=_named(kept.system, called, body), revision=row.revision + 1)
            changed = self._checked(made)
            if await self._workers.store(self._store.keep_hero, made):
                return changed
        raise TableError("hero-busy")

    def _checked(self, row: HeroRow) -> KeptHero:
        system = self.system(row.system)
        assert system.heroes is not None
        model = system.content_kinds[system.heroes.kind]
        system.heroes.checked(row.body["entry"], self._library.pack(system), model, row.name)
        kept = self._kept(row)
        if kept is None or len(str(row.body)) > LARGEST_BODY:
            raise TableError("hero-no-hero")
        return kept

    async def set_field(self, visitor: str, name: str, field: str, value: str) -> KeptHero:
        """Set a field of the sheet; numbers stay within their limits, and what the rules bar is refused."""

        def changed(kept: KeptHero) -> Mapping[str, Any]:
            one = next((one for one in kept.sheet().fields if one.id == field), None)
            if one is None:
                raise TableError("hero-no-such")
            if one.kind == "number":
                number = int(value) if value.lstrip("-").isdigit() and len(value) < 6 else one.value
                return {"entry": kept.rules.changed(kept.hero, field, max(one.least, min(one.most, number)))}
            choice = next((choice for choice in one.choices if choice.id == value), None)
            if choice is None or choice.barred is not None:
                raise TableError("hero-barred")
            return {"entry": kept.rules.changed(kept.hero, field, value)}

        return await self.change(visitor, name, changed)

    async def take_thing(self, visitor: str, name: str, thing: str) -> KeptHero:
        """Give a hero one more thing of the packs."""

        def taken(kept: KeptHero) -> Mapping[str, Any]:
            offer = next((offer for offer in kept.offers() if offer.id == thing), None)
            if offer is None or offer.barred is not None:
                raise TableError("hero-barred")
            return {"entry": kept.rules.with_thing(kept.hero, thing)}

        return await self.change(visitor, name, taken)

    async def put_away(self, visitor: str, name: str, piece: str) -> KeptHero:
        """Take a piece of gear from a hero."""
        return await self.change(visitor, name, lambda kept: {"entry": kept.rules.without(kept.hero, piece)})

    async def dress(self, visitor: str, name: str, *, symbol: str = "", ring: str = "") -> KeptHero:
        """Choose a hero's sign or the colour of its ring."""
        look: dict[str, Any] = {}
        if symbol in SYMBOLS:
            look["symbol"] = symbol
        if ring.isdigit() and int(ring) in RINGS:
            look["ring"] = int(ring)
        return await self.change(visitor, name, lambda _: look)

    async def set_player(self, visitor: str, name: str, player: str) -> KeptHero:
        """Note who plays a hero; the party remembers the name."""
        called = tidy_name(player)
        kept = await self.change(visitor, name, lambda _: {"player": called})
        in_party: bool = await self._workers.store(self._store.may, hashed(visitor), kept.row.party)
        if called and in_party:

            def known(row: PartyRow) -> PartyRow:
                players = list(dict.fromkeys([*row.body.get("players", ()), called]))[-MOST_PLAYERS:]
                return replace(row, body={**row.body, "players": players})

            await self.change_party(visitor, kept.row.party, known)
        return kept

    async def set_picture(self, visitor: str, name: str, upload: bytes | None) -> None:
        """Store a picture of the hero, made anew by the server, or remove it."""
        hero = await self.hero(visitor, name)
        picture = None if upload is None else await self._workers.upload(re_encoded, upload)
        await self._workers.store(self._store.keep_picture, hero.id, picture)

    async def drop(self, visitor: str, name: str) -> None:
        """Remove a hero for good; only those of the party may."""
        hero = await self.hero(visitor, name)
        if not await self._workers.store(self._store.may, hashed(visitor), hero.row.party):
            raise NotYours
        await self._workers.store(self._store.drop_hero, name)

    # Links and files

    async def link(self, visitor: str, thing: str) -> str:
        """Return the secret of a new link that hands a hero or a party over; only those of the party make links."""
        await self._check_party(visitor, thing)
        secret = fresh_secret()
        await self._workers.store(self._store.add_link, hashed(secret), thing)
        return secret

    async def unlink(self, visitor: str, thing: str) -> None:
        """Void all links to a hero or a party."""
        await self._check_party(visitor, thing)
        await self._workers.store(self._store.drop_links, thing)

    async def _check_party(self, visitor: str, thing: str) -> None:
        """Raise :class:`NotYours` unless the visitor has the party, or the party of the hero."""
        row = await self._workers.store(self._store.hero, thing)
        owner: str = thing if row is None else row.party
        allowed: bool = await self._workers.store(self._store.may, hashed(visitor), owner)
        if not allowed:
            raise NotYours

    async def linked(self, secret: str) -> tuple[str, list[KeptHero]]:
        """Return the hero or party of a link: its id, and its heroes."""
        thing = await self._workers.store(self._store.link, hashed(secret))
        if thing is None:
            raise NoSuchTable("page-unknown-link")
        hero = await self.known(thing)
        if hero is not None:
            return thing, [hero]
        party = await self._workers.store(self._store.party, thing)
        if party is None:
            raise NoSuchTable("page-unknown-link")
        return thing, list((await self._with_heroes(party)).heroes)

    async def accept(self, visitor: str, secret: str) -> str:
        """Let a visitor use the hero or the party of a link; return its id."""
        thing, _ = await self.linked(secret)
        await self._workers.store(self._store.grant, hashed(visitor), thing)
        return thing

    async def file(self, heroes: Sequence[KeptHero]) -> str:
        """Return heroes of one game as a pack, with all that they carry."""
        pictures = {one.id: await self.picture_of(one.id) for one in heroes if one.row.pictured}
        return exported(heroes[0].system, [(one.row, one.hero, pictures.get(one.id)) for one in heroes])

    async def bring(self, visitor: str, text: str, party: str = "") -> list[str]:
        """Make heroes of the entries of a file; return their ids. Mistakes are a ``ContentError`` with their lines."""
        await self._admit(visitor)
        found = await self._workers.upload(imported, self._library, text)
        made = []
        for system, name, body, picture in found[:MOST_HEROES]:
            again = None if picture is None else await self._workers.upload(re_encoded, picture)
            made.append(await self._add(visitor, system, name, body, party, again))
        if not made:
            raise TableError("hero-none-in-file")
        return made

    # Between fights

    async def rest(self, visitor: str, party: Party, system: str, rest: str) -> int:
        """Let the heroes of a party who come along rest; return how many it changed."""
        await self.party(visitor, party.row.id)
        changed = 0
        for one in party.coming(system):
            after = await self.rest_one(one, rest)
            changed += after.hero.carried != one.hero.carried
        return changed

    async def rest_one(self, hero: KeptHero, rest: str) -> KeptHero:
        """Let one hero rest; the caller has checked the right to it. Dice are rolled by the server."""
        row = await self._workers.store(self._store.party, hero.row.party)
        party = Party(row or PartyRow(id="", name=""), ())

        def rested(kept: KeptHero) -> Mapping[str, Any]:
            way = next((way for way in kept.rules.rests(kept.hero) if way.id == rest), None)
            if way is None:
                return {}
            amount = rolled(way.dice) if way.dice[0] else party.amount(kept.system.id, way)
            return {"carried": kept.rules.after(kept.hero, kept.rules.rested(kept.hero, rest, amount))}

        return await self._change(hero.id, rested)

    def preview(self, party: Party, hero: KeptHero, rest: str) -> Sequence[Change]:
        """Return what a rest would do; where dice decide, with the least that they can show."""
        way = next((way for way in hero.rules.rests(hero.hero) if way.id == rest), None)
        if way is None:
            return ()
        amount = way.dice[0] if way.dice[0] else party.amount(hero.system.id, way)
        return hero.rules.rested(hero.hero, rest, amount)

    # Fights

    def in_place(
        self, scenario: Mapping[str, Any], heroes: Sequence[KeptHero]
    ) -> tuple[dict[str, Any], dict[str, KeptHero]]:
        """Return a scenario, as data, with these heroes in place of its own, and the hero of each token."""
        system = self.system(str(scenario.get("system")))
        able = [one for one in heroes if one.system.id == system.id and not one.fallen]
        if not able or system.heroes is None:
            raise TableError("hero-nobody-comes")
        party = [(one.hero, one.player) for one in able]
        data, tokens = put_in(system.heroes, scenario, party, self._library.pack(system))
        return data, {tokens[number]: one for number, one in enumerate(able)}

    async def went(self, visitor: str, heroes: Mapping[str, KeptHero], table: str) -> None:
        """Note at which table heroes fight."""
        for one in heroes.values():
            await self.change(visitor, one.id, lambda _: {"table": table})

    def placing(self, heroes: Mapping[str, KeptHero]) -> dict[str, dict[str, Any]]:
        """Return what a table keeps of heroes by token: which they are, and how they look."""
        return {
            token: {"hero": one.id, "symbol": one.symbol, "ring": one.own_ring, "picture": one.row.pictured}
            for token, one in heroes.items()
        }

    async def take_over(self, name: str, table: str, changes: Sequence[Change]) -> KeptHero:
        """Let changes of a fight stand in the sheet, once; with none, only that it was decided.

        The caller has checked the right to it: the host of the table has it as well.
        """

        def taken(kept: KeptHero) -> Mapping[str, Any]:
            if table in kept.fights:
                raise TableError("hero-taken-already")
            before = kept.row.body.get("carried", {})
            fights = dict([*kept.fights.items(), (table, before)][-MOST_FIGHTS:])
            return {"carried": kept.rules.after(kept.hero, changes), "fights": fights, "table": ""}

        return await self._change(name, taken)

    async def take_back(self, name: str, table: str) -> KeptHero:
        """Put a hero back to the state before a fight's changes were taken over.

        The caller has checked the right to it, as for :meth:`take_over`.
        """

        def back(kept: KeptHero) -> Mapping[str, Any]:
            if table not in kept.fights:
                raise TableError("hero-nothing-taken")
            fights = {one: state for one, state in kept.fights.items() if one != table}
            return {"carried": kept.fights[table], "fights": fights}

        return await self._change(name, back)


def _named(system: System[Any], name: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is stored with the hero's name in its entry."""
    return {**body, "entry": {**body["entry"], "name": dict.fromkeys(("en", "cs", "da"), name)}}


# After a fight: changes of the sheets, taken over once or left


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
    info, winners = table.info, timeline.outcome.winners
    for token, name in table.heroes.items():
        kept = await heroes.known(name)
        if kept is None or kept.system.id != info.system.id:
            continue
        changes = kept.rules.aftermath(kept.hero, timeline.final_state, token, table.hero_won(token, winners))
        may = access.host or await heroes.may(visitor, kept)
        found.append(HeroAfter(token, kept, tuple(changes), table.id in kept.fights, may))
    return found


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


# ---- files and pictures of heroes ------------------------------------------------------------------------------------


# ---- pictures --------------------------------------------------------------------------------------------------------

LONGEST_UPLOAD = 4_000_000
MOST_PIXELS = 40_000_000
"""An upload with more pixels is refused before it is decoded."""
SIDE = 256
MOST_BYTES = 64_000
FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
CONTENT_TYPE = "image/jpeg"
PAPER = (24, 28, 30)
"""The colour behind transparent pictures."""


def re_encoded(upload: bytes) -> bytes:
    """Return an uploaded picture as a square JPEG of at most 64 kB; raise :class:`TableError` if it is none."""
    if len(upload) > LONGEST_UPLOAD:
        raise TableError("hero-picture-too-large", most=LONGEST_UPLOAD // 1_000_000)
    try:
        with Image.open(io.BytesIO(upload), formats=FORMATS) as opened:
            if opened.width * opened.height > MOST_PIXELS or min(opened.size) < 1:
                raise TableError("hero-picture-too-large", most=LONGEST_UPLOAD // 1_000_000)
            opened.draft("RGB", (SIDE * 2, SIDE * 2))
            turned = ImageOps.exif_transpose(opened).convert("RGBA")
    except TableError:
        raise
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        raise TableError("hero-no-picture") from None
    square = ImageOps.fit(turned, (SIDE, SIDE), Image.Resampling.LANCZOS)
    flat = Image.new("RGB", square.size, PAPER)
    flat.paste(square, mask=square.getchannel("A"))
    for quality in (88, 80, 70, 60, 45, 30, 15):
        made = io.BytesIO()
        flat.save(made, "JPEG", quality=quality, optimize=True)
        if made.tell() <= MOST_BYTES:
            break
    return made.getvalue()


# ---- packs -----------------------------------------------------------------------------------------------------------

LOOK = ("symbol", "ring", "player", "base")
Imported = tuple[System[Any], str, dict[str, Any], bytes | None]


def exported(system: System[Any], heroes: Sequence[tuple[HeroRow, Hero[Any], bytes | None]]) -> str:
    """Return the text of a pack with heroes of one game."""
    rules = system.heroes
    assert rules is not None
    entries: dict[str, Any] = {}
    notes: dict[str, Any] = {}
    taken = list(heroes[0][1].content.kind(rules.kind))
    for row, hero, picture in heroes:
        name = slug(row.name, [*taken, *entries])
        entries[name] = dict(hero.entry)
        notes[name] = {key: row.body[key] for key in LOOK if row.body.get(key)}
        if carried := plain(hero.carried):
            notes[name]["carried"] = carried
        if picture is not None:
            notes[name]["picture"] = base64.b64encode(picture).decode()
    title = ", ".join(row.name for row, _, _ in heroes)[:80]
    head = {"id": slug(title, ()), "title": title, "heroes": notes}
    data = {"system": system.id, "pack": head, rules.kind: entries}
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120)


def imported(library: Library, text: str) -> list[Imported]:
    """Return the heroes of a file: system, name, what is stored of each, and its picture.

    Raise ``ContentError`` with everything that is wrong in the file.
    """
    if len(text.encode()) > LONGEST_PACK:
        raise ContentError([Problem("file", 0, "", too_large(LONGEST_PACK))])
    document = read_yaml(text, "file")
    system = system_of(library, document)
    if sort_of(document) != "pack":
        raise ContentError([document.problem((), NO_PACK)])
    rules = system.heroes
    if rules is None or not isinstance(document.data.get(rules.kind), dict):
        return []
    data = _with_free_ids(dict(document.data), rules.kind, list(library.pack(system).kind(rules.kind)))
    fresh = Document(data, "file")
    pack = load_pack([*library.own_files(system), fresh], system.content_kinds, system.id)
    notes = _notes(data)
    found: list[Imported] = []
    for name, written in data[rules.kind].items():
        entry = plain(pack.kind(rules.kind)[name])
        called = pack.names.get(name, {}).get("en") or name.replace("_", " ")
        note = notes.get(name, {})
        body: dict[str, Any] = {"entry": entry, "base": str(note.get("base") or (written or {}).get("extends") or "")}
        body |= {key: note[key] for key in ("symbol", "player") if isinstance(note.get(key), str)}
        if isinstance(note.get("ring"), int):
            body["ring"] = note["ring"]
        if isinstance(note.get("carried"), dict):
            body["carried"] = plain(rules.carried(note["carried"]))
        found.append((system, called, body, _picture(note)))
    return found


def _with_free_ids(data: dict[str, Any], kind: str, taken: list[str]) -> dict[str, Any]:
    """Return the file with other ids for heroes whose id the packs have already."""
    names = {name: name if name not in taken else slug(f"{name} 2", taken) for name in data[kind]}
    entries = {names[name]: entry for name, entry in data[kind].items()}
    head = data.get("pack")
    if isinstance(head, dict) and isinstance(head.get("heroes"), dict):
        head = {**head, "heroes": {names.get(name, name): note for name, note in head["heroes"].items()}}
    return {**data, kind: entries, **({"pack": head} if head is not None else {})}


def _notes(data: dict[str, Any]) -> dict[str, Any]:
    head = data.get("pack")
    notes = head.get("heroes") if isinstance(head, dict) else None
    return {name: note for name, note in notes.items() if isinstance(note, dict)} if isinstance(notes, dict) else {}


def _picture(note: dict[str, Any]) -> bytes | None:
    try:
        text = note.get("picture")
        return base64.b64decode(text, validate=True) if isinstance(text, str) else None
    except (binascii.Error, ValueError):
        return None
