game-master = Master
game-master-about = Des rangées de 1 à 21 avec des jokers, des cartes Liaison d’une rangée à l’autre et un bonus par demi-rangée ; qui a le plus de points gagne.
option-master-rows = L’ordre des rangées de haut en bas (par défaut : au hasard)

action-master-joker = poser un joker comme { $place }
action-master-bridge = { $joker ->
    [none] relier { $start } { CARD($place, form: "to") }
   *[joker] relier { $start } à un joker posé comme { $place }
}
action-master-swap = échanger { $card } contre le joker

event-master-column-laid = Les 11 sont posés les uns sous les autres : { $colours }.
event-master-joker-laid = { $seat-is ->
    [you] Tu poses un joker comme { $place }.
   *[other] { $seat } pose un joker comme { $place }.
}
event-master-bridged = { $seat-is ->
    [you] Tu poses une carte Liaison
   *[other] { $seat } pose une carte Liaison
} { CARD($start, form: "of") } { CARD($place, form: "to") }.
event-master-swapped = { $seat-is ->
    [you] Tu poses { $card } à la place du joker et tu le prends en main.
   *[other] { $seat } pose { $card } à la place du joker et le prend en main.
}
event-master-bonus-taken = { $seat-is ->
    [you] Tu as complété une demi-rangée et tu prends une carte Bonus.
   *[other] { $seat } a complété une demi-rangée et prend une carte Bonus.
}
event-master-turn-ended = { $seat-is ->
    [you] Ton tour est fini.
   *[other] { $seat } a fini son tour.
}
event-master-rows-filled = Les quatre rangées sont complètes.

outcome-rows-filled = Toutes les rangées sont complètes, on ne peut plus rien poser.

refused-joker-for-which-card = Dis quelle carte le joker remplace, par exemple « joker b7 ».
refused-four-laid = Tu as posé quatre cartes, le maximum en un tour.
refused-place-taken = La place { CARD($card, form: "of") } est déjà occupée.
refused-no-connection-left = Tu n’as plus de carte Liaison.
refused-connection-within-row = Une carte Liaison mène à une autre rangée, jamais plus loin dans la même.
refused-connection-astray = Aucune carte Liaison ne mène { CARD($start, form: "of") } { CARD($place, form: "to") } : elle va au même nombre, dans une rangée voisine.
refused-connection-from-nothing = Aucune carte Liaison ne peut partir { CARD($start, form: "of") } : rien n’y est encore posé.
refused-connection-needless = { CARD($card, form: "start") } n’a pas besoin de carte Liaison : on peut poser la carte sans elle.
refused-no-joker-there = Il n’y a pas de joker à la place { CARD($card, form: "of") }.
refused-turn-begun = Tu as déjà posé ou échangé, tu ne peux donc plus piocher ni passer.
refused-not-a-column = Les rangées ne peuvent pas être ainsi : { $colours }. Chaque couleur vient une fois, dans l’ordre choisi s’il y en a un.

table-master-row = { $colour } : { $cards } ; { $count ->
    [one] un joker comme { $jokers }
   *[other] des jokers comme { $jokers }
}
table-master-span = Une carte Liaison relie { $start } et { $end }
table-master-bridges = Cartes Liaison : { $counts }
table-master-bonuses = Cartes Bonus : { $counts }
web-tagline-master = Des rangées, des cartes Liaison, des jokers
