"""Check a commit message: a short imperative subject, then an empty line before the body.

``python -m tools.commit_message FILE`` prints what is wrong and exits with 1, or prints nothing and exits with 0. It is
the ``commit-msg`` hook of ``.pre-commit-config.yaml``.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

LONGEST = 72
AUTOMATIC = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
"""Subjects that git writes itself."""
_OPENINGS = """
    a an the this that these those what who whoever whose which where when why how there here it its he she they we you
    all any both each every everybody nobody no none one two some somebody more most only now of in on at by for from
    with without as and or but not if after before while docs doc test tests
"""
NOT_A_VERB = frozenset(_OPENINGS.split())
"""Words that open a description instead of an order."""
SPARE_ENDINGS = ("bring", "ping", "string", "sing", "swing", "embed", "feed", "need", "seed", "shed", "speed", "spread")
"""Verbs whose plain form ends like a participle."""


def problems(message: str) -> list[str]:
    """Return what is wrong with a commit message, in sentences; an empty list if nothing is."""
    lines = [line for line in message.split("\n") if not line.startswith("#")]
    subject = lines[0].rstrip() if lines else ""
    if not subject:
        return ["The first line must be the subject."]
    if subject.startswith(AUTOMATIC):
        return []
    found = []
    if len(subject) > LONGEST:
        found.append(f"The subject has {len(subject)} characters; at most {LONGEST} are allowed.")
    if subject.endswith("."):
        found.append("The subject must not end with a full stop.")
    if wrong := mood(subject):
        found.append(wrong)
    if len(lines) > 1 and lines[1].strip():
        found.append("The second line must be empty.")
    return found


def mood(subject: str) -> str:
    """Return why a subject is not an order, or an empty string."""
    first = re.split(r"[\s,]", subject, maxsplit=1)[0]
    word = first.lower()
    if word in NOT_A_VERB or word.endswith(":") or not word.isalpha():
        return f"Begin the subject with a verb in the imperative, not with {first!r}."
    if not first[0].isupper():
        return "Begin the subject with a capital letter."
    if word.endswith(("ed", "ing")) and word not in SPARE_ENDINGS:
        return f"Use the imperative: not {first!r} but the plain verb."
    if word.endswith("s") and not word.endswith(("ss", "us", "ias", "ocus")):
        return f"Use the imperative: {first!r} looks like a plural or the third person."
    return ""


def main(path: str) -> int:
    """Check the message in a file."""
    found = problems(Path(path).read_text(encoding="utf-8"))
    for problem in found:
        sys.stderr.write(f"commit message: {problem}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
