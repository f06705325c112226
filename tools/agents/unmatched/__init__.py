"""How the greedy agent plays unmatched: what a position is worth, and how an action goes on."""
