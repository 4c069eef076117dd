"""The action card: what a seasoned player would consider comes first, whatever the order of declaration."""

from __future__ import annotations

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Declare, Offering, Spot
from holmgang.table.draw.boards import stage
from holmgang.table.service.action_card import BEST, MANY, SELDOM, best_rows, considered, ranked, way_odds
from holmgang.table.service.drafts import way
from tests.table.draw.moments import Moment, library, moments


def asked_about(name: str, token: str) -> tuple[Moment, Declare]:
    """A moment of a fight at which a hero could do several things to a token."""
    for moment in moments(name, 3, 40):
        question = moment.question
        if isinstance(question, Declare):
            teller = moment.teller(question.seat)
            if len(teller.pointing(question, Spot.token(token))) > 1:
                return moment, question
    raise AssertionError("no such question")


@pytest.mark.parametrize(
    ("name", "token"), [("k6/ogre_at_the_pillars", "ogre"), ("kampbogen/bridge_troll", "old_troll")]
)
def test_the_order_of_the_ways_does_not_depend_on_their_declaration(name: str, token: str) -> None:
    moment, question = asked_about(name, token)
    teller = moment.teller(question.seat)
    ways = teller.pointing(question, Spot.token(token))
    ideas = considered(moment.match, question)
    there, back = ranked(teller, question, ways, ideas), ranked(teller, question, ways[::-1], ideas)
    assert sorted(one.text for one in there) == sorted(one.text for one in back)
    dicey = [one.verb for one in there if one.best and one.chance]
    assert dicey == [one.verb for one in back if one.best and one.chance]
    best = [one for one in there if one.best]
    assert len({(one.word, one.means) for one in best}) == len(best) <= BEST


def test_the_best_blow_stands_first_with_its_chance_and_what_it_brings() -> None:
    moment, question = asked_about("k6/shamans_room", "orc")
    teller = moment.teller(question.seat)
    ways = ranked(teller, question, teller.pointing(question, Spot.token("orc")), considered(moment.match, question))
    first = ways[0]
    assert (first.word, first.best) == ("engage", True)
    assert first.chance.endswith("%")
    assert "lives" in first.expects
    seldom = [place for place, way in enumerate(ways) if way.best and way.chance and way.chance.startswith(("1", "3"))]
    assert all(place > 0 for place in seldom)


def test_a_thing_of_the_place_has_a_card_and_can_be_tapped() -> None:
    """The chandelier is the point of that fight: it must not hide behind three steps of a list."""
    for moment in moments("k6/ogre_at_the_pillars", 3, 40):
        question = moment.question
        if isinstance(question, Declare) and "chandelier" in moment.teller(question.seat).things(question):
            break
    else:
        raise AssertionError("no hero could ever use the chandelier")
    teller = moment.teller(question.seat)
    ways = ranked(teller, question, teller.pointing(question, Spot.thing("chandelier")))
    assert ways
    assert all("chandelier" in way.put.values() for way in ways)
    picture = moment.picture(things=teller.things(question))
    drawn = str(stage(picture))
    assert 'data-point="thing:chandelier"' in drawn
    assert 'data-point="thing:stones"' in drawn
    assert "prop-rim" not in str(stage(moment.picture()))


def test_a_thing_that_an_answer_means_stands_on_the_board() -> None:
    """To need no cover or to shout is no thing that could be tapped, and it is not named where it is suggested."""
    seen = 0
    for moment in moments("k6/ogre_at_the_pillars", 3, 40):
        question = moment.question
        if isinstance(question, Declare):
            teller = moment.teller(question.seat)
            things = teller.things(question)
            drawn = str(stage(moment.picture(things=things)))
            assert [name for name in things if f'data-point="thing:{name}"' not in drawn] == []
            seen += bool(things)
            if "full_defence" in {option.id for option in question.options}:
                answer = {"intend": "full_defence", "into_cover": "none"}
                assert ":" not in teller.answer(question, answer)
    assert seen


