"""Plots of the lab as SVG text, drawn by matplotlib (``holmgang[lab]``): curves, heat maps, histograms."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

from holmgang.kernel.errors import InputError
from holmgang.lab.estimates import Rate
from holmgang.lab.lab_text import Spoken

COLOURS = ("#1673b8", "#c2571a", "#3c8a4e", "#7a55a8", "#8a8175", "#b03a5b")
"""Told apart by people who see no red or no green, too."""


def curves(spoken: Spoken, name: str, values: Sequence[Any], rates: Mapping[str, Sequence[Rate]]) -> str:
    """Win rates along an axis: a line for each side, its 95 % interval as a band, one half dashed."""
    figure, axes = _figure(7.2, 3.6)
    places = range(len(values))
    for (side, along), colour in zip(rates.items(), COLOURS, strict=False):
        low, high = zip(*(rate.interval for rate in along), strict=True)
        axes.fill_between(places, low, high, color=colour, alpha=0.2, linewidth=0)
        axes.plot(places, [rate.share for rate in along], color=colour, marker="o", label=side)
    axes.axhline(0.5, color="#8a8175", linestyle="--", linewidth=0.8)
    axes.set_xticks(list(places), [str(value) for value in values])
    axes.set(xlabel=name, ylim=(0, 1))
    axes.yaxis.set_major_formatter(_percent(spoken))
    axes.legend(frameon=False)
    return _svg(figure)


def heat_map(
    spoken: Spoken,
    names: tuple[str, str],
    values: tuple[Sequence[Any], Sequence[Any]],
    shares: Sequence[Sequence[float]],
) -> str:
    """The win rate of a side over two axes; one half is white."""
    down, across = values
    figure, axes = _figure(max(4.0, 1.2 + 0.8 * len(across)), max(2.4, 1.2 + 0.5 * len(down)))
    axes.imshow(shares, cmap="RdBu", vmin=0, vmax=1, aspect="auto")
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            dark = abs(share - 0.5) > 0.3
            axes.text(
                column, row, spoken.figure(f"{share:.0%}"), ha="center", va="center", color="white" if dark else "black"
            )
    axes.set_xticks(range(len(across)), [str(value) for value in across])
    axes.set_yticks(range(len(down)), [str(value) for value in down])
    axes.set(ylabel=names[0], xlabel=names[1])
    return _svg(figure)


def histogram(counts: Mapping[int, int], name: str, count: str) -> str:
    """How often each length came. ``name`` and ``count`` stand beside the axes."""
    figure, axes = _figure(7.2, 2.4)
    axes.bar(list(counts), list(counts.values()), color=COLOURS[0], width=0.9)
    axes.set(xlabel=name, ylabel=count)
    return _svg(figure)


def _percent(spoken: Spoken) -> Any:
    from matplotlib.ticker import FuncFormatter

    return FuncFormatter(lambda share, _: spoken.figure(f"{share:.0%}"))


def _figure(width: float, height: float) -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise InputError("plots need matplotlib: install holmgang[lab]") from None
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _svg(figure: Any) -> str:
    """The picture alone, without the head of an XML file, and the same for the same numbers."""
    import matplotlib as mpl

    out = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": "holmgang", "svg.fonttype": "none"}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]
