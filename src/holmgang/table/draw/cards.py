"""Hands of cards: those one may play stand out in gold, those that are barred are pale and say by which clause."""

from __future__ import annotations

from holmgang.kernel.description import Barring, Choice, QuestionText
from holmgang.kernel.view import Card, Hand
from holmgang.table.draw.markup import Html, classes, el
from holmgang.table.draw.numbers import clause_chip
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.symbols import hue, icon


def own_hand(picture: Picture) -> Hand | None:
    """The hand the reader may see in full: the first without hidden cards that has any."""
    mine = [hand for hand in picture.panels(Hand) if picture.seat and hand.id.endswith(picture.seat)]
    open_hands = [hand for hand in picture.panels(Hand) if hand.cards and hand.hidden is None]
    return next(iter([hand for hand in mine if hand.cards] or (open_hands if picture.seat else [])), None)


def card_choices(picture: Picture, step: QuestionText) -> dict[str, Choice]:
    """The choices of a step that are cards of the own hand, by the name of the card; empty where few are."""
    found = own_hand(picture)
    if found is None:
        return {}
    names = {_word(card): card for card in found.cards} | {card.id: card for card in found.cards}
    return {choice.id: choice for choice in step.choices if choice.id in names}


def _word(card: Card) -> str:
    return (
        card.name
        if isinstance(card.name, str)
        else card.name.key.removeprefix("word-")
        if hasattr(card.name, "key")
        else ""
    )


def hand(picture: Picture, step: QuestionText | None = None) -> Html:
    """The own hand as a fan. With a step, cards among its choices can be put; the others lie pale."""
    found = own_hand(picture)
    if found is None:
        return Html("")
    choices = card_choices(picture, step) if step is not None else {}
    barred = {bar.id: bar for bar in step.barred} if step is not None else {}
    seen: set[str] = set()
    drawn = []
    for card in found.cards:
        key = card.id if card.id in choices else _word(card)
        choice = choices.get(key) if key not in seen else None
        seen.add(key)
        drawn.append(_card(picture, card, choice, barred.get(key), step))
    label = picture.said(found.title)
    return el("div", drawn, cls=classes("fan", step is None and "idle"), role="group", aria_label=label)


def _card(picture: Picture, card: Card, choice: Choice | None, bar: Barring | None, step: QuestionText | None) -> Html:
    notes = [picture.said(note) for note in card.notes]
    kind, text = (notes[0], notes[1:]) if notes else ("", [])
    word = _word(card)
    worth = choice.worth.text if choice and choice.worth else ""
    sign = "+" if choice and choice.worth and choice.worth.total > 0 else ""
    inner = [
        el("span", icon(word, 16), kind, cls="k"),
        el("b", picture.said(card.name)),
        el("span", sign + worth, cls="w") if worth else None,
        el("small", " ".join(text)),
        clause_chip(bar.clause) if bar is not None else None,
    ]
    chosen = choice is not None and choice.id in picture.chosen
    cls = classes("hcard", hue(kind), chosen and "on", step is not None and choice is None and "no")
    if choice is None or step is None:
        return el("div", inner, cls=cls)
    return el(
        "button",
        inner,
        cls=cls,
        type="button",
        aria_pressed="true" if chosen else "false",
        data_put={step.purpose: choice.id},
        data_key=f"put:{choice.id}",
        data_choice=choice.id,
    )


def open_hand(picture: Picture) -> Html | None:
    """The own hand on the edge of the board, always in sight: a tap on a card tells what it means and offers its deed.

    Where the open question offers the card itself, the tray shows the hand at full size.
    """
    found = own_hand(picture)
    if found is None or not found.cards:
        return None
    choices = card_choices(picture, picture.step) if picture.step is not None else {}
    drawn = [_kept(picture, card, choices.get(card.id) or choices.get(_word(card))) for card in found.cards]
    return el("div", drawn, cls="own-hand", role="group", aria_label=picture.said(found.title))


def _kept(picture: Picture, card: Card, choice: Choice | None) -> Html:
    notes = [picture.said(note) for note in card.notes]
    name = picture.said(card.name)
    worth = el("b", picture.said(card.worth), cls="w") if card.worth is not None else None
    deed = None
    if choice is not None and picture.step is not None:
        put = {picture.step.purpose: choice.id}
        deed = el("button", choice.label, type="button", cls="btn", data_put=put, data_key=f"held:{card.id}")
    told = el("div", el("b", name), [el("p", note) for note in notes], deed, cls="told")
    front = el("summary", icon(_word(card), 20), el("span", name), worth, data_key=f"card:{card.id}")
    kind = hue(card.kind or (notes[0] if notes else ""))
    look = classes("held-card", card.kind, kind, "gold" if choice is not None else "")
    return el("details", front, told, cls=look, name="held")
