"""The engine's seats at a table: who is to move, thinking elsewhere, and a pace one can follow."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Protocol

from holmgang.kernel.errors import HolmgangError
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Question, Roll
from holmgang.table.service.access import BOT
from holmgang.table.service.bot_pool import BotPool, bot_task
from holmgang.table.service.dicing import faces_for
from holmgang.table.service.errors import TableError
from holmgang.table.service.passing import passes
from holmgang.table.service.table_session import TableSession

log = logging.getLogger(__name__)
LONGEST_PAUSE = 4.0
ANOTHER_DRIVES = 1.0
"""After so many seconds a process asks again whether the one that drives a table still does."""
MOST_TROUBLES = 5
MASTER_WINDOW = "master"
"""The purpose of the question that the kernel puts to the master before each step."""


@dataclass(frozen=True)
class Turn:
    """Something the engine has to do: answer this question, or let a seat confirm."""

    seat: str
    question: Question | None
    serial: int


def next_turn(table: TableSession) -> Turn | None:
    """What the engine has to do next, if anything. First everybody answers, then everybody confirms."""
    match = table.match
    if match is None or not table.playing or table.undo_asked or table.fault or table.paused:
        return None
    joint, question = match.joint, match.question
    engine = {name for name, seat in table.seats.items() if seat.sitting == BOT}
    if joint is None:
        if question is not None and is_automatic(table, question):
            return Turn(question.seat, question, table.serial)
        return None
    if joint.question.first and not engine.issuperset(joint.question.seats):
        return None  # a person may act first; the rules give them a way to let others go ahead
    part = joint.next_open(engine)
    if part is not None:
        return Turn(part.seat, part, table.serial)
    for seat, confirmed in joint.confirmed.items():
        if not confirmed and seat in engine:
            return Turn(seat, None, table.serial)
    return None


def is_automatic(table: TableSession, question: Question) -> bool:
    """Does nobody have to be asked this: the engine plays the seat, or its person has left it to the table?"""
    if type(question) is Roll:
        return bool(table.rolled.get(question.seat))
    return table.seats[question.seat].sitting == BOT or _passed_over(table, question)


def _passed_over(table: TableSession, question: Question) -> bool:
    """Does a person's order to pass still hold? It ends as soon as anything else is asked.

    A master who does not want to be stopped before each turn passes the standing window in the same way.
    """
    if question.purpose == MASTER_WINDOW and question.ruling and table.row.standing.get("stop") is False:
        return True
    return table.match is not None and passes(table.match, table.row.standing, question)


class Lease(Protocol):
    """The right to drive a table, where several processes could."""

    async def take(self) -> bool:
        """May this process drive it now?"""

    async def give_back(self) -> None:
        """Let another one do it."""


class BotRunner:
    """Drives the engine's seats of one table, one deed after another. :meth:`wake` it after every change."""

    def __init__(
        self, table: TableSession, bot_pool: BotPool, folders: tuple[str, ...], lease: Lease | None = None
    ) -> None:
        self._table, self._thinker, self._folders, self._lease = table, bot_pool, folders, lease
        self._task: asyncio.Task[None] | None = None
        self._giving_back: asyncio.Future[None] | None = None
        self._stopped = False
        self._hurry = asyncio.Event()
        self.thinking: str | None = None

    def wake(self) -> None:
        """Something has changed: is it the engine's turn?"""
        if not self._stopped and not self.busy and next_turn(self._table) is not None:
            self._hurry.clear()
            self._task = asyncio.create_task(self._run())

    def hurry(self) -> None:
        """Do not wait between deeds until a person is asked again."""
        self._hurry.set()

    async def stop(self) -> None:
        """No further deeds, for good: the one that is just being written would wake it again when it is."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._giving_back is not None:
            await self._giving_back

    @property
    def busy(self) -> bool:
        """Is it at work?"""
        return self._task is not None and not self._task.done()

    async def _run(self) -> None:
        table, leased, troubles = self._table, self._lease is None, 0
        match, version = table.match, table.version
        try:
            while (turn := next_turn(table)) is not None:
                try:
                    if not leased and self._lease is not None:
                        leased = await self._lease.take()
                        if not leased:
                            await asyncio.sleep(ANOTHER_DRIVES)
                        continue  # while it waited for that, somebody may have acted: look anew whose turn it is
                    match, version = table.match, table.version
                    if match is None:
                        return
                    lines = len(match.log)
                    await self._do(match, turn)
                except TableError:  # somebody else was first, or the master has paused: look again
                    await asyncio.sleep(0)
                    continue
                except Exception as error:
                    if table.version != version or table.match is not match:
                        continue  # somebody has changed something meanwhile, and that is why: think anew
                    troubles += 1  # else the database may be away, or a process died: it may be back
                    if troubles > MOST_TROUBLES or isinstance(error, HolmgangError):
                        self._give_up(error)
                        return
                    log.warning("the engine tries again at table %s: %r", table.id, error)
                    await asyncio.sleep(ANOTHER_DRIVES)
                    continue
                troubles = 0
                await self._pause(len(match.log) - lines)
        finally:
            if leased and self._lease is not None:
                self._giving_back = asyncio.ensure_future(self._lease.give_back())
                await asyncio.shield(self._giving_back)

    def _give_up(self, error: Exception) -> None:
        log.exception("the engine cannot go on at table %s", self._table.id)
        self._table.fault = str(error)
        self._table.told()

    async def _do(self, match: Match, turn: Turn) -> None:
        table, question = self._table, turn.question
        if question is None:
            await table.confirm(turn.seat, serial=turn.serial, engine=True)
            return
        if type(question) is Roll:
            answer: Any = faces_for(match, question)
        elif table.seats[turn.seat].sitting != BOT:
            answer = question.default
        else:
            policy = table.seats[turn.seat].policy
            luck = f"{table.row.match}:{turn.seat}:{len(match.record)}"
            answer = await self._thinker.think(bot_task(match, question, policy, self._folders, luck))
        if table.match is match:
            await table.give(question, answer, serial=turn.serial, still=lambda: is_automatic(table, question))

    async def _pause(self, lines: int) -> None:
        pace = float(self._table.row.settings.get("pace", 0))
        seconds = min(pace * lines, LONGEST_PAUSE)
        if not self._table.people or seconds <= 0 or self._hurry.is_set():
            await asyncio.sleep(0)
            return
        try:
            async with asyncio.timeout(seconds):
                await self._hurry.wait()
        except TimeoutError:
            pass
