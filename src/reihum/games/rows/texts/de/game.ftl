action-rows-lay = { $card } anlegen
action-rows-draw = eine Karte ziehen
action-rows-pass = sagen, dass nichts passt
action-rows-end = den Zug beenden

event-rows-dealt = Die Karten sind verteilt. { $hands } { $begins-is ->
    [you] Du beginnst.
   *[other] { $begins } beginnt.
}
event-rows-deal-void = Niemand hat eine 11 bekommen. Es wird neu gemischt.
event-rows-laid = { $seat-is ->
    [you] Du legst { $card } an.
   *[other] { $seat } legt { $card } an.
}
event-rows-drew = { $seat-is ->
    [you] Du ziehst { $card }.
   *[other] { $card ->
        [none] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $card }.
    }
}
event-rows-nothing-fits = { $seat-is ->
    [you] Du sagst, dass nichts passt.
   *[other] { $seat } sagt, dass nichts passt.
}
event-rows-went-out = { $seat-is ->
    [you] Du hast deine letzte Karte angelegt.
   *[other] { $seat } hat die letzte Karte angelegt.
}
event-rows-hands-shown = Alle zeigen, was sie noch auf der Hand haben. { $hands }

outcome-out = Jemand hat die letzte Karte angelegt.

refused-opens-with = Die Runde beginnt mit { $cards }.
refused-row-not-open = { $card } muss warten: Die Reihe ist noch nicht eröffnet, das geht mit { $cards }.
refused-gap = { $card } lässt eine Lücke. In dieser Reihe geht es weiter mit { $cards }.
refused-must-lay = Du hast eine Karte, die passt, also musst du anlegen.
refused-must-draw = Es sind noch Karten im Nachziehstapel: Zieh eine.
refused-lay-first = Leg mindestens eine Karte an, bevor du den Zug beendest.
refused-can-lay = Du kannst anlegen, also darfst du nicht ziehen.
refused-pile-empty = Es gibt keine Karten mehr zu ziehen.
refused-wrong-lot = Das Los fällt auf jemanden am Tisch, und nur bei dieser Eröffnung.
refused-colour-out-for-two = Eine Farbe bleibt nur zu zweit draußen, nicht zu { $players }.

table-rows-row = { $colour }: { $cards }
table-rows-row-empty = { $colour }: nicht eröffnet
table-rows-pile = Nachziehstapel: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-rows-hands = Karten auf der Hand: { $counts }
