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
