"""What can be said of a match when it is over: how it swung, what turned it, who lost what, and the dice.

Everything is counted from the gauges of a :class:`Film`, the lines that one reader was told, and the chances of the
sides where they have been worked out; without them the gauges have to tell how it swung.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from holmgang.kernel.description_types import Line
from holmgang.table.service.timeline import Timeline
from holmgang.table.service.win_chances import Chance

MOST_COLUMNS = 24
TURNS = 3
LEAST_TURN = 0.05
"""A round that changes nobody's chance by more than this is no turning point."""
HEAVY = {"big": 2, "": 1, "plain": 1}


@dataclass(frozen=True)
class Column:
    """How things stood after so many rounds (0: at the start), and the moment of it."""

    round: int
    moment: int


@dataclass(frozen=True)
class Course:
    """The gauge of one token, column by column; None where it was not on the board."""

    piece: str
    side: str
    most: int
    values: tuple[int | None, ...]


@dataclass(frozen=True)
class Turn:
    """A round in which much changed: the heaviest line, when, and each side's gauges before and after.

    ``chances`` are those of each side before and after, where they are known.
    """

    round: int
    column: int
    moment: int
    line: Line | None
    sides: tuple[tuple[str, int, int], ...]
    chances: tuple[tuple[str, float, float], ...] = ()


@dataclass(frozen=True)
class Deeds:
    """What a token lost and gained, and what it took from others where the log says so."""

    piece: str
    side: str
    left: int
    took: int
    lost: int
    gained: int


@dataclass(frozen=True)
class Luck:
    """The dice of a seat: how many, their mean face, the mean to be expected, and how far off that is.

    ``strays`` is the distance in standard deviations of such a mean: beyond 2 it happens to one in twenty.
    """

    seat: str
    dice: int
    mean: Fraction
    expected: Fraction
    strays: float


@dataclass(frozen=True)
class Recap:
    """All of it. ``rounds``: the game counts rounds; else the columns are its steps."""

    rounds: bool
    columns: tuple[Column, ...]
    courses: tuple[Course, ...]
    sides: tuple[tuple[str, tuple[int, ...]], ...]
    turns: tuple[Turn, ...]
    deeds: tuple[Deeds, ...]
    luck: tuple[Luck, ...]
    chances: tuple[Chance, ...] = ()


def starts(film: Timeline, lines: Sequence[Line], seat: str | None) -> tuple[bool, list[int]]:
    """The moments with which rounds begin; where the log tells of none, those with which steps do."""
    opened = [film.moment_of(line.number, seat) for line in lines if line.opens == "round"]
    if opened:
        return True, list(dict.fromkeys(opened))
    steps = [moment.step for moment in film.moments]
    return False, [place for place, step in enumerate(steps) if not place or step != steps[place - 1]]


def columns_of(film: Timeline, lines: Sequence[Line], seat: str | None) -> tuple[bool, tuple[Column, ...]]:
    """Does the game count rounds, and the moments that a recap looks at."""
    rounds, begun = starts(film, lines, seat)
    last = len(film.moments) - 1
    places = [*begun, last] if begun[-1] != last else begun
    return rounds, _thinned([Column(place, moment) for place, moment in enumerate(places)])


def recap_of(film: Timeline, lines: Sequence[Line], seat: str | None, chances: Sequence[Chance] = ()) -> Recap:
    """The recap of a match as one reader was told it. ``chances``: of the moments of its columns."""
    rounds, columns = columns_of(film, lines, seat)
    if [one.moment for one in chances] != [column.moment for column in columns]:
        chances = ()
    courses = tuple(
        Course(
            piece.id,
            piece.side,
            piece.most or max([1, *(moment.gauges.get(piece.id, 0) for moment in film.moments)]),
            tuple(film.moments[column.moment].gauges.get(piece.id) for column in columns),
        )
        for piece in film.pieces.values()
    )
    order = dict.fromkeys(course.side for course in courses)
    sides = tuple((side, tuple(_total(courses, side, place) for place in range(len(columns)))) for side in order)
    return Recap(
        rounds=rounds,
        columns=columns,
        courses=courses,
        sides=sides,
        turns=tuple(_turns(film, lines, seat, columns, sides, chances)),
        deeds=tuple(_deeds(film, lines, seat)),
        luck=tuple(luck_of(film.throws)),
        chances=tuple(chances),
    )


