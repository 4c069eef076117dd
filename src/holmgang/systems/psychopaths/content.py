"""The content of a pack: cards, psychopaths, areas, locations, quests, and the closed language of their effects.

A new card is an entry made of these models, never code. ``flow/effects.py`` carries out what happens in a turn,
``flow/abilities.py`` what a psychopath does in a fight. Where an effect has a number, it may instead name a knob:
``amount: old_car_ap``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, Field, model_validator

from holmgang.kernel.clauses import load_clauses
from holmgang.kernel.content import Entry, Pack, Ref, Texts, unknown_name
from holmgang.kernel.errors import InputError
from holmgang.kernel.messages import Translatable
from holmgang.systems.psychopaths.knobs import Knobs


def _known_knob(name: str) -> str:
    if name not in Knobs.model_fields:
        raise ValueError(unknown_name(Translatable("knob", "knob"), name, Knobs.model_fields))
    return name


@lru_cache(maxsize=1)
def _clauses() -> tuple[str, ...]:
    """The ids of the rulebook's clauses, read once: every entry may name one."""
    return tuple(clause.id for clause in load_clauses(Path(__file__).parent / "clauses", "en"))


def _known_clause(name: str) -> str:
    if name and name not in _clauses():
        section = f"{name.rpartition('.')[0]}."
        known = [clause for clause in _clauses() if clause.startswith(section)]
        raise ValueError(unknown_name(Translatable("clause", "clause"), name, known or _clauses()))
    return name


Clause = Annotated[str, AfterValidator(_known_clause)]
"""A clause of the rulebook, or nothing."""


Number = int | Annotated[str, AfterValidator(_known_knob)]
"""A number, or the knob that holds it."""


def number(value: int | str, knobs: object) -> int:
    """The number that a content entry means."""
    if isinstance(value, str):
        found: int = getattr(knobs, value)
        return found
    return value


# Effects in a turn.


class GainAp(Entry):
    """AP for the active player, never below 0; ``instead`` if ``after`` was played earlier in the same turn."""

    do: Literal["gain_ap"]
    amount: Number
    after: Annotated[str, Ref("junk")] | None = None
    instead: Number = 0


class LoseAllAp(Entry):
    do: Literal["lose_all_ap"]


class ChangeGlory(Entry):
    """Glory; with ``only_up_to`` it works only for a player whose glory is no greater."""

    do: Literal["change_glory"]
    amount: Number
    only_up_to: Number | None = None


class DrawEquipment(Entry):
    do: Literal["draw_equipment"]
    cards: Number = 1


class DiscardHand(Entry):
    """Hand cards of choice, as far as there are any."""

    do: Literal["discard_hand"]
    cards: Number = 1


class ChangeMadness(Entry):
    """Madness until the end of the turn."""

    do: Literal["change_madness"]
    amount: Number


class FreeStep(Entry):
    """A step without AP, location and event card."""

    do: Literal["free_step"]


class LookAtHand(Entry):
    do: Literal["look_at_hand"]


class ShowHand(Entry):
    do: Literal["show_hand"]


class TakeFromDiscard(Entry):
    do: Literal["take_from_discard"]


class DiscardWeapon(Entry):
    do: Literal["discard_weapon"]


class DrawQuest(Entry):
    do: Literal["draw_quest"]


class DropPsychopath(Entry):
    do: Literal["drop_psychopath"]


class RobPlayer(Entry):
    """A weapon of choice from a player in reach, or a random hand card from one who has no weapon."""

    do: Literal["rob_player"]
    reach: Number = 1


class AskForCard(Entry):
    do: Literal["ask_for_card"]


class ShedMutation(Entry):
    do: Literal["shed_mutation"]


class Ride(Entry):
    """Travel over unvisited fields without events, locations and attacks."""

    do: Literal["ride"]
    fields: Number


class FightRival(Entry):
    do: Literal["fight_rival"]
    rival: Annotated[str, Ref("rivals")]


class RollRow(Entry):
    up_to: int
    effects: list[CardEffect]