def test_the_thing_that_promises_most_is_among_the_best_with_its_odds() -> None:
    """The hammer hits the ogre with 3 %, the chandelier with 72 %: no row with the hammer may hide it."""
    moment, question = asked_about("k6/ogre_at_the_pillars", "ogre")
    teller = moment.teller(question.seat)
    spots = [Spot.token("ogre"), Spot.thing("chandelier")]
    rows = best_rows(moment.match, teller, question, teller.step(question), spots, {})
    best = {row.means: row for row in rows if row.best}
    assert best["chandelier"].word == "engage"
    odds = way_odds(question, best["chandelier"].put)
    assert odds is not None
    for row in rows:
        other = way_odds(question, row.put)
        assert other is None or other.works >= SELDOM, "a row stands for its verb with a way that hardly works"
    pointed = way_odds(question, {"intend": "engage", "means": "stunt", "object": "chandelier"})
    assert pointed == odds, "a thing that was tapped has the odds of what the rules suggest to do with it"


@pytest.mark.parametrize(
    "name", ["k6/ogre_at_the_pillars", "kampbogen/barrow", "tkds/giant_by_the_house", "psychopaths/wasteland_three"]
)
def test_a_step_with_many_verbs_begins_with_whole_deeds(name: str) -> None:
    """One row for each verb, each an answer that goes through; the first is what a seasoned player would do."""
    rows_seen = 0
    for moment in moments(name, 3, 60):
        question = moment.question
        if not isinstance(question, Declare) or len(question.options) <= MANY:
            continue
        teller = moment.teller(question.seat)
        ideas, step = considered(moment.match, question), teller.step(question)
        spots = [Spot.token(token) for token in sorted(teller.tokens(question))]
        rows = best_rows(moment.match, teller, question, step, spots, {})
        if not rows:
            assert all(choice.at or choice.ghost for choice in step.choices)
            continue
        rows_seen += 1
        assert {row.word for row in rows} == {option.id for option in question.options}
        assert len({(row.word, row.means) for row in rows}) == len(rows), "a verb stands twice only for another thing"
        assert [row.best for row in rows] == [True] * BEST + [False] * (len(rows) - BEST)
        assert rows[0].word == ideas[0][question.purpose]
        assert teller.draft(question, rows[0].put).complete, "the answer of a policy is whole, without its details too"
        for row in rows:
            assert not teller.draft(question, row.put).refused, row
            assert len(row.put) <= 6, f"what the rules suggest anyway is left out: {row}"
    if name.startswith("k6"):
        assert rows_seen


@pytest.mark.parametrize("name", ["k6/ogre_at_the_pillars", "kampbogen/barrow", "tkds/gatehouse", "psychopaths/hunted"])
def test_every_deed_of_a_later_step_names_itself(name: str) -> None:
    """The rows of a step to which the rules' suggestions lead are whole deeds too, with a verb to be read aloud."""
    for moment in moments(name, 3, 60):
        question = moment.question
        if not isinstance(question, Declare):
            continue
        teller = moment.teller(question.seat)
        before: dict[str, object] = {}
        for step in way(question, {}):
            if isinstance(step, Offering) and len(step.options) > MANY:
                for row in best_rows(moment.match, teller, question, teller.step(step), (), dict(before)):
                    assert row.verb.strip(), row
                    assert row.text.strip(), row
                    assert row.put[step.purpose] == row.word
            before[step.purpose] = None


def test_no_friend_is_struck_first() -> None:
    """Before a locked gate only friends are in reach: persons may strike them, but that comes after all else."""
    moment = Moment(Match(library().game("tkds/gatehouse"), SeededDice(7), people=("heroes",)))
    question, given, friends = moment.question, {"who": "taren"}, ("carl", "taren", "nicole", "bruni")
    assert isinstance(question, Declare)
    teller = moment.teller(question.seat)
    step, spots = teller.draft(question, given).open, [Spot.token(name) for name in friends]
    assert step is not None
    words = [row.word for row in best_rows(moment.match, teller, question, step, spots, given, friends)]
    assert words[-2:] == ["throw", "attack"] or words[-2:] == ["attack", "throw"]
    words = [row.word for row in best_rows(moment.match, teller, question, step, spots, given)]
    assert words.index("attack") < BEST, "by its chance alone it would be among the first"
