# Die Regeln der Spiele in wenigen Worten

guide-title = { $game }: die Regeln
guide-learn = Beim Spielen lernen
guide-options = Regeln zum Auswählen
guide-rule = Regel { $rule }

guide-head-aim = Worum es geht
guide-head-turn = Dein Zug
guide-head-draw = Wenn nichts passt
guide-head-joker = Joker
guide-head-bridge = Verbindungskarten
guide-head-doubt = Zweifeln
guide-head-smuggle = Karten unterschieben
guide-head-tie = Gleichstand
guide-head-schnapp = Schnapp!
guide-head-schnipp = Schnipp!
guide-head-melds = Stufen
guide-head-more = Anlegen, Joker, Pausen
guide-head-end = Das Ende

guide-elfer-aim = Alle Karten von 1 bis 20 kommen in vier Reihen, für jede Farbe eine. Leg deine vor den anderen alle an.
guide-elfer-turn = Eine Reihe beginnt mit ihrer 11. Nach links geht es hinab bis 1, nach rechts hinauf bis 20, ohne Lücken. Kannst du anlegen, musst du mindestens eine Karte anlegen; mehr sind erlaubt, und den Rest darfst du zurückhalten. Wer die rote 11 hat, legt sie als Erstes, und nur sie; hat sie niemand, gilt Gelb, dann Grün, dann Blau. Hat niemand eine 11, wird neu gemischt.
guide-elfer-draw = Zieh bis zu drei Karten, eine nach der anderen. Sobald eine passt, wird sie angelegt, und dein Zug endet. Ist der Nachziehstapel leer, sagst du, dass nichts passt.
guide-elfer-end = Wer zuerst die letzte Karte anlegt, gewinnt die Runde. Die anderen schreiben die Summe der Zahlen auf ihrer Hand als Minuspunkte auf; nach allen Runden gewinnt die kleinste Summe.

guide-junior-aim = Kurze Reihen für Jüngere: Die 1er und die 11er liegen von Anfang an auf dem Tisch. Leg deine fünf Karten vor den anderen an.
guide-junior-turn = Leg Karten von einer 1 aufwärts oder von einer 11 abwärts an, immer in ihrer Farbe und ohne Lücken. Kannst du anlegen, musst du mindestens eine Karte anlegen; mehr sind erlaubt.
guide-junior-draw = Zieh eine Karte. Passt sie, wird sie sofort angelegt, sonst behältst du sie. Ist der Nachziehstapel leer, ist die nächste Person an der Reihe.
guide-junior-end = Wer die letzte Karte anlegt, gewinnt. Die anderen zählen die Zahlen zusammen, die sie noch haben: je weniger, desto besser.

guide-master-aim = Aus vier 11ern, die untereinander liegen, wachsen Reihen von 1 bis 21. Es geht um Punkte: Bonuskarten zählen für dich, Karten auf der Hand gegen dich.
guide-master-turn = Leg eine bis vier Karten an, in beliebigen Reihen, jede neben eine Karte ihrer Farbe; oder zieh eine Karte. Ist der Nachziehstapel leer und passt eine deiner Zahlen, musst du anlegen.
guide-master-joker = Ein Joker steht für jede Karte, an einem Platz, an dem sie angelegt werden könnte. Wer die echte Karte hat, darf sie dorthin legen und den Joker nehmen, aber nur in einem Zug, in dem auch eine Karte angelegt wird. Ein Joker auf der Hand kostet am Ende 11 Punkte.
guide-master-bridge = Mit einer Verbindungskarte kommst du von einer Karte zur gleichen Zahl in einer Nachbarreihe, wenn sie sonst nicht passt. Von dort wächst die Reihe nach beiden Seiten. Verbindungskarten zählen nicht zu deinen vier Karten.
guide-master-end = Wer die letzte fehlende Karte von 1 bis 11 oder von 11 bis 21 anlegt, bekommt eine Bonuskarte: 11 Punkte. Die Runde endet, wenn jemand keine Karten mehr hat. Bonuskarten minus die Zahlen auf der Hand sind deine Punkte. Es gewinnt, wer die meisten Punkte hat, also nicht unbedingt, wer fertig wurde.

guide-mogeln-aim = Werde deine Karten los, ehrlich oder gemogelt.
guide-mogeln-turn = Reihum legt ihr eine Karte verdeckt und sagt die nächste Zahl: eins, zwei, drei – ganz gleich, welche Karte es ist. Farben zählen nicht. Nach der letzten Zahl verlässt der Stapel das Spiel.
guide-mogeln-doubt = Statt zu legen, darfst du die zuletzt gelegte Karte anzweifeln. Sie wird aufgedeckt. War sie richtig, nimmst du den Stapel; sonst, wer gemogelt hat. Dann beginnst du neu mit „eins“. Was du genommen hast, nimmst du auf, wenn deine Hand leer ist.
guide-mogeln-smuggle = Du darfst zwei oder drei Karten legen, als wären sie eine. Wird das angezweifelt, ist es gemogelt, auch wenn die Zahl stimmt.
guide-mogeln-end = Wer zuerst keine Karten hat, gewinnt, außer wenn die nächste Person die letzte Karte zu Recht anzweifelt.

