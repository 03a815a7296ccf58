# Eine erste Runde jedes Spiels, einem achtjährigen Kind erklärt

lesson-elfer-aim = Es gibt vier Reihen, für jede Farbe eine. Werde vor allen anderen deine Karten los!
lesson-elfer-open = Jede Reihe beginnt mit ihrer 11. Du hast { $card }, also fängst du an: Tippe darauf.
lesson-elfer-beside = Du bist wieder dran! Eine Reihe wächst auf beiden Seiten der 11: links abwärts, rechts aufwärts. Tippe auf { $card }.
lesson-elfer-more = Hast du eine Karte angelegt, darfst du weitere anlegen. { $card } passt auch.
lesson-elfer-hold-back = Die grüne 11 würde auch passen. Aber ohne sie kann niemand die grüne Reihe beginnen. Lass die anderen warten! Tippe auf „{ play-do-end }“.
lesson-elfer-must = Jetzt passt nur { $card }. Wer anlegen kann, muss anlegen.
lesson-elfer-done = Mehr passt nicht. Tippe auf „{ play-do-end }“.
lesson-elfer-draw = Es passt gar nichts? Dann zieh eine Karte.
lesson-elfer-draw-again = Auch die passt nicht. Zieh weiter, bis eine passt, höchstens drei Karten: noch einmal!
lesson-elfer-drawn = Glück gehabt! Eine gezogene Karte, die passt, wird sofort angelegt. Dann ist dein Zug vorbei.
lesson-elfer-end = Wer die letzte Karte anlegt, gewinnt die Runde. Die anderen zählen die Zahlen zusammen, die sie noch haben: Das sind ihre Minuspunkte.

lesson-junior-aim = Alle 1er und 11er liegen schon auf dem Tisch. Werde vor allen anderen deine fünf Karten los!
lesson-junior-low = Von der 1 geht es aufwärts: Als Nächstes kommt die 2. Tippe auf { $card }.
lesson-junior-high = Von der 11 geht es abwärts: Als Nächstes kommt die 10. { $card } passt, leg sie auch an.
lesson-junior-done = Mehr passt nicht. Tippe auf „{ play-do-end }“.
lesson-junior-draw = Jetzt passt keine deiner Karten. Zieh eine Karte.
lesson-junior-drawn = Sie passt! Dann wird sie sofort angelegt. Hätte sie nicht gepasst, hättest du sie behalten.
lesson-junior-next = Die gezogene Karte hilft dir: Jetzt passt { $card } daneben.
lesson-junior-end = Gut gemacht! Wer die letzte Karte anlegt, gewinnt.

lesson-master-aim = Die vier 11er liegen untereinander, und die Reihen wachsen zu beiden Seiten. Leg deine Karten an und sammle dabei Bonuskarten.
lesson-master-lay = In deinem Zug legst du bis zu vier Karten an, oder du ziehst eine. Fang mit { $card } an.
lesson-master-more = Daneben passt jetzt { $card }.
lesson-master-joker = Die rote 14 hast du nicht. Aber ein Joker kann jede Karte sein! Tippe auf den Joker, dann auf den Platz von { $place }.
lesson-master-fourth = Und daneben kommt { $card }. Das ist deine vierte Karte, mehr als vier sind es nie.
lesson-master-done = Wer die rote 14 hat, darf sie gegen deinen Joker tauschen. Du hast sie nicht. Tippe also auf „{ play-do-end }“.
lesson-master-connection = Jetzt passt keine deiner Karten neben eine andere. Aber du hast Verbindungskarten!
lesson-master-bridge = Eine Verbindungskarte führt von einer Karte zur gleichen Zahl in einer Nachbarreihe. Tippe auf { $place }: Die Verbindungskarte führt von { $start } dorthin.
lesson-master-from-there = Von dort geht die Reihe nach beiden Seiten weiter, für alle. Leg { $card } an.
lesson-master-bonus = Wer die letzte fehlende Karte von 1 bis 11 oder von 11 bis 21 anlegt, bekommt eine Bonuskarte: 11 Punkte.
lesson-master-end = Legt jemand die letzte Karte an, ist die Runde vorbei. Was du noch auf der Hand hast, zählt als Minuspunkte. Es gewinnt, wer die meisten Punkte hat.

lesson-mogeln-aim = Hier darfst du mogeln! Werde vor allen anderen deine Karten los.
lesson-mogeln-one = Die Karten liegen verdeckt, und ihr zählt laut: eins, zwei, drei und so weiter. Du fängst mit „eins“ an, und du hast wirklich eine 1. Tippe auf { $card }.
lesson-mogeln-honest = Du bist dran und musst „vier“ sagen. Du hast eine: Tippe auf { $card }.
lesson-mogeln-doubt = „Sechs“? Das kann nicht sein: Du hast alle vier 6er selbst! Tippe auf „{ play-do-doubt }“.
lesson-mogeln-lie = Erwischt! Wer gemogelt hat, nimmt den ganzen Stapel. Du beginnst neu mit „eins“, hast aber keine 1 mehr. Also mogle: Leg { $card }.
lesson-mogeln-smuggle = Niemand hat es gemerkt. Du darfst sogar zwei oder drei Karten legen, als wären sie eine, solange man dir glaubt.
lesson-mogeln-end = Vorsicht: Zweifelst du an einer richtigen Karte, nimmst du selbst den Stapel. Wer zuerst keine Karten mehr hat, gewinnt.

