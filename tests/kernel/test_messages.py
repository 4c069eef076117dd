"""Messages about files say the same in English by themselves and by the words files, and speak every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

from holmgang.kernel._validation import unknown_key, unknown_name, validate
from holmgang.kernel.content import Entry, load_pack, load_scenario
from holmgang.kernel.errors import ContentError, UnknownName
from holmgang.kernel.messages import A_SCENARIO, A_SEAT, Translatable, translated
from holmgang.kernel.words import LANGUAGES, Lexicon, Words
from holmgang.kernel.yamltext import MAX_BYTES, MAX_NODES, Document, read_file, read_yaml


class Weapon(Entry):
    """Everything that can be wrong with a value."""

    damage: int = Field(ge=1, le=9)
    speed: int = Field(default=3, gt=2, lt=5, multiple_of=2)
    hands: Literal["one", "two"] = "one"
    sharp: bool = True
    marks: Annotated[list[str], Field(min_length=1, max_length=2)] = ["x"]
    code: str = Field(default="ab", pattern="^[a-z]+$", min_length=2, max_length=4)
    costs: dict[str, int] = {}


WRONG: list[dict[str, Any]] = [
    {},
    {"damage": "many"},
    {"damage": 0},
    {"damage": 99},
    {"damage": None},
    {"damage": [1]},
    {"damage": {"a": 1}},
    {"damage": 1, "speed": 2},
    {"damage": 1, "speed": 6},
    {"damage": 1, "speed": 3},
    {"damage": 1, "hands": "twoo"},
    {"damage": 1, "hands": []},
    {"damage": 1, "sharp": "maybe"},
    {"damage": 1, "marks": []},
    {"damage": 1, "marks": ["a", "b", "c"]},
    {"damage": 1, "marks": "a"},
    {"damage": 1, "code": "A1"},
    {"damage": 1, "code": "a"},
    {"damage": 1, "code": "abcdef"},
    {"damage": 1, "code": 5},
    {"damage": 1, "costs": [1]},
    {"damage": 1, "damgae": 2},
    {"damage": 1, "colour": "red"},
    {"damage": 2_000_000},
]


ILL_WRITTEN = [
    b"a: \xff",
    "a: \x07",
    'a: "\\e[31m"',
    "x" * (MAX_BYTES + 1),
    "a: 1\n---\nb: 2",
    "a: &x 1\nb: *x",
    "a: !!set {}",
    f"a: {'9' * 99}",
    "a: 1.5",
    "a: 1\na: 2",
    "[a]: 1",
    "~: 1",
    ": 1",
    "[" * 99,
    "a: [" + "1, " * MAX_NODES + "]",
]
ILL_PACKED = [
    "- a",
    "weapons: {}",
    "system: other",
    "system: game\nweapons: []",
    "system: game\nweapons: {Axe: {}}",
    "system: game\nweapons: {axe: []}",
    "system: game\nweapons: {axe: {replaces: 1}}",
    "system: game\nweapons: {axe: {replaces: true, damage: 1}}",
    "system: game\nweapons: {axe: {extends: axe}}",
    "system: game\nweapons: {axe: {extends: axle}}",
    "system: game\npack: {id: mine, title: {cs: Moje}}",
]
ILL_SET: list[Any] = [
    Document([], "file"),
    {"system": "other"},
    {"system": "game", "preset": "none_such"},
    {"system": "game", "title": {"en": "duel\x1b[2K"}},
    {"system": "game", "seats": {"ann": {"role": "master"}, "bea": {"role": "master"}}},
]
KINDS_OF_NAMES = ("system", "policy", "clause", "condition")
NAMED = ["sort of cheese", A_SEAT, A_SCENARIO, *(Translatable(kind, kind) for kind in KINDS_OF_NAMES)]
ELSEWHERE = {
    *("base", "knob"),
    *("or", "no-data", "wrong-key", "no-dice", "most-dice", "most-entries", "most-ancestors", "already-defined"),
    *("id-outside", "id-taken", "no-name", "empty-file", "key-lines", "no-system-key", "which-system", "template"),
    *("number-of-players", "same-quest-twice", "off-the-map"),
    *("combatant", "zone", "speed-step", "speed-ladder", "least-above-most", "breaks-rules"),
    *(
        "areas-overlap",
        "areas-do-not-fit",
        "area-not-joined",
        "area",
        "no-fountain",
        "name-twice",
        "area-twice",
        "wrong-bag",
    ),
    *("bag-too-small", "no-figure", "further-than-none", "card-there", "fields-of-area", "inner-edges", "six-edges"),
    *("metres", "most-metres", "no-size", "no-cell", "square-solid", "square-taken", "gate", "creature", "no-mount"),
    *("no-players", "sheet", "character", "opponent", "both-sides", "two-places", "too-many-passengers"),
    *("no-map-size", "row-width", "no-terrain", "stray-mark", "no-mark", "too-high", "overloaded"),
    *("no-uvtt", "is-it-uvtt", "map-size", "number", "expected-point", "expected-lines", "expected-two-points"),
    *("walls-laid", "doors-made", "no-picture", "lights-rounded", "no-offer", "no-knob"),
    *("gear-or-tag", "effect-or-property", "no-amount", "no-fraction", "share-range", "script-entries", "case-twice"),
    *("at-place", "and-then", "two-kinds"),
    *("guide-question", "guide-event", "guide-fact", "guide-target", "guide-option", "guide-no-sentence"),
    *("scenario-of", "single-scenario", "clause-or-section", "kind", "kind-of-dice", "contest-of"),
    *("unreadable", "run-form", "run-damaged", "run-ways", "run-rules", "run-packs", "run-place", "no-run"),
}
"""Keys whose messages others make, from their own data: ``tests/cli/test_bad_files.py`` reads most of them."""


def caught(call: Callable[[], object]) -> list[str]:
    with pytest.raises(ContentError) as raised:
        call()
    return [problem.message for problem in raised.value.problems]


def messages() -> Iterator[str]:
    for data in WRONG:
        yield from caught(lambda data=data: validate(Weapon, data, Document(data, "file")))  # type: ignore[misc]
    yield from caught(lambda: read_yaml("a: [1", "file"))
    yield from caught(lambda: read_yaml("a:\n\tb: 1", "file"))
    for text in ILL_WRITTEN:
        yield from caught(lambda text=text: read_yaml(text, "file"))  # type: ignore[misc]
    for path in ("/", "/nowhere/at/all.yaml", "/dev/null"):
        yield from caught(lambda path=path: read_file(path))  # type: ignore[misc]
    for text in ILL_PACKED:
        document = read_yaml(text, "file")
        yield from caught(lambda document=document: load_pack([document], {"weapons": Weapon}, "game"))  # type: ignore[misc]
    for scenario in ILL_SET:
        yield from caught(lambda given=scenario: load_scenario(given, Weapon, Weapon, system_id="game"))  # type: ignore[misc]
    for what in NAMED:
        yield from (UnknownName(what, name, ["knife"]).args[0] for name in ("knif", "spoon"))
    many = [f"name_{number}" for number in range(50)]
    yield from (unknown_name("weapon", "knif", ["knife", "axe"]), unknown_name("weapon", "spoon", []))
    yield from (unknown_key("knif", ["knife"]), unknown_key("spoon", many))


ALL = list(messages())


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon([])


@pytest.mark.parametrize("message", ALL)
def test_every_message_says_the_same_by_the_words_files(lexicon: Lexicon, message: str) -> None:
    assert isinstance(message, Translatable), message
    assert translated(Words(lexicon, "en"), message) == message
    others = {translated(Words(lexicon, lang), message) for lang in LANGUAGES}
    assert len(others) == len(LANGUAGES), others


def test_every_key_is_said_by_some_message(lexicon: Lexicon) -> None:
    def keys(message: object) -> Iterator[str]:
        if isinstance(message, Translatable):
            yield message.key
            for value in message.args.values():
                for one in value if isinstance(value, tuple) else (value,):
                    yield from keys(one)

    said = {key for message in ALL for key in keys(message)} | {f"content-{key}" for key in ELSEWHERE}
    assert {key for key in lexicon.keys("en") if key.startswith("content-")} <= said
