game-mogeln = Mogeln
game-mogeln-about = Le carte si posano coperte su una pila contando uno, due, tre, che sia vero o no; chi viene scoperto a barare prende la pila, e vince chi resta per primo senza carte.
option-mogeln-count = Si conta
choice-mogeln-count-twenty = fino a venti, e i numeri alti sono di certo bugie
choice-mogeln-count-highest = fino al numero più alto in gioco (consigliato)
option-mogeln-colour = L’unico colore giusto
option-mogeln-taken = Le carte prese
choice-mogeln-taken-stack = vanno sotto il proprio mazzetto coperto
choice-mogeln-taken-hand = vanno subito in mano
option-mogeln-smuggling = Si possono infilare più carte

action-mogeln-smuggle = infilare { $card } sotto la tua prossima carta
action-mogeln-lay = posare { $card }
action-mogeln-doubt = dubitare dell’ultima carta
action-mogeln-pass = lasciar correre

event-mogeln-dealt = Le carte sono distribuite. { $hands } { $begins-is ->
    [you] Cominci tu.
   *[other] Comincia { $begins }.
}
event-mogeln-smuggled = { $seat-is ->
    [you] Infili di nascosto { $card } sotto la tua prossima carta.
   *[other] { $seat } infila { $card } sotto la prossima carta.
}
event-mogeln-stack-out = Nessuno ha dubitato: la pila esce dal gioco senza essere vista.
event-mogeln-laid = { $seat-is ->
    [you] Dici «{ $number }» e posi { CARD($cards, form: "object") }.
   *[other] { $cards ->
        [none] { $seat } dice «{ $number }» e posa una carta.
       *[other] { $seat } dice «{ $number }» e posa { CARD($cards, form: "object") }.
    }
}
event-mogeln-no-cards-left = { $seat-is ->
    [you] Non hai più carte!
   *[other] { $seat } non ha più carte!
}
event-mogeln-picked-up = { $seat-is ->
    [you] Prendi in mano il tuo mazzetto: { $cards }.
   *[other] { $cards ->
        [none] { $count ->
            [one] { $seat } prende in mano un mazzetto di { $count } carta.
           *[other] { $seat } prende in mano un mazzetto di { $count } carte.
        }
       *[other] { $seat } prende in mano un mazzetto: { $cards }.
    }
}
event-mogeln-doubted = { $by-is ->
    [you] Dubiti della carta di { $seat }, «{ $number }».
   *[other] { $seat-is ->
        [you] { $by } dubita della tua carta, «{ $number }».
       *[other] { $by } dubita della carta di { $seat }, «{ $number }».
    }
} Si scopre: { $cards }. { $right ->
    [yes] È giusto.
   *[no] È un imbroglio!
}
event-mogeln-took = { $seat-is ->
    [you] { $count ->
        [one] Prendi la pila, { $count } carta.
       *[other] Prendi la pila, { $count } carte.
    }
   *[other] { $count ->
        [one] { $seat } prende la pila, { $count } carta.
       *[other] { $seat } prende la pila, { $count } carte.
    }
}
event-mogeln-passed = { $seat-is ->
    [you] Lasci correre.
   *[other] { $seat } lascia correre.
}
event-mogeln-cards-shown = Tutti mostrano le carte rimaste. { $hands }

outcome-mogeln-out = Qualcuno si è liberato di tutte le carte.
outcome-mogeln-bound = Dopo 500 carte posate vince chi ne ha di meno.

refused-doubt-or-pass = Chi gioca prima di te non ha più carte: dubita dell’ultima o lascia correre.
refused-no-smuggling = A questo tavolo non si infilano carte.
refused-smuggled-enough = Hai già infilato { $most } carte. Ora posane una sopra.
refused-smuggled-all = { CARD($card, form: "start") } è l’ultima carta che hai in mano. Posala.
refused-nothing-to-doubt = Sulla pila non c’è nessuna carta di cui dubitare.
refused-smuggled-so-lay = Hai infilato una carta sotto la prossima, quindi ora devi posare.
refused-lay-or-doubt = Puoi lasciar correre solo l’ultimissima carta di qualcuno.

table-mogeln-stack = Pila: { $number } detto per ultimo ({ $player }), poi viene { $next }
table-mogeln-stack-empty = Pila: vuota, poi viene { $next }
table-mogeln-turned = Scoperte: { $cards }
table-mogeln-own = Le tue carte nella pila: { $cards }
table-mogeln-smuggled = Sotto la tua prossima carta: { $cards }
table-mogeln-hands = Carte in mano, per quanto si è visto: { $counts }
table-mogeln-taken = Carte nei mazzetti coperti: { $counts }
table-mogeln-out = Pile uscite dal gioco: { $count }
play-do-mogeln-pass = Lascia correre

play-mogeln-said = { $player }: detto { $number }
play-mogeln-right = Era giusto!
play-mogeln-caught = Imbroglio scoperto!
play-mogeln-takes = Prende la pila: { $player }
play-mogeln-under = Infila una carta sotto
play-mogeln-colour = { option-mogeln-colour }: { $colour }
play-mogeln-own = Le tue nella pila:
web-tagline-mogeln = Posa, dichiara e non farti scoprire
