"""Words: everything that a person reads, in the person's language.

Sentences stand in Fluent files, ``words/en.ftl``, ``words/cs.ftl``, ``words/da.ftl``. Their keys:

``event-<kind>``              an event; its facts are the arguments
``ask-<purpose>``             a question; ``$who`` is the token it is about, or the seat
``option-<purpose>-<id>``     an option; ``option-<id>`` where it is the same for every question
``word-<id>``                 the name of anything that has an id

An argument ``$who`` that is an id brings ``$who-id`` with it, for choosing between variants; a list ``$winners`` brings
``$winners-count``. An option ``$guess`` brings ``$guess-id``, and ``$guess-typed`` for those who type ids: its name,
with the id in brackets where it is another. Truth values are the texts ``true`` and ``false``. Two functions help where
words bend:

``FORM($who, form: "gender")``  the attribute ``.gender`` of the word's own message, or its plain form without one.
                              A numbered name ("skřet 2") takes the form of the name inside it, a list that of each
                              item; the gender of several is ``plural``. A name that a player typed has forms if a
                              ``name-…`` message with the same text has them.
``SIGNED($bonus)``              a number with its sign: +2, −1, 0

Rendering never raises. A missing or broken message comes out readable and is noted in ``faults``.

A message is parsed when it is first used: the files hold thousands of sentences in three languages, an evening needs a
few hundred of them, and parsing them all would take longer than everything else a server does at its start.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from decimal import Decimal
from fractions import Fraction
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MAX_PART_LENGTH, Literal
from fluent.syntax import ast

from holmgang.kernel.errors import ContentError, HolmgangError, UnknownName
from holmgang.kernel.events import Event
from holmgang.kernel.messages import Translatable, translated
from holmgang.kernel.questions import Option, Question
from holmgang.kernel.sums import OptionName, Phrase, Sum, unplain

_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_NAMED = re.compile(r"-?[a-zA-Z][\w-]*")

Row = tuple[str, ...]
"""A simple message, as most are: text, name of a fact, text, name of a fact, …, text."""


@lru_cache(maxsize=512)
def entries_in(text: str) -> tuple[tuple[str, str], ...]:
    """The messages and terms of a file, each with its own text. Only they begin at the margin."""
    begins = list(_BEGINS.finditer(text))
    ends = [one.start() for one in begins[1:]] + [len(text)]
    return tuple((one[1], text[one.start() : end]) for one, end in zip(begins, ends, strict=True))


def has_value(entry: str) -> bool:
    """Return whether a message has a text of its own beside its attributes."""
    first, _, rest = entry.partition("=")[2].partition("\n")
    following = next((line.strip() for line in rest.splitlines() if line.strip()), "")
    return bool(first.strip()) or bool(following and not following.startswith((".", "#")))


def faults_in(files: Iterable[Path]) -> Iterator[str]:
    """Return the mistakes in files of one folder: text that is no message, and keys that stand twice."""
    seen: set[str] = set()
    for file in files:
        for item in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(item, ast.Junk):
                yield f"{file.name}: no message: {str(item.content).strip()[:60]!r}"
            elif isinstance(item, (ast.Message, ast.Term)):
                name = ("-" if isinstance(item, ast.Term) else "") + item.id.name
                if name in seen:
                    yield f"{file.name}: {name} stands twice"
                seen.add(name)


class Messages:
    """The messages of one language. A later one of the same name takes the place of the earlier."""

    def __init__(self, lang: str, functions: dict[str, Any]) -> None:
        self._bundle: Any = FluentBundle([lang], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        self.keys: dict[str, None] = {}
        """The messages that say something, in the order of the files."""

    def add(self, name: str, entry: str) -> None:
        """A message or term with its text."""
        self._unread[name] = entry
        if not name.startswith("-") and has_value(entry):
            self.keys[name] = None

    def said(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[str, list[Any]]:
        """A pattern put together, and what was wrong with it."""
        text, errors = self._bundle.format_pattern(pattern, args)
        return text, errors

    def __getitem__(self, name: str) -> Any:
        """A message by its name, with all that it may refer to."""
        self._read(name)
        return self._bundle.get_message(name)

    def row(self, name: str) -> Row | None:
        """A message as a row, other messages that it quotes included; None: there is more to it, such as variants."""
        try:
            return self._row(name, ())
        except LookupError:  # what stands there, or is quoted, is no message
            return None

    def _row(self, name: str, within: tuple[str, ...]) -> Row | None:
        row, pattern = [""], self[name].value
        for element in getattr(pattern, "elements", (pattern,)):
            match getattr(element, "expression", element):
                case Literal() as literal:
                    row[-1] += literal(None)  # type: ignore[arg-type]  # it needs no surroundings
                case ast.VariableReference(id=fact) if "_" not in fact.name:
                    row += [fact.name.replace("-", "_"), ""]
                case ast.MessageReference(id=other, attribute=None) if other.name not in within:
                    quoted = self._row(other.name, (*within, name))
                    if quoted is None:
                        return None
                    row[-1:] = [row[-1] + quoted[0], *quoted[1:]]
                case _:
                    return None
        return tuple(row)

    def _read(self, name: str) -> None:
        pending = [name]
        while pending:
            entry = self._unread.pop(pending.pop(), None)
            if entry is not None:
                self._bundle.add_resource(FluentResource(entry), allow_overrides=True)
                pending += [one for one in _NAMED.findall(entry) if one in self._unread]


LANGUAGES: Final = ("en", "cs", "da")
FALLBACK: Final = "en"
KERNEL_WORDS: Final = Path(__file__).with_name("words")
MINUS: Final = "\N{MINUS SIGN}"

MOST_SAID: Final = 20_000
"""So many sentences are kept as they were said: a fight says the same things over and over."""

_NAME_WITH_FORMS = re.compile(r"name-[\w-]+ *= *([^{}\n]+?) *\n(?: *\n)* +\.")
_AN_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)+")
_HYPHEN_MINUS = re.compile(r"(?<![\w-])-(?=\d)")


@lru_cache(maxsize=8192)
def words_key(*parts: str) -> str:
    """The key in the words files for ids: ``words_key("event", "taken_back")`` is ``event-taken-back``."""
    return "-".join(parts).replace("_", "-").lower()


GENDER: Final = "gender"
PLURAL: Final = "plural"


class _ShownName(str):
    """A name ready to be shown. Keeps the message it came from and that message's arguments, so that FORM can bend it.

    ``args`` are those of a message such as ``numbered``; ``items`` are the names of a joined list.
    """

    __slots__ = ("args", "items", "key")
    key: str
    args: Mapping[str, Any]
    items: Sequence[str]

    def __new__(
        cls, text: str, key: str, args: Mapping[str, Any] = MappingProxyType({}), items: Sequence[str] = ()
    ) -> _ShownName:
        named = super().__new__(cls, text)
        named.key, named.args, named.items = key, args, items
        return named


def _sentence(text: str) -> str:
    """A sentence may begin with a name or a word that is written small."""
    return text[:1].upper() + text[1:]


def _number(value: int | Fraction | Decimal) -> int | float:
    """For display only. Plural rules and number forms know whole numbers and floats."""
    return int(value) if value == int(value) else float(value)


def _checked(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    return lang


def _literal(text: str) -> str:
    """A text that people typed, as Fluent takes it: nothing in it is a placeable."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def _files(folder: Path, lang: str) -> list[Path]:
    files = [folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl"))]
    return [file for file in files if file.is_file()]


class Lexicon:
    """The messages of all languages from several folders; a later folder may say a thing its own way.

    The kernel's own words always come first. ``faults`` lists what is wrong in the files themselves: text that is no
    message, and keys that stand twice in one folder.
    """

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        self.folders = tuple(dict.fromkeys([KERNEL_WORDS, *folders]))
        self.given: Mapping[str, Mapping[str, str]] = {}
        """Names that a scenario gives its own things, by language; they count before all others."""
        self._messages: dict[str, Messages] = {}
        self._said: dict[tuple[Any, ...], tuple[str, list[str]]] = {}
        """Sentences, once they have been put together."""
        self._rows: dict[tuple[str, str], Row | None] = {}
        self._inflected: dict[str, dict[str, str]] = {}
        """Per language: the texts of ``name-…`` messages that have forms, with their keys."""
        for lang in LANGUAGES:
            functions = {"FORM": self._form_in(lang), "SIGNED": lambda value, lang=lang: signed(value, lang)}
            messages = self._messages[lang] = Messages(lang, functions)
            inflected = self._inflected[lang] = {}
            for folder in self.folders:
                for file in _files(folder, lang):
                    for name, entry in entries_in(file.read_text(encoding="utf-8")):
                        messages.add(name, entry)
                        if found := _NAME_WITH_FORMS.match(entry):
                            inflected[found[1]] = name

    @property
    def faults(self) -> list[str]:
        """Return the mistakes in the files. All of them are parsed for it."""
        return [fault for lang in LANGUAGES for folder in self.folders for fault in faults_in(_files(folder, lang))]

    def _form_in(self, lang: str) -> Callable[..., Any]:
        return lambda word, form="": self._form(word, str(form), lang)

    def _form(self, word: Any, form: str, lang: str) -> Any:
        """The word in a grammatical form, or as it is where its language gives no such form."""
        if not isinstance(word, _ShownName):
            return word
        if word.items:
            if form == GENDER:
                return PLURAL if len(word.items) > 1 else self._form(word.items[0], form, lang)
            bent = [str(self._form(item, form, lang)) for item in word.items]
            return joined(bent, self.render("list-and", lang, {})[0])
        messages = self._messages[lang]
        if word.key not in messages.keys:
            return word
        pattern = messages[word.key].attributes.get(form)
        if pattern is not None:
            return messages.said(pattern)[0]
        inner = {name: value for name, value in word.args.items() if isinstance(value, _ShownName)}
        if form == GENDER:
            bent_inner = [str(self._form(value, form, lang)) for value in inner.values()]
            return bent_inner[0] if bent_inner and bent_inner[0] not in inner.values() else word
        if not inner:
            return word
        args = {**word.args, **{name: self._form(value, form, lang) for name, value in inner.items()}}
        return self.render(word.key, lang, args)[0]

    def inflected(self, text: str, lang: str) -> str:
        """The key of the ``name-…`` message that has forms for a name with this very text, or nothing."""
        return self._inflected[lang].get(text, "")

    def add_names(self, names: Mapping[str, Mapping[str, str]], *, replace: bool) -> None:
        """Take names that content gives (by id, then by language) as ``word-<id>`` and ``name-<id>``.

        English stands in for a language that is not given. Names in the files stay, unless they are to be replaced.
        """
        self._said.clear()
        self._rows.clear()
        for lang, messages in self._messages.items():
            for name, texts in names.items():
                text = _literal(texts.get(lang) or texts.get(FALLBACK, ""))
                for key in (words_key("word", name), words_key("name", name)):
                    if replace or key not in messages.keys:
                        messages.add(key, f"{key} = {text}")

    def giving(self, names: Mapping[str, Mapping[str, str]]) -> Lexicon:
        """Return the lexicon with the names that one scenario gives its own things."""
        other = copy(self)
        other.given = {
            lang: {name: texts.get(lang) or texts.get(FALLBACK, "") for name, texts in names.items()}
            for lang in LANGUAGES
        }
        return other

    def attribute(self, key: str, name: str, lang: str = FALLBACK) -> str:
        """Return an attribute of a message (``.weight = small``), or nothing. What is no text holds everywhere."""
        messages = self._messages[lang]
        if key not in messages.keys:
            return ""
        pattern = messages[key].attributes.get(name)
        return "" if pattern is None else str(messages.said(pattern)[0])

    def speaks(self, lang: str) -> bool:
        """Return whether every folder has words in this language. English stands in for what is missing."""
        return all((folder / f"{lang}.ftl").is_file() or (folder / lang).is_dir() for folder in self.folders)

    def keys(self, lang: str) -> tuple[str, ...]:
        """The keys that a language itself has."""
        return tuple(self._messages[_checked(lang)].keys)

    def has(self, key: str, lang: str = FALLBACK) -> bool:
        """Return whether the language itself has the key."""
        return key in self._messages[_checked(lang)].keys

    def missing(self, lang: str) -> list[str]:
        """The keys that English has and the language lacks."""
        return [key for key in self._messages[FALLBACK].keys if not self.has(key, lang)]

    def render(self, key: str, lang: str, args: Mapping[str, Any]) -> tuple[str, list[str]]:
        """The message with its arguments, in exactly this language, and what was wrong with it."""
        said = (key, lang, *args.items(), *(value.key for value in args.values() if isinstance(value, _ShownName)))
        known = self._said.get(said)
        if known is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            known = self._said[said] = self._rendered(key, lang, args)
        return known

    def row(self, key: str, lang: str) -> Row | None:
        """The message as a row of texts and arguments; None: there is more to it, and it may use any argument."""
        place = (key, lang)
        if place not in self._rows:
            self._rows[place] = self._messages[lang].row(key)
        return self._rows[place]

    def _rendered(self, key: str, lang: str, args: Mapping[str, Any]) -> tuple[str, list[str]]:
        messages = self._messages[lang]
        text, errors = messages.said(messages[key].value, dict(args))
        if any(isinstance(value, (int, float)) and value < 0 for value in args.values()):
            text = _HYPHEN_MINUS.sub(MINUS, str(text))
        return str(text), [f"{lang} {key}: {error}" for error in errors]


@lru_cache(maxsize=4096)
def number(value: int | Fraction | Decimal, lang: str) -> str:
    """A number as the language writes it, with a true minus sign."""
    return str(format_decimal(_number(value), locale=lang)).replace("-", MINUS)


def signed(value: int | Fraction | Decimal, lang: str) -> str:
    """A number with its sign."""
    return ("+" if value > 0 else "") + number(value, lang)


def joined(items: Sequence[str], conjunction: str) -> str:
    """Join texts with commas and, before the last, a conjunction."""
    return f"{', '.join(items[:-1])} {conjunction} {items[-1]}" if len(items) > 1 else "".join(items)


@cache
def kernel_lexicon() -> Lexicon:
    """The kernel's own words alone."""
    return Lexicon()


class Words:
    """One reader's words: a lexicon, a language, and the names of the tokens in this match.

    A name that is a ``str`` was typed by a person and is shown as it is; a :class:`Phrase` is a message.
    """

    def __init__(self, lexicon: Lexicon, lang: str = FALLBACK, names: Mapping[str, Phrase | str] | None = None) -> None:
        self.lexicon, self.lang = lexicon, _checked(lang)
        self.names: Mapping[str, Phrase | str] = {**(names or {}), **lexicon.given.get(lang, {})}
        self._langs = (lang,) if lang == FALLBACK else (lang, FALLBACK)
        self._saying: set[str] = set()
        self._called: dict[str, str] = {}
        self._offered: dict[tuple[str, str], str] = {}
        """Options by purpose and id that are called the same whatever the question says."""
        self.faults: list[str] = []

    def named(self, names: Mapping[str, Phrase | str]) -> Words:
        """Return these words for other names; faults are noted together."""
        other = Words(self.lexicon, self.lang, names)
        other.faults = self.faults
        return other

    # Keys

    def has(self, key: str) -> bool:
        """Return whether the reader's language itself has the key. English stands in if not, but that is a fault."""
        return self.lexicon.has(words_key(key), self.lang)

    def missing(self, keys: Iterable[str]) -> list[str]:
        """Return the keys that the reader's language itself lacks."""
        return [key for key in keys if not self.has(key)]

    # Saying

    def say(self, thing: Phrase | Sum | str | int | Fraction | Decimal) -> str:
        """Anything that can be shown: a sentence, the total of a sum, the name of an id, a number."""
        if isinstance(thing, Phrase):
            return self._message(thing.key, thing.args)
        if isinstance(thing, Sum):
            return number(thing.total, self.lang)
        if isinstance(thing, bool):
            return self.say("yes" if thing else "no")
        if isinstance(thing, (int, Fraction, Decimal)):
            return number(thing, self.lang)
        return self._name(thing)

    def event(self, event: Event | Mapping[str, Any]) -> str:
        """The sentence of an event, or of its plain form."""
        if isinstance(event, Event):
            kind, facts = event.kind, event.facts()
        else:
            kind = str(event.get("event", ""))
            facts = {k: unplain(v) for k, v in event.items() if k not in ("event", "clauses", "seen_by")}
        key = words_key("event", kind)
        if kind == "ruled":
            key = self._default_told(facts) or key
            facts = {**facts, **self._ruling(facts)}
        return _sentence(self._message(key, facts))

    def ask(self, question: Question) -> str:
        """The sentence of a question."""
        return _sentence(self._message(words_key("ask", question.purpose), question.sentence_args))

    def option(self, question: Question, option: Option) -> str:
        """Return the name of an option: its own label, the words for it, the name of the token, its id."""
        return self._option(option.id, option.label, question.purpose, question.sentence_args)

    def short_option(self, question: Question, option: Option) -> str:
        """Return the name of an option where there is little room: the ``.short`` of its words, else its name."""
        key = words_key("option", question.purpose, option.id)
        return self.lexicon.attribute(key, "short", self.lang) or self.option(question, option)

    def options(self, question: Question) -> Callable[[str, Phrase | str], str]:
        """Return a function that names any option of a question by its id and its own label, if it has one."""
        purpose, facts = question.purpose, question.sentence_args
        return lambda name, label: self._option(name, label, purpose, facts)

    def refusal(self, error: HolmgangError) -> str:
        """Return the message of an error, in the reader's language where it has words for it, else in English."""
        if isinstance(error, ContentError):
            return "\n".join(problem.saying(translated(self, problem.message)) for problem in error.problems)
        if isinstance(problem := getattr(error, "problem", None), Phrase):
            return _sentence(self.say(problem))
        message = error.args[0] if error.args else ""
        return translated(self, message) if isinstance(message, Translatable) else str(error)

    def explain(self, total: Sum) -> str:
        """A number with its reasons: ``4 margin + 3 club − 2 heavy armour = 5``."""
        parts: list[str] = []
        for term in total.terms:
            size, label = number(abs(term.value), self.lang), self.say(term.label)
            sign = MINUS if term.value < 0 else "+"
            if parts:
                parts.append(f"{sign} {size} {label}")
            else:
                parts.append(f"{MINUS if term.value < 0 else ''}{size} {label}")
        if len(parts) == 1:
            return parts[0]
        return " ".join([*parts, "=", self.say(total)]) if parts else self.say(total)

    def terms(self, total: Sum) -> list[tuple[str, str, str]]:
        """The terms of a sum, each as signed value, label and clause."""
        return [(signed(term.value, self.lang), self.say(term.label), term.clause) for term in total.terms]

    def counted(self, amount: int | Fraction, unit: str) -> str:
        """So many of something, bent as the language wants it (``count-<unit>``), else the number and the word."""
        key = words_key("count", unit)
        if unit and self.has(key):
            return self._message(key, {"count": amount})
        return f"{number(amount, self.lang)} {self.say(unit) if unit else ''}".strip()

    def join(self, items: Sequence[str]) -> str:
        """Join texts as the language does: a, b and c."""
        return joined(items, self._message("list-and", {}))

    def filled(self, key: str, **texts: str) -> str:
        """A sentence with texts in it that are ready to be shown."""
        return self._message(key, {name: _ShownName(text, "") for name, text in texts.items()})

    # Inner works

    def _spoken_in(self, key: str) -> str | None:
        """The language in which a key can be said: the reader's own, else English."""
        return next((lang for lang in self._langs if self.lexicon.has(key, lang)), None)

    def _can_say(self, key: str) -> bool:
        return self._spoken_in(key) is not None

    def _message(self, key: str, facts: Mapping[str, Any]) -> str:
        """A message with the facts that it mentions put into words."""
        key = words_key(key)
        for lang in self._langs:
            if self.lexicon.has(key, lang):
                try:
                    row = self.lexicon.row(key, lang)
                    if row is not None and (filled := self._filled(row, facts, lang)) is not None:
                        return filled
                    text, faults = self.lexicon.render(key, lang, self._args(facts))
                except Exception as error:  # a broken message must not stop a fight
                    text, faults = self._readable(key, self._args(facts)), [f"{lang} {key}: {error!r}"]
                self._note(*faults)
                return text
            self._note(f"{lang} {key}: no such message")
        return self._readable(key, self._args(facts))

    def _filled(self, row: Row, facts: Mapping[str, Any], lang: str) -> str | None:
        """A row with the facts that it mentions put into words; None: one is missing, or is for Fluent to put."""
        if len(row) == 1:
            return row[0]
        texts = list(row)
        for place in range(1, len(row), 2):
            name = row[place]
            said = self._arg(facts[name]) if name in facts else None
            if type(said) is int and said >= 0:
                said = number(said, lang)
            if not isinstance(said, str) or len(said) > MAX_PART_LENGTH:
                return None
            texts[place] = said
        return "".join(texts)

    def _readable(self, key: str, args: Mapping[str, Any]) -> str:
        """Return a readable stand-in where there is no sentence."""
        words = re.sub(r"^(event|ask|option|word|name|term)-", "", key).replace("-", " ")
        told = [
            f"{name.replace('-', ' ')} {value}" for name, value in args.items() if not name.endswith(("-id", "-count"))
        ]
        return f"{words}: {', '.join(told)}" if told else words

    def _note(self, *faults: str) -> None:
        if faults:
            self.faults.extend(fault for fault in faults if fault not in self.faults)

    def _name(self, name: str) -> str:
        """A name of this match or a word; a page says the same ones over and over."""
        if self._saying:  # within another name the answer may be a shorter one
            return self._looked_up(name)
        called = self._called.get(name)
        if called is None:
            called = self._called[name] = self._looked_up(name)
        return called

    def _looked_up(self, name: str) -> str:
        found = self.names.get(name)
        if isinstance(found, Phrase) and name not in self._saying:
            self._saying.add(name)  # a name may be made of the very id it belongs to
            try:
                return _ShownName(self.say(found), words_key(found.key), self._args(found.args))
            finally:
                self._saying.discard(name)
        if isinstance(found, str):
            key = self.lexicon.inflected(found, self.lang)
            return _ShownName(found, key) if key else found
        for key in (words_key("word", name), words_key(name)):
            if name and self._can_say(key):
                return _ShownName(self._message(key, {}), key)
        return name.replace("_", " ") if _AN_ID.fullmatch(name) else name

    def chosen(self, taken: str) -> str:
        """Return the name of an option that a report knows as ``purpose:id``."""
        purpose, _, name = taken.partition(":")
        return self._choice(purpose, name, {})

    def _choice(self, purpose: str, name: str, facts: Mapping[str, Any]) -> str:
        called = self._offered.get((purpose, name))
        if called is not None:
            return called
        specific, general = words_key("option", purpose, name), words_key("option", name)
        lang = self._spoken_in(key := specific)
        if lang is None and name not in self.names:
            lang = self._spoken_in(key := general)
        if lang is None:
            return self._name(name)
        called, row = self._message(key, facts), self.lexicon.row(key, lang)
        if row is not None and len(row) == 1:
            self._offered[purpose, name] = called
        return called

    def _option(self, name: str, label: Phrase | str, purpose: str, facts: Mapping[str, Any]) -> str:
        """An option by its name. In place of a label that these words do not know, the id is the more readable."""
        if isinstance(label, Phrase) and not self._can_say(words_key(label.key)):
            self._note(f"{self.lang} {label.key}: no such message")
        elif label:
            return self.say(label)
        return self._choice(purpose, name, facts)

    def _default_told(self, facts: Mapping[str, Any]) -> str:
        """Return the key of the sentence that a system has for a default: ``ruled-<ruling>-<answer>``; else nothing.

        Where no master has ruled, the fact itself reads better than that it follows from a clause.
        """
        ruling, answer = str(facts.get("ruling", "")), facts.get("answer")
        key = words_key("ruled", ruling, answer) if isinstance(answer, str) else words_key("ruled", ruling)
        return key if facts.get("by_default") and self._can_say(key) else ""

    def _ruling(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        ruling, answer = str(facts.get("ruling", "")), facts.get("answer")
        count = 1
        if isinstance(answer, str):
            answer = self._choice(ruling, answer, {})
        elif isinstance(answer, bool):
            answer = self.say(answer)
        elif isinstance(answer, (list, tuple)):
            count = len(answer)
            answer = self.join([self._choice(ruling, str(name), {}) for name in answer]) or self.say("none")
        key = words_key("ruling", ruling)
        named = self._message(key, {}) if self._can_say(key) else self._name(ruling)
        return {"ruling": named, "answer": answer, "answer_count": count}

    def _args(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name, value in facts.items():
            name = name.replace("_", "-")
            args[name] = self._arg(value)
            if isinstance(value, str):
                args[f"{name}-id"] = value
            elif isinstance(value, OptionName):
                called = args[name]
                args[f"{name}-id"] = value.id
                args[f"{name}-typed"] = called if called == value.id else f"{called} ({value.id})"
            elif isinstance(value, (list, tuple)):
                args[f"{name}-count"] = len(value)
        return args

    def _arg(self, value: Any) -> str | int | float:
        if isinstance(value, str):  # as most are
            if isinstance(value, Translatable):
                return _ShownName(translated(self, value), "")
            return value if isinstance(value, _ShownName) else self._name(value)
        if value is None:
            return ""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (int, Fraction, Decimal)):
            return _number(value)
        if isinstance(value, Sum):
            return value.total
        if isinstance(value, Phrase):
            return _ShownName(self.say(value), words_key(value.key), self._args(value.args))
        if isinstance(value, OptionName):
            return self._option(value.id, value.label, value.purpose, value.args)
        if isinstance(value, (list, tuple)):
            items = [self._shown(item) for item in value]
            return _ShownName(self.join(items), "", items=items) if items else ""
        if isinstance(value, Mapping):
            return self.join([f"{self._shown(key)} {self._shown(item)}" for key, item in value.items()])
        return str(value)

    def _shown(self, value: Any) -> str:
        shown = self._arg(value)
        if isinstance(shown, str):
            return shown
        return number(value, self.lang) if isinstance(shown, int) and isinstance(value, int) else str(shown)
