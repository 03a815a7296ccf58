lesson-schnippschnapp-aim = Ouvre l’œil ! On retourne une carte après l’autre. Quand deux sont pareilles, crie avant les autres.
lesson-schnippschnapp-turn = Tu commences : retourne ta première carte.
lesson-schnippschnapp-schnapp = Regarde : un 5, et sur ton tas il y a aussi un 5 ! Vite, crie « Schnapp » !
lesson-schnippschnapp-won = Bravo ! Tu prends le tas qui montre le même nombre. Les cartes vont sous ta pile.
lesson-schnippschnapp-again = C’est de nouveau à toi de retourner une carte.
lesson-schnippschnapp-schnipp = Qui se trompe paie avec son tas visible : il va au milieu. Si une carte est comme celle du milieu, crie « Schnipp ».
lesson-schnippschnapp-end = Quatre nombres égaux font un carré, qu’on met de côté. Qui a le plus de carrés gagne.
