"""The house rules: what must hold for the files themselves, whatever they do.

A check takes the text of a file and returns its faults. The first tests run the checks over the project; the last ones
show that each check finds what it is for, and leaves alone what it should. Layers are import-linter's: `make check`.
"""

from __future__ import annotations

import ast
import io
import os
import re
import subprocess
import tokenize
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "holmgang"
LONGEST = 900
WIDEST = 120
RIDDLE = re.compile(
    r"""(?:What|Whatever|Who|Whoever|Whom|Whose|Of|The\ same|It\ is|How|Where|Which|Why|Whether|Does|Is|May|Can|Has)\b
    | (?:Would|Could|(?:By|In|With|From|To)\ (?:how|which|what|whom))\b
    | [^.?!:"]*\?""",
    re.VERBOSE,
)
OWN_SIZE = re.compile(r"font(-size)?:[^;]*\d(px|rem)")
OWN_SPACE = re.compile(r"(?<![\w-])(?:padding|margin|gap|row-gap|column-gap|border(?:-\w+-\w+)?-radius)[\w-]*:([^;]*)")
VAGUE = re.compile(r"(?<![\w'\"`.-])(?:(?:some|any|no)body|whoever)(?![\w-])", re.IGNORECASE)
TOLD_IN_YAML = re.compile(r"\s*(?:- )?(?:#|title:|note:)")
LENGTH = re.compile(r"-?[\d.]+(?:px|rem)\b")
HAIRLINES = ("1px", "-1px")
SOURCE_SUFFIXES = (".py", ".js", ".mjs", ".css", ".html", ".jinja", ".sql")


class Fault(NamedTuple):
    line: int
    says: str


Check: TypeAlias = Callable[[str], list[Fault]]


# ---- which files -----------------------------------------------------------------------------------------------------


def python_files() -> list[Path]:
    return sorted(SRC.rglob("*.py"))


