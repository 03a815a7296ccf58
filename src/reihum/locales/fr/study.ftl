# Études

help-study = Répond à une question sur un jeu par beaucoup de manches, avec intervalles et images.
help-study-file = La question : un fichier, ou le nom d’une étude livrée avec Reihum ; sans rien, elles sont énumérées.
help-study-out = La page qui est écrite ; les nombres sont à côté, en JSON.
study-written = La réponse est dans { $page }, les nombres sont dans { $numbers }.
study-numbers = Les nombres
study-players = à { $players }
study-how = { $game } : { $rounds } manches de chaque sorte entre robots ({ $bots }), graine { $seed }, { $machine ->
    [kernel] par le noyau compilé
    [engine] par le moteur de règles
   *[both] par le noyau où c’est possible, sinon par le moteur
}. Intervalles à 95 %.
axis-players = Joueurs
axis-seats = Place et robot
axis-turns = Ordre du jeu
axis-cards = Carte
axis-stages = Étape
mark-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
mark-number = { NUMBER($value, maximumFractionDigits: 2) }
study-lies = Poses mensongères
study-lies-that-pass = Mensonges qui passent
study-doubts-in-vain = Doutes à tort
count-length = La longueur d’une manche
count-length-about = Les décisions de tous les joueurs ensemble, en moyenne.
count-wins = Qui gagne
count-wins-about = La part de victoires de chaque place ; une victoire partagée compte en parts.
count-points = Points
count-points-about = Les points de chaque place, en moyenne.
count-turns = Ce que vaut l’ordre du jeu
count-turns-about = De combien le premier, le deuxième et les suivants gagnent plus ou moins que la part équitable, à compter de qui commence.
count-endings = Comment finissent les manches
count-endings-about = La part des manches qui finissent de chaque façon.
count-luck = Ce que décide la chance
count-luck-about = Deux robots de force différente prennent la même place. De combien les victoires varient autour de la moyenne de chacun, face à l’écart des moyennes : 100 %, c’est la chance seule.
count-cards = Ce que vaut une carte distribuée
count-cards-about = De combien la chance de gagner monte avec chaque carte de cette sorte dans la première main.
count-stages = La difficulté de chaque étape
count-stages-about = La part des joueurs à une étape qui l’étalent dans une manche.
count-lies = Mensonges
count-lies-about = Combien de poses sont des mensonges, combien de mensonges passent, combien de doutes tombent sur la vérité.
refused-bad-study = { $file } n’est pas une étude : { $problem }.
refused-rounds-or-precision = { $file } nomme rounds et precision ; il en faut un seul.
refused-unknown-count = Rien ne s’appelle { $count } parmi ce que l’on compte dans ce jeu. Il y a { $counts }.
refused-too-many-cases = { $cases } cas sont de trop ; on peut en comparer { $most }.
