"""The rulebooks over HTTP: every clause can be read and linked to, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from holmgang.kernel.library import Library
from holmgang.kernel.sums import Phrase
from holmgang.kernel.words import LANGUAGES, Lexicon, Words
from holmgang.table.web import create_app
from holmgang.table.web.rulebook_pages import calling, readable
from holmgang.table.web.setup_form import knobs_of_clauses
from tests.table.service.playing import house

INLINE = r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+="


def test_every_clause_of_every_book_has_an_anchor_once(all_systems: TestClient, systems: Library) -> None:
    for system in systems.systems.values():
        for lang in ("en", "cs", "da"):
            page = all_systems.get(f"/rules/{system.id}", headers={"accept-language": lang})
            assert page.status_code == 200
            ids = re.findall(r'\bid="([A-Z0-9]+-\d+\.\d+[a-z]?)"', page.text)
            assert ids == [clause.id for clause in system.rulebook_in(lang)]
            assert not re.search(INLINE, page.text)
            assert "**" not in page.text


def test_links_within_a_book_lead_somewhere(all_systems: TestClient, systems: Library) -> None:
    for system in systems.systems.values():
        page = all_systems.get(f"/rules/{system.id}").text
        anchors = set(re.findall(r'\bid="([^"]+)"', page))
        assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors


def test_a_book_that_is_not_translated_says_so(all_systems: TestClient, library: Library, tmp_path: Path) -> None:
    (tmp_path / "refgame").mkdir()
    with TestClient(create_app(house(library, tmp_path / "refgame"))) as client:
        english = client.get("/rules/refgame", headers={"accept-language": "da"}).text
    assert "Disse regler findes endnu ikke" in english
    assert '<main id="main" lang="en">' in english
    czech = all_systems.get("/rules/k6", headers={"accept-language": "cs"}).text
    assert '<main id="main" lang="cs">' in czech
    assert "zatím nejsou ve vašem jazyce" not in czech


def test_a_rulebook_calls_the_game_master_as_its_game_does(all_systems: TestClient) -> None:
    marks = {
        system: set(
            re.findall(r'class="mark-ruling mk"[^>]*>([^<]*)<', all_systems.get(f"/rules/{system}?lang=cs").text)
        )
        for system in ("k6", "kampbogen", "tkds")
    }
    assert marks == {
        "k6": {"rozhoduje Pán jeskyně"},
        "kampbogen": {"rozhoduje vypravěč"},
        "tkds": {"rozhoduje Pán jeskyně"},
    }


def test_the_shelf_names_every_game_and_its_authors(all_systems: TestClient, systems: Library) -> None:
    page = all_systems.get("/rules").text
    for system in systems.systems.values():
        assert f'href="/rules/{system.id}"' in page
    assert "York" in page
    assert all_systems.get("/rules/chess").status_code == 404


def test_a_clause_beside_a_number_leads_on_to_the_book(all_systems: TestClient) -> None:
    assert 'href="/rules/k6#K6-12.2"' in all_systems.get("/rules/k6/K6-12.2?fragment").text


def test_ids_in_a_clause_are_shown_as_names(systems: Library) -> None:
    k6 = systems.system("k6")
    czech = Words(Lexicon([k6.folder / "words"]), "cs").say(Phrase("knob-fatigue-after-rounds"))
    text = "After `fatigue_after_rounds = 3`, not `no_such_knob`"
    assert readable(text, (), calling(k6, "cs")) == (
        f'After <i class="named" title="fatigue_after_rounds = 3">{czech}: 3</i>, not <code>no_such_knob</code>'
    )
    assert czech not in readable(text, (), calling(k6, "da"))


def test_knobs_stand_at_the_clauses_they_touch(all_systems: TestClient, systems: Library) -> None:
    k6 = knobs_of_clauses(systems.system("k6"))
    assert k6["K6-12.2"] == ("fatigue_after_rounds",), "named by its own description"
    assert "range_penalty" in k6["K6-19.1"], "named by the group of numbers it holds"
    tkds = knobs_of_clauses(systems.system("tkds"))
    assert tkds["TK-2.6"] == ("surprise_die",), "named by the clause"
    assert tkds["TK-7.2"] == ("diagonal_cost",), "named by the words file"
    names = {
        "en": "rounds of fighting until fighters tire",
        "cs": "po kolika kolech boje jsou bojovníci unavení",
        "da": "runders kamp, før de kæmpende er trætte",
    }
    for lang, name in names.items():
        book = all_systems.get("/rules/k6", headers={"accept-language": lang}).text
        article = re.search(r'id="K6-12.2".*?</article>', book, re.S)
        assert article is not None
        assert f"{name}: <b>3</b>" in article[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_knob_value_and_preset_has_a_name_in_every_language(systems: Library, lang: str) -> None:
    for system in systems.systems.values():
        words = Words(Lexicon([system.folder / "words"]), lang)
        missing = [name for name in system.knobs_model.model_fields if not words.has(f"knob-{name}")]
        missing += [name for name in system.presets if not words.has(f"preset-{name}")]
        assert missing == [], system.id


def test_the_text_of_a_clause_cannot_become_markup() -> None:
    text = readable("See K6-1.1 **or <b>K6-9.9</b>** and `a<b`", {"K6-1.1"})
    assert text == (
        'See <a href="#K6-1.1">K6-1.1</a> <strong>or &lt;b&gt;K6-9.9&lt;/b&gt;</strong> and <code>a&lt;b</code>'
    )
