# L’arena

help-arena = Fa gareggiare i bot, tutti con le stesse carte, e mostra quanto è sicuro il risultato.
help-arena-players = In quanti si siede al tavolo (predefinito: 4 se il gioco lo permette).
help-arena-bots = Chi gareggia: con due bot, il primo da solo contro tutti gli altri del secondo tipo; con più bot, ogni coppia così. Un programma tuo si scrive cmd:COMANDO.
help-arena-deals = Quante distribuzioni gioca ogni coppia di bot, ognuna una volta a ogni posto; con --until-decided, al massimo.
help-arena-seed = Seed casuale: stesso numero, stesso risultato.
help-arena-jobs = Quanti processi si dividono il lavoro (predefinito: tanti quanti sono i core).
help-arena-until-decided = Si ferma appena è chiaro chi è più forte.
help-arena-move-seconds = Quanto può pensare a una mossa un programma tuo prima di perderla.
help-arena-plot = Disegna le quote di vittorie anche in questo file, come SVG.
arena-headline = { $game } in { $players }, seed { $seed }: sarebbe equo il { $fair } delle vittorie
arena-interval = da { $low } a { $high }
arena-pairing = { $bot } tra { $among }
arena-better = più forte
arena-worse = più debole
arena-open = non deciso
arena-lost-silent = { $bot } è stato zitto troppo a lungo e ha perso { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
arena-lost-malformed = { $bot } era incomprensibile e ha perso { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
arena-lost-illegal = { $bot } ha giocato mosse vietate e ha perso { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
arena-lost-dead = { $bot } non era più in funzione e ha perso { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
arena-stopped = Ogni confronto si è fermato appena deciso: la quota di vittorie è quindi un po’ troppo lontana da quella equa; l’intervallo ne tiene conto.
number-rating = { NUMBER($rating, maximumFractionDigits: 0) }
number-milliseconds = { NUMBER($milliseconds, maximumSignificantDigits: 3) }
column-among = Tra
column-deals = Distribuzioni
column-interval = 95%
column-verdict = Risultato
column-rating = Rating
column-moves = Mosse
column-median = Mediana ms
column-p95 = 95% ms
refused-arena-bots = Possono gareggiare da 2 a { $most } bot, non { $number }.
refused-arena-deals = L’arena gioca da { $least } a { $most } distribuzioni, non { $number }.
refused-bot-command = Non c’è un programma che { $command } avvierebbe.
refused-move-seconds = Una mossa può durare più di 0 e al massimo { $most } secondi, non { $number }.
refused-bot-lost-all = { $bot } ha perso tutte le prime { $moves } mosse: il programma non parte o non indica nessuna mossa permessa.
