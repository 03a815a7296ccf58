# Simulations

help-simulate = Fait jouer aux bots beaucoup de manches d’un jeu et montre comment elles finissent.
help-simulate-players = Nombre de personnes (par défaut : 4 si le jeu le permet).
help-simulate-rounds = Combien de manches sont jouées.
help-simulate-bots = Qui joue, place par place, par exemple simple,random ; une liste plus courte est répétée.
help-simulate-seed = Graine aléatoire : même nombre, même résultat.
help-simulate-jobs = Combien de processus se partagent le travail.
help-simulate-resume = Un fichier qui garde où l’on en est : s’il existe, la simulation reprend là.
help-dask = L’adresse d’un cluster Dask qui joue, par exemple tcp://host:8786.
simulated-machine = { $machine ->
    [kernel] Joué par le noyau compilé
   *[engine] Joué par le moteur de règles
}
compiling = Préparation (la première fois, les jeux sont compilés, environ 20 secondes)
simulating = On joue
simulated = { $game } : { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} à { $players }, graine { $seed }
simulated-length = Décisions par manche : { $mean } en moyenne, de { $least } à { $most }
simulated-reason = { $count } × { $reason }
number-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
column-seat = Place
column-bot = Bot
column-wins = Victoires
column-points = Points
column-place = Rang
refused-simulated-rounds = Une simulation a de 1 à { $most } manches, pas { $number }.
refused-jobs = De 1 à { $most } processus peuvent se partager le travail, pas { $number }.
refused-too-many-bots = { $bots } bots sont de trop pour { $players } places.
refused-no-cluster = Il n’y a pas de cluster Dask à { $address }.
refused-no-workers = Le cluster Dask à { $address } n’a aucun worker.
refused-cluster-lost = Le cluster Dask à { $address } ne travaille plus.
refused-not-a-checkpoint = { $file } n’est pas l’état d’une simulation.
refused-another-checkpoint = { $file } appartient à une autre simulation.

# L’arbitre

help-referee = Arbitre un jeu pour un autre programme : lignes JSON en entrée, lignes JSON en sortie.
help-referee-game = Le nom du jeu, tel que le donne reihum games.
refused-not-started = Aucune partie n’a commencé.
refused-not-a-request = Ce n’est pas une demande : { $problem }.
refused-line-too-long = Une ligne peut avoir { $most } octets au plus.
refused-unknown-seat = Il n’y a pas de place { $seat } à une table de { $players }.
