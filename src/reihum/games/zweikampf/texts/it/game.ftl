play-do-zweikampf-turn = Scopri
web-tagline-zweikampf = Due carte, vince la più alta

game-zweikampf = Zweikampf
game-zweikampf-about = Un duello a due: entrambi scoprono una carta nello stesso momento, e la più alta le prende tutte e due.
option-zweikampf-length = Durata
choice-zweikampf-length-short = una volta sola fino in fondo ai mazzetti
choice-zweikampf-length-long = finché qualcuno ha tutte le carte

action-zweikampf-turn = scoprire la tua prima carta

event-zweikampf-dealt = Le carte sono distribuite: { $each } a testa, coperte.
event-zweikampf-ready = { $seat-is ->
    [you] Aspetti di scoprire la tua carta.
   *[other] { $seat } aspetta di scoprire la sua carta.
}
event-zweikampf-turned-up = { $seat-is ->
    [you] Scopri { $card }.
   *[other] { $seat } scopre { $card }.
}
event-zweikampf-tied = Parità! In palio ci sono { $stake } carte.
event-zweikampf-won = { $winner-is ->
    [you] Vinci { $cards }.
   *[other] { $winner } vince { $cards }.
}
event-zweikampf-took-back = La parità resta indecisa, e ognuno riprende le proprie carte. { $stakes }
event-zweikampf-ran-out = { $loser-is ->
    [you] Non hai più carte per decidere la parità, e perdi.
   *[other] { $loser } non ha più carte per decidere la parità, e perde.
}
event-zweikampf-turned-over = { $seat-is ->
    [you] Giri le carte che hai vinto: { $count } nel tuo nuovo mazzetto.
   *[other] { $seat } gira le carte vinte: { $count } nel nuovo mazzetto.
}

outcome-stacks-played = I mazzetti sono finiti.
outcome-all-cards-won = Tutte le carte sono in una mano sola.
outcome-turns-played = Dopo 2000 turni vince chi ha più carte.

table-zweikampf-stacks = Carte nei mazzetti: { $counts }
table-zweikampf-won = Carte vinte: { $counts }
table-zweikampf-stakes = In palio: { $stakes }
