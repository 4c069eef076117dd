"""Changes of a psychopaths scenario worth trying in a forecast: what the players start with, and who begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from holmgang.kernel.sums import phrase
from holmgang.kernel.system import Game
from holmgang.kernel.variants import Variant, variant

Data = Mapping[str, Any]


def variants(game: Game) -> Iterator[Variant]:
    """Yield the changes. A game that begins by the book (PS-2) is the same for all players and has none."""
    setup = game.scenario.data["setup"]
    players: Mapping[str, Data] = setup["players"]
    yield from _same_glory(setup, players)
    yield from _first_turn(setup, list(players))
    for name, player in players.items():
        if player.get("hand"):
            changed = _with(setup, name, hand=[])
            named = phrase("variant-without-hand", who=name)
            yield variant(f"hand-{name}", "without", named, changed, [name], decides=True)
        inventory = player.get("inventory") or {}
        if any(inventory.values()):
            changed = _with(setup, name, inventory={})
            named = phrase("variant-without-inventory", who=name)
            yield variant(f"inventory-{name}", "without", named, changed, [name], decides=True)


def _with(setup: Data, name: str, **changes: Any) -> tuple[Data, Data]:
    players = {**setup["players"], name: {**setup["players"][name], **changes}}
    return setup, {**setup, "players": players}


def _same_glory(setup: Data, players: Mapping[str, Data]) -> Iterator[Variant]:
    glories = [player["glory"] for player in players.values() if player.get("glory") is not None]
    if len(set(glories)) < 2:
        return
    middle = sorted(glories)[(len(glories) - 1) // 2]
    same = {name: {**player, "glory": middle} for name, player in players.items()}
    named = phrase("variant-same-glory", count=middle)
    yield variant("same-glory", "circumstance", named, (setup, {**setup, "players": same}), list(players), decides=True)


def _first_turn(setup: Data, players: list[str]) -> Iterator[Variant]:
    turn = setup.get("turn")
    if not turn or turn.get("active") not in players or turn.get("phase", "upkeep") != "upkeep":
        return
    for name in players:
        if name != turn["active"]:
            changed = (setup, {**setup, "turn": {**turn, "active": name}})
            yield variant(f"first-{name}", "circumstance", phrase("variant-first", who=name), changed, [name])
