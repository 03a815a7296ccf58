game-schnippschnapp = Schnipp Schnapp
game-schnippschnapp-about = Ein Wettrennen: Zeigen zwei offene Stapel die gleiche Zahl, schnappt sie, wer zuerst ruft; es gewinnt, wer die meisten Quartette hat.
option-schnippschnapp-mode = Aufdecken
choice-schnippschnapp-mode-in-turn = reihum, es zählen die Quartette
choice-schnippschnapp-mode-all-at-once = alle zugleich auf „los“, es zählen die gewonnenen Karten
option-schnippschnapp-window = Rufe gelten als gleichzeitig innerhalb von so vielen Millisekunden
option-schnippschnapp-reveals = Ende, wenn so oft aufgedeckt wurde (zu sechst dauert es bis zum Schluss etwa 1500-mal)

action-schnippschnapp-turn = deine oberste Karte aufdecken
action-schnippschnapp-schnapp = „Schnapp“ rufen, wenn zwei offene Stapel die gleiche Zahl zeigen
action-schnippschnapp-schnipp = „Schnipp“ rufen, wenn die Zahl der Mitte aufgedeckt wurde
action-schnippschnapp-wait = die Karte vorbeigehen lassen

event-schnippschnapp-dealt = Die Karten sind verteilt. { $hands } { $begins-is ->
    [you] Du beginnst.
   *[other] { $begins } beginnt.
}
event-schnippschnapp-turned-up = { $seat-is ->
    [you] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
}
event-schnippschnapp-called = { $call ->
    [schnapp] { $seat-is ->
        [you] Du rufst nach { $time } ms „Schnapp“.
       *[other] { $seat } ruft nach { $time } ms „Schnapp“.
    }
   *[schnipp] { $seat-is ->
        [you] Du rufst nach { $time } ms „Schnipp“.
       *[other] { $seat } ruft nach { $time } ms „Schnipp“.
    }
}
event-schnippschnapp-won = { $call ->
    [schnapp] { $seat-is ->
        [you] Du gewinnst die offenen Stapel:
       *[other] { $seat } gewinnt die offenen Stapel:
    }
   *[schnipp] { $seat-is ->
        [you] Du gewinnst die Mitte:
       *[other] { $seat } gewinnt die Mitte:
    }
} { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
event-schnippschnapp-took-back = { $seat-is ->
    [you] Du hast gleichzeitig mit anderen gerufen: unentschieden.
   *[other] { $seat } hat gleichzeitig mit anderen gerufen: unentschieden.
} { $cards ->
    [0] { "" }
   *[other] Die offenen Karten kommen zurück unter den Stapel.
}
event-schnippschnapp-mistaken = { $cards ->
    [0] { $seat-is ->
        [you] Das war falsch. Du hast nichts zu zahlen und darfst erst wieder rufen, wenn ein Stapel gewonnen oder ein Treffer der Mitte verpasst wurde.
       *[other] Das war falsch. { $seat } hat nichts zu zahlen und darf erst wieder rufen, wenn ein Stapel gewonnen oder ein Treffer der Mitte verpasst wurde.
    }
    [one] { $seat-is ->
        [you] Das war falsch. Du zahlst { $cards } Karte in die Mitte.
       *[other] Das war falsch. { $seat } zahlt { $cards } Karte in die Mitte.
    }
   *[other] { $seat-is ->
        [you] Das war falsch. Du zahlst { $cards } Karten in die Mitte.
       *[other] Das war falsch. { $seat } zahlt { $cards } Karten in die Mitte.
    }
}
event-schnippschnapp-quartets-laid = { $seat-is ->
    [you] Du legst Quartette zur Seite: { $numbers }.
   *[other] { $seat } legt Quartette zur Seite: { $numbers }.
}
event-schnippschnapp-went-out = { $seat-is ->
    [you] Du hast keine Karten mehr. Ein „Schnipp“ kann dich zurückbringen.
   *[other] { $seat } hat keine Karten mehr.
}
event-schnippschnapp-came-back = { $seat-is ->
    [you] Du bist wieder im Spiel.
   *[other] { $seat } ist wieder im Spiel.
}
event-schnippschnapp-turned-over = { $seat-is ->
    [you] Dein Stapel ist aufgebraucht. Du drehst deine offenen Karten um ({ $cards }) und mischst sie.
   *[other] Der Stapel von { $seat } ist aufgebraucht. Die offenen Karten werden umgedreht ({ $cards }) und gemischt.
}

outcome-all-quartets = Alle Quartette liegen zur Seite.
outcome-last-holder = Alle übrigen Karten waren in einer Hand und liegen nun als Quartette zur Seite.
outcome-nobody-has-cards = Niemand hat mehr eine Karte: Der Rest liegt in der Mitte.
outcome-no-pile-won = 250 Karten wurden aufgedeckt, ohne dass jemand einen Stapel gewonnen hat.
outcome-long-enough = 5000-mal wurde aufgedeckt: Das ist genug.
outcome-as-agreed = So oft wie vereinbart wurde aufgedeckt: Das Spiel ist aus.

refused-wait-for-go = Warte auf „los“: Alle decken gleichzeitig auf.
refused-answer-first = Gerade wurde eine Karte aufgedeckt. Ruf, oder lass sie erst vorbeigehen.
refused-not-turned-up-yet = Es wurde noch nicht { $reveal }-mal aufgedeckt.
refused-stale-call = Zu spät: Diese Karte ist vorbei. Es kostet dich nichts.
refused-silent = Nach deinem Fehler darfst du erst wieder rufen, wenn ein Stapel gewonnen oder ein Treffer der Mitte verpasst wurde.
refused-one-call = Du hast zu dieser Karte schon etwas gesagt.
refused-out-of-cards = Ohne Karten kannst du nur „Schnipp“ rufen.
refused-call-time = Ein Ruf kommt höchstens { $most } ms nach seiner Karte.

table-schnippschnapp-player = { $player }: { $stack } verdeckt, { $pile ->
    [0] nichts offen
   *[other] { $pile } offen, oben { $top }
}
table-schnippschnapp-middle = In der Mitte: { $count ->
    [0] nichts
    [one] { $count } Karte, { $top }
   *[other] { $count } Karten, oben { $top }
}
table-schnippschnapp-quartets = Quartette: { $counts }
table-schnippschnapp-won = Gewonnene Karten: { $counts }
web-tagline-schnippschnapp = Gleiche Zahl? Ruf zuerst!
