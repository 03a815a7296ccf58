hint-ratefix-average = Tu as { $card }, et les autres cartes valent { NUMBER($mean, maximumFractionDigits: 1) } en moyenne : cela fait environ { $total }.
hint-ratefix-above = Juste au-dessus de { $guess }, tu es au plus près de tous les totaux plus grands.
hint-ratefix-below = Juste au-dessous de { $guess }, tu es au plus près de tous les totaux plus petits.
hint-ratefix-aside = Tu as { $card }, et les autres cartes valent { NUMBER($mean, maximumFractionDigits: 1) } en moyenne : cela fait environ { $total }. Annoncer exactement cela trahirait ta carte.
hint-ratefix-closest = Pour l’instant, tu es au plus près { $count ->
    [1] du total { $first }.
   *[other] de tous les totaux de { $first } à { $last }.
}
