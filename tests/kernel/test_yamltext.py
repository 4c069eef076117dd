"""Reading YAML: what it gives back, what it refuses, and at which line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.kernel import yamltext
from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.yamltext import FLOAT, MAX_BYTES, MAX_DEPTH, MAX_NODES, Document, read_file, read_yaml


class Dumper(yaml.SafeDumper):
    """Writes what it is given, quoting texts that some reader would take for decimal numbers."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


Dumper.add_implicit_resolver("tag:yaml.org,2002:float", FLOAT, None)

texts = st.text(
    st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff"), max_size=20
) | st.sampled_from(
    [
        "yes",
        "no",
        "on",
        "off",
        "Null",
        "true",
        "~",
        "",
        "010",
        "0x1F",
        "1_000",
        "1:30",
        "2024-01-31",
        "1e5",
        "1.5",
        "<<",
    ]
)
scalars = st.none() | st.booleans() | st.integers(-(10**17), 10**17) | texts
data = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4), max_leaves=20
)


def refused(text: str | bytes) -> ContentError:
    with pytest.raises(ContentError) as caught:
        read_yaml(text, "f.yaml")
    assert all(problem.file == "f.yaml" for problem in caught.value.problems)
    return caught.value


def only(text: str | bytes) -> tuple[int, str, str]:
    (problem,) = refused(text).problems
    return problem.line, problem.path, problem.message


@settings(deadline=None)
@given(data)
def test_dumped_data_reads_back_equal(value: Any) -> None:
    for style in (True, False, None):
        assert read_yaml(yaml.dump(value, Dumper=Dumper, default_flow_style=style, sort_keys=False), "f").data == value


@settings(deadline=None)
@given(data)
def test_json_is_yaml(value: Any) -> None:
    assert read_yaml(json.dumps(value, ensure_ascii=False), "f").data == value


@settings(deadline=None)
@given(st.text(max_size=60) | st.binary(max_size=60) | st.text("[]{}:-?&*!|>'\"%#,\n\t ab1.", max_size=40))
def test_any_input_is_read_or_refused(text: str | bytes) -> None:
    problems: tuple[Problem, ...] | None = None
    try:
        read_yaml(text, "f")
    except ContentError as error:
        problems = error.problems
    assert problems is None or problems


@settings(deadline=None)
@given(st.dictionaries(st.text("abc", min_size=1), st.lists(st.integers(0, 9)), min_size=1))
def test_every_key_and_item_knows_its_line(value: dict[str, list[int]]) -> None:
    text = yaml.dump(value, Dumper=Dumper, default_flow_style=False, sort_keys=False)
    document, written = read_yaml(text, "f"), text.split("\n")
    for key, items in value.items():
        assert written[document.line((key,)) - 1].startswith(f"{key}:")
        for index, item in enumerate(items):
            assert written[document.line((key, index)) - 1] == f"- {item}"


def test_words_that_surprise_stay_words() -> None:
    text = "[yes, No, on, OFF, y, 2024-01-31, 12:30, 010, 0x1F, 1_000, 0b1, true, False, null, ~, -3, +4]"
    assert read_yaml(text, "f").data == [
        *("yes", "No", "on", "OFF", "y", "2024-01-31", "12:30", "010", "0x1F", "1_000", "0b1"),
        *(True, False, None, None, -3, 4),
    ]


def test_keys_are_words_or_whole_numbers() -> None:
    assert read_yaml("{1: a, b: c, yes: d}", "f").data == {1: "a", "b": "c", "yes": "d"}
    assert "quotes" in only("a: 1\ntrue: 2")[2]
    assert only("a: 1\n: 2")[0] == 2
    assert only("? [a, b]\n: c")[0] == 1


@pytest.mark.parametrize("word", ["1.5", "-0.1", ".5", "1.", "1e5", "2.5e-3", ".inf", "-.inf", ".nan"])
def test_a_decimal_number_is_refused(word: str) -> None:
    line, path, message = only(f"a:\n  b: {word}\n")
    assert (line, path) == (2, "a.b")
    assert "write a whole number" in message
    assert read_yaml(f"a: '{word}'", "f").data == {"a": word}


def test_a_key_written_twice() -> None:
    assert only("wolf:\n  lives: 1\n  bite: 2\n  lives: 3\n") == (
        4,
        "wolf.lives",
        "this key stands here twice, first on line 2",
    )
    assert only("1: a\n'1': b\n")[0] == 2


