# Une première manche de chaque jeu, expliquée à un enfant de huit ans

lesson-elfer-aim = Il y a quatre rangées, une par couleur. Débarrasse-toi de toutes tes cartes avant les autres !
lesson-elfer-open = Chaque rangée commence par son 11. Tu as { $card }, c’est donc toi qui commences : touche-le.
lesson-elfer-beside = C’est encore à toi ! Une rangée grandit des deux côtés du 11 : en descendant à gauche, en montant à droite. Touche { $card }.
lesson-elfer-more = Après une première carte, tu peux en poser d’autres. { CARD($card, form: "start") } convient aussi.
lesson-elfer-hold-back = Le 11 vert conviendrait aussi. Mais sans lui, personne ne peut commencer la rangée verte. Fais-les attendre ! Touche « { play-do-end } ».
lesson-elfer-must = Maintenant, seul { $card } convient. Qui peut poser doit poser.
lesson-elfer-done = Plus rien ne convient. Touche « { play-do-end } ».
lesson-elfer-draw = Rien ne convient ? Alors pioche une carte.
lesson-elfer-draw-again = Celle-là ne convient pas non plus. Continue de piocher jusqu’à ce qu’une carte convienne, trois au plus : encore une fois !
lesson-elfer-drawn = Quelle chance ! Une carte piochée qui convient se pose tout de suite. Ton tour est fini.
lesson-elfer-end = Qui pose sa dernière carte gagne la manche. Les autres additionnent les nombres qui leur restent en main : ce sont leurs points de pénalité.

lesson-junior-aim = Tous les 1 et tous les 11 sont déjà sur la table. Débarrasse-toi de tes cinq cartes avant les autres !
lesson-junior-low = À partir du 1, on monte : ensuite vient le 2. Touche { $card }.
lesson-junior-high = À partir du 11, on descend : ensuite vient le 10. { CARD($card, form: "start") } convient, pose-le aussi.
lesson-junior-done = Plus rien ne convient. Touche « { play-do-end } ».
lesson-junior-draw = Aucune de tes cartes ne convient. Pioche une carte.
lesson-junior-drawn = Elle convient ! On la pose tout de suite. Sinon, tu l’aurais gardée.
lesson-junior-next = La carte piochée t’aide : { $card } va maintenant à côté.
lesson-junior-end = Bravo ! Qui pose sa dernière carte gagne.

lesson-master-aim = Les quatre 11 sont l’un sous l’autre, et les rangées grandissent des deux côtés. Pose tes cartes et gagne des cartes Bonus en chemin.
lesson-master-lay = À ton tour, tu poses jusqu’à quatre cartes, ou tu en pioches une. Commence par { $card }.
lesson-master-more = Maintenant, { $card } va à côté.
lesson-master-joker = Tu n’as pas le 14 rouge. Mais un joker peut être n’importe quelle carte ! Touche le joker, puis la place { CARD($place, form: "of") }.
lesson-master-fourth = Et à côté, { $card }. C’est ta quatrième carte, et quatre est le maximum.
lesson-master-done = Qui a le 14 rouge peut le mettre à la place de ton joker et prendre le joker. Tu ne l’as pas : touche « { play-do-end } ».
lesson-master-connection = Aucune de tes cartes ne va à côté d’une autre. Mais tu as des cartes Liaison !
lesson-master-bridge = Une carte Liaison mène d’une carte au même nombre dans une rangée voisine. Touche { $place } : la carte Liaison y mène depuis { $start }.
lesson-master-from-there = De là, la rangée continue des deux côtés, pour tout le monde. Pose { $card }.
lesson-master-bonus = Qui pose la dernière carte qui manque de 1 à 11, ou de 11 à 21, reçoit une carte Bonus : 11 points.
lesson-master-end = Quand quelqu’un pose sa dernière carte, la manche est finie. Ce qui te reste en main est retiré de tes points. Qui a le plus de points gagne.

lesson-mogeln-aim = Ici, on a le droit de tricher ! Débarrasse-toi de toutes tes cartes avant les autres.
lesson-mogeln-one = Les cartes se posent face cachée, et on compte tout haut : un, deux, trois et ainsi de suite. Tu commences par « un », et tu as vraiment un 1. Touche { $card }.
lesson-mogeln-honest = C’est à toi, et tu dois dire « quatre ». Tu en as un : touche { $card }.
lesson-mogeln-doubt = « Six » ? Impossible : tu as toi-même les quatre 6 ! Touche « { play-do-doubt } ».
lesson-mogeln-lie = Bien vu ! Qui a triché ramasse toute la pile. Tu recommences par « un », mais tu n’as plus de 1. Alors triche : pose { $card }.
lesson-mogeln-smuggle = Personne n’a rien vu. Tu peux même poser deux ou trois cartes comme si c’était une seule, tant qu’on te croit.
lesson-mogeln-end = Attention : si tu doutes d’une carte juste, c’est toi qui ramasses la pile. Qui n’a plus de cartes en premier gagne.

