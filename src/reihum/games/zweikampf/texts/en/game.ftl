play-do-zweikampf-turn = Turn up
web-tagline-zweikampf = Two cards turned up, the higher one wins

game-zweikampf = Zweikampf
game-zweikampf-about = A duel for two: both turn up a card at the same time, and the higher one takes both.
option-zweikampf-length = Length
choice-zweikampf-length-short = once through the stacks
choice-zweikampf-length-long = until one player has all the cards

action-zweikampf-turn = turn up your top card

event-zweikampf-dealt = The cards are dealt: { $each } for each player, face down.
event-zweikampf-ready = { $seat-is ->
    [you] You are ready to turn up a card.
   *[other] { $seat } is ready to turn up a card.
}
event-zweikampf-turned-up = { $seat-is ->
    [you] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
}
event-zweikampf-tied = A tie! { $stake } cards are at stake.
event-zweikampf-won = { $winner-is ->
    [you] You win { $cards }.
   *[other] { $winner } wins { $cards }.
}
event-zweikampf-took-back = The tie stays undecided, and both players take back their own cards. { $stakes }
event-zweikampf-ran-out = { $loser-is ->
    [you] You have no card left to break the tie, so you lose.
   *[other] { $loser } has no card left to break the tie and loses.
}
event-zweikampf-turned-over = { $seat-is ->
    [you] You turn over the cards you have won: { $count } in your new stack.
   *[other] { $seat } turns over the cards won so far: { $count } in the new stack.
}

outcome-stacks-played = The stacks have been played through.
outcome-all-cards-won = One player has all the cards.
outcome-turns-played = After 2,000 turns, whoever has more cards wins.

table-zweikampf-stacks = Cards in the stacks: { $counts }
table-zweikampf-won = Cards won: { $counts }
table-zweikampf-stakes = At stake: { $stakes }
