"""Options of every type of question, and what each of them would bring.

Tiles for a few, a grid of verbs for more, a list with a filter for many. Barred options stand at the end with their
clause. Each option is also on the board, where it points at something there.
"""

from __future__ import annotations

from holmgang.kernel.description import Choice, Draft, OptionChance, QuestionText
from holmgang.table.draw.hexmap import in_words, places_of, turn_button
from holmgang.table.draw.markup import Html, classes, el, join
from holmgang.table.draw.numbers import clause_chip, die, hit_bar, number_button, odds_bar, terms
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.sheets import card_choices, hand
from holmgang.table.draw.tokens import icon, mini
from holmgang.table.snapshot import ActionRow

TILES = 8
VERBS = 20
FEW = 4
TOLD = 24
"""So many options bring their verdict along, to be shown when one looks at them."""
PIPPED = 6
KEYED = 12
"""Dice with more sides are typed into a field."""


def options(picture: Picture, step: QuestionText) -> Html | None:
    """All ways to answer a step."""
    if picture.shows_rows and picture.verbs is not None:
        return _best(picture, picture.verbs)
    match step.kind:
        case "choose" | "declare":
            return _choose(picture, step)
        case "choose_some":
            return _choose_some(picture, step)
        case "order":
            return _order(picture, step)
        case "amount":
            return _amount(picture, step)
        case "words":
            return _words(picture, step)
        case "roll":
            return _roll(picture, step)
    return None


# ---- one of several --------------------------------------------------------------------------------------------------


def _choose(picture: Picture, step: QuestionText) -> Html:
    cards = card_choices(picture, step)
    if cards:
        rest = [choice for choice in step.choices if choice.id not in cards]
        others = [_tile(picture, step, choice, place) for place, choice in enumerate(rest, 1)]
        return join(
            [
                hand(picture, step),
                el("div", el("div", others, cls="opts"), _barred(picture, step), cls="choices") if others else None,
            ]
        )
    count = len(step.choices)
    places = places_of(step)
    if places:
        return join([in_words(picture, step, places), _list(picture, step), _barred(picture, step)])
    if count > VERBS:
        return join([_list(picture, step), _barred(picture, step)])
    if count > TILES and not any(_figure(picture, choice) for choice in step.choices):
        verbs = [_verb(picture, step, choice, place) for place, choice in enumerate(step.choices, 1)]
        return join(
            [el("div", verbs, cls="verbs grid", role="group", aria_label=step.sentence), _barred(picture, step)]
        )
    tiles = [_tile(picture, step, choice, place) for place, choice in enumerate(step.choices, 1)]
    cls = classes("opts", "fill" if count > 2 else None)
    return el(
        "div", el("div", tiles, cls=cls, role="group", aria_label=step.sentence), _barred(picture, step), cls="choices"
    )


def _best(picture: Picture, verbs: QuestionText) -> Html:
    """The few best verbs as whole deeds, as on the action card; all of them, in the same order, fold away below."""
    best = [row for row in picture.rows if row.best]
    rows = [_act(picture, row, place) for place, row in enumerate(best, 1)]
    order = {row.word: place for place, row in reversed([*enumerate(picture.rows)])}
    choices = sorted(verbs.choices, key=lambda choice: order.get(choice.id, len(order)))
    every = [_verb(picture, verbs, choice, place) for place, choice in enumerate(choices, len(best) + 1)]
    label = picture.page("all-verbs", count=len(choices))
    chosen = picture.given.get(verbs.purpose)
    other = chosen is not None and picture.row not in best
    folded = el(
        "details",
        el("summary", label),
        el("div", every, cls="verbs grid", role="group", aria_label=verbs.sentence),
        _barred(picture, verbs),
        cls="every",
        open=other or None,
    )
    return join([el("div", rows, cls="best", role="group", aria_label=verbs.sentence), folded])


def _act(picture: Picture, row: ActionRow, place: int) -> Html:
    on = row == picture.row
    drawn = mini(picture, row.word, 26) if row.word in picture.tokens else icon(row.word, 26) or el("span", cls="ic")
    small = ", ".join(text for text in (row.whom, row.means) if text)
    figure = el("span", row.chance, el("small", row.expects) if row.expects else None, cls="pc") if row.chance else None
    return el(
        "button",
        [drawn, el("b", row.verb), el("small", small) if small else None, figure],
        type="button",
        cls=classes("act", on and "on"),
        aria_pressed="true" if on else "false",
        title=row.text,
        data_put=dict(row.put),
        data_key=f"act:{place}",
        data_choice=row.word,
        aria_keyshortcuts=str(place),
    )


