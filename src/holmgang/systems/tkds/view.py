"""The view of a seat: the map, all sheets, prepared actions, lasting effects.

The game hides nothing from a seat: in the dark the *tokens* cannot see each other, the players can.
"""

from __future__ import annotations

from functools import lru_cache

from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.kernel.view import Grid, GridCell, Listing, Panel, Sheet, Sheets, Token, Track, Value, View
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.equipment import defence_of
from holmgang.systems.tkds.board.lookups import MAP, threat_squares, threatened
from holmgang.systems.tkds.board.ways import turn_momentum
from holmgang.systems.tkds.state import (
    END_OF_ROUND,
    ENEMIES_TURN,
    HEROES,
    PLAYERS_TURN,
    SKILLS,
    Creature,
    GamePlay,
    Square,
    State,
    cell_of,
    hostile,
)

LOOK_GLYPHS = {"low": "=", "slit": "|", "tall": "#"}


def make_view(play: GamePlay, seat: str | None) -> View:
    """The view of a seat, or of an onlooker."""
    fight = Conflict.of(play)
    sheets = Sheets(id="creatures", title="creatures", sheets=tuple(sheet(fight, one) for one in play.state.roster()))
    panels: list[Panel] = [grid(fight, seat), sheets]
    if any(one.prepared is not None for one in play.state.creatures):
        panels.append(prepared_actions(fight))
    if play.state.ground:
        panels.append(things_on_the_ground(fight))
    return View(panels=tuple(panels), names=names_of(play.state), headline=headline(play.state))


def headline(state: State) -> Phrase | None:
    """The round and its phase."""
    if state.phase not in (PLAYERS_TURN, ENEMIES_TURN, END_OF_ROUND):
        return None
    return phrase("headline", round=state.round_no, phase=state.phase)


def names_of(state: State) -> dict[str, Phrase | str]:
    """Names of creatures, and of things of which a creature has several."""
    things = [item for one in state.creatures for item in one.inventory] + [thing.item for thing in state.ground]
    names: dict[str, Phrase | str] = {item.id: Phrase(f"word-{item.kind}") for item in things if item.id != item.kind}
    return names | {one.id: name_of(state, one) for one in state.creatures if not one.name}


def name_of(state: State, one: Creature) -> Phrase | str:
    """Return the name of a creature: its scenario's name for it, or that of its kind, numbered among several."""
    if one.name:
        return one.id  # the words of the match know what the scenario calls it, in every language
    alike = [other.id for other in state.creatures if other.kind == one.kind]
    if len(alike) == 1:
        return Phrase(f"word-{one.kind}")
    return phrase("numbered", kind=one.kind, number=alike.index(one.id) + 1)


# ---- the map ---------------------------------------------------------------------------------------------------------


Drawn = tuple[str, str]
"""The look and the glyph with which a square is drawn."""
OPEN_FLOOR = ("floor", "·")


def grid(fight: Conflict, seat: str | None) -> Grid:
    """The map with terrain, light, marks and tokens."""
    field = fight.state.battlefield
    lit = fight.board.all_lit() if field.dark else frozenset()
    marks = marks_of(fight, seat)
    lights = ("dark", "lit") if field.dark else ("", "")
    sorts = {name: drawn(fight, square) for name, square in field.sorts.items()}
    shown = {cell_of(name): sorts[sort] for name, sort in field.squares.items()}
    cells = [
        grid_cell(cell, shown.get(cell, OPEN_FLOOR), lights[cell in lit], marks.get(cell, ()))
        for cell in sorted({*shown, *marks, *(field.grid if field.dark else ())})
    ]
    return Grid(
        id=MAP,
        title="map",
        width=field.width,
        height=field.height,
        cells=tuple(cells),
        tokens=tuple((*one.anchor, token(fight, one)) for one in fight.state.present()),
    )


@lru_cache(65536)
def grid_cell(cell: Cell, how: Drawn, light: str, marks: tuple[str, ...]) -> GridCell:
    """A square as it is shown; most of a map is shown alike all the time."""
    return GridCell(x=cell[0], y=cell[1], look=how[0], glyph=how[1], light=light, marks=marks)


def drawn(fight: Conflict, square: Square) -> Drawn:
    look = look_of(square)
    return look, str(fight.pack.get("terrain", look).glyph) or LOOK_GLYPHS.get(square.cover, "")


def look_of(square: Square) -> str:
    if square.door:
        return "open_door" if square.door == "open" else "door"
    if square.gate and square.cover == "none":
        return "floor"
    return square.look


