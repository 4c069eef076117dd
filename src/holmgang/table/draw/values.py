"""A value of a view as markup: a sum is a number that opens, a sentence keeps its numbers, a word is a word."""

from __future__ import annotations

from holmgang.kernel.description import sums_in
from holmgang.kernel.sums import Sum
from holmgang.kernel.view import Value
from holmgang.table.draw.markup import Html, join
from holmgang.table.draw.numbers import number_button, with_numbers
from holmgang.table.draw.picture import Picture


def value_cell(picture: Picture, value: Value) -> Html:
    """Anything a view shows, its numbers as buttons."""
    if isinstance(value, Sum):
        return number_button(picture, picture.teller.number(value))
    numbers = [(name, picture.teller.number(total)) for name, total in sums_in(value)]
    return with_numbers(picture, picture.said(value), numbers) if numbers else join([picture.said(value)])
