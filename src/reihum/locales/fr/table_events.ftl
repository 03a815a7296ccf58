# Ce qui se passe à une table, et ce qu’on peut y dire

phrase-hello = Bonjour ! 👋
phrase-well-played = Bien joué ! 👏
phrase-thanks = Merci ! 🙏
phrase-oops = Oups ! 😅
phrase-hurry = À toi de jouer ! ⏰
phrase-one-moment = Un instant, s’il vous plaît. ☕
phrase-good-game = Belle partie ! 🤝
phrase-again = On en refait une ? 🔁
phrase-laugh = 😂
phrase-wow = Waouh ! 😮

table-event-settings-changed = La table a maintenant d’autres réglages.
table-event-sat = { $seat-is ->
    [you] Tu prends place.
   *[other] { $seat } prend place.
}
table-event-bot-sat = { $seat } (bot, { $level }) prend place.
table-event-left = { $seat-is ->
    [you] Tu quittes la table.
   *[other] { $seat } quitte la table.
}
table-event-host-changed = La table a changé d’hôte.
table-event-committed-to = Le mélange de la prochaine manche est fixé, sous scellé.
table-event-is-ready = { $seat-is ->
    [you] Tu attends la donne.
   *[other] { $seat } attend la donne.
}
table-event-is-taken-back = Le dernier coup est annulé.
table-event-proposed = { $what ->
    [pause] { $seat-is ->
        [you] Tu demandes une pause.
       *[other] { $seat } demande une pause.
    }
   *[undo] { $seat-is ->
        [you] Tu demandes à annuler ton dernier coup.
       *[other] { $seat } demande à annuler un coup.
    }
}
table-event-agreed = { $seat-is ->
    [you] Tu es d’accord.
   *[other] { $seat } est d’accord.
}
table-event-declined = { $seat-is ->
    [you] Tu refuses.
   *[other] { $seat } refuse.
}
table-event-paused = La partie est en pause.
table-event-resumed = La partie reprend.
table-event-nudged = { $seat-is ->
    [you] Tout le monde t’attend.
   *[other] Tout le monde attend { $seat }.
}
table-event-bot-took-over = { $why ->
    [asked] { $seat-is ->
        [you] Tu laisses un bot jouer pour toi.
       *[other] { $seat } laisse un bot jouer.
    }
    [slow] { $seat-is ->
        [you] Tu as pris beaucoup de temps : un bot joue pour toi.
       *[other] { $seat } a pris beaucoup de temps : un bot continue.
    }
   *[away] { $seat-is ->
        [you] Tu n’étais plus là : un bot joue pour toi.
       *[other] { $seat } n’est plus là : un bot continue.
    }
}
table-event-stood-in = { $seat-is ->
    [you] Un bot plus simple te remplace pour le moment.
   *[other] Un bot plus simple remplace { $seat } pour le moment.
}
table-event-came-back = { $seat-is ->
    [you] Te revoilà.
   *[other] Revoilà { $seat }.
}
table-event-said = { $seat-is ->
    [you] Toi : { $phrase }
   *[other] { $seat } : { $phrase }
}
table-event-wrote = { $seat-is ->
    [you] Toi : { $text }
   *[other] { $seat } : { $text }
}
table-event-rematch = On rejoue, avec les mêmes.
table-event-rules-changed = Les règles de ce jeu ont changé : la dernière partie ne peut pas continuer. La prochaine suivra les nouvelles règles.
table-event-brought = La table a commencé sur l’appareil de quelqu’un à la table et continue ici.
