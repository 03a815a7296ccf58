guide-schnippschnapp-aim = Be quick! Collect quartets: the same number in all four colours.
guide-schnippschnapp-turn = In turn everybody turns up a card onto their own face-up pile. A quartet that you were dealt is laid aside beforehand.
guide-schnippschnapp-schnapp = When the card just turned up has the same number as another face-up pile, call “Schnapp”. The first caller takes the others’ piles with this number and lays complete quartets aside; the rest goes under their stack.
guide-schnippschnapp-schnipp = A wrong call costs your face-up pile: it goes to the middle. When the card just turned up matches the top of the middle, call “Schnipp” and take the middle, even if you have no cards left.
guide-schnippschnapp-end = The game ends when all quartets are laid aside or one player holds all the cards that are left. Whoever has the most quartets wins.
