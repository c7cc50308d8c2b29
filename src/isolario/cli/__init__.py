"""The command `isolario`."""
