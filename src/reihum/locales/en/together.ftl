# Several people at one device

pass-title = Play on this device
pass-about = You pass the device around, and between two turns nobody sees anything.
pass-about-together = The device lies in the middle, and everybody plays at once.
pass-who = Who is playing?
pass-name = Name of player { $number }
pass-add = One more
pass-remove = Remove { $player }
pass-bots = How many bots?
pass-to = Pass the device to { $player }
pass-now = Now { $player }!
pass-lift = Only I am looking

# On a large screen

tv-show = Show on a large screen
tv-scan = Scan this with a phone to join in
tv-join = Join: { $code }
