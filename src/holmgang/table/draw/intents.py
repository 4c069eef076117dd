"""Intentions on the board before they are resolved: a flag over the token, an arrow to whom it is meant for, a bead
with its place in the order. Gold and marching is the reader's own draft."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from holmgang.table.draw.markup import Box, Html, Point, at, classes, el, join, n, text_width
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.tokens import symbol
from holmgang.table.snapshot import Intent

Circle = tuple[float, float, float]
"""The middle and the radius of a token."""

FLAG_FONT = 14.5
FLAG_HIGH = 29
LONGEST_FLAG = 13
FEWEST_LETTERS = 4
UNDER_NAME = 36
"""So far below the rim of a token a flag is below its name."""
MOST_FLAGS = 6
"""With more intentions than this only their drawings fit."""


def all_intents(picture: Picture) -> list[Intent]:
    """Return the given intentions, and the reader's draft as one more."""
    found = list(picture.intents)
    draft, step = picture.draft, picture.step
    about = picture.asked_about
    if draft is None or step is None or not about or not draft.filled:
        return found
    if picture.intents or len(draft.filled) > 1:
        first = draft.filled[0]
        raws = [raw for one in draft.filled[1:] for raw in (one.raw if isinstance(one.raw, list) else [one.raw])]
        targets = tuple(dict.fromkeys(str(raw) for raw in raws if str(raw) in picture.tokens and raw != about))
        own = Intent(about=about, word=str(first.raw), text=first.text, targets=targets, own=True, draft=True)
        found = [intent for intent in found if intent.about != about] + [own]
    return found


def draw_arrows(picture: Picture, where: Mapping[str, Circle]) -> Html:
    """The arrows; ``where`` gives middle and radius of each token."""
    arrows, beads = [], []
    count: dict[tuple[str, str], int] = {}
    for intent in all_intents(picture):
        if intent.sealed or intent.about not in where:
            continue
        middle_of: Point | None = None
        for target in intent.targets:
            if target not in where or target == intent.about:
                continue
            pair = (min(intent.about, target), max(intent.about, target))
            count[pair] = count.get(pair, 0) + 1
            path, mid = _curve(where[intent.about], where[target], count[pair], intent.about > target)
            middle_of = middle_of or mid
            side = picture.side_of(intent.about)
            at_me = target in picture.own
            cls = classes(
                "intent", "draft" if intent.draft else f"i{side}", at_me and "at-me", not intent.word and "soft"
            )
            marker = "url(#ah-call)" if intent.draft else f"url(#ah-s{side})"
            drawn = [el("path", d=path, cls="intent-bg"), el("path", d=path, cls=cls, marker_end=marker)]
            cls = classes("arrow", intent.spent and "spent")
            arrows.append(el("g", drawn, cls=cls, data_arrow=intent.about))
        if intent.order is not None:
            x, y = middle_of or _beside(where[intent.about])
            kind = "bc" if intent.draft else f"s{picture.side_of(intent.about)}"
            inner = [el("circle", r=12), el("text", "✓" if intent.spent else str(intent.order), y=5.3)]
            cls = classes("bead", kind, intent.spent and "spent")
            beads.append(el("g", inner, cls=cls, transform=at(x, y)))
    many = len(arrows) > MOST_FLAGS
    return el("g", arrows, beads, cls=classes("intents", many and "many")) if arrows or beads else Html("")


def _beside(place: Circle) -> Point:
    x, y, radius = place
    return x - radius * 0.95, y - radius * 0.8


