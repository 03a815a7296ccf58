# A first round of each game, explained to a child of eight

# Around every lesson

learn-title = Learn { $game }
learn-go-on = Go on
learn-leave = Leave the lesson
learn-again = Once more
learn-progress = How far you are
refused-learn-other = That is allowed too. But first try what is asked for.
refused-learn-wait = Read first, then tap “{ learn-go-on }”.
