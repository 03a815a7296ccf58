hint-master-swap = In cambio ricevi un jolly, che si può giocare dappertutto.
hint-master-bonus = Completa mezza fila e ti porta una carta bonus.
hint-master-wait = Qualunque cosa posi adesso, aprirebbe più posti agli altri che a te.
hint-master-late = { $seat } ha solo { $count ->
    [one] una carta
   *[other] { $count } carte
}, e questa ti costerebbe { $points } punti.
