"""Hard spaces in texts: ``python -m tools.hard_spaces`` sets them, ``--check`` only lists the lines that lack one.

Czech binds a preposition of one letter to the next word (v boji, k němu). Czech and Danish bind a number to its percent
sign. A line may not break there, so the texts hold U+00A0 in these places. Writers type a space and run this tool.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "holmgang"
HARD = "\N{NO-BREAK SPACE}"
PREPOSITION = re.compile(r"(?<![\w.-])([kKsSvVzZoOuU]) (?=[\w„{])")
PER_CENT = re.compile(r"(?<=[\d}]) (?=%)")
CLAUSE_HEAD = re.compile(r"- \*\*[^*]+\*\*(?: \[[^\]]*\])*(?: \((?:[^()]|\([^()]*\))*\))?")


def bound(text: str, lang: str) -> str:
    """Return a text with its hard spaces."""
    return PER_CENT.sub(HARD, PREPOSITION.sub(rf"\1{HARD}", text) if lang == "cs" else text)


def bound_words(text: str, lang: str) -> str:
    """Return a words file with hard spaces in its messages; comments stay."""
    return "".join(line if line.startswith("#") else bound(line, lang) for line in text.splitlines(keepends=True))


def bound_clauses(text: str, lang: str) -> str:
    """Return a rulebook with hard spaces behind the head of each clause, which quotes the source."""
    lines = []
    for line in text.splitlines(keepends=True):
        head = CLAUSE_HEAD.match(line)
        at = head.end() if head else 0
        lines.append(line[:at] + bound(line[at:], lang))
    return "".join(lines)


def bound_scenario(text: str, lang: str) -> str:
    """Return a YAML file with hard spaces in the texts of one language that stand in lines of their own."""
    lines, within = [], -1
    for line in text.splitlines(keepends=True):
        indent = len(line) - len(line.lstrip())
        if re.match(rf"\s*{lang}:", line):
            within = indent
            line = bound(line, lang)
        elif within >= 0 and (indent > within or not line.strip()):
            line = bound(line, lang)
        else:
            within = -1
        lines.append(line)
    return "".join(lines)


def pieces() -> Iterator[tuple[Path, str, str]]:
    """Yield each file with texts in Czech or Danish, as it is and as it should be."""
    for lang in ("cs", "da"):
        for path in sorted(PACKAGE.rglob("*.ftl")):
            if lang in (path.stem, path.parent.name):
                text = path.read_text(encoding="utf-8")
                yield path, text, bound_words(text, lang)
        for path in sorted(PACKAGE.glob(f"systems/*/clauses/{lang}.md")):
            text = path.read_text(encoding="utf-8")
            yield path, text, bound_clauses(text, lang)
    for folder in ("scenarios", "campaigns"):
        for path in sorted(PACKAGE.glob(f"systems/*/{folder}/*.yaml")):
            text = path.read_text(encoding="utf-8")
            yield path, text, bound_scenario(text, "cs")


def lacking() -> Iterator[str]:
    """Yield the lines that lack a hard space."""
    for path, old, new in pieces():
        for number, (one, other) in enumerate(zip(old.splitlines(), new.splitlines(), strict=True), 1):
            if one != other:
                yield f"{path.relative_to(ROOT)}:{number}: {one.strip()}"


def main() -> int:
    """Set the hard spaces, or list the lines that lack one."""
    parser = argparse.ArgumentParser(description="Set hard spaces in Czech and Danish texts.")
    parser.add_argument("--check", action="store_true", help="list the lines that lack one, and change nothing")
    if parser.parse_args().check:
        found = list(lacking())
        sys.stdout.writelines(f"{line}\n" for line in found)
        return 1 if found else 0
    for path, old, new in pieces():
        if old != new:
            path.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
