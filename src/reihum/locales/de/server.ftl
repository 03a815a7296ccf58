# Einen Server betreiben

help-serve-forget-after = Vergiss Leute, die so viele Tage nicht hier waren.
help-serve-store-limit = Lehne neue Leute und neue Tische ab, sobald der Speicher so viele Megabyte groß ist. Ohne Angabe gibt es keine Grenze.
help-serve-names = Die Namen, unter denen dieser Server im Internet erreichbar ist, durch Kommas getrennt. Adressen und Namen im lokalen Netz brauchst du nicht anzugeben.
help-serve-trusted-proxies = Proxys, deren Angaben zu Adressen und HTTPS gelten: Adressen oder Netze, durch Kommas getrennt.
help-serve-base-path = Der Pfad, unter dem alles liegt, etwa /cards, wenn ein Proxy auf demselben Rechnernamen noch anderes anbietet.
help-serve-local-name = Der Name dieses Servers im lokalen Netz: reihum für reihum.local. Ist er vergeben, kommt eine Nummer dazu. „none“: kein Name.
help-serve-metrics-from = Die Rechner, die /metrics lesen dürfen: Adressen oder Netze, durch Kommas getrennt.
help-serve-log-level = Wie viel ins Protokoll geschrieben wird: debug, info, warning oder error.
help-serve-log-format = Wie das Protokoll geschrieben wird: als Textzeilen oder als JSON.

usage-megabytes = MEGABYTE
usage-path = PFAD
usage-level = STUFE

refused-store-in-use = Den Speicher { $store } benutzt schon ein anderer Server. Eine SQLite-Datei ist für einen einzigen Server da.
refused-process-died = Einer der Prozesse ist beim Start mit Code { $exit_code } abgebrochen.
refused-bad-name = { $name } ist kein Rechnername. Gib Namen wie karten.example.org an, ohne Schema und Port.
refused-bad-base-path = { $path } ist kein Pfad. Gib einen wie /cards an.
refused-bad-local-name = „{ $name }“ geht nicht als Name im lokalen Netz. Gib einen kurzen aus Kleinbuchstaben, Ziffern und Bindestrichen an, oder „none“.
refused-bad-address = Gib Adressen oder Netze an, etwa 10.0.0.2 oder 10.0.0.0/24: { $problem }.
refused-no-replay-now = Diese Partie lässt sich gerade nicht zeigen. Versuch es später noch einmal.
refused-newer-log = Dieser Tisch kommt aus einer neueren Fassung von Reihum. Lade die Seite hier neu, oder spiel dort weiter, wo der Tisch ist.
refused-not-a-log = Das ist kein Protokoll eines Tisches.
refused-long-log = Dieser Tisch ist zu lang, um hierher umzuziehen: Er hat { $entries } Einträge, erlaubt sind { $most }.
refused-strangers-in-log = An diesem Tisch sitzt jemand, den dein Gerät hier nicht kennt.
refused-log-of-other-rules = Die Partie wurde nach anderen Regeln begonnen als denen dieses Servers.
refused-illegal-in-log = Eintrag { $number } dieses Tisches kann so nicht geschehen sein: { $why }
refused-not-written-here = Kein Tisch schriebe das an dieser Stelle.
refused-secret-again-in-log = Ein Geheimnis dieses Tisches gilt für mehrere Runden, die Karten konnten also bekannt sein.
refused-http-421 = Unter diesem Namen kennt sich der Server nicht. Nimm seine Adresse, oder bitte die Person, die ihn betreibt, den Namen einzutragen.
refused-name-taken = An diesem Tisch heißt schon jemand { $name } oder fast so. Wähl einen anderen Namen, um dich zu setzen.
refused-store-full = Dieser Server hat keinen Platz für weitere Leute und Tische. Begonnene Partien gehen weiter.

web-forget = Mich auf diesem Gerät vergessen
web-forget-sure = Reihum vergisst deinen Namen und alle, die an diesem Gerät spielen. Deine Plätze an offenen Tischen und alle Spiele auf diesem Gerät sind dann weg. Sicher?

# Eine Website ohne Server

help-site = Schreibt die Seite als Ordner, den jeder Webspace ausliefern kann, ohne einen Server von Reihum. Dort spielen alle auf ihrem eigenen Gerät.
help-site-folder = Der Ordner, der geschrieben wird. Einen, den dieser Befehl geschrieben hat, ersetzt er.
help-site-base-path = Der Pfad des Ordners auf seinem Host, etwa /cards. Ohne diese Angabe ist der Ordner der ganze Host.
site-written = Geschrieben: { $folder }
site-without-docs = Ohne die Dokumentation: Dafür braucht es einen Klon von Reihum und „uv run --group docs reihum site“.
refused-not-our-site = { $folder } enthält etwas, das dieser Befehl nicht geschrieben hat: { $file }. Nenne einen anderen Ordner.
refused-docs-not-built = Die Dokumentation lässt sich nicht bauen: { $problem }
