"""The answer that the lab page shows at once: a kept forecast as a verdict, a paragraph, ten numbers and a chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holmgang.kernel.form_fields import PREFIX
from holmgang.table.draw.markup import Html, el, join, n
from holmgang.table.web.forecast_panel import Panel
from holmgang.table.web.lab_form import Bench, Control

WIDE, HIGH, TOP, FOOT = 820.0, 236.0, 34.0, 206.0
MOST_BARS = 12
WIDEST_BAR = 110.0
MOST_MATTER = 5
MOST_DECISIVE = 2
NUMBERS_EACH = 2


class LabAnswer(Panel):
    """A kept forecast on the lab page."""

    def ten(self) -> list[tuple[str, str, str]]:
        """Return name, number and small print of each figure that is known."""
        told, numbers, t = self.told, self.told["numbers"], self.t
        figure = self._spoken.figure
        found: list[tuple[str, str, str]] = []
        if told["chance"] is not None:
            low, high = (round(100 * told["chance"][key]) for key in ("low", "high"))
            share = str(round(100 * told["chance"]["share"]))
            found.append((self.subject, share, t("lab-ten-between", low=low, high=high)))
        if told["rounds"] is not None:
            low, high = round(told["rounds"]["low"]), round(told["rounds"]["high"])
            found.append(
                (t("forecast-rounds"), figure(f"{told['rounds']['mean']:.1f}"), t("lab-ten-80", low=low, high=high))
            )
        if told["minutes"] is not None:
            low, middle, high = (max(1, round(told["minutes"][key])) for key in ("low", "mean", "high"))
            found.append((t("forecast-minutes"), str(middle), t("lab-ten-minutes", low=low, high=high)))
        if told["down"] is not None:
            up = figure(f"{told['of'] - told['down']:.1f}")
            found.append((t("lab-ten-standing"), up, t("forecast-of", count=round(told["of"]))))
        left, began = numbers["lives"]
        if left is not None and began and not self.fair:
            found.append((t("lab-ten-left"), figure(f"{left:.0f}"), t("forecast-of", count=round(began))))
        if numbers["decided"] is not None:
            found.append((t("lab-ten-decided"), figure(f"{numbers['decided']:.1f}"), ""))
        if numbers["lead_changes"] is not None:
            found.append((t("lab-ten-lead"), figure(f"{numbers['lead_changes']:.1f}"), t("lab-ten-times")))
        if numbers["luck"] is not None:
            low, high = (round(100 * numbers["luck"][key]) for key in ("low", "high"))
            found.append((t("lab-ten-luck"), str(round(100 * numbers["luck"]["value"])), f"{low}–{high} %"))
        if numbers["questions"] is not None:
            spread = numbers["questions"]
            found.append((t("lab-ten-questions"), str(spread["median"]), f"{spread['p10']}–{spread['p90']}"))
        if numbers["rounds"]:
            longest = max(map(int, numbers["rounds"]))
            found.append((t("lab-ten-longest"), str(longest), t("lab-ten-rounds", count=longest)))
        return found

    def say(self) -> list[str]:
        """Return the answer as sentences, made from the numbers."""
        told, t, figure = self.told, self.t, self._spoken.figure
        said = []
        if told["chance"] is not None and told["rounds"] is not None:
            high = round(told["rounds"]["high"])
            said.append(t("lab-say-chance", who=self.subject, chance=self.chance, rounds=high))
        if told["down"] is not None:
            up = figure(f"{told['of'] - told['down']:.1f}")
            said.append(t("lab-say-standing", up=up, of=round(told["of"])))
        if told["decides"] and told["decides"][0]["telling"]:
            first = told["decides"][0]
            key = "lab-say-circumstance" if first["sort"] == "circumstance" else "lab-say-without"
            said.append(t(key, what=self.name(first), count=round(100 * first["chance"]["share"])))
        return said

    def chart(self) -> Html:
        """Return the bars of how long it takes, of a hundred fights."""
        counts = {int(number): count for number, count in self.told["numbers"]["rounds"].items()}
        first, total = min(counts), sum(counts.values())
        last = min(max(counts), first + MOST_BARS - 1)
        bars = {str(number): counts.get(number, 0) for number in range(first, last + 1)}
        more = sum(count for number, count in counts.items() if number > last)
        if more:
            bars[f"{last + 1}+"] = more
        tallest, step = max(bars.values()), min(WIDEST_BAR, (WIDE - 40) / len(bars))
        drawn = [el("path", cls="ax", d=f"M36 {n(FOOT)}H{n(WIDE)}")]
        for place, (name, count) in enumerate(bars.items()):
            high = (FOOT - TOP) * count / tallest
            left, middle = 40 + place * step, 40 + (place + 0.4) * step
            drawn.append(el("rect", cls="barw", x=n(left), y=n(FOOT - high), width=n(step * 0.8), height=n(high), rx=5))
            drawn.append(el("text", name, cls="axt", x=n(middle), y=n(FOOT + 20), text_anchor="middle"))
            share = round(100 * count / total)
            if share:
                drawn.append(
                    el("text", str(share), cls="axt b", x=n(middle), y=n(FOOT - high - 6), text_anchor="middle")
                )
        label = self.t("lab-answer-lengths")
        return el("svg", join(drawn), cls="chart", viewBox=f"0 0 {n(WIDE)} {n(HIGH)}", role="img", aria_label=label)

    # What if …?

    def matter(self, bench: Bench) -> list[dict[str, Any]]:
        """Return the controls that move this fight most.

        Numbers that were tried come first, then the first numbers of those who decide the fight, then rules that were
        cited most.
        """
        tried = self._tried()
        cited: Mapping[str, int] = self.told["numbers"]["cited"]
        members: Sequence[Control] = bench.named_members
        moved = [one for one in members if one.field in tried]
        for name in [token for effect in self.told["decides"] for token in effect["about"]][:MOST_DECISIVE]:
            own = [one for one in members if f".{name}." in one.field and one not in moved]
            moved += own[:NUMBERS_EACH]
        knobs = [one for one in bench.knobs if any(clause in cited for clause in one.clauses)]
        knobs.sort(key=lambda one: -max(cited.get(clause, 0) for clause in one.clauses))
        chosen = [*moved, *knobs][:MOST_MATTER]
        return [{"control": one, "effects": tried.get(one.field, [])} for one in chosen]

    def _tried(self) -> dict[str, list[str]]:
        """Return what single values do, by the field of the form."""
        found: dict[str, list[str]] = {}
        now = self.told["chance"]["share"] if self.told["chance"] is not None else 0.0
        for effect in (*self.told["changes"], *self.told["decides"]):
            for edit in effect["edits"]:
                if edit["op"] == "set" and isinstance(edit.get("value"), int):
                    share = effect["chance"]["share"]
                    arrow = ("▲ " if share > now else "▼ ") if effect["telling"] else ""
                    said = f"{edit['value']}: {arrow}{round(100 * share)}"
                    field = PREFIX + ".".join(map(str, edit["path"]))
                    if said not in found.setdefault(field, []):
                        found[field].append(said)
        return found
