"""The panel "How hard is it?": a forecast as JSON, live or kept, becomes markup in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game
from holmgang.kernel.words import Words
from holmgang.lab.forecast import IDLE, hardly_moves
from holmgang.lab.report import Spoken
from holmgang.lab.verdicts import AIMS, LIMITS, SCALE, STEADY, UNTOLD, bars_of
from holmgang.table import draw
from holmgang.table.draw.markup import Html, el, join, n
from holmgang.table.draw.picture import Picture
from holmgang.table.service import TableService, opening
from holmgang.table.web.lab_results import level
from holmgang.table.web.pages import environment, page_text

WIDE = 320.0
WIDE_ENOUGH = 7
"""A part of the outcomes has its number inside from so many of a hundred on."""
"""The width of the scale in its own units."""
MOST_DECIDES = 3
MOST_UNUSED = 5
PATHS = {
    "minus": "M4.5 12h15",
    "plus": "M12 4.5v15M4.5 12h15",
    "swap": "M4 8.5h14M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19",
    "heart": "M12 20C5 15 3 12 3 8.4 3 4 9 3 12 7c3-4 9-3 9 1.4 0 3.6-2 6.6-9 11.6z",
    "road": "M3 18c5-9 13-9 18-9M17 5l4 4-4 4",
    "star": "M12 4v16M4 12h16M6.5 6.5l11 11M17.5 6.5l-11 11",
}
"""Lines of the small drawings beside suggestions."""
ICONS = {
    "without": "minus",
    "fewer": "minus",
    "more": "plus",
    "swap": "swap",
    "vigour": "heart",
    "distance": "road",
    "circumstance": "star",
}


def hardly(effect: Mapping[str, Any], told: Mapping[str, Any]) -> bool:
    """Return whether an effect is known to change hardly anything, by its difference and by its own fights."""
    now = told["chance"]
    same: bool = now is None or abs(effect["chance"]["share"] - now["share"]) <= IDLE
    return same and hardly_moves(effect["difference"]["low"], effect["difference"]["high"])


def fits(effect: Mapping[str, Any], aim: str, told: Mapping[str, Any]) -> bool:
    """Return whether an effect is offered for an aim: it leads nearer to it, or is known to change hardly anything."""
    if hardly(effect, told):
        return True
    low, high = effect["difference"]["low"], effect["difference"]["high"]
    goal, now = AIMS.get(aim), told["chance"]
    nearer: bool = goal is None or now is None or abs(effect["chance"]["share"] - goal) < abs(now["share"] - goal)
    return nearer and (low > 0 or high < 0)


def word_bars(words: Words, word: str) -> dict[str, Any] | None:
    """Return a verdict for a card: the word and how many of five bars are filled; None where there is no word."""
    if not word or not words.has(f"forecast-word-{word}"):
        return None
    return {"id": word, "name": page_text(words, f"forecast-word-{word}"), "bars": bars_of(word)}


class Panel:
    """A forecast in one reader's words. ``game`` gives names and tokens."""

    def __init__(self, service: TableService, lang: str, game: Game, told: Mapping[str, Any]) -> None:
        lexicon = service.translations.lexicon(game.system).giving(game.scenario.names)
        start = opening(game, Words(lexicon, lang))
        self.words: Words = start.teller.words
        self.told, self._picture = told, Picture(snapshot=start)
        self._spoken = Spoken(self.words)

    def t(self, key: str, /, **args: Any) -> str:
        """Return a sentence of the page."""
        return page_text(self.words, key, args)

    def html(self) -> str:
        """Return the inside of the panel."""
        return environment().get_template("_forecast_body.html").render(t=self.t, raw=Markup, panel=self)

    # The verdict

    @property
    def fair(self) -> bool:
        """Return whether every side plays for itself."""
        return self.told["heroes"] is None

    @property
    def title(self) -> str:
        """The question that is answered."""
        return self.t("forecast-title-fair" if self.fair else "forecast-title")

    @property
    def counting(self) -> bool:
        """Return whether the answer will change by itself."""
        return bool(self.told["state"] == "counting")

    @property
    def badge(self) -> str:
        """Return the amount that was played, in words."""
        return self.t("forecast-count", count=self.told["played"])

    @property
    def verdict(self) -> str:
        """The word, with "so far" while few fights were played."""
        word = self.told["word"]
        if not word:
            return self.t("forecast-counting")
        said = self.t(f"forecast-word-{word}")
        if self.counting and self.told["played"] < STEADY and word in SCALE:
            said = self.t("forecast-so-far", word=said)
        return said[:1].upper() + said[1:]

    @property
    def subject(self) -> str:
        """The side whose chance is told."""
        return self.t("forecast-heroes-win") if not self.fair else self.t("forecast-side-wins", who=self.focus)

    @property
    def focus(self) -> str:
        """The side in focus."""
        return self.words.say(self.told["focus"]) if self.told["focus"] else ""

    @property
    def chance(self) -> str:
        """The chance in words: of a hundred, or of ten while few fights were played."""
        chance = self.told["chance"]
        if chance is None or self.told["word"] == UNTOLD:
            return ""
        if self.told["played"] >= STEADY:
            return self.t("forecast-in-hundred", count=round(100 * chance["share"]))
        return self.t("forecast-in-ten", count=round(10 * chance["share"]))

    @property
    def why(self) -> str:
        """The reason why there is no word; empty if there is one, or will be soon."""
        reason = self.told["reason"]
        if reason in ("unended", "drawn"):
            many = round(self.told[reason] * self.told["played"])
            return self.t(f"forecast-{reason}", count=many, of=self.told["played"])
        return self.t("forecast-wide") if reason == "wide" else ""

    @property
    def between(self) -> str:
        """The interval of the chance, for readers of the picture in words."""
        chance = self.told["chance"]
        low, high = round(100 * chance["low"]), round(100 * chance["high"])
        return self.t("forecast-between", chance=self.chance, low=low, high=high)

    def dial(self) -> Html:
        """Return the scale with the band of doubt and the diamond of the chance."""
        chance, word = self.told["chance"], self.told["word"]
        zones = []
        for place, name in enumerate(SCALE):
            left, right = WIDE * LIMITS[place] + 1, WIDE * LIMITS[place + 1] - 1
            at = "at" if name == word else ""
            zones.append(el("rect", cls=f"zone {at}", x=n(left), y=22, width=n(right - left), height=26, rx=6))
            last = place == len(SCALE) - 1
            middle = WIDE if last else (left + right) / 2 - (10 if place == len(SCALE) - 2 else 0)
            said = self.t(f"forecast-word-{name}")
            zones.append(el("text", said, cls=f"{'end' if last else ''} {at}", x=n(middle), y=66))
        if chance is None or word == UNTOLD:
            return self._svg("dial", zones, self.verdict)
        low, high, share = (WIDE * chance[key] for key in ("low", "high", "share"))
        soft = "soft" if self.counting else ""
        band = el("rect", cls=f"bandr {soft}", x=n(low), y=26, width=n(max(2.0, high - low)), height=18, rx=5)
        point = el("path", cls="pt1", d=f"M{n(share)} 27l8 8-8 8-8-8z")
        apart = max(0.0, 28 - (high - low)) / 2  # two numbers must not touch
        right = min(max(high + apart, 36.0), WIDE - 12)
        left = min(max(low - apart, 8.0), right - 28)
        marks = [
            el("text", str(round(100 * chance[key])), cls="num", x=n(x), y=14)
            for x, key in ((left, "low"), (right, "high"))
        ]
        return self._svg("dial", [*zones, band, point, *marks], self.between)

    def _svg(self, cls: str, inside: list[Html], label: str) -> Html:
        return el("svg", join(inside), cls=cls, viewBox="0 0 320 72", role="img", aria_label=label)

    def shares(self) -> list[dict[str, Any]]:
        """Return each side of a game without heroes: name, token, share, and its bar."""
        fair = 100 / max(1, len(self.told["sides"]))
        rows = []
        for side, chance in self.told["sides"].items():
            low, high, share = (100 * chance[key] for key in ("low", "high", "share"))
            bar = [
                el("rect", cls="was", x=0, y=0, width=n(share), height=16),
                el("rect", cls="doubt", x=n(low), y=6, width=n(max(1.0, high - low)), height=4),
                el("path", cls="fairmark", d=f"M{n(fair)} -2V18"),
            ]
            drawn = el(
                "svg", join(bar), cls="bar2", viewBox="0 0 100 16", preserveAspectRatio="none", aria_hidden="true"
            )
            rows.append(
                {
                    "name": self.words.say(side),
                    "mini": draw.mini(self._picture, side, 34),
                    "bar": drawn,
                    "share": round(share),
                    "between": f"{round(low)}–{round(high)}",
                    "side": self._picture.side_number(side),
                }
            )
        return rows

    @property
    def fair_share(self) -> int:
        """The share of each side in a fair game, of a hundred."""
        return round(100 / max(1, len(self.told["sides"])))

    # Three facts

    def facts(self) -> list[tuple[str, str, str]]:
        """Return name, number and the small print of each fact."""
        told, figure = self.told, self._spoken.figure
        found = []
        if told["down"] is not None:
            of = self.t("forecast-of", count=round(told["of"]))
            found.append((self.t("forecast-down"), figure(f"{told['down']:.1f}"), of))
        if told["rounds"] is not None:
            low, high = round(told["rounds"]["low"]), round(told["rounds"]["high"])
            between = f"{low}–{high}" if low != high else ""
            found.append((self.t("forecast-rounds"), figure(f"{told['rounds']['mean']:.0f}"), between))
        if told["minutes"] is not None:
            found.append(
                (self.t("forecast-minutes"), str(max(1, round(told["minutes"]["mean"]))), self.t("forecast-min"))
            )
        return found

    def outcomes(self) -> list[dict[str, Any]]:
        """Return the parts of a bar where fights can end without a winner: won, drawn, lost; each with its share."""
        chance, drawn = self.told["chance"], round(100 * self.told["drawn"])
        if chance is None or drawn == 0:
            return []
        won = min(round(100 * chance["share"]), 100 - drawn)
        shares = {"won": won, "drawn": drawn, "lost": 100 - won - drawn}
        left, parts = 0, []
        for name, share in shares.items():
            parts.append({"id": name, "name": self.t(f"forecast-outcome-{name}"), "share": share, "left": left})
            left += share
        return parts

    def outcome_bar(self) -> Html:
        """Return the bar of :meth:`outcomes`."""
        parts = self.outcomes()
        boxes = [
            el("rect", cls=f"o-{one['id']}", x=n(3.2 * one["left"]), y=0, width=n(3.2 * one["share"]), height=24)
            for one in parts
        ]
        labels = [
            el("text", str(one["share"]), x=n(3.2 * (one["left"] + one["share"] / 2)), y=17, text_anchor="middle")
            for one in parts
            if one["share"] >= WIDE_ENOUGH
        ]
        label = " · ".join(f"{one['name']} {one['share']}" for one in parts)
        return el("svg", join([*boxes, *labels]), cls="outcomes", viewBox="0 0 320 24", role="img", aria_label=label)

    # Effects

    def name(self, effect: Mapping[str, Any]) -> str:
        """Return the name of an effect as the beginning of a line."""
        said = self.words.say(Phrase(effect["name"]["key"], effect["name"]["args"]))
        return said[:1].upper() + said[1:]

    def change_name(self, effect: Mapping[str, Any]) -> str:
        """Return the name of an effect as a change to make: a cause that is left out is told as such."""
        key = f"{effect['name']['key']}-out"
        if not self.words.has(key):
            return self.name(effect)
        return self.name({"name": {"key": key, "args": effect["name"]["args"]}})

    def decides(self) -> list[dict[str, Any]]:
        """Return the largest causes: name, token, and the chance without each."""
        rows = []
        for effect in self.told["decides"][:MOST_DECIDES]:
            now, then = 100 * self.told["chance"]["share"], 100 * effect["chance"]["share"]
            left, right = sorted((now, then))
            bar = [
                el("rect", cls="reach", x=n(left), y=0, width=n(max(0.5, right - left)), height=7),
                el("path", cls="now", d=f"M{n(now)} 0V7"),
            ]
            about = next((name for name in effect["about"] if name in self._picture.tokens), "")
            side = self._picture.tokens[about].side if about else ""
            rows.append(
                {
                    "name": self.name(effect),
                    "mini": draw.mini(self._picture, about or str(next(iter(effect["name"]["args"].values()), "")), 30),
                    "side": self._picture.side_number(side) if side else 6,
                    "up": then > now,
                    "to": round(then),
                    "telling": effect["telling"],
                    "bar": el(
                        "svg",
                        join(bar),
                        cls="lever",
                        viewBox="0 0 100 7",
                        preserveAspectRatio="none",
                        aria_hidden="true",
                    ),
                }
            )
        return rows

    def aims(self) -> list[dict[str, Any]]:
        """Return each aim with its suggestions."""
        by_id = {one["id"]: one for one in (*self.told["changes"], *self.told["decides"])}
        found = []
        for aim, ids in self.told["suggestions"].items():
            effects = [by_id[one] for one in ids if one in by_id and fits(by_id[one], aim, self.told)]
            called = self.t(f"forecast-word-{aim}") if aim in AIMS else self.t("forecast-fairer")
            found.append({"id": aim, "name": called, "changes": [self._change(one) for one in effects]})
        return found

    def _change(self, effect: Mapping[str, Any]) -> dict[str, Any]:
        chance = effect["chance"]
        return {
            "id": effect["id"],
            "name": self.change_name(effect),
            "icon": el(
                "svg",
                el("path", d=PATHS[ICONS[effect["sort"]]]),
                cls="ic stroked",
                viewBox="0 0 24 24",
                aria_hidden="true",
            ),
            "to": round(100 * chance["share"]),
            "between": f"{round(100 * chance['low'])}–{round(100 * chance['high'])}",
            "weak": not effect["telling"] and hardly(effect, self.told),
        }

    # How sure

    def sure(self) -> list[str]:
        """Return the sentences about who played, and what the number does not contain."""
        told, t = self.told, self.t
        said = [t("forecast-who", level=level(self.words, name)) for name in told["policies"]]
        if self.fair:
            said.append(t("forecast-bargains"))
        unused = [self._spoken.option(option) for option in told["unused"] if option.count(":") == 1]
        if unused:
            shown, more = unused[:MOST_UNUSED], len(unused) - MOST_UNUSED
            rest = [t("forecast-more", count=more)] if more > 0 else []
            said.append(t("forecast-unused", what=self.words.join([*shown, *rest])))
        return said
