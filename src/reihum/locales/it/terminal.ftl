# Comandi

help-reihum = Giochi di carte intorno al tavolo. Senza comando: tavoli per tutti su questa rete.
help-everywhere = Con ogni comando, --lang sceglie la lingua: { $languages }. Altrimenti decide l’ambiente.
help-version = Mostrare la versione.
help-json = Scrivere JSON, per i programmi.
help-games = I giochi con le loro opzioni.
help-play = Giocare contro i bot.
help-play-players = In quanti si gioca, contando anche te (predefinito: 4 se il gioco lo permette).
help-play-bots = Chi gioca contro di te: random, easy, simple, medium, hard o master (in alcuni giochi anche personaggi). Un nome per tutti, o più nomi: hard,easy.
help-play-rounds = Quante mani; match: tante quante le persone, o fino alla meta del gioco.
help-play-first = Il posto che comincia o distribuisce la prima mano; tu hai il posto 0.
help-play-name = Il tuo nome nella registrazione.
help-play-seed = Seed casuale: stesso numero, stesse carte.
help-play-save = Conservare la registrazione della partita in questo file.
help-plain = Senza simboli, per la lettura ad alta voce.
help-replay = Raccontare una partita registrata, come la vede il pubblico.
help-replay-seat = Come la vede questo posto; il primo è il posto 0.
help-replay-open = A carte scoperte.
help-replay-notation = In notazione, una mossa per riga.
help-verify = Controllare una registrazione: ogni mossa permessa, e il risultato quello indicato.
help-link = Mostra un link che contiene una partita finita.
help-link-page = La pagina a cui porta il link, per esempio https://cards.example.org.
help-record = Il file con la registrazione.

# Pagine di aiuto

usage = Uso:
usage-arguments = Argomenti:
usage-options = Opzioni:
usage-commands = Comandi:
usage-flags = [OPZIONI]
usage-help = Mostrare questo aiuto.
usage-default = predefinito: { $default }
usage-variable = variabile d’ambiente { $name }
usage-range = da { $least } a { $most }
usage-choice = { $value }: { $label }
usage-command = COMANDO
usage-game = GIOCO
usage-file = FILE
usage-seat = POSTO
usage-name = NOME
usage-address = INDIRIZZO
usage-seconds = SECONDI
usage-text = TESTO
usage-days = GIORNI

games-game = { $name }: { $title }, { $players }. { $about }
games-name = Nome
games-seats = Persone
games-about = Il gioco
games-players = { $range } persone
games-option = { $flag }: { $label }
games-default = { $option } (predefinito: { $default })

verified = Tutte le { $moves } mosse sono permesse e portano al risultato indicato.
verified-unfinished = Tutte le { $moves } mosse sono permesse. La partita non è stata giocata fino in fondo.

refused-no-such-command = Il comando «{ $said }» non esiste. «reihum --help» li elenca tutti.
refused-too-long-for-link = Questa partita è troppo lunga per un link, che ha al massimo { $most } caratteri. Invia il file.
refused-link-of-unfinished = Solo una partita finita sta in un link.
refused-no-such-flag = Qui non c’è un’opzione { $flag }.
refused-no-value = Manca un valore per { $flag }.
refused-needless-value = { $flag } si scrive senza valore.
refused-flag-value = { $flag } non può essere «{ $value }»{ $kind ->
    [range] , solo un numero da { $least } a { $most }
    [number] , solo un numero
   *[any] { "" }
}.
refused-left-over = È di troppo: { $said }.
refused-system = Il sistema rifiuta: { $problem }.
refused-missing-extra = { $module } non è installato. Lo porta un extra: { $command }
refused-no-game-named = Quale gioco? Ci sono { $games }.
refused-no-language-named = Dopo --lang manca la lingua.
refused-unknown-choice = --{ $option } non può essere «{ $value }», solo { $choices }.
refused-bots = { $others ->
    [one] C’è { $others } altro posto
   *[other] Ci sono altri { $others } posti
}: indica un bot per tutti o uno per ciascuno, non { $bots }.
refused-name = Un nome ha da 1 a { $most } caratteri stampabili.
refused-cannot-read = Non si può leggere { $file }: { $problem }.
refused-cannot-write = Non si può scrivere { $file }: { $problem }.

# Che cosa segnala il sistema

problem-enoent = il file o la cartella non esiste
problem-eisdir = è una cartella
problem-enotdir = non è una cartella
problem-eacces = manca l’autorizzazione
problem-eperm = manca l’autorizzazione
problem-erofs = lì non si può scrivere
problem-enospc = il disco è pieno
problem-efbig = il file è troppo grande
problem-enametoolong = il nome è troppo lungo
problem-eaddrinuse = un altro programma è già in ascolto lì
problem-eaddrnotavail = questo indirizzo non è di questo computer
problem-host = l’indirizzo non esiste
problem-system = errore di sistema { $number }

