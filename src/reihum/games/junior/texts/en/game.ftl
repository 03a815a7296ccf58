game-junior = Junior
game-junior-about = Short rows between the 1 and the 11, for ages six and up.
web-tagline-junior = The first rows, ages six and up
