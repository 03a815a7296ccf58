# Tische mit vielen Leuten

help-serve = Startet einen Server mit Tischen für Menschen und Bots.
help-serve-host = Die Adresse, auf der er hört; 0.0.0.0 lässt andere Geräte herein.
help-serve-port = Der Port, auf dem er hört.
help-serve-store = Wo alles aufbewahrt wird: sqlite:///DATEI oder postgresql://….
help-serve-thinkers = Wie viele Prozesse für die Bots nachdenken.
help-serve-pace = Wie viele Sekunden sich ein Bot ungefähr für einen Zug nimmt.

serving = Die Tische stehen unter { $address }. Strg-C beendet den Server.

refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-record = Diese Aufzeichnung gibt es nicht.
refused-bad-request = Diese Anfrage ist nicht zu verstehen: { $problem }.
refused-introduce-yourself = Sag zuerst, wer du bist.
refused-seated-already = Du sitzt schon an diesem Tisch.
refused-match-begun = Die Partie hat schon begonnen.
refused-no-free-seat = Alle Plätze sind besetzt.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-seat-free = Auf Platz { $seat } sitzt niemand.
refused-host-only = Das darf nur, wer den Tisch eröffnet hat.
refused-not-at-the-table = Das darf nur, wer am Tisch sitzt.
refused-not-away = Niemand spielt für dich.
refused-not-between-rounds = Es wird gerade eine Runde gespielt.
refused-ready-already = Du bist schon bereit.
refused-no-round = Es wird gerade keine Runde gespielt.
refused-paused = Das Spiel ist unterbrochen.
refused-bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refused-seen-otherwise = Das galt einem früheren Augenblick des Spiels.
refused-something-was-seen = Du hast seither etwas Neues gesehen, darum geht es nicht zurück.
refused-no-wish = Es gibt nichts, dem du zustimmen könntest.
refused-agreed-already = Du hast schon zugestimmt.
refused-wish-pending = Es wird gerade etwas anderes gefragt.
refused-not-paused = Das Spiel ist nicht unterbrochen.
refused-still-has-time = Es ist noch Zeit zum Nachdenken.
refused-no-free-chat = An diesem Tisch wird nichts geschrieben, es gibt nur feste Sätze.
refused-match-not-over = Die Partie ist noch nicht zu Ende.
refused-other-commitment = Die Karten wurden seither neu festgelegt. Gib deinen Beitrag noch einmal.
