# A finished match, looked at again

replay-loading = Loading the match…
replay-missing = There is no such match.
replay-player = Playback
replay-eyes = Seen by
replay-eyes-of = { $player }
replay-eyes-onlooker = A spectator
replay-eyes-open = All cards face up
replay-move = Move
replay-move-of = Move { $number } of { $total }
replay-first = To the first move
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-last = To the last move
replay-speed = Speed
replay-notes = Moves and fairness
replay-moves = Moves
replay-review = Review the match
replay-reviewing = Every move is being analysed. This may take a minute…
replay-pass-on = Share this moment
replay-record = Save the record of the match

# Whether the shuffles were fair

fair-title = Fair shuffles
fair-checking = The shuffles are being recomputed…
fair-checked = { $count ->
    [one] Checked: the only shuffle of this match was fixed before the deal.
   *[other] Checked: all { $count } shuffles of this match were fixed before the deal.
}
fair-meaning = The table published the hash of a secret, then the players added their seeds. This device has computed every shuffle from both: they are the ones that were played.
fair-broken = The shuffles of this match cannot be confirmed.
