# Che cosa dice il browser durante una mano

play-your-turn = Tocca a te.
play-turn-of = { $count ->
    [one] Gioca { $player }
   *[other] Giocano { $player }
}
play-to-play = è di turno
play-away = non c’è
play-away-turn = { $player } al momento non c’è. Tra poco giocherà un bot.
play-away-until-bot = { $player } al momento non c’è. Un bot giocherà tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
play-cards = { $count ->
    [one] carta
   *[other] carte
}
play-belongs-bridge = { $count ->
    [one] { $count } carta ponte
   *[other] { $count } carte ponte
}
play-belongs-bonus = { $count ->
    [one] { $count } carta bonus
   *[other] { $count } carte bonus
}
play-belongs-stack = { $count ->
    [one] { $count } carta nel mazzetto coperto
   *[other] { $count } carte nel mazzetto coperto
}
play-belongs-won = { $count ->
    [one] { $count } carta vinta
   *[other] { $count } carte vinte
}
play-belongs-quartet = { $count ->
    [one] { $count } quartetto
   *[other] { $count } quartetti
}
play-belongs-pair = { $count ->
    [one] { $count } coppia
   *[other] { $count } coppie
}

play-ask-lay = Tocca a te: posa una carta.
play-ask-lay-more = Posa un’altra carta o chiudi il turno.
play-ask-lay-or-draw = Posa fino a quattro carte o pescane una.
play-ask-lay-or-pass = Posa delle carte o passa.
play-ask-draw = Nessuna carta giocabile: pesca.
play-ask-pass = Nessuna carta giocabile, e il mazzo è finito.
play-ask-end = Non c’è altro da posare: chiudi il turno.
play-ask-draw-or-take = Pesca una carta o prendi la prima degli scarti.
play-ask-draw-one = Pesca una carta.
play-ask-meld = La tua tappa è completa: scegli le sue carte o scartane una.
play-ask-meld-next = Ora cala il resto della tua tappa.
play-ask-add = Aggiungi carte alle combinazioni o scartane una.
play-ask-discard = Scegli una carta e scartala.
play-ask-give-pause = Dai una carta pausa a qualcuno.
play-ask-say = Posa una carta e di’ «{ $number }».
play-ask-say-or-doubt = Posa una carta e di’ «{ $number }», oppure dubita.
play-ask-doubt-or-pass = L’ultima carta! Ci credi?
play-ask-guess = Quanto fanno le carte in tutto?
play-ask-turn-up = Scopri la tua prima carta.
play-ask-call = Come un’altra pila? Schnapp! Come in mezzo? Schnipp!
play-ask-draw-held-out = Pesca una delle carte che ti vengono offerte.

play-do-end = Fatto
play-do-draw = Pesca
play-do-pass = Passa
play-do-take = Prendi
play-do-meld = Cala
play-do-add = Aggiungi
play-do-discard = Scarta
play-do-pause = Dai
play-do-lay = Posa
play-do-smuggle = Infila sotto
play-do-doubt = Dubito!
play-do-turn = Scopri
play-do-schnapp = Schnapp!
play-do-schnipp = Schnipp!
play-choose-card = Scegli una carta
play-wait = Attendi
play-choose = Che cosa scegli?
play-cancel = Annulla

play-hand = La tua mano, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
play-card-fits = { $card }, giocabile
play-sort-colour = Ordina per colore
play-sort-number = Ordina per numero

play-sheet = Segnapunti
play-round = Mano { $number }
play-total = Totale
play-stages = Tappe
play-stage-laid = tappa { $stage } calata
play-stage-card = Le dieci tappe
play-place = Posizione
play-first = prima posizione
play-you-win = Vinci la mano!
play-wins = { $count ->
    [one] { $player } vince la mano.
   *[other] { $player } vincono la mano insieme.
}
