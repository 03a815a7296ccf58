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
replay-open = Watch a match
replay-open-about = Choose the file of a match, or drop it here.
replay-open-file = File of a match
replay-checking = Every move of the match is being checked…
replay-refused = This match cannot be shown.
share-match = Share the match
share-match-about = The link has the whole match inside. It can be watched on any Reihum page.
share-match-long = This match is too long for a link. Send it as a file.
share-match-file = Save as a file

# Whether the shuffles were fair

fair-title = Fair shuffles
fair-checking = The shuffles are being recomputed…
fair-checked = { $count ->
    [one] Checked: the only shuffle of this match was fixed before the deal.
   *[other] Checked: all { $count } shuffles of this match were fixed before the deal.
}
fair-meaning = The table published the hash of a secret, then the players added their seeds. This device has computed every shuffle from both: they are the ones that were played.
fair-broken = The shuffles of this match cannot be confirmed.
fair-brought = { $count ->
    [one] One round was dealt on a player’s device. Whoever dealt there may have known the cards.
   *[other] { $count } rounds were dealt on a player’s device. Whoever dealt there may have known the cards.
}
