# Was der Browser sagt, während eine Runde gespielt wird

play-your-turn = Du bist dran.
play-turn-of = { $player } ist dran
play-to-play = ist dran
play-away = weg
play-cards = { $count ->
    [one] Karte
   *[other] Karten
}
play-belongs-bridge = { $count ->
    [one] 1 Verbindungskarte
   *[other] { $count } Verbindungskarten
}
play-belongs-bonus = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
play-belongs-stack = { $count ->
    [one] 1 Karte im verdeckten Stapel
   *[other] { $count } Karten im verdeckten Stapel
}
play-belongs-won = { $count ->
    [one] 1 Karte gewonnen
   *[other] { $count } Karten gewonnen
}
play-belongs-quartet = { $count ->
    [one] 1 Quartett
   *[other] { $count } Quartette
}
play-belongs-pair = { $count ->
    [one] 1 Paar
   *[other] { $count } Paare
}

play-ask-lay = Du bist dran: Lege eine Karte.
play-ask-lay-more = Lege noch eine Karte, oder du bist fertig.
play-ask-lay-or-draw = Lege bis zu vier Karten oder ziehe eine.
play-ask-lay-or-pass = Lege Karten oder passe.
play-ask-draw = Nichts passt: Zieh eine Karte.
play-ask-pass = Nichts passt, und der Stapel ist leer.
play-ask-end = Mehr geht nicht: Du bist fertig.
play-ask-draw-or-take = Zieh eine Karte oder nimm die oberste Ablage.
play-ask-draw-one = Zieh eine Karte.
play-ask-meld = Deine Stufe ist komplett: Wähle ihre Karten oder leg eine ab.
play-ask-meld-next = Leg jetzt den Rest deiner Stufe aus.
play-ask-add = Leg Karten an oder leg eine ab.
play-ask-discard = Wähle eine Karte und leg sie ab.
play-ask-give-pause = Gib jemandem eine Pausenkarte.
play-ask-say = Lege eine Karte und sage { $number }.
play-ask-say-or-doubt = Lege eine Karte und sage { $number }, oder zweifle.
play-ask-doubt-or-pass = Die letzte Karte! Glaubst du sie?
play-ask-guess = Wie viel ergeben die Karten zusammen?
play-ask-turn-up = Decke deine oberste Karte auf.
play-ask-call = Wie ein anderer Stapel? Schnapp! Wie die Mitte? Schnipp!
play-ask-draw-held-out = Ziehe eine der Karten, die dir hingehalten werden.

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
play-do-mogeln-pass = Gelten lassen
play-do-zweikampf-turn = Aufdecken
play-do-turn = Aufdecken
play-do-schnapp = Schnapp!
play-do-schnipp = Schnipp!
play-nothing-to-do = Gerade nichts zu tun
play-choose = Was soll es sein?
play-cancel = Abbrechen

play-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
play-card-fits = { $card }, passt
play-sort-colour = Nach Farbe sortieren
play-sort-number = Nach Zahl sortieren

play-sheet = Punktezettel
play-round = Runde { $number }
play-total = Summe
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

play-mogeln-said = { $player }: { $number } gesagt
play-mogeln-right = Es hat gestimmt!
play-mogeln-caught = Beim Mogeln erwischt!
play-mogeln-takes = Der Stapel geht an { $player }
play-mogeln-under = Karte unterschieben
play-mogeln-own = Deine im Stapel:
play-ratefix-guess = Dein Tipp
play-ratefix-less = Eins weniger
play-ratefix-more = Eins mehr
