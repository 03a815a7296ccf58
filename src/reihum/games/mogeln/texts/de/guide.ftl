guide-mogeln-aim = Werde deine Karten los, ehrlich oder gemogelt.
guide-mogeln-turn = Reihum legt ihr eine Karte verdeckt und sagt die nächste Zahl: eins, zwei, drei – ganz gleich, welche Karte es ist. Farben zählen nicht. Nach der letzten Zahl verlässt der Stapel das Spiel.
guide-mogeln-doubt = Statt zu legen, darfst du die zuletzt gelegte Karte anzweifeln. Sie wird aufgedeckt. War sie richtig, nimmst du den Stapel; sonst, wer gemogelt hat. Dann beginnst du neu mit „eins“. Was du genommen hast, nimmst du auf, wenn deine Hand leer ist.
guide-mogeln-smuggle = Du darfst zwei oder drei Karten legen, als wären sie eine. Wird das angezweifelt, ist es gemogelt, auch wenn die Zahl stimmt.
guide-mogeln-end = Wer zuerst keine Karten hat, gewinnt, außer wenn die nächste Person die letzte Karte zu Recht anzweifelt.
