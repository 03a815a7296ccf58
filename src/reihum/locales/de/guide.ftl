# Die Regeln der Spiele in wenigen Worten

guide-title = { $game }: die Regeln
guide-learn = Beim Spielen lernen
guide-options = Was ein Tisch wählen kann
guide-rule = Regel { $rule }

guide-head-aim = Worum es geht
guide-head-turn = Dein Zug
guide-head-draw = Wenn nichts passt
guide-head-joker = Joker
guide-head-bridge = Verbindungskarten
guide-head-doubt = Zweifeln
guide-head-smuggle = Schmuggeln
guide-head-tie = Gleichstand
guide-head-schnapp = Schnapp!
guide-head-schnipp = Schnipp!
guide-head-melds = Stufen
guide-head-more = Anlegen, Joker, Pausen
guide-head-end = Das Ende

guide-elfer-aim = Alle Karten von 1 bis 20 kommen in vier Reihen, für jede Farbe eine. Leg deine vor den anderen alle an.
guide-elfer-turn = Eine Reihe beginnt mit ihrer 11. Nach links geht es hinab bis 1, nach rechts hinauf bis 20, ohne Lücken. Kannst du legen, musst du es; du darfst so viele Karten legen, wie du willst, und die übrigen zurückhalten. Wer die rote 11 hat, beginnt mit ihr und legt sonst nichts.
guide-elfer-draw = Zieh bis zu drei Karten, eine nach der anderen. Sobald eine passt, wird sie gelegt, und dein Zug endet. Ist der Stapel leer, sagst du, dass nichts passt.
guide-elfer-end = Wer zuerst die letzte Karte legt, gewinnt die Runde. Die anderen schreiben die Summe der Zahlen auf ihrer Hand auf; nach allen Runden gewinnt die kleinste Summe.

guide-junior-aim = Kurze Reihen für Jüngere: Die 1er und die 11er liegen von Anfang an auf dem Tisch. Leg deine fünf Karten vor den anderen.
guide-junior-turn = Leg Karten von einer 1 aufwärts oder von einer 11 abwärts, immer in ihrer Farbe und ohne Lücken. Kannst du legen, musst du es; mehr ist erlaubt.
guide-junior-draw = Zieh eine Karte. Passt sie, wird sie sofort gelegt, sonst behältst du sie. Ist der Stapel leer, geht es mit dem Nächsten weiter.
guide-junior-end = Wer die letzte Karte legt, gewinnt. Die anderen zählen die Zahlen zusammen, die sie noch haben: je weniger, desto besser.

guide-master-aim = Aus vier 11ern, die untereinander liegen, wachsen Reihen von 1 bis 21. Es geht um Punkte: Bonuskarten zählen für dich, Karten auf der Hand gegen dich.
guide-master-turn = Leg eine bis vier Karten, in beliebige Reihen, jede neben eine Karte ihrer Farbe; oder zieh eine Karte. Ist der Stapel leer und passt eine deiner Zahlen, musst du legen.
guide-master-joker = Ein Joker steht für jede Karte, an einem Platz, an dem man sie legen könnte. Wer die echte Karte hat, darf sie dorthin legen und den Joker nehmen, in einem Zug, in dem er auch eine Karte legt. Ein Joker auf der Hand kostet am Ende 11 Punkte.
guide-master-bridge = Mit einer Verbindungskarte kommst du von einer Karte zur gleichen Zahl in der Reihe darüber oder darunter, wenn sie sonst nicht passt. Von dort wächst die Reihe nach beiden Seiten. Verbindungskarten zählen nicht zu deinen vier Karten.
guide-master-end = Wer die letzte fehlende Karte von 1 bis 11 oder von 11 bis 21 legt, bekommt eine Bonuskarte: 11 Punkte. Die Runde endet, wenn jemand keine Karten mehr hat. Bonuskarten minus die Zahlen auf der Hand sind deine Punkte; die meisten gewinnen, nicht unbedingt, wer fertig wurde.

guide-mogeln-aim = Werde deine Karten los, ehrlich oder gemogelt.
guide-mogeln-turn = Reihum legt ihr eine Karte verdeckt und sagt die nächste Zahl: eins, zwei, drei, was immer es ist. Farben zählen nicht. Nach der letzten Zahl verlässt der Stapel das Spiel.
guide-mogeln-doubt = Statt zu legen, darfst du die Karte vor dir anzweifeln. Sie wird aufgedeckt. War sie richtig, nimmst du den Stapel; sonst, wer gemogelt hat. Dann beginnst du neu mit „eins“. Was du genommen hast, nimmst du auf, wenn deine Hand leer ist.
guide-mogeln-smuggle = Du darfst zwei oder drei Karten legen, als wären sie eine. Wird das angezweifelt, ist es gemogelt, auch wenn die Zahl stimmt.
guide-mogeln-end = Wer zuerst keine Karten hat, gewinnt, außer der Nächste zweifelt die letzte Karte zu Recht an.