def _put(step: QuestionText, choice: Choice, place: int, chosen: bool) -> dict[str, object]:
    return {
        "type": "button",
        "aria_pressed": "true" if chosen else "false",
        "data_put": {step.purpose: choice.id},
        "data_key": f"put:{choice.id}",
        "data_choice": choice.id,
        "aria_keyshortcuts": str(place) if place <= 9 else None,
    }


def _tile(picture: Picture, step: QuestionText, choice: Choice, place: int) -> Html:
    chosen = choice.id in picture.chosen
    drawn = mini(picture, choice.id, 30) if choice.id in picture.tokens else icon(choice.id, 24)
    figure = _figure(picture, choice)
    remark = _remark(picture, choice)
    inner = [drawn, el("b", choice.label), el("small", remark) if remark else None, figure]
    cls = classes("opt", not remark and figure is None and "one", chosen and "on")
    return el("button", inner, cls=cls, **_put(step, choice, place, chosen))


def _remark(picture: Picture, choice: Choice) -> str:
    """The line under an option: what it costs, what must be rolled; the figure at its right is not repeated."""
    parts = []
    if choice.price is not None and choice.price.total:
        parts.append(f"{choice.price.text} {choice.coin}".strip())
    if choice.odds is not None and choice.odds.need:
        parts.append(choice.odds.need)
    elif choice.worth is not None and choice.against is None and len(choice.worth.terms) == 1 and choice.odds is None:
        parts.append(choice.worth.terms[0].label)
    return ", ".join(parts)


def _figure(picture: Picture, choice: Choice) -> Html | None:
    """The one large number of an option: the chance, or what it is worth and whether that is enough.

    Where nothing is left to chance, what it is worth says more than none or all of a hundred.
    """
    measured = choice.worth is not None and choice.against is not None
    open_yet = choice.odds is not None and (not measured or 0 < choice.odds.works < 1)
    if choice.odds is not None and open_yet:
        return el("span", choice.odds.text, el("small", choice.odds.expects) if choice.odds.expects else None, cls="pc")
    if choice.worth is not None and choice.against is not None:
        enough = choice.worth.total >= choice.against.total
        mark = el("i", "▲" if enough else "▼", cls="up" if enough else "down")
        return el("span", f"{choice.worth.text} ", mark, cls="pc")
    if choice.worth is not None:
        return el("span", ("+" if choice.worth.total > 0 else "") + choice.worth.text, cls="pc")
    return None


def _verb(picture: Picture, step: QuestionText, choice: Choice, place: int) -> Html:
    chosen = choice.id in picture.chosen
    drawn = mini(picture, choice.id, 26) if choice.id in picture.tokens else icon(choice.id)
    remark = _remark(picture, choice)
    inner = [drawn, el("span", choice.label), el("small", remark) if remark else None]
    return el("button", inner, cls=classes("verb", chosen and "on"), **_put(step, choice, place, chosen))


def _list(picture: Picture, step: QuestionText) -> Html:
    """Many options: a list with a filter, folded away where all of them lie on the board as well."""
    rows = []
    for place, choice in enumerate(step.choices, 1):
        chosen = choice.id in picture.chosen
        head, _, rest = choice.label.partition(";")
        small = ", ".join(text for text in (rest.strip(), choice.remark) if text)
        inner = [el("b", head), el("small", small) if small else None]
        rows.append(
            el("li", el("button", inner, cls=classes("row", chosen and "on"), **_put(step, choice, place, chosen)))
        )
    label = picture.page("filter")
    field = el(
        "input",
        type="search",
        cls="filter",
        placeholder=label,
        aria_label=label,
        data_filter=True,
        data_key="filter",
        aria_keyshortcuts="/",
    )
    listing = join([field, el("ul", rows, cls="rowlist")])
    if all(choice.at or choice.ghost for choice in step.choices):
        return el(
            "details", el("summary", picture.page("all-options", count=len(step.choices))), listing, cls="biglist"
        )
    return el("div", listing, cls="biglist")