lesson-ratefix-aim = Tout le monde met une carte face cachée au milieu. Tu ne connais que la tienne. Combien font-elles ensemble ?
lesson-ratefix-guess = Tu as un 12. Les deux autres font peut-être environ 9 chacune, et 12 et 9 et 9 font { $total }. Dis { $total }.
lesson-ratefix-won = Les cartes font 29. Ta réponse était la plus proche : tu les prends. Maintenant, tu devines en premier.
lesson-ratefix-first = Cette fois, tu n’as qu’un 3. Les deux autres font peut-être environ 10 chacune : dis { $total }.
lesson-ratefix-end = Cette fois, une autre réponse était plus proche. Quand tout est joué, qui a pris le plus de cartes gagne.

lesson-zweikampf-aim = Tu as une pile, et l’autre personne aussi. Qui a la carte la plus haute ?
lesson-zweikampf-turn = Retourne ta première carte.
lesson-zweikampf-again = Ta carte était plus haute : tu prends les deux. Retourne la suivante !
lesson-zweikampf-third = Cette fois, l’autre carte était plus haute. Continue !
lesson-zweikampf-tie = Deux nombres égaux : les deux cartes restent. Retournes-en encore une, et on joue pour toutes.
lesson-zweikampf-end = Tu prends les quatre ! Quand les piles sont épuisées, qui a pris le plus de cartes gagne.

lesson-schnippschnapp-aim = Ouvre l’œil ! On retourne une carte après l’autre. Quand deux sont pareilles, crie avant les autres.
lesson-schnippschnapp-turn = Tu commences : retourne ta première carte.
lesson-schnippschnapp-schnapp = Regarde : un 5, et sur ton tas il y a aussi un 5 ! Vite, crie « Schnapp » !
lesson-schnippschnapp-won = Bravo ! Tu prends le tas qui montre le même nombre. Les cartes vont sous ta pile.
lesson-schnippschnapp-again = C’est de nouveau à toi de retourner une carte.
lesson-schnippschnapp-schnipp = Qui se trompe paie avec son tas visible : il va au milieu. Si une carte est comme celle du milieu, crie « Schnipp ».
lesson-schnippschnapp-end = Quatre nombres égaux font un carré, qu’on met de côté. Qui a le plus de carrés gagne.

lesson-schwarzerpeter-aim = Une carte n’a pas de jumelle : le Schwarzer Peter. Qui la garde à la fin a perdu !
lesson-schwarzerpeter-pairs = Deux nombres égaux font une paire. Toutes les paires sont déjà posées, il reste donc peu de cartes.
lesson-schwarzerpeter-draw = À côté de toi, on te tend des cartes face cachée. Tires-en une : le numéro { $place } à partir de la gauche.
lesson-schwarzerpeter-pair = Un 6, et tu en avais un : une paire ! On la pose tout de suite.
lesson-schwarzerpeter-draw-again = Quelqu’un n’a plus de cartes et ne risque plus rien. Tire maintenant le numéro { $place }.
lesson-schwarzerpeter-peter = Pas de paire cette fois. Est-ce le Schwarzer Peter ? Personne ne peut encore le savoir. Ne montre rien : peut-être que quelqu’un te prendra cette carte.
lesson-schwarzerpeter-relief = Cette carte est partie ! Tire maintenant le numéro { $place }.
lesson-schwarzerpeter-end = Tu n’as plus de cartes : plus rien à craindre. On montre enfin la carte mise de côté : le 13 bleu. Le Schwarzer Peter était donc le 13 rouge, et qui l’a en main perd.

lesson-stufen-aim = Il y a dix étapes à franchir, une par manche au plus. La première : deux groupes de trois nombres égaux.
lesson-stufen-take = D’abord, tu prends une carte : de la pioche, ou celle du dessus de la défausse. Le 9 visible est juste ce qu’il te faut. Prends-le !
lesson-stufen-group = Tu as trois 5 : c’est un groupe. Étale-le.
lesson-stufen-stage = Et trois 9 font le deuxième groupe. Étale-le aussi : voilà toute l’étape !
lesson-stufen-discard = Chaque tour finit par une carte que tu défausses. Prends-en une haute, car les cartes en main coûtent des points de pénalité : { $card }.
lesson-stufen-take-again = Un 5 ! Il va avec ton groupe. Prends-le.
lesson-stufen-add = Quand ton étape est sur la table, tu peux ajouter des cartes à tous les groupes. Ajoute { $card }.
lesson-stufen-discard-again = Et de nouveau, défausse une carte : { $card }.
lesson-stufen-joker = Un joker peut être n’importe quelle carte. Avec une carte pause, quelqu’un d’autre passe son tour.
lesson-stufen-end = Qui n’a plus de cartes termine la manche. À la prochaine, tu essaies l’étape deux. La manche où quelqu’un étale l’étape dix est la dernière : qui a le plus d’étapes gagne, puis qui a le moins de points de pénalité.

# Autour de chaque leçon

learn-title = Apprendre { $game }
learn-go-on = Continuer
learn-leave = Quitter la leçon
learn-again = Encore une fois
learn-progress = Où tu en es
refused-learn-other = C’est permis aussi. Mais essaie d’abord ce qui est demandé.
refused-learn-wait = Lis d’abord, puis touche « { learn-go-on } ».
