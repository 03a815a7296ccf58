# Ein aufgezeichnetes Spiel im Rückblick

help-review = Auf ein aufgezeichnetes Spiel zurückblicken: welche Züge am meisten gekostet haben, und wie viel Kartenglück alle hatten.
help-review-seed = Startzahl der Analyse: gleiche Zahl, gleicher Rückblick.
reviewing = Denkt nach

review-headline = { $game }, zu { $players }, { $rounds ->
    [one] eine Runde.
   *[other] { $rounds } Runden.
}
review-luck = Karten: wie oft solche Karten gewinnen, wenn alle gleich gut spielen; gerecht wären { $fair }.
review-given-away = Verschenkt: was die Fehler einer Person zusammen gekostet haben, als Aussicht auf den Sieg.
review-no-hands = In diesem Spiel hat niemand Karten auf der Hand, darum steht hier nichts über Kartenglück.
review-not-weighed = Die Züge dieses Spiels lassen sich nicht bewerten, weil die Bots es nicht vorausrechnen.
review-no-compiler = Züge werden nur bewertet, wenn numba installiert ist.
review-no-mistakes = Kein Zug war eindeutig schlechter als ein anderer.
review-cost = { $cost } % ± { $margin }
review-share = { $share } %
review-mistakes = Die Züge, die am meisten kosteten
review-moment = Zug { $number }: { $action }
review-costs = Kostet { $cost } ± { $margin } Prozentpunkte Siegchance.
review-better = Besser: { $action }. { $why }

column-player = Wer
column-luck = Karten
column-given-away = Verschenkt
column-move = Zug
column-played = Gespielt
column-better = Besser
column-cost = Kosten
column-why = Warum
