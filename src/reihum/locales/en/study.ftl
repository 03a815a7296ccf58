# Studies

help-study = Answer a question about a game with many rounds, with intervals and pictures.
help-study-file = The question: a file, or the name of a study that comes with Reihum; without one they are listed.
help-study-out = The page to write; the numbers go beside it as JSON.
study-written = The answer is in { $page }, the numbers are in { $numbers }.
study-numbers = The numbers
study-players = { $players } players
study-how = { $game }: { $rounds } rounds of each kind between bots ({ $bots }), seed { $seed }, { $machine ->
    [kernel] on the compiled kernel
    [engine] on the engine
   *[both] on the kernel where possible, otherwise on the engine
}. 95% confidence intervals.
axis-players = Players
axis-seats = Seat and bot
axis-turns = Order of play
axis-cards = Card
axis-stages = Stage
axis-ways = Way to play
axis-endings = Ending
axis-lies = Share
study-mean = Mean
study-interval = 95%
study-source = { $rounds } rounds of each kind between bots ({ $bots }). Bars are 95% confidence intervals.
study-cut-off = The scale begins at { $mark }.
mark-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
mark-number = { NUMBER($value, maximumFractionDigits: 2) }
study-lies = Cards played as lies
study-lies-that-pass = Lies that pass
study-doubts-in-vain = Wrong doubts
count-length = How long a round is
count-length-about = The decisions of all players together, on average: every card played, draw, call, pass and end of a turn counts as one.
count-length-measure = Decisions of all players in a round, on average
count-wins = Who wins
count-wins-about = Each seat’s share of the wins; a win shared by several counts in parts.
count-wins-measure = Share of the wins
count-points = Points
count-points-about = Each seat’s points, on average.
count-points-measure = Points in a round, on average
count-turns = What the order of play is worth
count-turns-about = How much more or less than the fair share the first, the second and each later player wins, counted from the player who begins.
count-turns-measure = Wins above or below the fair share, in percentage points
count-endings = How rounds end
count-endings-about = The share of rounds that end in each way.
count-endings-measure = Share of the rounds
count-luck = What luck decides
count-luck-about = Two bots of different skill, random and simple, take the same seat among simple ones. How far wins vary around each bot’s mean, against how far the means differ, whichever is higher: 100% is luck alone.
count-luck-measure = How much of what decides a win is luck
count-cards = What a dealt card is worth
count-cards-about = How much the chance to win rises with each such card in the first hand.
count-cards-measure = What each such card in the first hand adds to the chance to win, in percentage points
count-stages = How hard each stage is
count-stages-about = The share of players at a stage who lay it in a round.
count-stages-measure = Share of the players at a stage who lay it in a round
count-lies = Lies
count-lies-about = How often a card is a lie, how often a lie goes unnoticed, and how often a doubt is wrong.
count-lies-measure = Share of cards played, of lies and of doubts
refused-bad-study = { $file } is not a study: { $problem }.
refused-rounds-or-precision = { $file } gives both rounds and precision; only one of them is possible.
refused-unknown-count = There is nothing called { $count } to count in this game. There are { $counts }.
refused-too-many-cases = { $cases } cases are too many; { $most } can be compared.
