"""Groups the events that a reader was told into deeds, and makes a row of the log and a beat of each.

The systems say which events belong together (``System.deeds``). Every event is in exactly one row. A row is known by
the reader's number of its first event, so its key never changes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from holmgang.kernel.description import LogLine, Teller
from holmgang.kernel.events import DeedPart, Event, TakenBack, part_of
from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.view import Sheets, View
from holmgang.table.beats import ASIDE, DEED, FRAME, FULL, SHORT, Beat, LogRow, RollPart, RollTerm, TokenLoss
from holmgang.table.snapshot import Intent

DIE = "die"
"""The label of a die among the terms of a number."""
MOST_SENTENCES = 3
"""The sentence of a row consists of at most so many sentences of its events."""


@dataclass
class _Group:
    """The events of one row, by their places in the reader's log."""

    key: int
    kind: str
    by: str = ""
    on: tuple[str, ...] = ()
    bare: bool = False
    places: list[int] = field(default_factory=list)

    @property
    def concerned(self) -> frozenset[str]:
        return frozenset((self.by, *self.on)) - {""}


class DeedLog:
    """The grouped log of one reader. It only grows: what was taken back stays in its row."""

    def __init__(self, deeds: Mapping[str, DeedPart]) -> None:
        self._deeds = deeds
        self._events: list[tuple[int, Event]] = []
        self._groups: list[_Group] = []
        self._group_of: list[_Group] = []
        self._gone: set[int] = set()
        self._current: _Group | None = None

    def __len__(self) -> int:
        return len(self._events)

    def add(self, number: int, event: Event) -> None:
        """Take the next event that the reader was told."""
        place = len(self._events)
        self._events.append((number, event))
        group = self._aside(number) if isinstance(event, TakenBack) else self._group_for(number, event)
        group.places.append(place)
        self._group_of.append(group)
        if isinstance(event, TakenBack):
            self._gone.update(event.events)
            self._current = self._last_standing()

    def since(self, count: int, upto: int) -> list[tuple[_Group, tuple[int, ...]]]:
        """Return the groups with an event after the first ``count``, each with its places before ``upto``."""
        touched = {id(group): group for group in self._group_of[count:upto]}
        groups = sorted(touched.values(), key=lambda group: group.key)
        return [(group, tuple(place for place in group.places if place < upto)) for group in groups]

    def event(self, place: int) -> Event:
        """Return the event at a place of the log."""
        return self._events[place][1]

    def part(self, place: int) -> DeedPart:
        """Return what the event at a place is within its deed."""
        return part_of(self._deeds, self._events[place][1].kind)

    def stands(self, place: int) -> bool:
        """Return whether the event at a place was not taken back."""
        return self._events[place][0] not in self._gone

    def plan_of(self, actor: str, before: int) -> int | None:
        """Return the place of the actor's last plan in the frame of a deed."""
        for place in range(before - 1, -1, -1):
            part = self.part(place)
            if part.role == "frame":
                return None
            if part.role == "plan" and part.by and self.stands(place) and self._fact(place, part.by) == actor:
                return place
        return None

    def frame_places(self, upto: int) -> list[int]:
        """Return the places of the last frame's own events."""
        frame = self._frame()
        return [place for place in frame.places if place < upto] if frame is not None else []

    def actors_since(self, place: int, upto: int) -> set[str]:
        """Return those whose contests or deeds came after a place."""
        groups = {id(group): group for group in self._group_of[place:upto]}.values()
        return {group.by for group in groups if group.kind == DEED and self._rolled(group)}

    def _rolled(self, group: _Group) -> bool:
        return any(self.stands(place) and self.part(place).role != "prelude" for place in group.places)

    # Grouping

    def _group_for(self, number: int, event: Event) -> _Group:
        part = part_of(self._deeds, event.kind)
        match part.role:
            case "aside":
                detail = bool(part.but) and self._current is not None and part.excepted(event.facts())
                return self._current if detail and self._current is not None else self._aside(number)
            case "frame":
                return self._begin(_Group(number, FRAME))
            case "plan":
                return self._frame() or self._aside(number)
        facts = event.facts() if part.by or part.on else {}
        actor, targets = _names(facts.get(part.by, "")), _names(facts.get(part.on, ""))
        by = actor[0] if actor else ""
        current = self._current
        match part.role:
            case "opens" | "prelude":
                if current is not None and current.bare and current.by == by:
                    current.on, current.bare = targets, part.role == "prelude"
                    return current
                return self._begin(_Group(number, DEED, by, targets, part.role == "prelude"))
            case "roll" | "verdict" if by and targets:
                found = self._contest(frozenset((by, *targets)), settled=part.role == "verdict")
                if found is None:
                    return self._begin(_Group(number, DEED, by, targets))
                self._current = found
                return found
            case "roll" if current is None or current.kind != DEED:
                return self._begin(_Group(number, DEED, by, targets))
            case "harm":
                if current is None or current.kind != DEED:
                    return self._begin(_Group(number, DEED, by, targets))
                if not (current.by and current.by == by) and not current.concerned.intersection(targets):
                    return self._begin(_Group(number, DEED, by, targets))
        return current if current is not None else self._aside(number)

    def _begin(self, group: _Group) -> _Group:
        self._groups.append(group)
        self._current = group
        return group

    def _aside(self, number: int) -> _Group:
        group = _Group(number, ASIDE)
        self._groups.append(group)
        return group

    def _frame(self) -> _Group | None:
        return next((group for group in reversed(self._groups) if group.kind == FRAME), None)

    def _contest(self, pair: frozenset[str], *, settled: bool) -> _Group | None:
        """Return the last contest of these in the frame; unless ``settled``, only one that is not settled yet."""
        for group in reversed(self._groups):
            if group.kind == FRAME:
                return None
            if group.kind == DEED and group.concerned == pair:
                if settled:
                    return group
                if group.bare or any(self.part(one).role == "verdict" for one in group.places if self.stands(one)):
                    return None
                return group
        return None

    def _last_standing(self) -> _Group | None:
        for place in range(len(self._events) - 1, -1, -1):
            if self.stands(place) and self._group_of[place].kind != ASIDE:
                return self._group_of[place]
        return None

    def _fact(self, place: int, name: str) -> Any:
        return self._events[place][1].facts().get(name, "")


