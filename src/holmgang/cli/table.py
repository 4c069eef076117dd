"""The table in a terminal: people at one keyboard, policies on the seats they leave, and a match that is never lost.

:func:`play` is the entry. The match is kept after every answer. A player who leaves by ``:quit``, Ctrl-C or the end of
the input finds it again at the next start. :mod:`holmgang.cli.prompts` reads what is typed at a prompt, and
:mod:`holmgang.cli.table_commands` the commands. :func:`choose` asks for a language, a game and a scenario when the
command ``holmgang`` is used alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from shlex import join, quote
from traceback import extract_tb
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table as Rows
from rich.text import Text

from holmgang.bots import policy_for
from holmgang.bots.policies import restored
from holmgang.cli.common import YES, Voice, differences, folded, without_repeats
from holmgang.cli.draw import clean
from holmgang.cli.prompts import CommandDone, Prompts, StepBack, Unfit, only_answer, signature, usual
from holmgang.cli.saves import default_folder
from holmgang.cli.shared_terminal import Desk, in_language
from holmgang.cli.table_commands import Changed, Leave
from holmgang.kernel.dice import BulkDice, Dice, FairDice, SeededDice, TypedDice, fresh_seed, fresh_share, share_of
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import (
    AnswerRefused,
    HolmgangError,
    InputRefused,
    SaveDamaged,
    SaveError,
    SaveOutdated,
    SystemFault,
    UnknownName,
)
from holmgang.kernel.guides import coaching, guide_of, learner
from holmgang.kernel.library import GROUP, Library
from holmgang.kernel.match import Match
from holmgang.kernel.messages import Translatable
from holmgang.kernel.questions import REQUIRED, Question, Roll
from holmgang.kernel.record import Answered, JointAnswers
from holmgang.kernel.sums import Phrase, phrase
from holmgang.kernel.system import Game
from holmgang.kernel.verify import rolls_in
from holmgang.kernel.words import FALLBACK, LANGUAGES, Words, kernel_lexicon

DICE = ("virtual", "typed", "fair")
STANDS = "✓"
"""The mark before an answer that its player stands by."""
FEW_DRAFTS = 6
"""More things than these that others have put are told closely, so that the question stays on the screen with them."""
DRAFT_MARGIN = 3
"""Columns before the mark of such a thing."""
REMINDER = 10
"""So many lines of the log are told again when a match is resumed."""


def play(
    library: Library,
    game: Game,
    *,
    seats: Sequence[str],
    dice: str,
    seed: int | str | None,
    lang: str,
    console: Console,
    ask: Callable[[str], str] | None = None,
    folder: Path | None = None,
    name: str = "",
) -> int:
    """Play a match to its end, or until the people leave; returns the exit code.

    ``ask`` prompts for a line and returns it. ``name`` is what the person called the scenario, where its id alone would
    not find it again (a file). A seat, a dice mode or a language that does not exist is an
    :class:`~holmgang.kernel.errors.InputError`, raised before anything is shown.
    """
    table = TerminalTable(library, game, seats=seats, lang=lang, console=console, ask=ask, folder=folder, name=name)
    return table.play(dice, seed)


class TerminalTable(Desk):
    """One sitting at a desk, from the first line to the last."""

    def __init__(self, library: Library, game: Game, **seating: Any) -> None:
        super().__init__(library, game, **seating)
        self._resumes = False
        self._stood_by: dict[str, JointAnswers] = {}
        self._told_only = ""
        self._guide, self._coached = guide_of(library, game), ""
        self._drafted: dict[str, list[tuple[int, Any, bool]]] = {}
        """The others' drafts when they were last shown to each person."""

    def play(self, dice: str, seed: int | str | None) -> int:
        """See :func:`play`."""
        if dice not in DICE:
            raise UnknownName(Translatable("kind of dice", "kind-of-dice"), dice, DICE)
        if dice == "fair" and seed is not None:
            raise InputRefused("refused-fair-with-seed")
        self._drivers()
        self.saves.hold()
        try:
            self._welcome()
            self.match = self._resumed() or self._begun(dice, seed)
            self._seated(self.match)
            self._run(self.match)
            return self._over(self.match)
        except Leave:
            kept = self.match is None or self.keep()
        except KeyboardInterrupt:
            kept = self.match is None or self.saves.exists()  # the answer being worked on may be half done
        except Exception as fault:  # whatever broke, the people get a sentence, and the match up to here
            self.voice.trouble(self.voice.text("table-fault", {"problem": _told(fault)}))
            if self.match is not None and self.saves.exists():
                self._left(True)
            return 1
        finally:
            self.saves.release()
        return self._left(kept)

    def _welcome(self) -> None:
        scenario, lang = self.game.scenario, self.words.lang
        title, scene = in_language(lang, scenario.title), in_language(lang, scenario.scene)
        self.voice.show("", Text(clean(title), "bold"), *(Text(clean(line)) for line in scene.splitlines()), "")

    def _resumed(self) -> Match | None:
        """The match of the last sitting, if there is one and the people want it."""
        if not self.saves.exists():
            return None
        try:
            saved = self.saves.read()
            if saved.system != self.game.system.id:
                raise SaveDamaged("save-other-system", system=saved.system, ours=self.game.system.id)
            match = restored(self.library, saved)
            self.saves.packs = saved.packs
        except OSError:
            raise
        except Exception as error:  # a foreign file may break anything; it is told and kept
            self._put_aside("table-save-refused", self._reason(error))
            return None
        if match.over:
            self.saves.finish()
            return None
        people = self.words.join([self.words.say(name) for name in match.people])
        decisions = sum(isinstance(entry, Answered) and entry.label.kind != Roll.kind for entry in match.kept)
        self.voice.tell("table-save-found", {"people": people}, answers=decisions)
        for doubt in self._doubts(match):
            self.voice.trouble(self.words.say(doubt))
        if not self.prompts.yes(self.voice.text("table-resume")):
            self._put_aside("table-save-left", "")
            return None
        self.game, self.people, self._resumes = match.game, match.people, True
        self._read_from = max(0, len(match.log) - REMINDER)
        return match

    def _doubts(self, match: Match) -> Iterator[Phrase]:
        """Yield what a saved match does not prove: that it is of this very scenario, and that its dice were secret."""
        if changed := list(differences(self.game.scenario.data, match.game.scenario.data)):
            yield phrase("replay-other-scenario", changed=", ".join(changed))
        if isinstance(match.dice, SeededDice | BulkDice):
            yield phrase("replay-seeded-running", rolls=rolls_in(match.record))

    def _reason(self, error: Exception) -> str:
        if isinstance(error, SaveError):
            return self.words.say(error.why if isinstance(error, SaveOutdated) else error.problem)
        return str(error) or repr(error)

    def _put_aside(self, key: str, reason: str) -> None:
        place = self.saves.aside()
        self.voice.trouble(self.voice.text(key, {"reason": reason, "place": str(place)}))
        self.voice.advise("table-read-it", f"holmgang replay {quote(str(place))}")

    def _begun(self, dice: str, seed: int | str | None) -> Match:
        chosen = fresh_seed() if seed is None else seed
        source: Dice = TypedDice(chosen) if dice == "typed" else SeededDice(chosen)
        if dice == "fair":
            source = self._fair()
        return Match(self.game, source, master=self.game.master in self.people, people=self.people)

    def _fair(self) -> FairDice:
        """Dice that can be proved fair: the commitment first, then the words of the people, so neither can steer."""
        dice = FairDice.fresh()
        self._commitment(dice)
        first = self.people[0] if self.people else ""
        for seat in self.people:
            words = share_of(self.plain_line(self.voice.text("table-share", who=seat)))
            dice = dice.with_share(seat, words) if words else dice
        if not dice.shares:
            dice = dice.with_share(first, fresh_share())
            self.voice.tell("table-share-drawn", {"share": dice.shares[first]})
        return dice

    def _commitment(self, dice: FairDice) -> None:
        self.voice.tell("table-commitment")
        self.voice.show(Text(f"  {dice.commitment}", "cyan"), "")

    def _seated(self, match: Match) -> None:
        """Say who sits where, and keep the match for the first time."""
        others = [name for name in self.game.seats if name not in self.people and name != self.game.master]
        if self.people:
            people = self.words.join([self.words.say(name) for name in self.people])
            self.voice.tell("table-people", {"people": people}, count=len(self.people))
        if others:
            names = self.words.join([self.words.say(name) for name in others])
            self.voice.tell("table-engine", {"seats": names}, count=len(others))
        self.voice.tell("table-hint", style="dim")
        if self._resumes and isinstance(match.dice, FairDice):
            self._commitment(match.dice)
        self.keep()

    def _over(self, match: Match) -> int:
        if self.several_secrets():
            self.seat = None
        self._told.setdefault(self._audience(), max(self._told.values(), default=0))
        self.news()
        self.status()
        if not self.keep():
            return 1
        place = self.saves.finish()
        self.voice.show("")
        self.voice.tell("table-kept", {"place": str(place)})
        command = f"holmgang replay {quote(str(place))}"
        if isinstance(match.dice, FairDice):
            self.voice.tell("table-secret")
            self.voice.show(Text(f"  {match.dice.secret}", "cyan"))
            self.voice.tell("table-commitment-was")
            self.voice.show(Text(f"  {match.dice.commitment}", "cyan"))
            self.voice.advise("table-check-dice", f"{command} --commitment {match.dice.commitment}")
        else:
            self.voice.advise("table-read-it", command)
        return 0

    def _left(self, kept: bool) -> int:
        self.voice.show("")
        if not kept:
            return 1
        self.voice.advise("table-left" if self.saves.exists() else "table-left-early", self._command())
        return 0

    def _command(self) -> str:
        """Return the command that continues this match."""
        words = ["holmgang", "play", self.name or f"{self.game.system.id}/{self.game.scenario.id}"]
        if self.words.lang != FALLBACK:
            words += ["--lang", self.words.lang]
        if self.saves.folder != default_folder():
            words += ["--folder", str(self.saves.folder)]
        given = os.environ.get("HOLMGANG_SYSTEMS", "")
        installed = {point.name for point in entry_points(group=GROUP)}
        prefix = f"HOLMGANG_SYSTEMS={quote(given)} " if given and self.game.system.id not in installed else ""
        return prefix + join(words)

    # The match.

    def _drivers(self) -> Driver:
        seats = self.game.scenario.seats
        policies = {name: policy_for(self.game.system, seats[name].policy) for name in seats if name not in self.people}
        match = self.match
        luck = "" if match is None else f"{match.dice.plain()}:{len(match.record)}"
        return Driver(policies, luck)

    def _run(self, match: Match) -> None:
        driver = self._drivers()
        while not match.over:
            question = match.question
            if isinstance(question, Roll):
                self.turn_of(self.seat or self._roller(question))
                self._put(match, question)
            elif not driver.turn(match):
                self.keep()
                try:
                    self._ask_people(match)
                except Changed:
                    continue

    def _roller(self, roll: Roll) -> str | None:
        """Return who types in the dice: the player at the keyboard, for dice lie open, or the first one."""
        if roll.seat in self.people:
            return roll.seat
        return self.people[0] if self.people else None

    def _ask_people(self, match: Match) -> None:
        question, joint = match.question, match.joint
        waiting = [seat for seat in match.waiting_for() if seat in self.people]
        if question is None or not waiting:
            raise SystemFault(f"no seat can answer {question.label if question else 'nothing'}")
        if joint is None:
            self.turn_of(waiting[0])
            self._put(match, question)
            return
        if joint.question.first:
            seat = waiting[0] if len(waiting) == 1 else self._who_first(waiting)
            self.turn_of(seat)
            self._put(match, joint.unanswered(seat)[0])
            return
        asked = [seat for seat in waiting if joint.unanswered(seat)] or waiting
        seat = self.seat if self.seat in asked and self.seat is not None else asked[0]
        self.turn_of(seat)
        if parts := joint.unanswered(seat):
            self._drafts(joint, seat)
            self._put(match, parts[0])
        elif len(self.people) == 1 and self._stood_by.get(seat) is not joint and not self.second_thoughts:
            match.confirm(seat)  # no other person is here to be persuaded
            self._stood_by[seat] = joint
            self.keep()
        else:
            self._drafts(joint, seat)
            self._confirm(match, joint, seat)

    def _who_first(self, waiting: Sequence[str]) -> str:
        entries = [(seat, self.words.say(seat)) for seat in waiting]
        self.news()
        return self.prompts.one_of(self.voice.text("table-who-first"), entries)

    def _put(self, match: Match, question: Question, *, back: bool = False) -> None:
        """Ask a question until its answer is taken."""
        faces = match.dice.cast(question, match.dice_rolled) if isinstance(question, Roll) else None
        self.asked = question
        try:
            answer = faces if faces is not None else self._decided(question, back)
            match.answer(question.seat, answer, question.about, question.purpose)
        except Changed:
            return
        except AnswerRefused as refusal:
            self.voice.trouble(self.prompts.refused(refusal))
        except SystemFault as fault:
            self.voice.trouble(self.voice.text("table-fault", {"problem": str(fault)}))
        self.keep()

    def _decided(self, question: Question, back: bool) -> Any:
        """The answer to a question: by itself where there is only one, else from the person."""
        if not back and (answer := self._by_itself(question)) is not REQUIRED:
            said = f"{self.voice.words.ask(question)} {self.prompts.described(question, answer)}"
            if said != self._told_only:
                self.voice.tell("table-by-itself", {"said": said}, style="dim")
            self._told_only = said
            return answer
        self._told_only = ""
        self._coach(question.seat)
        return self.prompts.answer(question, back=back)

    def _coach(self, seat: str) -> None:
        """Say what the guide of a first fight says about the question, once."""
        if self._guide is None or self.match is None or seat != learner(self._guide, self.game):
            return
        now = coaching(self._guide, self.match, seat)
        if now.live and now.step is not None and now.step.id != self._coached:
            self._coached = now.step.id
            self.voice.show(
                Text(clean(f"» {self.words.say(self._guide.says(now.step.id))} {now.step.clause}"), "italic")
            )

    def _by_itself(self, question: Question) -> Any:
        """Return the answer that need not be asked for.

        Where people share the keyboard and the question hides a player's cards, not being asked would tell the
        others: then it is left out only for those who said so, by ``:pass``.
        """
        if self.passing.get(question.seat) == signature(question):
            return usual(question)
        self.passing.pop(question.seat, None)
        return REQUIRED if question.hides and len(self.people) > 1 else only_answer(question)

    # Several people answer one question.

    def _drafts(self, joint: JointAnswers, seat: str) -> None:
        """Show the others' drafts, if they are new, and the own answers, numbered for amending."""
        shown, parts = joint.shown_to(seat), joint.question.parts
        own = [place for place, part in enumerate(parts) if part.seat == seat]
        done = not joint.unanswered(seat)
        others = [(place, shown[place], joint.confirmed[parts[place].seat]) for place in shown if place not in own]
        if not done and (not others or self._drafted.get(seat) == others):
            return
        self._drafted[seat] = others
        rows = Rows.grid(padding=(0, 1, 0, 0), pad_edge=False)
        rows.add_column(width=4, justify="right", style="bold cyan")
        rows.add_column(overflow="fold")
        for line in self._beside_each_other(self._alike(joint, others)):
            rows.add_row(line[0], Text(line[2:]))
        for number, place in enumerate(own, 1) if done else ():
            rows.add_row(
                str(number), Text(f"{self._who(parts[place])}: {self.prompts.described(parts[place], shown[place])}")
            )
        if rows.row_count:
            if rows.row_count <= FEW_DRAFTS:
                self.voice.show("")
            settled = any(stands for _, _, stands in others)
            self.voice.tell("table-drafts-settled" if settled else "table-drafts", {"mark": STANDS}, style="bold")
            self.voice.show(rows)

    def _alike(self, joint: JointAnswers, others: Sequence[tuple[int, Any, bool]]) -> list[tuple[list[str], str, bool]]:
        """Group equal drafts: who, what, and whether they stand by it."""
        found: dict[tuple[str, bool], list[str]] = {}
        for place, answer, stands in others:
            part = joint.question.parts[place]
            found.setdefault((self.prompts.described(part, answer), stands), []).append(self._who(part))
        return [(names, what, stands) for (what, stands), names in found.items()]

    def _beside_each_other(self, drafts: Sequence[tuple[list[str], str, bool]]) -> list[str]:
        """Return the drafts with their marks, a line each; where they are many, short ones share a line."""
        lines: list[str] = []
        for names, what, stands in drafts:
            said = clean(f"{self.voice.words.join(without_repeats(names))}: {what}")
            one = f"{STANDS if stands else '·'} {said}"
            fits = bool(lines) and cell_len(f"{lines[-1]}   {one}") + DRAFT_MARGIN <= self.console.width
            if len(drafts) > FEW_DRAFTS and fits:
                lines[-1] += f"   {one}"
            else:
                lines.append(one)
        return lines

    def _who(self, part: Question) -> str:
        return self.voice.words.say(part.about or part.seat)

    def _confirm(self, match: Match, joint: JointAnswers, seat: str) -> None:
        if self._stood_by.get(seat) is joint:
            self.voice.tell("table-confirm-again", style="yellow")
        others = [other for other in joint.waiting_for() if other != seat]
        if others:
            names = self.voice.words.join([self.words.say(other) for other in others])
            self.voice.tell("table-not-confirmed", {"who": names}, style="dim")
        own = [part for part in joint.question.parts if part.seat == seat]
        while True:
            try:
                typed = self.line(self.voice.text("table-confirm", who=seat, count=len(own)) + " ")
            except CommandDone:
                self._drafts(joint, seat)
                continue
            if not typed or folded(typed) in YES:
                match.confirm(seat)
                self._stood_by[seat], self.second_thoughts = joint, False
                self.keep()
                return
            try:
                part = self._part(own, typed)
            except Unfit as unfit:
                self.voice.trouble(str(unfit))
                continue
            try:
                self._put(match, part, back=True)
            except StepBack:
                self._drafts(joint, seat)
                continue
            return

    def _part(self, own: Sequence[Question], typed: str) -> Question:
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(own):
            return own[int(typed) - 1]
        raise Unfit(self.voice.text("table-confirm-wrong", {"text": typed}, count=len(own)))


