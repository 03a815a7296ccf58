# Cartes et joueurs

colour-red = ■ rouge
colour-yellow = ▶ jaune
colour-green = ★ vert
colour-blue = ● bleu

# Les cartes et leurs formes. Dans une phrase, { $card } est la valeur : « Tu pioches { $card }. » Pour une autre forme :
# { CARD($card, form: "of") } (du 5 rouge), "to" (au 5 rouge), "label" (seule, comme dans une liste), "start" (avec une
# majuscule). Sans cette forme, c’est la valeur. Des espaces insécables joignent le symbole, la couleur et le nombre.
card-red = le { $number } rouge ■
    .of = du { $number } rouge ■
    .to = au { $number } rouge ■
    .label = ■ rouge { $number }
card-yellow = le { $number } jaune ▶
    .of = du { $number } jaune ▶
    .to = au { $number } jaune ▶
    .label = ▶ jaune { $number }
card-green = le { $number } vert ★
    .of = du { $number } vert ★
    .to = au { $number } vert ★
    .label = ★ vert { $number }
card-blue = le { $number } bleu ●
    .of = du { $number } bleu ●
    .to = au { $number } bleu ●
    .label = ● bleu { $number }
card-joker = un joker
    .of = d’un joker
    .to = à un joker
    .label = joker
card-pause = une carte pause
    .of = d’une carte pause
    .to = à une carte pause
    .label = carte pause
cards-red = ■ rouge { $numbers }
cards-yellow = ▶ jaune { $numbers }
cards-green = ★ vert { $numbers }
cards-blue = ● bleu { $numbers }
cards-of = { $player-is ->
    [you] Tes cartes : { $cards }.
   *[other] { $player } : { $cards }.
}
no-cards = rien
you = toi

separator = ,{ " " }
separator-groups = { " " };{ " " }
together = { $others } et { $last }
run = { $first }–{ $last }
run-plain = { $first } à { $last }

# Bots

bot-random = joue au hasard
bot-easy = facile
bot-simple = selon quelques règles simples
bot-duck = Dina la cane, ouvre la voie à tout le monde
bot-badger = Bruno le blaireau, barre la route
bot-lamb = Lino l’agneau, ne ment que s’il le faut
bot-puppy = Pip le chiot, croit tout le monde
bot-fox = Fina la renarde, ment volontiers
bot-owl = Ottla la chouette, doute volontiers
bot-medium = moyen
bot-hard = difficile
bot-master = maître

# Ce que tout jeu peut refuser

refused-game-over = La partie est finie.
refused-shuffle-first = Les cartes sont en train d’être mélangées.
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-yours = Ce n’est pas à toi de le faire.
refused-not-in-hand = Tu n’as pas { $card } en main.
refused-wrong-cards = Ce ne sont pas les cartes de ce jeu.
refused-unknown-words = « { $words } » n’est pas un coup de ce jeu.
refused-malformed-action = Ce n’est pas un coup de ce jeu : { $problem }.
refused-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont { $games }.
refused-unknown-bot = Il n’y a pas de bot « { $bot } ». Les bots sont { $bots }.
refused-unknown-language = Il n’y a pas de textes en « { $language } », seulement en { $languages }.
refused-unknown-option = { $game } n’a pas d’option « { $option } ».
refused-bad-option = Cette option ne va pas avec { $game } : { $problem }.
refused-players = { $game } se joue { $most ->
    [2] à 2
   *[other] de { $least } à { $most }
}, pas à { $players }.
refused-first-seat = Il n’y a pas de place { $first } à une table de { $players }.
refused-rounds = Une partie compte de 1 à { $most } manches, pas { $rounds }.
refused-not-a-record = Ce n’est pas l’enregistrement d’une partie.
refused-record-too-long = Un enregistrement ne doit pas dépasser { $most } octets.
refused-link-too-large = L’enregistrement dans ce lien est trop gros.
refused-link-too-new = Ce lien vient d’une version plus récente de Reihum.
refused-link-damaged = Ce lien est abîmé : une partie en a été changée.
refused-link-cut-off = Ce lien est coupé : il manque la fin.
refused-other-rules = Cet enregistrement suit la version { $theirs } des règles ({ $game }) ; ce programme ne connaît que la version { $ours }.
refused-illegal-in-record = Le coup { $number } de l’enregistrement, « { $action } », n’est pas permis : { $why }
refused-other-outcome = Les coups de l’enregistrement mènent à un autre résultat que celui qu’il indique.
refused-other-rounds = Un enregistrement demande un engagement sur les mélanges pour chaque manche distribuée. Manches : { $rounds }, engagements : { $committed }.
refused-other-seeds = La manche { $round } demande une contribution de chaque personne à la table, pas { $seeds }.
refused-secret-used-twice = L’engagement de la manche { $round } a déjà servi pour une manche précédente : ses cartes pouvaient être connues.
refused-no-secret = La manche { $round } est finie, mais son secret n’est pas révélé.
refused-other-secret = Le secret de la manche { $round } n’est pas celui sur lequel la table s’était engagée.
refused-other-shuffle = Le coup { $number } de l’enregistrement n’est pas le mélange que donnent le secret et les contributions de la manche { $round }.

# Mélanges

shuffles-recomputed = Chaque mélange a été recalculé à partir des secrets engagés et des contributions de toute la table.
shuffles-secret-kept = { $round ->
    [1] Le secret de la manche n’est pas encore révélé : ses mélanges ne peuvent pas être vérifiés.
   *[other] Le secret de la manche { $round } n’est pas encore révélé : ses mélanges ne peuvent pas être vérifiés. Ceux d’avant ont été recalculés.
}
shuffles-not-committed = Rien n’a été engagé avant la donne : les mélanges ne peuvent pas être vérifiés.

# Matchs

event-match-round-ended = La manche { $number } est finie.
outcome-match = La partie est finie.
