# Die Arena

help-arena = Lässt Bots gegeneinander antreten, alle mit denselben Karten, und zeigt, wie sicher das Ergebnis ist.
help-arena-players = Wie viele am Tisch sitzen; ohne Angabe 4, wenn das Spiel es zulässt.
help-arena-bots = Wer antritt: Bei zwei Bots spielt der erste allein gegen lauter zweite, bei mehreren jeder so gegen jeden. Ein eigenes Programm gibst du als cmd:BEFEHL an.
help-arena-deals = Wie viele Blätter je zwei Bots spielen, jedes einmal auf jedem Platz; mit --until-decided höchstens.
help-arena-seed = Startzahl für den Zufall: gleiche Zahl, gleiches Ergebnis.
help-arena-jobs = Wie viele Prozesse sich die Arbeit teilen; ohne Angabe so viele, wie es Kerne gibt.
help-arena-until-decided = Hört auf, sobald klar ist, wer stärker ist.
help-arena-move-seconds = Wie lange ein eigenes Programm über einen Zug nachdenken darf, bevor es ihn verliert.
help-arena-plot = Zeichnet die Sieganteile auch in diese Datei, als SVG.
arena-headline = { $game } zu { $players }, Startzahl { $seed }: gerecht wären { $fair } der Siege
arena-interval = { $low } bis { $high }
arena-pairing = { $bot } unter { $among }
arena-better = stärker
arena-worse = schwächer
arena-open = offen
arena-lost-silent = { $bot } hat zu lange nicht geantwortet und { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} verloren.
arena-lost-malformed = { $bot } war nicht zu verstehen und hat { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} verloren.
arena-lost-illegal = { $bot } hat Unerlaubtes gespielt und { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} verloren.
arena-lost-dead = { $bot } lief nicht mehr und hat { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} verloren.
arena-stopped = Jede Paarung endete, sobald sie entschieden war. Der Sieganteil liegt deshalb etwas zu weit vom gerechten; der Bereich berücksichtigt das.
number-rating = { NUMBER($rating, maximumFractionDigits: 0) }
number-milliseconds = { NUMBER($milliseconds, maximumSignificantDigits: 3) }
column-among = Unter
column-deals = Blätter
column-interval = 95 %
column-verdict = Ergebnis
column-rating = Wertung
column-moves = Züge
column-median = Median ms
column-p95 = 95 % ms
refused-arena-bots = 2 bis { $most } Bots können antreten, nicht { $number }.
refused-arena-deals = Die Arena spielt { $least } bis { $most } Blätter, nicht { $number }.
refused-bot-command = Es gibt kein Programm, das { $command } starten würde.
refused-move-seconds = Ein Zug darf mehr als 0 und höchstens { $most } Sekunden dauern, nicht { $number }.
refused-bot-lost-all = { $bot } hat alle { $moves } ersten Züge verloren: Das Programm läuft nicht oder nennt keinen erlaubten Zug.
