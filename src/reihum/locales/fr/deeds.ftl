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

deed-changed = La table a maintenant d’autres réglages.
deed-sat = { $seat-is ->
    [you] Tu prends place.
   *[other] { $seat } prend place.
}
deed-bot-sat = { $seat } (bot, { $level }) prend place.
deed-left = { $seat-is ->
    [you] Tu quittes la table.
   *[other] { $seat } quitte la table.
}
deed-host-changed = La table a changé d’hôte.
deed-committed-to = Le mélange de la prochaine manche est fixé, sous scellé.
deed-is-ready = { $seat-is ->
    [you] Tu attends la donne.
   *[other] { $seat } attend la donne.
}
deed-is-taken-back = Le dernier coup est annulé.
deed-asked = { $wish ->
    [pause] { $seat-is ->
        [you] Tu demandes une pause.
       *[other] { $seat } demande une pause.
    }
   *[undo] { $seat-is ->
        [you] Tu demandes à annuler ton dernier coup.
       *[other] { $seat } demande à annuler un coup.
    }
}
deed-agreed = { $seat-is ->
    [you] Tu es d’accord.
   *[other] { $seat } est d’accord.
}
deed-declined = { $seat-is ->
    [you] Tu refuses.
   *[other] { $seat } refuse.
}
deed-paused = La partie est en pause.
deed-resumed = La partie reprend.
deed-nudged = { $seat-is ->
    [you] Tout le monde t’attend.
   *[other] Tout le monde attend { $seat }.
}
deed-bot-took-over = { $why ->
    [slow] { $seat-is ->
        [you] Tu as pris beaucoup de temps : un bot joue pour toi.
       *[other] { $seat } a pris beaucoup de temps : un bot continue.
    }
   *[away] { $seat-is ->
        [you] Tu n’étais plus là : un bot joue pour toi.
       *[other] { $seat } n’est plus là : un bot continue.
    }
}
deed-stood-in = { $seat-is ->
    [you] Un bot plus simple te remplace pour le moment.
   *[other] Un bot plus simple remplace { $seat } pour le moment.
}
deed-came-back = { $seat-is ->
    [you] Te revoilà.
   *[other] Revoilà { $seat }.
}
deed-said = { $seat-is ->
    [you] Toi : { $phrase }
   *[other] { $seat } : { $phrase }
}
deed-wrote = { $seat-is ->
    [you] Toi : { $text }
   *[other] { $seat } : { $text }
}
deed-rematch = On rejoue, avec les mêmes.
deed-rules-changed = Les règles de ce jeu ont changé : la dernière partie ne peut pas continuer. La prochaine suivra les nouvelles règles.
