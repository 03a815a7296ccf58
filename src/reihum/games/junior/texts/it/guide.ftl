guide-junior-aim = File corte per i più piccoli: gli 1 e gli 11 sono sul tavolo dall’inizio. Posa le tue cinque carte prima degli altri.
guide-junior-turn = Posa carte salendo da un 1 o scendendo da un 11, sempre nel loro colore e senza buchi. Se puoi posare, devi posare almeno una carta; puoi posarne di più.
guide-junior-draw = Pesca una carta. Se è giocabile si posa subito, altrimenti la tieni. Se il mazzo è vuoto, tocca alla persona seguente.
guide-junior-end = Vince chi posa l’ultima carta. Gli altri sommano i numeri che hanno ancora: meno sono, meglio è.
