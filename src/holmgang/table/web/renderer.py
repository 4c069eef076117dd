"""From what a seat may see to the fragments of its page: made once for each version, seat, language and sketch."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup, escape

from holmgang.kernel.description import Teller
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Question
from holmgang.kernel.view import Listing, tokens_of
from holmgang.table import draw
from holmgang.table.service import DraftAnswer, Room, Snapshot
from holmgang.table.service.access import BOT
from holmgang.table.service.advice import Adviser
from holmgang.table.service.drafts import DescribedDraft, drawn, part_meant
from holmgang.table.web.pages import environment, page_text, texts, verdict_of

MOST_KEPT = 200
"""So many sets of fragments are kept per table; drafts beyond that are drawn anew."""
MOST_TELLERS = 12
WINNERS_SHOWN = 5
"""So many tokens of the winners stand beside the verdict; a horde need not all come."""
Fragments = tuple[tuple[str, str], ...]
"""Names of elements with their markup."""


_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def written(message: Mapping[str, Any] | str) -> str:
    """A message, or a text in one, as it goes over the line."""
    return _JSON.encode(message)


@dataclass(frozen=True)
class Look:
    """The fragments of one reader's page, and what the page must know to answer."""

    version: str
    serial: int
    sketch: DraftAnswer
    mine: bool
    over: bool
    fragments: Fragments
    _written: dict[str, str] = field(default_factory=dict, repr=False, compare=False)
    """Fragments as they go over the line: written once, however many tabs show this look."""

    def message(self, shown: Mapping[str, str], more: Mapping[str, Any]) -> str:
        """For the socket of a tab that shows these fragments already; ``more`` is the tab's own."""
        plain = {
            "version": self.version,
            "serial": self.serial,
            "sketch": self.sketch.plain(),
            "mine": self.mine,
            "over": self.over,
            **more,
        }
        news = [self._fragment(name, html) for name, html in self.fragments if shown.get(name) != html]
        return f'{written(plain)[:-1]},"fragments":[{",".join(news)}]}}'

    def _fragment(self, name: str, html: str) -> str:
        if name not in self._written:
            # Put together by hand: to encode a long text within a dict takes more than twice as long as the text alone.
            self._written[name] = f'{{"id":{written(name)},"html":{written(html)}}}'
        return self._written[name]


def sketched(sketch: DraftAnswer) -> Hashable:
    """A sketch as a name to keep by what was drawn for it."""
    given = json.dumps(sketch.given, sort_keys=True) if sketch.given else ""
    return sketch.about, sketch.purpose, sketch.at, given


@dataclass(frozen=True)
class Asking:
    """What a draft looks like, and the fragments that it changes."""

    sketch: DraftAnswer
    mine: bool
    fragments: Fragments
    below: Fragments


