# Una prima mano di ogni gioco, spiegata a un bambino di otto anni

lesson-elfer-aim = Ci sono quattro file, una per colore. Resta senza carte prima degli altri!
lesson-elfer-open = Ogni fila comincia con il suo 11. Tu hai { $card }, quindi cominci tu: toccalo.
lesson-elfer-beside = Tocca di nuovo a te! Una fila cresce ai due lati dell’11: a sinistra si scende, a destra si sale. Tocca { $card }.
lesson-elfer-more = Dopo la prima carta puoi posarne altre. Puoi posare anche { $card }.
lesson-elfer-hold-back = Potresti posare anche l’11 verde. Ma senza quello nessuno può cominciare la fila verde. Falli aspettare! Tocca «{ play-do-end }».
lesson-elfer-must = Ora puoi posare solo { $card }. Chi può posare deve posare.
lesson-elfer-done = Non c’è altro da posare. Tocca «{ play-do-end }».
lesson-elfer-draw = Nessuna carta giocabile? Allora pesca.
lesson-elfer-draw-again = Neanche questa è giocabile. Continua a pescare finché ne trovi una, al massimo tre carte: ancora una volta!
lesson-elfer-drawn = Che fortuna! Una carta pescata che è giocabile si posa subito. Il tuo turno è finito.
lesson-elfer-end = Chi posa l’ultima carta vince la mano. Gli altri sommano i numeri rimasti in mano: è la loro penalità.

lesson-junior-aim = Tutti gli 1 e gli 11 sono già sul tavolo. Liberati delle tue cinque carte prima degli altri!
lesson-junior-low = Dall’1 si sale: poi viene il 2. Tocca { $card }.
lesson-junior-high = Dall’11 si scende: poi viene il 10. Puoi posare anche { $card }.
lesson-junior-done = Non c’è altro da posare. Tocca «{ play-do-end }».
lesson-junior-draw = Ora nessuna delle tue carte è giocabile. Pesca una carta.
lesson-junior-drawn = È giocabile! Allora si posa subito. Altrimenti l’avresti tenuta.
lesson-junior-next = La carta pescata ti aiuta: ora accanto puoi posare { $card }.
lesson-junior-end = Benissimo! Vince chi posa l’ultima carta.

lesson-master-aim = I quattro 11 stanno uno sotto l’altro e le file crescono ai due lati. Posa le tue carte e raccogli carte bonus per strada.
lesson-master-lay = Al tuo turno posi fino a quattro carte, oppure ne peschi una. Comincia con { $card }.
lesson-master-more = Ora accanto puoi posare { $card }.
lesson-master-joker = Non hai il 14 rosso. Ma un jolly può essere qualsiasi carta! Tocca il jolly, poi il posto { CARD($place, form: "of") }.
lesson-master-fourth = E accanto { $card }. È la tua quarta carta, e quattro è il massimo.
lesson-master-done = Chi ha il 14 rosso può metterlo al posto del tuo jolly e prendersi il jolly. Tu non ce l’hai: tocca «{ play-do-end }».
lesson-master-connection = Ora nessuna delle tue carte va accanto a un’altra. Ma hai le carte ponte!
lesson-master-bridge = Una carta ponte porta da una carta allo stesso numero in una fila vicina. Tocca { $place }: la carta ponte ci arriva { CARD($start, form: "from") }.
lesson-master-from-there = Da lì la fila continua ai due lati, per tutti. Posa { $card }.
lesson-master-bonus = Chi posa l’ultima carta che manca dall’1 all’11, o dall’11 al 21, prende una carta bonus: 11 punti.
lesson-master-end = Quando qualcuno posa l’ultima carta, la mano è finita. Quello che ti resta in mano si toglie dai tuoi punti. Vince chi ha più punti.

lesson-mogeln-aim = Qui si può barare! Resta senza carte prima degli altri.
lesson-mogeln-one = Le carte si posano coperte e si conta ad alta voce: uno, due, tre e così via. Tu cominci con «uno», e un 1 ce l’hai davvero. Tocca { $card }.
lesson-mogeln-honest = Tocca a te e devi dire «quattro». Ne hai uno: tocca { $card }.
lesson-mogeln-doubt = «Sei»? Non può essere: i quattro 6 li hai tutti tu! Tocca «{ play-do-doubt }».
lesson-mogeln-lie = Bugia scoperta! Chi ha barato prende tutta la pila. Ricominci con «uno», ma non hai più un 1. Allora bara: posa { $card }.
lesson-mogeln-smuggle = Nessuno se n’è accorto. Puoi anche posare due o tre carte come se fossero una, finché ti credono.
lesson-mogeln-end = Attenzione: se dubiti di una carta giusta, la pila la prendi tu. Vince chi resta per primo senza carte.

