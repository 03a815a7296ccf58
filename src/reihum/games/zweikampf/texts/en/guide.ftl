guide-zweikampf-aim = A duel for two: luck alone decides. Win more cards than your opponent.
guide-zweikampf-turn = Both turn up their top card at the same time. The higher one takes both.
guide-zweikampf-tie = Two equal numbers stay where they are. Both turn up one more, and the higher one takes all of them.
guide-zweikampf-end = When the stacks are used up, whoever has more cards wins. In the long game you play on with the cards you have won until one player has them all.
