lesson-schnippschnapp-aim = Look sharp! Cards are turned up one by one. When two are alike, be the first to call.
lesson-schnippschnapp-turn = You begin: turn up your top card.
lesson-schnippschnapp-schnapp = Look: there is a 5, and there is a 5 on your own pile too! Quick, call “Schnapp”!
lesson-schnippschnapp-won = Well done! You take the pile that shows the same number. The cards go under your stack.
lesson-schnippschnapp-again = Now it is your turn again: turn up a card.
lesson-schnippschnapp-schnipp = A wrong call costs the caller’s face-up pile: it goes to the middle. If a card matches the one in the middle, call “Schnipp”.
lesson-schnippschnapp-end = Four equal numbers are a quartet, which is laid aside. Whoever has the most quartets wins.
