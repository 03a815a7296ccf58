# Tables en direct

help-serve = Lance un serveur avec des tables pour les gens et les robots.
help-serve-host = L’adresse où écouter ; 0.0.0.0 laisse entrer d’autres appareils.
help-serve-port = Le port où écouter.
help-serve-store = Où tout est gardé : sqlite:///FICHIER ou postgresql://….
help-serve-thinkers = Combien de processus réfléchissent pour les robots.
help-serve-pace = Combien de secondes environ un robot prend pour un coup.

serving = Les tables sont ouvertes à { $address }. Ctrl-C arrête le serveur.

refused-no-such-table = Cette table n’existe pas.
refused-no-such-record = Cet enregistrement n’existe pas.
refused-bad-request = Cette demande est incompréhensible : { $problem }.
refused-introduce-yourself = Dis d’abord qui tu es.
refused-seated-already = Tu es déjà à cette table.
refused-match-begun = La partie a commencé.
refused-no-free-seat = Toutes les places sont prises.
refused-seat-taken = La place { $seat } est prise.
refused-seat-free = Il n’y a personne à la place { $seat }.
refused-host-only = Seul l’hôte peut le faire.
refused-not-at-the-table = Seuls ceux qui sont à la table peuvent le faire.
refused-not-away = Personne ne joue pour toi.
refused-not-between-rounds = Une manche est en cours.
refused-ready-already = Tu es déjà prêt.
refused-no-round = Aucune manche n’est en cours.
refused-paused = Le jeu est en pause.
refused-bot-plays-for-you = Un robot joue pour toi. Reprends d’abord ta place.
refused-seen-otherwise = C’était pour un moment précédent du jeu.
refused-something-was-seen = Tu as vu du nouveau depuis, on ne peut plus revenir en arrière.
refused-no-wish = Il n’y a rien à approuver.
refused-agreed-already = Tu as déjà dit oui.
refused-wish-pending = Une autre question est posée.
refused-not-paused = Le jeu n’est pas en pause.
refused-still-has-time = Il reste du temps pour réfléchir.
refused-no-free-chat = À cette table on n’écrit pas, il n’y a que des phrases toutes faites.
refused-match-not-over = La partie n’est pas encore finie.
refused-other-commitment = Les cartes ont été engagées à nouveau depuis. Redonne ta contribution.
