lesson-zweikampf-aim = Tu hai un mazzetto, e chi hai di fronte anche. Chi ha la carta più alta?
lesson-zweikampf-turn = Scopri la tua prima carta.
lesson-zweikampf-again = La tua carta era più alta: le prendi tutte e due. Scopri la prossima!
lesson-zweikampf-third = Questa volta era più alta l’altra. Avanti!
lesson-zweikampf-tie = Due numeri uguali: le carte restano lì. Scoprine un’altra, e si gioca per tutte.
lesson-zweikampf-end = Le prendi tutte e quattro! Quando i mazzetti sono finiti, vince chi ha preso più carte.
