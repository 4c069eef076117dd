"""An answer in the making: what a tab has filled in, and what each click changes.

The page knows nothing of question types. It sends its inputs and what was clicked; the changed inputs come back
together with the fragments that show them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from holmgang.kernel.description import Draft, Filled, QuestionText, Teller, suggestion
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.questions import (
    REQUIRED,
    Amount,
    ChooseSome,
    Declare,
    FreeWords,
    Offering,
    Order,
    Question,
    Roll,
    Spot,
)
from holmgang.kernel.sums import phrase
from holmgang.table.snapshot import DescribedDraft, DraftInputs


def part_meant(questions: tuple[Question, ...], inputs: DraftInputs, answered: frozenset[int]) -> Question | None:
    """Return the question that the inputs name, else the first one that is not answered."""
    for question in questions:
        if (inputs.about or inputs.purpose) and (question.about, question.purpose) == (inputs.about, inputs.purpose):
            return question
    open_parts = [question for place, question in enumerate(questions) if place not in answered]
    return open_parts[0] if open_parts else None


def describe_draft(teller: Teller, question: Question, inputs: DraftInputs) -> DescribedDraft:
    """Return the described draft of inputs.

    The first step is asked even if the rules suggest an answer, unless that answer only leads on to further steps.
    """
    if (inputs.about, inputs.purpose) != (question.about, question.purpose):
        inputs = DraftInputs(question.about, question.purpose)
    at = inputs.at
    if not at and question.purpose not in inputs.given:
        inputs = _taken_up(question, inputs)
    if not at and question.purpose not in inputs.given and not _leads_on(question):
        at = question.purpose
    draft = teller.draft(question, inputs.given, at=at)
    begun = _begun(teller, question, inputs, draft)
    if begun is not None:
        return begun
    draft = _with_beginnings(inputs, draft)
    return _described(inputs, question, draft, None if draft.open else _last(teller, question, draft))


def _taken_up(question: Question, inputs: DraftInputs) -> DraftInputs:
    """Return the inputs with the only thing that is there to be laid in hand, so that its places are seen at once."""
    pieces = [option.id for option in question.options if option.piece] if isinstance(question, Declare) else []
    return replace(inputs, given={question.purpose: pieces[0]}) if len(pieces) == 1 else inputs


def _leads_on(question: Question) -> bool:
    """Return whether the rules suggest an option that decides nothing yet: it has particulars to be chosen."""
    if not isinstance(question, Declare):
        return False
    suggested = suggestion(question)
    option = question.find(suggested) if isinstance(suggested, str) else None
    return option is not None and any(suggestion(one) is REQUIRED for one in option.particulars)


def _described(inputs: DraftInputs, question: Question, draft: Draft, last: QuestionText | None) -> DescribedDraft:
    return DescribedDraft(
        inputs=inputs, about=question.about, purpose=question.purpose, kind=question.kind, draft=draft, last=last
    )


def _begun(teller: Teller, question: Question, inputs: DraftInputs, draft: Draft) -> DescribedDraft | None:
    """Return the draft with its last open step filled with the field's initial value, so that it can be sent as it is.

    An amount for which the rules suggest nothing has to be given. A ruling begins with the rulebook's answer.
    """
    step = draft.open
    if step is None or step.purpose in inputs.given:
        return None
    match step.kind:
        case "order":
            raw: Any = [choice.id for choice in step.choices]
        case "amount" if step.has_default:
            raw = step.default
        case "words":
            raw = step.default if step.has_default else ""
        case "choose" | "declare" if step.ruling and isinstance(step.default, str):
            raw = step.default
        case "choose_some" if step.least == 0 or (step.ruling and step.has_default):
            raw = list(step.default) if step.has_default else []
        case _:
            return None
    filled = replace(inputs, given={**inputs.given, step.purpose: raw}, at="")
    whole = teller.draft(question, filled.given)
    return _described(filled, question, whole, step) if whole.complete else None


def _last(teller: Teller, question: Question, draft: Draft) -> QuestionText | None:
    chosen = [one for one in draft.filled if not one.suggested]
    if not chosen:
        return None
    return teller.draft(question, {one.purpose: one.raw for one in chosen}, at=chosen[-1].purpose).open


def _with_beginnings(inputs: DraftInputs, draft: Draft) -> Draft:
    """Return the draft with an unfinished list shown as filled: it is refused as an answer, but not yet wrong."""
    step = draft.open
    if step is None or step.kind not in ("choose_some", "order", "roll") or step.purpose not in inputs.given:
        return draft
    raw = inputs.given[step.purpose]
    if not isinstance(raw, list):
        return draft
    begun = Filled(step.purpose, step.sentence, "", raw, False)
    return replace(draft, filled=(*draft.filled, begun), refused="" if len(raw) < max(step.least, 1) else draft.refused)


def way(question: Question, given: Mapping[str, Any]) -> Iterator[Question]:
    """Yield the steps that given values lead through; where no value is given, those that the rules suggest."""
    pending = [question]
    while pending:
        step = pending.pop(0)
        yield step
        if isinstance(step, Declare):
            raw = given.get(step.purpose, REQUIRED)
            chosen = step.find(suggestion(step) if raw is REQUIRED else raw) if _is_id(step, raw) else None
            if chosen is not None:
                pending[:0] = chosen.particulars


def _is_id(step: Declare, raw: Any) -> bool:
    return isinstance(suggestion(step) if raw is REQUIRED else raw, str)


def touched(question: Question, inputs: DraftInputs, act: str, value: Any) -> DraftInputs:
    """Return the inputs after a click. A click that makes no sense changes nothing."""
    if (inputs.about, inputs.purpose) != (question.about, question.purpose):
        inputs = DraftInputs(question.about, question.purpose)
    given = dict(inputs.given)
    if act == "put" and isinstance(value, dict):
        return _put(question, inputs, given, value)
    if act == "drop":
        return _dropped(question, inputs, given, str(value))
    step = _step_in_hand(question, inputs, value)
    if step is None:
        return inputs
    if act == "toggle" and isinstance(step, (ChooseSome, Order)):
        given[step.purpose] = _toggled(step, given.get(step.purpose), _id_of(step, value))
    elif act == "move" and isinstance(step, Order) and isinstance(value, dict):
        given[step.purpose] = _moved(step, given.get(step.purpose), str(value.get("id")), value.get("by"))
    elif act == "amount" and isinstance(step, Amount):
        given[step.purpose] = _number(value, step)
    elif act == "words" and isinstance(step, FreeWords):
        given[step.purpose] = str(_inner(value))
    elif act == "face" and isinstance(step, Roll) and isinstance(value, dict):
        given[step.purpose] = _faced(step, given.get(step.purpose), value.get("die"), value.get("face"))
    else:
        return inputs
    return replace(inputs, given=given, at="")


def pointed(
    teller: Teller, question: Question, inputs: DraftInputs, spot: str
) -> tuple[DraftInputs, list[dict[str, Any]]]:
    """Return the inputs after a click on the board, and all its meanings if there are several.

    The open step's options come first; else any option of any step that means the spot.
    """
    kind, _, name = spot.partition(":")
    at = Spot(kind, name)
    step = _step_in_hand(question, inputs, None)
    if isinstance(step, Offering):
        meant = [option.id for option in step.options if at in option.at]
        if len(meant) == 1:
            act = "toggle" if isinstance(step, (ChooseSome, Order)) else "put"
            return touched(question, inputs, act, {step.purpose: meant[0]}), []
        if meant:
            return inputs, [{step.purpose: option} for option in meant]
    asked = {step.purpose for step in way(question, inputs.given)}
    chosen = {key: value for key, value in inputs.given.items() if key in asked}
    means = teller.pointing(question, at)
    fitting = [one for one in means if all(chosen.get(key, value) == value for key, value in one.items())] or means
    if len(fitting) == 1:
        return touched(question, DraftInputs(question.about, question.purpose), "put", fitting[0]), []
    return inputs, fitting


def answer_of(teller: Teller, question: Question, inputs: DraftInputs) -> Any:
    """Return the answer of complete inputs; raise :class:`AnswerRefused` if something is missing."""
    draft = teller.draft(question, inputs.given)
    if draft.refused and isinstance(question, Declare):
        return dict(inputs.given)  # the rules say what is wrong with it
    if question.purpose in inputs.given or draft.complete:
        return draft.answer if draft.complete else inputs.given.get(question.purpose, draft.answer)
    raise question.refuse(phrase("refused-missing"))


def _put(question: Question, inputs: DraftInputs, given: dict[str, Any], value: Mapping[str, Any]) -> DraftInputs:
    """Fill steps in, and drop the values of later steps that no longer fit."""
    merged = {**given, **value}
    asked = [step.purpose for step in way(question, merged)]
    kept: dict[str, Any] = {}
    for step in way(question, merged):
        if step.purpose not in merged:
            continue
        raw = merged[step.purpose]
        if step.purpose in value or _fits(step, raw):
            kept[step.purpose] = raw
    ordered = {name: kept[name] for name in asked if name in kept}
    return replace(inputs, given=ordered, at="")


def _dropped(question: Question, inputs: DraftInputs, given: dict[str, Any], purpose: str) -> DraftInputs:
    """Open a step again: it and all later ones are asked again."""
    asked = [step.purpose for step in way(question, given)]
    if purpose not in asked:
        return replace(inputs, at=purpose)
    place = asked.index(purpose)
    return replace(inputs, given={name: given[name] for name in asked[:place] if name in given}, at=purpose)


def _fits(step: Question, raw: Any) -> bool:
    try:
        if isinstance(step, Declare):
            step.option(raw)
        else:
            step.read(raw)
    except AnswerRefused:
        return False
    return True


def _step_in_hand(question: Question, inputs: DraftInputs, value: Any) -> Question | None:
    """Return the step of a click: the one it names, the one opened again, the first open one, or the last filled."""
    steps = list(way(question, inputs.given))
    if isinstance(value, dict):
        for step in steps:
            if step.purpose in value or step.purpose == value.get("purpose"):
                return step
    if inputs.at:
        for step in steps:
            if step.purpose == inputs.at:
                return step
    unfit = (step for step in steps if step.purpose not in inputs.given or not _fits(step, inputs.given[step.purpose]))
    return next(unfit, steps[-1] if steps else None)


def _inner(value: Any) -> Any:
    """Return the value of a click, which comes bare or as ``{"purpose": value}``."""
    return next(iter(value.values()), None) if isinstance(value, dict) else value


def _id_of(step: Question, value: Any) -> str:
    if isinstance(value, dict):
        value = value.get(step.purpose, value.get("id"))
    return str(value)


def _toggled(step: ChooseSome | Order, had: Any, name: str) -> list[str]:
    chosen = [one for one in had if isinstance(one, str)] if isinstance(had, list) else []
    if name in chosen:
        return [one for one in chosen if one != name]
    if step.find(name) is None:
        return chosen
    only_one = isinstance(step, ChooseSome) and step.most == 1
    return [name] if only_one else [*chosen, name]


def _moved(step: Order, had: Any, name: str, by: Any) -> list[str]:
    order = list(had) if isinstance(had, list) and had else [option.id for option in step.options]
    if name in order and isinstance(by, int):
        place = order.index(name)
        order.insert(max(0, min(len(order) - 1, place + by)), order.pop(place))
    return order


def _number(value: Any, step: Amount) -> Any:
    value = _inner(value)
    try:
        return max(step.least, min(step.most, int(value)))
    except (TypeError, ValueError):
        return value


def _faced(step: Roll, had: Any, die: Any, face: Any) -> list[int]:
    faces = [one if isinstance(one, int) else 0 for one in had] if isinstance(had, list) else []
    faces = (faces + [0] * len(step.dice))[: len(step.dice)]
    if isinstance(die, int) and 0 <= die < len(faces) and isinstance(face, int):
        faces[die] = face
    return faces