def _told(fault: Exception) -> str:
    """Return the text of a fault; of an unforeseen one, also where it arose."""
    if isinstance(fault, (HolmgangError, OSError)):
        return str(fault)
    place = extract_tb(fault.__traceback__)[-1]
    return f"{fault!r}, {place.filename}:{place.lineno}"


NAMES = {"en": "English", "cs": "čeština", "da": "dansk"}


class NothingChosen(Exception):
    """The person went away without choosing."""


def usual_language() -> str:
    """The language of the surroundings, if we have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else FALLBACK
    return FALLBACK


def choose(library: Library, console: Console, ask: Callable[[str], str], lang: str | None = None) -> tuple[str, str]:
    """Ask for what is to be played; returns the scenario, as ``play`` takes it, and the language.

    Raises :class:`NothingChosen` when the input ends or the person types ``q``.
    """

    def line(prompt: str) -> str:
        try:
            typed = ask(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise NothingChosen from None
        if typed.lower() in ("q", ":q", ":quit", "quit"):
            raise NothingChosen
        if typed.startswith(":"):
            raise CommandDone
        return typed

    def asked(key: str, entries: list[tuple[str, str]], usual: str) -> str:
        voice.show("", Text(voice.text(f"start-{key}"), "bold"))
        return prompts.one_of(voice.text("start-number", {"usual": dict(entries)[usual]}), entries, usual)

    voice = Voice(console, Words(kernel_lexicon(), lang or usual_language()))
    prompts = Prompts(voice, line)
    voice.tell("start-welcome")
    if lang is None:
        lang = asked("language", [(code, NAMES[code]) for code in LANGUAGES], usual_language())
        voice.words = Words(kernel_lexicon(), lang)
    systems = [system for system in library.systems.values() if library.scenario_files(system)]
    titles = [(one.id, clean(f"{one.rulebook_in(lang).title} ({one.id})")) for one in systems]
    system = library.system(asked("game", titles, next((one.id for one in systems if one.demo), systems[0].id)))
    scenarios = {scenario.id: scenario for scenario in library.scenarios(system)}
    fights = [(name, clean(in_language(lang, one.title))) for name, one in scenarios.items()]
    chosen = asked("scenario", fights, system.demo if system.demo in scenarios else fights[0][0])
    return f"{system.id}/{chosen}", lang
