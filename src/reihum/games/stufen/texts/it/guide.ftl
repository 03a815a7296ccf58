guide-stufen-aim = Dieci tappe, al massimo una per mano. La mano in cui qualcuno cala la decima è l’ultima.
guide-stufen-turn = Prendi una carta, dal mazzo o la prima degli scarti. Poi cala la tua tappa se puoi, aggiungi carte, e scartane una.
guide-stufen-melds = Una tappa si cala intera: un gruppo è fatto di numeri uguali, una scala di numeri di seguito, un colore di carte di un solo colore. Chi non ce la fa riprova la stessa nella mano seguente.
guide-stufen-more = Calata la tua tappa, puoi aggiungere carte a tutte quelle sul tavolo. Un jolly vale qualsiasi carta e resta dov’è. Con una carta pausa, al posto dello scarto, fai saltare un turno a qualcuno.
guide-stufen-end = La mano finisce quando qualcuno non ha più carte. Le carte in mano costano penalità: da 1 a 9 cinque l’una, da 10 a 12 dieci, una carta pausa quindici, un jolly venti. Prima contano più tappe, poi meno penalità.