def all_python_files() -> list[Path]:
    """Python files of the package, the tests and the tools."""
    return sorted(path for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*.py"))


def source_files() -> list[Path]:
    return sorted(path for path in SRC.rglob("*") if path.is_file() and path.suffix in SOURCE_SUFFIXES)


def code_files() -> list[Path]:
    """Source files but stylesheets, which have a line for each declaration and are read by searching."""
    return [path for path in source_files() if path.suffix != ".css"]


def web_files() -> list[Path]:
    """Templates, stylesheets and scripts."""
    return [path for path in source_files() if path.suffix in (".css", ".html", ".js")]


def stylesheets() -> list[Path]:
    return [path for path in source_files() if path.suffix == ".css"]


def rule_files() -> list[Path]:
    """The code of the rule systems, without their heuristics, which may weigh and guess as they like."""
    rooms = {path: {part.removesuffix(".py") for part in path.relative_to(SRC).parts} for path in python_files()}
    return [path for path, parts in rooms.items() if "systems" in parts and "bots" not in parts]


def system_files() -> list[Path]:
    return sorted((SRC / "systems").rglob("*.py"))


def vector_files() -> list[Path]:
    return sorted(ROOT.glob("src/holmgang/systems/*/vectors/*.yaml"))


def silent_files() -> list[Path]:
    return [path for path in python_files() if not path.is_relative_to(SRC / "cli")]


def kept_files() -> list[Path]:
    """Files that git tracks or would track; without git, as in an unpacked archive, all but caches and products."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        listed = b""
    found = [ROOT / os.fsdecode(name) for name in listed.split(b"\0") if name]
    return sorted(path for path in found or walked_files(ROOT) if path.is_file())


def walked_files(root: Path) -> Iterator[Path]:
    ignored = re.compile(r"\.git|\.venv.*|\..+_cache|\.hypothesis|__pycache__|.+\.egg-info|build|dist")
    for here, folders, files in os.walk(root):
        folders[:] = [name for name in folders if not ignored.fullmatch(name)]
        yield from (Path(here) / name for name in files)


# ---- any file --------------------------------------------------------------------------------------------------------

# A mirror or a registry belongs to a machine's settings, and a machine's paths to that machine alone.
HOSTS = re.compile(
    r"\b(?:[\w-]+\.)*(?:pypi\.org|pythonhosted\.org|anaconda\.org|npmjs\.(?:org|com)|yarnpkg\.com|crates\.io|docker\.io"
    r"|ghcr\.io|gcr\.io|quay\.io|jsdelivr\.net|unpkg\.com|cdnjs\.com)\b"
    r"|\bindex[-_]url\s*[= ]\s*\S+|\b[\w.-]*(?:artifactory|nexus)[\w-]*\.[\w-]+\.[a-z]{2,}\b",
    re.IGNORECASE,
)
MACHINE_PATHS = re.compile(r"(?<!\w)/(?:work|root)/|(?<![\w.])/(?:home|Users)/\w+/|\b[A-Z]:\\Users\\")


def foreign(text: str) -> list[Fault]:
    return [
        Fault(number, f"{what} {found[0]!r}: it exists on one machine only, or should")
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in (("registry or mirror", HOSTS), ("machine path", MACHINE_PATHS))
        for found in pattern.finditer(line)
    ]


# ---- source files ----------------------------------------------------------------------------------------------------


def too_long(text: str) -> list[Fault]:
    lines = len(text.splitlines())
    return [Fault(lines, f"{lines} lines, more than {LONGEST}: divide it by topic")] if lines > LONGEST else []


def too_wide(text: str) -> list[Fault]:
    wide = ((number, len(line)) for number, line in enumerate(text.splitlines(), start=1) if len(line) > WIDEST)
    return [Fault(number, f"{length} characters, more than {WIDEST}") for number, length in wide]


def own_size(text: str) -> list[Fault]:
    """Letters have the sizes of the scale in look.css (`--text-1` and so on)."""
    lines = enumerate(text.splitlines(), start=1)
    return [Fault(number, "a font size outside the scale") for number, line in lines if OWN_SIZE.search(line)]


def own_space(text: str) -> list[Fault]:
    """Spaces and corners have sizes of the scales in look.css too; hairlines and `em` are free."""
    return [
        Fault(number, f"{length} outside the scales of spaces and corners")
        for number, line in enumerate(text.splitlines(), start=1)
        for rule in OWN_SPACE.finditer(line)
        for length in LENGTH.findall(rule[1])
        if length not in HAIRLINES
    ]


HEADS = re.compile(r"([^{};]+)\{")
BUT = re.compile(r":(?:not|has)\((?:[^()]|\([^()]*\))*\)")
COMMAS = re.compile(r",(?![^(\[]*[)\]])")
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")


def own_classes(text: str) -> dict[str, int]:
    """Return the classes that a sheet styles without a scope, each with its first line.

    A selector is scoped if it names a second class, an id or a data attribute of what the rule is for.
    """
    found: dict[str, int] = {}
    plain = re.sub(r"/\*.*?\*/", lambda comment: "\n" * comment[0].count("\n"), text, flags=re.DOTALL)
    for head in HEADS.finditer(plain):
        if head[1].lstrip().startswith("@"):
            continue
        for selector in COMMAS.split(head[1]):
            bare = BUT.sub("", selector)
            names = set(CLASS.findall(bare))
            if len(names) == 1 and "#" not in bare and "[data-" not in bare:
                found.setdefault(names.pop(), plain.count("\n", 0, head.end()) + 1)
    return found


def shared_classes(sheets: dict[str, str]) -> list[str]:
    """Return the classes that two sheets style without a scope: one of them changes the other's pages unseen."""
    first: dict[str, str] = {}
    faults = []
    for sheet, text in sheets.items():
        for name, line in own_classes(text).items():
            if first.setdefault(name, sheet) != sheet:
                faults.append(
                    f"{sheet}:{line}: .{name} belongs to {first[name]}: rename it, or add a scope of this sheet"
                )
    return faults


def no_docstring(text: str) -> list[Fault]:
    missing = not (ast.get_docstring(ast.parse(text)) or "").strip()
    return [Fault(1, "no module docstring: say what the module is for, and what it is not")] if missing else []


def riddles(text: str) -> list[Fault]:
    """Docstrings that open with a relative clause instead of their subject, see the guide in CONTRIBUTING.md."""
    strings = [
        (node.lineno, node.value.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    return [Fault(line, f"opens with {found[0]!r}") for line, said in strings if (found := RIDDLE.match(said))]


def roleless(text: str) -> list[Fault]:
    """Comments, docstrings and names of tests that name no role: player, creature, visitor."""
    tree, tokens = ast.parse(text), tokenize.generate_tokens(io.StringIO(text).readline)
    told = [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            told.append((node.lineno, node.name.replace("_", " ")))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            told.append((getattr(node, "lineno", 1), ast.get_docstring(node) or ""))
    return vague(told)


def roleless_vector(text: str) -> list[Fault]:
    """Titles, notes and comments of vectors that name no role."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if TOLD_IN_YAML.match(line)]
    return vague(lines)


def vague(told: Iterable[tuple[int, str]]) -> list[Fault]:
    return [Fault(line, f"name the role, not {found[0]!r}") for line, said in told if (found := VAGUE.search(said))]


def prints(text: str) -> list[Fault]:
    return [
        Fault(node.lineno, "print(): only holmgang.cli talks to a terminal")
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and called(node) == "print"
    ]


# ---- rule code -------------------------------------------------------------------------------------------------------

CHANCE = {
    "random": "ask for a roll instead",
    "secrets": "ask for a roll instead",
    "uuid": "derive names from the state",
    "time": "rules know no clock",
    "datetime": "rules know no clock",
}
ENTROPY = ("urandom", "getrandom")
PROCESS_BOUND = ("hash", "id")


def chance(text: str) -> list[Fault]:
    """Find all that may differ between two runs: chance, the clock, the process."""
    faults = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            modules = [node.module or ""]
            if any(alias.name in ENTROPY for alias in node.names):
                faults.append(Fault(node.lineno, "the system's entropy: ask for a roll instead"))
        elif isinstance(node, ast.Attribute) and node.attr in ENTROPY:
            faults.append(Fault(node.lineno, f"{node.attr}: ask for a roll instead"))
            continue
        elif isinstance(node, ast.Call) and called(node) in PROCESS_BOUND:
            faults.append(Fault(node.lineno, f"{called(node)}() differs between processes: compare by value"))
            continue
        else:
            continue
        tops = [module.partition(".")[0] for module in modules]
        faults += [Fault(node.lineno, f"imports {top}: {CHANCE[top]}") for top in tops if top in CHANCE]
    return faults


def floats(text: str) -> list[Fault]:
    """Float literals, float() and true division, save that of a Fraction and the joining of a path with a literal."""

    def exact(operand: ast.expr) -> bool:
        if isinstance(operand, ast.BinOp) and isinstance(operand.op, ast.Div):
            return exact(operand.left) or exact(operand.right)
        return (
            isinstance(operand, ast.JoinedStr)
            or (isinstance(operand, ast.Constant) and isinstance(operand.value, str))
            or (isinstance(operand, ast.Call) and called(operand) == "Fraction")
        )

    faults = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            faults.append(Fault(node.lineno, f"float literal {node.value!r}: count in integers, or take a Fraction"))
        elif isinstance(node, ast.Call) and called(node) == "float":
            faults.append(Fault(node.lineno, "float(): count in integers, or take a Fraction"))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
            if not (exact(node.left) or exact(node.right)):
                faults.append(Fault(node.lineno, "/ makes a float: use //, Fraction(a, b), or joinpath() for a path"))
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Div) and not exact(node.value):
            faults.append(Fault(node.lineno, "/= makes a float: use //="))
    return faults


def called(node: ast.Call) -> str | None:
    return node.func.id if isinstance(node.func, ast.Name) else None


def untyped_knobs(text: str) -> list[Fault]:
    """Knobs that a type checker knows nothing of: it would not notice a misspelt one."""
    faults = []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Attribute(value=ast.Attribute(attr="knobs") as knobs) if of_scenario(knobs):
                faults.append(Fault(node.lineno, "a scenario's knobs are of any type: `knobs: Knobs = scenario.knobs`"))
            case ast.Assign(value=value) if any(of_scenario(part) for part in (value, *elements(value))):
                faults.append(Fault(node.lineno, "knobs without a type: `knobs: Knobs = scenario.knobs`"))
            case ast.arg(arg="knobs", annotation=ast.Name(id="Any")):
                faults.append(Fault(node.lineno, "knobs of any type: say which"))
    return faults


def of_scenario(node: ast.expr) -> bool:
    """Return whether this is ``scenario.knobs`` or ``game.scenario.knobs``."""
    match node:
        case ast.Attribute(attr="knobs", value=ast.Name(id="scenario") | ast.Attribute(attr="scenario")):
            return True
    return False


def elements(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else []


# ---- rule code: the order of a set -----------------------------------------------------------------------------------
#
# A set is fine for membership; its order is an accident of hashing. So we look for sets that are walked through: those
# written out, made by a call or an operator, and names and fields that this very file binds or annotates as sets.

SET_TYPES = ("set", "frozenset", "Set", "FrozenSet", "AbstractSet", "MutableSet")
SET_METHODS = ("union", "intersection", "difference", "symmetric_difference", "copy")
ORDERLESS = ("sorted", "min", "max", "sum", "len", "any", "all", "set", "frozenset")
WALKERS = ("list", "tuple", "iter", "next", "enumerate", "zip", "map", "filter", "dict", "deque")
WALKER_METHODS = ("join", "extend", "extendleft", "fromkeys", "from_iterable", "chain", "product")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
Names: TypeAlias = frozenset[str]


def set_order(text: str) -> list[Fault]:
    tree = ast.parse(text)
    forgiven = frozenset(harmless(tree))
    return [
        Fault(line, "goes through a set in the order of its hashes: sort it first, or keep a tuple or a dict")
        for line in sorted(set_walks(tree, frozenset(), set_fields(tree), forgiven))
    ]


def set_walks(scope: ast.AST, outer: Names, fields: Names, forgiven: frozenset[ast.AST]) -> Iterator[int]:
    names = set_names(scope, outer, fields)
    for node in nodes_of(scope):
        if isinstance(node, FUNCTIONS):
            yield from set_walks(node, names, fields, forgiven)
        elif node not in forgiven:
            yield from (walk.lineno for walk in walked(node) if is_set(walk, names, fields))


def nodes_of(scope: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a scope down to the functions in it, whose insides are scopes of their own."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, FUNCTIONS):
            yield from nodes_of(node)


def harmless(tree: ast.AST) -> Iterator[ast.AST]:
    """Walks whose order cannot show: what goes straight into a count, a sum, a plain sort or another set."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in ORDERLESS and not node.keywords:
            yield from node.args
        elif isinstance(node, ast.Set):
            yield from node.elts


def walked(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions that a node goes through one by one."""
    match node:
        case ast.For(iter=through) | ast.AsyncFor(iter=through):
            yield through
        case ast.ListComp(generators=parts) | ast.GeneratorExp(generators=parts) | ast.DictComp(generators=parts):
            yield from (part.iter for part in parts)
        case ast.Starred(value=through) | ast.YieldFrom(value=through):
            yield through
        case ast.Assign(targets=[ast.Tuple() | ast.List()], value=through):
            yield through
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
            if name in WALKERS or (name in ("sorted", "min", "max") and keywords):  # a key leaves ties to chance
                yield from args
        case ast.Call(func=ast.Attribute(attr="pop", value=through), args=[]):
            yield through
        case ast.Call(func=ast.Attribute(attr=name), args=args) if name in WALKER_METHODS:
            yield from args


def is_set(node: ast.expr, names: Names, fields: Names) -> bool:
    def one(part: ast.expr) -> bool:
        return is_set(part, names, fields)

    match node:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Name(id=name):
            return name in names
        case ast.Attribute(attr=name):
            return name in fields
        case ast.Call(func=ast.Attribute(attr=name, value=owner)):
            return name in SET_METHODS and one(owner)
        case ast.BinOp(left=left, right=right, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return any(one(side) or is_dict_view(side) for side in (left, right))
        case ast.IfExp(body=body, orelse=orelse):
            return one(body) or one(orelse)
        case ast.BoolOp(values=values):
            return any(map(one, values))
        case ast.NamedExpr(value=value):
            return one(value)
    return False


def is_dict_view(node: ast.expr) -> bool:
    """``a.keys() & b.keys()`` is a set, though each side keeps its order."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("keys", "items")


def is_set_type(annotation: ast.expr | None) -> bool:
    match annotation:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in SET_TYPES
        case ast.Subscript(value=base):
            return is_set_type(base)
        case ast.BinOp(left=left, right=right):
            return is_set_type(left) or is_set_type(right)
        case ast.Constant(value=str(quoted)):
            return is_set_type(ast.parse(quoted, mode="eval").body)
    return False


def set_names(scope: ast.AST, outer: Names, fields: Names) -> Names:
    """Names that may be sets within a scope: its own, and those around it that it does not bind anew."""
    annotated: set[str] = set()
    bound: dict[str, list[ast.expr]] = {}
    if isinstance(scope, FUNCTIONS):
        for arg in (*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs):
            bound[arg.arg] = []
            if is_set_type(arg.annotation):
                annotated.add(arg.arg)
    for node in nodes_of(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                bound.setdefault(name, []).append(value)
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                bound.setdefault(name, []).append(value)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=given):
                bound.setdefault(name, []).extend([given] if given else [])
                if is_set_type(annotation):
                    annotated.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                bound.setdefault(name, [])
    names = (outer - bound.keys()) | annotated
    while True:  # a name given to a name given to a name ...
        more = {name for name, values in bound.items() if any(is_set(value, names, fields) for value in values)}
        if more <= names:
            return names
        names |= more


def set_fields(tree: ast.AST) -> Names:
    """Fields annotated as sets, unless another class of the file gives the same name to something else."""
    sets: set[str] = set()
    others: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    (sets if is_set_type(line.annotation) else others).add(line.target.id)
    return frozenset(sets - others)


# ---- the house -------------------------------------------------------------------------------------------------------


def faults_in(paths: Iterable[Path], check: Check) -> list[str]:
    found = []
    for path in paths:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:  # a picture or a font
            continue
        found += [f"{path.relative_to(ROOT).as_posix()}:{fault.line}: {fault.says}" for fault in check(text)]
    return found


@pytest.mark.parametrize(
    ("files", "check"),
    [
        pytest.param(code_files, too_long, id="source files are short"),
        pytest.param(web_files, too_wide, id="lines of templates, sheets and scripts are short"),
        pytest.param(stylesheets, own_size, id="letters have sizes of the scale"),
        pytest.param(stylesheets, own_space, id="spaces and corners have sizes of the scale"),
        pytest.param(python_files, no_docstring, id="modules say what they are for"),
        pytest.param(all_python_files, riddles, id="docstrings open with their subject"),
        pytest.param(all_python_files, roleless, id="comments, docstrings and names of tests name the role"),
        pytest.param(vector_files, roleless_vector, id="titles of vectors name the role"),
        pytest.param(silent_files, prints, id="only the command prints"),
        pytest.param(rule_files, chance, id="rules know neither chance nor clock"),
        pytest.param(rule_files, floats, id="rules count exactly"),
        pytest.param(rule_files, set_order, id="rules never go by the order of a set"),
        pytest.param(system_files, untyped_knobs, id="a misspelt knob is noticed"),
        pytest.param(kept_files, foreign, id="files name no registry and no machine"),
    ],
)
def test_house(files: Callable[[], list[Path]], check: Check) -> None:
    paths = files()
    assert paths, "found no file to check: has something moved?"
    faults = faults_in(paths, check)
    assert not faults, "\n" + "\n".join(faults)


def test_a_class_is_styled_in_one_sheet() -> None:
    sheets = {path.name: path.read_text(encoding="utf-8") for path in stylesheets()}
    assert len(sheets) > 9, "found few sheets: have they moved?"
    faults = shared_classes(sheets)
    assert not faults, "\n" + "\n".join(faults)


def test_a_class_of_two_sheets_is_found() -> None:
    sheets = {
        "a.css": ".go { top: 0 }",
        "b.css": "/* .x */\n@media (width < 9px) {\n  a:hover, .go:not(.on) b { top: 0 }\n}",
    }
    assert shared_classes(sheets) == ["b.css:3: .go belongs to a.css: rename it, or add a scope of this sheet"]
    for scoped in (".tray .go", ":where(.tray) .go", "#tray .go", ".go.on", ".go:where([data-live])", "b:not(.go)"):
        assert shared_classes({"a.css": ".go { top: 0 }", "b.css": f"{scoped} {{ top: 0 }}"}) == []


def unused(names: Iterable[str], texts: Iterable[str]) -> list[str]:
    """Return the files that no text names in quotes."""
    told = "\n".join(texts)
    return [name for name in names if not re.search(rf"[\"']{re.escape(name)}[\"']", told)]


def test_every_template_is_used() -> None:
    templates = [path for path in source_files() if path.suffix == ".html"]
    assert len(templates) > 9, "found few templates: have they moved?"
    texts = [path.read_text(encoding="utf-8") for path in (*templates, *python_files())]
    assert unused([path.name for path in templates], texts) == []
    assert unused(["_field.html", "_blank.html"], ['{% include "_field.html" %} see _blank.html']) == ["_blank.html"]


INKS, GROUNDS = ("ink", "ink-2", "ink-3", "call-text"), ("bg", "panel", "sunk")
ENOUGH = 4.5
"""The contrast that WCAG 2 asks of small letters (level AA)."""


def colours_in(*sheets: str) -> dict[str, tuple[float, ...]]:
    """Return the colours of sheets, a later one over an earlier: red, green, blue and how much of them."""
    found: dict[str, tuple[float, ...]] = {}
    for name, colour in re.findall(r"--([\w-]+):\s*(#\w{6}|rgb\([^)]*\));", "\n".join(sheets)):
        parts = [float(part) for part in re.findall(r"[\d.]+", colour)] if colour.startswith("rgb") else None
        found[name] = tuple(parts or (int(colour[at : at + 2], 16) for at in (1, 3, 5)))
    return found


def contrast(one: Iterable[float], other: Iterable[float]) -> float:
    """Return the contrast of two colours as WCAG 2 defines it."""

    def light(colour: Iterable[float]) -> float:
        shares = [part / 255 for part in colour]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shares]
        return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))

    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def faint_inks(colours: dict[str, tuple[float, ...]]) -> list[str]:
    """Return the letters that are too faint on a ground, plain or washed with gold."""
    *gold, share = colours["call-wash"]
    faults = []
    for ground in GROUNDS:
        washed = [share * one + (1 - share) * other for one, other in zip(gold, colours[ground], strict=True)]
        faults += [
            f"--{ink} on {how} --{ground}: {contrast(colours[ink], under):.2f}"
            for ink in INKS
            for how, under in (("plain", colours[ground]), ("washed", washed))
            if contrast(colours[ink], under) < ENOUGH
        ]
    return faults


def test_letters_stand_out_from_their_grounds_by_night_and_day() -> None:
    static = SRC / "table" / "static"
    night, day = ((static / name).read_text(encoding="utf-8") for name in ("look.css", "day.css"))
    assert faint_inks(colours_in(night)) == []
    assert faint_inks(colours_in(night, day)) == []
    assert faint_inks(colours_in(night, day, "--ink-3: #52646a;")) == ["--ink-3 on washed --bg: 4.37"]


def test_heuristics_are_not_rules_and_the_command_may_print(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SRC", tmp_path)
    for name in ("kernel/match.py", "systems/k6/flow/clash.py", "systems/k6/bots.py", "cli/app.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert [path.name for path in rule_files()] == ["clash.py"]
    assert [path.name for path in silent_files()] == ["match.py", "bots.py", "clash.py"]


def test_files_are_found_without_git(tmp_path: Path) -> None:
    for name in ("src/a.py", ".venv/b.py", "src/__pycache__/c.pyc", ".ci/run", ".mypy_cache/d"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert sorted(path.relative_to(tmp_path).as_posix() for path in walked_files(tmp_path)) == [".ci/run", "src/a.py"]


# ---- the checks can fail ---------------------------------------------------------------------------------------------

# In pieces, so that this file passes its own check.
REGISTRY = ".".join(("https://pypi", "org/simple"))
MACHINE = "/".join(("", "work", "holmgang"))

BAD: list[tuple[Check, str]] = [
    (too_long, "x = 1\n" * (LONGEST + 1)),
    (too_wide, "x" * (WIDEST + 1)),
    (own_size, ".bar { font-size: 13.5px; }"),
    (own_size, ".bar { font: 600 13px/1 serif; }"),
    (own_space, ".bar { padding: 0 13px; }"),
    (own_space, ".bar { margin-left: -2.5rem; }"),
    (own_space, ".bar { border-radius: 0 0 11px 11px; }"),
    (no_docstring, "x = 1\n"),
    (no_docstring, '"""  """\n'),
    (no_docstring, ""),
    (riddles, 'def f():\n    """What is added to the die."""\n'),
    (riddles, 'class A:\n    x: int\n    """Whose game it is."""\n'),
    (roleless, "x = 1  # so that some" + "body sees it\n"),
    (roleless, 'def f():\n    """Wait until any' + 'body looks."""\n'),
    (roleless, "def test_no" + "body_waits(): pass\n"),
    (roleless_vector, "  - case: a\n    title: who" + "ever falls is out\n"),
    (roleless_vector, "# no" + "body moves\n"),
    (prints, "def f() -> None:\n    print('hit')\n"),
    (foreign, f"see {REGISTRY}/holmgang"),
    (foreign, "pip install --index-" + "url https://mirror.example/simple holmgang"),
    (foreign, f"open('{MACHINE}/x.txt')"),
    (foreign, "/".join(("cd ", "root", ".cache"))),
    (foreign, "/".join(("cd ", "home", "gorm", "code"))),
    (chance, "import random\n"),
    (chance, "import os, random as dice\n"),
    (chance, "from random import randint\n"),
    (chance, "def f():\n    from time import monotonic\n"),
    (chance, "import datetime\n"),
    (chance, "import secrets\n"),
    (chance, "import os\nos.urandom(4)\n"),
    (chance, "from os import urandom\n"),
    (chance, "order = hash('orc')\n"),
    (floats, "x = 0.5\n"),
    (floats, "x = 1e3\n"),
    (floats, "x = float('1')\n"),
    (floats, "x = a / 2\n"),
    (floats, "x /= 2\n"),
    (untyped_knobs, "least = scenario.knobs.min_players\n"),
    (untyped_knobs, "if game.scenario.knobs.ambush_mode: pass\n"),
    (untyped_knobs, "knobs, has = scenario.knobs, given.inventory\n"),
    (untyped_knobs, "knobs = scenario.knobs\n"),
    (untyped_knobs, "def f(knobs: Any): return knobs.reach\n"),
    (set_order, "for x in {1, 2}: pass\n"),
    (set_order, "for x in set(names): pass\n"),
    (set_order, "out = [x for x in {y for y in z}]\n"),
    (set_order, "out = {x: 1 for x in frozenset(z)}\n"),
    (set_order, "out = tuple(set(z))\n"),
    (set_order, "out = ', '.join({'a', 'b'})\n"),
    (set_order, "out = [*{1, 2}]\n"),
    (set_order, "a, b = {1, 2}\n"),
    (set_order, "one = {1, 2}.pop()\n"),
    (set_order, "best = max({1, 2}, key=f)\n"),
    (set_order, "def f():\n    yield from {1, 2}\n"),
    (set_order, "for x in a.keys() & b.keys(): pass\n"),
    (set_order, "for x in a - {1}: pass\n"),
    (set_order, "SEEN = {1, 2}\ndef f():\n    return list(SEEN)\n"),
    (set_order, "def f(a):\n    b = set(a)\n    c = b\n    for x in c: pass\n"),
    (set_order, "def f(cells: 'frozenset[int] | None'):\n    return [x for x in cells or ()]\n"),
    (set_order, "from typing import Any\nseen: Any = set()\nfor x in seen: pass\n"),
    (set_order, "if (seen := set(z)): out = list(seen)\n"),
    (set_order, "class A:\n    tags: frozenset[str]\n    def f(self): return tuple(self.tags)\n"),
]

GOOD: list[tuple[Check, str]] = [
    (too_long, "x = 1\n" * LONGEST),
    (too_wide, "x" * WIDEST),
    (own_size, ".bar { font-size: var(--text-2); font: inherit; }\n.b { font-size: 1.1em; }"),
    (own_space, ".bar { padding: var(--space-2) 1px; gap: 0.3em; border-radius: 50%; scroll-margin: 70px; }"),
    (no_docstring, '"""What it is for."""\n'),
    (riddles, '"""Rules of wounds."""\ndef f():\n    """Return the wound."""\n    return "What?"\n'),
    (roleless, 'x = "no' + 'body"  # the id `nobody` of the file\n'),
    (roleless_vector, "    expect: [{winner: no" + "body}]\n    title: the winner is no one\n"),
    (prints, "console.print('hit')\nprinted = 1\n"),
    (foreign, "the frame" + MACHINE + ", https://example.org/homes, a homely /home"),
    (chance, "import os\nfrom .time import rounds\nfrom holmgang.kernel.dice import Roll\nrandom = 1\n"),
    (floats, "x = a // 2\ny = Fraction(1, 2) / 3\nz = here / 'content' / name\nw = 'a 0.5'\n"),
    (untyped_knobs, "knobs: Knobs = game.scenario.knobs\nreach = knobs.reach + play.knobs.step\n"),
    (untyped_knobs, "def f(knobs: Knobs): return knobs.reach\n"),
    (set_order, "ok = 1 in {1, 2}\n"),
    (set_order, "for x in sorted({1, 2}): pass\n"),
    (set_order, "n = len(set(z)) + sum(x for x in {1, 2}) + max({1, 2})\n"),
    (set_order, "both = {*{1}, *{2}}\nmore = {x for x in both}\n"),
    (set_order, "def f(cells: frozenset[int]):\n    return [x for x in range(9) if x in cells]\n"),
    (set_order, "def f(): seen = set()\ndef g(seen): return list(seen)\n"),
    (set_order, "SEEN = {1}\ndef f(SEEN: list[int]):\n    for x in SEEN: pass\n"),
    (set_order, "for x in {'a': 1}: pass\n"),
]


def short(value: object) -> str:
    return value.strip()[:60] if isinstance(value, str) else str(getattr(value, "__name__", value))


@pytest.mark.parametrize(("check", "text"), BAD, ids=short)
def test_the_check_finds(check: Check, text: str) -> None:
    faults = check(text)
    assert faults
    assert all(fault.says and 0 < fault.line <= text.count("\n") + 1 for fault in faults)


@pytest.mark.parametrize(("check", "text"), GOOD, ids=short)
def test_the_check_leaves_alone(check: Check, text: str) -> None:
    assert check(text) == []


def test_a_fault_is_told_with_its_place() -> None:
    here = Path(__file__).resolve()
    assert faults_in([here], lambda text: [Fault(7, "too loud")]) == ["tests/test_house.py:7: too loud"]
