"""A table with real dice: who types what was rolled, and for whom the table rolls after all.

Seats of one table may differ, and each may change its mind at any time: a face that the table drew is an answer like
one that was typed in. It comes from the seed of the match, so an undo brings the same one again.
"""

from __future__ import annotations

from holmgang.kernel.dice import SeededDice, TypedDice
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Roll
from holmgang.table.service.errors import NotYours, StaleAnswer, TableError
from holmgang.table.service.table_session import TableSession, Taken


def faces_for(match: Match, roll: Roll) -> list[int]:
    """What the table rolls where people roll their own."""
    if not isinstance(match.dice, TypedDice):
        raise TableError("page-dice-are-virtual")
    return SeededDice(match.dice.seed).cast(roll, match.dice_rolled)


async def roll_for(table: TableSession, seat: str, *, serial: int, always: bool = False, key: str = "") -> Taken:
    """Roll what is asked of the seat now; ``always``: from now on as well, until it says otherwise."""
    if table.heard(seat, key, serial):
        return Taken(table.version, again=True)
    match = table.match
    question = match.question if match is not None else None
    if match is None or serial != table.serial or type(question) is not Roll or table.may_answer(seat) is None:
        raise StaleAnswer
    faces = faces_for(match, question)
    if always:  # the order is enough: this roll is the first that the table casts by it
        await let_roll(table, seat, question.seat, rolls=True)
        return Taken(table.version)
    return await table.answer(seat, faces, serial=serial, key=key)


async def let_roll(table: TableSession, seat: str, whose: str, *, rolls: bool) -> None:
    """The table rolls for a seat from now on, or its person does: the own seat, or one that the engine plays."""
    if whose != seat and whose in table.people:
        raise NotYours
    await table.act(lambda: table.stand({"rolled": {**table.rolled, whose: rolls}}))
