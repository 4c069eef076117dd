"""A new card, psychopath, area, location or quest is an entry of a pack, not code."""

from __future__ import annotations

from pathlib import Path

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.words import LANGUAGES, Words, kernel_lexicon
from holmgang.systems.psychopaths import SYSTEM

PACK = """
system: psychopaths
pack: {id: more_of_it, title: {en: More of it}}
weapons:
  nail_bat: {name: {en: Nail Bat}, fight: {amount: 4, scope: self}, copies: {equipment: 9}}
junk:
  energy_drink:
    name: {en: Energy Drink}
    own_turn: [{do: gain_ap, amount: 1}, {do: change_madness, amount: 1}]
    copies: {equipment: 9}
happenings:
  market_day: {name: {en: Market Day}, effects: [{do: draw_equipment, cards: 2}, {do: draw_quest}], copies: {events: 9}}
psychopaths:
  clock_eater:
    name: {en: Clock Eater}
    madness: 4
    ability: {effect: {do: change_total, side: opponent, amount: -1, opponent_cards_in_pass: 1}}
    copies: {events: 9}
areas:
  o21: {cells: [PPPPPP]}
quests:
  q13: {name: {en: Walk a little}, when: fields_walked, at_least: 1}
"""


def library(folder: Path, text: str) -> Library:
    (folder / "more.yaml").write_text(text, encoding="utf-8")
    return Library([SYSTEM], [folder])


def test_a_pack_is_played_with(tmp_path: Path) -> None:
    game = library(tmp_path, PACK).game("wasteland_two")
    seen: set[str] = set()
    for seed in range(6):
        match = Match(game, SeededDice(seed), light=True)
        Driver({seat: RandomBot() for seat in game.seats}, seed).run(match, SYSTEM.bound)
        for event in match.log:
            facts = event.facts()
            seen.update(str(facts.get(name)) for name in ("card", "psychopath", "area", "quest"))
    assert {"nail_bat", "energy_drink", "market_day", "clock_eater", "o21", "q13"} <= seen


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ("junk: {x: {own_turn: [{do: fly}]}}", "fly"),
        (
            "junk: {x: {own_turn: [{do: gain_ap, amount: old_cart_ap}]}}",
            "no knob 'old_cart_ap'; did you mean 'old_car_ap'",
        ),
        ("junk: {x: {own_turn: [{do: gain_ap, amount: 1, after: old_cra}]}}", "did you mean 'old_car'"),
        ("weapons: {x: {fight: {amount: 1, scope: self}, clause: PS-18.71}}", "no clause 'PS-18.71'"),
        ("weapons: {x: {fight: {amount: 1, scope: anyonee}}}", "did you mean 'anyone'"),
        ("areas: {x: {cells: [PPPPPP], city_kind: cursd}}", "did you mean 'cursed'"),
        ("areas: {x: {cells: [PPPPPX]}}", "six edges"),
        ("areas: {x: {cells: [PPPPPP, FFFFFF, PPPPPP]}}", "inner edges"),
        ("psychopaths: {x: {madness: 3, ability: {effect: {do: change_total, side: own}}}}", "amount"),
        ("locations: {x: {letter: X}}", "expected one of 'P', 'F'"),
        ("locations: {x: {mandatory: [{do: fight_rival, rival: ghosts}]}}", "ghosts"),
    ],
)
def test_a_mistake_in_a_pack_is_told(tmp_path: Path, entry: str, says: str) -> None:
    shelf = library(tmp_path, f"system: psychopaths\n{entry}\n")
    shelf.game("wasteland_two")  # the pack is left out, and nothing else
    assert any(says in str(problem) for problem in shelf.problems)


def test_a_card_of_two_kinds_is_told_in_words(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as raised:
        library(tmp_path, PACK.replace("energy_drink:", "nail_bat:")).game("wasteland_two")
    told = {Words(kernel_lexicon(), lang).refusal(raised.value) for lang in LANGUAGES}
    assert "wasteland_two.yaml: the card 'nail_bat' is both of weapons and of junk" in str(raised.value).replace(
        ":1:", ":"
    )
    assert len(told) == len(LANGUAGES)


def test_an_ability_without_a_mark_acts_in_every_pass(tmp_path: Path) -> None:
    """PS-12.8, or as the knob says: the box marks every ability, so only a pack can show it."""
    assert _most_uses_in_a_fight(library(tmp_path, PACK), "each_pass") > 1
    assert _most_uses_in_a_fight(library(tmp_path, PACK), "once") == 1


def _most_uses_in_a_fight(packs: Library, frequency: str) -> int:
    game = packs.game("wasteland_two", knobs={"ability_default_frequency": frequency})
    match = Match(game, SeededDice(1), light=True)
    Driver({seat: RandomBot() for seat in game.seats}, 1).run(match, SYSTEM.bound)
    most = uses = 0
    for event in match.log:
        if event.kind == "fight_began":
            uses = 0
        elif event.kind == "ability_used" and event.facts()["psychopath"] == "clock_eater":
            uses += 1
            most = max(most, uses)
    return most
