# Der Tisch im Browser

# Gesichter

avatar-fox = Fuchs
avatar-owl = Eule
avatar-bear = Bär
avatar-cat = Katze
avatar-frog = Frosch
avatar-rabbit = Hase
avatar-penguin = Pinguin
avatar-whale = Wal

# Die Startseite

web-me = Dein Name: { $name }
web-who = Wer bist du?
web-name = Name
web-face = Gesicht
web-done = Fertig
web-seats = { $most ->
    [2] 2 Personen
   *[other] { $least } bis { $most } Personen
}
web-continue = Angefangene Partien
web-against-bots = Gegen Bots
web-players = Wie viele spielen mit?
web-play-now = Jetzt spielen
web-play-now-about = Bots nehmen die anderen Plätze ein
web-learn = Lernen
web-rules = Regeln
web-rule = Regel { $rule }
web-invite = Einladen
web-invite-about = Andere kommen mit ihrem Handy dazu
web-join = An einen Tisch kommen
web-join-go = Mitspielen
web-code = Code des Tisches
web-open-tables = Offene Tische
web-nobody-yet = Noch ist niemand da
web-nothing-here = Hier ist nichts.
web-without-rules = Dieses Spiel hat hier keine Regelseite. Es kommt aus einem anderen Paket.
web-without-lesson = Zu diesem Spiel gibt es keine Lektion. Probiere es an einem Tisch mit Bots aus.
web-to-start = Zur Startseite
web-close = Schließen

# Einstellungen

web-preferences = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-sound = Töne
web-help = Hilfe
web-help-show = zeigen, was sich spielen lässt
web-help-off = wie am echten Tisch
web-child = Für Kinder: große Karten und Schrift, kein Chat
web-letters = Buchstabentasten: A und I zum Rufen, der Name einer Karte, um sie zu finden
web-install = Auf diesem Gerät installieren
web-on = an
web-off = aus

# Vor der Partie

web-settings = Regeln und Einstellungen
web-none = keine
web-order-any = gemischt
web-order-own = so:
web-order-up = { $what } nach oben
web-order-down = { $what } nach unten
web-order-place = { $what } ist an Stelle { $place }.
web-rounds = Runden
web-match = eine ganze Partie
web-first-begins = Wer fängt an? (laut Regelheft: wer am jüngsten ist)
web-first-deals = Wer gibt zuerst? (zum Beispiel: wer am jüngsten ist)
web-first-lot = auslosen
web-clock = Bedenkzeit
web-clock-none = so viel man will
web-clock-soft = mit Erinnerung
web-clock-strict = danach spielt ein Bot
web-clock-seconds = Sekunden für einen Zug
web-grace = Sekunden, bis ein Bot für jemanden spielt, der weg ist
web-pace = Tempo der Karten
web-pace-calm = ruhig
web-pace-usual = wie üblich
web-pace-quick = schnell
web-allowance = Langsame Verbindungen ausgleichen
web-listed = Wer darf kommen?
web-listed-no = Eingeladene
web-listed-yes = alle
web-hints = Tipps während des Spiels
web-free-chat = Frei schreiben
web-make-host = Jemand anderem die Leitung geben
web-scan = Mit dem Handy scannen oder den Code eintippen:
web-qr = QR-Code mit der Adresse dieses Tisches
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-share = Link teilen
web-only-here = Diese Adresse gilt nur auf diesem Gerät. Öffne die Seite unter ihrer Adresse im Netz, damit Handys dazukommen können.
web-sit = Hier setzen
web-stand = Aufstehen
web-free = frei
web-seat-bot = Bot hinsetzen
web-unseat = { $player } wegschicken
web-bot = Bot, { $level }
web-bots = Bots
web-is-ready = bereit
web-not-ready = noch nicht bereit
web-that-is-you = das bist du
web-look-on-or-sit = Du schaust zu. Setz dich, um mitzuspielen.
web-looking-on = Du schaust zu.
web-waiting-seats = Du bist bereit. Es sind noch Plätze frei.
web-waiting-ready = Du bist bereit. Die anderen fehlen noch …
web-ready = Ich bin bereit
web-start = Los geht’s
web-start-with-bots = { $count ->
    [one] Mit einem Bot losspielen
   *[other] Mit { $count } Bots losspielen
}
web-dealing = Der Tisch wird gedeckt …

