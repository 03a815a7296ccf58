play-do-zweikampf-turn = Retourner
web-tagline-zweikampf = Deux cartes, la plus haute gagne

game-zweikampf = Zweikampf
game-zweikampf-about = Un duel à deux : on retourne une carte en même temps, et la plus haute emporte les deux.
option-zweikampf-length = Durée
choice-zweikampf-length-short = les piles, une seule fois
choice-zweikampf-length-long = jusqu’à ce que quelqu’un ait toutes les cartes

action-zweikampf-turn = retourner ta carte du dessus

event-zweikampf-dealt = Les cartes sont distribuées : { $each } de chaque côté, face cachée.
event-zweikampf-ready = { $seat-is ->
    [you] Tu attends pour retourner ta carte.
   *[other] { $seat } attend pour retourner sa carte.
}
event-zweikampf-turned-up = { $seat-is ->
    [you] Tu retournes { $card }.
   *[other] { $seat } retourne { $card }.
}
event-zweikampf-tied = Égalité ! { $stake } cartes sont en jeu.
event-zweikampf-won = { $winner-is ->
    [you] Tu remportes { $cards }.
   *[other] { $winner } remporte { $cards }.
}
event-zweikampf-took-back = L’égalité n’est pas tranchée : les cartes retournent d’où elles venaient. { $stakes }
event-zweikampf-ran-out = { $loser-is ->
    [you] Tu n’as plus de carte pour trancher l’égalité : tu perds.
   *[other] { $loser } n’a plus de carte pour trancher l’égalité et perd.
}
event-zweikampf-turned-over = { $seat-is ->
    [you] Tu retournes tes cartes gagnées : { $count } dans ta nouvelle pile.
   *[other] { $seat } retourne ses cartes gagnées : { $count } dans sa nouvelle pile.
}

outcome-stacks-played = Les piles sont épuisées.
outcome-all-cards-won = Une seule personne a toutes les cartes.
outcome-turns-played = Après 2000 tours, qui a le plus de cartes gagne.

table-zweikampf-stacks = Cartes dans les piles : { $counts }
table-zweikampf-won = Cartes gagnées : { $counts }
table-zweikampf-stakes = En jeu : { $stakes }
