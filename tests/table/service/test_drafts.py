"""An answer that grows touch by touch: what stands in it before the first touch."""

from __future__ import annotations

from holmgang.kernel.clauses import Rulebook
from holmgang.kernel.description import Teller
from holmgang.kernel.questions import Amount
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.table.service.drafts import describe_draft
from holmgang.table.snapshot import DraftInputs


def test_an_amount_is_taken_as_it_stands_only_where_the_rules_suggest_one() -> None:
    teller = Teller(Words(kernel_lexicon()), Rulebook("", {}))
    suggested = describe_draft(teller, Amount("ann", "pick", 1, 9, default=2), DraftInputs())
    assert suggested.draft.complete
    assert suggested.inputs.given == {"pick": 2}
    open_one = describe_draft(teller, Amount("ann", "pick", -50, 9), DraftInputs())
    assert not open_one.draft.complete, "silence must not mean the least of a wide range"
    assert open_one.inputs.given == {}
