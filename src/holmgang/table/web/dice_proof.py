"""The proof of the dice: what was promised, what was added, and how anybody counts every die again."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from holmgang.kernel.dice import FairDice
from holmgang.table.service import TableError
from holmgang.table.web.pages import page
from holmgang.table.web.table_pages import entered

router = APIRouter()


@cache
def script() -> str:
    """The program that needs nothing of ours. It is served as text: it is meant to be read."""
    return resources.files("holmgang.table").joinpath("static/check.py.txt").read_text(encoding="utf-8")


@router.get("/t/{name}/proof")
async def proof(request: Request, name: str) -> HTMLResponse:
    """What can be proved of the dice of a table. The secret stays one until the match is over."""
    visitor, room, _ = await entered(request, name)
    table, words = room.table, room.snapshots.words(visitor.lang)
    if table.match is None or table.frozen is not None:
        raise TableError("page-not-begun")
    dice, over = table.match.dice, table.match.over
    fair = isinstance(dice, FairDice)
    told: dict[str, Any] = dice.plain()
    return page(
        request,
        "proof.html",
        table=name,
        title=table.game.scenario.title,
        over=over,
        fair=fair,
        mode=told["mode"],
        seed=str(told.get("seed", "")) if over else "",
        commitment=dice.commitment if isinstance(dice, FairDice) else "",
        shares=[(words.say(seat), share) for seat, share in told.get("shares", {}).items()],
        secret=told.get("secret", "") if over else "",
        script=script() if fair else "",
    )
