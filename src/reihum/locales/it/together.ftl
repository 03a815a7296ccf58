# In più persone su un dispositivo

pass-title = Giocare su questo dispositivo
pass-about = Vi passate il dispositivo, e tra un turno e l’altro nessuno vede niente.
pass-about-together = Il dispositivo sta in mezzo, e tutti giocano insieme.
pass-who = Chi gioca?
pass-name = Nome { $number }
pass-add = Ancora qualcuno
pass-remove = Togli { $player }
pass-bots = Quanti bot giocano con voi?
pass-to = Passa il dispositivo: { $player }
pass-now = Ora { $player }!
pass-lift = Sto guardando solo io

# Su un grande schermo

tv-show = Mostra su un grande schermo
tv-scan = Inquadra con il telefono e gioca
tv-join = Partecipa: { $code }
