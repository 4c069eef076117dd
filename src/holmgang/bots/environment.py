"""Answers built step by step: any question as a short walk through numbered choices.

A learner needs actions that are numbers below a fixed bound. A :class:`Walk` asks for one number at a time: first which
option, then each of its particulars, names of a list one after the other. Where more lies on offer than there are
numbers, the first step chooses a part of it and the next ones within it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any
from zlib import crc32

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from holmgang.kernel.dice import SeededDice, fresh_seed
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import (
    REQUIRED,
    Amount,
    Choose,
    ChooseSome,
    Declare,
    FreeWords,
    Offering,
    Order,
    Question,
)
from holmgang.kernel.sums import Sum
from holmgang.kernel.system import Game

Actions = tuple[str, ...]
"""The choices of one step, by number."""
AnswerSteps = Generator[Actions, int, Any]
ENOUGH = "."
"""No more names."""


class Walk:
    """One answer in the making. ``offer`` is what can be chosen now; it is empty once ``answer`` is complete.

    AnswerSteps that leave no choice are taken by themselves.
    """

    def __init__(self, question: Question, bound: int) -> None:
        if bound < 2:
            raise ValueError("a walk needs at least two numbers to choose from")
        self.question, self.answer, self.path = question, None, [question.purpose]
        self.offer: Actions = ()
        self._steps = _answered(question, bound)
        self._go(None)

    def take(self, number: int) -> None:
        """Choose by number."""
        self.path.append(self.offer[number])
        self._go(number)

    def _go(self, number: int | None) -> None:
        try:
            self.offer = next(self._steps) if number is None else self._steps.send(number)
            while len(self.offer) == 1:
                self.path.append(self.offer[0])
                self.offer = self._steps.send(0)
        except StopIteration as done:
            self.offer, self.answer = (), done.value


def _answered(question: Question, bound: int) -> AnswerSteps:
    match question:
        case Declare():
            answer: dict[str, Any] = {}
            yield from _declared(question, bound, answer)
            return answer
        case Choose():
            return (yield from _one(_ids(question), bound))
        case ChooseSome():
            return (yield from _some(question, bound))
        case Order():
            return (yield from _ordered(_ids(question), bound))
        case Amount():
            numbers = [str(number) for number in range(question.least, question.most + 1)]
            return int((yield from _one(numbers, bound)))
        case FreeWords():
            return "…"
    raise TypeError(f"{question!r} is not a seat's to answer")


def _ids(question: Offering) -> list[str]:
    return [option.id for option in question.options]


def _declared(question: Declare, bound: int, answer: dict[str, Any]) -> AnswerSteps:
    answer[question.purpose] = name = yield from _one(_ids(question), bound)
    for detail in question.option(name).particulars:
        if isinstance(detail, Declare):
            yield from _declared(detail, bound, answer)
        else:
            answer[detail.purpose] = yield from _answered(detail, bound)


def _one(names: Sequence[str], bound: int) -> AnswerSteps:
    """One of the names; where there are too many, first a part of them."""
    while len(names) > bound:
        size = -(-len(names) // bound)
        parts = [names[start : start + size] for start in range(0, len(names), size)]
        names = parts[(yield tuple(f"{part[0]} … {part[-1]}" for part in parts))]
    return names[(yield tuple(names))]


def _some(question: ChooseSome, bound: int) -> AnswerSteps:
    """Names in their order, until enough are chosen."""
    names, chosen = _ids(question), list[str]()
    most = len(names) if question.most is None else min(question.most, len(names))
    while len(chosen) < most and names:
        needed = question.least - len(chosen)
        open_names = names[: len(names) - needed + 1] if needed > 0 else [ENOUGH, *names]
        name = yield from _one(open_names, bound)
        if name == ENOUGH:
            break
        chosen.append(name)
        names = names[names.index(name) + 1 :]
    return chosen


def _ordered(names: list[str], bound: int) -> AnswerSteps:
    left, order = list(names), list[str]()
    while left:
        order.append((yield from _one(left, bound)))
        left.remove(order[-1])
    return order


ACTIONS = 64
"""Actions are numbers below this."""
VIEW, ASKED, OPTION = 512, 64, 8
"""The numbers that describe what the seat sees, what it is asked, and each thing on offer."""


def environment(scenario: str | Game) -> AECEnv:
    """The environment of a scenario, by its id (``k6/corridor``), with PettingZoo's checks around it."""
    game = Library.discover().game(scenario) if isinstance(scenario, str) else scenario
    checked: AECEnv = wrappers.OrderEnforcingWrapper(MatchEnvironment(game))
    return checked


