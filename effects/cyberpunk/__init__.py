"""Cyberpunk's part of the language: units, gear, programs, legends, Gigs, Street Cred, and the compilation of cards."""
