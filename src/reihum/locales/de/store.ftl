refused-bad-store-address = Ein Speicher wird als sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK angegeben.
refused-store-unreachable = Der Speicher { $store } lässt sich nicht benutzen: { $problem }
refused-newer-store = Der Speicher stammt von einer neueren Fassung dieses Programms.
refused-bad-broker-address = Ein Broker wird als nats://RECHNER oder nats://NAME:PASSWORT@RECHNER:PORT angegeben.
refused-broker-unreachable = Der Broker { $broker } lässt sich nicht benutzen: { $problem }
refused-broker-without-sharing = Ein Broker ist für mehrere Server da, die sich ein PostgreSQL teilen. Eine SQLite-Datei gehört einem Server allein.
refused-relay-unreachable = Die anderen Server erreichen diesen nicht unter { $host }: { $problem }

# Sicherungen

help-backup = Schreibt alles aus einem Speicher in eine Datei. Der Server darf dabei weiterlaufen.
help-backup-file = Die Datei, die geschrieben wird.
help-restore = Füllt einen leeren Speicher aus einer Sicherung.
help-restore-file = Die Datei, die „reihum backup“ geschrieben hat.
saved-backup = Gesichert. Tische: { $tables }, Leute: { $people }, Aufzeichnungen: { $records }
restored-backup = Wiederhergestellt. Tische: { $tables }, Leute: { $people }, Aufzeichnungen: { $records }
refused-no-store = Unter { $store } gibt es keinen Speicher.
refused-no-backup = { $file } ist keine Sicherung von Reihum.
refused-backup-cut-off = Das Ende der Sicherung { $file } fehlt. Nichts wurde wiederhergestellt.
refused-backup-damaged = Die Sicherung { $file } ist beschädigt: { $problem }. Nichts wurde wiederhergestellt.
refused-newer-backup = Die Sicherung { $file } stammt von einer neueren Fassung dieses Programms. Nichts wurde wiederhergestellt.
refused-store-not-empty = Der Speicher { $store } ist nicht leer. Eine Sicherung braucht einen leeren.
