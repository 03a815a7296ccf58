# L’arène

help-arena = Oppose des robots, tous avec les mêmes cartes, et montre à quel point le résultat est sûr.
help-arena-players = Combien sont à table ; 4 si rien n’est dit et que le jeu le permet.
help-arena-bots = Qui s’affronte : deux robots, le premier seul parmi d’autres, ou plus, chacun seul parmi chacun. Un programme à vous s’écrit cmd:COMMANDE.
help-arena-deals = Combien de donnes jouent deux robots, chacune une fois à chaque place ; avec --until-decided, au plus.
help-arena-seed = Un nombre qui décide de tout le hasard : même nombre, même résultat.
help-arena-jobs = Combien de processus se partagent le travail ; autant qu’il y a de cœurs si rien n’est dit.
help-arena-until-decided = S’arrête dès qu’il est clair qui est le plus fort.
help-arena-move-seconds = Combien de temps un programme à vous peut réfléchir à un coup avant de le perdre.
help-arena-plot = Dessine aussi les parts de victoires dans ce fichier, en SVG.
arena-headline = { $game } à { $players }, graine { $seed } : { $fair } des victoires seraient équitables
arena-interval = { $low } à { $high }
arena-pairing = { $bot } parmi { $among }
arena-better = plus fort
arena-worse = plus faible
arena-open = indécis
arena-lost-silent = { $bot } est resté muet trop longtemps et a perdu { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
arena-lost-malformed = { $bot } était incompréhensible et a perdu { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
arena-lost-illegal = { $bot } a joué ce qui n’était pas permis et a perdu { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
arena-lost-dead = { $bot } ne tournait plus et a perdu { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
arena-stopped = Chaque rencontre s’est arrêtée dès qu’elle était décidée : la part de victoires est donc un peu trop éloignée de la part équitable ; l’intervalle en tient compte.
number-rating = { NUMBER($rating, maximumFractionDigits: 0) }
number-milliseconds = { NUMBER($milliseconds, maximumSignificantDigits: 3) }
column-among = Parmi
column-deals = Donnes
column-interval = 95 %
column-verdict = Résultat
column-rating = Cote
column-moves = Coups
column-median = Médiane ms
column-p95 = 95 % ms
refused-arena-bots = De 2 à { $most } robots peuvent s’affronter, pas { $number }.
refused-arena-deals = L’arène joue de { $least } à { $most } donnes, pas { $number }.
refused-bot-command = Il n’y a pas de programme que { $command } lancerait.
refused-move-seconds = Un coup peut durer plus de 0 et au plus { $most } secondes, pas { $number }.
refused-bot-lost-all = { $bot } a perdu tous ses { $moves } premiers coups : le programme ne tourne pas ou ne répond pas.