def _barred(picture: Picture, step: QuestionText) -> Html | None:
    """Draw the barred options, struck through with their clauses; many of them are folded away."""
    if not step.barred:
        return None
    by_clause: dict[str, list[str]] = {}
    for bar in step.barred:
        by_clause.setdefault(bar.clause, []).append(bar.label)
    groups = [
        el(
            "span",
            [join([", " if place else "", el("s", label)]) for place, label in enumerate(labels)],
            " ",
            clause_chip(clause),
        )
        for clause, labels in by_clause.items()
    ]
    if len(step.barred) > FEW:
        head = el("summary", picture.page("barred-count", count=len(step.barred)))
        return el("details", head, el("p", groups, cls="barred"), cls="barredbox")
    return el("p", el("span", picture.page("not-possible"), cls="vh"), groups, cls="barred")


# ---- some, in order, how much, in words ------------------------------------------------------------------------------


def _choose_some(picture: Picture, step: QuestionText) -> Html:
    tiles = []
    for place, choice in enumerate(step.choices, 1):
        on = choice.id in picture.chosen
        drawn = (
            icon("finish", 18)
            if on
            else mini(picture, choice.id, 26)
            if choice.id in picture.tokens
            else icon(choice.id, 20)
        )
        inner = [drawn, el("b", choice.label), _figure(picture, choice)]
        tiles.append(
            el(
                "button",
                inner,
                cls=classes("opt one", on and "on"),
                type="button",
                role="checkbox",
                aria_checked="true" if on else "false",
                data_toggle={step.purpose: choice.id},
                data_key=f"put:{choice.id}",
                data_choice=choice.id,
                aria_keyshortcuts=str(place) if place <= 9 else None,
            )
        )
    chosen = len([choice for choice in step.choices if choice.id in picture.chosen])
    count = picture.page("some-count", chosen=chosen, least=step.least, most=step.most)
    group = el("div", tiles, cls="opts wrap", role="group", aria_label=f"{step.sentence} {count}")
    none = _as_it_is(picture, step, [], "none-of-them") if step.least == 0 and not chosen else None
    return join([el("div", group, _barred(picture, step), cls="choices"), el("p", count, none, cls="cnt")])


def _order(picture: Picture, step: QuestionText) -> Html:
    """All of them in a row that can be changed; it begins with the order of the book."""
    assert picture.draft is not None
    given = next((one.raw for one in picture.draft.filled if one.purpose == step.purpose), None)
    named = {choice.id: choice for choice in step.choices}
    ids = [name for name in (given if isinstance(given, list) else []) if name in named]
    ids += [name for name in named if name not in ids]
    rows = []
    for place, name in enumerate(ids, 1):
        choice = named[name]
        up = _mover(picture, step, name, -1, choice.label, place == 1)
        down = _mover(picture, step, name, 1, choice.label, place == len(ids))
        drawn = mini(picture, name, 30) if name in picture.tokens else icon(name)
        rows.append(el("li", el("b", str(place)), drawn, el("span", choice.label), up, down, data_id=name))
    given_so = None if isinstance(given, list) else _as_it_is(picture, step, ids, "this-order")
    return join([el("ol", rows, cls="ord", data_order=step.purpose, data_ids=ids), given_so])


def _as_it_is(picture: Picture, step: QuestionText, answer: object, key: str, **args: int) -> Html:
    """A button for the answer that one would otherwise have to undo something to give."""
    return el(
        "button",
        picture.page(key, **args),
        type="button",
        cls="btn as-is",
        data_put={step.purpose: answer},
        data_key=f"as-is:{step.purpose}",
    )


def _mover(picture: Picture, step: QuestionText, name: str, by: int, label: str, off: bool) -> Html:
    key = "move-up" if by < 0 else "move-down"
    return el(
        "button",
        "▲" if by < 0 else "▼",
        cls="tool",
        type="button",
        aria_label=picture.page(key, what=label),
        disabled=off,
        data_move={"purpose": step.purpose, "id": name, "by": by},
        data_key=f"{key}:{name}",
    )


