"""Numbers as things: a button that opens its terms, a block per term, each leading to its clause; dice; chances.

A value of a view as markup: a sum is a number that opens, a sentence keeps its numbers, a word is a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from holmgang.kernel.description import Number, OptionChance, TermText, sums_in
from holmgang.kernel.sums import Sum
from holmgang.kernel.view import Value
from holmgang.table.draw.markup import Html, classes, el, join, n
from holmgang.table.draw.picture import Picture

MINUS = "\N{MINUS SIGN}"
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


# ---- sums ------------------------------------------------------------------------------------------------------------


def number_button(picture: Picture, number: Number, unit: str = "", text: str = "", after: str = "") -> Html:
    """A number that opens into its terms; ``unit`` is said with the total, ``text`` stands for the bare number.

    ``after`` is what must not be parted from it: a full stop.
    """
    shown = text or number.text
    count = len(number.terms)
    if not count:
        return el("span", shown, after, cls="num bare")  # nothing counted: there is nothing to open
    spoken = picture.page("number-spoken", number=f"{shown} {unit}".strip(), terms=count)
    button = el("button", shown, cls="n", type="button", aria_expanded="false", aria_label=spoken, data_opens="terms")
    kept = el("span", button, after, cls="nowrap") if after else button
    return el("span", kept, el("span", terms(picture, number, unit), cls="opened", hidden=True), cls="num")


def terms(picture: Picture, number: Number, unit: str = "") -> Html:
    """A sum as blocks, each with its sign, and the total."""
    blocks = [_block(picture, term, place == 0) for place, term in enumerate(number.terms)]
    total = f"{number.text} {unit}".strip()
    if len(number.terms) != 1 or unit:
        blocks.append(el("span", el("i", "=", cls="op"), total, cls="term total"))
    return el("span", blocks, cls="sum")


def _block(picture: Picture, term: TermText, first: bool) -> Html:
    size = term.text.lstrip("+-" + MINUS)
    sign = MINUS if term.value < 0 else "" if first else "+"
    face = die_face(picture, term)
    inner = [el("i", sign, cls="op") if sign else None, face, el("b", size), f" {term.label}"]
    return clause_button(term.clause, inner, cls=classes("term", term.value < 0 and "neg"))


def die_face(picture: Picture, term: TermText) -> Html | None:
    """The face of a die, where the term is one."""
    if term.label == picture.said("die") and 0 < term.value <= 20:
        return die(term.value, 6 if term.value <= 6 else 20, 20)
    return None


def clause_button(clause: str, inside: object, cls: str | None = "clause") -> Html:
    """Something that opens a clause of the rulebook; plain where none is cited."""
    if not clause:
        return el("span", inside, cls=cls)
    return el("button", inside, cls=cls, type="button", data_clause=clause, aria_expanded="false")


def clause_chip(clause: str) -> Html:
    """The number of a clause, to be opened."""
    return clause_button(clause, clause)


@lru_cache(4096)
def clause_sign(clause: str) -> Html:
    """Only a paragraph sign, where a chip would be too loud; it says its number to ears and on approach."""
    return el(
        "button",
        "§",
        cls="sign",
        type="button",
        title=clause,
        aria_label=clause,
        data_clause=clause,
        aria_expanded="false",
    )


# ---- dice ------------------------------------------------------------------------------------------------------------


@lru_cache(1024)
def die(face: int, sides: int, size: int = 28, cls: str = "") -> Html:
    """A die with a face up."""
    if sides <= 6:
        body = el("rect", x=2, y=2, width=36, height=36, rx=8, cls="d-body")
        shine = el("rect", x=2, y=2, width=36, height=36, rx=8, cls="lift d-shine")
        inner = [body, shine, el("g", pips(face, 20, 20, 9, 3.7), cls="d-pip")]
        return el(
            "svg",
            inner,
            cls=classes("d6", cls),
            width=size,
            height=size,
            viewBox="0 0 40 40",
            role="img",
            aria_label=str(face),
        )
    hexagon = "M22 2L39.3 12L39.3 32L22 42L4.7 32L4.7 12Z"
    edges = (
        "M22 9L34 30H10zM22 9V2M34 30l5.3 2M10 30l-5.3 2M22 9L39.3 12M22 9L4.7 12"
        "M34 30L22 42 10 30M34 30l5.3-18M10 30L4.7 12"
    )
    inner = [
        el("path", d=hexagon, cls="d-body"),
        el("path", d=edges, cls="d-edge"),
        el("text", str(face), x=22, y=27.5),
    ]
    return el(
        "svg",
        inner,
        cls=classes("d20", cls),
        width=size,
        height=size,
        viewBox="0 0 44 44",
        role="img",
        aria_label=str(face),
    )


def pips(face: int, x: float, y: float, spread: float, radius: float) -> Html:
    """The pips of a face of a d6."""
    return join(el("circle", cx=x + dx * spread, cy=y + dy * spread, r=radius) for dx, dy in PIPS.get(face, ()))


# ---- chances ---------------------------------------------------------------------------------------------------------


def odds_bar(picture: Picture, chance: OptionChance, side: int) -> Html:
    """Draw the odds as one stacked bar: grey for nothing, brighter for more; and the same in words."""
    parts, x = [], 0.0
    shares = [(label, share) for label, share in chance.shares if share > 0]
    for place, (label, share) in enumerate(shares):
        wide = float(share) * 100
        works = place > 0 or chance.works == 1
        level = "z" if not works else f"l{min(4, 1 + round(3 * place / max(1, len(shares) - 1)))}"
        parts.append(el("rect", x=f"{n(x)}%", width=f"{n(max(wide - 0.6, 0.4))}%", height="24", cls=level))
        if wide >= 11:
            text = label if wide < 24 else f"{label} · {round(share * 100)} %"
            short = text if len(text) * 2.1 < wide else f"{round(share * 100)} %"
            parts.append(el("text", short, x=f"{n(x + wide / 2)}%", y=16.5, cls=level))
        x += wide
    spoken = ", ".join(f"{label} {round(share * 100)} %" for label, share in shares)
    return el("svg", parts, cls=f"obar s{side}", role="img", aria_label=spoken, width="100%", height="24")


def hit_bar(share: float) -> Html:
    """A single chance as a bar."""
    inner = el("rect", width=f"{n(share * 100)}%", height="9", rx="4.5", cls="hit-on")
    return el("svg", inner, cls="hitbar", width="100%", height="9", aria_hidden="true")


_SIGNED = "+-" + MINUS


def with_numbers(picture: Picture, text: str, numbers: list[tuple[str, Number]], names: Iterable[str] = ()) -> Html:
    """A sentence in which the numbers that have terms are buttons. Numbers that do not stand in it follow at its end.

    The number in a name (``skeleton 1``) is none of them.
    """
    pieces = _apart(text, names)
    left: list[Number] = []
    for _, number in numbers:
        if not _put(picture, pieces, number):
            left.append(number)
    seen: list[Number] = []
    for number in left:
        if number not in seen and len(number.terms) > 1:
            seen.append(number)
            pieces += [" ", number_button(picture, number)]
    return join(pieces)


def _apart(text: str, names: Iterable[str]) -> list[object]:
    """The text with the names in it taken out of reach."""
    known = sorted({name for name in names if any(char.isdigit() for char in name)}, key=len, reverse=True)
    if not known:
        return [text]
    pattern = re.compile("(" + "|".join(re.escape(name) for name in known) + ")", re.IGNORECASE)
    return [join([piece]) if place % 2 else piece for place, piece in enumerate(pattern.split(text))]


def _put(picture: Picture, pieces: list[object], number: Number) -> bool:
    bare = number.text.lstrip(_SIGNED)
    pattern = re.compile(rf"(?<![\w.,])[{re.escape(_SIGNED)}]?{re.escape(bare)}(?![\w]|[.,]\d)")
    for place, piece in enumerate(pieces):
        if isinstance(piece, str) and not isinstance(piece, Html) and (found := pattern.search(piece)):
            after = re.match(r"[.,;:)!?…]*", piece[found.end() :])
            stop = after.group() if after is not None else ""
            button = number_button(picture, number, text=found.group(), after=stop)
            pieces[place : place + 1] = [piece[: found.start()], button, piece[found.end() + len(stop) :]]
            return True
    return False


def value_cell(picture: Picture, value: Value) -> Html:
    """Anything a view shows, its numbers as buttons."""
    if isinstance(value, Sum):
        return number_button(picture, picture.teller.number(value))
    numbers = [(name, picture.teller.number(total)) for name, total in sums_in(value)]
    return with_numbers(picture, picture.said(value), numbers) if numbers else join([picture.said(value)])
