"""Drawing a match: pure functions from a reader's snapshot to SVG and HTML. No HTTP, no store, no rule system.

A page needs the stylesheets ``look``, ``board``, ``pages`` and ``table.css`` of ``/static/`` (``day.css`` after the
first for the light theme), ``/static/board.js`` as a module, the fonts under ``/static/fonts/`` and, once at the top
of its body, :func:`sprite`. Everything else is a fragment, a whole element with an id, that can be exchanged at any
time::

    <body class="table">
      {sprite()}
      <header class="bar">…</header>       the page's own
      {stage(picture)}                      <main id="stage">: the board, its tools, the board in words
      {tray(picture, waiting)}              <section id="tray">: the question, or the seats that are awaited
      {roster(picture)}                     <aside id="roster">: sheets as cards
      {ticker(line, picture)}               <a id="ticker">: the last line of the log
      <aside class="log" id="log"> <ol class="lines">{log_lines(lines, picture)}</ol> {dice(rolls, picture)} </aside>

Clickable elements carry data attributes (``data-put``, ``data-drop``, ``data-point``, ``data-send``, …), so the
page's own script needs to know nothing of questions. There is no inline style and no inline script anywhere.
"""

from holmgang.table.draw.boards import panel_tab, places, stage, stage_tabs, translated
from holmgang.table.draw.event_log import dice, log_lines, log_row, ticker
from holmgang.table.draw.markup import Html
from holmgang.table.draw.numbers import clause_chip
from holmgang.table.draw.picture import SIDES, Part, Picture, Waiting, page_words
from holmgang.table.draw.question_tray import advice, curtain, tray, tv_bar
from holmgang.table.draw.sheets import hand, roster
from holmgang.table.draw.thumbnails import thumbnail
from holmgang.table.draw.tokens import icon, mini, portrait, sprite
from holmgang.table.memo import Memo
from holmgang.table.snapshot import DiceRoll, Intent, Look

__all__ = [
    "SIDES",
    "DiceRoll",
    "Html",
    "Intent",
    "Look",
    "Memo",
    "Part",
    "Picture",
    "Waiting",
    "advice",
    "clause_chip",
    "curtain",
    "dice",
    "hand",
    "icon",
    "log_lines",
    "log_row",
    "mini",
    "page_words",
    "panel_tab",
    "places",
    "portrait",
    "roster",
    "sprite",
    "stage",
    "stage_tabs",
    "thumbnail",
    "ticker",
    "translated",
    "tray",
    "tv_bar",
]
