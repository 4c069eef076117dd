"""Results of a run of the lab, ready to be shown: names, figures, and bars with their intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from holmgang.kernel.sums import Phrase
from holmgang.kernel.words import Words
from holmgang.lab.estimates import Proportion, Spread
from holmgang.lab.report import Spoken
from holmgang.lab.tally import DRAW, UNENDED, Tally
from holmgang.table.draw.markup import Html, el, join
from holmgang.table.service.lab_runs import Findings
from holmgang.table.web.pages import page_text

# ---- charts ----------------------------------------------------------------------------------------------------------

MOST_BARS = 16
"""A histogram has at most so many bars; longer ranges are put together."""
WIDE, HIGH, TOP, FOOT, GAP = 320.0, 150.0, 24.0, 22.0, 3.0


def bar(share: float) -> Html:
    """Draw a share of the whole as a bar."""
    drawn = el("rect", x=0, y=0, width=max(0.6, 100 * share), height=10, rx=1, cls="u-bar")
    return el("svg", drawn, viewBox="0 0 100 10", preserveAspectRatio="none", cls="u-svg", aria_hidden="true")


def rate_bars(old: Proportion, new: Proportion) -> Html:
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


def _rate(rate: Proportion, y: float, cls: str) -> Html:
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


# ---- results ---------------------------------------------------------------------------------------------------------

MOST_USES = 10
MOST_UNFINISHED = 5
HARDLY = 0.05
"""A side that wins less often has no fight, only a fate."""


def results(
    words: Words, findings: Findings, titles: tuple[str, str], seat_called: Callable[[str], str]
) -> dict[str, Any]:
    """Return the results for the page. ``titles``: the names of both ways."""
    figures = Figures(words)
    names = list(findings.comparison.differences)
    own = {DRAW: "lab-draw", UNENDED: "lab-unfinished"}
    called = {name: page_text(words, own[name]) if name in own else words.say(name) for name in names}
    sides = [name for name in names if name not in own]
    rows = []
    for name, change in findings.comparison.differences.items():
        old, new = findings.old.tally.rate(name), findings.new.tally.rate(name)
        exact = [one.draw if name == DRAW else one.wins.get(name) for one in findings.exact if one is not None]
        if name in own and not old.count and not new.count:
            continue
        rows.append(
            {
                "name": called[name],
                "side": sides.index(name) % 6 + 1 if name in sides else 6,
                "old": figures.percent(old.share),
                "new": figures.percent(new.share),
                "interval": figures.interval(new.interval),
                "change": figures.signed(100 * change.value),
                "between": " … ".join(figures.signed(100 * bound) for bound in change.interval),
                "telling": change.telling,
                "exact": [figures.percent(float(share)) for share in exact if share is not None],
                "bar": rate_bars(old, new),
                "hardly": name in sides and new.interval[1] < HARDLY,
            }
        )
    both = (findings.old.tally, findings.new.tally)
    return {
        "titles": titles,
        "rows": rows,
        "lengths": lengths(findings.old.tally.steps, findings.new.tally.steps, list(titles)),
        "decided": [_decided(tally, figures) for tally in both],
        "luck": [_luck(tally, figures) for tally in both],
        "unfinished": findings.new.tally.unfinished[:MOST_UNFINISHED],
        "mean": [figures.decimal(tally.steps.mean.value) for tally in both],
        "uses": uses(words, findings),
        "players": [(seat_called(seat), level(words, policy)) for seat, policy in findings.new.seats.items()],
    }


def _decided(tally: Tally, figures: Figures) -> str:
    """The step in which matches were decided, on average."""
    return figures.decimal(tally.decided.mean.value) if tally.decided else ""


def _luck(tally: Tally, figures: Figures) -> str:
    """The share of the dice in who wins, with its interval; that of the side with the greatest, they are near."""
    shares = [luck.bond.share for luck in tally.luck.values()]
    found = max((share for share in shares if share is not None), key=lambda share: share.value, default=None)
    return f"{figures.percent(found.value)} ({figures.interval(found.interval)})" if found is not None else ""


def uses(words: Words, findings: Findings) -> list[dict[str, Any]]:
    """Return the most chosen options, each with its share of the maximum."""
    spoken, times = Spoken(words), Counter[str]()
    for (_, option), use in findings.new.tally.uses.items():
        times[spoken.option(option)] += use.times
    most = times.most_common(MOST_USES)
    return [
        {
            "name": name,
            "times": count,
            "bar": bar(count / most[0][1]),
        }
        for name, count in most
    ]


def level(words: Words, name: str) -> str:
    """Return the name of a level, or the id of a policy that is none. The heuristic is what a regular plays by."""
    name = "regular" if name == "heuristic" else name
    return words.say(Phrase(f"level-{name}")) if words.has(f"level-{name}") else name


class Figures:
    """Figures as the reader's language writes them."""

    def __init__(self, words: Words) -> None:
        self._spoken = Spoken(words)

    def decimal(self, number: float) -> str:
        """A number with one decimal place."""
        return self._spoken.figure(f"{number:.1f}")

    def percent(self, share: float) -> str:
        """A share for people."""
        return f"{self.decimal(100 * share)} %"

    def interval(self, bounds: tuple[float, float]) -> str:
        """Between which shares it lies."""
        return f"{self.decimal(100 * bounds[0])}–{self.decimal(100 * bounds[1])}"

    def signed(self, points: float) -> str:
        """A difference in points, with a true minus."""
        return self._spoken.figure(f"{points:+.1f}".replace("-", "−"))
