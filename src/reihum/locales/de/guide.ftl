# Die Regeln der Spiele in wenigen Worten

guide-title = { $game }: die Regeln
guide-learn = Beim Spielen lernen
guide-options = Regeln zum Auswählen
guide-rule = Regel { $rule }

guide-head-aim = Worum es geht
guide-head-turn = Dein Zug
guide-head-draw = Wenn nichts passt
guide-head-joker = Joker
guide-head-bridge = Verbindungskarten
guide-head-doubt = Zweifeln
guide-head-smuggle = Karten unterschieben
guide-head-tie = Gleichstand
guide-head-schnapp = Schnapp!
guide-head-schnipp = Schnipp!
guide-head-melds = Stufen
guide-head-more = Anlegen, Joker, Pausen
guide-head-end = Das Ende
