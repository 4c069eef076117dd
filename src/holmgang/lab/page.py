"""The report of a sweep as one HTML page that needs nothing else: figures, plots, tables, how it was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import product
from typing import Any

from holmgang.lab import plots
from holmgang.lab.estimates import Rate
from holmgang.lab.sweep import Place, Plan
from holmgang.lab.tally import DRAW

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


def page(plan: Plan, places: Sequence[Place], again: str) -> str:
    """The whole page. ``again``: the command that plays a match of the scenario once more, without its number."""
    title = f"{plan.game.system.id}/{plan.game.scenario.id}"
    parts = [f"<h1>{escape(title)}</h1>", _ten(plan, places), *_plots(plan, places), _table(plan, places)]
    parts += [_options(places[0])] if len(places) == 1 else []
    parts += [_how(plan, places, again)]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f"<!doctype html><html lang=en><head>{head}<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _ten(plan: Plan, places: Sequence[Place]) -> str:
    """The ten numbers that tell most, with what they mean."""
    rates = [place.rate(plan.side) for place in places]
    best, worst = max(rates, key=_share), min(rates, key=_share)
    fairest = min(places, key=lambda place: abs(place.rate(plan.side).share - 0.5))
    steps = [place.told["steps"] for place in places]
    rows: list[tuple[str, str]] = [
        ("matches played", f"{sum(place.told['matches'] for place in places):,}"),
        ("places of the grid", str(len(places))),
        (f"{plan.side} wins, at most", _with_interval(best)),
        (f"{plan.side} wins, at least", _with_interval(worst)),
        ("nearest to one half", f"{_with_interval(fairest.rate(plan.side))} {escape(_cell(fairest))}"),
        ("draws, at most", _with_interval(max((place.rate(DRAW) for place in places), key=_share))),
        ("shortest median", f"{min(one['median'] for one in steps)} steps"),
        ("longest median", f"{max(one['median'] for one in steps)} steps"),
        ("nine of ten over after", f"{max(one['p90'] for one in steps)} steps"),
        ("unfinished", str(sum(len(place.told["unfinished"]) for place in places))),
    ]
    return "<table>" + "".join(f"<tr><td>{name}</td><td>{value}</td></tr>" for name, value in rows) + "</table>"


def _share(rate: Rate) -> float:
    return rate.share


def _with_interval(rate: Rate) -> str:
    low, high = rate.interval
    return f"{rate.share:.1%} ({low:.1%} – {high:.1%})"


def _cell(place: Place) -> str:
    return ", ".join(f"{name} = {value}" for name, value in place.cell.items())


def _plots(plan: Plan, places: Sequence[Place]) -> list[str]:
    axes, found = plan.axes, []
    sides = list(dict.fromkeys(places[0].told["sides"].values()))
    if len(axes) == 1:
        rates = {side: [place.rate(side) for place in places] for side in sides}
        found.append(f"<h2>Win rates</h2>{plots.curves(axes[0].name, axes[0].values, rates)}")
    elif len(axes) >= 2:
        *others, down, across = axes
        for fixed in product(*(axis.values for axis in others)):
            where = dict(zip((axis.name for axis in others), fixed, strict=True))
            here = {
                _two(place.cell, down.name, across.name): place
                for place in places
                if where.items() <= place.cell.items()
            }
            shares = [[here[str(one), str(two)].rate(plan.side).share for two in across.values] for one in down.values]
            title = ", ".join(f"{name} = {value}" for name, value in where.items())
            picture = plots.heat_map((down.name, across.name), (down.values, across.values), shares)
            found.append(f"<h2>{escape(plan.side)} wins {escape(title)}</h2>{picture}")
    lengths: dict[int, int] = {}
    for place in places:
        for number, count in place.told["lengths"].items():
            lengths[int(number)] = lengths.get(int(number), 0) + count
    found.append(f"<h2>How long it takes</h2>{plots.histogram(dict(sorted(lengths.items())), 'steps')}")
    return found


def _two(cell: Mapping[str, Any], down: str, across: str) -> tuple[str, str]:
    return str(cell[down]), str(cell[across])


def _table(plan: Plan, places: Sequence[Place]) -> str:
    sides = [*dict.fromkeys(places[0].told["sides"].values()), DRAW]
    heads = [*(axis.name for axis in plan.axes), "matches", *sides, "median steps"]
    rows = [
        [
            *(str(value) for value in place.cell.values()),
            str(place.told["matches"]),
            *(_with_interval(place.rate(side)) for side in sides),
            str(place.told["steps"]["median"]),
        ]
        for place in places
    ]
    return f"<h2>Every place</h2>{_rows(heads, rows)}"


def _rows(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in rows)
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _options(place: Place) -> str:
    """What goes along with winning; it need not be the cause."""
    rows = []
    for side, options in place.told["options"].items():
        for option, one in options.items():
            if one["difference"]:
                shares = [f"{one[name]['share']:.1%}" for name in ("used", "unused")]
                low, high = (100 * one["difference"][bound] for bound in ("low", "high"))
                value = 100 * one["difference"]["value"]
                rows.append((abs(value), [side, option, *shares, f"{value:+.1f} ({low:+.1f} – {high:+.1f})"]))
    if not rows:
        return ""
    shown = [row for _, row in sorted(rows, reverse=True)[:SHOWN_OPTIONS]]
    heads = ["side", "option", "won with", "won without", "difference in points"]
    note = "<p class=muted>It goes along with winning; <code>--without</code> tells what it is worth.</p>"
    return f"<h2>Options</h2>{_rows(heads, shown)}{note}"


def _how(plan: Plan, places: Sequence[Place], again: str) -> str:
    """Seats, seed, knobs, and how to see any of these matches."""
    seats = ", ".join(f"{seat}={policy}" for seat, policy in places[0].told["seats"].items())
    book = plan.game.system.knobs_model().model_dump(mode="json")
    knobs = plan.game.scenario.knobs.model_dump(mode="json")
    house = ", ".join(f"{name}={value}" for name, value in knobs.items() if value != book.get(name))
    unfinished = [number for place in places for number in place.told["unfinished"]][:10]
    lines = [
        f"Seats: {escape(seats)}. Seed {plan.seed}. Knobs: {escape(house or 'those of the book')}.",
        f"Rules {escape(plan.game.system.id)} version {escape(plan.game.system.rules_version)}; "
        f"played by: {escape(', '.join(sorted({place.told['played'] for place in places})))}.",
        f"Any match again, with its whole log: <code>{escape(again)} --seed {plan.seed} --match NUMBER</code>",
    ]
    if unfinished:
        lines.append(f"Unfinished, by seed and number: {escape(', '.join(unfinished))}.")
    lines.append("A win rate belongs to these players: a better one may turn it round.")
    return "<h2>How it was played</h2>" + "".join(f"<p>{line}</p>" for line in lines)
