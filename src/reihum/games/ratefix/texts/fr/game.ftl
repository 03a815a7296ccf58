play-ratefix-guess = Ton estimation
play-ratefix-less = Un de moins
play-ratefix-more = Un de plus

game-ratefix = Ratefix
game-ratefix-about = Tout le monde met une carte face cachée au milieu et devine le total ; qui tombe le plus près prend les cartes, et qui en a le plus gagne.

action-ratefix-guess = dire { $total }

event-ratefix-dealt = Les cartes sont distribuées : { $each } par pile, le reste n’est pas en jeu. { $begins-is ->
    [you] Tu commences.
   *[other] { $begins } commence.
}
event-ratefix-looked = { $seat-is ->
    [you] Tu regardes ta carte du dessus : { $card }.
   *[other] { $seat } regarde sa carte du dessus : { $card }.
}
event-ratefix-put-down = Toutes les cartes sont au milieu, face cachée.
event-ratefix-guessed = { $seat-is ->
    [you] Tu dis { $total }.
   *[other] { $seat } dit { $total }.
}
event-ratefix-won = On montre les cartes : { $cards }. En tout, cela fait { $total }. { $winner-is ->
    [you] Tu es au plus près et tu les prends.
   *[other] { $winner } est au plus près et les prend.
}

refused-guess-astray = Le total est entre { $least } et { $most }.

table-ratefix-stacks = Cartes dans chaque pile : { $count }
table-ratefix-won = Cartes gagnées : { $counts }
table-ratefix-shown = Déjà montrées : { $cards }
table-ratefix-card = Ta carte au milieu : { $card }
table-ratefix-guesses = Déjà dit : { $guesses }
web-tagline-ratefix = Qui devine la somme ?
