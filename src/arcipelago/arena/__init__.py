"""Many games: simulation, tournaments, ratings and reports."""
