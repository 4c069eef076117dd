"""The odds of a fight in which no card is used: every fall of the dice, run through the rules of play themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from holmgang.kernel.fastclasses import shallow_copy
from holmgang.kernel.odds import Odds
from holmgang.kernel.play import Flow, Rest
from holmgang.kernel.questions import Answer, Roll
from holmgang.kernel.sums import phrase
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board.stakes import Verdict, verdict
from holmgang.systems.psychopaths.flow.fight import fight_between, fight_with, run_fight
from holmgang.systems.psychopaths.state import Fight, GamePlay, Player

NAMES = {rules.DEFENDER: "defeat", rules.TIE: "tie", rules.ATTACKER: "victory"}
"""The outcomes for the attacker, from worst to best."""


def against_player(play: GamePlay, attacker: Player, defender: Player, why: str) -> Odds:
    """The odds of an attack (``attack``) or a revenge duel (``revenge``)."""
    return _odds(play, lambda: fight_between(attacker, defender, why), why)


def against_psychopath(play: GamePlay, player: Player, name: str) -> Odds:
    """The odds of a fight with a held psychopath."""
    return _odds(play, lambda: fight_with(play, player, name, "pvpsych"), "held")


def _odds(play: GamePlay, begin: Callable[[], Fight], why: str) -> Odds:
    """Shares of defeat, tie and victory, and the glory to expect, that of a kill included."""
    shares = dict.fromkeys(NAMES, Fraction(0))
    expected = Fraction(0)
    for weight, found in _falls(play, begin, why):
        shares[found.winner] += weight
        kill = play.knobs.kill_glory if found.kill and found.winner == rules.ATTACKER else 0
        expected += weight * (found.changes[rules.ATTACKER].total + kill)
    return Odds(
        tuple((NAMES[which], share) for which, share in shares.items() if share),
        works=shares[rules.ATTACKER],
        need=phrase("before-cards"),
        expects=expected,
        unit="glory",
    )


def _falls(play: GamePlay, begin: Callable[[], Fight], why: str) -> Iterator[tuple[Fraction, Verdict]]:
    """Every fall of the dice with its weight. The fight runs on a copy of the state, and nothing of it is told."""
    trial = replace(play, state=shallow_copy(play.state), listener=None, facts=None)
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        faces, weight = waiting.pop()
        fight = begin()
        sides = _next_die(run_fight(trial, fight, why), faces)
        if sides:
            waiting += [((*faces, face), weight * Fraction(1, sides)) for face in range(1, sides + 1)]
        else:
            yield weight, verdict(trial, fight)


def _next_die(flow: Flow[str], faces: Sequence[int]) -> int:
    """Run a fight with these dice and defaults for every other question; the sides of the next die, 0 if it is over."""
    falling = iter(faces)
    answer: Answer = None
    while True:
        try:
            question = flow.send(answer)
        except StopIteration:
            return 0
        assert not isinstance(question, Rest)
        if isinstance(question, Roll):
            face = next(falling, None)
            if face is None:
                return question.dice[0]
            answer = [face]
        else:
            answer = question.read(question.default)
