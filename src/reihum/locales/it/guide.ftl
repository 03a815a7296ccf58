# Le regole dei giochi in poche parole

guide-title = { $game }: le regole
guide-learn = Imparare giocando
guide-options = Regole a scelta
guide-rule = Regola { $rule }

guide-head-aim = Lo scopo
guide-head-turn = Il tuo turno
guide-head-draw = Se nessuna carta è giocabile
guide-head-joker = I jolly
guide-head-bridge = Le carte ponte
guide-head-doubt = Dubitare
guide-head-smuggle = Infilare carte
guide-head-tie = Parità
guide-head-schnapp = Schnapp!
guide-head-schnipp = Schnipp!
guide-head-melds = Le tappe
guide-head-more = Aggiungere, jolly, pause
guide-head-end = La fine

guide-elfer-aim = Tutte le carte da 1 a 20 vanno in quattro file, una per colore. Posa tutte le tue prima degli altri.
guide-elfer-turn = Una fila comincia con il suo 11. A sinistra scende fino all’1, a destra sale fino al 20, senza buchi. Se puoi posare una carta, devi posarne almeno una; puoi posarne quante vuoi e poi tenere le altre. Chi ha l’11 rosso comincia con quello, e non posa altro; se non l’ha nessuno, il giallo, poi il verde, poi il blu. Se nessuno ha un 11, si distribuisce di nuovo.
guide-elfer-draw = Pesca fino a tre carte, una alla volta. Appena una è giocabile si posa, e il turno finisce. Se il mazzo è vuoto, dici che nessuna carta è giocabile.
guide-elfer-end = Chi posa per primo l’ultima carta vince la mano. Per gli altri la somma dei numeri in mano è la penalità; dopo tutte le mani vince la somma più piccola.

guide-junior-aim = File corte per i più piccoli: gli 1 e gli 11 sono sul tavolo dall’inizio. Posa le tue cinque carte prima degli altri.
guide-junior-turn = Posa carte salendo da un 1 o scendendo da un 11, sempre nel loro colore e senza buchi. Se puoi posare, devi posare almeno una carta; puoi posarne di più.
guide-junior-draw = Pesca una carta. Se è giocabile si posa subito, altrimenti la tieni. Se il mazzo è vuoto, tocca alla persona seguente.
guide-junior-end = Vince chi posa l’ultima carta. Gli altri sommano i numeri che hanno ancora: meno sono, meglio è.

guide-master-aim = Da quattro 11 uno sotto l’altro crescono file da 1 a 21. Si gioca per i punti: le carte bonus contano per te, le carte in mano contro di te.
guide-master-turn = Posa da una a quattro carte, in qualsiasi fila, ognuna accanto a una carta del suo colore; oppure pesca una carta. Se il mazzo è vuoto e un tuo numero è giocabile, devi posare.
guide-master-joker = Un jolly vale qualsiasi carta, dove quella si potrebbe posare. Chi ha la carta vera può metterla lì e prendere il jolly, ma solo in un turno in cui posa anche una carta. Un jolly in mano costa 11 punti alla fine.
guide-master-bridge = Una carta ponte porta da una carta allo stesso numero in una fila vicina, se altrimenti non si potrebbe posare. Da lì la fila cresce ai due lati. Le carte ponte non contano fra le tue quattro carte.
guide-master-end = Chi posa l’ultima carta che manca dall’1 all’11, o dall’11 al 21, prende una carta bonus: 11 punti. La mano finisce quando qualcuno non ha più carte. I bonus meno i numeri in mano sono i tuoi punti; vince chi ne ha di più, non per forza chi ha finito.

