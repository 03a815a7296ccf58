# Le regole dei giochi in poche parole

guide-title = { $game }: le regole
guide-learn = Imparare giocando
guide-options = Che cosa può scegliere un tavolo
guide-rule = Regola { $rule }

guide-head-aim = Lo scopo
guide-head-turn = Il tuo turno
guide-head-draw = Quando non va bene niente
guide-head-joker = I jolly
guide-head-bridge = Le carte di collegamento
guide-head-doubt = Dubitare
guide-head-smuggle = Infilare carte
guide-head-tie = Parità
guide-head-schnapp = Schnapp!
guide-head-schnipp = Schnipp!
guide-head-melds = Le tappe
guide-head-more = Aggiungere, jolly, pause
guide-head-end = La fine

guide-elfer-aim = Tutte le carte da 1 a 20 vanno in quattro file, una per colore. Posa tutte le tue prima degli altri.
guide-elfer-turn = Una fila comincia con il suo 11. A sinistra scende fino all’1, a destra sale fino al 20, senza buchi. Se puoi posare, devi; puoi posare quante carte vuoi e poi tenere le altre. Chi ha l’11 rosso comincia con quello, e non posa altro.
guide-elfer-draw = Pesca fino a tre carte, una alla volta. Appena una va bene si posa, e il turno finisce. Se il mazzo è vuoto, dici che non va bene niente.
guide-elfer-end = Chi posa per primo l’ultima carta vince la mano. Gli altri scrivono la somma dei numeri in mano; dopo tutte le mani vince la somma più piccola.

guide-junior-aim = File corte per i più piccoli: gli 1 e gli 11 sono sul tavolo dall’inizio. Posa le tue cinque carte prima degli altri.
guide-junior-turn = Posa carte salendo da un 1 o scendendo da un 11, sempre nel loro colore e senza buchi. Se puoi posare, devi; se ne possono posare di più.
guide-junior-draw = Pesca una carta. Se va bene si posa subito, altrimenti la tieni. Se il mazzo è vuoto, tocca al prossimo.
guide-junior-end = Vince chi posa l’ultima carta. Gli altri sommano i numeri che hanno ancora: meno sono, meglio è.

guide-master-aim = Da quattro 11 uno sotto l’altro crescono file da 1 a 21. Si gioca per i punti: le carte bonus contano per te, le carte in mano contro di te.
guide-master-turn = Posa da una a quattro carte, in qualsiasi fila, ognuna accanto a una carta del suo colore; oppure pesca una carta. Se il mazzo è vuoto e un tuo numero va bene, devi posare.
guide-master-joker = Un jolly vale qualsiasi carta, dove quella si potrebbe posare. Chi ha la carta vera può metterla lì e prendere il jolly, in un turno in cui posa anche una carta. Un jolly in mano costa 11 punti alla fine.
guide-master-bridge = Una carta di collegamento porta da una carta allo stesso numero nella fila sopra o sotto, se altrimenti non si potrebbe posare. Da lì la fila cresce ai due lati. Non contano fra le tue quattro carte.
guide-master-end = Chi posa l’ultima carta che manca dall’1 all’11, o dall’11 al 21, prende una carta bonus: 11 punti. La mano finisce quando qualcuno non ha più carte. I bonus meno i numeri in mano sono i tuoi punti; vince chi ne ha di più, non per forza chi ha finito.

guide-mogeln-aim = Liberati delle tue carte, onestamente o barando.
guide-mogeln-turn = A turno si posa una carta coperta e si dice il numero seguente: uno, due, tre, qualunque carta sia. I colori non contano. Dopo l’ultimo numero la pila esce dal gioco.
guide-mogeln-doubt = Invece di posare puoi dubitare della carta prima di te. Si scopre. Se era giusta, prendi tu la pila; se no, chi ha barato. Poi ricominci con “uno”. Quello che hai preso lo raccogli quando la mano è vuota.
guide-mogeln-smuggle = Puoi posare due o tre carte come se fossero una. Se qualcuno dubita, è barare, anche se il numero è giusto.
guide-mogeln-end = Vince chi resta per primo senza carte, a meno che il prossimo dubiti a ragione dell’ultima.

guide-ratefix-aim = Indovina quanto fanno insieme le carte in mezzo, anche se conosci solo la tua.
guide-ratefix-turn = Ognuno mette la prima carta del suo mazzetto coperta in mezzo, dopo averla guardata. Poi tutti indovinano a turno, ad alta voce. Lo stesso numero si può dire due volte.
guide-ratefix-end = Il più vicino prende le carte, fra due chi l’ha detto prima, e la volta dopo indovina per primo. Quando tutte le carte sono giocate, vince chi ne ha di più.

guide-zweikampf-aim = Un duello a due: decide solo la fortuna. Prendi più carte dell’altro.
guide-zweikampf-turn = Tutti e due scoprono insieme la prima carta. La più alta le prende entrambe.
guide-zweikampf-tie = Due numeri uguali restano lì. Ognuno ne scopre un’altra, e la più alta le prende tutte.
guide-zweikampf-end = Quando i mazzetti sono finiti, vince chi ha più carte. Nel gioco lungo si continua con le carte vinte, finché uno le ha tutte.

guide-schnippschnapp-aim = Sii svelto! Raccogli quartetti: lo stesso numero in tutti e quattro i colori.
guide-schnippschnapp-turn = A turno ognuno scopre una carta sulla sua pila scoperta. Un quartetto avuto alla distribuzione si mette da parte prima.
guide-schnippschnapp-schnapp = Quando la carta appena scoperta ha lo stesso numero di un’altra pila scoperta, grida “Schnapp”. Il primo prende le pile degli altri con questo numero e mette da parte i quartetti completi; il resto va sotto il suo mazzetto.
guide-schnippschnapp-schnipp = Un grido sbagliato costa la tua pila scoperta: va in mezzo. Quando una carta scoperta è uguale a quella in cima al mezzo, grida “Schnipp” e prendi il mezzo, anche se non hai più carte.
guide-schnippschnapp-end = Finisce quando tutti i quartetti sono da parte o uno solo ha tutte le carte rimaste. Vince chi ha più quartetti.

guide-schwarzerpeter-aim = Posa coppie di numeri uguali. Una carta non ha la gemella, messa da parte senza guardarla: non restare con quella!
guide-schwarzerpeter-turn = Pesca una carta coperta dalla mano alla tua sinistra. Se fa coppia, la coppia si posa da sola. Chi non ha più carte è salvo.
guide-schwarzerpeter-end = Quando resta solo lo Schwarzer Peter, chi ce l’ha ha perso.

guide-stufen-aim = Dieci tappe, al massimo una per mano. Chi per primo ha calato la decima chiude la partita.
guide-stufen-turn = Prendi una carta, dal mazzo o quella scoperta. Poi cala la tua tappa se puoi, aggiungi carte, e scartane una.
guide-stufen-melds = Una tappa si cala intera: i gruppi sono numeri uguali, le scale numeri di seguito, i colori carte di un solo colore. Chi non ce l’ha fatta riprova la stessa nella mano seguente.
guide-stufen-more = Calata la tua tappa, puoi aggiungere carte a tutte quelle sul tavolo. Un jolly vale qualsiasi carta e resta dov’è. Con una carta pausa, al posto dello scarto, fai saltare un turno a qualcuno.
guide-stufen-end = La mano finisce quando qualcuno non ha più carte. Le carte in mano costano: da 1 a 9 cinque l’una, da 10 a 12 dieci, una pausa quindici, un jolly venti. Prima contano più tappe, poi meno punti.
