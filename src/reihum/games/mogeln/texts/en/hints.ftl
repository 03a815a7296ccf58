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
