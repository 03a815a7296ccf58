# Warum ein Zug gut ist

hint-chance = Spielen alle gut, gewinnst du so etwa { $chance } % solcher Runden{ $margin ->
    [0] { "" }
   *[other] { " " }(± { $margin })
}.
hint-best = Von allem, was du tun kannst, verspricht das am meisten.
hint-only = Etwas anderes geht nicht.

hint-rows-draw = Nichts auf deiner Hand passt.
hint-rows-pass = Nichts passt, und zu ziehen gibt es auch nichts mehr.
hint-rows-only = Keine andere deiner Karten passt.
hint-rows-out = { $count ->
    [one] Es ist deine letzte Karte.
   *[other] Deine ganze Hand passt: Leg alle { $count } Karten an, dann hast du gewonnen.
}
hint-rows-way = Das macht den Weg frei für deine eigenen Karten: { $cards }.
hint-rows-closed = Damit bekommt sonst niemand einen Platz.
hint-rows-less = Das hilft den anderen am wenigsten. Hinter { $card } { $count ->
    [one] liegt noch ein Platz
   *[other] liegen noch { $count } Plätze
} für sie: Halt diese Karte also zurück.
hint-rows-keep = Heb dir { $cards } auf: Das kann sonst niemand anlegen, { $waiting ->
    [0] und es passt auch nächstes Mal noch.
    [one] und eine Person kommt schon nicht weiter.
   *[other] und { $waiting } kommen schon nicht weiter.
}

hint-master-swap = Dafür bekommst du einen Joker, und der passt überall.
hint-master-bonus = Das macht eine halbe Reihe voll und bringt dir eine Bonuskarte.
hint-master-wait = Was du jetzt auch anlegst: Den anderen würde es mehr öffnen als dir.
hint-master-late = { $seat } hat nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, und diese hier würde dich { $points } Punkte kosten.

hint-stufen-draw = Für { $card } hast du keine Verwendung.
hint-stufen-joker = Ein Joker passt überall.
hint-stufen-nearer = { $lacking ->
    [0] Damit ist deine Stufe vollständig.
    [one] Das bringt dich deiner Stufe näher: Dann fehlt nur noch eine Karte.
   *[other] Das bringt dich deiner Stufe näher: Dann fehlen noch { $lacking } Karten.
}
hint-stufen-fits = Du kannst sie an eine Auslage anlegen.
hint-stufen-lay = Damit hast du Stufe { $stage }, und von da an kannst du anlegen.
hint-stufen-out = Es ist deine letzte Karte.
hint-stufen-add = Das passt, und auf der Hand würde es { $points } Strafpunkte kosten.
hint-stufen-pause = { $count ->
    [one] { $to } hat nur noch eine Karte.
   *[other] { $to } setzt dann aus, mit { $count } Karten auf der Hand.
}
hint-stufen-safe = Du brauchst sie nicht, und { $to } kann sie nirgends anlegen.
hint-stufen-unwanted = Du brauchst sie nicht, und { $to } sammelt anderes.
hint-stufen-useless = Du brauchst sie nicht für deine Stufe, und auf der Hand würde sie { $points } Strafpunkte kosten.

hint-mogeln-impossible = Eine { $number } gibt es in diesem Spiel gar nicht.
hint-mogeln-caught = Alle { $count } Karten, die richtig wären, kennst du selbst: Es ist gemogelt.
hint-mogeln-counted = Von den { $all } Karten, die als { $number } richtig wären, kennst du { $count } selbst.
hint-mogeln-doubt = Gut möglich, dass { $seat } keine { $number } hatte.
hint-mogeln-wins = Lässt du es gelten, hat { $seat } gewonnen.
hint-mogeln-pass = Gut möglich, dass { $seat } eine { $number } hatte, und ein falscher Zweifel kostet dich den Stapel.
hint-mogeln-truth = Es ist wirklich eine { $number }: Niemand kann dich erwischen.
hint-mogeln-lie = Du hast keine { $number }, und diese Karte wirst du am wenigsten vermissen.
hint-mogeln-bluff = Spar dir deine { $number } für später: Der Stapel ist noch niedrig, und Mogeln kostet jetzt wenig.
hint-mogeln-cover = Mit einer Karte darunter ist es ohnehin gemogelt, und diese wirst du am wenigsten vermissen.
hint-mogeln-smuggle = { $count ->
    [0] Der Stapel ist leer: Wirst du erwischt, kostet es wenig, und du bist eine Karte mehr los.
   *[other] Wenn schon gemogelt, dann richtig: Erwischt zu werden kostet dasselbe, und du bist eine Karte mehr los.
}

hint-ratefix-average = Du hast { $card }, und die anderen Karten sind im Schnitt { NUMBER($mean, maximumFractionDigits: 1) } wert: Das macht etwa { $total }.
hint-ratefix-above = Knapp über { $guess } bist du bei jeder höheren Summe am nächsten dran.
hint-ratefix-below = Knapp unter { $guess } bist du bei jeder niedrigeren Summe am nächsten dran.
hint-ratefix-aside = Du hast { $card }, und die anderen Karten sind im Schnitt { NUMBER($mean, maximumFractionDigits: 1) } wert: Das macht etwa { $total }. Wer genau das sagt, verrät seine Karte.
hint-ratefix-closest = Bisher bist du damit { $count ->
    [one] bei { $first } am nächsten dran.
   *[other] von { $first } bis { $last } am nächsten dran.
}

hint-schnippschnapp-call = Die { $number } liegt zweimal da. Schnell!
hint-schnippschnapp-wait = Keine zwei offenen Karten sind gleich, und ein falscher Ruf kostet Karten.

hint-shuffled = Eben wurde gemischt: Eine Karte ist so gut wie die andere.
