"""Every picture of real matches of all systems keeps the laws."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holmgang.kernel.view import HexMap
from holmgang.table import draw
from holmgang.table.draw.tokens import STATIC
from holmgang.table.draw.towers import contest
from tests.table.draw.laws import COLOUR, faults, stylesheet, tree, words_in
from tests.table.draw.moments import Moment, moment, moments, scenarios

NAMES = scenarios()


@pytest.mark.parametrize("name", NAMES)
def test_the_opening_of_every_scenario_keeps_the_laws(name: str) -> None:
    assert faults(moment(name, 0).picture()) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_thumbnail_is_small_and_well_formed(name: str) -> None:
    one = moment(name, 0)
    drawn = draw.thumbnail(one.onlooker().snapshot)
    assert len(drawn.encode()) <= 25_000
    assert len(list(tree(drawn).iter("g"))) >= 1
    assert not COLOUR.findall(re.sub(r'href="#[\w-]+"', "", drawn))


@given(name=st.sampled_from(NAMES), seed=st.integers(1, 10_000), number=st.integers(0, 60))
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_moment_of_a_random_match_keeps_the_laws(name: str, seed: int, number: int) -> None:
    last = None
    for count, one in enumerate(moments(name, seed, number + 1, policy="random")):
        last = one
        if count >= number:
            break
    assert last is not None
    if last.match.over:
        return
    assert faults(last.picture()) == []


@pytest.mark.parametrize(
    "name", ["k6/caravan", "tkds/troll_ford", "kampbogen/crossroads_ambush", "psychopaths/wasteland"]
)
def test_a_second_drawing_is_the_same(name: str) -> None:
    """Pieces save work and change nothing: each picture is what it would be if nothing lay ready."""
    kept: dict[str, draw.Memo] = {}
    for one in moments(name, 3, 30):
        fresh = one.picture()
        memo = kept.setdefault(f"{fresh.seat} {fresh.teller.words.names}", draw.Memo())
        again = one.picture(memo=memo)
        assert (draw.stage(again), draw.roster(again)) == (draw.stage(fresh), draw.roster(fresh))


def filled_up(one: Moment) -> list[dict[str, object]]:
    """The drafts on the way to a full answer, always taking the first option."""
    given: dict[str, object] = {}
    found = [dict(given)]
    for _ in range(12):
        picture = one.picture(given=given)
        step = picture.draft.open if picture.draft is not None else None
        if step is None or not step.choices or step.kind not in ("choose", "declare", "choose_some"):
            break
        chosen = step.choices[0].id
        given[step.purpose] = [chosen] if step.kind == "choose_some" else chosen
        found.append(dict(given))
    return found


@pytest.mark.parametrize("name", ["k6/ogre_at_the_pillars", "tkds/giant_by_the_house", "kampbogen/crossroads_ambush"])
def test_every_step_of_a_draft_can_be_drawn(name: str) -> None:
    one = moment(name, 5)
    for so_far in filled_up(one):
        picture = one.picture(given=so_far)
        assert faults(picture) == []
        assert picture.draft is not None
        tray = tree(draw.tray(picture))
        dropped = {part.get("data-drop") for part in tray.iter() if part.get("data-drop")}
        if len(picture.draft.filled) > 1:
            assert dropped == {filled.purpose for filled in picture.draft.filled}
        send = next(part for part in tray.iter("button") if part.get("data-send") is not None)
        assert (send.get("disabled") is None) == picture.draft.complete


@pytest.mark.parametrize("lang", ["en", "cs", "da"])
@pytest.mark.parametrize(
    "name", ["k6/ogre_at_the_pillars", "tkds/troll_ford", "kampbogen/barrow", "psychopaths/wasteland"]
)
def test_the_log_says_every_sentence_and_opens_its_numbers(name: str, lang: str) -> None:
    one = moment(name, 25)
    picture = one.picture(lang=lang)
    lines = one.lines(picture.seat, lang)
    items = list(tree(draw.log_lines(lines, picture)))
    assert len(items) == len(lines)
    open_table = 0
    for item, line in zip(items, lines, strict=True):
        for box in [part for part in item.iter("span") if "opened" in (part.get("class") or "")]:
            terms = [part for part in box.iter("button") if "term" in (part.get("class") or "")]
            assert terms
            assert all(part.get("data-clause") for part in terms)
            open_table += 1
        plain = re.sub(r"\W+", "", line.text).lower()
        said = re.sub(r"\W+", "", words_in(_without_opened(item))).lower()
        assert plain in said
    assert open_table > 0


def _without_opened(item: Element) -> Element:
    for part in list(item.iter()):
        for inner in list(part):
            if "opened" in (inner.get("class") or "") or "cites" in (inner.get("class") or ""):
                tail = inner.tail or ""
                place = list(part).index(inner)
                part.remove(inner)
                if place and tail:
                    before = list(part)[place - 1]
                    before.tail = (before.tail or "") + tail
                elif tail:
                    part.text = (part.text or "") + tail
    return item


HOOKS = {
    "tk",
    "tokens",
    "contest",
    "phase",
    "intents",
    "reaches",
    "tower",
    "hand",
    "ruling",
    "board",
    "pan",
    "mini",
    "hcard",
    "rounds",
}
"""Class names that no sheet needs: groups, and words that others hang on to."""


def test_a_psychopath_has_a_tower_beside_that_of_the_player() -> None:
    fights = 0
    for one in moments("psychopaths/wasteland", 4, 60):
        fight = one.match.play.state.fight
        if fight is not None and one.question is not None and one.question.purpose == "use_card":
            picture = one.picture(lang="cs")
            panel, towers, lines = contest(picture)
            assert panel is not None
            assert ([tower.who for tower in towers], lines) == (list(fight.actors), [])
            words = words_in(tree(str(draw.stage(picture))))
            assert all(picture.said(name) in words for name in fight.actors)
            fights += not fight.sides[1].is_player
    assert fights > 3


def test_the_fields_of_a_map_are_named_on_phones_too() -> None:
    for number in (0, 40):
        one = moment("psychopaths/wasteland", number)
        picture = one.picture()
        small = next(part for part in tree(str(draw.stage(picture))).iter("svg") if part.get("class") == "cut-tall")
        named = {text.text for text in small.iter("text") if "h-name" in (text.get("class") or "")}
        fields = [field.id for panel in picture.panels(HexMap) for field in panel.fields]
        missing = [name for name in fields if picture.said(name).replace(" ", "") not in named]
        assert set(missing) <= {"fountain"}


def test_tappable_things_are_not_hidden_by_the_sheet_of_the_play() -> None:
    """The play has a layer of its own: its class names must not be those of the boards."""
    sheet = (STATIC / "drama.css").read_text(encoding="utf-8")
    hidden = {
        name
        for names, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet)
        if re.search(r"opacity: 0;", body)
        for name in re.findall(r"^\.([\w-]+) *$", names.strip(), re.M)
    }
    drawn: set[str] = set()
    for name in ("k6/ogre_at_the_pillars", "tkds/crypt_without_light", "kampbogen/chase", "psychopaths/wasteland"):
        for one in moments(name, 4, 25):
            for found in re.findall(r'class="([^"]*)"', str(draw.stage(one.picture()))):
                drawn |= set(found.split())
    assert "spot" in drawn
    assert hidden
    assert not hidden & drawn


def test_every_class_that_is_drawn_is_known_to_a_stylesheet() -> None:
    known = set(re.findall(r"\.([a-zA-Z][\w-]*)", stylesheet()))
    used: set[str] = set()
    for name in ("k6/ogre_at_the_pillars", "tkds/crypt_without_light", "kampbogen/chase", "psychopaths/wasteland"):
        picture = moment(name, 8).picture()
        markup = draw.stage(picture) + draw.tray(picture) + draw.roster(picture)
        used |= {word for found in re.findall(r'class="([^"]*)"', markup) for word in found.split()}
    assert used - known - HOOKS - {word for word in used if word.startswith("on-")} == set()