def marks_of(fight: Conflict, seat: str | None) -> dict[Cell, tuple[str, ...]]:
    """Return the marks on squares: hazards, spells, and the squares the seat's opponents threaten."""
    found: dict[Cell, list[str]] = {}
    field = fight.state.battlefield
    hazards = {name: there for name, square in field.sorts.items() if (there := hazards_on(square))}
    if hazards:
        found |= {cell_of(name): [*hazards[sort]] for name, sort in field.squares.items() if sort in hazards}
    for area in fight.state.areas:
        for cell in area.cells:
            found.setdefault(cell, []).append(area.spell)
    own = next((one for one in fight.state.creatures if one.seat == seat), None)
    for one in fight.state.present():
        if own is not None and hostile(own, one):
            for cell in threat_squares(fight, one):
                found.setdefault(cell, []).append("threat")
    return {cell: tuple(dict.fromkeys(names)) for cell, names in found.items()}


def hazards_on(square: Square) -> list[str]:
    there = (("caltrops", square.caltrops), ("oil", square.oil), ("fire", square.fire > 0))
    return [name for name, lies in there if lies]


def token(fight: Conflict, one: Creature) -> Token:
    notes: list[Value] = list(dict.fromkeys(condition_names(one)))
    if threatened(fight, one):
        notes.append("threatened")
    if one.prepared is not None:
        notes.append("prepared")
    return Token(
        id=one.id,
        name=one.id,
        side=one.side,
        size=one.side_length,
        notes=tuple(notes),
        faded=not one.standing,
        emblem=emblem(fight, one),
        gauge=Track(id="health", name="health", value=Sum.of(one.health, "health", "TK-16.1"), most=one.health_max),
        acting=fight.state.last_actor == one.id and not one.finished,
    )


def emblem(fight: Conflict, one: Creature) -> str:
    """Return the emblem of a token: the weapon it holds first, or what kind of creature it is."""
    if one.hero or not one.attacks:
        arms = [one.item(name).kind for name in one.held if one.item(name).sort == "weapon"]
        if arms:
            return arms[0]
    return one.kind


def condition_names(one: Creature) -> list[str]:
    """Status and conditions, by their words."""
    found = [one.status] if one.status != "active" else []
    found += [effect.damage or effect.kind for effect in one.effects]
    return found + (["surprised"] if one.surprised else []) + (["overloaded"] if one.load > one.capacity else [])


# ---- sheets ----------------------------------------------------------------------------------------------------------


def sheet(fight: Conflict, one: Creature) -> Sheet:
    """The figures of a creature, each with its reasons."""
    rows: list[tuple[Value, Value]] = [
        ("health", Sum.of(one.health, "health", "TK-16.1")),
        ("defence", defence_of(fight, one)),
        ("momentum_left", Sum.of(one.momentum_left, "momentum_left", "TK-6.1")),
        ("action_left", Sum.of(one.action_left, "action_left", "TK-3.3")),
        ("health_max", Sum.of(one.health_max, "health_max", "TK-16.2")),
        ("momentum", turn_momentum(one)),
    ]
    rows += [(skill, Sum.of(one.skills[skill], skill, "TK-9.1")) for skill in SKILLS]
    if one.side == HEROES and one.hero:
        rows.append(("luck", Sum.of(one.luck, "luck", "TK-9.8")))
        rows.append(("death_coins", Sum.of(one.death_coins, "death_coins", "TK-16.4")))
        rows.append(("talents", Sum.of(rules.talents_at(one.level), "talents-of-level", "TK-24.9")))
    if one.magic_max:
        rows.append(("magic", Sum.of(one.magic, "magic", "TK-22.7")))
    if one.status == "dying":
        rows.append(("successes", Sum.of(one.successes, "successes", "TK-16.9")))
    for item in one.inventory:
        if item.uses > 1:
            rows.append((item.kind, Sum.of(item.uses, "uses", "TK-18.24")))
    notes: list[Value] = [phrase("in-hand", item=one.item(name).kind) for name in one.held]
    notes += list(dict.fromkeys([*condition_names(one), *one.talents]))
    return Sheet(id=one.id, name=one.id, side=one.side, rows=tuple(rows), notes=tuple(notes), headline=4, seat=one.seat)


def prepared_actions(fight: Conflict) -> Listing:
    rows: list[tuple[Value, ...]] = []
    for one in fight.state.roster():
        if one.prepared is not None:
            rows.append((one.id, f"do-{one.prepared.action}", f"trigger-{one.prepared.trigger}", one.prepared.whose))
    return Listing(
        id="prepared", title="prepared", columns=("creature", "action", "trigger", "whose"), rows=tuple(rows)
    )


def things_on_the_ground(fight: Conflict) -> Listing:
    rows = tuple((thing.item.kind, f"{thing.at[0]},{thing.at[1]}") for thing in fight.state.ground)
    return Listing(id="ground", title="ground", columns=("item", "place"), rows=rows)
