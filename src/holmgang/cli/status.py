"""The status of a fight in a few lines: who is ahead, everybody with lives, place and conditions, and what has changed.

All figures stand there the first time and for the actor; otherwise those that changed. Nothing is no figure. Where
there are more people than lines, those of whom there is nothing new stand side by side.

A view has more than fits on a screen beside a question; this is its gist, made of the same primitives: the gauges and
notes of tokens, the headline rows of sheets, cards and tracks. ``:view`` shows all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Rows
from rich.text import Text

from holmgang.cli.draw import Painter, bar, clean, packed
from holmgang.kernel.description import LogLine
from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.view import Grid, Hand, HexMap, Sheet, Sheets, Token, Track, Tracks, Value, View, Zones, tokens_of

BAR = 8
NARROW = 60
"""Below so many columns the bars are left out; the figures stay."""


@dataclass
class TokenStatus:
    """The content of a status line, to be compared with the next one."""

    figures: dict[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    place: str = ""
    on_board: bool = False


@dataclass(frozen=True)
class Phrases:
    """Sentences of the status: a former value, with ``{}`` in its place, and those who are out of the fight."""

    was: str
    out: str


Standings = dict[str, TokenStatus]


class Status:
    """Draws the gist of views. ``was`` is what the reader saw last: changes are marked in words, not by colour."""

    def __init__(
        self, painter: Painter, view: View, was: Mapping[str, TokenStatus], phrases: Phrases, lines: int = 100
    ) -> None:
        """``lines`` is how many there should be; no token is left out if they do not do."""
        self.painter, self.view, self.was, self.phrases, self.lines = painter, view, was, phrases, lines
        self.now: Standings = {}
        self.tokens = {token.id: token for panel in view.panels for token in tokens_of(panel)}
        places = dict(_places(painter, view))
        self.places = places if len(set(places.values())) > 1 else {}

    def drawn(self) -> RenderableType:
        """The lines. Afterwards ``now`` is what they say."""
        rows = Rows.grid(padding=(0, 1, 0, 0), pad_edge=False)
        rows.add_column(width=1)
        rows.add_column(overflow="fold", max_width=self.painter.width // (2 if self.painter.width < NARROW else 3))
        rows.add_column(overflow="fold")
        people = list(self._people())
        crowd = len(people) > self.lines
        fallen, quiet = [], []
        for name, sheet in people:
            token = self.tokens.get(name)
            if self._gone(name, token):
                fallen.append(Text(f"({self._label(name, sheet, token)})", "dim"))
                continue
            self.now[name] = self._standing(name, sheet, token)
            same = self.now[name] == self.was.get(name)
            if token is not None and token.faded and same:
                fallen.append(self.painter.label(token))
            elif crowd and (same or not self.was) and not (token is not None and token.acting):
                quiet.append(Text(" ").join(self._line(name, sheet, token, briefly=True)[1:]))
            else:
                rows.add_row(*self._line(name, sheet, token))
        for label, text in self._rest():
            rows.add_row("", Text(label, "dim"), text)
        if fallen:
            rows.add_row("", Text(self.phrases.out, "dim"), Text(" ").join(fallen))
        beside = Padding(packed(quiet, self.painter.inner - 2), (0, 0, 0, 2), expand=False) if quiet else None
        return Group(*([sides] if (sides := self._sides()) else []), rows, *([beside] if beside else []))

    def _gone(self, name: str, token: Token | None) -> bool:
        """Return whether a token has left the board while others stand on it."""
        return token is None and bool(self.tokens) and name in self.was and self.was[name].on_board

    def _sides(self) -> Text | None:
        """Return what each side has left in all, where that says more than the lines of its tokens."""
        gauges: dict[str, list[Track]] = {}
        for token in self.tokens.values():
            if token.gauge is not None and token.gauge.most is not None:
                gauges.setdefault(token.side, []).append(token.gauge)
        if "" in gauges or len(gauges) < 2 or max(map(len, gauges.values())) < 2:
            return None
        shown = []
        for side, own in gauges.items():
            left, most = (sum(max(0, one.value.total) for one in own), sum(one.most or 0 for one in own))
            label = Text(f"{self.painter.mark(side)} {self.painter.text(side)} ", self.painter.colour(side))
            bars = bar(left, most, BAR).append(" ") if self.painter.width >= NARROW else Text()
            shown.append(label.append_text(bars).append(f"{left}/{most}"))
        return Text("  ").append_text(packed(shown, self.painter.inner - 2))

    def _people(self) -> Iterator[tuple[str, Sheet | None]]:
        sheets = [sheet for panel in self.view.panels if isinstance(panel, Sheets) for sheet in panel.sheets]
        yield from ((sheet.id, sheet) for sheet in sheets)
        known = {sheet.id for sheet in sheets}
        yield from ((name, None) for name, token in self.tokens.items() if name not in known and token.gauge)

    def _line(
        self, name: str, sheet: Sheet | None, token: Token | None, *, briefly: bool = False
    ) -> tuple[Text, Text, Text]:
        """Return whether a token acts, which one, and how it stands; ``briefly`` without the bar and most figures."""
        standing, before = self.now[name], self.was.get(name)
        text = Text()
        gauge = token.gauge if token is not None else None
        for place, (label, figure) in enumerate(standing.figures.items()):
            first = gauge is not None and place == 0
            was = figure if before is None else before.figures.get(label, figure)
            known = figure == "0" or briefly or (before is not None and not _acts(token))
            if not first and was == figure and known:
                continue
            text.append(" · " if text else "").append(figure if first else f"{label} {figure}")
            if was != figure:
                text.append(f" {self.phrases.was.format(was)}", "bold")
        if gauge is not None and not briefly and self.painter.width >= NARROW:
            text = bar(gauge.value.total, gauge.most, BAR).append(" ").append_text(text)
        for note in standing.notes:
            new = before is not None and note not in before.notes
            text.append(" · " if text else "").append(f"+{note}" if new else note, "bold" if new else "italic")
        if standing.place:
            text.append(f" · {standing.place}", "dim")
            if before is not None and before.place and before.place != standing.place:
                text.append(f" {self.phrases.was.format(before.place)}", "bold")
        acting = Text("▸" if token is not None and token.acting else "", "bold")
        return acting, self._label(name, sheet, token), text

    def _label(self, name: str, sheet: Sheet | None, token: Token | None) -> Text:
        if token is not None:
            return self.painter.label(token)
        side = sheet.side if sheet is not None else ""
        shown = (self.painter.text(sheet.name) if sheet is not None else "") or self.painter.name(name)
        return Text(f"{self.painter.mark(side)} {shown}".strip(), f"bold {self.painter.colour(side)}")

    def _standing(self, name: str, sheet: Sheet | None, token: Token | None) -> TokenStatus:
        standing = TokenStatus(place=self.places.get(name, ""), on_board=token is not None)
        if token is not None and token.gauge is not None:
            most = f"/{token.gauge.most}" if token.gauge.most is not None else ""
            standing.figures[self.painter.text(token.gauge.name)] = self.painter.text(token.gauge.value) + most
        for label, value in sheet.rows[: sheet.headline] if sheet is not None else ():
            if token is None or token.gauge is None or not _repeats(token.gauge.value, token.gauge.name, label, value):
                standing.figures[self.painter.text(label)] = self.painter.text(value)
        notes = token.notes if token is not None else sheet.notes if sheet is not None else ()
        gauge = token.gauge if token is not None else None
        texts = [self.painter.text(note) for note in notes if gauge is None or not _only_says(note, gauge.value)]
        said = " ".join(standing.figures.values()).split()
        standing.notes = tuple(dict.fromkeys(text for text in texts if text and text not in said))
        return standing

    def _is_shown(self, track: Track) -> bool:
        """Return whether a track repeats the bar of a token."""
        token = self.tokens.get(track.id)
        return token is not None and token.gauge == track

    def _rest(self) -> Iterator[tuple[str, Text]]:
        for panel in self.view.panels:
            if isinstance(panel, Hand) and panel.cards:  # how many others hold is on :view
                cards = [self.painter.text(card.name) or self.painter.name(card.id) for card in panel.cards]
                if panel.hidden is not None and panel.hidden.total:
                    cards.append(f"+{self.painter.text(panel.hidden)} {self.painter.text('hidden')}")
                yield self.painter.text(panel.title), Text(", ".join(cards))
            elif isinstance(panel, Tracks) and not all(self._is_shown(track) for track in panel.tracks):
                parts = []
                for track in panel.tracks:
                    most = "" if track.most is None else f"/{track.most}"
                    name = self.painter.text(track.name) or self.painter.name(track.id)
                    parts.append(f"{name} {self.painter.text(track.value)}{most}")
                yield self.painter.text(panel.title), Text(" · ".join(parts))


def _acts(token: Token | None) -> bool:
    """Return whether the figures of this token are shown in full each time. Of the others only changes are shown."""
    return token is None or token.acting


def _only_says(note: Value, value: Sum) -> bool:
    """Return whether the note is only the number of the bar in a sentence."""
    return isinstance(note, Phrase) and list(note.args.values()) == [value]


def _repeats(gauge: Sum, name: Value, label: Value, value: Value) -> bool:
    """Return whether a row of the sheet repeats the bar: the same number of the same thing."""
    if label == name or not isinstance(value, Sum):
        return label == name
    return value.total == gauge.total and [one.label for one in value.terms] == [one.label for one in gauge.terms]


def _places(painter: Painter, view: View) -> Iterator[tuple[str, str]]:
    """Return the place of every token, in words."""
    for panel in view.panels:
        match panel:
            case Grid():
                yield from ((token.id, f"{x},{y}") for x, y, token in panel.tokens)
            case HexMap():
                for spot in panel.fields:
                    yield from ((token.id, painter.name(spot.id)) for token in spot.tokens)
            case Zones():
                for zone in panel.zones:
                    yield from ((token.id, painter.text(zone.name) or painter.name(zone.id)) for token in zone.tokens)


HEADINGS = ("round", "phase")


@dataclass
class Paragraph:
    """Lines of the log that are told together."""

    lines: list[LogLine]
    heading: bool = False

    @property
    def told(self) -> list[LogLine]:
        """The lines worth telling: the small ones only where there is nothing else."""
        return [line for line in self.lines if line.weight != "small"] or self.lines[-1:]

    @property
    def number(self) -> str:
        """Return its number in the log; of several, the last, which ``:why`` explains best."""
        return str(self.told[-1].number)


def paragraphs(lines: Sequence[LogLine]) -> list[Paragraph]:
    """Lines of the log by what they belong to. Small ones outside a contest are left out."""
    found: list[Paragraph] = []
    contest: LogLine | None = None
    for line in lines:
        if line.opens in HEADINGS or line.opens == "contest":
            contest = line if line.opens == "contest" and not line.gone else None
            found.append(Paragraph([line], heading=line.opens in HEADINGS))
        elif contest is not None and not line.gone and _belongs(line, contest):
            found[-1].lines.append(line)
        elif line.weight != "small" or line.gone:
            contest = None
            found.append(Paragraph([line]))
    if lines and not found:
        found = [Paragraph([lines[-1]])]
    return found


def _belongs(line: LogLine, contest: LogLine) -> bool:
    """Return whether a line belongs to a contest: it is about one of the two, or about no token."""
    if line.opens == "aside":
        return False
    return not line.tokens or not contest.tokens or bool({*line.tokens} & {*contest.tokens})


def told(groups: Sequence[Paragraph], gone: str) -> Rows:
    """The paragraphs, each with its number in the log. ``gone`` is what is said of lines taken back."""
    rows = Rows.grid(padding=(0, 1, 0, 0), pad_edge=False)
    rows.add_column(justify="right", style="dim", width=4)
    rows.add_column(overflow="fold")
    for group in groups:
        text = Text()
        for line in group.told:
            text.append(" " if text else "").append(clean(line.text), _style(line, group.heading))
            if line.gone:
                text.append(f"  {gone}", "dim")
        rows.add_row(group.number, text)
    return rows


def _style(line: LogLine, heading: bool) -> str:
    if line.gone:
        return "dim strike"
    return "bold" if heading or line.weight == "big" or line.kind == "ended" else ""
