game-mogeln = Mogeln
game-mogeln-about = Karten kommen verdeckt auf einen Stapel und heißen eins, zwei, drei, ob es stimmt oder nicht; wer beim Mogeln erwischt wird, nimmt den Stapel, und wer zuerst keine Karten mehr hat, gewinnt.
option-mogeln-count = Gezählt wird
choice-mogeln-count-twenty = bis zwanzig, hohe Zahlen sind dann sicher gelogen
choice-mogeln-count-highest = bis zur höchsten Zahl im Spiel (empfohlen)
option-mogeln-colour = Nur diese Farbe ist richtig
option-mogeln-taken = Aufgenommene Karten
choice-mogeln-taken-stack = kommen unter den eigenen verdeckten Stapel
choice-mogeln-taken-hand = kommen gleich auf die Hand
option-mogeln-smuggling = Karten unterschieben ist erlaubt

action-mogeln-smuggle = { $card } unter die nächste Karte schieben
action-mogeln-lay = { $card } legen
action-mogeln-doubt = die letzte Karte anzweifeln
action-mogeln-pass = es gelten lassen

event-mogeln-dealt = Die Karten sind verteilt. { $hands } { $begins-is ->
    [you] Du beginnst.
   *[other] { $begins } beginnt.
}
event-mogeln-smuggled = { $seat-is ->
    [you] Du schiebst { $card } heimlich unter deine nächste Karte.
   *[other] { $seat } schiebt { $card } unter die nächste Karte.
}
event-mogeln-stack-out = Niemand hat gezweifelt: Der Stapel kommt ungesehen aus dem Spiel.
event-mogeln-laid = { $seat-is ->
    [you] Du sagst „{ $number }“ und legst { $cards }.
   *[other] { $cards ->
        [none] { $seat } sagt „{ $number }“ und legt eine Karte.
       *[other] { $seat } sagt „{ $number }“ und legt { $cards }.
    }
}
event-mogeln-no-cards-left = { $seat-is ->
    [you] Du hast keine Karten mehr!
   *[other] { $seat } hat keine Karten mehr!
}
event-mogeln-picked-up = { $seat-is ->
    [you] Du nimmst deinen Stapel auf: { $cards }.
   *[other] { $cards ->
        [none] { $count ->
            [one] { $seat } nimmt einen Stapel von { $count } Karte auf.
           *[other] { $seat } nimmt einen Stapel von { $count } Karten auf.
        }
       *[other] { $seat } nimmt einen Stapel auf: { $cards }.
    }
}
event-mogeln-doubted = { $by-is ->
    [you] Du bezweifelst die { $number } von { $seat }.
   *[other] { $seat-is ->
        [you] { $by } bezweifelt deine { $number }.
       *[other] { $by } bezweifelt die { $number } von { $seat }.
    }
} Aufgedeckt: { $cards }. { $right ->
    [yes] Das stimmt.
   *[no] Das ist gemogelt!
}
event-mogeln-took = { $seat-is ->
    [you] { $count ->
        [one] Du nimmst den Stapel, { $count } Karte.
       *[other] Du nimmst den Stapel, { $count } Karten.
    }
   *[other] { $count ->
        [one] { $seat } nimmt den Stapel, { $count } Karte.
       *[other] { $seat } nimmt den Stapel, { $count } Karten.
    }
}
event-mogeln-passed = { $seat-is ->
    [you] Du lässt es gelten.
   *[other] { $seat } lässt es gelten.
}
event-mogeln-cards-shown = Alle zeigen, welche Karten sie noch haben. { $hands }

outcome-mogeln-out = Jemand ist alle Karten losgeworden.
outcome-mogeln-bound = Nach 500 gelegten Karten gewinnt, wer die wenigsten hat.

refused-doubt-or-pass = Vor dir hat jemand keine Karten mehr: Zweifle die letzte Karte an oder lass sie gelten.
refused-no-smuggling = An diesem Tisch wird nichts untergeschoben.
refused-smuggled-enough = Du hast schon { $most } Karten untergeschoben. Leg jetzt eine darauf.
refused-smuggled-all = { $card } ist deine letzte Handkarte. Leg sie.
refused-nothing-to-doubt = Auf dem Stapel liegt keine Karte, die du anzweifeln könntest.
refused-smuggled-so-lay = Du hast eine Karte untergeschoben, also musst du jetzt legen.
refused-lay-or-doubt = Gelten lassen kannst du nur die allerletzte Karte von jemandem.

table-mogeln-stack = Stapel: zuletzt gesagt { $number } ({ $player }), als Nächstes kommt { $next }
table-mogeln-stack-empty = Stapel: leer, als Nächstes kommt { $next }
table-mogeln-turned = Aufgedeckt: { $cards }
table-mogeln-own = Deine Karten im Stapel: { $cards }
table-mogeln-smuggled = Unter deiner nächsten Karte: { $cards }
table-mogeln-hands = Karten auf der Hand, soweit zu sehen: { $counts }
table-mogeln-taken = Karten in verdeckten Stapeln: { $counts }
table-mogeln-out = Stapel aus dem Spiel: { $count }
play-do-mogeln-pass = Gelten lassen

play-mogeln-said = { $player }: { $number } gesagt
play-mogeln-right = Es hat gestimmt!
play-mogeln-caught = Beim Mogeln erwischt!
play-mogeln-takes = Der Stapel geht an { $player }
play-mogeln-under = Karte unterschieben
play-mogeln-colour = { option-mogeln-colour }: { $colour }
play-mogeln-own = Deine im Stapel:
web-tagline-mogeln = Legen, behaupten, nicht erwischen lassen
