"""The page of a seat is the same whatever it cannot know: hidden things are dealt anew and everything is drawn."""

from __future__ import annotations

from random import Random

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Joint, Offering, Question, Spot
from holmgang.kernel.view import tokens_of
from holmgang.table import draw
from holmgang.table.draw import Picture
from holmgang.table.service.action_card import MANY, best_rows
from tests.table.draw.moments import Moment, moments

EVERY, MOST = 3, 150


def asked_of(match: Match, seat: str) -> Question | None:
    """The question that is open to a seat."""
    question = match.question
    parts = question.parts if isinstance(question, Joint) else (question,)
    return next((part for part in parts if part is not None and part.seat == seat), None)


def page(match: Match, seat: str) -> list[str]:
    """All that a seat's page shows, but for its log, and the rows that the tray begins with."""
    moment, question = Moment(match), asked_of(match, seat)
    teller = moment.teller(seat)
    snapshot = moment.snapshot(seat, teller)
    bare = type(snapshot)(view=snapshot.view, teller=teller, seat=seat, sides=snapshot.sides)
    draft = teller.draft(question, {}) if question is not None else None
    picture = Picture(snapshot=bare, draft=draft, about=question.about if question is not None else "")
    shown = [str(draw.stage(picture)), str(draw.tray(picture)), str(draw.roster(picture))]
    if isinstance(question, Offering) and len(question.options) > MANY:
        spots = [Spot.token(token.id) for panel in snapshot.view.panels for token in tokens_of(panel)]
        shown += [repr(best_rows(match, teller, question, teller.step(question), spots, {}))]
    return shown


@pytest.mark.parametrize(
    "name",
    ["psychopaths/wasteland_three", "psychopaths/newer_edition", "k6/ogre_at_the_pillars", "tkds/crypt_without_light"],
)
def test_a_page_does_not_depend_on_what_its_seat_cannot_know(name: str) -> None:
    compared = 0
    for number, moment in enumerate(moments(name, 5, MOST)):
        if number % EVERY or moment.match.question is None:
            continue
        for place, seat in enumerate(moment.match.game.seats):
            twin = moment.match.redealt(seat, Random(number), SeededDice(1000 + number + place))
            here, there = asked_of(moment.match, seat), asked_of(twin, seat)
            if (here is None) != (there is None) or (here and there and here.purpose != there.purpose):
                continue  # an open roll has fallen: the twin stands elsewhere
            assert page(moment.match, seat) == page(twin, seat), (name, number, seat)
            compared += 1
    assert compared >= 30
