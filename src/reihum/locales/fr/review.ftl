# Une partie enregistrée, revue après coup

help-review = Revoir une partie enregistrée : quels coups ont coûté le plus, et quelle chance chacun a eue aux cartes.
help-review-seed = Ce qui décide du hasard en pensée : le même nombre donne la même revue.
reviewing = Réflexion

review-headline = { $game }, à { $players }, { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
review-luck = Cartes : combien de fois de telles cartes gagnent quand tous jouent aussi bien ; la juste part est { $fair }.
review-given-away = Gâché : ce que les erreurs d’une personne ont coûté en tout, en chances de gagner.
review-no-hands = Dans ce jeu personne n’a de cartes en main : rien n’est dit de la chance aux cartes.
review-not-weighed = Les coups de ce jeu ne sont pas pesés : les bots ne le jouent pas plus loin en pensée.
review-no-compiler = Les coups ne sont pesés que là où numba est installé.
review-no-mistakes = Aucun coup n’était nettement moins bon qu’un autre.
review-cost = { $cost } % ± { $margin }
review-share = { $share } %
review-mistakes = Les coups qui ont coûté le plus
review-moment = Coup { $number } : { $action }
review-costs = Coûte { $cost } % ± { $margin } de chances de gagner.
review-better = Mieux : { $action }. { $why }

column-player = Qui
column-luck = Cartes
column-given-away = Gâché
column-move = Coup
column-played = Joué
column-better = Mieux
column-cost = Coût
column-why = Pourquoi
