action-rows-lay = play { $card }
action-rows-draw = draw a card
action-rows-pass = say that nothing fits
action-rows-end = end your turn

event-rows-dealt = The cards are dealt. { $hands } { $begins-is ->
    [you] You begin.
   *[other] { $begins } begins.
}
event-rows-deal-void = Nobody was dealt an 11. The cards are shuffled again.
event-rows-laid = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
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
    [you] You have played your last card.
   *[other] { $seat } has played the last card.
}
event-rows-hands-shown = Everybody shows the cards they still hold. { $hands }

outcome-out = Somebody has played their last card.

refused-opens-with = The round opens with { $cards }.
refused-row-not-open = { $card } has to wait: its row is not open yet. { $cards } would open it.
refused-gap = { $card } leaves a gap. In that row { $cards } would fit.
refused-must-lay = You hold a card that fits, so you must play one.
refused-must-draw = There are cards in the draw pile: draw one.
refused-lay-first = Play at least one card before you end your turn.
refused-can-lay = You can play a card, so you may not draw.
refused-pile-empty = There are no cards left to draw.
refused-wrong-lot = Lots are drawn among the players, and only in this opening.
refused-colour-out-for-two = A colour can be left out only with two players, not { $players }.

table-rows-row = { $colour }: { $cards }
table-rows-row-empty = { $colour }: not open
table-rows-pile = Draw pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
table-rows-hands = Cards in hand: { $counts }
