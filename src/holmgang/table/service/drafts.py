"""An answer in the making, as a tab keeps it: what is filled in, and what each touch does to it.

The page is told nothing of question types. It sends its sketch and what was touched; the changed sketch comes back
together with the fragments that show it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from holmgang.kernel.description import Teller, suggestion
from holmgang.kernel.description_types import Draft, Filled, Step
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.questions import REQUIRED, Amount, ChooseSome, Declare, Offering, Order, Question, Roll, Spot
from holmgang.kernel.questions import Words as FreeWords
from holmgang.kernel.sums import phrase

LONGEST_SKETCH = 200
"""No question has so many particulars; more are not looked at."""


@dataclass(frozen=True)
class DraftAnswer:
    """What a tab has filled in for one question. ``at`` is a step opened again; ``asked`` says which part is meant."""

    about: str = ""
    purpose: str = ""
    given: Mapping[str, Any] = field(default_factory=dict)
    at: str = ""

    @classmethod
    def read(cls, data: Any) -> DraftAnswer:
        """From what a browser sent; nonsense is an empty sketch."""
        if not isinstance(data, dict):
            return cls()
        given = data.get("given")
        about, purpose, at = (str(data.get(name) or "")[:200] for name in ("about", "purpose", "at"))
        if not isinstance(given, dict) or len(given) > LONGEST_SKETCH:
            given = {}
        return cls(about, purpose, {str(key): value for key, value in given.items()}, at)

    def plain(self) -> dict[str, Any]:
        return {"about": self.about, "purpose": self.purpose, "given": dict(self.given), "at": self.at}


@dataclass(frozen=True)
class DescribedDraft:
    """A sketch with its question, described: the draft, and the step whose options stay in sight."""

    sketch: DraftAnswer
    question: Question
    draft: Draft
    last: Step | None


def part_meant(questions: tuple[Question, ...], sketch: DraftAnswer, answered: frozenset[int]) -> Question | None:
    """The question a sketch is for: the one it names, else the first that is not answered."""
    for question in questions:
        if (sketch.about or sketch.purpose) and (question.about, question.purpose) == (sketch.about, sketch.purpose):
            return question
    open_parts = [question for place, question in enumerate(questions) if place not in answered]
    return open_parts[0] if open_parts else None


def drawn(teller: Teller, question: Question, sketch: DraftAnswer) -> DescribedDraft:
    """The draft of a sketch. The first step is always put to the person, even if the rules suggest an answer."""
    if (sketch.about, sketch.purpose) != (question.about, question.purpose):
        sketch = DraftAnswer(question.about, question.purpose)
    at = sketch.at
    if not at and question.purpose not in sketch.given:
        at = question.purpose
    draft = teller.draft(question, sketch.given, at=at)
    begun = _begun(teller, question, sketch, draft)
    if begun is not None:
        return begun
    draft = _with_beginnings(sketch, draft)
    return DescribedDraft(sketch, question, draft, None if draft.open else _last(teller, question, draft))


def _begun(teller: Teller, question: Question, sketch: DraftAnswer, draft: Draft) -> DescribedDraft | None:
    """The last open step, filled with what its field shows at the start, so that it can be sent as it stands.

    An amount for which the rules suggest nothing has to be given: nobody means the least of a wide range by silence.
    """
    step = draft.open
    if step is None or step.purpose in sketch.given:
        return None
    match step.kind:
        case "order":
            raw: Any = [choice.id for choice in step.choices]
        case "amount" if step.has_default:
            raw = step.default
        case "words":
            raw = step.default if step.has_default else ""
        case "choose_some" if step.least == 0:
            raw = list(step.default) if step.has_default else []
        case _:
            return None
    filled = replace(sketch, given={**sketch.given, step.purpose: raw}, at="")
    whole = teller.draft(question, filled.given)
    return DescribedDraft(filled, question, whole, step) if whole.complete else None


def _last(teller: Teller, question: Question, draft: Draft) -> Step | None:
    chosen = [one for one in draft.filled if not one.suggested]
    if not chosen:
        return None
    return teller.draft(question, {one.purpose: one.raw for one in chosen}, at=chosen[-1].purpose).open


def _with_beginnings(sketch: DraftAnswer, draft: Draft) -> Draft:
    """A list that is not long enough yet is refused as an answer, but it is a beginning: show what is in it."""
    step = draft.open
    if step is None or step.kind not in ("choose_some", "order", "roll") or step.purpose not in sketch.given:
        return draft
    raw = sketch.given[step.purpose]
    if not isinstance(raw, list):
        return draft
    begun = Filled(step.purpose, step.sentence, "", raw, False)
    return replace(draft, filled=(*draft.filled, begun), refused="" if len(raw) < max(step.least, 1) else draft.refused)


def way(question: Question, given: Mapping[str, Any]) -> Iterator[Question]:
    """The steps along the way that given values take, where nothing is given along what the rules suggest."""
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


def touched(question: Question, sketch: DraftAnswer, act: str, value: Any) -> DraftAnswer:
    """The sketch after something on the page was touched. A touch that makes no sense changes nothing."""
    if (sketch.about, sketch.purpose) != (question.about, question.purpose):
        sketch = DraftAnswer(question.about, question.purpose)
    given = dict(sketch.given)
    if act == "put" and isinstance(value, dict):
        return _put(question, sketch, given, value)
    if act == "drop":
        return _dropped(question, sketch, given, str(value))
    step = _step_in_hand(question, sketch, value)
    if step is None:
        return sketch
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
        return sketch
    return replace(sketch, given=given, at="")


def pointed(
    teller: Teller, question: Question, sketch: DraftAnswer, spot: str
) -> tuple[DraftAnswer, list[dict[str, Any]]]:
    """A tap on the board: the sketch it leads to, and all it can mean if that is more than one thing.

    What fits the step in sight comes first; else whatever can mean the spot, however deep.
    """
    kind, _, name = spot.partition(":")
    at = Spot(kind, name)
    step = _step_in_hand(question, sketch, None)
    if isinstance(step, Offering):
        meant = [option.id for option in step.options if at in option.at]
        if len(meant) == 1:
            act = "toggle" if isinstance(step, (ChooseSome, Order)) else "put"
            return touched(question, sketch, act, {step.purpose: meant[0]}), []
        if meant:
            return sketch, [{step.purpose: option} for option in meant]
    asked = {step.purpose for step in way(question, sketch.given)}
    chosen = {key: value for key, value in sketch.given.items() if key in asked}
    means = teller.pointing(question, at)
    fitting = [one for one in means if all(chosen.get(key, value) == value for key, value in one.items())] or means
    if len(fitting) == 1:
        return touched(question, DraftAnswer(question.about, question.purpose), "put", fitting[0]), []
    return sketch, fitting


def answer_of(teller: Teller, question: Question, sketch: DraftAnswer) -> Any:
    """What a sketch answers. What is missing is refused as any answer would be."""
    draft = teller.draft(question, sketch.given)
    if draft.refused and isinstance(question, Declare):
        return dict(sketch.given)  # let the rules say what is wrong with it
    if question.purpose in sketch.given or draft.complete:
        return draft.answer if draft.complete else sketch.given.get(question.purpose, draft.answer)
    raise question.refuse(phrase("refused-missing"))


def _put(question: Question, sketch: DraftAnswer, given: dict[str, Any], value: Mapping[str, Any]) -> DraftAnswer:
    """Fill steps in; what was filled behind a step that now says something else falls out if it no longer fits."""
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
    return replace(sketch, given=ordered, at="")


def _dropped(question: Question, sketch: DraftAnswer, given: dict[str, Any], purpose: str) -> DraftAnswer:
    """Open a step again: it and all later ones are asked anew."""
    asked = [step.purpose for step in way(question, given)]
    if purpose not in asked:
        return replace(sketch, at=purpose)
    place = asked.index(purpose)
    return replace(sketch, given={name: given[name] for name in asked[:place] if name in given}, at=purpose)


def _fits(step: Question, raw: Any) -> bool:
    try:
        if isinstance(step, Declare):
            step.option(raw)
        else:
            step.read(raw)
    except AnswerRefused:
        return False
    return True


def _step_in_hand(question: Question, sketch: DraftAnswer, value: Any) -> Question | None:
    """The step a touch is meant for: the one it names, the one opened again, the first open one, the last filled."""
    steps = list(way(question, sketch.given))
    if isinstance(value, dict):
        for step in steps:
            if step.purpose in value or step.purpose == value.get("purpose"):
                return step
    if sketch.at:
        for step in steps:
            if step.purpose == sketch.at:
                return step
    unfit = (step for step in steps if step.purpose not in sketch.given or not _fits(step, sketch.given[step.purpose]))
    return next(unfit, steps[-1] if steps else None)


def _inner(value: Any) -> Any:
    """Touches come bare, or as ``{"purpose": value}``."""
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
