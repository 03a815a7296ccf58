# Running a server

help-serve-forget-after = Forget people who have not been here for so many days.
help-serve-store-limit = Turn new people and new tables away when the store has grown to so many megabytes. Without it, there is no limit.
help-serve-names = The names by which this server is called in the internet, with commas between them. Addresses and names of local networks need not be given.
help-serve-trusted-proxies = The proxies whose word on addresses and HTTPS is taken: addresses or networks with commas between them.
help-serve-base-path = The path below which everything is, such as /cards, if a proxy has other things on the same host.
help-serve-local-name = The name of this server in the local network: reihum for reihum.local. If it is taken, a number is added. “none”: no name.
help-serve-metrics-from = The machines that may read /metrics: addresses or networks with commas between them.
help-serve-log-level = How much is written to the log: debug, info, warning or error.
help-serve-log-format = How the log is written: as lines of text, or as JSON.

usage-megabytes = MEGABYTES
usage-path = PATH
usage-level = LEVEL

refused-store-in-use = The store { $store } is in use by another server. A SQLite file is for one server.
refused-process-died = One of the processes ended with code { $exit_code } while it started.
refused-bad-name = { $name } is not a host name. Give names like cards.example.org, without a scheme or a port.
refused-bad-base-path = { $path } is not a path. Give one like /cards.
refused-bad-local-name = “{ $name }” cannot be a name in the local network. Give a short one of small letters, digits and hyphens, or “none”.
refused-bad-address = Give addresses or networks, such as 10.0.0.2 or 10.0.0.0/24: { $problem }.
refused-no-replay-now = The replay cannot be shown just now. Ask again later.
refused-newer-log = This table comes from a newer version of Reihum. Load the page again here, or play on where the table is.
refused-not-a-log = That is not the log of a table.
refused-long-log = This table is too long to be brought here: it has { $entries } entries, and { $most } are allowed.
refused-strangers-in-log = Somebody sits at this table whom your device does not know here.
refused-log-of-other-rules = The match was begun under other rules than those of this server.
refused-illegal-in-log = Entry { $number } of this table cannot have happened: { $why }
refused-not-written-here = No table would write that at this place.
refused-secret-again-in-log = A secret of this table decides more than one round, so its cards could be known.
refused-http-421 = This server does not know itself by that name. Use its address, or let whoever runs it add the name.
refused-name-taken = Somebody at this table is called { $name } already, or nearly so. Choose another name to sit down.
refused-store-full = This server has no room for more people and tables. Matches that have begun go on.

web-forget = Forget me on this device
web-forget-sure = Reihum forgets your name and everybody who plays at this device. You lose your seats at open tables and all games on this device. Sure?

# A site without a server

help-site = Write the page as a folder that any web host can serve, without a server of Reihum. People play on their own devices there.
help-site-folder = The folder to write. One that this command has written is replaced.
help-site-base-path = The path of the folder on its host, such as /cards. Without it, the folder is the whole host.
site-written = Written: { $folder }
site-without-docs = Without the documentation: that needs a clone of Reihum, and “uv run --group docs reihum site”.
refused-not-our-site = { $folder } has something that this command has not written: { $file }. Name another folder.
refused-docs-not-built = The documentation cannot be built: { $problem }
