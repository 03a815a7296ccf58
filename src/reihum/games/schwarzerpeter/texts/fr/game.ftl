game-schwarzerpeter = Schwarzer Peter
game-schwarzerpeter-about = Tire une carte dans la main à ta gauche et pose des paires ; qui garde à la fin la carte sans jumelle a perdu.
option-schwarzerpeter-length = Durée
choice-schwarzerpeter-length-full = tous les nombres de 1 à 20
choice-schwarzerpeter-length-short = sans les 17 à 20
option-schwarzerpeter-forfeit = Gage
choice-schwarzerpeter-forfeit-none = aucun
choice-schwarzerpeter-forfeit-dot = un point noir sur le nez
choice-schwarzerpeter-forfeit-task = une petite épreuve choisie ensemble

action-schwarzerpeter-draw = tirer la carte { $place }

event-schwarzerpeter-dealt = Une carte est mise de côté sans être vue, les autres sont distribuées. { $hands }
event-schwarzerpeter-held-out = { $giver-is ->
    [you] Tu tends tes cartes à { $to }.
   *[other] { $to-is ->
        [you] { $giver } te tend { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[other] { $giver } tend { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } à { $to }.
    }
}
event-schwarzerpeter-drew = { $seat-is ->
    [you] Tu tires { $card } chez { $giver }.
   *[other] { $giver-is ->
        [you] { $seat } tire { $card } chez toi.
       *[other] { $card ->
            [none] { $seat } tire une carte chez { $giver }.
           *[other] { $seat } tire { $card } chez { $giver }.
        }
    }
}
event-schwarzerpeter-pairs-laid = { $seat-is ->
    [you] Tu poses par paires : { CARD($cards, form: "numbers") }.
   *[other] { $seat } pose par paires : { CARD($cards, form: "numbers") }.
}
event-schwarzerpeter-safe = { $seat-is ->
    [you] Tu n’as plus de cartes : plus rien à craindre.
   *[other] { $seat } n’a plus de cartes et ne risque plus rien.
}
event-schwarzerpeter-peter-shown = { $loser-is ->
    [you] Tu as le Schwarzer Peter, { $peter }, et tu perds. Carte mise de côté : { $aside }.
   *[other] { $loser } a le Schwarzer Peter, { $peter }, et perd. Carte mise de côté : { $aside }.
}
event-schwarzerpeter-undecided = Personne ne perd. Le Schwarzer Peter : { $peter }. Carte mise de côté : { $aside }.
event-schwarzerpeter-forfeit-due = { $forfeit ->
    [dot] { $loser-is ->
        [you] Tu reçois un point noir sur le nez.
       *[other] { $loser } reçoit un point noir sur le nez.
    }
   *[task] { $loser-is ->
        [you] Tu passes la petite épreuve convenue.
       *[other] { $loser } passe la petite épreuve convenue.
    }
}

outcome-peter-left = Il ne reste que le Schwarzer Peter.
outcome-draws-made = Après 1000 cartes tirées, la manche s’arrête sans que personne ne perde.

refused-not-held-out = { $count ->
    [1] Tu ne peux tirer que la seule carte qui t’est tendue.
   *[other] Tu ne peux tirer qu’une des { $count } cartes qui te sont tendues, par sa place de 1 à { $count }.
}

table-schwarzerpeter-hands = Cartes en main : { $counts }
table-schwarzerpeter-pairs = Paires posées : { $counts }
table-schwarzerpeter-draw = { $drawer-is ->
    [you] Tu tires chez { $giver }.
   *[other] { $giver-is ->
        [you] { $drawer } tire chez toi.
       *[other] { $drawer } tire chez { $giver }.
    }
}
table-schwarzerpeter-aside = Mise de côté : { $aside }
web-tagline-schwarzerpeter = Ne reste pas avec le Schwarzer Peter
