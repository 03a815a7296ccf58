# A first round of each game, explained to a child of eight

lesson-elfer-aim = There are four rows, one for each colour. Be the first to get rid of all your cards!
lesson-elfer-open = Every row begins with its 11. You hold { $card }, so you begin: tap it.
lesson-elfer-beside = Your turn again! A row grows on both sides of its 11: downwards on the left, upwards on the right. Tap { $card }.
lesson-elfer-more = Once you have played a card, you may play more. { $card } fits too.
lesson-elfer-hold-back = The green 11 would fit as well. But nobody else can begin the green row without it, so let them wait! Tap “{ play-do-end }”.
lesson-elfer-must = Now only { $card } fits. If you can play a card, you must play one.
lesson-elfer-done = Nothing more fits. Tap “{ play-do-end }”.
lesson-elfer-draw = Nothing fits at all? Then draw a card.
lesson-elfer-draw-again = That one does not fit either. Go on drawing until a card fits, up to three cards: once more!
lesson-elfer-drawn = Lucky! A drawn card that fits is played at once. That ends your turn.
lesson-elfer-end = Whoever plays their last card wins the round. The others add up the numbers left in their hands: those are their penalty points.

lesson-junior-aim = All the 1s and 11s are on the table already. Be the first to get rid of your five cards!
lesson-junior-low = From the 1 a row goes up: next comes the 2. Tap { $card }.
lesson-junior-high = From the 11 a row goes down: next comes the 10. { $card } fits, so play it too.
lesson-junior-done = Nothing more fits. Tap “{ play-do-end }”.
lesson-junior-draw = Now none of your cards fits. Draw one card.
lesson-junior-drawn = It fits! Then it is played at once. If it had not fitted, you would have kept it.
lesson-junior-next = The card that you drew helps you: now { $card } fits beside it.
lesson-junior-end = Well done! Whoever plays their last card wins.

lesson-master-aim = The four 11s are one below the other, and the rows grow to both sides. Play your cards, and collect bonus cards on the way.
lesson-master-lay = On your turn you play up to four cards, or you draw one. Begin with { $card }.
lesson-master-more = Now { $card } fits beside it.
lesson-master-joker = You do not have the red 14. But a joker can be any card! Tap the joker, then the place of { $place }.
lesson-master-fourth = And { $card } goes beside it. That is your fourth card, and four is the most.
lesson-master-done = Whoever holds the red 14 may put it in place of your joker and take the joker. You do not have it, so tap “{ play-do-end }”.
lesson-master-connection = None of your cards fits beside another one now. But you have connection cards!
lesson-master-bridge = A connection card leads from a card to the same number in a neighbouring row. Tap { $place }: the connection card leads there from { $start }.
lesson-master-from-there = From there the row goes on to both sides, for everybody. Play { $card }.
lesson-master-bonus = Whoever plays the last missing card from 1 to 11, or from 11 to 21, takes a bonus card: 11 points.
lesson-master-end = When somebody plays their last card, the round is over. What is left in your hand is taken off your points. Whoever has the most points wins.

lesson-mogeln-aim = Here you may cheat! Be the first to get rid of all your cards.
lesson-mogeln-one = The cards are played face down, and you count aloud: one, two, three and so on. You begin with “one”, and you really have a 1. Tap { $card }.
lesson-mogeln-honest = It is your turn, and you have to say “four”. You have one: tap { $card }.
lesson-mogeln-doubt = “Six”? That cannot be: you hold all four 6s yourself! Tap “{ play-do-doubt }”.
lesson-mogeln-lie = Caught! Whoever cheats takes the whole stack. You begin again with “one”, but you have no 1 left. So cheat: play { $card }.
lesson-mogeln-smuggle = Nobody has noticed. You may even play two or three cards as if they were one, as long as the next player believes you.
lesson-mogeln-end = Be careful: if you doubt a card that is right, you take the stack yourself. The first player without cards wins.

