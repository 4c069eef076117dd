"""The input of all drawing: one reader's snapshot with an answer in the making.

It holds only what that reader may see. Everything in this package is a function of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from holmgang.kernel.description import Draft, OptionChance, QuestionText, Teller
from holmgang.kernel.questions import Spot
from holmgang.kernel.sums import Phrase
from holmgang.kernel.view import Grid, HexMap, LineUp, Sheet, Sheets, Token, View, Zones, tokens_of
from holmgang.kernel.words import Lexicon, Words, words_key
from holmgang.table.memo import Memo
from holmgang.table.snapshot import ActionRow, Intent, Snapshot

WORDS = Path(__file__).parent.parent / "words"
"""The words of the page itself; those of a game are the game's."""
SIDES = 6
"""So many sides have a colour and a shape of their own; a seventh gets those of the first."""

Stage = Grid | HexMap | Zones | LineUp
STAGES = (Grid, HexMap, Zones, LineUp)


@dataclass(frozen=True, kw_only=True)
class Waiting:
    """The reason why the reader is not asked: the awaited seats, since when, and the reader's own answer.

    ``seats`` are (name, activity, token id) of all seats concerned. ``own`` is the reader's answer that stands.
    ``note`` is a line below the sentence, ``faces`` are tokens that it names. ``may_change`` and ``may_confirm`` say
    what can still be done about the answer. ``again`` is the text and the address of
    the button for another fight; ``links`` are (text, address); ``deeds`` are (text, data attribute, its
    value) of what the reader can do instead of waiting.
    """

    sentence: str = ""
    note: str = ""
    faces: tuple[str, ...] = ()
    since: str = ""
    seats: tuple[tuple[str, str, str], ...] = ()
    own: str = ""
    about: str = ""
    may_change: bool = False
    may_confirm: bool = False
    over: bool = False
    again: tuple[str, str] | None = None
    links: tuple[tuple[str, str], ...] = ()
    deeds: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True, kw_only=True)
class Part:
    """One of several questions that are open to the reader at once: a tab of the tray."""

    about: str
    label: str
    answered: bool = False
    current: bool = False