class RollTable(Entry):
    """A die, and what happens up to each number."""

    do: Literal["roll_table"]
    rows: list[RollRow]


CardEffect = Annotated[
    GainAp
    | LoseAllAp
    | ChangeGlory
    | DrawEquipment
    | DiscardHand
    | ChangeMadness
    | FreeStep
    | LookAtHand
    | ShowHand
    | TakeFromDiscard
    | DiscardWeapon
    | DrawQuest
    | DropPsychopath
    | RobPlayer
    | AskForCard
    | ShedMutation
    | Ride
    | FightRival
    | RollTable,
    Field(discriminator="do"),
]
RollRow.model_rebuild()  # its effects are named before they are defined; pages that read the models need them now


# Effects of a mutation in an inventory.


class Madness(Entry):
    do: Literal["madness"]
    amount: int


class HandSize(Entry):
    do: Literal["hand_size"]
    amount: int


class LowDieAp(Entry):
    """AP on top of a low picked die; the numbers are the knobs ``pains_threshold`` and ``pains_bonus``."""

    do: Literal["low_die_ap"]


class RerollDie(Entry):
    """Once per turn a die is rolled again: one of the own, or one of another player."""

    do: Literal["reroll"]
    whose: Literal["own", "others"]


class RedrawArea(Entry):
    """Once per turn a drawn one-field area is set aside and another drawn."""

    do: Literal["redraw_area"]


Passive = Annotated[Madness | HandSize | LowDieAp | RerollDie | RedrawArea, Field(discriminator="do")]
PASSIVES: tuple[type[Entry], ...] = (Madness, HandSize, LowDieAp, RerollDie, RedrawArea)


# Effects of a psychopath in a fight.


class ChangeTotal(Entry):
    """A number added to a side, if the condition holds; with ``per`` once for each of those counted."""

    do: Literal["change_total"]
    side: Literal["own", "opponent"]
    amount: int
    per: Literal["once", "bystander"] = "once"
    opponent_glory: int | None = None
    opponent_cards_in_pass: int | None = None
    opponent_used_weapon: bool = False


class CancelLastBonus(Entry):
    """The last bonus that a card of the opponent gave to the opponent's own side counts no more."""

    do: Literal["cancel_last_bonus"]


class RerollOwnDie(Entry):
    do: Literal["reroll_own_die"]
    up_to: int


class KeepHigherDie(Entry):
    do: Literal["keep_higher_die"]


class SilenceBystanders(Entry):
    do: Literal["silence_bystanders"]
    in_pass: int


class CopyDie(Entry):
    do: Literal["copy_die"]


class DiscardOrElse(Entry):
    """The opponent may discard a hand card; if not, the own side gains."""

    do: Literal["discard_or_else"]
    amount: int


class ExtraLoss(Entry):
    """After comparing: a loser loses more glory, if the own side wins. The winner gains nothing extra."""

    do: Literal["extra_loss"]
    glory: int


AbilityEffect = Annotated[
    ChangeTotal
    | CancelLastBonus
    | RerollOwnDie
    | KeepHigherDie
    | SilenceBystanders
    | CopyDie
    | DiscardOrElse
    | ExtraLoss,
    Field(discriminator="do"),
]


class Ability(Entry):
    """``once`` acts at its first chance in a fight, ``each_pass`` again in every pass; unmarked as the knob says.

    ``waits``: as long as its effect cannot happen, the first chance is not used up.
    """

    frequency: Literal["once", "each_pass"] | None = None
    waits: bool = False
    effect: AbilityEffect


P = TypeVar("P")

LETTERS = "PFCTSVKG"


def _six_edges(edges: str) -> str:
    if len(edges) != 6 or any(letter not in LETTERS for letter in edges):
        text = f"{edges!r} are not six edges out of the letters {LETTERS}"
        raise ValueError(Translatable(text, "six-edges", edges=repr(edges), letters=LETTERS))
    return edges


Edges = Annotated[str, AfterValidator(_six_edges)]


class NamedEntry(Entry):
    """Base of all content. ``name`` is only needed where the words files have none for the id.

    ``clause`` is where the rulebook speaks of it; what it does cites it.
    """

    id: str
    name: Texts | None = None
    clause: Clause = ""


