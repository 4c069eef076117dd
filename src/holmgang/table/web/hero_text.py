"""Heroes as the templates show them: names and numbers in the reader's language, clauses beside their terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from holmgang.kernel.heroes import Change, Derived, HeroSheet
from holmgang.kernel.sums import Sum
from holmgang.kernel.system import System
from holmgang.kernel.view import Track, Value
from holmgang.kernel.words import LANGUAGES, signed
from holmgang.table import draw
from holmgang.table.service import TableService
from holmgang.table.service.heroes import KeptHero, Party
from holmgang.table.service.translations import book_in
from holmgang.table.snapshot import Look

SMALL, CARD, LARGE = 44, 122, 172


class HeroText:
    """The words of one game for one reader."""

    def __init__(self, service: TableService, system: System[Any], lang: str) -> None:
        self.system, self.lang = system, lang
        self.words = service.translations.words(system, lang)
        self._book = book_in(system, lang)
        self._all = [service.translations.words(system, one) for one in LANGUAGES]

    @property
    def book(self) -> str:
        """The title of the rulebook."""
        return self._book.title

    def say(self, value: Value) -> str:
        """Return a value in words."""
        return self.words.say(value)

    def title(self, value: Value) -> str:
        """Return a value in words that begin a line."""
        text = self.say(value)
        return text[:1].upper() + text[1:]

    def signed(self, value: Value) -> str:
        """Return a number with its sign, anything else in words."""
        return signed(value.total, self.lang) if isinstance(value, Sum) else self.say(value)

    def found_by(self, value: Value) -> str:
        """Return what a search finds a thing by: its names in all languages."""
        return " ".join(words.say(value).lower() for words in self._all)

    def clause(self, name: str) -> dict[str, str]:
        """Return a clause with its text; without one, nothing."""
        if not name or name not in self._book:
            return {}
        found = self._book[name]
        return {"id": name, "title": found.title, "text": found.plain, "href": f"/rules/{self.system.id}/{name}"}

    def derived(self, one: Derived) -> dict[str, Any]:
        """Return a number with its terms."""
        terms = [
            {"value": value if place else value.lstrip("+").strip(), "label": label, "clause": self.clause(clause)}
            for place, (value, label, clause) in enumerate(self.words.terms(one.value))
        ]
        return {"name": self.title(one.name), "total": self.say(one.value), "terms": terms}

    def change(self, one: Change) -> dict[str, Any]:
        """Return what a fight or a rest does."""
        return {
            "id": one.id,
            "says": self.say(one.says),
            "note": self.say(one.note) if one.note else "",
            "clause": self.clause(one.clause),
            "lasts": one.lasts,
        }


def look_of(hero: KeptHero) -> Look:
    """Return how a hero looks."""
    picture = f"/heroes/{hero.id}/picture?v={hero.row.revision}" if hero.row.pictured else ""
    return Look(symbol=hero.symbol, ring=hero.ring, picture=picture)


def emblem_of(sheet: HeroSheet) -> str:
    """Return the word of the sign where none was chosen: the first thing of the hero."""
    return sheet.pieces[0].kind if sheet.pieces else ""


def gauge_of(text: HeroText, gauge: Track) -> dict[str, Any]:
    """Return the value that matters most."""
    hurt = gauge.most is not None and gauge.value.total < gauge.most
    return {"value": gauge.value.total, "most": gauge.most or 0, "name": text.say(gauge.name), "hurt": hurt}


def card(text: HeroText, hero: KeptHero, size: int = CARD) -> dict[str, Any]:
    """Return a hero as a card of a list."""
    sheet = hero.sheet()
    return {
        "id": hero.id,
        "name": hero.row.name,
        "token": draw.portrait(look_of(hero), hero.row.name, sheet.gauge, emblem_of(sheet), size=size),
        "gauge": gauge_of(text, sheet.gauge),
        "player": hero.player,
        "comes": hero.comes,
        "fallen": hero.fallen,
        "table": hero.table,
        "ring": hero.ring,
        "facts": [(text.say(one.name), one.value.total) for one in sheet.facts],
        "marks": [{"icon": draw.icon(word, 14), "says": text.say(says)} for word, says in sheet.marks],
    }


def template_cards(text: HeroText, templates: Iterable[tuple[str, KeptHero]]) -> list[dict[str, Any]]:
    """Return templates as cards; one tap makes a hero of one."""
    cards = []
    for name, hero in templates:
        sheet = hero.sheet()
        token = draw.portrait(Look(ring=1), hero.row.name, sheet.gauge, emblem_of(sheet), size=CARD)
        facts = [(text.say(one.name), one.value.total) for one in sheet.facts]
        gear = text.words.join([text.say(piece.name) for piece in sheet.pieces[:3]])
        cards.append(
            {
                "id": name,
                "name": hero.row.name,
                "token": token,
                "gauge": gauge_of(text, sheet.gauge),
                "facts": facts,
                "gear": gear,
            }
        )
    return cards


def fields(text: HeroText, sheet: HeroSheet) -> list[dict[str, Any]]:
    """Return the fields of a sheet: what the rules do not allow stands last, with its reason."""
    found = []
    for one in sheet.fields:
        choices: list[dict[str, Any]] = [
            {
                "id": choice.id,
                "name": text.say(choice.name),
                "chosen": choice.chosen,
                "barred": text.say(choice.barred) if choice.barred is not None else "",
                "clause": text.clause(choice.clause if choice.barred is not None else ""),
            }
            for choice in sorted(one.choices, key=lambda choice: (choice.barred is not None, not choice.chosen))
        ]
        reasons = Counter(choice["barred"] for choice in choices if choice["barred"])
        shared = next((reason for reason, count in reasons.items() if count > 1), "")
        for choice in choices:
            choice["no"] = bool(choice["barred"])
            choice["barred"] = "" if choice["barred"] == shared else choice["barred"]
        found.append(
            {
                "shared": shared,
                "id": one.id,
                "name": text.title(one.name),
                "kind": one.kind,
                "value": one.value,
                "least": one.least,
                "most": one.most,
                "choices": choices,
                "note": text.signed(one.note) if one.note else "",
                "clause": text.clause(one.clause),
            }
        )
    return found


def gear(text: HeroText, hero: KeptHero, sheet: HeroSheet) -> dict[str, Any]:
    """Return what the hero has, and what the packs offer, with what is barred last."""
    pieces = [
        {
            "id": piece.id,
            "name": text.say(piece.name),
            "icon": draw.icon(piece.kind, 21),
            "facts": " · ".join([text.say(piece.where), *(text.say(fact) for fact in piece.facts)]),
        }
        for piece in sheet.pieces
    ]
    offers = [
        {
            "id": offer.id,
            "name": text.say(offer.name),
            "icon": draw.icon(offer.id, 21),
            "facts": " · ".join(text.say(fact) for fact in offer.facts),
            "barred": text.say(offer.barred) if offer.barred is not None else "",
            "clause": text.clause(offer.clause if offer.barred is not None else ""),
            "find": text.found_by(offer.name),
        }
        for offer in sorted(hero.offers(), key=lambda offer: offer.barred is not None)
    ]
    load = None
    if sheet.load is not None:
        carried, most = sheet.load
        load = {"value": carried.total, "most": most, "share": min(100, round(100 * carried.total / max(1, most)))}
    return {"pieces": pieces, "offers": offers, "load": load}


def rests(text: HeroText, service: TableService, party: Party, chosen: str) -> dict[str, Any]:
    """Return the ways to mend before the next fight, and what the chosen one would do for whom."""
    coming = party.coming(text.system.id)
    if not coming or not (ways := coming[0].rules.rests(coming[0].hero)):
        return {"ways": [], "rows": [], "chosen": ""}
    chosen = chosen if chosen in [way.id for way in ways] else ways[0].id
    rows = []
    for hero in coming:
        sheet = hero.sheet()
        changes = service.heroes.preview(party, hero, chosen)
        token = draw.portrait(look_of(hero), hero.row.name, sheet.gauge, emblem_of(sheet), size=SMALL, value=False)
        rows.append({"name": hero.row.name, "token": token, "changes": [text.change(change) for change in changes]})
    way = next(way for way in ways if way.id == chosen)
    return {
        "ways": [{"id": one.id, "says": text.say(one.says)} for one in ways],
        "chosen": chosen,
        "rows": rows,
        "house": way.house,
        "amount": party.amount(text.system.id, way) if way.amount else 0,
        "dice": f"{way.dice[0]}d{way.dice[1]}" if way.dice[0] else "",
        "clause": text.clause(way.clause),
    }
