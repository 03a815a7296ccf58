# Eine Partie, noch einmal angeschaut

replay-loading = Die Partie wird geholt …
replay-missing = Diese Partie gibt es nicht.
replay-player = Abspielen
replay-eyes = Aus wessen Sicht?
replay-eyes-of = Wie { $player } es sah
replay-eyes-onlooker = Beim Zuschauen
replay-eyes-open = Alle Karten offen
replay-move = Zug
replay-move-of = Zug { $number } von { $total }
replay-first = Zum ersten Zug
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum letzten Zug
replay-speed = Tempo
replay-notes = Züge und Fairness
replay-moves = Züge
replay-review = Rückblick auf die Partie
replay-reviewing = Über jeden Zug wird nachgedacht. Das kann eine Minute dauern …
replay-pass-on = Diesen Moment weitergeben
replay-open = Eine Partie anschauen
replay-open-about = Wähle die Datei einer Partie, oder zieh sie hierher.
replay-open-file = Datei einer Partie
replay-checking = Jeder Zug der Partie wird geprüft …
replay-refused = Diese Partie kann nicht gezeigt werden.
share-match = Partie teilen
share-match-about = In diesem Link steckt die ganze Partie. Man kann sie auf jeder Reihum-Seite anschauen.
share-match-long = Diese Partie ist zu lang für einen Link. Schick sie als Datei.
share-match-file = Als Datei speichern

# Ob fair gemischt wurde

fair-title = Faires Mischen
fair-checking = Das Mischen wird nachgerechnet …
fair-checked = { $count ->
    [one] Geprüft: Das einzige Mischen dieser Partie stand vor dem Geben fest.
   *[other] Geprüft: Alle { $count } Mischungen dieser Partie standen vor dem Geben fest.
}
fair-meaning = Der Tisch hatte den Hash eines Geheimnisses veröffentlicht, danach gaben alle ihren Beitrag. Dieses Gerät hat aus beidem jede Mischung berechnet: Es ist die gespielte.
fair-broken = Das Mischen in dieser Partie lässt sich nicht bestätigen.
fair-brought = { $count ->
    [one] Eine Runde wurde auf einem Gerät am Tisch gegeben. Wer dort gegeben hat, konnte die Karten kennen.
   *[other] { $count } Runden wurden auf einem Gerät am Tisch gegeben. Wer dort gegeben hat, konnte die Karten kennen.
}
