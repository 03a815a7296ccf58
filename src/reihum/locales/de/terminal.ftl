# Befehle

help-reihum = Kartenspiele reihum am Tisch. Ohne Befehl: Tische für alle in diesem Netz.
help-everywhere = Bei jedem Befehl wählt --lang die Sprache: { $languages }. Sonst entscheidet die Umgebung.
help-version = Die Version anzeigen.
help-json = JSON schreiben, für Programme.
help-games = Die Spiele mit ihren Optionen.
help-play = Ein Spiel gegen Bots.
help-play-players = Wie viele spielen, dich mitgezählt; ohne Angabe 4, wenn das Spiel es zulässt.
help-play-bots = Wer gegen dich spielt: random, easy, simple, medium, hard oder master (je nach Spiel auch Charaktere). Ein Name gilt für alle; mehrere mit Komma: hard,easy.
help-play-rounds = Wie viele Runden; match: so viele, wie mitspielen, oder bis das Ziel des Spiels erreicht ist.
help-play-first = Der Platz, der die erste Runde beginnt oder gibt; du hast Platz 0.
help-play-name = Dein Name in der Aufzeichnung.
help-play-seed = Startzahl für den Zufall: gleiche Zahl, gleiche Karten.
help-play-save = Die Aufzeichnung des Spiels in dieser Datei aufheben.
help-plain = Ohne Symbole, zum Vorlesen.
help-replay = Ein aufgezeichnetes Spiel nacherzählen, wie jemand es sah, der zuschaute.
help-replay-seat = So, wie dieser Platz es sah; der erste ist Platz 0.
help-replay-open = Mit offenen Karten.
help-replay-notation = In Notation, ein Zug je Zeile.
help-verify = Eine Aufzeichnung prüfen: jeder Zug erlaubt, und das Ergebnis das angegebene.
help-link = Einen Link ausgeben, in dem eine beendete Partie steckt.
help-link-page = Die Seite, zu der der Link führt, zum Beispiel https://cards.example.org.
help-record = Die Datei mit der Aufzeichnung.

# Hilfeseiten

usage = Aufruf:
usage-arguments = Angaben:
usage-options = Optionen:
usage-commands = Befehle:
usage-flags = [OPTIONEN]
usage-help = Diese Hilfe anzeigen.
usage-default = Standard: { $default }
usage-variable = Umgebungsvariable { $name }
usage-range = von { $least } bis { $most }
usage-choice = { $value }: { $label }
usage-command = BEFEHL
usage-game = SPIEL
usage-file = DATEI
usage-seat = PLATZ
usage-name = NAME
usage-address = ADRESSE
usage-seconds = SEKUNDEN
usage-text = TEXT
usage-days = TAGE

games-game = { $name }: { $title }, { $players }. { $about }
games-name = Name
games-seats = Personen
games-about = Worum es geht
games-players = { $range } Personen
games-option = { $flag }: { $label }
games-default = { $option } (Standard: { $default })

verified = Alle { $moves } Züge sind erlaubt und führen zum angegebenen Ergebnis.
verified-unfinished = Alle { $moves } Züge sind erlaubt. Das Spiel wurde nicht zu Ende gespielt.

refused-no-such-command = Einen Befehl „{ $said }“ gibt es nicht. „reihum --help“ nennt alle.
refused-too-long-for-link = Diese Partie ist zu lang für einen Link, der höchstens { $most } Zeichen hat. Schick die Datei.
refused-link-of-unfinished = Nur eine beendete Partie passt in einen Link.
refused-no-such-flag = Eine Option { $flag } gibt es hier nicht.
refused-no-value = Bei { $flag } fehlt die Angabe.
refused-needless-value = { $flag } steht allein, ohne Angabe.
refused-flag-value = { $flag } kann nicht „{ $value }“ sein{ $kind ->
    [range] , nur eine Zahl von { $least } bis { $most }
    [number] , nur eine Zahl
   *[any] { "" }
}.
refused-left-over = Das ist zu viel: { $said }.
refused-system = Das System lehnt ab: { $problem }.
refused-missing-extra = { $module } ist nicht installiert. Es gehört zu einem Extra: { $command }
refused-no-game-named = Welches Spiel? Es gibt { $games }.
refused-no-language-named = Nach --lang fehlt die Sprache.
refused-unknown-choice = --{ $option } kann nicht „{ $value }“ sein, nur { $choices }.
refused-bots = { $others ->
    [one] Außer dir spielt { $others } Bot mit
   *[other] Außer dir spielen { $others } Bots mit
}: Nenn einen für alle oder für jeden Platz einen, nicht { $bots }.
refused-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
refused-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
refused-cannot-write = { $file } lässt sich nicht schreiben: { $problem }.

# Was das System meldet

problem-enoent = Datei oder Ordner gibt es nicht
problem-eisdir = das ist ein Ordner
problem-enotdir = das ist kein Ordner
problem-eacces = die Berechtigung fehlt
problem-eperm = die Berechtigung fehlt
problem-erofs = dort lässt sich nichts schreiben
problem-enospc = der Speicher ist voll
problem-efbig = die Datei wird zu groß
problem-enametoolong = der Name ist zu lang
problem-eaddrinuse = dort hört schon etwas anderes zu
problem-eaddrnotavail = diese Adresse gehört nicht zu diesem Rechner
problem-host = diese Adresse gibt es nicht
problem-system = Systemfehler { $number }