class Rows:
    """The rows of a reader's log at one moment; each is put into words when it is read."""

    def __init__(self, log: DeedLog, lines: Sequence[LogLine], teller: Teller, own: Collection[str]) -> None:
        self._log, self._lines, self._teller, self._own = log, lines, teller, frozenset(own)

    def __iter__(self) -> Iterator[LogRow]:
        return iter(self.since(0))

    def since(self, count: int) -> list[LogRow]:
        """Return the rows that hold a line after the first ``count``. Their beats tell only what is new in them."""
        return [self._row(group, places, count) for group, places in self._log.since(count, len(self._lines))]

    def plans(self) -> list[Intent]:
        """Return what was planned in the running frame, each with its order and whether it was carried out."""
        log = self._log
        planned: dict[str, Intent] = {}
        order: list[str] = []
        for place in log.frame_places(len(self._lines)):
            part = log.part(place)
            facts = log.event(place).facts() if part.role == "plan" and log.stands(place) else {}
            if part.by and part.word and facts:
                actor, word = str(facts[part.by]), str(facts.get(part.word, ""))
                planned[actor] = Intent(
                    about=actor,
                    word=word,
                    text=self._teller.value(word),
                    targets=_names(facts.get(part.on, "")),
                    confirmed=True,
                    own=actor in self._own,
                    spent=actor in log.actors_since(place, len(self._lines)),
                )
            order += [_actor(entry, planned) for entry in _names(facts.get(part.order, ""))] if part.order else []
        ranks = {actor: rank for rank, actor in enumerate(dict.fromkeys(filter(None, order)), 1)}
        return [replace(intent, order=ranks.get(actor)) for actor, intent in planned.items()]

    def _row(self, group: _Group, places: tuple[int, ...], count: int) -> LogRow:
        lines = tuple(self._lines[place] for place in places)
        standing = [place for place in places if self._log.stands(place)]
        beat = self._beat(group, standing, count) if group.kind == DEED and standing else None
        return LogRow(
            key=str(group.key),
            kind=group.kind,
            line=" ".join(self._sentences(standing or list(places))) if group.kind == DEED else lines[0].text,
            lines=lines,
            by=group.by,
            gone=not standing,
            beat=beat,
        )

    def _sentences(self, places: Sequence[int]) -> tuple[str, ...]:
        """Return the sentences that tell a deed: its losses and results, else its verdict, else what was done."""

        def of(*roles: str) -> list[str]:
            return [self._lines[one].text for one in places if self._log.part(one).role in roles]

        big = [one for one in places if self._lines[one].weight == "big"]
        results = [one for one in places if self._log.part(one).tells(self._log.event(one).facts())]
        weighty = [self._lines[one].text for one in sorted({*big, *results})]
        if results and not big:  # say first who brought it about
            weighty = of("verdict")[-1:] + weighty
        plain = [self._lines[one].text for one in places if self._lines[one].weight == "plain"]
        told = weighty or of("harm", "fall") or of("verdict")[-1:] or plain[:1] or [self._lines[places[0]].text]
        return tuple(dict.fromkeys(told[:MOST_SENTENCES]))

    def _beat(self, group: _Group, places: Sequence[int], count: int) -> Beat | None:
        """Return the deed to be played, without what the reader has seen; None if nothing of it is to be seen."""
        log = self._log
        fresh = [place for place in places if place >= count]
        if not fresh or not any(log.part(one).role != "prelude" or log.part(one).titled for one in places):
            return None
        rolls, goal, goal_word, tower = self._rolls(places if fresh[0] == places[0] else fresh)
        blows = tuple(self._blows(fresh))
        verdicts = [self._lines[one].text for one in fresh if log.part(one).role == "verdict"]
        if fresh[0] != places[0] and not (rolls or blows or verdicts):
            return None  # it goes on with bookkeeping only
        told, title = self._sentences(places), self._title(group, places)
        return Beat(
            key=str(group.key),
            by=group.by,
            on=group.on,
            title=title,
            verdict=verdicts[-1] if verdicts else told[0] if told[0] != title else "",
            line=" ".join(told),
            rolls=rolls,
            goal=goal,
            goal_word=goal_word,
            tower=tower,
            outcome=_outcome(rolls, goal, blows, settled=bool(verdicts)),
            blows=blows,
            own=bool(self._own & group.concerned) or any(blow.own for blow in blows),
            weight=FULL if rolls or blows else SHORT,
        )

    def _title(self, group: _Group, places: Sequence[int]) -> str:
        """Return what the deed is called before its result is known."""
        for place in places:
            if self._log.part(place).titled and self._log.part(place).role == "opens":
                return self._lines[place].text
        planned = self._log.plan_of(group.by, places[0]) if group.by else None
        if planned is not None:
            return self._lines[planned].text
        value = self._teller.value
        return " → ".join(value(name) for name in (group.by, *group.on) if name)

    def _rolls(self, places: Sequence[int]) -> tuple[tuple[RollPart, ...], int | None, str, bool]:
        found: dict[str, RollPart] = {}
        goal, word, tower = None, "", False
        for place in places:
            part = self._log.part(place)
            if not part.rolls:
                continue
            facts = self._log.event(place).facts()
            for who, total in part.rolls:
                if isinstance(facts.get(total), Sum):
                    rolled = self._part(str(facts.get(who, "")), facts[total], part.die)
                    if rolled.who in found:  # rolled again, or changed by a card: the last total counts
                        found.pop(rolled.who)
                    found[rolled.who] = rolled
            aim = facts.get(part.goal)
            if isinstance(aim, Sum):
                goal, word = aim.total, self._teller.words.say(Phrase("beat-goal"))
            tower = tower or part.tower
        return tuple(found.values()), goal, word, tower

    def _part(self, who: str, total: Sum, sides: int) -> RollPart:
        terms = list(zip(total.terms, self._teller.number(total).terms, strict=True))
        return RollPart(
            who=who,
            name=self._teller.value(who) if who else "",
            sides=sides,
            faces=tuple(term.value for term, _ in terms if term.label == DIE),
            terms=tuple(
                RollTerm(value=text.value, text=text.text, label=text.label, clause=text.clause)
                for term, text in terms
                if term.label != DIE and term.value
            ),
            total=total.total,
        )

    def _blows(self, places: Sequence[int]) -> Iterator[TokenLoss]:
        lost: dict[str, int] = {}
        fallen: dict[str, bool] = {}
        for place in places:
            part = self._log.part(place)
            if part.role not in ("harm", "fall"):
                continue
            facts = self._log.event(place).facts()
            change = _amount(facts.get(part.lost)) - _amount(facts.get(part.gained))
            for victim in _names(facts.get(part.on, "")):
                lost[victim] = lost.get(victim, 0) + change
                fallen[victim] = fallen.get(victim, False) or part.role == "fall"
        for victim, amount in lost.items():
            if amount or fallen[victim]:
                yield TokenLoss(on=victim, lost=amount, fall=fallen[victim], own=victim in self._own)


