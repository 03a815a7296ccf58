# Simulations

help-simulate = Let bots play many rounds of a game, and see how they end.
help-simulate-players = Number of players (default: 4 where the game allows it).
help-simulate-rounds = How many rounds are played.
help-simulate-bots = Who plays, seat by seat, as in simple,random; a shorter list is repeated.
help-simulate-seed = Random seed: the same number gives the same result.
help-simulate-jobs = How many processes share the work.
help-simulate-resume = A file that keeps the progress: if it exists, the simulation continues from there.
help-dask = The address of a Dask cluster that plays, as in tcp://host:8786.
simulated-machine = { $machine ->
    [kernel] Played on the compiled kernel
   *[engine] Played on the engine
}
compiling = Getting ready (the first time, the games are compiled, about 20 seconds)
simulating = Playing
simulated = { $game }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} with { $players } players, seed { $seed }
simulated-length = Decisions in a round: { $mean } on average, { $least } to { $most }
simulated-reason = { $count } × { $reason }
number-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-points = Points
column-place = Place
refused-simulated-rounds = A simulation has 1 to { $most } rounds, not { $number }.
refused-jobs = 1 to { $most } processes can share the work, not { $number }.
refused-too-many-bots = There are { $bots } bots, but only { $players } players.
refused-no-cluster = There is no Dask cluster at { $address }.
refused-no-workers = The Dask cluster at { $address } has no workers.
refused-cluster-lost = The Dask cluster at { $address } has stopped working.
refused-not-a-checkpoint = { $file } is not the progress of a simulation.
refused-another-checkpoint = { $file } belongs to another simulation.

# The referee

help-referee = Judge a game for another program: JSON lines in, JSON lines out.
help-referee-game = The name of the game, as reihum games lists it.
refused-not-started = No game has been started.
refused-not-a-request = That is not a request: { $problem }.
refused-line-too-long = A line may be at most { $most } bytes long.
refused-unknown-seat = There is no seat { $seat } at a table of { $players }.
