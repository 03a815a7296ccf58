guide-junior-aim = Short rows for young players: the 1s and the 11s are on the table from the start. Be the first to play your five cards.
guide-junior-turn = Play cards upwards from a 1 or downwards from an 11, always in their own colour and without gaps. If you can play a card, you must play at least one; more are allowed.
guide-junior-draw = Draw one card. If it fits, it is played at once; otherwise you keep it. If the draw pile is empty, it is the next player’s turn.
guide-junior-end = Whoever plays their last card wins. The others add up the numbers that they still hold: the fewer, the better.
