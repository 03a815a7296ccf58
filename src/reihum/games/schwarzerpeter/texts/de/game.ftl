game-schwarzerpeter = Schwarzer Peter
game-schwarzerpeter-about = Zieh Karten aus der Hand links von dir und leg Paare ab; wer am Ende auf der Karte ohne Zwilling sitzen bleibt, verliert.
option-schwarzerpeter-length = Länge
choice-schwarzerpeter-length-full = alle Zahlen von 1 bis 20
choice-schwarzerpeter-length-short = ohne 17 bis 20
option-schwarzerpeter-forfeit = Strafe
choice-schwarzerpeter-forfeit-none = keine
choice-schwarzerpeter-forfeit-dot = ein schwarzer Punkt auf die Nase
choice-schwarzerpeter-forfeit-task = eine kleine Aufgabe, die ihr ausmacht

action-schwarzerpeter-draw = Karte { $place } ziehen

event-schwarzerpeter-dealt = Eine Karte liegt ungesehen beiseite, die anderen sind verteilt. { $hands }
event-schwarzerpeter-held-out = { $giver-is ->
    [you] Du hältst { $to } deine Karten hin.
   *[other] { $to-is ->
        [you] { $giver } hält dir { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } hin.
       *[other] { $giver } hält { $to } { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } hin.
    }
}
event-schwarzerpeter-drew = { $seat-is ->
    [you] Du ziehst { $card } bei { $giver }.
   *[other] { $giver-is ->
        [you] { $seat } zieht { $card } bei dir.
       *[other] { $card ->
            [none] { $seat } zieht eine Karte bei { $giver }.
           *[other] { $seat } zieht { $card } bei { $giver }.
        }
    }
}
event-schwarzerpeter-pairs-laid = { $seat-is ->
    [you] Du legst paarweise ab: { CARD($cards, form: "numbers") }.
   *[other] { $seat } legt paarweise ab: { CARD($cards, form: "numbers") }.
}
event-schwarzerpeter-safe = { $seat-is ->
    [you] Du hast keine Karten mehr und bist in Sicherheit.
   *[other] { $seat } hat keine Karten mehr und ist in Sicherheit.
}
event-schwarzerpeter-peter-shown = { $loser-is ->
    [you] Du hast den Schwarzen Peter, { $peter }, und verlierst. Beiseite lag { $aside }.
   *[other] { $loser } hat den Schwarzen Peter, { $peter }, und verliert. Beiseite lag { $aside }.
}
event-schwarzerpeter-undecided = Niemand verliert. Der Schwarze Peter war { $peter }. Beiseite lag { $aside }.
event-schwarzerpeter-forfeit-due = { $forfeit ->
    [dot] { $loser-is ->
        [you] Du bekommst einen schwarzen Punkt auf die Nase.
       *[other] { $loser } bekommt einen schwarzen Punkt auf die Nase.
    }
   *[task] { $loser-is ->
        [you] Du erfüllst die kleine Aufgabe, die ausgemacht war.
       *[other] { $loser } erfüllt die kleine Aufgabe, die ausgemacht war.
    }
}

outcome-peter-left = Nur der Schwarze Peter ist übrig.
outcome-draws-made = Nach 1000 gezogenen Karten endet die Runde unentschieden.

refused-not-held-out = { $count ->
    [one] Du kannst nur die eine Karte ziehen, die dir hingehalten wird.
   *[other] Du kannst nur eine der { $count } Karten ziehen, die dir hingehalten werden: Platz 1 bis { $count }.
}

table-schwarzerpeter-hands = Karten auf der Hand: { $counts }
table-schwarzerpeter-pairs = Abgelegte Paare: { $counts }
table-schwarzerpeter-draw = { $drawer-is ->
    [you] Du ziehst bei { $giver }.
   *[other] { $giver-is ->
        [you] { $drawer } zieht bei dir.
       *[other] { $drawer } zieht bei { $giver }.
    }
}
table-schwarzerpeter-aside = Beiseite lag: { $aside }
web-tagline-schwarzerpeter = Bloß nicht auf dem Schwarzen Peter sitzen bleiben
