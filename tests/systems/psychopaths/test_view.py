"""Views of a game, from which a table draws it: round, phase, turn, cards with their numbers, no bare ids."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Declare
from holmgang.kernel.view import Hand, HexMap, Sheets, View
from holmgang.kernel.words import Words
from holmgang.systems.psychopaths import SYSTEM

LIBRARY = Library([SYSTEM])


def brawl() -> Match:
    return Match(LIBRARY.game("brawl_at_the_tavern"), SeededDice(3))


def seen(match: Match, seat: str) -> View:
    return SYSTEM.view(match.play, seat)


def test_the_headline_names_round_player_and_phase() -> None:
    match = brawl()
    headline = seen(match, match.game.seats[0]).headline
    assert headline is not None
    land = match.play.state
    assert dict(headline.args) == {"round": land.round, "who": land.turn.active, "phase": land.turn.phase}


def test_figures_show_their_glory_and_who_is_on_turn() -> None:
    match = brawl()
    view = seen(match, match.game.seats[0])
    figures = [token for panel in view.panels if isinstance(panel, HexMap) for f in panel.fields for token in f.tokens]
    assert {token.id for token in figures} == {player.id for player in match.play.state.players}
    assert [token.id for token in figures if token.acting] == [match.play.state.turn.active]
    for token in figures:
        assert token.gauge is not None
        assert token.gauge.value.total == match.play.state.player(token.id).glory


def test_every_card_of_the_own_hand_can_be_drawn() -> None:
    worths: dict[str, int | None] = {}
    for seed in range(6):
        match = Match(LIBRARY.game("wasteland"), SeededDice(seed))
        for seat in match.game.seats:
            for panel in seen(match, seat).panels:
                if isinstance(panel, Hand):
                    for card in panel.cards:
                        assert card.kind in ("weapon", "junk", "psychic", "mutation")
                        assert card.note is not None
                        worths[str(card.name)] = card.worth.total if card.worth is not None else None
    assert worths["revolver"] == 3
    assert worths["mind_spike"] == -2
    assert worths["poison"] is None


def test_sheets_name_their_seat() -> None:
    match = brawl()
    sheets = next(panel for panel in seen(match, match.game.seats[0]).panels if isinstance(panel, Sheets))
    assert [sheet.seat for sheet in sheets.sheets] == [player.id for player in match.play.state.players]


def test_an_attack_shows_exact_odds_and_the_glory_to_be_expected() -> None:
    """All 36 falls of the dice counted by hand, for whatever madness meets."""
    match = Match(LIBRARY.game("brawl_at_the_tavern"), SeededDice(3))
    driver = Driver({seat: RandomBot() for seat in match.game.seats}, 3)
    while not (isinstance(match.question, Declare) and match.question.purpose == "attack"):
        assert driver.turn(match)
    land, question = match.play.state, match.question
    for option in question.options:
        if option.id in match.game.seats:
            assert option.worth is not None
            assert option.against is not None
            assert option.odds is not None
            ahead = option.worth.total - option.against.total
            wins = sum(a + ahead > b for a in range(1, 7) for b in range(1, 7))
            assert option.odds.works * 36 == wins
            gains = glory_of_all_throws(ahead)
            assert option.odds.expects is not None
            if not land.player(option.id).is_holder:
                assert option.odds.expects * 36 == gains


def glory_of_all_throws(ahead: int) -> int:
    """By the letter the difference is won or lost in full; a lead of 6 kills, which is worth 1 more (PS-15.7)."""
    leads = [a + ahead - b for a in range(1, 7) for b in range(1, 7)]
    return sum(leads) + sum(lead >= 6 for lead in leads)


def test_two_equal_dice_are_no_choice() -> None:
    asked: Mapping[bool, set[str]] = {True: set(), False: set()}
    for seed in range(40):
        match = Match(LIBRARY.game("wasteland_two"), SeededDice(seed))
        rolled = next(event.facts()["dice"] for event in match.log if event.kind == "rolled")
        assert match.question is not None
        asked[len({die.total for die in rolled}) == 1].add(match.question.purpose)
    assert asked == {True: {"explore"}, False: {"pick_die"}}


def test_parts_of_the_map_are_numbered_not_named_by_ids() -> None:
    match = brawl()
    view = seen(match, match.game.seats[0])
    words = Words(LIBRARY.lexicon(SYSTEM), "cs", view.names)
    titles = [words.say(panel.title) for panel in view.panels if isinstance(panel, HexMap)]
    assert titles == [f"Mapa {number}" for number in range(1, len(titles) + 1)]
