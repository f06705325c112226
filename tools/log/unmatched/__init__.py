"""Unmatched being told: fighters, cards and spaces by name, and the arithmetic of every combat."""
