"""The workshop's page of a fight: palette, board, the thing in hand, mistakes, the board in words."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from markupsafe import Markup

from holmgang.kernel.editor import Editor, EditorItem, EditorThing, mapping
from holmgang.kernel.errors import ContentError
from holmgang.kernel.form_fields import FormField
from holmgang.kernel.messages import translated
from holmgang.kernel.sums import Phrase
from holmgang.kernel.view import Token
from holmgang.kernel.words import LANGUAGES, Words, words_key
from holmgang.kernel.yamltext import read_yaml
from holmgang.table.draw import portrait
from holmgang.table.draw.building import (
    EditorMarks,
    Fault,
    Pull,
    building_stage,
    hex_swatch,
    item_token,
    overlays,
    swatch,
    tab_icon,
)
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.tokens import mini
from holmgang.table.service import TableService, opening
from holmgang.table.service.access import seat_names
from holmgang.table.service.fights import OpenFight
from holmgang.table.service.heroes import KeptHero, Party
from holmgang.table.snapshot import Look
from holmgang.table.web.hero_text import HeroText, emblem_of, look_of
from holmgang.table.web.pages import environment, page_text, texts
from holmgang.table.web.setup_form import field_called, value_called
from holmgang.workshop.commands import HERO, PARTY, knob_fields

FACTS: Final = 8
"""So many particulars of a thing are shown at first, beside those that were changed."""
MOST_PLACES: Final = 400
MOST_PULLS: Final = 4
MOST_PARTS: Final = 12


@dataclass(frozen=True)
class BuilderHand:
    """The selection of one tab: things of the fight, or an item of the palette."""

    selected: tuple[str, ...] = ()
    holding: str = ""

    @classmethod
    def read(cls, data: Any) -> BuilderHand:
        """Return the hand that a browser sent; an empty one for nonsense."""
        given = data if isinstance(data, Mapping) else {}
        selected = given.get("selected")
        names = [one for one in selected if isinstance(one, str)][:60] if isinstance(selected, list) else []
        return cls(tuple(names), str(given.get("holding") or "")[:200])


HERO_TABS: Final = ("heroes", "players")
"""Tabs of the palette in which the visitor's own heroes stand first."""


def _look(one: Mapping[str, Any]) -> Look:
    picture = f"/heroes/{one['hero']}/picture" if one.get("picture") else ""
    return Look(symbol=str(one.get("symbol", "")), ring=int(one.get("ring", 0)), picture=picture)


