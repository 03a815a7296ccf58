# Perché una mossa è buona

hint-chance = Se tutti giocano bene, così si vince circa il { $chance }% delle mani di questo tipo{ $margin ->
    [0] { "" }
   *[other] { " " }(± { $margin })
}.
hint-best = Di tutto quello che puoi fare, è ciò che promette di più.
hint-only = Non c’è altro da fare.

hint-shuffled = Le carte sono state appena mescolate: una vale l’altra.