class MatchEnvironment(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match whose seats are the agents; the bare environment, without checks."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.metadata = {"name": game.scenario.id, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = list(game.seats)
        self._actions = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._observations = {agent: _observations() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space, which is equal for every agent."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space, which is equal for every agent."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new match; the same seed has the same dice."""
        self.match = Match(self.game, SeededDice(fresh_seed() if seed is None else seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._walk: Walk | None = None
        self._go_on()

    def step(self, action: int | None) -> None:
        """Choose by number; once the answer is complete the match goes on."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert self._walk is not None
        if action is None or not 0 <= action < len(self._walk.offer):
            raise ValueError(f"{action} is not on offer: {agent} has {len(self._walk.offer)} choices")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._walk.take(int(action))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Complete what is complete, until a seat has a choice or the match is over."""
        while True:
            if self._walk is not None and not self._walk.offer:
                self.match.give(self._walk.question, self._walk.answer)
                self._walk = None
            if self._walk is None:
                question = self._next_question()
                if question is None:
                    self._end()
                    return
                self._walk = Walk(question, ACTIONS)
            if self._walk.offer:
                self.agent_selection = self._walk.question.seat
                self.infos[self.agent_selection] = {"offer": self._walk.offer}
                return

    def _next_question(self) -> Question | None:
        """Return the next question with a choice; confirmations and answers without a choice are given on the way."""
        match = self.match
        while match.question is not None:
            question: Question | None = match.question
            if match.joint is not None:
                question = match.joint.next_open(self.possible_agents)
            if question is None:
                assert match.joint is not None
                match.confirm(match.joint.waiting_for()[0])
            elif question.foregone is not REQUIRED:
                match.give(question, question.foregone)
            else:
                return question
        return None

    def _end(self) -> None:
        outcome = self.match.outcome
        winners = outcome.winners if outcome is not None else ()
        sides = self.game.system.sides(self.game.scenario)
        for agent in self.agents:
            self.terminations[agent] = True
            self.infos[agent] = {"offer": ()}
            if winners and agent in sides:
                self.rewards[agent] = 1.0 if sides[agent] in winners else -1.0

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the seat's view, its question and the offer. No other seat sees anything of the latter two."""
        walk = self._walk if self._walk is not None and self._walk.question.seat == agent else None
        offer = walk.offer if walk is not None else ()
        mask, options = np.zeros(ACTIONS, np.int8), np.zeros((ACTIONS, OPTION), np.float32)
        mask[: len(offer)] = 1
        for place, name in enumerate(offer):
            options[place] = _spread([(name, 1.0)], OPTION)
        facts = [(f"{place}:{name}", 1.0) for place, name in enumerate(walk.path)] if walk is not None else []
        if walk is not None:
            facts.append((f"about:{walk.question.about}", 1.0))
        return {
            "observation": _spread(_facts("", self.game.system.view(self.match.play, agent)), VIEW),
            "asked": _spread(facts, ASKED),
            "options": options,
            "action_mask": mask,
        }

    def render(self) -> None:
        """There is nothing to draw on: the table and the terminal are for people."""

    def close(self) -> None:
        """Nothing is held open."""


def _observations() -> spaces.Dict:
    def unit(*shape: int) -> spaces.Box:
        return spaces.Box(-1.0, 1.0, shape, np.float32)

    parts: dict[str, spaces.Space[Any]] = {
        "observation": unit(VIEW),
        "asked": unit(ASKED),
        "options": unit(ACTIONS, OPTION),
        "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
    }
    return spaces.Dict(parts)


def _facts(path: str, value: Any) -> Iterator[tuple[str, float]]:
    """Yield everything a view shows as pairs of a name and a number."""
    if isinstance(value, Sum):
        yield path, float(value.total)
    elif isinstance(value, (bool, int)):
        yield path, float(value)
    elif isinstance(value, str):
        if value:
            yield f"{path}={value}", 1.0
    elif isinstance(value, Mapping):
        for name, part in value.items():
            yield from _facts(f"{path}.{name}", part)
    elif isinstance(value, (list, tuple)):
        for place, part in enumerate(value):
            yield from _facts(f"{path}.{getattr(part, 'id', place)}", part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _facts(f"{path}.{field.name}", getattr(value, field.name))


def _spread(facts: Any, size: int) -> Any:
    """Named numbers on a fixed number of places (the hashing trick), each brought between -1 and 1."""
    places = np.zeros(size, np.float32)
    for name, value in facts:
        mark = crc32(name.encode())
        places[mark % size] += value if mark >> 31 else -value
    return places / (1 + np.abs(places))
