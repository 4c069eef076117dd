"""The events of quests."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.events import Event
from holmgang.kernel.sums import Sum


@dataclass(frozen=True, kw_only=True)
class QuestDrawn(Event):
    who: str
    quest: str


@dataclass(frozen=True, kw_only=True)
class NoQuest(Event):
    who: str


@dataclass(frozen=True, kw_only=True)
class QuestFulfilled(Event):
    who: str
    quest: str


@dataclass(frozen=True, kw_only=True)
class QuestProposed(Event):
    who: str
    words: str


@dataclass(frozen=True, kw_only=True)
class QuestSigned(Event):
    who: str


@dataclass(frozen=True, kw_only=True)
class QuestPosted(Event):
    quest: str
    issuer: str
    signatures: Sum


@dataclass(frozen=True, kw_only=True)
class QuestRejected(Event):
    issuer: str
    signatures: Sum


@dataclass(frozen=True, kw_only=True)
class QuestClaimed(Event):
    who: str
    quest: str


@dataclass(frozen=True, kw_only=True)
class QuestClaimRejected(Event):
    who: str
    quest: str
