# What the browser says while a round is played

play-your-turn = It is your turn.
play-turn-of = { $player }: to play
play-to-play = to play
play-away = away
play-cards = { $count ->
    [one] card
   *[other] cards
}
play-belongs-bridge = { $count ->
    [one] 1 connection card
   *[other] { $count } connection cards
}
play-belongs-bonus = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
play-belongs-stack = { $count ->
    [one] 1 card in the face-down stack
   *[other] { $count } cards in the face-down stack
}
play-belongs-won = { $count ->
    [one] 1 card won
   *[other] { $count } cards won
}
play-belongs-quartet = { $count ->
    [one] 1 quartet
   *[other] { $count } quartets
}
play-belongs-pair = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}

play-ask-lay = Your turn: lay a card.
play-ask-lay-more = Lay another card, or you are done.
play-ask-lay-or-draw = Lay up to four cards, or draw one.
play-ask-lay-or-pass = Lay cards, or pass.
play-ask-draw = Nothing fits: draw a card.
play-ask-pass = Nothing fits, and the pile is empty.
play-ask-end = Nothing more to lay: you are done.
play-ask-draw-or-take = Draw a card, or take the top discard.
play-ask-draw-one = Draw a card.
play-ask-meld = Your stage can be laid out: pick its cards, or discard one.
play-ask-meld-next = Now lay out the rest of your stage.
play-ask-add = Add cards to the melds, or discard one.
play-ask-discard = Pick a card and discard it.
play-ask-give-pause = Give somebody a pause card.
play-ask-say = Lay a card and say { $number }.
play-ask-say-or-doubt = Lay a card and say { $number }, or doubt.
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
play-do-lay = Lay
play-do-smuggle = Slip under
play-do-doubt = Cheating!
play-do-mogeln-pass = Let it stand
play-do-zweikampf-turn = Turn up
play-do-turn = Turn up
play-do-schnapp = Schnapp!
play-do-schnipp = Schnipp!
play-nothing-to-do = Nothing to do now
play-choose = What shall it be?
play-cancel = Cancel

play-hand = Your hand, { $count ->
    [one] 1 card
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

play-mogeln-said = { $player } said { $number }
play-mogeln-right = It was right!
play-mogeln-caught = Caught cheating!
play-mogeln-takes = The stack goes to { $player }
play-mogeln-under = Slip a card under
play-mogeln-colour = { option-mogeln-colour }: { $colour }
play-mogeln-own = Yours in the stack:
play-ratefix-guess = Your guess
play-ratefix-less = One less
play-ratefix-more = One more
