# Several people at one device

pass-title = Play at this device
pass-about = You hand the device round, and between two turns nobody sees anything.
pass-about-together = The device lies in the middle, and everybody plays at once.
pass-who = Who plays?
pass-name = Name of player { $number }
pass-add = One more
pass-remove = { $player } does not play
pass-bots = How many bots play along?
pass-to = Hand over to { $player }
pass-now = Now { $player }!
pass-lift = Only I am looking

# On a large screen

tv-show = Show on a large screen
tv-scan = Scan this with a phone and play along
tv-join = Join: { $code }
