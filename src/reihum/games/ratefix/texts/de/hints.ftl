hint-ratefix-average = Du hast { $card }, und die anderen Karten sind im Schnitt { NUMBER($mean, maximumFractionDigits: 1) } wert: Das macht etwa { $total }.
hint-ratefix-above = Knapp über { $guess } bist du bei jeder höheren Summe am nächsten dran.
hint-ratefix-below = Knapp unter { $guess } bist du bei jeder niedrigeren Summe am nächsten dran.
hint-ratefix-aside = Du hast { $card }, und die anderen Karten sind im Schnitt { NUMBER($mean, maximumFractionDigits: 1) } wert: Das macht etwa { $total }. Wer genau das sagt, verrät seine Karte.
hint-ratefix-closest = Bisher bist du damit { $count ->
    [one] bei { $first } am nächsten dran.
   *[other] von { $first } bis { $last } am nächsten dran.
}
