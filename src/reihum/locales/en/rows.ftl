# Elfer and Junior

game-elfer = Elfer
game-elfer-about = Rows of one colour grow from the 11, down to 1 and up to 20; who lays all cards first wins.
option-elfer-opening = Opening
choice-elfer-opening-classic = the 11 opens a row
choice-elfer-opening-false-start = the 1s and 20s lie on the table, rows grow inwards
choice-elfer-opening-three-openers = a row is opened by its 10, 11 or 12
choice-elfer-opening-any-start = the first card's number opens the rows
option-elfer-without = A colour left out
option-elfer-draws = How many cards are drawn when nothing fits
choice-elfer-draws-3 = up to 3
choice-elfer-draws-1 = only 1
option-elfer-opener = Who lays the round's first card
choice-elfer-opener-alone = lays it alone, unless rows lie there already
choice-elfer-opener-lays-on = may lay more in that turn

game-junior = Junior
game-junior-about = Short rows between the 1 and the 11, for children from six on.

action-rows-lay = lay { $card }
action-rows-draw = draw a card
action-rows-pass = say that nothing fits
action-rows-end = end your turn

event-rows-dealt = The cards are dealt. { $hands } { $begins-is ->
    [you] You begin.
   *[other] { $begins } begins.
}
event-rows-deal-void = Nobody was dealt an 11. The cards are shuffled again.
event-rows-laid = { $seat-is ->
    [you] You lay { $card }.
   *[other] { $seat } lays { $card }.
}
event-rows-drew = { $seat-is ->
    [you] You draw { $card }.
   *[other] { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
}
event-rows-nothing-fits = { $seat-is ->
    [you] You say that nothing fits.
   *[other] { $seat } says that nothing fits.
}
event-rows-went-out = { $seat-is ->
    [you] You have laid your last card.
   *[other] { $seat } has laid the last card.
}
event-rows-hands-shown = The hands are laid open. { $hands }

outcome-out = All cards of one hand are laid.

refused-opens-with = The round opens with { $cards }.
refused-row-not-open = { $card } has to wait: its row is not open yet, { $cards } opens it.
refused-gap = { $card } leaves a gap. In that row { $cards } would fit.
refused-must-lay = You hold a card that fits, so you must lay.
refused-must-draw = There are cards to draw: draw one.
refused-lay-first = Lay at least one card before you end your turn.
refused-can-lay = You can lay, so you may not draw.
refused-pile-empty = There are no cards left to draw.
refused-wrong-lot = The lot falls on one of the players, in this opening only.
refused-colour-out-for-two = A colour is left out only by two players, not by { $players }.

table-rows-row = { $colour }: { $cards }
table-rows-row-empty = { $colour }: not open
table-rows-pile = Draw pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
table-rows-hands = Cards in hand: { $counts }
