action-rows-lay = posare { $card }
action-rows-draw = pescare una carta
action-rows-pass = dire che nessuna carta è giocabile
action-rows-end = finire il turno

event-rows-dealt = Le carte sono distribuite. { $hands } { $begins-is ->
    [you] Cominci tu.
   *[other] Comincia { $begins }.
}
event-rows-deal-void = Nessuno ha ricevuto un 11. Si mescola di nuovo.
event-rows-laid = { $seat-is ->
    [you] Posi { $card }.
   *[other] { $seat } posa { $card }.
}
event-rows-drew = { $seat-is ->
    [you] Peschi { $card }.
   *[other] { $card ->
        [none] { $seat } pesca una carta.
       *[other] { $seat } pesca { $card }.
    }
}
event-rows-nothing-fits = { $seat-is ->
    [you] Dici che nessuna carta è giocabile.
   *[other] { $seat } dice che nessuna carta è giocabile.
}
event-rows-went-out = { $seat-is ->
    [you] Hai posato la tua ultima carta.
   *[other] { $seat } ha posato l’ultima carta.
}
event-rows-hands-shown = Tutti mostrano le carte rimaste in mano. { $hands }

outcome-out = Qualcuno ha posato l’ultima carta.

refused-opens-with = La mano si apre con { CARD($cards, form: "object") }.
refused-row-not-open = { CARD($card, form: "start") } deve aspettare: la sua fila non è ancora aperta, si apre con { CARD($cards, form: "object") }.
refused-gap = { CARD($card, form: "start") } lascerebbe un buco. In quella fila si continua con { CARD($cards, form: "object") }.
refused-must-lay = Hai una carta giocabile, quindi devi posare.
refused-must-draw = Ci sono ancora carte nel mazzo: pescane una.
refused-lay-first = Posa almeno una carta prima di finire il turno.
refused-can-lay = Puoi posare, quindi non puoi pescare.
refused-pile-empty = Non ci sono più carte da pescare.
refused-wrong-lot = La sorte indica qualcuno al tavolo, e solo con questa apertura.
refused-colour-out-for-two = Si lascia fuori un colore solo in due, non in { $players }.

table-rows-row = { $colour }: { $cards }
table-rows-row-empty = { $colour }: non ancora aperta
table-rows-pile = Mazzo: { $count ->
    [0] vuoto
    [one] { $count } carta
   *[other] { $count } carte
}
table-rows-hands = Carte in mano: { $counts }
