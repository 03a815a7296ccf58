# The rules of the games in a few words

guide-title = { $game }: the rules
guide-learn = Learn by playing
guide-options = Options
guide-rule = Rule { $rule }

guide-head-aim = The aim
guide-head-turn = Your turn
guide-head-draw = When nothing fits
guide-head-joker = Jokers
guide-head-bridge = Connection cards
guide-head-doubt = Doubting
guide-head-smuggle = Slipping cards under
guide-head-tie = A tie
guide-head-schnapp = Schnapp!
guide-head-schnipp = Schnipp!
guide-head-melds = Stages
guide-head-more = Adding, jokers, pauses
guide-head-end = The end
