# Études

help-study = Répond à une question sur un jeu par beaucoup de manches, avec intervalles et images.
help-study-file = La question : un fichier, ou le nom d’une étude livrée avec Reihum ; sans rien, elles sont énumérées.
help-study-out = La page qui est écrite ; les nombres sont à côté, en JSON.
study-written = La réponse est dans { $page }, les nombres sont dans { $numbers }.
study-numbers = Les nombres
study-players = à { $players }
study-how = { $game } : { $rounds } manches de chaque sorte entre bots ({ $bots }), graine { $seed }, { $machine ->
    [kernel] par le noyau compilé
    [engine] par le moteur de règles
   *[both] par le noyau où c’est possible, sinon par le moteur
}. Intervalles de confiance à 95 %.
axis-players = Personnes
axis-seats = Place et bot
axis-turns = Ordre du jeu
axis-cards = Carte
axis-stages = Étape
axis-ways = Façon de jouer
axis-endings = Fin
axis-lies = Part
study-mean = Moyenne
study-interval = 95 %
study-source = { $rounds } manches de chaque sorte entre bots ({ $bots }). Traits : intervalles de confiance à 95 %.
study-cut-off = L’échelle commence à { $mark }.
mark-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
mark-number = { NUMBER($value, maximumFractionDigits: 2) }
study-lies = Cartes mensongères
study-lies-that-pass = Mensonges qui passent
study-doubts-in-vain = Doutes à tort
count-length = La longueur d’une manche
count-length-about = Les décisions de toute la table, en moyenne : poser, piocher, crier, passer et finir son tour en sont chacun une.
count-length-measure = Décisions de toute la table dans une manche, en moyenne
count-wins = Qui gagne
count-wins-about = La part de victoires de chaque place ; une victoire partagée compte en parts.
count-wins-measure = Part des victoires
count-points = Points
count-points-about = Les points de chaque place, en moyenne.
count-points-measure = Points dans une manche, en moyenne
count-turns = Ce que vaut l’ordre du jeu
count-turns-about = De combien la première personne, la deuxième et les suivantes gagnent plus ou moins que la part équitable, à compter de celle qui commence.
count-turns-measure = Victoires au-dessus ou au-dessous de la part équitable, en points de pourcentage
count-endings = Comment finissent les manches
count-endings-about = La part des manches qui finissent de chaque façon.
count-endings-measure = Part des manches
count-luck = Ce que décide la chance
count-luck-about = Deux bots de force différente, random et simple, prennent la même place parmi des bots simple. De combien les victoires varient autour de la moyenne de chacun, face à l’écart des moyennes, quelle que soit la plus haute : 100 %, c’est la chance seule.
count-luck-measure = La part de la chance dans ce qui décide d’une victoire
count-cards = Ce que vaut une carte distribuée
count-cards-about = De combien la chance de gagner monte avec chaque carte de cette sorte dans la première main.
count-cards-measure = Apport de chaque carte de cette sorte en première main à la chance de gagner, en points de pourcentage
count-stages = La difficulté de chaque étape
count-stages-about = La part des personnes à une étape qui l’étalent dans une manche.
count-stages-measure = Part des personnes à une étape qui l’étalent dans une manche
count-lies = Mensonges
count-lies-about = Combien de cartes posées sont des mensonges, combien de mensonges passent, combien de doutes tombent sur la vérité.
count-lies-measure = Part des cartes posées, des mensonges et des doutes
refused-bad-study = { $file } n’est pas une étude : { $problem }.
refused-rounds-or-precision = { $file } nomme rounds et precision ; il en faut un seul.
refused-unknown-count = Rien ne s’appelle { $count } parmi ce que l’on compte dans ce jeu. Il y a { $counts }.
refused-too-many-cases = { $cases } cas sont de trop ; on peut en comparer { $most }.
