# Les règles des jeux en quelques mots

guide-title = { $game } : les règles
guide-learn = Apprendre en jouant
guide-options = Ce qu’une table peut choisir
guide-rule = Règle { $rule }

guide-head-aim = Le but
guide-head-turn = Ton tour
guide-head-draw = Quand rien ne convient
guide-head-joker = Les jokers
guide-head-bridge = Les cartes de liaison
guide-head-doubt = Douter
guide-head-smuggle = Glisser des cartes
guide-head-tie = Égalité
guide-head-schnapp = Schnapp !
guide-head-schnipp = Schnipp !
guide-head-melds = Les étapes
guide-head-more = Ajouter, jokers, pauses
guide-head-end = La fin

guide-elfer-aim = Toutes les cartes de 1 à 20 vont dans quatre rangées, une par couleur. Pose toutes les tiennes avant les autres.
guide-elfer-turn = Une rangée commence par son 11. À gauche elle descend jusqu’au 1, à droite elle monte jusqu’au 20, sans trou. Si tu peux poser, tu dois ; tu peux en poser autant que tu veux, puis garder le reste. Qui a le 11 rouge commence avec lui, et ne pose rien d’autre.
guide-elfer-draw = Pioche jusqu’à trois cartes, une à une. Dès que l’une convient, elle est posée et ton tour finit. Si la pioche est vide, tu dis que rien ne convient.
guide-elfer-end = Qui pose sa dernière carte en premier gagne la manche. Les autres notent la somme des nombres en main ; après toutes les manches, la plus petite somme gagne.

guide-junior-aim = De courtes rangées pour les plus jeunes : les 1 et les 11 sont sur la table dès le début. Pose tes cinq cartes avant les autres.
guide-junior-turn = Pose des cartes en montant d’un 1 ou en descendant d’un 11, toujours dans leur couleur et sans trou. Si tu peux poser, tu dois ; plusieurs sont permises.
guide-junior-draw = Pioche une carte. Si elle convient, elle est posée aussitôt, sinon tu la gardes. Si la pioche est vide, c’est au suivant.
guide-junior-end = Qui pose sa dernière carte gagne. Les autres additionnent les nombres qui leur restent : moins il y en a, mieux c’est.

guide-master-aim = Des rangées de 1 à 21 partent de quatre 11 placés l’un sous l’autre. On joue pour des points : les cartes bonus comptent pour toi, les cartes en main contre toi.
guide-master-turn = Pose une à quatre cartes, dans n’importe quelles rangées, chacune à côté d’une carte de sa couleur ; ou pioche une carte. Quand la pioche est vide et qu’un de tes nombres convient, tu dois poser.
guide-master-joker = Un joker remplace n’importe quelle carte, là où elle pourrait être posée. Qui a la vraie carte peut la mettre à sa place et prendre le joker, dans un tour où il pose aussi une carte. Un joker en main coûte 11 points à la fin.
guide-master-bridge = Une carte de liaison mène d’une carte au même nombre dans la rangée au-dessus ou au-dessous, s’il ne peut être posé autrement. De là, la rangée grandit des deux côtés. Elles ne comptent pas parmi tes quatre cartes.
guide-master-end = Qui pose la dernière carte manquante de 1 à 11, ou de 11 à 21, reçoit une carte bonus : 11 points. La manche finit quand quelqu’un n’a plus de cartes. Tes bonus moins les nombres en main font tes points ; le plus de points gagne, pas forcément qui a fini.

guide-mogeln-aim = Débarrasse-toi de tes cartes, honnêtement ou en trichant.
guide-mogeln-turn = Chacun à son tour pose une carte face cachée et dit le nombre suivant : un, deux, trois, quelle que soit la carte. Les couleurs ne comptent pas. Après le dernier nombre, la pile quitte le jeu.
guide-mogeln-doubt = Au lieu de poser, tu peux douter de la carte d’avant. On la retourne. Si elle était juste, tu prends la pile ; sinon, c’est le tricheur. Puis tu recommences par « un ». Ce que tu as pris, tu le ramasses quand ta main est vide.
guide-mogeln-smuggle = Tu peux poser deux ou trois cartes comme si c’était une seule. Si on en doute, c’est tricher, même si le nombre est juste.
guide-mogeln-end = Qui n’a plus de cartes en premier gagne, sauf si le suivant doute à raison de la dernière.

