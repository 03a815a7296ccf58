guide-schwarzerpeter-aim = Leg Paare gleicher Zahlen ab. Eine Karte hat keinen Zwilling, denn der wurde ungesehen beiseitegelegt: Bleib nicht auf ihr sitzen!
guide-schwarzerpeter-turn = Zieh eine verdeckte Karte aus der Hand links von dir. Gibt sie ein Paar, wird es von selbst abgelegt. Wer keine Karten mehr hat, ist in Sicherheit.
guide-schwarzerpeter-end = Ist nur noch der Schwarze Peter übrig, hat verloren, wer ihn hat.
