game-stufen = Stufen
game-stufen-about = Dieci tappe fatte di gruppi, scale e colori, al massimo una per mano: cala la tua e finisci prima degli altri.
option-stufen-stages = Le dieci tappe (pasch: numeri uguali, reihe: numeri in fila, farbe: un solo colore)

action-stufen-draw = pescare una carta
action-stufen-take = prendere la prima carta degli scarti
action-stufen-meld = { $of ->
    [none] calare { $cards }
   *[other] calare { $cards } come { $of }
}
action-stufen-add = aggiungere { $card } alla combinazione { $meld }{ $end ->
    [low] , in basso
    [high] , in alto
   *[none] { "" }
}
action-stufen-discard = scartare { $card }
action-stufen-pause = giocare una carta pausa contro { $to }

event-stufen-dealt = Le carte sono distribuite. { $hands } { $pauses ->
    [0] { "" }
    [one] È uscita una carta pausa, che va sotto il mazzo.
   *[other] Sono uscite { $pauses } carte pausa, che vanno sotto il mazzo.
} Carta scoperta: { CARD($turned, form: "label") }. { $begins-is ->
    [you] Cominci tu.
   *[other] Comincia { $begins }.
}
event-stufen-renewed = Gli scarti vengono mescolati e sono il nuovo mazzo: { $pile } carte.
event-stufen-drew = { $seat-is ->
    [you] Peschi { $card }.
   *[other] { $card ->
        [none] { $seat } pesca una carta.
       *[other] { $seat } pesca { $card }.
    }
}
event-stufen-took = { $seat-is ->
    [you] Prendi { $card } dagli scarti.
   *[other] { $seat } prende { $card } dagli scarti.
}
event-stufen-laid = { $seat-is ->
    [you] Cali
   *[other] { $seat } cala
} { $kind ->
    [pasch] un gruppo di «{ $of }»
    [reihe] una scala a partire da { $of }
   *[farbe] un solo colore, { $of }
}: { $cards }.
event-stufen-stage-laid = { $seat-is ->
    [you] Hai calato la tappa { $stage }.
   *[other] { $seat } ha calato la tappa { $stage }.
}
event-stufen-added = { $seat-is ->
    [you] Aggiungi
   *[other] { $seat } aggiunge
} { $card } alla combinazione { $meld }{ $end ->
    [low] , in basso
   *[high] { "" }
}.
event-stufen-discarded = { $seat-is ->
    [you] Scarti { $card }.
   *[other] { $seat } scarta { $card }.
}
event-stufen-paused = { $giver-is ->
    [you] Giochi una carta pausa contro { $to }.
   *[other] { $to-is ->
        [you] { $giver } gioca una carta pausa contro di te.
       *[other] { $giver } gioca una carta pausa contro { $to }.
    }
}
event-stufen-missed = { $seat-is ->
    [you] Salti il turno, e la carta pausa va sotto gli scarti.
   *[other] { $seat } salta il turno, e la carta pausa va sotto gli scarti.
}
event-stufen-went-out = { $seat-is ->
    [you] Non hai più carte.
   *[other] { $seat } non ha più carte.
}
event-stufen-unfinished = Il mazzo è finito per la terza volta: la mano si chiude qui.
event-stufen-hands-shown = Tutti mostrano le carte rimaste in mano. { $hands }

outcome-stufen-out = Qualcuno non ha più carte; gli altri contano le loro.
outcome-stufen-unfinished = Il mazzo era finito, e tutti contano le loro carte.

refused-ten-stages = Le tappe devono essere dieci, non { $count }.
refused-stage-twice = La tappa «{ $stage }» compare due volte. Le dieci tappe devono essere diverse.
refused-stage-too-long = La tappa «{ $stage }» richiede più di { $most } carte.
refused-unknown-meld = «{ $meld }» non è una combinazione. Scrivi per esempio «pasch 3», «reihe 4» o «farbe 7».
refused-meld-too-small = { $kind ->
    [pasch] Un gruppo
    [reihe] Una scala
   *[farbe] Un colore
} richiede almeno { $least } carte, non { $size }.
refused-stufen-draw-first = Prima pesca una carta o prendi la prima degli scarti.
refused-stufen-drawn-already = In questo turno hai già preso una carta.
refused-no-discards = Non ci sono scarti da prendere.
refused-pause-on-top = Una carta pausa non si prende dagli scarti.
refused-taken-too-often = Si è preso dagli scarti { $times } volte di fila: ora pesca una carta.
refused-stage-laid-already = In questa mano hai già calato la tua tappa. Se ne cala una sola.
refused-stage-not-whole = Una tappa si cala intera o per niente.
refused-pause-in-meld = Una carta pausa non fa mai parte di una combinazione.
refused-meld-size = Ora la tappa richiede { $kind ->
    [pasch] un gruppo di esattamente { $size } carte
    [reihe] una scala di esattamente { $size } carte
   *[farbe] esattamente { $size } carte di un solo colore
}.
refused-no-meld = { $kind ->
    [pasch] Un gruppo è fatto di numeri uguali.
    [reihe] Una scala è fatta di numeri consecutivi da 1 a 12, in ordine, con ogni jolly al suo posto.
   *[farbe] Tutte le carte devono essere dello stesso colore.
}
refused-meld-order = Nomina le carte per colore e numero, i jolly alla fine.
refused-name-of-jokers = I jolly da soli hanno bisogno di un numero o di un colore da rappresentare; negli altri casi non se ne nomina nessuno.
refused-stage-before-adding = Prima cala la tua tappa, poi puoi aggiungere carte.
refused-no-such-meld = Sul tavolo non c’è una combinazione { $meld }.
refused-cannot-be-added = { CARD($card, form: "start") } non si può aggiungere alla combinazione { $meld }.
refused-name-the-end = Di’ low (in basso) o high (in alto) per un jolly che può andare a tutti e due i capi di una scala, e solo allora.
refused-pause-not-discarded = Una carta pausa non si scarta: dalla a qualcuno o tienila.
refused-pause-another = Una carta pausa si dà a qualcun altro al tavolo.
refused-paused-already = Quella persona ha già una carta pausa.

table-stufen-player = { $player }: tappa { $stage }, { $needs }{ $laid ->
    [yes] , calata
   *[no] { "" }
}; { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} in mano{ $paused ->
    [yes] ; salta il prossimo turno
   *[no] { "" }
}
table-stufen-need = { $kind ->
    [pasch] gruppo di { $size } carte
    [reihe] scala di { $size } carte
   *[farbe] { $size } carte di un colore
}
table-stufen-meld = Combinazione { $number }, { $kind ->
    [pasch] gruppo di «{ $of }»
    [reihe] scala da { $of } a { $last }
   *[farbe] { $of }
}, { $player-is ->
    [you] tua
   *[other] di { $player }
}: { $cards }
table-stufen-discards = Scarti: { $count ->
    [0] nessuno
    [one] { CARD($top, form: "label") }
   *[other] { CARD($top, form: "label") } in cima, { $count } carte
}
table-stufen-pile = Mazzo: { $count ->
    [0] vuoto
    [one] { $count } carta
   *[other] { $count } carte
}
web-tagline-stufen = Dieci tappe, una dopo l’altra
