"""Sums standing upright: one block per term, dice as bone with pips, the total on top, a line to beat across."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.description import Number, TermText
from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.view import Token, Track, Tracks
from holmgang.table.draw.markup import Html, at, classes, el, join, text_width
from holmgang.table.draw.numbers import pips
from holmgang.table.draw.picture import Picture
from holmgang.table.memo import memoized

LEAST = 11.0
"""No block is lower than this."""
DIE_FACES = 6


@dataclass(frozen=True)
class Tower:
    """A number to be built up. ``gain`` is what the draft would add."""

    who: str
    number: Number
    gain: Number | None = None
    draft: bool = False


@dataclass(frozen=True)
class TowerLine:
    """A value that towers are measured by."""

    name: str
    number: Number


def contest(picture: Picture) -> tuple[Tracks | None, list[Tower], list[TowerLine]]:
    """The towers and lines of the contest that is going on: tracks without an upper end.

    A track that bears the name of a token is its tower; any other is a line to beat.
    """
    for panel in picture.panels(Tracks):
        if all(track.most is None for track in panel.tracks) and panel.tracks:
            towers = [_tower(picture, track) for track in panel.tracks if _is_someone(picture, track)]
            lines = [
                TowerLine(picture.said(track.name), picture.teller.number(track.value))
                for track in panel.tracks
                if not _is_someone(picture, track)
            ]
            return panel, towers, lines
    return None, [], []


def _is_someone(picture: Picture, track: Track) -> bool:
    return track.id in picture.tokens or track.id in picture.sheets or track.id in picture.view.names


def _tower(picture: Picture, track: Track) -> Tower:
    gain, draft = None, picture.asked_about == track.id
    if draft and picture.step is not None:
        chosen = [choice for choice in picture.step.choices if choice.id in picture.chosen]
        gain = next((choice.worth for choice in chosen if choice.worth is not None), None)
    return Tower(track.id, picture.teller.number(track.value), gain, draft and gain is not None)


def token_towers(picture: Picture, tokens: list[Token]) -> list[Tower]:
    """Numbers of several terms among what a token says of itself (a roll with its dice), and the worth of the draft."""
    found = []
    for token in tokens:
        number = next((picture.teller.number(total) for total in _sums(token) if len(total.terms) > 1), None)
        if picture.step is not None and picture.asked_about == token.id:
            chosen = [choice for choice in picture.step.choices if choice.id in picture.chosen and choice.worth]
            if chosen and chosen[0].worth is not None:
                found.append(Tower(token.id, chosen[0].worth, None, True))
                continue
        if number is not None:
            found.append(Tower(token.id, number))
    return found


def _sums(token: Token) -> list[Sum]:
    inner = [arg for note in token.notes if isinstance(note, Phrase) for arg in note.args.values()]
    return [value for value in (*token.notes, *inner) if isinstance(value, Sum)]


def draft_line(picture: Picture) -> TowerLine | None:
    """Return the number that all options of the open question have to beat, if it is one."""
    if picture.step is None:
        return None
    found = [choice.against for choice in picture.step.choices if choice.against is not None]
    if found and len({number.total for number in found}) == 1:
        return TowerLine(found[0].terms[0].label if len(found[0].terms) == 1 else "", found[0])
    return None


def common_line(picture: Picture) -> TowerLine | None:
    """A number of several terms on a sheet without an owner: what all have to beat in this round."""
    for sheet in picture.sheets.values():
        if not sheet.side:
            for name, value in sheet.rows:
                if isinstance(value, Sum) and len(value.terms) > 1:
                    return TowerLine(picture.said(name), picture.teller.number(value))
    return None


def tallest(towers: list[Tower], lines: list[TowerLine]) -> int:
    """The highest value that must fit."""
    totals = [tower.number.total + (tower.gain.total if tower.gain else 0) for tower in towers]
    blocks = [sum(term.value for term in tower.number.terms if term.value > 0) for tower in towers]
    return max([*totals, *blocks, *(line.number.total for line in lines), 6])


def _shown_of(
    picture: Picture, tower: Tower, x: float, base: float, wide: float, unit: float, *, small: bool = False
) -> tuple[object, object]:
    return (tower.who, small), (tower, x, base, wide, unit, picture.side_of(tower.who))


@memoized(_shown_of)
def draw_tower(
    picture: Picture, tower: Tower, x: float, base: float, wide: float, unit: float, *, small: bool = False
) -> Html:
    """A tower of blocks on ``base``, ``unit`` high for each point; its middle at ``x``."""
    side = picture.side_of(tower.who)
    font = 14.0 if not small else 12.0
    top, parts = base, []
    die = picture.said("die")
    negative = sum(-term.value for term in tower.number.terms if term.value < 0)
    for place, term in enumerate(term for term in tower.number.terms if term.value > 0):
        high = max(term.value * unit, LEAST)
        parts.append(_stone(term, x, top, wide, high, place, term.label == die, font, small))
        top -= high
    if negative:
        high = min(negative * unit, base - top - 4)
        cut = el("rect", x=x - wide / 2, y=top, width=wide, height=max(high - 2, 4.0), rx=7, cls="bl less")
        parts.append(cut)
    if tower.gain is not None and tower.gain.total:
        high = max(abs(tower.gain.total) * unit, LEAST + 8)
        box = el("rect", x=x - wide / 2, y=top - high, width=wide, height=high - 2, rx=7, cls="bl ghost")
        label = tower.gain.terms[0].label if len(tower.gain.terms) == 1 and not small else ""
        sign = "+" if tower.gain.total > 0 else ""
        text = _fit(f"{sign}{tower.gain.text} {label}".strip(), f"{sign}{tower.gain.text}", wide, font)
        parts += [box, el("text", text, x=x, y=top - high / 2 + 5, cls="bl-t g", font_size=font)]
        top -= high
    if tower.gain is not None:
        old = el("tspan", tower.number.text, cls="was")
        text_parts: list[object] = [old, f" → {tower.number.total + tower.gain.total}"]
    else:
        text_parts = [tower.number.text]
    total = el("text", text_parts, x=x, y=top - 9, cls="bl-total", font_size=wide * 0.2 + (6 if not small else 8))
    return el("g", parts, total, cls=classes("tower", f"s{side}", tower.draft and "draft"))


def _stone(
    term: TermText, x: float, top: float, wide: float, high: float, place: int, die: bool, font: float, small: bool
) -> Html:
    is_die = die and term.value <= DIE_FACES
    cls = classes("bl", "die" if die else "own2" if place % 2 else "own")
    rect = el("rect", x=x - wide / 2, y=top - high, width=wide, height=high - 2, rx=min(7.0, high * 0.4), cls=cls)
    if is_die:
        spread = min(9.2, high * 0.25)
        face = el("g", pips(term.value, 0, 0, spread, spread * 0.37), cls="d-pip", transform=at(x, top - high / 2 - 1))
        return join([rect, face])
    if high < font + 3:
        return rect
    text = str(term.value) if small else _fit(f"{term.value} {term.label}", str(term.value), wide, font)
    return join(
        [
            rect,
            el(
                "text",
                text,
                x=x,
                y=top - high / 2 + font * 0.34 - 1,
                cls=classes("bl-t", die and "dark"),
                font_size=font,
            ),
        ]
    )


def _fit(text: str, short: str, wide: float, font: float) -> str:
    if text_width(text, font) <= wide - 8:
        return text
    words = text.split()
    while len(words) > 2 and text_width(" ".join(words) + "…", font) > wide - 8:
        words.pop()
    clipped = " ".join(words) + "…"
    return clipped if len(words) > 1 and text_width(clipped, font) <= wide - 8 else short


def _last_word(name: str) -> str:
    """Return the part of a name that a shield bears: of "combat grade" the grade."""
    word = name.rsplit(maxsplit=1)[-1]
    return word if len(word) <= 9 else word[:8] + "…"


def draw_line(line: TowerLine, y: float, left: float, right: float, shield: float, size: float = 1) -> Html:
    """A line to beat across the board, with its value on a shield."""
    path = f"M{left} {y:.1f}H{right}"
    mark = "M0-50l40 13v30c0 28-18 44-40 54-22-10-40-26-40-54v-30z"
    inner = [
        el("path", d=mark, cls="gradeshield"),
        el("text", line.number.text, y=1 if line.name else 6, cls="gradenum"),
        el("text", _last_word(line.name), y=18, cls="gradecap") if line.name else None,
    ]
    badge = el("g", inner, transform=f"{at(shield, y)} scale({size})")
    return join([el("path", d=path, cls="gradeline-bg"), el("path", d=path, cls="gradeline"), badge])
