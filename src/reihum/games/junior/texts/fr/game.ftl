game-junior = Junior
game-junior-about = De courtes rangées entre le 1 et le 11, dès six ans.
web-tagline-junior = Les premières rangées, dès six ans
