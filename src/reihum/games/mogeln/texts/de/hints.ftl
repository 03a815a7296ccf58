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
