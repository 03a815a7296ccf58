guide-mogeln-aim = Débarrasse-toi de tes cartes, honnêtement ou en trichant.
guide-mogeln-turn = À tour de rôle, on pose une carte face cachée et on dit le nombre suivant : un, deux, trois, quelle que soit la carte. Les couleurs ne comptent pas. Après le dernier nombre, la pile quitte le jeu.
guide-mogeln-doubt = Au lieu de poser, tu peux douter de la carte qui vient d’être posée. On la retourne. Si elle était juste, tu prends la pile ; sinon, la personne qui a triché la prend. Puis tu recommences par « un ». Ce que tu as pris, tu le ramasses quand ta main est vide.
guide-mogeln-smuggle = Tu peux poser deux ou trois cartes comme si c’était une seule. Si on en doute, c’est tricher, même si le nombre est juste.
guide-mogeln-end = Qui n’a plus de cartes en premier gagne, sauf si la personne suivante doute à raison de la dernière.