def _thinned(columns: list[Column]) -> tuple[Column, ...]:
    """So many columns as can be told apart; the last one is always there."""
    each = -(-len(columns) // MOST_COLUMNS)
    kept = columns[::each]
    return tuple(kept if kept[-1] is columns[-1] else [*kept, columns[-1]])


def _total(courses: Sequence[Course], side: str, place: int) -> int:
    return sum(course.values[place] or 0 for course in courses if course.side == side)


def _turns(
    film: Timeline,
    lines: Sequence[Line],
    seat: str | None,
    columns: Sequence[Column],
    sides: Sequence[tuple[str, tuple[int, ...]]],
    chances: Sequence[Chance],
) -> list[Turn]:
    def changed(place: int) -> float:
        if chances:
            return swing(chances[place - 1], chances[place])
        return sum(abs(totals[place] - totals[place - 1]) for _, totals in sides)

    least = LEAST_TURN if chances else 0
    places = sorted(range(1, len(columns)), key=lambda place: (-changed(place), place))[:TURNS]
    turns = []
    for place in sorted(place for place in places if changed(place) > least):
        moment, piece = _blow(film, columns[place - 1].moment + 1, columns[place].moment)
        moved = tuple(
            (side, totals[place - 1], totals[place]) for side, totals in sides if totals[place - 1] != totals[place]
        )
        turns.append(
            Turn(
                columns[place].round,
                place,
                moment,
                _heaviest(film, lines, seat, moment, piece),
                moved,
                tuple(_shifted(chances[place - 1], chances[place])) if chances else (),
            )
        )
    return turns


def swing(before: Chance, after: Chance) -> float:
    """How much chance went from some sides to others, from 0 to 1."""
    return sum(abs(now - then) for _, then, now in _shifted(before, after)) / 2


def _shifted(before: Chance, after: Chance) -> list[tuple[str, float, float]]:
    sides = dict.fromkeys((*before.points, *after.points))
    return [(side, before.share(side), after.share(side)) for side in sides]


def _blow(film: Timeline, first: int, last: int) -> tuple[int, str]:
    """Between two moments: when one gauge changed most at once, and whose."""
    changes = [
        (abs(change), -moment, moment, piece)
        for moment in range(first, last + 1)
        for piece, change in _changes(film, moment)
    ]
    _, _, moment, piece = max(changes, default=(0, 0, last, ""))
    return moment, piece


def _changes(film: Timeline, moment: int) -> list[tuple[str, int]]:
    """Whose gauge changed with a moment, and by how much."""
    if not moment:
        return []
    before, after = film.moments[moment - 1].gauges, film.moments[moment].gauges
    pairs = [(piece, after.get(piece, 0) - value) for piece, value in before.items()]
    return [(piece, change) for piece, change in pairs if change]


def _told_in(film: Timeline, lines: Sequence[Line], seat: str | None, moment: int) -> Sequence[Line]:
    return lines[film.told_by(moment - 1, seat) if moment else 0 : film.told_by(moment, seat)]


def _heaviest(film: Timeline, lines: Sequence[Line], seat: str | None, moment: int, piece: str) -> Line | None:
    """The line that says best what happened: it names the piece and weighs most, the earlier of two such."""
    told = [line for line in _told_in(film, lines, seat, moment) if line.kind != "ended" and not line.opens]
    return max(told, key=lambda line: (piece in line.tokens, HEAVY.get(line.weight, 0), -line.number), default=None)


def _deeds(film: Timeline, lines: Sequence[Line], seat: str | None) -> list[Deeds]:
    took, lost, gained = (dict.fromkeys(film.pieces, 0) for _ in range(3))
    for moment in range(1, len(film.moments)):
        for piece, change in _changes(film, moment):
            if change > 0:
                gained[piece] += change
                continue
            lost[piece] -= change
            for by, share in _taken(film, _told_in(film, lines, seat, moment), piece, -change):
                took[by] += share
    last = film.moments[-1].gauges
    return [
        Deeds(piece.id, piece.side, last.get(piece.id, 0), took[piece.id], lost[piece.id], gained[piece.id])
        for piece in film.pieces.values()
    ]


def _taken(film: Timeline, lines: Sequence[Line], piece: str, lost: int) -> list[tuple[str, int]]:
    """Who took how much of what a piece lost in a moment; nobody where the log leaves it open.

    A line that names the piece together with one piece of another side says who it was; where there are several such
    opponents, the numbers of their lines must add up to the loss.
    """
    side = film.pieces[piece].side
    blows: list[tuple[str, Line]] = []
    for line in lines:
        others = {name for name in line.tokens if name in film.pieces and film.pieces[name].side != side}
        if piece in line.tokens and len(others) == 1:
            blows.append((others.pop(), line))
    if len({by for by, _ in blows}) == 1:
        return [(blows[0][0], lost)]
    heavy = [(by, line.numbers[0][1].total) for by, line in blows if line.weight == "big" and line.numbers]
    return heavy if sum(share for _, share in heavy) == lost and all(share > 0 for _, share in heavy) else []


def luck_of(throws: Sequence[tuple[str, tuple[int, ...], tuple[int, ...]]]) -> list[Luck]:
    """Each seat's dice against what was to be expected of them."""
    seats: dict[str, list[tuple[int, int]]] = {}
    for seat, sides, faces in throws:
        seats.setdefault(seat, []).extend(zip(sides, faces, strict=True))
    made = []
    for seat, dice in seats.items():
        count = len(dice)
        fell = sum(face for _, face in dice)
        expected = sum((Fraction(sides + 1, 2) for sides, _ in dice), Fraction())
        spread = sqrt(sum((sides * sides - 1) / 12 for sides, _ in dice))
        strays = float(fell - expected) / spread if spread else 0.0
        made.append(Luck(seat, count, Fraction(fell, count), expected / count, strays))
    return made
