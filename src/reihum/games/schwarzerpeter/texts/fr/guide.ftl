guide-schwarzerpeter-aim = Pose des paires de nombres égaux. Une carte a perdu sa jumelle, mise de côté sans être vue : ne te retrouve pas avec !
guide-schwarzerpeter-turn = Tire une carte cachée dans la main à ta gauche. Si elle fait une paire, la paire se pose toute seule. Qui n’a plus de cartes est à l’abri.
guide-schwarzerpeter-end = Quand il ne reste que le Schwarzer Peter, qui le tient a perdu.
