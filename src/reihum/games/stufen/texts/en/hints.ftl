hint-stufen-draw = You have no use for { $card }.
hint-stufen-joker = A joker fits everywhere.
hint-stufen-nearer = { $lacking ->
    [0] It completes your stage.
    [one] It brings you closer to your stage: only one card will be missing.
   *[other] It brings you closer to your stage: { $lacking } cards will be missing.
}
hint-stufen-fits = You can add it to a meld on the table.
hint-stufen-lay = Stage { $stage } is yours, and from then on you can add cards.
hint-stufen-out = It is your last card.
hint-stufen-add = It fits, and in your hand it would cost { $points } penalty points.
hint-stufen-pause = { $count ->
    [one] { $to } has only one card left.
   *[other] { $to } misses a turn, with { $count } cards in hand.
}
hint-stufen-safe = You do not need it, and { $to } cannot add it anywhere.
hint-stufen-unwanted = You do not need it, and { $to } has been collecting other cards.
hint-stufen-useless = You do not need it for your stage, and in your hand it would cost { $points } penalty points.
