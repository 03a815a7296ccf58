lesson-schnippschnapp-aim = Augen auf! Eine Karte nach der anderen wird aufgedeckt. Sind zwei gleich, ruf zuerst!
lesson-schnippschnapp-turn = Du fängst an: Deck deine oberste Karte auf.
lesson-schnippschnapp-schnapp = Schau: eine 5, und auf deinem offenen Stapel liegt auch eine 5! Schnell, ruf „Schnapp“!
lesson-schnippschnapp-won = Gut gemacht! Du bekommst den offenen Stapel mit der gleichen Zahl. Die Karten kommen unter deine verdeckten.
lesson-schnippschnapp-again = Jetzt deckst du wieder eine Karte auf.
lesson-schnippschnapp-schnipp = Wer falsch ruft, bezahlt mit dem eigenen offenen Stapel: Er kommt in die Mitte. Gleicht eine Karte der in der Mitte, ruf „Schnipp“.
lesson-schnippschnapp-end = Vier gleiche Zahlen sind ein Quartett, das wird beiseitegelegt. Es gewinnt, wer die meisten Quartette hat.
