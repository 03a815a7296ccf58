# Warum ein Zug gut ist

hint-chance = Spielen alle gut, gewinnst du so etwa { $chance } % solcher Runden{ $margin ->
    [0] { "" }
   *[other] { " " }(± { $margin })
}.
hint-best = Von allem, was du tun kannst, verspricht das am meisten.
hint-only = Etwas anderes geht nicht.

hint-shuffled = Eben wurde gemischt: Eine Karte ist so gut wie die andere.
