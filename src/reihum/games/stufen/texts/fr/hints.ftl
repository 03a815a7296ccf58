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
