lesson-zweikampf-aim = Tu as une pile, et l’autre personne aussi. Qui a la carte la plus haute ?
lesson-zweikampf-turn = Retourne ta première carte.
lesson-zweikampf-again = Ta carte était plus haute : tu prends les deux. Retourne la suivante !
lesson-zweikampf-third = Cette fois, l’autre carte était plus haute. Continue !
lesson-zweikampf-tie = Deux nombres égaux : les deux cartes restent. Retournes-en encore une, et on joue pour toutes.
lesson-zweikampf-end = Tu prends les quatre ! Quand les piles sont épuisées, qui a pris le plus de cartes gagne.
