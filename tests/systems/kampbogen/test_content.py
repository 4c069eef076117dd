"""Packs and scenarios of the combat book: what they may hold, what is refused, and that words exist for all of it."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.words import LANGUAGES, Words, kernel_lexicon
from holmgang.systems.kampbogen import SYSTEM
from holmgang.systems.kampbogen.content import EffectKind
from holmgang.systems.kampbogen.rules import WARDS

LIBRARY = Library([SYSTEM])
PACK = LIBRARY.pack(SYSTEM)
SCENARIOS = tuple(LIBRARY.scenario_files(SYSTEM))


CREW: dict[str, Any] = {"asta": {}, "bo": {}, "cille": {}}


def scenario(**setup: Any) -> dict[str, Any]:
    whole = {"characters": {"asta": {}}, "opponents": {"robber": {}}, **setup}
    return {
        "id": "trial",
        "system": "kampbogen",
        "title": {"en": "Trial"},
        "scene": {"en": "-"},
        "seats": {"players": {}},
        "setup": whole,
    }


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"opponents": {"robber": {"effects": [{"kind": "frost"}]}}}, "'thick_hide', 'hunter', 'biting', got 'frost'"),
        ({"opponents": {"bandit": {"use": "bandit"}}}, "setup.opponents.bandit.use: no sheet 'bandit'"),
        ({"opponents": {"asta": {}}}, "both a character and an opponent"),
        ({"scenes": [{"scene": "combat", "opponents": ["troll"]}]}, "no opponent 'troll'"),
        ({"vehicles": {"car": {"driver": "bo"}}}, "no character 'bo'"),
        ({"scenes": [{"scene": "combat", "challenges": [{"use": "flood"}]}]}, "flood"),
        ({"scenes": [{"scene": "dance"}]}, "combat"),
        ({"scenes": [{"opponents": ["robber"] * 2}]}, "setup.scenes.0.opponents: robber stands here twice"),
        ({"vehicles": {"x": {"use": "y"}}}, "setup.vehicles.x.use: no entry of vehicles 'y'"),
        ({"vehicles": {"x": {"use": ""}}}, "setup.vehicles.x.use: no entry of vehicles ''"),
        ({"goal": "fame"}, "defeat"),
        ({"opponents": {"robber": {"effects": [{"kind": "aggressive", "amount": 2}]}}}, "has no amount"),
        ({"characters": {"asta": {"seat": "nobody_here"}}}, "no seat 'nobody_here'"),
        (
            {"characters": CREW, "vehicles": {"horse": {"driver": "asta", "passengers": ["bo", "cille"]}}},
            "there is room for 1",
        ),
        ({"vehicles": {"horse": {"driver": "asta", "passengers": ["asta"]}}}, "more than one place"),
        ({"vehicles": {"horse": {"driver": "asta"}, "car": {"driver": "asta"}}}, "more than one place"),
    ],
)
def test_mistakes_in_a_scenario_are_refused(setup: dict[str, Any], told: str) -> None:
    with pytest.raises(ContentError, match=re.escape(told)) as refused:
        LIBRARY.game_from(SYSTEM, scenario(**setup), "trial")
    said = {Words(kernel_lexicon(), lang).refusal(refused.value) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert str(refused.value) in said


def test_every_character_needs_a_player() -> None:
    alone = {**scenario(), "seats": {"gm": {"role": "master"}}}
    with pytest.raises(ContentError, match=r"setup\.characters\.asta\.seat: is missing: there are no players"):
        LIBRARY.game_from(SYSTEM, alone, "trial")


def test_a_knob_names_weapons_that_exist() -> None:
    wrong = {**scenario(), "knobs": {"aimed_shot_weapons": ["pistoll"]}}
    with pytest.raises(ContentError, match="no gear or tag of gear 'pistoll'; did you mean 'pistol'"):
        Match(LIBRARY.game_from(SYSTEM, wrong, "trial"), SeededDice(1))


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"opponents": {"robberr": {}}}, "setup.opponents.robberr: no sheet 'robberr'; did you mean 'robber'?"),
        ({"characters": {"hildaa": {"seat": "asta"}}}, "no sheet 'hildaa'; did you mean 'hilda'?"),
        ({"opponents": {"troll": {"effects": [{"kind": "agressive"}]}}}, "got 'agressive'; did you mean 'aggressive'?"),
        ({"vehicles": {"carr": {"driver": "asta"}}}, "setup.vehicles.carr: no sheet 'carr'; did you mean 'car'?"),
        ({"opponents": {"troll": {"lives": 2, "tags": ["inatentive"]}}}, "did you mean 'inattentive'?"),
        ({"scenes": [{"scene": "combatt"}]}, "did you mean 'combat'?"),
    ],
)
def test_a_mistyped_word_is_found_with_the_nearest_known_one(setup: dict[str, Any], told: str) -> None:
    with pytest.raises(ContentError, match=re.escape(told)) as refused:
        LIBRARY.game_from(SYSTEM, scenario(**setup), "trial")
    assert "at least 1 entry" not in str(refused.value)


def test_an_entry_with_values_of_its_own_needs_no_sheet() -> None:
    LIBRARY.game_from(SYSTEM, scenario(opponents={"ferryman": {"lives": 3}}), "trial")


def test_each_effect_and_property_that_content_may_name_is_in_the_catalogue() -> None:
    """KB-5.11; biting is another name of blood damage (KB-25.3)."""
    assert set(get_args(EffectKind)) == {*WARDS, "biting"}


def test_the_lists_of_the_specification_are_complete() -> None:
    assert {kind: len(PACK.kind(kind)) for kind in ("characters", "vehicles", "challenges", "kinds", "expertises")} == {
        "characters": 6,
        "vehicles": 4,
        "challenges": 8,
        "kinds": 7,
        "expertises": 6,
    }
    opponents = set(PACK.kind("opponents")) - {"watchman"}
    assert len(opponents) == 14


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_of_the_pack_has_a_name(lang: str) -> None:
    lexicon = LIBRARY.lexicon(SYSTEM)
    for kind in SYSTEM.content_kinds:
        for name in PACK.kind(kind):
            assert lexicon.has(f"word-{name}".replace("_", "-"), lang), f"{lang}: {kind} {name}"


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_shown(name: str, lang: str) -> None:
    game = LIBRARY.game(name)
    match = Match(game, SeededDice(7), light=True)
    driver = Driver({seat: RandomBot() for seat in game.seats}, 7)
    words = Words(LIBRARY.lexicon(SYSTEM), lang, SYSTEM.view(match.play, None).names)
    told = 0
    while True:
        words = words.named({**words.names, **SYSTEM.view(match.play, None).names})
        for event in match.log[told:]:
            said = words.event(event)
            assert not re.search(r"[a-z]_[a-z]|\w/\w", said), said
        told = len(match.log)
        if not driver.turn(match):
            break
    assert words.faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scenario_speaks_every_language(lang: str) -> None:
    for one in LIBRARY.scenarios(SYSTEM):
        assert one.title.get(lang)
        assert len(one.scene.get(lang, "")) > 100


@pytest.mark.parametrize("name", SYSTEM.knobs_model.model_fields)
def test_a_knob_says_what_it_is_and_where_it_stands(name: str) -> None:
    cited = re.findall(r"KB-\d+\.\d+", SYSTEM.knobs_model.model_fields[name].description or "")
    assert cited
    assert all(clause in SYSTEM.rulebook for clause in cited)
    assert all(Words(LIBRARY.lexicon(SYSTEM), lang).has(f"knob-{name}") for lang in LANGUAGES)
