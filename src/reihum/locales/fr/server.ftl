# Running a server

refused-store-in-use = Le stockage { $store } est déjà utilisé par un autre serveur. Un fichier SQLite ne sert qu’à un seul serveur.
