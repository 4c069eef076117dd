"""Pages to look at: ``python -m tests.table.draw.gallery FOLDER`` writes moments of real matches as static pages.

Serve the folder (``python -m http.server``) and open them in a browser, in both themes and in every width.
"""

from __future__ import annotations

import shutil
import sys
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from holmgang.kernel.description import LogLine
from holmgang.table import draw
from holmgang.table.beats import LogRow
from holmgang.table.draw import DiceRoll, Html, Picture, Waiting
from holmgang.table.draw.tokens import STATIC
from tests.table.draw.moments import Moment, moment, scenarios

MOMENTS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("k6-start", "k6/ogre_at_the_pillars", 0, {}),
    ("k6-intend", "k6/ogre_at_the_pillars", 3, {}),
    ("k6-draft", "k6/ogre_at_the_pillars", 2, {"intend": "engage", "targets": ["ogre"]}),
    ("k6-later", "k6/ogre_at_the_pillars", 24, {}),
    ("k6-caravan", "k6/caravan", 20, {}),
    ("k6-bridge", "k6/holding_the_bridge", 4, {}),
    ("k6-camp", "k6/take_one_alive", 12, {}),
    ("tkds-who", "tkds/giant_by_the_house", 0, {}),
    ("tkds-move", "tkds/giant_by_the_house", 0, {"who": "carl", "do": "move"}),
    ("tkds-to", "tkds/giant_by_the_house", 0, {"who": "carl", "do": "move", "to": "5,3"}),
    ("tkds-attack", "tkds/giant_by_the_house", 0, {"who": "carl", "do": "attack"}),
    ("tkds-crypt", "tkds/crypt_without_light", 6, {}),
    ("tkds-ford", "tkds/troll_ford", 9, {}),
    ("tkds-gate", "tkds/gatehouse", 5, {}),
    ("tkds-roofs", "tkds/rooftops", 12, {}),
    ("tkds-swamp", "tkds/swamp_path", 12, {}),
    ("kb-start", "kampbogen/crossroads_ambush", 6, {}),
    ("kb-action", "kampbogen/crossroads_ambush", 8, {"action": "manoeuvre"}),
    ("kb-later", "kampbogen/crossroads_ambush", 22, {}),
    ("kb-chase", "kampbogen/chase", 10, {}),
    ("ps-start", "psychopaths/wasteland", 2, {}),
    ("ps-later", "psychopaths/wasteland", 55, {}),
    ("ps-card", "psychopaths/wasteland", 60, {}),
    ("ps-place", "psychopaths/brawl_at_the_tavern", 5, {}),
    ("ps-fight", "psychopaths/wasteland", 12, {}),
]


def page(title: str, body: Html, cls: str = "table", theme: str = "", system: str = "") -> str:
    chosen = f' data-theme="{theme}"' if theme else ""
    names = ("look", *(["day"] if theme == "light" else []), "board", "pages", "table", "table_panels", "table_live")
    sheets = "".join(f'<link rel="stylesheet" href="/static/{name}.css">' for name in names)
    return (
        f'<!doctype html><html lang="en"{chosen}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>{sheets}"
        '<script type="module" src="/static/board.js"></script></head>'
        f'<body class="{cls}" data-system="{system}">{draw.sprite()}{body}</body></html>'
    )


def bar(one: Moment, picture: Picture) -> str:
    seats = []
    waiting = one.match.waiting_for()
    for seat in one.match.game.seats:
        mine = [sheet.id for sheet in picture.sheets.values() if sheet.seat == seat]
        token = mine[0] if mine else seat
        state = "call" if seat == picture.seat else "" if seat in waiting else "done"
        word = "your call" if state == "call" else "thinking" if seat in waiting else "✓"
        seats.append(
            f'<li class="seat {state}">{draw.mini(picture, token)}<div><b>{escape(picture.said(seat))}</b>'
            f'<span class="say">{word}</span></div></li>'
        )
    title = (
        one.match.game.scenario.title_in("en")
        if hasattr(one.match.game.scenario, "title_in")
        else one.match.game.scenario.id
    )
    where = picture.said(picture.view.headline) if picture.view.headline else ""
    tools = "".join(
        f'<button class="tool" aria-label="{word}">{draw.icon(word)}</button>'
        for word in ("undo", "book", "tv", "moon")
    )
    return (
        f'<header class="bar"><div class="where"><h1>{escape(str(title))}</h1><p>{escape(where)}</p></div>'
        f'<ol class="seats">{"".join(seats)}</ol><nav class="tools">{tools}</nav></header>'
    )


def throws(lines: list[LogLine]) -> list[DiceRoll]:
    found = [
        DiceRoll(
            about=line.tokens[0] if line.tokens else "",
            text=line.text[:18],
            faces=(term.value,),
            dice=(6 if term.value < 7 else 20,),
            total=number,
        )
        for line in lines
        for _, number in line.numbers
        for term in number.terms
        if term.label == "die"
    ]
    return found[-2:]


def table_page(title: str, one: Moment, picture: Picture, theme: str = "") -> str:
    lines = one.lines(picture.seat)
    last = LogRow(key="1", kind="aside", line=lines[-1].text, lines=(lines[-1],)) if lines else None
    tabs = '<div class="tabs"><button class="tab on">Log</button><button class="tab">Rules</button></div>'
    dice = draw.dice(throws(lines), picture, "virtual")
    log = (
        f'<aside class="log" id="log">{tabs}<ol class="lines">{draw.log_lines(lines[-40:], picture)}</ol>{dice}</aside>'
    )
    waiting = Waiting(
        sentence="The master thinks about the Ogre.", since="for a minute", about=next(iter(picture.tokens), "")
    )
    tray = draw.tray(picture, None if picture.draft is not None else waiting)
    body = f"{bar(one, picture)}{draw.stage(picture)}{tray}{draw.roster(picture)}{draw.ticker(last, picture)}{log}"
    return page(title, Html(body), theme=theme, system=one.match.game.system.id)


def shelf(theme: str = "") -> str:
    """All scenarios as cards."""
    cards = []
    for name in scenarios():
        one = moment(name, 0)
        art = draw.thumbnail(one.onlooker().snapshot)
        cards.append(f'<li class="scard"><div class="art">{art}</div><h3>{escape(name)} {len(art)}</h3></li>')
    return page(
        "shelf",
        Html(f'<div class="lobby"><main><ul class="shelf">{"".join(cards)}</ul></main></div>'),
        cls="page",
        theme=theme,
    )


def static_files(folder: Path) -> None:
    """Copy the static files and the fonts that the pages need."""
    static = folder / "static"
    if static.exists():
        shutil.rmtree(static)
    shutil.copytree(STATIC, static)
    spec = find_spec("fontpkg_atkinson_hyperlegible")
    if spec is not None and spec.origin:
        shutil.copytree(Path(spec.origin).parent / "files", static / "fonts")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    static_files(folder)
    for title, name, number, given in MOMENTS:
        one = moment(name, number)
        picture = one.picture(given=given)
        for theme in ("dark", "light"):
            (folder / f"{title}-{theme}.html").write_text(table_page(title, one, picture, theme), encoding="utf-8")
    for theme in ("dark", "light"):
        (folder / f"shelf-{theme}.html").write_text(shelf(theme), encoding="utf-8")
        (folder / f"curtain-{theme}.html").write_text(
            page("curtain", draw.curtain("en", "Vera", 2), theme=theme), encoding="utf-8"
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
