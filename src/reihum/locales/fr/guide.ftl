# Les règles des jeux en quelques mots

guide-title = { $game } : les règles
guide-learn = Apprendre en jouant
guide-options = Les règles au choix
guide-rule = Règle { $rule }

guide-head-aim = Le but
guide-head-turn = Ton tour
guide-head-draw = Quand rien ne convient
guide-head-joker = Les jokers
guide-head-bridge = Les cartes Liaison
guide-head-doubt = Douter
guide-head-smuggle = Glisser des cartes
guide-head-tie = Égalité
guide-head-schnapp = Schnapp !
guide-head-schnipp = Schnipp !
guide-head-melds = Les étapes
guide-head-more = Ajouter, jokers, pauses
guide-head-end = La fin
