# Simulazioni

help-simulate = Fa giocare ai bot molte mani di un gioco e mostra come finiscono.
help-simulate-players = In quanti si gioca; 4 se non è detto e il gioco lo permette.
help-simulate-rounds = Quante mani si giocano.
help-simulate-bots = Chi gioca, posto per posto, per esempio simple,random; un elenco più corto si ripete.
help-simulate-seed = Un numero che decide tutto il caso: stesso numero, stesso risultato.
help-simulate-jobs = Quanti processi si dividono il lavoro.
simulating = Si gioca
simulated = { $game }: { $rounds ->
    [one] 1 mano
   *[other] { $rounds } mani
} in { $players }, seme { $seed }
simulated-length = Decisioni in una mano: { $mean } in media, da { $least } a { $most }
simulated-reason = { $count } × { $reason }
number-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
column-seat = Posto
column-bot = Bot
column-wins = Vittorie
column-points = Punti
column-place = Rango
refused-simulated-rounds = Una simulazione ha da 1 a { $most } mani, non { $number }.
refused-jobs = Da 1 a { $most } processi possono dividersi il lavoro, non { $number }.
refused-too-many-bots = { $bots } bot sono troppi per { $players } posti.

# L’arbitro

help-referee = Arbitra un gioco per un altro programma: righe JSON in entrata, righe JSON in uscita.
help-referee-game = Il nome del gioco, come lo dà reihum games.
refused-not-started = Nessuna partita è cominciata.
refused-not-a-request = Questa non è una richiesta: { $problem }.
refused-line-too-long = Una riga può avere al massimo { $most } byte.
refused-unknown-seat = Non c’è un posto { $seat } a un tavolo da { $players }.
