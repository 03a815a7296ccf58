game-mogeln = Mogeln
game-mogeln-about = Les cartes se posent face cachée sur une pile en comptant un, deux, trois, vrai ou pas ; qui se fait prendre à tricher ramasse la pile, et qui n’a plus de cartes en premier gagne.
option-mogeln-count = On compte
choice-mogeln-count-twenty = jusqu’à vingt, les grands nombres sont alors sûrement faux
choice-mogeln-count-highest = jusqu’au plus grand nombre en jeu (conseillé)
option-mogeln-colour = La seule couleur juste
option-mogeln-taken = Les cartes ramassées
choice-mogeln-taken-stack = vont sous ta propre pile cachée
choice-mogeln-taken-hand = vont tout de suite en main
option-mogeln-smuggling = On peut glisser plusieurs cartes

action-mogeln-smuggle = glisser { $card } sous ta prochaine carte
action-mogeln-lay = poser { $card }
action-mogeln-doubt = douter de la dernière carte
action-mogeln-pass = laisser passer

event-mogeln-dealt = Les cartes sont distribuées. { $hands } { $begins-is ->
    [you] Tu commences.
   *[other] { $begins } commence.
}
event-mogeln-smuggled = { $seat-is ->
    [you] Tu glisses { $card } en cachette sous ta prochaine carte.
   *[other] { $seat } glisse { $card } sous sa prochaine carte.
}
event-mogeln-stack-out = Personne n’a douté : la pile quitte le jeu sans être vue.
event-mogeln-laid = { $seat-is ->
    [you] Tu dis « { $number } » et tu poses { CARD($cards, form: "object") }.
   *[other] { $cards ->
        [none] { $seat } dit « { $number } » et pose une carte.
       *[other] { $seat } dit « { $number } » et pose { CARD($cards, form: "object") }.
    }
}
event-mogeln-no-cards-left = { $seat-is ->
    [you] Tu n’as plus de cartes !
   *[other] { $seat } n’a plus de cartes !
}
event-mogeln-picked-up = { $seat-is ->
    [you] Tu prends ta pile en main : { $cards }.
   *[other] { $cards ->
        [none] { $count ->
            [one] { $seat } prend en main une pile de { $count } carte.
           *[other] { $seat } prend en main une pile de { $count } cartes.
        }
       *[other] { $seat } prend une pile en main : { $cards }.
    }
}
event-mogeln-doubted = { $by-is ->
    [you] Tu doutes du { $number } annoncé par { $seat }.
   *[other] { $seat-is ->
        [you] { $by } doute de ton { $number }.
       *[other] { $by } doute du { $number } annoncé par { $seat }.
    }
} On retourne : { $cards }. { $right ->
    [yes] C’est juste.
   *[no] C’est de la triche !
}
event-mogeln-took = { $seat-is ->
    [you] { $count ->
        [one] Tu ramasses la pile, { $count } carte.
       *[other] Tu ramasses la pile, { $count } cartes.
    }
   *[other] { $count ->
        [one] { $seat } ramasse la pile, { $count } carte.
       *[other] { $seat } ramasse la pile, { $count } cartes.
    }
}
event-mogeln-passed = { $seat-is ->
    [you] Tu laisses passer.
   *[other] { $seat } laisse passer.
}
event-mogeln-cards-shown = Tout le monde montre les cartes qui lui restent. { $hands }

outcome-mogeln-out = Quelqu’un n’a plus aucune carte.
outcome-mogeln-bound = Après 500 cartes posées, qui en a le moins gagne.

refused-doubt-or-pass = La personne avant toi n’a plus de cartes : doute de la dernière ou laisse passer.
refused-no-smuggling = À cette table, on ne glisse pas de cartes en plus.
refused-smuggled-enough = Tu as déjà glissé { $most } cartes. Pose maintenant celle du dessus.
refused-smuggled-all = { CARD($card, form: "start") } est ta dernière carte en main. Pose-la.
refused-nothing-to-doubt = Il n’y a pas de carte sur la pile dont tu puisses douter.
refused-smuggled-so-lay = Tu as glissé une carte sous la prochaine, tu dois donc poser.
refused-lay-or-doubt = Tu ne peux laisser passer que la toute dernière carte de quelqu’un.

table-mogeln-stack = Pile : { $number } annoncé en dernier ({ $player }), ensuite vient { $next }
table-mogeln-stack-empty = Pile : vide, ensuite vient { $next }
table-mogeln-turned = Retournées : { $cards }
table-mogeln-own = Tes cartes dans la pile : { $cards }
table-mogeln-smuggled = Sous ta prochaine carte : { $cards }
table-mogeln-hands = Cartes en main, autant qu’on ait pu voir : { $counts }
table-mogeln-taken = Cartes dans les piles cachées : { $counts }
table-mogeln-out = Piles hors du jeu : { $count }
play-do-mogeln-pass = Laisser passer

play-mogeln-said = { $player } : { $number } annoncé
play-mogeln-right = C’était juste !
play-mogeln-caught = Triche démasquée !
play-mogeln-takes = La pile revient à { $player }
play-mogeln-under = Glisser une carte dessous
play-mogeln-colour = { option-mogeln-colour } : { $colour }
play-mogeln-own = Les tiennes dans la pile :
web-tagline-mogeln = Poser, affirmer, ne pas se faire prendre
