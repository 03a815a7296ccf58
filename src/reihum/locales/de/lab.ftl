# Simulationen

help-simulate = Lässt Bots viele Runden eines Spiels spielen und zeigt, wie sie enden.
help-simulate-players = Wie viele spielen; ohne Angabe 4, wenn das Spiel es zulässt.
help-simulate-rounds = Wie viele Runden gespielt werden.
help-simulate-bots = Wer spielt, Platz für Platz, etwa simple,random; eine kürzere Liste wird wiederholt.
help-simulate-seed = Startzahl für den Zufall: gleiche Zahl, gleiches Ergebnis.
help-simulate-jobs = Wie viele Prozesse sich die Arbeit teilen.
help-simulate-resume = Eine Datei, die festhält, wie weit es ist: gibt es sie, geht es von dort aus weiter.
help-dask = Die Adresse eines Dask-Clusters, der spielt, etwa tcp://host:8786.
simulated-machine = { $machine ->
    [kernel] Gespielt mit dem kompilierten Kern
   *[engine] Gespielt mit dem Regelwerk selbst
}
compiling = Vorbereitung (beim ersten Mal werden die Spiele kompiliert, etwa 20 Sekunden)
simulating = Es wird gespielt
simulated = { $game }: { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} zu { $players }, Startzahl { $seed }
simulated-length = Entscheidungen in einer Runde: im Mittel { $mean }, von { $least } bis { $most }
simulated-reason = { $count } × { $reason }
number-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
column-seat = Platz
column-bot = Bot
column-wins = Siege
column-points = Punkte
column-place = Rang
refused-simulated-rounds = Eine Simulation hat 1 bis { $most } Runden, nicht { $number }.
refused-jobs = 1 bis { $most } Prozesse können sich die Arbeit teilen, nicht { $number }.
refused-too-many-bots = { $bots } Bots sind zu viele für { $players } Plätze.
refused-no-cluster = Unter { $address } gibt es keinen Dask-Cluster.
refused-no-workers = Der Dask-Cluster unter { $address } hat keine Worker.
refused-cluster-lost = Der Dask-Cluster unter { $address } arbeitet nicht mehr.
refused-not-a-checkpoint = { $file } ist kein Zwischenstand einer Simulation.
refused-another-checkpoint = { $file } gehört zu einer anderen Simulation.

# Der Schiedsrichter

help-referee = Entscheidet ein Spiel für ein anderes Programm: JSON-Zeilen hinein, JSON-Zeilen heraus.
help-referee-game = Der Name des Spiels, wie reihum games ihn nennt.
refused-not-started = Es hat noch kein Spiel begonnen.
refused-not-a-request = Das ist keine Anfrage: { $problem }.
refused-line-too-long = Eine Zeile darf höchstens { $most } Bytes haben.
refused-unknown-seat = Einen Platz { $seat } gibt es an einem Tisch zu { $players } nicht.
