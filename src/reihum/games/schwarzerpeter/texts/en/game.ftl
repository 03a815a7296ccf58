game-schwarzerpeter = Schwarzer Peter
game-schwarzerpeter-about = Draw from the hand to your left and lay down pairs; the player who is left with the card that fits no pair loses.
option-schwarzerpeter-length = Length
choice-schwarzerpeter-length-full = all numbers from 1 to 20
choice-schwarzerpeter-length-short = without 17 to 20
option-schwarzerpeter-forfeit = Forfeit
choice-schwarzerpeter-forfeit-none = none
choice-schwarzerpeter-forfeit-dot = a black dot on the nose
choice-schwarzerpeter-forfeit-task = a small task that the table agrees on

action-schwarzerpeter-draw = draw card { $place }

event-schwarzerpeter-dealt = One card is put aside unseen, the others are dealt. { $hands }
event-schwarzerpeter-held-out = { $giver-is ->
    [you] You hold out your cards to { $to }.
   *[other] { $to-is ->
        [you] { $giver } holds out { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } to you.
       *[other] { $giver } holds out { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } to { $to }.
    }
}
event-schwarzerpeter-drew = { $seat-is ->
    [you] You draw { $card } from { $giver }.
   *[other] { $giver-is ->
        [you] { $seat } draws { $card } from you.
       *[other] { $card ->
            [none] { $seat } draws a card from { $giver }.
           *[other] { $seat } draws { $card } from { $giver }.
        }
    }
}
event-schwarzerpeter-pairs-laid = { $seat-is ->
    [you] You lay down in pairs: { CARD($cards, form: "numbers") }.
   *[other] { $seat } lays down in pairs: { CARD($cards, form: "numbers") }.
}
event-schwarzerpeter-safe = { $seat-is ->
    [you] You have no cards left: you are safe.
   *[other] { $seat } has no cards left and is safe.
}
event-schwarzerpeter-peter-shown = { $loser-is ->
    [you] You hold the Schwarzer Peter, { $peter }, and lose. The card put aside was { $aside }.
   *[other] { $loser } holds the Schwarzer Peter, { $peter }, and loses. The card put aside was { $aside }.
}
event-schwarzerpeter-undecided = Nobody loses. The Schwarzer Peter was { $peter }. The card put aside was { $aside }.
event-schwarzerpeter-forfeit-due = { $forfeit ->
    [dot] { $loser-is ->
        [you] You get a black dot on the nose.
       *[other] { $loser } gets a black dot on the nose.
    }
   *[task] { $loser-is ->
        [you] You do the small task that was agreed on.
       *[other] { $loser } does the small task that was agreed on.
    }
}

outcome-peter-left = Only the Schwarzer Peter is left.
outcome-draws-made = After 1,000 draws the round ends undecided.

refused-not-held-out = { $count ->
    [one] You can only draw the one card that is held out to you.
   *[other] You can only draw one of the { $count } cards held out to you, by its place from 1 to { $count }.
}

table-schwarzerpeter-hands = Cards in hand: { $counts }
table-schwarzerpeter-pairs = Pairs laid down: { $counts }
table-schwarzerpeter-draw = { $drawer-is ->
    [you] You draw from { $giver }.
   *[other] { $giver-is ->
        [you] { $drawer } draws from you.
       *[other] { $drawer } draws from { $giver }.
    }
}
table-schwarzerpeter-aside = Put aside: { $aside }
web-tagline-schwarzerpeter = Don’t get stuck with the odd card
