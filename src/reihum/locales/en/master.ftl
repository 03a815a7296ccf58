# Master

game-master = Master
game-master-about = Rows from 1 to 21 with jokers, with cards that lead from row to row, and with a bonus for every half row; most points win.
option-master-rows = The order of the rows from the top; shuffled if nothing is said

action-master-joker = lay a joker as { $place }
action-master-bridge = { $joker ->
    [none] connect { $start } with { $place }
   *[joker] connect { $start } with a joker as { $place }
}
action-master-swap = swap { $card } for the joker

event-master-column-laid = The 11s lie below each other: { $colours }.
event-master-joker-laid = { $seat-is ->
    [you] You lay a joker as { $place }.
   *[other] { $seat } lays a joker as { $place }.
}
event-master-bridged = { $seat-is ->
    [you] You put a connection card
   *[other] { $seat } puts a connection card
} from { $start } to { $place }.
event-master-swapped = { $seat-is ->
    [you] You put { $card } in the joker's place and take the joker.
   *[other] { $seat } puts { $card } in the joker's place and takes the joker.
}
event-master-bonus-taken = { $seat-is ->
    [you] You have completed a half row and take a bonus card.
   *[other] { $seat } has completed a half row and takes a bonus card.
}
event-master-turn-ended = { $seat-is ->
    [you] Your turn is over.
   *[other] { $seat } has finished the turn.
}
event-master-rows-filled = All four rows are complete.

outcome-rows-filled = All rows are complete, so nothing can be laid any more.

refused-joker-for-which-card = Say which card the joker stands for, as in "joker b7".
refused-four-laid = You have laid four cards. That is all in one turn.
refused-place-taken = { $card } has no free place: something lies there already.
refused-no-connection-left = You have no connection card left.
refused-connection-within-row = A connection card leads to another row, never along the same one.
refused-connection-astray = No connection card leads from { $start } to { $place }: it goes to the same number in the row above or below.
refused-connection-from-nothing = No connection card can start at { $start }: nothing lies there yet.
refused-connection-needless = { $card } needs no connection card: it can be laid without one.
refused-no-joker-there = No joker lies in the place of { $card }.
refused-turn-begun = You have begun to lay or swap, so you can no longer draw or pass.
refused-not-a-column = The rows cannot lie like this: { $colours }. Each colour comes once, and in the chosen order if there is one.

table-master-row = { $colour }: { $cards }; { $count ->
    [one] a joker as { $jokers }
   *[other] jokers as { $jokers }
}
table-master-span = A connection card joins { $start } and { $end }
table-master-bridges = Connection cards: { $counts }
table-master-bonuses = Bonus cards: { $counts }
