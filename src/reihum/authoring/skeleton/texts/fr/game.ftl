# Change these texts with the rules, in all four languages.

game-higher = Higher
game-higher-about = Tout le monde joue une carte cachée en même temps, et la plus haute remporte le tout.
option-higher-lowest-takes = La carte la plus basse remporte le pli

action-higher-play = jouer { $card }

event-higher-dealt = Les cartes sont distribuées. { $hands }
event-higher-chose = { $seat-is ->
    [you] Tu as posé une carte face cachée.
   *[other] { $seat } a posé une carte face cachée.
}
event-higher-revealed = { $seat-is ->
    [you] Tu montres { $card }.
   *[other] { $seat } montre { $card }.
}
event-higher-took = { $winner-is ->
    [you] Tu prends { $cards }.
   *[other] { $winner } prend { $cards }.
}

outcome-higher-over = Tous les plis sont joués.
