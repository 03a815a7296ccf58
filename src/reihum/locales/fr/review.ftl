# Une partie enregistrée, revue après coup

help-review = Analyser une partie enregistrée : quels coups ont coûté le plus, et quelle chance aux cartes il y a eu.
help-review-seed = Graine de l’analyse : même nombre, même analyse.
reviewing = Réflexion

review-headline = { $game }, à { $players }, { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
review-luck = Cartes : combien de fois de telles cartes gagnent quand tous jouent aussi bien ; la juste part est { $fair }.
review-given-away = Gâché : ce que les erreurs d’une personne ont coûté en tout, en chances de gagner.
review-no-hands = Dans ce jeu personne n’a de cartes en main : rien n’est dit de la chance aux cartes.
review-not-weighed = Les coups de ce jeu ne peuvent pas être évalués : les bots ne le calculent pas à l’avance.
review-no-compiler = Les coups ne sont évalués que si numba est installé.
review-no-mistakes = Aucun coup n’était nettement moins bon qu’un autre.
review-cost = { $cost } % ± { $margin }
review-share = { $share } %
review-mistakes = Les coups qui ont coûté le plus
review-moment = Coup { $number } : { $action }
review-costs = Coûte { $cost } ± { $margin } points de pourcentage de chances de gagner.
review-better = Mieux : { $action }. { $why }

column-player = Qui
column-luck = Cartes
column-given-away = Gâché
column-move = Coup
column-played = Joué
column-better = Mieux
column-cost = Coût
column-why = Pourquoi
