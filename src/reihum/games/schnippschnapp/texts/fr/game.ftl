game-schnippschnapp = Schnipp Schnapp
game-schnippschnapp-about = Une course : quand deux tas visibles montrent le même nombre, le premier cri les emporte ; qui a le plus de carrés gagne.
option-schnippschnapp-mode = Retourner les cartes
choice-schnippschnapp-mode-in-turn = à tour de rôle, les carrés comptent
choice-schnippschnapp-mode-all-at-once = en même temps au signal, les cartes gagnées comptent
option-schnippschnapp-window = Des cris comptent comme simultanés en deçà de tant de millisecondes
option-schnippschnapp-reveals = Fin après tant de cartes retournées (à six, il en faut environ 1500 pour aller au bout)

action-schnippschnapp-turn = retourner ta carte du dessus
action-schnippschnapp-schnapp = crier « Schnapp » si deux tas visibles montrent le même nombre
action-schnippschnapp-schnipp = crier « Schnipp » si le nombre du milieu vient d’être retourné
action-schnippschnapp-wait = laisser passer la carte

event-schnippschnapp-dealt = Les cartes sont distribuées. { $hands } { $begins-is ->
    [you] Tu commences.
   *[other] { $begins } commence.
}
event-schnippschnapp-turned-up = { $seat-is ->
    [you] Tu retournes { $card }.
   *[other] { $seat } retourne { $card }.
}
event-schnippschnapp-called = { $call ->
    [schnapp] { $seat-is ->
        [you] Tu cries « Schnapp » après { $time } ms.
       *[other] { $seat } crie « Schnapp » après { $time } ms.
    }
   *[schnipp] { $seat-is ->
        [you] Tu cries « Schnipp » après { $time } ms.
       *[other] { $seat } crie « Schnipp » après { $time } ms.
    }
}
event-schnippschnapp-won = { $call ->
    [schnapp] { $seat-is ->
        [you] Tu remportes les tas visibles :
       *[other] { $seat } remporte les tas visibles :
    }
   *[schnipp] { $seat-is ->
        [you] Tu remportes le milieu :
       *[other] { $seat } remporte le milieu :
    }
} { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
event-schnippschnapp-took-back = { $seat-is ->
    [you] Égalité : tu as crié en même temps que d’autres.
   *[other] Égalité : { $seat } a crié en même temps que d’autres.
} { $cards ->
    [0] { "" }
   *[other] Les cartes visibles retournent sous la pile.
}
event-schnippschnapp-mistaken = { $cards ->
    [0] { $seat-is ->
        [you] C’était faux. Tu n’as rien à payer et ne peux plus crier avant qu’un tas soit gagné ou qu’une occasion de prendre le milieu soit passée.
       *[other] C’était faux. { $seat } n’a rien à payer et ne peut plus crier avant qu’un tas soit gagné ou qu’une occasion de prendre le milieu soit passée.
    }
    [one] { $seat-is ->
        [you] C’était faux. Tu paies { $cards } carte au milieu.
       *[other] C’était faux. { $seat } paie { $cards } carte au milieu.
    }
   *[other] { $seat-is ->
        [you] C’était faux. Tu paies { $cards } cartes au milieu.
       *[other] C’était faux. { $seat } paie { $cards } cartes au milieu.
    }
}
event-schnippschnapp-quartets-laid = { $seat-is ->
    [you] Tu mets des carrés de côté : { $numbers }.
   *[other] { $seat } met des carrés de côté : { $numbers }.
}
event-schnippschnapp-went-out = { $seat-is ->
    [you] Tu n’as plus de cartes. Un « Schnipp » peut te ramener dans le jeu.
   *[other] { $seat } n’a plus de cartes.
}
event-schnippschnapp-came-back = { $seat-is ->
    [you] Te revoilà dans le jeu.
   *[other] { $seat } revient dans le jeu.
}
event-schnippschnapp-turned-over = { $seat-is ->
    [you] Ta pile est épuisée. Tu retournes ton tas visible ({ $cards }) et tu le mélanges.
   *[other] { $seat } n’a plus de pile. Son tas visible est retourné ({ $cards }) et mélangé.
}

outcome-all-quartets = Tous les carrés sont mis de côté.
outcome-last-holder = Une seule main avait toutes les cartes qui restaient et les a mises de côté.
outcome-nobody-has-cards = Plus personne n’a de carte : le reste est au milieu.
outcome-no-pile-won = 250 cartes ont été retournées sans qu’un tas soit gagné.
outcome-long-enough = On a retourné des cartes 5000 fois : cela suffit.
outcome-as-agreed = On a retourné des cartes autant de fois que convenu : la partie est finie.

refused-wait-for-go = Attends le signal : tout le monde retourne sa carte en même temps.
refused-answer-first = Une carte vient d’être retournée. Crie, ou laisse-la d’abord passer.
refused-not-turned-up-yet = On n’a pas encore retourné de cartes { $reveal } fois.
refused-stale-call = Trop tard : cette carte est passée. Cela ne te coûte rien.
refused-silent = Après ton erreur, tu ne peux plus crier avant qu’un tas soit gagné ou qu’une occasion de prendre le milieu soit passée.
refused-one-call = Tu as déjà répondu à cette carte.
refused-out-of-cards = Sans cartes, tu ne peux crier que « Schnipp ».
refused-call-time = Un cri vient au plus { $most } ms après sa carte.

table-schnippschnapp-player = { $player } : { $stack } face cachée, { $pile ->
    [0] rien de visible
   *[other] { $pile } face visible, { $top } dessus
}
table-schnippschnapp-middle = Au milieu : { $count ->
    [0] rien
    [one] { $count } carte, { $top }
   *[other] { $count } cartes, { $top } dessus
}
table-schnippschnapp-quartets = Carrés : { $counts }
table-schnippschnapp-won = Cartes gagnées : { $counts }
web-tagline-schnippschnapp = Même nombre ? Crie avant les autres !
