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
