refused-bad-store-address = A store is given as sqlite:///FILE or postgresql://USER@HOST/DATABASE.
refused-store-unreachable = The store { $store } cannot be used: { $problem }
refused-newer-store = The store was written by a newer version of this program.
refused-bad-broker-address = A broker is given as nats://HOST or nats://USER:PASSWORD@HOST:PORT.
refused-broker-unreachable = The broker { $broker } cannot be used: { $problem }
refused-broker-without-sharing = A broker is for several servers that share a PostgreSQL. A SQLite file belongs to one server.
refused-relay-unreachable = The other servers cannot reach this one at { $host }: { $problem }
