# Was an einem Tisch geschieht, und was man dort sagen kann

phrase-hello = Hallo! 👋
phrase-well-played = Gut gespielt! 👏
phrase-thanks = Danke! 🙏
phrase-oops = Hoppla! 😅
phrase-hurry = Du bist dran! ⏰
phrase-one-moment = Einen Moment, bitte. ☕
phrase-good-game = Schönes Spiel! 🤝
phrase-again = Noch eine Runde? 🔁
phrase-laugh = 😂
phrase-wow = Wow! 😮

table-event-settings-changed = Am Tisch gelten jetzt andere Einstellungen.
table-event-sat = { $seat-is ->
    [you] Du setzt dich.
   *[other] { $seat } setzt sich.
}
table-event-bot-sat = { $seat } (Bot, { $level }) setzt sich.
table-event-left = { $seat-is ->
    [you] Du stehst vom Tisch auf.
   *[other] { $seat } steht vom Tisch auf.
}
table-event-host-changed = Den Tisch leitet jetzt jemand anderes.
table-event-committed-to = Wie in der nächsten Runde gemischt wird, steht fest – versiegelt.
table-event-is-ready = { $seat-is ->
    [you] Du bist bereit.
   *[other] { $seat } ist bereit.
}
table-event-is-taken-back = Der letzte Zug wird zurückgenommen.
table-event-proposed = { $what ->
    [pause] { $seat-is ->
        [you] Du bittest um eine Pause.
       *[other] { $seat } bittet um eine Pause.
    }
   *[undo] { $seat-is ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
       *[other] { $seat } möchte einen Zug zurücknehmen.
    }
}
table-event-agreed = { $seat-is ->
    [you] Du bist einverstanden.
   *[other] { $seat } ist einverstanden.
}
table-event-declined = { $seat-is ->
    [you] Du lehnst ab.
   *[other] { $seat } lehnt ab.
}
table-event-paused = Das Spiel macht Pause.
table-event-resumed = Das Spiel geht weiter.
table-event-nudged = { $seat-is ->
    [you] Alle warten auf dich.
   *[other] Alle warten auf { $seat }.
}
table-event-bot-took-over = { $why ->
    [asked] { $seat-is ->
        [you] Du lässt einen Bot für dich spielen.
       *[other] { $seat } lässt einen Bot spielen.
    }
    [slow] { $seat-is ->
        [you] Du hast lange gebraucht: Jetzt spielt ein Bot für dich.
       *[other] { $seat } hat lange gebraucht: Ein Bot spielt weiter.
    }
   *[away] { $seat-is ->
        [you] Du warst weg: Jetzt spielt ein Bot für dich.
       *[other] { $seat } ist weg: Ein Bot spielt weiter.
    }
}
table-event-stood-in = { $seat-is ->
    [you] Für dich springt gerade ein einfacherer Bot ein.
   *[other] Für { $seat } springt gerade ein einfacherer Bot ein.
}
table-event-came-back = { $seat-is ->
    [you] Du bist wieder da.
   *[other] { $seat } ist wieder da.
}
table-event-said = { $seat-is ->
    [you] Du: { $phrase }
   *[other] { $seat }: { $phrase }
}
table-event-wrote = { $seat-is ->
    [you] Du: { $text }
   *[other] { $seat }: { $text }
}
table-event-rematch = Noch einmal, mit denselben Leuten.
table-event-rules-changed = Die Regeln dieses Spiels haben sich geändert. Die letzte Partie kann deshalb nicht weitergehen; die nächste spielt ihr nach den neuen Regeln.
table-event-brought = Der Tisch wurde auf einem Gerät am Tisch begonnen und geht hier weiter.
