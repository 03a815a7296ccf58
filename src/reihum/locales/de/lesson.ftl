# Eine erste Runde jedes Spiels, einem achtjährigen Kind erklärt

# Um jede Lektion herum

learn-title = { $game } lernen
learn-go-on = Weiter
learn-leave = Lektion verlassen
learn-again = Noch einmal
learn-progress = Wie weit du bist
refused-learn-other = Das geht auch. Aber probier zuerst, was hier steht.
refused-learn-wait = Lies zuerst, und tippe dann auf „{ learn-go-on }“.
