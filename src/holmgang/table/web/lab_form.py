"""The form of the lab: a scenario with every number and switch that can be moved. It knows no system."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from fastapi import Request
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException

from holmgang.bots import LEVELS, policy_for
from holmgang.bots.pool import sendable
from holmgang.kernel.errors import UnknownName
from holmgang.kernel.form_fields import PREFIX, FormField
from holmgang.kernel.policy import looks_ahead
from holmgang.kernel.words import Words
from holmgang.lab.report import with_names_of
from holmgang.lab.simulate import seat_policies
from holmgang.table.service.access import in_language
from holmgang.table.service.lab_runs import Trial
from holmgang.table.service.translations import book_in
from holmgang.table.web.pages import page_text, service_of
from holmgang.table.web.setup_form import SetupForm, field_called, knob_called, told, value_called, words_of
from holmgang.table.web.visitors import Visitor

AMOUNTS = (100, 400, 1_000, 5_000)
USUAL = 400
WIDEST = 60
"""A slider has at most so many values; other values can be typed."""
PLAIN = "plain"
"""Systems that can be played in bulk have a policy of this name for it."""


@dataclass(frozen=True)
class Slider:
    """A number that can be moved. ``book`` is the default, ``now`` what the form says."""

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
    def shown(self) -> str:
        """Return the set value, for people."""
        return self.now

    @property
    def choices(self) -> tuple[tuple[str, str], ...]:
        """A number has none."""
        return ()

    @property
    def tick(self) -> float:
        """Return the place of the book's value, in hundredths of the way."""
        return 100 * (self.book - self.least) / max(1, self.most - self.least)


@dataclass(frozen=True)
class Switch:
    """A yes or no, or one of several. ``choices`` are values and how they are called."""

    field: str
    name: str
    choices: tuple[tuple[str, str], ...]
    book: str
    now: str
    clauses: tuple[str, ...]
    problem: str = ""
    text: str = ""

    @property
    def changed(self) -> bool:
        return self.now != self.book

    @property
    def shown(self) -> str:
        """Return the set value, for people."""
        return dict(self.choices).get(self.now, self.now)

    @property
    def usually(self) -> str:
        """Return the book's value, for people."""
        return dict(self.choices).get(self.book, self.book)


Control = Slider | Switch


