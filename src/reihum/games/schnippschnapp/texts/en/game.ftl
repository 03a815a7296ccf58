game-schnippschnapp = Schnipp Schnapp
game-schnippschnapp-about = A race: when two face-up piles show the same number, the first to call takes them; the player with the most quartets wins.
option-schnippschnapp-mode = Turning up
choice-schnippschnapp-mode-in-turn = one after another, quartets count
choice-schnippschnapp-mode-all-at-once = all at once on “go”, cards won count
option-schnippschnapp-window = Calls count as simultaneous within this many milliseconds
option-schnippschnapp-reveals = Ends after cards were turned up so many times (six players need about 1,500 to the end)

action-schnippschnapp-turn = turn up your top card
action-schnippschnapp-schnapp = call “Schnapp” if two face-up piles show the same number
action-schnippschnapp-schnipp = call “Schnipp” if the number in the middle was turned up
action-schnippschnapp-wait = let the card go

event-schnippschnapp-dealt = The cards are dealt. { $hands } { $begins-is ->
    [you] You begin.
   *[other] { $begins } begins.
}
event-schnippschnapp-turned-up = { $seat-is ->
    [you] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
}
event-schnippschnapp-called = { $call ->
    [schnapp] { $seat-is ->
        [you] You call “Schnapp” after { $time } ms.
       *[other] { $seat } calls “Schnapp” after { $time } ms.
    }
   *[schnipp] { $seat-is ->
        [you] You call “Schnipp” after { $time } ms.
       *[other] { $seat } calls “Schnipp” after { $time } ms.
    }
}
event-schnippschnapp-won = { $call ->
    [schnapp] { $seat-is ->
        [you] You win the face-up piles:
       *[other] { $seat } wins the face-up piles:
    }
   *[schnipp] { $seat-is ->
        [you] You win the middle:
       *[other] { $seat } wins the middle:
    }
} { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
event-schnippschnapp-took-back = { $seat-is ->
    [you] You called at the same time as somebody else: a draw.
   *[other] { $seat } called at the same time as somebody else: a draw.
} { $cards ->
    [0] { "" }
   *[other] The face-up cards go back under the stack.
}
event-schnippschnapp-mistaken = { $cards ->
    [0] { $seat-is ->
        [you] That was wrong. You have nothing to pay, so you may not call until a pile is won or a match of the middle has gone by.
       *[other] That was wrong. { $seat } has nothing to pay and may not call until a pile is won or a match of the middle has gone by.
    }
    [one] { $seat-is ->
        [you] That was wrong. You pay { $cards } card to the middle.
       *[other] That was wrong. { $seat } pays { $cards } card to the middle.
    }
   *[other] { $seat-is ->
        [you] That was wrong. You pay { $cards } cards to the middle.
       *[other] That was wrong. { $seat } pays { $cards } cards to the middle.
    }
}
event-schnippschnapp-quartets-laid = { $seat-is ->
    [you] You lay quartets aside: { $numbers }.
   *[other] { $seat } lays quartets aside: { $numbers }.
}
event-schnippschnapp-went-out = { $seat-is ->
    [you] You have no cards left. A “Schnipp” can bring you back.
   *[other] { $seat } has no cards left.
}
event-schnippschnapp-came-back = { $seat-is ->
    [you] You are back in the game.
   *[other] { $seat } is back in the game.
}
event-schnippschnapp-turned-over = { $seat-is ->
    [you] Your stack is used up. You turn your face-up pile over ({ $cards }) and shuffle it.
   *[other] { $seat }’s stack is used up. The face-up pile is turned over ({ $cards }) and shuffled.
}

outcome-all-quartets = All quartets are laid aside.
outcome-last-holder = One player had all the cards that were left, and has laid them aside.
outcome-nobody-has-cards = Nobody has a card left: the rest is in the middle.
outcome-no-pile-won = 250 cards were turned up without a pile being won.
outcome-long-enough = Cards were turned up 5,000 times: that is enough.
outcome-as-agreed = The agreed number of times is reached, and no more cards are turned up.

refused-wait-for-go = Wait for “go”: everybody turns up a card at the same time.
refused-answer-first = A card was just turned up. Call, or let it go first.
refused-not-turned-up-yet = Cards have not been turned up { $reveal } times yet.
refused-stale-call = Too late: that card has passed. It costs you nothing.
refused-silent = After your mistake you may not call until a pile is won or a match of the middle has gone by.
refused-one-call = You have already answered this card.
refused-out-of-cards = Without cards you can only call “Schnipp”.
refused-call-time = A call comes at most { $most } ms after its card.

table-schnippschnapp-player = { $player }: { $stack } face down, { $pile ->
    [0] none face up
   *[other] { $pile } face up, { $top } on top
}
table-schnippschnapp-middle = In the middle: { $count ->
    [0] nothing
    [one] { $count } card, { $top }
   *[other] { $count } cards, { $top } on top
}
table-schnippschnapp-quartets = Quartets: { $counts }
table-schnippschnapp-won = Cards won: { $counts }
web-tagline-schnippschnapp = Same number? Be the first to call!
