refused-bad-store-address = Un archivio si indica con sqlite:///FILE oppure postgresql://NOME@HOST/DATABASE.
refused-store-unreachable = L’archivio { $store } non è utilizzabile: { $problem }
refused-newer-store = L’archivio è stato scritto da una versione più recente di questo programma.
refused-bad-broker-address = Un broker si indica con nats://HOST oppure nats://NOME:PASSWORD@HOST:PORTA.
refused-broker-unreachable = Il broker { $broker } non è utilizzabile: { $problem }
refused-broker-without-sharing = Un broker serve a più server che condividono un PostgreSQL. Un file SQLite appartiene a un solo server.
refused-relay-unreachable = Gli altri server non raggiungono questo all’indirizzo { $host }: { $problem }