# La scelta

lobby-games = A che cosa giochiamo?
lobby-game = { $number }: { $title }. { $about }
lobby-which = { "Numero o nome: " }
lobby-players = { "In quanti si gioca, contando anche te (da " }{ $least } a { $most })? { "" }
guest = Ospite
bot-names = Anna Ben Clara David Emma Felix

# Giocare

play-game = { $title }
play-table = Al tavolo: { $players }.
play-words = Scrivi una mossa, il suo numero o una carta. «{ word-help }» ti dice di più, «{ word-quit }» chiude la partita.
table = Sul tavolo:
table-changes = Novità sul tavolo:
hand = La tua mano:
menu = Puoi:
menu-entry = { $number }: { $action }
menu-together = Da { $first } a { $last }: { $action }
menu-more = Da { $first } a { $last }: altre dello stesso tipo, fino a { $action }. «{ word-menu } { word-all }» le elenca tutte.
menu-only = Invio: { $action }
prompt = { "Tocca a te: " }
hint = Prova così: { $action }.
undone = Annullato: { $action }.
explain-playable = Puoi giocare { $cards }.
explain-same = Lo stesso vale per { $cards }.
explain-cards = { $cards }: { $why }
explain-allowed = Adesso puoi farlo: { $action }.
explain-no-hand = In questo gioco non hai carte in mano. Chiedi con «?» e una mossa.
goodbye = Arrivederci.
saved = La registrazione è in { $file }.

word-help = aiuto
word-menu = scelte
word-all = tutte
word-table = tavolo
word-sheet = punti
word-hint = suggerimento
word-undo = annulla
word-quit = esci

# Le parole che si possono scrivere per una mossa, oltre a quelle del suo testo

typed-lay = giocare mettere
typed-pass = passare passo niente
typed-end = fine finito
typed-doubt = barato bugia dubito
typed-turn = girare
typed-wait = aspettare
typed-quit = q esci uscire ciao

play-help =
    Una mossa: il suo numero tra le scelte, le sue parole («{ $action }», o solo una parte) o la notazione: «{ $notation }».
    Basta una carta sola, se con lei si può fare una cosa sola: «11 rosso» o r11, «5 giallo» o gi5, «20 verde» o v20, «1 blu» o b1. g5 è il 5 che hai, giallo o verde: nella notazione giallo si scrive y e verde g.
    ?: perché ogni carta della tua mano si può giocare o no
    ? r15: lo stesso per una carta; ? e una mossa: se è permessa
    { word-hint }: una buona mossa, e perché è buona
    { word-undo }: annullare la tua ultima mossa, finché è il tuo turno e non ti ha mostrato niente di nuovo
    { word-menu }: che cosa puoi fare adesso; { word-menu } { word-all }: senza tralasciare niente
    { word-table }: il tavolo e la tua mano
    { word-sheet }: il segnapunti
    { word-quit } o q: chiudere la partita

refused-by-rule = { $why } (regola { $rule })
refused-several-moves = Possono essere più mosse, di’ qualcosa di più: { $moves }
refused-no-move = «{ $said }» non è una mossa possibile adesso. «{ word-menu }» elenca che cosa puoi fare.
refused-no-such-number = «{ $number }» non è nella lista. Scrivi un numero da { $least } a { $most }.
refused-nothing-to-undo = Non c’è niente da annullare. Puoi annullare le tue mosse durante il tuo turno, finché non ti hanno mostrato niente di nuovo.

# Risultati

of-player = { $player } { $number }
sheet = { $scoring ->
    [goal] Segnapunti (prima contano più tappe, poi meno punti):
    [fewest] Segnapunti (vince chi ha meno punti):
   *[most] Segnapunti (vince chi ha più punti):
}
sheet-empty = Nessuna mano è ancora finita.
sheet-round = Mano { $number }: { $points }
sheet-total = Totale: { $points }
sheet-goal = Raggiunto finora, su { $goal }: { $reached }
result-winners = { $winner ->
    [you] Hai vinto!
    [together] Hai vinto, insieme con { $others }!
   *[other] { $count ->
        [one] { $others } ha vinto.
       *[other] { $others } hanno vinto.
    }
}
result-tie = Parità!
result-place = Posizione { $place }: { $players }, { $scoring ->
    [most] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[fewest] { $points ->
        [one] { $points } punto di penalità
       *[other] { $points } punti di penalità
    }
}
story-unfinished = La partita non è stata giocata fino in fondo.
