"""Backups that were edited, forged or damaged: a sentence, no traceback, and the database is as it was."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

from holmgang.kernel.errors import InputError
from holmgang.table.store import Store
from holmgang.table.store.backup import LONGEST_LINE, BackupBroken, backup, restore
from holmgang.table.store.connecting import url_of
from tests.table.databases import KINDS, fresh
from tests.table.trusted.servers import sqlite_in
from tests.table.trusted.test_operations import command, fill

Lines = list[dict[str, Any]]
FLIPS = 60


@pytest.fixture(scope="module")
def genuine(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("genuine")
    store = Store(sqlite_in(folder))
    fill(store)
    backup(store, folder / "good.gz")
    store.close()
    return (folder / "good.gz").read_bytes()


def packed(lines: Lines) -> bytes:
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


def edited(genuine: bytes, edit: Callable[[Lines], Any]) -> bytes:
    """Return the backup after an edit; the counts of its last line are put right again, as a forger would."""
    lines = [json.loads(line) for line in gzip.decompress(genuine).splitlines()]
    edit(lines)
    counts: dict[str, int] = {}
    for line in lines[1:-1]:
        name = line.get("table") if isinstance(line, dict) else None
        if isinstance(name, str):
            counts[name] = counts.get(name, 0) + 1
    lines[-1] = {"rows": counts}
    return packed(lines)


def row(lines: Lines, table: str) -> dict[str, Any]:
    found: dict[str, Any] = next(line["row"] for line in lines[1:-1] if line["table"] == table)
    return found


def added(table: str, /, **values: Any) -> Callable[[Lines], None]:
    return lambda lines: lines.insert(-1, {"table": table, "row": values})


def changed(table: str, /, **values: Any) -> Callable[[Lines], None]:
    return lambda lines: row(lines, table).update(values)


def deep(lines: Lines) -> None:
    nest: Any = []
    for _ in range(900):
        nest = [nest]
    row(lines, "tables")["scenario"] = nest


EDITS: dict[str, Callable[[Lines], Any]] = {
    "a seat at no table": added(
        "seats", table="nowhere", seat="ann", place=0, sitting="person", policy="regular", nick=""
    ),
    "an entry of no match": changed("entries", match="nowhere"),
    "one entry twice": lambda lines: lines.insert(-1, next(one for one in lines if one.get("table") == "entries")),
    "a table of the database's own": added("sqlite_master", type="table", name="x"),
    "which schema it is": added("schema_steps", number=99, at=0.0),
    "a name like a path": added("../../etc/passwd", id="x"),
    "a column like a statement": changed("tables", **{'id"); DROP TABLE tables; --': "x"}),
    "a name that is too long": changed("tables", id="t" * 10_000),
    "a number beyond all": changed("tables", revision=10**4000),
    "a large number": changed("tables", revision=2**40),
    "a time beyond all": changed("tables", touched=10**400),
    "infinity": changed("tables", touched=float("inf")),
    "a word for a number": changed("tables", revision="one"),
    "a list for a word": changed("tables", system=["k6"]),
    "something deep": deep,
    "no bytes": changed("matches", opening={"bytes": "!"}),
    "other bytes": changed("matches", opening={"bites": ""}),
    "nothing where something must be": changed("matches", dice=None),
    "a row that lacks something": lambda lines: row(lines, "matches").pop("dice"),
    "a row that is a list": lambda lines: lines[1].update(row=[1]),
    "a table without a name": lambda lines: lines[1].pop("table"),
    "a line that is a number": lambda lines: lines.insert(1, 7),  # type: ignore[arg-type]
    "a title that is none": lambda lines: lines.__setitem__(0, {"title": "holmgang backup", "schema": True}),
    "a schema below all": lambda lines: lines[0].update(schema=-3),
    "an older schema": lambda lines: lines[0].update(schema=1),
}


def names_in(url: str) -> list[str]:
    engine = create_engine(url_of(url))
    with engine.connect() as connection:
        found = inspect(connection).get_table_names()
    engine.dispose()
    return found


def refused(content: bytes, url: str, folder: Path) -> str:
    """Return the refusal of a file, which leaves the database as empty as it was."""
    file = folder / "forged.gz"
    file.write_bytes(content)
    with pytest.raises(InputError) as error:
        restore(url, file)
    assert names_in(url) == []
    said = str(error.value)
    assert isinstance(error.value, BackupBroken)
    assert "\n" not in said.strip()
    assert len(said) < 600
    return said


@pytest.mark.parametrize("kind", KINDS)
def test_an_edited_backup_is_refused_and_leaves_nothing(kind: str, genuine: bytes, tmp_path: Path) -> None:
    url = fresh(kind, tmp_path)
    for edit in EDITS.values():
        refused(edited(genuine, edit), url, tmp_path)
    (tmp_path / "good.gz").write_bytes(genuine)
    assert restore(url, tmp_path / "good.gz")["tables"] == 1, "a good one still goes into the same database"


def test_no_bit_can_be_turned_unnoticed(genuine: bytes, tmp_path: Path) -> None:
    """Also in the last bytes, which tell whether the rest is as it was written. The head is only the file's name."""
    luck, url = Random(12), sqlite_in(tmp_path)
    body = genuine.index(b"\0", 10) + 1
    places = [luck.randrange(body, len(genuine)) for _ in range(FLIPS)] + list(range(len(genuine) - 8, len(genuine)))
    for place in places:
        broken = bytearray(genuine)
        broken[place] ^= 1 << luck.randrange(8)
        refused(bytes(broken), url, tmp_path)


def test_none_can_be_cut_or_continued(genuine: bytes, tmp_path: Path) -> None:
    url = sqlite_in(tmp_path)
    for length in [*range(0, len(genuine), len(genuine) // 20), len(genuine) - 1]:
        refused(genuine[:length], url, tmp_path)
    more = packed([{"table": "makers", "row": {"visitor": "x", "at": 0.0}}])
    assert "after its end" in refused(genuine + more, url, tmp_path)


def test_a_file_that_unpacks_without_end_is_given_up(genuine: bytes, tmp_path: Path) -> None:
    """A few kilobytes that would be gigabytes: no line is read further than a line can be."""
    lines = gzip.decompress(genuine).splitlines(keepends=True)
    bomb = gzip.compress(lines[0]) + gzip.compress(b" " * (LONGEST_LINE // 4)) * 40
    assert len(bomb) < 500_000
    assert "longer than" in refused(bomb, sqlite_in(tmp_path), tmp_path)


def test_on_the_command_line_it_is_a_sentence(genuine: bytes, tmp_path: Path) -> None:
    file = tmp_path / "forged.gz"
    file.write_bytes(genuine[: len(genuine) // 2] + b"\0" + genuine[len(genuine) // 2 + 1 :])
    said = command("restore", str(file), "--db", sqlite_in(tmp_path))
    assert said.returncode == 2
    assert "Traceback" not in said.stderr
    assert "damaged" in said.stderr
