guide-ratefix-aim = Devine combien font ensemble les cartes du milieu, alors que tu ne connais que la tienne.
guide-ratefix-turn = Chaque personne regarde la première carte de sa pile et la met face cachée au milieu. Puis on devine à tour de rôle, tout haut. Le même nombre peut être dit deux fois.
guide-ratefix-end = Qui donne la réponse la plus proche prend les cartes et devine en premier la fois suivante ; à égalité, la première réponse compte. Quand tout est joué, qui a le plus de cartes gagne.
