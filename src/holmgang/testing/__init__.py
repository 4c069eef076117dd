"""Tests that any rule system must pass: conformance laws, vectors, coverage and golden playthroughs.

Shipped with holmgang, so that a system of your own can be held to the same laws.
"""
