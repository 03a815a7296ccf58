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
replay-open = Guarda una partita
replay-open-about = Scegli il file di una partita, o trascinalo qui.
replay-open-file = File di una partita
replay-checking = Ogni mossa della partita viene controllata…
replay-refused = Questa partita non può essere mostrata.
share-match = Condividi la partita
share-match-about = Questo link contiene tutta la partita. Si può guardare su qualsiasi pagina di Reihum.
share-match-long = Questa partita è troppo lunga per un link. Inviala come file.
share-match-file = Salva come file

# Se si è mescolato correttamente

fair-title = Mescolate verificabili
fair-checking = Ricalcolo le mescolate…
fair-checked = { $count ->
    [one] Verificato: l’unica mescolata di questa partita era fissata prima di dare le carte.
   *[other] Verificato: tutte le { $count } mescolate di questa partita erano fissate prima di dare le carte.
}
fair-meaning = Il tavolo aveva pubblicato l’impronta di un segreto, poi ognuno ha aggiunto il suo contributo. Questo dispositivo ne ha ricalcolato ogni mescolata: è quella giocata.
fair-broken = Le mescolate di questa partita non si possono confermare.
fair-brought = { $count ->
    [one] Una mano è stata distribuita sul dispositivo di chi gioca, che può aver conosciuto le carte.
   *[other] { $count } mani sono state distribuite sul dispositivo di chi gioca, che può aver conosciuto le carte.
}
