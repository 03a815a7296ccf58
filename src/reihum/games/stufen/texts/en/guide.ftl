guide-stufen-aim = Ten stages, at most one a round. The round in which somebody lays stage ten is the last.
guide-stufen-turn = Take a card, from the draw pile or the top of the discards. Then lay your stage if you can, add cards, and discard one.
guide-stufen-melds = A stage is laid whole: a set is equal numbers, a run is consecutive numbers, a colour run is cards of one colour. If you have not managed your stage, you try it again in the next round.
guide-stufen-more = Once your stage is on the table, you may add cards to all stages there. A joker stands for any card and stays where it is. With a pause card, instead of a discard, you make somebody miss a turn.
guide-stufen-end = The round ends when somebody has no cards left. Cards in hand cost penalty points: 1 to 9 five each, 10 to 12 ten, a pause card fifteen, a joker twenty. The most stages count first, then the fewest penalty points.
