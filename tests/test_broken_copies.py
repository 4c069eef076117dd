"""Copies of the package that are broken on purpose: the laws that keep one truth must notice each of them.

Each copy makes a change as a newcomer might: a new field or knob that only one of several readers knows, or a page that
reads the match. The law named beside it is run against the copy and has to fail. Where the copied code has moved, the
test says so: move the change along.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent


class Edit(NamedTuple):
    """A text of a file of the package, and what stands there in the copy."""

    file: str
    old: str
    new: str


class Broken(NamedTuple):
    """A broken copy and the tests of which one has to fail."""

    edits: tuple[Edit, ...]
    law: tuple[str, ...]


K6, KB, PS, TK = "systems/k6", "systems/kampbogen", "systems/psychopaths", "systems/tkds"
PIERCING = Edit(f"{K6}/content.py", "    melee: bool = True\n", "    melee: bool = True\n    piercing: bool = False\n")
PIERCED = Edit(
    f"{K6}/flow/wounds.py",
    "    wound.dealt = lost = lives_lost(play, wound)\n",
    "    wound.dealt = lost = lives_lost(play, wound)\n"
    '    weapons = play.content.kind("weapons")\n'
    "    if wound.source.name in weapons and weapons[wound.source.name].piercing:\n"
    "        wound.dealt = lost = lost + wound.target.armour.value + 1\n",
)
FINISHING = Edit(
    f"{K6}/content.py", "    melee: bool = True\n", "    melee: bool = True\n    finishing: bool = False\n"
)
FINISHED = Edit(
    f"{K6}/flow/wounds.py",
    "    wound.dealt = lost = lives_lost(play, wound)\n",
    "    wound.dealt = lost = lives_lost(play, wound)\n"
    '    weapon = play.content.kind("weapons").get(wound.source.name)\n'
    '    if weapon is not None and weapon.finishing and wound.target.has("prone"):\n'
    "        wound.dealt = lost = lost + wound.target.armour.value + 1\n",
)
WEAKENED = Edit(
    f"{K6}/flow/wounds.py",
    "    wound.dealt = lost = lives_lost(play, wound)\n",
    "    wound.dealt = lost = lives_lost(play, wound)\n"
    '    if wound.attacker.has("confused"):\n'
    "        wound.dealt = lost = max(0, lost - 1)\n",
)
USURY = Edit(
    f"{K6}/knobs.py",
    "    die_sides: ",
    '    usury: int = Field(0, ge=0, le=1, description="K6-20.6")\n    die_sides: ',
)
USURED = Edit(
    f"{K6}/flow/results.py",
    "    win.left -= price.total\n",
    "    win.left = max(0, win.left - price.total - play.knobs.usury)\n",
)
HARDER = Edit(
    f"{KB}/knobs.py",
    '    dice_count: int = Field(default=2, ge=1, le=6, description="KB-4.2, KB-7.1")\n',
    '    dice_count: int = Field(default=2, ge=1, le=6, description="KB-4.2, KB-7.1")\n'
    '    harder: int = Field(default=0, description="KB-4.2")\n',
)
GRADED = Edit(
    f"{KB}/flow/combat_round.py",
    "    grade = combat_grade(play)\n    for use in uses:\n",
    '    grade = combat_grade(play).plus(play.knobs.harder, "harder", "KB-4.2")\n    for use in uses:\n',
)
HUNTED = Edit(
    f"{KB}/flow/combat_round.py",
    "    grade = combat_grade(play)\n    for use in uses:\n",
    "    grade = combat_grade(play)\n"
    "    if play.state.chase:\n"
    '        grade = grade.plus(play.knobs.harder, "harder", "KB-4.2")\n'
    "    for use in uses:\n",
)
BRACING = Edit(f"{KB}/content.py", "    armour: Natural = 0\n", "    armour: Natural = 0\n    bracing: Natural = 0\n")
BRACED = Edit(
    f"{KB}/board/totals.py",
    "    bonuses = bonuses_of_use(play, who, action, ability, warded)\n",
    "    bonuses = bonuses_of_use(play, who, action, ability, warded)\n"
    "    if action in COMBAT_ROLLS and len(play.state.able()) > len(play.state.fighting()):\n"
    '        models = play.content.kind("gear")\n'
    "        bonuses += tuple([(models[piece.id].bracing, piece.id, TRAINING) for piece in who.gear])\n",
)
CRUEL = Edit(
    f"{KB}/knobs.py",
    '    hit_damage: Count = Field(default=1, description="KB-9.4")\n',
    '    hit_damage: Count = Field(default=1, description="KB-9.4")\n'
    '    fierce: Count = Field(default=0, description="KB-9.4")\n',
)
STRUCK = Edit(
    f"{KB}/flow/resolution.py",
    "    if amount.total and (able := play.state.able()):\n",
    '    amount = amount.plus(play.knobs.fierce, "above-the-grade", "KB-9.4") if amount.total else amount\n'
    "    if amount.total and (able := play.state.able()):\n",
)
BLOODLUST = Edit(
    f"{PS}/knobs.py",
    '    hand_limit: Count = Field(3, description="PS-2.7, PS-17.5")\n',
    '    hand_limit: Count = Field(3, description="PS-2.7, PS-17.5")\n'
    '    bloodlust: Count = Field(0, description="PS-15.3")\n',
)
GORGED = Edit(
    f"{PS}/flow/settling.py",
    "    gain, loss = verdict.changes[verdict.winner], verdict.changes[1 - verdict.winner]\n",
    "    gain, loss = verdict.changes[verdict.winner], verdict.changes[1 - verdict.winner]\n"
    '    gain = gain.plus(play.knobs.bloodlust, "bloodlust", "PS-15.3")\n',
)
JAGGED = Edit(
    f"{PS}/content.py", "    amount: int\n    scope:", "    jagged: bool = False\n    amount: int\n    scope:"
)
TORN = Edit(
    f"{PS}/flow/fight.py",
    "        change_total(play, side, amount, name, player.id, card.clause, by)",
    "        change_total(play, side, amount + use.jagged, name, player.id, card.clause, by)",
)
VICIOUS = Edit(f"{TK}/content.py", "    sweep: bool = False\n", "    sweep: bool = False\n    vicious: bool = False\n")
RIPPED = Edit(
    f"{TK}/flow/harm.py",
    "    ones = [face for face in faces if face == 1]\n",
    '    weapon = fight.pack.kind("weapons").get(harm.name)\n'
    "    if weapon is not None and weapon.vicious:\n"
    '        total = total.plus(2, "brutal", "TK-18.2")\n'
    "    ones = [face for face in faces if face == 1]\n",
)
COPIES = {
    "a weapon that does more damage than is shown": Broken(
        (VICIOUS, RIPPED), ("tests/systems/tkds/test_shown_is_dealt.py", "-k", "whatever_field_of_an_entry")
    ),
    "a knob that adds to the glory of a victory, in play and not in odds": Broken(
        (BLOODLUST, GORGED), ("tests/systems/psychopaths/test_shown_is_dealt.py", "-k", "odds and whatever_knob")
    ),
    "a card that adds more than its option shows": Broken(
        (JAGGED, TORN), ("tests/systems/psychopaths/test_shown_is_dealt.py", "-k", "whatever_field_of_an_entry")
    ),
    "a weapon that ignores armour, dealt and not shown": Broken(
        (PIERCING, PIERCED), ("tests/systems/k6/test_shown_is_dealt.py", "-k", "whatever_field_of_an_entry")
    ),
    "a weapon that ignores the armour of those who lie, dealt and not shown": Broken(
        (FINISHING, FINISHED), ("tests/systems/k6/test_shown_is_dealt.py", "-k", "changes_in_whatever_condition")
    ),
    "a condition that lowers damage, dealt and not shown": Broken(
        (WEAKENED,), ("tests/systems/k6/test_shown_is_dealt.py", "-k", "dealt_in_whatever_condition")
    ),
    "a knob that makes a result dearer than its option shows": Broken(
        (USURY, USURED), ("tests/systems/k6/test_shown_is_dealt.py", "-k", "what_is_bought")
    ),
    "a weapon that ignores armour, declared to bulk, which does not know it": Broken(
        (PIERCING, PIERCED, Edit(f"{K6}/bulk/tables.py", '"name damage kz types', '"piercing name damage kz types')),
        ("tests/lab/test_bulk.py", "-k", "every_changed_field"),
    ),
    "a knob that adds to the combat grade, in play and not in options": Broken(
        (HARDER, GRADED), ("tests/systems/kampbogen/test_shown_is_dealt.py", "-k", "uses_of_a_roll")
    ),
    "a knob that adds to the combat grade of a chase, in play and not in options": Broken(
        (HARDER, HUNTED), ("tests/systems/kampbogen/test_shown_is_dealt.py", "-k", "every_situation and chase")
    ),
    "gear that helps the outnumbered, in totals and not in the plans of computer players": Broken(
        (BRACING, BRACED), ("tests/systems/kampbogen/test_shown_is_dealt.py", "-k", "plans_count and toll_road")
    ),
    "a knob that adds to a wound, dealt and not planned for": Broken(
        (CRUEL, STRUCK), ("tests/systems/kampbogen/test_shown_is_dealt.py", "-k", "plans_come_out and toll_road")
    ),
    "a knob that adds to the combat grade, declared to bulk, which does not know it": Broken(
        (
            HARDER,
            GRADED,
            Edit(f"{KB}/bulk/tables.py", '"GearModel.tags",\n', '"GearModel.tags",\n        "Knobs.harder",\n'),
        ),
        ("tests/lab/test_bulk_kampbogen.py", "-k", "every_declared_knob"),
    ),
}


def broken_copy(folder: Path, edits: tuple[Edit, ...]) -> Path:
    """Copy the package into a folder, with these edits; return the folder to import it from."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for file, old, new in edits:
        path = folder / "src" / "holmgang" / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has changed: move the broken copy along"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder / "src"


def run(source: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python on a copy of the package."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", COPIES)
def test_a_law_notices_a_second_truth(tmp_path: Path, name: str) -> None:
    source = broken_copy(tmp_path, COPIES[name].edits)
    done = run(source, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", "-x", *COPIES[name].law)
    assert done.returncode == 1, done.stdout[-3000:] + done.stderr[-1000:]
    assert "AssertionError" in done.stdout, done.stdout[-3000:]


def test_a_page_that_reads_the_match_is_noticed(tmp_path: Path) -> None:
    edit = Edit(
        "table/web/replay_pages.py",
        "from fastapi import",
        "from holmgang.kernel.match import Match as Match\nfrom fastapi import",
    )
    source = broken_copy(tmp_path, (edit,))
    lint = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    done = run(source, "-c", lint)
    assert done.returncode == 1, done.stdout[-2000:] + done.stderr[-2000:]
    assert "holmgang.table.web.replay_pages -> holmgang.kernel.match" in done.stdout
