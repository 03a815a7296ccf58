hint-master-swap = You get a joker for it, which fits anywhere.
hint-master-bonus = It completes half a row and earns you a bonus card.
hint-master-wait = Whatever you play now would open more places for the others than for you.
hint-master-late = { $seat } has only { $count ->
    [one] one card
   *[other] { $count } cards
} left, and this one would cost you { $points } points.
