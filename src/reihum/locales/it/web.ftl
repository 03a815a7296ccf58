# Il tavolo nel browser

# Volti

avatar-fox = Volpe
avatar-owl = Gufo
avatar-bear = Orso
avatar-cat = Gatto
avatar-frog = Rana
avatar-rabbit = Coniglio
avatar-penguin = Pinguino
avatar-whale = Balena

# La pagina iniziale

web-me = Il tuo nome: { $name }
web-who = Chi sei?
web-name = Nome
web-face = Immagine
web-done = Fatto
web-seats = { $most ->
    [2] 2 persone
   *[other] da { $least } a { $most } persone
}
web-continue = Partite in corso
web-against-bots = Contro i bot
web-players = In quanti giocate?
web-play-now = Gioca subito
web-play-now-about = I bot prendono gli altri posti
web-learn = Impara
web-rules = Regole
web-rule = Regola { $rule }
web-invite = Invita
web-invite-about = Gli altri si uniscono col telefono
web-join = Unisciti a un tavolo
web-join-go = Entra
web-code = Codice del tavolo
web-open-tables = Tavoli aperti
web-nobody-yet = Ancora nessuno
web-nothing-here = Qui non c’è niente.
web-without-rules = Questo gioco non ha una pagina delle regole qui. Viene da un altro pacchetto.
web-without-lesson = Per questo gioco non c’è una lezione. Provalo a un tavolo con dei bot.
web-to-start = Pagina iniziale
web-close = Chiudi

# Preferenze

web-preferences = Preferenze
web-language = Lingua
web-theme = Aspetto
web-theme-auto = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-sound = Suoni
web-help = Aiuto
web-help-show = segnare ciò che si può giocare
web-help-off = come a un vero tavolo
web-child = Per bambini: carte e testo grandi, senza chat
web-letters = Tasti lettera: A e I per chiamare, il nome di una carta per trovarla
web-install = Installa su questo dispositivo
web-on = sì
web-off = no

# Prima della partita

web-settings = Regole e impostazioni
web-none = nessuno
web-order-any = a caso
web-order-own = così:
web-order-up = { $what } più in su
web-order-down = { $what } più in giù
web-order-place = { $what } è al posto { $place }.
web-rounds = Mani
web-match = una partita intera
web-first-begins = Chi comincia? (secondo le regole: chi è più giovane)
web-first-deals = Chi dà le carte per primo? (per esempio: chi è più giovane)
web-first-lot = tirare a sorte
web-clock = Tempo per pensare
web-clock-none = a piacere
web-clock-soft = con un promemoria
web-clock-strict = poi gioca un bot
web-clock-seconds = Secondi per turno
web-grace = Secondi prima che un bot giochi per chi è via
web-pace = Velocità delle carte
web-pace-calm = con calma
web-pace-usual = come al solito
web-pace-quick = in fretta
web-allowance = Compensare le connessioni lente
web-listed = Chi può venire?
web-listed-no = su invito
web-listed-yes = tutti
web-hints = Suggerimenti durante il gioco
web-free-chat = Scrivere liberamente
web-make-host = Affida il tavolo a qualcun altro
web-scan = Inquadra col telefono o digita il codice:
web-qr = Codice QR con l’indirizzo di questo tavolo
web-copy = Copia il link
web-copied = Il link è copiato.
web-share = Condividi il link
web-only-here = Questo indirizzo vale solo su questo dispositivo. Apri la pagina col suo indirizzo di rete, così i telefoni possono unirsi.
web-sit = Siediti qui
web-stand = Alzati
web-free = libero
web-seat-bot = Fai sedere un bot
web-unseat = Manda via { $player }
web-bot = Bot, { $level }
web-bots = Bot
web-is-ready = ci siamo
web-not-ready = non ancora
web-that-is-you = sei tu
web-look-on-or-sit = Stai guardando. Siediti per giocare.
web-looking-on = Stai guardando.
web-waiting-seats = Ci sei. Ci sono ancora posti liberi.
web-waiting-ready = Ci sei. Mancano gli altri…
web-ready = Ci sono
web-start = Si comincia
web-start-with-bots = { $count ->
    [one] Comincia con un bot
   *[other] Comincia con { $count } bot
}
web-dealing = Si prepara il tavolo…

# Al tavolo

web-connecting = Connessione…
web-connection-lost = Nessuna connessione. Tornerà da sola.
web-failed = Non ha funzionato. Riprova tra un momento.
refused-offline = In questo momento non c’è connessione: non è stato inviato nulla.
refused-unanswered = La connessione si è interrotta prima della risposta. Tra poco vedrai se ha funzionato.
web-hint = Suggerimento
web-advice = Prova così: { $action }
web-menu = Menu
web-write = Scrivi qualcosa
web-send = Invia
web-mute = Nascondi ciò che dicono
web-undo = Annulla la mia mossa
web-ask-undo = Chiedi di annullare una mossa
web-pause = Chiedi una pausa
web-resume = Continua
web-agree = D’accordo
web-decline = No
web-withdraw = Lascia stare
web-play-on = Fai continuare un bot
web-let-bot-play = Fai giocare un bot per me
web-bot-plays = Un bot gioca per te.
web-come-back = Eccomi di nuovo
web-invite-onlookers = Invita a guardare
web-full-screen = Schermo intero
web-leave-full-screen = Esci dallo schermo intero
web-waiting-for = Si aspetta { $players }…
web-next-round = Prossima mano
web-again = Gioca ancora
web-see-table = Guarda il tavolo
web-replay = Rivedi la partita
web-brought = Questo tavolo è iniziato sul dispositivo di chi gioca, che può conoscere le carte di questa mano.

# I tavoli di questo dispositivo

device-where = Dove?
device-where-server = con il server
device-where-device = su questo dispositivo
device-size = Si scaricano circa { $megabytes } MB, una volta sola. Poi puoi giocare senza connessione.
device-settings-about = Poi i bot occupano gli altri posti
device-fetching = Questo dispositivo scarica ciò che gli serve: circa { $megabytes } MB, una volta sola.
device-starting = Il tavolo si prepara su questo dispositivo…
device-unreachable = Non è stato possibile scaricare ciò che serve. Collegati una volta, poi funziona senza connessione.
device-alone = Nessun server risponde. Puoi giocare su questo dispositivo: contro i bot o in più persone a turno.
device-taken = I tuoi tavoli sono aperti in un’altra scheda.
device-take-over = Gioca qui
device-failed = Il tavolo su questo dispositivo non parte.
device-try-again = Riprova
device-no-store = Questo browser non conserva nulla. La partita va persa quando chiudi la pagina.
device-full = Su questo dispositivo non c’è più spazio. La partita continua, ma le ultime mosse vanno perse quando chiudi la pagina. Libera un po’ di spazio.
device-log-cut = { $count ->
    [one] L’ultima voce di questo tavolo non è leggibile. La partita riprende da prima.
   *[other] Le ultime { $count } voci di questo tavolo non sono leggibili. La partita riprende da prima.
}
device-log-unreadable = Questa versione della pagina non può leggere il tavolo. Resta comunque salvato.
device-ready = Ora puoi giocare anche senza connessione.
device-fetch = Scarica per giocare senza connessione (circa { $megabytes } MB)
device-docs = Documentazione (in inglese)
