# L’arène

help-arena = Oppose des bots, tous avec les mêmes cartes, et montre à quel point le résultat est sûr.
help-arena-players = Combien sont à table (par défaut : 4 si le jeu le permet).
help-arena-bots = Qui s’affronte : à deux bots, le premier seul contre plusieurs du second ; à plus, chaque paire de cette façon. Ton propre programme s’écrit cmd:COMMANDE.
help-arena-deals = Combien de donnes joue chaque paire de bots, chacune une fois à chaque place ; avec --until-decided, au plus.
help-arena-seed = Graine aléatoire : même nombre, même résultat.
help-arena-jobs = Combien de processus se partagent le travail (par défaut : autant que de cœurs).
help-arena-until-decided = S’arrête dès qu’il est clair qui est le plus fort.
help-arena-move-seconds = Combien de temps ton propre programme peut réfléchir à un coup avant de le perdre.
help-arena-plot = Dessine aussi les parts de victoires dans ce fichier, en SVG.
arena-headline = { $game } à { $players }, graine { $seed } : { $fair } des victoires seraient équitables
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
arena-lost-illegal = { $bot } a joué des coups interdits et a perdu { $moves ->
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
refused-arena-bots = De 2 à { $most } bots peuvent s’affronter, pas { $number }.
refused-arena-deals = L’arène joue de { $least } à { $most } donnes, pas { $number }.
refused-bot-command = Il n’y a pas de programme que { $command } lancerait.
refused-move-seconds = Un coup peut durer plus de 0 et au plus { $most } secondes, pas { $number }.
refused-bot-lost-all = { $bot } a perdu tous ses { $moves } premiers coups : le programme ne tourne pas ou ne donne aucun coup permis.
