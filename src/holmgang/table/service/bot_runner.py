"""The bots of a table: whose turn it is, answers from the bot pool, and a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from random import SystemRandom
from typing import Any, Protocol

from holmgang.bots.pool import BotPool, bot_task
from holmgang.kernel.errors import HolmgangError
from holmgang.kernel.match import Match
from holmgang.kernel.questions import REQUIRED, Question, Roll
from holmgang.table.service.access import BOT
from holmgang.table.service.errors import DatabaseAway, TableError
from holmgang.table.service.table_session import TableSession, faces_for

log = logging.getLogger(__name__)
LONGEST_PAUSE = 4.0
RETRY_AFTER = 1.0
"""Seconds until a process asks again for the lease of a table, or tries again after a failure."""
MOST_FAILURES = 5
MASTER_WINDOW = "master"
"""The purpose of the question that the kernel puts to the master before each step."""
SHORTEST_THOUGHT, MEAN_THOUGHT, LONGEST_THOUGHT = 1.5, 4.0, 12.0


def moment_of_thought() -> float:
    """Return for how many seconds a person might think; long moments are rare, and none gives an answer away."""
    further = SystemRandom().expovariate(1 / (MEAN_THOUGHT - SHORTEST_THOUGHT))
    return min(SHORTEST_THOUGHT + further, LONGEST_THOUGHT)


@dataclass(frozen=True)
class BotTurn:
    """Something a bot has to do: answer this question, or confirm for its seat.

    ``secret``: the table gives a person's only possible answer, of which the other players may not know that it was
    the only one. So it comes as late as that of a person who thinks.
    """

    seat: str
    question: Question | None
    serial: int
    secret: bool = False


def next_turn(session: TableSession) -> BotTurn | None:
    """Return what a bot has to do next, or None. First all bots answer, then they confirm.

    A person who is alone with bots waits for no other person: the last answer confirms all.
    """
    match = session.match
    if match is None or not session.playing or session.undo_asked or session.fault or session.paused:
        return None
    joint, question = match.joint, match.question
    bots = {name for name, seat in session.seats.items() if seat.sitting == BOT}
    if joint is None:
        if question is not None and is_automatic(session, question):
            return BotTurn(question.seat, question, session.serial)
        if question is not None and session.is_secretly_foregone(question):
            return BotTurn(question.seat, question, session.serial, secret=True)
        return None
    if joint.question.first and not bots.issuperset(joint.question.seats):
        return None  # a person may act first; the rules give them a way to let others go ahead
    part = joint.next_open(bots) or next(filter(session.needs_no_person, joint.open_parts()), None)
    if part is not None:
        return BotTurn(part.seat, part, session.serial)
    for seat, confirmed in joint.confirmed.items():
        if not confirmed and (seat in bots or session.confirms_alone or _had_no_choice(session, match, seat)):
            return BotTurn(seat, None, session.serial)
    return None


def _had_no_choice(session: TableSession, match: Match, seat: str) -> bool:
    """Return whether the table has given all answers of a person to the joint question: there is none to stand by."""
    return all(session.needs_no_person(part) for part in match.asked(seat))


def is_automatic(session: TableSession, question: Question) -> bool:
    """Return whether no person is asked: a bot plays the seat, or its player has nothing to decide."""
    if type(question) is Roll:
        return bool(session.rolled.get(question.seat))
    return session.seats[question.seat].sitting == BOT or session.needs_no_person(question)


def _is_due(session: TableSession, turn: BotTurn) -> bool:
    assert turn.question is not None
    return session.is_secretly_foregone(turn.question) if turn.secret else is_automatic(session, turn.question)


class Lease(Protocol):
    """The right to run a table's bots, where several processes could."""

    async def take(self) -> bool:
        """Return whether this process may run them now."""

    async def give_back(self) -> None:
        """Let another process run them."""


