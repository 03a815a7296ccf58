game-stufen = Stufen
game-stufen-about = Dix étapes faites de groupes, de suites et de couleurs, une par manche au plus : étale la tienne et finis avant les autres.
option-stufen-stages = Les dix étapes (pasch : nombres égaux, reihe : nombres qui se suivent, farbe : une seule couleur)

action-stufen-draw = piocher une carte
action-stufen-take = prendre la carte du dessus de la défausse
action-stufen-meld = { $of ->
    [none] étaler { $cards }
   *[other] étaler { $cards } pour { $of }
}
action-stufen-add = ajouter { $card } à la combinaison { $meld }{ $end ->
    [low] , en bas
    [high] , en haut
   *[none] { "" }
}
action-stufen-discard = défausser { $card }
action-stufen-pause = donner une carte pause à { $to }

event-stufen-dealt = Les cartes sont distribuées. { $hands } { $pauses ->
    [0] { "" }
    [one] Une carte pause a été retournée et passe sous la pioche.
   *[other] { $pauses } cartes pause ont été retournées et passent sous la pioche.
} Carte retournée : { CARD($turned, form: "label") }. { $begins-is ->
    [you] Tu commences.
   *[other] { $begins } commence.
}
event-stufen-renewed = La défausse est mélangée et devient la nouvelle pioche : { $pile } cartes.
event-stufen-drew = { $seat-is ->
    [you] Tu pioches { $card }.
   *[other] { $card ->
        [none] { $seat } pioche une carte.
       *[other] { $seat } pioche { $card }.
    }
}
event-stufen-took = { $seat-is ->
    [you] Tu prends { $card } dans la défausse.
   *[other] { $seat } prend { $card } dans la défausse.
}
event-stufen-laid = { $seat-is ->
    [you] Tu étales
   *[other] { $seat } étale
} { $kind ->
    [pasch] un groupe de « { $of } »
    [reihe] une suite à partir de { $of }
   *[farbe] une seule couleur, { $of }
} : { $cards }.
event-stufen-stage-laid = { $seat-is ->
    [you] Tu as étalé l’étape { $stage }.
   *[other] { $seat } a étalé l’étape { $stage }.
}
event-stufen-added = { $seat-is ->
    [you] Tu ajoutes
   *[other] { $seat } ajoute
} { $card } à la combinaison { $meld }{ $end ->
    [low] , en bas
   *[high] { "" }
}.
event-stufen-discarded = { $seat-is ->
    [you] Tu défausses { $card }.
   *[other] { $seat } défausse { $card }.
}
event-stufen-paused = { $giver-is ->
    [you] Tu donnes une carte pause à { $to }.
   *[other] { $to-is ->
        [you] { $giver } te donne une carte pause.
       *[other] { $giver } donne une carte pause à { $to }.
    }
}
event-stufen-missed = { $seat-is ->
    [you] Tu passes ton tour, et la carte pause va sous la défausse.
   *[other] { $seat } passe son tour, et la carte pause va sous la défausse.
}
event-stufen-went-out = { $seat-is ->
    [you] Tu n’as plus de cartes.
   *[other] { $seat } n’a plus de cartes.
}
event-stufen-unfinished = La pioche est épuisée pour la troisième fois : la manche s’arrête là.
event-stufen-hands-shown = Tout le monde montre les cartes qui restent en main. { $hands }

outcome-stufen-out = Quelqu’un n’a plus de cartes ; les autres comptent les leurs.
outcome-stufen-unfinished = La pioche était épuisée, et tout le monde compte ses cartes.

refused-ten-stages = Il faut dix étapes, pas { $count }.
refused-stage-twice = L’étape « { $stage } » figure deux fois. Les dix étapes doivent être différentes.
refused-stage-too-long = L’étape « { $stage } » demande plus de { $most } cartes.
refused-unknown-meld = « { $meld } » n’est pas une combinaison. Écris par exemple « pasch 3 », « reihe 4 » ou « farbe 7 ».
refused-meld-too-small = { $kind ->
    [pasch] Un groupe
    [reihe] Une suite
   *[farbe] Une couleur
} demande au moins { $least } cartes, pas { $size }.
refused-stufen-draw-first = Pioche d’abord une carte ou prends celle du dessus de la défausse.
refused-stufen-drawn-already = Tu as déjà pris une carte ce tour-ci.
refused-no-discards = La défausse est vide.
refused-pause-on-top = On ne prend pas une carte pause dans la défausse.
refused-taken-too-often = On a pris { $times } fois de suite dans la défausse : pioche maintenant.
refused-stage-laid-already = Tu as déjà étalé ton étape dans cette manche. Une seule par manche.
refused-stage-not-whole = Une étape s’étale en entier ou pas du tout.
refused-pause-in-meld = Une carte pause n’entre dans aucune combinaison.
refused-meld-size = L’étape demande maintenant { $kind ->
    [pasch] un groupe d’exactement { $size } cartes
    [reihe] une suite d’exactement { $size } cartes
   *[farbe] exactement { $size } cartes d’une même couleur
}.
refused-no-meld = { $kind ->
    [pasch] Un groupe est fait de nombres égaux.
    [reihe] Une suite est faite de nombres consécutifs de 1 à 12, dans l’ordre, chaque joker à sa place.
   *[farbe] Toutes les cartes doivent être de la même couleur.
}
refused-meld-order = Nomme les cartes par couleur et par nombre, les jokers à la fin.
refused-name-of-jokers = Des jokers seuls ont besoin d’un nombre ou d’une couleur à représenter ; sinon on n’en nomme pas.
refused-stage-before-adding = Étale d’abord ton étape, ensuite tu pourras ajouter des cartes.
refused-no-such-meld = Il n’y a pas de combinaison { $meld } sur la table.
refused-cannot-be-added = { CARD($card, form: "start") } ne convient pas à la combinaison { $meld }.
refused-name-the-end = Dis low (en bas) ou high (en haut) pour un joker qui va aux deux bouts d’une suite, et seulement alors.
refused-pause-not-discarded = Une carte pause ne se défausse pas : donne-la à quelqu’un ou garde-la.
refused-pause-another = Une carte pause se donne à quelqu’un d’autre à la table.
refused-paused-already = Cette personne a déjà une carte pause.

table-stufen-player = { $player } : étape { $stage }, { $needs }{ $laid ->
    [yes] , étalée
   *[no] { "" }
} ; { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main{ $paused ->
    [yes]  ; passe son prochain tour
   *[no] { "" }
}
table-stufen-need = { $kind ->
    [pasch] groupe de { $size } cartes
    [reihe] suite de { $size } cartes
   *[farbe] { $size } cartes d’une même couleur
}
table-stufen-meld = Combinaison { $number }, { $kind ->
    [pasch] groupe de « { $of } »
    [reihe] suite de { $of } à { $last }
   *[farbe] { $of }
}, { $player-is ->
    [you] à toi
   *[other] à { $player }
} : { $cards }
table-stufen-discards = Défausse : { $count ->
    [0] vide
    [one] { CARD($top, form: "label") }
   *[other] { CARD($top, form: "label") } sur le dessus, { $count } cartes
}
table-stufen-pile = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
web-tagline-stufen = Dix étapes, l’une après l’autre
