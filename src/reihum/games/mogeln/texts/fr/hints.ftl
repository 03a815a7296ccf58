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
