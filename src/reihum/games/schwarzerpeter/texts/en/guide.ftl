guide-schwarzerpeter-aim = Lay down pairs of equal numbers. One card has no twin, because the twin was put aside unseen: do not be left with it!
guide-schwarzerpeter-turn = Draw a hidden card from the hand to your left. If it makes a pair, the pair is laid down automatically. Whoever has no cards left is safe.
guide-schwarzerpeter-end = When only the Schwarzer Peter is left, whoever holds it has lost.
