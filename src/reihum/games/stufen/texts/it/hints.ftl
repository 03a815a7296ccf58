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
