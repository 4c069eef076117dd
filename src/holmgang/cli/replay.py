"""``holmgang replay``: a saved match told again, and the proof that it is true.

A hand in the file of a running match is not read by accident: told is what all may know, unless a seat or the
keeper asks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any
from unicodedata import category

import typer

from holmgang.bots.policies import restored
from holmgang.cli.common import Language, cli_errors, console, differences, fail, json_line, library, library_beside
from holmgang.kernel.checkpoint import packed_here
from holmgang.kernel.content import names_in
from holmgang.kernel.dice import BulkDice, FairDice, SeededDice, TypedDice
from holmgang.kernel.errors import ContentError, InputError, SaveError, SaveForged, SaveOutdated, UnknownName
from holmgang.kernel.events import Event
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.record import Answered, Seated
from holmgang.kernel.save import LINES_BEFORE, UNTOLD, Saved, read_save, save, text_of, told_to
from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.kernel.verify import check_commitment, check_signature, played_to, rolls_in, taken_back
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.kernel.yamltext import bytes_of
from holmgang.lab.runs import KeptMatch

SCENARIO_LINE = 2
"""The line of a saved match that holds its scenario."""


def add_commands(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(replay)


def replay(
    file: Annotated[Path | None, typer.Argument(help="A saved match.")] = None,
    source: Annotated[
        str | None,
        typer.Option("--from", metavar="RUN#NUMBER", help="Replay a match of a kept run instead (`simulate --keep`)."),
    ] = None,
    way: Annotated[int, typer.Option(help="With --from: the number of the compared way, from 0.")] = -1,
    prove: Annotated[bool, typer.Option("--verify", help="Verify every answer, die, event and the outcome.")] = False,
    commitment: Annotated[
        str | None, typer.Option(help="The commitment you noted before the match; implies --verify.")
    ] = None,
    signer: Annotated[
        str | None, typer.Option("--signed-by", help="The public key of the server it came from; implies --verify.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="Stop after this many answers.", min=0)] = None,
    seat: Annotated[str | None, typer.Option("--as", help="For a running match: show what this seat has seen.")] = None,
    keeper: Annotated[
        bool, typer.Option("--keeper", help="For a running match: show everything, also hidden cards.")
    ] = False,
    why: Annotated[bool, typer.Option("--why", help="Explain every number, term by term, with its clauses.")] = False,
    lang: Annotated[Language, typer.Option(help="Language.")] = Language.en,
    as_json: Annotated[bool, typer.Option("--json", help="Events as JSON Lines.")] = False,
) -> None:
    """Show a saved match, event by event.

    Examples: [bold]holmgang replay fight.json --why[/], [bold]holmgang replay fight.json --verify[/],
    [bold]holmgang replay fight.json --commitment 5f0c…[/], [bold]holmgang replay --from run.json#17[/]
    """
    kernel = Words(kernel_lexicon(), lang.value)
    prove = prove or commitment is not None or signer is not None
    unproved = 1 if prove else 2
    with cli_errors(lang):
        shelf = library()
        if (file is None) == (source is None):
            raise InputError("say which: the file of a saved match, or --from RUN#NUMBER")
        if source is not None:
            shelf = library_beside(KeptMatch.read(source).file)
        try:
            data = bytes_of(file) if file is not None else _of_run(shelf, source or "", way)
            saved = read_save(data, torn=not prove)
            check_signature(saved, signer)
            shelf = shelf.as_saved(saved)
            log, words, notes = _told(shelf, saved, prove, commitment, signer, at, seat, keeper, lang.value)
            if saved.torn:
                notes.append(kernel.say("replay-torn"))
        except SaveOutdated as old:
            _old_log(old, seat, keeper)
            fail(_placed(file or source, old, kernel), unproved)
        except SaveForged as error:
            fail(_placed(file or source, SaveForged(error.entry, error.lie) if keeper else error, kernel), unproved)
        except SaveError as error:
            fail(_placed(file or source, error, kernel), unproved)
        except ContentError as error:
            fail(kernel.refusal(error), unproved)
        try:
            print_log(log, words, as_json, why)
        except UNTOLD:  # what one reader saw cannot be proved
            fail(_placed(file or source, SaveError("save-event-untold"), kernel), 2)
    for note in map(_one_line, notes):
        console().print(note, style="green", markup=False) if not as_json else typer.echo(note, err=True)


def _of_run(shelf: Library, source: str, way: int) -> bytes:
    """The save of a match out of a run that was kept: played again by its number."""
    return save(KeptMatch.read(source).match(shelf, way)).encode()


def _told(
    shelf: Library,
    saved: Saved,
    prove: bool,
    commitment: str | None,
    signer: str | None,
    at: int | None,
    seat: str | None,
    keeper: bool,
    lang: str,
) -> tuple[list[Event], Words, list[str]]:
    """Return the events to tell, the words for them, and what has been proved."""
    if saved.reader is not None:
        if prove or at is not None:
            raise SaveError("save-of-a-reader-unproved")
        lexicon = shelf.lexicon(shelf.system(saved.system)).giving(names_in(saved.scenario))
        words = Words(lexicon, lang, {})
        return saved.log, words, [words.refusal(SaveError("save-of-a-reader-unproved"))]
    if commitment is not None:
        check_commitment(saved, commitment)
    match = restored(shelf, saved)
    system = match.game.system
    if seat is not None and seat not in match.game.seats:
        raise SaveError("save-no-seat-known", seat=seat, known=", ".join(match.game.seats))
    whole = keeper or match.over
    words = Words(shelf.words_of(match.game), lang, system.view(match.play, seat).names)
    notes: list[str] = []
    if prove:
        notes += _proof(shelf, match, saved, words, commitment, whole)
        notes += map(words.say, _wholeness(saved, signer is not None))
    if not whole:
        notes.append(words.say(phrase("replay-running-seat", seat=seat) if seat else phrase("replay-running")))
    if at is not None:
        match = played_to(match, at)
    return (list(match.log) if whole else match.log_for(seat)), words, notes


def _old_log(old: SaveOutdated, seat: str | None, keeper: bool) -> None:
    """The log of a match that cannot be continued, as it stands in the file."""
    whole = keeper or any(told.get("event") == "ended" for told in old.log[-1:])
    for told in old.log if whole else told_to(old.log, seat):
        typer.echo(json.dumps(told, ensure_ascii=False).encode("utf-8", "replace").decode())


def print_log(log: Sequence[Event], words: Words, as_json: bool, why: bool = False) -> None:
    """Events as sentences, with the reasons of their numbers if wanted; or as JSON Lines."""
    for event in log:
        if as_json:
            json_line(event.plain())
            continue
        console().print(_one_line(words.event(event)), markup=False)
        for total in _sums(event.facts()) if why else ():
            clauses = ", ".join(total.clauses)
            console().print(f"    {words.explain(total)}  [{clauses}]", markup=False, style="dim")


def _one_line(text: str) -> str:
    """Return a text without line breaks and control characters: nothing from the file may look like a line of ours."""
    return "".join(char for char in " ".join(text.splitlines()) if category(char) not in ("Cc", "Cf"))


def _sums(value: Any) -> Iterator[Sum]:
    if isinstance(value, Sum):
        yield value
    elif isinstance(value, (Mapping, list, tuple)):
        for item in value.values() if isinstance(value, Mapping) else value:
            yield from _sums(item)


def _placed(file: Path | str | None, error: SaveError, words: Words) -> str:
    """Return the mistake of a file after its name and, if a scenario or an entry is at fault, its line."""
    entry = error.problem.args.get("entry")
    line = entry + LINES_BEFORE if isinstance(entry, int) and entry > 0 else 0
    if error.problem.key == "save-scenario-unfit":
        line = SCENARIO_LINE
    where = f"{file}:{line}" if line else str(file)
    return f"{where}: {words.say(error.problem)}"


def _changes(shelf: Library, match: Match, saved: Saved) -> Iterator[Phrase]:
    """Packs and a scenario that are not those installed here: part of what was played, and no lie by themselves."""
    if packs := [(document.data.get("pack") or {}).get("id") or str(n) for n, document in enumerate(shelf.brought, 1)]:
        yield phrase("replay-packs", packs=", ".join(packs))
    elif saved.packs:
        yield phrase("replay-packs-unread", packs=len(saved.packs))
    if states := sum(not packed_here(point.packed) for line in saved.lines for point in line.checkpoints):
        yield phrase("replay-states-packed", states=states)
    scenario = match.game.scenario
    try:
        installed = shelf.game(f"{match.game.system.id}/{scenario.id}").scenario.data
    except UnknownName:
        yield phrase("replay-not-installed")
        return
    if changed := list(differences(installed, scenario.data)):
        yield phrase("replay-other-scenario", changed=", ".join(changed))
    elif text_of(installed) != text_of(scenario.data):
        yield phrase("replay-other-order")


def _proof(
    shelf: Library, match: Match, saved: Saved, words: Words, commitment: str | None, whole: bool
) -> Iterator[str]:
    """Say what has been proved, what cannot be proved, who sat there, and what was taken back."""
    system = match.game.system
    rules = {"scenario": match.game.scenario.id, "system": system.id, "version": system.rules_version}
    counted = {"entries": len(match.record), "events": len(match.log)}
    yield words.say(phrase("replay-agree", **rules, **counted, stands="over" if match.over else "running"))
    yield from (f"  {words.say(change)}" for change in _changes(shelf, match, saved))
    yield f"  {words.say(_seated_first(match, words))}"
    yield from map(words.say, _dice_proved(match, whole))
    if isinstance(match.dice, FairDice):
        given = "replay-commitment-given" if commitment is not None else "replay-commitment-compare"
        shares = [phrase("replay-share", seat=seat, words=share) for seat, share in match.dice.shares.items()]
        own_words = phrase("replay-shares-compare")
        for fact in (*shares, own_words, phrase("replay-commitment", text=match.dice.commitment), phrase(given)):
            yield f"  {words.say(fact)}"
    for number, entry in enumerate(match.record, 1):
        if isinstance(entry, Seated):
            who = "person" if entry.person else "engine"
            yield words.say(phrase(f"replay-seated-{who}", entry=number, seat=entry.seat))
    for undo in taken_back(match.record):
        consent = words.join([words.say(name) for name in undo.consent])
        how = "-consent" if consent else "-master" if undo.by == match.play.master else ""
        yield words.say(phrase(f"replay-undo{how}", seat=undo.by, consent=consent))
        for number, kept in undo.entries:
            fact = phrase("replay-entry", number=number, label=kept.label.said())
            if whole and isinstance(kept, Answered):
                fact = phrase("replay-entry-answer", **fact.args, answer=json.dumps(kept.answer, ensure_ascii=False))
            yield f"  {words.say(fact)}"


def _wholeness(saved: Saved, known: bool) -> Iterator[Phrase]:
    """Say whether the file is complete. Only the signature of a server whose key is ``known`` proves it."""
    signature = saved.signature
    if signature is None:
        yield phrase("replay-unsigned", entries=len(saved.record))
        return
    if known:
        yield phrase("replay-signed-known", entries=signature.entries)
    else:
        yield phrase("replay-signed", entries=signature.entries, key=signature.by)
    if signature.brought is not None:
        yield phrase("replay-brought", entries=signature.brought)


def _seated_first(match: Match, words: Words) -> Phrase:
    """Name the people who sat down, as the file says: their consent counts, and only memory can prove it."""
    if not match.people:
        return phrase("replay-no-people")
    return phrase("replay-people", people=words.join([words.say(seat) for seat in match.people]))


def _dice_proved(match: Match, whole: bool) -> Iterator[Phrase]:
    """Yield what is proved about the dice."""
    rolls, dice = rolls_in(match.record), match.dice
    if isinstance(dice, FairDice):
        yield phrase("replay-fair", rolls=rolls)
    elif isinstance(dice, TypedDice):
        yield phrase("replay-typed", rolls=rolls)
    elif isinstance(dice, (SeededDice, BulkDice)):
        seeded = phrase("replay-seeded", rolls=rolls, seed=str(dice.seed))
        yield seeded if whole else phrase("replay-seeded-running", rolls=rolls)
