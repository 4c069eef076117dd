"""The report of a sweep as one HTML page that needs nothing else: figures, plots, tables, how it was played."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import product
from shlex import quote
from typing import Any

from holmgang.kernel.errors import InputError
from holmgang.lab.estimates import Proportion
from holmgang.lab.probe import Probe, intro, tables
from holmgang.lab.report import Spoken, with_names_of
from holmgang.lab.sweep import SweepPlace, SweepPlan
from holmgang.lab.tally import DRAW

# ---- plots as SVG, drawn by matplotlib -------------------------------------------------------------------------------

COLOURS = ("#1673b8", "#c2571a", "#3c8a4e", "#7a55a8", "#8a8175", "#b03a5b")
"""Told apart by people who see no red or no green, too."""


def curves(spoken: Spoken, name: str, values: Sequence[Any], rates: Mapping[str, Sequence[Proportion]]) -> str:
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
    """Draw a histogram of lengths. ``name`` and ``count`` stand beside the axes."""
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


# ---- the page --------------------------------------------------------------------------------------------------------

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #221d18; background: #fbf8f2 }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
.wide { overflow-x: auto }
td { white-space: nowrap }
th, td { padding: .25rem .7rem; border-bottom: 1px solid #d9d0c3; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
code { background: #efe8dc; padding: .1rem .3rem; border-radius: 3px; overflow-wrap: anywhere }
.muted { color: #6b6155 }
@media (prefers-color-scheme: dark) {
  body { color: #ece5da; background: #1d1915 } th, td { border-color: #453c33 } code { background: #2d2721 }
  .muted { color: #a89c8e } svg { background: #fbf8f2; border-radius: 6px }
}
"""
SHOWN_OPTIONS = 20
SHOWN_UNFINISHED = 10


def page(plan: SweepPlan, places: Sequence[SweepPlace], folder: str, spoken: Spoken, probe: Probe | None = None) -> str:
    """The whole page. ``folder``: where the sweep is kept, as commands name it; ``probe``: of the scenario as it is."""
    named = Spoken(with_names_of(plan.game, spoken.words))
    return _Page(plan, places, folder, named, probe).whole()


