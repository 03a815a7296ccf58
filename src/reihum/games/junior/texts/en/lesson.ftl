lesson-junior-aim = All the 1s and 11s are on the table already. Be the first to get rid of your five cards!
lesson-junior-low = From the 1 a row goes up: next comes the 2. Tap { $card }.
lesson-junior-high = From the 11 a row goes down: next comes the 10. { $card } fits, so play it too.
lesson-junior-done = Nothing more fits. Tap “{ play-do-end }”.
lesson-junior-draw = Now none of your cards fits. Draw one card.
lesson-junior-drawn = It fits! Then it is played at once. If it had not fitted, you would have kept it.
lesson-junior-next = The card that you drew helps you: now { $card } fits beside it.
lesson-junior-end = Well done! Whoever plays their last card wins.