guide-ratefix-aim = Rate, wie viel die Karten in der Mitte zusammen ergeben, obwohl du nur deine eigene kennst.
guide-ratefix-turn = Alle legen die oberste Karte ihres Stapels verdeckt in die Mitte, nach einem Blick darauf. Dann raten alle der Reihe nach, laut. Die gleiche Zahl darf zweimal geraten werden.
guide-ratefix-end = Wer am nächsten liegt, bekommt die Karten und rät das nächste Mal zuerst; sind zwei gleich nah, gilt, was früher gesagt wurde. Sind alle Karten gespielt, gewinnt, wer die meisten hat.

guide-zweikampf-aim = Ein Duell zu zweit: Nur das Glück entscheidet. Gewinne mehr Karten als dein Gegenüber.
guide-zweikampf-turn = Beide decken gleichzeitig die oberste Karte auf. Die höhere gewinnt beide.
guide-zweikampf-tie = Zwei gleiche Zahlen bleiben liegen. Beide decken noch eine auf, und die höhere gewinnt alle.
guide-zweikampf-end = Sind die Stapel durchgespielt, gewinnt, wer mehr Karten hat. Im langen Spiel geht es mit den gewonnenen Karten weiter, bis jemand alle hat.

guide-schnippschnapp-aim = Sei flink! Sammle Quartette: die gleiche Zahl in allen vier Farben.
guide-schnippschnapp-turn = Reihum deckt ihr je eine Karte auf und legt sie offen auf den eigenen Stapel. Wer schon beim Geben ein Quartett bekommt, legt es vorher beiseite.
guide-schnippschnapp-schnapp = Hat die eben aufgedeckte Karte die gleiche Zahl wie ein anderer offener Stapel, ruf „Schnapp“. Wer zuerst ruft, nimmt die Stapel der anderen mit dieser Zahl und legt volle Quartette beiseite; der Rest kommt unter die eigenen Karten.
guide-schnippschnapp-schnipp = Ein falscher Ruf kostet deinen offenen Stapel: Er kommt in die Mitte. Gleicht eine aufgedeckte Karte der obersten in der Mitte, ruf „Schnipp“ und nimm die Mitte, auch wenn du keine Karten mehr hast.
guide-schnippschnapp-end = Es endet, wenn alle Quartette beiseitegelegt sind oder jemand alle übrigen Karten hat. Es gewinnt, wer die meisten Quartette hat.

guide-schwarzerpeter-aim = Leg Paare gleicher Zahlen ab. Eine Karte hat keinen Zwilling, denn der wurde ungesehen beiseitegelegt: Bleib nicht auf ihr sitzen!
guide-schwarzerpeter-turn = Zieh eine verdeckte Karte aus der Hand links von dir. Gibt sie ein Paar, wird es von selbst abgelegt. Wer keine Karten mehr hat, ist in Sicherheit.
guide-schwarzerpeter-end = Ist nur noch der Schwarze Peter übrig, hat verloren, wer ihn hat.

guide-stufen-aim = Zehn Stufen, höchstens eine in jeder Runde. Die Runde, in der jemand Stufe zehn auslegt, ist die letzte.
guide-stufen-turn = Nimm eine Karte, vom Nachziehstapel oder die oberste vom Ablagestapel. Dann leg deine Stufe aus, wenn du kannst, leg Karten an, und leg eine ab.
guide-stufen-melds = Eine Stufe wird ganz ausgelegt: Ein Pasch besteht aus gleichen Zahlen, eine Reihe aus aufeinanderfolgenden, eine Farbreihe aus Karten einer Farbe. Wer es nicht schafft, versucht in der nächsten Runde dieselbe Stufe.
guide-stufen-more = Liegt deine Stufe, darfst du an alle Stufen auf dem Tisch anlegen. Ein Joker steht für jede Karte und bleibt, wo er ist. Mit einer Pausenkarte statt einer abgelegten Karte lässt du jemanden aussetzen.
guide-stufen-end = Die Runde endet, wenn jemand keine Karten mehr hat. Karten auf der Hand kosten Strafpunkte: 1 bis 9 je fünf, 10 bis 12 zehn, eine Pausenkarte fünfzehn, ein Joker zwanzig. Erst zählen mehr Stufen, dann weniger Strafpunkte.
