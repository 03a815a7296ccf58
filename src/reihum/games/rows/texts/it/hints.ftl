hint-rows-draw = Nessuna carta della tua mano è giocabile.
hint-rows-pass = Nessuna carta giocabile, e il mazzo è finito.
hint-rows-only = Nessun’altra tua carta è giocabile.
hint-rows-out = { $count ->
    [one] È la tua ultima carta.
   *[other] Puoi posare tutta la mano: posa le { $count } carte e hai vinto.
}
hint-rows-way = Apre la strada alle tue carte: { $cards }.
hint-rows-closed = Non apre posti a nessun altro.
hint-rows-less = È ciò che aiuta meno gli altri. Dietro { CARD($card, form: "to") } { $count ->
    [one] c’è ancora un posto
   *[other] ci sono ancora { $count } posti
} per loro: quella tienila.
hint-rows-keep = Tieni { $cards } per dopo: nessun altro può posarlo, { $waiting ->
    [0] e sarà giocabile anche la prossima volta.
    [one] e una persona è già bloccata.
   *[other] e { $waiting } persone sono già bloccate.
}
