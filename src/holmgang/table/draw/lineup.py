"""Two ranks facing each other on open ground, foes above; between them the towers of a contest and the line to beat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from holmgang.kernel.view import LineUp, Token
from holmgang.table.draw.intents import draw_arrows, draw_flags
from holmgang.table.draw.markup import Html, classes, el, join, n, noise, pick
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.terrain import pebble, tuft
from holmgang.table.draw.tokens import draw_token, name_drop, with_room
from holmgang.table.draw.towers import (
    Tower,
    TowerLine,
    common_line,
    contest,
    draft_line,
    draw_line,
    draw_tower,
    tallest,
    token_towers,
)


@dataclass(frozen=True)
class LineUpCut:
    """Width and height of a cut of the picture, and the sizes of things in it."""

    cls: str
    wide: float
    high: float
    radius: float
    font: float
    small: bool


WIDE = LineUpCut("cut-wide", 860, 590, 40, 16, False)
TALL = LineUpCut("cut-tall", 400, 330, 24, 14, True)
PER_RANK = 8


def draw_lineup(picture: Picture, panel: LineUp) -> Html:
    """Both cuts, of which the stylesheet shows one, or only the one that the page shows."""
    return join([_cut(picture, panel, cut) for cut in (WIDE, TALL) if picture.shows(cut.cls)])


def _cut(picture: Picture, panel: LineUp, cut: LineUpCut) -> Html:
    below, above = ranks(picture, panel)
    where: dict[str, tuple[float, float, float]] = {}
    top = cut.radius * (2.2 if not cut.small else 1.9)
    _, towers, lines = contest(picture)
    towers = towers or token_towers(picture, [token for token in [*below, *above] if not token.faded])
    flags_below = bool(towers) and not cut.small
    bottom = cut.high - cut.radius * (2.35 if not flags_below else 2.9)
    foes = _rank(above, top, cut, where)
    friends = _rank(below, bottom, cut, where)
    roomy = with_room(picture, [(token, *where[token.id]) for token in (*foes, *friends)], 16 if not cut.small else 15)
    line = draft_line(picture) or next(iter(lines), None) or common_line(picture)
    high_enough = [tower for tower in towers if tower.who in where]
    frame = (6.0, 4.0, cut.wide - 6, cut.high - 4)
    taken = [(x - r, y - r, x + r, y + r) for x, y, r in where.values()]
    under = _under(picture, friends, where, cut) if towers else {}
    return el(
        "svg",
        meadow(cut.wide, cut.high, cut.small),
        _ties(panel, where, {token.id for token in above}, picture),
        _towers(picture, high_enough, line, where, bottom, top, cut),
        draw_arrows(picture, where),
        [draw_token(picture, token, *where[token.id], named=token.id in roomy) for token in (*foes, *friends)],
        draw_flags(picture, where, frame, taken, under, small=cut.small),
        cls=cut.cls,
        viewBox=f"0 0 {n(cut.wide)} {n(cut.high)}",
        role="group",
        aria_label=picture.said(panel.title),
        data_board=panel.id,
    )


def _under(
    picture: Picture, rank: list[Token], where: dict[str, tuple[float, float, float]], cut: LineUpCut
) -> dict[str, tuple[float, float]]:
    """Room for flags where towers stand on the heads of a rank: the drop below each head, and the width."""
    gap = _gap(len(rank), cut)
    found = {}
    for token in rank:
        radius = where[token.id][2]
        found[token.id] = (name_drop(picture.side_number(token.side), radius, token.gauge) + 17, gap - 6)
    return found


def ranks(picture: Picture, panel: LineUp) -> tuple[list[Token], list[Token]]:
    """Return the tokens below and above: the reader's own side is below, the first one where there is none."""
    sides = [list(tokens) for _, tokens in panel.sides]
    mine = next((i for i, tokens in enumerate(sides) if any(token.id in picture.own for token in tokens)), 0)
    below = sides[mine] if sides else []
    above = [token for place, tokens in enumerate(sides) if place != mine for token in tokens]
    return below, above


