refused-bad-store-address = Un archivio si indica con sqlite:///FILE oppure postgresql://NOME@HOST/DATABASE.
refused-store-unreachable = L’archivio { $store } non è utilizzabile: { $problem }
refused-newer-store = L’archivio è stato scritto da una versione più recente di questo programma.
refused-bad-broker-address = Un broker si indica con nats://HOST oppure nats://NOME:PASSWORD@HOST:PORTA.
refused-broker-unreachable = Il broker { $broker } non è utilizzabile: { $problem }
refused-broker-without-sharing = Un broker serve a più server che condividono un PostgreSQL. Un file SQLite appartiene a un solo server.
refused-relay-unreachable = Gli altri server non raggiungono questo all’indirizzo { $host }: { $problem }

# Copie di sicurezza

help-backup = Scrive tutto il contenuto di un archivio in un file. Intanto il server può continuare.
help-backup-file = Il file da scrivere.
help-restore = Riempie un archivio vuoto con una copia di sicurezza.
help-restore-file = Il file scritto da «reihum backup».
saved-backup = Salvato. Tavoli: { $tables }, persone: { $people }, registrazioni: { $records }
restored-backup = Ripristinato. Tavoli: { $tables }, persone: { $people }, registrazioni: { $records }
refused-no-store = Non c’è nessun archivio in { $store }.
refused-no-backup = { $file } non è una copia di sicurezza di Reihum.
refused-backup-cut-off = Manca la fine della copia di sicurezza { $file }. Non è stato ripristinato nulla.
refused-backup-damaged = La copia di sicurezza { $file } è danneggiata: { $problem }. Non è stato ripristinato nulla.
refused-newer-backup = La copia di sicurezza { $file } è stata scritta da una versione più recente di questo programma. Non è stato ripristinato nulla.
refused-store-not-empty = L’archivio { $store } non è vuoto. Per una copia di sicurezza ne serve uno vuoto.
