"""A psychopath comes into an inventory, or leaves it (PS-18.3)."""

from __future__ import annotations

from holmgang.systems.psychopaths.state import Player


def hold(player: Player, name: str) -> None:
    """A psychopath comes into an inventory."""
    if player.inventory.psychopath is None:
        player.inventory.psychopath = name
    else:
        player.inventory.further.append(name)


def release(player: Player, name: str) -> None:
    """A psychopath leaves an inventory, if it was there."""
    if not player.is_holder:
        return
    held = [one for one in player.inventory.held if one != name]
    player.inventory.psychopath = held[0] if held else None
    player.inventory.further = held[1:]
