# Karten und Spieler

colour-red = ■ Rot
colour-yellow = ▶ Gelb
colour-green = ★ Grün
colour-blue = ● Blau

# Karten in ihren Formen. Im Satz ist { $card } der Wert, im Akkusativ wie in „Du ziehst { $card }.“; eine andere Form
# verlangt { CARD($card, form: "subject") }: der Nominativ. „label“ steht allein, „start“ ist der Nominativ mit großem
# Anfang. Fehlt eine Form, gilt der Wert. Symbol, Farbe und Zahl verbinden geschützte Leerzeichen.
card-red = ■ Rot { $number }
card-yellow = ▶ Gelb { $number }
card-green = ★ Grün { $number }
card-blue = ● Blau { $number }
card-joker = einen Joker
    .subject = ein Joker
    .label = Joker
card-pause = eine Pausenkarte
    .label = Pausenkarte
cards-red = ■ Rot { $numbers }
cards-yellow = ▶ Gelb { $numbers }
cards-green = ★ Grün { $numbers }
cards-blue = ● Blau { $numbers }
cards-of = { $player-is ->
    [you] Deine Karten: { $cards }.
   *[other] { $player }: { $cards }.
}
no-cards = nichts
you = du

separator = ,{ " " }
separator-groups = ;{ " " }
together = { $others } und { $last }
run = { $first }–{ $last }
run-plain = { $first } bis { $last }

# Bots

bot-random = spielt auf gut Glück
bot-easy = leicht
bot-simple = nach Faustregeln
bot-duck = Dina Ente, macht allen den Weg frei
bot-badger = Bruno Dachs, versperrt den Weg
bot-lamb = Lino Lamm, lügt nur zur Not
bot-puppy = Pip Welpe, glaubt allen
bot-fox = Fina Fuchs, mogelt gern
bot-owl = Ottla Eule, zweifelt gern
bot-medium = mittel
bot-hard = schwer
bot-master = Meister

# Was jedes Spiel ablehnen kann

refused-game-over = Das Spiel ist vorbei.
refused-shuffle-first = Die Karten werden gerade gemischt.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-not-yours = Das ist gerade nicht deine Aufgabe.
refused-not-in-hand = Du hast { $card } nicht auf der Hand.
refused-wrong-cards = Das sind nicht die Karten dieses Spiels.
refused-unknown-words = „{ $words }“ ist kein Zug in diesem Spiel.
refused-malformed-action = Das ist kein Zug in diesem Spiel: { $problem }.
refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt { $games }.
refused-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt { $bots }.
refused-unknown-language = Texte auf „{ $language }“ gibt es nicht, nur auf { $languages }.
refused-unknown-option = { $game } kennt keine Option „{ $option }“.
refused-bad-option = Das ist keine Option von { $game }: { $problem }.
refused-players = { $game } spielt man zu { $most ->
    [2] zweit
   *[other] { $least } bis { $most }
}, nicht zu { $players }.
refused-first-seat = Einen Platz { $first } gibt es an einem Tisch zu { $players } nicht.
refused-rounds = Eine Partie hat 1 bis { $most } Runden, nicht { $rounds }.
refused-not-a-record = Das ist keine Aufzeichnung eines Spiels.
refused-record-too-long = Eine Aufzeichnung darf höchstens { $most } Bytes haben.
refused-link-too-large = Die Aufzeichnung in diesem Link ist zu groß.
refused-link-too-new = Diesen Link hat eine neuere Fassung von Reihum gemacht.
refused-link-damaged = Dieser Link ist beschädigt: Ein Teil davon wurde verändert.
refused-link-cut-off = Dieser Link ist abgeschnitten: Das Ende fehlt.
refused-other-rules = Diese Aufzeichnung folgt Fassung { $theirs } der Regeln von { $game }; dieses Programm kennt nur Fassung { $ours }.
refused-illegal-in-record = Zug { $number } der Aufzeichnung, „{ $action }“, ist nicht erlaubt: { $why }
refused-other-outcome = Die Züge der Aufzeichnung führen zu einem anderen Ergebnis als dem, das sie nennt.
refused-other-rounds = Eine Aufzeichnung braucht für jede Runde, die gegeben wird, eine Festlegung der Mischungen. Runden: { $rounds }, Festlegungen: { $committed }.
refused-other-seeds = Runde { $round } braucht von allen am Tisch einen Beitrag zum Mischen, nicht { $seeds }.
refused-secret-used-twice = Die Festlegung für Runde { $round } galt schon für eine frühere Runde, ihre Karten konnten also bekannt sein.
refused-no-secret = Runde { $round } ist vorbei, aber ihr Geheimnis ist nicht aufgedeckt.
refused-other-secret = Das Geheimnis von Runde { $round } ist nicht das, auf das sich der Tisch festgelegt hat.
refused-other-shuffle = Zug { $number } der Aufzeichnung ist nicht die Mischung, die sich aus dem Geheimnis und den Beiträgen von Runde { $round } ergibt.

# Mischungen

shuffles-recomputed = Jede Mischung wurde aus den festgelegten Geheimnissen und den Beiträgen aller am Tisch nachgerechnet.
shuffles-secret-kept = { $round ->
    [1] Das Geheimnis der Runde ist noch nicht aufgedeckt, ihre Mischungen lassen sich also nicht prüfen.
   *[other] Das Geheimnis von Runde { $round } ist noch nicht aufgedeckt, ihre Mischungen lassen sich also nicht prüfen. Die davor wurden nachgerechnet.
}
shuffles-not-committed = Vor dem Geben wurde nichts festgelegt, die Mischungen lassen sich also nicht prüfen.

# Partien

event-match-round-ended = Runde { $number } ist vorbei.
outcome-match = Die Partie ist vorbei.
