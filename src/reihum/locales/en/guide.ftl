# The rules of the games in a few words

guide-title = { $game }: the rules
guide-learn = Learn by playing
guide-options = What a table may choose
guide-rule = Rule { $rule }

guide-head-aim = What it is about
guide-head-turn = Your turn
guide-head-draw = When nothing fits
guide-head-joker = Jokers
guide-head-bridge = Connection cards
guide-head-doubt = Doubting
guide-head-smuggle = Smuggling
guide-head-tie = A tie
guide-head-schnapp = Schnapp!
guide-head-schnipp = Schnipp!
guide-head-melds = Stages
guide-head-more = Adding, jokers, pauses
guide-head-end = The end

guide-elfer-aim = All cards from 1 to 20 go into four rows, one for each colour. Be the first to have laid all of yours.
guide-elfer-turn = A row begins with its 11. To the left it goes down to 1, to the right up to 20, without gaps. If you can lay a card you must lay one; you may lay as many as you like, and then hold the others back. Whoever holds the red 11 begins with it, and lays nothing else.
guide-elfer-draw = Draw up to three cards, one by one. As soon as one fits it is laid, and your turn ends. If the pile is empty, you say that nothing fits.
guide-elfer-end = The first to lay their last card wins the round. The others write down the sum of the numbers in their hands; after all rounds the smallest sum wins.

guide-junior-aim = Short rows for young players: the 1s and the 11s lie on the table from the start. Be the first to lay your five cards.
guide-junior-turn = Lay cards upwards from a 1 or downwards from an 11, always in their own colour and without gaps. If you can lay one you must; more are allowed.
guide-junior-draw = Draw one card. If it fits it is laid at once, otherwise you keep it. If the pile is empty, the next player goes on.
guide-junior-end = Whoever lays their last card wins. The others add up the numbers that they still hold: the fewer, the better.

guide-master-aim = Rows from 1 to 21 grow from four 11s that lie below each other. It is about points: bonus cards count for you, cards left in your hand against you.
guide-master-turn = Lay one to four cards, in any rows, each beside a card of its colour; or draw one card. When the pile is empty and one of your numbers fits, you must lay.
guide-master-joker = A joker stands for any card, in a place where that card could be laid. Whoever holds the true card may put it there and take the joker, in a turn in which they also lay a card. A joker in your hand costs 11 points in the end.
guide-master-bridge = With a connection card you go from a card to the same number in the row above or below, if that card could not be laid otherwise. From there the row grows both ways. They do not count among your four cards.
guide-master-end = Whoever lays the last missing card from 1 to 11, or from 11 to 21, takes a bonus card: 11 points. The round ends when somebody has no cards left. Bonus cards minus the numbers in your hand are your points; the most points win, not necessarily who finished.

guide-mogeln-aim = Get rid of your cards, by fair means or by cheating.
guide-mogeln-turn = One by one you lay a card face down and say the next number: one, two, three, whatever the card is. Colours do not matter. After the last number the stack leaves the game.
guide-mogeln-doubt = Instead of laying you may doubt the card before you. It is turned up. If it was right, you take the stack; if not, the cheat does. Then you begin again with “one”. What you have taken is picked up when your hand is empty.
guide-mogeln-smuggle = You may lay two or three cards as if they were one. If you are doubted, that is cheating too, even if the number is right.
guide-mogeln-end = First without cards wins, unless the next player doubts the last card and is right.

guide-ratefix-aim = Guess what the cards in the middle add up to, though you know only your own.
guide-ratefix-turn = Everybody puts the top card of their stack face down into the middle, after a look at it. Then all guess in turn, aloud. The same guess may be made twice.
guide-ratefix-end = Whoever is closest takes the cards, of two the earlier, and guesses first next time. When all cards are played, most cards win.

guide-zweikampf-aim = A duel for two: luck alone decides. Take more cards than the other.
guide-zweikampf-turn = Both turn up their top card at the same time. The higher one takes both.
guide-zweikampf-tie = Two equal numbers stay where they are. Both turn up one more, and the higher one takes all of them.
guide-zweikampf-end = When the stacks are played, most cards win. In the long game the cards won are played on with, until one player has them all.

guide-schnippschnapp-aim = Be quick! Collect quartets: the same number in all four colours.
guide-schnippschnapp-turn = In turn everybody turns up a card onto their own open pile. A quartet that you were dealt is laid aside before.
guide-schnippschnapp-schnapp = When the card just turned up has the same number as another open pile, call “Schnapp”. The first takes the piles of the others with this number and lays complete quartets aside; the rest goes under their stack.
guide-schnippschnapp-schnipp = A wrong call costs your open pile: it goes to the middle. When a card turned up is like the top of the middle, call “Schnipp” and take the middle, even if you have no cards left.
guide-schnippschnapp-end = It ends when all quartets are laid aside or one player holds all cards that are left. Most quartets win.

guide-schwarzerpeter-aim = Lay down pairs of equal numbers. One card has no twin, because that was put aside unseen: do not be left with it!
guide-schwarzerpeter-turn = Draw a hidden card from the hand of your left neighbour. If it makes a pair, the pair is laid down by itself. Whoever has no cards left is safe.
guide-schwarzerpeter-end = When only the Schwarzer Peter is left, whoever holds it has lost.

guide-stufen-aim = Ten stages, at most one a round. The first to have laid stage ten ends the game.
guide-stufen-turn = Take a card, from the draw pile or the open discard. Then lay your stage if you can, add cards, and discard one.
guide-stufen-melds = A stage is laid whole: groups are equal numbers, runs are numbers in a row, colours are cards of one colour. Who has not managed it tries the same stage in the next round.
guide-stufen-more = Once your stage lies there, you may add cards to all stages on the table. A joker stands for any card and stays where it is. With a pause card, in place of a discard, you let somebody miss a turn.
guide-stufen-end = The round ends when somebody has no cards left. Cards in hand cost points: 1 to 9 five each, 10 to 12 ten, a pause fifteen, a joker twenty. More stages come first, then fewer points.
