"""A law of every system: a scenario is refused with its place told, in words, or it can be played to its end.

Shipped scenarios are changed in one value each, by chance but always the same: another id, an empty list, a number far
off, another type. What ``holmgang check`` calls good then must play, and everybody must be able to look at it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from holmgang.bots import play_out
from holmgang.kernel.content import Scenario
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.messages import Translatable, translated
from holmgang.kernel.system import Game
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.kernel.yamltext import Document, read_file

LIBRARY = Library.discover()
ENGLISH = Words(kernel_lexicon())
CHANGES = 300
NUMBERS = [0, -1, 1, 2, 3, 7, 40, 10_000, 1_000_000]
ODD: list[Any] = ["", "x", None, True, False, [], {}, ["x"], [[]], [0, 0], [-1, 3], {"x": {}}, {"x": 1}, {"x": ["x"]}]
SYSTEMS = ["k6", "kampbogen", "psychopaths", "tkds"]


class Changer:
    """Changes one value of a scenario's setup."""

    def __init__(self, luck: Random, ids: list[str], data: Mapping[str, Any]) -> None:
        self.luck, self.ids, self.data = luck, ids, deepcopy(dict(data))
        self.own = [*words_in(self.data["setup"]), *self.data["seats"]]

    def change(self) -> str:
        """Change one value, and say which and how."""
        inside, key = self.luck.choice([*places_in(self.data["setup"])])
        old = deepcopy(inside[key])
        inside[key] = self.anything() if self.luck.randrange(5) == 0 else self.other(inside[key])
        return f"{self.data['id']}, {key}: {old!r} became {inside[key]!r}"

    def other(self, value: Any) -> Any:
        """Another value of the same type."""
        match value:
            case bool():
                return not value
            case int():
                return self.luck.choice([*NUMBERS, value + 1, value - 1])
            case str():
                return self.word()
            case list() if value:
                place = self.luck.randrange(len(value))
                without = value[:place] + value[place + 1 :]
                return self.luck.choice([[], without, [*value, value[place]], [*without, self.other(value[place])]])
            case dict() if value:
                name = self.luck.choice([*value])
                fewer = {key: item for key, item in value.items() if key != name}
                also = {self.word(): value[name]}
                return self.luck.choice([{}, fewer, {**fewer, **also}, {**value, **also}])
        return self.anything()

    def anything(self) -> Any:
        some = [self.word() for _ in range(self.luck.randrange(1, 4))]
        return self.luck.choice([self.word(), self.luck.choice(NUMBERS), self.luck.choice(ODD), some])

    def word(self) -> str:
        words: list[str] = [self.luck.choice(self.ids), self.luck.choice(self.own), "x", ""]
        return self.luck.choice(words)


def places_in(data: Any) -> Iterator[tuple[Any, Any]]:
    """Everything inside, however deep, as what it stands in and under which key or number."""
    for key, item in (
        [*data.items()] if isinstance(data, dict) else [*enumerate(data)] if isinstance(data, list) else ()
    ):
        yield data, key
        yield from places_in(item)


def words_in(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    for inside, key in places_in(data):
        yield from (word for word in (key, inside[key]) if isinstance(word, str))


def changed(system_id: str, count: int, seed: int = 1) -> Iterator[tuple[str, dict[str, Any]]]:
    """Changed scenarios of a system: as they are written, and with everything spelt out that they leave out."""
    system = LIBRARY.system(system_id)
    ids = [name for kind in LIBRARY.pack(system).kinds.values() for name in kind]
    files = LIBRARY.scenario_files(system)
    written = [data for file in files.values() if (data := read_file(file).data).get("setup")]
    spelt_out = [LIBRARY.game(f"{system_id}/{name}").scenario.data for name in files]
    luck = Random(seed)
    for number in range(count):
        changer = Changer(luck, ids, luck.choice([written, spelt_out][number % 2]))
        yield changer.change(), changer.data


def accepted(system_id: str, data: dict[str, Any]) -> Scenario | None:
    try:
        return LIBRARY.scenario_from(LIBRARY.system(system_id), Document(data, "scenario"), tried=True)
    except ContentError as error:
        for problem in error.problems:
            assert isinstance(problem.message, Translatable), f"is told in English alone: {problem}"
            assert translated(ENGLISH, problem.message).replace(",", "") == problem.message.replace(",", "")
        return None


def play_through(system_id: str, scenario: Scenario) -> None:
    """Two matches by chance, and a look at the beginning from every seat."""
    system = LIBRARY.system(system_id)
    game = Game(system, LIBRARY.pack(system), scenario)
    for seed in (1, 2):
        match = Match(game, SeededDice(seed), light=True, keeps_log=False)
        play_out(match, Random(seed))
        assert match.over
    match = Match(game, SeededDice(1))
    for seat in (None, *game.seats):
        system.view(match.play, seat).plain()


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_changed_scenario_is_refused_or_plays(system_id: str) -> None:
    played = 0
    for change, data in changed(system_id, CHANGES):
        try:
            scenario = accepted(system_id, data)
            if scenario is not None:
                played += 1
                play_through(system_id, scenario)
        except Exception as error:
            pytest.fail(f"{change}: {error!r}")
    assert CHANGES // 10 < played < CHANGES, "either most changes are refused at once, or none is"
