"""Words: forms of three languages, sums that explain themselves, and what happens when words are missing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.kernel.errors import UnknownName
from holmgang.kernel.events import Corrected, Ended, Event, Ruled, TakenBack
from holmgang.kernel.questions import Amount, Choose, Option
from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.kernel.words import (
    KERNEL_WORDS,
    LANGUAGES,
    Lexicon,
    Messages,
    Words,
    entries_in,
    has_value,
    kernel_lexicon,
)

EN = """\
word-sword = sword
word-heavy-armour = heavy armour
word-goblin = goblin
event-struck = { $who } strikes { $whom } with { $weapon } for { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
  }.
event-sneaked = { $who-id ->
    [rat] It sneaks
   *[other] { $who } sneaks
  } { SIGNED($bonus) }.
event-broken = { $nothing } here, { no-such-message }.
ask-parry = { $who } can parry { $weapon } ({ $times }).
option-parry-dodge = dodge { $weapon }
only-english = only English
"""
CS = """\
word-sword = meč
    .instr = mečem
word-heavy-armour = těžká zbroj
word-goblin = skřetice
    .gender = f
event-struck = { $who } { FORM($who, form: "gender") ->
    [f] zasáhla
   *[m] zasáhl
  } { $whom } { FORM($weapon, form: "instr") } za { $lives ->
    [one] { $lives } život
    [few] { $lives } životy
    [many] { $lives } života
   *[other] { $lives } životů
  }.
