"""Documents of fights: what commands make of them, undo, comments, and mistakes at their place."""

from collections.abc import Iterable
from itertools import chain
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.kernel.editor import Editor, EditRefused
from holmgang.kernel.library import Library
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import System
from holmgang.kernel.words import Lexicon, words_key
from holmgang.kernel.yamltext import read_yaml
from holmgang.table.service.translations import PAGE_WORDS
from holmgang.workshop.checking import check
from holmgang.workshop.commands import OPS, run
from holmgang.workshop.document import MOST_STEPS, FightDocument
from holmgang.workshop.yaml_edit import applied, difference, edited, same
from tests.refgame import SYSTEM

LIBRARY = Library([*Library.discover().systems.values(), SYSTEM])
SCENARIOS = {
    f"{system.id}/{name}": (system, path.read_text())
    for system in LIBRARY.systems.values()
    for name, path in LIBRARY.scenario_files(system).items()
}


def editor_of(system: System[Any]) -> Editor:
    return system.editor(system, LIBRARY.pack(system))


def opened(name: str) -> tuple[FightDocument, Editor]:
    system, text = SCENARIOS[name]
    return FightDocument(text), editor_of(system)


def do(document: FightDocument, editor: Editor, **command: Any) -> FightDocument:
    return run(document, editor, command).document


# ---- the law ---------------------------------------------------------------------------------------------------------


@st.composite
def commands(draw: st.DrawFn, document: FightDocument, editor: Editor) -> dict[str, Any]:
    """A command that could be sent for a document, sensible or not."""
    things = [one.id for one in editor.things(document.data)] or ["combatants/none"]
    thing, other = draw(st.sampled_from(things)), draw(st.sampled_from(things))
    item = draw(st.sampled_from(editor.items)).id if editor.items else "none/none"
    places = ["", "zone:none", "cell:90,90", "cell:1,1", *[one.id for one in editor.places(document.data, item)[:20]]]
    fields = editor.fields(document.data, thing) if thing in {one.id for one in editor.things(document.data)} else ()
    field = draw(st.sampled_from(fields)).path if fields else "none"
    value = draw(st.sampled_from([None, 0, 3, -5, True, "", "ogre", "x, y: {z}", "5", "a, b", ["dagger"], {"en": "Ž"}]))
    cells = draw(st.lists(st.tuples(st.integers(-1, 22), st.integers(-1, 14)).map(list), max_size=4))
    return {
        "op": draw(st.sampled_from([*OPS, "add", "add", "move", "change", "count", "paint", "remove", "nonsense"])),
        "item": item,
        "at": draw(st.sampled_from(places)),
        "things": [thing],
        "one": thing,
        "other": other,
        "field": field,
        "value": value,
        "count": draw(st.integers(-1, 6)),
        "steps": draw(st.integers(-2, 5)),
        "cells": cells,
        "title": draw(st.sampled_from(["", "The ogre's toll", "a: b # c", "Žížala"])),
        "path": draw(st.sampled_from(list(editor.system.knobs_model.model_fields) or ["none"])),
        "name": draw(st.sampled_from(["", *editor.system.presets])),
        "text": draw(st.sampled_from(["", "a: [", document.text + "\n# more\n"])),
    }


@settings(max_examples=25)
@given(data=st.data(), name=st.sampled_from(sorted(SCENARIOS)))
def test_undoing_everything_gives_the_same_text_and_mistakes_have_a_place(data: st.DataObject, name: str) -> None:
    document, editor = opened(name)
    first = document.text
    for _ in range(data.draw(st.integers(1, 8))):
        command = data.draw(commands(document, editor))
        before = document
        try:
            done = run(document, editor, command, "cs")
        except EditRefused:
            continue
        if done.patch:
            assert same(applied(before.data, done.patch), done.document.data)
        document = done.document
    checked = check(LIBRARY, editor.system, document, remedies=False)
    assert (checked.game is None) == bool(checked.mistakes)
    assert all(one.problem.message and (one.problem.path or one.problem.line) for one in checked.mistakes)
    assert FightDocument.load(document.plain()) == document
    while document.past:
        document = document.undone()
    assert document.text == first
    while document.future:
        document = document.redone()
    while document.past:
        document = document.undone()
    assert document.text == first


