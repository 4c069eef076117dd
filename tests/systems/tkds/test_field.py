"""The map as part of the state: squares that are alike share what there is about them."""

from __future__ import annotations

from fractions import Fraction

from holmgang.kernel import codec
from holmgang.systems.tkds.state import Battlefield, Square


def two_pits() -> Battlefield:
    field = Battlefield(4, 4, dark=False, lights=[], base=Fraction(2))
    for cell in ((0, 0), (3, 1)):
        field.lay(cell, Square("pit", elevation=Fraction(0), trap=(2, 6)))
    return field


def test_a_change_on_a_square_changes_no_other() -> None:
    field = two_pits()
    field.change((3, 1), trap=(0, 0))
    assert field.by_cell[0, 0].trap == (2, 6)
    assert field.by_cell[3, 1] == Square("pit", elevation=Fraction(0))


def test_plain_floor_that_changes_lies_as_high_as_the_map() -> None:
    field = two_pits()
    field.change((1, 1), oil=True)
    assert field.by_cell[1, 1] == Square("floor", elevation=Fraction(2), oil=True)


def test_squares_survive_json_and_what_comes_back_is_no_new_sort() -> None:
    field = two_pits()
    for fire in (2, 1, 0, 2, 1, 0):
        field.change((1, 1), fire=fire)
        loaded = codec.load(Battlefield, codec.dump(field))
        assert loaded == field
        assert loaded.by_cell == field.by_cell
    assert list(field.sorts) == ["pit", "floor", "floor_2", "floor_3"]
    assert field.squares == {"0,0": "pit", "3,1": "pit", "1,1": "floor_3"}