class Copies(Entry):
    events: int = 0
    equipment: int = 0


class GameCard(NamedEntry):
    copies: Copies = Copies()


class Mutation(GameCard):
    nature: Literal["physical", "mental"]
    effects: list[Passive] = []


class FightUse(Entry):
    """A card's effect in a fight: its number goes to the user, to the user's opponent, to any one side, or to both."""

    amount: int
    scope: Literal["self", "opponent", "anyone", "both"]


class Weapon(GameCard):
    clause: Clause = "PS-18.17"
    fight: FightUse
    tokens: Number | None = None


class Junk(GameCard):
    """One-time equipment: for a fight, or for the own turn."""

    clause: Clause = "PS-18.11"
    fight: FightUse | None = None
    repeats_weapon: bool = False
    own_turn: list[CardEffect] = []


class Psychic(GameCard):
    """A one-time effect in a fight that the own mutations allow or forbid."""

    clause: Clause = "PS-18.7"
    fight: FightUse
    needs: Literal["physical", "mental"] | None = None
    forbidden_with: Literal["physical", "mental"] | None = None


class PsychicEvent(GameCard):
    good: list[CardEffect]
    bad: list[CardEffect]
    end_of_turn: bool = False


class HappeningCard(GameCard):
    effects: list[CardEffect] = []
    end_of_turn: bool = False


class Psychopath(GameCard):
    madness: int
    ability: Ability


class Rival(NamedEntry):
    """An opponent without a card, such as the undead."""

    madness: Number


class MapArea(NamedEntry):
    """One field, or three: a (0,0), b (1,0), c (0,1). Edges count counter-clockwise from the east."""

    cells: list[Edges]
    location: Annotated[str, Ref("locations")] | None = None
    city_kind: Literal["normal", "abandoned", "cursed"] = "normal"

    @model_validator(mode="after")
    def _fits_itself(self) -> MapArea:
        if why := misfit(self.cells):
            raise ValueError(why)
        return self


def misfit(cells: Sequence[str]) -> str:
    """The reason why these fields make no area, if they do not."""
    if len(cells) not in (1, 3):
        return Translatable(f"an area has one field or three, not {len(cells)}", "fields-of-area", count=len(cells))
    if len(cells) == 3:
        a, b, c = cells
        if a[0] != b[3] or a[5] != c[2] or b[4] != c[1]:
            return Translatable("inner edges must be equal in pairs: a0 = b3, a5 = c2, b4 = c1", "inner-edges")
    return ""


class Voluntary(Entry):
    """An action offered at a location; ``most`` times at once, each for its price."""

    id: str
    clause: Clause = ""
    price: Number = 0
    most: Number = 1
    effects: list[CardEffect]


class Location(NamedEntry):
    """A location on edges of this letter (or in the middle of a field, without a letter)."""

    letter: Literal["P", "F", "C", "T", "S", "V", "K", "G"] | None = None
    mandatory: list[CardEffect] = []
    voluntary: Voluntary | None = None


class Quest(NamedEntry):
    """A task for the drawer; ``at_least`` where a number belongs to it."""

    when: Literal[
        "kills_psychopath",
        "beats_player",
        "ends_turn_on_location",
        "fields_walked",
        "weapons_owned",
        "mutations_owned",
        "wins_when_attacked",
        "joins_areas",
        "places_area",
        "helps_a_winner",
        "beats_psychopath_without_cards",
        "beats_rival",
    ]
    at_least: int = 0
    location: Annotated[str, Ref("locations")] | None = None
    rival: Annotated[str, Ref("rivals")] | None = None


KINDS: Mapping[str, type[Entry]] = {
    "mutations": Mutation,
    "weapons": Weapon,
    "junk": Junk,
    "psychic": Psychic,
    "psychic_events": PsychicEvent,
    "happenings": HappeningCard,
    "psychopaths": Psychopath,
    "rivals": Rival,
    "areas": MapArea,
    "locations": Location,
    "quests": Quest,
}
CARD_KINDS = ("mutations", "weapons", "junk", "psychic", "psychic_events", "happenings", "psychopaths")
FOUNTAIN_LOCATION = "fountain_of_life"


