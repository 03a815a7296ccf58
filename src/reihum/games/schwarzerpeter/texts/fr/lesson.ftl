lesson-schwarzerpeter-aim = Une carte n’a pas de jumelle : le Schwarzer Peter. Qui la garde à la fin a perdu !
lesson-schwarzerpeter-pairs = Deux nombres égaux font une paire. Toutes les paires sont déjà posées, il reste donc peu de cartes.
lesson-schwarzerpeter-draw = À côté de toi, on te tend des cartes face cachée. Tires-en une : le numéro { $place } à partir de la gauche.
lesson-schwarzerpeter-pair = Un 6, et tu en avais un : une paire ! On la pose tout de suite.
lesson-schwarzerpeter-draw-again = Quelqu’un n’a plus de cartes et ne risque plus rien. Tire maintenant le numéro { $place }.
lesson-schwarzerpeter-peter = Pas de paire cette fois. Est-ce le Schwarzer Peter ? Personne ne peut encore le savoir. Ne montre rien : peut-être que quelqu’un te prendra cette carte.
lesson-schwarzerpeter-relief = Cette carte est partie ! Tire maintenant le numéro { $place }.
lesson-schwarzerpeter-end = Tu n’as plus de cartes : plus rien à craindre. On montre enfin la carte mise de côté : le 13 bleu. Le Schwarzer Peter était donc le 13 rouge, et qui l’a en main perd.
