guide-schnippschnapp-aim = Occhi aperti! Raccogli quartetti: lo stesso numero in tutti e quattro i colori.
guide-schnippschnapp-turn = A turno ognuno scopre una carta sulla sua pila scoperta. Un quartetto avuto alla distribuzione si mette da parte prima.
guide-schnippschnapp-schnapp = Quando la carta appena scoperta ha lo stesso numero di un’altra pila scoperta, grida «Schnapp». Chi grida per primo prende le pile degli altri con questo numero e mette da parte i quartetti completi; il resto va sotto il suo mazzetto.
guide-schnippschnapp-schnipp = Un grido sbagliato costa la tua pila scoperta: va in mezzo. Quando una carta scoperta è uguale a quella in cima alle carte in mezzo, grida «Schnipp» e prendile, anche se non hai più carte.
guide-schnippschnapp-end = Finisce quando tutti i quartetti sono da parte o una persona sola ha tutte le carte rimaste. Vince chi ha più quartetti.
