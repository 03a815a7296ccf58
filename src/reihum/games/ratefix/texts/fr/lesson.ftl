lesson-ratefix-aim = Tout le monde met une carte face cachée au milieu. Tu ne connais que la tienne. Combien font-elles ensemble ?
lesson-ratefix-guess = Tu as un 12. Les deux autres font peut-être environ 9 chacune, et 12 et 9 et 9 font { $total }. Dis { $total }.
lesson-ratefix-won = Les cartes font 29. Ta réponse était la plus proche : tu les prends. Maintenant, tu devines en premier.
lesson-ratefix-first = Cette fois, tu n’as qu’un 3. Les deux autres font peut-être environ 10 chacune : dis { $total }.
lesson-ratefix-end = Cette fois, une autre réponse était plus proche. Quand tout est joué, qui a pris le plus de cartes gagne.