# ---- text ------------------------------------------------------------------------------------------------------------


COMMENTED = """\
# Our fight, for Thursday.
id: ours
system: k6
title: {en: Ours}   # only English so far
scene: {en: "A hall."}
seats:
  ann: {}           # plays Gorondar
  gm: {role: master}
setup:
  # The hall is dark.
  zones: {hall: {lit: false, walls: true}}
  combatants:
    gorondar: {seat: ann}   # our fighter
    # Two of them, at the door.
    skret: {}
    skret_2: {lives: 3}
"""


def test_a_change_keeps_comments_order_and_all_other_lines() -> None:
    editor = editor_of(LIBRARY.system("k6"))
    document = FightDocument(COMMENTED)
    changed = do(document, editor, op="change", things=["combatants/gorondar"], field="lives", value="9")
    assert changed.text == COMMENTED.replace("{seat: ann}   #", "{seat: ann, lives: 9}   #")
    added = do(changed, editor, op="add", item="creatures/ogre", at="zone:hall")
    assert added.text == changed.text + "    ogre: {}\n"
    gone = do(added, editor, op="remove", things=["combatants/skret"])
    assert gone.text == added.text.replace("    skret: {}\n", "")
    assert gone.undone().undone().undone().text == COMMENTED


def test_a_text_that_cannot_be_edited_in_place_is_written_anew() -> None:
    text = "a:\n- - 1\n  - 2\n- - 3\nb: {}\n"
    made, _ = edited(text, {"a": [[1, 2], [3]], "b": {}}, {"a": [[1, 2, 4]], "b": {"c": "x: y"}})
    assert read_yaml(made, "").data == {"a": [[1, 2, 4]], "b": {"c": "x: y"}}


IN_BRACES = """\
a:
    - of: wolf   # the first
      lives: 3
    - {of: bear,   # the second
       # it is old
       lives: 2,
       name: Bruin}
b: x
"""


@pytest.mark.parametrize(
    ("place", "key", "was", "then"),
    [
        (0, "of", "    - of: wolf   # the first\n      lives: 3\n", "    - lives: 3\n"),
        (0, "lives", "      lives: 3\n", ""),
        (1, "of", "{of: bear,   # the second\n", "{   # the second\n"),
        (1, "lives", "       lives: 2,\n       name", "       name"),
        (1, "name", ",\n       name: Bruin}", "}"),
    ],
)
@pytest.mark.parametrize("lines", ["\n", "\r\n"])
def test_a_value_is_cut_alone_and_comments_beside_it_stay(
    place: int, key: str, was: str, then: str, lines: str
) -> None:
    text = IN_BRACES
    data = read_yaml(text, "").data
    new = {**data, "a": [dict(one) for one in data["a"]]}
    del new["a"][place][key]
    made, _ = edited(text.replace("\n", lines), data, new)
    assert made == text.replace(was, then).replace("\n", lines)


def test_what_must_be_written_anew_is_the_smallest_part_that_can() -> None:
    text = "a:  # first\n  x:\n  - - 1\n    - 2\n  - - 3  # three\n  y: 1  # stays\nb: {}   # so does this\n"
    data = read_yaml(text, "").data
    made, _ = edited(text, data, {"a": {"x": [[1, 2, 4]], "y": 1}, "b": {}})
    assert "y: 1  # stays\nb: {}   # so does this\n" in made


def lines_apart(one: str, other: str) -> tuple[list[str], list[str]]:
    """The lines that only the first text has, and those that only the second has."""
    old, new = one.splitlines(), other.splitlines()
    while old and new and old[0] == new[0]:
        old, new = old[1:], new[1:]
    while old and new and old[-1] == new[-1]:
        old, new = old[:-1], new[:-1]
    return old, new


