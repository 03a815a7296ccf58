# Running a server

refused-store-in-use = The store { $store } is in use by another server. A SQLite file is for one server.
