"""The log, its last line and the dice tray beside it: sentences whose numbers open into terms and clauses."""

from __future__ import annotations

import re
from collections.abc import Sequence

from holmgang.kernel.description import LogLine
from holmgang.table.beats import DEED, LogRow
from holmgang.table.draw.markup import Html, classes, el, join
from holmgang.table.draw.numbers import MINUS, clause_sign, die, number_button, with_numbers
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.tokens import icon, mini, symbol
from holmgang.table.memo import memoized
from holmgang.table.snapshot import DiceRoll


def log_lines(lines: Sequence[LogLine], picture: Picture, *, fresh: int | None = None) -> Html:
    """Lines of the log as list items. Those after number ``fresh`` are new and slide in."""
    return join(_line(picture, line, fresh is not None and line.number > fresh) for line in lines)


@memoized(lambda picture, line, new: (line.number, (line, new, picture.tokens, picture.side_order)))
def _line(picture: Picture, line: LogLine, new: bool) -> Html:
    numbers = list(line.numbers)
    names = [picture.said(name) for name in line.tokens]
    if line.opens in ("round", "phase"):
        inner = el("span", with_numbers(picture, line.text.rstrip("."), []))
        return el(
            "li", inner, cls=classes("turn", line.opens, new and "new", line.gone and "gone"), data_number=line.number
        )
    clauses = [clause_sign(clause) for clause in line.clauses[:2]] if clause_needed(line) else []
    text = _strong(picture, line, with_numbers(picture, line.text, numbers, names))
    sentence = [text, el("span", clauses, cls="cites") if clauses else None]
    return el(
        "li",
        _face(picture, line),
        el("div", sentence),
        cls=classes(
            "ln",
            line.weight if line.weight in ("big", "small") else None,
            new and "new",
            line.gone and "gone",
            line.opens == "contest" and "opens",
        ),
        data_number=line.number,
        data_kind=line.kind,
        data_tokens=" ".join(line.tokens) or None,
    )


def clause_needed(line: LogLine) -> bool:
    """A small line with numbers has its clauses in their terms already."""
    return line.weight != "small" or not line.numbers


def _face(picture: Picture, line: LogLine) -> Html:
    """The token the line is about; a drawing for the kind of event where there is none."""
    who = next((name for name in line.tokens if name in picture.tokens), "") or _named_first(picture, line)
    if who:
        return mini(picture, who, 22)
    word = line.icon if line.icon and symbol(line.icon) else "crown" if line.kind == "ruled" else ""
    return el("span", icon(word, 16), cls="mini av2", aria_hidden="true")


def _named_first(picture: Picture, line: LogLine) -> str:
    """The token whose name the sentence begins with."""
    text = line.text.lower()
    names = {name: picture.said(token.name).lower() for name, token in picture.tokens.items()}
    return next((name for name, said in names.items() if said and re.match(rf"{re.escape(said)}\b", text)), "")


def _strong(picture: Picture, line: LogLine, text: Html) -> Html:
    """The name that a weighty sentence begins with stands out."""
    if line.weight == "small":
        return text
    for name in line.tokens:
        said = picture.said(name)
        if said and str(text).lower().startswith(said.lower()):
            return join([el("b", str(line.text)[: len(said)]), Html(text[len(said) :])])
    return text


def log_row(row: LogRow, picture: Picture) -> Html:
    """A deed, or a round with what was planned in it, as one list item that unfolds into all its lines."""
    first = row.lines[0]
    if len(row.lines) == 1 and row.kind != DEED:
        line = _line(picture, first, False)
        return Html(line.replace("<li ", f'<li data-key="{row.key}" ', 1))
    inner = el("ul", [_line(picture, line, False) for line in row.lines], cls="more")
    numbers = {"data_key": row.key, "data_number": row.lines[-1].number}
    if row.kind != DEED:
        head = el("summary", el("span", row.line.rstrip(".")))
        cls = classes("turn", first.opens in ("round", "phase") and first.opens, row.gone and "gone")
        return el("li", el("details", head, inner), cls=cls, **numbers)
    weight = "big" if any(line.weight == "big" for line in row.lines) else None
    tokens = tuple(dict.fromkeys(name for line in row.lines for name in line.tokens))
    return el(
        "li",
        mini(picture, row.by, 22) if row.by in picture.tokens else _face(picture, first),
        el("details", el("summary", el("span", row.line)), inner),
        cls=classes("ln deed", weight, row.gone and "gone"),
        data_tokens=" ".join(tokens) or None,
        **numbers,
    )


def ticker(row: LogRow | None, picture: Picture) -> Html:
    """The last row of the log, where there is no room for the log; a tap opens it."""
    inner = [_face(picture, row.lines[0]), el("span", row.line)] if row else [el("span", picture.page("log-empty"))]
    return el("a", inner, icon("chev"), cls="ticker", id="ticker", href="#log")


def dice(rolls: Sequence[DiceRoll], picture: Picture, source: str = "") -> Html:
    """The last rolls, oldest first. Fresh ones tumble in; with reduced motion they are simply there."""
    head = el("h3", picture.page("last-dice"), el("span", source) if source else None)
    rows = [_roll(picture, roll) for roll in rolls]
    none = el("p", picture.page("no-dice"), cls="muted none") if not rows else None
    return el("div", head, rows, none, cls="dicetray", id="dice")


@memoized(lambda picture, roll: (roll.number, (roll, mini(picture, roll.about, 26))))
def _roll(picture: Picture, roll: DiceRoll) -> Html:
    bones = [
        die(face, sides, 30, classes("tilt" if place % 2 == 0 else "tilt2", roll.fresh and "rolling") or "")
        for place, (face, sides) in enumerate(zip(roll.faces, roll.dice, strict=True))
    ]
    faces = ", ".join(map(str, roll.faces))
    total = el("span", number_button(picture, roll.total), cls="val") if roll.total is not None else None
    spoken = el("span", picture.page("rolled", who=roll.text, faces=faces), cls="vh")
    return el(
        "div",
        mini(picture, roll.about, 26),
        el("span", roll.text, cls="by", aria_hidden="true"),
        el("span", bones, cls="bones", aria_hidden="true"),
        _rest(roll),
        spoken,
        total,
        cls="throw",
        data_throw=roll.number,
    )


def _rest(roll: DiceRoll) -> Html | None:
    """Draw the rest of the number as one step; its terms open with the total."""
    rest = roll.total.total - sum(roll.faces) if roll.total is not None else 0
    if not rest:
        return None
    return el("span", f"+ {rest}" if rest > 0 else f"{MINUS} {-rest}", cls="rest", aria_hidden="true")