@pytest.mark.parametrize("name", SCENARIOS)
def test_one_change_of_a_shipped_fight_is_a_change_of_one_line(name: str) -> None:
    document, editor = opened(name)
    changes: list[dict[str, Any]] = [{"op": "rename", "title": "Ours"}]
    for thing in editor.things(document.data):
        for field in editor.fields(document.data, thing.id):
            written = {"op": "change", "things": [thing.id], "field": field.path}
            changes += [{**written, "value": "3"}] if field.kind == "number" else []
            changes += [{**written, "value": ""}] if field.value else []
    for change in changes:
        made = run(document, editor, change)
        if len(made.patch) != 1:
            continue
        old, new = lines_apart(document.text, made.document.text)
        taken = made.patch[0].op == "remove" or change.get("value") == ""
        assert len(new) <= 1, (change, new)
        assert len(old) <= (6 if taken else 1), (change, old)


values = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text("aZ#:-, {}'\"ř", max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
mappings = st.dictionaries(st.sampled_from("abcdef"), values, min_size=1, max_size=5)


@settings(max_examples=200)
@given(mappings, mappings, st.booleans())
def test_the_edited_text_holds_what_was_wanted(old: Any, new: Any, flow: bool) -> None:
    import yaml

    text = yaml.safe_dump(old, default_flow_style=flow, sort_keys=False, allow_unicode=True)
    made, patch = edited(text, old, new)
    assert same(read_yaml(made, "").data, new)
    assert same(applied(old, patch), new)
    assert same(applied(old, difference(old, new)), new)


def test_two_hundred_changes_can_be_undone() -> None:
    document, editor = opened("k6/corridor")
    assert MOST_STEPS >= 200
    for number in range(205):
        document = do(document, editor, op="rename", title=f"Fight {number}")
    assert len(document.past) >= 200
    for _ in range(200):
        document = document.undone()
    assert document.data["title"]["en"] == "Fight 4"


# ---- what commands make ----------------------------------------------------------------------------------------------


def test_an_ogre_and_two_skrets_in_a_hall_with_a_chandelier() -> None:
    document, editor = opened("k6/corridor")
    document = FightDocument(document.text)
    document, _ = document.with_data(Phrase("x"), editor.blank(document.data))
    for item in ("creatures/ogre", "creatures/skret", "overhead/chandelier"):
        document = do(document, editor, op="add", item=item, at="zone:hall")
    document = do(document, editor, op="count", thing="combatants/skret", count=2)
    document = do(document, editor, op="distance", one="combatants/skret", other="combatants/gorondar", steps=1)
    assert check(LIBRARY, editor.system, document).game is not None
    setup = document.data["setup"]
    assert list(setup["combatants"])[-3:] == ["ogre", "skret", "skret_2"]
    assert setup["zones"]["hall"]["overhead"] == {"chandelier": 2}
    assert setup["distances"] == {"skret": {"gorondar": 1}}
    near = {one.other: one.label for one in editor.distances(document.data, "combatants/skret")}
    assert "short" in str(near["combatants/gorondar"])
    assert document.past[-2].name == Phrase("build-did-count", {"what": "skret", "count": 2})


@pytest.mark.parametrize("system", sorted(LIBRARY.systems))
def test_every_system_begins_from_nothing_and_offers_something(system: str) -> None:
    owner = LIBRARY.system(system)
    editor = editor_of(owner)
    demo = LIBRARY.scenario_data(owner, owner.demo or next(iter(LIBRARY.scenario_files(owner))))
    document, _ = FightDocument("id: x\n").with_data(Phrase("x"), editor.blank(demo))
    checked = check(LIBRARY, owner, document)
    assert checked.game is not None, checked.mistakes
    tabs = {tab.id for tab in editor.tabs}
    assert editor.items
    assert {item.tab for item in editor.items} <= tabs


def test_a_wall_over_a_guard_is_a_mistake_at_its_square_with_remedies_that_work() -> None:
    document, editor = opened("tkds/gatehouse")
    document = do(document, editor, op="paint", item="terrain/wall", cells=[[10, 7], [10, 6]])
    [mistake] = check(LIBRARY, editor.system, document).mistakes
    assert (mistake.thing, mistake.spot) == ("creatures/guard_2", "cell:10,7")
    assert "10,7 is solid" in mistake.problem.message
    assert [one.command["op"] for one in mistake.remedies] == ["move", "paint"]
    for remedy in mistake.remedies:
        assert check(LIBRARY, editor.system, do(document, editor, **remedy.command)).game is not None


def test_a_lever_whose_gate_was_painted_over_names_its_place() -> None:
    document, editor = opened("tkds/gatehouse")
    document = do(document, editor, op="paint", item="terrain/floor", cells=[[10, 5]])
    [mistake] = check(LIBRARY, editor.system, document).mistakes
    assert mistake.spot == "cell:12,5"
    assert mistake.remedies
    again = do(document, editor, op="paint", item="terrain/portcullis", cells=[[10, 5]])
    joined = do(again, editor, op="join", one="cell:12,5", other="cell:10,5")
    assert check(LIBRARY, editor.system, joined).game is not None


def test_the_map_grows_where_it_is_painted_beyond_its_edge() -> None:
    document, editor = opened("tkds/gatehouse")
    grown = do(document, editor, op="paint", item="terrain/mud", cells=[[17, 11]])
    rows = grown.data["setup"]["map"]["rows"]
    assert {len(row) for row in rows} == {18}
    assert (len(rows), rows[11][17]) == (12, "~")
    with pytest.raises(EditRefused):
        do(document, editor, op="paint", item="terrain/mud", cells=[[60, 0]])


def test_creatures_of_a_map_move_together_and_copies_find_a_free_square() -> None:
    document, editor = opened("tkds/gatehouse")
    guards = ["creatures/guard_1", "creatures/guard_3"]
    moved = do(document, editor, op="move", things=guards, at="cell:11,3")
    creatures = moved.data["setup"]["creatures"]
    assert (creatures["guard_1"]["at"], creatures["guard_3"]["at"]) == ([11, 3], [14, 5])
    copied = do(document, editor, op="copy", things=["creatures/captain"])
    assert check(LIBRARY, editor.system, copied).game is not None


def test_an_area_is_filled_up_to_its_walls_and_a_map_mirrored_twice_is_itself() -> None:
    document, editor = opened("tkds/gatehouse")
    filled = do(document, editor, op="paint", item="terrain/mud", cells=[[0, 0]], fill=True)
    rows = filled.data["setup"]["map"]["rows"]
    assert {row[:9] for row in rows} == {"~" * 9}, "up to the wall"
    assert "~" not in "".join(row[10:] for row in rows), "not beyond it"
    once = do(document, editor, op="mirror")
    assert check(LIBRARY, editor.system, once).game is not None
    before, after = document.data["setup"], once.data["setup"]
    assert after["map"]["rows"] == [row[::-1] for row in before["map"]["rows"]]
    assert after["map"]["insides"] == {"6,3": "west", "6,7": "west"}
    assert after["creatures"]["captain"]["at"][0] == 15 - before["creatures"]["captain"]["at"][0]
    assert do(once, editor, op="mirror").data == document.data
    with pytest.raises(EditRefused):
        do(*opened("k6/corridor"), op="mirror")


def test_a_scene_and_a_challenge_are_added_to_a_line_up() -> None:
    document, editor = opened("kampbogen/toll_road")
    challenge = next(item.id for item in editor.items if item.tab == "challenges")
    document = do(document, editor, op="add", item=challenge, at="scene:0")
    document = do(document, editor, op="add", item="scenes/sneak")
    scenes = document.data["setup"]["scenes"]
    assert scenes[0]["challenges"]
    assert scenes[-1] == {"scene": "sneak"}
    document = do(document, editor, op="change", things=["scenes/0"], field="ambushed", value="characters")
    assert check(LIBRARY, editor.system, document).game is not None


def test_a_piece_is_laid_edge_to_edge_and_a_player_is_set_down_on_it() -> None:
    document, editor = opened("psychopaths/brawl_at_the_tavern")
    piece = next(item.id for item in editor.items if item.id.startswith("areas/o0"))
    way = editor.places(document.data, piece)[0].id
    document = do(document, editor, op="add", item=piece, at=way)
    field = next(one.id for one in editor.places(document.data, "players/rust") if piece[6:] in one.id)
    document = do(document, editor, op="move", things=["players/rust"], at=field)
    document = do(document, editor, op="add", item="weapons/shotgun", at="token:mole")
    assert document.data["setup"]["players"]["mole"]["inventory"]["weapons"] == ["revolver", "shotgun"]
    checked = check(LIBRARY, editor.system, document)
    assert checked.game is not None, checked.mistakes


def test_a_refused_command_says_why_and_house_rules_go_back_to_the_book() -> None:
    document, editor = opened("k6/corridor")
    for bad in ({}, {"op": "fly"}, {"op": "add", "item": "creatures/dragon_king"}, {"op": "remove", "things": ["x/y"]}):
        with pytest.raises(EditRefused) as refused:
            run(document, editor, bad)
        assert refused.value.problem.key.startswith("build-")
    changed = do(document, editor, op="knob", path="armour_heavy", value="3")
    assert changed.data["knobs"] == {"armour_heavy": 3}
    assert do(changed, editor, op="knob", path="armour_heavy", value="").data == document.data
    assert do(changed, editor, op="book").data == document.data


@pytest.mark.parametrize("lang", ["en", "cs", "da"])
@pytest.mark.parametrize("name", [name for name, (system, _) in SCENARIOS.items() if system is not SYSTEM])
def test_every_field_that_the_workshop_shows_has_a_word(name: str, lang: str) -> None:
    document, editor = opened(name)
    things = [editor.fields(document.data, thing.id) for thing in editor.things(document.data)]
    shown = {part for one in (*chain(*things), *editor.place_fields(document.data)) for part in one.path.split(".")}
    lexicon = LIBRARY.lexicon(editor.system)
    kinds = ("field", "word", "name")
    assert [part for part in shown if not any(lexicon.has(words_key(kind, part), lang) for kind in kinds)] == []


@pytest.mark.parametrize("lang", ["en", "cs", "da"])
@pytest.mark.parametrize("name", [name for name, (system, _) in SCENARIOS.items() if system is not SYSTEM])
def test_every_value_that_can_be_chosen_in_the_workshop_has_a_word(name: str, lang: str) -> None:
    document, editor = opened(name)
    things = [editor.fields(document.data, thing.id) for thing in editor.things(document.data)]
    fields = [one for one in (*chain(*things), *editor.place_fields(document.data)) if one.kind in ("choice", "some")]
    values = {part.strip() for one in fields for part in (*one.choices, *one.value.split(","), *one.usual.split(","))}
    lexicon = LIBRARY.lexicon(editor.system)
    kinds = ("knob-value", "word", "name")
    unnamed = [value for value in values if not any(lexicon.has(words_key(kind, value), lang) for kind in kinds)]
    assert [value for value in unnamed if value] == []


@pytest.mark.parametrize("lang", ["en", "cs", "da"])
@pytest.mark.parametrize("system", [one for one in LIBRARY.systems if one != SYSTEM.id])
def test_everything_that_the_palette_offers_has_a_word(system: str, lang: str) -> None:
    owner = LIBRARY.system(system)
    editor = editor_of(owner)
    lexicon = Lexicon([PAGE_WORDS, owner.folder / "words"])

    def nameless(names: Iterable[str], *kinds: str) -> set[str]:
        return {one for one in names if not any(lexicon.has(words_key(kind, one), lang) for kind in kinds)}

    offered = {item.name for item in editor.items if editor.piece(item) is None}
    assert nameless(offered, "build-item", "name", "word", "knob-value") == set()
    assert nameless((item.sort for item in editor.items if item.sort), "field", "name", "word") == set()
    assert nameless((tab.id for tab in editor.tabs), "build-tab") == set()
