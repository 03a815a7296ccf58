lesson-zweikampf-aim = Vor dir liegt ein Stapel, vor deinem Gegenüber auch. Wer hat die höhere Karte?
lesson-zweikampf-turn = Deck deine oberste Karte auf.
lesson-zweikampf-again = Deine Karte war höher, also bekommst du beide. Deck die nächste auf!
lesson-zweikampf-third = Diesmal war die andere Karte höher. Weiter!
lesson-zweikampf-tie = Zwei gleiche Zahlen: Beide Karten bleiben liegen. Deck noch eine auf, dann geht es um alle.
lesson-zweikampf-end = Du bekommst alle vier! Sind die Stapel durchgespielt, gewinnt, wer die meisten Karten hat.
