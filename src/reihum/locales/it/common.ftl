# Carte e giocatori

colour-red = ■ rosso
colour-yellow = ▶ giallo
colour-green = ★ verde
colour-blue = ● blu

# Le carte e le loro forme. In una frase { $card } è il valore: «Peschi { $card }.» Per un’altra forma:
# { CARD($card, form: "of") } (del 5 rosso), "from" (dal 5 rosso), "to" (al 5 rosso), "label" (da sola, come in un
# elenco), "start" (con la maiuscola). Se manca la forma, vale il valore. Spazi unificatori legano simbolo, colore e
# numero.

# L’articolo davanti al numero: il 5, ma l’8
number-article = { $number ->
    [1] l’
    [8] l’
    [11] l’
   *[other] il{ " " }
}
    .of = { $number ->
        [1] dell’
        [8] dell’
        [11] dell’
       *[other] del{ " " }
    }
    .from = { $number ->
        [1] dall’
        [8] dall’
        [11] dall’
       *[other] dal{ " " }
    }
    .to = { $number ->
        [1] all’
        [8] all’
        [11] all’
       *[other] al{ " " }
    }
card-red = { number-article }{ $number } rosso ■
    .of = { number-article.of }{ $number } rosso ■
    .from = { number-article.from }{ $number } rosso ■
    .to = { number-article.to }{ $number } rosso ■
    .label = ■ rosso { $number }
card-yellow = { number-article }{ $number } giallo ▶
    .of = { number-article.of }{ $number } giallo ▶
    .from = { number-article.from }{ $number } giallo ▶
    .to = { number-article.to }{ $number } giallo ▶
    .label = ▶ giallo { $number }
card-green = { number-article }{ $number } verde ★
    .of = { number-article.of }{ $number } verde ★
    .from = { number-article.from }{ $number } verde ★
    .to = { number-article.to }{ $number } verde ★
    .label = ★ verde { $number }
card-blue = { number-article }{ $number } blu ●
    .of = { number-article.of }{ $number } blu ●
    .from = { number-article.from }{ $number } blu ●
    .to = { number-article.to }{ $number } blu ●
    .label = ● blu { $number }
card-joker = un jolly
    .of = di un jolly
    .from = da un jolly
    .to = a un jolly
    .label = jolly
card-pause = una carta pausa
    .of = di una carta pausa
    .from = da una carta pausa
    .to = a una carta pausa
    .label = carta pausa
cards-red = ■ rosso { $numbers }
cards-yellow = ▶ giallo { $numbers }
cards-green = ★ verde { $numbers }
cards-blue = ● blu { $numbers }
cards-of = { $player-is ->
    [you] Le tue carte: { $cards }.
   *[other] { $player }: { $cards }.
}
no-cards = niente
you = tu

separator = ,{ " " }
separator-groups = ;{ " " }
together = { $others } e { $last }
run = { $first }–{ $last }
run-plain = da { $first } a { $last }

# Bots

bot-random = gioca a caso
bot-easy = facile
bot-simple = segue poche regole
bot-duck = Dina l’anatra, apre la strada a tutti
bot-badger = Bruno il tasso, sbarra la strada
bot-lamb = Lino l’agnello, mente solo se deve
bot-puppy = Pip il cucciolo, si fida di tutti
bot-fox = Fina la volpe, mente volentieri
bot-owl = Ottla la civetta, dubita volentieri
bot-medium = medio
bot-hard = difficile
bot-master = maestro

# Ciò che ogni gioco può rifiutare

refused-game-over = La partita è finita.
refused-shuffle-first = Si stanno mescolando le carte.
refused-not-your-turn = Non è il tuo turno.
refused-not-yours = Questo ora non tocca a te.
refused-not-in-hand = Non hai in mano { $card }.
refused-wrong-cards = Queste non sono le carte di questo gioco.
refused-unknown-words = «{ $words }» non è una mossa di questo gioco.
refused-malformed-action = Questa non è una mossa di questo gioco: { $problem }.
refused-unknown-game = Non esiste un gioco «{ $game }». I giochi sono { $games }.
refused-unknown-bot = Non esiste un bot «{ $bot }». I bot sono { $bots }.
refused-unknown-language = Non ci sono testi in «{ $language }», solo in { $languages }.
refused-unknown-option = { $game } non ha un’opzione «{ $option }».
refused-bad-option = Questa non è un’opzione di { $game }: { $problem }.
refused-players = { $game } si gioca in { $most ->
    [2] 2
   *[other] { $least }–{ $most }
}, non in { $players }.
refused-first-seat = Non c’è un posto { $first } a un tavolo da { $players }.
refused-rounds = Una partita ha da 1 a { $most } mani, non { $rounds }.
refused-not-a-record = Non è la registrazione di una partita.
refused-record-too-long = Una registrazione può avere al massimo { $most } byte.
refused-link-too-large = La registrazione in questo link è troppo grande.
refused-link-too-new = Questo link viene da una versione più recente di Reihum.
refused-link-damaged = Questo link è rovinato: una parte è stata cambiata.
refused-link-cut-off = Questo link è tagliato: manca la fine.
refused-other-rules = Questa registrazione segue la versione { $theirs } delle regole di { $game }; questo programma conosce solo la versione { $ours }.
refused-illegal-in-record = La mossa { $number } della registrazione, «{ $action }», non è permessa: { $why }
refused-other-outcome = Le mosse della registrazione portano a un risultato diverso da quello indicato.
refused-other-rounds = Una registrazione richiede un impegno sulle mescolate per ogni mano distribuita. Mani: { $rounds }, impegni: { $committed }.
refused-other-seeds = La mano { $round } richiede un contributo da ogni persona al tavolo, non { $seeds }.
refused-secret-used-twice = L’impegno della mano { $round } è già servito per una mano precedente: le sue carte potevano essere note.
refused-no-secret = La mano { $round } è finita, ma il suo segreto non è stato svelato.
refused-other-secret = Il segreto della mano { $round } non è quello su cui il tavolo si era impegnato.
refused-other-shuffle = La mossa { $number } della registrazione non è la mescolata che risulta dal segreto e dai contributi della mano { $round }.

# Mescolate

shuffles-recomputed = Ogni mescolata è stata ricalcolata dai segreti fissati e dai contributi di tutto il tavolo.
shuffles-secret-kept = { $round ->
    [1] Il segreto della mano non è ancora svelato, quindi le sue mescolate non si possono verificare.
   *[other] Il segreto della mano { $round } non è ancora svelato, quindi le sue mescolate non si possono verificare. Quelle precedenti sono state ricalcolate.
}
shuffles-not-committed = Prima della distribuzione non è stato preso nessun impegno, quindi le mescolate non si possono verificare.

# Partite a più mani

event-match-round-ended = La mano { $number } è finita.
outcome-match = La partita è finita.
