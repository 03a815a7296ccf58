# Ce que dit le navigateur pendant une manche

play-your-turn = C’est ton tour.
play-turn-of = { $count ->
    [one] C’est à { $player }
   *[other] C’est à { $player } de jouer
}
play-to-play = doit jouer
play-away = pas là
play-away-turn = { $player } n’est pas là. Un bot va bientôt jouer à sa place.
play-away-until-bot = { $player } n’est pas là. Un bot jouera à sa place dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
play-cards = { $count ->
    [one] carte
   *[other] cartes
}
play-belongs-bridge = { $count ->
    [one] { $count } carte Liaison
   *[other] { $count } cartes Liaison
}
play-belongs-bonus = { $count ->
    [one] { $count } carte Bonus
   *[other] { $count } cartes Bonus
}
play-belongs-stack = { $count ->
    [one] { $count } carte dans la pile cachée
   *[other] { $count } cartes dans la pile cachée
}
play-belongs-won = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
play-belongs-quartet = { $count ->
    [one] { $count } carré
   *[other] { $count } carrés
}
play-belongs-pair = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}

play-ask-lay = À toi : pose une carte.
play-ask-lay-more = Pose encore une carte ou termine ton tour.
play-ask-lay-or-draw = Pose jusqu’à quatre cartes, ou pioches-en une.
play-ask-lay-or-pass = Pose des cartes, ou passe.
play-ask-draw = Aucune carte ne convient : pioche.
play-ask-pass = Aucune carte ne convient, et la pioche est vide.
play-ask-end = Plus rien à poser : termine ton tour.
play-ask-draw-or-take = Pioche une carte ou prends celle du dessus de la défausse.
play-ask-draw-one = Pioche une carte.
play-ask-meld = Ton étape est complète : choisis ses cartes, ou défausse-en une.
play-ask-meld-next = Étale maintenant le reste de ton étape.
play-ask-add = Ajoute des cartes aux combinaisons, ou défausse-en une.
play-ask-discard = Choisis une carte et défausse-la.
play-ask-give-pause = Donne une carte pause à quelqu’un.
play-ask-say = Pose une carte et annonce « { $number } ».
play-ask-say-or-doubt = Pose une carte et annonce « { $number } », ou doute.
play-ask-doubt-or-pass = La dernière carte ! Y crois-tu ?
play-ask-guess = Combien font les cartes en tout ?
play-ask-turn-up = Retourne ta carte du dessus.
play-ask-call = Comme un autre tas ? Schnapp ! Comme au milieu ? Schnipp !
play-ask-draw-held-out = Tire une des cartes qu’on te tend.

play-do-end = Terminer
play-do-draw = Piocher
play-do-pass = Passer
play-do-take = Prendre
play-do-meld = Étaler
play-do-add = Ajouter
play-do-discard = Défausser
play-do-pause = Donner
play-do-lay = Poser
play-do-smuggle = Glisser dessous
play-do-doubt = Ça triche !
play-do-turn = Retourner
play-do-schnapp = Schnapp !
play-do-schnipp = Schnipp !
play-choose-card = Choisis une carte
play-wait = Patiente
play-choose = Que choisis-tu ?
play-cancel = Annuler

play-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
play-card-fits = { $card }, jouable
play-sort-colour = Trier par couleur
play-sort-number = Trier par nombre

play-sheet = Feuille de score
play-round = Manche { $number }
play-total = Total
play-stages = Étapes
play-stage-laid = étape { $stage } étalée
play-stage-card = Les dix étapes
play-place = Rang
play-first = premier rang
play-you-win = Tu gagnes la manche !
play-wins = { $count ->
    [one] { $player } gagne la manche.
   *[other] { $player } gagnent la manche ensemble.
}
