"""Heroes apart from HTTP: who has them, what can be changed, how they move, and what a fight leaves in their sheets."""

from __future__ import annotations

import io
import re
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from holmgang.bots import policy_for
from holmgang.kernel.content import load_pack
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import ContentError
from holmgang.kernel.heroes import MENDED, NIGHT, Hero
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.words import LANGUAGES, Words, words_key
from holmgang.kernel.yamltext import read_yaml
from holmgang.table.service import NoSuchTable, NotYours, TableError, TableOrder, TableService
from holmgang.table.service.heroes import MOST_BYTES, MOST_PARTIES, SIDE, Heroes, KeptHero, re_encoded
from tests.loops import run_apart
from tests.table.service.playing import house, session_of

ANN, BEA = "ann".ljust(32, "-"), "bea".ljust(32, "-")
ALL = ("k6", "kampbogen", "psychopaths", "tkds")


@pytest.fixture
def service(tmp_path: Path) -> TableService:
    return house(Library.discover(), tmp_path)


async def one_hero(heroes: Heroes, system: str = "k6") -> str:
    owner = heroes.system(system)
    assert owner.heroes is not None
    template = next(iter(owner.heroes.templates(heroes._library.pack(owner))))
    return await heroes.make(ANN, system, template)


def picture(size: tuple[int, int] = (900, 500), kind: str = "PNG", **more: object) -> bytes:
    made = io.BytesIO()
    Image.effect_noise(size, 90).convert("RGB").save(made, kind, **more)
    return made.getvalue()


@pytest.mark.parametrize("system", ALL)
def test_a_hero_is_made_with_one_call_kept_and_read_again(tmp_path: Path, system: str) -> None:
    async def making() -> None:
        service = house(Library.discover(), tmp_path)
        name = await one_hero(service.heroes, system)
        await service.close()
        again = house(Library.discover(), tmp_path)
        [party] = await again.heroes.parties(ANN)
        [hero] = party.heroes
        assert (hero.id, hero.system.id, hero.comes, hero.fallen) == (name, system, True, False)
        assert await again.heroes.parties(BEA) == []
        await again.close()

    run_apart(making())


def test_only_who_was_handed_a_hero_may_use_it(service: TableService) -> None:
    async def handing() -> None:
        heroes = service.heroes
        name, other = await one_hero(heroes), await one_hero(heroes, "tkds")
        for attempt in (heroes.hero(BEA, name), heroes.set_field(BEA, name, "lives", "40")):
            with pytest.raises(NoSuchTable):
                await attempt
        with pytest.raises(NotYours):
            await heroes.link(BEA, name)
        link = await heroes.link(ANN, name)
        assert len(link) >= 22, "128 bits at least"
        assert await heroes.accept(BEA, link) == name
        assert (await heroes.hero(BEA, name)).id == name
        [handed] = await heroes.parties(BEA)
        assert (handed.own, [hero.id for hero in handed.heroes]) == (False, [name])
        with pytest.raises(NoSuchTable):
            await heroes.hero(BEA, other)
        with pytest.raises(NotYours):
            await heroes.drop(BEA, name)
        await heroes.unlink(ANN, name)
        with pytest.raises(NoSuchTable):
            await heroes.accept("carl".ljust(32, "-"), link)
        party = (await heroes.parties(ANN))[0].row.id
        await heroes.accept("dan".ljust(32, "-"), await heroes.link(ANN, party))
        assert len((await heroes.parties("dan".ljust(32, "-")))[0].heroes) == 2

    run_apart(handing())


def test_numbers_stay_within_limits_and_what_the_rules_bar_is_refused(service: TableService) -> None:
    async def changing() -> None:
        heroes = service.heroes
        name = await one_hero(heroes, "tkds")
        assert (await heroes.set_field(ANN, name, "might", "99")).hero.entry["might"] == 20
        await heroes.set_field(ANN, name, "might", "14")
        for field, value in (("talents", "war_medic"), ("talents", "no_such"), ("spells", "fire_dart")):
            with pytest.raises(TableError):
                await heroes.set_field(ANN, name, field, value)
        with pytest.raises(TableError):
            await heroes.take_thing(ANN, name, "rapier")
        after = await heroes.take_thing(ANN, name, "war_axe")
        assert "war_axe" in after.hero.entry["gear"]
        assert (await heroes.put_away(ANN, name, "gear:2")).hero.entry["gear"] == ["knife", "oil_flask"]
        longer = await heroes.change(ANN, name, lambda _: {"name": "  Ta\u0000ren   the  Bold " + "x" * 99})
        assert longer.row.name.startswith("Taren the Bold")
        assert len(longer.row.name) <= 40

    run_apart(changing())


