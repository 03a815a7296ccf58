hint-master-swap = Dafür bekommst du einen Joker, und der passt überall.
hint-master-bonus = Das macht eine halbe Reihe voll und bringt dir eine Bonuskarte.
hint-master-wait = Was du jetzt auch anlegst: Den anderen würde es mehr öffnen als dir.
hint-master-late = { $seat } hat nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, und diese hier würde dich { $points } Punkte kosten.
