# What happens at a live table, and what can be said there

phrase-hello = Hello! 👋
phrase-well-played = Well played! 👏
phrase-thanks = Thank you! 🙏
phrase-oops = Oops! 😅
phrase-hurry = Your turn! ⏰
phrase-one-moment = One moment, please. ☕
phrase-good-game = Good game! 🤝
phrase-again = Another round? 🔁
phrase-laugh = 😂
phrase-wow = Wow! 😮

deed-changed = The table’s settings have changed.
deed-sat = { $seat-is ->
    [you] You sit down.
   *[other] { $seat } sits down.
}
deed-bot-sat = { $seat } (bot, { $level }) sits down.
deed-left = { $seat-is ->
    [you] You get up from the table.
   *[other] { $seat } gets up from the table.
}
deed-host-changed = The table has a new host.
deed-committed-to = The shuffles of the next round are fixed, under seal.
deed-is-ready = { $seat-is ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
deed-is-taken-back = The last move is taken back.
deed-asked = { $wish ->
    [pause] { $seat-is ->
        [you] You ask for a pause.
       *[other] { $seat } asks for a pause.
    }
   *[undo] { $seat-is ->
        [you] You ask to take back your last move.
       *[other] { $seat } asks to take back a move.
    }
}
deed-agreed = { $seat-is ->
    [you] You agree.
   *[other] { $seat } agrees.
}
deed-declined = { $seat-is ->
    [you] You say no.
   *[other] { $seat } says no.
}
deed-paused = The game is paused.
deed-resumed = The game goes on.
deed-nudged = { $seat-is ->
    [you] Everybody is waiting for you.
   *[other] Everybody is waiting for { $seat }.
}
deed-bot-took-over = { $why ->
    [slow] { $seat-is ->
        [you] You took a long time: a bot is playing for you now.
       *[other] { $seat } took a long time: a bot takes over.
    }
   *[away] { $seat-is ->
        [you] You were away: a bot is playing for you now.
       *[other] { $seat } is away: a bot takes over.
    }
}
deed-stood-in = { $seat-is ->
    [you] A simpler bot is standing in for you right now.
   *[other] A simpler bot is standing in for { $seat } right now.
}
deed-came-back = { $seat-is ->
    [you] You are back.
   *[other] { $seat } is back.
}
deed-said = { $seat-is ->
    [you] You: { $phrase }
   *[other] { $seat }: { $phrase }
}
deed-wrote = { $seat-is ->
    [you] You: { $text }
   *[other] { $seat }: { $text }
}
deed-rematch = Once more, with the same people.
deed-rules-changed = The rules of this game have changed, so the last match cannot go on. The next one is played by the new rules.
