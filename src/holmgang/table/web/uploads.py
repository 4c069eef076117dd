"""Files that people bring: a scenario, a pack, a map of another program. Each is told by what stands in it.

They are kept in the form they are brought to, and then with the table that is set by it; never on the house's shelf.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Any

from starlette.datastructures import UploadFile

from holmgang.kernel.content import sort_of
from holmgang.kernel.errors import ContentError, InputError, Problem, as_told
from holmgang.kernel.messages import Translatable
from holmgang.kernel.yamltext import MAX_DEPTH, Document, read_yaml
from holmgang.table.service.uploaded_packs import LONGEST_PACK, system_of, too_large
from holmgang.table.web.form_fields import placed
from holmgang.table.web.setup_form import MOST_PROBLEMS, SetupForm

LONGEST_FILE = 1_000_000
TOO_DEEP = Translatable("nested too deep", "too-deep", most=MAX_DEPTH)


async def taken_in(plan: SetupForm, files: Sequence[UploadFile], *, fresh: bool) -> SetupForm:
    """The plan with what the files hold. ``fresh``: there is no plan yet, so a pack or a map begins one.

    Packs are taken before scenarios, whatever the order in which they come.
    """
    read = [(PurePath(file.filename or "file").name, await file.read(LONGEST_FILE + 1)) for file in files]
    return await plan.service.workers.upload(_all, plan, read, fresh)


def _all(plan: SetupForm, read: Sequence[tuple[str, bytes]], fresh: bool) -> SetupForm:
    for name, content in sorted(read, key=lambda one: _is_scenario(one[1])):
        plan, fresh = _one(plan, name, content, fresh), False
    return plan


def _is_scenario(content: bytes) -> bool:
    return b"\nseats:" in content


def _one(plan: SetupForm, name: str, content: bytes, fresh: bool) -> SetupForm:
    if len(content) > LONGEST_FILE:
        return _refused(plan, [Problem(name, 0, "", too_large(LONGEST_FILE))])
    suffix = PurePath(name).suffix.lower()
    if suffix not in (".yaml", ".yml"):
        return _a_map(plan, name, suffix, content, fresh)
    try:
        document = read_yaml(content, name)
        system = system_of(plan.service.library, document)
    except ContentError as error:
        return _refused(plan, error.problems)
    if sort_of(document) == "pack":
        if len(content) > LONGEST_PACK:
            return _refused(plan, [Problem(name, 0, "", too_large(LONGEST_PACK))])
        return _a_pack(plan, document, content.decode(), fresh)
    brought = SetupForm.new(plan.service, plan.lang, _a_mapping(document), plan.packs)
    text = content.decode() if brought.problems else None  # with its lines, as long as something is wrong
    return replace(brought, system=system, text=text, dice=plan.dice)


def _a_mapping(document: Document) -> dict[str, Any]:
    return document.data if isinstance(document.data, dict) else {}


def _a_pack(plan: SetupForm, document: Document, text: str, fresh: bool) -> SetupForm:
    try:
        packs = (*plan.packs, text)
        plan.service.uploaded_packs.with_packs(packs)
    except InputError as error:
        problems = (
            error.problems if isinstance(error, ContentError) else [Problem(document.file, 0, "", as_told(error))]
        )
        last = f"pack {len(plan.packs) + 1}"
        return _refused(plan, [replace(one, file=document.file) if one.file == last else one for one in problems])
    if fresh or plan.system.id != document.data["system"]:
        plan = _demo(plan, str(document.data["system"]))
    return replace(plan, packs=packs, notes=(*plan.notes, f"{document.file} ✓"))


def _a_map(plan: SetupForm, name: str, suffix: str, content: bytes, fresh: bool) -> SetupForm:
    systems = plan.service.library.systems.values()
    readers = [system for system in systems if suffix in system.map_suffixes]
    if not readers:
        known = ", ".join([".yaml", *(one for system in systems for one in system.map_suffixes)])
        text = f"expected a file that ends with {known}"
        return _refused(plan, [Problem(name, 0, "", Translatable(text, "which-file", known=known))])
    if fresh or plan.system not in readers:
        plan = _demo(plan, readers[0].id)
    with TemporaryDirectory(prefix="holmgang-map-") as folder:
        path = Path(folder) / f"map{suffix}"
        path.write_bytes(content)
        try:
            found = plan.system.import_map(path)
        except ContentError as error:
            return _refused(plan, [replace(problem, file=name) for problem in error.problems])
        except InputError as error:
            return _refused(plan, [Problem(name, 0, "", str(error).replace(str(path), name))])
        except RecursionError:
            return _refused(plan, [Problem(name, 0, "", TOO_DEEP)])
    notes = (f"{name} ✓", *found.get("notes", ()))
    return replace(plan, data=placed(plan.data, "setup.map", found["map"]), notes=notes)


def _demo(plan: SetupForm, system: str) -> SetupForm:
    library = plan.service.library
    owner = library.system(system)
    files = library.scenario_files(owner)
    name = owner.demo if owner.demo in files else next(iter(files))
    made = SetupForm.new(plan.service, plan.lang, library.scenario_data(owner, name), plan.packs)
    return replace(made, dice=plan.dice)


def _refused(plan: SetupForm, problems: Sequence[Problem]) -> SetupForm:
    """The plan as it was, and what is wrong with the file."""
    if not plan.data and plan.text in ("", None):
        plan = replace(_demo(plan, plan.system.id), early=())
    problems = problems[:MOST_PROBLEMS]
    kept = tuple(one for one in plan.early if one not in problems)
    return replace(plan, early=(*kept, *problems), notes=())