lesson-ratefix-aim = Alle legen eine Karte verdeckt in die Mitte. Du kennst nur deine eigene. Wie viel ergeben alle zusammen?
lesson-ratefix-guess = Du hast eine 12. Die zwei anderen sind vielleicht je etwa 9, und 12 und 9 und 9 sind { $total }. Rate { $total }.
lesson-ratefix-won = Die Karten ergeben 29. Du warst am nächsten dran, also bekommst du sie. Jetzt rätst du zuerst.
lesson-ratefix-first = Diesmal hast du nur eine 3. Die zwei anderen sind vielleicht je etwa 10: Rate { $total }.
lesson-ratefix-end = Diesmal war jemand anders näher dran. Sind alle Karten gespielt, gewinnt, wer die meisten bekommen hat.

lesson-zweikampf-aim = Vor dir liegt ein Stapel, vor deinem Gegenüber auch. Wer hat die höhere Karte?
lesson-zweikampf-turn = Deck deine oberste Karte auf.
lesson-zweikampf-again = Deine Karte war höher, also bekommst du beide. Deck die nächste auf!
lesson-zweikampf-third = Diesmal war die andere Karte höher. Weiter!
lesson-zweikampf-tie = Zwei gleiche Zahlen: Beide Karten bleiben liegen. Deck noch eine auf, dann geht es um alle.
lesson-zweikampf-end = Du bekommst alle vier! Sind die Stapel durchgespielt, gewinnt, wer die meisten Karten hat.

lesson-schnippschnapp-aim = Augen auf! Eine Karte nach der anderen wird aufgedeckt. Sind zwei gleich, ruf zuerst!
lesson-schnippschnapp-turn = Du fängst an: Deck deine oberste Karte auf.
lesson-schnippschnapp-schnapp = Schau: eine 5, und auf deinem offenen Stapel liegt auch eine 5! Schnell, ruf „Schnapp“!
lesson-schnippschnapp-won = Gut gemacht! Du bekommst den offenen Stapel mit der gleichen Zahl. Die Karten kommen unter deine verdeckten.
lesson-schnippschnapp-again = Jetzt deckst du wieder eine Karte auf.
lesson-schnippschnapp-schnipp = Wer falsch ruft, bezahlt mit dem eigenen offenen Stapel: Er kommt in die Mitte. Gleicht eine Karte der in der Mitte, ruf „Schnipp“.
lesson-schnippschnapp-end = Vier gleiche Zahlen sind ein Quartett, das wird beiseitegelegt. Es gewinnt, wer die meisten Quartette hat.

lesson-schwarzerpeter-aim = Eine Karte hat keinen Zwilling: der Schwarze Peter. Wer ihn am Ende behält, verliert!
lesson-schwarzerpeter-pairs = Zwei gleiche Zahlen sind ein Paar. Alle Paare sind schon abgelegt, darum sind nur wenige Karten übrig.
lesson-schwarzerpeter-draw = Neben dir hält dir jemand die Karten verdeckt hin. Zieh eine davon: Nummer { $place } von links.
lesson-schwarzerpeter-pair = Eine 6, und eine hattest du schon: ein Paar! Es wird sofort abgelegt.
lesson-schwarzerpeter-draw-again = Jemand hat keine Karten mehr und ist in Sicherheit. Zieh jetzt Nummer { $place }.
lesson-schwarzerpeter-peter = Diesmal kein Paar. Ob das der Schwarze Peter ist? Das kann noch niemand wissen. Lass dir nichts anmerken: Vielleicht zieht jemand die Karte von dir.
lesson-schwarzerpeter-relief = Die Karte bist du los! Zieh jetzt Nummer { $place }.
lesson-schwarzerpeter-end = Du hast keine Karten mehr und bist in Sicherheit. Jetzt wird die beiseitegelegte Karte gezeigt: die blaue 13. Also war die rote 13 der Schwarze Peter, und wer sie hat, verliert.

lesson-stufen-aim = Zehn Stufen sind zu schaffen, höchstens eine in jeder Runde. Die erste Stufe: zweimal drei gleiche Zahlen.
lesson-stufen-take = Zuerst nimmst du eine Karte: vom Nachziehstapel oder die offene vom Ablagestapel. Die offene 9 brauchst du gerade. Nimm sie!
lesson-stufen-group = Du hast drei 5er: Das ist ein Pasch. Leg ihn aus.
lesson-stufen-stage = Und drei 9er sind der zweite. Leg ihn auch aus: Das ist die ganze Stufe!
lesson-stufen-discard = Jeder Zug endet mit einer Karte, die du ablegst. Nimm eine hohe, denn Karten auf der Hand kosten Strafpunkte: { $card }.
lesson-stufen-take-again = Da liegt eine 5! Sie passt zu deinem Pasch. Nimm sie.
lesson-stufen-add = Liegt deine Stufe auf dem Tisch, darfst du überall dort Karten anlegen. Leg { $card } an.
lesson-stufen-discard-again = Und wieder legst du eine Karte ab: { $card }.
lesson-stufen-joker = Ein Joker kann jede Karte sein. Mit einer Pausenkarte lässt du jemand anders aussetzen.
lesson-stufen-end = Wer alle Karten los ist, beendet die Runde. In der nächsten versuchst du Stufe zwei. Die Runde, in der jemand Stufe zehn auslegt, ist die letzte; dann zählen die meisten Stufen, bei Gleichstand die wenigsten Strafpunkte.

# Um jede Lektion herum

learn-title = { $game } lernen
learn-go-on = Weiter
learn-leave = Lektion verlassen
learn-again = Noch einmal
learn-progress = Wie weit du bist
refused-learn-other = Das geht auch. Aber probier zuerst, was hier steht.
refused-learn-wait = Lies zuerst, und tippe dann auf „{ learn-go-on }“.
