# Perché una mossa è buona

hint-chance = Se tutti giocano bene, così si vince circa il { $chance }% delle mani di questo tipo{ $margin ->
    [0] { "" }
   *[other] { " " }(± { $margin })
}.
hint-best = Di tutto quello che puoi fare, è ciò che promette di più.
hint-only = Non c’è altro da fare.

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

hint-master-swap = In cambio ricevi un jolly, che si può giocare dappertutto.
hint-master-bonus = Completa mezza fila e ti porta una carta bonus.
hint-master-wait = Qualunque cosa posi adesso, aprirebbe più posti agli altri che a te.
hint-master-late = { $seat } ha solo { $count ->
    [one] una carta
   *[other] { $count } carte
}, e questa ti costerebbe { $points } punti.

hint-stufen-draw = { CARD($card, form: "start") } non ti serve.
hint-stufen-joker = Un jolly si può giocare dappertutto.
hint-stufen-nearer = { $lacking ->
    [0] Completa la tua tappa.
    [one] Ti avvicina alla tua tappa: poi manca una sola carta.
   *[other] Ti avvicina alla tua tappa: poi mancano { $lacking } carte.
}
hint-stufen-fits = Puoi aggiungerla a una combinazione sul tavolo.
hint-stufen-lay = La tappa { $stage } è fatta, e da lì in poi puoi aggiungere carte.
hint-stufen-out = È la tua ultima carta.
hint-stufen-add = È giocabile, e in mano ti costerebbe { $points } punti di penalità.
hint-stufen-pause = { $count ->
    [one] { $to } ha una sola carta.
   *[other] { $to } salta un turno, con { $count } carte in mano.
}
hint-stufen-safe = Non ti serve, e { $to } non può aggiungerla da nessuna parte.
hint-stufen-unwanted = Non ti serve, e { $to } raccoglie altro.
hint-stufen-useless = Non ti serve per la tua tappa, e in mano ti costerebbe { $points } punti di penalità.

hint-mogeln-impossible = In questo gioco non c’è nessun { $number }.
hint-mogeln-caught = Sai dove sono tutte le { $count } carte che sarebbero giuste: è una bugia.
hint-mogeln-counted = Delle { $all } carte che farebbero un vero { $number } sai dove sono { $count }.
hint-mogeln-doubt = È ben possibile che { $seat } non avesse un { $number }.
hint-mogeln-wins = Se lasci correre, { $seat } ha vinto.
hint-mogeln-pass = È ben possibile che { $seat } avesse un { $number }, e un dubbio sbagliato ti costa la pila.
hint-mogeln-truth = È davvero un { $number }: nessuno può scoprirti.
hint-mogeln-lie = Non hai un { $number }, e questa carta ti mancherà meno di tutte.
hint-mogeln-bluff = Tieni il tuo { $number } per dopo: la pila è ancora bassa, e una bugia adesso costa poco.
hint-mogeln-cover = Con una carta sotto è comunque una bugia, e questa ti mancherà meno di tutte.
hint-mogeln-smuggle = { $count ->
    [0] La pila è vuota: farsi scoprire costa poco, e ti liberi di una carta in più.
   *[other] Se menti, tanto vale farlo bene: farsi scoprire costa lo stesso, e ti liberi di una carta in più.
}

hint-ratefix-average = Hai { $card }, e le altre carte valgono in media { NUMBER($mean, maximumFractionDigits: 1) }: fa circa { $total }.
hint-ratefix-above = Appena sopra { $guess }, tu hai la stima più vicina a ogni totale più alto.
hint-ratefix-below = Appena sotto { $guess }, tu hai la stima più vicina a ogni totale più basso.
hint-ratefix-aside = Hai { $card }, e le altre carte valgono in media { NUMBER($mean, maximumFractionDigits: 1) }: fa circa { $total }. Dire proprio questo tradirebbe la tua carta.
hint-ratefix-closest = Per ora hai la stima più vicina { $count ->
    [one] se il totale è { $first }.
   *[other] a ogni totale da { $first } a { $last }.
}

hint-schnippschnapp-call = Il numero { $number } c’è due volte. Presto!
hint-schnippschnapp-wait = Nessuna coppia fra le carte scoperte, e chiamare per sbaglio costa carte.

hint-shuffled = Le carte sono state appena mescolate: una vale l’altra.
