refused-bad-store-address = A store is given as sqlite:///FILE or postgresql://USER@HOST/DATABASE.
refused-store-unreachable = The store { $store } cannot be used: { $problem }
refused-newer-store = The store was written by a newer version of this program.
refused-bad-broker-address = A broker is given as nats://HOST or nats://USER:PASSWORD@HOST:PORT.
refused-broker-unreachable = The broker { $broker } cannot be used: { $problem }
refused-broker-without-sharing = A broker is for several servers that share a PostgreSQL. A SQLite file belongs to one server.
refused-relay-unreachable = The other servers cannot reach this one at { $host }: { $problem }

# Backups

help-backup = Write everything in a store to one file. The server may go on meanwhile.
help-backup-file = The file to write.
help-restore = Fill an empty store from a backup.
help-restore-file = The file that “reihum backup” has written.
saved-backup = Saved. Tables: { $tables }, people: { $people }, records: { $records }
restored-backup = Restored. Tables: { $tables }, people: { $people }, records: { $records }
refused-no-store = There is no store at { $store }.
refused-no-backup = { $file } is not a backup of Reihum.
refused-backup-cut-off = The end of the backup { $file } is missing. Nothing was restored.
refused-backup-damaged = The backup { $file } is damaged: { $problem }. Nothing was restored.
refused-newer-backup = The backup { $file } was written by a newer version of this program. Nothing was restored.
refused-store-not-empty = The store { $store } is not empty. A backup needs an empty one.
