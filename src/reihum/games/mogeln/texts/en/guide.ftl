guide-mogeln-aim = Get rid of your cards, by fair means or by cheating.
guide-mogeln-turn = In turn you each play a card face down and say the next number: one, two, three, no matter what the card is. Colours do not count. After the last number the stack leaves the game.
guide-mogeln-doubt = Instead of playing, you may doubt the card just played. It is turned up. If it was right, you take the stack; if not, whoever cheated does. Then you begin again with “one”. The cards you have taken come into your hand when it is empty.
guide-mogeln-smuggle = You may play two or three cards as if they were one. If you are doubted, that is cheating too, even if the number is right.
guide-mogeln-end = The first player without cards wins, unless the next player rightly doubts the last card.
