"""The web service: tables, seats, live updates, and the store in which the record is the truth."""