guide-ratefix-aim = Rate, wie viel die Karten in der Mitte zusammen ergeben, obwohl du nur deine eigene kennst.
guide-ratefix-turn = Alle legen die oberste Karte ihres Stapels verdeckt in die Mitte, nach einem Blick darauf. Dann raten alle der Reihe nach, laut. Die gleiche Zahl darf zweimal geraten werden.
guide-ratefix-end = Wer am nächsten liegt, bekommt die Karten, von zweien der Frühere, und rät das nächste Mal zuerst. Sind alle Karten gespielt, gewinnen die meisten.

guide-zweikampf-aim = Ein Duell zu zweit: Nur das Glück entscheidet. Hol mehr Karten als der andere.
guide-zweikampf-turn = Beide decken gleichzeitig die oberste Karte auf. Die höhere gewinnt beide.
guide-zweikampf-tie = Zwei gleiche Zahlen bleiben liegen. Beide decken noch eine auf, und die höhere gewinnt alle.
guide-zweikampf-end = Sind die Stapel gespielt, gewinnen die meisten Karten. Im langen Spiel spielt ihr mit den gewonnenen Karten weiter, bis einer alle hat.

guide-schnippschnapp-aim = Sei flink! Sammle Quartette: die gleiche Zahl in allen vier Farben.
guide-schnippschnapp-turn = Reihum deckt jeder eine Karte auf seinen offenen Stapel auf. Ein Quartett, das man schon bekommen hat, wird vorher beiseitegelegt.
guide-schnippschnapp-schnapp = Hat die eben aufgedeckte Karte die gleiche Zahl wie ein anderer offener Stapel, ruf „Schnapp“. Wer zuerst ruft, nimmt die Stapel der anderen mit dieser Zahl und legt volle Quartette beiseite; der Rest kommt unter die eigenen Karten.
guide-schnippschnapp-schnipp = Ein falscher Ruf kostet deinen offenen Stapel: Er kommt in die Mitte. Gleicht eine aufgedeckte Karte der obersten in der Mitte, ruf „Schnipp“ und nimm die Mitte, auch wenn du keine Karten mehr hast.
guide-schnippschnapp-end = Es endet, wenn alle Quartette beiseitegelegt sind oder einer alle übrigen Karten hat. Die meisten Quartette gewinnen.

guide-schwarzerpeter-aim = Leg Paare gleicher Zahlen ab. Eine Karte hat keinen Zwilling, denn der wurde ungesehen beiseitegelegt: Bleib nicht auf ihr sitzen!
guide-schwarzerpeter-turn = Zieh eine verdeckte Karte aus der Hand links von dir. Gibt sie ein Paar, wird es von selbst abgelegt. Wer keine Karten mehr hat, ist in Sicherheit.
guide-schwarzerpeter-end = Ist nur noch der Schwarze Peter übrig, hat verloren, wer ihn hat.

guide-stufen-aim = Zehn Stufen, höchstens eine in jeder Runde. Wer zuerst Stufe zehn gelegt hat, beendet das Spiel.
guide-stufen-turn = Nimm eine Karte, vom Stapel oder die offene. Dann leg deine Stufe aus, wenn du kannst, leg Karten an, und leg eine ab.
guide-stufen-melds = Eine Stufe wird ganz ausgelegt: Paschen sind gleiche Zahlen, Reihen aufeinanderfolgende, Farbreihen Karten einer Farbe. Wer es nicht geschafft hat, versucht in der nächsten Runde dieselbe Stufe.
guide-stufen-more = Liegt deine Stufe, darfst du an alle Stufen auf dem Tisch anlegen. Ein Joker steht für jede Karte und bleibt, wo er ist. Mit einer Pausenkarte statt einer abgelegten Karte lässt du jemanden aussetzen.
guide-stufen-end = Die Runde endet, wenn jemand keine Karten mehr hat. Karten auf der Hand kosten: 1 bis 9 je fünf, 10 bis 12 zehn, eine Pause fünfzehn, ein Joker zwanzig. Erst zählen mehr Stufen, dann weniger Punkte.
