guide-stufen-aim = Dix étapes, une par manche au plus. La manche où quelqu’un étale l’étape dix est la dernière.
guide-stufen-turn = Prends une carte, de la pioche ou du dessus de la défausse. Puis étale ton étape si tu peux, ajoute des cartes, et défausses-en une.
guide-stufen-melds = Une étape s’étale en entier : un groupe, ce sont des nombres égaux, une suite, des nombres qui se suivent, une couleur, des cartes d’une seule couleur. Qui n’y arrive pas essaie la même à la manche suivante.
guide-stufen-more = Ton étape étalée, tu peux ajouter des cartes à toutes celles de la table. Un joker remplace n’importe quelle carte et reste où il est. Avec une carte pause, au lieu de défausser, tu fais passer son tour à quelqu’un.
guide-stufen-end = La manche finit quand quelqu’un n’a plus de cartes. Les cartes en main coûtent des points de pénalité : 1 à 9 cinq chacune, 10 à 12 dix, une carte pause quinze, un joker vingt. Plus d’étapes d’abord, puis moins de points de pénalité.
