"""From a snapshot and an answer in the making to the fragments of a page.

:meth:`Renderer.render` is a function of its arguments; one memo keeps what was drawn before.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from holmgang.table import draw
from holmgang.table.beats import LogRow
from holmgang.table.draw.boards import places
from holmgang.table.memo import Memo
from holmgang.table.snapshot import DescribedDraft, DraftInputs, Snapshot
from holmgang.table.web.table_fragments import bar, coach, dice_source, listings, notice, waiting_for

MOST_RENDERINGS = 12
"""So many renderings of one seat are kept: its tabs may have different inputs and languages."""
MOST_TELLERS = 12
Fragments = tuple[tuple[str, str], ...]
"""Ids of elements with their markup."""
Places = Mapping[str, tuple[float, float]]
_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def encoded(message: Mapping[str, Any] | str) -> str:
    """Return a message, or a text in one, as JSON."""
    return _JSON.encode(message)


@dataclass(frozen=True)
class Rendering:
    """The fragments of one reader's page, and what the page must know to answer.

    ``inputs`` are the reader's inputs as they are shown; ``mine``: the reader is asked.
    """

    snapshot: Snapshot
    inputs: DraftInputs
    mine: bool
    fragments: Fragments
    _encoded: dict[str, str] = field(default_factory=dict, repr=False, compare=False)
    """Fragments as JSON: encoded once, however many tabs show this rendering."""

    def message(self, shown: Mapping[str, str], more: Mapping[str, Any]) -> str:
        """Return the message for a tab that shows these fragments already; ``more`` is the tab's own part of it."""
        plain = {
            "version": self.snapshot.version,
            "serial": self.snapshot.serial,
            "sketch": self.inputs.plain(),
            "mine": self.mine,
            "over": self.snapshot.over,
            **more,
        }
        news = [self._fragment(name, html) for name, html in self.fragments if shown.get(name) != html]
        return f'{encoded(plain)[:-1]},"fragments":[{",".join(news)}]}}'

    def _fragment(self, name: str, html: str) -> str:
        if name not in self._encoded:
            # Put together by hand: to encode a long text within a dict takes more than twice as long as the text alone.
            self._encoded[name] = f'{{"id":{encoded(name)},"html":{encoded(html)}}}'
        return self._encoded[name]


class Renderer:
    """Renders one table for all its tabs."""

    def __init__(self, new_memo: Callable[[], Memo] = Memo) -> None:
        self._new_memo = new_memo
        self._memo = new_memo()
        self._places: dict[str | None, tuple[str, Places, Places]] = {}
        """By seat: a version, and the places of the tokens on a scene without a grid before it and in it."""

    def render(
        self,
        snapshot: Snapshot,
        draft: DescribedDraft | None = None,
        *,
        refused: str = "",
        present: tuple[str, ...] = (),
        lost: tuple[str, ...] = (),
        beside: tuple[str, ...] = (),
        join: str = "",
    ) -> Rendering:
        """Return all fragments but the log. ``draft`` is the reader's answer in the making, if the reader is asked.

        ``refused`` is the sentence for a refused answer, ``present`` are the connected seats, ``lost`` those whose
        connection broke, ``beside`` the other seats at the same screen, ``join`` the code by which others can watch,
        for the big screen.
        """
        depends_on = (snapshot, draft, refused, present, lost, beside, join)
        return self._memo.get(
            ("rendering", snapshot.seat, snapshot.lang),
            depends_on,
            lambda: self._rendered(snapshot, draft, refused, present, lost, beside, join),
            most=MOST_RENDERINGS,
        )

    def rows(self, snapshot: Snapshot, after: int) -> list[tuple[LogRow, str]]:
        """Return the rows of the log with a line beyond the first so many, each with its markup."""
        picture = self._picture(snapshot)
        return [(row, str(draw.log_row(row, picture))) for row in snapshot.rows.since(after)] if snapshot.rows else []

    def _rendered(
        self,
        snapshot: Snapshot,
        draft: DescribedDraft | None,
        refused: str,
        present: tuple[str, ...],
        lost: tuple[str, ...],
        beside: tuple[str, ...],
        join: str,
    ) -> Rendering:
        picture = self._picture(snapshot, draft, refused)
        waiting = None if draft else waiting_for(snapshot, picture, lost)
        around = self._memo.get(
            ("around", snapshot.seat, snapshot.lang),
            (snapshot, present, lost, beside),
            lambda: self._around(snapshot, present, lost, beside),
        )
        fragments = [
            ("stage", str(draw.stage(picture))),
            ("tray", str(draw.tray(picture, waiting=waiting))),
            ("roster", str(draw.roster(picture))),
            *around,
        ]
        if snapshot.seat is None and waiting is not None:
            fragments.append(("tvbar", str(draw.tv_bar(picture, waiting, draw.Html(join)))))
        shown = draft.inputs if draft else DraftInputs()
        return Rendering(snapshot, shown, draft is not None, tuple(fragments))

    def _around(
        self, snapshot: Snapshot, present: tuple[str, ...], lost: tuple[str, ...], beside: tuple[str, ...]
    ) -> Fragments:
        """Return the fragments that no draft changes."""
        picture = self._picture(snapshot)
        return (
            ("bar", bar(snapshot, picture, present, lost)),
            ("notice", notice(snapshot, beside)),
            ("ticker", str(draw.ticker(_last_row(snapshot), picture))),
            ("listings", listings(picture)),
            ("dice", str(draw.dice(snapshot.rolls, picture, dice_source(snapshot)))),
            *([("coach", coach(snapshot))] if snapshot.coach is not None else []),
        )

    def _picture(self, snapshot: Snapshot, draft: DescribedDraft | None = None, refused: str = "") -> draw.Picture:
        return draw.Picture(
            snapshot=snapshot,
            draft=draft.draft if draft else None,
            last=draft.last if draft else None,
            things=draft.things if draft else frozenset(),
            places=self._places_before(snapshot),
            parts=tuple(_parts(snapshot, draft)),
            refused=refused,
            faces=draft.faces if draft else (),
            memo=self._memo_of(snapshot),
        )

    def _places_before(self, snapshot: Snapshot) -> Places:
        """Return where the seat's tokens stood in the version before: from there they move as little as possible."""
        version, before, after = self._places.get(snapshot.seat, ("", {}, {}))
        if version != snapshot.version:
            before = after
            picture = draw.Picture(snapshot=snapshot, places=before, memo=self._memo_of(snapshot))
            self._places[snapshot.seat] = (snapshot.version, before, places(picture))
        return before

    def _memo_of(self, snapshot: Snapshot) -> Memo:
        """Return the part of the memo for one teller: readers with the same words share what is drawn."""
        return self._memo.get("teller", snapshot.teller, self._new_memo, most=MOST_TELLERS)


def _last_row(snapshot: Snapshot) -> LogRow | None:
    """Return the row with the last line."""
    rows = snapshot.rows.since(len(snapshot.lines) - 1) if snapshot.rows and snapshot.lines else []
    return rows[-1] if rows else None


def _parts(snapshot: Snapshot, draft: DescribedDraft | None) -> list[draw.Part]:
    """Return the tabs of the tray where several questions are open to the reader at once."""
    if len(snapshot.questions) < 2:
        return []
    return [
        draw.Part(
            about=question.about,
            label=question.label,
            answered=question.answered,
            current=draft is not None and (draft.about, draft.purpose) == (question.about, question.purpose),
        )
        for question in snapshot.questions
    ]
