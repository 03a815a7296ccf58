lesson-zweikampf-aim = You have a stack, and so does your opponent. Who has the higher card?
lesson-zweikampf-turn = Turn up your top card.
lesson-zweikampf-again = Your card was higher, so you take both. Turn up the next one!
lesson-zweikampf-third = This time the other card was higher. Go on!
lesson-zweikampf-tie = Two equal numbers: both cards stay. Turn up one more, and play for all of them.
lesson-zweikampf-end = You take all four! When the stacks are used up, whoever has won the most cards wins.
