# Running a server

refused-store-in-use = Den Speicher { $store } benutzt schon ein anderer Server. Eine SQLite-Datei ist für einen einzigen Server da.
