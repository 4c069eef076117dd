"""The play of deeds in a real browser: no result before its die, every way to skip ends in the same page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Cable, House, Opens
from tests.browser.player import act, over, rests
from tests.browser.seating import set_table, sit
from tests.browser.test_layouts import seats_of
from tests.table.draw.moments import moments
from tests.table.service.test_beats import Reader

FIGHT, SEATS = "k6/ogre_at_the_pillars", {"pavel": "here"}
MOST = 60
SHOWN = """() => ["stage", "tray", "roster", "lines", "dice", "ticker", "bar", "listings"]
  .map(id => document.getElementById(id).outerHTML
    .replace(/ data-base="[^"]*"| style="[^"]*"|<li id="since-mark".*?<\\/li>/g, "")
    .replace(/(?<=data-told="[^"]*">)[^<]*|(?<=data-verdict="[^"]*") hidden=""/g, ""))"""
"""The page, but for zoom, clocks, the mark of what is new, and the odds of the option that has the focus."""
WATCH = """() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map(one => one.textContent).join("");
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter(one => Number(getComputedStyle(one).opacity) > 0.01).map(one => one.textContent).join(" ");
  window.samples = [];
  window.watching = setInterval(() => {
    const { beat, landed } = document.body.dataset;
    if (!document.body.classList.contains("in-play")) return;
    const moves = document.getAnimations().flatMap(one => one.effect.target ? one.effect.getKeyframes() : [])
      .flatMap(frame => Object.keys(frame)
      .filter(key => !["offset", "computedOffset", "easing", "composite"].includes(key)));
    window.samples.push({
      beat, landed, totals: text("#drama .duelist:not(.goal) .total"), written: text("#drama .dn text"),
      verdict: text("#drama .duel:not(.short) .duel-verdict"), losses: seen("#drama .loss"),
      said: text("#said"), ticker: text("#ticker"), roster: text("#roster"), dice: text("#dice"),
      tray: text("#tray h2"),
      rows: [...document.querySelectorAll("#lines > [data-key]")].map(one => one.dataset.key),
      moves: [...new Set(moves)],
    });
  }, 50);
}"""
HIDE = """on => {
  Object.defineProperty(document, "hidden", {get: () => on, configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
}"""
RESTS = "() => !document.body.classList.contains('in-play')"


class Film:
    """A page with a state of its table, and the next state, whose deeds are to be played."""

    def __init__(self, page: Page, cable: Cable, before: dict[str, Any], after: dict[str, Any]) -> None:
        self.page, self.cable, self.before, self.after = page, cable, before, after

    @property
    def beats(self) -> list[dict[str, Any]]:
        return list(self.after["log"]["beats"])

    def rewind(self, pace: str) -> None:
        """Show the former state; the reader likes this pace."""
        self.page.evaluate("pace => document.querySelector(`[data-pace=${pace}]`).click()", "off")
        self.cable.say(json.dumps(self.before))
        self.page.wait_for_function(
            "rows => document.querySelectorAll('#lines > [data-key]').length === rows",
            arg=len(self.before["log"]["rows"]),
        )
        self.page.evaluate("pace => document.querySelector(`[data-pace=${pace}]`).click()", pace)

    def go_on(self) -> None:
        """Let the next state arrive."""
        self.cable.say(json.dumps(self.after))

    def begins(self) -> None:
        """Let the next state arrive, and wait until its play runs."""
        self.go_on()
        self.page.wait_for_function("() => document.body.classList.contains('in-play') && document.body.dataset.beat")


def film(
    house: House,
    opens: Opens,
    size: tuple[int, int] = DESKTOP,
    *,
    scenario: str = FIGHT,
    seats: Mapping[str, str] = SEATS,
) -> Film:
    """Play until a state with dice comes."""
    cable, luck = Cable(), Random(5)
    page = sit(house, opens, set_table(house, scenario, seats), size=size, cable=cable)
    for _ in range(MOST):
        states = [one for one in map(json.loads, cable.said) if one.get("is") == "state"]
        for place, state in enumerate(states):
            beats = state.get("log", {}).get("beats", [])
            if any(beat["rolls"] for beat in beats) and place:
                rests(page)
                cable.cut = True  # from now on the page hears only what the test says
                return Film(page, cable, _merged(states[:place]), state)
        assert not over(page)
        act(page, luck)
    raise AssertionError("no dice have fallen")


def _merged(states: list[dict[str, Any]]) -> dict[str, Any]:
    """One state that shows all that these showed one after another."""
    fragments: dict[str, Any] = {}
    rows: dict[str, Any] = {}
    for state in states:
        fragments |= {one["id"]: one for one in state["fragments"]}
        rows |= {one["key"]: one for one in state.get("log", {}).get("rows", [])}
    mark = next(one["log"]["mark"] for one in reversed(states) if "log" in one)
    log = {"whole": True, "rows": list(rows.values()), "beats": [], "mark": mark, "new": len(rows)}
    return {**states[-1], "fragments": list(fragments.values()), "log": log}


@pytest.mark.parametrize(
    ("size", "motion"), [(DESKTOP, "no-preference"), (PHONE, "no-preference"), (DESKTOP, "reduce")]
)
def test_no_result_is_to_be_seen_before_its_die_lies(
    house: House, opens: Opens, size: tuple[int, int], motion: str
) -> None:
    run = film(house, opens, size)
    run.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    run.rewind("calm")
    text = "one => document.querySelector(one)?.textContent ?? ''"
    before = {name: run.page.evaluate(text, f"#{name}") for name in ("said", "ticker", "roster", "dice")}
    before["tray"] = run.page.evaluate(text, "#tray h2")
    known = {row["key"] for row in run.before["log"]["rows"]}
    run.page.evaluate(WATCH)
    run.begins()
    run.page.wait_for_function(RESTS)
    samples = run.page.evaluate("() => window.samples")
    keys = [beat["key"] for beat in run.beats]
    assert {sample["beat"] for sample in samples if sample.get("beat")} == set(keys)
    first = next(place for place, beat in enumerate(run.beats) if beat["rolls"])
    for sample in samples:
        if not sample.get("beat"):
            continue
        at = keys.index(sample["beat"])
        landed = sample.get("landed") == sample["beat"]
        told = set(keys[: at + landed])
        assert set(sample["rows"]) - known <= told, "a row of the log came before its die"
        assert {sample[name] == before[name] for name in ("roster", "dice", "tray")} == {True}
        if at == first and not landed:
            assert sample["totals"] == sample["written"] == sample["verdict"] == sample["losses"] == ""
        if at == first == 0 and not landed:
            assert (sample["said"], sample["ticker"]) == (before["said"], before["ticker"])
    moves = {name for sample in samples for name in sample["moves"]}
    assert moves <= {"transform", "opacity"}
    assert ("transform" in moves) == (motion == "no-preference")
    assert any(sample["totals"] for sample in samples)


def test_every_way_through_a_play_ends_in_the_same_page(house: House, opens: Opens) -> None:
    run = film(house, opens)
    run.before["mine"] = True  # each time the reader has just been asked: all the time of a play is left
    run.page.emulate_media(reduced_motion="no-preference")
    run.rewind("off")
    run.go_on()
    expect(run.page.locator(f"#lines > [data-key='{run.beats[-1]['key']}']")).to_have_count(1)
    wanted = run.page.evaluate(SHOWN)
    for moment, skip in (
        (0, "Escape"),
        (300, "x"),
        (900, "tap"),
        (1600, "Enter"),
        (0, "hide"),
        (2100, "step"),
        (0, ""),
    ):
        run.rewind("calm" if skip else "brisk")
        run.begins()
        run.page.wait_for_timeout(moment)
        if skip == "tap":
            run.page.mouse.click(420, 600)  # open ground: a token under the pointer would tell its odds
            run.page.mouse.move(2, 2)
        elif skip == "hide":
            run.page.evaluate(HIDE, True)
            run.page.evaluate(HIDE, False)
        elif skip == "step":
            for _ in range(len(run.beats)):
                run.page.keyboard.press("ArrowRight")
        elif skip:
            run.page.keyboard.press(skip)
        run.page.wait_for_function(RESTS)
        assert run.page.evaluate(SHOWN) == wanted, (moment, skip)
        expect(run.page.locator("#drama > *")).to_have_count(0)
        assert run.page.evaluate("() => document.querySelectorAll('.away, .dark').length") == 0


def test_a_skipped_play_takes_no_time_from_the_next(house: House, opens: Opens) -> None:
    """Deeds of others share some seconds between two questions: only what was seen of them counts."""
    run = film(house, opens)
    run.before["mine"] = run.after["mine"] = False
    for beat in run.beats:
        beat["own"] = False
    for _ in range(6):
        run.rewind("calm")
        run.begins()
        run.page.keyboard.press("Escape")
        run.page.wait_for_function(RESTS)


def test_a_reader_who_waits_for_no_computer_player_sees_every_deed(house: House, opens: Opens) -> None:
    """Spectators, the big screen and players among people have no few seconds to share: each state is played."""
    run = film(house, opens)
    run.before["mine"] = run.after["mine"] = False
    run.before["rests"] = run.after["rests"] = True
    for beat in run.beats:
        beat["own"] = False
    for _ in range(6):
        run.rewind("calm")
        run.begins()
        run.page.evaluate(SEEK, 0.95)
        run.page.keyboard.press("Escape")
        run.page.wait_for_function(RESTS)


def test_a_hidden_tab_plays_nothing_and_misses_no_line(house: House, opens: Opens) -> None:
    run = film(house, opens)
    run.rewind("calm")
    run.page.evaluate(HIDE, True)
    run.go_on()
    for beat in run.beats:
        expect(run.page.locator(f"#lines > [data-key='{beat['key']}']")).to_have_count(1)
    assert run.page.evaluate(RESTS)


COPIES = """() => {
  const widths = (selector, wanted) => [...document.querySelectorAll(selector)].filter(wanted)
    .map(one => Math.round(one.getBoundingClientRect().width)).sort((one, other) => one - other);
  window.compared = 0;
  window.unlike = [];
  setInterval(() => {
    const tokens = widths("#stage .tk.away", (one) => one.getClientRects().length);
    const copies = widths("#drama .actor", (one) => Number(getComputedStyle(one).opacity) > 0.9);
    if (!tokens.length || tokens.length !== copies.length) return;
    window.compared++;
    if (tokens.some((width, place) => Math.abs(width / copies[place] - 1) > 0.25))
      window.unlike.push([tokens, copies]);
  }, 50);
}"""
"""Compare the widths of the copies in play with those of their tokens; one that falls is drawn a tenth smaller."""
MOST_DEEDS, ENOUGH = 40, 20


def test_copies_in_play_are_as_large_as_their_tokens_on_a_zoomed_board(house: House, opens: Opens) -> None:
    fight = "tkds/giant_by_the_house"  # a phone shows a part of its board
    page = sit(house, opens, set_table(house, fight, seats_of(fight)), size=PHONE, pace="brisk")
    page.evaluate(COPIES)
    luck = Random(3)
    for _ in range(MOST_DEEDS):
        page.wait_for_function(f"() => window.compared > {ENOUGH} || ({RESTS})()")
        if over(page) or page.evaluate("window.compared") > ENOUGH:
            break
        act(page, luck)
    assert page.evaluate("window.compared") > ENOUGH
    assert not page.evaluate("window.unlike"), page.evaluate("window.unlike.slice(0, 3)")


FITS = """() => {
  const box = document.querySelector("#drama .duel");
  const floor = [...document.querySelectorAll("#playbar .floor")].find(one => one.getClientRects().length);
  const room = (floor ?? document.getElementById("stage")).getBoundingClientRect();
  const parts = [...box.querySelectorAll(".duel-title, .duel-verdict, .blk, .bone, .total")]
    .filter(one => Number(getComputedStyle(one).opacity) > 0.99);  // the others are still on their way
  const edges = parts.map(one => one.getBoundingClientRect()).filter(one => one.width);
  const mine = [...document.querySelectorAll("#drama .actor")].map(one => one.getBoundingClientRect());
  return {
    floor: floor?.getBoundingClientRect().height ?? null,
    out: edges.filter(one => one.left < room.left - 2 || one.right > room.right + 2 || one.bottom > room.bottom + 2)
      .map(one => [one.left, one.right, one.bottom].map(Math.round)),
    over: edges.filter(one => mine.some(token => one.left < token.right && token.left < one.right
      && one.top < token.top + 0.7 * token.height && token.top + 4 < one.bottom)).length,
    wide: room.width,
  };
}"""
"""Measure dice and words of a deed: which leave their place, and how many cover the tokens that it concerns."""


@pytest.mark.parametrize("size", [PHONE, (740, 360), (820, 1180), (1024, 768)])
@pytest.mark.parametrize("fight", ["k6/ogre_at_the_pillars", "kampbogen/barrow"])
def test_dice_keep_to_their_place_and_off_the_tokens_of_their_deed(
    house: House, opens: Opens, size: tuple[int, int], fight: str
) -> None:
    run = film(house, opens, size, scenario=fight, seats=seats_of(fight))
    run.page.emulate_media(reduced_motion="no-preference")
    run.rewind("calm")
    run.begins()
    first = next(beat["key"] for beat in run.beats if beat["rolls"])
    run.page.wait_for_function("key => document.body.dataset.landed === key", arg=first)
    run.page.keyboard.press(" ")
    seen = run.page.evaluate(FITS)
    assert not seen["out"], seen
    assert not seen["over"], seen
    if size == PHONE:
        assert seen["floor"] >= 198


def test_a_pause_holds_and_the_question_waits(house: House, opens: Opens) -> None:
    run = film(house, opens)
    run.rewind("calm")
    run.begins()
    run.page.keyboard.press(" ")
    expect(run.page.locator("[data-pause]")).to_have_attribute("aria-pressed", "true")
    expect(run.page.locator("#tray")).to_have_attribute("inert", "")
    run.page.keyboard.press(" ")
    expect(run.page.locator("[data-pause]")).to_have_attribute("aria-pressed", "false")
    run.page.wait_for_function(RESTS)
    expect(run.page.locator("#tray[inert]")).to_have_count(0)


PLANNED = """async ([own, others, falls, left]) => {
  const { planned } = await import("/static/beats.js");
  const { lengthOf } = await import("/static/clash.js");
  const part = { who: "a", faces: [1], terms: [], total: 1, sides: 6 };
  const beat = (mine, fall) => ({ own: mine, rolls: [part, part], blows: fall ? [{ fall: true }] : [] });
  const beats = [...Array(own)].map(() => beat(true, false)).concat(
    [...Array(others)].map(() => beat(false, false)), [...Array(falls)].map(() => beat(false, true)));
  const { plays, rate } = planned(beats, left ?? undefined);
  return {
    length: plays.reduce((sum, { beat: one, brief }) => sum + lengthOf(one, brief), 0) / rate,
    own: plays.filter(({ beat: one }) => one.own).length,
    brief: plays.filter(({ beat: one, brief }) => brief && one.own).length,
    shown: plays.length,
  };
}"""


@pytest.mark.parametrize(("own", "others", "falls"), [(1, 1, 0), (2, 3, 1), (3, 12, 1), (0, 30, 0), (0, 0, 9)])
def test_a_round_keeps_to_its_budget(house: House, opens: Opens, own: int, others: int, falls: int) -> None:
    page = sit(house, opens, set_table(house, FIGHT, SEATS))
    plan = page.evaluate(PLANNED, [own, others, falls, None])
    assert plan["length"] <= 12_000
    assert plan["own"] == own
    assert plan["brief"] == 0, "a deed of the reader is never shortened"
    if own + others + falls <= 4:
        assert plan["shown"] == own + others + falls


@pytest.mark.parametrize(("left", "shown"), [(12_000, 5), (6_000, 3), (3_000, 1), (0, 1)])
def test_deeds_of_others_leave_time_for_those_of_the_reader(house: House, opens: Opens, left: int, shown: int) -> None:
    """Between two questions the last seconds are kept for what happens to the reader."""
    page = sit(house, opens, set_table(house, FIGHT, SEATS))
    assert page.evaluate(PLANNED, [0, 3, 0, 5_000])["shown"] == 0
    plan = page.evaluate(PLANNED, [1, 6, 0, left])
    assert plan["own"] == 1
    assert plan["brief"] == 0
    assert plan["shown"] <= shown
    assert plan["length"] <= max(left, 2_800)


BETWEEN = """async (states) => {
  const { planned } = await import("/static/beats.js");
  const { lengthOf } = await import("/static/clash.js");
  const BRISK = 2.2, LIMIT = 15_500, SETTLES = 300;
  const waits = [];
  let spent = 0, own = 0;
  for (const { mine, beats } of states) {
    if (mine) { waits.push(spent / BRISK / 1000); spent = 0; }
    const { plays, rate } = planned(beats, LIMIT - spent);
    own += beats.filter(beat => beat.own).length - plays.filter(({ beat }) => beat.own).length;
    const length = plays.reduce((sum, { beat, brief }) => sum + lengthOf(beat, brief), 0);
    if (plays.length) spent += (length + 320) / rate + SETTLES;
  }
  return {longest: Math.max(...waits), decisions: waits.length, missed: own};
}"""


@pytest.mark.parametrize(
    ("fight", "seat"), [("tkds/giant_by_the_house", "carl"), ("psychopaths/wasteland_six", "rust")]
)
def test_computer_players_take_no_longer_than_one_can_follow(house: House, opens: Opens, fight: str, seat: str) -> None:
    """A whole match against computer players: no wait between two decisions of a brisk reader is over 8 seconds."""
    reader, seen, states = None, 0, []
    for moment in moments(fight, 3, 500):
        question = moment.match.question
        reader = reader or Reader(moment.match, seat)
        rows = reader.look()
        beats = [row.beat.plain() for row in rows.since(seen) if row.beat is not None]
        seen = len(reader.lines)
        states.append({"mine": question is not None and seat in moment.match.waiting_for(), "beats": beats})
    page = sit(house, opens, set_table(house, FIGHT, SEATS))
    waits = page.evaluate(BETWEEN, states)
    assert waits["decisions"] > 10
    assert waits["longest"] <= 8, waits
    assert waits["missed"] == 0, "a deed that concerns the reader is always played"


LIVES = """() => ["stage", "roster", "lines", "ticker"].map(id => document.getElementById(id).outerHTML
  .replace(/ data-base="[^"]*"| style="[^"]*"/g, "")
  .replace(/(<a class="ticker"[^>]*>).*?(<span[^>]*>[^<]*<\\/span>)(?=[^<]*<svg|[^<]*<\\/a>)/, "$1$2"))"""
SEEK = """share => {
  const slider = document.querySelector("[data-moment]");
  slider.value = String(Number(slider.max) * share);
  slider.dispatchEvent(new Event("input", {bubbles: true}));
}"""


def test_going_back_in_a_play_takes_back_lives_lines_and_marks(house: House, opens: Opens) -> None:
    run = film(house, opens)
    run.page.emulate_media(reduced_motion="no-preference")
    run.rewind("calm")
    before = run.page.evaluate(LIVES)
    run.begins()
    run.page.evaluate(SEEK, 0)
    assert run.page.evaluate(LIVES) == before
    run.page.evaluate(SEEK, 1)
    for beat in run.beats:
        expect(run.page.locator(f"#lines > [data-key='{beat['key']}']")).to_have_count(1)
    assert run.page.evaluate(LIVES) != before
    run.page.evaluate(SEEK, 0.5)
    run.page.evaluate(SEEK, 0)
    assert run.page.evaluate(LIVES) == before
    run.page.keyboard.press("Escape")
    run.page.wait_for_function(RESTS)
    wanted = run.page.evaluate(SHOWN)
    run.rewind("off")
    run.go_on()
    expect(run.page.locator(f"#lines > [data-key='{run.beats[-1]['key']}']")).to_have_count(1)
    assert run.page.evaluate(SHOWN) == wanted


HEARD = """() => {
  window.heard = [];
  for (const id of ["said", "called"]) {
    const region = document.getElementById(id);
    new MutationObserver(() => region.textContent && window.heard.push([id, region.textContent]))
      .observe(region, {childList: true, characterData: true, subtree: true});
  }
}"""


@pytest.mark.parametrize("way", ["whole", "skipped", "off"])
def test_by_ear_each_deed_is_told_once_and_the_question_last(house: House, opens: Opens, way: str) -> None:
    run = film(house, opens)
    run.before["mine"], run.after["mine"] = False, True
    run.page.emulate_media(reduced_motion="no-preference")
    run.rewind("off" if way == "off" else "brisk")
    run.page.evaluate(HEARD)
    if way == "off":
        run.go_on()
    else:
        run.begins()
        if way == "skipped":
            run.page.wait_for_function("key => document.body.dataset.landed === key", arg=run.beats[0]["key"])
            run.page.keyboard.press("Escape")
    run.page.wait_for_function("() => window.heard.some(([id]) => id === 'called')")
    run.page.wait_for_function(RESTS)
    heard = run.page.evaluate("window.heard")
    assert [name for name, _ in heard].index("called") == len(heard) - 1, "the question comes last"
    told = " ".join(text for name, text in heard if name == "said")
    for beat in run.beats:
        assert told.count(beat["line"]) == 1, (beat["line"], heard)
