"""A table somebody looks at: who sits there, what is open to whom, and all that people do at it.

How it stays in step with its store is :class:`KeptTable`'s; here is what may be done, and by whom.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from holmgang.kernel.errors import NotAsked, UndoRefused
from holmgang.kernel.questions import Choose, Question, Roll
from holmgang.kernel.record import Undone
from holmgang.table.service.access import BOT, PERSON
from holmgang.table.service.errors import KeyUsed, NotYours, StaleAnswer, TableError
from holmgang.table.service.kept_table import StoredTable
from holmgang.table.service.passing import PASSING, Order, may_be_passed


@dataclass(frozen=True)
class Taken:
    """An act was carried out and is kept. ``again``: it had been already."""

    version: str
    again: bool = False


class TableSession(StoredTable):
    """One table. Change it through the acts; read it under :attr:`lock`."""

    # What can be read.

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that persons sit on now."""
        return tuple(name for name, seat in self.seats.items() if seat.sitting == PERSON)

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.match.over and self.frozen is None

    @property
    def undo_asked(self) -> Mapping[str, Any] | None:
        """The request to take something back that waits for consent: by, keep, given."""
        asked: Mapping[str, Any] | None = self.row.standing.get("undo")
        return asked

    @property
    def reasons(self) -> Mapping[str, str]:
        """Why the master went back, by the count of what was taken back before."""
        said: Mapping[str, str] = self.row.standing.get("reasons", {})
        return said

    def undo_missing(self) -> tuple[str, ...]:
        """Whose consent the request still needs."""
        asked = self.undo_asked
        if asked is None or self.match is None:
            return ()
        needed = self.match.consent_needed(asked["by"], asked["keep"])
        return tuple(name for name in needed if name not in asked["given"])

    def may_pass(self, seat: str) -> bool:
        """May the seat pass the open question, and let it be passed until something changes?"""
        match = self.match
        if match is None or match.joint is not None or self.may_answer(seat) != seat:
            return False
        return may_be_passed(match.question)

    @property
    def passing(self) -> Mapping[str, Any]:
        """The seats that pass until something changes, each with its order as it is kept."""
        orders: Mapping[str, Any] = self.row.standing.get(PASSING, {})
        return orders

    def _without_order(self, seat: str) -> dict[str, Any]:
        """What changes when a seat decides for itself again."""
        left = {name: order for name, order in self.passing.items() if name != seat}
        return {PASSING: left} if seat in self.passing else {}

    def may_answer(self, seat: str) -> str | None:
        """The seat for which somebody on ``seat`` may answer the open question now, if any.

        Dice of the engine's seats lie open on the table: whoever sits there types them in.
        """
        match = self.match
        if match is None or self.frozen or match.question is None or self.seats[seat].sitting == BOT:
            return None
        if match.joint is None:
            question = match.question
            if question.seat == seat:
                return seat
            if type(question) is Roll and self.seats[question.seat].sitting == BOT and seat in self.people:
                return question.seat
            return None
        return seat if seat in match.joint.question.seats else None

    @property
    def rolled(self) -> Mapping[str, bool]:
        """For which seats the table rolls, where others type what they have rolled."""
        seats: Mapping[str, bool] = self.row.standing.get("rolled", {})
        return seats

    def heard(self, seat: str, key: str, serial: int, *, confirms: bool = False) -> bool:
        """Has the seat done this already, under this key?

        A key that it has used for another question, or once to answer and once to confirm, is refused: to say of what
        was never done that it is done already would lose it.
        """
        used = self._keys.get(_named(seat, key) or "")
        if used is not None and used != (serial, confirms):
            raise KeyUsed
        return used is not None

    # What people do.

    async def answer(
        self, seat: str, raw: Any, *, serial: int, about: str = "", purpose: str = "", key: str = ""
    ) -> Taken:
        """Answer for a seat. The same ``key`` twice is one answer; an old ``serial`` is refused."""

        async def doing() -> Taken:
            match = self._running()
            if self.heard(seat, key, serial):
                return Taken(self.version, again=True)
            if serial != self.serial:
                raise StaleAnswer
            for_seat = self.may_answer(seat)
            if for_seat is None:
                raise StaleAnswer("page-not-asked")
            match.answer(for_seat, raw, about, purpose)
            await self._write(_named(seat, key), self._without_order(seat))
            return Taken(self.version)

        return await self.act(doing)

    async def give(self, question: Question, raw: Any, *, serial: int, still: Callable[[], bool]) -> bool:
        """An answer that no person gives, to this very question; False if it is not open any more.

        While it was thought over somebody may have taken something back, answered for the seat, or taken it: ``still``
        says whether nobody has to be asked even now.
        """

        async def doing() -> bool:
            match = self.match
            if match is None or not self.playing or serial != self.serial or self.undo_asked or self.paused:
                return False
            still_open = match.asked(question.seat) if match.joint is None else match.joint.unanswered(question.seat)
            if not any(part is question for part in still_open) or not still():
                return False
            try:
                match.give(question, raw)
            except NotAsked:  # another process has answered it meanwhile
                return False
            await self._write(None)
            return True

        return await self.act(doing)

    async def confirm(self, seat: str, *, serial: int, key: str = "", engine: bool = False) -> Taken:
        """The seat stands by its answers; ``engine``: as long as nobody sits there."""

        async def doing() -> Taken:
            match = self._running()
            if self.heard(seat, key, serial, confirms=True):
                return Taken(self.version, again=True)
            if serial != self.serial or match.joint is None or (engine and self.seats[seat].sitting != BOT):
                raise StaleAnswer
            if match.joint.confirmed.get(seat):
                return Taken(self.version, again=True)
            match.confirm(seat)
            await self._write(_named(seat, key))
            return Taken(self.version)

        return await self.act(doing)

    async def undo(self, seat: str, *, keep: int | None = None, reason: str = "") -> Taken:
        """Take back the seat's last decision, or all but the first ``keep`` answers.

        Where others have to agree, they are asked; the answer comes with :meth:`consent`. A second request replaces the
        first. The master rewinds without asking: it is a ruling, and the log says whose, and why.
        """

        async def doing() -> Taken:
            match = self._running(ended=True)
            back = match.last_of(seat) if keep is None else keep
            if back is None or not 0 <= back < len(match.kept):
                raise TableError("page-nothing-to-undo")
            if self._note_who_sits():
                await self._write(None)
            if match.consent_needed(seat, back):
                await self.stand({"undo": {"by": seat, "keep": back, "given": []}})
            else:
                await self._take_back(seat, back, (), reason)
            return Taken(self.version)

        return await self.act(doing)

    async def consent(self, seat: str, agreed: bool, *, beside: Sequence[str] = ()) -> Taken:
        """A seat agrees to the request to take something back, or does not, which ends it.

        ``beside`` are the other seats of its device: whoever shares a screen is asked on it once, for all of them.
        """

        async def doing() -> Taken:
            self._running(ended=True)
            asked = self.undo_asked
            if asked is None:
                raise StaleAnswer
            if not agreed:  # by anybody concerned; who asked may think better of it
                await self.stand({"undo": None})
            else:
                agreeing = [name for name in self.undo_missing() if name in (seat, *beside)]
                if agreeing:
                    asked = {**asked, "given": [*asked["given"], *agreeing]}
                    await self.stand({"undo": asked}, ring=False)
                if not self.undo_missing():
                    await self._take_back(asked["by"], asked["keep"], tuple(asked["given"]))
            self.told()
            return Taken(self.version)

        return await self.act(doing)

    async def pass_on(self, seat: str, *, serial: int) -> Taken:
        """Pass now, and again until something changes: another question, other options, the next step."""

        async def doing() -> Taken:
            match = self._running()
            question = match.question
            if serial != self.serial or self.may_answer(seat) != seat or not isinstance(question, Choose):
                raise StaleAnswer
            if not self.may_pass(seat):
                raise TableError("page-cannot-pass")
            orders = {**self.passing, seat: Order.of(match, question).plain()}
            match.give(question, question.default)
            await self._write(None, {PASSING: orders})
            return Taken(self.version)

        return await self.act(doing)

    async def pass_no_more(self, seat: str) -> None:
        """The seat wants to be asked again."""

        async def doing() -> None:
            if seat in self.passing:
                await self.stand(self._without_order(seat))

        await self.act(doing)

    async def seat_person(self, seat: str, nick: str | None = None) -> None:
        """A person takes the seat (back)."""
        await self._sit(seat, PERSON, nick)

    async def seat_bot(self, seat: str, policy: str | None = None) -> None:
        """The engine plays the seat from now on."""
        await self._sit(seat, BOT, None, policy)

    async def _sit(self, seat: str, sitting: str, nick: str | None, policy: str | None = None) -> None:
        async def doing() -> None:
            old = self.seats.get(seat)
            if old is None:
                raise NotYours
            new = replace(
                old,
                sitting=sitting,
                nick=old.nick if nick is None else nick,
                policy=old.policy if policy is None else policy,
            )
            if new != old:
                self.seats[seat] = new
                await self.stand({}, seats=[new])
                if self._note_who_sits():
                    await self._write(None)

        await self.act(doing)

    def _note_who_sits(self) -> bool:
        """Bring the record up to date with the seats; was there anything to note?

        A file can only prove an undo if it says whose consent that took. Whatever was not noted when it happened (the
        process ended in between) is noted before the next undo.
        """
        if self.match is None or self.frozen is not None:
            return False
        for name, seat in self.seats.items():
            self.match.seat(name, person=seat.sitting == PERSON)
        return len(self.match.record) > self._stored

    async def _take_back(self, seat: str, keep: int, consent: tuple[str, ...], reason: str = "") -> None:
        match = self._running(ended=True)
        if reason:  # kept before the deed: a reason without one is never shown
            number = sum(isinstance(entry, Undone) for entry in match.record)
            await self.stand({"reasons": {**self.reasons, str(number): reason}}, ring=False)
        self._note_who_sits()
        try:
            match.undo(seat, keep=keep, consent=consent)
        except (UndoRefused, NotAsked):
            raise TableError("page-nothing-to-undo") from None
        await self._write(None)


def _named(seat: str, key: str) -> str | None:
    """The key as it is kept: everybody's are their own."""
    return f"{seat}:{key}" if key else None
