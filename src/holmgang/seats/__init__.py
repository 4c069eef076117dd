"""Who can answer: the generic random seat, and the policies that systems bring."""

from holmgang.seats.choosing import policy_for
from holmgang.seats.random import RandomSeat

__all__ = ["RandomSeat", "policy_for"]
