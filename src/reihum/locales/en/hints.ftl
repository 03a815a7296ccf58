# Why a move is good

hint-chance = If everyone plays well, it wins about { $chance }% of such rounds{ $margin ->
    [0] { "" }
   *[other] { " " }(± { $margin })
}.
hint-best = Of everything you can do, it promises the most.
hint-only = There is nothing else you can do.

hint-rows-draw = Nothing in your hand fits.
hint-rows-pass = Nothing fits, and the draw pile is empty.
hint-rows-only = No other card of yours fits.
hint-rows-out = { $count ->
    [one] It is your last card.
   *[other] Your whole hand fits: play all { $count } cards and you win.
}
hint-rows-way = It clears the way for your own { $cards }.
hint-rows-closed = It opens no place for anybody else.
hint-rows-less = It helps the others least. Behind { $card } there { $count ->
    [one] is one more place
   *[other] are { $count } more places
} for them, so keep that one back.
hint-rows-keep = Keep { $cards } for later: nobody else can play that, { $waiting ->
    [0] and it still fits next time.
    [one] and one player is stuck already.
   *[other] and { $waiting } players are stuck already.
}

hint-master-swap = You get a joker for it, which fits anywhere.
hint-master-bonus = It completes half a row and earns you a bonus card.
hint-master-wait = Whatever you play now would open more places for the others than for you.
hint-master-late = { $seat } has only { $count ->
    [one] one card
   *[other] { $count } cards
} left, and this one would cost you { $points } points.

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

hint-mogeln-impossible = There is no { $number } in the game at all.
hint-mogeln-caught = You know where all { $count } right cards are, so this is a lie.
hint-mogeln-counted = You know where { $count } of the { $all } cards that could be a { $number } are.
hint-mogeln-doubt = { $seat } may well not have had a { $number }.
hint-mogeln-wins = If you let it stand, { $seat } has won.
hint-mogeln-pass = { $seat } may well have had a { $number }, and a wrong doubt costs you the stack.
hint-mogeln-truth = It really is a { $number }: nobody can catch you.
hint-mogeln-lie = You have no { $number }, and this is the card you will miss least.
hint-mogeln-bluff = Save your { $number } for later: the stack is still low, and a lie costs little now.
hint-mogeln-cover = With a card underneath it is a lie anyway, and this is the one you will miss least.
hint-mogeln-smuggle = { $count ->
    [0] The stack is empty: being caught costs little now, and you get rid of one more card.
   *[other] If you cheat, cheat properly: being caught costs the same, and you get rid of one more card.
}

hint-ratefix-average = { $card } is yours, and the other cards are worth { NUMBER($mean, maximumFractionDigits: 1) } on average: that makes about { $total }.
hint-ratefix-above = Just above { $guess }, you are closest to every higher total.
hint-ratefix-below = Just below { $guess }, you are closest to every lower total.
hint-ratefix-aside = { $card } is yours, and the other cards are worth { NUMBER($mean, maximumFractionDigits: 1) } on average: that makes about { $total }. Saying exactly that would give your card away.
hint-ratefix-closest = So far you are closest { $count ->
    [one] if the total is { $first }.
   *[other] to every total from { $first } to { $last }.
}

hint-schnippschnapp-call = There are two { $number }s. Be quick!
hint-schnippschnapp-wait = No two face-up cards match, and a wrong call costs cards.

hint-shuffled = The cards were just shuffled: one is as good as another.
