game-master = Master
game-master-about = Reihen von 1 bis 21 mit Jokern, mit Verbindungskarten von Reihe zu Reihe und einem Bonus für jede halbe Reihe; es gewinnt, wer die meisten Punkte hat.
option-master-rows = Die Ordnung der Reihen von oben; ohne Angabe wird gemischt

action-master-joker = einen Joker als { $place } anlegen
action-master-bridge = { $joker ->
    [none] { $start } mit { $place } verbinden
   *[joker] { $start } mit einem Joker als { $place } verbinden
}
action-master-swap = { $card } gegen den Joker tauschen

event-master-column-laid = Die 11er liegen untereinander: { $colours }.
event-master-joker-laid = { $seat-is ->
    [you] Du legst einen Joker als { $place } an.
   *[other] { $seat } legt einen Joker als { $place } an.
}
event-master-bridged = { $seat-is ->
    [you] Du legst eine Verbindungskarte
   *[other] { $seat } legt eine Verbindungskarte
} von { $start } zu { $place }.
event-master-swapped = { $seat-is ->
    [you] Du legst { $card } an die Stelle des Jokers und nimmst ihn auf die Hand.
   *[other] { $seat } legt { $card } an die Stelle des Jokers und nimmt ihn auf die Hand.
}
event-master-bonus-taken = { $seat-is ->
    [you] Du hast eine halbe Reihe vollendet und nimmst eine Bonuskarte.
   *[other] { $seat } hat eine halbe Reihe vollendet und nimmt eine Bonuskarte.
}
event-master-turn-ended = { $seat-is ->
    [you] Dein Zug ist zu Ende.
   *[other] { $seat } ist mit dem Zug fertig.
}
event-master-rows-filled = Alle vier Reihen sind vollständig.

outcome-rows-filled = Alle Reihen sind vollständig, es kann nichts mehr angelegt werden.

refused-joker-for-which-card = Sag, für welche Karte der Joker steht, zum Beispiel „joker b7“.
refused-four-laid = Du hast vier Karten angelegt. Mehr geht in einem Zug nicht.
refused-place-taken = Der Platz von { $card } ist schon besetzt.
refused-no-connection-left = Du hast keine Verbindungskarte mehr.
refused-connection-within-row = Eine Verbindungskarte führt in eine andere Reihe, nie in derselben weiter.
refused-connection-astray = Von { $start } führt keine Verbindungskarte zu { $place }: Sie geht zur gleichen Zahl in einer Nachbarreihe.
refused-connection-from-nothing = Bei { $start } kann keine Verbindungskarte anfangen: Dort liegt noch nichts.
refused-connection-needless = { $card } braucht keine Verbindungskarte, sie passt auch so.
refused-no-joker-there = An der Stelle von { $card } liegt kein Joker.
refused-turn-begun = Du hast schon angelegt oder getauscht, also kannst du nicht mehr ziehen oder passen.
refused-not-a-column = So können die Reihen nicht liegen: { $colours }. Jede Farbe kommt einmal vor, und wenn eine Ordnung gewählt ist, dann in dieser.

table-master-row = { $colour }: { $cards }; { $count ->
    [one] ein Joker als { $jokers }
   *[other] Joker als { $jokers }
}
table-master-span = Eine Verbindungskarte verbindet { $start } und { $end }
table-master-bridges = Verbindungskarten: { $counts }
table-master-bonuses = Bonuskarten: { $counts }
web-tagline-master = Reihen mit Verbindungskarten und Jokern
