# À plusieurs sur un appareil

pass-title = Jouer sur cet appareil
pass-about = Vous vous passez l’appareil, et entre deux tours personne ne voit rien.
pass-about-together = L’appareil est posé au milieu, et tout le monde joue en même temps.
pass-who = Qui joue ?
pass-name = Nom { $number }
pass-add = Encore quelqu’un
pass-remove = Retirer { $player }
pass-bots = Combien de bots jouent avec vous ?
pass-to = Passer l’appareil à { $player }
pass-now = À { $player } !
pass-lift = Personne d’autre ne regarde

# Sur un grand écran

tv-show = Montrer sur un grand écran
tv-scan = Scanne avec un téléphone et joue
tv-join = Rejoindre : { $code }
