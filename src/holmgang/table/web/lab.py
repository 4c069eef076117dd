"""The lab: what if this number were another one? The engine plays the same matches both ways, and the page tells.

The form is the scenario's own: every number among its house rules and its combatants. It knows no system.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from holmgang.kernel.errors import UnknownName
from holmgang.kernel.policy import looks_ahead
from holmgang.kernel.sums import Say
from holmgang.kernel.words import Words
from holmgang.lab.simulate import seat_policies
from holmgang.lab.tally import ANY_CELL, DRAW, UNENDED
from holmgang.seats import LEVELS, policy_for
from holmgang.table.service.labwork import Findings, LabRoom, Run, Trial
from holmgang.table.service.seating import in_language
from holmgang.table.service.thinking import sendable
from holmgang.table.web import labdraw, setting_up
from holmgang.table.web.blanks import PREFIX, Blank
from holmgang.table.web.knobs import field_called, knob_called
from holmgang.table.web.lobby import shelf
from holmgang.table.web.pages import page, page_text, service_of
from holmgang.table.web.plans import Plan
from holmgang.table.web.setting_up import form_of, told, words_of
from holmgang.table.web.visitors import Visitor

router = APIRouter()
AMOUNTS = (100, 400, 1_000, 5_000)
USUAL = 400
WIDEST = 60
"""A slider has at most so many values; whoever wants others types them."""
MOST_USES = 10
HARDLY = 0.05
"""A side that wins less often has no fight, only a fate."""


@dataclass(frozen=True)
class Slider:
    """A number that can be moved. ``book`` is what holds if nobody says otherwise, ``now`` what the form says."""

    field: str
    name: str
    least: int
    most: int
    book: int
    now: str
    clauses: tuple[str, ...]
    problem: str = ""
    text: str = ""

    @property
    def changed(self) -> bool:
        return self.now != str(self.book)

    @property
    def tick(self) -> float:
        """Where the book stands, in hundredths of the way."""
        return 100 * (self.book - self.least) / max(1, self.most - self.least)


class Bench:
    """A scenario on the bench, with what a form says of it."""

    def __init__(self, request: Request, fight: str, form: FormData | None = None) -> None:
        self.service, self.lang, self.fight = service_of(request), Visitor.of(request).lang, fight
        system, _, scenario = fight.partition("/")
        try:
            data = self.service.library.scenario_data(self.service.library.system(system), scenario)
        except UnknownName:
            raise HTTPException(404) from None
        self.written = Plan.new(self.service, self.lang, data)
        self.given = {
            name: str(text).strip()
            for name, text in (form.multi_items() if form is not None else ())
            if name.startswith(PREFIX)
        }
        said = {blank.field: blank.value or blank.usual for blank in self._blanks}
        moved = {name: text for name, text in self.given.items() if text != said.get(name, text)}
        # A preset of the scenario is no field of this form, so it is said once more.
        self.plan = self.written.filled(FormData({**moved, "preset": str(data.get("preset") or "")}))
        self.moved = tuple(moved)
        self.policies = {
            seat: str(form.get(f"policy:{seat}", "")) if form is not None else "" for seat in self.written.chairs
        }
        asked = str(form.get("matches", "")) if form is not None else ""
        most: int = request.app.state.lab.budget.matches
        self.amounts = [amount for amount in AMOUNTS if amount <= most] or [most]
        self.matches = int(asked) if asked in map(str, self.amounts) else min(USUAL, most)

    @cached_property
    def words(self) -> Words:
        """The game's words."""
        return words_of(self.service, self.lang, self.plan if self.plan.game is not None else self.written)

    @cached_property
    def _blanks(self) -> list[Blank]:
        return [*self.written.knobs, *(one for _, blanks in self._members for one in blanks)]

    @cached_property
    def _members(self) -> list[tuple[str, tuple[Blank, ...]]]:
        groups = [group for group in self.written.groups if group.kind]
        return [(member.id, member.first) for group in groups for member in self.written.members(group)]

    @cached_property
    def problems(self) -> list[dict[str, Any]]:
        """What is wrong with the form, in the reader's words."""
        return told(self.words, self.plan.problems)

    def _sliders(self, blanks: tuple[Blank, ...]) -> list[Slider]:
        by_path = {problem["path"]: problem["message"] for problem in self.problems}
        made = []
        for blank in blanks:
            said = blank.value or blank.usual
            if blank.kind != "number" or not said.lstrip("-").isdigit():
                continue
            knob = blank.path.startswith("knobs.")
            book = int(blank.usual) if blank.usual.lstrip("-").isdigit() else int(said)
            least, most = span(blank, book, int(said))
            name = knob_called(self.words, blank.path) if knob else field_called(self.words, blank.key)
            text = self.clause(blank.clauses[0]) if blank.clauses else ""
            now = self.given.get(blank.field, said)
            problem = by_path.get(blank.path, "")
            made.append(Slider(blank.field, name, least, most, book, now, blank.clauses[:1], problem, text))
        return made

    def clause(self, name: str) -> str:
        """What a clause says, as plain text."""
        return self.plan.system.rulebook_in(self.lang)[name].plain

    @property
    def knobs(self) -> list[Slider]:
        """The house rules that are numbers; those with a clause first."""
        return sorted(self._sliders(self.written.knobs), key=lambda one: not one.clauses)

    @property
    def members(self) -> list[tuple[str, list[Slider]]]:
        """The numbers of everybody who takes part."""
        found = [(self.words.say(name), self._sliders(blanks)) for name, blanks in self._members]
        return [(name, sliders) for name, sliders in found if sliders]

    @property
    def levels(self) -> list[str]:
        """Who can play many matches in the time there is: whoever does not look ahead."""
        known = ("random", *LEVELS)
        return [name for name in known if not looks_ahead(policy_for(self.written.system, name))]

    @property
    def seats(self) -> list[dict[str, str]]:
        """The players' seats: the name, who plays there in the scenario, and who is to play there."""
        chairs = self.written.chairs.items()
        return [
            {"id": name, "name": self.seat_called(name), "chosen": self.policies[name]}
            for name, seat in chairs
            if seat.get("role") != "master"
        ]

    def seat_called(self, name: str) -> str:
        """A seat as the scenario calls it."""
        return in_language(self.lang, self.written.chairs.get(name, {}).get("name")) or self.words.say(name)

    def trial(self) -> Trial:
        """What is to be played."""
        old, new = self.written.game, self.plan.game
        if old is None or new is None:
            raise HTTPException(422)
        wanted = {seat: name for seat, name in self.policies.items() if name in self.levels}
        policies = seat_policies(new, wanted)
        folders = tuple(map(str, self.service.library.folders))
        return Trial(new.system.place, folders, sendable(old), sendable(new), policies, self.matches)

    def question(self) -> str:
        """The title: the question that is asked."""
        changed = [one for one in self._all if one.field in self.moved]
        if not changed:
            return page_text(self.words, "lab-title")
        first = changed[0]
        args: dict[str, Any] = {"name": first.name, "value": first.now, "more": len(changed) - 1}
        return page_text(self.words, "lab-what-if" if len(changed) == 1 else "lab-what-if-more", args)

    @property
    def _all(self) -> list[Slider]:
        named = [(member, one) for member, sliders in self.members for one in sliders]
        return [
            *self.knobs,
            *(
                Slider(one.field, f"{member}: {one.name}", one.least, one.most, one.book, one.now, one.clauses)
                for member, one in named
            ),
        ]


