"""The constructors and methods that a rule system uses, as they are in the code: for docs/reference/kernel.md."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

from holmgang.kernel import match, odds, play, questions, sums, system, view

GROUPS: tuple[tuple[str, tuple[Any, ...]], ...] = (
    (
        "Questions and options (`holmgang.kernel.questions`)",
        (
            questions.Choose,
            questions.Declare,
            questions.ChooseSome,
            questions.Order,
            questions.Amount,
            questions.FreeWords,
            questions.Roll,
            questions.Joint,
            questions.Option,
            questions.Menu,
            questions.Barred,
            questions.Spot.token,
            questions.Spot.cell,
        ),
    ),
    ("Helpers (`holmgang.kernel.play`)", (play.ask, play.rule, play.draw)),
    ("Numbers (`holmgang.kernel.sums`, `holmgang.kernel.odds`)", (sums.Sum.of, sums.Sum.plus, sums.phrase, odds.Odds)),
    (
        "Views (`holmgang.kernel.view`)",
        (
            view.View,
            view.Track,
            view.Token,
            view.Grid,
            view.GridCell,
            view.HexMap,
            view.HexField,
            view.Zones,
            view.Zone,
            view.LineUp,
            view.Sheets,
            view.Sheet,
            view.Hand,
            view.Card,
            view.Tracks,
            view.Listing,
        ),
    ),
    (
        "The match (`holmgang.kernel.match`)",
        (
            match.Match,
            match.Match.answer,
            match.Match.confirm,
            match.Match.told_to,
            match.Match.consent_needed,
            match.Match.undo,
            match.Match.seat,
            match.Match.fork,
            match.Match.redealt,
            match.Match.position,
            match.Match.at,
            match.Match.play_out,
        ),
    ),
    (
        "The system (`holmgang.kernel.system`)",
        (
            system.System.setup,
            system.System.step,
            system.System.outcome,
            system.System.view,
            system.System.sides,
            system.System.corrections,
            system.System.correct,
            system.System.conceal,
            system.Outcome,
        ),
    ),
)


def signature_lists() -> str:
    """All of them, as Markdown."""
    parts = []
    for title, things in GROUPS:
        lines = [f"**{title}**", "", "```text", *(f"{_name(thing)}({', '.join(_parts(thing))})" for thing in things)]
        parts.append("\n".join([*lines, "```"]))
    return "\n\n".join(parts)


def _name(thing: Any) -> str:
    name = str(getattr(thing, "__qualname__", getattr(thing, "__name__", "")))
    return name.removeprefix("System.")


def _parts(thing: Any) -> Iterator[str]:
    """The arguments as one writes them, with their defaults; what must be named comes after ``*``."""
    if is_dataclass(thing):
        own = sorted((one for one in fields(thing) if one.init), key=lambda one: bool(one.kw_only))
        named = False
        for one in own:
            if one.kw_only and not named:
                named = True
                yield "*"
            usual = one.default_factory() if one.default_factory is not MISSING else one.default
            yield one.name if usual is MISSING else f"{one.name}={_shown(usual)}"
        return
    named = False
    for name, parameter in inspect.signature(thing).parameters.items():
        if name in ("self", "cls"):
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not named:
            named = True
            yield "*"
        stars = "**" if parameter.kind is parameter.VAR_KEYWORD else ""
        yield f"{stars}{name}" if parameter.default is parameter.empty else f"{name}={_shown(parameter.default)}"


def _shown(value: Any) -> str:
    return "REQUIRED" if value is questions.REQUIRED else repr(value).replace("'", '"')
