# Che cosa succede a un tavolo, e che cosa vi si può dire

phrase-hello = Ciao! 👋
phrase-well-played = Ben giocato! 👏
phrase-thanks = Grazie! 🙏
phrase-oops = Ops! 😅
phrase-hurry = Tocca a te! ⏰
phrase-one-moment = Un momento, per favore. ☕
phrase-good-game = Bella partita! 🤝
phrase-again = Ne facciamo un’altra? 🔁
phrase-laugh = 😂
phrase-wow = Wow! 😮

table-event-settings-changed = Le impostazioni del tavolo sono cambiate.
table-event-sat = { $seat-is ->
    [you] Ti siedi.
   *[other] { $seat } si siede.
}
table-event-bot-sat = { $seat } (bot, { $level }) si siede.
table-event-left = { $seat-is ->
    [you] Ti alzi dal tavolo.
   *[other] { $seat } si alza dal tavolo.
}
table-event-host-changed = Ora il tavolo è affidato a un’altra persona.
table-event-committed-to = La mescolata della prossima mano è fissata, sotto sigillo.
table-event-is-ready = { $seat-is ->
    [you] Aspetti le carte.
   *[other] { $seat } aspetta le carte.
}
table-event-is-taken-back = L’ultima mossa è annullata.
table-event-proposed = { $what ->
    [pause] { $seat-is ->
        [you] Chiedi una pausa.
       *[other] { $seat } chiede una pausa.
    }
   *[undo] { $seat-is ->
        [you] Chiedi di annullare la tua ultima mossa.
       *[other] { $seat } chiede di annullare una mossa.
    }
}
table-event-agreed = { $seat-is ->
    [you] Sei d’accordo.
   *[other] { $seat } è d’accordo.
}
table-event-declined = { $seat-is ->
    [you] Dici di no.
   *[other] { $seat } dice di no.
}
table-event-paused = La partita è in pausa.
table-event-resumed = La partita riprende.
table-event-nudged = { $seat-is ->
    [you] Tutti aspettano te.
   *[other] Tutti aspettano { $seat }.
}
table-event-bot-took-over = { $why ->
    [asked] { $seat-is ->
        [you] Lasci giocare un bot al tuo posto.
       *[other] { $seat } lascia giocare un bot.
    }
    [slow] { $seat-is ->
        [you] Ci hai messo molto: ora un bot gioca per te.
       *[other] { $seat } ci ha messo molto: continua un bot.
    }
   *[away] { $seat-is ->
        [you] Non c’eri: ora un bot gioca per te.
       *[other] { $seat } non c’è: continua un bot.
    }
}
table-event-stood-in = { $seat-is ->
    [you] Per il momento ti sostituisce un bot più semplice.
   *[other] Per il momento un bot più semplice sostituisce { $seat }.
}
table-event-came-back = { $seat-is ->
    [you] Eccoti di nuovo.
   *[other] { $seat } è di nuovo qui.
}
table-event-said = { $seat-is ->
    [you] Tu: { $phrase }
   *[other] { $seat }: { $phrase }
}
table-event-wrote = { $seat-is ->
    [you] Tu: { $text }
   *[other] { $seat }: { $text }
}
table-event-rematch = Si rigioca, con le stesse persone.
table-event-rules-changed = Le regole di questo gioco sono cambiate: l’ultima partita non può continuare. La prossima si gioca con le regole nuove.
table-event-brought = Il tavolo è iniziato sul dispositivo di chi gioca e continua qui.
