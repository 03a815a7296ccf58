# Running a server

refused-store-in-use = L’archivio { $store } è già usato da un altro server. Un file SQLite serve a un solo server.
