"""Ways that are found only as far as they are asked for are those of the moment at which the search began."""

from __future__ import annotations

from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.ways import ways_of
from tests.systems.tkds.test_seats import situation


def test_a_search_goes_on_as_it_began_although_the_walker_has_moved() -> None:
    people = {"a": {"at": [3, 0]}, "a2": {"at": [4, 0]}, "b": {"at": [19, 0]}}
    begun, whole = (Conflict.of(situation(people, height=1).play) for _ in range(2))
    who, friend = begun.creature("a"), begun.creature("a2")
    reach = ways_of(begun, who).unharmed(8)
    assert (2, 0) in reach  # a look at the nearest squares
    who.anchor = friend.anchor  # whose square is dear to leave for those who pass (TK-7.5)
    assert reach.costs == ways_of(whole, whole.creature("a")).unharmed(8).costs


def test_one_square_is_known_as_well_as_all_of_them() -> None:
    fight = Conflict.of(
        situation({"a": {"at": [3, 3]}, "a2": {"at": [4, 3]}, "b": {"at": [6, 3]}}, {"3,5": "wall"}).play
    )
    who = fight.creature("a")
    ways = ways_of(fight, who)
    stops = ways.stops()
    assert stops
    assert [cell for cell in fight.board.grid if ways.may_stop(cell)] == sorted(stops)
