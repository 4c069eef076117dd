"""Messages about files say the same in English by themselves and by the words files, and speak every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

from holmgang.kernel._validation import unknown_key, unknown_name, validate
from holmgang.kernel.content import Entry
from holmgang.kernel.errors import ContentError
from holmgang.kernel.told import Told, in_words
from holmgang.kernel.words import LANGUAGES, Lexicon, Words
from holmgang.kernel.yamltext import Document, read_yaml


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


def caught(call: Callable[[], object]) -> list[str]:
    with pytest.raises(ContentError) as raised:
        call()
    return [problem.message for problem in raised.value.problems]


def messages() -> Iterator[str]:
    for data in WRONG:
        yield from caught(lambda data=data: validate(Weapon, data, Document(data, "file")))  # type: ignore[misc]
    yield from caught(lambda: read_yaml("a: [1", "file"))
    yield from caught(lambda: read_yaml("a:\n\tb: 1", "file"))
    many = [f"name_{number}" for number in range(50)]
    yield from (unknown_name("weapon", "knif", ["knife", "axe"]), unknown_name("weapon", "spoon", []))
    yield from (unknown_key("knif", ["knife"]), unknown_key("spoon", many))


ALL = list(messages())


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon([])


@pytest.mark.parametrize("message", ALL)
def test_every_message_says_the_same_by_the_words_files(lexicon: Lexicon, message: str) -> None:
    assert isinstance(message, Told), message
    assert in_words(Words(lexicon, "en"), message) == message
    others = {in_words(Words(lexicon, lang), message) for lang in LANGUAGES}
    assert len(others) == len(LANGUAGES), others


def test_every_key_is_said_by_some_message(lexicon: Lexicon) -> None:
    def keys(message: object) -> Iterator[str]:
        if isinstance(message, Told):
            yield message.key
            for value in message.args.values():
                for one in value if isinstance(value, tuple) else (value,):
                    yield from keys(one)

    said = {key for message in ALL for key in keys(message)} | {"content-or", "content-no-data", "content-wrong-key"}
    assert {key for key in lexicon.keys("en") if key.startswith("content-")} <= said
