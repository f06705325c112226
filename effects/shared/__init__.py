"""Words every game system shares: one module per keyword, gathered by family."""
