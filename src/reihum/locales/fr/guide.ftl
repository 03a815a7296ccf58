# Les règles des jeux en quelques mots

guide-title = { $game } : les règles
guide-learn = Apprendre en jouant
guide-options = Les règles au choix
guide-rule = Règle { $rule }

guide-head-aim = Le but
guide-head-turn = Ton tour
guide-head-draw = Quand rien ne convient
guide-head-joker = Les jokers
guide-head-bridge = Les cartes Liaison
guide-head-doubt = Douter
guide-head-smuggle = Glisser des cartes
guide-head-tie = Égalité
guide-head-schnapp = Schnapp !
guide-head-schnipp = Schnipp !
guide-head-melds = Les étapes
guide-head-more = Ajouter, jokers, pauses
guide-head-end = La fin

guide-elfer-aim = Toutes les cartes de 1 à 20 vont dans quatre rangées, une par couleur. Pose toutes les tiennes avant les autres.
guide-elfer-turn = Une rangée commence par son 11. À gauche elle descend jusqu’au 1, à droite elle monte jusqu’au 20, sans trou. Si tu peux poser une carte, tu dois en poser au moins une ; tu peux en poser autant que tu veux, puis garder le reste. Qui a le 11 rouge commence et ne pose que lui ; si personne ne l’a, c’est le jaune, puis le vert, puis le bleu. Si personne n’a de 11, on redistribue.
guide-elfer-draw = Pioche jusqu’à trois cartes, une à une. Dès que l’une convient, elle est posée et ton tour finit. Si la pioche est vide, tu dis que rien ne convient.
guide-elfer-end = Qui pose sa dernière carte en premier gagne la manche. Les autres notent la somme des nombres en main comme points de pénalité ; après toutes les manches, la plus petite somme gagne.

guide-junior-aim = De courtes rangées pour les plus jeunes : les 1 et les 11 sont sur la table dès le début. Pose tes cinq cartes avant les autres.
guide-junior-turn = Pose des cartes en montant d’un 1 ou en descendant d’un 11, toujours dans leur couleur et sans trou. Si tu peux poser, pose au moins une carte ; tu peux en poser plusieurs.
guide-junior-draw = Pioche une carte. Si elle convient, elle est posée aussitôt, sinon tu la gardes. Si la pioche est vide, c’est à la personne suivante.
guide-junior-end = Qui pose sa dernière carte gagne. Les autres additionnent les nombres qui leur restent : moins il y en a, mieux c’est.

guide-master-aim = Des rangées de 1 à 21 partent de quatre 11 placés l’un sous l’autre. On joue pour des points : les cartes Bonus comptent pour toi, les cartes en main contre toi.
guide-master-turn = Pose une à quatre cartes, dans n’importe quelles rangées, chacune à côté d’une carte de sa couleur ; ou pioche une carte. Quand la pioche est vide et qu’un de tes nombres convient, tu dois poser.
guide-master-joker = Un joker remplace n’importe quelle carte, là où elle pourrait être posée. Qui a la vraie carte peut la mettre à sa place et prendre le joker, mais seulement en posant aussi une carte dans le même tour. Un joker en main coûte 11 points à la fin.
guide-master-bridge = Une carte Liaison mène d’une carte au même nombre dans une rangée voisine, s’il ne peut être posé autrement. De là, la rangée grandit des deux côtés. Les cartes Liaison ne comptent pas parmi tes quatre cartes.
guide-master-end = Qui pose la dernière carte manquante de 1 à 11, ou de 11 à 21, reçoit une carte Bonus : 11 points. La manche finit quand quelqu’un n’a plus de cartes. Tes cartes Bonus moins les nombres en main font tes points. Qui a le plus de points gagne, pas forcément la personne qui a fini.

