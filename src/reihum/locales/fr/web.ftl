# La table dans le navigateur

# Visages

avatar-fox = Renard
avatar-owl = Hibou
avatar-bear = Ours
avatar-cat = Chat
avatar-frog = Grenouille
avatar-rabbit = Lapin
avatar-penguin = Manchot
avatar-whale = Baleine

# La page d’accueil

web-me = Ton nom : { $name }
web-who = Qui es-tu ?
web-name = Nom
web-face = Image
web-done = Terminé
web-seats = { $most ->
    [2] 2 personnes
   *[other] { $least } à { $most } personnes
}
web-continue = Parties en cours
web-against-bots = Contre des bots
web-players = Combien de personnes jouent ?
web-play-now = Jouer maintenant
web-play-now-about = Des bots prennent les autres places
web-learn = Apprendre
web-rules = Règles
web-rule = Règle { $rule }
web-invite = Inviter
web-invite-about = Les autres viennent avec leur téléphone
web-join = Rejoindre une table
web-join-go = Rejoindre
web-code = Code de la table
web-open-tables = Tables ouvertes
web-nobody-yet = Personne pour l’instant
web-nothing-here = Il n’y a rien ici.
web-without-rules = Ce jeu n’a pas de page de règles ici. Il vient d’un autre paquet.
web-without-lesson = Il n’y a pas de leçon pour ce jeu. Essaie-le à une table avec des bots.
web-to-start = Page d’accueil
web-close = Fermer

# Préférences

web-preferences = Préférences
web-language = Langue
web-theme = Apparence
web-theme-auto = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-sound = Sons
web-help = Aide
web-help-show = marquer ce qui est jouable
web-help-off = comme à une vraie table
web-child = Pour enfants : grandes cartes, grand texte, sans messages
web-letters = Touches lettres : A et I pour annoncer, le nom d’une carte pour la trouver
web-install = Installer sur cet appareil
web-on = oui
web-off = non

# Avant la partie

web-settings = Règles et réglages
web-none = aucune
web-order-any = au hasard
web-order-own = ainsi :
web-order-up = { $what } plus haut
web-order-down = { $what } plus bas
web-order-place = { $what } est à la place { $place }.
web-rounds = Manches
web-match = une partie entière
web-first-begins = Qui commence ? (selon les règles : la personne la plus jeune)
web-first-deals = Qui distribue d’abord ? (par exemple : la personne la plus jeune)
web-first-lot = tirer au sort
web-clock = Temps de réflexion
web-clock-none = à volonté
web-clock-soft = avec un rappel
web-clock-strict = puis un bot joue
web-clock-seconds = Secondes par tour
web-grace = Secondes avant qu’un bot joue pour une personne absente
web-pace = Vitesse des cartes
web-pace-calm = calme
web-pace-usual = habituelle
web-pace-quick = rapide
web-allowance = Compenser les connexions lentes
web-listed = Qui peut venir ?
web-listed-no = sur invitation
web-listed-yes = tout le monde
web-hints = Conseils pendant le jeu
web-free-chat = Écrire librement
web-make-host = Confier la table à quelqu’un d’autre
web-scan = Scanne avec un téléphone ou tape le code :
web-qr = Code QR avec l’adresse de cette table
web-copy = Copier le lien
web-copied = Le lien est copié.
web-share = Partager le lien
web-only-here = Cette adresse ne vaut que sur cet appareil. Ouvre la page par son adresse sur le réseau pour que les téléphones puissent venir.
web-sit = Assieds-toi ici
web-stand = Se lever
web-free = libre
web-seat-bot = Asseoir un bot
web-unseat = Renvoyer { $player }
web-bot = Bot, { $level }
web-bots = Bots
web-is-ready = c’est bon
web-not-ready = pas encore
web-that-is-you = c’est toi
web-look-on-or-sit = Tu regardes. Assieds-toi pour jouer.
web-looking-on = Tu regardes.
web-waiting-seats = C’est bon pour toi. Il reste des places libres.
web-waiting-ready = C’est bon pour toi. On attend les autres…
web-ready = C’est bon pour moi
web-start = C’est parti
web-start-with-bots = { $count ->
    [1] Commencer avec un bot
   *[other] Commencer avec { $count } bots
}
web-dealing = On prépare la table…

# À la table

web-connecting = Connexion…
web-connection-lost = Pas de connexion. Elle reviendra d’elle-même.
web-failed = Cela n’a pas marché. Réessaie dans un instant.
refused-offline = Il n’y a pas de connexion pour le moment : rien n’a été envoyé.
refused-unanswered = La connexion a été coupée avant la réponse. Tu verras bientôt si ça a marché.
web-hint = Conseil
web-advice = Essaie ceci : { $action }
web-menu = Menu
web-write = Écrire quelque chose
web-send = Envoyer
web-mute = Masquer leurs messages
web-undo = Annuler mon coup
web-ask-undo = Demander à annuler un coup
web-pause = Demander une pause
web-resume = Continuer
web-agree = D’accord
web-decline = Non
web-withdraw = Finalement non
web-play-on = Laisser un bot continuer
web-let-bot-play = Laisser un bot jouer pour moi
web-bot-plays = Un bot joue pour toi.
web-come-back = Me revoilà
web-invite-onlookers = Inviter à regarder
web-full-screen = Plein écran
web-leave-full-screen = Quitter le plein écran
web-waiting-for = On attend { $players }…
web-next-round = Manche suivante
web-again = Encore une fois
web-see-table = Voir la table
web-replay = Revoir la partie
web-brought = Cette table a commencé sur l’appareil de quelqu’un à la table, qui peut connaître les cartes de cette manche.

# Les tables de cet appareil

device-where = Où ?
device-where-server = avec le serveur
device-where-device = sur cet appareil
device-size = Environ { $megabytes } Mo sont téléchargés une seule fois. Ensuite, tu peux jouer sans connexion.
device-settings-about = Ensuite, des bots prennent les autres places
device-fetching = Cet appareil télécharge ce qu’il lui faut : environ { $megabytes } Mo, une seule fois.
device-starting = La table se prépare sur cet appareil…
device-unreachable = Le téléchargement n’a pas abouti. Connecte-toi une fois, ensuite tout marche sans connexion.
device-alone = Aucun serveur ne répond. Tu peux jouer sur cet appareil : contre des bots, ou à plusieurs à tour de rôle.
device-taken = Tes tables sont ouvertes dans un autre onglet.
device-take-over = Jouer ici
device-failed = La table de cet appareil ne démarre pas.
device-try-again = Réessayer
device-no-store = Ce navigateur ne garde rien. La partie disparaît quand tu fermes la page.
device-full = Il n’y a plus de place sur cet appareil. La partie continue, mais les derniers coups seront perdus quand tu fermeras la page. Libère un peu de place.
device-log-cut = { $count ->
    [1] La dernière entrée de cette table est illisible. La partie reprend juste avant.
   *[other] Les { $count } dernières entrées de cette table sont illisibles. La partie reprend juste avant.
}
device-log-unreadable = Cette version de la page ne peut pas lire cette table. Elle reste enregistrée.
device-ready = Tu peux maintenant jouer aussi sans connexion.
device-fetch = Télécharger pour jouer sans connexion (environ { $megabytes } Mo)
device-docs = Documentation (en anglais)