class FightView:
    """One fight as one reader's tab shows it."""

    def __init__(
        self, service: TableService, fight: OpenFight, lang: str, hand: BuilderHand, parties: Sequence[Party] = ()
    ) -> None:
        self.service, self.fight, self.lang = service, fight, lang
        self.parties = parties
        self.editor: Editor = fight.editor
        self.data = fight.document.data
        self.checked = fight.checked()
        self.things = {one.id: one for one in self.editor.things(self.data)}
        offered = {item.id for item in self.editor.items} | {f"{HERO}{one.id}" for one in self.own_heroes}
        held = hand.holding if hand.holding in offered else ""
        self.hand = BuilderHand(tuple(one for one in hand.selected if one in self.things), held)

    @cached_property
    def words(self) -> Words:
        """The words of the page and of the game, with the names of the last fight that could be read."""
        game = self.fight.last_drawn
        if game is None:
            return Words(self.service.translations.lexicon(self.fight.system), self.lang)
        lexicon = self.service.translations.of_library(self.fight.library, game)
        words = Words(lexicon, self.lang)
        return words.named({**words.names, **seat_names(game, (), words)})

    @cached_property
    def picture(self) -> Picture | None:
        """The opening of the fight as a spectator sees it."""
        game = self.fight.last_drawn
        if game is None:
            return None
        looks = {token: _look(one) for token, one in self.fight.heroes_in().items()}
        return Picture(snapshot=replace(opening(game, self.words), looks=looks))

    @property
    def t(self) -> Any:
        """Return texts of the page by key."""
        return texts(self.words)

    def said(self, value: Any) -> str:
        """Return a text id or a phrase in the reader's words; the values of a field have names of their own."""
        if isinstance(value, str) and self._is_value(value):
            return value_called(self.words, value)
        return self.picture.said(value) if self.picture is not None else self.words.say(value)

    def _is_value(self, name: str) -> bool:
        if any(self.words.has(words_key(kind, name)) for kind in ("name", "word")):
            return False
        return self.words.has(words_key("knob-value", name))

    def named(self, thing: EditorThing) -> str:
        """Return the name of a thing as the board shows it."""
        if self.picture is not None and thing.token in self.picture.tokens:
            return self.said(self.picture.tokens[thing.token].name)
        if thing.token and not thing.entry:
            return self.said(thing.token)
        number = f" {int(thing.key) + 1}" if thing.key.isdigit() else ""
        return (self.said(thing.entry) if thing.entry else field_called(self.words, thing.group)) + number

    # The bar.

    def title(self) -> str:
        """Return the name of the fight in the reader's language."""
        names = mapping(self.data.get("title")) or dict(self.fight.row.title)
        return str(names.get(self.lang) or names.get("en") or next(iter(names.values()), self.t("build-unnamed")))

    def step_name(self, which: str) -> str:
        """Return what undo or redo would do, in words; empty if there is nothing."""
        steps = self.fight.document.past if which == "undo" else self.fight.document.future
        if not steps:
            return ""
        name = steps[-1].name if which == "undo" else steps[0].name
        return self.phrase(name)

    def phrase(self, phrase: Phrase) -> str:
        """Return a sentence of the workshop; the ids in it are named."""
        args: dict[str, Any] = {}
        for key, value in phrase.args.items():
            if phrase.key == "build-did-edits":
                args[key] = str(value)
            elif key == "field" and isinstance(value, str):
                args[key] = field_called(self.words, value)
            elif key == "knob" and isinstance(value, str):
                args[key] = self.words.say(Phrase(value)) if self.words.has(value) else value
            elif isinstance(value, int) and not isinstance(value, bool):
                args[key] = value
            else:
                args[key] = self.said(value)
        return page_text(self.words, phrase.key, args)

    # The palette.

    def tab_name(self, name: str) -> str:
        key = f"build-tab-{name}"
        return self.t(key) if self.words.has(key) else field_called(self.words, name).capitalize()

    def palette(self) -> list[dict[str, Any]]:
        """Return the tabs with their items: a drawing, a name, two facts, and what a search finds them by."""
        every = {lang: Words(self.words.lexicon, lang) for lang in LANGUAGES}
        return [
            {
                "id": tab.id,
                "name": self.tab_name(tab.id),
                "icon": tab_icon(tab.icon),
                "own": self.own_rows() if tab.id in HERO_TABS else [],
                "items": [self._item(item, every) for item in self.editor.items if item.tab == tab.id],
                "sorts": self._sorts(tab.id),
            }
            for tab in self.editor.tabs
        ]

    def _sorts(self, tab: str) -> list[tuple[str, str]]:
        """Return the filters of a tab, each with its name; none where there is nothing to tell apart."""
        found = list(dict.fromkeys(item.sort for item in self.editor.items if item.tab == tab and item.sort))
        return [(one, field_called(self.words, one)) for one in found] if len(found) > 1 else []

    @property
    def own_heroes(self) -> list[KeptHero]:
        """The visitor's heroes of this game who can fight."""
        found = [one for party in self.parties for one in party.heroes if one.system.id == self.fight.system.id]
        return [one for one in found if not one.fallen]

    def own_rows(self) -> list[dict[str, Any]]:
        """Return the visitor's parties, which come at once and whole, each with its heroes."""
        rows = []
        text = HeroText(self.service, self.fight.system, self.lang)
        for party in self.parties:
            coming = party.coming(self.fight.system.id)
            name = party.row.name or self.t("build-our-heroes")
            if party.own and coming:
                facts = self.words.join([one.row.name for one in coming])
                rows.append({"id": f"{PARTY}{party.row.id}", "name": name, "facts": facts, "art": "", "now": True})
            rows += [
                {
                    "id": f"{HERO}{one.id}",
                    "name": one.row.name,
                    "facts": self._hero_facts(text, one),
                    "art": self._hero_art(one, 34),
                    "now": False,
                }
                for one in party.heroes
                if one in self.own_heroes
            ]
        for row in rows:
            row["find"] = f"{row['name']} {row['facts']}".lower()
        return rows

    def _hero_facts(self, text: HeroText, hero: KeptHero) -> str:
        gauge = hero.sheet().gauge
        value = f"{gauge.value.total}/{gauge.most}" if gauge.most else str(gauge.value.total)
        return " · ".join([f"{text.say(gauge.name)} {value}", *([hero.player] if hero.player else [])])

    def _hero_art(self, hero: KeptHero, size: int) -> str:
        sheet = hero.sheet()
        return str(portrait(look_of(hero), hero.row.name, sheet.gauge, emblem_of(sheet), size=size))

    def _item(self, item: EditorItem, every: Mapping[str, Words]) -> dict[str, Any]:
        name = self.item_name(item)
        facts = [self._fact(key, value) for key, value in item.facts]
        found = [words.say(one) for words in every.values() for one in (item.name, *item.tags) if one]
        return {
            "id": item.id,
            "name": name,
            "facts": " · ".join(facts),
            "find": " ".join(dict.fromkeys([*found, name, item.entry])).lower(),
            "art": self.item_art(item),
            "sort": item.sort,
            "brush": item.brush,
            "swatch": item.brush or (bool(item.look) and not item.side),
        }

    def item_name(self, item: EditorItem) -> str:
        key = f"build-item-{item.name.replace('_', '-')}"
        return self.t(key) if self.words.has(key) else self.said(item.name)

    def _fact(self, key: str, value: Any) -> str:
        """Return a number with its name; a weapon needs none."""
        return f"{field_called(self.words, key)} {value}" if isinstance(value, int) else self.said(str(value))

    def item_art(self, item: EditorItem) -> str:
        if self.picture is None:
            return ""
        piece = self.editor.piece(item)
        if piece is not None:
            return str(hex_swatch(self.picture, piece))
        if item.look and not item.side:
            return str(swatch(self.picture, item.look, self.said(item.name)))
        token = Token(id=item.entry, name=item.name, side=item.side, emblem=item.emblem)
        return str(item_token(self.picture, token))

    def counts(self) -> dict[str, int]:
        """Return how many things of each item are in the fight."""
        kinds = {group.key: group.kind or group.key for group in self.editor.groups}
        ours = self.fight.heroes_in()
        things = [one for one in self.things.values() if one.entry and one.token not in ours]
        found = Counter(f"{kinds[one.group]}/{one.entry}" for one in things)
        return {**found, **{f"{HERO}{one['hero']}": 1 for one in ours.values()}}

    # The board.

    @cached_property
    def marks(self) -> EditorMarks:
        """Return what the layer over the board shows for this hand."""
        chosen = [self.things[one] for one in self.hand.selected]
        what = self.hand.holding or (chosen[0].id if chosen else "")
        what = self.editor.hero_places if what.startswith(HERO) else what
        places = self.editor.places(self.data, what) if what else ()
        pulls = self.editor.distances(self.data, chosen[0].id)[:MOST_PULLS] if chosen and not self.hand.holding else ()
        faults = [
            Fault(number, self.things[one.thing].token if one.thing in self.things else "", one.spot)
            for number, one in enumerate(self.checked.mistakes, 1)
        ]
        cells = bool(places) and places[0].id.startswith("cell:")  # shown as an area, without names
        return EditorMarks(
            selected=tuple(one.token for one in chosen if one.token),
            places=tuple((one.id, "") for one in places)
            if cells
            else tuple((one.id, self.said(one.label)) for one in places[:MOST_PLACES]),
            pulls=tuple(
                Pull(
                    one.one,
                    one.other,
                    self.things[one.one].token,
                    self.things[one.other].token,
                    one.steps,
                    self.said(one.label),
                    one.most,
                    self.said(one.brief) if one.brief else "",
                )
                for one in pulls
            ),
            faults=tuple(faults),
            nearer=self.t("build-nearer"),
            farther=self.t("build-farther"),
        )

    def stage(self) -> str:
        """Return the board with its layer."""
        if self.picture is None:
            return str(environment().get_template("_build_no_board.html").render(t=self.t))
        return str(building_stage(self.picture, self.layers))

    @cached_property
    def layers(self) -> list[str]:
        """Return the inside of the layer for each cut of the board."""
        return [str(one) for one in overlays(self.picture, self.marks)] if self.picture is not None else []

    # The hand and the mistakes.

    def in_hand(self) -> dict[str, Any]:
        """Return what the strip below the board shows."""
        chosen = [self.things[one] for one in self.hand.selected]
        if self.hand.holding.startswith(HERO):
            own = next(one for one in self.own_heroes if f"{HERO}{one.id}" == self.hand.holding)
            return {"kind": "item", "name": own.row.name, "art": self._hero_art(own, 46), "brush": False}
        if self.hand.holding:
            item = self.editor.item(self.hand.holding)
            return {"kind": "item", "name": self.item_name(item), "art": self.item_art(item), "brush": item.brush}
        if not chosen:
            fields = self.facts(self.editor.place_fields(self.data, self.lang), ())
            return {"kind": "place", "first": fields[:FACTS], "more": fields[FACTS:], "parts": self.parts()}
        first = chosen[0]
        group = self.editor.group(first.group)
        alike = self.editor.alike(self.data, first.id)
        each = [self.editor.fields(self.data, one.id, self.lang) for one in chosen if one.group == first.group]
        fields = self.facts(each[0], each[1:])
        first_fields = [one for n, one in enumerate(fields) if n < FACTS or one["changed"]]
        return {
            "kind": "thing",
            "thing": first.id,
            "things": [one.id for one in chosen],
            "name": self.named(first) if len(chosen) == 1 else self.t("build-several", count=len(chosen)),
            "art": str(mini(self.picture, first.token, 46)) if self.picture is not None and first.token else "",
            "place": self.place_name(first),
            "count": len(alike),
            "counted": bool(first.entry) and not group.listed and first.group != "map",
            "named": "name" in group.model.model_fields and len(alike) > 1,
            "turns": first.group == "map",
            "swaps": [
                (item.id, self.item_name(item))
                for item in self.editor.items
                if group.kind and item.id.startswith(f"{group.kind}/") and item.entry != first.entry
            ]
            if group.template
            else [],
            "first": first_fields,
            "more": [one for one in fields if one not in first_fields],
        }

    def parts(self) -> list[dict[str, str]]:
        """Return things that no token stands for, such as places and scenes: each with its name and first word."""
        tokens = self.picture.tokens if self.picture is not None else {}
        found = []
        for one in self.things.values():
            if one.token in tokens or one.group == "map":
                continue
            member = self.editor.member(self.data, one.id)[2]
            word = next((value for value in member.values() if isinstance(value, str) and value), "")
            group = field_called(self.words, one.group)
            name = self.named(one)
            found.append(
                {
                    "id": one.id,
                    "group": name if one.key.isdigit() and word else group,
                    "name": value_called(self.words, word) if one.key.isdigit() and word else name,
                }
            )
        return found[:MOST_PARTS]

    def place_name(self, thing: EditorThing) -> str:
        place = thing.place.partition(":")[2]
        return self.said(place) if place and not place[0].isdigit() else place

    def facts(self, fields: Sequence[FormField], others: Iterable[Sequence[FormField]]) -> list[dict[str, Any]]:
        """Return particulars as a template shows them; ``different`` where several things do not share a value."""
        also = [{one.path: one for one in each} for each in others]
        wrong = {one.problem.path for one in self.checked.mistakes}
        return [
            {
                "path": one.path,
                "key": one.key,
                "name": self.field_name(one.path),
                "kind": one.kind,
                "value": one.value,
                "usual": one.usual,
                "shown": self._shown(one),
                "choices": [(choice, self._choice(one, choice)) for choice in one.choices],
                "chosen": [part.strip() for part in (one.value or one.usual).split(",")],
                "least": one.least,
                "most": one.most,
                "unit": one.unit,
                "changed": bool(one.value),
                "different": any(each.get(one.path, one).value != one.value for each in also),
                "wrong": any(path.endswith(f".{one.path}") for path in wrong),
            }
            for one in fields
        ]

    def field_name(self, path: str) -> str:
        return ": ".join(field_called(self.words, part) for part in path.split("."))

    def _choice(self, one: FormField, choice: str) -> str:
        if one.kind == "switch":
            return str(self.t("set-yes") if choice == "true" else self.t("set-no"))
        return value_called(self.words, choice)

    def _shown(self, one: FormField) -> str:
        value = one.value or one.usual
        if not value:
            return "–"
        if one.kind in ("choice", "some", "switch"):
            return ", ".join(self._choice(one, part.strip()) for part in value.split(","))
        if one.unit:
            decimal = value if self.words.lang == "en" else value.replace(".", ",")
            return f"{decimal}\u00a0{one.unit}"
        with suppress(ContentError):  # of entries for this fight only the names say more than the beginning of the text
            entries = mapping(read_yaml(value, one.path).data) if value.startswith("{") else {}
            value = ", ".join(map(self.said, entries)) or value
        value = value[1:-1] if value.startswith("[") else value
        return value if len(value) <= 24 else f"{value[:22]}…"

    def mistakes(self) -> list[dict[str, Any]]:
        """Return the mistakes as the page shows them: a sentence, where it is, and remedies."""
        return [
            {
                "number": number,
                "message": translated(self.words, one.problem.message),
                "where": self.where(one.problem.path, one.thing, one.spot),
                "line": one.problem.line,
                "thing": one.thing,
                "remedies": [(self.phrase(remedy.label), remedy.command) for remedy in one.remedies],
            }
            for number, one in enumerate(self.checked.mistakes, 1)
        ]

    def where(self, path: str, thing: str, spot: str) -> str:
        if thing in self.things:
            field = path.split(".")[3:]
            name = self.named(self.things[thing])
            return ", ".join([name[:1].upper() + name[1:], *(field_called(self.words, one) for one in field[:2])])
        if spot:
            return spot.partition(":")[2]
        parts = [part for part in path.split(".") if part not in ("setup",)]
        return ", ".join(field_called(self.words, part) for part in parts[:2])

    # The board in words, and house rules.

    def listed(self) -> list[dict[str, Any]]:
        """Return every thing for the board in words."""
        found = []
        for one in self.things.values():
            cells = self.editor.on_cells and bool(one.place)
            places = () if cells else self.editor.places(self.data, one.id)
            found.append(
                {
                    "id": one.id,
                    "name": self.named(one),
                    "place": self.place_name(one),
                    "at": one.place,
                    "cells": cells,
                    "places": [(p.id, self.said(p.label)) for p in places[:MOST_PLACES]],
                    "distances": [
                        (each.other, self.named(self.things[each.other]), each.steps, self.said(each.label), each.most)
                        for each in self.editor.distances(self.data, one.id)
                    ],
                }
            )
        return found

    def knobs(self) -> list[FormField]:
        """Return the house rules; what the preset or the book says holds where nothing is written."""
        usual = mapping(self.fight.system.presets.get(str(self.data.get("preset"))))
        return knob_fields(self.editor, self.data, usual, self.lang)

    def changed_rules(self) -> int:
        """Return how many house rules differ from the book."""
        return sum(bool(one.value) for one in self.knobs()) + bool(self.data.get("preset"))

    # Fragments.

    def fragments(self, *, board: bool) -> dict[str, Any]:
        """Return what a tab has to show now; the board only if it has changed."""
        made = {
            "revision": self.fight.row.revision,
            "title": self.title(),
            "playable": self.checked.game is not None,
            "counts": self.counts(),
            "selected": list(self.hand.selected),
            "holding": self.hand.holding,
            "layers": self.layers,
            "rules": self.t("build-rules-changed", count=self.changed_rules()),
            "bar": self.template("_build_bar.html"),
            "hand": self.template("_build_hand.html"),
            "words": self.template("_build_words.html"),
        }
        return {**made, "stage": self.stage(), "question": self.question()} if board else made

    @property
    def opposed(self) -> bool:
        """True if there is anything to win against: another side, or a thing from the packs that is no token."""
        if self.picture is None:
            return True
        tokens = self.picture.tokens
        sides = {tokens[one.token].side for one in self.things.values() if one.token in tokens}
        return len(sides) > 1 or any(one.entry and one.token not in tokens for one in self.things.values())

    @property
    def _heroless(self) -> bool:
        """True if there are tokens, and none of the heroes' side."""
        game, tokens = self.fight.last_drawn, self.picture.tokens.values() if self.picture is not None else ()
        heroes = game.system.hero_side(game.scenario) if game is not None else None
        return heroes is not None and bool(tokens) and all(one.side != heroes for one in tokens)

    def question(self) -> dict[str, Any]:
        """Return what a forecast is asked about; what is missing while there is only one side."""
        if not self.opposed:
            return {"missing": "heroes" if self._heroless else "opponents"}
        return {"system": self.fight.system.id, "document": dict(self.data)}

    def question_text(self) -> str:
        """Return the question as JSON in the order of the document, which decides who comes first in a fight."""
        return json.dumps(self.question(), ensure_ascii=False)

    def template(self, name: str) -> str:
        """Return a fragment."""
        return environment().get_template(name).render(t=self.t, view=self, id=self.fight.row.id, raw=Markup)
