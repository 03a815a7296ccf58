# Commands

help-reihum = Card games to play round the table. Without a command: open tables for everybody on this network.
help-everywhere = With every command, --lang chooses the language: { $languages }. Otherwise the environment does.
help-version = Show the version.
help-json = Write JSON, for programs.
help-games = List the games with their options.
help-play = Play a game against bots.
help-play-players = Number of players, including you (default: 4 where the game allows it).
help-play-bots = Who plays against you: random, easy, simple, medium, hard or master (some games add characters). One name for all, or several with commas: hard,easy.
help-play-rounds = How many rounds; match: as many as there are players, or until the game’s goal is reached.
help-play-first = The seat that begins or deals the first round; you have seat 0.
help-play-name = Your name in the record.
help-play-seed = Random seed: the same number gives the same cards.
help-play-save = Keep the record of the game in this file.
help-plain = Without symbols, to be read aloud.
help-replay = Retell a recorded game, as a spectator saw it.
help-replay-seat = As this seat saw it; the first is seat 0.
help-replay-open = With all cards face up.
help-replay-notation = In notation, one move a line.
help-verify = Check a record: every move legal, and the result the one it gives.
help-link = Print a link that has a finished match inside.
help-link-page = The page that the link leads to, such as https://cards.example.org.
help-record = The file with the record.

# Help pages

usage = Usage:
usage-arguments = Arguments:
usage-options = Options:
usage-commands = Commands:
usage-flags = [OPTIONS]
usage-help = Show this help.
usage-default = default: { $default }
usage-variable = environment variable { $name }
usage-range = from { $least } to { $most }
usage-choice = { $value }: { $label }
usage-command = COMMAND
usage-game = GAME
usage-file = FILE
usage-seat = SEAT
usage-name = NAME
usage-address = ADDRESS
usage-seconds = SECONDS
usage-text = TEXT
usage-days = DAYS

games-game = { $name }: { $title }, { $players }. { $about }
games-name = Name
games-seats = Players
games-about = About
games-players = { $range } players
games-option = { $flag }: { $label }
games-default = { $option } (default: { $default })

verified = All { $moves } moves are legal and lead to the result given.
verified-unfinished = All { $moves } moves are legal. The game was not finished.

refused-no-such-command = There is no command “{ $said }”. “reihum --help” names them all.
refused-too-long-for-link = This match is too long for a link, which has at most { $most } letters. Send the file.
refused-link-of-unfinished = Only a match that is over fits into a link.
refused-no-such-flag = Unknown option: { $flag }.
refused-no-value = { $flag } is missing its value.
refused-needless-value = { $flag } stands alone, without a value.
refused-flag-value = { $flag } cannot be “{ $value }”{ $kind ->
    [range] , only a number from { $least } to { $most }
    [number] , only a number
   *[any] { "" }
}.
refused-left-over = That is too much: { $said }.
refused-system = The system refuses: { $problem }.
refused-missing-extra = { $module } is not installed. It comes with an extra: { $command }
refused-no-game-named = Which game? There are { $games }.
refused-no-language-named = --lang needs a language.
refused-unknown-choice = --{ $option } cannot be “{ $value }”, only { $choices }.
refused-bots = { $others ->
    [one] There is { $others } other player
   *[other] There are { $others } other players
}: name one bot for all or one for each, not { $bots }.
refused-name = A name has 1 to { $most } printable characters.
refused-cannot-read = { $file } cannot be read: { $problem }.
refused-cannot-write = { $file } cannot be written: { $problem }.

# What the system reports

problem-enoent = no such file or folder
problem-eisdir = that is a folder
problem-enotdir = that is not a folder
problem-eacces = permission denied
problem-eperm = permission denied
problem-erofs = nothing can be written there
problem-enospc = the disk is full
problem-efbig = the file is too large
problem-enametoolong = the name is too long
problem-eaddrinuse = something else listens there already
problem-eaddrnotavail = this machine does not have that address
problem-host = there is no such address
problem-system = system error { $number }

# The lobby

lobby-games = What shall we play?
lobby-game = { $number }: { $title }. { $about }
lobby-which = { "Number or name: " }
lobby-players = { "How many players, including you (" }{ $least } to { $most })? { "" }
guest = Guest
bot-names = Anna Ben Clara David Emma Felix

# Playing

play-game = { $title }
play-table = At the table: { $players }.
play-words = Type a move, its number or a card. “{ word-help }” tells you more, “{ word-quit }” ends the game.
table = On the table:
table-changes = New on the table:
hand = Your hand:
menu = You can:
menu-entry = { $number }: { $action }
menu-together = { $first } to { $last }: { $action }
menu-more = { $first } to { $last }: more of the kind, up to { $action }. “{ word-menu } { word-all }” lists them all.
menu-only = Enter: { $action }
prompt = { "Your move: " }
hint = Try this: { $action }.
undone = Taken back: { $action }.
explain-playable = You can play { $cards }.
explain-same = The same goes for { $cards }.
explain-cards = { $cards }: { $why }
explain-allowed = You can do that now: { $action }.
explain-no-hand = You hold no cards in this game. Ask with ? and a move.
goodbye = Goodbye.
saved = The record is in { $file }.

word-help = help
word-menu = menu
word-all = all
word-table = table
word-sheet = score
word-hint = hint
word-undo = undo
word-quit = quit

# Words that may be typed for a move, beside those of its text

typed-lay = lay put
typed-pass = skip nothing
typed-end = done finish stop
typed-doubt = cheat liar lie
typed-turn = flip
typed-wait = nothing
typed-quit = q exit bye

play-help =
    A move: its number in the menu, its words (“{ $action }”, or only some of them), or the notation: “{ $notation }”.
    A card alone will do if only one thing can be done with it: “red 11” or r11, “yellow 5” or y5, “green 20” or g20, “blue 1” or b1.
    ?: why each card in your hand can or cannot be played
    ? r15: the same for one card; ? and a move: whether it is allowed
    { word-hint }: a good move, and why it is good
    { word-undo }: take your last move back, as long as it is your turn and the move showed you nothing new
    { word-menu }: what you can do now; { word-menu } { word-all }: without leaving anything out
    { word-table }: the table and your hand
    { word-sheet }: the score sheet
    { word-quit } or q: end the game

refused-by-rule = { $why } (rule { $rule })
refused-several-moves = That could be several moves, say a little more: { $moves }
refused-no-move = “{ $said }” is not a move you can make now. Type “{ word-menu }” to see what you can do.
refused-no-such-number = “{ $number }” is not on the list. Type a number from { $least } to { $most }.
refused-nothing-to-undo = There is nothing to take back. You can take back your own moves within your turn, as long as they showed you nothing new.

# Results

of-player = { $player } { $number }
sheet = { $scoring ->
    [goal] Score sheet (most stages first, then fewest points):
    [fewest] Score sheet (fewest points win):
   *[most] Score sheet (most points win):
}
sheet-empty = No round is over yet.
sheet-round = Round { $number }: { $points }
sheet-total = Total: { $points }
sheet-goal = Reached so far, of { $goal }: { $reached }
result-winners = { $winner ->
    [you] You have won!
    [together] You have won, together with { $others }!
   *[other] { $count ->
        [one] { $others } has won.
       *[other] { $others } have won.
    }
}
result-tie = It is a tie!
result-place = Place { $place }: { $players }, { $scoring ->
    [most] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[fewest] { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }
}
story-unfinished = The game was not finished.
