lesson-junior-aim = Alle 1er und 11er liegen schon auf dem Tisch. Werde vor allen anderen deine fünf Karten los!
lesson-junior-low = Von der 1 geht es aufwärts: Als Nächstes kommt die 2. Tippe auf { $card }.
lesson-junior-high = Von der 11 geht es abwärts: Als Nächstes kommt die 10. { $card } passt, leg sie auch an.
lesson-junior-done = Mehr passt nicht. Tippe auf „{ play-do-end }“.
lesson-junior-draw = Jetzt passt keine deiner Karten. Zieh eine Karte.
lesson-junior-drawn = Sie passt! Dann wird sie sofort angelegt. Hätte sie nicht gepasst, hättest du sie behalten.
lesson-junior-next = Die gezogene Karte hilft dir: Jetzt passt { $card } daneben.
lesson-junior-end = Gut gemacht! Wer die letzte Karte anlegt, gewinnt.
