lesson-schwarzerpeter-aim = Eine Karte hat keinen Zwilling: der Schwarze Peter. Wer ihn am Ende behält, verliert!
lesson-schwarzerpeter-pairs = Zwei gleiche Zahlen sind ein Paar. Alle Paare sind schon abgelegt, darum sind nur wenige Karten übrig.
lesson-schwarzerpeter-draw = Neben dir hält dir jemand die Karten verdeckt hin. Zieh eine davon: Nummer { $place } von links.
lesson-schwarzerpeter-pair = Eine 6, und eine hattest du schon: ein Paar! Es wird sofort abgelegt.
lesson-schwarzerpeter-draw-again = Jemand hat keine Karten mehr und ist in Sicherheit. Zieh jetzt Nummer { $place }.
lesson-schwarzerpeter-peter = Diesmal kein Paar. Ob das der Schwarze Peter ist? Das kann noch niemand wissen. Lass dir nichts anmerken: Vielleicht zieht jemand die Karte von dir.
lesson-schwarzerpeter-relief = Die Karte bist du los! Zieh jetzt Nummer { $place }.
lesson-schwarzerpeter-end = Du hast keine Karten mehr und bist in Sicherheit. Jetzt wird die beiseitegelegte Karte gezeigt: die blaue 13. Also war die rote 13 der Schwarze Peter, und wer sie hat, verliert.