class Bench:
    """A scenario in the lab's form, with the values the visitor has moved."""

    def __init__(self, request: Request, fight: str, form: FormData | None = None) -> None:
        self.service, self.lang, self.fight = service_of(request), Visitor.of(request).lang, fight
        system, _, scenario = fight.partition("/")
        try:
            data = self.service.library.scenario_data(self.service.library.system(system), scenario)
        except UnknownName:
            raise HTTPException(404) from None
        self.written = SetupForm.new(self.service, self.lang, data)
        self.given = {
            name: str(text).strip()
            for name, text in (form.multi_items() if form is not None else ())
            if name.startswith(PREFIX)
        }
        said = {blank.field: blank.value or blank.usual for blank in self._blanks}
        moved = {name: text for name, text in self.given.items() if text != said.get(name, text)}
        # A preset of the scenario is no field of this form, so it is said once more.
        self.preset = str(data.get("preset") or "")
        self.plan = self.written.filled(FormData({**moved, "preset": self.preset}))
        self.moved = moved
        self.kept = _kept(str(form.get("kept", "")) if form is not None else "")
        """The kept settings to compare with; empty: the scenario as it is written."""
        self.policies = {
            seat: str(form.get(f"policy:{seat}", "")) if form is not None else "" for seat in self.written.chairs
        }
        asked = str(form.get("matches", "")) if form is not None else ""
        most: int = request.app.state.lab.budget.matches
        self.amounts = [amount for amount in AMOUNTS if amount <= most] or [most]
        self.matches = int(asked) if asked in map(str, self.amounts) else min(USUAL, most)

    @cached_property
    def words(self) -> Words:
        """The game's words, with the names of all who take part."""
        plan = self.plan if self.plan.game is not None else self.written
        words = words_of(self.service, self.lang, plan)
        return words if plan.game is None else with_names_of(plan.game, words)

    @cached_property
    def _blanks(self) -> list[FormField]:
        return [*self.written.knobs, *(one for _, blanks in self._members for one in blanks)]

    @cached_property
    def _members(self) -> list[tuple[str, tuple[FormField, ...]]]:
        groups = [group for group in self.written.groups if group.kind]
        return [(member.id, member.first) for group in groups for member in self.written.members(group)]

    @cached_property
    def problems(self) -> list[dict[str, Any]]:
        """Return the mistakes in the form, in the reader's language."""
        return told(self.words, self.plan.problems)

    def _switches(self, blanks: tuple[FormField, ...]) -> list[Switch]:
        """The house rules that hold or do not, or are one of several."""
        by_path, words, made = self._by_path, self.words, []
        for blank in blanks:
            said = blank.value or blank.usual
            if blank.kind not in ("switch", "choice") or said not in blank.choices:
                continue
            yes_or_no = {"true": page_text(words, "set-yes"), "false": page_text(words, "set-no")}
            called = {one: value_called(words, one) for one in blank.choices} if blank.kind == "choice" else yes_or_no
            text = self.clause(blank.clauses[0]) if blank.clauses else ""
            made.append(
                Switch(
                    blank.field,
                    knob_called(words, blank.path),
                    tuple((one, called[one]) for one in blank.choices),
                    blank.usual or said,
                    self.given.get(blank.field, said),
                    blank.clauses[:1],
                    by_path.get(blank.path, ""),
                    text,
                )
            )
        return made

    @cached_property
    def _by_path(self) -> dict[str, str]:
        return {problem["path"]: problem["message"] for problem in self.problems}

    def _sliders(self, blanks: tuple[FormField, ...]) -> list[Slider]:
        by_path, made = self._by_path, []
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
        """Return the text of a clause."""
        return book_in(self.plan.system, self.lang)[name].plain

    @cached_property
    def knobs(self) -> list[Control]:
        """The house rules: numbers first, then switches; among both those with a clause first."""
        sliders, switches = self._sliders(self.written.knobs), self._switches(self.written.knobs)
        return [
            *sorted(sliders, key=lambda one: not one.clauses),
            *sorted(switches, key=lambda one: not one.clauses),
        ]

    @property
    def members(self) -> list[tuple[str, list[Slider]]]:
        """The numbers of everybody who takes part."""
        found = [(self.words.say(name), self._sliders(blanks)) for name, blanks in self._members]
        return [(name, sliders) for name, sliders in found if sliders]

    @property
    def levels(self) -> list[str]:
        """Return the levels that play many matches in the time: those that do not look ahead."""
        known = ("random", *LEVELS, *(name for name in (PLAIN,) if name in self.written.system.policies))
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

    @cached_property
    def other(self) -> SetupForm:
        """Return the settings to compare with: the scenario as it is written, or the kept ones."""
        return self.written.filled(FormData({**self.kept, "preset": self.preset})) if self.kept else self.written

    @property
    def keeps(self) -> str:
        """Return the kept settings, as the form carries them."""
        return json.dumps(self.kept) if self.kept else ""

    def beside(self) -> list[tuple[str, str, str]]:
        """Return the differences of the two settings, or from the book: the name, and both values."""
        rows = []
        for one in self._all:
            written = next(blank for blank in self._blanks if blank.field == one.field)
            old = self.kept.get(one.field, written.value or written.usual)
            if old != one.now or one.field in self.kept:
                rows.append((one.name, replace(one, now=old).shown, one.shown))
        return rows

    def trial(self) -> Trial:
        """Return the trial to be played."""
        old, new = self.other.game, self.plan.game
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
        args: dict[str, Any] = {"name": first.name, "value": first.shown, "more": len(changed) - 1}
        return page_text(self.words, "lab-what-if" if len(changed) == 1 else "lab-what-if-more", args)

    @property
    def named_members(self) -> list[Slider]:
        """The numbers of all who take part, each with its owner's name."""
        return [replace(one, name=f"{member}: {one.name}") for member, sliders in self.members for one in sliders]

    @property
    def _all(self) -> list[Control]:
        return [*self.knobs, *self.named_members]


def _kept(text: str) -> dict[str, str]:
    """Read the kept settings that a form carries; empty where they are not ours."""
    try:
        data = json.loads(text) if text else {}
    except ValueError:
        return {}
    if not isinstance(data, Mapping):
        return {}
    return {str(name): str(value) for name, value in data.items() if str(name).startswith(PREFIX)}


def span(blank: FormField, book: int, said: int) -> tuple[int, int]:
    """From where to where a slider goes: as far as the rules allow, if that is not too far; else around the book."""
    low = blank.least if blank.least is not None else min(0, 2 * book)
    high = blank.most if blank.most is not None else max(2 * book, book + 4)
    if high - low > WIDEST:
        low, high = max(low, book - WIDEST // 2), min(high, book + WIDEST // 2)
    return min(low, said), max(high, said)
