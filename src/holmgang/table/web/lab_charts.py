"""Pictures of the lab: bars with their intervals, and how long matches take."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.lab.estimates import Rate, Spread
from holmgang.table.draw.markup import Html, el, join

MOST_BARS = 16
"""A histogram has at most so many bars; longer ranges are put together."""
WIDE, HIGH, TOP, FOOT, GAP = 320.0, 150.0, 24.0, 22.0, 3.0


def bar(share: float) -> Html:
    """How much of the whole."""
    drawn = el("rect", x=0, y=0, width=max(0.6, 100 * share), height=10, rx=1, cls="u-bar")
    return el("svg", drawn, viewBox="0 0 100 10", preserveAspectRatio="none", cls="u-svg", aria_hidden="true")


def rate_bars(old: Rate, new: Rate) -> Html:
    """Two shares beneath each other, each with its 95 % interval as a band, and a line at one half."""
    parts = [
        el("rect", x=0, y=0, width=100, height=26, cls="r-ground"),
        _rate(old, 2, "r-old"),
        _rate(new, 14, "r-new"),
    ]
    half = el("path", d="M50 0V26", cls="r-half", vector_effect="non-scaling-stroke")
    return el(
        "svg", join(parts), half, viewBox="0 0 100 26", preserveAspectRatio="none", cls="r-svg", aria_hidden="true"
    )


def _rate(rate: Rate, y: float, cls: str) -> Html:
    low, high = (100 * bound for bound in rate.interval)
    return el(
        "g",
        el("rect", x=0, y=y, width=_fine(100 * rate.share), height=10, cls="r-bar"),
        el("rect", x=_fine(low), y=y + 3, width=_fine(high - low), height=4, cls="r-doubt"),
        cls=cls,
    )


def _fine(value: float) -> str:
    return f"{value:.2f}"


def lengths(old: Spread, new: Spread, titles: Sequence[str]) -> Html:
    """Two histograms on the same scales."""
    least, most = min([*old, *new]), max([*old, *new])
    width = -(-(most - least + 1) // MOST_BARS)
    bins = [range(first, first + width) for first in range(least, most + 1, width)]
    shares = [[sum(one[number] for number in numbers) / one.total() for numbers in bins] for one in (old, new)]
    top = max(*shares[0], *shares[1])
    drawn = zip(shares, titles, ("l-old", "l-new"), strict=True)
    return join(_histogram(bins, [share / top for share in one], title, cls) for one, title, cls in drawn)


def _histogram(bins: Sequence[range], heights: Sequence[float], title: str, cls: str) -> Html:
    step = WIDE / len(bins)
    floor = HIGH - FOOT
    every = -(-len(bins) // 8)
    parts = [el("text", title, x=0, y=14, cls="l-t")]
    for place, (numbers, height) in enumerate(zip(bins, heights, strict=True)):
        tall = (floor - TOP) * height
        x = place * step
        parts.append(el("rect", x=x + GAP / 2, y=floor - tall, width=step - GAP, height=tall, rx=2, cls="l-bar"))
        if place % every == 0:
            parts.append(el("text", str(numbers[0]), x=x + step / 2, y=HIGH - 6, cls="l-n"))
    parts.append(el("path", d=f"M0 {floor}H{WIDE}", cls="l-foot"))
    return el("svg", join(parts), viewBox=f"0 0 {WIDE:g} {HIGH:g}", cls=f"l-svg {cls}", role="img", aria_label=title)
