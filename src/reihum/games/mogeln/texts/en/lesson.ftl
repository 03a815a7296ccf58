lesson-mogeln-aim = Here you may cheat! Be the first to get rid of all your cards.
lesson-mogeln-one = The cards are played face down, and you count aloud: one, two, three and so on. You begin with “one”, and you really have a 1. Tap { $card }.
lesson-mogeln-honest = It is your turn, and you have to say “four”. You have one: tap { $card }.
lesson-mogeln-doubt = “Six”? That cannot be: you hold all four 6s yourself! Tap “{ play-do-doubt }”.
lesson-mogeln-lie = Caught! Whoever cheats takes the whole stack. You begin again with “one”, but you have no 1 left. So cheat: play { $card }.
lesson-mogeln-smuggle = Nobody has noticed. You may even play two or three cards as if they were one, as long as the next player believes you.
lesson-mogeln-end = Be careful: if you doubt a card that is right, you take the stack yourself. The first player without cards wins.
