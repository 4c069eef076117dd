"""The best combat rolls that characters can make, by which computer players weigh what to do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from holmgang.kernel.play import kept_while_open
from holmgang.systems.kampbogen.board.totals import NO_DICE, Bonus, bonuses_of_use, lasting_bonuses, roll_total
from holmgang.systems.kampbogen.board.uses import means_of
from holmgang.systems.kampbogen.content import TALENTS
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, GamePlay


def best_combat_total(play: GamePlay, who: Character, action: str, warded: Sequence[str] = ()) -> tuple[int, str]:
    """Return the highest total of a combat roll or defence that the dice allow, and the first ability for it."""
    means, abilities = means_of(play, who, action), who.abilities
    values = tuple(map(abilities.__getitem__, means.abilities))
    bonuses = tuple([bonuses_of_use(play, who, action, name, warded) for name in means.abilities])
    return _best_roll(play.knobs, tuple(who.dice), means.abilities, values, means.clause, bonuses)


@lru_cache(maxsize=4096)
def _best_roll(
    knobs: Knobs,
    dice: tuple[int, ...],
    abilities: tuple[str, ...],
    values: tuple[int, ...],
    clause: str,
    bonuses: tuple[tuple[Bonus, ...], ...],
) -> tuple[int, str]:
    """Return the highest total of the rolls with these abilities, and the first ability for it."""
    made = [
        (roll_total(knobs, dice, value, name, "KB-7.9", clause, *of_one).total, name)
        for name, value, of_one in zip(abilities, values, bonuses, strict=True)
    ]
    return max(made, key=lambda one: one[0])


@kept_while_open
def best_talents(play: GamePlay) -> dict[str, int]:
    """Return the best combat roll of each character with any talent, without dice and before anything of a round."""
    knobs, found = play.knobs, {}
    for who in play.state.characters:
        values = tuple(map(who.abilities.__getitem__, TALENTS))
        bonuses = tuple([tuple(lasting_bonuses(play, who, "combat_roll", name)) for name in TALENTS])
        found[who.id] = _best_roll(knobs, NO_DICE, TALENTS, values, "KB-9.1", bonuses)[0]
    return found
