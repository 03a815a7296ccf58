# Une partie, revue après coup

replay-loading = La partie arrive…
replay-missing = Cette partie n’existe pas.
replay-player = Lecture
replay-eyes = Vu par qui ?
replay-eyes-of = { $player }
replay-eyes-onlooker = Depuis le public
replay-eyes-open = Toutes les cartes visibles
replay-move = Coup
replay-move-of = Coup { $number } sur { $total }
replay-first = Au premier coup
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = Au dernier coup
replay-speed = Vitesse
replay-notes = Coups et équité
replay-moves = Coups
replay-review = Analyse de la partie
replay-reviewing = Chaque coup est analysé. Cela peut prendre une minute…
replay-pass-on = Partager ce moment
replay-open = Regarder une partie
replay-open-about = Choisis le fichier d’une partie, ou glisse-le ici.
replay-open-file = Fichier d’une partie
replay-checking = Chaque coup de la partie est vérifié…
replay-refused = Cette partie ne peut pas être montrée.
share-match = Partager la partie
share-match-about = Ce lien contient toute la partie. On peut la regarder sur n’importe quelle page de Reihum.
share-match-long = Cette partie est trop longue pour un lien. Envoie-la comme fichier.
share-match-file = Enregistrer comme fichier

# Si le mélange était équitable

fair-title = Mélange équitable
fair-checking = Les mélanges sont recalculés…
fair-checked = { $count ->
    [1] Vérifié : le seul mélange de cette partie était fixé avant la donne.
   *[other] Vérifié : les { $count } mélanges de cette partie étaient fixés avant la donne.
}
fair-meaning = La table avait publié l’empreinte d’un secret, puis tout le monde a ajouté sa contribution. Cet appareil en a recalculé chaque mélange : c’est bien celui qui a été joué.
fair-broken = Les mélanges de cette partie ne peuvent pas être confirmés.
fair-brought = { $count ->
    [one] { $count } manche a été distribuée sur l’appareil de quelqu’un à la table, qui a pu connaître les cartes.
   *[other] { $count } manches ont été distribuées sur l’appareil de quelqu’un à la table, qui a pu connaître les cartes.
}
