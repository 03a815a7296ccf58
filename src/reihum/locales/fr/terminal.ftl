# Commandes

help-reihum = Des jeux de cartes autour de la table. Sans commande : des tables pour tout le réseau local.
help-everywhere = Avec chaque commande, --lang choisit la langue : { $languages }. Sinon, l’environnement décide.
help-version = Afficher la version.
help-json = Écrire du JSON, pour les programmes.
help-games = Les jeux avec leurs options.
help-play = Jouer contre des bots.
help-play-players = Nombre de personnes, en te comptant (par défaut : 4 si le jeu le permet).
help-play-bots = Qui joue contre toi : random, easy, simple, medium, hard ou master (et des personnages selon le jeu). Un nom pour tous, ou plusieurs : hard,easy.
help-play-rounds = Combien de manches ; match : autant que de personnes, ou jusqu’au but du jeu.
help-play-first = La place qui commence ou distribue la première manche ; tu as la place 0.
help-play-name = Ton nom dans l’enregistrement.
help-play-seed = Graine aléatoire : même nombre, mêmes cartes.
help-play-save = Garder l’enregistrement de la partie dans ce fichier.
help-plain = Sans symboles, pour la lecture à voix haute.
help-replay = Raconter une partie enregistrée, comme la voit le public.
help-replay-seat = Comme la voit cette place ; la première est la place 0.
help-replay-open = Toutes les cartes visibles.
help-replay-notation = En notation, un coup par ligne.
help-verify = Vérifier un enregistrement : chaque coup permis, et le résultat indiqué.
help-link = Afficher un lien qui contient une partie terminée.
help-link-page = La page où mène le lien, par exemple https://cards.example.org.
help-record = Le fichier de l’enregistrement.

# Pages d’aide

usage = Usage :
usage-arguments = Arguments :
usage-options = Options :
usage-commands = Commandes :
usage-flags = [OPTIONS]
usage-help = Afficher cette aide.
usage-default = par défaut : { $default }
usage-variable = variable d’environnement { $name }
usage-range = de { $least } à { $most }
usage-choice = { $value } : { $label }
usage-command = COMMANDE
usage-game = JEU
usage-file = FICHIER
usage-seat = PLACE
usage-name = NOM
usage-address = ADRESSE
usage-seconds = SECONDES
usage-text = TEXTE
usage-days = JOURS

games-game = { $name } : { $title }, { $players }. { $about }
games-name = Nom
games-seats = Personnes
games-about = Le jeu
games-players = { $range } personnes
games-option = { $flag } : { $label }
games-default = { $option } (par défaut : { $default })

verified = Les { $moves } coups sont tous permis et mènent au résultat indiqué.
verified-unfinished = Les { $moves } coups sont tous permis. La partie n’a pas été jouée jusqu’au bout.

refused-no-such-command = Il n’y a pas de commande « { $said } ». « reihum --help » les nomme toutes.
refused-too-long-for-link = Cette partie est trop longue pour un lien, qui a au plus { $most } caractères. Envoie le fichier.
refused-link-of-unfinished = Seule une partie terminée tient dans un lien.
refused-no-such-flag = Il n’y a pas d’option { $flag } ici.
refused-no-value = Il manque une valeur pour { $flag }.
refused-needless-value = { $flag } s’écrit sans valeur.
refused-flag-value = { $flag } ne peut pas être « { $value } »{ $kind ->
    [range] , seulement un nombre de { $least } à { $most }
    [number] , seulement un nombre
   *[any] { "" }
}.
refused-left-over = C’est trop : { $said }.
refused-system = Le système refuse : { $problem }.
refused-missing-extra = { $module } n’est pas installé. Il vient avec un extra : { $command }
refused-no-game-named = Quel jeu ? Il y a { $games }.
refused-no-language-named = Il manque une langue après --lang.
refused-unknown-choice = --{ $option } ne peut pas être « { $value } », seulement { $choices }.
refused-bots = { $others ->
    [one] Il y a { $others } autre place
   *[other] Il y a { $others } autres places
} : nomme un bot pour toutes ou un pour chacune, pas { $bots }.
refused-name = Un nom compte de 1 à { $most } caractères imprimables.
refused-cannot-read = { $file } est illisible : { $problem }.
refused-cannot-write = Impossible d’écrire { $file } : { $problem }.

# Ce que signale le système

problem-enoent = ce fichier ou ce dossier n’existe pas
problem-eisdir = c’est un dossier
problem-enotdir = ce n’est pas un dossier
problem-eacces = l’autorisation manque
problem-eperm = l’autorisation manque
problem-erofs = on ne peut rien y écrire
problem-enospc = le disque est plein
problem-efbig = le fichier est trop gros
problem-enametoolong = le nom est trop long
problem-eaddrinuse = un autre programme y écoute déjà
problem-eaddrnotavail = cette adresse n’est pas celle de cette machine
problem-host = cette adresse n’existe pas
problem-system = erreur système { $number }

