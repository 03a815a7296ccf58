game-junior = Junior
game-junior-about = Kurze Reihen zwischen der 1 und der 11, für Kinder ab sechs.
web-tagline-junior = Die ersten Reihen, ab sechs Jahren