class BotRunner:
    """Runs the bots of one table, one turn after another. :meth:`wake` it after every change.

    ``thinks`` tells for how many seconds a secret turn waits.
    """

    def __init__(
        self,
        session: TableSession,
        bot_pool: BotPool,
        folders: tuple[str, ...],
        lease: Lease | None = None,
        thinks: Callable[[], float] = moment_of_thought,
    ) -> None:
        self._session, self._bot_pool, self._folders, self._lease = session, bot_pool, folders, lease
        self._thinks, self._changed = thinks, asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._giving_back: asyncio.Future[None] | None = None
        self._stopped = False
        self._hurry = asyncio.Event()

    def wake(self) -> None:
        """Start to run if a bot has something to do."""
        self._changed.set()
        if not self._stopped and not self.busy and next_turn(self._session) is not None:
            self._hurry.clear()
            self._task = asyncio.create_task(self._run())

    def hurry(self) -> None:
        """Skip the pauses until a person is asked again."""
        self._hurry.set()

    async def stop(self) -> None:
        """Stop for good. A turn that is just being written would otherwise wake the runner again."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._giving_back is not None:
            await self._giving_back

    @property
    def busy(self) -> bool:
        """True while it runs."""
        return self._task is not None and not self._task.done()

    async def _run(self) -> None:
        session, leased, failures = self._session, self._lease is None, 0
        match, version = session.match, session.version
        try:
            while (turn := next_turn(session)) is not None:
                try:
                    if not leased and self._lease is not None:
                        leased = await self._lease.take()
                        if not leased:
                            await asyncio.sleep(RETRY_AFTER)
                        continue  # the table may have changed meanwhile: look again whose turn it is
                    match, version = session.match, session.version
                    if match is None:
                        return
                    if turn.secret and not await self._has_thought():
                        continue
                    lines = len(match.log)
                    await self._do(match, turn)
                except DatabaseAway:
                    await asyncio.sleep(RETRY_AFTER)
                    continue
                except TableError:  # another act came first, or the master has paused: look again
                    await asyncio.sleep(0)
                    continue
                except Exception as error:
                    if session.version != version or session.match is not match:
                        continue  # the table has changed meanwhile, which explains the failure: work it out again
                    failures += 1  # else the database may be away, or a process died: it may be back
                    if failures > MOST_FAILURES or isinstance(error, HolmgangError):
                        self._give_up(error)
                        return
                    log.warning("the bots of table %s try again after a failure: %r", session.id, error)
                    await asyncio.sleep(RETRY_AFTER)
                    continue
                failures = 0
                await self._pause(len(match.log) - lines)
        finally:
            if leased and self._lease is not None:
                self._giving_back = asyncio.ensure_future(self._lease.give_back())
                await asyncio.shield(self._giving_back)

    async def _has_thought(self) -> bool:
        """Wait as long as a person would think; return False if something has changed meanwhile."""
        self._changed.clear()
        try:
            async with asyncio.timeout(self._thinks()):
                await self._changed.wait()
        except TimeoutError:
            return True
        return False

    def _give_up(self, error: Exception) -> None:
        log.exception("the bots of table %s have stopped", self._session.id)
        self._session.fault = str(error)
        self._session.on_change()

    async def _do(self, match: Match, turn: BotTurn) -> None:
        session, question = self._session, turn.question
        if question is None:
            is_bot = session.seats[turn.seat].sitting == BOT
            await session.confirm(turn.seat, serial=turn.serial, bot=is_bot)
            return
        if type(question) is Roll:
            answer: Any = faces_for(match, question)
        elif session.seats[turn.seat].sitting != BOT:
            answer = question.default if question.foregone is REQUIRED else question.foregone
        else:
            policy = session.seats[turn.seat].policy
            luck = f"{session.row.match}:{turn.seat}:{len(match.record)}"
            answer = await self._bot_pool.answer(bot_task(match, question, policy, self._folders, luck))
        if session.match is match:
            await session.answer_for_bot(question, answer, serial=turn.serial, still_due=lambda: _is_due(session, turn))

    async def _pause(self, lines: int) -> None:
        pace = float(self._session.row.settings.get("pace", 0))
        seconds = min(pace * lines, LONGEST_PAUSE)
        if not self._session.people or seconds <= 0 or self._hurry.is_set():
            await asyncio.sleep(0)
            return
        try:
            async with asyncio.timeout(seconds):
                await self._hurry.wait()
        except TimeoutError:
            pass
