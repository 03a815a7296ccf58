# Studi

help-study = Risponde a una domanda su un gioco con molte mani, con intervalli e immagini.
help-study-file = La domanda: un file, o il nome di uno studio incluso in Reihum; senza, vengono elencati.
help-study-out = La pagina che viene scritta; i numeri stanno accanto, in JSON.
study-written = La risposta è in { $page }, i numeri sono in { $numbers }.
study-numbers = I numeri
study-players = in { $players }
study-how = { $game }: { $rounds } mani per ogni caso tra bot ({ $bots }), seed { $seed }, { $machine ->
    [kernel] con il nucleo compilato
    [engine] con il motore delle regole
   *[both] con il nucleo dove si può, altrimenti con il motore
}. Intervalli di confidenza al 95%.
axis-players = Persone
axis-seats = Posto e bot
axis-turns = Ordine di gioco
axis-cards = Carta
axis-stages = Tappa
axis-ways = Modo di giocare
axis-endings = Fine
axis-lies = Quota
study-mean = Media
study-interval = 95%
study-source = { $rounds } mani per ogni caso tra bot ({ $bots }). Le barre sono intervalli di confidenza al 95%.
study-cut-off = La scala comincia da { $mark }.
mark-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
mark-number = { NUMBER($value, maximumFractionDigits: 2) }
study-lies = Carte posate mentendo
study-lies-that-pass = Bugie che passano
study-doubts-in-vain = Dubbi a torto
count-length = Quanto dura una mano
count-length-about = Le decisioni di tutti insieme, in media: posare, pescare, gridare, passare e finire il turno ne sono una ciascuna.
count-length-measure = Decisioni di tutti in una mano, in media
count-wins = Chi vince
count-wins-about = La quota di vittorie di ogni posto; una vittoria condivisa conta in parti.
count-wins-measure = Quota delle vittorie
count-points = Punti
count-points-about = I punti di ogni posto, in media.
count-points-measure = Punti in una mano, in media
count-turns = Quanto vale l’ordine di gioco
count-turns-about = Quanto più o meno della quota equa vincono la prima persona, la seconda e le altre, contando da chi comincia.
count-turns-measure = Vittorie sopra o sotto la quota equa, in punti percentuali
count-endings = Come finiscono le mani
count-endings-about = La quota di mani che finiscono in ciascun modo.
count-endings-measure = Quota delle mani
count-luck = Quanto decide la fortuna
count-luck-about = Due bot di diversa bravura, random e simple, prendono lo stesso posto tra bot simple. Quanto le vittorie variano attorno alla media di ciascuno, contro la distanza delle medie, qualunque sia la più alta: 100% è solo fortuna.
count-luck-measure = Quanto di ciò che decide una vittoria è fortuna
count-cards = Quanto vale una carta distribuita
count-cards-about = Di quanto sale la probabilità di vincere con ogni carta di quel tipo nella prima mano.
count-cards-measure = Quanto ogni carta di quel tipo in prima mano aggiunge alla probabilità di vincere, in punti percentuali
count-stages = Quanto è difficile ogni tappa
count-stages-about = La quota di chi è a una tappa e la cala in una mano.
count-stages-measure = Quota di chi è a una tappa e la cala in una mano
count-lies = Bugie
count-lies-about = Quante carte sono posate mentendo, quante bugie passano e quanti dubbi cadono sulla verità.
count-lies-measure = Quota delle carte posate, delle bugie e dei dubbi
refused-bad-study = { $file } non è uno studio: { $problem }.
refused-rounds-or-precision = { $file } indica sia rounds sia precision; ce ne vuole uno solo.
refused-unknown-count = In questo gioco non si conta nulla che si chiami { $count }. Ci sono { $counts }.
refused-too-many-cases = { $cases } casi sono troppi; se ne possono confrontare { $most }.
