lesson-junior-aim = Tous les 1 et tous les 11 sont déjà sur la table. Débarrasse-toi de tes cinq cartes avant les autres !
lesson-junior-low = À partir du 1, on monte : ensuite vient le 2. Touche { $card }.
lesson-junior-high = À partir du 11, on descend : ensuite vient le 10. { CARD($card, form: "start") } convient, pose-le aussi.
lesson-junior-done = Plus rien ne convient. Touche « { play-do-end } ».
lesson-junior-draw = Aucune de tes cartes ne convient. Pioche une carte.
lesson-junior-drawn = Elle convient ! On la pose tout de suite. Sinon, tu l’aurais gardée.
lesson-junior-next = La carte piochée t’aide : { $card } va maintenant à côté.
lesson-junior-end = Bravo ! Qui pose sa dernière carte gagne.