@dataclass(frozen=True, kw_only=True)
class Picture:
    """One reader's snapshot with an answer in the making, and the lookups that drawing needs.

    ``draft`` is the open question with what is filled in; None where this reader is not asked. ``last`` is the step
    filled last: its options stay in sight and can still be changed. ``places`` are the kept
    places of tokens on a scene without a grid (see ``draw.places``). ``refused`` is the sentence for an answer that was
    refused; ``about`` is the token that the whole question concerns. ``faces`` are the dice typed so far. ``things``
    are the things of the place that the answer can mean, ``meant`` the tokens, at whatever step. ``verbs`` is the step
    with many verbs, ``rows`` are these as whole deeds, the best first. ``chance`` are the odds of what is filled in,
    ``deed`` are its few words.
    ``stage`` names the board to show where there are several. ``cut`` is the only cut of a board that the page shows,
    "wide" or "tall"; both are drawn where it is empty.
    ``memo`` holds what was drawn before; pictures share it as long as their tellers are the same.
    """

    snapshot: Snapshot
    draft: Draft | None = None
    last: QuestionText | None = None
    places: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    parts: tuple[Part, ...] = ()
    about: str = ""
    refused: str = ""
    faces: tuple[int | None, ...] = ()
    things: frozenset[str] = frozenset()
    meant: frozenset[str] = frozenset()
    verbs: QuestionText | None = None
    rows: tuple[ActionRow, ...] = ()
    chance: OptionChance | None = None
    deed: str = ""
    stage: str = ""
    cut: str = ""
    memo: Memo = field(default_factory=Memo, repr=False, compare=False)

    def shows(self, cut: str) -> bool:
        """Return whether the page shows the cut of a board with this class."""
        return not self.cut or cut == f"cut-{self.cut}"

    # The snapshot

    @property
    def view(self) -> View:
        """The reader's view of the match."""
        return self.snapshot.view

    @property
    def teller(self) -> Teller:
        """The reader's words."""
        return self.snapshot.teller

    @property
    def seat(self) -> str | None:
        """The reader's seat; None for an onlooker."""
        return self.snapshot.seat

    @property
    def intents(self) -> tuple[Intent, ...]:
        """The answers that stand in an open joint question."""
        return self.snapshot.intents

    @property
    def sides(self) -> tuple[str, ...]:
        """The order of the sides, which gives colour and shape."""
        return self.snapshot.sides

    @property
    def typed_dice(self) -> bool:
        """True if people roll their own dice and type the faces."""
        return self.snapshot.status.dice == "typed"

    @property
    def meant_things(self) -> frozenset[str]:
        """Those of them that the draft means."""
        filled = [one.raw for one in self.draft.filled if not one.suggested] if self.draft is not None else []
        return self.things & {raw for raw in filled if isinstance(raw, str)}

    @property
    def may_pass(self) -> bool:
        """True if the question can be passed until something changes."""
        return self.snapshot.may_pass

    @property
    def advised(self) -> bool:
        """True if there is a place for advice on the open question."""
        rolls = self.step is not None and self.step.kind == "roll"
        return self.draft is not None and not rolls and self.snapshot.status.advice

    # Words

    @property
    def lang(self) -> str:
        """The reader's language."""
        return self.teller.words.lang

    def said(self, value: Any) -> str:
        """Return anything that a view shows, in the reader's words."""
        return self.teller.value(value)

    def page(self, key: str, **args: Any) -> str:
        """Return a sentence of the page itself. Texts among the arguments are shown as they are."""
        return page_words(self.lang, key, **args)

    # Panels

    @cached_property
    def boards(self) -> tuple[Stage, ...]:
        """The panels that can take the stage, in order."""
        return tuple(panel for panel in self.view.panels if isinstance(panel, STAGES))

    def panels(self, kind: type[Any]) -> Iterator[Any]:
        """Return all panels of a kind."""
        return (panel for panel in self.view.panels if isinstance(panel, kind))

    @cached_property
    def tokens(self) -> dict[str, Token]:
        """Every token on any board, by its id."""
        found: dict[str, Token] = {}
        for panel in self.boards:
            for token in tokens_of(panel):
                found.setdefault(token.id, token)
        return found

    @cached_property
    def sheets(self) -> dict[str, Sheet]:
        """Every sheet, by its id."""
        return {sheet.id: sheet for panel in self.panels(Sheets) for sheet in panel.sheets}

    @cached_property
    def own(self) -> frozenset[str]:
        """The ids of the tokens the reader plays."""
        mine = {name for name, sheet in self.sheets.items() if self.seat and sheet.seat == self.seat}
        if self.seat in self.tokens:
            mine.add(str(self.seat))
        return frozenset(mine)

    # Sides

    @cached_property
    def side_order(self) -> tuple[str, ...]:
        """All sides: those of the table first, then any other in the order the view names them."""
        named = [token.side for token in self.tokens.values()] + [sheet.side for sheet in self.sheets.values()]
        return tuple(side for side in dict.fromkeys([*self.sides, *named]) if side)

    @cached_property
    def _side_numbers(self) -> dict[str, int]:
        return {side: place % SIDES + 1 for place, side in enumerate(self.side_order)}

    def side_number(self, side: str) -> int:
        """Return the number of a side's colour and shape, 1 … 6; things without a side have the last."""
        return self._side_numbers.get(side, SIDES)

    def side_of(self, name: str) -> int:
        """Return the number of the side of a token or sheet."""
        thing = self.tokens.get(name) or self.sheets.get(name)
        return self.side_number(thing.side) if thing is not None else SIDES

    # The question

    @cached_property
    def step(self) -> QuestionText | None:
        """The step whose options are in sight: the open one, or the one filled last."""
        if self.draft is None:
            return None
        return self.draft.open or self.last

    @cached_property
    def asked_about(self) -> str:
        """The token that is to decide."""
        if self.draft is None:
            return ""
        current = [part.about for part in self.parts if part.current]
        alone = list(self.own) if len(self.own) == 1 else []
        return self.about or (self.step.about if self.step is not None else "") or next(iter([*current, *alone]), "")

    @cached_property
    def tappable(self) -> frozenset[str]:
        """The tokens that a tap can mean: those of the step in sight, or where it names none, of the whole answer."""
        here = frozenset(spot.id for spot in self.spots if spot.kind == "token")
        return here or self.meant

    @cached_property
    def given(self) -> dict[str, Any]:
        """The inputs of the reader, without what the rules suggest."""
        return {one.purpose: one.raw for one in self.draft.filled if not one.suggested} if self.draft else {}

    @cached_property
    def row(self) -> ActionRow | None:
        """The deed of the rows that the draft is."""
        return next((row for row in self.rows if dict(row.put) == self.given), None)

    @cached_property
    def shows_rows(self) -> bool:
        """True if the tray shows the best verbs: to be chosen from, or with one of them chosen as it stands."""
        if self.draft is None or self.step is None or self.verbs is None:
            return False
        return self.step.purpose == self.verbs.purpose or (self.draft.open is None and self.row is not None)

    @cached_property
    def chosen(self) -> frozenset[str]:
        """The ids chosen in the step that is in sight."""
        if self.draft is None or self.step is None:
            return frozenset()
        raw = next((one.raw for one in self.draft.filled if one.purpose == self.step.purpose), None)
        return (
            frozenset(map(str, raw)) if isinstance(raw, (list, tuple)) else frozenset([] if raw is None else [str(raw)])
        )

    @cached_property
    def spots(self) -> dict[Spot, tuple[int, ...]]:
        """The spots that can be clicked now, each with the numbers of the choices that it means."""
        found: dict[Spot, list[int]] = {}
        for number, choice in enumerate(self.step.choices if self.step else ()):
            for spot in choice.at:
                found.setdefault(spot, []).append(number)
        return {spot: tuple(numbers) for spot, numbers in found.items()}


@cache
def _page_lexicon() -> Lexicon:
    return Lexicon([WORDS])


def page_words(lang: str, key: str, /, **args: Any) -> str:
    """Return a sentence of the page. Texts among the arguments are in words already and shown as they are."""
    return _page_sentence(lang, key, tuple(args.items()))


@lru_cache(maxsize=8192)
def _page_sentence(lang: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    """Return a sentence of the page; the few hundred different ones are cached."""
    texts = {f"\0{name}": text for name, text in args if isinstance(text, str)}
    filled = {name: f"\0{name}" if isinstance(value, str) else value for name, value in args}
    return Words(_page_lexicon(), lang, texts).say(Phrase(words_key("table", key), filled))


def texts(picture: Picture, values: Sequence[Any]) -> list[str]:
    """Return several values in the reader's words."""
    return [picture.said(value) for value in values]
