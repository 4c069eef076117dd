"""What one reader may see of a table: made once for each version, seat and language, however many look.

This is the only door through which a match reaches a page. It opens on ``System.view``, on the log the seat may know,
and on the seat's own questions; never on the state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from holmgang.kernel.description import Teller, path
from holmgang.kernel.description_types import Line
from holmgang.kernel.joint import JointAnswers
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Offering, Question
from holmgang.kernel.sums import Phrase
from holmgang.kernel.view import Panel, View
from holmgang.kernel.words import Lexicon, Words
from holmgang.table.service.access import seat_names
from holmgang.table.service.recent_rolls import SeenRoll, recent_rolls
from holmgang.table.service.table_log import Lines, TableLog
from holmgang.table.service.table_session import TableSession
from holmgang.table.service.translations import book_in
from holmgang.table.store import SeatRow

MOST_THROWS = 4
"""So many throws lie in the dice tray."""
MOST_PANELS = 6
"""So many looks of one panel are remembered: readers may see it differently."""
MOST_TELLERS = 4
"""Names differ between readers only where some know of things that others do not."""


@dataclass(frozen=True)
class Given:
    """An answer that stands in an open joint question, as far as a reader may know it."""

    about: str
    seat: str
    word: str
    text: str
    targets: tuple[str, ...]
    confirmed: bool
    sealed: bool


@dataclass(frozen=True, kw_only=True)
class Snapshot:
    """A table as one reader sees it at one version. ``seat`` is None for an onlooker.

    ``may_pass``: the open question may be passed over and over; ``passes``: the reader's order to do so stands.
    """

    version: str
    seat: str | None
    lang: str
    serial: int
    view: View
    teller: Teller
    lines: Lines
    sides: tuple[str, ...]
    questions: tuple[Question, ...] = ()
    answered: frozenset[int] = frozenset()
    given: tuple[Given, ...] = ()
    waiting: tuple[str, ...] = ()
    own: str = ""
    may_change: bool = False
    may_confirm: bool = False
    may_pass: bool = False
    passes: bool = False
    throws: tuple[SeenRoll, ...] = ()
    over: bool = False
    taken: int = 0
    """How often something was taken back: lines that were shown before may have gone since."""


class SnapshotBuilder:
    """Makes sights of one table and keeps those of the newest version."""

    def __init__(self, table: TableSession, lexicon: Lexicon) -> None:
        self._table, self._lexicon = table, lexicon
        self._kept: dict[tuple[str | None, str], Snapshot] = {}
        self._log: TableLog | None = None
        self._words: dict[str, tuple[tuple[SeatRow, ...], Words]] = {}
        self._tellers: dict[str, list[tuple[Mapping[str, Phrase | str], Teller]]] = {}
        self._panels: dict[str, list[Panel]] = {}
        self._match: Match | None = None

    def snapshot(self, seat: str | None, lang: str) -> Snapshot:
        """What the seat sees now, in this language. The caller holds the table's lock, and the match has begun."""
        table, match = self._table, self._table.match
        if match is None:
            raise ValueError("nothing is played at this table yet")
        if match is not self._match:
            self._match, self._log, self._panels = match, TableLog(match, self._with_reason), {}
        kept = self._kept.get((seat, lang))
        if kept is None or kept.version != table.version:
            kept = self._kept[seat, lang] = self._made(match, seat, lang)
        return kept

    def words(self, lang: str) -> Words:
        """The words of the table without those of any moment."""
        seats = tuple(self._table.seats.values())
        known = self._words.get(lang)
        if known is None or known[0] != seats:
            words = Words(self._lexicon, lang)
            known = self._words[lang] = (seats, words.named(seat_names(self._table.game, seats, words)))
        return known[1]

    def _made(self, match: Match, seat: str | None, lang: str) -> Snapshot:
        table, system = self._table, self._table.game.system
        view = self._with_known_panels(system.view(match.play, seat))
        teller = self._teller(lang, view)
        joint = match.joint
        may = table.may_answer(seat) if seat is not None else None
        questions = match.asked(may) if may is not None else ()
        sides = tuple(dict.fromkeys(system.sides(table.game.scenario).values()))
        open_joint = joint if not table.frozen else None
        answered = frozenset(place for place, part in enumerate(questions) if _answered(match, part))
        own = _own_answers(open_joint, seat, teller)
        revisable = open_joint is None or open_joint.question.revisable
        confirmed = open_joint is None or open_joint.confirmed.get(seat or "", True)
        assert self._log is not None
        lines, taken = self._log.lines(seat, teller)
        return Snapshot(
            version=table.version,
            seat=seat,
            lang=lang,
            serial=table.serial,
            view=view,
            teller=teller,
            lines=lines,
            sides=sides,
            questions=questions if revisable or len(answered) < len(questions) else (),
            answered=answered,
            given=tuple(self._given(match, seat, teller)) if not table.frozen else (),
            waiting=match.waiting_for() if not table.frozen else (),
            own="; ".join(own),
            may_change=revisable and bool(own) and may is not None,
            may_confirm=0 < len(questions) == len(answered) and not confirmed,
            may_pass=seat is not None and table.may_pass(seat),
            passes=seat in table.passing,
            throws=recent_rolls(match, seat, MOST_THROWS) if not table.frozen else (),
            over=match.over,
            taken=taken,
        )

    def _with_known_panels(self, view: View) -> View:
        """The view with its panels replaced by equal ones that were seen before, by anybody.

        From one answer to the next, and from one reader to another, most are alike. The very same panel is found to be
        the same at a glance by all who draw it.
        """
        panels = tuple(self._known_panel(panel) for panel in view.panels)
        return replace(view, panels=panels)

    def _known_panel(self, panel: Panel) -> Panel:
        known = self._panels.setdefault(panel.id, [])
        for place, same in enumerate(known):
            if same == panel:
                known.insert(0, known.pop(place))
                return same
        known.insert(0, panel)
        del known[MOST_PANELS:]
        return panel

    def _teller(self, lang: str, view: View) -> Teller:
        """A reader's way of putting things: one and the same for all who know everything by the same names."""
        words = self.words(lang)
        names = {**words.names, **view.names}
        known = self._tellers.setdefault(lang, [])
        for same, teller in known:
            if same == names:
                return teller
        made = Teller(words.named(names), book_in(self._table.game.system, lang))
        known.insert(0, (names, made))
        del known[MOST_TELLERS:]
        return made

    def _given(self, match: Match, seat: str | None, teller: Teller) -> Iterator[Given]:
        joint = match.joint
        if joint is None:
            return
        shown = joint.shown_to(seat)
        for place, part in enumerate(joint.question.parts):
            if place not in joint.answers:
                continue
            confirmed = joint.confirmed[part.seat]
            if place not in shown:
                yield Given(part.about or part.seat, part.seat, "", "", (), confirmed, sealed=True)
                continue
            answer = shown[place]
            word = answer.get(part.purpose, "") if isinstance(answer, dict) else str(answer)
            yield Given(
                part.about or part.seat,
                part.seat,
                word,
                teller.answer(part, answer),
                tuple(dict.fromkeys(_targets(part, answer))),
                confirmed,
                sealed=False,
            )

    def _with_reason(self, line: Line, place: int, teller: Teller) -> Line:
        """The master who goes back says why; everybody reads it in the same line."""
        reason = self._table.reasons.get(str(place))
        if not reason:
            return line
        words = teller.words
        said = words.named({**words.names, "\0why": reason}).say(Phrase("page-reason", {"why": "\0why"}))
        return replace(line, text=f"{line.text} {said}")


def _own_answers(joint: JointAnswers | None, seat: str | None, teller: Teller) -> list[str]:
    """What the reader has said to an open joint question."""
    if joint is None:
        return []
    parts = enumerate(joint.question.parts)
    return [teller.answer(part, joint.answers[at]) for at, part in parts if part.seat == seat and at in joint.answers]


def _answered(match: Match, part: Question) -> bool:
    joint = match.joint
    return joint is not None and not any(open_part is part for open_part in joint.unanswered(part.seat))


def _targets(question: Question, answer: object) -> Iterator[str]:
    """The tokens an answer points at."""
    if not isinstance(answer, dict):
        answer = {question.purpose: answer}
    for step in path(question, answer):
        if not isinstance(step, Offering) or step.purpose not in answer:
            continue
        raw = answer[step.purpose]
        for name in raw if isinstance(raw, list) else [raw]:
            option = step.find(name) if isinstance(name, str) else None
            if option is not None:
                yield from (spot.id for spot in option.at if spot.kind == "token")