# Le choix

lobby-games = À quoi jouons-nous ?
lobby-game = { $number } : { $title }. { $about }
lobby-which = { "Numéro ou nom : " }
lobby-players = { "Combien de personnes, en te comptant (de " }{ $least } à { $most }) ? { "" }
guest = Convive
bot-names = Anna Ben Clara David Emma Félix

# Jouer

play-game = { $title }
play-table = À la table : { $players }.
play-words = Écris un coup, son numéro ou une carte. « { word-help } » t’en dit plus, « { word-quit } » arrête la partie.
table = Sur la table :
table-changes = Du nouveau sur la table :
hand = Ta main :
menu = Tu peux :
menu-entry = { $number } : { $action }
menu-together = { $first } à { $last } : { $action }
menu-more = { $first } à { $last } : d’autres du même genre, jusqu’à { $action }. « { word-menu } { word-all } » les nomme tous.
menu-only = Entrée : { $action }
prompt = { "À toi : " }
hint = Essaie ceci : { $action }.
undone = Annulé : { $action }.
explain-playable = Tu peux jouer { $cards }.
explain-same = De même pour { $cards }.
explain-cards = { $cards } : { $why }
explain-allowed = Tu peux le faire maintenant : { $action }.
explain-no-hand = Dans ce jeu, tu n’as pas de cartes en main. Demande avec « ? » et un coup.
goodbye = Au revoir.
saved = L’enregistrement est dans { $file }.

word-help = aide
word-menu = choix
word-all = tout
word-table = table
word-sheet = score
word-hint = conseil
word-undo = annuler
word-quit = quitter

# Les mots que l’on peut taper pour un coup, outre ceux de son texte

typed-lay = jouer mettre
typed-pass = passer rien
typed-end = terminer fini
typed-doubt = triché menteur
typed-turn = tourner
typed-wait = attendre
typed-quit = q quitter sortir

play-help =
    Un coup : son numéro parmi les choix, ses mots (« { $action } », ou une partie) ou la notation : « { $notation } ».
    Une carte seule suffit si une seule chose est possible avec elle : « 11 rouge » ou r11, « 5 jaune » ou j5, « 20 vert » ou v20, « 1 bleu » ou b1. Dans la notation, jaune s’écrit y et vert g.
    ? : pourquoi chaque carte de ta main peut être jouée ou non
    ? r15 : de même pour une carte ; ? et un coup : s’il est permis
    { word-hint } : un bon coup, et pourquoi il est bon
    { word-undo } : annuler ton dernier coup, tant que c’est ton tour et qu’il ne t’a rien montré de nouveau
    { word-menu } : ce que tu peux faire maintenant ; { word-menu } { word-all } : sans rien omettre
    { word-table } : la table et ta main
    { word-sheet } : la feuille de score
    { word-quit } ou q : arrêter la partie

refused-by-rule = { $why } (règle { $rule })
refused-several-moves = Plusieurs coups sont possibles, précise un peu : { $moves }
refused-no-move = « { $said } » n’est pas un coup possible maintenant. « { word-menu } » montre ce que tu peux faire.
refused-no-such-number = « { $number } » n’est pas dans la liste. Écris un nombre de { $least } à { $most }.
refused-nothing-to-undo = Il n’y a rien à annuler. Tu peux annuler tes propres coups pendant ton tour, tant qu’ils ne t’ont rien montré de nouveau.

# Résultats

of-player = { $player } { $number }
sheet = { $scoring ->
    [goal] Feuille de score (d’abord le plus d’étapes, puis le plus petit total) :
    [fewest] Feuille de score (le plus petit total gagne) :
   *[most] Feuille de score (le plus grand total gagne) :
}
sheet-empty = Aucune manche n’est encore finie.
sheet-round = Manche { $number } : { $points }
sheet-total = Total : { $points }
sheet-goal = Atteint jusqu’ici, sur { $goal } : { $reached }
result-winners = { $winner ->
    [you] Tu as gagné !
    [together] Tu as gagné, avec { $others } !
   *[other] { $count ->
        [one] { $others } a gagné.
       *[other] { $others } ont gagné.
    }
}
result-tie = Égalité !
result-place = Rang { $place } : { $players }, { $scoring ->
    [most] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[fewest] { $points ->
        [one] { $points } point de pénalité
       *[other] { $points } points de pénalité
    }
}
story-unfinished = La partie n’a pas été jouée jusqu’au bout.
