# Mehrere an einem Gerät

pass-title = An diesem Gerät spielen
pass-about = Ihr gebt das Gerät herum, und zwischen zwei Zügen sieht niemand etwas.
pass-about-together = Das Gerät liegt in der Mitte, und alle spielen zugleich.
pass-who = Wer spielt mit?
pass-name = Name { $number }
pass-add = Noch jemand
pass-remove = { $player } entfernen
pass-bots = Wie viele Bots spielen mit?
pass-to = Weitergeben an { $player }
pass-now = Jetzt { $player }!
pass-lift = Nur ich schaue hin

# Auf einem großen Bildschirm

tv-show = Auf einem großen Bildschirm zeigen
tv-scan = Mit dem Handy scannen und mitspielen
tv-join = Mitspielen: { $code }
