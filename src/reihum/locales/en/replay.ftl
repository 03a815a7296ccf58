# A finished match, looked at again

replay-loading = The match is being fetched …
replay-missing = There is no such match.
replay-player = Playback
replay-eyes = Whose eyes?
replay-eyes-of = As { $player } saw it
replay-eyes-onlooker = As an onlooker
replay-eyes-open = All hands open
replay-move = Move
replay-move-of = Move { $number } of { $total }
replay-first = To the first move
replay-back = One move back
replay-play = Play
replay-pause = Stop
replay-forward = One move on
replay-last = To the last move
replay-speed = Speed
replay-notes = Moves and fairness
replay-moves = Moves
replay-review = Review the match
replay-reviewing = Every move is being thought over. This may take a minute …
replay-pass-on = Pass this moment on
replay-record = Save the record of the match

# Whether the shuffles were fair

fair-title = Fair shuffles
fair-checking = The shuffles are being computed again …
fair-checked = { $count ->
    [one] Checked: the only shuffle of this match was fixed before the deal.
   *[other] Checked: all { $count } shuffles of this match were fixed before the deal.
}
fair-meaning = The table had published the hash of a secret, then the players added seeds. This device has computed every shuffle from both, and it is the one that was played.
fair-broken = The shuffles of this match cannot be confirmed.
