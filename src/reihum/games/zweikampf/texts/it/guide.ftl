guide-zweikampf-aim = Un duello a due: decide solo la fortuna. Vinci più carte di chi hai di fronte.
guide-zweikampf-turn = Tutti e due scoprono insieme la prima carta. La più alta le prende entrambe.
guide-zweikampf-tie = Due numeri uguali restano lì. Ognuno ne scopre un’altra, e la più alta le prende tutte.
guide-zweikampf-end = Quando i mazzetti sono finiti, vince chi ha più carte. Nel gioco lungo si continua con le carte vinte, finché qualcuno le ha tutte.