def _amount(picture: Picture, step: QuestionText) -> Html:
    chosen = next(iter(picture.chosen), None)
    value = (
        int(chosen)
        if chosen is not None and chosen.lstrip("-").isdigit()
        else step.default
        if isinstance(step.default, int)
        else max(step.least, min(0, step.most))
    )
    bounds = {"min": step.least, "max": step.most, "value": value}
    field = el(
        "input",
        type="number",
        inputmode="numeric",
        cls="amount",
        aria_label=step.sentence,
        data_amount=step.purpose,
        data_key="amount",
        **bounds,
    )
    less = el("button", "−", cls="btn", type="button", aria_label=picture.page("less"), data_step=-1)
    more = el("button", "+", cls="btn", type="button", aria_label=picture.page("more"), data_step=1)
    take = None if chosen is not None else _as_it_is(picture, step, value, "this-much", amount=value)
    slider = el("input", type="range", cls="slider", aria_hidden="true", tabindex=-1, data_slider=True, **bounds)
    return el(
        "div",
        el("div", less, field, more, cls="amt"),
        slider,
        el("p", f"{step.least} … {step.most}", cls="cnt muted"),
        take,
        cls="amountbox",
    )


def _words(picture: Picture, step: QuestionText) -> Html:
    text = next(iter(picture.chosen), "")
    area = el(
        "textarea",
        text,
        rows=2,
        cls="ta",
        maxlength=step.longest,
        aria_label=step.sentence,
        data_words=step.purpose,
        data_key="words",
        aria_describedby="letters-left",
    )
    left = picture.page("letters-left", left=step.longest - len(text), most=step.longest)
    return join(
        [
            area,
            el(
                "p",
                left,
                cls="cnt muted",
                id="letters-left",
                aria_live="polite",
                data_left=picture.page("letters-left-script"),
            ),
        ]
    )


# ---- dice ------------------------------------------------------------------------------------------------------------


def _roll(picture: Picture, step: QuestionText) -> Html:
    """Virtual dice lie ready; own dice are typed, one key per die."""
    if not picture.typed_dice:
        dice = [
            die(min(sides, 3 + place), sides, 58, "tilt" if place % 2 == 0 else "tilt2")
            for place, sides in enumerate(step.dice)
        ]
        button = el(
            "button",
            picture.page("roll"),
            el("kbd", "Space"),
            cls="btn primary",
            type="button",
            data_roll=True,
            data_send=True,
            data_key="roll",
            aria_keyshortcuts="Space",
        )
        return el("div", dice, button, cls="rollbox")
    rows = [_faces(picture, step, number, sides) for number, sides in enumerate(step.dice)]
    return el("div", rows, _let_roll(picture), cls="typed")


def _let_roll(picture: Picture) -> Html:
    """Real dice roll under the table: then the table rolls, this once or from now on."""
    once, ever = (
        el("button", picture.page(key), type="button", cls="btn slim", data_rolled=value, data_key=f"rolled:{value}")
        for key, value in (("roll-for-me", "once"), ("roll-always", "always"))
    )
    return el("p", once, ever, cls="let-roll")


def _faces(picture: Picture, step: QuestionText, number: int, sides: int) -> Html:
    """The faces of one die, or a field for one with many; things that are drawn go by their names."""
    chosen = picture.faces[number] if number < len(picture.faces) else None
    label = picture.page("die-number", number=number + 1, die=picture.teller.dice((sides,)))
    if step.names:
        picks = [_face(number, face, text, chosen) for face, (_, text) in enumerate(step.names, 1)]
        return el("div", picks, cls="faces named", role="group", aria_label=label)
    if sides > KEYED:
        field = el(
            "input",
            type="number",
            inputmode="numeric",
            min=1,
            max=sides,
            value=chosen,
            cls="amount",
            aria_label=label,
            data_face_field=number,
            data_key=f"die:{number}",
        )
        return el("label", el("span", label), field, cls="faces")
    picks = [
        _face(number, face, die(face, sides, 40) if sides <= PIPPED else str(face), chosen)
        for face in range(1, sides + 1)
    ]
    return el("div", picks, cls="faces", role="group", aria_label=label)


def _face(number: int, face: int, inside: object, chosen: int | None) -> Html:
    on = face == chosen
    return el(
        "button",
        inside,
        type="button",
        cls=classes("face", on and "on"),
        aria_pressed="true" if on else "false",
        data_face={"die": number, "face": face},
        data_digit=face if face <= 9 else None,
        data_key=f"face:{number}:{face}",
    )


# ---- the verdict -----------------------------------------------------------------------------------------------------


