"""What Elfer and Junior share: rows of one colour that grow card by card."""
