"""Makes the snapshots of one table: the only place where a match is turned into something that a page may read.

It reads ``System.view``, the log that a seat may know and the seat's own questions; never the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from holmgang.kernel.description import LogLine, QuestionText, Teller, path
from holmgang.kernel.dice import FairDice, SeededDice
from holmgang.kernel.events import Ruled
from holmgang.kernel.guides import Coaching, Guide, learner
from holmgang.kernel.match import GO_ON, Match
from holmgang.kernel.questions import Declare, Offering, Option, Question, Spot
from holmgang.kernel.record import JointAnswers
from holmgang.kernel.save import BROUGHT
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game
from holmgang.kernel.view import Sheets, View, Zones, tokens_of
from holmgang.kernel.words import Lexicon, Words
from holmgang.table.memo import Memo
from holmgang.table.service.access import BOT, seat_names
from holmgang.table.service.action_card import MANY, best_rows, considered, ranked, short_deed, way_odds
from holmgang.table.service.beats import own_tokens
from holmgang.table.service.bot_runner import MASTER_WINDOW
from holmgang.table.service.drafts import describe_draft, part_meant, pointed, touched, way
from holmgang.table.service.errors import TableError
from holmgang.table.service.table_log import TableLog, recent_rolls
from holmgang.table.service.table_session import NEXT, TableSession
from holmgang.table.service.translations import book_in
from holmgang.table.snapshot import (
    ActionRow,
    Coach,
    DescribedDraft,
    DiceProof,
    DiceRoll,
    DraftInputs,
    Intent,
    Look,
    MasterView,
    OpenQuestion,
    SeatInfo,
    Snapshot,
    TableStatus,
    UndoRequest,
    WayBack,
)
from holmgang.table.store import TableRow

MOST_ROLLS = 4
"""So many rolls lie in the dice tray."""
MOST_TELLERS = 4
"""Names differ between readers only where some know of things that others do not."""
MOST_NAMED = 4
"""So many characters of a seat are named; the others are counted."""
MOST_WAYS_BACK = 6
MOST_WAYS = 30
"""So many meanings of one click are offered."""


@dataclass(frozen=True)
class Touched:
    """The inputs after a click, and all its meanings if there are several, the most promising first."""

    inputs: DraftInputs
    ways: tuple[ActionRow, ...] = ()


class _Identity:
    """Compares a thing by identity and keeps it alive."""

    def __init__(self, thing: object) -> None:
        self._thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Identity) and self._thing is other._thing

    __hash__ = None  # type: ignore[assignment]


def looks_of(row: TableRow) -> dict[str, Look]:
    """Return how the heroes at a table look, by token."""
    return {
        token: Look(
            symbol=str(one.get("symbol", "")),
            ring=int(one.get("ring", 0)),
            picture=f"/t/{row.id}/picture/{token}" if one.get("picture") else "",
        )
        for token, one in row.settings.get("heroes", {}).items()
    }


class SnapshotBuilder:
    """Makes snapshots of one table and keeps those of the newest version, which all tabs of a reader share."""

    def __init__(self, session: TableSession, lexicon: Lexicon, guide: Guide | None = None) -> None:
        self._session, self._lexicon, self._guide = session, lexicon, guide
        self._match: Match | None = None
        self._log: TableLog | None = None
        self._current: dict[tuple[str | None, str], Snapshot] = {}
        self._memo = Memo()
        """Tellers and panels of earlier snapshots. Readers share them, and equal ones compare fast by identity."""

    def words(self, lang: str) -> Words:
        """Return the words of the table without the names of any moment."""
        seats = tuple(self._session.seats.values())

        def named() -> Words:
            words = Words(self._lexicon, lang)
            return words.named(seat_names(self._session.game, seats, words))

        return self._memo.get(("words", lang), seats, named, most=1)

    @property
    def guided(self) -> str | None:
        """The seat that a guide speaks to, if the fight has a guide."""
        return learner(self._guide, self._session.game) if self._guide is not None else None

    def status(self) -> TableStatus:
        """Return what every visitor with access may know of the table."""
        session = self._session
        depends_on = (session.version, session.match, session.frozen, session.fault, session.since)
        return self._memo.get("status", depends_on, self._status, most=1)

    def snapshot(self, seat: str | None, lang: str) -> Snapshot:
        """Return what the seat sees now, in this language; raise :class:`TableError` before the match begins.

        The caller holds the lock.
        """
        match, status = self._running(), self.status()
        if match is not self._match:
            self._match, self._log = match, TableLog(match, self._with_reason)
        known = self._current.get((seat, lang))
        if known is None or known.version != status.version:
            known = self._current[seat, lang] = self._made(match, self._log_of(match), status, seat, lang)
        elif known.status is not status:  # the bots have stopped or go on: nothing else has changed
            known = self._current[seat, lang] = replace(known, status=status)
        return known

    # The answer in the making. The caller holds the lock.

    def draft(self, seat: str | None, lang: str, inputs: DraftInputs) -> DescribedDraft | None:
        """Return the draft of the inputs, or of the first open question; None if the seat is not asked."""
        question = self._question(seat, inputs)
        if question is None:
            return None
        snapshot = self.snapshot(seat, lang)
        teller = snapshot.teller

        def described() -> DescribedDraft:
            made = describe_draft(teller, question, inputs)
            verbs, rows = self._verbs(snapshot, question, made.inputs)
            things, tokens = self._memo.get(
                ("meant", seat, lang),
                _Identity(question),
                lambda: (teller.things(question), teller.tokens(question)),
                most=1,
            )
            placed = any(isinstance(panel, Zones) for panel in snapshot.view.panels)
            given = {one.purpose: one.raw for one in made.draft.filled if not one.suggested}
            odds = way_odds(question, given) if given else None
            return replace(
                made,
                things=things if placed else made.things,
                tokens=tokens,
                verbs=verbs,
                rows=rows,
                chance=teller.chance(odds) if odds is not None else None,
                deed=short_deed(teller, question, given) if rows and verbs and verbs.purpose in given else "",
            )

        return self._memo.get(("draft", seat, lang), (_Identity(question), teller, inputs.key), described, most=1)

    def _verbs(
        self, snapshot: Snapshot, question: Question, inputs: DraftInputs
    ) -> tuple[QuestionText | None, tuple[ActionRow, ...]]:
        """Return the first step of a draft with many verbs, and these as whole deeds, the best first."""
        before: dict[str, Any] = {}
        for step in way(question, inputs.given):
            if isinstance(step, Offering) and len(step.options) > MANY:
                depends_on = (_Identity(question), snapshot.teller, step.purpose, before)
                found = (question, step, dict(before))
                name = ("verbs", snapshot.seat, snapshot.lang)
                return self._memo.get(name, depends_on, partial(self._best, snapshot, *found), most=1)
            before[step.purpose] = inputs.given.get(step.purpose)
        return None, ()

    def _best(
        self, snapshot: Snapshot, question: Question, step: Offering, before: Mapping[str, Any]
    ) -> tuple[QuestionText | None, tuple[ActionRow, ...]]:
        teller = snapshot.teller
        on_board = [token.id for panel in snapshot.view.panels for token in tokens_of(panel)]
        tokens = [Spot.token(name) for name in on_board if name in teller.tokens(question)]
        spots = [*tokens, *(Spot.thing(name) for name in sorted(teller.things(question)))]
        text = teller.step(step)
        rows = best_rows(self._running(), teller, question, text, spots, before, _friends(snapshot))
        return (text, rows) if rows else (None, ())

    def steps(self, seat: str | None, lang: str) -> tuple[QuestionText, ...]:
        """Return the descriptions of the questions that are open to the seat."""
        snapshot = self.snapshot(seat, lang)
        questions, _ = self._questions(self._running(), seat)
        return tuple(snapshot.teller.step(one) for one in questions) if snapshot.questions else ()

    def touch(self, seat: str | None, lang: str, inputs: DraftInputs, act: str, value: Any) -> Touched | None:
        """Return the inputs after a click, and all its meanings if there are several; None if the seat is not asked.

        The act ``part`` turns to another of the seat's questions, or to one that is answered and can be changed.
        """
        snapshot = self.snapshot(seat, lang)
        if act == "part":
            named = [one for one in snapshot.questions if one.about == value] or list(snapshot.questions)
            inputs = DraftInputs(named[0].about, named[0].purpose) if named else DraftInputs()
        question = self._question(seat, inputs)
        if question is None:
            return None
        ways: list[dict[str, Any]] = []
        if act == "point":
            shown = describe_draft(snapshot.teller, question, inputs).inputs
            inputs, ways = pointed(snapshot.teller, question, shown, str(value))
        elif act != "part":
            inputs = touched(question, inputs, act, value)
        ideas = considered(self._running(), question) if len(ways) > 1 else []
        rows = ranked(snapshot.teller, question, ways, ideas, friends=_friends(snapshot))
        return Touched(inputs, rows[:MOST_WAYS])

    def question(self, seat: str, lang: str, inputs: DraftInputs) -> tuple[Question, Teller] | None:
        """Return the question of the inputs with the seat's teller; only this package calls it."""
        question = self._question(seat, inputs)
        return None if question is None else (question, self.snapshot(seat, lang).teller)

    def _question(self, seat: str | None, inputs: DraftInputs) -> Question | None:
        questions, answered = self._questions(self._running(), seat)
        joint = self._running().joint
        if joint is not None and not joint.question.revisable and len(answered) == len(questions):
            return None
        return part_meant(questions, inputs, answered)

    def _questions(self, match: Match, seat: str | None) -> tuple[tuple[Question, ...], frozenset[int]]:
        """Return the questions that the seat may answer now, and the places of those that are answered."""
        may = self._session.may_answer(seat) if seat is not None else None
        questions = match.asked(may) if may is not None else ()
        if not self._session.paused:  # a question that the table is about to answer by itself is not shown first
            questions = tuple(one for one in questions if not self._session.needs_no_person(one))
        return questions, frozenset(place for place, part in enumerate(questions) if _answered(match, part))

    def _running(self) -> Match:
        if self._session.match is None:
            raise TableError("page-not-begun")
        return self._session.match

    def master_view(self, lang: str) -> MasterView:
        """Return what only the master's seat sees. The caller holds the lock."""
        standing, match = self._session.row.standing, self._session.match
        view = MasterView(notes=standing.get("notes", ""), stops=standing.get("stop") is True)
        if match is None:
            return view
        own = self.snapshot(self._session.game.master, lang)
        return replace(
            view,
            rulings=tuple(_rulings(match, own)),
            corrections=_corrections(match, own),
            window=match.question is not None and match.question.purpose == MASTER_WINDOW,
            ways_back=tuple(_ways_back(match)),
        )

    def dice_proof(self) -> DiceProof:
        """Return what can be proved of the dice. The caller holds the lock."""
        match = self._session.match
        if match is None or self._session.frozen is not None:
            raise TableError("page-not-begun")
        plain, over = match.dice.plain(), match.over
        return DiceProof(
            mode=plain["mode"],
            over=over,
            commitment=match.dice.commitment if isinstance(match.dice, FairDice) else "",
            shares=tuple(plain.get("shares", {}).items()),
            seed=str(plain.get("seed", "")) if over else "",
            secret=plain.get("secret", "") if over else "",
            brought=BROUGHT in self._session.row.settings,
        )

    def _log_of(self, match: Match) -> TableLog:
        if self._log is None:
            self._log = TableLog(match, self._with_reason)
        return self._log

    def _status(self) -> TableStatus:
        session, row, match = self._session, self._session.row, self._session.match
        system = session.game.system
        status = TableStatus(
            id=session.id,
            version=session.version,
            match=row.match or "",
            serial=session.serial,
            since=session.since,
            seats=tuple(
                SeatInfo(seat=one.seat, bot=one.sitting == BOT, policy=one.policy, nick=one.nick)
                for one in session.seats.values()
            ),
            master=session.game.master,
            dice=row.settings.get("dice", ""),
            commitment=FairDice(row.settings["secret"]).commitment if row.settings.get("secret") else "",
            pace=float(row.settings.get("pace", 0)),
            has_secrets=system.has_secrets,
            paused=session.paused,
            frozen=session.frozen,
            fault=session.fault,
            advice=session.advice,
            rolled=frozenset(seat for seat, rolls in session.rolled.items() if rolls),
            rematch=row.standing.get(NEXT) or "",
        )
        if match is None:
            return status
        joint = match.joint
        waiting = match.waiting_for() if not session.frozen else ()
        owing = tuple(seat for seat in waiting if joint.unanswered(seat)) if joint is not None else waiting
        return replace(
            status,
            begun=True,
            over=match.over,
            outcome=match.outcome,
            waiting=waiting,
            unanswered=owing,
            has_secrets=system.has_secrets or (joint is not None and joint.question.sealed),
            undo=self._undo(match),
        )

    def _undo(self, match: Match) -> UndoRequest | None:
        asked = self._session.undo_asked
        if asked is None:
            return None
        missing = self._session.undo_missing()
        return UndoRequest(by=asked["by"], answers=len(match.kept) - asked["keep"], missing=missing)

    def _made(self, match: Match, log: TableLog, status: TableStatus, seat: str | None, lang: str) -> Snapshot:
        session, system = self._session, self._session.game.system
        view = self._with_known_panels(system.view(match.play, seat))
        teller = self._teller(lang, view)
        may = session.may_answer(seat) if seat is not None else None
        questions, answered = self._questions(match, seat)
        joint = match.joint if not session.frozen else None
        own = _own_answers(joint, seat, teller)
        revisable = joint is None or joint.question.revisable
        confirmed = joint is None or joint.confirmed.get(seat or "", True)
        lines, undone = log.lines(seat, teller)
        rows = log.rows(seat, lines, teller, own_tokens(view, seat))
        sides = system.sides(session.game.scenario)
        return Snapshot(
            looks=looks_of(self._session.row),
            status=status,
            seat=seat,
            view=view,
            teller=teller,
            lines=lines,
            rows=rows,
            undone=undone,
            sides=tuple(dict.fromkeys(sides.values())),
            side=sides.get(seat or "", ""),
            questions=tuple(
                OpenQuestion(
                    about=question.about,
                    purpose=question.purpose,
                    kind=question.kind,
                    label=teller.value(question.about or question.purpose),
                    answered=place in answered,
                )
                for place, question in enumerate(questions)
                if revisable or len(answered) < len(questions)
            ),
            intents=tuple(_intents(joint, seat, teller) if joint is not None else rows.plans()),
            own="; ".join(own),
            may_change=revisable and bool(own) and may is not None,
            may_confirm=0 < len(questions) == len(answered) and not confirmed and not session.confirms_alone,
            may_pass=seat is not None and session.may_pass(seat),
            passes=seat in session.passing,
            declines=seat in session.declining,
            goes_on=match.question is not None
            and match.question.seat == seat
            and session.is_secretly_foregone(match.question),
            rolls=tuple(_rolls(match, seat, teller)) if not session.frozen else (),
            coach=_coach(self._guide, session.coached(seat), teller)
            if self._guide and seat is not None and seat == self.guided
            else None,
        )

    def _with_known_panels(self, view: View) -> View:
        """Return the view with equal panels of earlier snapshots, which all drawing code then finds by identity."""
        panels = [self._memo.get(("panel", one.id), one, lambda one=one: one) for one in view.panels]  # type: ignore[misc]
        return replace(view, panels=tuple(panels))

    def _teller(self, lang: str, view: View) -> Teller:
        """Return the teller of all readers who know everything by the same names."""
        words = self.words(lang)
        names: Mapping[str, Phrase | str] = {**words.names, **view.names}
        book = book_in(self._session.game.system, lang)
        return self._memo.get(("teller", lang), names, lambda: Teller(words.named(names), book), most=MOST_TELLERS)

    def _with_reason(self, line: LogLine, place: int, teller: Teller) -> LogLine:
        """Return the line of an undo with the master's reason for it."""
        reason = self._session.reasons.get(str(place))
        if not reason:
            return line
        words = teller.words
        text = words.named({**words.names, "\0why": reason}).say(Phrase("page-reason", {"why": "\0why"}))
        return replace(line, text=f"{line.text} {text}")


