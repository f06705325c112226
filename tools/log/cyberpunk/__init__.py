"""Cyberpunk being told: cards and dice by name, attacks with what they win."""
