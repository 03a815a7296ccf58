guide-mogeln-aim = Liberati delle tue carte, onestamente o barando.
guide-mogeln-turn = A turno si posa una carta coperta e si dice il numero seguente: uno, due, tre, qualunque carta sia. I colori non contano. Dopo l’ultimo numero la pila esce dal gioco.
guide-mogeln-doubt = Invece di posare puoi dubitare dell’ultima carta posata. Si scopre. Se era giusta, prendi tu la pila; se no, chi ha barato. Poi ricominci con «uno». Quello che hai preso lo raccogli quando la mano è vuota.
guide-mogeln-smuggle = Puoi posare due o tre carte come se fossero una. Se qualcuno dubita, è barare, anche se il numero è giusto.
guide-mogeln-end = Vince chi resta per primo senza carte, a meno che la persona seguente dubiti a ragione dell’ultima.
