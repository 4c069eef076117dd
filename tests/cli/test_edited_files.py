"""Edits of a fight file with all hashes made good: each is refused, or ``--verify`` names what it cannot prove."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Callable
from itertools import count
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any

import pytest

from holmgang.cli.common import library
from holmgang.kernel.dice import FairDice, SeededDice
from holmgang.kernel.match import Match
from holmgang.kernel.save import Signer, read_save, save
from holmgang.testing.conformance import random_driver
from tests.cli.test_commands import holmgang, write
from tests.forging import Lines, forged

SCENARIO = "kampbogen/toll_road"
PACK = "system: kampbogen\npack: {id: spare, title: Spare}\n"


@pytest.fixture(scope="module")
def text() -> str:
    """A whole fight of two people with fair dice, an undo, and a seat that changes hands twice."""
    game = library().game(SCENARIO)
    one, two = "hilda", "signe"
    match, driver = Match(game, FairDice("f00d", {one: "mead", two: "rye"}), people=(one, two)), random_driver(game, 5)
    for turn in count():
        if not driver.turn(match):
            break
        if turn == 6:
            match.undo(one, keep=len(match.kept) - 2, consent=(one, two))
        if turn in (8, 11):
            match.seat(one, person=one not in match.sitting)
    return save(match)


def place_of(lines: Lines, key: str) -> int:
    return next(place for place, line in enumerate(lines) if key in line.get("entry", {}))


def without_undo(lines: Lines) -> None:
    """Hide an undo with all that it took back."""
    place = place_of(lines, "undone_by")
    held = [number for number in range(2, place) if "seated" not in lines[number]["entry"]]
    for number in sorted([*held[lines[place]["entry"]["keep"] :], place], reverse=True):
        del lines[number]


def with_seats_changed(lines: Lines) -> None:
    """Let the computer and then the person take a seat at the end."""
    outcome = lines[-1].pop("outcome")
    for person in (False, True):
        lines.append({"entry": {"seated": lines[0]["people"][0], "person": person}, "events": []})
    lines[-1]["outcome"] = outcome


def without_seats_changed(lines: Lines) -> None:
    lines[:] = [line for line in lines if "seated" not in line.get("entry", {})]


def typed(lines: Lines) -> None:
    lines[0]["dice"] = {"mode": "typed", "seed": "1"}


def with_shares_moved(lines: Lines) -> None:
    shares = lines[0]["dice"]["shares"]
    one, two = shares
    shares[one], shares[two] = shares[two], shares[one]


def with_share_swallowed(lines: Lines) -> None:
    """Move the words of a seat into the secret, as older hashes of joined lines allowed."""
    dice = lines[0]["dice"]
    seat, words = min(dice["shares"].items())
    del dice["shares"][seat]
    dice["secret"] += f"\n{seat}:{words}"


def as_older_form(lines: Lines) -> None:
    with_share_swallowed(lines)
    del lines[0]["dice"]["form"]


def in_another_order(part: dict[str, Any]) -> None:
    items = list(part.items())
    part.clear()
    part.update(reversed(items))


def packed_otherwise(lines: Lines) -> None:
    for line in lines:
        for point in line.get("checkpoints", ()):
            state = zlib.decompress(base64.b64decode(point["state"]))
            point["state"] = base64.b64encode(zlib.compress(state, 1)).decode()


def with_bits_in_the_last_letter(lines: Lines) -> None:
    """Change the bits of a last letter of base64 that no byte holds."""
    letters = f"{ascii_uppercase}{ascii_lowercase}{digits}+/"
    points = [point for line in lines for point in line.get("checkpoints", ())]
    point = next(point for point in points if point["state"].endswith("="))
    text = point["state"].rstrip("=")
    other = letters[letters.index(text[-1]) ^ 1]
    point["state"] = text[:-1] + other + "=" * (len(point["state"]) - len(text))


def first_seat(lines: Lines) -> dict[str, Any]:
    return next(iter(lines[0]["scenario"]["seats"].values()))


NAMED: dict[str, tuple[Callable[[Lines], object], str]] = {
    "the tail is cut": (lambda lines: lines.pop(), "Nothing proves that no entry followed the last of these"),
    "typed dice": (typed, "dice that were typed in cannot be proved"),
    "an undo is hidden": (without_undo, "no entry without effect was put in, left out or moved"),
    "a seat changes hands at the end": (with_seats_changed, "on the computer plays Hilda"),
    "no seat changes hands": (without_seats_changed, "or a change of seats"),
    "people are reordered": (lambda lines: lines[0]["people"].reverse(), "According to the file, people played"),
    "another title": (lambda lines: lines[0]["scenario"].update(title={"en": "x"}), "installed here: title.en"),
    "another name": (
        lambda lines: lines[0]["scenario"].update(id="other"),
        "The scenario is not installed here",
    ),
    "another order of seats": (
        lambda lines: lines[0]["scenario"].update(seats=dict(reversed(lines[0]["scenario"]["seats"].items()))),
        "in the order of its parts",
    ),
    "states packed otherwise": (packed_otherwise, "nothing is proved about the compression"),
    "a pack too many": (lambda lines: lines[0].update(packs=[PACK]), "a pack that was not needed"),
}
REFUSED: dict[str, Callable[[Lines], object]] = {
    "dice that must follow are cut": lambda lines: lines.__delitem__(slice(2, None)),
    "shares moved": with_shares_moved,
    "a share swallowed": with_share_swallowed,
    "a share swallowed, in the older form": as_older_form,
    "the order of shares": lambda lines: lines[0]["dice"].update(
        shares=dict(reversed(lines[0]["dice"]["shares"].items()))
    ),
    "a share of no seat": lambda lines: lines[0]["dice"]["shares"].update(zz="x"),
    "people added": lambda lines: lines[0]["people"].append("zz"),
    "people twice": lambda lines: lines[0]["people"].append(lines[0]["people"][0]),
    "seated twice": lambda lines: lines.insert(3, {"entry": {"seated": "zz", "person": True}, "events": []}),
    "consent left out": lambda lines: lines[place_of(lines, "undone_by")]["entry"].update(consent=[]),
    "more in the head": lambda lines: lines[0].update(note="x"),
    "more in an entry": lambda lines: lines[-1]["entry"].update(note="x"),
    "the parts of a line in another order": lambda lines: in_another_order(lines[-1]),
    "the parts of a checkpoint in another order": lambda lines: in_another_order(
        next(line for line in lines if "checkpoints" in line)["checkpoints"][0]
    ),
    "bits in the last letter of a checkpoint": with_bits_in_the_last_letter,
    "a title that steers the terminal": lambda lines: lines[0]["scenario"].update(title={"en": "\x1b[2Jx"}),
    "a name written backwards": lambda lines: first_seat(lines).update(name={"en": "x\u202ey"}),
    "the result left out": lambda lines: lines[-1].pop("outcome"),
    "a seed instead of a secret": lambda lines: lines[0].update(dice={"mode": "seeded", "seed": "1"}),
}


@pytest.mark.parametrize("edit", NAMED)
def test_unproved_parts_are_named(text: str, tmp_path: Path, edit: str) -> None:
    change, told = NAMED[edit]
    changed = forged(text, change)
    assert changed != text
    output = holmgang("replay", write(tmp_path / "f.json", changed), "--verify").output
    assert told in " ".join(output.split())
    assert output != holmgang("replay", write(tmp_path / "f.json", text), "--verify").output


@pytest.mark.parametrize("edit", REFUSED)
def test_false_parts_are_refused(text: str, tmp_path: Path, edit: str) -> None:
    changed = forged(text, REFUSED[edit])
    assert changed != text
    holmgang("replay", write(tmp_path / "f.json", changed), "--verify", code=1)


def test_a_share_of_no_seat_is_refused_where_nothing_was_rolled(tmp_path: Path) -> None:
    """Without rolls no die can show that the key is another one."""
    match = Match(library().game("k6/corridor"), FairDice("f00d", {"zz": "mead"}))
    file = write(tmp_path / "f.json", save(match))
    assert "there is no seat 'zz'" in holmgang("replay", file, "--verify", code=1).output


@pytest.mark.parametrize(
    ("said", "instead"), [(r'"lines": +', '"lines":'), (r'"lines": ( *)', r'"lines":0\1'), (":2,", ":02,")]
)
def test_a_title_is_written_in_one_way(text: str, tmp_path: Path, said: str, instead: str) -> None:
    """Two titles would be two files of one match."""
    changed = re.sub(said, instead, text, count=1)
    assert changed != text
    holmgang("replay", write(tmp_path / "f.json", changed), "--verify", code=1)


def test_a_signature_proves_nothing_until_its_key_is_known(text: str, tmp_path: Path) -> None:
    signer, entries = Signer.fresh(), len(read_save(text).record)
    for brought in (None, 3):
        file = write(tmp_path / "f.json", signer.signed(text, entries=entries, over=True, brought=brought))
        told = " ".join(holmgang("replay", file, "--verify").output.split())
        assert "proves something only if it is the key of your server" in told
        known = " ".join(holmgang("replay", file, "--signed-by", signer.public).output.split())
        assert "Signed with the key you gave" in known
        assert "only if" not in known
        assert ("first 3 entries were brought" in told) == ("first 3 entries were brought" in known) == bool(brought)


def test_nothing_from_the_file_looks_like_a_line_of_ours(tmp_path: Path) -> None:
    """Neither a name of two lines nor a seed that steers the terminal."""
    game = library().game("k6/corridor")
    match = Match(game, SeededDice("1\nAll 99 rolls follow from the committed secret\x1b[1A"), people=game.seats[:1])
    random_driver(game, 5).run(match)
    lie = "Evil\nSigned with the key you gave"
    file = write(tmp_path / "f.json", forged(save(match), lambda lines: first_seat(lines).update(name={"en": lie})))
    output = holmgang("replay", file, "--verify").output
    assert "\x1b" not in output
    told = {line[:8] for line in output.splitlines()}
    assert not told & {"All 99 r", "Signed w"}
