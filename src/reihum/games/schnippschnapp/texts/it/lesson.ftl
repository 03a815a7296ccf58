lesson-schnippschnapp-aim = Occhi aperti! Si scopre una carta dopo l’altra. Quando due sono uguali, grida prima degli altri.
lesson-schnippschnapp-turn = Cominci tu: scopri la tua prima carta.
lesson-schnippschnapp-schnapp = Guarda: un 5, e sulla tua pila c’è anche un 5! Presto, grida «Schnapp»!
lesson-schnippschnapp-won = Benissimo! Prendi la pila con lo stesso numero. Le carte vanno sotto il tuo mazzetto.
lesson-schnippschnapp-again = Ora tocca di nuovo a te scoprire una carta.
lesson-schnippschnapp-schnipp = Chi sbaglia paga con la sua pila scoperta: va in mezzo. Se una carta è uguale a quella in mezzo, grida «Schnipp».
lesson-schnippschnapp-end = Quattro numeri uguali sono un quartetto, che si mette da parte. Vince chi ha più quartetti.
