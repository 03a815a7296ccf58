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
