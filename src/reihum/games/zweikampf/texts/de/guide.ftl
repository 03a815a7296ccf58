guide-zweikampf-aim = Ein Duell zu zweit: Nur das Glück entscheidet. Gewinne mehr Karten als dein Gegenüber.
guide-zweikampf-turn = Beide decken gleichzeitig die oberste Karte auf. Die höhere gewinnt beide.
guide-zweikampf-tie = Zwei gleiche Zahlen bleiben liegen. Beide decken noch eine auf, und die höhere gewinnt alle.
guide-zweikampf-end = Sind die Stapel durchgespielt, gewinnt, wer mehr Karten hat. Im langen Spiel geht es mit den gewonnenen Karten weiter, bis jemand alle hat.
