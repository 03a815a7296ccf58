game-schnippschnapp = Schnipp Schnapp
game-schnippschnapp-about = Una gara di prontezza: quando due pile scoperte mostrano lo stesso numero, le prende chi grida per primo; vince chi ha più quartetti.
option-schnippschnapp-mode = Scoprire le carte
choice-schnippschnapp-mode-in-turn = a turno, contano i quartetti
choice-schnippschnapp-mode-all-at-once = tutti insieme al via, contano le carte vinte
option-schnippschnapp-window = Le grida valgono come contemporanee entro tanti millisecondi
option-schnippschnapp-reveals = Fine dopo tante carte scoperte (in sei ne servono circa 1500 per arrivare in fondo)

action-schnippschnapp-turn = scoprire la tua prima carta
action-schnippschnapp-schnapp = gridare «Schnapp» se due pile scoperte mostrano lo stesso numero
action-schnippschnapp-schnipp = gridare «Schnipp» se è uscito il numero che sta in mezzo
action-schnippschnapp-wait = lasciar passare la carta

event-schnippschnapp-dealt = Le carte sono distribuite. { $hands } { $begins-is ->
    [you] Cominci tu.
   *[other] Comincia { $begins }.
}
event-schnippschnapp-turned-up = { $seat-is ->
    [you] Scopri { $card }.
   *[other] { $seat } scopre { $card }.
}
event-schnippschnapp-called = { $call ->
    [schnapp] { $seat-is ->
        [you] Gridi «Schnapp» dopo { $time } ms.
       *[other] { $seat } grida «Schnapp» dopo { $time } ms.
    }
   *[schnipp] { $seat-is ->
        [you] Gridi «Schnipp» dopo { $time } ms.
       *[other] { $seat } grida «Schnipp» dopo { $time } ms.
    }
}
event-schnippschnapp-won = { $call ->
    [schnapp] { $seat-is ->
        [you] Vinci le pile scoperte:
       *[other] { $seat } vince le pile scoperte:
    }
   *[schnipp] { $seat-is ->
        [you] Vinci la pila in mezzo:
       *[other] { $seat } vince la pila in mezzo:
    }
} { $cards ->
    [one] { $cards } carta.
   *[other] { $cards } carte.
}
event-schnippschnapp-took-back = { $seat-is ->
    [you] Parità: hai gridato insieme ad altri.
   *[other] Parità: { $seat } ha gridato insieme ad altri.
} { $cards ->
    [0] { "" }
   *[other] Le carte scoperte tornano sotto il mazzetto.
}
event-schnippschnapp-mistaken = { $cards ->
    [0] { $seat-is ->
        [you] Era sbagliato. Non hai niente da pagare e non puoi gridare finché non si vince una pila o non sfuma un’occasione di prendere il mezzo.
       *[other] Era sbagliato. { $seat } non ha niente da pagare e non può gridare finché non si vince una pila o non sfuma un’occasione di prendere il mezzo.
    }
    [one] { $seat-is ->
        [you] Era sbagliato. Metti { $cards } carta in mezzo.
       *[other] Era sbagliato. { $seat } mette { $cards } carta in mezzo.
    }
   *[other] { $seat-is ->
        [you] Era sbagliato. Metti { $cards } carte in mezzo.
       *[other] Era sbagliato. { $seat } mette { $cards } carte in mezzo.
    }
}
event-schnippschnapp-quartets-laid = { $seat-is ->
    [you] Metti da parte dei quartetti: { $numbers }.
   *[other] { $seat } mette da parte dei quartetti: { $numbers }.
}
event-schnippschnapp-went-out = { $seat-is ->
    [you] Non hai più carte. Uno «Schnipp» può riportarti in gioco.
   *[other] { $seat } non ha più carte.
}
event-schnippschnapp-came-back = { $seat-is ->
    [you] Sei di nuovo in gioco.
   *[other] { $seat } è di nuovo in gioco.
}
event-schnippschnapp-turned-over = { $seat-is ->
    [you] Il tuo mazzetto è finito. Giri la tua pila scoperta ({ $cards }) e la mescoli.
   *[other] Il mazzetto di { $seat } è finito. La sua pila scoperta viene girata ({ $cards }) e mescolata.
}

outcome-all-quartets = Tutti i quartetti sono messi da parte.
outcome-last-holder = Tutte le carte rimaste erano in una mano sola, e ora sono messe da parte.
outcome-nobody-has-cards = Nessuno ha più carte: il resto sta in mezzo.
outcome-no-pile-won = Sono uscite 250 carte senza che nessuno vincesse una pila.
outcome-long-enough = Si sono scoperte carte 5000 volte: basta così.
outcome-as-agreed = Si sono scoperte carte tante volte quante concordato: la partita finisce qui.

refused-wait-for-go = Aspetta il via: tutti scoprono la carta nello stesso momento.
refused-answer-first = È appena uscita una carta. Grida, o prima lasciala passare.
refused-not-turned-up-yet = Non si sono ancora scoperte carte { $reveal } volte.
refused-stale-call = Troppo tardi: quella carta è passata. Non ti costa niente.
refused-silent = Dopo il tuo errore non puoi gridare finché non si vince una pila o non sfuma un’occasione di prendere il mezzo.
refused-one-call = A questa carta hai già risposto.
refused-out-of-cards = Senza carte puoi gridare solo «Schnipp».
refused-call-time = Un grido arriva al massimo { $most } ms dopo la sua carta.

table-schnippschnapp-player = { $player }: coperte { $stack }, { $pile ->
    [0] nessuna scoperta
   *[other] scoperte { $pile }, in cima { $top }
}
table-schnippschnapp-middle = In mezzo: { $count ->
    [0] niente
    [one] { $count } carta, { $top }
   *[other] { $count } carte, in cima { $top }
}
table-schnippschnapp-quartets = Quartetti: { $counts }
table-schnippschnapp-won = Carte vinte: { $counts }
web-tagline-schnippschnapp = Stesso numero? Grida subito!
