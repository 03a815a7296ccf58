guide-stufen-aim = Zehn Stufen, höchstens eine in jeder Runde. Die Runde, in der jemand Stufe zehn auslegt, ist die letzte.
guide-stufen-turn = Nimm eine Karte, vom Nachziehstapel oder die oberste vom Ablagestapel. Dann leg deine Stufe aus, wenn du kannst, leg Karten an, und leg eine ab.
guide-stufen-melds = Eine Stufe wird ganz ausgelegt: Ein Pasch besteht aus gleichen Zahlen, eine Reihe aus aufeinanderfolgenden, eine Farbreihe aus Karten einer Farbe. Wer es nicht schafft, versucht in der nächsten Runde dieselbe Stufe.
guide-stufen-more = Liegt deine Stufe, darfst du an alle Stufen auf dem Tisch anlegen. Ein Joker steht für jede Karte und bleibt, wo er ist. Mit einer Pausenkarte statt einer abgelegten Karte lässt du jemanden aussetzen.
guide-stufen-end = Die Runde endet, wenn jemand keine Karten mehr hat. Karten auf der Hand kosten Strafpunkte: 1 bis 9 je fünf, 10 bis 12 zehn, eine Pausenkarte fünfzehn, ein Joker zwanzig. Erst zählen mehr Stufen, dann weniger Strafpunkte.