guide-mogeln-aim = Liberati delle tue carte, onestamente o barando.
guide-mogeln-turn = A turno si posa una carta coperta e si dice il numero seguente: uno, due, tre, qualunque carta sia. I colori non contano. Dopo l’ultimo numero la pila esce dal gioco.
guide-mogeln-doubt = Invece di posare puoi dubitare dell’ultima carta posata. Si scopre. Se era giusta, prendi tu la pila; se no, chi ha barato. Poi ricominci con «uno». Quello che hai preso lo raccogli quando la mano è vuota.
guide-mogeln-smuggle = Puoi posare due o tre carte come se fossero una. Se qualcuno dubita, è barare, anche se il numero è giusto.
guide-mogeln-end = Vince chi resta per primo senza carte, a meno che la persona seguente dubiti a ragione dell’ultima.

guide-ratefix-aim = Indovina quanto fanno insieme le carte in mezzo, anche se conosci solo la tua.
guide-ratefix-turn = Ognuno guarda la prima carta del suo mazzetto e la mette coperta in mezzo. Poi si indovina a turno, ad alta voce. Lo stesso numero si può dire due volte.
guide-ratefix-end = La stima più vicina vince le carte, e chi l’ha detta comincia la volta dopo; a pari distanza vale quella detta prima. Quando tutte le carte sono giocate, vince chi ne ha di più.

guide-zweikampf-aim = Un duello a due: decide solo la fortuna. Vinci più carte di chi hai di fronte.
guide-zweikampf-turn = Tutti e due scoprono insieme la prima carta. La più alta le prende entrambe.
guide-zweikampf-tie = Due numeri uguali restano lì. Ognuno ne scopre un’altra, e la più alta le prende tutte.
guide-zweikampf-end = Quando i mazzetti sono finiti, vince chi ha più carte. Nel gioco lungo si continua con le carte vinte, finché qualcuno le ha tutte.

guide-schnippschnapp-aim = Occhi aperti! Raccogli quartetti: lo stesso numero in tutti e quattro i colori.
guide-schnippschnapp-turn = A turno ognuno scopre una carta sulla sua pila scoperta. Un quartetto avuto alla distribuzione si mette da parte prima.
guide-schnippschnapp-schnapp = Quando la carta appena scoperta ha lo stesso numero di un’altra pila scoperta, grida «Schnapp». Chi grida per primo prende le pile degli altri con questo numero e mette da parte i quartetti completi; il resto va sotto il suo mazzetto.
guide-schnippschnapp-schnipp = Un grido sbagliato costa la tua pila scoperta: va in mezzo. Quando una carta scoperta è uguale a quella in cima alle carte in mezzo, grida «Schnipp» e prendile, anche se non hai più carte.
guide-schnippschnapp-end = Finisce quando tutti i quartetti sono da parte o una persona sola ha tutte le carte rimaste. Vince chi ha più quartetti.

guide-schwarzerpeter-aim = Posa coppie di numeri uguali. Una carta è senza gemella, perché questa è stata messa da parte senza guardarla: non restare con quella in mano!
guide-schwarzerpeter-turn = Pesca una carta coperta dalla mano alla tua sinistra. Se fa coppia, la coppia si posa da sola. Chi non ha più carte è al sicuro.
guide-schwarzerpeter-end = Quando resta solo lo Schwarzer Peter, chi ce l’ha ha perso.

guide-stufen-aim = Dieci tappe, al massimo una per mano. La mano in cui qualcuno cala la decima è l’ultima.
guide-stufen-turn = Prendi una carta, dal mazzo o la prima degli scarti. Poi cala la tua tappa se puoi, aggiungi carte, e scartane una.
guide-stufen-melds = Una tappa si cala intera: un gruppo è fatto di numeri uguali, una scala di numeri di seguito, un colore di carte di un solo colore. Chi non ce la fa riprova la stessa nella mano seguente.
guide-stufen-more = Calata la tua tappa, puoi aggiungere carte a tutte quelle sul tavolo. Un jolly vale qualsiasi carta e resta dov’è. Con una carta pausa, al posto dello scarto, fai saltare un turno a qualcuno.
guide-stufen-end = La mano finisce quando qualcuno non ha più carte. Le carte in mano costano penalità: da 1 a 9 cinque l’una, da 10 a 12 dieci, una carta pausa quindici, un jolly venti. Prima contano più tappe, poi meno penalità.
