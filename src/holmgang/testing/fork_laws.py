"""The laws of the doors for search, table and lab: forks with dice of their own, positions, matches dealt anew."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from holmgang.kernel import codec
from holmgang.kernel.dice import Dice, SeededDice
from holmgang.kernel.errors import HolmgangError
from holmgang.kernel.match import Match
from holmgang.kernel.play import Play
from holmgang.kernel.questions import Joint, Question
from holmgang.kernel.system import Game, System
from holmgang.testing.conformance import LawBroken, alike, question_picture, random_driver, through_questions


def seat_sees(match: Match, seat: str | None) -> Any:
    """Return what a seat may know of the moment: its view, its questions, who else is asked, the open drafts."""
    question = match.question
    parts: tuple[Question, ...] = question.parts if isinstance(question, Joint) else (question,) if question else ()
    own = [question_picture(part) for part in (match.asked(seat) if seat else ())]
    drafts = {} if match.joint is None else {str(k): v for k, v in match.joint.shown_to(seat).items()}
    view = match.game.system.view(match.play, seat).plain()
    return json.loads(json.dumps([view, own, [str(part.label) for part in parts], drafts]))


def positions_travel(game: Game, seed: int, every: int = 5, most: int = 200) -> int:
    """A position sent through pickle is the same question with the same views; playing it on changes nothing here."""
    checked = 0
    for number, match in through_questions(game, seed, most):
        if number % every or match.over:
            continue
        before = {seat: seat_sees(match, seat) for seat in (*game.seats, None)}
        twin = Match.at(game, pickle.loads(pickle.dumps(match.position())), match.dice)
        if {seat: seat_sees(twin, seat) for seat in before} != before:
            raise LawBroken("positions travel", game, seed, number, "the match elsewhere shows something else")
        random_driver(game, seed).run(twin, game.system.bound)
        if {seat: seat_sees(match, seat) for seat in before} != before:
            raise LawBroken("positions travel", game, seed, number, "playing on elsewhere changed the match here")
        checked += 1
    return checked


def redealt_plays_on(game: Game, seed: int, every: int = 5, most: int = 200) -> int:
    """A redealt match lies as it was dealt, looks the same to its seat, and can be played to its end by the rules."""
    checked = 0
    for number, match in through_questions(game, seed, most):
        if number % every or match.over:
            continue
        for seat in (*game.seats, None):
            luck = f"{seed}:{number}:{seat}"
            dealt = match.redealt(seat, Random(luck), SeededDice(f"{seed}:{number}"))
            if not alike(dealt.play.state, game.system.conceal(match.play, seat, Random(luck))):
                raise LawBroken("redealt", game, seed, number, f"for {seat} it lies otherwise than it was dealt")
            if seat_sees(dealt, seat) != seat_sees(match, seat):
                raise LawBroken("redealt", game, seed, number, f"{seat} notices that the rest was dealt anew")
            try:
                random_driver(game, number).run(dealt, game.system.bound)
            except HolmgangError as error:
                raise LawBroken("redealt", game, seed, number, f"dealt anew for {seat} it breaks: {error}") from error
            checked += 1
    return checked


def dealing_is_blind(game: Game, seed: int, every: int = 5, most: int = 200) -> int:
    """Deal twice or once, the last luck decides: what was truly hidden has no say in how it is dealt anew."""
    checked = 0
    kind = game.system.state_type
    for number, match in through_questions(game, seed, most):
        if number % every or not game.system.has_secrets:
            continue
        for seat in (*game.seats, None):
            once = game.system.conceal(match.play, seat, Random(number))
            before = replace(match.play, state=game.system.conceal(match.play, seat, Random(-number)))
            if codec.dump(game.system.conceal(before, seat, Random(number)), kind) != codec.dump(once, kind):
                raise LawBroken("dealing is blind", game, seed, number, f"what {seat} is dealt tells what was there")
            if seat is not None and not _shown_as_dealt(match, seat, once, Random(number)):
                raise LawBroken(
                    "dealing is blind", game, seed, number, f"a policy of {seat} is shown what was not dealt"
                )
            if not _veil_hides(game, match, before, seat):
                raise LawBroken("dealing is blind", game, seed, number, f"{seat} sees through the veil")
            checked += 1
    return checked


def _shown_as_dealt(match: Match, seat: str, dealt: Any, luck: Random) -> bool:
    """Is what a policy looks at what was dealt to its seat, or what lies face down for it?"""
    system = match.game.system
    if not alike(match.known_to(seat, luck).state, dealt):
        return False
    return type(system).veil is System.veil or alike(match.veiled_for(seat).state, system.veil(match.play, seat))


def _veil_hides(game: Game, match: Match, dealt: Play[Any], seat: str | None) -> bool:
    """Is what a seat sees face down the same, however the hidden things lie? Systems without a veil have none."""
    if type(game.system).veil is System.veil:
        return True
    true, other = (codec.dump(game.system.veil(play, seat)) for play in (match.play, dealt))
    return bool(true == other)


def own_dice(game: Game, seeds: range) -> int:
    """Dice of their own do not foretell: to forks and matches dealt anew they make a difference. Returns how often."""
    forks = sum(_dice_differ(game, seed, lambda match, dice: match.fork(dice)) for seed in seeds)
    deals = sum(_dice_differ(game, seed, _dealt_alike) for seed in seeds)
    for what, differ in (("forks", forks), ("matches dealt anew", deals)):
        if not differ:
            raise LawBroken("own dice", game, seeds[0], 2, f"to {what} other dice never make a difference")
    return forks + deals


def _dealt_alike(match: Match, dice: Dice) -> Match:
    """Dealt anew by the same luck each time: only the dice to come are others."""
    return match.redealt(match.game.seats[0], Random(1), dice)


def _dice_differ(game: Game, seed: int, twin_of: Callable[[Match, Dice], Match]) -> bool:
    """Does a copy of a match with other dice take another course?"""
    match = Match(game, SeededDice(seed))
    random_driver(game, seed).turn(match)
    courses = []
    for dice in (match.dice, SeededDice(f"other {seed}")):
        twin = twin_of(match, dice)
        random_driver(game, seed).run(twin)
        courses.append([entry.plain() for entry in twin.kept])
    return courses[0] != courses[1]
