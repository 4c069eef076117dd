"""Static files: under the address of their content they are kept for good, and the table's sheets come as one."""

from __future__ import annotations

import re

from starlette.applications import Starlette
from starlette.testclient import TestClient

from holmgang.table.web.static_files import STATIC, TABLE_SCRIPTS, TABLE_SHEETS, StaticByContent, static_address

CLIENT = TestClient(Starlette())
CLIENT.app.mount("/static", StaticByContent(directory=STATIC))  # type: ignore[attr-defined]


def test_a_file_is_kept_for_good_only_under_the_address_of_its_content() -> None:
    plain, kept = CLIENT.get("/static/live.js"), CLIENT.get(f"{static_address()}/live.js")
    assert plain.text == kept.text == (STATIC / "live.js").read_text(encoding="utf-8")
    assert "immutable" in kept.headers["cache-control"]
    assert "cache-control" not in plain.headers
    assert CLIENT.get("/static/0123456789abcdef/live.js").status_code == 404
    assert "cache-control" not in CLIENT.get(f"{static_address()}/nothing.js").headers


def test_the_sheets_of_the_table_come_as_one_in_their_order() -> None:
    sheet = CLIENT.get(f"{static_address()}/table_page.css")
    assert sheet.headers["content-type"].startswith("text/css")
    parts = [(STATIC / f"{name}.css").read_text(encoding="utf-8") for name in TABLE_SHEETS]
    assert sheet.text == "\n".join(parts)
    addresses = re.findall(r"url\(\s*['\"]?([^'\")\s]+)", sheet.text)
    assert addresses
    assert all(one.startswith(("/", "#", "data:")) for one in addresses), "a relative address would lead elsewhere"


def test_the_modules_of_the_table_come_as_one_in_an_order_that_runs() -> None:
    script = CLIENT.get(f"{static_address()}/table_page.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert not re.findall(r"^\s*(?:import|export)\b.*", script.text, re.MULTILINE)
    there: set[str] = set()
    for name in TABLE_SCRIPTS:
        text = (STATIC / f"{name}.js").read_text(encoding="utf-8")
        assert set(re.findall(r'from "\./(\w+)\.js"', text)) <= there, f"{name} comes before what it imports"
        there.add(name)
        returned = script.text.partition(f"const module_{name} = ")[2].partition("\nreturn {")[2].partition("}")[0]
        assert set(re.findall(r"\w+", returned)) == set(re.findall(r"^export \w+ (\w+)", text, re.MULTILINE)), name