@pytest.mark.parametrize("system", ALL)
def test_a_file_is_a_valid_pack_and_brings_the_whole_hero_back(service: TableService, system: str) -> None:
    carried = {
        "k6": {"lives": 3, "conditions": [{"id": "injured_arm", "part": "left_arm"}], "ammo": {}},
        "tkds": {"health": 9, "death_coins": 2, "gear": [{"kind": "arrows", "uses": 3}]},
        "kampbogen": {"lives": 1, "blood": 0, "loot": 2},
        "psychopaths": {"glory": 12, "games": 3, "wins": 1},
    }[system]

    async def moving() -> None:
        heroes = service.heroes
        name = await one_hero(heroes, system)
        await heroes.set_picture(ANN, name, picture())
        before = await heroes.change(ANN, name, lambda _: {"name": "Žofie", "carried": carried, "symbol": "crown"})
        text = await heroes.file([await heroes.hero(ANN, name)])
        owner = before.system
        files = Library.discover().own_files(owner)
        load_pack([*files, read_yaml(text, "hero.yaml")], owner.content_kinds, owner.id)
        [copy] = await heroes.bring(BEA, text)
        after = await heroes.hero(BEA, copy)
        assert (after.row.name, after.symbol, after.row.pictured) == ("Žofie", "crown", True)
        assert (after.hero.entry, after.hero.carried) == (before.hero.entry, before.hero.carried)
        assert await heroes.picture_of(copy) is not None

    run_apart(moving())


def test_a_file_with_a_mistake_is_refused_with_its_place(service: TableService) -> None:
    async def bringing() -> None:
        wrong = "system: k6\ncreatures:\n  zofie: {extends: gorondar, livse: 7}\n"
        with pytest.raises(ContentError, match="livse"):
            await service.heroes.bring(ANN, wrong)
        for text in ("no yaml: [", "system: chess\n", "system: k6\nweapons: {}\n"):
            with pytest.raises((ContentError, TableError)):
                await service.heroes.bring(ANN, text)
        assert await service.heroes.parties(ANN) == []

    run_apart(bringing())


def test_a_visitor_has_several_parties_but_not_any_number(service: TableService) -> None:
    async def gathering() -> None:
        heroes = service.heroes
        for number in range(MOST_PARTIES):
            await heroes.new_party(ANN, f"Group {number}")
        with pytest.raises(TableError):
            await heroes.new_party(ANN, "one more")
        second = (await heroes.parties(ANN))[1].row.id
        await heroes.make(ANN, "k6", "naria", second)
        assert [len(party.heroes) for party in await heroes.parties(ANN)][:3] == [0, 1, 0]
        await heroes.drop_party(ANN, second)
        assert len(await heroes.parties(ANN)) == MOST_PARTIES - 1

    run_apart(gathering())


def test_a_rest_mends_those_who_come_along(service: TableService) -> None:
    async def resting() -> None:
        heroes = service.heroes
        name, other = await one_hero(heroes), await one_hero(heroes)
        hurt = {"lives": 4, "conditions": [{"id": "injured_leg", "part": "left_leg"}]}
        for one in (name, other):
            await heroes.change(ANN, one, lambda _: {"carried": hurt})
        await heroes.change(ANN, other, lambda _: {"comes": False})
        [party] = await heroes.parties(ANN)
        assert await heroes.rest(ANN, party, "k6", NIGHT) == 1
        assert (await heroes.hero(ANN, name)).hero.carried.lives == 6
        await heroes.agree(ANN, party.row.id, "k6", 3)
        [party] = await heroes.parties(ANN)
        await heroes.rest(ANN, party, "k6", NIGHT)
        assert (await heroes.hero(ANN, name)).hero.carried.lives == 9
        await heroes.rest(ANN, party, "k6", MENDED)
        assert (await heroes.hero(ANN, name)).hero.carried.conditions == []
        assert (await heroes.hero(ANN, other)).hero.carried.lives == 4

    run_apart(resting())


def test_forgetting_this_browser_forgets_its_heroes(service: TableService) -> None:
    async def forgetting() -> None:
        name = await one_hero(service.heroes)
        shared = await one_hero(service.heroes, "tkds")
        await service.heroes.accept(BEA, await service.heroes.link(ANN, shared))
        await service.permissions.forget(ANN)
        assert await service.heroes.parties(ANN) == []
        assert await service.heroes.known(name) is None

    run_apart(forgetting())


@pytest.mark.parametrize(("kind", "more"), [("PNG", {}), ("JPEG", {"quality": 100}), ("WEBP", {}), ("GIF", {})])
def test_a_picture_is_made_anew_small_and_square(kind: str, more: dict[str, object]) -> None:
    exif = Image.Exif()
    exif[0x010E] = "taken at home"
    uploaded = picture((2000, 700), kind, **({**more, "exif": exif} if kind in ("JPEG", "WEBP", "PNG") else more))
    made = re_encoded(uploaded)
    assert len(made) <= MOST_BYTES
    assert b"taken at home" not in made
    with Image.open(io.BytesIO(made)) as again:
        assert (again.format, again.size) == ("JPEG", (SIDE, SIDE))
        assert not again.getexif()


