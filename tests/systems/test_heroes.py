"""Heroes of every system: sheets that play as they read, changes that last, fights that take them in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.heroes import MENDED, NIGHT, Hero, HeroRules, join, put_in, slug
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.system import Game, System
from holmgang.kernel.words import LANGUAGES, Lexicon, Words
from holmgang.kernel.yamltext import Document
from holmgang.systems.tkds.heroes import health_sum
from holmgang.systems.tkds.setup.scenario import health_of

LIBRARY = Library.discover()
SYSTEMS = [system for system in LIBRARY.systems.values() if system.heroes is not None]
COSTLY = {
    "k6": "shamans_room",
    "kampbogen": "barrow",
    "psychopaths": "brawl_at_the_tavern",
    "tkds": "barricade_on_the_bridge",
}
"""Fights that leave something behind."""
each_system = pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.id)


def rules_of(system: System[Any]) -> HeroRules[Any]:
    assert system.heroes is not None
    return system.heroes


def templates(system: System[Any]) -> list[Hero[Any]]:
    rules, content = rules_of(system), LIBRARY.pack(system)
    model = system.content_kinds[rules.kind]
    return [
        Hero(f"Žofie {name}", rules.checked(entry, content, model, name), rules.carried({}), name, content, knobs)
        for name, entry in rules.templates(content).items()
        for knobs in [system.knobs_model()]
    ]


def game_with(system: System[Any], scenario: str, heroes: list[Hero[Any]]) -> tuple[Game, dict[int, str]]:
    rules, content = rules_of(system), LIBRARY.pack(system)
    party = [(hero, "") for hero in heroes]
    data, tokens = put_in(rules, LIBRARY.scenario_data(system, scenario), party, content)
    return Game(system, content, LIBRARY.scenario_from(system, Document(data, scenario))), tokens


def played(game: Game, seed: int) -> Match:
    match = Match(game, SeededDice(seed))
    Driver({seat: policy_for(game.system, "heuristic") for seat in game.seats}, seed).run(match)
    return match


def said(thing: Any) -> Iterator[Any]:
    if isinstance(thing, (Phrase, Sum, str)):
        yield thing
    elif isinstance(thing, (list, tuple)):
        for one in thing:
            yield from said(one)


@each_system
def test_four_templates_are_valid_content_and_can_be_read_in_every_language(system: System[Any]) -> None:
    heroes, rules = templates(system), rules_of(system)
    assert len(heroes) == 4
    for hero in heroes:
        sheet = rules.sheet(hero)
        texts: list[Any] = [sheet.gauge.name, *(one.name for one in (*sheet.derived, *sheet.facts))]
        texts += [field.name for field in sheet.fields]
        texts += [choice.name for field in sheet.fields for choice in field.choices]
        texts += [choice.barred for field in sheet.fields for choice in field.choices if choice.barred]
        texts += [text for piece in sheet.pieces for text in (piece.name, piece.where, *piece.facts)]
        texts += [text for offer in rules.offers(hero) for text in (offer.name, *offer.facts)]
        texts += [rest.says for rest in rules.rests(hero)]
        for lang in LANGUAGES:
            lexicon = Lexicon([system.folder / "words"])
            lexicon.add_names(hero.content.names, replace=False)
            words = Words(lexicon, lang)
            for text in said(texts):
                assert words.say(text)
            assert words.faults == []
        assert all(clause in system.rulebook for one in sheet.derived for clause in one.value.clauses)


@each_system
@pytest.mark.parametrize("count", [1, 3, 4])
def test_every_shipped_fight_takes_a_party_of_any_size(system: System[Any], count: int) -> None:
    for scenario in LIBRARY.scenario_files(system):
        heroes = templates(system)[:count]
        game, tokens = game_with(system, scenario, heroes)
        view = system.view(Match(game, SeededDice(1)).play, None)
        shown = str(view)
        assert all(token in shown for token in tokens.values()), scenario


@each_system
@pytest.mark.parametrize("players", [("",) * 4, ("Katka", "Katka", "", ""), ("Jana", "Pavel", "Eva", "Ota")])
def test_a_seat_has_the_id_of_a_hero_only_if_it_has_the_name(system: System[Any], players: tuple[str, ...]) -> None:
    rules, content, heroes = rules_of(system), LIBRARY.pack(system), templates(system)
    party = list(zip(heroes, players, strict=True))
    for scenario in LIBRARY.scenario_files(system):
        data, tokens = put_in(rules, LIBRARY.scenario_data(system, scenario), party[:3], content)
        data, last = join(rules, data, *party[3])
        named = {token: heroes[number].name for number, token in tokens.items()} | {last: heroes[3].name}
        assert len(named) == 4
        for seat, hero in named.items():
            if seat in data["seats"] and not rules.seat_for_each:
                assert data["seats"][seat]["name"]["en"] == hero, scenario


@each_system
def test_a_hero_goes_through_three_fights_and_carries_what_lasts(system: System[Any]) -> None:
    rules, heroes = rules_of(system), templates(system)[:3]
    scenario = COSTLY[system.id]
    changed = 0
    for seed in (3, 4, 5):
        heroes = [hero for hero in heroes if not hero.carried.fallen]
        game, tokens = game_with(system, scenario, heroes)
        match = played(game, seed)
        assert match.outcome is not None
        won = bool(match.outcome.winners) and match.outcome.winners[0] in ("hero", "heroes", "party")
        after = []
        for number, hero in enumerate(heroes):
            changes = rules.aftermath(hero, match.play.state, tokens[number], won)
            changed += len(changes)
            assert all(change.clause in system.rulebook for change in changes if change.clause)
            kept = rules.after(hero, [change for change in changes if change.lasts])
            carried = rules.carried(kept)
            after.append(Hero(hero.name, hero.entry, carried, hero.base, hero.content, hero.knobs))
            unchanged = rules.after(hero, [])
            assert rules.carried(unchanged) == hero.carried
        heroes = after
    assert changed


@pytest.mark.parametrize("system", [one for one in SYSTEMS if one.id != "psychopaths"], ids=lambda one: one.id)
def test_the_gauge_in_a_fight_is_the_gauge_of_the_sheet(system: System[Any]) -> None:
    rules = rules_of(system)
    worn = {"k6": {"lives": 3}, "tkds": {"health": 5, "death_coins": 2}, "kampbogen": {"lives": 1, "blood": 0}}
    for fresh in templates(system):
        hero = Hero(fresh.name, fresh.entry, rules.carried(worn[system.id]), fresh.base, fresh.content, fresh.knobs)
        sheet = rules.sheet(hero)
        game, tokens = game_with(system, next(iter(LIBRARY.scenario_files(system))), [hero])
        start = Match(game, SeededDice(1)).play.state
        one = next(one for one in vars_of(start) if one.id == tokens[0])
        assert sheet.gauge.value.total == getattr(one, sheet.gauge.id)
        most = getattr(one, f"{sheet.gauge.id}_max", None) or one.ceilings["lives"]
        assert sheet.gauge.most == most


def vars_of(state: Any) -> list[Any]:
    return next(
        list(getattr(state, name)) for name in ("combatants", "characters", "creatures") if hasattr(state, name)
    )


def test_k6_injuries_vanish_with_the_last_lost_life_only() -> None:
    """K6-22.10."""
    system = LIBRARY.system("k6")
    rules, fresh = rules_of(system), templates(system)[0]
    injured = rules.carried({"lives": 9, "conditions": [{"id": "injured_arm", "part": "left_arm"}]})
    hero = Hero(fresh.name, fresh.entry, injured, fresh.base, fresh.content, fresh.knobs)
    assert rules.after(hero, rules.rested(hero, NIGHT, 2)) == {
        "lives": 11,
        "conditions": [{"id": "injured_arm", "part": "left_arm"}],
    }
    assert rules.after(hero, rules.rested(hero, NIGHT, 3)) == {}
    assert rules.after(hero, rules.rested(hero, MENDED, 0)) == {}


def test_tkds_rest_and_end_of_an_adventure() -> None:
    """TK-16.17: the die and a point of Luck. TK-16.18: all wounds, but coins stay unless they are reset."""
    system = LIBRARY.system("tkds")
    rules, fresh = rules_of(system), templates(system)[0]
    hurt = rules.carried({"health": 10, "luck": -1, "death_coins": 3})
    hero = Hero(fresh.name, fresh.entry, hurt, fresh.base, fresh.content, fresh.knobs)
    assert rules.after(hero, rules.rested(hero, NIGHT, 4)) == {"health": 14, "luck": 0, "death_coins": 3}
    assert rules.after(hero, rules.rested(hero, MENDED, 0)) == {"luck": -1, "death_coins": 3}


def test_tkds_health_has_terms_that_add_up_to_the_health_of_a_fight() -> None:
    system = LIBRARY.system("tkds")
    content, knobs = LIBRARY.pack(system), system.knobs_model()
    for fresh in templates(system):
        for level in (1, 3, 10):
            entry = {**fresh.entry, "level": level}
            hero = Hero(fresh.name, entry, fresh.carried, fresh.base, content, knobs)
            model = system.content_kinds["creatures"].model_validate(entry)
            assert health_sum(hero).total == health_of(model, content, knobs)  # type: ignore[arg-type]


def test_tkds_says_what_the_rules_do_not_allow_and_why() -> None:
    system = LIBRARY.system("tkds")
    rules, taren = rules_of(system), templates(system)[0]
    rapier = next(offer for offer in rules.offers(taren) if offer.id == "rapier")
    assert rapier.barred is not None
    assert rapier.barred.args == {"skill": "dexterity", "value": 13, "has": 12}
    talents = next(field for field in rules.sheet(taren).fields if field.id == "talents")
    medic = next(choice for choice in talents.choices if choice.id == "war_medic")
    assert medic.barred is not None
    assert medic.clause == "TK-24.6"


def test_an_id_is_made_of_any_name() -> None:
    assert slug("Žofie z Brna", ()) == "zofie_z_brna"
    assert slug("2. rytíř", ()) == "hero_2_rytir"
    assert slug("龍", ("hero",)) == "hero_2"