@dataclass(frozen=True, eq=False)
class Catalogue:
    """All cards of a pack by id, what they are good for, and the decks and bags they make up."""

    cards: Mapping[str, GameCard]
    kinds: Mapping[str, str]
    passives: Mapping[type[Entry], Mapping[str, Sequence[Any]]]  # what mutations do, by kind of effect, then by card
    rerolling: Mapping[str, frozenset[str]]  # the mutations that reroll dice, by whose dice
    layable: frozenset[str]  # what may lie in an inventory
    own_turn: Mapping[str, Sequence[CardEffect]]  # what cards do that are played in the own turn
    in_fights: Mapping[str, GameCard]  # what may be used in a fight, if the moment allows it
    natures: Mapping[str, str]  # of the mutations
    event_deck: tuple[str, ...]
    equipment_deck: tuple[str, ...]
    quest_deck: tuple[str, ...]
    bag1: tuple[str, ...]
    bag3: tuple[str, ...]
    fountain: str
    locations: Mapping[str, Location]  # by the letter of the edges they lie on
    middles: Mapping[str, str]  # the locations in the middle of areas
    quests: Mapping[str, Quest]


def _doing(mutations: Mapping[str, Mutation], kind: type[P]) -> Mapping[str, Sequence[P]]:
    """The mutations with such effects, and these."""
    found = {name: [effect for effect in card.effects if isinstance(effect, kind)] for name, card in mutations.items()}
    return {name: effects for name, effects in found.items() if effects}


catalogues: dict[str, Catalogue] = {}
"""The catalogues made so far, by the hash of the content."""


def catalogue(pack: Pack) -> Catalogue:
    """The catalogue of a pack, made once for each content."""
    made = catalogues.get(pack.hash)
    if made is None:
        made = catalogues[pack.hash] = _catalogue(pack)
    return made


def _catalogue(pack: Pack) -> Catalogue:
    cards: dict[str, GameCard] = {}
    kinds: dict[str, str] = {}
    for kind in CARD_KINDS:
        for name, card in pack.kind(kind).items():
            if name in cards:
                text = f"the card {name!r} is both of {kinds[name]} and of {kind}"
                raise InputError(Translatable(text, "two-kinds", name=repr(name), one=kinds[name], other=kind))
            cards[name], kinds[name] = card, kind
    areas = pack.kind("areas")
    fountain = next(name for name, area in areas.items() if area.location == FOUNTAIN_LOCATION)
    bag = [name for name in areas if name != fountain]
    mutations: Mapping[str, Mutation] = pack.kind("mutations")
    rerolls = {name: [one.whose for one in found] for name, found in _doing(mutations, RerollDie).items()}
    junk: Mapping[str, Junk] = pack.kind("junk")
    return Catalogue(
        cards,
        kinds,
        {kind: _doing(mutations, kind) for kind in PASSIVES},
        {whose: frozenset(name for name in rerolls if whose in rerolls[name]) for whose in ("own", "others")},
        frozenset(name for name, kind in kinds.items() if kind in ("weapons", "mutations")),
        {name: card.own_turn for name, card in junk.items() if card.own_turn},
        {
            **pack.kind("weapons"),
            **pack.kind("psychic"),
            **{name: card for name, card in junk.items() if card.fight is not None or card.repeats_weapon},
        },
        {name: card.nature for name, card in mutations.items()},
        tuple(name for name, card in cards.items() for _ in range(card.copies.events)),
        tuple(name for name, card in cards.items() for _ in range(card.copies.equipment)),
        tuple(pack.kind("quests")),
        tuple(name for name in bag if len(areas[name].cells) == 1),
        tuple(name for name in bag if len(areas[name].cells) == 3),
        fountain,
        {place.letter: place for place in pack.kind("locations").values() if place.letter},
        {name: area.location for name, area in areas.items() if area.location is not None},
        pack.kind("quests"),
    )
