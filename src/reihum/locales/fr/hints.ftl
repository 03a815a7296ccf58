# Pourquoi un coup est bon

hint-chance = Si tout le monde joue bien, ce coup gagne environ { $chance } % des manches de ce genre{ $margin ->
    [0] { "" }
   *[other] { " " }(± { $margin })
}.
hint-best = De tout ce que tu peux faire, c’est ce qui promet le plus.
hint-only = Il n’y a rien d’autre à faire.

hint-rows-draw = Aucune de tes cartes ne convient.
hint-rows-pass = Aucune carte ne convient, et la pioche est vide.
hint-rows-only = Aucune autre de tes cartes ne convient.
hint-rows-out = { $count ->
    [1] C’est ta dernière carte.
   *[other] Toute ta main est jouable : pose tes { $count } cartes et c’est gagné.
}
hint-rows-way = Cela ouvre le chemin à tes propres cartes : { $cards }.
hint-rows-closed = Cela n’ouvre de place à personne d’autre.
hint-rows-less = C’est ce qui aide le moins les autres. Derrière { $card }, il y a encore { $count ->
    [1] une place
   *[other] { $count } places
} pour eux : garde donc celle-là.
hint-rows-keep = Garde { $cards } pour plus tard : personne d’autre ne peut poser cela, { $waiting ->
    [0] et ce sera encore jouable la prochaine fois.
    [one] et une personne est déjà bloquée.
   *[other] et { $waiting } personnes sont déjà bloquées.
}

hint-master-swap = En échange tu reçois un joker, qui va partout.
hint-master-bonus = Cela complète une demi-rangée et te rapporte une carte Bonus.
hint-master-wait = Quoi que tu poses maintenant, cela ouvrirait plus de places aux autres qu’à toi.
hint-master-late = { $seat } n’a plus que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, et celle-ci te coûterait { $points } points.

hint-stufen-draw = Tu n’as pas besoin { CARD($card, form: "of") }.
hint-stufen-joker = Un joker va partout.
hint-stufen-nearer = { $lacking ->
    [0] Elle complète ton étape.
    [one] Elle te rapproche de ton étape : il ne manquera plus qu’une carte.
   *[other] Elle te rapproche de ton étape : il manquera encore { $lacking } cartes.
}
hint-stufen-fits = Tu peux l’ajouter à une combinaison sur la table.
hint-stufen-lay = L’étape { $stage } est faite, et dès lors tu peux ajouter des cartes.
hint-stufen-out = C’est ta dernière carte.
hint-stufen-add = Elle convient, et en main elle te coûterait { $points } points de pénalité.
hint-stufen-pause = { $count ->
    [one] { $to } n’a plus que { $count } carte.
   *[other] { $to } passera un tour, avec { $count } cartes en main.
}
hint-stufen-safe = Tu n’en as pas besoin, et { $to } ne peut l’ajouter nulle part.
hint-stufen-unwanted = Tu n’en as pas besoin, et { $to } collectionne autre chose.
hint-stufen-useless = Tu n’en as pas besoin pour ton étape, et en main elle te coûterait { $points } points de pénalité.

hint-mogeln-impossible = Il n’y a pas de { $number } dans ce jeu.
hint-mogeln-caught = Tu sais où sont les { $count } cartes qui seraient justes : c’est un mensonge.
hint-mogeln-counted = Parmi les { $all } cartes qui feraient un vrai { $number }, tu sais où en sont { $count }.
hint-mogeln-doubt = { $seat } n’avait peut-être pas de { $number }.
hint-mogeln-wins = Si tu laisses passer, { $seat } a gagné.
hint-mogeln-pass = { $seat } avait peut-être un { $number }, et douter à tort te coûte la pile.
hint-mogeln-truth = C’est un vrai { $number } : personne ne peut te démasquer.
hint-mogeln-lie = Tu n’as pas de { $number }, et cette carte est celle qui te manquera le moins.
hint-mogeln-bluff = Garde ton { $number } pour plus tard : la pile est encore petite, et mentir coûte peu maintenant.
hint-mogeln-cover = Avec une carte dessous, c’est de toute façon un mensonge, et celle-ci te manquera le moins.
hint-mogeln-smuggle = { $count ->
    [0] La pile est vide : te faire prendre coûte peu maintenant, et tu te débarrasses d’une carte de plus.
   *[other] Tant qu’à mentir, autant le faire bien : te faire prendre coûte le même prix, avec une carte de moins en main.
}

hint-ratefix-average = Tu as { $card }, et les autres cartes valent { NUMBER($mean, maximumFractionDigits: 1) } en moyenne : cela fait environ { $total }.
hint-ratefix-above = Juste au-dessus de { $guess }, tu es au plus près de tous les totaux plus grands.
hint-ratefix-below = Juste au-dessous de { $guess }, tu es au plus près de tous les totaux plus petits.
hint-ratefix-aside = Tu as { $card }, et les autres cartes valent { NUMBER($mean, maximumFractionDigits: 1) } en moyenne : cela fait environ { $total }. Annoncer exactement cela trahirait ta carte.
hint-ratefix-closest = Pour l’instant, tu es au plus près { $count ->
    [1] du total { $first }.
   *[other] de tous les totaux de { $first } à { $last }.
}

hint-schnippschnapp-call = Le { $number } est là deux fois. Vite !
hint-schnippschnapp-wait = Aucune paire parmi les cartes visibles, et se tromper coûte des cartes.

hint-shuffled = On vient de mélanger : une carte en vaut une autre.
