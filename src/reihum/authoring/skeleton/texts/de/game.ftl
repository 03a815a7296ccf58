# Change these texts with the rules, in all four languages.

game-higher = Higher
game-higher-about = Alle spielen gleichzeitig eine verdeckte Karte, und die höchste nimmt alle.
option-higher-lowest-takes = Die niedrigste Karte nimmt den Stich

action-higher-play = { $card } spielen

event-higher-dealt = Die Karten sind gegeben. { $hands }
event-higher-chose = { $seat-is ->
    [you] Du hast eine Karte verdeckt hingelegt.
   *[other] { $seat } hat eine Karte verdeckt hingelegt.
}
event-higher-revealed = { $seat-is ->
    [you] Du zeigst { $card }.
   *[other] { $seat } zeigt { $card }.
}
event-higher-took = { $winner-is ->
    [you] Du nimmst { $cards }.
   *[other] { $winner } nimmt { $cards }.
}

outcome-higher-over = Alle Stiche sind gespielt.
