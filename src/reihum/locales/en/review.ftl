# A recorded game looked at again

help-review = Review a recorded game: which moves cost the most, and how lucky everybody’s cards were.
help-review-seed = Seed of the analysis: the same number gives the same review.
reviewing = Thinking

review-headline = { $game }, { $players } players, { $rounds ->
    [one] one round.
   *[other] { $rounds } rounds.
}
review-luck = Cards: how often such cards win when everybody plays equally well; the fair share is { $fair }.
review-given-away = Given away: what all of a player’s mistakes cost together, in chances of winning.
review-no-hands = Nobody holds a hand in this game, so there is nothing to say about the luck of the deal.
review-not-weighed = Moves in this game cannot be judged, because the bots do not search it.
review-no-compiler = Moves are judged only where numba is installed.
review-no-mistakes = No move was clearly worse than another.
review-cost = { $cost }% ± { $margin }
review-share = { $share }%
review-mistakes = The moves that cost the most
review-moment = Move { $number }: { $action }
review-costs = Costs { $cost } ± { $margin } percentage points of winning chance.
review-better = Better: { $action }. { $why }

column-player = Player
column-luck = Cards
column-given-away = Given away
column-move = Move
column-played = Played
column-better = Better
column-cost = Cost
column-why = Why
