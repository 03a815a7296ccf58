guide-schnippschnapp-aim = Vite ! Rassemble des carrés : le même nombre dans les quatre couleurs.
guide-schnippschnapp-turn = À tour de rôle, on retourne une carte sur son tas visible. Un carré reçu à la donne est mis de côté avant.
guide-schnippschnapp-schnapp = Quand la carte retournée a le même nombre qu’un autre tas visible, crie « Schnapp ». Qui crie en premier prend les tas des autres qui montrent ce nombre et met les carrés complets de côté ; le reste va sous sa pile.
guide-schnippschnapp-schnipp = Crier à tort te coûte ton tas visible : il va au milieu. Quand une carte retournée est comme celle du dessus au milieu, crie « Schnipp » et prends le milieu, même si tu n’as plus de cartes.
guide-schnippschnapp-end = C’est fini quand tous les carrés sont de côté ou qu’une seule personne a toutes les cartes restantes. Qui a le plus de carrés gagne.
