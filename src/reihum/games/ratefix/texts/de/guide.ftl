guide-ratefix-aim = Rate, wie viel die Karten in der Mitte zusammen ergeben, obwohl du nur deine eigene kennst.
guide-ratefix-turn = Alle legen die oberste Karte ihres Stapels verdeckt in die Mitte, nach einem Blick darauf. Dann raten alle der Reihe nach, laut. Die gleiche Zahl darf zweimal geraten werden.
guide-ratefix-end = Wer am nächsten liegt, bekommt die Karten und rät das nächste Mal zuerst; sind zwei gleich nah, gilt, was früher gesagt wurde. Sind alle Karten gespielt, gewinnt, wer die meisten hat.
