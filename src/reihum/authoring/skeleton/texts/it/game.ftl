# Change these texts with the rules, in all four languages.

game-higher = Higher
game-higher-about = Tutti giocano insieme una carta coperta, e la più alta le prende tutte.
option-higher-lowest-takes = La carta più bassa prende la presa

action-higher-play = giocare { $card }

event-higher-dealt = Le carte sono distribuite. { $hands }
event-higher-chose = { $seat-is ->
    [you] Hai messo giù una carta coperta.
   *[other] { $seat } ha messo giù una carta coperta.
}
event-higher-revealed = { $seat-is ->
    [you] Mostri { $card }.
   *[other] { $seat } mostra { $card }.
}
event-higher-took = { $winner-is ->
    [you] Prendi { $cards }.
   *[other] { $winner } prende { $cards }.
}

outcome-higher-over = Tutte le prese sono giocate.
