"""The documentation says what is true: commands, files and code shown in it are run, and facts are compared.

A block ``console`` holds commands after ``$`` and what they print, in which ``…`` stands for anything left out; what a
person types at a prompt stands after it. A block ``yaml`` whose first line is ``# FILE.yaml`` is written to that file,
in a folder that all blocks of one page share, before the commands below it run. A block ``text`` right after a block
``python`` is what the code prints.
"""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml
from typer.core import TyperGroup as Group
from typer.main import get_command
from typer.testing import CliRunner

from holmgang.cli.app import app
from holmgang.cli.common import console, library
from holmgang.kernel.library import Library
from holmgang.table.web import api
from tools.reference import events, filled

ROOT = Path(__file__).resolve().parent.parent
PAGES = (
    "README.md",
    "docs/play/terminal.md",
    "docs/design/fight.md",
    "docs/design/content.md",
    "docs/design/lab.md",
    "docs/design/system.md",
    "docs/design/bot.md",
    "docs/reference/vectors.md",
    "docs/reference/kernel.md",
)
"""Pages whose examples are run. The scripts in ``fair-dice.md`` and ``api.md`` have tests of their own."""
ALL_PAGES = sorted(str(page.relative_to(ROOT)) for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
SHIPPED = ("k6", "kampbogen", "psychopaths", "tkds")
TYPED = re.compile(r"^((?:Your choice|A number)[^:]*: )(.*)$")


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


# ---- what is shown is run --------------------------------------------------------------------------------------------


class Block(NamedTuple):
    """A fenced block: language, first line in the page, text."""

    lang: str
    line: int
    text: str


def blocks(page: str) -> Iterator[Block]:
    for found in re.finditer(r"^( *)```(\w*)\n(.*?)^\1```$", page, re.MULTILINE | re.DOTALL):
        text = "\n".join(line.removeprefix(found[1]) for line in found[3].split("\n"))
        yield Block(found[2], page.count("\n", 0, found.start()) + 1, text)


def commands(text: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """Each command of a console block with the lines typed at its prompts and the lines it prints."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        head, *lines = part.rstrip("\n").split("\n")
        typed = [found[2] for line in lines if (found := TYPED.match(line))]
        yield head, typed, lines


def fits(shown: list[str], printed: str) -> str:
    """Return the first difference between the shown and the printed, or nothing; ``…`` stands for anything."""
    rest = " ".join(printed.split())
    loose = False
    for line in shown:
        for place, piece in enumerate(" ".join(line.split()).split("…")):
            loose = loose or place > 0
            at = rest.find(piece)
            if at < 0 or (at > 1 and not loose):
                return f"{piece!r} is not what is printed; that is {rest[:400]!r}"
            loose = loose and not piece
            rest = rest[at + len(piece) :]
    return "" if loose or not rest.strip() else f"more is printed: {rest[:300]!r}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name in ("HOLMGANG_PACKS", "HOLMGANG_SYSTEMS", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr(sys, "path", [*sys.path, str(here)])
    before = set(sys.modules)
    yield here
    for name in set(sys.modules) - before:
        if name.startswith("mygame"):
            del sys.modules[name]


def run(command: str, typed: list[str], monkeypatch: pytest.MonkeyPatch) -> str:
    words = shlex.split(command)
    with monkeypatch.context() as patch:
        while "=" in words[0]:
            name, _, value = words.pop(0).partition("=")
            patch.setenv(name, value)
        assert words.pop(0) == "holmgang", f"`{command}` is not run here"
        library.cache_clear()
        console.cache_clear()
        result = CliRunner().invoke(app, words, input="".join(f"{line}\n" for line in typed))
        library.cache_clear()
        console.cache_clear()
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    return result.output


def executed(code: str, where: str) -> str:
    """Run a block of Python and return what it prints."""
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(code, where, "exec"), {"__name__": __name__})
    return out.getvalue()


@pytest.mark.parametrize("page", PAGES)
def test_commands_and_code_on_a_page_do_as_shown(page: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, printed = Block("", 0, ""), ""
    for block in blocks(read(page)):
        name = re.match(r"# (\S+\.yaml)\n", block.text)
        if block.lang == "yaml" and name:
            (folder / name[1]).write_text(block.text, encoding="utf-8")
        elif block.lang == "console":
            for command, typed, shown in commands(block.text):
                wrong = fits(shown, run(command, typed, monkeypatch))
                assert not wrong, f"{page}:{block.line}: $ {command}: {wrong}"
        elif block.lang == "python":
            printed = executed(block.text, f"{page}:{block.line}")
        elif block.lang == "text" and before.lang == "python" and "print(" in before.text:
            wrong = fits(block.text.rstrip("\n").split("\n"), printed)
            assert not wrong, f"{page}:{block.line}: {wrong}"
        before = block


@pytest.mark.parametrize("page", PAGES)
def test_no_command_hides_where_it_is_not_run(page: str) -> None:
    text = read(page)
    for block in blocks(text):
        if block.lang not in ("console", "yaml", "python"):
            hidden = re.findall(r"^\$? ?holmgang .*", block.text, re.MULTILINE)
            assert not hidden, f"{page}:{block.line}: write a console block for {hidden}"


@pytest.mark.parametrize("page", ALL_PAGES)
def test_make_targets_named_in_passing_exist(page: str) -> None:
    for target in re.findall(r"(?:^ {0,4}|`)make ([a-z]+)", read(page), re.MULTILINE):
        assert re.search(rf"^{target}:", read("Makefile"), re.MULTILINE), f"{page}: there is no `make {target}`"


@pytest.mark.parametrize("page", ALL_PAGES)
def test_commands_named_in_passing_exist_with_their_options(page: str) -> None:
    """In sentences, tables and indented lines too, on every page: what is too long to run is at least no invention."""
    known = options()
    for command, rest in re.findall(r"(?:`|^ {4}|^\$ )holmgang ([a-z]+)([^`\n]*)", read(page), re.MULTILINE):
        assert command in known, f"{page}: there is no `holmgang {command}`"
        for option in re.findall(r"(?<= )--?[a-z][a-z-]*", rest):
            assert option in known[command], f"{page}: `holmgang {command}` has no {option}"


@pytest.mark.parametrize("page", ALL_PAGES)
def test_options_named_alone_belong_to_some_command(page: str) -> None:
    """Options of other programs stand in lines that name them (``podman``, ``pytest`` …) or in blocks of code."""
    known = set().union(*options().values()) | {"--version"}
    others = {"--upto", "--plot", "--docs", "--only", "--strict", "--count"}
    for option in re.findall(r"`(--[a-z][a-z-]*)[^`]*`", read(page)):
        assert option in known | others, f"{page}: no command has {option}"


def options() -> dict[str, set[str]]:
    """The options of every command."""
    group = get_command(app)
    assert isinstance(group, Group)
    return {
        name: {"--help", *(opt for param in one.params for opt in (*param.opts, *param.secondary_opts))}
        for name, one in group.commands.items()
    }


@pytest.mark.parametrize("page", [page for page in ALL_PAGES if page not in PAGES])
def test_a_whole_scenario_shown_is_a_good_one(page: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for block in blocks(read(page)):
        if block.lang == "yaml" and re.search(r"^system: ", block.text, re.MULTILINE):
            (folder / "shown.yaml").write_text(block.text, encoding="utf-8")
            assert ", good" in (told := run("holmgang check shown.yaml", [], monkeypatch)), (
                f"{page}:{block.line}: {told}"
            )


def test_the_comparison_finds_what_differs() -> None:
    assert not fits(["one", "…", "four"], "one\ntwo\nthree\nfour\n")
    assert not fits(["one …"], "one two")
    assert fits(["one", "three"], "one\ntwo\nthree")
    assert fits(["one"], "one\ntwo")
    assert fits(["…", "five"], "one\ntwo")
    assert list(commands("$ holmgang x\nYour choice [a]: 2\nb\n")) == [
        ("holmgang x", ["2"], ["Your choice [a]: 2", "b"])
    ]


# ---- generated parts -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


GENERATED = [page for page in ALL_PAGES if "<!-- generated: " in (ROOT / page).read_text(encoding="utf-8")]


def test_there_are_generated_pages() -> None:
    assert len(GENERATED) >= 10


@pytest.mark.parametrize("page", GENERATED)
def test_generated_parts_are_up_to_date(page: str, systems: Library) -> None:
    text = read(page)
    assert text == filled(text, systems), "run: make docs"


def test_a_part_that_has_fallen_behind_is_noticed(systems: Library) -> None:
    page = "<!-- generated: fights k6 -->\n\n| old |\n\n<!-- generated: end -->"
    assert "k6/corridor" in filled(page, systems)
    with pytest.raises(KeyError):
        filled(page.replace("fights", "nonsense"), systems)


# ---- links -----------------------------------------------------------------------------------------------------------


def without_code(text: str) -> str:
    """A page without fenced and indented blocks and code in lines."""
    text = re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^ {4}(?![*\d|-]).*$", "", text, flags=re.MULTILINE)
    return re.sub(r"`[^`\n]*`", "", text)


def anchors(text: str) -> set[str]:
    """The addresses of the headings of a page, as GitHub and MkDocs make them."""
    heads = re.findall(r"^#+ +(.+)$", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def broken_links(page: str) -> list[str]:
    """The links of a page to files of ours that lead nowhere."""
    broken = []
    for target, anchor in re.findall(r"\]\(([^)\s#]*)(?:#([^)\s]*))?\)", without_code(read(page))):
        if re.match(r"[a-z]+:", target):
            continue
        path = ((ROOT / page).parent / target).resolve() if target else ROOT / page
        outside = page.startswith("docs/") and not path.is_relative_to(ROOT / "docs")
        if not path.exists() or outside or (anchor and anchor not in anchors(path.read_text(encoding="utf-8"))):
            broken.append(f"{target}#{anchor}")
    return broken


@pytest.mark.parametrize("page", [*ALL_PAGES, "tests/README.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    assert not broken_links(page)


def test_every_page_is_in_the_navigation_and_in_the_index() -> None:
    nav = yaml.safe_load(re.sub(r"!!python\S+", "", read("mkdocs.yml")))["nav"]
    listed = set(re.findall(r"[\w/-]+\.md", str(nav)))
    pages = {page.removeprefix("docs/") for page in ALL_PAGES if page.startswith("docs/")}
    assert listed == pages
    index = set(re.findall(r"\]\(([\w/-]+\.md)", read("docs/index.md"))) | {"index.md"}
    assert pages == index


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = list((tmp_path / "site").rglob("*.html"))
    assert len(pages) > 30
    loaded = {
        address
        for page in pages
        for address in re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]*)"', page.read_text("utf-8"))
    }
    assert not loaded, "the site must not load anything from elsewhere"


# ---- language --------------------------------------------------------------------------------------------------------

VAGUE = re.compile(r"\b(some|any|every|no)body\b|\bwho(so)?ever\b|\bonlooker", re.IGNORECASE)
OPENINGS = re.compile(
    r"(?:^|(?<=[.:!] )|(?<=\| )|(?<=^[*-] ))(?:What|Who|Whoever|The same|It is)\b[^.?\n|]*[.\n|?]", re.MULTILINE
)


def prose(page: str) -> str:
    """A page without code and without what is generated, which speaks the language of its source."""
    return without_code(re.sub(r"<!-- (\w+): (?!end).*?<!-- \1: end -->", "", read(page), flags=re.DOTALL))


@pytest.mark.parametrize("page", [*ALL_PAGES, "tests/README.md"])
def test_pages_are_written_plainly(page: str) -> None:
    allowed = {"docs/glossary.md": ("onlooker",), "CONTRIBUTING.md": ("somebody", "anybody", "nobody", "whoever")}
    found = [one[0].lower() for one in VAGUE.finditer(prose(page))]
    assert set(found) <= set(allowed.get(page, ())), f"{page}: name the role instead of {set(found)}"


@pytest.mark.parametrize("page", [*ALL_PAGES, "tests/README.md"])
def test_sentences_begin_with_their_subject(page: str) -> None:
    """Questions may begin with a question word, statements must not."""
    assert [one[0] for one in OPENINGS.finditer(prose(page)) if not one[0].endswith("?")] == []


@pytest.mark.parametrize("page", [*ALL_PAGES, "tests/README.md"])
def test_lines_of_text_have_at_most_120_characters(page: str) -> None:
    kept = re.sub(r"^( *)```.*?^\1```$", "", read(page), flags=re.MULTILINE | re.DOTALL)
    long = [line for line in kept.split("\n") if len(line) > 120 and not line.lstrip().startswith(("|", "!["))]
    assert not long


def glued_lists(text: str) -> list[str]:
    """List items that stand right below a paragraph: the website would print them as part of it."""
    item = re.compile(r" *(?:[*-]|\d+\.) ")
    text = re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.MULTILINE | re.DOTALL)
    parts = [part.split("\n") for part in re.split(r"\n\s*\n", text)]
    return [line for first, *rest in parts for line in rest if item.match(line) and not item.match(first)]


@pytest.mark.parametrize("page", [*ALL_PAGES, "tests/README.md"])
def test_lists_stand_apart_from_paragraphs(page: str) -> None:
    assert glued_lists(read(page)) == []


def test_a_glued_list_is_found() -> None:
    assert glued_lists("Text:\n* one\n* two") == ["* one", "* two"]
    assert glued_lists("Text:\n\n* one\n  goes on\n* two") == []


# ---- facts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ALL_PAGES)
def test_clauses_that_are_named_exist(page: str, systems: Library) -> None:
    books = {system.prefix: {clause.id for clause in system.rulebook} for system in systems.systems.values()}
    for name, prefix in re.findall(r"\b((K6|KB|TK|PS)-\d+\.\d+[a-z]?)\b", read(page)):
        assert name in books[prefix], f"{page}: there is no clause {name}"


@pytest.mark.parametrize("page", ALL_PAGES)
def test_scenarios_that_are_named_exist(page: str, systems: Library) -> None:
    known = {f"{one.id}/{name}" for one in systems.systems.values() for name in systems.scenario_files(one)}
    named = re.findall(rf"(?<![\w/.-])((?:{'|'.join(SHIPPED)})/[a-z_]+)(?![\w/]*\.)\b(?!/)", read(page))
    folders = ("clauses", "content", "vectors", "words", "flow", "board", "seats", "bots", "scenarios", "state")
    for name in named:
        assert name in known or name.partition("/")[2] in folders, f"{page}: there is no scenario {name}"


@pytest.mark.parametrize("page", [*ALL_PAGES, "tests/README.md"])
def test_files_that_are_named_exist(page: str) -> None:
    for name in re.findall(r"`((?:docs|src|tests|tools)/[\w./-]*\w/?)(?:::\w+)?`", read(page)):
        assert (ROOT / name).exists(), f"{page}: there is no {name}"
    for name in re.findall(r"python -m ((?:tests|tools|holmgang)\.[\w.]+)", read(page)):
        path = ROOT / "src" / name.replace(".", "/") if name.startswith("holmgang") else ROOT / name.replace(".", "/")
        assert path.with_suffix(".py").exists(), f"{page}: there is no module {name}"


@pytest.mark.parametrize("page", ALL_PAGES)
def test_modules_that_are_named_exist(page: str) -> None:
    """``kernel.sums`` as well as ``holmgang.testing.conformance.check``: the first two parts are a module."""
    named = re.compile(r"\b(?:holmgang\.)?((?:kernel|bots|lab|testing)\.[a-z_]+)\b")
    for package, _, module in (name.partition(".") for name in named.findall(read(page))):
        place = ROOT / "src/holmgang" / package / module
        assert module == "md" or place.with_suffix(".py").exists(), f"{page}: there is no {package}.{module}"


def test_the_code_names_pages_that_exist() -> None:
    named = set()
    for folder in ("src", "tests"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".js", ".html", ".css", ".txt") and path != Path(__file__):
                named |= set(re.findall(r"\bdocs/[\w/-]*(?:\.md|/)", path.read_text(encoding="utf-8")))
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_environment_variables_are_those_of_the_code() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    used = set(re.findall(r"\bHOLMGANG_[A-Z]+\b", source))
    told = set(re.findall(r"^\| `(HOLMGANG_[A-Z]+)` \|", read("docs/reference/cli.md"), re.MULTILINE))
    assert told == used
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    for page in [*ALL_PAGES, "tests/README.md"]:
        for name in re.findall(r"\bHOLMGANG_[A-Z]+\b", read(page)):
            assert name in used or name in tests, f"{page}: nothing reads {name}"


def test_the_command_page_groups_every_command() -> None:
    grouped = set(re.findall(r"\[(\w+)\]\(#\1\)", read("docs/reference/cli.md").partition("## Environment")[0]))
    assert grouped == set(options())


def test_the_routes_of_the_api_page_are_those_of_the_api() -> None:
    real = {
        f"{method} {getattr(route, 'path', '')}"
        for route in api.router.routes
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD"
    }
    told = set(re.findall(r"^\| `([A-Z]+ /api/[^`?]*)`", read("docs/reference/api.md"), re.MULTILINE))
    assert told == real


@pytest.mark.parametrize("page", ALL_PAGES)
def test_addresses_that_are_named_exist(page: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/holmgang/table/web").glob("*.py"))
    named = re.compile(r"`(?:GET |POST )?(/(?:t|me|lab|replay|rules|set|healthz|metrics|j|welcome)\b[^`]*)`")
    for address in named.findall(read(page)):
        first = re.sub(r"[#?].*", "", address)
        last = first.rstrip("/").rpartition("/")[2]
        assert f"/{last}" in source or last in ("TABLE", "NAME", "k6") or last.startswith("{"), f"{page}: {address}"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:g}"


def test_the_limits_on_the_security_page_are_those_of_the_code() -> None:
    from holmgang.table.service import fights, heroes, orders, table_service, uploaded_packs
    from holmgang.table.service.fight_files import LARGEST
    from holmgang.table.service.lab_runs import LabBudget
    from holmgang.table.service.permissions import ServerRules
    from holmgang.table.service.workers import MOST_UPLOADS
    from holmgang.table.web import build_pages, rate_limit, security, tab, timeouts
    from holmgang.table.web.settings import Settings

    page, rate = read("docs/host/security.md"), rate_limit.RATES
    facts = [
        f"| a request; a request with files | {security.SMALL // 1000} kB; {security.LARGE / 1e6:g} MB |",
        f"| a scenario or map that is uploaded | {build_pages.LONGEST_FILE / 1e6:g} MB |",
        f"| packs of a table | {uploaded_packs.MOST_PACKS}, each up to {uploaded_packs.LONGEST_PACK // 1000} kB |",
        f"| a saved fight | {LARGEST / 1e6:g} MB;",
        f"{number(tab.LONGEST_MESSAGE)} characters; {rate_limit.MESSAGES.burst:g} at once, then",
        f"then {rate_limit.MESSAGES.each_second:g} a second |",
        f"{orders.LONGEST_NAME} characters on one line; {number(table_service.LONGEST_NOTES)} characters |",
        f"| tables of one visitor | {ServerRules().tables_a_day} a day |",
        f"| {timeouts.SlowRequestProtocol.longest:g} seconds; {Settings().short_body:g} seconds;",
        f"{Settings().longest_body:g} seconds |",
        f"| connections of a process that wait for a request | {number(timeouts.MOST_WAITING)};",
        f"| new connections | {rate_limit.CONNECTS.burst:g} | {rate_limit.CONNECTS.each_second:g} a second; "
        f"{timeouts.MOST_OF_ONE} may wait",
        f"| processor time for pages | {rate_limit.WORK.burst:g} seconds | {rate_limit.WORK.each_second:g} a second |",
        f"| requests at work | {rate_limit.Turns.AT_ONCE} |",
        f"| bodies on their way | {security.MOST_BODIES} |",
        f"| {rate_limit.ALL_MESSAGES.burst:g} | {rate_limit.ALL_MESSAGES.each_second:g} a second |",
        f"| heroes; parties of one visitor | {heroes.MOST_HEROES}; {heroes.MOST_PARTIES} |",
        f"| fights in the workshop; links to them of one visitor | {fights.MOST_FIGHTS}; {fights.MOST_SHARED} |",
        f"| a picture of a hero; a hero file | {heroes.LONGEST_UPLOAD / 1e6:g} MB; "
        f"{uploaded_packs.LONGEST_PACK // 1000} kB |",
        f"a square JPEG of {heroes.SIDE} pixels and at most\n  {heroes.MOST_BYTES // 1000} kB",
        f"more than {heroes.MOST_PIXELS // 1_000_000} million pixels",
        f"| a run of the lab | {LabBudget().seconds:g} seconds, and {LabBudget().megabytes / 1000:g} GB",
        f"| requests | {rate['any'].burst:g} | {rate['any'].each_second:g} a second |",
        f"| creating tables, uploads | {rate['make'].burst:g} | one in {1 / rate['make'].each_second:g} seconds |",
        f"| {rate['guess'].burst:g} | one in {1 / rate['guess'].each_second:g} seconds |",
        f"| checking a scenario while it is edited | {rate['check'].burst:g} | one a second |",
        f"| runs of the lab | {rate['play'].burst:g} | one in {1 / rate['play'].each_second:g} seconds |",
        f"| {rate['socket'].burst:g} | {rate['socket'].each_second:g} a second,",
        f"at most {security.MOST_AT_ONCE['line']} open |",
        f"| files being checked | {security.MOST_AT_ONCE['file']} of {MOST_UPLOADS} places |",
    ]
    assert [fact for fact in facts if fact not in page] == []


def test_the_dice_are_made_by_the_hash_that_the_pages_name() -> None:
    source = (ROOT / "src/holmgang/kernel/dice.py").read_text(encoding="utf-8")
    assert "blake2b" in source
    for page in ("docs/explanation/fair-dice.md", "docs/reference/asvs.md"):
        assert "BLAKE2b" in read(page)
        assert "HMAC" not in read(page)


def test_days_and_metrics_are_those_of_the_code() -> None:
    from holmgang.table.store.keeping import KeepingPolicy
    from holmgang.table.web.health import Metrics

    days, page = KeepingPolicy(), read("docs/host/backup.md")
    for option, value in (("thin", days.thin), ("never-begun", days.never_begun), ("archive", days.archive)):
        assert f"| {value:g} days | `--{option}` |" in page
    assert f"| {days.forget:g} days | `--forget` |" in page
    told = set(re.findall(r"`(holmgang_\w+)`", read("docs/host/hosting.md")))
    assert told == set(re.findall(r"^# TYPE (\w+) ", Metrics().text(0), re.MULTILINE))


def test_keys_and_commands_are_those_of_the_programs() -> None:
    from holmgang.table.web.table_pages import KEYS

    keys = re.findall(r"^\| (.*?) \| ", read("docs/play/table.md").partition("## Keyboard")[2], re.MULTILINE)
    assert len(keys) - 1 == len(KEYS)
    source = (ROOT / "src/holmgang/cli/table_commands.py").read_text(encoding="utf-8")
    known = set(re.findall(r'^            "(\w+)": self\.\w+,$', source, re.MULTILINE))
    assert set(re.findall(r"^\| `:(\w+)", read("docs/play/terminal.md"), re.MULTILINE)) == known


def source_text() -> str:
    """All that the program may say: code, texts, templates, and the Makefile."""
    kinds = (".py", ".ftl", ".html", ".js")
    files = [path for path in (ROOT / "src").rglob("*") if path.suffix in kinds]
    return "".join(path.read_text(encoding="utf-8") for path in [*files, ROOT / "Makefile"])


def test_messages_quoted_for_troubleshooting_are_those_of_the_program() -> None:
    rows = re.findall(r"^\| (.*?) \| ", read("docs/troubleshooting.md"), re.MULTILINE)
    quoted = [part for row in rows for part in re.findall(r"[\"`]([^\"`]+)[\"`]", row) if " " in part]
    said = source_text()
    assert len(quoted) > 8
    assert [one for one in quoted if one.replace("127.0.0.1:8000", "{host}:{port}").strip(" …") not in said] == []


@pytest.mark.parametrize("page", ["docs/play/index.md", "docs/play/table.md", "docs/design/fight.md"])
def test_labels_that_are_named_are_on_the_screen(page: str, systems: Library) -> None:
    words = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/holmgang/table/words/en").glob("*.ftl"))
    titles = {one.title["en"] for system in systems.systems.values() for one in systems.scenarios(system)}
    named = re.findall(r"(?<!\*)\*([A-Z][^*\n]+)\*(?!\*)", without_code(read(page)))
    assert [one for one in named if one not in words and one not in titles] == []


def test_the_packages_of_the_design_page_are_there() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", read("docs/explanation/design.md"), re.MULTILINE))
    real = {path.parent.name for path in (ROOT / "src/holmgang").glob("*/__init__.py")}
    assert told == real


@pytest.mark.parametrize("name", SHIPPED)
def test_the_number_of_clauses_is_right(name: str, systems: Library) -> None:
    count = len(list(systems.system(name).rulebook))
    assert f"{count} clauses" in " ".join(read(f"docs/reference/systems/{name}.md").split())


def test_the_tables_of_k6_are_those_of_the_code() -> None:
    from holmgang.systems.k6.knobs import Knobs
    from holmgang.systems.k6.tables import ACTIONS, CONDITIONS, DEEDS, INTENTIONS, RELEVANCE, SPENDS

    page, knobs = read("docs/reference/systems/k6.md"), Knobs.model_validate({})

    def rows(head: str) -> list[list[str]]:
        start = page.index(head)
        table = page[start : page.index("\n\n", start)].split("\n")[2:]
        return [[cell.strip() for cell in row.strip("|").split("|")] for row in table]

    def plain(cell: str) -> str:
        return cell.strip("`")

    assert {plain(row[0]) for row in rows("| intention | rolls")} == set(INTENTIONS)
    assert {plain(row[0]): row[1] for row in rows("| action | clause |")} == dict(ACTIONS)
    spends = {plain(row[0]): (row[1].split()[0], row[4]) for row in rows("| spend | cost")}
    real = {name: (str(row.cost(knobs)), row.clause) for name, row in SPENDS.items()}
    assert spends == {**real, "blade_at_throat": ("2", "K6-31.9")}  # the code names the price of a held target
    conditions = {plain(row[0]): (row[1].split()[0].strip("`"), row[6]) for row in rows("| condition | kind")}
    assert conditions == {name: (row.kind or "–", row.clause) for name, row in CONDITIONS.items()}
    relevance = {
        plain(row[0]): tuple(deed for deed, cell in zip(DEEDS, row[1:], strict=True) if cell == "yes")
        for row in rows("| kind | melee")
    }
    assert relevance == {kind: tuple(deed for deed in DEEDS if deed in deeds) for kind, deeds in RELEVANCE.items()}


def test_the_map_of_the_tests_names_every_folder() -> None:
    page, here = read("tests/README.md"), ROOT / "tests"
    folders = {f"{path.parent.name}/" for path in here.glob("*/__init__.py")} - {"table/"}
    folders |= {f"table/{path.parent.name}/" for path in here.glob("table/*/__init__.py")}
    folders |= {"mutants/", "playthroughs/"}
    assert [name for name in sorted(folders) if f"`{name}`" not in page] == []
    for name in re.findall(r"`(\w+\.py)`", page):
        assert (here / name).exists(), name


@pytest.mark.parametrize("name", SHIPPED)
def test_event_tables_written_by_hand_are_complete(name: str, systems: Library) -> None:
    """The kinds and fields in a page's own table of events are those of the code."""
    page = read(f"docs/reference/systems/{name}.md")
    rows = re.compile(r"^\| (`\w+`) \| ([^|]*) \|", re.MULTILINE)
    real = dict(rows.findall(events(systems, systems.system(name))))
    told = dict(rows.findall(page.partition("\n## Events\n")[2].partition("\n## ")[0]))
    assert told == real


def test_the_changelog_is_short() -> None:
    text = read("CHANGELOG.md")
    assert len(text.splitlines()) <= 120
    assert text.index("## Unreleased") < text.index("## 0.3") < text.index("## 0.2") < text.index("## 0.1")