def test_anchors_aliases_and_tags() -> None:
    problems = refused("a: &x [1]\nb: *x\nc: !!python/object/apply:os.system [ls]\n").problems
    assert [(problem.line, problem.path) for problem in problems] == [(1, "a"), (2, "b"), (3, "c")]
    assert "!!python/object/apply:os.system" in problems[2].message


def test_a_bomb_of_aliases() -> None:
    rows = ["a0: &a0 [lol, lol, lol]"]
    rows += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 30)]
    error = refused("\n".join(rows))
    assert error.problems[0].line == 1
    assert len(error.problems) <= yamltext.MAX_PROBLEMS


def test_ten_megabytes_are_refused_before_parsing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(yaml, "parse", None)
    for text in ("a: b\n" * 2_000_000, b"a: b\n" * 2_000_000, "č" * (MAX_BYTES - 1)):
        assert "too large" in only(text)[2]
    big = tmp_path / "big.yaml"
    big.write_bytes(b"a: b\n" * 2_000_000)
    with pytest.raises(ContentError, match=r"big\.yaml: too large: at most 1024 KiB"):
        read_file(big)


@pytest.mark.parametrize("deep", ["[" * 100_000, "- " * 10_000, "{a: " * 5_000])
def test_deep_nesting(deep: str) -> None:
    line, _, message = only("ok: 1\ndeep:\n " + deep if deep[0] != "-" else "\n\n" + deep)
    assert line == 3
    assert f"more than {MAX_DEPTH}" in message


def test_the_depth_limit_is_exact() -> None:
    assert read_yaml("[" * MAX_DEPTH + "]" * MAX_DEPTH, "f").data
    assert "nested too deep" in only("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1))[2]


def test_too_many_nodes() -> None:
    line, _, message = only("- a\n" * (MAX_NODES + 5))
    assert line == MAX_NODES
    assert "too much" in message


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\nb: [1, 2\nc: 3\n", 3),
        ("a: 1\nb: c: d\n", 2),
        ("a: 'open\n", 1),
        ("}\n", 1),
        ("a: |\n  x\n y\n", 3),
    ],
)
def test_a_syntax_error_has_its_line(text: str, line: int) -> None:
    problem = refused(text).problems[-1]
    assert problem.line in (line, line + 1)
    assert problem.message.startswith("is not YAML: ")


def test_a_tab_is_named() -> None:
    assert only("a:\n\tb: 1\n") == (2, "", "is not YAML: this line is indented with a tab; use spaces")


def test_one_file_one_document() -> None:
    assert only("a: 1\n---\nb: 2\n")[0] == 2
    assert read_yaml("", "f").data is None
    assert read_yaml("---\na: 1\n...\n", "f").data == {"a": 1}


def test_bytes_that_are_not_text() -> None:
    assert only(b"a: 1\nb: \xe9\n") == (2, "", "is not UTF-8 text; save it as UTF-8")
    assert only("a: 1\nb: \x00\n")[0] == 2
    assert only("a: \ud800")[0] == 1
    assert read_yaml(b"\xef\xbb\xbfa: 1", "f").data == {"a": 1}
    assert only("a: " + "9" * 30)[2] == "too large a number: at most 18 digits"


def test_all_mistakes_are_told_at_once() -> None:
    assert [problem.line for problem in refused("a: 1.5\nb: *x\nc: 2\nc: 3\nd: [\n").problems][:3] == [1, 2, 4]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path, words in [(tmp_path / "no.yaml", "no such file"), (tmp_path, "is a folder"), (Path("a\0b"), "a")]:
        with pytest.raises(ContentError, match=words):
            read_file(path)


def test_lines_of_what_is_not_there() -> None:
    document = read_yaml("a:\n  b:\n    - c\n", "f")
    assert document.line(("a", "b", "missing")) == 2
    assert document.line(("a", "b", 0)) == document.line(("a", "b", "0")) == 3
    assert document.line(("zzz",)) == 1
    assert Document({"a": 1}).line(("a",)) == 0


def test_the_python_loader_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "a: [1, {b: yes, 'c': null}]\nd: |\n  e\n"
    fast = read_yaml(text, "f")
    monkeypatch.setattr(yamltext, "_LOADER", yaml.SafeLoader)
    assert read_yaml(text, "f") == fast
    assert only("a: 1\nb: *x\n")[:2] == (2, "b")
