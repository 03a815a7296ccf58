# Gestire un server

help-serve-forget-after = Dimentica le persone che non vengono da tanti giorni.
help-serve-store-limit = Rifiuta nuove persone e nuovi tavoli quando l’archivio arriva a tanti megabyte. Senza questa opzione non c’è limite.
help-serve-names = I nomi con cui questo server si raggiunge in Internet, separati da virgole. Gli indirizzi e i nomi della rete locale non serve indicarli.
help-serve-trusted-proxies = I proxy di cui ci si fida per indirizzi e HTTPS: indirizzi o reti, separati da virgole.
help-serve-base-path = Il percorso sotto cui si trova tutto, per esempio /cards, se un proxy offre altro sullo stesso host.
help-serve-local-name = Il nome di questo server nella rete locale: reihum per reihum.local. Se è già preso, si aggiunge un numero. «none»: nessun nome.
help-serve-metrics-from = Le macchine che possono leggere /metrics: indirizzi o reti, separati da virgole.
help-serve-log-level = Quanto si scrive nel registro: debug, info, warning o error.
help-serve-log-format = Come si scrive il registro: righe di testo o JSON.

usage-megabytes = MEGABYTE
usage-path = PERCORSO
usage-level = LIVELLO

refused-store-in-use = L’archivio { $store } è già usato da un altro server. Un file SQLite serve a un solo server.
refused-process-died = Uno dei processi è terminato all’avvio con il codice { $exit_code }.
refused-bad-name = { $name } non è un nome di host. Indica nomi come carte.example.org, senza schema né porta.
refused-bad-base-path = { $path } non è un percorso. Indicane uno come /cards.
refused-bad-local-name = «{ $name }» non può essere un nome nella rete locale. Indicane uno breve con minuscole, cifre e trattini, oppure «none».
refused-bad-address = Indica indirizzi o reti, per esempio 10.0.0.2 o 10.0.0.0/24: { $problem }.
refused-no-replay-now = Ora la partita non si può rivedere. Riprova più tardi.
refused-newer-log = Questo tavolo viene da una versione più recente di Reihum. Ricarica la pagina qui, o continua dove si trova il tavolo.
refused-not-a-log = Questo non è il registro di un tavolo.
refused-long-log = Questo tavolo è troppo lungo per essere portato qui: ha { $entries } voci, e ne sono permesse { $most }.
refused-strangers-in-log = A questo tavolo siede qualcuno che il tuo dispositivo qui non conosce.
refused-log-of-other-rules = La partita è iniziata con regole diverse da quelle di questo server.
refused-illegal-in-log = La voce { $number } di questo tavolo non può essere avvenuta: { $why }
refused-not-written-here = Nessun tavolo lo scriverebbe in questo punto.
refused-secret-again-in-log = Un segreto di questo tavolo vale per più mani: le sue carte potevano essere note.
refused-http-421 = Questo server non si riconosce in quel nome. Usa il suo indirizzo, o chiedi a chi lo gestisce di aggiungere il nome.
refused-name-taken = A questo tavolo c’è già qualcuno che si chiama { $name }, o quasi. Scegli un altro nome per sederti.
refused-store-full = Questo server non ha più posto per altre persone e altri tavoli. Le partite cominciate continuano.

web-forget = Dimenticami su questo dispositivo
web-forget-sure = Reihum dimentica il tuo nome e tutte le persone che giocano su questo dispositivo. Perdi i tuoi posti ai tavoli aperti e tutte le partite su questo dispositivo. Continuare?

# Un sito senza server

help-site = Scrive la pagina in una cartella che qualsiasi spazio web può servire, senza un server di Reihum. Lì ognuno gioca sul proprio dispositivo.
help-site-folder = La cartella da scrivere. Se l’ha scritta questo comando, viene sostituita.
help-site-base-path = Il percorso della cartella sul suo host, per esempio /cards. Senza, la cartella è l’intero host.
site-written = Scritto: { $folder }
site-without-docs = Senza la documentazione: servono un clone di Reihum e «uv run --group docs reihum site».
refused-not-our-site = { $folder } contiene qualcosa che questo comando non ha scritto: { $file }. Indica un’altra cartella.
refused-docs-not-built = Non è possibile generare la documentazione: { $problem }
