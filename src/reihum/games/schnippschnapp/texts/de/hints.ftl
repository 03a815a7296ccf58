hint-schnippschnapp-call = Die { $number } liegt zweimal da. Schnell!
hint-schnippschnapp-wait = Keine zwei offenen Karten sind gleich, und ein falscher Ruf kostet Karten.
