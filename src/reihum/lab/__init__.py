"""Study the games: simulate them, and check that they keep the laws."""