def own_tokens(view: View, seat: str | None) -> frozenset[str]:
    """Return the tokens that a seat plays."""
    sheets = (sheet for panel in view.panels if isinstance(panel, Sheets) for sheet in panel.sheets)
    return frozenset(sheet.id for sheet in sheets if seat is not None and sheet.seat == seat)


def _outcome(rolls: Sequence[RollPart], goal: int | None, blows: Sequence[TokenLoss], *, settled: bool) -> str:
    """Return what came of a deed; of a contest that is not ``settled`` yet, since cards may follow, nothing."""
    if any(blow.fall for blow in blows):
        return "fall"
    if any(blow.lost > 0 for blow in blows):
        return "hit"
    if goal is not None and rolls:
        return "won" if rolls[0].total >= goal else "miss"
    if len(rolls) == 2 and settled:
        first, second = rolls[0].total, rolls[1].total
        return "equal" if first == second else "won" if first > second else "miss"
    return "none"


def _actor(entry: str, planned: Collection[str]) -> str:
    """Return the actor whose id an entry of an order begins with."""
    return max((name for name in planned if entry.startswith(name)), key=len, default="")


def _amount(value: Any) -> int:
    return value.total if isinstance(value, Sum) else 0


def _names(value: Any) -> tuple[str, ...]:
    """Return the ids in a fact: one, several or none."""
    if isinstance(value, str):
        return (value,) if value else ()
    return tuple(str(one) for one in value) if isinstance(value, (list, tuple)) else ()


__all__ = ["DeedLog", "Rows", "own_tokens"]