def _coach(guide: Guide, now: Coaching, teller: Teller) -> Coach:
    """Return what the guide says to its seat."""
    step, coach = now.step, Coach(state="wait", said=now.said, count=len(guide.steps))
    if now.over:
        return replace(coach, state="over", unmet=now.unmet)
    if now.free:
        return replace(coach, state="done" if now.done else "free")
    if step is None:
        return coach
    coach = replace(coach, state="past", text=teller.words.say(guide.says(step.id)), clause=step.clause)
    return replace(coach, state="step", point=tuple(step.point), choose=step.choose) if now.live else coach


def _intents(joint: JointAnswers, seat: str | None, teller: Teller) -> Iterator[Intent]:
    """Yield the answers that stand in an open joint question, each as far as the seat may know it."""
    shown = joint.shown_to(seat)
    for place, part in enumerate(joint.question.parts):
        if place not in joint.answers:
            continue
        intent = Intent(
            about=part.about or part.seat,
            seat=part.seat,
            confirmed=joint.confirmed[part.seat],
            own=part.seat == seat,
            sealed=place not in shown,
        )
        if place in shown:
            answer = shown[place]
            intent = replace(
                intent,
                word=answer.get(part.purpose, "") if isinstance(answer, dict) else str(answer),
                text=teller.answer(part, answer),
                targets=tuple(dict.fromkeys(_targets(part, answer))),
            )
        yield intent