# Am Tisch

web-connecting = Verbindung wird aufgebaut …
web-connection-lost = Keine Verbindung. Sie kommt von selbst wieder.
web-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
refused-offline = Gerade gibt es keine Verbindung, darum wurde nichts gesendet.
refused-unanswered = Die Verbindung ist abgebrochen, bevor eine Antwort kam. Gleich siehst du, ob es geklappt hat.
web-hint = Tipp
web-advice = Versuch es damit: { $action }
web-menu = Menü
web-write = Etwas schreiben
web-send = Senden
web-mute = Mir nicht zeigen, was sie sagen
web-undo = Meinen Zug zurücknehmen
web-ask-undo = Um Zurücknehmen bitten
web-pause = Um eine Pause bitten
web-resume = Weiterspielen
web-agree = Einverstanden
web-decline = Nein
web-withdraw = Doch nicht
web-play-on = Bot weiterspielen lassen
web-let-bot-play = Bot für mich spielen lassen
web-bot-plays = Ein Bot spielt für dich.
web-come-back = Ich bin wieder da
web-invite-onlookers = Zum Zuschauen einladen
web-full-screen = Vollbild
web-leave-full-screen = Vollbild verlassen
web-waiting-for = Wir warten auf { $players } …
web-next-round = Nächste Runde
web-again = Noch einmal
web-see-table = Tisch ansehen
web-replay = Noch einmal ansehen
web-brought = Dieser Tisch wurde auf einem Gerät am Tisch begonnen. Wer dort gegeben hat, kann die Karten dieser Runde kennen.

# Tische auf diesem Gerät

device-where = Wo?
device-where-server = über den Server
device-where-device = auf diesem Gerät
device-size = Einmalig werden etwa { $megabytes } MB geladen. Danach kannst du ohne Verbindung spielen.
device-settings-about = Danach setzen sich Bots auf die freien Plätze
device-fetching = Dieses Gerät lädt, was es braucht: etwa { $megabytes } MB, nur einmal.
device-starting = Der Tisch wird auf diesem Gerät gedeckt …
device-unreachable = Was dieses Gerät braucht, ließ sich nicht laden. Verbinde dich einmal, danach geht es ohne Verbindung.
device-alone = Kein Server antwortet. Du kannst auf diesem Gerät spielen: gegen Bots oder reihum zu mehreren.
device-taken = Deine Tische sind in einem anderen Tab offen.
device-take-over = Hier spielen
device-failed = Der Tisch auf diesem Gerät startet nicht.
device-try-again = Noch einmal versuchen
device-no-store = Dieser Browser speichert nichts. Das Spiel ist weg, wenn du die Seite schließt.
device-full = Auf diesem Gerät ist kein Speicher mehr frei. Das Spiel geht weiter, aber die letzten Züge sind weg, wenn du die Seite schließt. Schaffe etwas Platz.
device-log-cut = { $count ->
    [one] Der letzte Eintrag dieses Tisches ließ sich nicht lesen. Das Spiel geht davor weiter.
   *[other] Die letzten { $count } Einträge dieses Tisches ließen sich nicht lesen. Das Spiel geht davor weiter.
}
device-log-unreadable = Diese Version der Seite kann den Tisch nicht lesen. Er bleibt gespeichert.
device-ready = Du kannst jetzt auch ohne Verbindung spielen.
device-fetch = Für das Spielen ohne Verbindung laden (etwa { $megabytes } MB)
device-docs = Dokumentation (auf Englisch)
