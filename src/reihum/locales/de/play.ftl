# Was der Browser sagt, während eine Runde gespielt wird

play-your-turn = Du bist dran.
play-turn-of = { $count ->
    [one] { $player } ist dran
   *[other] { $player } sind dran
}
play-to-play = ist dran
play-away = weg
play-away-turn = { $player } ist weg. Gleich spielt ein Bot weiter.
play-away-until-bot = { $player } ist weg. { $seconds ->
    [one] In { $seconds } Sekunde
   *[other] In { $seconds } Sekunden
} spielt ein Bot weiter.
play-cards = { $count ->
    [one] Karte
   *[other] Karten
}
play-belongs-bridge = { $count ->
    [one] { $count } Verbindungskarte
   *[other] { $count } Verbindungskarten
}
play-belongs-bonus = { $count ->
    [one] { $count } Bonuskarte
   *[other] { $count } Bonuskarten
}
play-belongs-stack = { $count ->
    [one] { $count } Karte im verdeckten Stapel
   *[other] { $count } Karten im verdeckten Stapel
}
play-belongs-won = { $count ->
    [one] { $count } Karte gewonnen
   *[other] { $count } Karten gewonnen
}
play-belongs-quartet = { $count ->
    [one] { $count } Quartett
   *[other] { $count } Quartette
}
play-belongs-pair = { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
}

play-ask-lay = Du bist dran: Leg eine Karte an.
play-ask-lay-more = Leg noch eine Karte an oder tippe auf „{ play-do-end }“.
play-ask-lay-or-draw = Leg bis zu vier Karten an oder zieh eine.
play-ask-lay-or-pass = Leg Karten an oder pass.
play-ask-draw = Nichts passt: Zieh eine Karte.
play-ask-pass = Nichts passt, und der Nachziehstapel ist leer.
play-ask-end = Mehr passt nicht: Tippe auf „{ play-do-end }“.
play-ask-draw-or-take = Zieh eine Karte oder nimm die oberste vom Ablagestapel.
play-ask-draw-one = Zieh eine Karte.
play-ask-meld = Deine Stufe ist komplett: Wähle ihre Karten oder leg eine ab.
play-ask-meld-next = Leg jetzt den Rest deiner Stufe aus.
play-ask-add = Leg Karten an oder leg eine ab.
play-ask-discard = Wähle eine Karte und leg sie ab.
play-ask-give-pause = Gib jemandem eine Pausenkarte.
play-ask-say = Leg eine Karte und sag „{ $number }“.
play-ask-say-or-doubt = Leg eine Karte und sag „{ $number }“, oder zweifle.
play-ask-doubt-or-pass = Die letzte Karte! Glaubst du das?
play-ask-guess = Wie viel ergeben die Karten zusammen?
play-ask-turn-up = Deck deine oberste Karte auf.
play-ask-call = Wie ein Stapel? Schnapp! Wie die Mitte? Schnipp!
play-ask-draw-held-out = Zieh eine der Karten, die dir hingehalten werden.

play-do-end = Fertig
play-do-draw = Ziehen
play-do-pass = Passen
play-do-take = Nehmen
play-do-meld = Auslegen
play-do-add = Anlegen
play-do-discard = Ablegen
play-do-pause = Geben
play-do-lay = Legen
play-do-smuggle = Unterschieben
play-do-doubt = Gemogelt!
play-do-turn = Aufdecken
play-do-schnapp = Schnapp!
play-do-schnipp = Schnipp!
play-choose-card = Wähle eine Karte
play-wait = Bitte warten
play-choose = Was soll es sein?
play-cancel = Abbrechen

play-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
play-card-fits = { $card }, passt
play-sort-colour = Nach Farbe sortieren
play-sort-number = Nach Zahl sortieren

play-sheet = Punktezettel
play-round = Runde { $number }
play-total = Gesamt
play-stages = Stufen
play-stage-laid = Stufe { $stage } ausgelegt
play-stage-card = Die zehn Stufen
play-place = Platz
play-first = Erster Platz
play-you-win = Du gewinnst die Runde!
play-wins = { $count ->
    [one] { $player } gewinnt die Runde.
   *[other] { $player } gewinnen die Runde gemeinsam.
}
