"""Signed files: whole as the server handed them out, or refused."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import SaveDamaged, SaveError, SaveForged
from holmgang.kernel.match import Match
from holmgang.kernel.save import Signer, read_save, save
from holmgang.kernel.system import Game
from holmgang.kernel.verify import check_signature, restore
from holmgang.testing.conformance import random_driver
from tests.forging import Lines, forged


@pytest.fixture
def signer() -> Signer:
    return Signer.fresh()


def signed(game: Game, signer: Signer) -> str:
    match = Match(game, SeededDice(3), people=game.seats)
    random_driver(game, 5).run(match)
    return signer.signed(save(match), entries=len(match.record), over=match.over)


def parts(text: str) -> tuple[str, str]:
    """The file, and the line of its signature."""
    body, line = text.rstrip("\n").rsplit("\n", 1)
    return body + "\n", line + "\n"


def shorter(lines: Lines) -> None:
    del lines[-1]


def retitled(lines: Lines) -> None:
    lines[0]["scenario"]["title"] = {"en": "Another title"}


def other_people(lines: Lines) -> None:
    lines[0]["people"] = lines[0]["people"][:1]


def test_a_signed_file_is_true_and_whole(brawl: Game, signer: Signer) -> None:
    saved = read_save(signed(brawl, signer))
    check_signature(saved, signer.public)
    assert restore(saved, brawl).over


@pytest.mark.parametrize("edit", [shorter, retitled, other_people])
def test_an_edit_with_new_hashes_is_refused(brawl: Game, signer: Signer, edit: object) -> None:
    body, line = parts(signed(brawl, signer))
    changed = forged(body, edit)  # type: ignore[arg-type]
    with pytest.raises(SaveForged, match="the signature is of another file"):
        check_signature(read_save(changed + line))
    with pytest.raises(SaveForged, match="no signature"):
        check_signature(read_save(changed), signer.public)


def test_the_signature_says_how_much_it_covers(brawl: Game, signer: Signer) -> None:
    body, line = parts(signed(brawl, signer))
    entries = len(read_save(body).record)
    with pytest.raises(SaveForged, match=f"covers {entries} entries, and this file has {entries - 1}"):
        restore(read_save(forged(body, shorter) + line), brawl)


def test_another_key_signs_for_another_server(brawl: Game, signer: Signer) -> None:
    body, line = parts(signed(brawl, signer))
    own = Signer.fresh()
    resigned = own.signed(body, entries=len(read_save(body).record), over=True)
    check_signature(read_save(resigned))
    with pytest.raises(SaveForged, match="is signed with the key"):
        check_signature(read_save(resigned), signer.public)
    with pytest.raises(SaveForged, match="false"):
        check_signature(read_save(body + line.replace(signer.public, own.public)))


def test_a_signature_states_what_the_file_has(brawl: Game, signer: Signer) -> None:
    body, _ = parts(signed(brawl, signer))
    entries = len(read_save(body).record)
    for counted, over in ((entries + 1, True), (entries, False)):
        with pytest.raises(SaveForged, match="another number of entries, or another end"):
            check_signature(read_save(signer.signed(body, entries=counted, over=over)), signer.public)


def test_what_was_brought_to_the_table_is_stated_and_signed(brawl: Game, signer: Signer) -> None:
    body, line = parts(signed(brawl, signer))
    entries = len(read_save(body).record)
    brought = signer.signed(body, entries=entries, over=True, brought=7)
    saved = read_save(brought)
    check_signature(saved, signer.public)
    assert saved.signature is not None
    assert saved.signature.brought == 7
    stated = line.replace('"signature"', '"brought":7,"signature"')
    for edited in (brought.replace('"brought":7,', ""), brought.replace('"brought":7', '"brought":6'), body + stated):
        with pytest.raises(SaveForged, match="is false"):
            check_signature(read_save(edited))
    for no_number in ("true", '"7"', "null", "7.0"):
        with pytest.raises(SaveDamaged, match="more follows"):
            read_save(brought.replace('"brought":7', f'"brought":{no_number}'))


@pytest.mark.parametrize("change", ["{} ", "{}{}", " {}", '{}{{"more":1}}\n'])
def test_nothing_but_one_signature_may_follow(brawl: Game, signer: Signer, change: str) -> None:
    body, line = parts(signed(brawl, signer))
    with pytest.raises(SaveDamaged, match="more follows"):
        read_save(body + change.format(line, line))


def test_the_key_is_made_once_and_for_the_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "signing.key"
    assert Signer.kept_in(file).public == Signer.kept_in(file).public
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [file]


def test_no_byte_of_a_signature_has_a_twin(brawl: Game, signer: Signer) -> None:
    """A capital letter in a hexadecimal number names the same number, but makes another file."""
    body, line = parts(signed(brawl, signer))
    for place in range(len(line)):
        for bit in range(7):
            changed = line[:place] + chr(ord(line[place]) ^ 1 << bit) + line[place + 1 :]
            with pytest.raises(SaveError):
                check_signature(read_save(body + changed), signer.public)
