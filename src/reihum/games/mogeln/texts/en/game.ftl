game-mogeln = Mogeln
game-mogeln-about = Cards go face down on a stack and are called one, two, three, true or not; a player who is caught cheating takes the stack, and the first player without cards wins.
option-mogeln-count = Counting
choice-mogeln-count-twenty = up to twenty, so high numbers are always lies
choice-mogeln-count-highest = up to the highest number in play (recommended)
option-mogeln-colour = The only colour that is right
option-mogeln-taken = Cards that are taken
choice-mogeln-taken-stack = go under your own face-down stack
choice-mogeln-taken-hand = go straight into the hand
option-mogeln-smuggling = Slipping cards under is allowed

action-mogeln-smuggle = slip { $card } under your next card
action-mogeln-lay = play { $card }
action-mogeln-doubt = doubt the last card
action-mogeln-pass = let it stand

event-mogeln-dealt = The cards are dealt. { $hands } { $begins-is ->
    [you] You begin.
   *[other] { $begins } begins.
}
event-mogeln-smuggled = { $seat-is ->
    [you] You slip { $card } under your next card, unseen.
   *[other] { $seat } slips { $card } under the next card.
}
event-mogeln-stack-out = Nobody doubted: the stack leaves the game, unseen.
event-mogeln-laid = { $seat-is ->
    [you] You say “{ $number }” and play { $cards }.
   *[other] { $cards ->
        [none] { $seat } says “{ $number }” and plays a card.
       *[other] { $seat } says “{ $number }” and plays { $cards }.
    }
}
event-mogeln-no-cards-left = { $seat-is ->
    [you] You have no cards left!
   *[other] { $seat } has no cards left!
}
event-mogeln-picked-up = { $seat-is ->
    [you] You pick up your stack: { $cards }.
   *[other] { $cards ->
        [none] { $count ->
            [one] { $seat } picks up a stack of { $count } card.
           *[other] { $seat } picks up a stack of { $count } cards.
        }
       *[other] { $seat } picks up a stack: { $cards }.
    }
}
event-mogeln-doubted = { $by-is ->
    [you] You doubt { $seat }’s { $number }.
   *[other] { $seat-is ->
        [you] { $by } doubts your { $number }.
       *[other] { $by } doubts { $seat }’s { $number }.
    }
} Turned up: { $cards }. { $right ->
    [yes] That is right.
   *[no] That is cheating!
}
event-mogeln-took = { $seat-is ->
    [you] { $count ->
        [one] You take the stack, { $count } card.
       *[other] You take the stack, { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } takes the stack, { $count } card.
       *[other] { $seat } takes the stack, { $count } cards.
    }
}
event-mogeln-passed = { $seat-is ->
    [you] You let it stand.
   *[other] { $seat } lets it stand.
}
event-mogeln-cards-shown = Everybody shows the cards they have left. { $hands }

outcome-mogeln-out = Somebody has got rid of all their cards.
outcome-mogeln-bound = After 500 cards, whoever has the fewest left wins.

refused-doubt-or-pass = The player before you has no cards left: doubt the last card or let it stand.
refused-no-smuggling = No cards may be slipped under at this table.
refused-smuggled-enough = You have already slipped { $most } cards under. Now play one on top.
refused-smuggled-all = { $card } is the last card in your hand. Play it.
refused-nothing-to-doubt = There is no card on the stack that you could doubt.
refused-smuggled-so-lay = You have slipped a card under your next one, so now you must play.
refused-lay-or-doubt = You can only let somebody’s very last card stand.

table-mogeln-stack = Stack: { $number } was said last ({ $player }), next comes { $next }
table-mogeln-stack-empty = Stack: empty, next comes { $next }
table-mogeln-turned = Turned up: { $cards }
table-mogeln-own = Your cards in the stack: { $cards }
table-mogeln-smuggled = Under your next card: { $cards }
table-mogeln-hands = Cards in hand, as far as seen: { $counts }
table-mogeln-taken = Cards in face-down stacks: { $counts }
table-mogeln-out = Stacks out of the game: { $count }
play-do-mogeln-pass = Let it stand

play-mogeln-said = { $player } said { $number }
play-mogeln-right = It was right!
play-mogeln-caught = Caught cheating!
play-mogeln-takes = The stack goes to { $player }
play-mogeln-under = Slip a card under
play-mogeln-colour = { option-mogeln-colour }: { $colour }
play-mogeln-own = Yours in the stack:
web-tagline-mogeln = Play, claim, and do not get caught
