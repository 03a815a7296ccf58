hint-ratefix-average = Hai { $card }, e le altre carte valgono in media { NUMBER($mean, maximumFractionDigits: 1) }: fa circa { $total }.
hint-ratefix-above = Appena sopra { $guess }, tu hai la stima più vicina a ogni totale più alto.
hint-ratefix-below = Appena sotto { $guess }, tu hai la stima più vicina a ogni totale più basso.
hint-ratefix-aside = Hai { $card }, e le altre carte valgono in media { NUMBER($mean, maximumFractionDigits: 1) }: fa circa { $total }. Dire proprio questo tradirebbe la tua carta.
hint-ratefix-closest = Per ora hai la stima più vicina { $count ->
    [one] se il totale è { $first }.
   *[other] a ogni totale da { $first } a { $last }.
}
