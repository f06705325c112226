"""What a handbook shows of heroes and boards."""