class Renderer:
    """Paints one table for everybody who looks at it. The caller holds the table's lock."""

    def __init__(self, room: Room, new_pieces: Callable[[], draw.Memo] = draw.Memo) -> None:
        self._room, self._new_pieces = room, new_pieces
        self._join = draw.Html("")
        self.lifted: dict[str, str] = {}
        """Words that pages were given when a curtain was lifted, and for which seat."""
        self.adviser: Adviser | None = None
        """Kept here so that all who look share one."""
        self._version = ""
        self._looks: dict[Hashable, Look] = {}
        self._asking: dict[Hashable, Asking] = {}
        self._around: dict[Hashable, Fragments] = {}
        self._rosters: dict[Hashable, str] = {}
        self._places: dict[str | None, dict[str, tuple[float, float]]] = {}
        self._pieces: dict[Teller, draw.Memo] = {}
        self._plain: dict[tuple[str | None, str], tuple[Snapshot, draw.Picture]] = {}
        self._drafts: dict[tuple[str | None, str], tuple[Teller, Question, Hashable, DescribedDraft]] = {}

    @property
    def join(self) -> draw.Html:
        """The code by which more people can come and look on, for the big screen."""
        return self._join

    @join.setter
    def join(self, code: draw.Html) -> None:
        self._join, self._looks, self._asking = code, {}, {}

    def look(
        self,
        seat: str | None,
        lang: str,
        sketch: DraftAnswer,
        *,
        refused: str = "",
        present: str = "",
        beside: tuple[str, ...] = (),
    ) -> Look:
        """All fragments but the log. ``present`` is whatever else the bar shows, so that it is drawn anew with it.

        ``beside`` are the other seats at the same screen: what is asked of one of them is asked there.
        """
        snapshot = self._room.snapshots.snapshot(seat, lang)
        if snapshot.version != self._version:
            self._version, self._looks, self._asking, self._around, self._rosters = snapshot.version, {}, {}, {}, {}
        key = (seat, lang, sketched(sketch), refused, present, beside)
        if key not in self._looks:
            if len(self._looks) >= MOST_KEPT:
                self._looks.clear()
                self._asking.clear()
            self._looks[key] = self._painted(snapshot, sketch, refused, present, beside)
        return self._looks[key]

    def lines(self, snapshot: Snapshot, after: int) -> str:
        """The lines of the log beyond the first so many."""
        return str(draw.log_lines(snapshot.lines[after:], self._without_draft(snapshot)))

    def _painted(
        self, snapshot: Snapshot, sketch: DraftAnswer, refused: str, present: str, beside: tuple[str, ...]
    ) -> Look:
        key = (snapshot.seat, snapshot.lang, sketched(sketch), refused)
        if key not in self._asking:
            self._asking[key] = self._asked(snapshot, sketch, refused)
        asked = self._asking[key]
        fragments = (*asked.fragments, *self._beside(snapshot, present, beside), *asked.below)
        return Look(snapshot.version, snapshot.serial, asked.sketch, asked.mine, snapshot.over, fragments)

    def _asked(self, snapshot: Snapshot, sketch: DraftAnswer, refused: str) -> Asking:
        """The fragments that change with the draft: board, question, cards."""
        question = part_meant(snapshot.questions, sketch, snapshot.answered)
        made = self._draft(snapshot, question, sketch) if question is not None else None
        picture = self._picture(snapshot, made, refused) if made or refused else self._without_draft(snapshot)
        waiting = None if made else self._waiting(snapshot, picture)
        fragments = (
            ("stage", str(draw.stage(picture))),
            ("tray", str(draw.tray(picture, waiting=waiting))),
            ("roster", self._roster(snapshot, picture)),
        )
        below: Fragments = ()
        if snapshot.seat is None and waiting is not None:
            below = (("tvbar", str(draw.tv_bar(picture, waiting, self.join))),)
        return Asking(made.sketch if made else DraftAnswer(), made is not None, fragments, below)

    def _draft(self, snapshot: Snapshot, question: Question, sketch: DraftAnswer) -> DescribedDraft:
        """The draft of a reader: while a question is open nothing about it changes, whatever others answer."""
        known = self._drafts.get((snapshot.seat, snapshot.lang))
        named = sketched(sketch)
        if known is None or known[0] is not snapshot.teller or known[1] is not question or known[2] != named:
            made = drawn(snapshot.teller, question, sketch)
            known = self._drafts[snapshot.seat, snapshot.lang] = (snapshot.teller, question, named, made)
        return known[3]

    def _roster(self, snapshot: Snapshot, picture: draw.Picture) -> str:
        """Of a draft the cards show only whose it is."""
        key = (snapshot.seat, snapshot.lang, picture.asked_about)
        if key not in self._rosters:
            self._rosters[key] = str(draw.roster(picture))
        return self._rosters[key]

    def _beside(self, snapshot: Snapshot, present: str, beside: tuple[str, ...]) -> Fragments:
        """The fragments that no draft changes: drawn once, however often somebody thinks better of an answer."""
        key = (snapshot.seat, snapshot.lang, present, beside)
        if key not in self._around:
            picture = self._without_draft(snapshot)
            self._around[key] = (
                ("bar", self._bar(snapshot)),
                ("notice", self._notice(snapshot, beside)),
                ("ticker", str(draw.ticker(snapshot.lines[-1] if snapshot.lines else None, picture))),
                ("listings", self._listings(picture)),
                ("dice", str(draw.dice(self._throws(snapshot), picture, self._dice_source(snapshot)))),
            )
        return self._around[key]

    @property
    def _advice(self) -> bool:
        return bool(self._room.table.row.standing.get("advice"))

    def _throws(self, snapshot: Snapshot) -> list[draw.DiceRoll]:
        return [
            draw.DiceRoll(
                number=one.number,
                about=one.label.about or one.label.seat,
                text=snapshot.teller.value(one.label.about or one.label.seat),
                faces=one.faces,
                dice=one.label.sides,
                total=snapshot.teller.number(one.total) if one.total is not None else None,
            )
            for one in snapshot.throws
        ]

    def _dice_source(self, snapshot: Snapshot) -> str:
        mode = self._room.table.row.settings.get("dice")
        return page_text(snapshot.teller.words, f"play-dice-{mode}") if mode in ("fair", "typed", "seeded") else ""

    def _picture(self, snapshot: Snapshot, made: DescribedDraft | None, refused: str) -> draw.Picture:
        picture = draw.Picture(
            view=snapshot.view,
            teller=snapshot.teller,
            seat=snapshot.seat,
            draft=made.draft if made else None,
            last=made.last if made else None,
            intents=tuple(self._intents(snapshot, made)),
            sides=snapshot.sides,
            places=self._places.get(snapshot.seat, {}),
            parts=tuple(self._parts(snapshot, made)),
            refused=refused,
            faces=_faces(made),
            typed_dice=self._room.table.row.settings.get("dice") == "typed",
            may_pass=snapshot.may_pass,
            advised=made is not None and made.question.kind != "roll" and self._advice,
            pieces=self._pieces_for(snapshot.teller),
        )
        self._places[snapshot.seat] = draw.places(picture)
        return picture

    def _without_draft(self, snapshot: Snapshot) -> draw.Picture:
        """What is drawn beside board and tray knows no draft: one picture serves it all."""
        known = self._plain.get((snapshot.seat, snapshot.lang))
        if known is None or known[0] is not snapshot:
            known = self._plain[snapshot.seat, snapshot.lang] = (snapshot, self._picture(snapshot, None, ""))
        return known[1]

    def _pieces_for(self, teller: Teller) -> draw.Memo:
        """Readers with the same words share what is drawn; the same words are one teller (:class:`Looking`)."""
        if teller not in self._pieces and len(self._pieces) >= MOST_TELLERS:
            self._pieces.clear()
        return self._pieces.setdefault(teller, self._new_pieces())

    def _intents(self, snapshot: Snapshot, made: DescribedDraft | None) -> Iterator[draw.Intent]:
        for one in snapshot.given:
            yield draw.Intent(
                about=one.about,
                word=one.word,
                text=one.text,
                targets=one.targets,
                confirmed=one.confirmed,
                own=one.seat == snapshot.seat,
                sealed=one.sealed,
            )

    def _parts(self, snapshot: Snapshot, made: DescribedDraft | None) -> Iterator[draw.Part]:
        if len(snapshot.questions) < 2:
            return
        for place, question in enumerate(snapshot.questions):
            yield draw.Part(
                about=question.about,
                label=snapshot.teller.value(question.about or question.purpose),
                answered=place in snapshot.answered,
                current=made is not None and made.question is question,
            )

    def _listings(self, picture: draw.Picture) -> str:
        """The tables of a view, each a tab of the log's column."""
        shown = list(picture.panels(Listing))

        def drawn_listings() -> str:
            panels = [
                {"id": panel.id, "title": picture.said(panel.title), "html": draw.panel_tab(picture, panel)}
                for panel in shown
            ]
            words = picture.teller.words
            return environment().get_template("_listings.html").render(t=texts(words), panels=panels, raw=Markup)

        return picture.pieces.kept("listings", shown, drawn_listings)

    # Whom we wait for.

    def _waiting(self, snapshot: Snapshot, picture: draw.Picture) -> draw.Waiting:
        words, table = snapshot.teller.words, self._room.table
        others = [seat for seat in snapshot.waiting if seat != snapshot.seat]
        if table.frozen:
            sentence = page_text(words, "page-closed", {"why": table.frozen})
        elif table.fault:
            sentence = page_text(words, "page-fault", {"why": table.fault})
        elif snapshot.over:
            return self._over(snapshot)
        elif snapshot.seat is not None and table.seats[snapshot.seat].sitting == BOT:
            sentence = page_text(words, "play-engine-for-you")
        elif snapshot.passes:
            sentence = page_text(words, "play-you-pass")
        elif others:
            names = words.join([words.say(name) for name in others])
            sentence = page_text(words, "page-waiting-for", {"who": names})
        elif snapshot.may_confirm:
            sentence = page_text(words, "page-confirm-yours")
        else:
            sentence = page_text(words, "page-waiting")
        return draw.Waiting(
            sentence=sentence,
            since=str(int(table.since)),
            own=snapshot.own,
            may_change=snapshot.may_change,
            may_confirm=snapshot.may_confirm,
            about=token_of(picture, others[0]) if others else "",
            deeds=tuple(self._deeds(snapshot)),
        )

    def _over(self, snapshot: Snapshot) -> draw.Waiting:
        """Who has won and why, with those of the winners who still stand."""
        match = self._room.table.match
        assert match is not None
        assert match.outcome is not None
        verdict, reason = verdict_of(match.outcome, snapshot.teller.words)
        standing = [
            token.id
            for panel in snapshot.view.panels
            for token in tokens_of(panel)
            if token.side in match.outcome.winners and not token.faded
        ]
        faces = tuple(dict.fromkeys(standing))[:WINNERS_SHOWN]
        return draw.Waiting(sentence=verdict, note=reason, faces=faces, over=True, links=self._links(snapshot))

    def _deeds(self, snapshot: Snapshot) -> Iterator[tuple[str, str, str]]:
        """What one can do while others are asked."""
        table, words = self._room.table, snapshot.teller.words
        if snapshot.seat is None or snapshot.over or table.frozen is not None:
            return
        if table.seats[snapshot.seat].sitting == BOT:
            yield page_text(words, "play-take-back"), "hand", "person"
        if snapshot.passes:
            yield page_text(words, "play-pass-no-more"), "unpass", ""
        pace = float(table.row.settings.get("pace", 0))
        if pace > 0 and any(table.seats[seat].sitting == BOT for seat in snapshot.waiting):
            yield page_text(words, "page-skip-pace"), "skip", ""

    def _links(self, snapshot: Snapshot) -> tuple[tuple[str, str], ...]:
        """Where one goes from a fight that is over."""
        table, words = self._room.table, snapshot.teller.words
        if not snapshot.over or table.frozen is not None:
            return ()
        pages = (("recap-title", f"/t/{table.id}/recap"), ("recap-replay", f"/replay/{table.id}"))
        return tuple((page_text(words, key), address) for key, address in pages)

    # The bar and what is asked of everybody.

    def seats(self, snapshot: Snapshot) -> list[dict[str, Any]]:
        """Who sits where and what they are about."""
        table, words, room = self._room.table, snapshot.teller.words, self._room
        given = {one.seat: one for one in snapshot.given}
        picture = self._without_draft(snapshot)
        rows = []
        for name, seat in table.seats.items():
            called = name in snapshot.waiting
            if seat.sitting == BOT:
                doing = "page-seat-thinks" if called else "page-seat-engine"
            elif called:
                doing = "page-seat-you" if name == snapshot.seat else "page-seat-called"
            elif name in given and given[name].confirmed:
                doing = "page-seat-confirmed"
            else:
                doing = "page-seat-here" if room.present.get(name) else "page-seat-away"
            rows.append(
                {
                    "seat": name,
                    "name": words.say(name),
                    "says": self._page_text(snapshot, doing),
                    "face": draw.mini(picture, token_of(picture, name) or self._sign(name), 32),
                    "called": called,
                    "own": name == snapshot.seat,
                    "done": name in given and given[name].confirmed and not called,
                    "engine": seat.sitting == BOT,
                    "present": bool(room.present.get(name)),
                }
            )
        return rows

    def _page_text(self, snapshot: Snapshot, key: str) -> str:
        """A sentence of the page that has nothing in it to fill in."""
        return self._pieces_for(snapshot.teller).kept(
            ("said", key), None, lambda: page_text(snapshot.teller.words, key)
        )

    def _sign(self, seat: str) -> str:
        """The drawing for a seat without a token."""
        table = self._room.table
        return "crown" if seat == table.game.master else "engine" if table.seats[seat].sitting == BOT else ""

    def _bar(self, snapshot: Snapshot) -> str:
        headline, rows, words = snapshot.view.headline, self.seats(snapshot), snapshot.teller.words

        def drawn_bar() -> str:
            return (
                environment()
                .get_template("_bar.html")
                .render(
                    t=texts(words),
                    headline=words.say(headline) if headline is not None else "",
                    seats=rows,
                    advice=self._advice,
                    raw=Markup,
                )
            )

        shows = (headline, rows, self._advice)
        return self._pieces_for(snapshot.teller).kept(("bar", snapshot.seat), shows, drawn_bar)

    def _notice(self, snapshot: Snapshot, beside: tuple[str, ...]) -> str:
        table, words = self._room.table, snapshot.teller.words
        asked = table.undo_asked
        if table.paused and not snapshot.over:
            said = escape(page_text(words, "desk-paused"))
            return f'<div id="notice" class="notice" role="status"><p>{said}</p></div>'
        if asked is None or table.match is None:
            return '<div id="notice" class="notice" role="status"></div>'
        return (
            environment()
            .get_template("_consent.html")
            .render(
                t=texts(words),
                who=words.say(asked["by"]),
                back=_taken_back(table.match, snapshot, asked["keep"]),
                missing=words.join([words.say(name) for name in table.undo_missing()]),
                mine=any(name in table.undo_missing() for name in (snapshot.seat, *beside)),
                own=snapshot.seat == asked["by"],
            )
        )


def token_of(picture: draw.Picture, seat: str) -> str:
    """The token by which a seat is known: the one it plays, the first that is asked about where there are several."""
    own = [sheet.id for sheet in picture.sheets.values() if sheet.seat == seat]
    return next(iter([name for name in own if name in picture.tokens] or own), seat if seat in picture.tokens else "")


def _faces(made: DescribedDraft | None) -> tuple[int | None, ...]:
    """The dice typed in so far."""
    given = made.sketch.given.get(made.question.purpose) if made is not None else None
    is_roll = made is not None and made.question.kind == "roll"
    return tuple(face or None for face in given) if is_roll and isinstance(given, list) else ()


def _taken_back(match: Match, snapshot: Snapshot, keep: int) -> int:
    """How many decisions would fall."""
    return len(match.kept) - keep
