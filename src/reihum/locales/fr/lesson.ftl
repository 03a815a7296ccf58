# Une première manche de chaque jeu, expliquée à un enfant de huit ans

# Autour de chaque leçon

learn-title = Apprendre { $game }
learn-go-on = Continuer
learn-leave = Quitter la leçon
learn-again = Encore une fois
learn-progress = Où tu en es
refused-learn-other = C’est permis aussi. Mais essaie d’abord ce qui est demandé.
refused-learn-wait = Lis d’abord, puis touche « { learn-go-on } ».