def verdicts(picture: Picture, step: QuestionText | None, draft: Draft) -> Html:
    """Draw the result of the draft and the button that sends it; hidden beside it, those of the other options."""
    told: list[Html] = []
    shown = False
    for choice in step.choices[:TOLD] if step is not None else ():
        chosen = choice.id in picture.chosen
        block = _facts(picture, choice)
        if block is not None:
            told.append(el("div", block, cls="odds", data_verdict=choice.id, hidden=not chosen))
            shown = shown or chosen
    beyond = [c for c in (step.choices[TOLD:] if step is not None else ()) if c.id in picture.chosen]
    told += [
        el("div", block, cls="odds", data_verdict=c.id) for c in beyond if (block := _facts(picture, c)) is not None
    ]
    if not shown and picture.chance is not None:
        told.append(el("div", el("h4", picture.deed or draft.summary), _hit(picture, picture.chance), cls="odds"))
    return el("div", told, _go(picture, step, draft), cls="verdict")


def _facts(picture: Picture, choice: Choice) -> list[Html] | None:
    """Chance, sums and price of one option."""
    parts: list[Html] = []
    if choice.odds is not None:
        parts.append(_hit(picture, choice.odds))
    if choice.worth is not None and (len(choice.worth.terms) > 1 or choice.against is not None):
        line: list[object] = [terms(picture, choice.worth)]
        if choice.against is not None:
            enough = choice.worth.total >= choice.against.total
            line += [el("span", picture.page("against"), cls="muted"), number_button(picture, choice.against)]
            if choice.odds is None:
                line.append(el("i", "▲" if enough else "▼", cls="up" if enough else "down"))
        parts.append(el("div", line, cls="sumline"))
    if choice.price is not None and choice.price.total:
        cost = number_button(picture, choice.price, choice.coin)
        parts.append(el("p", picture.page("costs"), " ", cost, f" {choice.coin}", cls="price"))
    return [el("h4", choice.label), *parts] if parts else None


def _hit(picture: Picture, chance: OptionChance) -> Html:
    """Chance and expected effect, as figures and as a bar."""
    side = picture.side_of(picture.asked_about) if picture.asked_about else 1
    several = len([share for _, share in chance.shares if share]) > 2
    bar = odds_bar(picture, chance, side) if several else hit_bar(float(chance.works))
    words = " · ".join(text for text in (chance.need, chance.expects) if text)
    return el("div", el("b", chance.text, cls="big"), el("div", bar, el("p", words, cls="muted")), cls="hitline")


def _go(picture: Picture, step: QuestionText | None, draft: Draft) -> Html | None:
    if step is not None and step.kind == "roll" and not picture.typed_dice:
        return None
    chosen = [choice for choice in (step.choices if step is not None else ()) if choice.id in picture.chosen]
    price = chosen[0].price if len(chosen) == 1 else None
    cost = el("small", f"{price.text} {chosen[0].coin}".strip()) if price is not None and price.total else None
    places = places_of(step)
    label = picture.page("lay-here") if places else _verb_text(picture, draft) or picture.page("send")
    if step is not None and step.kind == "roll" and draft.complete:
        label = picture.page("it-fell", faces=label)
    go = el(
        "button",
        el("span", label),
        cost,
        el("kbd", "Enter"),
        cls="btn primary go",
        type="button",
        disabled=not draft.complete,
        data_send=True,
        data_key="send",
        aria_keyshortcuts="Enter",
    )
    ruled = None
    if step is not None and step.ruling and step.has_default:
        ruled = el("p", picture.page("as-the-rules-have-it", what=step.default_text), cls="muted cnt")
    if picture.snapshot.goes_on:
        ruled = el("p", picture.page("goes-on-for-you"), cls="muted cnt")
    return join([ruled, turn_button(picture, places), go, _pass(picture, step), _ask_again(picture)])


def _pass(picture: Picture, step: QuestionText | None) -> Html | None:
    """For those who would only say the same again and again."""
    if not picture.may_pass or step is None or not step.has_default:
        return None
    label = picture.page("pass-on", what=step.default_text)
    return el("button", label, cls="btn slim pass", type="button", data_pass=True, data_key="pass")


def _ask_again(picture: Picture) -> Html | None:
    """For those who have declined an offer and want it made again."""
    if not picture.snapshot.declines:
        return None
    label = picture.page("declined-again")
    return el("button", label, cls="btn slim pass", type="button", data_unpass=True, data_key="unpass")


def _verb_text(picture: Picture, draft: Draft) -> str:
    text = (picture.deed or draft.summary) if draft.complete else ""
    return text[:1].upper() + text[1:]
