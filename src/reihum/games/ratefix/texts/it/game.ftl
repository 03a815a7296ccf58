play-ratefix-guess = La tua stima
play-ratefix-less = Uno di meno
play-ratefix-more = Uno di più

game-ratefix = Ratefix
game-ratefix-about = Ognuno mette una carta coperta in mezzo e indovina il totale; chi ci va più vicino prende le carte, e vince chi ne ha di più.

action-ratefix-guess = dire { $total }

event-ratefix-dealt = Le carte sono distribuite: un mazzetto di { $each } a testa, le altre restano fuori. { $begins-is ->
    [you] Cominci tu a indovinare.
   *[other] Comincia a indovinare { $begins }.
}
event-ratefix-looked = { $seat-is ->
    [you] Guardi la tua prima carta: { $card }.
   *[other] { $seat } guarda la sua prima carta: { $card }.
}
event-ratefix-put-down = Le carte di tutti sono coperte in mezzo.
event-ratefix-guessed = { $seat-is ->
    [you] Dici { $total }.
   *[other] { $seat } dice { $total }.
}
event-ratefix-won = Si scoprono le carte: { $cards }. In tutto fanno { $total }. { $winner-is ->
    [you] Ci vai più vicino tu e le prendi.
   *[other] { $winner } ci va più vicino e le prende.
}

refused-guess-astray = Il totale è tra { $least } e { $most }.

table-ratefix-stacks = Carte in ogni mazzetto: { $count }
table-ratefix-won = Carte vinte: { $counts }
table-ratefix-shown = Già mostrate: { $cards }
table-ratefix-card = La tua carta in mezzo: { $card }
table-ratefix-guesses = Già detto: { $guesses }
web-tagline-ratefix = Chi indovina la somma?
