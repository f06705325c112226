"""How the greedy agent plays cyberpunk: what a position is worth, and how what has begun goes on."""
