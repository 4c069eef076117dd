"""Files of heroes: packs with their entries, and pictures that visitors upload for them.

A pack has in its head what its heroes carry and look like. A picture is decoded, cut square, made small and written
anew. Nothing of the uploaded file is stored: no metadata, no foreign encoding, no second image behind the first.
"""

from __future__ import annotations

import base64
import binascii
import io
from collections.abc import Sequence
from typing import Any

import yaml
from PIL import Image, ImageOps, UnidentifiedImageError

from holmgang.kernel.content import load_pack, sort_of
from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.heroes import Hero, plain, slug
from holmgang.kernel.library import Library
from holmgang.kernel.system import System
from holmgang.kernel.yamltext import Document, read_yaml
from holmgang.table.service.errors import TableError
from holmgang.table.service.uploaded_packs import LONGEST_PACK, NO_PACK, system_of, too_large
from holmgang.table.store.heroes import HeroRow

# ---- pictures --------------------------------------------------------------------------------------------------------

LONGEST_UPLOAD = 4_000_000
MOST_PIXELS = 40_000_000
"""An upload with more pixels is refused before it is decoded."""
SIDE = 256
MOST_BYTES = 64_000
FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
CONTENT_TYPE = "image/jpeg"
PAPER = (24, 28, 30)
"""The colour behind transparent pictures."""


def re_encoded(upload: bytes) -> bytes:
    """Return an uploaded picture as a square JPEG of at most 64 kB; raise :class:`TableError` if it is none."""
    if len(upload) > LONGEST_UPLOAD:
        raise TableError("hero-picture-too-large", most=LONGEST_UPLOAD // 1_000_000)
    try:
        with Image.open(io.BytesIO(upload), formats=FORMATS) as opened:
            if opened.width * opened.height > MOST_PIXELS or min(opened.size) < 1:
                raise TableError("hero-picture-too-large", most=LONGEST_UPLOAD // 1_000_000)
            opened.draft("RGB", (SIDE * 2, SIDE * 2))
            turned = ImageOps.exif_transpose(opened).convert("RGBA")
    except TableError:
        raise
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        raise TableError("hero-no-picture") from None
    square = ImageOps.fit(turned, (SIDE, SIDE), Image.Resampling.LANCZOS)
    flat = Image.new("RGB", square.size, PAPER)
    flat.paste(square, mask=square.getchannel("A"))
    for quality in (88, 80, 70, 60, 45, 30, 15):
        made = io.BytesIO()
        flat.save(made, "JPEG", quality=quality, optimize=True)
        if made.tell() <= MOST_BYTES:
            break
    return made.getvalue()


# ---- packs -----------------------------------------------------------------------------------------------------------

LOOK = ("symbol", "ring", "player", "base")
Imported = tuple[System[Any], str, dict[str, Any], bytes | None]


def exported(system: System[Any], heroes: Sequence[tuple[HeroRow, Hero[Any], bytes | None]]) -> str:
    """Return the text of a pack with heroes of one game."""
    rules = system.heroes
    assert rules is not None
    entries: dict[str, Any] = {}
    notes: dict[str, Any] = {}
    taken = list(heroes[0][1].content.kind(rules.kind))
    for row, hero, picture in heroes:
        name = slug(row.name, [*taken, *entries])
        entries[name] = dict(hero.entry)
        notes[name] = {key: row.body[key] for key in LOOK if row.body.get(key)}
        if carried := plain(hero.carried):
            notes[name]["carried"] = carried
        if picture is not None:
            notes[name]["picture"] = base64.b64encode(picture).decode()
    title = ", ".join(row.name for row, _, _ in heroes)[:80]
    head = {"id": slug(title, ()), "title": title, "heroes": notes}
    data = {"system": system.id, "pack": head, rules.kind: entries}
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120)


def imported(library: Library, text: str) -> list[Imported]:
    """Return the heroes of a file: system, name, what is stored of each, and its picture.

    Raise ``ContentError`` with everything that is wrong in the file.
    """
    if len(text.encode()) > LONGEST_PACK:
        raise ContentError([Problem("file", 0, "", too_large(LONGEST_PACK))])
    document = read_yaml(text, "file")
    system = system_of(library, document)
    if sort_of(document) != "pack":
        raise ContentError([document.problem((), NO_PACK)])
    rules = system.heroes
    if rules is None or not isinstance(document.data.get(rules.kind), dict):
        return []
    data = _with_free_ids(dict(document.data), rules.kind, list(library.pack(system).kind(rules.kind)))
    fresh = Document(data, "file")
    pack = load_pack([*library.own_files(system), fresh], system.content_kinds, system.id)
    notes = _notes(data)
    found: list[Imported] = []
    for name, written in data[rules.kind].items():
        entry = plain(pack.kind(rules.kind)[name])
        called = pack.names.get(name, {}).get("en") or name.replace("_", " ")
        note = notes.get(name, {})
        body: dict[str, Any] = {"entry": entry, "base": str(note.get("base") or (written or {}).get("extends") or "")}
        body |= {key: note[key] for key in ("symbol", "player") if isinstance(note.get(key), str)}
        if isinstance(note.get("ring"), int):
            body["ring"] = note["ring"]
        if isinstance(note.get("carried"), dict):
            body["carried"] = plain(rules.carried(note["carried"]))
        found.append((system, called, body, _picture(note)))
    return found


def _with_free_ids(data: dict[str, Any], kind: str, taken: list[str]) -> dict[str, Any]:
    """Return the file with other ids for heroes whose id the packs have already."""
    names = {name: name if name not in taken else slug(f"{name} 2", taken) for name in data[kind]}
    entries = {names[name]: entry for name, entry in data[kind].items()}
    head = data.get("pack")
    if isinstance(head, dict) and isinstance(head.get("heroes"), dict):
        head = {**head, "heroes": {names.get(name, name): note for name, note in head["heroes"].items()}}
    return {**data, kind: entries, **({"pack": head} if head is not None else {})}


def _notes(data: dict[str, Any]) -> dict[str, Any]:
    head = data.get("pack")
    notes = head.get("heroes") if isinstance(head, dict) else None
    return {name: note for name, note in notes.items() if isinstance(note, dict)} if isinstance(notes, dict) else {}


def _picture(note: dict[str, Any]) -> bytes | None:
    try:
        text = note.get("picture")
        return base64.b64decode(text, validate=True) if isinstance(text, str) else None
    except (binascii.Error, ValueError):
        return None
