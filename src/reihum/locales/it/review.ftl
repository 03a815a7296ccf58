# Una partita registrata, rivista dopo

help-review = Analizzare una partita registrata: quali mosse sono costate di più, e quanta fortuna c’è stata con le carte.
help-review-seed = Seed dell’analisi: stesso numero, stessa analisi.
reviewing = Sto pensando

review-headline = { $game }, in { $players }, { $rounds ->
    [one] una mano.
   *[other] { $rounds } mani.
}
review-luck = Carte: quante volte carte così vincono quando tutti giocano alla pari; la parte giusta è { $fair }.
review-given-away = Sprecato: quanto sono costati in tutto gli errori di una persona, in probabilità di vincere.
review-no-hands = In questo gioco nessuno ha carte in mano: della fortuna con le carte non si dice niente.
review-not-weighed = Le mosse di questo gioco non si possono valutare: i bot non lo calcolano in anticipo.
review-no-compiler = Le mosse si valutano solo se è installato numba.
review-no-mistakes = Nessuna mossa era nettamente peggiore di un’altra.
review-cost = { $cost }% ± { $margin }
review-share = { $share }%
review-mistakes = Le mosse che sono costate di più
review-moment = Mossa { $number }: { $action }
review-costs = Costa { $cost } ± { $margin } punti percentuali di probabilità di vincere.
review-better = Meglio: { $action }. { $why }

column-player = Chi
column-luck = Carte
column-given-away = Sprecato
column-move = Mossa
column-played = Giocata
column-better = Meglio
column-cost = Costo
column-why = Perché
