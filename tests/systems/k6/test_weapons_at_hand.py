"""Weapons at hand follow injuries, holds and ammunition."""

from __future__ import annotations

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.systems.k6 import SYSTEM
from holmgang.systems.k6.board import arms
from holmgang.systems.k6.state import Combatant, Condition, GamePlay, Injury

LIBRARY = Library([SYSTEM])


def gorondar() -> tuple[GamePlay, Combatant]:
    """Return a dwarf with four weapons while the rules run: no fact is cached."""
    play = Match(LIBRARY.game("ogre_at_the_pillars"), SeededDice(1), light=True).play
    play.facts = None
    return play, play.state.get("gorondar")


def at_hand(play: GamePlay, one: Combatant) -> dict[str, list[str]]:
    return {means: list(names) for means, names in arms.at_hand(arms.gear(play, one)).items()}


def test_the_weapon_in_hand_comes_first() -> None:
    play, one = gorondar()
    for name in list(one.weapons):
        one.readied = name
        assert arms.gear(play, one).weapons[0][0] == name


def test_weapons_return_when_an_injured_arm_heals() -> None:
    play, one = gorondar()
    before = at_hand(play, one)
    one.conditions.append(Injury("injured_arm", part="right_arm"))
    assert arms.weapon_clause(play, one, one.readied) is not None
    assert one.readied not in at_hand(play, one).get("melee", [])
    one.conditions.clear()
    assert at_hand(play, one) == before


def test_a_paralysed_combatant_has_nothing_at_hand() -> None:
    play, one = gorondar()
    one.conditions.append(Condition("paralysed"))
    assert at_hand(play, one) == {}


def test_a_thrown_weapon_is_not_at_hand() -> None:
    play, one = gorondar()
    thrown = at_hand(play, one)["throw"][0]
    one.ammo[thrown] = 0
    assert arms.weapon_clause(play, one, thrown) == "K6-19.4"
    assert all(thrown not in names for names in at_hand(play, one).values())
