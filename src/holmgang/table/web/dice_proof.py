"""The proof of the dice: the commitment, the players' words, and how to recompute every die."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from holmgang.table.web.pages import page
from holmgang.table.web.table_pages import entered

router = APIRouter()


@cache
def script() -> str:
    """Return the program that checks the dice and needs nothing of ours. It is served as text, to be read."""
    return resources.files("holmgang.table").joinpath("static/check.py.txt").read_text(encoding="utf-8")


@router.get("/t/{name}/proof")
async def proof(request: Request, name: str) -> HTMLResponse:
    """Show what can be proved of a table's dice. The secret is shown when the match is over."""
    visitor, table, _ = await entered(request, name)
    words, dice = table.words(visitor.lang), await table.dice_proof()
    fair = dice.mode == "fair"
    return page(
        request,
        "proof.html",
        table=name,
        title=table.game.scenario.title,
        over=dice.over,
        fair=fair,
        mode=dice.mode,
        seed=dice.seed,
        commitment=dice.commitment,
        shares=[(words.say(seat), share) for seat, share in dice.shares],
        secret=dice.secret,
        script=script() if fair else "",
        key=request.app.state.service.signer.public,
    )
