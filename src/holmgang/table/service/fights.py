"""Fights under construction: each belongs to the browser that made it and is stored after every change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from holmgang.kernel.editor import Editor, EditRefused, setup_of
from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game, System
from holmgang.kernel.yamltext import Document
from holmgang.table.service.access import fresh_name, fresh_secret, hashed
from holmgang.table.service.errors import NoSuchTable, NotInvited, TableError, TooMuch
from holmgang.table.service.heroes import Heroes, KeptHero, Party
from holmgang.table.service.notifications import Notifications
from holmgang.table.service.permissions import Admission
from holmgang.table.service.uploaded_packs import UploadedPacks, system_of
from holmgang.table.service.workers import Workers
from holmgang.table.store import FightRow, Store
from holmgang.table.store.heroes import PartyRow
from holmgang.workshop.checking import Checked, check
from holmgang.workshop.commands import HERO, PARTY, CommandResult, OwnHeroes, run
from holmgang.workshop.document import LONGEST, FightDocument

MOST_FIGHTS: Final = 200
"""Fights of one visitor."""
MOST_SHARED: Final = 50
"""Links of one visitor."""
MOST_OPEN: Final = 200
"""Fights in memory."""
TRIES: Final = 5
MOST_BACK: Final = 5
"""So many changes back a board is looked for that can be drawn."""


class CommandRefused(TableError):
    """A command that changes nothing; ``problem`` says why."""

    def __init__(self, refused: EditRefused) -> None:
        super().__init__(refused.problem.key, **refused.problem.args)


@dataclass
class OpenFight:
    """A fight in memory, as it is stored. ``origin`` says what it was made of."""

    row: FightRow
    document: FightDocument
    packs: tuple[str, ...]
    origin: str
    library: Library
    system: System[Any]
    heroes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By token the heroes that were put into the fight: which they are, and how they look. Some may be out again."""
    last_drawn: Game | None = None
    """The last game that could be drawn: its board stays while the text cannot be read."""
    _checked: tuple[str, Checked] | None = None

    @property
    def editor(self) -> Editor:
        """The editor of its system with its packs."""
        return self.system.editor(self.system, self.library.pack(self.system))

    def heroes_in(self) -> dict[str, Mapping[str, Any]]:
        """Return the players' heroes that are in the fight now, by token."""
        rules = self.system.heroes
        held = setup_of(self.document.data).get(rules.group) if rules is not None else None
        return {token: one for token, one in self.heroes.items() if isinstance(held, Mapping) and token in held}

    def checked(self) -> Checked:
        """Return the check of the text; it is made once for each text."""
        if self._checked is None or self._checked[0] != self.document.text:
            self._checked = (self.document.text, check(self.library, self.system, self.document))
            self.last_drawn = self._checked[1].drawn or self.last_drawn or self._drawn_before()
        return self._checked[1]

    def _drawn_before(self) -> Game | None:
        """Return the game of the last document in the history that could be drawn, among the newest."""
        document = self.document
        for _ in range(MOST_BACK):
            document = document.undone()
            if (drawn := check(self.library, self.system, document, remedies=False).drawn) is not None:
                return drawn
        return None


