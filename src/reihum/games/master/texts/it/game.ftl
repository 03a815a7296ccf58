game-master = Master
game-master-about = File dall’1 al 21 con jolly, carte ponte da una fila all’altra e un bonus per ogni mezza fila; vince chi ha più punti.
option-master-rows = L’ordine delle file dall’alto (predefinito: a caso)

action-master-joker = posare un jolly come { $place }
action-master-bridge = { $joker ->
    [none] collegare { $start } con { $place }
   *[joker] collegare { $start } con un jolly come { $place }
}
action-master-swap = scambiare { $card } con il jolly

event-master-column-laid = Gli 11 sono in colonna: { $colours }.
event-master-joker-laid = { $seat-is ->
    [you] Posi un jolly come { $place }.
   *[other] { $seat } posa un jolly come { $place }.
}
event-master-bridged = { $seat-is ->
    [you] Metti una carta ponte
   *[other] { $seat } mette una carta ponte
} { CARD($start, form: "from") } { CARD($place, form: "to") }.
event-master-swapped = { $seat-is ->
    [you] Metti { $card } al posto del jolly e prendi il jolly in mano.
   *[other] { $seat } mette { $card } al posto del jolly e prende il jolly in mano.
}
event-master-bonus-taken = { $seat-is ->
    [you] Hai completato mezza fila e prendi una carta bonus.
   *[other] { $seat } ha completato mezza fila e prende una carta bonus.
}
event-master-turn-ended = { $seat-is ->
    [you] Il tuo turno è finito.
   *[other] { $seat } ha finito il turno.
}
event-master-rows-filled = Tutte e quattro le file sono complete.

outcome-rows-filled = Tutte le file sono complete, non si può più posare niente.

refused-joker-for-which-card = Di’ per quale carta sta il jolly, per esempio «joker b7».
refused-four-laid = Hai posato quattro carte, il massimo in un turno.
refused-place-taken = Il posto { CARD($card, form: "of") } è già occupato.
refused-no-connection-left = Non hai più carte ponte.
refused-connection-within-row = Una carta ponte porta in un’altra fila, mai più avanti nella stessa.
refused-connection-astray = Nessuna carta ponte porta { CARD($start, form: "from") } { CARD($place, form: "to") }: porta allo stesso numero in una fila vicina.
refused-connection-from-nothing = Nessuna carta ponte può partire { CARD($start, form: "from") }: lì non c’è ancora niente.
refused-connection-needless = { CARD($card, form: "start") } non ha bisogno di una carta ponte: si può posare anche senza.
refused-no-joker-there = Al posto { CARD($card, form: "of") } non c’è nessun jolly.
refused-turn-begun = Hai già posato o scambiato, quindi non puoi più pescare né passare.
refused-not-a-column = Le file non possono stare così: { $colours }. Ogni colore c’è una volta, e nell’ordine scelto se ce n’è uno.

table-master-row = { $colour }: { $cards }; { $count ->
    [one] un jolly come { $jokers }
   *[other] jolly come { $jokers }
}
table-master-span = Una carta ponte unisce { $start } e { $end }
table-master-bridges = Carte ponte: { $counts }
table-master-bonuses = Carte bonus: { $counts }
web-tagline-master = File con carte ponte e jolly
