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

table-event-settings-changed = The table’s settings have changed.
table-event-sat = { $seat-is ->
    [you] You sit down.
   *[other] { $seat } sits down.
}
table-event-bot-sat = { $seat } (bot, { $level }) sits down.
table-event-left = { $seat-is ->
    [you] You get up from the table.
   *[other] { $seat } gets up from the table.
}
table-event-host-changed = The table has a new host.
table-event-committed-to = The shuffles of the next round are fixed, under seal.
table-event-is-ready = { $seat-is ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
table-event-is-taken-back = The last move is taken back.
table-event-proposed = { $what ->
    [pause] { $seat-is ->
        [you] You ask for a pause.
       *[other] { $seat } asks for a pause.
    }
   *[undo] { $seat-is ->
        [you] You ask to take back your last move.
       *[other] { $seat } asks to take back a move.
    }
}
table-event-agreed = { $seat-is ->
    [you] You agree.
   *[other] { $seat } agrees.
}
table-event-declined = { $seat-is ->
    [you] You say no.
   *[other] { $seat } says no.
}
table-event-paused = The game is paused.
table-event-resumed = The game goes on.
table-event-nudged = { $seat-is ->
    [you] Everybody is waiting for you.
   *[other] Everybody is waiting for { $seat }.
}
table-event-bot-took-over = { $why ->
    [asked] { $seat-is ->
        [you] You let a bot play for you.
       *[other] { $seat } lets a bot play.
    }
    [slow] { $seat-is ->
        [you] You took a long time: a bot is playing for you now.
       *[other] { $seat } took a long time: a bot takes over.
    }
   *[away] { $seat-is ->
        [you] You were away: a bot is playing for you now.
       *[other] { $seat } is away: a bot takes over.
    }
}
table-event-stood-in = { $seat-is ->
    [you] A simpler bot is standing in for you right now.
   *[other] A simpler bot is standing in for { $seat } right now.
}
table-event-came-back = { $seat-is ->
    [you] You are back.
   *[other] { $seat } is back.
}
table-event-said = { $seat-is ->
    [you] You: { $phrase }
   *[other] { $seat }: { $phrase }
}
table-event-wrote = { $seat-is ->
    [you] You: { $text }
   *[other] { $seat }: { $text }
}
table-event-rematch = Once more, with the same people.
table-event-rules-changed = The rules of this game have changed, so the last match cannot go on. The next one is played by the new rules.
table-event-brought = The table was begun on a player’s device and goes on here.