@dataclass(frozen=True)
class _Page:
    plan: SweepPlan
    places: Sequence[SweepPlace]
    folder: str
    spoken: Spoken
    probe: Probe | None

    def whole(self) -> str:
        title = f"{self.plan.game.system.id}/{self.plan.game.scenario.id}"
        parts = [f"<h1>{escape(title)}</h1>", self._ten(), *self._plots(), self._table()]
        parts += [self._options(self.places[0])] if len(self.places) == 1 else []
        parts += [self._probed(self.probe)] if self.probe is not None else []
        parts += [self._how()]
        head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        head += f"<title>{escape(title)}</title>"
        lang = self.spoken.words.lang
        return (
            f"<!doctype html><html lang={lang}><head>{head}<style>{STYLE}</style></head>"
            f"<body>{''.join(parts)}</body></html>\n"
        )

    def _say(self, key: str, **raw: str) -> str:
        return escape(self.spoken.text(f"report-{key}", **raw))

    @property
    def side(self) -> str:
        """The side whose win rate is looked at, by its name."""
        return self._called(self.plan.side)

    def _called(self, side: str) -> str:
        return self.spoken.text("report-draw") if side == DRAW else self.spoken.words.say(side)

    @property
    def sides(self) -> list[str]:
        """All sides, by their ids."""
        return list(dict.fromkeys(self.places[0].told["sides"].values()))

    def _ten(self) -> str:
        """The ten numbers that tell most, with what they mean."""
        plan, places, spoken = self.plan, self.places, self.spoken
        rates = [place.rate(plan.side) for place in places]
        best, worst = max(rates, key=_share), min(rates, key=_share)
        fairest = min(places, key=lambda place: abs(place.rate(plan.side).share - 0.5))
        steps = [place.told["steps"] for place in places]
        unfinished = sum(len(place.told["unfinished"]) for place in places)
        rows = [
            (self._say("played"), spoken.count(sum(place.told["matches"] for place in places))),
            (self._say("places"), spoken.count(len(places))),
            (self._say("most", side=self.side), spoken.rate(best)),
            (self._say("least", side=self.side), spoken.rate(worst)),
            (self._say("fairest"), f"{spoken.rate(fairest.rate(plan.side))} {_cell(fairest)}".strip()),
            (self._say("draws"), spoken.rate(max((place.rate(DRAW) for place in places), key=_share))),
            (self._say("shortest"), spoken.count(min(one["median"] for one in steps))),
            (self._say("longest"), spoken.count(max(one["median"] for one in steps))),
            (self._say("nine"), spoken.count(max(one["p90"] for one in steps))),
            (self._say("unfinished"), spoken.count(unfinished)),
        ]
        told = "".join(f"<tr><td>{name}</td><td>{escape(value)}</td></tr>" for name, value in rows)
        return f"<h2>{self._say('ten')}</h2><table>{told}</table>"

    def _plots(self) -> list[str]:
        plan, places, axes = self.plan, self.places, self.plan.axes
        found: list[str] = []
        if len(axes) == 1:
            rates = {self._called(side): [place.rate(side) for place in places] for side in self.sides}
            picture = curves(self.spoken, axes[0].name, axes[0].values, rates)
            found.append(f"<h2>{self._say('rates')}</h2>{picture}")
        elif len(axes) >= 2:
            *others, down, across = axes
            for fixed in product(*(axis.values for axis in others)):
                where = dict(zip((axis.name for axis in others), fixed, strict=True))
                here = {
                    _two(place.cell, down.name, across.name): place
                    for place in places
                    if where.items() <= place.cell.items()
                }
                shares = [
                    [here[str(one), str(two)].rate(plan.side).share for two in across.values] for one in down.values
                ]
                picture = heat_map(self.spoken, (down.name, across.name), (down.values, across.values), shares)
                found.append(f"<h2>{self._heat(where)}</h2>{picture}")
        lengths: dict[int, int] = {}
        for place in places:
            for number, count in place.told["lengths"].items():
                lengths[int(number)] = lengths.get(int(number), 0) + count
        names = self.spoken.text("report-steps"), self.spoken.text("report-count")
        picture = histogram(dict(sorted(lengths.items())), *names)
        return [*found, f"<h2>{self._say('lengths')}</h2>{picture}"]

    def _heat(self, where: Mapping[str, Any]) -> str:
        if not where:
            return self._say("heat", side=self.side)
        return self._say("heat-where", side=self.side, where=_named(where))

    def _table(self) -> str:
        sides = [*self.sides, DRAW]
        kept = any(place.line for place in self.places)
        heads = [axis.name for axis in self.plan.axes]
        heads += [self.spoken.text("report-count"), *map(self._called, sides), self.spoken.text("swept-median")]
        rows = []
        for place in self.places:
            row = [*(str(value) for value in place.cell.values()), self.spoken.count(place.told["matches"])]
            row += [self.spoken.rate(place.rate(side)) for side in sides]
            row += [self.spoken.count(place.told["steps"]["median"])]
            rows.append([*map(escape, row), *([_code(self._again(place))] if kept else [])])
        heads += [self.spoken.text("report-again")] if kept else []
        return f"<h2>{self._say('table')}</h2>{_rows(heads, rows)}"

    def _again(self, place: SweepPlace, number: str = "NUMBER") -> str:
        """The command that tells a match of a place once more."""
        return f"holmgang replay --from {quote(f'{self.folder}#{place.line}.{number}')}"

    def _options(self, place: SweepPlace) -> str:
        """Show the options that go along with winning; they need not be its cause."""
        spoken, rows = self.spoken, []
        for side, options in place.told["options"].items():
            for option, one in options.items():
                if one["difference"]:
                    shares = [spoken.percent(one[name]["share"]) for name in ("used", "unused")]
                    low, high = (100 * one["difference"][bound] for bound in ("low", "high"))
                    value = 100 * one["difference"]["value"]
                    points = spoken.figure(f"{value:+.1f} ({low:+.1f} – {high:+.1f})")
                    called = spoken.option(option, asked=True)
                    rows.append((abs(value), [escape(text) for text in (self._called(side), called, *shares, points)]))
        if not rows:
            return ""
        shown = [row for _, row in sorted(rows, reverse=True)[:SHOWN_OPTIONS]]
        heads = [spoken.text(f"report-{key}") for key in ("side", "option", "won-with", "won-without", "difference")]
        note = f"<p class=muted>{self._say('no-cause', option='--without')}</p>"
        return f"<h2>{self._say('options')}</h2>{_rows(heads, shown)}{note}"

    def _probed(self, probe: Probe) -> str:
        """Write the options that are ever right, the worth of skill, and the seat that is better off among equals."""
        parts = [f"<h2>{self._say('probe')}</h2><p>{escape(intro(probe, self.spoken))}</p>"]
        for told in tables(probe, self.spoken, lambda option: self.spoken.option(option, asked=True)):
            parts.append(_rows(told.heads, [[escape(text) for text in row] for row in told.rows]))
            parts += [f"<p>{escape(note)}</p>" for note in told.notes]
        return "".join(parts)

    def _how(self) -> str:
        """Seats, seed, knobs, and how to see any of these matches."""
        plan, places, system = self.plan, self.places, self.plan.game.system
        seats = ", ".join(f"{seat}={policy}" for seat, policy in places[0].told["seats"].items())
        book = system.knobs_model().model_dump(mode="json")
        knobs = plan.game.scenario.knobs.model_dump(mode="json")
        house = ", ".join(f"{name}={value}" for name, value in knobs.items() if value != book.get(name))
        by = sorted({place.told["played"].replace("_", "-") for place in places})
        played = ", ".join(self.spoken.text(f"report-by-{one}") for one in by)
        lines = [
            self._say("seats", seats=seats, seed=str(plan.seed), knobs=house or self.spoken.text("report-book")),
            self._say("rules", system=system.id, version=system.rules_version, played=played),
        ]
        if places[0].line:
            lines.append(f"{self._say('any')} {_code(self._again(places[0]))} {self._say('which')}")
            left = [(place, text.partition("/")[2]) for place in places for text in place.told["unfinished"]]
            if left:
                commands = " ".join(_code(self._again(place, number)) for place, number in left[:SHOWN_UNFINISHED])
                lines.append(f"{self._say('left')} {commands}")
        lines.append(self._say("mind"))
        return f"<h2>{self._say('how')}</h2>" + "".join(f"<p>{line}</p>" for line in lines)


def _share(rate: Proportion) -> float:
    return rate.share


def _cell(place: SweepPlace) -> str:
    return _named(place.cell)


def _named(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in values.items())


def _two(cell: Mapping[str, Any], down: str, across: str) -> tuple[str, str]:
    return str(cell[down]), str(cell[across])


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>"


def _rows(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; what stands in its rows is HTML already."""
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{one}</td>" for one in row) + "</tr>" for row in rows)
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
