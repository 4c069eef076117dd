"""The workshop without HTTP: fights under construction as documents, with commands, undo and checks.

``yaml_edit`` changes a YAML text and keeps its comments and order, ``patches`` compares data, ``document`` holds a
fight with its history, ``commands`` runs what a page asks for, ``checking`` finds mistakes and remedies.
"""
