# Cards and players

colour-red = ■ red
colour-yellow = ▶ yellow
colour-green = ★ green
colour-blue = ● blue

# Cards in their forms. In a sentence { $card } is the value, as in "You draw { $card }."; another form is asked for by
# { CARD($card, form: "subject") }. "label" stands alone; "start" is the subject with a capital letter. A form that a
# card does not have is its value. A symbol is joined to its colour and number by no-break spaces.
card-red = ■ red { $number }
card-yellow = ▶ yellow { $number }
card-green = ★ green { $number }
card-blue = ● blue { $number }
card-joker = a joker
    .label = joker
card-pause = a pause card
    .label = pause card
cards-red = ■ red { $numbers }
cards-yellow = ▶ yellow { $numbers }
cards-green = ★ green { $numbers }
cards-blue = ● blue { $numbers }
cards-of = { $player-is ->
    [you] Your cards: { $cards }.
   *[other] { $player }: { $cards }.
}
no-cards = nothing
you = you

separator = ,{ " " }
separator-groups = ;{ " " }
together = { $others } and { $last }
run = { $first }–{ $last }
run-plain = { $first } to { $last }

# Bots

bot-random = plays at random
bot-easy = easy
bot-simple = by rules of thumb
bot-duck = Dina Duck, who makes way for everybody
bot-badger = Bruno Badger, who blocks the way
bot-lamb = Lino Lamb, who lies only when there is no other way
bot-puppy = Pip Puppy, who trusts everybody
bot-fox = Fina Fox, who lies a lot
bot-owl = Ottla Owl, who doubts a lot
bot-medium = medium
bot-hard = hard
bot-master = master

# What every game may refuse

refused-game-over = The game is over.
refused-shuffle-first = The cards are being shuffled.
refused-not-your-turn = It is not your turn.
refused-not-yours = That is not for you to do.
refused-not-in-hand = You do not hold { $card }.
refused-wrong-cards = These are not the cards of the game.
refused-unknown-words = “{ $words }” is not a move in this game.
refused-malformed-action = That is not a move in this game: { $problem }.
refused-unknown-game = There is no game “{ $game }”. The games are { $games }.
refused-unknown-bot = There is no bot “{ $bot }”. The bots are { $bots }.
refused-unknown-language = There are no texts in “{ $language }”, only in { $languages }.
refused-unknown-option = { $game } has no option “{ $option }”.
refused-bad-option = That is not an option of { $game }: { $problem }.
refused-players = { $game } is for { $most ->
    [2] 2
   *[other] { $least } to { $most }
} players, not for { $players }.
refused-first-seat = There is no seat { $first } at a table of { $players }.
refused-rounds = A match has 1 to { $most } rounds, not { $rounds }.
refused-not-a-record = That is not a record of a game.
refused-record-too-long = A record may be at most { $most } bytes long.
refused-link-too-large = The record in this link is too large.
refused-link-too-new = This link was made by a newer version of Reihum.
refused-link-damaged = This link is damaged: a part of it was changed.
refused-link-cut-off = This link is cut off: its end is missing.
refused-other-rules = This record follows version { $theirs } of the rules of { $game }, but this program only knows version { $ours }.
refused-illegal-in-record = Move { $number } of the record, “{ $action }”, is not allowed: { $why }
refused-other-outcome = The record’s moves lead to a different result from the one it gives.
refused-other-rounds = A record needs one commitment to its shuffles for each round that is dealt. Rounds: { $rounds }, commitments: { $committed }.
refused-other-seeds = Round { $round } needs one seed for each player, not { $seeds }.
refused-secret-used-twice = The commitment for round { $round } was used for an earlier round, so its cards could be known.
refused-no-secret = Round { $round } is over, but its secret is not revealed.
refused-other-secret = The secret of round { $round } is not the one that was committed to.
refused-other-shuffle = Move { $number } of the record is not the shuffle that the secret and the seeds of round { $round } give.

# Shuffles

shuffles-recomputed = Every shuffle was recomputed from the committed secrets and the players’ seeds.
shuffles-secret-kept = { $round ->
    [1] The secret of the round is not revealed yet, so its shuffles cannot be checked.
   *[other] The secret of round { $round } is not revealed yet, so its shuffles cannot be checked. Those before it were recomputed.
}
shuffles-not-committed = Nothing was committed to before the deal, so the shuffles cannot be checked.

# Matches

event-match-round-ended = Round { $number } is over.
outcome-match = The match is over.
