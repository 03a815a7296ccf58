game-schwarzerpeter = Schwarzer Peter
game-schwarzerpeter-about = Pesca dalla mano alla tua sinistra e posa le coppie; perde chi alla fine resta con la carta senza gemella.
option-schwarzerpeter-length = Durata
choice-schwarzerpeter-length-full = tutti i numeri da 1 a 20
choice-schwarzerpeter-length-short = senza i numeri da 17 a 20
option-schwarzerpeter-forfeit = Penitenza
choice-schwarzerpeter-forfeit-none = nessuna
choice-schwarzerpeter-forfeit-dot = un punto nero sul naso
choice-schwarzerpeter-forfeit-task = un piccolo compito deciso insieme

action-schwarzerpeter-draw = pescare la carta { $place }

event-schwarzerpeter-dealt = Una carta è messa da parte senza guardarla, le altre sono distribuite. { $hands }
event-schwarzerpeter-held-out = { $giver-is ->
    [you] Porgi le tue carte: pesca { $to }.
   *[other] { $to-is ->
        [you] { $giver } ti porge { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }.
       *[other] { $giver } porge { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }: pesca { $to }.
    }
}
event-schwarzerpeter-drew = { $seat-is ->
    [you] Peschi { $card } da { $giver }.
   *[other] { $giver-is ->
        [you] { $seat } pesca { $card } da te.
       *[other] { $card ->
            [none] { $seat } pesca una carta da { $giver }.
           *[other] { $seat } pesca { $card } da { $giver }.
        }
    }
}
event-schwarzerpeter-pairs-laid = { $seat-is ->
    [you] Posi a coppie: { CARD($cards, form: "numbers") }.
   *[other] { $seat } posa a coppie: { CARD($cards, form: "numbers") }.
}
event-schwarzerpeter-safe = { $seat-is ->
    [you] Non hai più carte: sei al sicuro.
   *[other] { $seat } non ha più carte ed è al sicuro.
}
event-schwarzerpeter-peter-shown = { $loser-is ->
    [you] Hai lo Schwarzer Peter, { $peter }, e perdi. Carta messa da parte: { $aside }.
   *[other] { $loser } ha lo Schwarzer Peter, { $peter }, e perde. Carta messa da parte: { $aside }.
}
event-schwarzerpeter-undecided = Non perde nessuno. Lo Schwarzer Peter: { $peter }. Carta messa da parte: { $aside }.
event-schwarzerpeter-forfeit-due = { $forfeit ->
    [dot] { $loser-is ->
        [you] Ricevi un punto nero sul naso.
       *[other] { $loser } riceve un punto nero sul naso.
    }
   *[task] { $loser-is ->
        [you] Fai il piccolo compito deciso insieme.
       *[other] { $loser } fa il piccolo compito deciso insieme.
    }
}

outcome-peter-left = Resta solo lo Schwarzer Peter.
outcome-draws-made = Dopo 1000 carte pescate la mano finisce in parità.

refused-not-held-out = { $count ->
    [one] Puoi pescare solo l’unica carta che ti viene offerta.
   *[other] Puoi pescare solo una delle { $count } carte che ti vengono offerte: posto da 1 a { $count }.
}

table-schwarzerpeter-hands = Carte in mano: { $counts }
table-schwarzerpeter-pairs = Coppie posate: { $counts }
table-schwarzerpeter-draw = { $drawer-is ->
    [you] Peschi da { $giver }.
   *[other] { $giver-is ->
        [you] { $drawer } pesca da te.
       *[other] { $drawer } pesca da { $giver }.
    }
}
table-schwarzerpeter-aside = Messa da parte: { $aside }
web-tagline-schwarzerpeter = Non restare con lo Schwarzer Peter
