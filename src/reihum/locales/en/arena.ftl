# The arena

help-arena = Let bots compete, with the same cards for everyone, and see how sure the result is.
help-arena-players = Number of players at a table (default: 4 where the game allows it).
help-arena-bots = Who competes: with two bots, one of the first against all of the second; with more, every pair in this way. Your own program: cmd:COMMAND.
help-arena-deals = How many deals each pair of bots plays, each deal once in every seat; with --until-decided, at most.
help-arena-seed = Random seed: the same number gives the same result.
help-arena-jobs = How many processes share the work (default: one for each core).
help-arena-until-decided = Stop as soon as it is clear who is stronger.
help-arena-move-seconds = How long your own program may think about a move before it loses it.
help-arena-plot = Also draw the win shares into this file, as SVG.
arena-headline = { $game } with { $players } players, seed { $seed }: { $fair } of the wins would be fair
arena-interval = { $low } to { $high }
arena-pairing = { $bot } among { $among }
arena-better = stronger
arena-worse = weaker
arena-open = undecided
arena-lost-silent = { $bot } was silent for too long and lost { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
arena-lost-malformed = { $bot } could not be understood and lost { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
arena-lost-illegal = { $bot } tried illegal moves and lost { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
arena-lost-dead = { $bot } was no longer running and lost { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
arena-stopped = Each pairing was stopped when it was decided, so its win share is a little too far from the fair one; the interval allows for this.
number-rating = { NUMBER($rating, maximumFractionDigits: 0) }
number-milliseconds = { NUMBER($milliseconds, maximumSignificantDigits: 3) }
column-among = Among
column-deals = Deals
column-interval = 95%
column-verdict = Result
column-rating = Rating
column-moves = Moves
column-median = Median ms
column-p95 = 95% ms
refused-arena-bots = 2 to { $most } bots can compete, not { $number }.
refused-arena-deals = The arena plays { $least } to { $most } deals, not { $number }.
refused-bot-command = There is no program that { $command } would start.
refused-move-seconds = A move may take more than 0 and at most { $most } seconds, not { $number }.
refused-bot-lost-all = { $bot } lost all of its first { $moves } moves: it does not run, or answers nothing that is on the menu.