def _rolls(match: Match, seat: str | None, teller: Teller) -> Iterator[DiceRoll]:
    for one in recent_rolls(match, seat, MOST_ROLLS):
        about = one.label.about or one.label.seat
        yield DiceRoll(
            number=one.number,
            about=about,
            text=teller.value(about),
            faces=one.faces,
            dice=one.label.sides,
            total=teller.number(one.total) if one.total is not None else None,
        )


def _own_answers(joint: JointAnswers | None, seat: str | None, teller: Teller) -> list[str]:
    """Return the reader's answers to an open joint question, in words."""
    if joint is None:
        return []
    parts = enumerate(joint.question.parts)
    return [teller.answer(part, joint.answers[at]) for at, part in parts if part.seat == seat and at in joint.answers]


def _answered(match: Match, part: Question) -> bool:
    joint = match.joint
    return joint is not None and not any(open_part is part for open_part in joint.unanswered(part.seat))


def _targets(question: Question, answer: object) -> Iterator[str]:
    """Yield the tokens that an answer points at."""
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


def _rulings(match: Match, own: Snapshot) -> Iterator[LogLine]:
    """Yield the line of the last ruling of each kind that the master has made."""
    lines = {line.number: line for line in own.lines if not line.gone}
    last: dict[str, int] = {}
    for number, event in match.told_to(own.seat):
        if isinstance(event, Ruled) and not event.by_default and number in lines:
            last[event.ruling] = number
    yield from (lines[number] for number in last.values())


