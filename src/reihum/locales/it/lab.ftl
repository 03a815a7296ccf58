# Simulazioni

help-simulate = Fa giocare ai bot molte mani di un gioco e mostra come finiscono.
help-simulate-players = In quanti si gioca (predefinito: 4 se il gioco lo permette).
help-simulate-rounds = Quante mani si giocano.
help-simulate-bots = Chi gioca, posto per posto, per esempio simple,random; un elenco più corto si ripete.
help-simulate-seed = Seed casuale: stesso numero, stesso risultato.
help-simulate-jobs = Quanti processi si dividono il lavoro.
help-simulate-resume = Un file che tiene il punto raggiunto: se c’è, la simulazione riprende da lì.
help-dask = L’indirizzo di un cluster Dask che gioca, per esempio tcp://host:8786.
simulated-machine = { $machine ->
    [kernel] Giocato dal nucleo compilato
   *[engine] Giocato dal motore delle regole
}
compiling = Preparazione (la prima volta i giochi vengono compilati, circa 20 secondi)
simulating = Si gioca
simulated = { $game }: { $rounds ->
    [one] { $rounds } mano
   *[other] { $rounds } mani
} in { $players }, seed { $seed }
simulated-length = Decisioni in una mano: { $mean } in media, da { $least } a { $most }
simulated-reason = { $count } × { $reason }
number-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
column-seat = Posto
column-bot = Bot
column-wins = Vittorie
column-points = Punti
column-place = Posizione
refused-simulated-rounds = Una simulazione ha da 1 a { $most } mani, non { $number }.
refused-jobs = Da 1 a { $most } processi possono dividersi il lavoro, non { $number }.
refused-too-many-bots = { $bots } bot sono troppi per { $players } posti.
refused-no-cluster = Non c’è un cluster Dask a { $address }.
refused-no-workers = Il cluster Dask a { $address } non ha worker.
refused-cluster-lost = Il cluster Dask a { $address } non lavora più.
refused-not-a-checkpoint = { $file } non è lo stato di una simulazione.
refused-another-checkpoint = { $file } appartiene a un’altra simulazione.

# L’arbitro

help-referee = Arbitra un gioco per un altro programma: righe JSON in entrata, righe JSON in uscita.
help-referee-game = Il nome del gioco, come lo dà reihum games.
refused-not-started = Nessuna partita è cominciata.
refused-not-a-request = Questa non è una richiesta: { $problem }.
refused-line-too-long = Una riga può avere al massimo { $most } byte.
refused-unknown-seat = Non c’è un posto { $seat } a un tavolo da { $players }.
