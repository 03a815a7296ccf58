game-stufen = Stufen
game-stufen-about = Zehn Stufen aus Pasch, Reihe und Farbreihe, höchstens eine je Runde: Leg deine aus und werde vor den anderen fertig.
option-stufen-stages = Die zehn Stufen (pasch: gleiche Zahlen, reihe: Zahlen in Folge, farbe: Farbreihe)

action-stufen-draw = eine Karte ziehen
action-stufen-take = die oberste Karte vom Ablagestapel nehmen
action-stufen-meld = { $of ->
    [none] { $cards } auslegen
   *[other] { $cards } auslegen als { $of }
}
action-stufen-add = { $card } an Auslage { $meld } anlegen{ $end ->
    [low] , unten
    [high] , oben
   *[none] { "" }
}
action-stufen-discard = { $card } ablegen
action-stufen-pause = { $to } eine Pausenkarte geben

event-stufen-dealt = Die Karten sind verteilt. { $hands } { $pauses ->
    [0] { "" }
    [one] Eine Pausenkarte wurde aufgedeckt und kommt unter den Nachziehstapel.
   *[other] { $pauses } Pausenkarten wurden aufgedeckt und kommen unter den Nachziehstapel.
} Aufgedeckt: { CARD($turned, form: "label") }. { $begins-is ->
    [you] Du beginnst.
   *[other] { $begins } beginnt.
}
event-stufen-renewed = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel: { $pile } Karten.
event-stufen-drew = { $seat-is ->
    [you] Du ziehst { $card }.
   *[other] { $card ->
        [none] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $card }.
    }
}
event-stufen-took = { $seat-is ->
    [you] Du nimmst { $card } vom Ablagestapel.
   *[other] { $seat } nimmt { $card } vom Ablagestapel.
}
event-stufen-laid = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { $kind ->
    [pasch] einen Pasch mit der { $of }
    [reihe] eine Reihe ab { $of }
   *[farbe] eine Farbreihe in { $of }
} aus: { $cards }.
event-stufen-stage-laid = { $seat-is ->
    [you] Du hast Stufe { $stage } ausgelegt.
   *[other] { $seat } hat Stufe { $stage } ausgelegt.
}
event-stufen-added = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } an Auslage { $meld } an{ $end ->
    [low] , unten
   *[high] { "" }
}.
event-stufen-discarded = { $seat-is ->
    [you] Du legst { $card } ab.
   *[other] { $seat } legt { $card } ab.
}
event-stufen-paused = { $giver-is ->
    [you] Du gibst { $to } eine Pausenkarte.
   *[other] { $to-is ->
        [you] { $giver } gibt dir eine Pausenkarte.
       *[other] { $giver } gibt { $to } eine Pausenkarte.
    }
}
event-stufen-missed = { $seat-is ->
    [you] Du setzt aus, und die Pausenkarte kommt unter den Ablagestapel.
   *[other] { $seat } setzt aus, und die Pausenkarte kommt unter den Ablagestapel.
}
event-stufen-went-out = { $seat-is ->
    [you] Du hast keine Karten mehr.
   *[other] { $seat } hat keine Karten mehr.
}
event-stufen-unfinished = Der Nachziehstapel ist zum dritten Mal aufgebraucht: Hier endet die Runde.
event-stufen-hands-shown = Alle zeigen, was sie noch auf der Hand haben. { $hands }

outcome-stufen-out = Jemand hat keine Karten mehr; die anderen zählen ihre.
outcome-stufen-unfinished = Der Nachziehstapel war aufgebraucht, und alle zählen ihre Karten.

refused-ten-stages = Eine Wertungskarte hat zehn Stufen, nicht { $count }.
refused-stage-twice = Die Stufe „{ $stage }“ steht zweimal auf der Karte. Die zehn Stufen müssen verschieden sein.
refused-stage-too-long = Die Stufe „{ $stage }“ braucht mehr als { $most } Karten.
refused-unknown-meld = „{ $meld }“ gibt es nicht. Schreib zum Beispiel „pasch 3“, „reihe 4“ oder „farbe 7“.
refused-meld-too-small = { $kind ->
    [pasch] Ein Pasch
    [reihe] Eine Reihe
   *[farbe] Eine Farbreihe
} hat mindestens { $least } Karten, nicht { $size }.
refused-stufen-draw-first = Zieh zuerst eine Karte oder nimm die oberste vom Ablagestapel.
refused-stufen-drawn-already = Du hast in diesem Zug schon eine Karte genommen.
refused-no-discards = Der Ablagestapel ist leer.
refused-pause-on-top = Eine Pausenkarte kann man nicht vom Ablagestapel nehmen.
refused-taken-too-often = { $times } Mal hintereinander wurde vom Ablagestapel genommen: Jetzt zieh eine Karte.
refused-stage-laid-already = Du hast deine Stufe in dieser Runde schon ausgelegt. Mehr als eine geht nicht.
refused-stage-not-whole = Eine Stufe wird ganz ausgelegt oder gar nicht.
refused-pause-in-meld = Eine Pausenkarte gehört zu keiner Auslage.
refused-meld-size = Jetzt verlangt die Stufe { $kind ->
    [pasch] einen Pasch aus genau { $size } Karten
    [reihe] eine Reihe aus genau { $size } Karten
   *[farbe] eine Farbreihe aus genau { $size } Karten
}.
refused-no-meld = { $kind ->
    [pasch] Ein Pasch besteht aus gleichen Zahlen.
    [reihe] Eine Reihe besteht aus aufeinanderfolgenden Zahlen von 1 bis 12, der Reihe nach, jeder Joker an seinem Platz.
   *[farbe] Alle Karten müssen dieselbe Farbe haben.
}
refused-meld-order = Nenn die Karten nach Farbe und Zahl, Joker zuletzt.
refused-name-of-jokers = Joker allein brauchen eine Zahl oder Farbe, für die sie stehen; sonst wird keine genannt.
refused-stage-before-adding = Leg zuerst deine Stufe aus, dann darfst du anlegen.
refused-no-such-meld = Eine Auslage { $meld } liegt nicht auf dem Tisch.
refused-cannot-be-added = { CARD($card, form: "start") } passt nicht an Auslage { $meld }.
refused-name-the-end = Sag low (unten) oder high (oben), wenn ein Joker an beide Enden einer Reihe passt, und nur dann.
refused-pause-not-discarded = Eine Pausenkarte wird nicht abgelegt: Gib sie jemandem oder behalte sie.
refused-pause-another = Eine Pausenkarte bekommt jemand anderes am Tisch.
refused-paused-already = Dort liegt schon eine Pausenkarte.

table-stufen-player = { $player }: Stufe { $stage }, { $needs }{ $laid ->
    [yes] , ausgelegt
   *[no] { "" }
}; { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand{ $paused ->
    [yes] ; setzt einmal aus
   *[no] { "" }
}
table-stufen-need = { $kind ->
    [pasch] { $size }er-Pasch
    [reihe] { $size }er-Reihe
   *[farbe] { $size }er-Farbreihe
}
table-stufen-meld = Auslage { $number }, { $kind ->
    [pasch] Pasch mit der { $of }
    [reihe] Reihe von { $of } bis { $last }
   *[farbe] Farbreihe in { $of }
}, { $player-is ->
    [you] deine
   *[other] von { $player }
}: { $cards }
table-stufen-discards = Ablagestapel: { $count ->
    [0] leer
    [one] { CARD($top, form: "label") }
   *[other] oben { CARD($top, form: "label") }, { $count } Karten
}
table-stufen-pile = Nachziehstapel: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-tagline-stufen = Zehn Stufen, eine nach der anderen