def _corrections(match: Match, own: Snapshot) -> tuple[str, ...]:
    """Return the names of what the system lets a master correct; reinforcements are among them where it has any."""
    options = [Option(GO_ON), *match.game.system.corrections(match.play)]
    asked = Declare(str(match.play.master or own.seat), MASTER_WINDOW, options, default=GO_ON, ruling=True)
    return tuple(choice.label for choice in own.teller.step(asked).choices if choice.id != GO_ON)


def _ways_back(match: Match) -> Iterator[WayBack]:
    """Yield the starts of the last steps, the latest first."""
    steps = {point.answers: point.step for point in match.checkpoints if point.answers < len(match.kept)}
    for answers, step in sorted(steps.items(), reverse=True)[:MOST_WAYS_BACK]:
        yield WayBack(keep=answers, step=step + 1, back=len(match.kept) - answers)


def _friends(snapshot: Snapshot) -> frozenset[str]:
    """Return the tokens of the reader's side."""
    sheets = (sheet for panel in snapshot.view.panels if isinstance(panel, Sheets) for sheet in panel.sheets)
    return frozenset(sheet.id for sheet in sheets if snapshot.side and sheet.side == snapshot.side)


def opening(game: Game, words: Words) -> Snapshot:
    """Return the start of a match as an onlooker sees it."""
    view = game.system.view(Match(game, SeededDice(0)).play, None)
    teller = Teller(words.named({**words.names, **view.names}), game.system.rulebook)
    sides = tuple(dict.fromkeys(game.system.sides(game.scenario).values()))
    return Snapshot(view=view, teller=teller, sides=sides)


def cast_of(start: Snapshot, seats: Iterable[str]) -> dict[str, str]:
    """Return the names of each seat's characters at the start; empty where they are named like the seat."""
    teller, named = start.teller, start.teller.words
    sheets = [sheet for panel in start.view.panels if isinstance(panel, Sheets) for sheet in panel.sheets]
    cast = dict[str, str]()
    for seat in seats:
        names = [teller.value(sheet.name) for sheet in sheets if sheet.seat == seat]
        more = len(names) - MOST_NAMED
        rest = [named.say(Phrase("page-plays-more", {"count": more}))] if more > 0 else []
        cast[seat] = "" if ", ".join(names) == named.say(seat) else named.join([*names[:MOST_NAMED], *rest])
    return cast
