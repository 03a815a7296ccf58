# Live tables

help-serve = Run a server with tables for people and bots.
help-serve-host = The address to listen on; 0.0.0.0 lets other machines in.
help-serve-port = The port to listen on.
help-serve-store = Where everything is kept: sqlite:///FILE or postgresql://….
help-serve-thinkers = How many processes think for bots.
help-serve-pace = About how many seconds a bot takes for a move.

serving = Tables are open at { $address }. Ctrl-C ends the server.

refused-no-such-table = There is no such table.
refused-no-such-record = There is no such record.
refused-bad-request = That request is not understood: { $problem }.
refused-introduce-yourself = Say who you are first.
refused-seated-already = You sit at this table already.
refused-match-begun = The match has begun.
refused-no-free-seat = All seats are taken.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-free = Nobody sits on seat { $seat }.
refused-host-only = Only the host may do that.
refused-not-at-the-table = Only who sits at the table may do that.
refused-not-away = Nobody plays for you.
refused-not-between-rounds = A round is being played.
refused-ready-already = You are ready already.
refused-no-round = No round is being played.
refused-paused = The game is paused.
refused-bot-plays-for-you = A bot plays for you. Take your seat back first.
refused-seen-otherwise = That was meant for an earlier moment of the game.
refused-something-was-seen = You have seen something new since, so it cannot be taken back.
refused-no-wish = There is nothing to agree to.
refused-agreed-already = You have agreed already.
refused-wish-pending = Something else is being asked.
refused-not-paused = The game is not paused.
refused-still-has-time = There is still time to think.
refused-no-free-chat = At this table nothing is written, only set phrases.
refused-match-not-over = The match is not over yet.
refused-other-commitment = The cards have been committed to anew since. Give your seed again.
