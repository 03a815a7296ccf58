action-rows-lay = poser { $card }
action-rows-draw = piocher une carte
action-rows-pass = dire qu’aucune carte ne convient
action-rows-end = finir ton tour

event-rows-dealt = Les cartes sont distribuées. { $hands } { $begins-is ->
    [you] Tu commences.
   *[other] { $begins } commence.
}
event-rows-deal-void = Personne n’a reçu de 11. On mélange de nouveau.
event-rows-laid = { $seat-is ->
    [you] Tu poses { $card }.
   *[other] { $seat } pose { $card }.
}
event-rows-drew = { $seat-is ->
    [you] Tu pioches { $card }.
   *[other] { $card ->
        [none] { $seat } pioche une carte.
       *[other] { $seat } pioche { $card }.
    }
}
event-rows-nothing-fits = { $seat-is ->
    [you] Tu dis qu’aucune carte ne convient.
   *[other] { $seat } dit qu’aucune carte ne convient.
}
event-rows-went-out = { $seat-is ->
    [you] Tu as posé ta dernière carte.
   *[other] { $seat } a posé sa dernière carte.
}
event-rows-hands-shown = Tout le monde montre les cartes qui restent en main. { $hands }

outcome-out = Quelqu’un a posé sa dernière carte.

refused-opens-with = La manche s’ouvre par { CARD($cards, form: "object") }.
refused-row-not-open = { CARD($card, form: "start") } doit attendre : sa rangée n’est pas encore ouverte, elle s’ouvre par { CARD($cards, form: "object") }.
refused-gap = { CARD($card, form: "start") } laisserait un trou. Dans cette rangée, on continue avec { CARD($cards, form: "object") }.
refused-must-lay = Une de tes cartes convient : tu dois la poser.
refused-must-draw = Il reste des cartes dans la pioche : prends-en une.
refused-lay-first = Pose au moins une carte avant de finir ton tour.
refused-can-lay = Tu peux poser une carte, tu ne peux donc pas piocher.
refused-pile-empty = Il n’y a plus de cartes à piocher.
refused-wrong-lot = Le sort désigne quelqu’un de la table, et seulement avec cette ouverture.
refused-colour-out-for-two = On ne laisse une couleur de côté qu’à deux, pas à { $players }.

table-rows-row = { $colour } : { $cards }
table-rows-row-empty = { $colour } : pas encore ouverte
table-rows-pile = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
table-rows-hands = Cartes en main : { $counts }