def _rank(tokens: list[Token], y: float, cut: LineUpCut, where: dict[str, tuple[float, float, float]]) -> list[Token]:
    """A rank in a row; more than eight stand in two rows, a little smaller."""
    rows = [tokens] if len(tokens) <= PER_RANK else [tokens[: (len(tokens) + 1) // 2], tokens[(len(tokens) + 1) // 2 :]]
    left = cut.wide * 0.1
    for number, row in enumerate(rows):
        count = max(len(row), 1)
        gap = _gap(count, cut)
        start = cut.wide / 2 + left * 0.2 - gap * (count - 1) / 2
        radius = min(cut.radius, gap * 0.36) * (0.8 if len(rows) > 1 else 1)
        for place, token in enumerate(row):
            shift = cut.radius * 1.7 * number * (1 if y < cut.high / 2 else -1)
            where[token.id] = (start + gap * place, y + shift, radius)
    return tokens


def _gap(count: int, cut: LineUpCut) -> float:
    """Distance between the middles of a rank of so many."""
    return min(cut.wide * 0.84 / max(count, 1), cut.wide * 0.21)


def _ties(panel: LineUp, where: dict[str, tuple[float, float, float]], above: set[str], picture: Picture) -> Html:
    """Draw who is tied to whom: a dotted line in the colour of the token above."""
    parts = []
    for one, other, _ in panel.ties:
        if one in where and other in where and one != other:
            threat = one if one in above else other
            (x1, y1, r1), (x2, y2, r2) = where[one], where[other]
            flip = 1 if y2 >= y1 else -1
            bend = (x1 + x2) / 2 + (8 if x1 == x2 else 0)
            d = f"M{n(x1)} {n(y1 + flip * r1 * 1.9)}Q{n(bend)} {n((y1 + y2) / 2)} {n(x2)} {n(y2 - flip * r2 * 1.25)}"
            parts.append(el("path", d=d, cls=f"tie s{picture.side_of(threat)}"))
    return join(parts)


def _towers(
    picture: Picture,
    towers: list[Tower],
    line: TowerLine | None,
    where: dict[str, tuple[float, float, float]],
    bottom: float,
    top: float,
    cut: LineUpCut,
) -> Html:
    if not towers and line is None:
        return Html("")
    base = bottom - cut.radius * 1.32
    room = base - (top + cut.radius * (2.6 if not cut.small else 2.2))
    unit = min(room / tallest(towers, [line] if line else []), 13.5 if not cut.small else 7.6)
    wide = min(86.0 if not cut.small else 50.0, *(where[t.who][2] * 2.15 for t in towers)) if towers else 80.0
    grade = (
        draw_line(
            line,
            base - line.number.total * unit,
            -400,
            cut.wide + 400,
            46 if not cut.small else 22,
            1 if not cut.small else 0.5,
        )
        if line is not None
        else None
    )
    built = [draw_tower(picture, tower, where[tower.who][0], base, wide, unit, small=cut.small) for tower in towers]
    return el("g", grade, built, cls=classes("contest"))


@lru_cache(16)
def meadow(wide: float, high: float, small: bool = False) -> Html:
    """Open ground with soft patches, grass and stones, and the bank on which the others stand."""
    box = (-300.0, -120.0, wide + 600, high + 240)
    base = el("rect", x=box[0], y=box[1], width=box[2], height=box[3], cls="t-ground")
    patches = [
        el(
            "ellipse",
            cx=box[0] + box[2] * noise("patch", i),
            cy=box[1] + box[3] * noise("patchy", i),
            rx=90 + 120 * noise("rx", i),
            ry=30 + 44 * noise("ry", i),
            cls=f"tone{1 + pick(3, 'patcht', i)}",
        )
        for i in range(16 if not small else 10)
    ]
    count, scale = (90, 1.0) if not small else (40, 0.7)
    spots = [(box[0] + box[2] * noise("mx", i), box[1] + box[3] * noise("my", i)) for i in range(count)]
    tufts = "".join(tuft(x, y, scale) for x, y in spots[: count * 2 // 3])
    stones = "".join(pebble(x, y) for x, y in spots[count * 2 // 3 :])
    y = high * 0.27
    bank = f"M-400 {n(y)}C100 {n(y + 36)} 300 {n(y - 30)} 520 {n(y + 8)}S1000 {n(y - 22)} 1300 {n(y)}V-300H-400z"
    inner = [base, patches, el("path", d=tufts, cls="tuft"), el("path", d=stones, cls="pebble")]
    return join([el("g", inner, cls="beyond full"), el("path", d=bank, cls="bank")])
