lesson-schwarzerpeter-aim = One card has no twin: the Schwarzer Peter. Whoever keeps it in the end loses!
lesson-schwarzerpeter-pairs = Two equal numbers are a pair. All pairs have been laid down already, so only a few cards are left.
lesson-schwarzerpeter-draw = Your neighbour holds out the cards to you, face down. Draw one of them: number { $place } from the left.
lesson-schwarzerpeter-pair = A 6, and you had one: a pair! It is laid down at once.
lesson-schwarzerpeter-draw-again = One player has no cards left and is safe. Now draw number { $place }.
lesson-schwarzerpeter-peter = No pair this time. Is it the Schwarzer Peter? Nobody can know yet. Keep a straight face: perhaps somebody draws it from you.
lesson-schwarzerpeter-relief = That card is gone! Now draw number { $place }.
lesson-schwarzerpeter-end = You have no cards left: you are safe. The card that was put aside is shown at last: the blue 13. So the red 13 was the Schwarzer Peter, and whoever holds it loses.
