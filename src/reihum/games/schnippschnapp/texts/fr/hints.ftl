hint-schnippschnapp-call = Le { $number } est là deux fois. Vite !
hint-schnippschnapp-wait = Aucune paire parmi les cartes visibles, et se tromper coûte des cartes.
