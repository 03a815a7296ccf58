play-do-zweikampf-turn = Aufdecken
web-tagline-zweikampf = Zwei decken auf, die höhere gewinnt

game-zweikampf = Zweikampf
game-zweikampf-about = Ein Duell zu zweit: Beide decken gleichzeitig eine Karte auf, und die höhere gewinnt beide.
option-zweikampf-length = Länge
choice-zweikampf-length-short = einmal durch die Stapel
choice-zweikampf-length-long = bis jemand alle Karten hat

action-zweikampf-turn = deine oberste Karte aufdecken

event-zweikampf-dealt = Die Karten sind verteilt: je { $each }, verdeckt.
event-zweikampf-ready = { $seat-is ->
    [you] Du bist bereit zum Aufdecken.
   *[other] { $seat } ist bereit zum Aufdecken.
}
event-zweikampf-turned-up = { $seat-is ->
    [you] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
}
event-zweikampf-tied = Gleichstand! Jetzt geht es um { $stake } Karten.
event-zweikampf-won = { $winner-is ->
    [you] Du gewinnst { $cards }.
   *[other] { $winner } gewinnt { $cards }.
}
event-zweikampf-took-back = Der Gleichstand bleibt unentschieden, und beide nehmen ihre Karten zurück. { $stakes }
event-zweikampf-ran-out = { $loser-is ->
    [you] Du hast keine Karte mehr, um den Gleichstand zu entscheiden, und verlierst.
   *[other] { $loser } hat keine Karte mehr, um den Gleichstand zu entscheiden, und verliert.
}
event-zweikampf-turned-over = { $seat-is ->
    [you] Du drehst deine gewonnenen Karten um: { $count } im neuen Stapel.
   *[other] { $seat } dreht die gewonnenen Karten um: { $count } im neuen Stapel.
}

outcome-stacks-played = Die Stapel sind durchgespielt.
outcome-all-cards-won = Alle Karten sind in einer Hand.
outcome-turns-played = Nach 2000 Zügen gewinnt, wer mehr Karten hat.

table-zweikampf-stacks = Karten in den Stapeln: { $counts }
table-zweikampf-won = Gewonnene Karten: { $counts }
table-zweikampf-stakes = Im Spiel: { $stakes }