event-sneaked = { $who } { SIGNED($bonus) }.
event-broken = { $nothing }
ask-parry = { $who } může odrazit { $weapon } ({ $times }).
option-parry-dodge = uhnout
"""


@dataclass(frozen=True, kw_only=True)
class Struck(Event):
    who: str
    whom: str
    weapon: str
    lives: Sum


@dataclass(frozen=True, kw_only=True)
class Sneaked(Event):
    who: str
    bonus: Sum


@dataclass(frozen=True, kw_only=True)
class Broken(Event):
    deep_wounds: tuple[str, ...] = ("sword", "goblin")


@pytest.fixture(scope="module")
def lexicon(tmp_path_factory: pytest.TempPathFactory) -> Lexicon:
    folder = tmp_path_factory.mktemp("words")
    (folder / "en.ftl").write_text(EN, encoding="utf-8")
    (folder / "cs").mkdir()
    (folder / "cs" / "all.ftl").write_text(CS, encoding="utf-8")
    return Lexicon([folder])


NAMES: Mapping[str, Phrase | str] = {"gor": "Gorondar", "gob": phrase("word-goblin"), "ann": "Ann", "bob": "Bob"}


def words(lexicon: Lexicon, lang: str = "en") -> Words:
    return Words(lexicon, lang, NAMES)


def count(lang: str, key: str, number: Any) -> str:
    spoken = Words(kernel_lexicon(), lang)
    text = spoken.say(Phrase(key, {"count": number}))
    assert not spoken.faults
    return text


@pytest.mark.parametrize(
    ("number", "en", "cs", "da"),
    [
        (0, "0 lives", "0 životů", "0 liv"),
        (1, "1 life", "1 život", "1 liv"),
        (2, "2 lives", "2 životy", "2 liv"),
        (4, "4 lives", "4 životy", "4 liv"),
        (5, "5 lives", "5 životů", "5 liv"),
        (21, "21 lives", "21 životů", "21 liv"),
        (102, "102 lives", "102 životů", "102 liv"),
        (-1, "−1 life", "−1 život", "−1 liv"),
        (-3, "−3 lives", "−3 životy", "−3 liv"),
        (Fraction(3, 2), "1.5 lives", "1,5 života", "1,5 liv"),
        (Decimal("0.5"), "0.5 lives", "0,5 života", "0,5 liv"),
        (Fraction(4, 2), "2 lives", "2 životy", "2 liv"),
        (Decimal("5.0"), "5 lives", "5 životů", "5 liv"),
    ],
)
def test_numbers_bend_their_nouns(number: Any, en: str, cs: str, da: str) -> None:
    assert [count(lang, "count-lives", number) for lang in LANGUAGES] == [en, cs, da]


def test_danish_counts_rounds() -> None:
    assert [count("da", "count-rounds", number) for number in (1, 2, 0)] == ["1 runde", "2 runder", "0 runder"]
    assert [count("cs", "count-rounds", number) for number in (1, 3, 5)] == ["1 kolo", "3 kola", "5 kol"]


def test_a_price_or_an_expectation_is_bent_like_any_count() -> None:
    czech = Words(kernel_lexicon(), "cs")
    amounts = (1, 3, 5, Fraction(1, 10))
    assert [czech.counted(amount, "lives") for amount in amounts] == ["1 život", "3 životy", "5 životů", "0,1 života"]
    assert Words(kernel_lexicon()).counted(2, "die") == "2 die", "where no sentence counts it: number and word"
    assert czech.counted(2, "") == "2"


def test_numbers_alone() -> None:
    assert [Words(kernel_lexicon(), lang).say(Fraction(-3, 2)) for lang in LANGUAGES] == ["−1.5", "−1,5", "−1,5"]
    assert Words(kernel_lexicon(), "en").say(Sum.of(-4, "margin", "K6-1.1")) == "−4"


def test_the_kernel_speaks_three_languages_alike() -> None:
    lexicon = kernel_lexicon()
    assert lexicon.faults == []
    assert {lang: set(lexicon.keys(lang)) ^ set(lexicon.keys("en")) for lang in LANGUAGES} == {
        lang: set() for lang in LANGUAGES
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kernel_events_are_told_without_fault(lang: str) -> None:
    spoken = Words(kernel_lexicon(), lang, NAMES)
    events = [
        *(
            Ruled(clause="K6-1.2", ruling="side", answer=answer, by="ann", by_default=False)
            for answer in (True, 3, "no")
        ),
        Ruled(clause="K6-1.2", ruling="side", answer="pass", by="", by_default=True),
        Corrected(by="ann", what="limit", about="bob", before=Sum.of(-1, "limit", "K"), after="none"),
        *(TakenBack(by="ann", answers=n, events=(n,), consent=("bob",) * (n - 1)) for n in (1, 2, 3, 7)),
        *(Ended(winners=("ann", "bob")[:n], reason=phrase("word-draw")) for n in (0, 1, 2)),
    ]
    for event in events:
        text = spoken.event(event)
        assert text == spoken.event(event.plain())
        assert "{" not in text
        assert "  " not in text
        assert text.endswith(".")
    assert spoken.faults == []


def test_kernel_events_in_words() -> None:
    def told(event: Event) -> list[str]:
        return [Words(kernel_lexicon(), lang, NAMES).event(event) for lang in LANGUAGES]

    assert told(TakenBack(by="ann", answers=2, events=(3, 4), consent=("bob",))) == [
        "Ann undoes the last 2 answers, with the consent of Bob.",
        "Ann bere zpět poslední 2 odpovědi. Souhlasí Bob.",
        "Ann tager de sidste 2 svar tilbage med samtykke fra Bob.",
    ]
    assert told(Ruled(clause="K6-1.2", ruling="side", answer=True, by="ann", by_default=False)) == [
        "Ann rules on side: yes (K6-1.2).",
        "Strana (rozhoduje Ann): ano (K6-1.2).",
        "Ann afgør side: ja (K6-1.2).",
    ]


def test_a_ruling_may_name_several(lexicon: Lexicon) -> None:
    def told(*names: str) -> str:
        ruled = Ruled(clause="K6-1.1", ruling="sword", answer=names, by="", by_default=True)
        return words(lexicon).event(ruled)

    assert "sword and goblin" in told("sword", "goblin")
    assert "none" in told()


@pytest.mark.parametrize(("lang", "last"), [("en", "and"), ("cs", "a"), ("da", "og")])
def test_lists(lang: str, last: str) -> None:
    spoken = Words(kernel_lexicon(), lang)
    assert [spoken.join(list("abc")[:n]) for n in range(4)] == ["", "a", f"a {last} b", f"a, b {last} c"]


def test_an_event_with_names_forms_and_numbers(lexicon: Lexicon) -> None:
    by_her = Struck(who="gob", whom="gor", weapon="sword", lives=Sum.of(2, "club", "K6-1.1"))
    by_him = Struck(who="gor", whom="gob", weapon="sword", lives=Sum.of(1, "club", "K6-1.1"))
    assert words(lexicon).event(by_her) == "Goblin strikes Gorondar with sword for 2 lives."
    assert words(lexicon, "cs").event(by_her) == "Skřetice zasáhla Gorondar mečem za 2 životy."
    assert words(lexicon, "cs").event(by_him) == "Gorondar zasáhl skřetice mečem za 1 život."


def test_signs_and_ids(lexicon: Lexicon) -> None:
    spoken = words(lexicon)
    texts = [
        spoken.event(Sneaked(who=who, bonus=Sum.of(n, "x", "K"))) for who, n in [("rat", 2), ("gor", -1), ("gor", 0)]
    ]
    assert texts == ["It sneaks +2.", "Gorondar sneaks −1.", "Gorondar sneaks 0."]
    assert spoken.faults == []


def test_a_sum_explains_itself(lexicon: Lexicon) -> None:
    four = (
        Sum.of(4, "margin", "K6-21.1")
        .plus(3, "club", "K6-21.2")
        .plus(-2, "heavy_armour", "K6-21.3")
        .plus(-1, phrase("word-sword"), "K6-21.4")
    )
    assert words(lexicon).explain(four) == "4 margin + 3 club − 2 heavy armour − 1 sword = 4"
    assert words(lexicon, "cs").explain(-four) == "−4 margin − 3 club + 2 těžká zbroj + 1 meč = −4"
    assert words(lexicon).terms(four)[1:3] == [("+3", "club", "K6-21.2"), ("−2", "heavy armour", "K6-21.3")]
    assert words(lexicon).explain(Sum.of(2, "club", "K")) == "2 club"
    assert words(lexicon).explain(Sum()) == "0"


@settings(deadline=None)
@given(st.lists(st.integers(-20, 20), min_size=2, max_size=6))
def test_an_explanation_adds_up(values: list[int]) -> None:
    total = Sum()
    for value in values:
        total = total.plus(value, "x", "K")
    left, right = Words(kernel_lexicon()).explain(total).replace("−", "-").replace(" x", "").split(" = ")
    parts = left.replace("- ", "-").replace("+ ", "").split(" ")
    assert [int(part) for part in parts] == values
    assert int(right) == sum(values)


def test_questions_and_options(lexicon: Lexicon) -> None:
    options = [
        Option("dodge"),
        Option("pass"),
        Option("gob"),
        Option("sword"),
        Option("zzz"),
        Option("x", phrase("word-sword")),
    ]
    question = Choose("ann", "parry", options, about="gor", args={"weapon": "sword", "times": 2})
    english, czech = words(lexicon), words(lexicon, "cs")
    assert english.ask(question) == "Gorondar can parry sword (2)."
    assert czech.ask(question) == "Gorondar může odrazit meč (2)."
    assert [english.option(question, one) for one in options] == [
        "dodge sword",
        "pass",
        "goblin",
        "sword",
        "zzz",
        "sword",
    ]
    assert czech.option(question, options[0]) == "uhnout"
    assert english.faults == czech.faults == []


def test_a_missing_message_comes_out_readable_and_is_noted(lexicon: Lexicon) -> None:
    czech, danish = words(lexicon, "cs"), words(lexicon, "da")
    assert czech.say(phrase("only-english")) == "only English"
    assert czech.faults == ["cs only-english: no such message"]
    assert czech.missing(["only-english", "word-sword", "event_struck"]) == ["only-english"]
    assert not czech.has("only-english")
    assert danish.ask(Amount("ann", "how_far", 0, 3)) == "How far: seat Ann, who Ann"
    assert danish.event({"event": "un_known", "who": "gor", "clauses": []}) == "Un known: who Gorondar"
    assert words(lexicon).event(Broken())
    assert danish.say("K6-1.2") == "K6-1.2"
    assert len(danish.faults) == 4
    assert lexicon.missing("cs") == ["only-english"]


def test_a_broken_message_is_a_fault_not_a_crash(lexicon: Lexicon) -> None:
    spoken = words(lexicon)
    assert spoken.event(Broken()).startswith("Nothing here")
    assert len(spoken.faults) == 2
    assert spoken.say(phrase("ask-parry", who="x" * 5000)).startswith("{")
    assert len(spoken.faults) > 2


@settings(deadline=None)
@given(st.text(), st.text(), st.dictionaries(st.text(), st.text() | st.integers() | st.none() | st.lists(st.text())))
def test_saying_never_raises(key: str, name: str, facts: dict[str, Any]) -> None:
    spoken = Words(kernel_lexicon(), "cs", {name: Phrase(key)})
    spoken.say(Phrase(key, facts))
    spoken.say(name)
    spoken.event({**facts, "event": key})


@pytest.mark.parametrize("value", ["Ann, 1", 0, 1234567])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_of_texts_and_facts_say_what_fluent_says(lang: str, value: Any) -> None:
    """All messages of the kernel, most of which are put together without Fluent."""
    lexicon = kernel_lexicon()
    spoken = Words(lexicon, lang)
    rows = {key: row for key in lexicon.keys(lang) if (row := lexicon.row(key, lang)) is not None}
    assert len(rows) > len(lexicon.keys(lang)) / 2
    for key, row in rows.items():
        facts = dict.fromkeys(row[1::2], value)
        args = {name.replace("_", "-"): value for name in facts}
        assert (spoken.say(Phrase(key, facts)), []) == lexicon.render(key, lang, args)


def test_a_quoted_message_is_part_of_the_row(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "all = { one } and { two }.\none = { $first-of-all }\ntwo = { one }, too\n"
        "round = { about }\nabout = { round }\nlost = { nowhere }\nold = { $first_of_all }\n",
        encoding="utf-8",
    )
    lexicon = Lexicon([tmp_path])
    assert lexicon.row("all", "en") == ("", "first_of_all", " and ", "first_of_all", ", too.")
    assert Words(lexicon).say(phrase("all", first_of_all="Ann")) == "Ann and Ann, too."
    assert [lexicon.row(key, "en") for key in ("round", "lost", "old")] == [None, None, None]


def test_the_files_themselves(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = 1\na = 2\nthis is no message\nword-yes = yea\n", encoding="utf-8")
    lexicon = Lexicon([tmp_path, tmp_path / "absent"])
    assert len(lexicon.faults) == 2
    assert "a stands twice" in lexicon.faults[0] + lexicon.faults[1]
    assert Words(lexicon).say("yes") == "yea"
    with pytest.raises(UnknownName, match="language 'de'"):
        Words(lexicon, "de")


def test_names_typed_by_people_are_left_alone(lexicon: Lexicon) -> None:
    spoken = Words(lexicon, "cs", {"gor": "sword", "bob": "{ $who }"})
    assert spoken.say("gor") == "sword"
    assert spoken.say("bob") == "{ $who }"


def test_a_name_made_of_its_own_id_is_said_once(lexicon: Lexicon) -> None:
    words = Words(lexicon, "en", {"sword": phrase("option-parry-dodge", weapon="sword")})
    assert words.say("sword") == "dodge sword"
    assert words.say("sword") == "dodge sword", "and again"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_read_one_by_one_are_those_of_the_whole_file(lang: str) -> None:
    """Files are cut into messages without parsing them; the parser finds the same ones in them."""
    source = KERNEL_WORDS.parent.parent
    files = sorted(file for file in source.rglob("*.ftl") if lang in (file.stem, file.parent.name))
    assert len(files) > 5
    for file in files:
        text = file.read_text(encoding="utf-8")
        parsed = [item for item in FluentResource(text).body if isinstance(item, (ast.Message, ast.Term))]
        names = [("-" if isinstance(item, ast.Term) else "") + item.id.name for item in parsed]
        cut = entries_in(text)
        assert [name for name, _ in cut] == names
        assert [has_value(entry) for _, entry in cut] == [item.value is not None for item in parsed]


def test_a_message_brings_what_it_refers_to() -> None:
    messages = Messages("en", {})
    for name, entry in entries_in("-b = Berg\nc = { d }!\nd = Oh { -b }\ne =\n    .x = { c }\n"):
        messages.add(name, entry)
    assert messages.said(messages["c"].value) == ("Oh Berg!", [])
    assert messages.said(messages["e"].attributes["x"]) == ("Oh Berg!", [])
    assert list(messages.keys) == ["c", "d"]


def inflecting(folder: Path) -> Words:
    """Czech words with forms for two names, and one typed name that the files do not know."""
    english = "numbered = { $name } { $number }\nevent-felled = { $by } felled { $who }.\n"
    (folder / "en.ftl").write_text(english, "utf-8")
    (folder / "cs.ftl").write_text(
        "name-skret = skřet\n    .gender = m\n    .acc = skřeta\n"
        "name-vera = Věra\n    .gender = f\n    .acc = Věru\n"
        "numbered = { $name } { $number }\n"
        'event-felled = { $by } { FORM($by, form: "gender") ->\n    [m] srazil\n    [f] srazila\n    [plural] srazili\n'
        '   *[other] sráží\n } { FORM($who, form: "acc") }.\n',
        "utf-8",
    )
    names: dict[str, Phrase | str] = {
        "s2": Phrase("numbered", {"name": Phrase("name-skret"), "number": 2}),
        "v": "Věra",
        "z": "Zora",
    }
    return Words(Lexicon([folder]), "cs", names)


@pytest.mark.parametrize(
    ("by", "who", "sentence"),
    [
        ("v", "s2", "Věra srazila skřeta 2."),
        ("s2", "v", "Skřet 2 srazil Věru."),
        ("z", "s2", "Zora sráží skřeta 2."),
        ("s2", "z", "Skřet 2 srazil Zora."),
        (("v", "s2"), ("s2", "v"), "Věra a skřet 2 srazili skřeta 2 a Věru."),
        (("v",), "s2", "Věra srazila skřeta 2."),
    ],
)
def test_numbered_typed_and_listed_names_take_grammatical_forms(
    tmp_path: Path, by: object, who: object, sentence: str
) -> None:
    words = inflecting(tmp_path)
    assert words.event({"event": "felled", "by": by, "who": who}) == sentence
    assert words.faults == []