def _curve(start: Circle, end: Circle, number: int, back: bool) -> tuple[str, Point]:
    """An arc from rim to rim; the second between the same two bends the other way, or further."""
    (x1, y1, r1), (x2, y2, r2) = start, end
    dx, dy = x2 - x1, y2 - y1
    bend = (0.22 + 0.14 * ((number - 1) // 2)) * (1 if (number % 2 == 1) != back else -1)
    cx, cy = (x1 + x2) / 2 + dy * bend, (y1 + y2) / 2 - dx * bend
    ax, ay = _toward((x1, y1), (cx, cy), r1 * 1.12)
    bx, by = _toward((x2, y2), (cx, cy), r2 * 1.3)
    middle = 0.25 * ax + 0.5 * cx + 0.25 * bx, 0.25 * ay + 0.5 * cy + 0.25 * by
    return f"M{n(ax)} {n(ay)}Q{n(cx)} {n(cy)} {n(bx)} {n(by)}", middle


def _toward(start: Point, end: Point, length: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = max(hypot(dx, dy), 1)
    return start[0] + dx / far * length, start[1] + dy / far * length


def draw_flags(
    picture: Picture,
    where: Mapping[str, Circle],
    frame: Box,
    taken: list[Box],
    under: Mapping[str, tuple[float, float]] | None = None,
    *,
    small: bool = False,
) -> Html:
    """A flag over each token that has declared something, kept within the frame and off tokens and other flags.

    ``taken`` are boxes already in use; the flags' own are added. ``under`` names tokens on whose heads something else
    stands: their flags hang so far below the middle, and are at most so wide. In a ``small`` picture, and with many
    intentions, a flag is its drawing alone.
    """
    hanging = under or {}
    shown = [intent for intent in all_intents(picture) if intent.about in where and not intent.spent]
    if small or len(shown) > MOST_FLAGS:
        few = [] if small else [intent for intent in shown if intent.draft]
        bubbles = [_bubble(picture, one, where[one.about], one.about in hanging) for one in shown if one not in few]
        shown = few
    else:
        bubbles = []
    flags = [
        _hung(picture, intent, where[intent.about], *hanging[intent.about])
        if intent.about in hanging
        else _flag(picture, intent, where[intent.about], frame, taken)
        for intent in shown
    ]
    return join([bubbles, flags])


def _bubble(picture: Picture, intent: Intent, place: Circle, low: bool = False) -> Html:
    """The drawing alone, where words have no room: at the token's upper left, or at its lower left."""
    x, y, radius = place
    word = symbol("sealed" if intent.sealed else intent.word) or "i-more"
    use = el("use", href=f"#{word}", x=-8, y=-8, width=16, height=16, cls="ic")
    inner = [el("title", intent.text) if intent.text and not intent.sealed else None, el("circle", r=12), use]
    cls = f"bead sign {'bc' if intent.draft else f's{picture.side_of(intent.about)}'}"
    return el("g", inner, cls=cls, transform=at(x - radius * 0.82, y + radius * (0.86 if low else -0.86)))


def _flag(picture: Picture, intent: Intent, place: Circle, frame: Box, taken: list[Box]) -> Html:
    """The flag with its words where it covers nothing, else its drawing alone, else a bubble on the token."""
    text = picture.page("sealed") if intent.sealed else _short(intent.text)
    for words in (text, "") if _sign(intent) else (text,):
        wide = _width(intent, words)
        found = _free_place(place, wide, frame, taken)
        if found is not None:
            left, top = found
            taken.append((left, top, left + wide, top + FLAG_HIGH))
            tip = place[0] - left if top + FLAG_HIGH <= place[1] and 16 <= place[0] - left <= wide - 16 else None
            return _cloth(picture, intent, words, wide, _outline(wide, tip), at(left, top))
    return _bubble(picture, intent, place)


def _outline(wide: float, tip: float | None) -> str:
    """A rounded box, with a tip below where it points at the token under it."""
    foot = f"H{n(tip + 7)}l-7 8-7-8H8" if tip is not None else "H8"
    return f"M8 0h{n(wide - 16)}a8 8 0 0 1 8 8v13a8 8 0 0 1-8 8{foot}a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"


def _hung(picture: Picture, intent: Intent, place: Circle, drop: float, most: float) -> Html:
    """A flag beneath a token, with as many words as there is room for."""
    text = picture.page("sealed") if intent.sealed else _short(intent.text)
    longest = LONGEST_FLAG
    while _width(intent, text) > most and longest > FEWEST_LETTERS:
        longest -= 1
        text = _short(intent.text, longest)
    wide = _width(intent, text)
    half = (wide - 30) / 2
    shape = f"M8 0h{n(half)}l7-8 7 8h{n(half)}a8 8 0 0 1 8 8v13a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"
    return _cloth(picture, intent, text, wide, shape, at(place[0] - wide / 2, place[1] + drop))


def _width(intent: Intent, text: str) -> float:
    tick = intent.confirmed and not intent.draft
    return text_width(text, FLAG_FONT) * 1.04 + (40 if _sign(intent) else 20) + (24 if tick else 0)


def _sign(intent: Intent) -> str:
    return symbol("sealed" if intent.sealed else intent.word)


def _cloth(picture: Picture, intent: Intent, text: str, wide: float, shape: str, place: str) -> Html:
    """The flag itself: drawing, words, a tick when it is confirmed."""
    word, tick = _sign(intent), intent.confirmed and not intent.draft
    side = picture.side_of(intent.about)
    return el(
        "g",
        el("title", intent.text) if intent.text and not intent.sealed else None,
        el("path", d=shape),
        el("use", href=f"#{word}", x=9, y=5.5, width=18, height=18, cls="ic") if word else None,
        el("text", text, x=33 if word else 10, y=19.6, font_size=FLAG_FONT),
        el("use", href="#i-finish", x=wide - 25, y=6.5, width=16, height=16, cls="ic tick") if tick else None,
        cls=classes("flag", "fc" if intent.draft else f"s{side}", intent.sealed and "shut"),
        transform=place,
    )


def _short(text: str, longest: int = LONGEST_FLAG) -> str:
    """The verb of an intention, cut to its first word where it is long; the whole is in the tray and in words.

    The arrow tells the target, and a flag that tells it again covers other tokens.
    """
    head = text.split(":", maxsplit=1)[0].split(",", maxsplit=1)[0].strip()
    if len(head) <= longest:
        return head
    word = head.split(" ", maxsplit=1)[0]
    return word if len(word) <= longest else word[: longest - 1] + "…"


def _free_place(place: Circle, wide: float, frame: Box, taken: list[Box]) -> Point | None:
    """Above the token if that is free, else a little aside or higher, beside it, or below its name."""
    x, y, radius = place
    left_edge, top_edge, right_edge, bottom_edge = frame
    top, middle = y - radius * 1.36 - FLAG_HIGH - 8, x - wide / 2
    tries = [(middle + dx * wide, top + dy) for dy in (0, -16, -34, -52) for dx in (0, -0.3, 0.3, -0.55, 0.55)]
    tries += [(x + radius * 1.3, y - FLAG_HIGH / 2), (x - radius * 1.3 - wide, y - FLAG_HIGH / 2)]
    tries += [(middle + dx * wide, y + radius + UNDER_NAME) for dx in (0, -0.3, 0.3)]
    for left, up in tries:
        left, up = min(max(left, left_edge), right_edge - wide), min(max(up, top_edge), bottom_edge - FLAG_HIGH)
        box = (left, up, left + wide, up + FLAG_HIGH + 4)
        if not any(box[0] < b[2] and b[0] < box[2] and box[1] < b[3] and b[1] < box[3] for b in taken):
            return left, up
    return None