guide-mogeln-aim = Débarrasse-toi de tes cartes, honnêtement ou en trichant.
guide-mogeln-turn = À tour de rôle, on pose une carte face cachée et on dit le nombre suivant : un, deux, trois, quelle que soit la carte. Les couleurs ne comptent pas. Après le dernier nombre, la pile quitte le jeu.
guide-mogeln-doubt = Au lieu de poser, tu peux douter de la carte qui vient d’être posée. On la retourne. Si elle était juste, tu prends la pile ; sinon, la personne qui a triché la prend. Puis tu recommences par « un ». Ce que tu as pris, tu le ramasses quand ta main est vide.
guide-mogeln-smuggle = Tu peux poser deux ou trois cartes comme si c’était une seule. Si on en doute, c’est tricher, même si le nombre est juste.
guide-mogeln-end = Qui n’a plus de cartes en premier gagne, sauf si la personne suivante doute à raison de la dernière.

guide-ratefix-aim = Devine combien font ensemble les cartes du milieu, alors que tu ne connais que la tienne.
guide-ratefix-turn = Chaque personne regarde la première carte de sa pile et la met face cachée au milieu. Puis on devine à tour de rôle, tout haut. Le même nombre peut être dit deux fois.
guide-ratefix-end = Qui donne la réponse la plus proche prend les cartes et devine en premier la fois suivante ; à égalité, la première réponse compte. Quand tout est joué, qui a le plus de cartes gagne.

guide-zweikampf-aim = Un duel à deux : seule la chance décide. Gagne plus de cartes que l’autre.
guide-zweikampf-turn = Les deux retournent leur première carte en même temps. La plus haute prend les deux.
guide-zweikampf-tie = Deux nombres égaux restent là. On en retourne encore une de chaque côté, et la plus haute prend tout.
guide-zweikampf-end = Quand les piles sont épuisées, qui a le plus de cartes gagne. Dans la partie longue, on continue avec les cartes gagnées jusqu’à ce que quelqu’un les ait toutes.

guide-schnippschnapp-aim = Vite ! Rassemble des carrés : le même nombre dans les quatre couleurs.
guide-schnippschnapp-turn = À tour de rôle, on retourne une carte sur son tas visible. Un carré reçu à la donne est mis de côté avant.
guide-schnippschnapp-schnapp = Quand la carte retournée a le même nombre qu’un autre tas visible, crie « Schnapp ». Qui crie en premier prend les tas des autres qui montrent ce nombre et met les carrés complets de côté ; le reste va sous sa pile.
guide-schnippschnapp-schnipp = Crier à tort te coûte ton tas visible : il va au milieu. Quand une carte retournée est comme celle du dessus au milieu, crie « Schnipp » et prends le milieu, même si tu n’as plus de cartes.
guide-schnippschnapp-end = C’est fini quand tous les carrés sont de côté ou qu’une seule personne a toutes les cartes restantes. Qui a le plus de carrés gagne.

guide-schwarzerpeter-aim = Pose des paires de nombres égaux. Une carte a perdu sa jumelle, mise de côté sans être vue : ne te retrouve pas avec !
guide-schwarzerpeter-turn = Tire une carte cachée dans la main à ta gauche. Si elle fait une paire, la paire se pose toute seule. Qui n’a plus de cartes est à l’abri.
guide-schwarzerpeter-end = Quand il ne reste que le Schwarzer Peter, qui le tient a perdu.

guide-stufen-aim = Dix étapes, une par manche au plus. La manche où quelqu’un étale l’étape dix est la dernière.
guide-stufen-turn = Prends une carte, de la pioche ou du dessus de la défausse. Puis étale ton étape si tu peux, ajoute des cartes, et défausses-en une.
guide-stufen-melds = Une étape s’étale en entier : un groupe, ce sont des nombres égaux, une suite, des nombres qui se suivent, une couleur, des cartes d’une seule couleur. Qui n’y arrive pas essaie la même à la manche suivante.
guide-stufen-more = Ton étape étalée, tu peux ajouter des cartes à toutes celles de la table. Un joker remplace n’importe quelle carte et reste où il est. Avec une carte pause, au lieu de défausser, tu fais passer son tour à quelqu’un.
guide-stufen-end = La manche finit quand quelqu’un n’a plus de cartes. Les cartes en main coûtent des points de pénalité : 1 à 9 cinq chacune, 10 à 12 dix, une carte pause quinze, un joker vingt. Plus d’étapes d’abord, puis moins de points de pénalité.
