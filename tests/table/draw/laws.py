"""Laws that hold for every picture of every match of every game."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from holmgang.kernel.description import sums_in
from holmgang.kernel.questions import Spot
from holmgang.kernel.view import Sheets, tokens_of
from holmgang.table import draw
from holmgang.table.draw import Picture
from holmgang.table.draw.tokens import STATIC

STAGE_LIMIT = 120_000
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsl\(|\boklch\(")
PAINT = re.compile(r'\b(?:fill|stroke|color|stop-color)="(?!none|url\(#|currentColor)[^"]*"')


def tree(markup: str) -> ElementTree.Element:
    """The markup as a tree; broken markup is an error."""
    return ElementTree.fromstring(f"<root>{markup}</root>")


def words_in(element: ElementTree.Element) -> str:
    """All text of an element."""
    return " ".join("".join(element.itertext()).split())


def faults(picture: Picture) -> list[str]:
    """Everything that is wrong with the fragments of a picture."""
    stage, tray, roster = draw.stage(picture), draw.tray(picture), draw.roster(picture)
    found: list[str] = []
    for name, markup in (("stage", stage), ("tray", tray), ("roster", roster)):
        found += [f"{name}: {fault}" for fault in _markup_faults(markup)]
    if len(stage.encode()) > STAGE_LIMIT:
        found.append(f"the stage has {len(stage.encode())} bytes")
    board = tree(stage)
    found += _spots(picture, board)
    found += _tokens(picture, board)
    found += _sums(picture, tree(roster))
    spoken = words_in(next(part for part in board.iter("section") if part.get("id") == "board-words"))
    for token in _all_tokens(picture):
        if picture.said(token) not in spoken:
            found.append(f"{token} is not in the board in words")
    return found


def _markup_faults(markup: str) -> list[str]:
    found = []
    if "style=" in markup:
        found.append("an inline style")
    hits = [*COLOUR.findall(re.sub(r'(?:href|url)\(?="?#[\w-]+|url\(#[\w-]+\)', "", markup)), *PAINT.findall(markup)]
    found += [f"a colour: {hit}" for hit in hits]
    keys = [part.get("data-key") for part in tree(markup).iter() if part.get("data-key")]
    both_cuts = ("token:", "place:")  # a hex map is drawn twice, for wide and for tall screens; one of them is shown
    doubles = {key for key in keys if keys.count(key) > (2 if str(key).startswith(both_cuts) else 1)}
    found += [f"data-key {key} stands twice" for key in sorted(map(str, doubles))]
    return found


def _all_tokens(picture: Picture) -> list[str]:
    return [token.id for panel in picture.boards for token in tokens_of(panel)]


def _cuts(board: ElementTree.Element) -> list[ElementTree.Element]:
    return [svg for svg in board.iter("svg") if svg.get("data-board")]


def _spots(picture: Picture, board: ElementTree.Element) -> list[str]:
    """Everything that an open option points at can be tapped, and reached by keys, in every cut."""
    found = []
    on_board = set(_all_tokens(picture)) | {
        field.id for panel in picture.boards for field in getattr(panel, "fields", ())
    }
    for cut in _cuts(board):
        points = {part.get("data-point"): part for part in cut.iter() if part.get("data-point")}
        for spot in picture.spots:
            if spot.kind == "token" and spot.id not in on_board:
                continue  # a combatant without a figure: only in the list
            part = points.get(f"{spot.kind}:{spot.id}")
            if part is None:
                found.append(f"{spot} cannot be tapped")
            elif part.get("role") != "button" or part.get("tabindex") != "0" or not part.get("aria-label"):
                found.append(f"{spot} is no button")
    assert all(isinstance(spot, Spot) for spot in picture.spots)
    return found


def _tokens(picture: Picture, board: ElementTree.Element) -> list[str]:
    """Every token is drawn in every cut, with its middle inside the frame, and no shown name covers another one."""
    found = []
    for cut in _cuts(board):
        left, top, wide, high = map(float, (cut.get("viewBox") or "0 0 0 0").split())
        drawn: dict[str, tuple[float, float]] = {}
        names: list[tuple[float, float, float, float, str]] = []
        for part in cut.iter("g"):
            name = part.get("data-token")
            if name is None:
                continue
            x, y = map(float, re.findall(r"-?[\d.]+", part.get("transform") or ""))
            drawn[name] = (x, y)
            if not (left <= x <= left + wide and top <= y <= top + high):
                found.append(f"{name} stands outside the frame of {cut.get('class')}")
            for text in part.iter("text"):
                if (text.get("class") or "") == "tk-name":
                    size = 15 if "tall" in (cut.get("class") or "") else 16
                    half = draw.markup.text_width(text.text or "", size) / 2
                    names.append(
                        (x - half, y + float(text.get("y") or 0) - 10, x + half, y + float(text.get("y") or 0), name)
                    )
        found += [f"{name} is not drawn in {cut.get('class')}" for name in _all_tokens(picture) if name not in drawn]
        for place, one in enumerate(names):
            for other in names[place + 1 :]:
                if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]:
                    found.append(f"the names of {one[4]} and {other[4]} cover each other in {cut.get('class')}")
    return found


def _sums(picture: Picture, roster: ElementTree.Element) -> list[str]:
    """Each number of a sheet opens into exactly its terms, each with its clause."""
    found = []
    for panel in picture.panels(Sheets):
        for sheet in panel.sheets:
            sums = [total for _, value in sheet.rows for _, total in sums_in(value)]
            for total in sums:
                number = picture.teller.number(total)
                if len(number.terms) > 1 and not any(_is(picture, span, number) for span in roster.iter("span")):
                    found.append(f"{sheet.id}: {total} cannot be opened")
    return found


def _is(picture: Picture, span: ElementTree.Element, number: object) -> bool:
    if span.get("class") != "num":
        return False
    terms = [part for part in span.iter("button") if "term" in (part.get("class") or "").split()]
    wanted = getattr(number, "terms", ())
    return len(terms) == len(wanted) and all(
        part.get("data-clause") == term.clause and term.label in words_in(part)
        for part, term in zip(terms, wanted, strict=True)
    )


def stylesheet() -> str:
    """All sheets in a row."""
    names = ("look", "board", "table", "table_panels", "table_live", "pages")
    return "\n".join((STATIC / f"{name}.css").read_text(encoding="utf-8") for name in names)
