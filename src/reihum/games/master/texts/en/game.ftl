game-master = Master
game-master-about = Rows from 1 to 21 with jokers, with connection cards from row to row, and with a bonus for every half row; the player with the most points wins.
option-master-rows = The order of the rows from the top (default: shuffled)

action-master-joker = play a joker as { $place }
action-master-bridge = { $joker ->
    [none] connect { $start } with { $place }
   *[joker] connect { $start } with a joker as { $place }
}
action-master-swap = swap { $card } for the joker

event-master-column-laid = The 11s are one below the other: { $colours }.
event-master-joker-laid = { $seat-is ->
    [you] You play a joker as { $place }.
   *[other] { $seat } plays a joker as { $place }.
}
event-master-bridged = { $seat-is ->
    [you] You put a connection card
   *[other] { $seat } puts a connection card
} from { $start } to { $place }.
event-master-swapped = { $seat-is ->
    [you] You put { $card } in the joker’s place and take the joker.
   *[other] { $seat } puts { $card } in the joker’s place and takes the joker.
}
event-master-bonus-taken = { $seat-is ->
    [you] You have completed half a row and take a bonus card.
   *[other] { $seat } has completed half a row and takes a bonus card.
}
event-master-turn-ended = { $seat-is ->
    [you] Your turn is over.
   *[other] { $seat } ends the turn.
}
event-master-rows-filled = All four rows are complete.

outcome-rows-filled = All rows are complete, so nothing more can be played.

refused-joker-for-which-card = Say which card the joker stands for, as in “joker b7”.
refused-four-laid = You have played four cards, the most for one turn.
refused-place-taken = The place of { $card } is already taken.
refused-no-connection-left = You have no connection card left.
refused-connection-within-row = A connection card leads to another row, never along the same one.
refused-connection-astray = No connection card leads from { $start } to { $place }: it goes to the same number in a neighbouring row.
refused-connection-from-nothing = No connection card can start at { $start }: there is nothing there yet.
refused-connection-needless = { $card } needs no connection card: it fits without one.
refused-no-joker-there = There is no joker in the place of { $card }.
refused-turn-begun = You have already played or swapped a card, so you can no longer draw or pass.
refused-not-a-column = The rows cannot be in this order: { $colours }. Each colour comes once, and in the chosen order if there is one.

table-master-row = { $colour }: { $cards }; { $count ->
    [one] a joker as { $jokers }
   *[other] jokers as { $jokers }
}
table-master-span = A connection card joins { $start } and { $end }
table-master-bridges = Connection cards: { $counts }
table-master-bonuses = Bonus cards: { $counts }
web-tagline-master = Rows with connection cards and jokers
