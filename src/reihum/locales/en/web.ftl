# The table in the browser

# Avatars

avatar-fox = Fox
avatar-owl = Owl
avatar-bear = Bear
avatar-cat = Cat
avatar-frog = Frog
avatar-rabbit = Rabbit
avatar-penguin = Penguin
avatar-whale = Whale

# The start page

web-me = Your name: { $name }
web-who = Who are you?
web-name = Name
web-face = Face
web-done = Done
web-seats = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}
web-tagline-elfer = Rows that grow from the eleven
web-tagline-junior = The first rows, from six years on
web-tagline-master = Rows with bridges and jokers
web-tagline-mogeln = Lay, claim, and do not get caught
web-tagline-ratefix = Who guesses the total?
web-tagline-zweikampf = Two turn up, the higher one wins
web-tagline-schnippschnapp = Same number? Be the first to call!
web-tagline-schwarzerpeter = Do not keep the odd one out
web-tagline-stufen = Ten stages, one after another
web-continue = Games in progress
web-against-bots = Against bots
web-players = How many play?
web-play-now = Play now
web-play-now-about = Bots take the other seats
web-learn = Learn it
web-rules = Rules
web-rule = Rule { $rule }
web-invite = Invite
web-invite-about = Others come with their phones
web-join = Join a table
web-join-go = Join
web-code = Code of the table
web-open-tables = Open tables
web-nobody-yet = Nobody is here yet
web-nothing-here = There is nothing here.
web-to-start = To the start page
web-close = Close

# Preferences

web-preferences = Preferences
web-language = Language
web-theme = Colours
web-theme-auto = like the device
web-theme-light = light
web-theme-dark = dark
web-sound = Sounds
web-help = Help
web-help-show = mark what can be played
web-help-off = like at a real table
web-child = For children: big cards and text, no chat
web-letters = Letter keys: A and I to call, the name of a card to find it
web-install = Install on this device
web-on = on
web-off = off

# Before the match

web-settings = Rules and settings
web-none = none
web-order-any = shuffled
web-order-own = like this:
web-order-up = { $what } further up
web-order-down = { $what } further down
web-order-place = { $what } is number { $place }.
web-rounds = Rounds
web-match = a whole match
web-clock = Time to think
web-clock-none = as much as you like
web-clock-soft = with a reminder
web-clock-strict = then a bot plays
web-clock-seconds = Seconds for a turn
web-grace = Seconds until a bot plays for somebody who is away
web-pace = How quickly the cards come
web-pace-calm = calm
web-pace-usual = usual
web-pace-quick = quick
web-allowance = Make up for slow connections
web-listed = Who may come?
web-listed-no = invited people
web-listed-yes = everybody
web-hints = Tips during the game
web-free-chat = Write freely
web-make-host = Make somebody else the host
web-scan = Scan this with a phone, or type the code:
web-qr = QR code with the address of this table
web-copy = Copy the link
web-copied = The link is copied.
web-share = Share the link
web-only-here = This address works on this device only. Open the page by its address in the network, so that phones can join.
web-sit = Sit down here
web-stand = Get up
web-free = free
web-seat-bot = Seat a bot
web-unseat = Send { $player } away
web-bot = Bot, { $level }
web-bots = Bots
web-is-ready = ready
web-not-ready = not ready yet
web-that-is-you = that is you
web-look-on-or-sit = You are looking on. Sit down to play.
web-looking-on = You are looking on.
web-waiting-seats = You are ready. Some seats are still free.
web-waiting-ready = You are ready. Waiting for the others …
web-ready = I am ready
web-start = Start
web-start-with-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
web-dealing = The table is being laid …

# At the table

web-connecting = Connecting …
web-connection-lost = No connection. It will come back by itself.
web-failed = That did not work. Try again in a moment.
refused-offline = There is no connection at the moment, so nothing was sent.
web-hint = Tip
web-advice = Try this: { $action }
web-menu = Menu
web-write = Write something
web-send = Send
web-mute = Do not show me what they say
web-undo = Take back my move
web-ask-undo = Ask to take back
web-pause = Ask for a pause
web-resume = Go on
web-agree = Agree
web-decline = No
web-withdraw = Never mind
web-play-on = Let a bot play on
web-let-bot-play = Let a bot play for me
web-bot-plays = A bot plays for you.
web-come-back = I am back
web-invite-onlookers = Invite somebody to look on
web-full-screen = Full screen
web-leave-full-screen = Leave full screen
web-waiting-for = Waiting for { $players } …
web-next-round = Next round
web-again = Play again
web-see-table = See the table
web-replay = Watch it again
