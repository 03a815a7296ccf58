lesson-mogeln-aim = Hier darfst du mogeln! Werde vor allen anderen deine Karten los.
lesson-mogeln-one = Die Karten liegen verdeckt, und ihr zählt laut: eins, zwei, drei und so weiter. Du fängst mit „eins“ an, und du hast wirklich eine 1. Tippe auf { $card }.
lesson-mogeln-honest = Du bist dran und musst „vier“ sagen. Du hast eine: Tippe auf { $card }.
lesson-mogeln-doubt = „Sechs“? Das kann nicht sein: Du hast alle vier 6er selbst! Tippe auf „{ play-do-doubt }“.
lesson-mogeln-lie = Erwischt! Wer gemogelt hat, nimmt den ganzen Stapel. Du beginnst neu mit „eins“, hast aber keine 1 mehr. Also mogle: Leg { $card }.
lesson-mogeln-smuggle = Niemand hat es gemerkt. Du darfst sogar zwei oder drei Karten legen, als wären sie eine, solange man dir glaubt.
lesson-mogeln-end = Vorsicht: Zweifelst du an einer richtigen Karte, nimmst du selbst den Stapel. Wer zuerst keine Karten mehr hat, gewinnt.
