hint-schnippschnapp-call = Il numero { $number } c’è due volte. Presto!
hint-schnippschnapp-wait = Nessuna coppia fra le carte scoperte, e chiamare per sbaglio costa carte.
