play-ratefix-guess = Your guess
play-ratefix-less = One less
play-ratefix-more = One more

game-ratefix = Ratefix
game-ratefix-about = Everybody puts a card face down in the middle and guesses the total; the closest guess takes the cards, and the player with the most cards wins.

action-ratefix-guess = guess { $total }

event-ratefix-dealt = The cards are dealt: a stack of { $each } for each player, the rest stays out. { $begins-is ->
    [you] You guess first.
   *[other] { $begins } guesses first.
}
event-ratefix-looked = { $seat-is ->
    [you] You look at your top card: { $card }.
   *[other] { $seat } looks at the top card: { $card }.
}
event-ratefix-put-down = Everybody’s card is face down in the middle.
event-ratefix-guessed = { $seat-is ->
    [you] You guess { $total }.
   *[other] { $seat } guesses { $total }.
}
event-ratefix-won = The cards are shown: { $cards }. Together that is { $total }. { $winner-is ->
    [you] You are closest and take them.
   *[other] { $winner } is closest and takes them.
}

refused-guess-astray = The total lies between { $least } and { $most }.

table-ratefix-stacks = Cards in each stack: { $count }
table-ratefix-won = Cards won: { $counts }
table-ratefix-shown = Shown so far: { $cards }
table-ratefix-card = Your card in the middle: { $card }
table-ratefix-guesses = Guesses so far: { $guesses }
web-tagline-ratefix = Who guesses the total?
