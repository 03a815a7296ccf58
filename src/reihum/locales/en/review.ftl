# A recorded game looked at again

help-review = Look at a recorded game again: which moves cost most, and how lucky everybody's cards were.
help-review-seed = What decides over chance in thought: the same number gives the same review.
reviewing = Thinking

review-headline = { $game }, { $players } players, { $rounds ->
    [one] one round.
   *[other] { $rounds } rounds.
}
review-luck = Cards: how often such cards win when all play alike; the fair share is { $fair }.
review-given-away = Given away: what a player's mistakes cost together, in chances of winning.
review-no-hands = Nobody holds a hand in this game, so nothing is said of the luck of the deal.
review-not-weighed = The moves of this game are not weighed: bots do not play it on in thought.
review-no-compiler = Moves are weighed only where numba is installed.
review-no-mistakes = No move was clearly worse than another.
review-cost = { $cost } % ± { $margin }
review-share = { $share } %
review-mistakes = The moves that cost most
review-moment = Move { $number }: { $action }
review-costs = Costs { $cost } % ± { $margin } in chances of winning.
review-better = Better: { $action }. { $why }

column-player = Player
column-luck = Cards
column-given-away = Given away
column-move = Move
column-played = Played
column-better = Better
column-cost = Cost
column-why = Why