lesson-ratefix-aim = Everybody puts a card face down in the middle. You know only your own. What do all the cards add up to?
lesson-ratefix-guess = You have a 12. The two others may be about 9 each, and 12 and 9 and 9 make { $total }. Guess { $total }.
lesson-ratefix-won = The cards add up to 29. You were closest, so you take them. Now you guess first.
lesson-ratefix-first = This time you have only a 3. The two others may be about 10 each: guess { $total }.
lesson-ratefix-end = Somebody else was closer this time. When all cards are played, whoever has won the most of them wins.

lesson-zweikampf-aim = You have a stack, and so does your opponent. Who has the higher card?
lesson-zweikampf-turn = Turn up your top card.
lesson-zweikampf-again = Your card was higher, so you take both. Turn up the next one!
lesson-zweikampf-third = This time the other card was higher. Go on!
lesson-zweikampf-tie = Two equal numbers: both cards stay. Turn up one more, and play for all of them.
lesson-zweikampf-end = You take all four! When the stacks are used up, whoever has won the most cards wins.

lesson-schnippschnapp-aim = Look sharp! Cards are turned up one by one. When two are alike, be the first to call.
lesson-schnippschnapp-turn = You begin: turn up your top card.
lesson-schnippschnapp-schnapp = Look: there is a 5, and there is a 5 on your own pile too! Quick, call “Schnapp”!
lesson-schnippschnapp-won = Well done! You take the pile that shows the same number. The cards go under your stack.
lesson-schnippschnapp-again = Now it is your turn again: turn up a card.
lesson-schnippschnapp-schnipp = A wrong call costs the caller’s face-up pile: it goes to the middle. If a card matches the one in the middle, call “Schnipp”.
lesson-schnippschnapp-end = Four equal numbers are a quartet, which is laid aside. Whoever has the most quartets wins.

lesson-schwarzerpeter-aim = One card has no twin: the Schwarzer Peter. Whoever keeps it in the end loses!
lesson-schwarzerpeter-pairs = Two equal numbers are a pair. All pairs have been laid down already, so only a few cards are left.
lesson-schwarzerpeter-draw = Your neighbour holds out the cards to you, face down. Draw one of them: number { $place } from the left.
lesson-schwarzerpeter-pair = A 6, and you had one: a pair! It is laid down at once.
lesson-schwarzerpeter-draw-again = One player has no cards left and is safe. Now draw number { $place }.
lesson-schwarzerpeter-peter = No pair this time. Is it the Schwarzer Peter? Nobody can know yet. Keep a straight face: perhaps somebody draws it from you.
lesson-schwarzerpeter-relief = That card is gone! Now draw number { $place }.
lesson-schwarzerpeter-end = You have no cards left: you are safe. The card that was put aside is shown at last: the blue 13. So the red 13 was the Schwarzer Peter, and whoever holds it loses.

lesson-stufen-aim = There are ten stages to climb, at most one a round. The first stage: two sets of three equal numbers.
lesson-stufen-take = First you take a card: from the draw pile, or the top of the discards. The 9 there is just what you need. Take it!
lesson-stufen-group = You have three 5s: that is a set. Lay it down.
lesson-stufen-stage = And three 9s are the second set. Lay it down too: that is the whole stage!
lesson-stufen-discard = Every turn ends with a discard. Choose a high card, because cards left in your hand cost penalty points: { $card }.
lesson-stufen-take-again = There is a 5! It fits your set. Take it.
lesson-stufen-add = Once your stage is on the table, you may add cards to every stage there. Add { $card }.
lesson-stufen-discard-again = And again, discard a card: { $card }.
lesson-stufen-joker = A joker can be any card. With a pause card you make another player miss a turn.
lesson-stufen-end = Whoever gets rid of all their cards ends the round. In the next round you try stage two. The round in which somebody lays stage ten is the last one: the most stages win, then the fewest penalty points.

# Around every lesson

learn-title = Learn { $game }
learn-go-on = Go on
learn-leave = Leave the lesson
learn-again = Once more
learn-progress = How far you are
refused-learn-other = That is allowed too. But first try what is asked for.
refused-learn-wait = Read first, then tap “{ learn-go-on }”.
