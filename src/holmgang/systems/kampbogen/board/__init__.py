"""Reads of the state: who is there, who may do what, and every number of the rules as a sum that explains itself."""
