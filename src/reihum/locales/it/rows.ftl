# Elfer e Junior

game-elfer = Elfer
game-elfer-about = File di un colore crescono dall’11, giù fino all’1 e su fino al 20; vince chi posa per primo tutte le carte.
option-elfer-opening = Apertura
choice-elfer-opening-classic = l’11 apre una fila
choice-elfer-opening-false-start = gli 1 e i 20 sono già sul tavolo, le file crescono verso l’interno
choice-elfer-opening-three-openers = una fila si apre con il suo 10, 11 o 12
choice-elfer-opening-any-start = il numero della prima carta apre le file
option-elfer-without = Un colore lasciato fuori
option-elfer-draws = Quante carte si pescano quando niente va bene
choice-elfer-draws-3 = fino a 3
choice-elfer-draws-1 = solo 1
option-elfer-opener = Chi posa la prima carta della mano
choice-elfer-opener-alone = posa solo quella, a meno che ci siano già delle file
choice-elfer-opener-lays-on = può posarne altre nello stesso turno

game-junior = Junior
game-junior-about = File corte tra l’1 e l’11, per bambini dai sei anni.

action-rows-lay = posare { $card }
action-rows-draw = pescare una carta
action-rows-pass = dire che niente va bene
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
    [you] Dici che niente va bene.
   *[other] { $seat } dice che niente va bene.
}
event-rows-went-out = { $seat-is ->
    [you] Hai posato la tua ultima carta.
   *[other] { $seat } ha posato l’ultima carta.
}
event-rows-hands-shown = Tutti mostrano le carte rimaste in mano. { $hands }

outcome-out = Tutte le carte di una mano sono posate.

refused-opens-with = La mano si apre con { CARD($cards, form: "object") }.
refused-row-not-open = { CARD($card, form: "start") } deve aspettare: la sua fila non è ancora aperta, si apre con { CARD($cards, form: "object") }.
refused-gap = { CARD($card, form: "start") } lascerebbe un buco. In quella fila va bene { CARD($cards, form: "object") }.
refused-must-lay = Hai una carta che va bene, quindi devi posare.
refused-must-draw = Ci sono ancora carte da pescare: pescane una.
refused-lay-first = Posa almeno una carta prima di finire il turno.
refused-can-lay = Puoi posare, quindi non puoi pescare.
refused-pile-empty = Non ci sono più carte da pescare.
refused-wrong-lot = La sorte indica qualcuno al tavolo, e solo con questa apertura.
refused-colour-out-for-two = Si lascia fuori un colore solo in due, non in { $players }.

table-rows-row = { $colour }: { $cards }
table-rows-row-empty = { $colour }: non ancora aperta
table-rows-pile = Mazzo: { $count ->
    [0] vuoto
    [one] 1 carta
   *[other] { $count } carte
}
table-rows-hands = Carte in mano: { $counts }
