game-junior = Junior
game-junior-about = File corte tra l’1 e l’11, dai sei anni.
web-tagline-junior = Le prime file, dai sei anni
