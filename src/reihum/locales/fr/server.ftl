# Faire tourner un serveur

help-serve-forget-after = Oublie les personnes qui ne sont pas venues depuis tant de jours.
help-serve-store-limit = Refuse les nouvelles personnes et les nouvelles tables dès que le stockage atteint tant de mégaoctets. Sans cette option, il n’y a pas de limite.
help-serve-names = Les noms sous lesquels ce serveur est joignable sur Internet, séparés par des virgules. Inutile de donner les adresses et les noms du réseau local.
help-serve-trusted-proxies = Les proxys dont on croit les indications d’adresse et de HTTPS : adresses ou réseaux, séparés par des virgules.
help-serve-base-path = Le chemin sous lequel tout se trouve, par exemple /cards, si un proxy offre autre chose sur le même hôte.
help-serve-local-name = Le nom de ce serveur sur le réseau local : reihum pour reihum.local. S’il est pris, un numéro s’ajoute. « none » : aucun nom.
help-serve-metrics-from = Les machines qui peuvent lire /metrics : adresses ou réseaux, séparés par des virgules.
help-serve-log-level = Ce qui est écrit dans le journal : debug, info, warning ou error.
help-serve-log-format = La forme du journal : des lignes de texte, ou du JSON.

usage-megabytes = MÉGAOCTETS
usage-path = CHEMIN
usage-level = NIVEAU

refused-store-in-use = Le stockage { $store } est déjà utilisé par un autre serveur. Un fichier SQLite ne sert qu’à un seul serveur.
refused-process-died = Un des processus s’est arrêté au démarrage avec le code { $exit_code }.
refused-bad-name = { $name } n’est pas un nom d’hôte. Donne des noms comme cartes.example.org, sans schéma ni port.
refused-bad-base-path = { $path } n’est pas un chemin. Donne-en un comme /cards.
refused-bad-local-name = « { $name } » ne peut pas servir de nom sur le réseau local. Donne un nom court, avec des minuscules, des chiffres et des traits d’union, ou « none ».
refused-bad-address = Donne des adresses ou des réseaux, comme 10.0.0.2 ou 10.0.0.0/24 : { $problem }.
refused-no-replay-now = Impossible de montrer la partie pour l’instant. Réessaie plus tard.
refused-newer-log = Cette table vient d’une version plus récente de Reihum. Recharge la page ici, ou continue là où est la table.
refused-not-a-log = Ce n’est pas le journal d’une table.
refused-long-log = Cette table est trop longue pour venir ici : elle a { $entries } entrées, et { $most } sont permises.
refused-strangers-in-log = À cette table se trouve quelqu’un que ton appareil ne connaît pas ici.
refused-log-of-other-rules = La partie a commencé selon d’autres règles que celles de ce serveur.
refused-illegal-in-log = L’entrée { $number } de cette table n’a pas pu se produire : { $why }
refused-not-written-here = Aucune table n’écrirait cela à cet endroit.
refused-secret-again-in-log = Un secret de cette table décide de plusieurs manches : ses cartes pouvaient être connues.
refused-http-421 = Ce serveur ne se connaît pas sous ce nom. Utilise son adresse, ou demande à la personne qui l’administre d’ajouter ce nom.
refused-name-taken = Quelqu’un à cette table s’appelle déjà { $name }, ou presque. Choisis un autre nom pour t’asseoir.
refused-store-full = Ce serveur n’a plus de place pour d’autres personnes et d’autres tables. Les parties commencées continuent.

web-forget = M’oublier sur cet appareil
web-forget-sure = Reihum oublie ton nom et toutes les personnes qui jouent sur cet appareil. Tu perds tes places aux tables ouvertes et toutes les parties sur cet appareil. Continuer ?

# Un site sans serveur

help-site = Écrit la page dans un dossier que n’importe quel hébergeur web peut servir, sans serveur de Reihum. Chacun y joue sur son propre appareil.
help-site-folder = Le dossier à écrire. Un dossier que cette commande a écrit est remplacé.
help-site-base-path = Le chemin du dossier sur son hôte, par exemple /cards. Sans lui, le dossier est l’hôte entier.
site-written = Écrit : { $folder }
site-without-docs = Sans la documentation : il faut pour cela un clone de Reihum et « uv run --group docs reihum site ».
refused-not-our-site = { $folder } contient quelque chose que cette commande n’a pas écrit : { $file }. Nomme un autre dossier.
refused-docs-not-built = La documentation ne peut pas être construite : { $problem }
