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
web-continue = Games in progress
web-against-bots = Against bots
web-players = How many players?
web-play-now = Play now
web-play-now-about = Bots take the other seats
web-learn = Learn
web-rules = Rules
web-rule = Rule { $rule }
web-invite = Invite
web-invite-about = Others join with their phones
web-join = Join a table
web-join-go = Join
web-code = Table code
web-open-tables = Open tables
web-nobody-yet = Nobody is here yet
web-nothing-here = There is nothing here.
web-without-rules = This game has no rules page here. It comes from another package.
web-without-lesson = This game has no lesson. Try it at a table with bots.
web-to-start = Back to the start page
web-close = Close

# Preferences

web-preferences = Preferences
web-language = Language
web-theme = Appearance
web-theme-auto = like the device
web-theme-light = light
web-theme-dark = dark
web-sound = Sounds
web-help = Help
web-help-show = mark what can be played
web-help-off = as at a real table
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
web-first-begins = Who begins? (the youngest, say the books)
web-first-deals = Who deals first? (the youngest, or whoever you like)
web-first-lot = draw lots
web-clock = Time to think
web-clock-none = as much as you like
web-clock-soft = with a reminder
web-clock-strict = then a bot plays
web-clock-seconds = Seconds for a turn
web-grace = Seconds until a bot plays for somebody who is away
web-pace = Speed of the cards
web-pace-calm = calm
web-pace-usual = usual
web-pace-quick = quick
web-allowance = Make up for slow connections
web-listed = Who may join?
web-listed-no = invited people
web-listed-yes = everybody
web-hints = Hints during the game
web-free-chat = Write freely
web-make-host = Make somebody else the host
web-scan = Scan this with a phone, or type the code:
web-qr = QR code with the address of this table
web-copy = Copy the link
web-copied = The link is copied.
web-share = Share the link
web-only-here = This address works only on this device. Open the page by its network address so that phones can join.
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
web-look-on-or-sit = You are watching. Sit down to play.
web-looking-on = You are watching.
web-waiting-seats = You are ready. Some seats are still free.
web-waiting-ready = You are ready. Waiting for the others…
web-ready = I am ready
web-start = Start
web-start-with-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
web-dealing = Setting the table…

# At the table

web-connecting = Connecting…
web-connection-lost = No connection. It will come back by itself.
web-failed = That did not work. Try again in a moment.
refused-offline = There is no connection at the moment, so nothing was sent.
refused-unanswered = The connection broke before an answer came. You will soon see whether it worked.
web-hint = Hint
web-advice = Try this: { $action }
web-menu = Menu
web-write = Write something
web-send = Send
web-mute = Hide what they say
web-undo = Take back my move
web-ask-undo = Ask to take a move back
web-pause = Ask for a pause
web-resume = Go on
web-agree = Agree
web-decline = No
web-withdraw = Never mind
web-play-on = Let a bot play on
web-let-bot-play = Let a bot play for me
web-bot-plays = A bot is playing for you.
web-come-back = I am back
web-invite-onlookers = Invite spectators
web-full-screen = Full screen
web-leave-full-screen = Leave full screen
web-waiting-for = Waiting for { $players }…
web-next-round = Next round
web-again = Play again
web-see-table = See the table
web-replay = Watch it again
web-brought = This table was begun on a player’s device. Whoever dealt there may know the cards of this round.

# Tables on this device

device-where = Where?
device-where-server = with the server
device-where-device = on this device
device-size = About { $megabytes } MB are fetched once. After that you can play without a connection.
device-settings-about = Then bots take the other seats
device-fetching = Fetching what this device needs: about { $megabytes } MB, only once.
device-starting = Setting the table on this device…
device-unreachable = What this device needs could not be fetched. Connect once, then it works without a connection.
device-alone = No server answers. You can play on this device: against bots, or several people in turn.
device-taken = Your tables are open in another tab.
device-take-over = Play here
device-failed = The table on this device does not start.
device-try-again = Try again
device-no-store = This browser keeps nothing. The game is gone when you close the page.
device-full = There is no storage left on this device. The game goes on, but its last moves are lost when you close the page. Make some room.
device-log-cut = { $count ->
    [one] The last entry of this table could not be read. The game goes on from before it.
   *[other] The last { $count } entries of this table could not be read. The game goes on from before them.
}
device-log-unreadable = This table cannot be read by this version of the page. It is still stored.
device-ready = You can now also play without a connection.
device-fetch = Fetch for playing without a connection (about { $megabytes } MB)
device-docs = Documentation