@pytest.mark.parametrize(
    "upload",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        b"GIF89a" + b"\0" * 40,
        picture()[:200],
        b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + b"\x7f\xff\xff\xff" * 2 + b"\x08\x02\0\0\0" + b"\0" * 8,
    ],
    ids=["nothing", "svg", "broken", "cut", "bomb"],
)
def test_a_file_that_is_no_picture_is_refused(upload: bytes) -> None:
    with pytest.raises(TableError):
        re_encoded(upload)


def test_every_campaign_can_be_played_and_is_told_in_three_languages(service: TableService) -> None:
    found = service.campaigns.all.values()
    assert {campaign.system.id for campaign in found} >= {"k6", "kampbogen", "tkds"}
    for campaign in found:
        assert len(campaign.model.steps) >= 3
        for step in range(len(campaign.model.steps)):
            service.setup.game_of(campaign.scenario(service.library, step))
        texts = [campaign.model.title, campaign.model.text, campaign.model.end]
        texts += [step.before for step in campaign.model.steps]
        assert all(set(text) == {"en", "cs", "da"} for text in texts)


def test_a_campaign_keeps_its_progress_and_rests_between_fights(service: TableService) -> None:
    async def going() -> None:
        heroes, campaign = service.heroes, service.campaigns.campaign("k6/skret_road")
        name = await one_hero(heroes)
        [party] = await heroes.parties(ANN)
        assert (await service.campaigns.progress(party, campaign)).step == 0
        with pytest.raises(TableError):
            await service.campaigns.go_on(ANN, party, campaign)
        table = await finished_table(service, party.coming("k6"), campaign.scenario(service.library, 0))
        await service.campaigns.began(ANN, party, campaign, 0, table)
        await heroes.change(ANN, name, lambda _: {"carried": {"lives": 4}})
        [party] = await heroes.parties(ANN)
        now = await service.campaigns.progress(party, campaign)
        assert (now.table, now.state in ("won", "lost")) == (table, True)
        await service.campaigns.go_on(ANN, party, campaign)
        [party] = await heroes.parties(ANN)
        assert (await service.campaigns.progress(party, campaign)).step == 1
        assert (await heroes.hero(ANN, name)).hero.carried.lives == 6
        await service.campaigns.start_again(ANN, party, campaign)
        [party] = await heroes.parties(ANN)
        assert (await service.campaigns.progress(party, campaign)).step == 0

    run_apart(going())


async def finished_table(service: TableService, coming: list[KeptHero], scenario: dict[str, Any]) -> str:
    """A table at which heroes have fought to the end."""
    placed, own = service.heroes.in_place(scenario, coming)
    order = TableOrder(scenario=placed, dice="seeded", seed="1", start=False)
    name = await service.setup.set_table(ANN, order, service.heroes.placing(own))
    game = session_of(await service.table(name)).game
    match = Match(game, SeededDice(1))
    Driver({seat: policy_for(game.system, "heuristic") for seat in game.seats}, 1).run(match)
    await service.setup.begin_with(name, match)
    return name


def names_in(value: Any) -> set[str]:
    """All ids that a page says, in whatever a system tells of a sheet."""
    if is_dataclass(value) and not isinstance(value, (Phrase, Sum)):
        parts = [getattr(value, one.name) for one in fields(value) if one.name not in ("id", "kind", "clause")]
        return set().union(*map(names_in, parts)) if parts else set()
    if isinstance(value, (list, tuple)):
        return set().union(*map(names_in, value)) if value else set()
    dice = isinstance(value, str) and re.fullmatch(r"\d+d\d+", value)
    return {value} if isinstance(value, str) and value and not dice else set()


@pytest.mark.parametrize("system", ALL)
def test_everything_on_a_sheet_has_a_word_in_every_language(service: TableService, system: str) -> None:
    owner = service.library.system(system)
    rules, pack = owner.heroes, service.library.pack(owner)
    assert rules is not None
    lexicon = service.translations.lexicon(owner)
    said: set[str] = set()
    for name, data in rules.templates(pack).items():
        hero = Hero("Ann", dict(data), rules.carried_model(), name, pack, owner.knobs_model())
        said |= names_in([rules.sheet(hero), list(rules.offers(hero)), list(rules.rests(hero))])
    assert len(said) > 10
    for lang in LANGUAGES:
        words = Words(lexicon, lang)
        missing = {one for one in said if not words.has(words_key("word", one)) and not words.has(words_key(one))}
        assert not missing, (lang, sorted(missing))
