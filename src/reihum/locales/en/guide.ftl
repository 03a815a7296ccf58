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

guide-elfer-aim = All cards from 1 to 20 go into four rows, one for each colour. Be the first to play all of yours.
guide-elfer-turn = A row begins with its 11. To the left it goes down to 1, to the right up to 20, without gaps. If you can play a card, you must play at least one; you may play as many as you like and hold the others back. Whoever holds the red 11 plays it first, and nothing else; if nobody has it, the yellow, then the green, then the blue one. If nobody holds an 11, the cards are dealt again.
guide-elfer-draw = Draw up to three cards, one by one. As soon as one fits, it is played and your turn ends. If the draw pile is empty, you say that nothing fits.
guide-elfer-end = The first to play their last card wins the round. The others write down the sum of the numbers in their hands as penalty points; after all rounds the smallest sum wins.

guide-junior-aim = Short rows for young players: the 1s and the 11s are on the table from the start. Be the first to play your five cards.
guide-junior-turn = Play cards upwards from a 1 or downwards from an 11, always in their own colour and without gaps. If you can play a card, you must play at least one; more are allowed.
guide-junior-draw = Draw one card. If it fits, it is played at once; otherwise you keep it. If the draw pile is empty, it is the next player’s turn.
guide-junior-end = Whoever plays their last card wins. The others add up the numbers that they still hold: the fewer, the better.

guide-master-aim = Rows from 1 to 21 grow from four 11s, one below the other. It is about points: bonus cards count for you, cards left in your hand against you.
guide-master-turn = Play one to four cards, in any rows, each beside a card of its colour; or draw one card. When the draw pile is empty and one of your numbers fits, you must play.
guide-master-joker = A joker stands for any card, in a place where that card could be played. Whoever holds the real card may put it there and take the joker, but only in a turn in which they also play a card. A joker left in your hand costs 11 points.
guide-master-bridge = With a connection card you go from a card to the same number in a neighbouring row, if that card could not be played otherwise. From there the row grows both ways. Connection cards do not count among your four cards.
guide-master-end = Whoever plays the last missing card from 1 to 11, or from 11 to 21, takes a bonus card: 11 points. The round ends when somebody has no cards left. Bonus cards minus the numbers in your hand are your points. The player with the most points wins, and that need not be the one who went out.

guide-mogeln-aim = Get rid of your cards, by fair means or by cheating.
guide-mogeln-turn = In turn you each play a card face down and say the next number: one, two, three, no matter what the card is. Colours do not count. After the last number the stack leaves the game.
guide-mogeln-doubt = Instead of playing, you may doubt the card just played. It is turned up. If it was right, you take the stack; if not, whoever cheated does. Then you begin again with “one”. The cards you have taken come into your hand when it is empty.
guide-mogeln-smuggle = You may play two or three cards as if they were one. If you are doubted, that is cheating too, even if the number is right.
guide-mogeln-end = The first player without cards wins, unless the next player rightly doubts the last card.

guide-ratefix-aim = Guess what the cards in the middle add up to, though you know only your own.
guide-ratefix-turn = Everybody looks at the top card of their stack and puts it face down in the middle. Then all guess in turn, aloud. The same guess may be made twice.
guide-ratefix-end = Whoever is closest takes the cards and guesses first next time; if two are equally close, the earlier guess counts. When all cards are played, whoever has the most wins.

guide-zweikampf-aim = A duel for two: luck alone decides. Win more cards than your opponent.
guide-zweikampf-turn = Both turn up their top card at the same time. The higher one takes both.
guide-zweikampf-tie = Two equal numbers stay where they are. Both turn up one more, and the higher one takes all of them.
guide-zweikampf-end = When the stacks are used up, whoever has more cards wins. In the long game you play on with the cards you have won until one player has them all.

guide-schnippschnapp-aim = Be quick! Collect quartets: the same number in all four colours.
guide-schnippschnapp-turn = In turn everybody turns up a card onto their own face-up pile. A quartet that you were dealt is laid aside beforehand.
guide-schnippschnapp-schnapp = When the card just turned up has the same number as another face-up pile, call “Schnapp”. The first caller takes the others’ piles with this number and lays complete quartets aside; the rest goes under their stack.
guide-schnippschnapp-schnipp = A wrong call costs your face-up pile: it goes to the middle. When the card just turned up matches the top of the middle, call “Schnipp” and take the middle, even if you have no cards left.
guide-schnippschnapp-end = The game ends when all quartets are laid aside or one player holds all the cards that are left. Whoever has the most quartets wins.

guide-schwarzerpeter-aim = Lay down pairs of equal numbers. One card has no twin, because the twin was put aside unseen: do not be left with it!
guide-schwarzerpeter-turn = Draw a hidden card from the hand to your left. If it makes a pair, the pair is laid down automatically. Whoever has no cards left is safe.
guide-schwarzerpeter-end = When only the Schwarzer Peter is left, whoever holds it has lost.

guide-stufen-aim = Ten stages, at most one a round. The round in which somebody lays stage ten is the last.
guide-stufen-turn = Take a card, from the draw pile or the top of the discards. Then lay your stage if you can, add cards, and discard one.
guide-stufen-melds = A stage is laid whole: a set is equal numbers, a run is consecutive numbers, a colour run is cards of one colour. If you have not managed your stage, you try it again in the next round.
guide-stufen-more = Once your stage is on the table, you may add cards to all stages there. A joker stands for any card and stays where it is. With a pause card, instead of a discard, you make somebody miss a turn.
guide-stufen-end = The round ends when somebody has no cards left. Cards in hand cost penalty points: 1 to 9 five each, 10 to 12 ten, a pause card fifteen, a joker twenty. The most stages count first, then the fewest penalty points.
