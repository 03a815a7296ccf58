hint-master-swap = En échange tu reçois un joker, qui va partout.
hint-master-bonus = Cela complète une demi-rangée et te rapporte une carte Bonus.
hint-master-wait = Quoi que tu poses maintenant, cela ouvrirait plus de places aux autres qu’à toi.
hint-master-late = { $seat } n’a plus que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, et celle-ci te coûterait { $points } points.