class Fights:
    """Makes, opens, changes, shares and removes fights."""

    def __init__(
        self,
        library: Library,
        store: Store,
        workers: Workers,
        packs: UploadedPacks,
        admission: Admission,
        notifications: Notifications,
        heroes: Heroes,
    ) -> None:
        self._library, self._store, self._workers = library, store, workers
        self._packs, self._admission, self._notifications = packs, admission, notifications
        self._heroes = heroes
        self._open: dict[str, OpenFight] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    async def create(self, visitor: str, text: str, packs: Sequence[str] = (), origin: str = "") -> str:
        """Store a new fight of a visitor; return its name. A text without a known system is refused."""
        if not await self._admission.may_set(visitor):
            raise NotInvited
        owner = hashed(visitor)
        if await self._workers.store(self._store.fights.count, owner) >= MOST_FIGHTS:
            raise TooMuch("build-most-fights", most=MOST_FIGHTS)
        if len(text) > LONGEST:
            raise TooMuch("build-too-long", most=LONGEST // 1000)
        document, name = FightDocument(text), fresh_name()
        system = _system_of(self._library, document)
        now = self._store.clock()
        row = FightRow(id=name, owner=owner, created=now, touched=now, system=system.id, title=_title(document))
        row = replace(row, body=_body(document, tuple(packs), origin))
        await self._workers.store(self._store.fights.add, row)
        return name

    async def opened(self, visitor: str, name: str) -> OpenFight:
        """Return a fight of the visitor; raise :class:`NoSuchTable` for another visitor's."""
        fight = self._open.get(name)
        known = fight.row.revision if fight is not None else None
        if fight is None or (
            self._store.shared and await self._workers.store(self._store.fights.revision, name) != known
        ):
            row = await self._workers.store(self._store.fights.get, name)
            if row is None:
                self._open.pop(name, None)
                raise NoSuchTable
            fight = self._open[name] = self._loaded(row)
            while len(self._open) > MOST_OPEN:
                self._open.pop(next(iter(self._open)))
        if fight.row.owner != hashed(visitor):
            raise NoSuchTable
        return fight

    def _loaded(self, row: FightRow) -> OpenFight:
        body = row.body
        packs = tuple(body.get("packs", ()))
        try:
            library = self._packs.with_packs(packs)
        except InputError:  # a pack that no longer fits the server's own is left out
            library = self._library
        system = library.system(row.system)
        origin, heroes = str(body.get("origin", "")), dict(body.get("heroes", {}))
        return OpenFight(row, FightDocument.load(body), packs, origin, library, system, heroes)

    async def do(self, visitor: str, name: str, command: Any, lang: str) -> tuple[OpenFight, CommandResult]:
        """Run a command, store the fight, and tell all tabs. Refusals are :class:`CommandRefused`.

        The items ``hero/ID`` and ``party/ID`` are the visitor's own: their sheets are read here.
        """
        coming = await self._own_heroes(visitor, name, command)

        def changed(fight: OpenFight) -> CommandResult:
            own = None
            if coming is not None:
                tokens = {str(one["hero"]): token for token, one in fight.heroes_in().items()}
                heroes = {one.id: (one.hero, one.player) for one in coming.heroes}
                own = OwnHeroes(heroes, tokens, coming.row.name, party=coming.own)
            return run(fight.document, fight.editor, command, lang, own)

        return await self._change(visitor, name, changed, coming.heroes if coming is not None else ())

    async def _own_heroes(self, visitor: str, name: str, command: Any) -> Party | None:
        """Return the party that a command puts into the fight; one hero is a party that is not the visitor's own."""
        item = command.get("item") if isinstance(command, Mapping) and command.get("op") == "add" else None
        if not isinstance(item, str) or not item.startswith((HERO, PARTY)):
            return None
        system = (await self.opened(visitor, name)).system.id
        try:
            if item.startswith(PARTY):
                party = await self._heroes.party(visitor, item.removeprefix(PARTY))
                return replace(party, heroes=tuple(party.coming(system)))
            kept = await self._heroes.hero(visitor, item.removeprefix(HERO))
        except NoSuchTable:
            raise CommandRefused(EditRefused("hero-no-such")) from None
        if kept.system.id != system:
            raise CommandRefused(EditRefused("hero-no-such"))
        return Party(PartyRow(id="", name=kept.row.name), (kept,), own=False)

    async def _change(
        self, visitor: str, name: str, change: Callable[[OpenFight], CommandResult], heroes: Sequence[KeptHero] = ()
    ) -> tuple[OpenFight, CommandResult]:
        kept = {one.id: one for one in heroes}
        lock = self._locks.setdefault(name, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                fight = await self.opened(visitor, name)
                try:
                    done = change(fight)
                except EditRefused as refused:
                    raise CommandRefused(refused) from None
                if done.document == fight.document:
                    return fight, done
                came = self._heroes.placing({token: kept[hero] for hero, token in (done.heroes or {}).items()})
                there: dict[str, Any] = {**_still(fight, done), **came}
                row = replace(
                    fight.row,
                    revision=fight.row.revision + 1,
                    title=_title(done.document) or fight.row.title,
                    body={**_body(done.document, fight.packs, fight.origin), "heroes": there},
                )
                if await self._workers.store(self._store.fights.keep, row):
                    made = replace(fight, row=row, document=done.document, heroes=there)
                    self._open[name] = made
                    self._notifications.notify(topic(name))
                    return made, done
                self._open.pop(name, None)  # another process was first
        raise TableError("page-stale")

    async def of(self, visitor: str, most: int = 30) -> list[FightRow]:
        """Return the visitor's fights, the last used first."""
        return await self._workers.store(self._store.fights.of, hashed(visitor), most)

    async def remove(self, visitor: str, name: str) -> None:
        """Delete a fight of the visitor and its links."""
        await self.opened(visitor, name)
        await self._workers.store(self._store.fights.remove, name)
        self._open.pop(name, None)
        self._notifications.notify(topic(name))

    async def share(self, visitor: str, name: str) -> str:
        """Return the secret of a link to a copy of a fight as it is now; an older link of it ends."""
        fight, secret = await self.opened(visitor, name), fresh_secret()
        bare = FightDocument(fight.document.text)
        row = replace(fight.row, body=_body(bare, fight.packs, fight.origin))
        if not await self._workers.store(self._store.fights.share, hashed(secret), row, MOST_SHARED):
            raise TooMuch("build-most-links", most=MOST_SHARED)
        return secret

    async def is_shared(self, visitor: str, name: str) -> bool:
        """Return whether a link leads to a copy of the visitor's fight."""
        await self.opened(visitor, name)
        return await self._workers.store(self._store.fights.is_shared, name)

    async def unshare(self, visitor: str, name: str) -> None:
        """End the link to a copy of a fight."""
        await self.opened(visitor, name)
        await self._workers.store(self._store.fights.unshare, name)

    async def shared(self, secret: str) -> OpenFight:
        """Return the copy that a link leads to; raise :class:`NoSuchTable` for an unknown one."""
        row = await self._workers.store(self._store.fights.shared, hashed(secret))
        if row is None:
            raise NoSuchTable("page-unknown-link")
        return self._loaded(row)


def _still(fight: OpenFight, done: CommandResult) -> dict[str, Any]:
    """Return the heroes of a fight without those whose token is another thing's now. Undo brings the same one back."""
    before, after = fight.heroes_in(), replace(fight, document=done.document).heroes_in()
    return {
        token: one for token, one in fight.heroes.items() if token in before or token not in after or not done.patch
    }


def topic(name: str) -> str:
    """Return the name under which the tabs of a fight are notified."""
    return f"build:{name}"


def _body(document: FightDocument, packs: tuple[str, ...], origin: str) -> dict[str, Any]:
    return {**document.plain(), "packs": list(packs), "origin": origin}


def _title(document: FightDocument) -> dict[str, str]:
    title = document.data.get("title")
    if not isinstance(title, Mapping):
        return {}
    return {str(lang): str(text)[:200] for lang, text in list(title.items())[:20] if isinstance(text, str)}


def _system_of(library: Library, document: FightDocument) -> System[Any]:
    if not isinstance(document.read, Document):
        raise document.read
    return system_of(library, document.read)
