"""The arithmetic of the reference game."""

from holmgang.kernel.clauses import by_clause


@by_clause("RG-4.2")
def margin(own: int, other: int) -> int:
    """Return the amount by which one total lies above the other; never below nothing."""
    return own - other if own > other else 0
