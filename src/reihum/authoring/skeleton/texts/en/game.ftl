# Change these texts with the rules, in all four languages.

game-higher = Higher
game-higher-about = Everybody plays a hidden card at the same time, and the highest takes them all.
option-higher-lowest-takes = The lowest card takes the trick

action-higher-play = play { $card }

event-higher-dealt = The cards are dealt. { $hands }
event-higher-chose = { $seat-is ->
    [you] You have put a card face down.
   *[other] { $seat } has put a card face down.
}
event-higher-revealed = { $seat-is ->
    [you] You show { $card }.
   *[other] { $seat } shows { $card }.
}
event-higher-took = { $winner-is ->
    [you] You take { $cards }.
   *[other] { $winner } takes { $cards }.
}

outcome-higher-over = All tricks are played.
