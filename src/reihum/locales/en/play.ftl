# What the browser says while a round is played

play-your-turn = It is your turn.
play-turn-of = { $count ->
    [one] { $player } to play
   *[other] { $player } are to play
}
play-to-play = to play
play-away = away
play-away-turn = { $player } is away. A bot will soon play on.
play-away-until-bot = { $player } is away. A bot will play on in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
play-cards = { $count ->
    [one] card
   *[other] cards
}
play-belongs-bridge = { $count ->
    [one] { $count } connection card
   *[other] { $count } connection cards
}
play-belongs-bonus = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
play-belongs-stack = { $count ->
    [one] { $count } card in the face-down stack
   *[other] { $count } cards in the face-down stack
}
play-belongs-won = { $count ->
    [one] { $count } card won
   *[other] { $count } cards won
}
play-belongs-quartet = { $count ->
    [one] { $count } quartet
   *[other] { $count } quartets
}
play-belongs-pair = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}

play-ask-lay = Your turn: play a card.
play-ask-lay-more = Play another card or finish your turn.
play-ask-lay-or-draw = Play up to four cards, or draw one.
play-ask-lay-or-pass = Play cards, or pass.
play-ask-draw = Nothing fits: draw a card.
play-ask-pass = Nothing fits, and the draw pile is empty.
play-ask-end = Nothing more fits: finish your turn.
play-ask-draw-or-take = Draw a card, or take the top of the discards.
play-ask-draw-one = Draw a card.
play-ask-meld = Your stage is complete: pick its cards, or discard one.
play-ask-meld-next = Now lay out the rest of your stage.
play-ask-add = Add cards to the melds, or discard one.
play-ask-discard = Pick a card and discard it.
play-ask-give-pause = Give somebody a pause card.
play-ask-say = Play a card and say “{ $number }”.
play-ask-say-or-doubt = Play a card and say “{ $number }”, or doubt.
play-ask-doubt-or-pass = The last card! Do you believe it?
play-ask-guess = What do the cards add up to?
play-ask-turn-up = Turn up your top card.
play-ask-call = Like another pile? Schnapp! Like the middle? Schnipp!
play-ask-draw-held-out = Draw one of the cards held out to you.

play-do-end = Done
play-do-draw = Draw
play-do-pass = Pass
play-do-take = Take
play-do-meld = Lay out
play-do-add = Add
play-do-discard = Discard
play-do-pause = Give
play-do-lay = Play
play-do-smuggle = Slip under
play-do-doubt = Cheat!
play-do-turn = Turn up
play-do-schnapp = Schnapp!
play-do-schnipp = Schnipp!
play-choose-card = Choose a card
play-wait = Please wait
play-choose = What will it be?
play-cancel = Cancel

play-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-card-fits = { $card }, fits
play-sort-colour = Sort by colour
play-sort-number = Sort by number

play-sheet = Score sheet
play-round = Round { $number }
play-total = Total
play-stages = Stages
play-stage-laid = stage { $stage } laid
play-stage-card = The ten stages
play-place = Place
play-first = first
play-you-win = You win the round!
play-wins = { $count ->
    [one] { $player } wins the round.
   *[other] { $player } win the round together.
}
