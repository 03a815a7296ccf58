# Studien

help-study = Beantwortet eine Frage zu einem Spiel durch viele Runden, mit Intervallen und Bildern.
help-study-file = Die Frage: eine Datei oder der Name einer Studie, die Reihum mitbringt; ohne Angabe werden sie aufgezählt.
help-study-out = Die Seite, die geschrieben wird; die Zahlen stehen daneben als JSON.
study-written = Die Antwort steht in { $page }, die Zahlen stehen in { $numbers }.
study-numbers = Die Zahlen
study-players = zu { $players }
study-how = { $game }: je { $rounds } Runden zwischen Bots ({ $bots }), Startzahl { $seed }, { $machine ->
    [kernel] mit dem kompilierten Kern
    [engine] mit dem Regelwerk selbst
   *[both] mit dem Kern, wo es geht, sonst mit dem Regelwerk selbst
}. Intervalle zu 95 %.
axis-players = Personen
axis-seats = Platz und Bot
axis-turns = Reihenfolge
axis-cards = Karte
axis-stages = Stufe
axis-ways = Spielweise
axis-endings = Ende
axis-lies = Anteil
study-mean = Mittel
study-interval = 95 %
study-source = Je { $rounds } Runden zwischen Bots ({ $bots }). Striche sind Intervalle zu 95 %.
study-cut-off = Die Skala beginnt bei { $mark }.
mark-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
mark-number = { NUMBER($value, maximumFractionDigits: 2) }
study-lies = Gelogene Karten
study-lies-that-pass = Lügen, die durchgehen
study-doubts-in-vain = Zweifel zu Unrecht
count-length = Wie lang eine Runde ist
count-length-about = Die Entscheidungen aller zusammen, im Mittel: Legen, Ziehen, Rufen, Passen und Beenden eines Zugs ist je eine.
count-length-measure = Entscheidungen aller in einer Runde, im Mittel
count-wins = Wer gewinnt
count-wins-about = Der Anteil jedes Platzes an den Siegen; ein geteilter Sieg zählt in Teilen.
count-wins-measure = Anteil an den Siegen
count-points = Punkte
count-points-about = Die Punkte jedes Platzes, im Mittel.
count-points-measure = Punkte in einer Runde, im Mittel
count-turns = Was die Reihenfolge wert ist
count-turns-about = Wie viel öfter oder seltener als gerecht die erste, zweite und jede weitere Person gewinnt, gezählt von der, die beginnt.
count-turns-measure = Siege über oder unter dem gerechten Anteil, in Prozentpunkten
count-endings = Wie Runden enden
count-endings-about = Der Anteil der Runden, die auf jede Weise enden.
count-endings-measure = Anteil der Runden
count-luck = Was das Glück entscheidet
count-luck-about = Zwei verschieden gute Bots, random und simple, nehmen denselben Platz unter Bots wie simple ein. Wie weit Siege um das Mittel jedes Bots schwanken, gegen den Abstand der Mittel, gleich welches höher ist: 100 % ist reines Glück.
count-luck-measure = Wie viel von dem, was einen Sieg entscheidet, Glück ist
count-cards = Was eine ausgeteilte Karte wert ist
count-cards-about = Um wie viel die Aussicht auf den Sieg mit jeder solchen Karte in der ersten Hand steigt.
count-cards-measure = Was jede solche Karte in der ersten Hand zur Aussicht auf den Sieg beiträgt, in Prozentpunkten
count-stages = Wie schwer jede Stufe ist
count-stages-about = Der Anteil derer auf einer Stufe, die sie in einer Runde auslegen.
count-stages-measure = Anteil derer auf einer Stufe, die sie in einer Runde auslegen
count-lies = Lügen
count-lies-about = Wie oft gelogen wird, wie oft eine Lüge nicht auffällt und wie oft ein Zweifel die Wahrheit trifft.
count-lies-measure = Anteil an den gelegten Karten, den Lügen und den Zweifeln
refused-bad-study = { $file } ist keine Studie: { $problem }.
refused-rounds-or-precision = { $file } nennt rounds und precision; nur eines davon geht.
refused-unknown-count = { $count } lässt sich in diesem Spiel nicht zählen. Es gibt { $counts }.
refused-too-many-cases = { $cases } Fälle sind zu viele; { $most } lassen sich vergleichen.