guide-ratefix-aim = Devine combien font ensemble les cartes du milieu, alors que tu ne connais que la tienne.
guide-ratefix-turn = Chacun met la première carte de sa pile face cachée au milieu, après l’avoir regardée. Puis tous devinent à tour de rôle, tout haut. Le même nombre peut être dit deux fois.
guide-ratefix-end = Le plus proche prend les cartes, de deux le premier à l’avoir dit, et devine en premier ensuite. Quand tout est joué, le plus de cartes gagne.

guide-zweikampf-aim = Un duel à deux : seule la chance décide. Prends plus de cartes que l’autre.
guide-zweikampf-turn = Les deux retournent leur première carte en même temps. La plus haute prend les deux.
guide-zweikampf-tie = Deux nombres égaux restent là. Chacun en retourne encore une, et la plus haute prend tout.
guide-zweikampf-end = Quand les piles sont jouées, le plus de cartes gagne. Dans la partie longue, on continue avec les cartes gagnées jusqu’à ce que l’un les ait toutes.

guide-schnippschnapp-aim = Sois rapide ! Rassemble des quatuors : le même nombre dans les quatre couleurs.
guide-schnippschnapp-turn = Chacun à son tour retourne une carte sur son tas ouvert. Un quatuor reçu à la donne est mis de côté avant.
guide-schnippschnapp-schnapp = Quand la carte retournée a le même nombre qu’un autre tas ouvert, crie « Schnapp ». Le premier prend les tas des autres qui montrent ce nombre et met les quatuors complets de côté ; le reste va sous sa pile.
guide-schnippschnapp-schnipp = Un cri faux coûte ton tas ouvert : il va au milieu. Quand une carte retournée est comme celle du dessus du milieu, crie « Schnipp » et prends le milieu, même si tu n’as plus de cartes.
guide-schnippschnapp-end = C’est fini quand tous les quatuors sont de côté ou qu’un seul a toutes les cartes restantes. Le plus de quatuors gagne.

guide-schwarzerpeter-aim = Pose des paires de nombres égaux. Une carte n’a pas de jumelle, mise de côté sans être vue : ne la garde pas !
guide-schwarzerpeter-turn = Pioche une carte cachée dans la main à ta gauche. Si elle fait une paire, la paire se pose toute seule. Qui n’a plus de cartes est sauvé.
guide-schwarzerpeter-end = Quand il ne reste que le Schwarzer Peter, qui le tient a perdu.

guide-stufen-aim = Dix étapes, une par manche au plus. Qui a étalé l’étape dix en premier met fin à la partie.
guide-stufen-turn = Prends une carte, de la pioche ou celle de la défausse. Puis étale ton étape si tu peux, ajoute des cartes, et défausses-en une.
guide-stufen-melds = Une étape s’étale en entier : les groupes sont des nombres égaux, les suites des nombres qui se suivent, les couleurs des cartes d’une seule couleur. Qui n’y est pas arrivé essaie la même à la manche suivante.
guide-stufen-more = Ton étape étalée, tu peux ajouter des cartes à toutes celles de la table. Un joker remplace n’importe quelle carte et reste où il est. Avec une carte pause, au lieu de défausser, tu fais passer son tour à quelqu’un.
guide-stufen-end = La manche finit quand quelqu’un n’a plus de cartes. Les cartes en main coûtent : 1 à 9 cinq chacune, 10 à 12 dix, une pause quinze, un joker vingt. Plus d’étapes d’abord, puis moins de points.