# Die Auswahl

lobby-games = Was wollen wir spielen?
lobby-game = { $number }: { $title }. { $about }
lobby-which = { "Nummer oder Name: " }
lobby-players = { "Wie viele spielen, dich mitgezählt (" }{ $least } bis { $most })? { "" }
guest = Gast
bot-names = Anna Ben Clara David Emma Felix

# Spielen

play-game = { $title }
play-table = Am Tisch: { $players }.
play-words = Gib einen Zug, seine Nummer oder eine Karte ein. „{ word-help }“ verrät mehr, „{ word-quit }“ beendet das Spiel.
table = Auf dem Tisch:
table-changes = Neu auf dem Tisch:
hand = Deine Hand:
menu = Du kannst:
menu-entry = { $number }: { $action }
menu-together = { $first } bis { $last }: { $action }
menu-more = { $first } bis { $last }: weitere dieser Art, bis { $action }. „{ word-menu } { word-all }“ nennt sie alle.
menu-only = Eingabetaste: { $action }
prompt = { "Dein Zug: " }
hint = Versuch es damit: { $action }.
undone = Zurückgenommen: { $action }.
explain-playable = Du kannst spielen: { $cards }.
explain-same = Dasselbe gilt für { $cards }.
explain-cards = { $cards }: { $why }
explain-allowed = Das kannst du jetzt tun: { $action }.
explain-no-hand = In diesem Spiel hältst du keine Karten. Frag mit „?“ und einem Zug.
goodbye = Auf Wiedersehen.
saved = Die Aufzeichnung liegt in { $file }.

word-help = hilfe
word-menu = auswahl
word-all = alles
word-table = tisch
word-sheet = punkte
word-hint = tipp
word-undo = zurück
word-quit = schluss

# Wörter, die man für einen Zug eingeben kann, neben denen seines Textes

typed-lay = legen spielen
typed-pass = passen passe weiter
typed-end = fertig ende
typed-doubt = gemogelt zweifeln lüge
typed-turn = umdrehen
typed-wait = warten
typed-quit = q aufhören tschüss

play-help =
    Ein Zug: seine Nummer in der Auswahl, seine Wörter („{ $action }“ oder nur ein Teil davon) oder die Notation: „{ $notation }“.
    Eine Karte allein genügt, wenn nur eines mit ihr geht: „rot 11“ oder r11, „gelb 5“ oder ge5, „grün 20“ oder gr20, „blau 1“ oder b1. g5 ist die 5, die du hast, gelb oder grün; in der Notation heißt gelb y und grün g.
    ?: warum jede Karte deiner Hand gespielt werden kann oder nicht
    ? r15: dasselbe für eine Karte; ? und ein Zug: ob er erlaubt ist
    { word-hint }: ein guter Zug, und warum er gut ist
    { word-undo }: deinen letzten Zug zurücknehmen, solange du dran bist und er dir nichts Neues gezeigt hat
    { word-menu }: was du jetzt tun kannst; { word-menu } { word-all }: ohne etwas auszulassen
    { word-table }: der Tisch und deine Hand
    { word-sheet }: der Punktezettel
    { word-quit } oder q: das Spiel beenden

refused-by-rule = { $why } (Regel { $rule })
refused-several-moves = Das passt auf mehrere Züge, sag es etwas genauer: { $moves }
refused-no-move = „{ $said }“ ist jetzt kein möglicher Zug. „{ word-menu }“ zeigt, was du tun kannst.
refused-no-such-number = „{ $number }“ steht nicht zur Auswahl. Gib eine Zahl von { $least } bis { $most } ein.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen. Zurücknehmen kannst du eigene Züge, solange du dran bist und sie dir nichts Neues gezeigt haben.

# Ergebnisse

of-player = { $player } { $number }
sheet = { $scoring ->
    [goal] Punktezettel (erst zählen die meisten Stufen, dann die wenigsten Punkte):
    [fewest] Punktezettel (es gewinnt, wer die wenigsten Punkte hat):
   *[most] Punktezettel (es gewinnt, wer die meisten Punkte hat):
}
sheet-empty = Noch ist keine Runde zu Ende.
sheet-round = Runde { $number }: { $points }
sheet-total = Gesamt: { $points }
sheet-goal = Erreicht bisher, von { $goal }: { $reached }
result-winners = { $winner ->
    [you] Du hast gewonnen!
    [together] Du hast gewonnen, zusammen mit { $others }!
   *[other] { $count ->
        [one] { $others } hat gewonnen.
       *[other] { $others } haben gewonnen.
    }
}
result-tie = Unentschieden!
result-place = Platz { $place }: { $players }, { $scoring ->
    [fewest] { $points ->
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkte
    }
    [goal] { $points ->
        [one] { $points } Strafpunkt
       *[other] { $points } Strafpunkte
    }
   *[most] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
story-unfinished = Das Spiel wurde nicht zu Ende gespielt.