lesson-ratefix-aim = Ognuno mette una carta coperta in mezzo. Tu conosci solo la tua. Quanto fanno tutte insieme?
lesson-ratefix-guess = Hai un 12. Le altre due sono forse circa 9 l’una, e 12 e 9 e 9 fanno { $total }. Di’ { $total }.
lesson-ratefix-won = Le carte fanno 29. La tua stima era la più vicina: le prendi tu. Ora cominci tu.
lesson-ratefix-first = Questa volta hai solo un 3. Le altre due sono forse circa 10 l’una: di’ { $total }.
lesson-ratefix-end = Questa volta un’altra stima era più vicina. Quando tutte le carte sono giocate, vince chi ne ha prese di più.

lesson-zweikampf-aim = Tu hai un mazzetto, e chi hai di fronte anche. Chi ha la carta più alta?
lesson-zweikampf-turn = Scopri la tua prima carta.
lesson-zweikampf-again = La tua carta era più alta: le prendi tutte e due. Scopri la prossima!
lesson-zweikampf-third = Questa volta era più alta l’altra. Avanti!
lesson-zweikampf-tie = Due numeri uguali: le carte restano lì. Scoprine un’altra, e si gioca per tutte.
lesson-zweikampf-end = Le prendi tutte e quattro! Quando i mazzetti sono finiti, vince chi ha preso più carte.

lesson-schnippschnapp-aim = Occhi aperti! Si scopre una carta dopo l’altra. Quando due sono uguali, grida prima degli altri.
lesson-schnippschnapp-turn = Cominci tu: scopri la tua prima carta.
lesson-schnippschnapp-schnapp = Guarda: un 5, e sulla tua pila c’è anche un 5! Presto, grida «Schnapp»!
lesson-schnippschnapp-won = Benissimo! Prendi la pila con lo stesso numero. Le carte vanno sotto il tuo mazzetto.
lesson-schnippschnapp-again = Ora tocca di nuovo a te scoprire una carta.
lesson-schnippschnapp-schnipp = Chi sbaglia paga con la sua pila scoperta: va in mezzo. Se una carta è uguale a quella in mezzo, grida «Schnipp».
lesson-schnippschnapp-end = Quattro numeri uguali sono un quartetto, che si mette da parte. Vince chi ha più quartetti.

lesson-schwarzerpeter-aim = Una carta non ha la gemella: lo Schwarzer Peter. Chi la tiene alla fine perde!
lesson-schwarzerpeter-pairs = Due numeri uguali sono una coppia. Tutte le coppie sono già posate, perciò restano poche carte.
lesson-schwarzerpeter-draw = Chi ti sta accanto ti porge le carte coperte. Pescane una: la numero { $place } da sinistra.
lesson-schwarzerpeter-pair = Un 6, e ne avevi uno: una coppia! Si posa subito.
lesson-schwarzerpeter-draw-again = Qualcuno non ha più carte ed è al sicuro. Ora pesca la numero { $place }.
lesson-schwarzerpeter-peter = Questa volta niente coppia. Sarà lo Schwarzer Peter? Ancora nessuno può saperlo. Non far vedere niente: forse qualcuno te la pesca.
lesson-schwarzerpeter-relief = Quella carta se n’è andata! Ora pesca la numero { $place }.
lesson-schwarzerpeter-end = Non hai più carte: sei al sicuro. Alla fine si mostra la carta messa da parte: il 13 blu. Lo Schwarzer Peter era quindi il 13 rosso, e chi ce l’ha perde.

lesson-stufen-aim = Ci sono dieci tappe da superare, al massimo una per mano. La prima: due gruppi di tre numeri uguali.
lesson-stufen-take = Prima prendi una carta: dal mazzo o la prima degli scarti. Il 9 scoperto è proprio quello che ti serve. Prendilo!
lesson-stufen-group = Hai tre 5: è un gruppo. Calalo.
lesson-stufen-stage = E tre 9 sono il secondo gruppo. Cala anche quello: ecco tutta la tappa!
lesson-stufen-discard = Ogni turno finisce con una carta da scartare. Scegline una alta, perché le carte in mano costano penalità: { $card }.
lesson-stufen-take-again = C’è un 5! Va con il tuo gruppo. Prendilo.
lesson-stufen-add = Quando la tua tappa è sul tavolo, puoi aggiungere carte a tutti i gruppi. Aggiungi { $card }.
lesson-stufen-discard-again = E di nuovo scarta una carta: { $card }.
lesson-stufen-joker = Un jolly può essere qualsiasi carta. Con una carta pausa fai saltare un turno a qualcun altro.
lesson-stufen-end = Chi resta senza carte finisce la mano. Nella prossima provi la seconda tappa. La mano in cui qualcuno cala la decima tappa è l’ultima: vince chi ha più tappe, poi chi ha meno penalità.

# Intorno a ogni lezione

learn-title = Imparare { $game }
learn-go-on = Avanti
learn-leave = Lascia la lezione
learn-again = Ancora una volta
learn-progress = A che punto sei
refused-learn-other = Si può fare anche questo. Ma prova prima quello che c’è scritto qui.
refused-learn-wait = Prima leggi, poi tocca «{ learn-go-on }».
