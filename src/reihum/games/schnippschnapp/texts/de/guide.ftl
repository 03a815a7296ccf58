guide-schnippschnapp-aim = Sei flink! Sammle Quartette: die gleiche Zahl in allen vier Farben.
guide-schnippschnapp-turn = Reihum deckt ihr je eine Karte auf und legt sie offen auf den eigenen Stapel. Wer schon beim Geben ein Quartett bekommt, legt es vorher beiseite.
guide-schnippschnapp-schnapp = Hat die eben aufgedeckte Karte die gleiche Zahl wie ein anderer offener Stapel, ruf „Schnapp“. Wer zuerst ruft, nimmt die Stapel der anderen mit dieser Zahl und legt volle Quartette beiseite; der Rest kommt unter die eigenen Karten.
guide-schnippschnapp-schnipp = Ein falscher Ruf kostet deinen offenen Stapel: Er kommt in die Mitte. Gleicht eine aufgedeckte Karte der obersten in der Mitte, ruf „Schnipp“ und nimm die Mitte, auch wenn du keine Karten mehr hast.
guide-schnippschnapp-end = Es endet, wenn alle Quartette beiseitegelegt sind oder jemand alle übrigen Karten hat. Es gewinnt, wer die meisten Quartette hat.