def span(blank: Blank, book: int, said: int) -> tuple[int, int]:
    """From where to where a slider goes: as far as the rules allow, if that is not too far; else around the book."""
    low = blank.least if blank.least is not None else min(0, 2 * book)
    high = blank.most if blank.most is not None else max(2 * book, book + 4)
    if high - low > WIDEST:
        low, high = max(low, book - WIDEST // 2), min(high, book + WIDEST // 2)
    return min(low, said), max(high, said)


def laboratory(request: Request) -> LabRoom:
    """The lab of the house."""
    lab: LabRoom = request.app.state.lab
    return lab


@router.get("/lab")
async def bench(request: Request, fight: str = "") -> HTMLResponse:
    """The bench with a scenario on it, nothing played yet."""
    first = next(card["name"] for game in shelf(service_of(request), "en") for card in game["cards"])
    return shown(request, Bench(request, fight or first))


@router.post("/lab")
async def play(request: Request) -> Response:
    """Play: the browser is sent to the run. Or take what the form says to a table."""
    async with form_of(request) as form:
        bench = Bench(request, str(form.get("fight", "")), form)
        do = str(form.get("do", ""))
    if do == "table":
        return setting_up.shown(request, bench.plan)
    if bench.problems:
        return shown(request, bench, status=422)
    visitor = Visitor.of(request)
    kept = {name: str(value) for name, value in form.multi_items()}
    run = laboratory(request).begin(visitor.word, bench.trial(), kept)
    response = RedirectResponse(f"/lab/{run.id}", 303)
    visitor.remember(request, response)
    return response


@router.get("/lab/{name}")
async def run_page(request: Request, name: str) -> HTMLResponse:
    """A run as far as it has come, with its form. Whoever has the address may look."""
    run = found(request, name)
    return shown(request, Bench(request, run.note["fight"], FormData(run.note)), run)


@router.get("/lab/{name}/report.json")
async def report(request: Request, name: str) -> Response:
    """What was counted, as a file."""
    run = found(request, name)
    if run.findings is None:
        raise HTTPException(404)
    changed = json.loads(run.trial.new)
    headers = {"Content-Disposition": 'attachment; filename="lab.json"'}
    return JSONResponse({"scenario": changed, "state": run.state, **run.findings.plain()}, headers=headers)


def found(request: Request, name: str) -> Run:
    """A run that is still kept."""
    run = laboratory(request).run(name)
    if run is None:
        raise HTTPException(404)
    return run


def shown(request: Request, bench: Bench, run: Run | None = None, status: int = 200) -> HTMLResponse:
    """The page."""
    findings = run.findings if run is not None and run.findings is not None and run.findings.matches else None
    lang = Visitor.of(request).lang
    return page(
        request,
        "lab.html",
        status=status,
        bench=bench,
        games=shelf(service_of(request), lang),
        book=bench.plan.system.rulebook_in(lang).title,
        titled=bench.written.data.get("title"),
        level=lambda name: level(bench.words, name),
        run=run,
        findings=findings,
        came=results(bench, findings) if findings is not None else None,
        budget=laboratory(request).budget,
    )


def results(bench: Bench, findings: Findings) -> dict[str, Any]:
    """What came of it, ready to be shown."""
    words = bench.words
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
                "old": percent(old.share),
                "new": percent(new.share),
                "interval": interval(new.interval),
                "change": signed(100 * change.value),
                "between": " … ".join(signed(100 * bound) for bound in change.interval),
                "telling": change.telling,
                "exact": [percent(float(share)) for share in exact if share is not None],
                "bar": labdraw.rate_bars(old, new),
                "hardly": name in sides and new.interval[1] < HARDLY,
            }
        )
    titles = [page_text(words, "lab-old"), page_text(words, "lab-new")]
    return {
        "rows": rows,
        "lengths": labdraw.lengths(findings.old.tally.steps, findings.new.tally.steps, titles),
        "mean": [f"{one.tally.steps.mean.value:.1f}" for one in (findings.old, findings.new)],
        "uses": uses(words, findings),
        "players": [(bench.seat_called(seat), level(words, policy)) for seat, policy in findings.new.seats.items()],
    }


def uses(words: Words, findings: Findings) -> list[dict[str, Any]]:
    """What was chosen most, and how much of the most that is."""
    times: Counter[str] = Counter()
    for (_, option), use in findings.new.tally.uses.items():
        times[option.partition(":")[2]] += use.times
    most = times.most_common(MOST_USES)
    return [
        {
            "name": page_text(words, "lab-cell") if name == ANY_CELL else words.say(name),
            "times": count,
            "bar": labdraw.bar(count / most[0][1]),
        }
        for name, count in most
    ]


def level(words: Words, name: str) -> str:
    """How well a policy plays, or its id where it is none of the levels. The heuristic is what a regular plays by."""
    name = "regular" if name == "heuristic" else name
    return words.say(Say(f"level-{name}")) if words.has(f"level-{name}") else name


def percent(share: float) -> str:
    """A share for people; hundredths matter only near the ends."""
    return f"{100 * share:.1f} %"


def interval(bounds: tuple[float, float]) -> str:
    """Between which shares it lies."""
    return f"{100 * bounds[0]:.1f}–{100 * bounds[1]:.1f}"


def signed(points: float) -> str:
    """A difference in points, with a true minus."""
    return f"{points:+.1f}".replace("-", "−")
