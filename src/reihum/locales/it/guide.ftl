# Le regole dei giochi in poche parole

guide-title = { $game }: le regole
guide-learn = Imparare giocando
guide-options = Regole a scelta
guide-rule = Regola { $rule }

guide-head-aim = Lo scopo
guide-head-turn = Il tuo turno
guide-head-draw = Se nessuna carta è giocabile
guide-head-joker = I jolly
guide-head-bridge = Le carte ponte
guide-head-doubt = Dubitare
guide-head-smuggle = Infilare carte
guide-head-tie = Parità
guide-head-schnapp = Schnapp!
guide-head-schnipp = Schnipp!
guide-head-melds = Le tappe
guide-head-more = Aggiungere, jolly, pause
guide-head-end = La fine
