hint-schnippschnapp-call = There are two { $number }s. Be quick!
hint-schnippschnapp-wait = No two face-up cards match, and a wrong call costs cards.
