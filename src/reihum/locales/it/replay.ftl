# Una partita, da rivedere

replay-loading = Carico la partita…
replay-missing = Questa partita non esiste.
replay-player = Riproduzione
replay-eyes = Dal punto di vista di chi?
replay-eyes-of = { $player }
replay-eyes-onlooker = Dal pubblico
replay-eyes-open = Tutte le carte scoperte
replay-move = Mossa
replay-move-of = Mossa { $number } di { $total }
replay-first = Alla prima mossa
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-last = All’ultima mossa
replay-speed = Velocità
replay-notes = Mosse e correttezza
replay-moves = Mosse
replay-review = Analisi della partita
replay-reviewing = Ogni mossa viene analizzata. Può durare un minuto…
replay-pass-on = Condividi questo momento
replay-record = Salva la partita

# Se si è mescolato correttamente

fair-title = Mescolate verificabili
fair-checking = Ricalcolo le mescolate…
fair-checked = { $count ->
    [one] Verificato: l’unica mescolata di questa partita era fissata prima di dare le carte.
   *[other] Verificato: tutte le { $count } mescolate di questa partita erano fissate prima di dare le carte.
}
fair-meaning = Il tavolo aveva pubblicato l’impronta di un segreto, poi ognuno ha aggiunto il suo contributo. Questo dispositivo ne ha ricalcolato ogni mescolata: è quella giocata.
fair-broken = Le mescolate di questa partita non si possono confermare.
