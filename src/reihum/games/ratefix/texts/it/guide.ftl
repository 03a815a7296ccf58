guide-ratefix-aim = Indovina quanto fanno insieme le carte in mezzo, anche se conosci solo la tua.
guide-ratefix-turn = Ognuno guarda la prima carta del suo mazzetto e la mette coperta in mezzo. Poi si indovina a turno, ad alta voce. Lo stesso numero si può dire due volte.
guide-ratefix-end = La stima più vicina vince le carte, e chi l’ha detta comincia la volta dopo; a pari distanza vale quella detta prima. Quando tutte le carte sono giocate, vince chi ne ha di più.
