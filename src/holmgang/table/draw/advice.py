"""Advice on an open question: each answer with the share of matches it wins, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.table.draw.markup import Html, el, n
from holmgang.table.draw.picture import page_words
from holmgang.table.snapshot import Tip


def advice(lang: str, tips: Sequence[Tip], most: int = 6) -> Html:
    """The answers that were tried, most often tried first; a band for the interval, a mark for the share."""
    tried = [tip for tip in tips if tip.worlds][:most]
    head = el(
        "h4", page_words(lang, "advice"), el("small", page_words(lang, "advice-how", count=sum(t.worlds for t in tips)))
    )
    rows = [_row(lang, tip) for tip in tried]
    return (
        el("div", head, el("ul", rows), cls="advice-in")
        if rows
        else el("p", page_words(lang, "advice-soon"), cls="muted")
    )


def _row(lang: str, tip: Tip) -> Html:
    band = el(
        "rect", x=f"{n(tip.low * 100)}%", width=f"{n((tip.high - tip.low) * 100)}%", y=3, height=6, rx=3, cls="band"
    )
    mark = el("rect", x=f"{n(max(0.0, tip.share * 100 - 0.8))}%", width="1.6%", y=0, height=12, rx=1, cls="mark-at")
    between = page_words(lang, "advice-between", low=percent(tip.low), high=percent(tip.high))
    bar = el(
        "svg",
        el("rect", width="100%", y=5, height=2, cls="rail"),
        band,
        mark,
        cls="advicebar",
        width="100%",
        height=12,
        aria_hidden="true",
    )
    return el("li", el("span", tip.text), el("b", f"{percent(tip.share)} %"), bar, el("small", between))


def percent(share: float) -> int:
    """A share in whole per cent; what is possible is never told as impossible."""
    whole = round(share * 100)
    return min(max(whole, 1 if share > 0 else 0), 99 if share < 1 else 100)
