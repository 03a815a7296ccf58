# Tavoli dal vivo

help-serve = Avvia un server con tavoli per persone e bot.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri dispositivi.
help-serve-port = La porta su cui ascoltare.
help-serve-store = Dove si conserva tutto: sqlite:///FILE oppure postgresql://….
help-serve-thinkers = Quanti processi pensano per i bot.
help-serve-pace = Quanti secondi circa un bot si prende per una mossa.

serving = I tavoli sono aperti su { $address }. Ctrl-C ferma il server.

refused-no-such-table = Questo tavolo non esiste.
refused-no-such-record = Questa registrazione non esiste.
refused-bad-request = Questa richiesta non si capisce: { $problem }.
refused-introduce-yourself = Prima di’ chi sei.
refused-seated-already = Sei già a questo tavolo.
refused-match-begun = La partita è già cominciata.
refused-no-free-seat = Tutti i posti sono occupati.
refused-seat-taken = Il posto { $seat } è occupato.
refused-seat-free = Al posto { $seat } non c’è nessuno.
refused-host-only = Può farlo solo chi ha aperto il tavolo.
refused-not-at-the-table = Può farlo solo chi è seduto al tavolo.
refused-not-away = Nessuno gioca per te.
refused-not-between-rounds = Si sta giocando una mano.
refused-ready-already = Sei già pronto.
refused-no-round = Non si sta giocando nessuna mano.
refused-paused = Il gioco è in pausa.
refused-bot-plays-for-you = Un bot gioca per te. Prima riprendi il tuo posto.
refused-seen-otherwise = Valeva per un momento precedente del gioco.
refused-something-was-seen = Da allora hai visto qualcosa di nuovo, non si torna indietro.
refused-no-wish = Non c’è niente da approvare.
refused-agreed-already = Hai già detto di sì.
refused-wish-pending = Si sta chiedendo altro.
refused-not-paused = Il gioco non è in pausa.
refused-still-has-time = C’è ancora tempo per pensare.
refused-no-free-chat = A questo tavolo non si scrive, ci sono solo frasi fatte.
refused-match-not-over = La partita non è ancora finita.
refused-other-commitment = Da allora le carte sono state fissate di nuovo. Ridai il tuo contributo.
