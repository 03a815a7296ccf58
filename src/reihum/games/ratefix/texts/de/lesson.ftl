lesson-ratefix-aim = Alle legen eine Karte verdeckt in die Mitte. Du kennst nur deine eigene. Wie viel ergeben alle zusammen?
lesson-ratefix-guess = Du hast eine 12. Die zwei anderen sind vielleicht je etwa 9, und 12 und 9 und 9 sind { $total }. Rate { $total }.
lesson-ratefix-won = Die Karten ergeben 29. Du warst am nächsten dran, also bekommst du sie. Jetzt rätst du zuerst.
lesson-ratefix-first = Diesmal hast du nur eine 3. Die zwei anderen sind vielleicht je etwa 10: Rate { $total }.
lesson-ratefix-end = Diesmal war jemand anders näher dran. Sind alle Karten gespielt, gewinnt, wer die meisten bekommen hat.
