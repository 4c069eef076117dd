"""Short forms of a declaration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.questions import ChooseSome, Declare, Option


def spelt_out(given: Mapping[str, Any]) -> dict[str, Any]:
    full = dict(given)
    if "target" in full:
        full["targets"] = [full.pop("target")]
    return full


def question() -> Declare:
    foes = [Option("ogre"), Option("orc")]
    strike = Option("strike", details=[ChooseSome("ann", "targets", foes, least=1)])
    return Declare("ann", "deed", [strike, Option("rest")], spelt_out=spelt_out)


def test_a_short_form_is_spelt_out() -> None:
    assert question().read({"deed": "strike", "target": "ogre"}) == {"deed": "strike", "targets": ["ogre"]}


def test_the_full_form_stays_as_it_is() -> None:
    full = {"deed": "strike", "targets": ["ogre"]}
    assert question().read(question().read(full)) == full


def test_a_bare_word_is_spelt_out_too() -> None:
    assert question().read("rest") == {"deed": "rest"}


def test_a_wrong_short_form_is_refused_like_any_other() -> None:
    with pytest.raises(AnswerRefused, match="wolf"):
        question().read({"deed": "strike", "target": "wolf"})
