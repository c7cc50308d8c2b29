"""The command `arcipelago`."""
