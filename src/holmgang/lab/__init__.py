"""The lab: what a designer asks of a rulebook. Matches by the thousand, on the very same rules as at the table."""
