guide-zweikampf-aim = Un duel à deux : seule la chance décide. Gagne plus de cartes que l’autre.
guide-zweikampf-turn = Les deux retournent leur première carte en même temps. La plus haute prend les deux.
guide-zweikampf-tie = Deux nombres égaux restent là. On en retourne encore une de chaque côté, et la plus haute prend tout.
guide-zweikampf-end = Quand les piles sont épuisées, qui a le plus de cartes gagne. Dans la partie longue, on continue avec les cartes gagnées jusqu’à ce que quelqu’un les ait toutes.
